//! A puzzle as an entry of a sheet: what is known of it told in words, and its boards drawn.

use crate::layout::{Answers, Layout};
use crate::ready::needs_solution;
use grille_answer::{Explained, Outcome, OutcomeOf, RatingTold, Work};
use grille_engine::class::Class;
use grille_engine::grid::Grid;
use grille_engine::rate::Rateable;
use grille_engine::run::Game;
use grille_formats::{GameName, GamePuzzle, code};
use grille_paper::Figure;
use grille_paper::nonogram::Key;
use grille_paper::sheets::{Answer, Entry};
use grille_picture::qr::Qr;
use grille_words::{Words, say, visible_line};

/// A puzzle with what it is called.
#[derive(Clone)]
pub struct Named {
    /// In complaints.
    pub label: String,
    /// With its answer.
    pub title: String,
    /// The puzzle.
    pub puzzle: GamePuzzle,
    /// What it is there for: the name of a technique.
    pub note: Option<String>,
}

/// A puzzle that can be printed.
pub struct Prepared {
    /// What complaints call it.
    pub label: String,
    /// What is printed.
    pub entry: Entry,
    /// How hard it is, if that is known.
    pub class: Option<Class>,
    /// Its game.
    pub game: GameName,
    /// What is not as it was asked for.
    pub complaints: Vec<String>,
}

/// What was found out about a puzzle.
pub(crate) struct Facts<G: Printed> {
    /// Whether it has solutions, if that was asked.
    pub outcome: Option<OutcomeOf<G>>,
    /// The answer: its author's picture, or the first solution.
    pub solution: Option<G::Solution>,
    /// How hard it is.
    pub rating: Option<Box<G::Rating>>,
}

/// A game whose puzzles can be printed.
pub trait Printed:
    Explained + RatingTold + Game<Puzzle: Sync, Solution: Sync, Cause: Sync> + Rateable<Rating: Sync>
{
    /// The classes of its puzzles, the easiest first.
    const CLASSES: &'static [Class];
    /// The puzzle with what is written in it.
    fn board(words: &Words, puzzle: &Self::Puzzle, layout: &Layout) -> Box<dyn Figure + Send>;
    /// The solved puzzle.
    fn solved(
        words: &Words,
        puzzle: &Self::Puzzle,
        solution: &Self::Solution,
        layout: &Layout,
    ) -> Box<dyn Figure + Send>;
    /// The letters of inks, with their names.
    fn key(_: &Words, _: &Self::Puzzle, _: &Layout) -> Vec<(Key, String)> {
        Vec::new()
    }
    /// The puzzle in words.
    fn spoken(words: &Words, puzzle: &Self::Puzzle) -> String;
    /// About how many minutes it takes a person, by its rating.
    fn minutes(rating: &Self::Rating) -> u32;
    /// Of how many stars it has how many: the place of its class among all.
    fn stars(class: Class) -> Option<(u8, u8)> {
        let at = Self::CLASSES.iter().position(|own| *own == class)?;
        Some((at as u8 + 1, Self::CLASSES.len() as u8))
    }
    /// The picture that its author drew.
    fn goal(puzzle: &Self::Puzzle) -> Option<Self::Solution>;
    /// The figures of a worked solution: one for each step, and one of its end.
    fn figures<'a>(
        words: &Words,
        work: &'a Work<Self>,
        layout: &Layout,
    ) -> Vec<Box<dyn Figure + 'a>>;
    /// Its code of one line.
    fn code(puzzle: &Self::Puzzle, solution: Option<&Self::Solution>) -> String;
}

/// Makes an entry; says why where a puzzle has no solution.
pub(crate) fn prepared<G: Printed>(
    words: &Words,
    named: &Named,
    puzzle: &G::Puzzle,
    known: &Facts<G>,
    layout: &Layout,
) -> Result<Prepared, String> {
    let mut facts = vec![words.size(<G as grille_answer::Shown>::size(puzzle))];
    let (mut class, mut stars, mut complaints) = (None, None, Vec::new());
    if let Some(rating) = known.rating.as_ref().filter(|_| !layout.no_rating) {
        class = G::class(rating).1;
        stars = class.and_then(G::stars);
        if stars.is_some() {
            facts.push(say!(words, "paper-minutes", minutes = G::minutes(rating)));
        }
    }
    let has_answers = layout.answers != Answers::None;
    if needs_solution(layout) {
        match &known.outcome {
            Some(Outcome::None(cause)) => return Err(G::unsolvable(words, cause, puzzle)),
            Some(Outcome::Several { .. }) => facts.push(say!(words, "paper-several")),
            Some(Outcome::Wrong) => {
                let method = G::fastest(puzzle).name;
                return Err(say!(words, "answer-wrong", method = method));
            }
            Some(
                Outcome::Unique
                | Outcome::Found
                | Outcome::Stuck
                | Outcome::Limit
                | Outcome::Interrupted,
            )
            | None => {}
        }
        if has_answers && known.solution.is_none() {
            complaints.push(say!(words, "paper-no-answer"));
        }
    }
    let title = visible_line(&named.title).into_owned();
    let answer = known.solution.as_ref().filter(|_| has_answers).map(|solution| Answer {
        alt: match title.is_empty() {
            true => say!(words, "paper-answer"),
            false => say!(words, "paper-alt-answer", title = title.as_str()),
        },
        title,
        board: G::solved(words, puzzle, solution, layout),
    });
    let qr = match layout.qr.then(|| qr::<G>(puzzle, known.solution.as_ref(), layout)) {
        Some(Err(count)) => {
            complaints.push(say!(words, "share-too-long", count = count));
            None
        }
        Some(Ok(qr)) => Some(qr),
        None => None,
    };
    let entry = Entry {
        number: String::new(),
        facts: facts.join(" · "),
        stars,
        note: named.note.clone(),
        key: G::key(words, puzzle, layout),
        qr,
        board: G::board(words, puzzle, layout),
        alt: G::spoken(words, puzzle),
        answer,
    };
    let (label, game) = (named.label.clone(), named.puzzle.game());
    Ok(Prepared { label, entry, class, game, complaints })
}

/// The code of a puzzle for a camera; or how many characters are too many for one.
fn qr<G: Printed>(
    puzzle: &G::Puzzle,
    solution: Option<&G::Solution>,
    layout: &Layout,
) -> Result<Grid<bool>, usize> {
    let own = G::code(puzzle, solution);
    let text = layout.link.as_ref().map_or(own.clone(), |address| code::link(address, &own));
    Qr::new(&text).map(|qr| qr.cells().clone()).ok_or_else(|| text.chars().count())
}

/// Minutes as people say them: the nearest of a few numbers.
pub fn rounded(minutes: f64) -> u32 {
    const SAID: [u32; 14] = [1, 2, 3, 5, 7, 10, 15, 20, 30, 45, 60, 90, 120, 180];
    let near = |own: &&u32| (f64::from(**own).ln() - minutes.max(0.5).ln()).abs();
    SAID.iter().min_by(|a, b| near(a).total_cmp(&near(b))).copied().unwrap_or(180)
}
