//! A worked solution: every step with its argument, and how it ended.
//!
//! [`Working`] is the task that makes one; [`Work`] is written as [`text`], as
//! [`markdown`], as a [`page`] with a picture of each step, or as an [`object`].

mod markdown;
mod page;
mod text;
mod working;

pub(crate) use markdown::escaped;
pub use markdown::markdown;
pub use page::page;
pub(crate) use page::plain;
pub use text::text;
pub use working::Working;

use crate::json::named;
use crate::shown::Shown;
use grille_engine::board::Board;
use grille_engine::run::Task;
use grille_words::Words;
use serde_json::Value;
use std::collections::BTreeMap;

/// A puzzle with the way to its solution.
pub struct Work<G: Explained> {
    /// What to call it.
    pub title: String,
    /// The puzzle.
    pub puzzle: G::Puzzle,
    /// Where it began.
    pub from: Board<G::Set>,
    /// The steps.
    pub told: Vec<G::Deduction>,
    /// What is known after the last of them.
    pub board: Board<G::Set>,
    /// How many cells are open then.
    pub open: usize,
    /// How it ended.
    pub end: End<G::Reasons>,
}

impl<G: Explained> Work<G> {
    /// A step of each technique that was used, with how many there are, the simplest first.
    pub fn used(&self) -> Vec<(&G::Deduction, usize)> {
        let mut used: BTreeMap<usize, (&G::Deduction, usize)> = BTreeMap::new();
        for told in &self.told {
            used.entry(G::rank(told)).or_insert((told, 0)).1 += 1;
        }
        used.into_values().collect()
    }
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End<R> {
    /// Every cell is settled.
    Solved,
    /// No technique goes on; there are several solutions.
    Several,
    /// No technique goes on, though there is just one solution.
    TooHard,
    /// No technique goes on; how many solutions there are was not decided.
    Stuck,
    /// There is no solution, and why.
    None(R),
    /// A limit was hit first.
    Limit,
    /// The user interrupted it.
    Interrupted,
}

impl<R> End<R> {
    /// The word for it in results.
    pub fn status(&self) -> &'static str {
        match self {
            End::Solved => "solved",
            End::Several => "several",
            End::TooHard => "too-hard",
            End::Stuck => "stuck",
            End::None(_) => "none",
            End::Limit | End::Interrupted => "limit",
        }
    }
}

/// What comes next on the way up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next<D, S> {
    /// A deduction, which is now part of the board.
    Deduction(Box<D>),
    /// Nothing: every cell is settled.
    Solved,
    /// Nothing: no technique finds anything.
    Stuck,
    /// Nothing: there is no completion, and it shows here.
    Impossible(S),
}

/// A puzzle on its way to being solved by argument.
pub trait Climbing<G: Explained>: Task<Output = Next<G::Deduction, G::Spot>> + Send {
    /// What is known now, and how many cells are open.
    fn known(&self) -> (Board<G::Set>, usize);
}

/// How it came out that there is no solution.
pub enum NoSolution<'a, G: Explained> {
    /// The beginning denies the givens.
    Denied,
    /// This place has no completion on this board.
    Shows(&'a Board<G::Set>, G::Spot),
    /// A search proved it.
    Searched,
}

/// The pictures of a work, as SVG, in the order of its steps.
pub trait Pictures<G: Explained> {
    /// What the style of the page must say for them.
    fn style(&self) -> String;
    /// What the page must have before the first of them.
    fn before(&self, words: &Words) -> String;
    /// The picture of the next step.
    fn next(&mut self, told: &G::Deduction) -> String;
    /// The picture after the last step.
    fn last(&self) -> String;
}

/// A game whose solutions can be worked out and told.
pub trait Explained: Shown {
    /// Where a worked solution begins.
    type Start: Clone + Send;
    /// A place that can show that there is no completion.
    type Spot: Copy + Send;
    /// Why there is no solution.
    type Reasons: Clone + Send;
    /// Whether it matters to the techniques that a puzzle has just one solution.
    const MINDS_UNIQUE: bool;
    /// Whether a text begins with the board.
    const BOARD_FIRST: bool;
    /// After how many steps a text shows the board again.
    const BOARD_EVERY: Option<usize>;

    /// The puzzle.
    fn puzzle(start: &Self::Start) -> &Self::Puzzle;
    /// What is known at the beginning, which may deny the givens.
    fn start_board(start: &Self::Start) -> Board<Self::Set>;
    /// The way up; none where the beginning denies the givens.
    fn climbing(start: &Self::Start, unique: bool) -> Option<Box<dyn Climbing<Self>>>;
    /// The question why there is no solution.
    fn no_solution(
        start: &Self::Start,
        how: NoSolution<'_, Self>,
    ) -> Box<dyn Task<Output = Self::Reasons> + Send>;
    /// How it is called where no technique goes on and nothing more was decided.
    fn undecided() -> End<Self::Reasons>;
    /// Makes a deduction part of a board.
    fn take(board: &mut Board<Self::Set>, told: &Self::Deduction);

    /// The rank of a deduction's technique on the ladder.
    fn rank(told: &Self::Deduction) -> usize;
    /// The name of a deduction's technique, which has no language.
    fn technique_name(told: &Self::Deduction) -> &'static str;
    /// How it ended, in words.
    fn ending(words: &Words, work: &Work<Self>) -> String;
    /// A title that means nothing else to Markdown.
    fn markdown_title(title: &str) -> String;
    /// The pictures of a work.
    fn pictures(work: &Work<Self>) -> Box<dyn Pictures<Self> + '_>;
    /// What an object says about its puzzle beside its name and size.
    fn describe_puzzle(_object: &mut Value, _puzzle: &Self::Puzzle) {}
}

/// A work as one JSON object.
pub fn object<G: Explained>(words: &Words, name: &str, work: &Work<G>) -> Value {
    let deduction = |told| G::deduction(words, told, &work.puzzle);
    let mut object = named::<G>(name, &work.puzzle);
    G::describe_puzzle(&mut object, &work.puzzle);
    object["title"] = work.title.as_str().into();
    object["status"] = work.end.status().into();
    object["deductions"] = work.told.iter().map(deduction).collect();
    object["open"] = work.open.into();
    object["board"] = G::board_value(&work.puzzle, &work.board);
    object["text"] = G::ending(words, work).into();
    object
}
