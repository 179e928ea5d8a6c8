//! A team gives the answers of a method that shares no code with its members.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_drive::Team;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Ink, Nonogram, Options, Puzzle, Rgb, method, verify};
use grille_engine::run::{Run, Stats, Status, Task};
use grille_engine::uniqueness::{Uniqueness, Verdict};
use std::collections::BTreeSet;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit as u64) as usize
    }

    /// The clues of a picture; one of eight has two columns exchanged.
    fn puzzle(&mut self, least: usize, most: usize, colours: usize, density: usize) -> Puzzle {
        let mut side = || least + self.below(most - least + 1);
        let size = Size::new(side(), side()).unwrap();
        let picture = Grid::from_fn(size, |_| {
            let ink = if self.below(100) < density { 1 + self.below(colours - 1) } else { 0 };
            Colour::new(ink).unwrap()
        });
        let ink = |n: usize| Ink::new(n.to_string(), Rgb { r: n as u8, g: 0, b: 0 });
        let inks = if colours == 2 { Vec::new() } else { (0..colours).map(ink).collect() };
        let mut draft = Puzzle::of(&picture, inks).unwrap().draft();
        draft.drawings.clear();
        if let (0, Some(cols)) = (self.below(8), &mut draft.cols) {
            let (one, other) = (self.below(cols.len()), self.below(cols.len()));
            cols.swap(one, other);
        }
        Puzzle::new(draft).unwrap()
    }
}

/// One cell in every row and column: none of them if the sides differ, which no
/// line tells.
fn one_each(rows: usize, cols: usize) -> Puzzle {
    let one: Vec<&[u32]> = vec![&[1]; rows.max(cols)];
    Puzzle::black_and_white(&one[..rows], &one[..cols]).unwrap()
}

fn rooks(n: usize) -> Puzzle {
    one_each(n, n)
}

fn team(name: &'static str, count: usize, puzzle: &Puzzle, options: &Options) -> Team<Nonogram> {
    let (puzzle, options) = (puzzle.clone(), options.clone());
    Team::new(count, move |member| {
        let options = Options { seed: Some(member as u64), member, ..options.clone() };
        method::find(name).unwrap().start(&puzzle, &puzzle.board(), &options)
    })
}

fn search(count: usize, puzzle: &Puzzle) -> Team<Nonogram> {
    team("search", count, puzzle, &Options::default())
}

/// Solutions in the order they come, up to one more than `most`, and how it ended.
fn all(run: &mut dyn Run<Nonogram>, slice: u64, most: usize) -> (Vec<String>, Status) {
    let mut found = Vec::new();
    loop {
        match run.advance(slice) {
            Status::Running => {}
            Status::Solution => found.push(run.board().to_string()),
            end => return (found, end),
        }
        if found.len() > most {
            return (found, Status::Running);
        }
    }
}

fn other(puzzle: &Puzzle) -> Box<dyn Run<Nonogram>> {
    let entry = method::find("backtrack-complete").unwrap();
    entry.start(puzzle, &puzzle.board(), &Options::default())
}

#[test]
fn a_team_finds_every_solution_once() {
    let mut random = Random(1);
    let (mut none, mut unique, mut several, mut coloured) = (0, 0, 0, 0);
    let mut check = |puzzle: &Puzzle, random: &mut Random| {
        let (expected, end) = all(&mut *other(puzzle), u64::MAX, 150);
        if end == Status::Running {
            return;
        }
        let patience = [0, 0, 20, 200][random.below(4)];
        let portion = [1, 3, 10, 40][random.below(4)];
        let count = 2 + random.below(3);
        let mut team = search(count, puzzle).pace(patience, portion);
        let (found, end) = all(&mut team, u64::MAX, usize::MAX);
        assert_eq!(end, Status::Exhausted);
        assert_eq!(team.stats().solutions, found.len() as u64);
        let set: BTreeSet<&String> = found.iter().collect();
        assert_eq!(set.len(), found.len(), "a solution twice: {puzzle:?}");
        assert_eq!(set, expected.iter().collect(), "{count} {patience} {portion} {puzzle:?}");
        let guessed = team.stats().guesses > 0 && team.members() > 1;
        coloured += usize::from(guessed && !puzzle.palette().is_two_tone());
        match found.len() {
            0 if guessed => none += 1,
            1 => unique += 1,
            _ if guessed => several += 1,
            _ => {}
        }
    };
    for _ in 0..350 {
        let density = 20 + random.below(30);
        check(&random.puzzle(5, 9, 2, density), &mut random);
        let (colours, density) = (3 + random.below(2), 30 + random.below(40));
        check(&random.puzzle(4, 7, colours, density), &mut random);
    }
    for n in [2, 3, 4, 5] {
        for _ in 0..4 {
            check(&rooks(n), &mut random);
            check(&one_each(n, n + 1), &mut random);
            check(&one_each(n + 2, n + 1), &mut random);
        }
    }
    let kinds = [none, unique, several, coloured];
    let enough = none > 15 && unique > 50 && several > 150 && coloured > 50;
    assert!(enough, "none, unique, several, in colour: {kinds:?}");
}

/// Dominoes in a ring: one solution, and no line tells which.
fn dominoes(n: usize) -> Puzzle {
    let mut rows: Vec<&[u32]> = vec![&[3], &[1]];
    let mut cols: Vec<&[u32]> = vec![&[1], &[1]];
    for _ in 0..n {
        rows.extend::<[&[u32]; 2]>([&[3, 1], &[1]]);
        cols.extend::<[&[u32]; 2]>([&[1, 3], &[1]]);
    }
    rows.push(&[1]);
    cols.push(&[3]);
    Puzzle::black_and_white(&rows, &cols).unwrap()
}

#[test]
fn a_proof_that_takes_lessons_of_all() {
    for n in 5..7 {
        let puzzle = dominoes(n);
        let (expected, _) = all(&mut *other(&puzzle), u64::MAX, 1);
        assert_eq!(expected.len(), 1);
        for (count, portion) in [(2, 1), (2, 50), (3, 200), (4, 1000)] {
            let mut team = search(count, &puzzle).pace(0, portion);
            assert_eq!(all(&mut team, u64::MAX, 1), (expected.clone(), Status::Exhausted));
            assert!(team.stats().contradictions > 10, "{n} {:?}", team.stats());
        }
    }
}

#[test]
fn the_same_answers_in_the_same_order_whatever_the_budgets() {
    let mut random = Random(2);
    let mut taken = 0;
    while taken < 25 {
        let puzzle = random.puzzle(8, 12, 2, 33);
        let go = |slice| -> (Vec<String>, Status, Stats) {
            let mut team = search(3, &puzzle).pace(30, 15);
            let (found, end) = all(&mut team, slice, 60);
            (found, end, team.stats())
        };
        let once = go(u64::MAX);
        assert_eq!(go(u64::MAX), once);
        assert_eq!(go(1), once);
        assert_eq!(go(47), once);
        taken += usize::from(once.2.guesses > 0);
    }
}

#[test]
fn unique_is_what_another_method_calls_unique() {
    let mut random = Random(3);
    let (mut unique, mut several) = (0, 0);
    for _ in 0..400 {
        let density = 38 + random.below(17);
        let puzzle = random.puzzle(8, 13, 2, density);
        let team = search(2, &puzzle).pace(0, 25);
        let found = Uniqueness::new(Box::new(team)).advance(u64::MAX).unwrap();
        let expected = Uniqueness::new(other(&puzzle)).advance(u64::MAX).unwrap();
        match (expected, found) {
            (Verdict::None, Verdict::None) => {}
            (Verdict::Unique(a), Verdict::Unique(b)) => {
                assert_eq!(a, b);
                unique += 1;
            }
            (Verdict::Several(..), Verdict::Several(a, b)) => {
                assert!(a != b);
                for board in [a, b] {
                    assert!(verify(&puzzle, &board.picture().unwrap()).is_ok());
                }
                several += 1;
            }
            (expected, found) => panic!("{expected:?} or {found:?}?"),
        }
    }
    assert!(unique > 30 && several > 100, "{unique} {several}");
}

#[test]
fn whoever_leads_can_be_watched_at_any_time() {
    let puzzle = rooks(5);
    let mut team = search(3, &puzzle).pace(10, 5);
    let (mut found, mut events, mut turn) = (BTreeSet::new(), 0, 0);
    loop {
        turn += 1;
        let status = match turn % 3 {
            0 => team.advance_traced(10, &mut |_| events += 1),
            _ => team.advance(10),
        };
        match status {
            Status::Solution => assert!(found.insert(team.board().to_string())),
            Status::Running => {}
            end => break assert_eq!(end, Status::Exhausted),
        }
    }
    assert_eq!(found.len(), 120);
    assert!(events > 0);
}

#[test]
fn an_easy_puzzle_calls_nobody_in() {
    let puzzle = rooks(4);
    let mut team = search(8, &puzzle);
    assert_eq!(all(&mut team, u64::MAX, usize::MAX).0.len(), 24);
    assert_eq!(team.members(), 1);
}

#[test]
fn a_method_that_does_not_share_works_alone() {
    let puzzle = rooks(4);
    let mut team = team("backtrack-complete", 3, &puzzle, &Options::default()).pace(0, 1);
    let (found, end) = all(&mut team, u64::MAX, usize::MAX);
    assert_eq!((found.len(), end, team.members()), (24, Status::Exhausted, 1));
    // Nor does the search where it gives way to another one: a clue too long for its line.
    let puzzle = Puzzle::black_and_white(&[&[2, 1]], &[&[1], &[1], &[]]).unwrap();
    let mut team = search(3, &puzzle).pace(0, 1);
    assert_eq!(all(&mut team, u64::MAX, 0), (Vec::new(), Status::Exhausted));
}

/// Members run out of room one by one; none of those left repeats what they told.
#[test]
fn a_team_without_room_ends_in_a_limit() {
    // The first solution of 25 rooks needs no learned clause: it is found without any room.
    for (side, patience, portion, memory, least) in
        [(30, 0, 500, 1, 100), (25, 3000, 500, 0, 1), (25, u64::MAX, 1, 0, 1)]
    {
        let puzzle = rooks(side);
        let options = Options { memory: Some(memory), ..Options::default() };
        let mut team = team("search", 2, &puzzle, &options).pace(patience, portion);
        let (found, end) = all(&mut team, u64::MAX, usize::MAX);
        assert_eq!(end, Status::Limit);
        assert!(found.len() >= least, "{}", found.len());
        assert_eq!(found.iter().collect::<BTreeSet<_>>().len(), found.len());
    }
}
