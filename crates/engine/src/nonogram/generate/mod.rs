//! Random puzzles made to order: a task that draws pictures until the puzzle of
//! one is as asked for.
//!
//! A picture comes from a [`Source`]; where none is asked for they take turns,
//! for each of them fails at some sizes and densities. What lines imply tells
//! most misfits at once. For a technique the ladder climbs, no higher than that. The fast search gets so many steps for each picture
//! and no more, since a puzzle that takes it longer would not please a person
//! either.
//!
//! Everything follows from the recipe and the seed, a text. A step is a line
//! looked at.

mod drawing;
mod recipe;
mod source;
mod symmetry;

pub use drawing::draw;
pub use recipe::{Flaw, MOST_INKS, Recipe, is_hardest_somewhere};
pub use source::Source;
pub use symmetry::Symmetry;

use self::drawing::Drawing;
use super::ladder::{ClimbStatus, Ladder, is_above_lines};
use super::rate::{Class, Rate, Rated, Rating};
use super::settle::Settler;
use super::{Board, Nonogram, Options, Picture, Puzzle, Technique, method};
use crate::Contradiction;
use crate::chance::Chance;
use crate::colours::{Colour, Colours};
use crate::grid::Cell;
use crate::run::{Pace, Task};
use crate::uniqueness::{Uniqueness, Verdict};

/// The most lines settled to find out about one picture, for each of its lines.
const PATIENCE: u64 = 400;

/// A puzzle as asked for.
#[derive(Clone, Debug)]
pub struct Made {
    /// The puzzle; its goal is the picture.
    pub puzzle: Puzzle,
    /// How hard it is, if a class or a technique was asked for.
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

crate::errors_as_data!(GaveUp);

/// Making under way.
pub struct Generate {
    recipe: Recipe,
    chance: Chance,
    tries: u64,
    /// Nothing before a picture is begun.
    stage: Option<Stage>,
    steps: u64,
    pace: Pace,
}

/// What is done at the moment.
enum Stage {
    /// A picture is drawn.
    Draw(Box<Drawing>),
    /// Its puzzle is made.
    Make(Picture, Source),
    /// A question about it is asked.
    Ask(Box<Asked>),
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
    /// What lines settle of it.
    Lines(Box<(Settler, Board)>),
    IsUnique(Box<Uniqueness<Nonogram>>),
    Needs(Box<Need>),
    HowHard(Box<Rate>),
}

/// The ladder up to the technique that is asked for.
struct Need {
    ladder: Ladder,
    technique: Technique,
    is_used: bool,
}

impl Need {
    /// Climbs for so many steps: whether the technique is needed and those up to it are enough. The
    /// ladder takes the cheapest deduction there is, so where it used the technique, those below it
    /// found nothing.
    fn advance(&mut self, steps: u64) -> Option<bool> {
        let end = self.ladder.steps().saturating_add(steps);
        loop {
            match self.ladder.climb(end.saturating_sub(self.ladder.steps())) {
                ClimbStatus::Running => return None,
                ClimbStatus::Found(found) => {
                    self.is_used |= found.technique == self.technique;
                    if self.ladder.take(&found).is_err() {
                        return Some(false);
                    }
                }
                ClimbStatus::Solved => return Some(self.is_used),
                ClimbStatus::Stuck | ClimbStatus::Impossible(_) => return Some(false),
            }
        }
    }
}

/// What came of a picture.
enum Fate {
    Fits(Option<Rating>),
    Misfit,
    Unknown,
    /// This is to be asked next.
    Ask(Question),
}

impl Generate {
    /// The puzzle of this recipe that belongs to a seed; what is wrong with the
    /// recipe, if it can have none.
    pub fn new(recipe: Recipe, seed: &str) -> Result<Generate, Flaw> {
        recipe.check()?;
        let (chance, pace) = (Chance::new(seed), Pace::default());
        Ok(Generate { recipe, chance, tries: 0, stage: None, steps: 0, pace })
    }

    /// The puzzle of a picture, if it is not a misfit at first sight.
    fn make(&mut self, picture: &Picture, source: Source) -> Option<Box<Asked>> {
        let used: Colours = picture.cells().iter().copied().collect();
        if used.without(Colour::BACKGROUND).len() < self.recipe.inks {
            return None;
        }
        let puzzle = self.puzzle(picture)?;
        let (mut settler, board) = (Settler::default(), puzzle.board());
        settler.begin(&puzzle);
        let left = PATIENCE * puzzle.size().lines().count() as u64;
        let question = Question::Lines(Box::new((settler, board)));
        Some(Box::new(Asked { puzzle, source, question, left }))
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
}

impl Asked {
    /// What follows from what lines settle: most misfits are seen here.
    fn by_lines(&self, recipe: &Recipe, by_lines: bool) -> Fate {
        let puzzle = &self.puzzle;
        let is_lines = |technique| !is_above_lines(technique);
        let class = recipe.class.map(|class| class <= Class::Medium);
        match recipe.technique.map(is_lines).or(class) {
            Some(wanted) if by_lines != wanted => Fate::Misfit,
            Some(_) => match recipe.technique {
                Some(technique) if by_lines => self.needs(technique),
                Some(_) => self.is_unique(),
                None => Fate::Ask(Question::HowHard(Box::new(Rate::new(puzzle)))),
            },
            None if by_lines || !recipe.unique => Fate::Fits(None),
            None => self.is_unique(),
        }
    }

    fn is_unique(&self) -> Fate {
        let puzzle = &self.puzzle;
        let run = method::fastest(puzzle).start(puzzle, &puzzle.board(), &Options::default());
        Fate::Ask(Question::IsUnique(Box::new(Uniqueness::new(run))))
    }

    fn needs(&self, technique: Technique) -> Fate {
        let Ok(ladder) = Ladder::new(&self.puzzle, &self.puzzle.board()) else {
            return Fate::Misfit;
        };
        let need = Need { ladder: ladder.up_to(technique), technique, is_used: false };
        Fate::Ask(Question::Needs(Box::new(need)))
    }

    /// Works on the question for so many steps; what came of it, and the steps it took.
    fn advance(&mut self, steps: u64, recipe: &Recipe) -> (Fate, u64) {
        let portion = steps.min(self.left);
        let (fate, spent) = match &mut self.question {
            Question::Lines(lines) => {
                let (settler, board) = &mut **lines;
                return match settler.step(&self.puzzle, board) {
                    Ok(true) => (Fate::Unknown, 1),
                    Ok(false) => {
                        let by_lines = board.open() == 0;
                        (self.by_lines(recipe, by_lines), 1)
                    }
                    Err(Contradiction) => (Fate::Misfit, 1),
                };
            }
            Question::IsUnique(task) => {
                let before = task.steps();
                let said = task.advance(portion);
                let spent = task.steps() - before;
                let fate = match (said, recipe.technique) {
                    (None, _) => Fate::Unknown,
                    (Some(Verdict::Unique(_)), None) => Fate::Fits(None),
                    // Climbing takes far longer than the search: most pictures never come to it.
                    (Some(Verdict::Unique(_)), Some(technique)) => self.needs(technique),
                    (Some(_), _) => Fate::Misfit,
                };
                (fate, spent)
            }
            Question::Needs(need) => {
                let before = need.ladder.steps();
                let fate = match need.advance(portion) {
                    None => Fate::Unknown,
                    Some(true) => Fate::Ask(Question::HowHard(Box::new(Rate::new(&self.puzzle)))),
                    Some(false) => Fate::Misfit,
                };
                (fate, need.ladder.steps() - before)
            }
            Question::HowHard(task) => {
                let before = task.steps();
                let fate = match task.advance(portion) {
                    None => Fate::Unknown,
                    Some(Rated::Rating(rating)) if is_asked_for(&rating, recipe) => {
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

impl Generate {
    /// Works on a question up to `end`: whether it rests before it must; the answer, if that is
    /// it.
    fn ask(&mut self, mut asked: Box<Asked>, end: u64) -> Result<bool, Box<Made>> {
        let (fate, spent) = asked.advance(Pace::left(self.steps, end), &self.recipe);
        self.steps += spent;
        let mut rests = false;
        match fate {
            Fate::Fits(rating) => {
                let Asked { puzzle, source, .. } = *asked;
                return Err(Box::new(Made { puzzle, rating, source, tries: self.tries }));
            }
            Fate::Misfit => {}
            Fate::Unknown => {
                rests = !matches!(asked.question, Question::Lines(_));
                self.stage = Some(Stage::Ask(asked));
            }
            Fate::Ask(question) => {
                asked.question = question;
                self.stage = Some(Stage::Ask(asked));
                self.pace.change();
            }
        }
        Ok(rests)
    }
}

/// Of that class, with that technique as the hardest, and with one solution only.
///
/// The ladder takes the cheapest deduction there is, and techniques are monotone: where it used a
/// technique, those below it are not enough.
fn is_asked_for(rating: &Rating, recipe: &Recipe) -> bool {
    let is_class = recipe.class.is_none_or(|class| rating.class == Some(class));
    let is_technique = recipe.technique.is_none_or(|own| rating.hardest == Some(own));
    let is_solved = recipe.technique.is_none() || rating.open == 0;
    is_class && is_technique && is_solved && rating.solutions == super::rate::Solutions::One
}

impl Task for Generate {
    type Output = Result<Made, GaveUp>;

    fn advance(&mut self, steps: u64) -> Option<Self::Output> {
        let end = self.pace.end(self.steps, steps);
        while !self.pace.is_over(self.steps, end) {
            let rests = match self.stage.take() {
                None if self.tries >= self.recipe.most_tries() => {
                    return Some(Err(GaveUp { tries: self.tries }));
                }
                None => {
                    let source = self.recipe.source.unwrap_or(Source::in_turn(self.tries));
                    self.tries += 1;
                    self.stage = Some(Stage::Draw(Box::new(Drawing::new(&self.recipe, source))));
                    self.pace.change();
                    false
                }
                Some(Stage::Draw(mut drawing)) => {
                    self.steps += 1;
                    self.stage = Some(match drawing.step(&mut self.chance) {
                        None => Stage::Draw(drawing),
                        Some(picture) => Stage::Make(picture, drawing.source()),
                    });
                    false
                }
                Some(Stage::Make(picture, source)) => {
                    self.steps += 1;
                    self.stage = self.make(&picture, source).map(Stage::Ask);
                    self.pace.change();
                    false
                }
                Some(Stage::Ask(asked)) => match self.ask(asked, end) {
                    Ok(rests) => rests,
                    Err(made) => return Some(Ok(*made)),
                },
            };
            if rests && Pace::rests(end) {
                return None;
            }
        }
        None
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}
