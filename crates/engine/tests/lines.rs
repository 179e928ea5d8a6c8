//! The complete line solver against the oracle.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::Random;
use grille_engine::Contradiction;
use grille_engine::colours::{Colour, Colours};
use grille_engine::nonogram::line::automaton::{Dfa, LazyDfa, Nfa, Reader};
use grille_engine::nonogram::line::bitwise::{Scratch, Task};
use grille_engine::nonogram::line::word::{Wide, Word};
use grille_engine::nonogram::line::{Complete, Exhaustive, LineSolver, Overlap, Packed};
use grille_engine::nonogram::{Block, Clue};

/// Both solvers on the same line: they must agree on everything.
fn check(complete: &mut Complete, clue: &Clue, cells: &[Colours]) -> Result<(), Contradiction> {
    let (mut fast, mut slow) = (cells.to_vec(), cells.to_vec());
    let answers = (complete.settle(clue, &mut fast), Exhaustive.settle(clue, &mut slow));
    assert_eq!(answers.0, answers.1, "{clue:?} on {cells:?}");
    if answers.0.is_ok() {
        assert_eq!(fast, slow, "{clue:?} on {cells:?}");
    }
    answers.0
}

/// Every list of black blocks that fits into `length` cells.
fn clues(length: u64) -> Vec<Clue> {
    let mut found = vec![Clue::default()];
    let mut next = 0;
    while let Some(clue) = found.get(next).cloned() {
        next += 1;
        for len in 1..=length as u32 {
            let block = Block { len, colour: Colour::BLACK };
            let longer = Clue::new([clue.blocks(), &[block]].concat()).unwrap();
            if longer.min_len() <= length {
                found.push(longer);
            }
        }
    }
    found
}

/// Every black-and-white line up to length 8: each clue with each partial content.
fn every_line() -> impl Iterator<Item = (Clue, Vec<Colours>)> {
    let states = [Colours::WHITE, Colours::BLACK, Colours::WHITE | Colours::BLACK];
    let contents = move |length: u32| {
        (0..3_usize.pow(length)).map(move |content| {
            (0..length).map(|i| states[content / 3_usize.pow(i) % 3]).collect::<Vec<_>>()
        })
    };
    (0..=8).flat_map(move |length| {
        clues(u64::from(length))
            .into_iter()
            .flat_map(move |clue| contents(length).map(move |cells| (clue.clone(), cells)))
    })
}

#[test]
fn complete_equals_exhaustive_on_every_line_up_to_length_8() {
    let (mut lines, mut possible) = (0, 0);
    let mut complete = Complete::default();
    for (clue, cells) in every_line() {
        lines += 1;
        possible += u32::from(check(&mut complete, &clue, &cells).is_ok());
    }
    assert_eq!(lines, 454_498); // the sum of Fibonacci(n + 2) * 3^n
    assert!(possible > 50_000, "{possible}");
}

/// Overlap never says more than the oracle, sees every contradiction, and
/// misses this much of what the lines imply.
#[test]
fn overlap_is_sound_and_misses_a_known_share() {
    let mut overlap = Overlap::default();
    let (mut implied, mut missed) = (0, 0);
    for (clue, cells) in every_line() {
        let (mut fast, mut slow) = (cells.clone(), cells.clone());
        let answers = (overlap.settle(&clue, &mut fast), Exhaustive.settle(&clue, &mut slow));
        assert_eq!(answers.0, answers.1, "{clue:?} on {cells:?}");
        if answers.1.is_err() {
            continue;
        }
        for ((before, mine), all) in cells.iter().zip(&fast).zip(&slow) {
            assert!(all.is_subset(*mine), "{clue:?} on {cells:?} became {fast:?}");
            implied += u32::from(all != before);
            missed += u32::from(mine != all);
        }
    }
    assert_eq!((implied, missed), (180_534, 978));
}

#[test]
fn overlap_is_sound_on_coloured_lines() {
    let mut overlap = Overlap::default();
    for (clue, cells, _) in coloured_lines(30_000) {
        let (mut fast, mut slow) = (cells.clone(), cells.clone());
        let answers = (overlap.settle(&clue, &mut fast), Exhaustive.settle(&clue, &mut slow));
        // A contradiction between inks may escape it, but it never makes one up.
        assert!(answers.0.is_ok() || answers.1.is_err(), "{clue:?} on {cells:?}");
        if answers.1.is_ok() {
            let sound = slow.iter().zip(&fast).all(|(all, mine)| all.is_subset(*mine));
            assert!(sound, "{clue:?} on {cells:?} became {fast:?}");
        }
    }
}

/// The two finer whites of the Picross report's last chapter.
#[test]
fn overlap_finds_the_whites_that_the_report_misses() {
    let line = |clue: &[u32], text: &str| {
        let blocks: Vec<Block> =
            clue.iter().map(|&len| Block { len, colour: Colour::BLACK }).collect();
        let mut cells: Vec<Colours> = common::board(&[text]).cells().cells().to_vec();
        Overlap::default().settle(&Clue::new(blocks).unwrap(), &mut cells).unwrap();
        let size = grille_engine::grid::Size::new(1, cells.len()).unwrap();
        let grid = grille_engine::grid::Grid::from_cells(size, cells).unwrap();
        grille_engine::nonogram::Board::from(grid).to_string()
    };
    // Cell 4 lies between two whites, and the shortest block is 2 long.
    assert_eq!(line(&[2, 2], "???.?.?????"), "???...?????\n");
    // The gap of cell 11 could only hold the 1, whose span does not reach it.
    assert_eq!(line(&[1, 4, 4], "#.????????.?.??????????"), "#.????????...??????????\n");
}

/// A line through the bitwise solver with words of one width.
fn bitwise<W: Word>(
    scratch: &mut Scratch<W>,
    clue: &Clue,
    cells: &[Colours],
) -> (Result<Vec<Colours>, Contradiction>, bool) {
    let lens: Vec<u16> = clue.blocks().iter().map(|block| block.len as u16).collect();
    let known = |wanted: Colours| {
        let places = (0..).zip(cells).filter(|&(_, &set)| set == wanted);
        places.fold(W::ZERO, |word, (at, _)| word | W::bit(at))
    };
    let (black, white, length) = (known(Colours::BLACK), known(Colours::WHITE), cells.len() as u32);
    let possible = scratch.is_possible(Task::new(&lens, length), black, white);
    let settled = scratch.settle(Task::new(&lens, length), black, white).map(|can| {
        let set = |at| {
            let one = |word: W, set| if word.has(at) { set } else { Colours::NONE };
            one(can.black, Colours::BLACK) | one(can.white, Colours::WHITE)
        };
        (0..length).map(set).collect()
    });
    (settled, possible)
}

fn bitwise_equals_complete<W: Word>(lines: impl Iterator<Item = (Clue, Vec<Colours>)>) {
    let (mut scratch, mut complete) = (Scratch::<W>::default(), Complete::default());
    for (clue, cells) in lines {
        let mut expected = cells.clone();
        let answer = complete.settle(&clue, &mut expected);
        let (settled, possible) = bitwise(&mut scratch, &clue, &cells);
        assert_eq!(settled, answer.map(|()| expected), "{clue:?} on {cells:?}");
        assert_eq!(possible, answer.is_ok(), "{clue:?} on {cells:?}");
    }
}

#[test]
fn bitwise_equals_complete_on_every_line_up_to_length_8() {
    bitwise_equals_complete::<u32>(every_line().filter(|(_, cells)| !cells.is_empty()));
}

/// Random black-and-white lines of up to so many cells, with a clue that some completion has.
fn long_lines(most: usize, count: usize) -> impl Iterator<Item = (Clue, Vec<Colours>)> {
    let mut random = Random(3);
    std::iter::repeat_with(move || {
        let (length, density) = (1 + random.below(most), 10 + random.below(85));
        let word: Vec<Colour> = (0..length)
            .map(|_| Colour::new(usize::from(random.below(100) < density)).unwrap())
            .collect();
        let clue = Clue::of(word.iter().copied());
        let (shown, lies) = (random.below(100), random.below(4) == 0);
        let cell = |&own: &Colour| match random.below(100) {
            n if n >= shown => Colours::first(2),
            0 if lies => Colours::first(2).without(own),
            _ => own.into(),
        };
        (clue, word.iter().map(cell).collect())
    })
    .take(count)
}

#[test]
fn bitwise_equals_complete_at_every_width() {
    bitwise_equals_complete::<u32>(long_lines(30, 20_000));
    bitwise_equals_complete::<u64>(long_lines(62, 10_000));
    bitwise_equals_complete::<u128>(long_lines(126, 4_000));
    bitwise_equals_complete::<Wide<4>>(long_lines(254, 1_000));
}

#[test]
fn packed_equals_complete_on_all_lines() {
    let (mut packed, mut complete) = (Packed::default(), Complete::default());
    let coloured = coloured_lines(20_000).map(|(clue, cells, _)| (clue, cells));
    for (clue, cells) in every_line()
        .step_by(7)
        .chain(long_lines(140, 5_000))
        .chain(long_lines(1000, 100))
        .chain(coloured)
    {
        let (mut fast, mut slow) = (cells.clone(), cells.clone());
        let answers = (packed.settle(&clue, &mut fast), complete.settle(&clue, &mut slow));
        assert_eq!(answers.0, answers.1, "{clue:?} on {cells:?}");
        if answers.0.is_ok() {
            assert_eq!(fast, slow, "{clue:?} on {cells:?}");
        }
    }
}

#[test]
fn automata_accept_exactly_the_lines_with_a_completion() {
    let mut complete = Complete::default();
    let mut last: Option<(Clue, Nfa, Dfa, LazyDfa)> = None;
    let mut room = usize::MAX;
    let all = Colours::first(2);
    for (clue, cells) in every_line() {
        if last.as_ref().is_none_or(|(own, ..)| *own != clue) {
            let mut dfa = Dfa::new(&clue, all);
            while dfa.prepare(&mut room) == Some(false) {}
            last = Some((clue.clone(), Nfa::new(&clue, all), dfa, LazyDfa::new(&clue, all)));
        }
        let (_, nfa, dfa, lazy) = last.as_mut().unwrap();
        let expected = Some(complete.settle(&clue, &mut cells.clone()).is_ok());
        let word = || cells.iter().copied();
        assert_eq!(nfa.accepts(&mut word(), &mut room), expected, "{clue:?} on {cells:?}");
        assert_eq!(dfa.accepts(&mut word(), &mut room), expected, "{clue:?} on {cells:?}");
        assert_eq!(lazy.accepts(&mut word(), &mut room), expected, "{clue:?} on {cells:?}");
    }
}

#[test]
fn automata_accept_exactly_the_coloured_lines_with_a_completion() {
    let mut room = usize::MAX;
    for (clue, cells, colours) in coloured_lines(10_000) {
        let expected = Some(Complete::default().settle(&clue, &mut cells.clone()).is_ok());
        let word = || cells.iter().copied();
        let all = Colours::first(colours);
        let (mut nfa, mut lazy) = (Nfa::new(&clue, all), LazyDfa::new(&clue, all));
        assert_eq!(nfa.accepts(&mut word(), &mut room), expected, "{clue:?} on {cells:?}");
        assert_eq!(lazy.accepts(&mut word(), &mut room), expected, "{clue:?} on {cells:?}");
    }
}

#[test]
fn making_an_automaton_deterministic_multiplies_its_states() {
    // Two blocks of 20 would take more than 200,000 states.
    let clue = Clue::new([Block { len: 5, colour: Colour::BLACK }; 2]).unwrap();
    let mut dfa = Dfa::new(&clue, Colours::first(2));
    let mut room = usize::MAX;
    while dfa.prepare(&mut room) == Some(false) {}
    let nfa = Nfa::new(&clue, Colours::first(2));
    assert_eq!((nfa.states(), dfa.states()), (12, 194));
}

/// Random coloured lines up to length 12: clue, cells, and how many colours
/// there are. Half of the clues are met by some completion for sure.
fn coloured_lines(count: usize) -> impl Iterator<Item = (Clue, Vec<Colours>, usize)> {
    let mut random = Random(2);
    std::iter::repeat_with(move || {
        let colours = 2 + random.below(4);
        let length = 1 + random.below(12);
        let density = 30 + random.below(70);
        let ink = |random: &mut Random| Colour::new(1 + random.below(colours - 1)).unwrap();
        let word: Vec<Colour> = (0..length)
            .map(
                |_| if random.below(100) < density { ink(&mut random) } else { Colour::BACKGROUND },
            )
            .collect();
        let clue = if random.below(2) == 0 {
            Clue::of(word.iter().copied())
        } else {
            let mut block = || Block { len: 1 + random.below(4) as u32, colour: ink(&mut random) };
            let blocks: Vec<Block> = (0..5).map(|_| block()).collect();
            Clue::new(&blocks[..random.below(5)]).unwrap()
        };
        // Cells keep the word's own colour, and others at random.
        let mut others =
            || Colours::first(colours).iter().filter(|_| random.below(3) > 0).collect();
        let cells = word.iter().map(|&own| Colours::from(own) | others()).collect();
        (clue, cells, colours)
    })
    .take(count)
}

#[test]
fn complete_equals_exhaustive_on_coloured_lines() {
    let mut complete = Complete::default();
    let answers =
        coloured_lines(100_000).map(|(clue, cells, _)| check(&mut complete, &clue, &cells));
    let possible = answers.filter(Result::is_ok).count();
    assert!((50_000..100_000).contains(&possible), "{possible}");
}

#[test]
fn blocks_longer_than_any_line_are_a_contradiction() {
    let clue = Clue::new([Block { len: u32::MAX, colour: Colour::BLACK }; 3]).unwrap();
    let mut cells = [Colours::first(2); 5];
    assert_eq!(Complete::default().settle(&clue, &mut cells), Err(Contradiction));
    assert_eq!(Packed::default().settle(&clue, &mut cells), Err(Contradiction));
    assert_eq!(cells, [Colours::first(2); 5]);
}
