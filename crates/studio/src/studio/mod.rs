//! One picture being made: its history, the stroke and the selection under way, and what is known
//! about its puzzle.
//!
//! The picture that is *shown* is the canvas with what is under way on it. Whenever it changes,
//! its generation does, the verdict begins anew, and answers to earlier pictures are not taken.

mod asking;
mod pointer;
mod selection;

use self::pointer::Gesture;
use crate::canvas::Canvas;
use crate::edit::Edit;
use crate::float::Float;
use crate::tool::{Area, Hand};
use crate::verdict::{Asked, Offer, Question, Verdict, Wish};
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, LineId};
use grille_engine::nonogram::{Clue, Picture};
use grille_engine::session::{Act, Session};
use grille_formats::journal::{Record, What};
use std::time::Duration;

/// A record of the journal of a canvas.
pub type CanvasRecord = Record<Edit>;

/// One picture being made.
pub struct Studio {
    session: Session<Canvas>,
    /// What the maker holds.
    pub hand: Hand,
    gesture: Gesture,
    selection: Option<Area>,
    float: Option<Float>,
    /// The picture that is shown, if it is not the canvas's.
    shown: Option<Picture>,
    generation: u64,
    verdict: Verdict,
    /// What was handed out and is not answered yet.
    asked: Vec<Asked>,
    /// What is worked on here.
    question: Option<Question>,
    wish: Option<Wish>,
    /// How often it was asked how to mend: an answer to an earlier wish is not taken.
    wishes: u64,
    offers: Option<Vec<Offer>>,
    elapsed: Duration,
    records: Vec<CanvasRecord>,
}

impl Studio {
    /// Goes on with this canvas and its past, after so much time spent on it.
    pub fn new(session: Session<Canvas>, elapsed: Duration) -> Studio {
        let hand = Hand::new(session.sheet().size());
        Studio {
            session,
            hand,
            gesture: Gesture::None,
            selection: None,
            float: None,
            shown: None,
            generation: 0,
            verdict: Verdict::default(),
            asked: Vec::new(),
            question: None,
            wish: None,
            wishes: 0,
            offers: None,
            elapsed,
            records: Vec::new(),
        }
    }

    /// Begins with this canvas, without a past.
    pub fn begin(canvas: Canvas) -> Studio {
        Studio::new(Session::new(canvas), Duration::ZERO)
    }

    /// The canvas: what was done, without what is under way.
    pub fn canvas(&self) -> &Canvas {
        self.session.sheet()
    }

    /// The canvas and its past.
    pub fn session(&self) -> &Session<Canvas> {
        &self.session
    }

    /// The picture that is shown: the canvas with what is under way.
    pub fn picture(&self) -> &Picture {
        self.shown.as_ref().unwrap_or(self.canvas().picture())
    }

    /// The locks that are shown.
    pub fn locks(&self) -> &Grid<bool> {
        match &self.gesture {
            Gesture::Stroke(stroke) => stroke.locks(),
            Gesture::None | Gesture::Selecting(_) | Gesture::Moving(_) => self.canvas().locks(),
        }
    }

    /// The clue of a line of the picture that is shown.
    pub fn clue(&self, line: LineId) -> Clue {
        Clue::of(self.picture().line(line).copied())
    }

    /// Which picture is shown: a number that grows whenever it changes.
    pub fn generation(&self) -> u64 {
        self.generation
    }

    /// Lets time pass, so that records tell when they were.
    pub fn pass(&mut self, time: Duration) {
        self.elapsed = self.elapsed.saturating_add(time);
    }

    /// How much time was spent on it.
    pub fn elapsed(&self) -> Duration {
        self.elapsed
    }

    /// What happened since the last call, for the journal.
    pub fn take_records(&mut self) -> Vec<CanvasRecord> {
        std::mem::take(&mut self.records)
    }
}

/// Edits, undo and redo.
impl Studio {
    /// Makes an edit as one step. What is under way is set down first. `false`, and nothing
    /// changed, if the canvas denies it.
    pub fn edit(&mut self, edit: Edit) -> bool {
        self.settle();
        self.act(Act::Play(edit))
    }

    /// Takes back what is under way, a stroke or a piece that hovers, or else the last step.
    pub fn undo(&mut self) -> bool {
        match (&self.gesture, &self.float) {
            (Gesture::None | Gesture::Selecting(_), None) => self.act(Act::Undo),
            _ => self.cancel(),
        }
    }

    /// Makes the step again that was taken back last.
    pub fn redo(&mut self) -> bool {
        self.settle();
        self.act(Act::Redo)
    }

    fn act(&mut self, act: Act<Edit>) -> bool {
        let (before, inks) = (self.canvas().picture().clone(), self.canvas().inks().len());
        if !self.make(act) {
            return false;
        }
        let (size, now) = (before.size(), self.canvas().size());
        if size != now {
            self.hand.mirror = self.hand.mirror.on(size, now);
            self.selection = None;
        }
        if self.hand.colour.index() >= self.canvas().inks().len() {
            self.hand.colour = Colour::BLACK;
        }
        if before != *self.canvas().picture() || inks != self.canvas().inks().len() {
            self.changed();
        }
        true
    }

    /// Another picture is shown.
    fn changed(&mut self) {
        self.generation += 1;
        (self.verdict, self.offers, self.wish) = (Verdict::default(), None, None);
        (self.question, self.asked) = (None, Vec::new());
    }

    /// Shows a picture with what is under way.
    fn show(&mut self, picture: Option<Picture>) {
        let picture = picture.filter(|picture| picture != self.canvas().picture());
        let is_same = match &picture {
            Some(picture) => picture == self.picture(),
            None => self.shown.is_none(),
        };
        self.shown = picture;
        if !is_same {
            self.changed();
        }
    }

    /// Makes this edit, which is what is shown already: the verdict stays.
    fn set_down(&mut self, edit: Edit) -> bool {
        if edit.is_empty() {
            self.show(None);
            return false;
        }
        let made = self.make(Act::Play(edit));
        debug_assert!(made, "what is shown can be done");
        self.shown = None;
        made
    }

    /// Does an act and records it. Offers rest on what is locked, so they go with that.
    fn make(&mut self, act: Act<Edit>) -> bool {
        let locks = self.canvas().locks().clone();
        let made = self.session.act(&act);
        if made {
            self.records.push(Record { at: self.elapsed, what: What::Act(act) });
        }
        if locks != *self.canvas().locks() {
            self.dismiss();
        }
        made
    }
}
