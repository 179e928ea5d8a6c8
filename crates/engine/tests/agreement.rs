//! All methods give the same answers, however they are driven and whatever is
//! chosen about them; and the check that says so can fail.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::agreement::{agrees, record};
use common::{Random, inks, partly, solutions};
use grille_engine::colours::Colours;
use grille_engine::grid::{LineId, Size};
use grille_engine::nonogram::method::FASTEST;
use grille_engine::nonogram::options::{Choice, First, Lines, Offer, Options, Rules};
use grille_engine::nonogram::{Board, Event, METHODS, Nonogram, Puzzle, method, verify};
use grille_engine::run::{Entry, Method, Phase, Stats, Status};
use grille_engine::trace::Sink;
use std::collections::BTreeSet;

/// A puzzle, a board to start from, and all completions of it.
struct Case {
    puzzle: Puzzle,
    from: Board,
    colours: usize,
    expected: BTreeSet<String>,
}

/// Random cases of every kind: sizes up to `side`, densities, colours, givens,
/// boards that fit and boards that do not; those with too many solutions are left out.
fn cases(seed: u64, count: usize, side: usize) -> impl Iterator<Item = Case> {
    let mut random = Random(seed);
    std::iter::repeat_with(move || {
        let colours = if random.below(3) == 0 { 3 + random.below(2) } else { 2 };
        // Larger ones, and densities at which there are often several solutions, come more often.
        let mut long = || 1 + random.below(side).max(random.below(side));
        let size = Size::new(long(), long()).unwrap();
        let density = if random.below(2) == 0 { random.below(101) } else { 15 + random.below(30) };
        let picture = random.picture(size, colours, density);
        let mut draft = Puzzle::of(&picture, inks(colours)).unwrap().draft();
        if random.below(3) == 0 {
            let given = partly(&picture, colours, || random.below(4) == 0);
            draft.givens = Some(given.cells().rows().map(<[Colours]>::to_vec).collect());
        }
        if random.below(8) == 0 {
            // Clues of another picture: mostly impossible.
            let other = Puzzle::of(&random.picture(size, colours, density), inks(colours)).unwrap();
            draft.cols = other.draft().cols;
        }
        draft.drawings.clear();
        let puzzle = Puzzle::new(draft).unwrap();
        let shown = if random.below(4) == 0 { random.picture(size, colours, 50) } else { picture };
        let known = [0, 0, 10, 50][random.below(4)];
        let from = partly(&shown, colours, || random.below(100) < known);
        let all = first_solutions(&puzzle, &from, 300)?;
        Some(Case { puzzle, from, colours, expected: all })
    })
    .flatten()
    .take(count)
}

/// All solutions by the method that the others are compared with, unless there
/// are more than `most`.
fn first_solutions(puzzle: &Puzzle, from: &Board, most: usize) -> Option<BTreeSet<String>> {
    let mut run =
        method::find("backtrack-complete").unwrap().start(puzzle, from, &Options::default());
    let mut found = BTreeSet::new();
    while run.advance(u64::MAX) == Status::Solution {
        found.insert(run.board().to_string());
        if found.len() > most {
            return None;
        }
    }
    Some(found)
}

/// Whether a method is meant for a case. Trying everything is only for the smallest.
fn is_for(entry: &Entry<Nonogram>, case: &Case) -> bool {
    let open: f64 = case.from.cells().cells().iter().map(|set| (set.len() as f64).log2()).sum();
    case.puzzle.size().cells() <= entry.cells
        && entry.takes(&case.puzzle)
        && (entry.name != "brute-force" || open <= 9.0)
}

#[test]
fn all_methods_agree_on_thousands_of_random_puzzles() {
    let mut checked = vec![0; METHODS.len()];
    for case in cases(7, 3000, 6) {
        for (entry, checked) in METHODS.iter().zip(&mut checked) {
            if is_for(entry, &case) {
                let Case { puzzle, from, expected, .. } = &case;
                if let Err(what) = agrees(entry, puzzle, from, &Options::default(), expected) {
                    panic!("{}: {what}\n{puzzle:?}\nfrom\n{from}", entry.name);
                }
                *checked += 1;
            }
        }
    }
    for (entry, checked) in METHODS.iter().zip(checked) {
        assert!(checked > 400, "{} was asked {checked} times", entry.name);
    }
}

#[test]
fn trying_everything_agrees_on_4x4() {
    let brute_force = method::find("brute-force").unwrap();
    for case in cases(8, 400, 4)
        .filter(|case| case.puzzle.size().cells() >= 12 && case.colours == 2)
        .take(12)
    {
        let Case { puzzle, from, expected, .. } = &case;
        let found: BTreeSet<String> =
            solutions(brute_force, puzzle, from).iter().map(Board::to_string).collect();
        assert_eq!(found, *expected);
    }
}

/// Everything that can be chosen about a method, one choice at a time and some together.
fn choices(entry: &Entry<Nonogram>) -> Vec<Options> {
    let mut all = Vec::new();
    let plain = Options::default;
    for offer in entry.offers {
        match offer {
            Offer::Rules => {
                all.extend(Rules::ALL.iter().map(|&r| Options { rules: Some(r), ..plain() }));
                let during = Some(Rules::During);
                all.push(Options { rules: during, passes: Some(0), ..plain() });
            }
            Offer::Choice => {
                all.extend(Choice::ALL.iter().map(|&c| Options { choice: Some(c), ..plain() }));
                let (choice, first) = (Some(Choice::MostFilling), Some(First::White));
                all.push(Options { choice, first, ..plain() });
            }
            Offer::Lines => {
                all.extend(Lines::ALL.iter().map(|&l| Options { lines: Some(l), ..plain() }));
            }
            Offer::First => {
                all.extend(First::ALL.iter().map(|&f| Options { first: Some(f), ..plain() }));
            }
            Offer::Memo => {
                all.extend([1, 7, 1000].map(|n| Options { memo: Some(n), ..plain() }));
            }
            Offer::Passes => {
                all.extend([0, 1, 2].map(|n| Options { passes: Some(n), ..plain() }));
            }
            Offer::States => all.push(Options { states: Some(1_000_000), ..plain() }),
            Offer::Memory => all.push(Options { memory: Some(1), ..plain() }),
            Offer::Seed => all.extend([1, 2].map(|n| Options { seed: Some(n), ..plain() })),
        }
    }
    all
}

#[test]
fn options_change_the_way_but_not_the_answer() {
    for case in cases(9, 250, 5) {
        for entry in METHODS.iter().filter(|entry| is_for(entry, &case)) {
            for options in choices(entry) {
                let Case { puzzle, from, expected, .. } = &case;
                if let Err(what) = agrees(entry, puzzle, from, &options, expected) {
                    panic!("{} with {options:?}: {what}\n{puzzle:?}\nfrom\n{from}", entry.name);
                }
            }
        }
    }
}

#[test]
fn no_deduction_excludes_the_true_solution_of_a_large_puzzle() {
    let mut random = Random(10);
    for round in 0..150 {
        let size = Size::new(7 + random.below(30), 7 + random.below(30)).unwrap();
        let colours = 2 + round % 3;
        let density = 20 + random.below(70);
        let picture = random.picture(size, colours, density);
        let puzzle = Puzzle::of(&picture, inks(colours)).unwrap();
        let from = partly(&picture, colours, || random.below(10) == 0);
        for entry in METHODS.iter().filter(|entry| !entry.searches) {
            let mut run = entry.start(&puzzle, &from, &Options::default());
            // Who is too slow for this size is stopped on the way.
            let is_for = size.cells() <= entry.cells;
            let end = run.advance(if is_for { u64::MAX } else { 500 });
            let is_over = matches!(end, Status::Solution | Status::Stuck);
            assert!(is_over || !is_for && end == Status::Running, "{}: {end:?}", entry.name);
            let board = run.board();
            for cell in size.iter() {
                assert!(board.at(cell).has(picture[cell]), "{} on {cell}", entry.name);
            }
        }
    }
}

#[test]
fn remembered_lines_are_used_again_and_change_nothing() {
    let mut random = Random(11);
    let picture = random.picture(Size::new(8, 8).unwrap(), 2, 40);
    let puzzle = Puzzle::of(&picture, vec![]).unwrap();
    let entry = method::find("backtrack-complete").unwrap();
    let start = |options: &Options| entry.start(&puzzle, &puzzle.board(), options);
    let finish = |options: &Options| {
        let mut run = start(options);
        let mut found = Vec::new();
        while run.advance(u64::MAX) == Status::Solution {
            found.push(run.board());
        }
        (found, run.stats(), run.learned())
    };
    let (plain, _, nothing) = finish(&Options::default());
    assert_eq!(nothing, None);
    let (same, stats, learned) = finish(&Options { memo: Some(10_000), ..Options::default() });
    assert_eq!(plain, same);
    let learned = learned.unwrap();
    let again = Options {
        remembered: Some(learned.as_str().into()),
        memo: Some(10_000),
        ..Options::default()
    };
    let (same, more, relearned) = finish(&again);
    assert_eq!(plain, same);
    assert!(more.memo_hits > stats.memo_hits, "{} then {}", stats.memo_hits, more.memo_hits);
    // Two results may want the same place, so not quite everything is known.
    assert!(more.memo_hits * 10 > more.lines * 9, "{} of {}", more.memo_hits, more.lines);
    assert!(relearned.is_some());
    // Texts that are not memories are passed over.
    let nonsense = Options { remembered: Some("1:1 | 0+1 | 7\nx\n\n | | |".into()), ..again };
    assert_eq!(finish(&nonsense).0, plain);
}

#[test]
fn an_automaton_that_explodes_ends_in_a_limit() {
    let long: Vec<u32> = vec![20, 20];
    let rows: Vec<&[u32]> = vec![&long];
    let cols: Vec<&[u32]> = vec![&[1]; 60];
    let puzzle = Puzzle::black_and_white(&rows, &cols).unwrap();
    let run = |name: &str, states: usize| {
        let options = Options { states: Some(states), ..Options::default() };
        let mut run = method::find(name).unwrap().start(&puzzle, &puzzle.board(), &options);
        (run.advance(u64::MAX), run.stats().states)
    };
    let (end, states) = run("backtrack-dfa", 200_000);
    assert_eq!(end, Status::Limit);
    assert!(states >= 200_000, "{states}");
    // Made as they are needed, a few states are enough to see that this has no solution.
    let (end, states) = run("backtrack-lazy-dfa", 200_000);
    assert_eq!(end, Status::Exhausted);
    assert!(states < 1_000, "{states}");
}

#[test]
fn a_search_that_learns_too_much_ends_in_a_limit() {
    // Thirty rows, twenty-nine columns, one cell in each: no line tells that this cannot be.
    let one: Vec<&[u32]> = vec![&[1]; 30];
    let puzzle = Puzzle::black_and_white(&one, &one[1..]).unwrap();
    let options = Options { memory: Some(1), ..Options::default() };
    let mut run = method::find("search").unwrap().start(&puzzle, &puzzle.board(), &options);
    assert_eq!(run.advance(u64::MAX), Status::Limit);
    assert!(run.stats().contradictions > 100, "{}", run.stats().contradictions);
}

/// A clause for each of so many solutions would not find room.
#[test]
fn a_search_tells_very_many_solutions_in_little_room() {
    let one: Vec<&[u32]> = vec![&[1]; 8];
    let puzzle = Puzzle::black_and_white(&one, &one).unwrap();
    let options = Options { memory: Some(1), ..Options::default() };
    let mut run = method::find("search").unwrap().start(&puzzle, &puzzle.board(), &options);
    while run.advance(u64::MAX) == Status::Solution {}
    assert_eq!(run.advance(1), Status::Exhausted);
    assert_eq!(run.stats().solutions, 40_320);
}

#[test]
fn the_worked_example_takes_four_hypotheses() {
    let one: [&[u32]; 5] = [&[1]; 5];
    let puzzle = Puzzle::black_and_white(&one, &one).unwrap();
    let entry = method::find("backtrack-overlap").unwrap();
    let mut run = entry.start(&puzzle, &puzzle.board(), &Options::default());
    assert_eq!(run.advance(u64::MAX), Status::Solution);
    assert_eq!(run.stats().guesses, 4);
    assert_eq!(run.board().to_string(), "#....\n.#...\n..#..\n...#.\n....#\n");
}

/// The study's own mistake: the last cell of the grid is never checked.
struct LastCellUnchecked {
    puzzle: Puzzle,
    board: Board,
    stats: Stats,
    over: bool,
}

impl Method<Nonogram> for LastCellUnchecked {
    fn start(puzzle: &Puzzle, from: &Board, _: &Options) -> Self {
        LastCellUnchecked {
            puzzle: puzzle.clone(),
            board: from.clone(),
            stats: Stats::default(),
            over: false,
        }
    }

    fn drive<S: Sink<Event>>(&mut self, _: u64, sink: &mut S) -> Status {
        if std::mem::replace(&mut self.over, true) {
            return Status::Exhausted;
        }
        let all = solutions(FASTEST, &self.puzzle, &self.board);
        let Some(solution) = all.first() else { return Status::Exhausted };
        let size = self.puzzle.size();
        let last = LineId::Row(size.rows() as u16 - 1).cell(size.cols() as u16 - 1);
        for cell in size.iter() {
            let own = solution.at(cell);
            let flipped = self.board.at(cell).iter().map(Colours::from).find(|&set| set != own);
            let colours = if cell == last { flipped.unwrap_or(own) } else { own };
            if self.board.narrow(cell, colours) == Ok(true) {
                let why = grille_engine::nonogram::Reason::Supposed;
                sink.emit(|| Event::Set { cell, colours, why });
            }
        }
        Status::Solution
    }

    fn phase(&self) -> Phase {
        Phase::Search
    }

    fn board(&self) -> Board {
        self.board.clone()
    }

    fn stats(&self) -> Stats {
        self.stats
    }
}

/// Stops after its first solution and calls that a proof.
struct FirstOnly(Box<dyn grille_engine::run::Run<Nonogram>>, bool);

impl Method<Nonogram> for FirstOnly {
    fn start(puzzle: &Puzzle, from: &Board, options: &Options) -> Self {
        FirstOnly(FASTEST.start(puzzle, from, options), false)
    }

    fn drive<S: Sink<Event>>(&mut self, steps: u64, sink: &mut S) -> Status {
        if self.1 {
            return Status::Exhausted;
        }
        let status = self.0.advance_traced(steps, &mut |event| sink.emit(|| event));
        self.1 = status == Status::Solution;
        status
    }

    fn phase(&self) -> Phase {
        self.0.phase()
    }

    fn board(&self) -> Board {
        self.0.board()
    }

    fn stats(&self) -> Stats {
        self.0.stats()
    }
}

#[test]
fn broken_methods_are_caught() {
    let broken = [
        Entry::new::<LastCellUnchecked>("last-cell-unchecked", 36),
        Entry::new::<FirstOnly>("first-only", 36),
    ];
    for entry in &broken {
        let caught = cases(12, 400, 5).filter(|case| {
            let Case { puzzle, from, expected, .. } = case;
            agrees(entry, puzzle, from, &Options::default(), expected).is_err()
        });
        assert!(caught.count() > 10, "{} passed for a method", entry.name);
    }
}

#[test]
fn a_record_shows_every_hypothesis_and_its_end() {
    let one: [&[u32]; 2] = [&[1]; 2];
    let puzzle = Puzzle::black_and_white(&one, &one).unwrap();
    let told = |name: &str| {
        let entry = method::find(name).unwrap();
        record(entry, &puzzle, &puzzle.board(), &Options::default(), 1).unwrap().told.join(", ")
    };
    expect_test::expect!["guess r1c1 1 1, set r1c2 0 complete r1, set r2c1 0 complete c1, set r2c2 1 complete c2, solution, back 0, set r1c1 0 tried, set r1c2 1 complete r1, set r2c1 1 complete c1, set r2c2 0 complete c2, solution"].assert_eq(&told("backtrack-complete"));
    expect_test::expect!["guess r1c1 0 1, guess r1c2 0 2, contradiction r1, back 1, set r1c2 1 tried, guess r2c1 0 2, contradiction c1, back 1, set r2c1 1 tried, guess r2c2 0 2, solution, back 1, set r2c2 1 tried, contradiction r2, back 0, set r1c1 1 tried, guess r1c2 0 1, guess r2c1 0 2, guess r2c2 0 3, contradiction r2, back 2, set r2c2 1 tried, solution, back 1, set r2c1 1 tried, contradiction c1, back 0, set r1c2 1 tried, contradiction r1"].assert_eq(&told("backtrack-nfa"));
    expect_test::expect!["guess r1c1 1 1, set r1c2 0 supposed, guess r2c1 1 2, contradiction c1, back 1, guess r2c2 1 2, set r2c1 0 supposed, solution, back 1, back 0, guess r1c2 1 1, set r1c1 0 supposed, guess r2c1 1 2, set r2c2 0 supposed, solution, back 1, guess r2c2 1 2, set r2c1 0 supposed, contradiction c1, back 1, back 0"].assert_eq(&told("place-blocks"));
}

#[test]
fn whoever_finds_a_picture_has_a_solution() {
    // A full board that breaks a clue is no solution for anybody.
    let puzzle = Puzzle::black_and_white(&[&[1], &[1]], &[&[2], &[]]).unwrap();
    let wrong = common::board(&["##", ".."]);
    assert!(verify(&puzzle, &wrong.picture().unwrap()).is_err());
    for entry in METHODS {
        let mut run = entry.start(&puzzle, &wrong, &Options::default());
        assert_eq!(run.advance(u64::MAX), Status::Exhausted, "{}", entry.name);
    }
}
