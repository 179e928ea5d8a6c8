//! A portion of work is bounded, whatever the size: so that limits and interrupts are obeyed by
//! a caller who looks at a clock between two portions. Work is counted in lines settled and in
//! steps; no clock is read here (the example `limits` of the program measures seconds).

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Random, inks};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::nonogram::ambiguity::{Ambiguity, SoFar};
use grille_engine::nonogram::cause::{Cause, Causing};
use grille_engine::nonogram::generate::{Generate, Recipe};
use grille_engine::nonogram::hint::Hinting;
use grille_engine::nonogram::options::{Choice, Offer, Options, Rules};
use grille_engine::nonogram::rate::{Class, Rate};
use grille_engine::nonogram::repair::{Aim, Mend, Weights};
use grille_engine::nonogram::{Board, Count, Event, METHODS, Nonogram, Picture, Puzzle, method};
use grille_engine::run::{Entry, Game, Stats, Status, Task};
use grille_engine::solving::{Found, Solving};
use grille_engine::uniqueness::Uniqueness;

/// The most lines that one step of a method may settle: a line or two. `search` learns from a
/// conflict at once, and `ladder` follows an assumption about a cell to the end of its waves, in
/// each colour.
fn most_lines(method: &str, side: usize) -> u64 {
    match method {
        "search" => 600,
        "ladder" => 16 * side as u64,
        _ => 4,
    }
}

fn picture(side: usize, colours: usize, density: usize) -> Picture {
    Random(side as u64).picture(Size::new(side, side).unwrap(), colours, density)
}

fn puzzle(side: usize, colours: usize, density: usize) -> Puzzle {
    let mut draft = Puzzle::of(&picture(side, colours, density), inks(colours)).unwrap().draft();
    draft.drawings.clear();
    Puzzle::new(draft).unwrap()
}

/// What is chosen about a method so that a step could be large.
fn choices(entry: &Entry<Nonogram>) -> Vec<Options> {
    let mut all = vec![Options::default()];
    for offer in entry.offers {
        all.extend(match offer {
            Offer::Choice => {
                Some(Options { choice: Some(Choice::MostFilling), ..Options::default() })
            }
            Offer::Rules => Some(Options { rules: Some(Rules::During), ..Options::default() }),
            _ => None,
        });
    }
    all
}

#[test]
fn a_step_of_any_method_settles_a_few_lines() {
    for entry in METHODS {
        for (side, colours, density, steps) in
            [(30, 2, 50, 4000), (60, 2, 70, 3000), (40, 4, 60, 2000), (1000, 2, 70, 30)]
        {
            let puzzle = puzzle(side, colours, density);
            if !entry.takes(&puzzle) {
                continue;
            }
            for options in choices(entry) {
                let mut run = entry.start(&puzzle, &puzzle.board(), &options);
                let mut before = run.stats();
                // Their steps are the largest, and a few show it.
                let few = ["search", "ladder"].contains(&entry.name);
                for _ in 0..if few { steps / 10 } else { steps } {
                    let status = run.advance(1);
                    let now = run.stats();
                    let lines = now.lines - before.lines;
                    let (name, most) = (entry.name, most_lines(entry.name, side));
                    assert!(lines <= most, "{name} {side}: {lines} lines, {options:?}");
                    assert!(now.steps - before.steps <= most, "{name} {side}");
                    before = now;
                    if !matches!(status, Status::Running | Status::Solution) {
                        break;
                    }
                }
            }
        }
    }
}

/// Drives a task to its end, or for so many portions; how many steps the largest portion took.
fn largest<T: Task>(task: &mut T, portions: usize) -> (u64, Option<T::Output>) {
    let mut most = 0;
    for _ in 0..portions {
        let before = task.steps();
        let output = task.advance(1);
        most = most.max(task.steps() - before);
        if output.is_some() {
            return (most, output);
        }
    }
    (most, None)
}

#[test]
fn a_step_of_any_task_is_a_line_or_so() {
    // A search counts lines settled while it learns, a sweep counts its ways in dozens.
    const STEPS: u64 = 600;
    for (side, density, portions) in [(12, 35, 30_000), (30, 45, 20_000), (1000, 70, 30)] {
        let (picture, puzzle) = (picture(side, 2, density), puzzle(side, 2, density));
        let size = picture.size();
        let told = |what: &str, steps: u64| {
            assert!((1..=STEPS).contains(&steps), "{what} {side}: {steps} steps at once");
        };
        told("ambiguity", largest(&mut Ambiguity::new(&puzzle), portions).0);
        told(
            "count",
            largest(&mut Count::new(&puzzle, &puzzle.board(), &Options::default()), portions).0,
        );
        told("cause", largest(&mut Causing::new(&puzzle, &puzzle.board()), portions).0);
        for aim in [Aim::Unique, Aim::ByLines, Aim::Class(Class::Hard)] {
            let weights = Weights::outline(&picture);
            let mut mend = Mend::new(&picture, &[], aim, weights, 1000, 3);
            told("mend", largest(&mut mend, portions).0);
        }
        for class in [None, Some(Class::Easy), Some(Class::Hard)] {
            let recipe = Recipe { class, density: 0.45, ..Recipe::new(size) };
            let mut generate = Generate::new(recipe, "bounded").unwrap();
            told("generate", largest(&mut generate, portions).0);
        }
    }
}

/// Drives a task in large portions to its end: how many of them ended before they had to, and
/// the answer.
fn rests<T: Task>(task: &mut T) -> (usize, T::Output) {
    const PORTION: u64 = 1 << 40;
    let mut rests = 0;
    loop {
        let before = task.steps();
        if let Some(output) = task.advance(PORTION) {
            return (rests, output);
        }
        assert!(task.steps() - before < PORTION);
        rests += 1;
    }
}

#[test]
fn where_another_kind_of_work_begins_a_portion_ends() {
    // Several solutions of which lines say nothing, and a puzzle that takes assumptions.
    let ones: Vec<&[u32]> = vec![&[1]; 6];
    let several = Puzzle::black_and_white(&ones, &ones).unwrap();
    let recipe = Recipe { class: Some(Class::Hard), ..Recipe::new(Size::new(12, 12).unwrap()) };
    let make = || Generate::new(recipe.clone(), "rests").unwrap();
    let (drawn, made) = rests(&mut make());
    let hard = made.unwrap().puzzle;
    // To draw, to make the puzzle, to settle lines, and to ask how hard it is.
    assert!(drawn >= 3, "{drawn}");
    assert_eq!(make().advance(u64::MAX).unwrap().unwrap().puzzle, hard);

    // Every change of stage is two rests: where it begins, and after its first step.
    let (changes, rated) = rests(&mut Rate::new(&hard));
    assert_eq!((changes, Some(rated)), (4, Rate::new(&hard).advance(u64::MAX)));
    let hinting = |puzzle: &Puzzle| Hinting::new(puzzle, &puzzle.board());
    let (changes, hint) = rests(&mut hinting(&hard));
    assert_eq!((changes, Some(hint)), (2, hinting(&hard).advance(u64::MAX)));
    let (changes, answer) = rests(&mut Ambiguity::new(&several));
    assert!(changes >= 4, "{changes}");
    assert_eq!(Some(answer), Ambiguity::new(&several).advance(u64::MAX));
    let goal = hard.goal().unwrap();
    let outline = || Weights::outline(&goal);
    let mend = || Mend::new(&goal, &[], Aim::Class(Class::Hard), outline(), 12, 1);
    let (changes, proposals) = rests(&mut mend());
    assert!(changes >= 2, "{changes}");
    assert_eq!(Some(proposals), mend().advance(u64::MAX));
}

#[test]
fn a_long_line_counts_as_many_steps_when_solutions_are_counted() {
    let puzzle = puzzle(300, 2, 40);
    let mut count = Count::new(&puzzle, &puzzle.board(), &Options::default());
    let (mut most, mut portions) = (0, 0);
    while portions < 20_000 && most < 20 {
        let before = count.steps();
        assert!(count.advance(1).is_none());
        most = most.max(count.steps() - before);
        portions += 1;
    }
    assert!(most >= 20, "the automaton of a line of 300 cells is not one step: {most}");
}

#[test]
fn why_there_is_no_solution_comes_in_portions_and_is_the_same() {
    let mut draft = puzzle(25, 2, 45).draft();
    draft.cols = Puzzle::of(&Random(3).picture(Size::new(25, 25).unwrap(), 2, 45), vec![])
        .unwrap()
        .draft()
        .cols;
    let puzzle = Puzzle::new(draft).unwrap();
    let (_, portions) = largest(&mut Causing::new(&puzzle, &puzzle.board()), usize::MAX);
    assert_eq!(portions, Causing::new(&puzzle, &puzzle.board()).advance(u64::MAX));
    assert!(matches!(portions, Some(Cause::Totals { .. } | Cause::Crossing(_) | Cause::Known(_))));
}

#[test]
fn what_is_known_of_several_solutions_grows() {
    // Four switches of two ways each.
    let ones: Vec<&[u32]> = vec![&[1]; 8];
    let mut draft = Puzzle::black_and_white(&ones, &ones).unwrap().draft();
    let given = |row: usize, col: usize| match row / 2 == col / 2 {
        true => Colours::BLACK | Colours::WHITE,
        false => Colours::WHITE,
    };
    draft.givens = Some((0..8).map(|row| (0..8).map(|col| given(row, col)).collect()).collect());
    let mut task = Ambiguity::new(&Puzzle::new(draft).unwrap());
    let (mut cells, mut done) = (0, 0);
    while task.advance(1).is_none() {
        match task.so_far() {
            SoFar::Nothing => assert_eq!(cells, 0),
            SoFar::Differ { cells: now, .. } => {
                assert!(now >= cells && done == 0);
                cells = now;
            }
            SoFar::Switches { cells: now, count, done: several } => {
                assert_eq!((now, count), (16, 4));
                assert!(several.switches.len() >= done);
                (cells, done) = (now, several.switches.len());
            }
        }
    }
    assert_eq!((cells, done > 0), (16, true));
}

#[test]
fn the_default_method_counts_what_it_does() {
    let puzzle = puzzle(40, 2, 40);
    let mut run = method::fastest(&puzzle).start(&puzzle, &puzzle.board(), &Options::default());
    let before = run.stats().steps;
    run.advance(1);
    assert!(run.stats().steps > before);
}

/// A grid of ones in rows and columns: of all boards of its size the one with the most decisions
/// for a solution.
fn ones(side: usize) -> Puzzle {
    let one: Vec<&[u32]> = vec![&[1]; side];
    Puzzle::black_and_white(&one, &one).unwrap()
}

/// What comes of driving a run by portions of so many steps: solutions, what was done, and how
/// often it rested before it had to.
fn driven(puzzle: &Puzzle, portion: u64, solutions: usize) -> (Vec<Board>, Stats, u64) {
    let mut run = method::FASTEST.start(puzzle, &puzzle.board(), &Options::default());
    let (mut boards, mut early) = (Vec::new(), 0);
    while boards.len() < solutions {
        let before = run.stats().steps;
        match run.advance(portion) {
            Status::Running => {
                early += u64::from(portion != u64::MAX && run.stats().steps - before < portion);
            }
            Status::Solution => boards.push(run.board()),
            Status::Exhausted | Status::Stuck | Status::Limit => break,
        }
    }
    (boards, run.stats(), early)
}

/// The first events of a run that is driven by portions of so many steps.
fn told(puzzle: &Puzzle, portion: u64, most: usize) -> Vec<Event> {
    let mut run = method::FASTEST.start(puzzle, &puzzle.board(), &Options::default());
    let mut events = Vec::new();
    while events.len() < most {
        match run.advance_traced(portion, &mut |event| events.push(event)) {
            Status::Running | Status::Solution => {}
            Status::Exhausted | Status::Stuck | Status::Limit => break,
        }
    }
    events.truncate(most);
    events
}

/// However many steps a caller asks for, `search` on long lines and in colour settles a few lines
/// and rests; who asks for all of them is not kept waiting, and both see the same.
#[test]
fn a_portion_of_search_is_bounded_by_work_whatever_is_asked_for() {
    for (side, colours, density) in [(100, 2, 45), (160, 2, 60), (70, 4, 60)] {
        let puzzle = puzzle(side, colours, density);
        let mut run = method::FASTEST.start(&puzzle, &puzzle.board(), &Options::default());
        // Cells of lines: a portion, and one more that was begun.
        let most = 2 * 20_000 / 4 / if colours == 2 { 1 } else { colours as u64 };
        let (mut before, mut largest) = (run.stats(), 0);
        for _ in 0..3000 {
            let status = run.advance(1 << 40);
            let now = run.stats();
            largest = largest.max(now.lines - before.lines);
            assert!((now.lines - before.lines) * side as u64 <= most + side as u64, "{side}");
            before = now;
            if !matches!(status, Status::Running | Status::Solution) {
                break;
            }
        }
        assert!(largest > 1, "{side}: {largest}");
    }
}

#[test]
fn what_search_finds_does_not_hang_on_where_it_rests() {
    for puzzle in [ones(90), puzzle(80, 2, 70), puzzle(20, 4, 60)] {
        let all = driven(&puzzle, u64::MAX, 2);
        let large = driven(&puzzle, 1 << 40, 2);
        let small = driven(&puzzle, 7, 2);
        assert_eq!((&all.0, all.1), (&large.0, large.1));
        assert_eq!((&all.0, all.1), (&small.0, small.1));
        assert!(large.2 > 0, "it rests");
    }
    // Long lines and colour, with beliefs, conflicts and restarts.
    for (puzzle, most) in [(puzzle(66, 2, 40), 100_000), (puzzle(25, 4, 40), 50_000)] {
        let events = told(&puzzle, 1 << 40, most);
        assert!(events == told(&puzzle, 3, most));
        let conflicts = |event: &&Event| matches!(event, Event::Contradiction { .. });
        assert!(events.iter().filter(conflicts).count() > 10);
    }
}

/// A solution of very many cells is written down and judged in portions that count no steps.
#[test]
fn a_large_solution_is_told_in_portions() {
    let picture = Grid::filled(Size::new(300, 300).unwrap(), Colour::BACKGROUND);
    let mut draft = Puzzle::of(&picture, vec![]).unwrap().draft();
    draft.drawings.clear();
    let puzzle = Puzzle::new(draft).unwrap();
    let start = || method::FASTEST.start(&puzzle, &puzzle.board(), &Options::default());

    let mut solving = Solving::new(&puzzle, &puzzle.board(), start());
    let (mut silent, mut found) = (0, None);
    while found.is_none() {
        let before = solving.steps();
        found = solving.advance(1 << 40);
        silent += u64::from(solving.steps() == before);
    }
    assert_eq!(found, Some(Found::Solution(picture.clone())));
    // Three portions to write 90,000 cells down, three for the picture, five for 600 lines.
    assert!(silent >= 8, "{silent}");
    let mut at_once = Solving::new(&puzzle, &puzzle.board(), start());
    assert_eq!(at_once.advance(u64::MAX), Some(Found::Solution(picture.clone())));
    assert_eq!(at_once.steps(), solving.steps());

    let (rests, verdict) = rests(&mut Uniqueness::new(start()));
    assert!(rests >= 3, "{rests}");
    assert_eq!(Uniqueness::new(start()).advance(u64::MAX), Some(verdict));
}

/// The judge who works in portions accepts and refuses what the one does that works at once.
#[test]
fn judging_in_portions_is_judging() {
    let mut random = Random(7);
    for round in 0..200 {
        let size = Size::new(2 + round % 5, 2 + round % 7).unwrap();
        let solution = random.picture(size, 3, 50);
        let mut draft = Puzzle::of(&solution, inks(3)).unwrap().draft();
        let all = Colours::first(3);
        let given = |row: usize, col: usize| match (row * 7 + col * 3 + round) % 4 {
            0 => solution[Cell { row: row as u16, col: col as u16 }].into(),
            _ => all,
        };
        if round % 2 == 0 {
            let row = |row| (0..size.cols()).map(|col| given(row, col)).collect();
            draft.givens = Some((0..size.rows()).map(row).collect());
        }
        let puzzle = Puzzle::new(draft).unwrap();
        let board = |picture: &Picture| Board::from(picture.map(|&colour| Colours::from(colour)));
        let other = random.picture(size, 3, 50);
        let open = Board::from(Grid::filled(size, all));
        for board in [board(&solution), board(&other), open] {
            let judged = Nonogram::judging(&puzzle, board.clone()).advance(u64::MAX).unwrap();
            assert_eq!(judged, Nonogram::verified(&puzzle, &board));
        }
    }
}
