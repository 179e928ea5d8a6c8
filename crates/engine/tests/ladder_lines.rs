//! The techniques on one line: each on an example of its own, then all of them
//! against the oracle, on every short line and on random coloured ones.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::lines::{coloured_lines, every_line};
use common::{Random, inks};
use expect_test::{Expect, expect};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, Grid, LineId, Size};
use grille_engine::nonogram::ladder::{Deduction, Known, RUNGS, Why, deductions};
use grille_engine::nonogram::line::{Exhaustive, LineSolver};
use grille_engine::nonogram::{Block, Board, Clue, Draft, Puzzle, Technique};
use std::collections::HashMap;

const ROW: LineId = LineId::Row(0);

/// A puzzle of one row, whose columns do not matter.
fn row(clue: &Clue, cells: &[Colours], colours: usize) -> (Puzzle, Board) {
    let draft = Draft {
        inks: inks(colours),
        rows: Some(vec![clue.blocks().to_vec()]),
        cols: Some(vec![vec![]; cells.len()]),
        ..Draft::default()
    };
    let size = Size::new(1, cells.len()).unwrap();
    let board = Board::from(Grid::from_cells(size, cells).unwrap());
    (Puzzle::new(draft).unwrap(), board)
}

fn on_one_line() -> impl Iterator<Item = Technique> {
    let more = [Technique::Contradiction, Technique::Agreement];
    RUNGS.iter().map(|rung| rung.technique).filter(move |technique| !more.contains(technique))
}

/// The cells with what was deduced about them.
fn with<'a>(cells: &[Colours], found: impl IntoIterator<Item = &'a Deduction>) -> Vec<Colours> {
    let mut cells = cells.to_vec();
    for &(cell, colours) in found.into_iter().flat_map(|deduction| &deduction.settles) {
        let set = &mut cells[usize::from(cell.col)];
        *set = *set & colours;
    }
    cells
}

/// A line as text: `#` the first ink, `b` the second, `.` empty, `?` open,
/// `-` empty or the second ink, `+` empty or the first.
fn text(cells: &[Colours]) -> String {
    let symbol = |set: &Colours| match set.bits() {
        0b1 => '.',
        0b10 => '#',
        0b100 => 'b',
        0b11 if cells.iter().any(|set| set.len() > 2) => '+',
        0b101 => '-',
        _ => '?',
    };
    cells.iter().map(symbol).collect()
}

/// Every statement of a technique about a line: its clue as lengths, of the
/// second ink if followed by `b`, and its cells.
fn check(technique: Technique, line: &str, expected: &Expect) {
    let (clue, cells) = line.split_once('|').unwrap();
    let block = |word: &str| Block {
        len: word.trim_end_matches('b').parse().unwrap(),
        colour: Colour::new(1 + usize::from(word.ends_with('b'))).unwrap(),
    };
    let clue = Clue::new(clue.split_whitespace().map(block).collect::<Vec<_>>()).unwrap();
    let colours = if line.contains('b') { 3 } else { 2 };
    let cell = |symbol| match symbol {
        '.' => Colours::WHITE,
        '#' => Colours::BLACK,
        'b' => Colour::new(2).unwrap().into(),
        '-' => Colours::first(3).without(Colour::BLACK),
        _ => Colours::first(colours),
    };
    let cells: Vec<Colours> = cells.trim().chars().map(cell).collect();
    let (puzzle, board) = row(&clue, &cells, colours);
    let mut told = format!("{}\n", text(&cells));
    for deduction in deductions(&puzzle, &board, ROW, technique).unwrap() {
        let explanation = deduction.explain(&puzzle, &board);
        let Why::Line(_, argument) = &explanation.why else { panic!() };
        let from = |known: &[Known]| text(&only(known, cells.len(), colours));
        told += &format!("{}  {argument:?}\n", text(&with(&cells, [&deduction])));
        told += &format!("{}  looks at\n", from(&explanation.evidence));
        told += &format!("{}  needs\n", from(&explanation.premises));
    }
    expected.assert_eq(&told);
}

/// A line of which only this is known.
fn only(known: &[Known], length: usize, colours: usize) -> Vec<Colours> {
    let mut cells = vec![Colours::first(colours); length];
    for &(cell, set) in known {
        cells[usize::from(cell.col)] = set;
    }
    cells
}

#[test]
fn empty_line() {
    check(
        Technique::EmptyLine,
        " | ?????",
        &expect![[r#"
        ?????
        .....  Inks(Colours(1))
        ?????  looks at
        ?????  needs
    "#]],
    );
    check(
        Technique::EmptyLine,
        "2b | ?????",
        &expect![[r#"
        ?????
        -----  Inks(Colours(1))
        ?????  looks at
        ?????  needs
    "#]],
    );
}

#[test]
fn full_line() {
    check(
        Technique::FullLine,
        "3 1 4 | ???.??????",
        &expect![[r#"
        ???.??????
        ###.#.####  Line
        ??????????  looks at
        ??????????  needs
    "#]],
    );
    check(
        Technique::FullLine,
        "3 2b 1b 1 | ????????",
        &expect![[r#"
        ????????
        ###bb.b#  Line
        ????????  looks at
        ????????  needs
    "#]],
    );
    check(
        Technique::FullLine,
        "3 1 3 | ??????????",
        &expect![[r#"
        ??????????
    "#]],
    );
}

#[test]
fn finished_line() {
    check(
        Technique::FinishedLine,
        "3 1 | ?###???#??",
        &expect![[r#"
        ?###???#??
        .###...#..  Inks(Colours(1))
        ?###???#??  looks at
        ?#?#???#??  needs
    "#]],
    );
    check(
        Technique::FinishedLine,
        "1 2b 1 | ??#????#??",
        &expect![[r#"
        ??#????#??
        --#----#--  Inks(Colours(1))
        ??#????#??  looks at
        ??#????#??  needs
    "#]],
    );
}

/// The article's two examples: 8 in ten cells; 4 and 3 in ten cells.
#[test]
fn simple_boxes() {
    check(
        Technique::SimpleBoxes,
        "8 | ??????????",
        &expect![[r#"
        ??????????
        ??######??  Starts { block: 0, first: 0, last: 2 }
        ??????????  looks at
        ??????????  needs
    "#]],
    );
    check(
        Technique::SimpleBoxes,
        "4 3 | ??????????",
        &expect![[r#"
        ??????????
        ??##??????  Starts { block: 0, first: 0, last: 2 }
        ??????????  looks at
        ??????????  needs
        ???????#??  Starts { block: 1, first: 5, last: 7 }
        ??????????  looks at
        ??????????  needs
    "#]],
    );
    check(
        Technique::SimpleBoxes,
        "3 2b 2b | ??????????",
        &expect![[r#"
        ??????????
        ??#???????  Starts { block: 0, first: 0, last: 2 }
        ??????????  looks at
        ??????????  needs
    "#]],
    );
}

/// The article's example: 5, 2 and 2 with runs that belong together and runs that do not.
#[test]
fn joining_and_splitting() {
    check(
        Technique::Joining,
        "5 2 2 | ??##?##???#?#??",
        &expect![[r#"
        ??##?##???#?#??
        ??#####???#?#??  Run { cells: 2..7, room: 0..15, blocks: [0] }
        ??##?##????????  looks at
        ???????????????  needs
    "#]],
    );
    check(
        Technique::Splitting,
        "5 2 2 | ??##?##???#?#??",
        &expect![[r#"
        ??##?##???#?#??
        ??##?##???#.#??  Run { cells: 10..13, room: 0..15, blocks: [1, 2] }
        ??????????#?#??  looks at
        ??????????#?#??  needs
    "#]],
    );
    check(
        Technique::Splitting,
        "1 1b 1 | ??#?#???",
        &expect![[r#"
        ??#?#???
        ??#-#???  Run { cells: 2..5, room: 0..8, blocks: [0, 2] }
        ??#?#???  looks at
        ????#???  needs
    "#]],
    );
}

#[test]
fn punctuating() {
    check(
        Technique::Punctuating,
        "3 1 2 | ???###??????",
        &expect![[r#"
        ???###??????
        ??.###.?????  Run { cells: 3..6, room: 0..12, blocks: [0] }
        ???###??????  looks at
        ???###??????  needs
    "#]],
    );
    // The first 3 may go on to the left, but not to the right.
    check(
        Technique::Punctuating,
        "3 3 | ?????#?###",
        &expect![[r#"
        ?????#?###
        ?????#.###  Run { cells: 5..6, room: 0..10, blocks: [0] }
        ?????#??#?  looks at
        ?????#??#?  needs
        ?????#.###  Run { cells: 7..10, room: 0..10, blocks: [1] }
        ???????###  looks at
        ?????????#  needs
    "#]],
    );
    check(
        Technique::Punctuating,
        "2 2b | ??##???",
        &expect![[r#"
        ??##???
        ?-##-??  Run { cells: 2..4, room: 0..7, blocks: [0] }
        ??##???  looks at
        ??##???  needs
    "#]],
    );
}

#[test]
fn gap_too_small() {
    check(
        Technique::GapTooSmall,
        "2 3 | ???.?.?????.??",
        &expect![[r#"
        ???.?.?????.??
        ???...?????.??  Gap { cells: 4..5, ink: Colour(1), blocks: [0] }
        ???.?.????????  looks at
        ???.?.????????  needs
    "#]],
    );
    check(
        Technique::GapTooSmall,
        "2 2b | ??-?-?????",
        &expect![[r#"
        ??-?-?????
        ??---?????  Gap { cells: 3..4, ink: Colour(1), blocks: [0] }
        ??-?-?????  looks at
        ??-?-?????  needs
    "#]],
    );
}

/// One filled cell at the distance of the first block, and two.
#[test]
fn mercury() {
    check(
        Technique::Mercury,
        "3 2 | ???#??????",
        &expect![[r#"
        ???#??????
        .??#??????  Run { cells: 3..4, room: 0..10, blocks: [0] }
        ???#??????  looks at
        ???#??????  needs
    "#]],
    );
    check(
        Technique::Mercury,
        "3 2 | ???##?????",
        &expect![[r#"
        ???##?????
        ..?##?????  Run { cells: 3..5, room: 0..10, blocks: [0] }
        ???##?????  looks at
        ???##?????  needs
    "#]],
    );
    check(
        Technique::Mercury,
        "1 3 | #.???#????",
        &expect![[r#"
        #.???#????
        #..??#????  Run { cells: 5..6, room: 2..10, blocks: [1] }
        #.???#????  looks at
        #????#????  needs
    "#]],
    );
    check(
        Technique::Mercury,
        "1 2 | ???????#??",
        &expect![[r#"
        ???????#??
        ???????#?.  Run { cells: 7..8, room: 0..10, blocks: [1] }
        ???????#??  looks at
        ???????#??  needs
    "#]],
    );
}

/// The article's example: 5 in ten cells, the third filled; then with a space as the wall.
#[test]
fn glue() {
    check(
        Technique::Glue,
        "5 | ??#???????",
        &expect![[r#"
        ??#???????
        ??###?????  Run { cells: 2..3, room: 0..10, blocks: [0] }
        ??#???????  looks at
        ??#???????  needs
    "#]],
    );
    check(
        Technique::Glue,
        "4 3 | ?????.#???????",
        &expect![[r#"
        ?????.#???????
        ?????.###?????  Run { cells: 6..7, room: 6..14, blocks: [0, 1] }
        ?????.#???????  looks at
        ?????.#???????  needs
    "#]],
    );
}

/// The article's example: spaces force the 3 to one side and the 2 to the other.
#[test]
fn forcing() {
    check(
        Technique::Forcing,
        "3 2 | ????.?.???",
        &expect![[r#"
        ????.?.???
        ?##?.?.???  Starts { block: 0, first: 0, last: 1 }
        ????.?????  looks at
        ????.?????  needs
        ????.?.?#?  Starts { block: 1, first: 7, last: 8 }
        ????.?.???  looks at
        ????.?.???  needs
    "#]],
    );
    check(
        Technique::Forcing,
        "3 3 | ??????#???",
        &expect![[r#"
        ??????#???
        ??#???#???  Starts { block: 0, first: 0, last: 2 }
        ??????#???  looks at
        ??????#???  needs
    "#]],
    );
}

/// The article's example: 3 and 1 in ten cells, the fourth and the ninth filled.
#[test]
fn simple_spaces() {
    check(
        Technique::SimpleSpaces,
        "3 1 | ???#????#?",
        &expect![[r#"
        ???#????#?
        .??#????#?  Between { before: None, after: Some((0, 1)) }
        ???#??????  looks at
        ???#??????  needs
        ???#??..#?  Between { before: Some((0, 5)), after: Some((1, 8)) }
        ???#????#?  looks at
        ???#????#?  needs
        ???#????#.  Between { before: Some((1, 8)), after: None }
        ????????#?  looks at
        ????????#?  needs
    "#]],
    );
    check(
        Technique::SimpleSpaces,
        "2 1b | ??#???????",
        &expect![[r#"
        ??#???????
        .?#???????  Between { before: None, after: Some((0, 1)) }
        ??#???????  looks at
        ??#???????  needs
        ??#?------  Between { before: Some((0, 3)), after: None }
        ??#???????  looks at
        ??#???????  needs
        ?+#???????  Between { before: None, after: Some((1, 2)) }
        ??????????  looks at
        ??????????  needs
    "#]],
    );
}

/// The gap could only hold the 1, which does not reach it.
#[test]
fn span_limited() {
    check(
        Technique::SpanLimited,
        "1 4 4 | #.????????.?.??????????",
        &expect![[r#"
        #.????????.?.??????????
        #.????????...??????????  Gap { cells: 11..12, ink: Colour(1), blocks: [1] }
        #?????????.?.??????????  looks at
        #?????????.?.??????????  needs
    "#]],
    );
}

/// Whether the filled cell is the 2 or the 1, the last but one stays empty.
#[test]
fn complete() {
    check(
        Technique::Complete,
        "2 1 | ??.#???",
        &expect![[r#"
        ??.#???
        ??.#?.?  Line
        ??.#???  looks at
        ??.#???  needs
    "#]],
    );
}

/// What the techniques find in a line, each by itself; none if the line has no completion.
fn all_found(clue: &Clue, cells: &[Colours], colours: usize) -> Option<Vec<Vec<Colours>>> {
    let (puzzle, board) = row(clue, cells, colours);
    on_one_line()
        .map(|technique| {
            let found = deductions(&puzzle, &board, ROW, technique).ok()?;
            Some(with(cells, &found))
        })
        .collect()
}

/// No technique says more than the oracle; the last says as much.
fn are_sound(clue: &Clue, cells: &[Colours], found: Option<&Vec<Vec<Colours>>>) {
    let mut implied = cells.to_vec();
    let possible = Exhaustive.settle(clue, &mut implied).is_ok();
    assert_eq!(possible, found.is_some(), "{clue:?} on {cells:?}");
    for (technique, after) in on_one_line().zip(found.into_iter().flatten()) {
        let sound = implied.iter().zip(after).all(|(implied, after)| implied.is_subset(*after));
        assert!(sound, "{technique:?} {clue:?} on {cells:?}");
    }
    assert!(found.is_none_or(|found| found.last() == Some(&implied)));
}

/// Whether each technique finds at least as much from more.
fn no_less(less: &[Vec<Colours>], more: &[Vec<Colours>]) -> Result<(), Technique> {
    for ((less, more), technique) in less.iter().zip(more).zip(on_one_line()) {
        if !less.iter().zip(more).all(|(less, more)| more.is_subset(*less)) {
            return Err(technique);
        }
    }
    Ok(())
}

/// Knowing one more cell at a time leads to any knowledge, so this is all of monotony.
#[test]
fn techniques_are_sound_and_monotone_on_every_line_up_to_length_7() {
    let mut by_clue: HashMap<(Clue, usize), Vec<Vec<Colours>>> = HashMap::new();
    for (clue, cells) in every_line().filter(|(_, cells)| (1..=7).contains(&cells.len())) {
        by_clue.entry((clue, cells.len())).or_default().push(cells);
    }
    let (mut found, mut missed) = (vec![0; RUNGS.len()], 0);
    for ((clue, _), contents) in by_clue {
        let mut results: HashMap<Vec<Colours>, Vec<Vec<Colours>>> = HashMap::new();
        for cells in contents {
            let result = all_found(&clue, &cells, 2);
            are_sound(&clue, &cells, result.as_ref());
            results.extend(result.map(|result| (cells, result)));
        }
        for (cells, result) in &results {
            for at in (0..cells.len()).filter(|&at| !cells[at].is_settled()) {
                for colours in [Colours::WHITE, Colours::BLACK] {
                    let mut more = cells.clone();
                    more[at] = colours;
                    if let Some(better) = results.get(&more) {
                        let compared = no_less(result, better);
                        assert_eq!(compared, Ok(()), "{clue:?} on {cells:?}, then {more:?}");
                    }
                }
            }
            for (count, after) in found.iter_mut().zip(result) {
                *count += after.iter().zip(cells).filter(|(after, before)| after != before).count();
            }
            let named = &result[..result.len() - 1];
            missed += (0..cells.len())
                .filter(|&at| {
                    let together = named.iter().fold(cells[at], |set, after| set & after[at]);
                    together != result[named.len()][at]
                })
                .count();
        }
    }
    let at_work = on_one_line().count();
    assert!(found[..at_work].iter().all(|&count| count > 100), "{found:?}");
    // The named techniques leave next to nothing to the last: the test `complete`, and its mirror.
    assert_eq!((found[at_work - 1], missed), (41_268, 2));
}

/// What the techniques find in a line read from its end, read from its beginning again.
fn turned(clue: &Clue, cells: &[Colours], colours: usize) -> Vec<Vec<Colours>> {
    let turned: Vec<Block> = clue.blocks().iter().rev().copied().collect();
    let cells: Vec<Colours> = cells.iter().rev().copied().collect();
    let mut found = all_found(&Clue::new(turned).unwrap(), &cells, colours).unwrap();
    found.iter_mut().for_each(|cells| cells.reverse());
    found
}

#[test]
fn techniques_are_sound_monotone_and_alike_from_both_ends_on_coloured_lines() {
    let mut random = Random(4);
    let mut compared = 0;
    for (clue, cells, colours) in coloured_lines(12, 4, 6_000) {
        let result = all_found(&clue, &cells, colours);
        are_sound(&clue, &cells, result.as_ref());
        let Some(result) = result else { continue };
        assert_eq!(result, turned(&clue, &cells, colours), "{clue:?} on {cells:?}");
        let mut more = cells.clone();
        for _ in 0..=random.below(3) {
            let at = random.below(more.len());
            if more[at].is_empty() {
                continue;
            }
            let left = more[at].iter().nth(random.below(more[at].len())).unwrap();
            let fewer = more[at].without(left);
            more[at] = if random.below(2) == 0 { left.into() } else { fewer };
        }
        if more.iter().any(|set| set.is_empty()) {
            continue;
        }
        if let Some(better) = all_found(&clue, &more, colours) {
            compared += 1;
            assert_eq!(no_less(&result, &better), Ok(()), "{clue:?} on {cells:?}, then {more:?}");
        }
    }
    assert!(compared > 1_000, "{compared}");
}

/// Whether a line implies a conclusion, by trying everything.
fn implies(clue: &Clue, cells: &[Colours], settles: &[Known]) -> bool {
    let mut cells = cells.to_vec();
    Exhaustive.settle(clue, &mut cells).unwrap();
    settles.iter().all(|&(cell, set)| cells[usize::from(cell.col)].is_subset(set))
}

/// Premises imply the conclusion, without any of them not all of it; the
/// technique sees it from the evidence and gives the same argument.
fn rests_on_what_it_needs(clue: &Clue, cells: &[Colours], colours: usize) -> usize {
    let (puzzle, board) = row(clue, cells, colours);
    let mut checked = 0;
    for technique in on_one_line() {
        let Ok(found) = deductions(&puzzle, &board, ROW, technique) else { return 0 };
        for deduction in found {
            let what = || format!("{deduction:?}\n{clue:?} on {cells:?}");
            let explanation = deduction.explain(&puzzle, &board);
            let (evidence, premises) = (&explanation.evidence, &explanation.premises);
            assert!(premises.iter().all(|known| evidence.contains(known)), "{}", what());
            let is_known = |&(cell, set): &Known| {
                cells[usize::from(cell.col)] == set && set != Colours::first(colours)
            };
            assert!(evidence.iter().all(is_known), "{}", what());

            let needed = only(premises, cells.len(), colours);
            assert!(implies(clue, &needed, &deduction.settles), "{}", what());
            for &(Cell { col, .. }, _) in premises {
                let mut fewer = needed.clone();
                fewer[usize::from(col)] = Colours::first(colours);
                assert!(!implies(clue, &fewer, &deduction.settles), "{}", what());
            }

            let (puzzle, board) = row(clue, &only(evidence, cells.len(), colours), colours);
            let sees = |found: &Deduction| {
                let says = |&(cell, set): &Known| {
                    found.settles.iter().any(|&(own, to)| own == cell && to.is_subset(set))
                };
                found.why == explanation.why && deduction.settles.iter().all(says)
            };
            let again = deductions(&puzzle, &board, ROW, technique).unwrap();
            assert!(again.iter().any(sees), "{}", what());
            checked += 1;
        }
    }
    checked
}

#[test]
fn premises_are_minimal_on_black_and_white_lines() {
    let lines = every_line().filter(|(_, cells)| !cells.is_empty()).step_by(41);
    let checked: usize = lines.map(|(clue, cells)| rests_on_what_it_needs(&clue, &cells, 2)).sum();
    assert!(checked > 6_000, "{checked}");
}

#[test]
fn premises_are_minimal_on_coloured_lines() {
    let lines = coloured_lines(12, 4, 1_500);
    let checked: usize =
        lines.map(|(clue, cells, colours)| rests_on_what_it_needs(&clue, &cells, colours)).sum();
    assert!(checked > 2_000, "{checked}");
}
