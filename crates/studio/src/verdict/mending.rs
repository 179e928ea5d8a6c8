//! Proposals that mend a picture: the engine's, with what each of them gives.

use crate::canvas::Canvas;
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid};
use grille_engine::nonogram::Picture;
use grille_engine::nonogram::rate::{Rate, Rated, Rating, Solutions};
use grille_engine::nonogram::repair::{Aim, MOST_CHANGES, Mend, Proposal, Weights};
use grille_engine::run::Task;

/// What is to be kept of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// Every cell is as good as any other.
    Even,
    /// No holes and no specks: what changes lies on outlines, where it is seen least.
    Surfaces,
    /// The outlines: cells beside another colour weigh more.
    Outlines,
}

impl Care {
    /// Every value.
    pub const ALL: &[Care] = &[Care::Even, Care::Surfaces, Care::Outlines];

    /// Its name, the same everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Care::Even => "even",
            Care::Surfaces => "surfaces",
            Care::Outlines => "outlines",
        }
    }

    /// What a change of each cell weighs.
    pub fn weights(self, picture: &Picture) -> Weights {
        match self {
            Care::Even => Weights::uniform(picture),
            Care::Surfaces => Weights::outline(picture),
            Care::Outlines => Weights::by_cell(Grid::from_fn(picture.size(), |cell| {
                let other = neighbours(picture, cell).filter(|&c| picture[c] != picture[cell]);
                1 + 2 * other.count() as u32
            })),
        }
    }
}

/// The cells beside a cell.
fn neighbours(picture: &Picture, Cell { row, col }: Cell) -> impl Iterator<Item = Cell> {
    let around = [
        (row.checked_sub(1), Some(col)),
        (row.checked_add(1), Some(col)),
        (Some(row), col.checked_sub(1)),
        (Some(row), col.checked_add(1)),
    ];
    let size = picture.size();
    let cell = |(row, col): (Option<u16>, Option<u16>)| Some(Cell { row: row?, col: col? });
    around.into_iter().filter_map(cell).filter(move |&cell| size.contains(cell))
}

/// What a maker wishes of a repair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// What is wanted of the puzzle.
    pub want: Aim,
    /// What is to be kept of the picture.
    pub care: Care,
    /// The most cells that change.
    pub most: usize,
    /// How many offers there shall be at most.
    pub offers: usize,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish { want: Aim::Unique, care: Care::Surfaces, most: MOST_CHANGES, offers: 5 }
    }
}

/// A way to mend a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The cells to change, in the order of the grid, with their new colours.
    pub changes: Vec<(Cell, Colour)>,
    /// What the changes weigh together.
    pub damage: u64,
    /// How hard the puzzle is then; nothing, if that hit a bound.
    pub rating: Option<Box<Rating>>,
}

impl Offer {
    /// Whether lines alone solve the puzzle then.
    pub fn is_by_lines(&self) -> bool {
        self.rating.as_ref().is_some_and(|rating| rating.sweeps.is_some())
    }
}

/// The search for offers: a task. The least damage comes first; none if nothing was found within
/// the bounds; an offer without changes if the picture needs none.
pub(crate) struct Mending {
    want: Aim,
    stage: Stage,
    /// Steps of what is over.
    before: u64,
}

enum Stage {
    Mend(Box<Mend>),
    /// What is still to be rated, the next one last; what is; and what is being rated.
    Rate(Vec<Proposal>, Vec<Offer>, Option<(Proposal, Box<Rate>)>),
}

impl Mending {
    pub fn new(canvas: &Canvas, wish: &Wish) -> Mending {
        let picture = canvas.picture();
        let weights = wish.care.weights(picture).locking(canvas.locked());
        let mend = Mend::new(picture, canvas.inks(), wish.want, weights, wish.most, wish.offers);
        Mending { want: wish.want, stage: Stage::Mend(Box::new(mend)), before: 0 }
    }

    /// Whether a rated puzzle is as wanted. The engine has proven that it has one solution.
    fn is_wanted(&self, rating: Option<&Rating>) -> bool {
        match (self.want, rating) {
            (Aim::Unique | Aim::ByLines, None) => true,
            (Aim::Unique, Some(rating)) => rating.solutions == Solutions::One,
            (Aim::ByLines, Some(rating)) => rating.sweeps.is_some(),
            (Aim::AtMost(most), Some(rating)) => rating.class.is_some_and(|class| class <= most),
            (Aim::Class(wanted), Some(rating)) => rating.class == Some(wanted),
            (Aim::AtMost(_) | Aim::Class(_), None) => false,
        }
    }

    /// Takes a rated proposal, if it is as wanted.
    fn rated(&mut self, rating: Rated) {
        let rating = found(rating);
        let is_wanted = self.is_wanted(rating.as_deref());
        let Stage::Rate(_, offers, rating_now) = &mut self.stage else { return };
        let Some((Proposal { changes, damage, .. }, task)) = rating_now.take() else { return };
        self.before += task.steps();
        if is_wanted {
            offers.push(Offer { changes, damage, rating });
        }
    }
}

impl Task for Mending {
    type Output = Vec<Offer>;

    fn advance(&mut self, steps: u64) -> Option<Vec<Offer>> {
        let end = self.steps().saturating_add(steps);
        loop {
            let left = if steps == u64::MAX { steps } else { end.saturating_sub(self.steps()) };
            match &mut self.stage {
                Stage::Mend(mend) => {
                    let mut proposals = mend.advance(left)?;
                    self.before += mend.steps();
                    proposals.reverse();
                    self.stage = Stage::Rate(proposals, Vec::new(), None);
                }
                Stage::Rate(_, _, Some((_, rate))) => {
                    let rating = rate.advance(left)?;
                    self.rated(rating);
                }
                Stage::Rate(proposals, offers, next @ None) => match proposals.pop() {
                    Some(proposal) => {
                        let rate = Box::new(Rate::new(&proposal.puzzle));
                        *next = Some((proposal, rate));
                    }
                    None => return Some(std::mem::take(offers)),
                },
            }
            // Another kind of work begins: the caller may look at its clock.
            if steps != u64::MAX {
                return None;
            }
        }
    }

    fn steps(&self) -> u64 {
        let now = match &self.stage {
            Stage::Mend(mend) => mend.steps(),
            Stage::Rate(_, _, rating) => rating.as_ref().map_or(0, |(_, rate)| rate.steps()),
        };
        self.before + now
    }
}

/// The rating, if there is one.
fn found(rated: Rated) -> Option<Box<Rating>> {
    match rated {
        Rated::Rating(rating) => Some(rating),
        Rated::Limit => None,
    }
}
