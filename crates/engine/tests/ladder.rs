//! Climbing: what the ladder reaches, and what its assumptions are worth.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Random, board, inks, partly, solutions};
use expect_test::expect;
use grille_engine::colours::Colours;
use grille_engine::grid::{LineId, Size};
use grille_engine::nonogram::ladder::{
    Chain, ClimbStatus, Deduction, Known, Ladder, RUNGS, Why, deductions, rank, why_impossible,
};
use grille_engine::nonogram::line::{Exhaustive, LineSolver};
use grille_engine::nonogram::{Board, Picture, Puzzle, Technique, method};

/// Climbs to the end: every deduction with the board before it, the last board, how it ended.
fn climb(mut ladder: Ladder) -> (Vec<(Deduction, Board)>, Board, ClimbStatus) {
    let mut found = Vec::new();
    loop {
        match ladder.climb(u64::MAX) {
            ClimbStatus::Found(deduction) => {
                let before = ladder.board().clone();
                ladder.take(&deduction).unwrap();
                found.push((deduction, before));
            }
            end => return (found, ladder.board().clone(), end),
        }
    }
}

fn hardest(found: &[(Deduction, Board)]) -> usize {
    found.iter().filter_map(|(deduction, _)| rank(deduction.technique)).max().unwrap_or(0)
}

fn random_puzzle(random: &mut Random, side: usize, colours: usize) -> (Puzzle, Picture) {
    let size = Size::new(side, side).unwrap();
    let density = 30 + random.below(40);
    let picture = random.picture(size, colours, density);
    (Puzzle::of(&picture, inks(colours)).unwrap(), picture)
}

/// A sample of what the example `ladder_census` does with all clue sets.
#[test]
fn without_assumptions_the_ladder_is_complete_line_solving() {
    let complete = method::find("complete").unwrap();
    let (mut random, mut solved, mut easy) = (Random(21), 0, 0);
    for _ in 0..1500 {
        let (puzzle, picture) = random_puzzle(&mut random, 5, 2);
        let mut run = complete.start(&puzzle, &puzzle.board(), &Default::default());
        run.advance(u64::MAX);
        let ladder = Ladder::new(&puzzle, &puzzle.board()).unwrap().up_to(Technique::Complete);
        let (found, last, end) = climb(ladder);
        assert_eq!(last, run.board(), "{puzzle:?}");
        if end == ClimbStatus::Solved {
            assert_eq!(last.picture(), Some(picture));
            solved += 1;
            easy += u32::from(hardest(&found) < rank(Technique::Complete).unwrap());
        } else {
            assert_eq!(end, ClimbStatus::Stuck);
        }
    }
    assert!(solved > 700 && easy * 10 > solved * 9, "{easy} of {solved}");
}

/// What is known of a line.
fn line_of(board: &Board, line: LineId) -> Vec<Colours> {
    board.cells().line(line).copied().collect()
}

/// Narrows a line of a board to what it implies, by the oracle; whether it has a completion.
fn settle(puzzle: &Puzzle, board: &mut Board, line: LineId) -> bool {
    let mut cells = line_of(board, line);
    if Exhaustive.settle(puzzle.clue(line), &mut cells).is_err() {
        return false;
    }
    for (at, set) in (0..).zip(cells) {
        board.narrow(line.cell(at), set).unwrap();
    }
    true
}

/// A line of which only this is known, as the oracle sees it.
fn from_premises(puzzle: &Puzzle, line: LineId, premises: &[Known]) -> Option<Vec<Colours>> {
    let mut cells = vec![puzzle.palette().all(); puzzle.size().line_len(line)];
    for &(cell, set) in premises {
        cells[usize::from(line.place(cell))] = set;
    }
    Exhaustive.settle(puzzle.clue(line), &mut cells).ok().map(|()| cells)
}

/// Every step follows from its premises, and those from what came before.
fn chain_holds(puzzle: &Puzzle, before: &Board, chain: &Chain) {
    let mut board = before.clone();
    board.narrow(chain.assumed.0, chain.assumed.1).unwrap();
    let at_hand = |board: &Board, premises: &[Known]| {
        assert!(premises.iter().all(|&(cell, set)| board.at(cell).is_subset(set)), "{chain:?}");
    };
    for step in &chain.steps {
        at_hand(&board, &step.premises);
        let implied = from_premises(puzzle, step.line, &step.premises).unwrap();
        for &(cell, set) in &step.settles {
            assert!(implied[usize::from(step.line.place(cell))].is_subset(set), "{chain:?}");
            assert!(board.narrow(cell, set).unwrap(), "{chain:?}");
        }
    }
    if let Some((line, premises)) = &chain.fails {
        at_hand(&board, premises);
        assert_eq!(from_premises(puzzle, *line, premises), None, "{chain:?}");
        for left_out in 0..premises.len() {
            let mut fewer = premises.clone();
            fewer.remove(left_out);
            assert!(from_premises(puzzle, *line, &fewer).is_some(), "{chain:?}");
        }
    }
}

/// Whether these lines, one after the other and each to the full, lead to the
/// same end: a line without completion, or this about a cell.
fn leads(
    puzzle: &Puzzle,
    before: &Board,
    chain: &Chain,
    lines: &[LineId],
    target: Option<Known>,
) -> bool {
    let mut board = before.clone();
    board.narrow(chain.assumed.0, chain.assumed.1).unwrap();
    let failed = lines.iter().any(|&line| !settle(puzzle, &mut board, line));
    target.map_or(failed, |(cell, set)| board.at(cell).is_subset(set))
}

/// No step can be left out, even if all others tell everything they imply.
fn chain_is_minimal(puzzle: &Puzzle, before: &Board, chain: &Chain, target: Option<Known>) {
    let lines: Vec<LineId> = chain.lines().collect();
    assert!(leads(puzzle, before, chain, &lines, target), "{chain:?}");
    for left_out in 0..chain.steps.len() {
        let mut fewer = lines.clone();
        fewer.remove(left_out);
        assert!(!leads(puzzle, before, chain, &fewer, target), "{left_out} of {chain:?}");
    }
}

/// Checks every assumption that a climb makes; how many of each kind there were.
fn check_assumptions(puzzle: &Puzzle) -> (usize, usize) {
    let search = method::find("backtrack-complete").unwrap();
    let (mut contradictions, mut agreements) = (0, 0);
    for (deduction, before) in climb(Ladder::new(puzzle, &puzzle.board()).unwrap()).0 {
        let settled = deduction.settles[0];
        match &deduction.why {
            Why::Line(..) => continue,
            Why::Contradiction(chain) => {
                contradictions += 1;
                chain_holds(puzzle, &before, chain);
                chain_is_minimal(puzzle, &before, chain, None);
                let mut supposed = before.clone();
                supposed.narrow(chain.assumed.0, chain.assumed.1).unwrap();
                assert_eq!(solutions(search, puzzle, &supposed), []);
                // What was assumed and what is concluded are all there is.
                assert_eq!(chain.assumed.1 | settled.1, puzzle.palette().all());
            }
            Why::Agreement(chains) => {
                agreements += 1;
                let [(one, first), (other, second)] = [chains[0].assumed, chains[1].assumed];
                assert!(one == other && before.at(one).is_subset(first | second));
                for chain in chains.iter() {
                    chain_holds(puzzle, &before, chain);
                    chain_is_minimal(puzzle, &before, chain, Some(settled));
                }
            }
        }
        let explanation = deduction.explain(puzzle, &before);
        assert!(explanation.premises.iter().all(|&(cell, set)| before.at(cell) == set));
    }
    (contradictions, agreements)
}

#[test]
fn assumptions_hold_and_no_step_of_them_can_be_left_out() {
    let mut random = Random(22);
    let mut contradictions = 0;
    for (count, side, colours) in [(60, 6, 2), (15, 9, 2), (60, 6, 3)] {
        for _ in 0..count {
            let (puzzle, _) = random_puzzle(&mut random, side, colours);
            contradictions += check_assumptions(&puzzle).0;
        }
    }
    assert!(contradictions > 90, "{contradictions}");
    // Agreements are rare: these have some.
    let agreements: usize = agreeing().iter().map(|puzzle| check_assumptions(puzzle).1).sum();
    assert!(agreements >= 3, "{agreements}");
}

fn agreeing() -> [Puzzle; 3] {
    [
        Puzzle::black_and_white(
            &[&[1], &[1, 1], &[1, 1], &[1], &[1]],
            &[&[1, 1], &[1, 1], &[1, 1], &[], &[1]],
        ),
        Puzzle::black_and_white(
            &[&[1, 1], &[1, 1], &[1, 1], &[1], &[2, 1], &[2, 1]],
            &[&[1, 1, 1], &[1, 1], &[1, 1], &[1, 1], &[1, 1, 1], &[1]],
        ),
        Puzzle::black_and_white(
            &[&[1], &[1], &[1], &[1], &[2], &[1, 1], &[1, 1]],
            &[&[1], &[1, 1, 1], &[], &[1, 1], &[], &[1], &[2, 1]],
        ),
    ]
    .map(Result::unwrap)
}

/// A deduction as text.
fn told(deduction: &Deduction) -> String {
    let known = |known: &[Known]| {
        let one = |(cell, set): &Known| format!("{cell}={set}");
        known.iter().map(one).collect::<Vec<_>>().join(" ")
    };
    let mut text = format!("{}: {}\n", deduction.technique.name(), known(&deduction.settles));
    for chain in deduction.chains() {
        text += &format!("  suppose {}\n", known(&[chain.assumed]));
        for step in &chain.steps {
            text += &format!(
                "  {}: {} since {}\n",
                step.line,
                known(&step.settles),
                known(&step.premises)
            );
        }
        if let Some((line, premises)) = &chain.fails {
            text += &format!("  {line} fails with {}\n", known(premises));
        }
    }
    text
}

/// Unique, and no line by itself goes on.
#[test]
fn contradiction() {
    let puzzle =
        Puzzle::black_and_white(&[&[1, 1], &[2], &[1], &[1]], &[&[2], &[1], &[2], &[1]]).unwrap();
    let (found, last, end) = climb(Ladder::new(&puzzle, &puzzle.board()).unwrap());
    let by_contradiction: Vec<String> = found
        .iter()
        .filter(|(deduction, _)| deduction.technique == Technique::Contradiction)
        .map(|(deduction, before)| format!("{before}{}", told(deduction)))
        .collect();
    expect![[r#"
        ????
        ????
        ????
        ????
        contradiction: r1c1=1
          suppose r1c1=0
          r1: r1c3=0 since r1c1=0
          c1: r3c1=1 since r1c1=0
          r3: r3c3=0 since r3c1=1
          c3 fails with r1c3=0 r3c3=0
        #..#
        ##..
        ..#.
        ..#.
        Solved
    "#]]
    .assert_eq(&format!("{}{last}{end:?}\n", by_contradiction.concat()));
}

/// Whatever the cell is, the same follows for another.
#[test]
fn agreement() {
    let [puzzle, ..] = agreeing();
    let (found, ..) = climb(Ladder::new(&puzzle, &puzzle.board()).unwrap());
    let (first, before) =
        found.iter().find(|(deduction, _)| deduction.technique == Technique::Agreement).unwrap();
    expect![[r#"
        ???..
        ???.?
        ???.?
        ???..
        ???..
        agreement: r5c2=0
          suppose r2c5=0
          r2: r2c1=1 r2c3=1 since r2c4=0 r2c5=0
          c1: r1c1=0 r3c1=0 since r2c1=1
          c3: r1c3=0 r3c3=0 since r2c3=1
          r1: r1c2=1 since r1c1=0 r1c3=0 r1c4=0 r1c5=0
          r3: r3c2=1 since r3c1=0 r3c3=0
          c2: r5c2=0 since r1c2=1 r3c2=1
          suppose r2c5=1
          c5: r3c5=0 since r2c5=1
          r3: r3c1=1 r3c3=1 since r3c4=0 r3c5=0
          c1: r4c1=0 since r3c1=1
          c3: r4c3=0 since r3c3=1
          r4: r4c2=1 since r4c1=0 r4c3=0 r4c4=0 r4c5=0
          c2: r5c2=0 since r4c2=1
    "#]]
    .assert_eq(&format!("{before}{}", told(first)));
    let search = method::find("backtrack-complete").unwrap();
    let (cell, set) = first.settles[0];
    let all = solutions(search, &puzzle, before);
    assert!(all.len() > 1 && all.iter().all(|solution| solution.at(cell).is_subset(set)));
}

/// Whatever is known besides, the rungs up to any height leave no more open,
/// and no harder rung is needed.
#[test]
fn more_known_cells_never_make_it_harder() {
    let mut random = Random(23);
    for round in 0..150 {
        let colours = 2 + round % 3 / 2;
        let side = 5 + random.below(4);
        let (puzzle, picture) = random_puzzle(&mut random, side, colours);
        let known = partly(&picture, colours, || random.below(8) == 0);
        let rungs = [Technique::Punctuating, Technique::Forcing, Technique::Complete];
        for top in rungs.into_iter().chain([Technique::Contradiction, Technique::Agreement]) {
            let from = |board: &Board| climb(Ladder::new(&puzzle, board).unwrap().up_to(top));
            let (less, more) = (from(&puzzle.board()), from(&known));
            let both = less.1.cells().cells().iter().zip(more.1.cells().cells());
            assert!(
                both.into_iter().all(|(less, more)| more.is_subset(*less)),
                "{top:?}\n{puzzle:?}"
            );
            if less.2 == ClimbStatus::Solved {
                assert_eq!(more.2, ClimbStatus::Solved);
                assert!(hardest(&more.0) <= hardest(&less.0), "{puzzle:?}\n{known}");
            }
        }
    }
}

#[test]
fn a_wrong_board_is_told_by_its_line() {
    let puzzle = Puzzle::black_and_white(&[&[1], &[2]], &[&[2], &[1]]).unwrap();
    let wrong = board(&["?#", "??"]);
    let (found, last, end) = climb(Ladder::new(&puzzle, &wrong).unwrap());
    let ClimbStatus::Impossible(line) = end else { panic!("{end:?} after {found:?}\n{last}") };
    let why = why_impossible(&puzzle, &last, line).unwrap();
    assert_eq!(from_premises(&puzzle, line, &why), None);
    for left_out in 0..why.len() {
        let mut fewer = why.clone();
        fewer.remove(left_out);
        assert!(from_premises(&puzzle, line, &fewer).is_some());
    }
    assert_eq!(why_impossible(&puzzle, &puzzle.board(), line), None);

    let mut draft = puzzle.draft();
    draft.givens = Some(vec![vec![Colours::WHITE; 2]; 2]);
    let given = Puzzle::new(draft).unwrap();
    assert!(Ladder::new(&given, &wrong).is_err());
}

/// A deduction stays the answer until it is taken, is the cheapest of the
/// moves, and taking it is telling the ladder its cells.
#[test]
fn deductions_are_offered_and_moves_are_counted() {
    let puzzle = Puzzle::black_and_white(
        &[&[5], &[1], &[3], &[], &[2, 1]],
        &[&[1, 1], &[1, 1, 1], &[3], &[1], &[1, 1]],
    )
    .unwrap();
    let mut ladder = Ladder::new(&puzzle, &puzzle.board()).unwrap();
    assert_eq!(ladder.climb(1), ClimbStatus::Running);
    let ClimbStatus::Found(first) = ladder.climb(u64::MAX) else { panic!() };
    assert_eq!(ladder.climb(0), ClimbStatus::Found(first.clone()));
    assert_eq!(ladder.board(), &puzzle.board());
    let empty = rank(Technique::EmptyLine).unwrap();
    assert_eq!(ladder.moves().min(), Some((empty, LineId::Row(3))));
    assert!(ladder.available(Technique::EmptyLine).contains(&first));
    // Each line that speaks says so by `deductions` too, and no other line does.
    let lines: Vec<LineId> = ladder.moves().map(|(_, line)| line).collect();
    for line in puzzle.size().lines() {
        let speaks = RUNGS.iter().any(|rung| {
            !deductions(&puzzle, ladder.board(), line, rung.technique).unwrap().is_empty()
        });
        assert_eq!(speaks, lines.contains(&line), "{line}");
    }
    for &(cell, set) in &first.settles {
        ladder.narrow(cell, set).unwrap();
    }
    assert_ne!(ladder.climb(u64::MAX), ClimbStatus::Found(first));
}
