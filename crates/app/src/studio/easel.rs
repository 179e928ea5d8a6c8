//! The room in which a picture is drawn: tools at the left, the board with its clues, and what is
//! known about the puzzle at the right. What is drawn lives in the mid end
//! ([`grille_studio::Studio`]); here are only what is seen of it, its journal and its dialogs.

use super::asking::Asking;
use super::lettering::Lettering;
use super::over::Over;
use super::reference::Reference;
use super::save::Save;
use super::{Around, Asked, Room, board, over, panel, rail};
use crate::command::ForStudio;
use crate::games::boxed;
use crate::host::{Host, Wanted};
use crate::nonogram::board::{Clues, Desk, View as Seen};
use crate::screen::{EASEL, Screen};
use crate::theme::{self, BROAD, NARROW, PANEL, PANEL_BROAD};
use egui::{CentralPanel, Context, Frame, Margin, Panel, Ui};
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid};
use grille_engine::nonogram::{Ink, Mark, Nonogram, Picture, Puzzle};
use grille_store::{Id, Kept, Store, Trouble};
use grille_studio::{
    Area, Asked as Question, Canvas, Change, Edit, Flip, Hand, Solutions, Spot, Studio, Tool, Want,
    Wish,
};
use grille_table::Totals;
use grille_table::nonogram::{Face, View};
use grille_words::{Words, say};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// A picture on the easel.
pub struct Easel {
    /// The picture being made.
    pub made: Studio,
    /// Its journal; none if nothing is kept.
    kept: Option<Kept<Canvas>>,
    /// What is seen of the board.
    pub(super) desk: Desk,
    /// Where the keyboard is, once it was used.
    pub(super) cursor: Option<Cell>,
    /// Whether the keyboard was used after the pointer.
    pub(super) by_keys: bool,
    /// The room that clues have had so far: a board that shrinks with every stroke is hard to hit.
    pub(super) clues: Option<Clues>,
    /// How high the verdict was when it was drawn last.
    pub(super) verdict_height: f32,
    view: Option<(Key, Arc<View>)>,
    pub(super) asking: Asking,
    /// Whether the puzzle is looked at after every stroke.
    pub(super) checks: bool,
    /// The picture that was to be looked at all the same.
    pub(super) checked: Option<u64>,
    /// What is wished of a repair.
    pub(super) wish: Wish,
    /// The offer that is chosen.
    pub(super) offer: usize,
    /// Whether the other solution is shown.
    pub(super) is_other: bool,
    /// Whether shapes are filled.
    pub(super) is_filled: bool,
    /// Whether the pointer is pressed on the board.
    pub(super) is_pressed: bool,
    /// Whether filling takes every cell of a colour, wherever it lies.
    pub(super) is_everywhere: bool,
    /// A piece that was copied, with the text that stands for it elsewhere.
    clip: Option<(String, Picture)>,
    pub(super) over: Option<Over>,
    /// A text that is being written.
    pub(super) lettering: Option<Lettering>,
    pub(super) reference: Option<Reference>,
    /// The file that it was saved as, and the picture that stands there.
    pub(super) file: Option<(PathBuf, Canvas)>,
    trouble: Option<Trouble>,
    lost: Option<grille_store::Lost>,
}

/// What a view was made of.
#[derive(PartialEq)]
struct Key {
    generation: u64,
    inks: Vec<Ink>,
    is_other: bool,
    is_lit: bool,
}

impl Easel {
    /// A picture to begin with. It is kept from its first stroke on.
    pub fn begin(canvas: Canvas, host: &dyn Host) -> Easel {
        let (kept, trouble) = match host.store().map(|store| store.new_canvas(&canvas)) {
            Some(Ok((_, kept))) => (Some(kept), None),
            Some(Err(trouble)) => (None, Some(trouble)),
            None => (None, None),
        };
        let mut easel = Easel::of(Studio::begin(canvas), kept);
        easel.trouble = trouble;
        easel
    }

    /// The same with a picture that came from this file.
    #[must_use]
    pub fn from_file(mut self, path: &Path) -> Easel {
        let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        self.file = Some((whole, self.made.canvas().clone()));
        self
    }

    /// The same, kept at once: a picture that is nowhere else.
    #[must_use]
    pub fn kept(mut self) -> Easel {
        let begun = self.kept.as_mut().and_then(|kept| kept.begin().err());
        self.trouble = begun.or(self.trouble.take());
        self
    }

    /// The goal of a puzzle that was made elsewhere as a drawing, if it has one.
    pub fn drawn(puzzle: &Puzzle, host: &dyn Host) -> Option<Asked> {
        let canvas = Canvas::of(puzzle).ok()?;
        Some(Asked::Room(Box::new(Easel::begin(canvas, host).kept())))
    }

    /// A picture that was left before; nothing if it cannot be read.
    pub fn open(store: &Store, id: Id) -> Result<Option<Easel>, Trouble> {
        let Some((played, kept)) = store.canvas(id)? else { return Ok(None) };
        let lost = kept.lost().first().cloned();
        let elapsed = played.totals().elapsed;
        let mut easel = Easel::of(Studio::new(played.into_session(), elapsed), Some(kept));
        easel.lost = lost;
        Ok(Some(easel))
    }

    fn of(made: Studio, kept: Option<Kept<Canvas>>) -> Easel {
        Easel {
            made,
            kept,
            desk: Desk::default(),
            cursor: None,
            by_keys: false,
            clues: None,
            verdict_height: 0.0,
            view: None,
            asking: Asking::default(),
            checks: true,
            checked: None,
            wish: Wish::default(),
            offer: 0,
            is_other: false,
            is_filled: false,
            is_pressed: false,
            is_everywhere: false,
            clip: None,
            over: None,
            lettering: None,
            reference: None,
            file: None,
            trouble: None,
            lost: None,
        }
    }

    /// What it is called.
    pub fn title(&self, words: &Words) -> String {
        let title = self.made.canvas().about().title.clone();
        title.unwrap_or_else(|| say!(words, "studio-untitled"))
    }

    /// The other solution, if there is one.
    pub(super) fn other(&self) -> Option<(&Picture, &[Cell])> {
        match self.made.verdict().solutions.found()? {
            Solutions::Other { picture, differs } => Some((picture, differs)),
            Solutions::Unique => None,
        }
    }

    /// What is on the board: made again only when something has changed.
    pub(super) fn view(&mut self) -> Arc<View> {
        let canvas = self.made.canvas();
        self.is_other &= self.other().is_some();
        let key = Key {
            generation: self.made.generation(),
            inks: canvas.inks().to_vec(),
            is_other: self.is_other,
            is_lit: self.other().is_some(),
        };
        if let Some((own, view)) = &self.view
            && *own == key
        {
            return view.clone();
        }
        let (other, lit) = match self.other() {
            Some((other, differs)) => (Some(other).filter(|_| self.is_other), differs.to_vec()),
            None => (None, Vec::new()),
        };
        let picture = other.unwrap_or(self.made.picture());
        let puzzle = Puzzle::of(picture, canvas.inks().to_vec())
            .expect("sides, inks and colours of a canvas are those of a puzzle");
        let mut view = View::of_picture(&puzzle, picture);
        let mark = |colour: Colour| if colour.is_ink() { Mark::Ink(colour) } else { Mark::Blank };
        let face = |cell: Cell| Face { mark: mark(picture[cell]), ..Face::default() };
        view.cells = Arc::new(Grid::from_fn(picture.size(), face));
        view.lit.wrong = lit;
        let view = Arc::new(view);
        self.view = Some((key, view.clone()));
        view
    }

    /// Keeps what happened.
    pub(super) fn keep(&mut self) {
        let records = self.made.take_records();
        // What could not be kept is tried again with what happens next.
        if !records.is_empty()
            && let Some(kept) = &mut self.kept
            && let Err(trouble) = kept.append(&records)
        {
            self.trouble = Some(trouble);
        }
    }

    /// Makes one change as a step.
    pub(super) fn change(&mut self, change: Change) -> bool {
        self.made.edit(Edit::from(change))
    }

    /// Takes a tool in hand. The same again fills shapes, or no longer.
    fn take(&mut self, tool: Tool) {
        let is_shape = |tool: Tool| match tool {
            Tool::Rectangle | Tool::FilledRectangle => 1,
            Tool::Ellipse | Tool::FilledEllipse => 2,
            _ => 0,
        };
        let (now, next) = (is_shape(self.made.hand.tool), is_shape(tool));
        if next > 0 && now == next {
            self.is_filled = !self.is_filled;
        }
        if tool != Tool::Select {
            self.made.settle();
        }
        self.is_everywhere = false;
        self.made.hand.tool = self.filled(tool);
    }

    /// The same tool, filled if shapes are.
    fn filled(&self, tool: Tool) -> Tool {
        match (tool, self.is_filled) {
            (Tool::Rectangle | Tool::FilledRectangle, true) => Tool::FilledRectangle,
            (Tool::Rectangle | Tool::FilledRectangle, false) => Tool::Rectangle,
            (Tool::Ellipse | Tool::FilledEllipse, true) => Tool::FilledEllipse,
            (Tool::Ellipse | Tool::FilledEllipse, false) => Tool::Ellipse,
            (tool, _) => tool,
        }
    }

    /// No mirror, left and right, above and below, both, and none again.
    fn turn_mirror(&mut self) {
        let mirror = &mut self.made.hand.mirror;
        let next = match (mirror.is_left_right, mirror.is_up_down) {
            (false, false) => (true, false),
            (true, false) => (false, true),
            (false, true) => (true, true),
            (true, true) => (false, false),
        };
        (mirror.is_left_right, mirror.is_up_down) = next;
    }

    /// Turns what is selected over, or everything.
    fn flip(&mut self, flips: &[Flip]) {
        match self.made.selection().is_some() {
            true => self.made.flip_float(flips),
            false => drop(self.made.edit(self.made.canvas().flipping(flips))),
        }
    }

    /// Moves what is selected, or everything round.
    pub(super) fn shift(&mut self, down: i32, right: i32) {
        match self.made.selection().is_some() {
            true => self.made.shift_float(down, right),
            false => drop(self.change(Change::Shift { down, right })),
        }
    }

    /// Exchanges the ink in hand and the background, everywhere or in what is selected.
    fn invert(&mut self) {
        let ink = self.made.hand.colour;
        let ink = if ink.is_ink() { ink } else { Colour::BLACK };
        let Some(area) = self.made.selection() else {
            self.change(Change::Exchange(Colour::BACKGROUND, ink));
            return;
        };
        self.made.settle();
        let picture = self.made.canvas().picture();
        let mut next = picture.clone();
        for cell in area.cells(picture.size()) {
            next[cell] = match picture[cell] {
                own if own == ink => Colour::BACKGROUND,
                Colour::BACKGROUND => ink,
                other => other,
            };
        }
        let edit = Edit::painting(picture, &next);
        self.made.edit(edit);
        self.made.select(area);
    }

    /// Every cell of the colour at a place takes another one.
    pub(super) fn replace(&mut self, at: Cell, by: Colour) {
        let canvas = self.made.canvas();
        let edit = canvas.replacing(canvas.picture()[at], by);
        self.made.edit(edit);
    }

    /// Chooses the next offer, or the one before.
    pub(super) fn next_offer(&mut self, is_back: bool) {
        let count = self.made.offers().map_or(1, <[_]>::len).max(1);
        self.offer = (self.offer + if is_back { count - 1 } else { 1 }) % count;
    }

    /// Takes the offer that is chosen.
    pub(super) fn take_offer(&mut self) {
        self.made.take_offer(self.offer);
        self.offer = 0;
    }

    /// Looks for repairs of another kind.
    pub(super) fn wish(&mut self, wish: Wish) {
        self.wish = wish;
        self.asking.forget(Question::Mend);
        self.made.dismiss();
    }

    /// Whether the puzzle is not yet as it is wanted; nothing as long as that is not known.
    pub(super) fn is_wanting(&self) -> Option<bool> {
        let verdict = self.made.verdict();
        let is_unique = match verdict.solutions.found()? {
            Solutions::Unique => true,
            Solutions::Other { .. } => return Some(true),
        };
        match self.wish.want {
            Want::Unique => Some(!is_unique),
            Want::ByLines => verdict.lines.found().map(|lines| !lines.open.is_empty()),
            Want::AtMost(most) => {
                let class = verdict.rating.found().map(|rating| rating.class)?;
                Some(class.is_none_or(|class| class > most))
            }
        }
    }

    /// Asks what is to be asked, and takes answers.
    fn ask(&mut self, context: &Context, host: &dyn Host) {
        let passed = context.input(|input| input.unstable_dt).clamp(0.0, 1.0);
        self.made.pass(Duration::from_secs_f32(passed));
        let generation = self.made.generation();
        let may_ask = self.checks || self.checked == Some(generation);
        let is_still = self.made.stroke().is_none() && self.made.float().is_none();
        self.asking.tick(&mut self.made, context, host, may_ask, is_still);
        let is_open = self.made.offers().is_none() && !self.made.is_mending();
        if may_ask && is_still && is_open && self.is_wanting() == Some(true) {
            self.offer = 0;
            self.made.mend(self.wish.clone());
        }
        let count = self.made.offers().map_or(0, <[_]>::len);
        self.offer = self.offer.min(count.saturating_sub(1));
    }

    /// The puzzle, under the name that it can be played by.
    pub(super) fn puzzle(&self) -> Puzzle {
        self.made.canvas().puzzle()
    }

    /// Whether the file that it was saved as has all of it.
    pub(super) fn is_saved(&self) -> bool {
        self.file.as_ref().is_some_and(|(_, canvas)| canvas == self.made.canvas())
    }

    /// Puts what is selected where it can be pasted from; the text that stands for it.
    pub(super) fn copy(&mut self) -> Option<String> {
        let piece = self.made.copied()?;
        let art = |colour: &Colour| match colour.index() {
            0 => '.',
            1 => '#',
            index => char::from_digit(index as u32, 36).unwrap_or('?'),
        };
        let line = |row: &[Colour]| row.iter().map(art).collect::<String>();
        let text = piece.rows().map(line).collect::<Vec<_>>().join("\n") + "\n";
        self.clip = Some((text.clone(), piece));
        Some(text)
    }
}

impl Drop for Easel {
    fn drop(&mut self) {
        // What hovers is part of the picture; there is nobody left to be told of trouble.
        self.made.settle();
        self.keep();
        let totals = Totals { elapsed: self.made.elapsed(), ..Totals::default() };
        if let Some(kept) = &mut self.kept {
            let _ = kept.sync_as(self.made.canvas(), &totals);
        }
    }
}

impl Room for Easel {
    fn screen(&self) -> &'static Screen {
        &EASEL
    }

    fn keys(&self) -> Vec<(&'static str, &'static str)> {
        board::KEYS.to_vec()
    }

    fn can(&self, command: ForStudio) -> bool {
        let session = self.made.session();
        match command {
            ForStudio::Undo => {
                session.can_undo() || self.made.float().is_some() || self.made.selection().is_some()
            }
            ForStudio::Redo => session.can_redo(),
            ForStudio::Clear | ForStudio::Duplicate => self.made.selection().is_some(),
            ForStudio::Other => self.other().is_some(),
            ForStudio::NextRepair | ForStudio::TakeRepair => {
                self.made.offers().is_some_and(|offers| !offers.is_empty())
            }
            ForStudio::Try | ForStudio::Save => {
                self.made.canvas().picture().cells().iter().any(|colour| colour.is_ink())
            }
            ForStudio::Pen
            | ForStudio::Eraser
            | ForStudio::Line
            | ForStudio::Rectangle
            | ForStudio::Ellipse
            | ForStudio::Bucket
            | ForStudio::Replace
            | ForStudio::Text
            | ForStudio::Select
            | ForStudio::Pick
            | ForStudio::Guard
            | ForStudio::Filled
            | ForStudio::Mirror
            | ForStudio::SelectAll
            | ForStudio::FlipAcross
            | ForStudio::FlipDown
            | ForStudio::TurnLeft
            | ForStudio::TurnRight
            | ForStudio::Invert
            | ForStudio::ShiftLeft
            | ForStudio::ShiftRight
            | ForStudio::ShiftUp
            | ForStudio::ShiftDown
            | ForStudio::Resize
            | ForStudio::About
            | ForStudio::Reference
            | ForStudio::Check
            | ForStudio::Create
            | ForStudio::Drawings
            | ForStudio::ZoomIn
            | ForStudio::ZoomOut
            | ForStudio::ZoomFit => true,
        }
    }

    fn run(&mut self, command: ForStudio, context: &Context, _: &dyn Host) -> Option<Asked> {
        if !self.can(command) {
            return None;
        }
        let mut asked = None;
        match command {
            ForStudio::Pen => self.take(Tool::Pen),
            ForStudio::Eraser => self.take(Tool::Eraser),
            ForStudio::Line => self.take(Tool::Line),
            ForStudio::Rectangle => self.take(Tool::Rectangle),
            ForStudio::Ellipse => self.take(Tool::Ellipse),
            ForStudio::Bucket => self.take(Tool::Fill),
            ForStudio::Replace => {
                self.take(Tool::Fill);
                self.is_everywhere = true;
            }
            ForStudio::Text => self.take(Tool::Text),
            ForStudio::Select => self.take(Tool::Select),
            ForStudio::Pick => self.take(Tool::Pick),
            ForStudio::Guard => self.take(Tool::Lock),
            ForStudio::Filled => {
                self.is_filled = !self.is_filled;
                self.made.hand.tool = self.filled(self.made.hand.tool);
            }
            ForStudio::Mirror => self.turn_mirror(),
            ForStudio::Undo => drop(self.made.undo()),
            ForStudio::Redo => drop(self.made.redo()),
            ForStudio::SelectAll => {
                self.take(Tool::Select);
                self.made.select(Area::whole(self.made.canvas().size()));
            }
            ForStudio::Clear => drop(self.made.clear_selection()),
            ForStudio::Duplicate => self.made.duplicate(),
            ForStudio::FlipAcross => self.flip(&[Flip::Cols]),
            ForStudio::FlipDown => self.flip(&[Flip::Rows]),
            ForStudio::TurnLeft => self.flip(&Flip::LEFT),
            ForStudio::TurnRight => self.flip(&Flip::RIGHT),
            ForStudio::Invert => self.invert(),
            ForStudio::ShiftLeft => self.shift(0, -1),
            ForStudio::ShiftRight => self.shift(0, 1),
            ForStudio::ShiftUp => self.shift(-1, 0),
            ForStudio::ShiftDown => self.shift(1, 0),
            ForStudio::Resize => self.over = Some(Over::resize(self.made.canvas())),
            ForStudio::About => self.over = Some(Over::about(self.made.canvas())),
            ForStudio::Reference => self.over = Some(Over::Reference),
            ForStudio::Check => {
                self.checks = !self.checks;
                self.checked = None;
            }
            ForStudio::Other => self.is_other = !self.is_other,
            ForStudio::NextRepair => self.next_offer(false),
            ForStudio::TakeRepair => self.take_offer(),
            ForStudio::Try => {
                self.made.settle();
                let title = self.made.canvas().about().title.clone();
                let puzzle = boxed::<Nonogram>(self.puzzle());
                asked = Some(Asked::Try(puzzle, title.unwrap_or_default()));
            }
            ForStudio::Save => {
                self.made.settle();
                let title = self.made.canvas().about().title.clone().unwrap_or_default();
                let file = self.file.as_ref().map(|(path, _)| path.as_path());
                self.over = Some(Over::Save(Save::new(self.puzzle(), &title, file)));
            }
            ForStudio::Create => self.over = Some(Over::create()),
            ForStudio::Drawings => asked = Some(Asked::Start),
            ForStudio::ZoomIn => self.desk.view.zoom *= 1.25,
            ForStudio::ZoomOut => self.desk.view.zoom /= 1.25,
            ForStudio::ZoomFit => self.desk.view = Seen::WHOLE,
        }
        self.keep();
        context.request_repaint();
        asked
    }

    fn is_covered(&self) -> bool {
        self.over.is_some()
    }

    fn show(&mut self, ui: &mut Ui, around: &mut Around<'_>) -> Option<Asked> {
        let context = ui.ctx().clone();
        let (words, is_covered) = (around.words, around.is_covered || self.over.is_some());
        self.ask(&context, around.host);
        let mut asked = self.told(words);
        let ink = theme::ink(&context);
        let width = ui.available_width();
        let paper = Frame::new().fill(ink.paper);
        let is_below = theme::is_panel_below(&context);
        asked = panels(self, ui, around, width, is_below).or(asked);
        let rail = match is_below {
            true => Panel::bottom("rail").exact_size(56.0),
            false => Panel::left("rail").exact_size(rail::WIDE),
        };
        let rail = rail.frame(paper).resizable(false).show_separator_line(true);
        let run = rail.show(ui, |ui| rail::show(ui, words, self, is_below)).inner;
        asked = run.map(|command| Asked::Run(command.into())).or(asked);
        let margin = if is_below { 8 } else { 16 };
        let frame = paper.inner_margin(Margin::same(margin));
        let run = CentralPanel::no_frame()
            .frame(frame)
            .show(ui, |ui| board::show(ui, words, self, around.settings, is_covered));
        asked = run.inner.map(|command| Asked::Run(command.into())).or(asked);
        asked = over::show(&context, self, around).or(asked);
        self.keep();
        asked
    }

    fn take_path(
        &mut self,
        words: &Words,
        wanted: &Wanted,
        path: &Path,
        host: &dyn Host,
    ) -> Result<(), String> {
        match wanted {
            Wanted::Picture => {
                self.reference = Some(Reference::read(words, path, host)?);
                Ok(())
            }
            Wanted::Place(_) => {
                if let Some(Over::Save(save)) = &mut self.over {
                    save.place(path);
                }
                Ok(())
            }
            // Those are the window's.
            Wanted::File | Wanted::Folder => Ok(()),
        }
    }

    fn paste(&mut self, text: &str) -> bool {
        let own = self.clip.as_ref().filter(|(own, _)| own.trim() == text.trim());
        let piece = own.map(|(_, piece)| piece.clone()).or_else(|| super::piece(text));
        let Some(piece) = piece else { return false };
        let at = self.made.selection().map_or(Spot::new(0, 0), |area| area.at);
        // All of it is on the board, if that is possible.
        let (own, size) = (piece.size(), self.made.canvas().size());
        let last = |all: usize, own: usize| all.saturating_sub(own) as i32;
        let row = at.row.min(last(size.rows(), own.rows()));
        let at = Spot::new(row, at.col.min(last(size.cols(), own.cols())));
        self.made.hand.tool = Tool::Select;
        self.made.paste(piece, at);
        self.keep();
        true
    }
}

impl Easel {
    /// What went wrong with keeping it, once.
    fn told(&mut self, words: &Words) -> Option<Asked> {
        let lost = self.lost.take().map(|lost| words.store_lost(&lost));
        let trouble = self.trouble.take().map(|trouble| words.store_problem(&trouble));
        trouble.or(lost).map(Asked::Trouble)
    }

    /// What the hand draws with, for those who see it.
    pub(super) fn hand(&self) -> &Hand {
        &self.made.hand
    }
}

/// The panel at the right, or below; what was asked for there.
fn panels(
    easel: &mut Easel,
    ui: &mut Ui,
    around: &mut Around<'_>,
    width: f32,
    is_below: bool,
) -> Option<Asked> {
    let ink = theme::ink(ui.ctx());
    let panel = match width {
        _ if is_below => {
            Panel::bottom("panel").exact_size((ui.available_height() * 0.36).min(280.0))
        }
        _ if width < NARROW => Panel::right("panel").exact_size(PANEL.min(width * 0.44)),
        _ if width < BROAD => Panel::right("panel").exact_size(PANEL),
        _ => Panel::right("panel").exact_size(PANEL_BROAD),
    };
    let frame = Frame::new().fill(ink.paper).inner_margin(Margin::symmetric(20, 12));
    let panel = panel.frame(frame).resizable(false).show_separator_line(true);
    panel.show(ui, |ui| panel::show(ui, around, easel)).inner
}
