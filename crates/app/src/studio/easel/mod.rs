//! The room in which a picture is drawn: tools at the left, the board with its clues, and what is
//! known about the puzzle at the right. What is drawn lives in the mid end
//! ([`grille_studio::Studio`]); here are only what is seen of it (`view`), its journal and its
//! dialogs, what is done by hand (`craft`), what is asked about it (`mending`) and what lies where
//! (`room`).

mod craft;
mod mending;
mod room;
mod view;

use super::Asked;
use super::asking::Asking;
use super::lettering::Lettering;
use super::over::Over;
use super::reference::Reference;
use super::source::Reader;
use crate::host::Host;
use crate::nonogram::board::{Clues, Desk};
use grille_engine::grid::Cell;
use grille_engine::nonogram::{Picture, Puzzle};
use grille_store::{Id, Kept, Store, Trouble};
use grille_studio::{Canvas, Change, Edit, Hand, Studio, Wish};
use grille_table::Totals;
use grille_table::nonogram::View;
use grille_words::{Words, say};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use view::Key;

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
    /// Whether the puzzle is looked at after every stroke, as the settings say.
    pub(super) checks: bool,
    /// Whether a command has asked for the contrary.
    turns_checks: bool,
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
    /// The picture underneath.
    pub(super) reference: Option<Reference>,
    /// The one that is being read, with the name of its file.
    pub(super) reading: Option<(String, Reader)>,
    /// The file that it was saved as, and the picture that stands there.
    pub(super) file: Option<(PathBuf, Canvas)>,
    trouble: Option<Trouble>,
    lost: Option<grille_store::Lost>,
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
            turns_checks: false,
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
            reading: None,
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

    /// The puzzle, under the name that it can be played by.
    pub(super) fn puzzle(&self) -> Puzzle {
        self.made.canvas().puzzle()
    }

    /// Whether the file that it was saved as has all of it.
    pub(super) fn is_saved(&self) -> bool {
        self.file.as_ref().is_some_and(|(_, canvas)| canvas == self.made.canvas())
    }

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
