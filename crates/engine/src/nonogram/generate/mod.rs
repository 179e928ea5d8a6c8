//! Random puzzles made to order: a task that draws pictures until the puzzle of
//! one is as asked for.
//!
//! A picture comes from a [`Source`]; where none is asked for they take turns,
//! for each of them fails at some sizes and densities. What lines imply tells
//! most misfits at once. The fast search gets so many steps for each picture
//! and no more, since a puzzle that takes it longer would not please a person
//! either.
//!
//! Everything follows from the recipe and the seed, a text. A step is a line
//! looked at.

mod recipe;
mod source;
mod symmetry;

pub use recipe::{Flaw, MOST_INKS, Recipe};
pub use source::{Source, draw};
pub use symmetry::Symmetry;

use super::rate::{Class, Rate, Rated, Rating};
use super::settle::Settler;
use super::{Nonogram, Options, Picture, Puzzle, method};
use crate::chance::Chance;
use crate::colours::{Colour, Colours};
use crate::grid::Cell;
use crate::run::Task;
use crate::uniqueness::{Uniqueness, Verdict};

/// The most pictures that are drawn for one puzzle.
pub const MOST_TRIES: u64 = 10_000;
/// The most lines settled to find out about one picture, for each of its lines.
const PATIENCE: u64 = 400;

/// A puzzle as asked for.
#[derive(Clone, Debug)]
pub struct Made {
    /// The puzzle; its goal is the picture.
    pub puzzle: Puzzle,
    /// How hard it is, if a class was asked for.
    pub rating: Option<Rating>,
    /// Where its picture comes from.
    pub source: Source,
    /// How many pictures were drawn, this one included.
    pub tries: u64,
}

/// No picture was as asked for, of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GaveUp {
    /// How many pictures were drawn.
    pub tries: u64,
}

/// Making under way.
pub struct Generate {
    recipe: Recipe,
    chance: Chance,
    settler: Settler,
    tries: u64,
    asked: Option<Asked>,
    steps: u64,
}

/// A question about the puzzle of the last picture.
struct Asked {
    puzzle: Puzzle,
    source: Source,
    question: Question,
    /// Steps that it may still take.
    left: u64,
}

enum Question {
    IsUnique(Box<Uniqueness<Nonogram>>),
    HowHard(Box<Rate>),
}

/// What came of a picture.
enum Fate {
    Fits(Option<Rating>),
    Misfit,
    Unknown,
}

impl Generate {
    /// The puzzle of this recipe that belongs to a seed; what is wrong with the
    /// recipe, if it can have none.
    pub fn new(recipe: Recipe, seed: &str) -> Result<Generate, Flaw> {
        recipe.check()?;
        Ok(Generate {
            recipe,
            chance: Chance::new(seed),
            settler: Settler::default(),
            tries: 0,
            asked: None,
            steps: 0,
        })
    }

    /// Draws the next picture; its puzzle, if it is not a misfit at first sight.
    fn draw(&mut self) -> Option<(Puzzle, Source, bool)> {
        let source = self.recipe.source.unwrap_or(Source::in_turn(self.tries));
        self.tries += 1;
        let picture = draw(&self.recipe, source, &mut self.chance);
        let used: Colours = picture.cells().iter().copied().collect();
        if used.without(Colour::BACKGROUND).len() < self.recipe.inks {
            return None;
        }
        let puzzle = self.puzzle(&picture)?;
        let before = self.settler.lines;
        let mut board = puzzle.board();
        let settled = self.settler.all(&puzzle, &mut board);
        self.steps += self.settler.lines - before;
        settled.ok()?;
        let by_lines = board.open() == 0;
        let fits = match self.recipe.class {
            None => true,
            Some(class) => by_lines == (class <= Class::Medium),
        };
        fits.then_some((puzzle, source, by_lines))
    }

    /// The puzzle of a picture, with as many cells given as asked for.
    fn puzzle(&mut self, picture: &Picture) -> Option<Puzzle> {
        let puzzle = Puzzle::of(picture, self.recipe.palette()).ok()?;
        if self.recipe.givens == 0 {
            return Some(puzzle);
        }
        let mut cells: Vec<Cell> = puzzle.size().iter().collect();
        self.chance.shuffle(&mut cells);
        let mut board = puzzle.board();
        for &cell in cells.iter().take(self.recipe.givens) {
            board.narrow(cell, picture[cell].into()).ok()?;
        }
        let mut draft = puzzle.draft();
        draft.givens = Some(board.cells().rows().map(<[Colours]>::to_vec).collect());
        Puzzle::new(draft).ok()
    }

    /// What is to be asked about a puzzle; nothing if it is known to fit.
    fn question(&self, puzzle: &Puzzle, by_lines: bool) -> Option<Question> {
        if self.recipe.class.is_some() {
            return Some(Question::HowHard(Box::new(Rate::new(puzzle))));
        }
        if by_lines || !self.recipe.unique {
            return None;
        }
        let run = method::fastest(puzzle).start(puzzle, &puzzle.board(), &Options::default());
        Some(Question::IsUnique(Box::new(Uniqueness::new(run))))
    }
}

impl Asked {
    fn advance(&mut self, steps: u64, class: Option<Class>) -> (Fate, u64) {
        let portion = steps.min(self.left);
        let (fate, spent) = match &mut self.question {
            Question::IsUnique(task) => {
                let before = task.steps();
                let fate = match task.advance(portion) {
                    None => Fate::Unknown,
                    Some(Verdict::Unique(_)) => Fate::Fits(None),
                    Some(_) => Fate::Misfit,
                };
                (fate, task.steps() - before)
            }
            Question::HowHard(task) => {
                let before = task.steps();
                let fate = match task.advance(portion) {
                    None => Fate::Unknown,
                    Some(Rated::Rating(rating)) if is_asked_for(&rating, class) => {
                        Fate::Fits(Some(*rating))
                    }
                    Some(_) => Fate::Misfit,
                };
                (fate, task.steps() - before)
            }
        };
        self.left = self.left.saturating_sub(spent);
        match fate {
            Fate::Unknown if self.left == 0 => (Fate::Misfit, spent),
            fate => (fate, spent),
        }
    }
}

/// Of that class, and with one solution only.
fn is_asked_for(rating: &Rating, class: Option<Class>) -> bool {
    rating.class == class && rating.solutions == super::rate::Solutions::One
}

impl Task for Generate {
    type Output = Result<Made, GaveUp>;

    fn advance(&mut self, steps: u64) -> Option<Self::Output> {
        let end = self.steps.saturating_add(steps);
        while self.steps < end {
            let fits = match self.asked.take() {
                Some(mut asked) => {
                    let (fate, spent) = asked.advance(end - self.steps, self.recipe.class);
                    self.steps += spent;
                    match fate {
                        Fate::Fits(rating) => Some((asked.puzzle, asked.source, rating)),
                        Fate::Misfit => None,
                        Fate::Unknown => {
                            self.asked = Some(asked);
                            None
                        }
                    }
                }
                None if self.tries >= MOST_TRIES => {
                    return Some(Err(GaveUp { tries: self.tries }));
                }
                None => {
                    // A picture drawn in vain is work too.
                    self.steps += 1;
                    self.draw().and_then(|(puzzle, source, by_lines)| {
                        let Some(question) = self.question(&puzzle, by_lines) else {
                            return Some((puzzle, source, None));
                        };
                        let left = PATIENCE * puzzle.size().lines().count() as u64;
                        self.asked = Some(Asked { puzzle, source, question, left });
                        None
                    })
                }
            };
            if let Some((puzzle, source, rating)) = fits {
                return Some(Ok(Made { puzzle, rating, source, tries: self.tries }));
            }
        }
        None
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}
