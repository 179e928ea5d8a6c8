//! Places of blocks and the state of clues, against trying every placement.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::lines::{coloured_lines, every_line};
use common::{Random, board, inks};
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, Grid, LineId, Size};
use grille_engine::nonogram::places::Places;
use grille_engine::nonogram::{BlockState, Clue, ClueStates, Draft, Puzzle};

/// The starts of all blocks in every completion of a line, by trying all of them.
fn completions(clue: &Clue, cells: &[Colours]) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    place(clue, cells, &mut Vec::new(), &mut found);
    found
}

fn place(clue: &Clue, cells: &[Colours], starts: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    let blocks = clue.blocks();
    if starts.len() == blocks.len() {
        let mut colours = vec![Colour::BACKGROUND; cells.len()];
        for (&start, block) in starts.iter().zip(blocks) {
            colours[start..start + block.len as usize].fill(block.colour);
        }
        let allowed = colours.iter().zip(cells).all(|(&colour, set)| set.has(colour));
        if allowed && Clue::of(colours) == *clue {
            found.push(starts.clone());
        }
        return;
    }
    let from = starts.last().map_or(0, |start| start + blocks[starts.len() - 1].len as usize);
    let len = blocks[starts.len()].len as usize;
    for start in from..=cells.len().saturating_sub(len) {
        if start + len <= cells.len() {
            starts.push(start);
            place(clue, cells, starts, found);
            starts.pop();
        }
    }
}

fn places_are_those_of_the_completions(places: &mut Places, clue: &Clue, cells: &[Colours]) {
    let all = completions(clue, cells);
    assert_eq!(places.find(clue, cells).is_ok(), !all.is_empty(), "{clue:?} on {cells:?}");
    for block in (0..clue.blocks().len()).filter(|_| !all.is_empty()) {
        let mut starts: Vec<usize> = all.iter().map(|starts| starts[block]).collect();
        starts.sort_unstable();
        starts.dedup();
        let found: Vec<usize> = (0..cells.len() + 2).filter(|&at| places.has(block, at)).collect();
        assert_eq!(found, starts, "block {block} of {clue:?} on {cells:?}");
        assert_eq!(places.spans()[block], (starts[0], *starts.last().unwrap()));
    }
}

#[test]
fn places_equal_all_placements() {
    let mut places = Places::default();
    for (clue, cells) in every_line().step_by(3) {
        places_are_those_of_the_completions(&mut places, &clue, &cells);
    }
    for (clue, cells, _) in coloured_lines(12, 4, 20_000) {
        places_are_those_of_the_completions(&mut places, &clue, &cells);
    }
}

/// What a block is called, from all completions of its line and the runs that are there.
fn expected(clue: &Clue, cells: &[Colours], block: usize) -> BlockState {
    let (all, own) = (completions(clue, cells), clue.blocks()[block]);
    let is_run = |start: usize, len: u32| {
        let known = |at: usize| cells.get(at).is_some_and(|set| set.only() == Some(own.colour));
        let end = start + len as usize;
        (start..end).all(known) && !known(end) && (start == 0 || !known(start - 1))
    };
    let start = |starts: &Vec<usize>| starts[block];
    if all.is_empty() {
        let fits = |start: usize| {
            let lies = |at: usize| cells[at].has(own.colour);
            let known = |at: usize| cells.get(at).is_some_and(|set| set.only() == Some(own.colour));
            let end = start + own.len as usize;
            (start..end).all(lies) && !known(end) && (start == 0 || !known(start - 1))
        };
        // Where it lies in any completion of an empty line.
        let open = vec![Colours::first(32); cells.len()];
        return match completions(clue, &open).iter().map(start).any(fits) {
            true => BlockState::Open,
            false => BlockState::Impossible,
        };
    }
    let here: Vec<usize> = all.iter().map(start).filter(|&at| is_run(at, own.len)).collect();
    let is_same = |other: &usize| clue.blocks()[*other] == own && *other != block;
    let other_there = |at: usize| {
        (0..clue.blocks().len()).filter(is_same).any(|other| all.iter().any(|s| s[other] == at))
    };
    if here.len() == all.len() && here.iter().all(|&at| at == here[0]) {
        BlockState::Proved
    } else if here.iter().any(|&at| !other_there(at)) {
        BlockState::Present
    } else {
        BlockState::Open
    }
}

fn states_are_right(clue: &Clue, cells: &[Colours], colours: usize, seen: &mut [usize; 4]) {
    let draft = Draft {
        inks: inks(colours),
        rows: Some(vec![clue.blocks().to_vec()]),
        cols: Some(vec![vec![]; cells.len()]),
        ..Draft::default()
    };
    let puzzle = Puzzle::new(draft).unwrap();
    let grid = Grid::from_cells(Size::new(1, cells.len()).unwrap(), cells).unwrap();
    let states = ClueStates::new(&puzzle, &grid);
    let state = states.line(&puzzle, LineId::Row(0));
    assert_eq!(state.is_possible, !completions(clue, cells).is_empty());
    for (block, &state) in state.blocks.iter().enumerate() {
        assert_eq!(state, expected(clue, cells, block), "block {block} of {clue:?} on {cells:?}");
        seen[state as usize] += 1;
    }
}

#[test]
fn states_are_right_on_every_kind_of_line() {
    let mut seen = [0; 4];
    for (clue, cells) in every_line().filter(|(_, cells)| !cells.is_empty()).step_by(11) {
        states_are_right(&clue, &cells, 2, &mut seen);
    }
    for (clue, cells, colours) in coloured_lines(12, 4, 5_000) {
        states_are_right(&clue, &cells, colours, &mut seen);
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

/// A run that could be either of two equal blocks is neither; one that may
/// still grow is present; one that cannot be elsewhere is proved.
#[test]
fn a_clue_is_only_marked_when_it_is_clear_which() {
    let states = |clue: &[u32], line: &str| {
        let cols = vec![&[][..]; line.len()];
        let puzzle = Puzzle::black_and_white(&[clue], &cols).unwrap();
        let states = ClueStates::new(&puzzle, board(&[line]).cells());
        states.line(&puzzle, LineId::Row(0)).clone()
    };
    use BlockState::{Impossible, Open, Present, Proved};
    assert_eq!(states(&[1, 1], "???#???").blocks, [Open, Open]);
    assert_eq!(states(&[1, 1], "#??????").blocks, [Proved, Open]);
    assert_eq!(states(&[1, 3], "???#?????").blocks, [Present, Open]);
    assert_eq!(states(&[1, 3], "##?????").blocks, [Impossible, Open]);
    assert!(!states(&[1, 3], "##?????").is_possible);
    assert_eq!(states(&[9], "???????").blocks, [Impossible]);
}

/// Changing cell by cell, right or wrong, leads where looking at the whole board does.
#[test]
fn updates_equal_a_fresh_look() {
    let mut random = Random(12);
    for colours in [2, 2, 3] {
        let size = Size::new(6, 9).unwrap();
        let puzzle = Puzzle::of(&random.picture(size, colours, 50), inks(colours)).unwrap();
        let mut cells = puzzle.board().cells().clone();
        let mut states = ClueStates::new(&puzzle, &cells);
        for _ in 0..200 {
            let cell = Cell { row: random.below(6) as u16, col: random.below(9) as u16 };
            let colour = Colour::new(random.below(colours)).unwrap();
            cells[cell] =
                if random.below(3) == 0 { Colours::first(colours) } else { colour.into() };
            for line in [LineId::Row(cell.row), LineId::Col(cell.col)] {
                states.update(&puzzle, &cells, line);
            }
            let fresh = ClueStates::new(&puzzle, &cells);
            for line in size.lines() {
                assert_eq!(states.line(&puzzle, line), fresh.line(&puzzle, line));
            }
        }
    }
}
