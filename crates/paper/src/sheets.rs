//! Sheets of puzzles, with their answers.

use crate::figure::Figure;
use crate::font::{ASCENT, DESCENT, Face};
use crate::head::moved;
use crate::nonogram::Key;
use crate::page::{Block, Item, Rect, Role};
use crate::press::Press;
use crate::slots::{Slots, cell};
use grille_engine::grid::Grid;

/// A puzzle to print. Sentences come from whoever asks for it.
pub struct Entry {
    /// Its number.
    pub number: String,
    /// What is said about it in a few words: size, minutes.
    pub facts: String,
    /// How hard it is: stars, of so many.
    pub stars: Option<(u8, u8)>,
    /// What it is there for: the name of a technique.
    pub note: Option<String>,
    /// The letters of its inks, with their names.
    pub key: Vec<(Key, String)>,
    /// A code that a camera reads: which of its cells are dark.
    pub qr: Option<Grid<bool>>,
    /// The board, and its clues in words.
    pub board: Box<dyn Figure + Send>,
    /// The board in words.
    pub alt: String,
    /// Its solution.
    pub answer: Option<Answer>,
}

impl Entry {
    /// Its number with what is said about it.
    pub fn label(&self) -> String {
        match self.facts.is_empty() {
            true => self.number.clone(),
            false => format!("{} · {}", self.number, self.facts),
        }
    }
}

/// A solution to print.
pub struct Answer {
    /// The title, which would give the picture away before.
    pub title: String,
    /// The solved board.
    pub board: Box<dyn Figure + Send>,
    /// What it is, in words.
    pub alt: String,
}

/// How puzzles are put on pages.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many go on a page; by their sizes if nothing is said.
    pub per_page: Option<usize>,
    /// Whether everything is large.
    pub large: bool,
    /// Whether the answers are on the page behind each page of puzzles.
    pub answers_follow: bool,
}

/// The smallest clues that are printed, and those of large print.
pub const LEAST: f32 = 7.0;
/// See [`LEAST`].
pub const LEAST_LARGE: f32 = 16.0;

/// That a puzzle cannot be printed so that it can be read.
#[derive(Clone, Debug, PartialEq)]
pub struct TooSmall {
    /// Which puzzle, from 0.
    pub entry: usize,
    /// How large its clues would be, in points.
    pub size: f32,
    /// How large they must be.
    pub least: f32,
    /// How many of it would fit on a page of this paper; none if not even one does.
    pub fits: Option<usize>,
    /// The paper that would do for one puzzle a page, in points.
    pub paper: (f32, f32),
}

grille_engine::errors_as_data!(TooSmall);

impl Plan {
    fn least(&self) -> f32 {
        if self.large { LEAST_LARGE } else { LEAST }
    }

    pub(crate) fn type_size(&self) -> f32 {
        if self.large { 14.0 } else { 9.0 }
    }

    /// The largest cell of a figure.
    fn most(&self, figure: &dyn Figure) -> f32 {
        figure.scale().most * if self.large { 1.6 } else { 1.0 }
    }

    /// How large cells are in a slot.
    fn cell(&self, entry: &Entry, slot: &Rect) -> f32 {
        let head = self.head(entry, slot.width).height;
        cell(&*entry.board, slot.width, slot.height - head, self.most(&*entry.board))
    }

    /// How large clues are in a slot; a board without clues fits anywhere.
    fn clue(&self, entry: &Entry, slot: &Rect) -> f32 {
        let cell = self.cell(entry, slot);
        entry.board.clue().map_or(f32::MAX, |clue| clue * cell)
    }

    /// The best way to put so many of these on a page: the one with the largest cells.
    fn best(&self, count: usize, entries: &[&Entry], area: &Rect) -> Option<Slots> {
        let smallest = |slots: &Slots| {
            let own = entries.iter().take(count).enumerate();
            let shares = own.map(|(index, entry)| {
                let cell = self.cell(entry, &slots.place(area, index));
                cell / entry.board.scale().comfortable
            });
            shares.fold(f32::MAX, f32::min)
        };
        let ways = Slots::ways(count).into_iter();
        ways.reduce(|best, next| if smallest(&next) > smallest(&best) { next } else { best })
    }

    /// How to cut the next page.
    fn slots(&self, from: usize, entries: &[&Entry], area: &Rect) -> Result<Slots, TooSmall> {
        let rest = &entries[from..];
        let fits = |slots: Slots, is_enough: &dyn Fn(&Entry, &Rect) -> bool| {
            let mut own = rest.iter().take(slots.count()).enumerate();
            own.all(|(index, entry)| is_enough(entry, &slots.place(area, index)))
        };
        let readable = |entry: &Entry, slot: &Rect| self.clue(entry, slot) >= self.least();
        let pleasant = |entry: &Entry, slot: &Rect| {
            readable(entry, slot) && self.cell(entry, slot) >= entry.board.scale().comfortable
        };
        let best = |count: usize| self.best(count, rest, area);
        let chosen = match self.per_page {
            Some(count) => best(count).filter(|&slots| fits(slots, &readable)),
            None => {
                // No more places than puzzles are left.
                let counts = [9, 6, 4, 2].into_iter().filter(|&count| count <= rest.len());
                let several = counts.filter_map(best).find(|&slots| fits(slots, &pleasant));
                several.or_else(|| best(1).filter(|&slots| fits(slots, &readable)))
            }
        };
        chosen.ok_or_else(|| self.too_small(from, entries, area))
    }

    fn too_small(&self, from: usize, entries: &[&Entry], area: &Rect) -> TooSmall {
        let rest = &entries[from..];
        let asked = self.per_page.unwrap_or(1);
        let slots = self.best(asked, rest, area).unwrap_or(Slots { cols: 1, rows: 1 });
        let own = rest.iter().take(asked).enumerate();
        let sizes = own.map(|(index, entry)| (index, self.clue(entry, &slots.place(area, index))));
        let (worst, size) = sizes.reduce(|a, b| if b.1 < a.1 { b } else { a }).unwrap_or((0, 0.0));
        let entry = rest[worst];
        let fits = [9, 6, 4, 2, 1].into_iter().filter(|&count| count < asked).find(|&count| {
            let mut ways = Slots::ways(count).into_iter();
            ways.any(|slots| self.clue(entry, &slots.place(area, 0)) >= self.least())
        });
        let cell = self.least() / entry.board.clue().unwrap_or(1.0);
        let (cols, rows) = entry.board.size();
        let head = self.head(entry, cols * cell).height;
        let paper = (cols * cell, rows * cell + head);
        TooSmall { entry: from + worst, size, least: self.least(), fits, paper }
    }
}

/// Puts the puzzles on pages; tells on which page each is, from 0. Nothing is added where one
/// does not fit.
pub fn puzzles(press: &mut Press, plan: &Plan, entries: &[&Entry]) -> Result<Vec<usize>, TooSmall> {
    let (before, marks) = (press.pages(), press.document.outline.len());
    let (mut from, mut places) = (0, Vec::new());
    while from < entries.len() {
        let (mut sheet, mut area) = (press.sheet, press.area());
        let mut slots = plan.slots(from, entries, &area);
        // What is too wide for the page may fit on its side, by itself.
        let (turned, alone) = (sheet.turned(), Plan { per_page: Some(1), ..*plan });
        if slots.is_err() && plan.per_page.is_none_or(|count| count == 1) {
            let room = press.area_on(&turned);
            if let Ok(one) = alone.slots(from, entries, &room) {
                (sheet, area, slots) = (turned, room, Ok(one));
            }
        }
        let slots = match slots {
            Ok(slots) => slots,
            Err(why) => {
                press.document.pages.truncate(before);
                press.document.outline.truncate(marks);
                return Err(why);
            }
        };
        let own = &entries[from..entries.len().min(from + slots.count())];
        let mut blocks = Vec::new();
        for (index, entry) in own.iter().enumerate() {
            press.mark(1, entry.label());
            places.push(press.pages());
            blocks.extend(puzzle(plan, entry, &slots.place(&area, index)));
        }
        press.push_on(&sheet, blocks);
        if plan.answers_follow {
            answers(press, plan, own);
        }
        from += own.len();
    }
    Ok(places)
}

/// A puzzle in its slot: what is said about it, and the board.
fn puzzle(plan: &Plan, entry: &Entry, slot: &Rect) -> [Block; 2] {
    let cell = plan.cell(entry, slot);
    let (cols, rows) = entry.board.size();
    let (wide, high) = (cols * cell, rows * cell);
    // A code stands at the right end of a narrower head where that is enough.
    let narrow = plan.head(entry, wide.max(slot.width * 0.6).min(slot.width));
    let full = plan.head(entry, slot.width);
    let is_enough = narrow.lost == full.lost && narrow.height <= full.height;
    let head = if is_enough { narrow } else { full };
    let all = wide.max(head.width);
    let left = slot.x + ((slot.width - all) / 2.0).max(0.0);
    let items = head.items.into_iter().map(|item| moved(item, [left, slot.y])).collect();
    let area = Rect::new(left, slot.y, head.width, head.height);
    let at = [left, slot.y + head.height];
    let board = Rect::new(at[0], at[1], wide, high);
    [
        Block { role: Role::Heading(2), area, items },
        Block {
            role: Role::Figure(entry.alt.clone()),
            area: board,
            items: entry.board.draw(at, cell),
        },
    ]
}

/// Puts the answers on pages, as many on each as can be read.
pub fn answers(press: &mut Press, plan: &Plan, entries: &[&Entry]) {
    let all: Vec<(&Entry, &Answer)> =
        entries.iter().filter_map(|&entry| Some((entry, entry.answer.as_ref()?))).collect();
    let size = plan.type_size();
    let head = size * 1.7;
    let mut from = 0;
    while from < all.len() {
        let (area, rest) = (press.area(), &all[from..]);
        let fits = |slots: &Slots| {
            rest.iter().take(slots.count()).enumerate().all(|(index, (_, answer))| {
                let slot = slots.place(&area, index);
                let most = plan.most(&*answer.board);
                let scale = answer.board.scale().comfortable * if plan.large { 1.6 } else { 1.0 };
                cell(&*answer.board, slot.width, slot.height - head, most) >= scale
            })
        };
        let counts = [12, 9, 6, 4, 2].into_iter().flat_map(Slots::ways);
        let slots = counts.into_iter().find(fits).unwrap_or(Slots { cols: 1, rows: 1 });
        let mut blocks = Vec::new();
        let own = &rest[..rest.len().min(slots.count())];
        for (index, (entry, answer)) in own.iter().enumerate() {
            let slot = slots.place(&area, index);
            let most = plan.most(&*answer.board);
            let cell = cell(&*answer.board, slot.width, slot.height - head, most);
            let (cols, rows) = answer.board.size();
            let base = slot.y + size * ASCENT;
            let number = Face::Bold.fitted(&entry.number, size, slot.width);
            let after = Face::Bold.width(&number, size) + size * 0.5;
            let title = Face::Regular.fitted(&answer.title, size, (slot.width - after).max(0.0));
            let room = Rect::new(slot.x, slot.y, slot.width, size * (ASCENT + DESCENT));
            let mut items = vec![Item::text([slot.x, base], size, Face::Bold, number)];
            if !title.is_empty() {
                items.push(Item::text([slot.x + after, base], size, Face::Regular, title));
            }
            blocks.push(Block { role: Role::Heading(3), area: room, items });
            let at = [slot.x, slot.y + head];
            let board = Rect::new(at[0], at[1], cols * cell, rows * cell);
            let (role, items) = (Role::Figure(answer.alt.clone()), answer.board.draw(at, cell));
            blocks.push(Block { role, area: board, items });
        }
        press.push(blocks);
        from += own.len();
    }
}
