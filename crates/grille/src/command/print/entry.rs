//! A puzzle made ready for paper: solved, rated, and told in words.

use super::Named;
use crate::args::{self, Layout};
use crate::games::{Handled, with_game};
use crate::{Desk, ask, batch};
use grille_answer::rate::Rated;
use grille_answer::{Check, Outcome, Work};
use grille_engine::class::Class;
use grille_engine::grid::Grid;
use grille_formats::GameName;
use grille_paper::Figure;
use grille_paper::nonogram::Key;
use grille_paper::sheets::{Answer, Entry};
use grille_picture::qr::Qr;
use grille_words::{Words, say, visible_line};
use std::time::Duration;

/// How long a puzzle is looked at, unless a limit was given.
const PATIENCE: Duration = Duration::from_secs(5);

/// How boards are to look.
#[derive(Default)]
pub struct Look {
    /// No colours.
    pub grey: bool,
    /// Clues on all sides.
    pub mirrored: bool,
    /// Pencil marks in sudokus.
    pub marks: bool,
    /// What somebody wrote.
    pub from_board: bool,
    qr: bool,
    link: Option<String>,
    rating: bool,
    answers: bool,
}

impl Look {
    /// What was typed.
    pub fn new(layout: &Layout) -> Look {
        Look {
            grey: layout.grey,
            mirrored: layout.mirrored,
            marks: layout.marks,
            from_board: layout.from_board,
            qr: layout.qr,
            link: layout.link.clone(),
            rating: !layout.no_rating,
            answers: layout.answers != args::AnswersArg::None,
        }
    }
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
}

/// A game whose puzzles can be printed.
pub trait Printed: Handled {
    /// The puzzle with what is written in it.
    fn board(words: &Words, puzzle: &Self::Puzzle, look: &Look) -> Box<dyn Figure + Send>;
    /// The solved puzzle.
    fn solved(
        words: &Words,
        puzzle: &Self::Puzzle,
        solution: &Self::Solution,
        look: &Look,
    ) -> Box<dyn Figure + Send>;
    /// The letters of inks, with their names.
    fn key(_: &Words, _: &Self::Puzzle, _: &Look) -> Vec<(Key, String)> {
        Vec::new()
    }
    /// The puzzle in words.
    fn spoken(words: &Words, puzzle: &Self::Puzzle) -> String;
    /// About how many minutes it takes a person, by its rating.
    fn minutes(rating: &Self::Rating) -> u32;
    /// Of how many stars it has how many.
    fn stars(class: Class) -> Option<(u8, u8)>;
    /// The picture that its author drew.
    fn goal(puzzle: &Self::Puzzle) -> Option<Self::Solution>;
    /// The figures of a worked solution: one for each step, and one of its end.
    fn figures<'a>(words: &Words, work: &'a Work<Self>, look: &Look) -> Vec<Box<dyn Figure + 'a>>;
    /// Its code of one line.
    fn code(puzzle: &Self::Puzzle, solution: Option<&Self::Solution>) -> String;
}

/// Makes a puzzle ready; says why where it has no solution.
pub fn prepared(
    desk: &Desk,
    named: &Named,
    look: &Look,
    limits: &args::Limits,
) -> Result<Prepared, String> {
    with_game!(&named.puzzle, |puzzle: G| of::<G>(desk, named, puzzle, look, limits))
}

fn of<G: Printed>(
    desk: &Desk,
    named: &Named,
    puzzle: &G::Puzzle,
    look: &Look,
    limits: &args::Limits,
) -> Result<Prepared, String> {
    let (words, mut limits) = (&desk.words, limits.clone());
    if limits.time_limit.is_none() && limits.step_limit.is_none() {
        limits.time_limit = Some(PATIENCE);
    }
    let mut facts = vec![words.size(G::size(puzzle))];
    let (mut class, mut stars) = (None, None);
    if look.rating
        && let Rated::Rating(rating) = ask::rate::<G>(puzzle, &mut batch::budget(desk, &limits))
    {
        class = G::class(&rating).1;
        stars = class.and_then(G::stars);
        if stars.is_some() {
            facts.push(say!(words, "paper-minutes", minutes = G::minutes(&rating)));
        }
    }
    let mut solution = None;
    if look.answers || look.qr {
        let checked = ask::check(Check::<G>::of(puzzle), &mut batch::budget(desk, &limits), |_| ());
        match checked.answer.outcome {
            Outcome::None(cause) => return Err(G::unsolvable(words, &cause, puzzle)),
            Outcome::Several { .. } => facts.push(say!(words, "paper-several")),
            Outcome::Wrong => return Err(say!(words, "paper-no-answer")),
            Outcome::Unique
            | Outcome::Found
            | Outcome::Stuck
            | Outcome::Limit
            | Outcome::Interrupted => {}
        }
        solution = G::goal(puzzle).or(checked.solutions.into_iter().next());
    }
    if look.answers && solution.is_none() {
        desk.screen.complain(&words.of(&named.label, &say!(words, "paper-no-answer")));
    }
    let title = visible_line(&named.title).into_owned();
    let answer = solution.as_ref().filter(|_| look.answers).map(|solution| Answer {
        alt: match title.is_empty() {
            true => say!(words, "paper-answer"),
            false => say!(words, "paper-alt-answer", title = title.as_str()),
        },
        title,
        board: G::solved(words, puzzle, solution, look),
    });
    let qr = look.qr.then(|| qr::<G>(desk, named, puzzle, solution.as_ref(), look)).flatten();
    let entry = Entry {
        number: String::new(),
        facts: facts.join(" · "),
        stars,
        note: named.note.clone(),
        key: G::key(words, puzzle, look),
        qr,
        board: G::board(words, puzzle, look),
        alt: G::spoken(words, puzzle),
        answer,
    };
    Ok(Prepared { label: named.label.clone(), entry, class, game: G::GAME })
}

/// The code of a puzzle for a camera; what is too long for one is told.
fn qr<G: Printed>(
    desk: &Desk,
    named: &Named,
    puzzle: &G::Puzzle,
    solution: Option<&G::Solution>,
    look: &Look,
) -> Option<Grid<bool>> {
    let code = G::code(puzzle, solution);
    let text = look.link.as_ref().map_or(code.clone(), |address| format!("{address}#{code}"));
    let qr = Qr::new(&text).map(|qr| qr.cells().clone());
    if qr.is_none() {
        let count = text.chars().count();
        let told = say!(desk.words, "share-too-long", count = count);
        desk.screen.complain(&desk.words.of(&named.label, &told));
    }
    qr
}

/// Minutes as people say them: the nearest of a few numbers.
pub fn rounded(minutes: f64) -> u32 {
    const SAID: [u32; 14] = [1, 2, 3, 5, 7, 10, 15, 20, 30, 45, 60, 90, 120, 180];
    let near = |own: &&u32| (f64::from(**own).ln() - minutes.max(0.5).ln()).abs();
    SAID.iter().min_by(|a, b| near(a).total_cmp(&near(b))).copied().unwrap_or(180)
}
