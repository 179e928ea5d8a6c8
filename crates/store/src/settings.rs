//! What the player chose: a text of lines `key = value`, made to be read by people too.
//!
//! Reading is tolerant: what it does not know is kept as it is, for a newer version of
//! the program may; a value that makes no sense is told and counts as not chosen.

use crate::choice::choice;
use crate::{Day, Lost};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

choice! {
    /// Light or dark.
    Theme {
        /// As the system.
        #[default]
        System "system",
        /// Dark on light.
        Light "light",
        /// Light on dark.
        Dark "dark",
    }
}

choice! {
    /// What marks a cell as background.
    Cross {
        /// A cross.
        #[default]
        Cross "cross",
        /// A dot.
        Dot "dot",
    }
}

choice! {
    /// What a button of the mouse does.
    Tool {
        /// Fills.
        #[default]
        Fill "fill",
        /// Marks as background.
        Mark "mark",
        /// Empties.
        Erase "erase",
    }
}

choice! {
    /// When mistakes are shown.
    Mistakes {
        /// Never: a check only tells whether the board can be completed.
        Never "never",
        /// When the player asks.
        #[default]
        Asked "asked",
        /// When a line is full.
        Line "line",
        /// At once.
        AtOnce "at-once",
    }
}

choice! {
    /// Where the marks of a cell stand.
    Marks {
        /// Some in its corners, others in its middle.
        #[default]
        Corners "corners",
        /// Each at the place of its digit.
        Places "places",
    }
}

choice! {
    /// When it is shown that a digit stands twice in a house.
    Duplicates {
        /// Never.
        Never "never",
        /// When the player looks for mistakes.
        Asked "asked",
        /// At once.
        #[default]
        AtOnce "at-once",
    }
}

choice! {
    /// In which order puzzles are shown.
    Sort {
        /// As they lie there.
        #[default]
        Given "given",
        /// The smallest first.
        Size "size",
        /// The easiest first.
        Class "class",
        /// The last played first.
        Played "played",
    }
}

/// The sizes that the interface can have, as a factor.
pub const SCALES: RangeInclusive<f32> = 0.5..=3.0;

/// The most recent files that are remembered.
pub const RECENT: usize = 20;

/// The most days that are remembered as solved, of all games together.
pub const DAYS: usize = 1200;

/// The widths and heights that a window can have, in points.
const WINDOWS: RangeInclusive<f32> = 200.0..=16_000.0;

/// What the player chose.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The code of the language; none to follow the system.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether lines and text stand out more.
    pub contrast: bool,
    /// What marks a cell as background.
    pub cross: Cross,
    /// What the left button does.
    pub left: Tool,
    /// What the right button does.
    pub right: Tool,
    /// Whether buttons for the tools are shown, for touch and pens.
    pub tool_buttons: bool,
    /// When mistakes are shown.
    pub mistakes: Mistakes,
    /// Whether the blanks of a finished line are crossed out with the stroke that finishes it.
    pub auto_crosses: bool,
    /// Where the marks of a cell stand.
    pub marks: Marks,
    /// Whether the marks of a digit go when it is placed.
    pub auto_marks: bool,
    /// Whether a digit is chosen first and then its cells.
    pub digit_first: bool,
    /// When it is shown that a digit stands twice in a house.
    pub duplicates: Duplicates,
    /// Whether puzzles are made ahead of time while nothing else happens.
    pub stock: bool,
    /// Whether a picture being made is looked at after every stroke.
    pub check_drawings: bool,
    /// Whether inks have letters.
    pub letters: bool,
    /// Whether the clock is hidden.
    pub timer_hidden: bool,
    /// The size of the interface, within [`SCALES`].
    pub scale: f32,
    /// Whether nothing moves that need not.
    pub reduced_motion: bool,
    /// Whether wheel and fingers leave the board where it is.
    pub view_locked: bool,
    /// Whether solved puzzles are left out.
    pub only_unsolved: bool,
    /// In which order puzzles are shown.
    pub sort: Sort,
    /// Whether it was told how to play.
    pub taught: bool,
    /// The files that were opened, the last first.
    pub recent: Vec<PathBuf>,
    /// The folders of the library.
    pub folders: Vec<PathBuf>,
    /// The days whose daily puzzle was solved, the last first, each with the game of the puzzle. A
    /// file of an earlier version names no game: such a day counts for every game.
    pub days: Vec<(Day, Option<String>)>,
    /// The width and the height of the window when it was last seen.
    pub window: Option<(f32, f32)>,
    /// Where links to puzzles lead; none if empty.
    pub address: String,
    /// Lines with keys that are not known, as they are.
    pub others: Vec<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::default(),
            contrast: false,
            cross: Cross::default(),
            left: Tool::Fill,
            right: Tool::Mark,
            tool_buttons: true,
            mistakes: Mistakes::default(),
            auto_crosses: false,
            marks: Marks::default(),
            auto_marks: true,
            digit_first: false,
            duplicates: Duplicates::default(),
            stock: true,
            check_drawings: true,
            letters: false,
            timer_hidden: false,
            scale: 1.0,
            reduced_motion: false,
            view_locked: false,
            only_unsolved: false,
            sort: Sort::default(),
            taught: false,
            recent: Vec::new(),
            folders: Vec::new(),
            days: Vec::new(),
            window: None,
            address: String::new(),
            others: Vec::new(),
        }
    }
}

impl Settings {
    /// Puts a file before all others that were opened.
    pub fn opened(&mut self, file: &Path) {
        self.recent.retain(|other| other != file);
        self.recent.insert(0, file.to_owned());
        self.recent.truncate(RECENT);
    }

    /// Notes that the daily puzzle of a day was solved, of this game.
    pub fn solved_day(&mut self, day: Day, game: &str) {
        self.note_day(day, Some(game.to_owned()));
    }

    pub(crate) fn note_day(&mut self, day: Day, game: Option<String>) {
        let own = (day, game);
        self.days.retain(|other| *other != own);
        self.days.push(own);
        self.days.sort_by(|one, other| other.cmp(one));
        self.days.truncate(DAYS);
    }

    /// The days whose daily puzzle of a game was solved, the last first.
    pub fn days_of(&self, game: &str) -> Vec<Day> {
        let is_own = |own: &Option<String>| own.as_deref().is_none_or(|own| own == game);
        let mut days: Vec<Day> =
            self.days.iter().filter(|(_, own)| is_own(own)).map(|(day, _)| *day).collect();
        days.dedup();
        days
    }

    /// Reads a file of settings; also the lines that say nothing.
    pub fn read(text: &str) -> (Settings, Vec<Lost>) {
        let mut settings = Settings::default();
        let mut lost = Vec::new();
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (number, line) in (1..).zip(text.lines()) {
            if !line.trim().is_empty() && settings.take(line).is_none() {
                let text = line.chars().take(80).collect();
                lost.push(Lost::Setting { line: number, text });
            }
        }
        (settings, lost)
    }

    /// Takes a line; none if it makes no sense.
    fn take(&mut self, line: &str) -> Option<()> {
        let (key, path) = line.split_once('=')?;
        let (value, path) = (path.trim(), path.strip_prefix(' ').unwrap_or(path));
        match key.trim() {
            "language" => self.language = language(value)?,
            "theme" => self.theme = Theme::named(value)?,
            "contrast" => self.contrast = value.parse().ok()?,
            "cross" => self.cross = Cross::named(value)?,
            "left" => self.left = Tool::named(value)?,
            "right" => self.right = Tool::named(value)?,
            "tool-buttons" => self.tool_buttons = value.parse().ok()?,
            "mistakes" => self.mistakes = Mistakes::named(value)?,
            "auto-crosses" => self.auto_crosses = value.parse().ok()?,
            "marks" => self.marks = Marks::named(value)?,
            "auto-marks" => self.auto_marks = value.parse().ok()?,
            "digit-first" => self.digit_first = value.parse().ok()?,
            "duplicates" => self.duplicates = Duplicates::named(value)?,
            "stock" => self.stock = value.parse().ok()?,
            "check-drawings" => self.check_drawings = value.parse().ok()?,
            "letters" => self.letters = value.parse().ok()?,
            "timer-hidden" => self.timer_hidden = value.parse().ok()?,
            "scale" => {
                self.scale = value.parse().ok().filter(|scale| SCALES.contains(scale))?;
            }
            "reduced-motion" => self.reduced_motion = value.parse().ok()?,
            "view-locked" => self.view_locked = value.parse().ok()?,
            "only-unsolved" => self.only_unsolved = value.parse().ok()?,
            "sort" => self.sort = Sort::named(value)?,
            "taught" => self.taught = value.parse().ok()?,
            "recent" if value.is_empty() => return None,
            "recent" if self.recent.len() < RECENT => self.recent.push(path.into()),
            "recent" => {}
            "folder" if value.is_empty() => return None,
            "folder" => self.folders.push(path.into()),
            "daily" => {
                let (day, game) = match value.split_once(' ') {
                    Some((day, game)) => (day, Some(game.trim().to_owned())),
                    None => (value, None),
                };
                self.note_day(day.parse().ok()?, game);
            }
            "window" => {
                let (width, height) = value.split_once(' ')?;
                let side = |text: &str| text.parse().ok().filter(|side| WINDOWS.contains(side));
                self.window = Some((side(width)?, side(height)?));
            }
            "address" => self.address = value.to_owned(),
            "" => return None,
            _ => self.others.push(line.to_owned()),
        }
        Some(())
    }

    /// The file of these settings. A path that is no text of one line is left out.
    pub fn write(&self) -> String {
        let flag = |is: bool| if is { "true" } else { "false" };
        let choices = [
            ("language", self.language.as_deref().unwrap_or("system")),
            ("theme", self.theme.name()),
            ("contrast", flag(self.contrast)),
            ("cross", self.cross.name()),
            ("left", self.left.name()),
            ("right", self.right.name()),
            ("tool-buttons", flag(self.tool_buttons)),
            ("mistakes", self.mistakes.name()),
            ("auto-crosses", flag(self.auto_crosses)),
            ("marks", self.marks.name()),
            ("auto-marks", flag(self.auto_marks)),
            ("digit-first", flag(self.digit_first)),
            ("duplicates", self.duplicates.name()),
            ("stock", flag(self.stock)),
            ("check-drawings", flag(self.check_drawings)),
            ("letters", flag(self.letters)),
            ("timer-hidden", flag(self.timer_hidden)),
            ("scale", &self.scale.to_string()),
            ("reduced-motion", flag(self.reduced_motion)),
            ("view-locked", flag(self.view_locked)),
            ("only-unsolved", flag(self.only_unsolved)),
            ("sort", self.sort.name()),
            ("taught", flag(self.taught)),
        ];
        let mut text = String::new();
        for (key, value) in choices {
            text += &format!("{key} = {value}\n");
        }
        let lists = [("recent", &self.recent), ("folder", &self.folders)];
        for (key, path) in lists.iter().flat_map(|(key, paths)| paths.iter().map(move |p| (key, p)))
        {
            if let Some(path) = path.to_str().filter(|path| !path.contains(['\n', '\r'])) {
                text += &format!("{key} = {path}\n");
            }
        }
        for (day, game) in &self.days {
            match game {
                Some(game) => text += &format!("daily = {day} {game}\n"),
                None => text += &format!("daily = {day}\n"),
            }
        }
        if let Some((width, height)) = self.window {
            text += &format!("window = {width} {height}\n");
        }
        let address = self.address.trim();
        if !address.is_empty() && !address.contains(['\n', '\r']) {
            text += &format!("address = {address}\n");
        }
        for line in &self.others {
            text += line;
            text.push('\n');
        }
        text
    }
}

/// A code of a language, or none for that of the system.
fn language(value: &str) -> Option<Option<String>> {
    let code = |c: char| c.is_ascii_alphanumeric() || c == '-';
    match value {
        "system" => Some(None),
        "" => None,
        value => value.chars().all(code).then(|| Some(value.to_owned())),
    }
}
