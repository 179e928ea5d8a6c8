//! The clues that are typed, the line at which the keyboard is, and what is known of them. Keys
//! write into a field in the panel; a line is typed as soon as its text says something.

use super::panel::Deed;
use crate::host::{Host, Poll, Work};
use egui::text::{CCursor, CCursorRange};
use egui::{Context, Event, Id, Key, TextEdit, Ui};
use grille_engine::colours::Colour;
use grille_engine::grid::LineId;
use grille_engine::nonogram::Picture;
use grille_store::Trouble;
use grille_studio::entry::line_text::{self, BadText};
use grille_studio::entry::{Answer, Asking, ClueEdit, ClueEntry};
use std::time::Duration;

/// The longest that is looked for solutions.
const PATIENCE: Duration = Duration::from_secs(20);

/// The keys of the field, each with what it does.
pub const KEYS: &[(&str, &str)] = &[
    ("0-9", "entry-key-number"),
    ("A-Z", "entry-key-ink"),
    ("Enter ↓ Tab", "entry-key-next"),
    ("⇧+Tab ↑", "entry-key-before"),
    ("PageDown PageUp", "entry-key-other"),
];

/// How the clues stand.
#[derive(Default)]
pub enum Standing {
    /// Nobody has asked yet.
    #[default]
    Unasked,
    /// That is being worked out.
    Looking(Work<Answer>),
    /// This came of it.
    Known(Answer),
}

/// Clues being typed.
pub struct Typing {
    /// The clues with their history.
    pub entry: ClueEntry,
    /// The line at which the keyboard is.
    pub line: LineId,
    /// The text of that line.
    pub text: String,
    /// What that text says that no clue can.
    pub bad: Option<BadText>,
    /// The ink of new numbers.
    pub hand: Colour,
    /// Letters of the inks, by their index.
    pub letters: Vec<char>,
    /// How the clues stand.
    pub standing: Standing,
    /// Which of the solutions is shown.
    pub shown: Option<usize>,
    /// The number that is dragged to another place of its line.
    pub dragged: Option<(LineId, usize)>,
    /// How far the wheel has turned since it last changed a number.
    pub wheel: f32,
    /// What keys asked for.
    pub asked: Option<Deed>,
    /// Whether the field is to have the keyboard.
    pub wants_field: bool,
    /// Whether Escape has let the field go, so that other keys reach the buttons.
    is_let_go: bool,
    /// Whether the board is to be scrolled to the line.
    pub wants_line: bool,
    /// Whether the clues are others than those that were asked about.
    is_changed: bool,
    /// Whether a line was left since they were kept.
    is_left: bool,
}

impl Typing {
    /// Begins with the first line that is not typed.
    pub fn new(entry: ClueEntry) -> Typing {
        let line = entry.clues().untyped().next().unwrap_or(LineId::Row(0));
        let mut typing = Typing {
            entry,
            line,
            text: String::new(),
            bad: None,
            hand: Colour::BLACK,
            letters: Vec::new(),
            standing: Standing::Unasked,
            shown: None,
            dragged: None,
            wheel: 0.0,
            asked: None,
            wants_field: true,
            is_let_go: false,
            wants_line: true,
            is_changed: true,
            is_left: false,
        };
        typing.read_line();
        typing
    }

    /// The field for the text of a line.
    pub fn field() -> Id {
        Id::unique("clue field")
    }

    /// The solutions that are known, two at the most.
    pub fn solutions(&self) -> &[Picture] {
        match &self.standing {
            Standing::Known(Answer::Unique(picture)) => std::slice::from_ref(picture),
            Standing::Known(Answer::Several(both)) => &**both,
            Standing::Known(Answer::Open | Answer::None(_) | Answer::Unknown)
            | Standing::Unasked
            | Standing::Looking(_) => &[],
        }
    }

    /// The picture that is shown on the board.
    pub fn picture(&self) -> Option<&Picture> {
        self.solutions().get(self.shown?)
    }

    /// Makes a change by the pointer or a button; the field says what its line says then.
    pub fn edit(&mut self, edit: &ClueEdit) {
        if self.entry.edit(edit) {
            self.has_changed();
        }
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        if self.entry.undo() {
            self.has_changed();
        }
    }

    /// Makes it again.
    pub fn redo(&mut self) {
        if self.entry.redo() {
            self.has_changed();
        }
    }

    fn has_changed(&mut self) {
        let clues = self.entry.clues();
        // A line may be gone, and so may an ink.
        if !clues.size().contains(self.line.cell(0)) {
            self.line = LineId::Row(0);
        }
        if !clues.colours().any(|colour| colour == self.hand) {
            self.hand = Colour::BLACK;
        }
        self.read_line();
        self.is_changed = true;
    }

    fn read_line(&mut self) {
        self.text = line_text::text(self.entry.clues(), self.line, &self.letters);
        self.bad = None;
    }

    /// Goes to a line. What was typed before is a step of its own.
    pub fn go(&mut self, line: LineId) {
        if line != self.line {
            self.entry.pause();
            self.is_left = true;
        }
        self.line = line;
        self.read_line();
        (self.wants_field, self.wants_line, self.is_let_go) = (true, true, false);
    }

    /// Goes by so many lines, rows before columns, round at either end.
    fn go_by(&mut self, by: isize) {
        let size = self.entry.clues().size();
        let count = size.rows() + size.cols();
        let index = (size.line_index(self.line) + count).wrapping_add_signed(by) % count;
        self.go(size.line_at(index));
    }

    /// Goes to the line of the same number that crosses this one.
    fn go_across(&mut self) {
        let size = self.entry.clues().size();
        self.go(match self.line {
            LineId::Row(row) => LineId::Col(row.min(size.cols() as u16 - 1)),
            LineId::Col(col) => LineId::Row(col.min(size.rows() as u16 - 1)),
        });
    }

    /// The text of the field is another: the line says what it says.
    pub fn typed(&mut self) {
        match line_text::blocks(&self.text, &self.letters, self.hand) {
            Ok(blocks) => {
                self.bad = None;
                if self.entry.edit(&ClueEdit::Line(self.line, blocks)) {
                    self.is_changed = true;
                }
            }
            Err(bad) => self.bad = Some(bad),
        }
    }

    /// Takes a text of several lines, from this line on; what is wrong with the first that says
    /// nothing.
    fn paste(&mut self, text: &str) {
        let size = self.entry.clues().size();
        let from = size.line_index(self.line);
        let left = size.rows() + size.cols() - from;
        let lines = line_text::lines(text, left);
        let blocks = |line: &&str| line_text::blocks(line, &self.letters, self.hand);
        match lines.iter().map(blocks).collect::<Result<Vec<_>, _>>() {
            Ok(all) => {
                let last = (from + all.len()).min(size.rows() + size.cols() - 1);
                self.entry.pause();
                self.edit(&ClueEdit::Lines(self.line, all));
                self.go(size.line_at(last));
            }
            Err(bad) => self.bad = Some(bad),
        }
    }

    /// Takes the keys that lead from line to line before the field has them, and texts of several
    /// lines. A slow frame has several keys: letters before and after one that leads on go into
    /// the lines at which they were typed.
    pub fn keys(&mut self, ui: &Ui) {
        let focused = ui.memory(egui::Memory::focused);
        if focused == Some(Typing::field()) && ui.input(|input| input.key_pressed(Key::Escape)) {
            self.is_let_go = true;
        }
        let is_free = focused.is_none() && !self.is_let_go;
        if std::mem::take(&mut self.wants_field) || is_free {
            ui.memory_mut(|memory| memory.request_focus(Typing::field()));
            self.set_caret(ui.ctx());
        }
        if !ui.memory(|memory| memory.has_focus(Typing::field())) {
            return;
        }
        let taken: Vec<Stroke> = ui.input_mut(|input| {
            let leads = |event: &Event| Stroke::of(event).is_some_and(|stroke| !stroke.is_letter());
            if !input.events.iter().any(leads) {
                return Vec::new();
            }
            let mut taken = Vec::new();
            input.events.retain(|event| match Stroke::of(event) {
                Some(stroke) => {
                    taken.push(stroke);
                    false
                }
                None => true,
            });
            taken
        });
        if taken.is_empty() {
            return;
        }
        let state = TextEdit::load_state(ui.ctx(), Typing::field());
        let caret = state.and_then(|state| state.cursor.char_range()?.single());
        let mut caret = caret.map_or(usize::MAX, |caret| caret.index.0);
        for stroke in taken {
            let place = |text: &str, at: usize| {
                text.char_indices().nth(at).map_or(text.len(), |(place, _)| place)
            };
            match stroke {
                Stroke::Letters(letters) => {
                    self.text.insert_str(place(&self.text, caret), &letters);
                    caret = caret.saturating_add(letters.chars().count());
                    self.typed();
                    continue;
                }
                Stroke::Back => {
                    caret = caret.min(self.text.chars().count());
                    if caret > 0 {
                        caret -= 1;
                        self.text.remove(place(&self.text, caret));
                        self.typed();
                    }
                    continue;
                }
                Stroke::By(by) => self.go_by(by),
                Stroke::Across => self.go_across(),
                Stroke::Undo => self.undo(),
                Stroke::Redo => self.redo(),
                Stroke::Paste(text) => self.paste(&text),
                Stroke::Ask(deed) => self.asked = Some(deed),
            }
            caret = usize::MAX;
        }
        self.wants_field = false;
        self.set_caret(ui.ctx());
    }

    /// Puts the caret behind the text of the line.
    fn set_caret(&self, context: &Context) {
        let end = CCursorRange::one(CCursor::new(self.text.chars().count()));
        let mut state = TextEdit::load_state(context, Typing::field()).unwrap_or_default();
        state.cursor.set_char_range(Some(end));
        TextEdit::store_state(context, Typing::field(), state);
    }

    /// Keeps what has changed, asks how it stands, and looks for the answer.
    pub fn tick(&mut self, context: &Context, host: &dyn Host) -> Option<Trouble> {
        if let Standing::Looking(work) = &self.standing {
            match work.poll() {
                Poll::Working => {}
                Poll::Done(answer) => self.standing = Standing::Known(answer),
                Poll::Late => self.standing = Standing::Known(Answer::Unknown),
            }
        }
        let is_left = std::mem::take(&mut self.is_left);
        let is_changed = std::mem::take(&mut self.is_changed);
        if is_changed {
            self.shown = None;
            // The question before is dropped, and with it the work on it.
            self.standing = match Asking::new(self.entry.clues()) {
                Some(asking) => Standing::Looking(Work::start(host, context, asking, PATIENCE)),
                None => Standing::Known(Answer::Unknown),
            };
            context.request_repaint();
        }
        let store = host.store().filter(|_| is_changed || is_left)?;
        store.keep_clues(&self.entry.to_text(), is_left).err()
    }
}

/// What a key does in the field.
enum Stroke {
    Letters(String),
    Back,
    By(isize),
    Across,
    Undo,
    Redo,
    Paste(String),
    Ask(Deed),
}

impl Stroke {
    fn of(event: &Event) -> Option<Stroke> {
        match event {
            Event::Text(text) => Some(Stroke::Letters(text.clone())),
            Event::Paste(text) if text.trim_end().contains('\n') => {
                Some(Stroke::Paste(text.clone()))
            }
            Event::Key { key, pressed: true, modifiers, .. } => {
                let (is_plain, is_shift) = (modifiers.is_none(), modifiers.shift_only());
                match key {
                    Key::Backspace if is_plain => Some(Stroke::Back),
                    Key::Enter | Key::ArrowDown | Key::Tab if is_plain => Some(Stroke::By(1)),
                    Key::ArrowUp if is_plain => Some(Stroke::By(-1)),
                    Key::Enter | Key::Tab if is_shift => Some(Stroke::By(-1)),
                    Key::PageDown | Key::PageUp if is_plain => Some(Stroke::Across),
                    Key::Enter if modifiers.command => Some(Stroke::Ask(Deed::Play)),
                    Key::S if modifiers.command => Some(Stroke::Ask(Deed::Save)),
                    Key::Z if modifiers.command && modifiers.shift => Some(Stroke::Redo),
                    Key::Z if modifiers.command => Some(Stroke::Undo),
                    Key::Y if modifiers.command => Some(Stroke::Redo),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Whether the field can do it by itself.
    fn is_letter(&self) -> bool {
        matches!(self, Stroke::Letters(_) | Stroke::Back)
    }
}
