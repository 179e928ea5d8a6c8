//! Questions about both games, asked to the end, in small portions, and not to the end.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_answer::worked::{self, End};
use grille_answer::{
    Check, Checked, Explained, Halt, Help, Helping, Outcome, OutcomeOf, Shown, Solve, Tally, Turn,
    Working, json, nonogram, rate, sentences,
};
use grille_engine::board::Board;
use grille_engine::hint::{Blamed, Hint, Hinted, Level};
use grille_engine::nonogram::{Nonogram, Puzzle};
use grille_engine::run::{Game, Lesson, Phase, Run, Stats, Status, Task};
use grille_engine::session::Session;
use grille_engine::sudoku::{self, Sudoku};
use grille_words::{Lang, Paint, Words};
use serde_json::Value;
use std::time::Duration;

fn squares(rows: &[&[u32]], cols: &[&[u32]]) -> Puzzle {
    Puzzle::black_and_white(rows, cols).unwrap()
}

/// The n x n puzzle whose every line is a one: n! solutions.
fn rooks(n: usize) -> Puzzle {
    let one: Vec<&[u32]> = vec![&[1]; n];
    squares(&one, &one)
}

fn cup() -> Puzzle {
    squares(&[&[3], &[1], &[1, 1]], &[&[1, 1], &[2], &[1, 1]])
}

fn four(line: &str) -> sudoku::Puzzle {
    sudoku::Puzzle::of_line(line).unwrap()
}

/// A sudoku with one solution.
const ONE: &str = "123.341.21......";

/// The end of a task, in portions of this many steps.
fn driven<T: Task>(task: &mut T, steps: u64) -> T::Output {
    loop {
        if let Some(output) = task.advance(steps) {
            return output;
        }
    }
}

fn checked<G: Game>(puzzle: &G::Puzzle) -> Checked<G> {
    let mut check = Check::<G>::of(puzzle);
    let outcome = driven(&mut check, 3);
    check.checked(Ok(outcome), Duration::ZERO)
}

fn status<G: Game>(puzzle: &G::Puzzle) -> (&'static str, usize) {
    let Checked { answer, solutions } = checked::<G>(puzzle);
    assert_eq!(answer.found, solutions.len() as u64);
    assert!(solutions.len() < 2 || solutions[0] != solutions[1]);
    (answer.outcome.status(), solutions.len())
}

#[test]
fn none_unique_and_several_in_both_games() {
    assert_eq!(status::<Nonogram>(&cup()), ("unique", 1));
    assert_eq!(status::<Nonogram>(&rooks(3)), ("several", 2));
    assert_eq!(status::<Nonogram>(&squares(&[&[2], &[1]], &[&[1], &[1]])), ("none", 0));
    assert_eq!(status::<Sudoku>(&four(ONE)), ("unique", 1));
    assert_eq!(status::<Sudoku>(&four("1...............")), ("several", 2));
    assert_eq!(status::<Sudoku>(&four("11..............")), ("none", 0));
}

fn solve<G: Game>(puzzle: &G::Puzzle, wanted: u64) -> Solve<G> {
    let from = G::given(puzzle);
    let run = G::fastest(puzzle).start(puzzle, &from, &G::Options::default());
    Solve::new(puzzle, from, run, wanted)
}

/// How many solutions are told, and how it ends.
fn told<G: Game>(solve: &mut Solve<G>, steps: u64) -> (u64, OutcomeOf<G>) {
    let mut count = 0;
    loop {
        match driven(solve, steps) {
            Turn::Solution(_) => count += 1,
            Turn::Over(outcome) => return (count, outcome),
        }
    }
}

#[test]
fn solutions_come_up_to_the_number_wanted_and_then_whether_there_are_more() {
    for steps in [1, 7, u64::MAX] {
        let told = |wanted| told(&mut solve::<Nonogram>(&rooks(3), wanted), steps);
        assert_eq!(told(1), (1, Outcome::Found));
        assert_eq!(told(2), (2, Outcome::Several { more: Some(true) }));
        assert_eq!(told(6), (6, Outcome::Several { more: Some(false) }));
        assert_eq!(told(u64::MAX), (6, Outcome::Several { more: Some(false) }));
    }
    assert_eq!(told(&mut solve::<Nonogram>(&cup(), 2), 5), (1, Outcome::Unique));
    let four = four("1...............");
    let (count, outcome) = told(&mut solve::<Sudoku>(&four, u64::MAX), 50);
    assert_eq!((count, outcome), (72, Outcome::Several { more: Some(false) }));
}

#[test]
fn whoever_stops_early_is_told_what_is_known() {
    let mut asked = solve::<Nonogram>(&rooks(3), 2);
    assert_eq!(asked.halted(Halt::Limit), Outcome::Limit);
    assert_eq!(asked.halted(Halt::Interrupt), Outcome::Interrupted);
    for _ in 0..2 {
        assert!(matches!(driven(&mut asked, 1), Turn::Solution(_)));
    }
    assert_eq!(asked.halted(Halt::Limit), Outcome::Several { more: None });
    let answer = asked.answer(Outcome::Several { more: None }, Duration::from_millis(3));
    assert_eq!((answer.found, answer.time), (2, Duration::from_millis(3)));
}

#[test]
fn a_trace_tells_the_events_and_changes_nothing() {
    let mut events = Vec::new();
    let mut tap = |event| events.push(event);
    let mut asked = solve::<Nonogram>(&cup(), 2);
    let first = driven(&mut asked.traced(&mut tap), 4);
    assert_eq!(first, driven(&mut solve::<Nonogram>(&cup(), 2), 4));
    assert!(events.len() > 2);
}

/// A method that calls any board a solution.
struct Liar<G: Game>(Board<G::Set>);

impl<G: Game> Run<G> for Liar<G> {
    fn advance(&mut self, _: u64) -> Status {
        Status::Solution
    }
    fn advance_traced(&mut self, steps: u64, _: &mut dyn FnMut(G::Event)) -> Status {
        self.advance(steps)
    }
    fn phase(&self) -> Phase {
        Phase::Search
    }
    fn board(&self) -> Board<G::Set> {
        self.0.clone()
    }
    fn build(&self, _: &mut Vec<G::Set>, _: usize) -> Option<Board<G::Set>> {
        Some(self.board())
    }
    fn stats(&self) -> Stats {
        Stats::default()
    }
    fn learned(&self) -> Option<String> {
        None
    }
    fn lessons(&mut self) -> Option<Vec<Lesson>> {
        None
    }
    fn hear(&mut self, _: &[Lesson]) {}
}

/// A method that is wrong never gets as far as anybody's eyes.
#[test]
fn what_breaks_the_rules_is_no_solution() {
    fn lies<G: Game>(
        puzzle: &G::Puzzle,
        claimed: Board<G::Set>,
    ) -> (Outcome<G::Cause>, Checked<G>) {
        let from = G::given(puzzle);
        let mut asked = Solve::<G>::new(puzzle, from.clone(), Box::new(Liar(claimed.clone())), 2);
        let Turn::Over(outcome) = driven(&mut asked, 1) else { panic!("a lie was told") };
        let mut check = Check::<G>::new(puzzle, from, Box::new(Liar(claimed)));
        let ended = driven(&mut check, 1);
        (outcome, check.checked(Ok(ended), Duration::ZERO))
    }
    // Not even settled; and a solution of another puzzle.
    for claimed in [cup().board(), solution_board(&rooks(3))] {
        let (outcome, checked) = lies::<Nonogram>(&cup(), claimed);
        assert_eq!((outcome, checked.answer.outcome), (Outcome::Wrong, Outcome::Wrong));
        assert!(checked.solutions.is_empty());
    }
    let four = four(ONE);
    let (outcome, checked) = lies::<Sudoku>(&four, four.board());
    assert_eq!((outcome, checked.solutions.len()), (Outcome::Wrong, 0));
    // The same solution twice is no proof of several.
    let mut check =
        Check::new(&cup(), cup().board(), Box::new(Liar::<Nonogram>(solution_board(&cup()))));
    assert_eq!(driven(&mut check, 1), Outcome::Wrong);
}

fn solution_board(puzzle: &Puzzle) -> Board<<Nonogram as Game>::Set> {
    let picture = checked::<Nonogram>(puzzle).solutions.remove(0);
    Board::from(picture.map(|&colour| colour.into()))
}

fn helped<G: Hinted>(session: &Session<G::Sheet>) -> Help<G> {
    let help = driven(&mut Helping::<G>::of(session), u64::MAX);
    let portions = driven(&mut Helping::<G>::of(session), 2);
    assert_eq!((&portions.hint, &portions.blamed), (&help.hint, &help.blamed));
    help
}

#[test]
fn a_wrong_board_is_blamed_on_the_move_that_made_it_so() {
    let words = Words::new(Lang::En);
    let puzzle = cup();
    let mut session = Session::new(grille_engine::nonogram::Sheet::new(&puzzle));
    for text in ["r1c1=1", "r2c2=x", "r3c1=1"] {
        assert!(session.play(text.parse().unwrap()));
    }
    let help = helped::<Nonogram>(&session);
    assert!(matches!(help.hint, Some(Hint::Wrong(_))));
    assert!(matches!(help.blamed, Some(Blamed::Move { index: 1, .. })));
    assert_eq!(
        help.sheet.as_ref().unwrap().picture().cells().iter().filter(|c| c.is_ink()).count(),
        1
    );
    let lines = json::Lines { name: "moves", lines: &[3, 4, 9] };
    let object = json::hint(&words, "cup", &puzzle, Level::Argument, &help, Some(lines));
    assert_eq!(object["blame"]["line"], 4);
    assert!(object["text"][1].as_str().unwrap().starts_with("moves:4: "), "{object}");

    let four = four(ONE);
    let mut session = Session::new(sudoku::Sheet::new(&four));
    for text in ["r1c4=4", "r3c3=3", "r4c4=1"] {
        assert!(session.play(text.parse().unwrap()));
    }
    let help = helped::<Sudoku>(&session);
    assert!(matches!(help.blamed, Some(Blamed::Move { index: 1, .. })));
    assert_eq!(help.status(), "wrong");
}

#[test]
fn a_right_board_blames_nobody_and_a_stopped_search_says_so() {
    let session = Session::new(grille_engine::nonogram::Sheet::new(&cup()));
    let help = helped::<Nonogram>(&session);
    assert!(matches!(help.hint, Some(Hint::Next(_))) && help.blamed.is_none());
    let words = Words::new(Lang::Fr);
    let stopped = Helping::<Nonogram>::of(&session).halted(Halt::Interrupt);
    assert!(stopped.hint.is_none() && stopped.interrupted);
    assert_eq!(stopped.sentences(&words, Level::Where, &cup(), |_| None).len(), 1);
}

/// All forms of a worked solution, from the beginning to its end.
fn worked<G: Explained>(start: &G::Start) -> End<G::Reasons> {
    let words = Words::new(Lang::En);
    let mut working = Working::<G>::new("<A & B>".to_owned(), start.clone());
    let end = driven(&mut working, 2);
    let work = working.work(Ok(end.clone()));
    let text = worked::text(&words, &work, Paint::Plain, 80);
    assert!(text.lines().all(|line| line.chars().count() <= 80) && text.contains("<A & B>"));
    let page = worked::page(&words, &work);
    assert!(page.contains("<title>&lt;A &amp; B&gt;</title>"));
    assert_eq!(page.matches("<li id=\"step-").count(), work.told.len());
    assert!(worked::markdown(&words, &work).ends_with('\n'));
    let object = worked::object(&words, "ab", &work);
    assert_eq!(object["deductions"].as_array().unwrap().len(), work.told.len());
    assert_eq!((&object["status"], &object["open"]), (&end.status().into(), &work.open.into()));
    end
}

#[test]
fn worked_solutions_end_as_the_puzzles_do() {
    let start = |puzzle: &Puzzle| nonogram::Start { board: puzzle.board(), puzzle: puzzle.clone() };
    assert_eq!(worked::<Nonogram>(&start(&cup())), End::Solved);
    assert_eq!(worked::<Nonogram>(&start(&rooks(3))), End::Several);
    let none = squares(&[&[2], &[1]], &[&[1], &[1]]);
    assert!(matches!(worked::<Nonogram>(&start(&none)), End::None(_)));
    let sheet = |line| sudoku::Sheet::new(&four(line));
    assert_eq!(worked::<Sudoku>(&sheet(ONE)).status(), "solved");
    assert_eq!(worked::<Sudoku>(&sheet("1...............")).status(), "several");
    assert_eq!(worked::<Sudoku>(&sheet("11..............")).status(), "none");
    let stopped =
        Working::<Sudoku>::new(String::new(), sheet("1...............")).work(Err(Halt::Limit));
    assert_eq!(stopped.end.status(), "limit");
}

/// What a check says, as an object and as a sentence.
fn said<G: Shown>(puzzle: &G::Puzzle) -> (Value, String) {
    let (words, checked) = (Words::new(Lang::En), checked::<G>(puzzle));
    let object = json::checked(&words, "x", puzzle, "any", &checked, None);
    let verdict = sentences::verdict(&words, puzzle, &checked.answer, "any", false);
    (serde_json::from_str(&object).unwrap(), verdict)
}

#[test]
fn every_answer_is_one_object() {
    let (object, verdict) = said::<Nonogram>(&cup());
    assert_eq!(object["solutions"], serde_json::json!([["###", ".#.", "#.#"]]));
    assert_eq!((&object["status"], &object["rows"]), (&"unique".into(), &3.into()));
    assert!(!verdict.is_empty());
    let (object, _) = said::<Sudoku>(&four("11.............."));
    assert_eq!(object["givens"], "11..............");
    assert!(object["cause"].is_string());
    let (object, _) = said::<Sudoku>(&four(ONE));
    assert_eq!(object["solutions"][0].as_str().unwrap().len(), 16);

    let words = Words::new(Lang::En);
    let rated =
        rate::rated::<Sudoku>(Ok(driven(&mut sudoku::rate::Rate::new(&four(ONE)), 9)), || {
            panic!("there is a solution")
        });
    let object = rate::object::<Sudoku>(&words, "x", &four(ONE), &rated);
    assert_eq!((&object["status"], &object["columns"]), (&"unique".into(), &4.into()));
    let stopped = rate::rated::<Nonogram>(Err(Halt::Interrupt), || panic!("nothing is known"));
    let object = rate::object::<Nonogram>(&words, "x", &cup(), &stopped);
    assert_eq!((&object["status"], &object["interrupted"]), (&"limit".into(), &true.into()));
}

#[test]
fn counts_are_told_in_full() {
    use grille_engine::nonogram::{Count, Options};
    let (puzzle, words) = (rooks(4), Words::new(Lang::En));
    let mut count = Count::new(&puzzle, &puzzle.board(), &Options::default());
    let counted = driven(&mut count, 10);
    let tally = Tally::new(&count, Ok(counted), || panic!("there are solutions"), Duration::ZERO);
    assert_eq!((tally.number.as_str(), tally.outcome.status()), ("24", "several"));
    let mut object = String::new();
    json::begin::<Nonogram>(&mut object, "ones", &puzzle);
    tally.end(&mut object, &words, &puzzle, false);
    let object: Value = serde_json::from_str(&object).unwrap();
    assert_eq!((&object["count"], &object["digits"]), (&"24".into(), &2.into()));
    assert!(tally.sentence(&words, &puzzle, false).contains("24"));
}
