//! The complete line solver against the oracle.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::lines::{coloured_lines, every_line, long_lines, settled_lines};
use grille_engine::Contradiction;
use grille_engine::colours::{Colour, Colours};
use grille_engine::nonogram::line::automaton::{Dfa, LazyDfa, Nfa, Reader};
use grille_engine::nonogram::line::bitwise::{Scratch, Task};
use grille_engine::nonogram::line::word::{Wide, Word};
use grille_engine::nonogram::line::{Complete, Exhaustive, LineSolver, Overlap, Packed};
use grille_engine::nonogram::line::{planes, slack};
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
    for (clue, cells, _) in coloured_lines(12, 4, 30_000) {
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
    let task = Task::new(&lens, length);
    let possible = std::array::from_fn::<bool, 2, _>(|even| {
        // In every other lane the line; nothing is known in the others.
        let here = |lane: usize| lane % 2 == even;
        let lanes = (0..W::LANES).flat_map(|lane| match here(lane) {
            true => [black, white],
            false => [W::ZERO; 2],
        });
        let impossible = scratch.impossible(task, &lanes.collect::<Vec<W>>());
        let own = (0..W::LANES).filter(|&lane| here(lane)).fold(0, |all, lane| all | 1 << lane);
        assert!(impossible == 0 || impossible == own, "{impossible:b} of {own:b}");
        impossible == 0
    });
    // With one lane there is nothing to see in the other round.
    let possible = possible[0] && (W::LANES == 1 || possible[1]);
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

#[test]
fn bitwise_equals_complete_at_every_width() {
    bitwise_equals_complete::<u32>(long_lines(30, 20_000));
    bitwise_equals_complete::<u64>(long_lines(62, 10_000));
    bitwise_equals_complete::<u128>(long_lines(126, 4_000));
    bitwise_equals_complete::<Wide<4>>(long_lines(254, 1_000));
}

/// By slack on N words of 64 cells: how many of the lines have a completion.
fn slack_equals_complete<const N: usize>(
    lines: impl Iterator<Item = (Clue, Vec<Colours>)>,
) -> usize {
    let (mut scratch, mut complete) = (slack::Scratch::default(), Complete::default());
    let check = |(clue, cells): &(Clue, Vec<Colours>)| {
        let mut expected = cells.clone();
        let answer = complete.settle(clue, &mut expected);
        let lens: Vec<u16> = clue.blocks().iter().map(|block| block.len as u16).collect();
        let known = |wanted: Colours| {
            let mut words = [0; N];
            for at in (0..cells.len()).filter(|&at| cells[at] == wanted) {
                words[at / 64] |= 1_u64 << (at % 64);
            }
            words
        };
        let (black, white) = (known(Colours::BLACK), known(Colours::WHITE));
        let known = slack::Known { black: &black, white: &white };
        let Ok(task) = slack::Task::new(&lens, cells.len() as u32) else {
            assert!(answer.is_err(), "{clue:?} on {cells:?}");
            return false;
        };
        assert_eq!(scratch.is_possible(task, known), answer.is_ok(), "{clue:?} on {cells:?}");
        // What was there before must not matter.
        let (mut black, mut white) = ([!0; N], [!0; N]);
        let mut can = slack::Can { black: &mut black, white: &mut white };
        let settled = scratch.settle(task, known, &mut can).map(|()| {
            let has = |words: &[u64; N], at: usize| words[at / 64] >> (at % 64) & 1 == 1;
            let set = |at| match (has(&black, at), has(&white, at)) {
                (true, true) => Colours::first(2),
                (true, false) => Colours::BLACK,
                (false, true) => Colours::WHITE,
                (false, false) => Colours::NONE,
            };
            (0..cells.len()).map(set).collect::<Vec<_>>()
        });
        assert_eq!(settled, answer.map(|()| expected), "{clue:?} on {cells:?}");
        answer.is_ok()
    };
    lines.filter(check).count()
}

#[test]
fn slack_equals_complete_on_every_line_up_to_length_8() {
    let possible = slack_equals_complete::<1>(every_line());
    assert!(possible > 50_000, "{possible}");
}

#[test]
fn slack_equals_complete_at_every_width() {
    slack_equals_complete::<1>(long_lines(62, 10_000));
    slack_equals_complete::<2>(long_lines(126, 6_000));
    slack_equals_complete::<4>(long_lines(254, 1_000));
    slack_equals_complete::<16>(long_lines(1000, 100));
}

#[test]
fn slack_equals_complete_where_the_ends_are_settled() {
    let share = |possible: usize, of: usize| {
        assert!((of / 2..of * 9 / 10).contains(&possible), "{possible} of {of}");
    };
    share(slack_equals_complete::<1>(settled_lines(20, 50_000)), 50_000);
    share(slack_equals_complete::<2>(settled_lines(126, 6_000)), 6_000);
    share(slack_equals_complete::<4>(settled_lines(254, 1_500)), 1_500);
    share(slack_equals_complete::<16>(settled_lines(1000, 150)), 150);
}

/// Every slack, with no block, one, and as many as there is room for.
#[test]
fn slack_reaches_the_edges_of_its_words() {
    let black = |len| Block { len, colour: Colour::BLACK };
    let slacks = [0, 1, 31, 62, 63, 64, 65, 127, 128, 129, 255, 256, 257, 511, 512, 513, 900];
    let lines = slacks.into_iter().flat_map(|slack: usize| {
        let clues = [vec![], vec![1], vec![64], vec![40, 1, 50], vec![1; 30], [3, 2].repeat(6)];
        clues.into_iter().flat_map(move |lens: Vec<u32>| {
            let clue = Clue::new(lens.into_iter().map(black).collect::<Vec<_>>()).unwrap();
            let open = vec![Colours::first(2); clue.min_len() as usize + slack];
            let at = |share: usize, set| {
                let mut cells = open.clone();
                let place = cells.len() * share / 8;
                cells.get_mut(place).into_iter().for_each(|cell| *cell = set);
                (clue.clone(), cells)
            };
            (0..8)
                .flat_map(|share| [at(share, Colours::BLACK), at(share, Colours::WHITE)])
                .chain([(clue.clone(), open.clone())])
                .collect::<Vec<_>>()
        })
    });
    slack_equals_complete::<16>(lines.filter(|(_, cells)| !cells.is_empty()));
}

/// A line through the solver on planes with words of one width.
fn on_planes<W: Word>(
    scratch: &mut planes::Scratch<W>,
    clue: &Clue,
    cells: &[Colours],
    colours: usize,
) -> (Result<Vec<Colours>, Contradiction>, bool) {
    let all: Vec<Colour> = Colours::first(colours).iter().collect();
    let plane = |&colour: &Colour| {
        let places = (0..).zip(cells).filter(|&(_, set)| set.has(colour));
        places.fold(W::ZERO, |word, (at, _)| word | W::bit(at))
    };
    let before: Vec<W> = all.iter().map(plane).collect();
    let Ok(task) = planes::Task::new(clue, cells.len() as u32) else {
        return (Err(Contradiction), false);
    };
    let possible = task.is_possible(&before);
    let mut planes = before.clone();
    let settled = scratch.settle(task, &mut planes);
    if settled.is_err() {
        assert_eq!(planes, before, "a contradiction changes nothing");
    }
    let set = |at| all.iter().copied().filter(|colour| planes[colour.index()].has(at)).collect();
    (settled.map(|()| (0..cells.len() as u32).map(set).collect()), possible)
}

/// How many of the lines have a completion.
fn planes_equal_complete<W: Word>(
    lines: impl Iterator<Item = (Clue, Vec<Colours>, usize)>,
) -> usize {
    let (mut scratch, mut complete) = (planes::Scratch::<W>::default(), Complete::default());
    let check = |(clue, cells, colours): &(Clue, Vec<Colours>, usize)| {
        let mut expected = cells.clone();
        let answer = complete.settle(clue, &mut expected);
        let (settled, possible) = on_planes(&mut scratch, clue, cells, *colours);
        assert_eq!(settled, answer.map(|()| expected), "{clue:?} on {cells:?}");
        assert_eq!(possible, answer.is_ok(), "{clue:?} on {cells:?}");
        possible
    };
    lines.filter(check).count()
}

#[test]
fn planes_equal_complete_on_every_line_up_to_length_8() {
    planes_equal_complete::<u32>(every_line().map(|(clue, cells)| (clue, cells, 2)));
}

#[test]
fn planes_equal_complete_at_every_width_in_up_to_31_inks() {
    let share = |possible: usize, of: usize| {
        assert!((of / 2..of * 9 / 10).contains(&possible), "{possible} of {of}");
    };
    share(planes_equal_complete::<u32>(coloured_lines(12, 4, 50_000)), 50_000);
    share(planes_equal_complete::<u32>(coloured_lines(30, 5, 20_000)), 20_000);
    share(planes_equal_complete::<u32>(coloured_lines(30, 31, 3_000)), 3_000);
    share(planes_equal_complete::<u64>(coloured_lines(62, 8, 6_000)), 6_000);
    share(planes_equal_complete::<u128>(coloured_lines(126, 8, 2_000)), 2_000);
    share(planes_equal_complete::<Wide<4>>(coloured_lines(254, 31, 500)), 500);
}

/// In black and white, two planes say what `bitwise` says.
fn planes_equal_bitwise<W: Word>(lines: impl Iterator<Item = (Clue, Vec<Colours>)>) {
    let (mut two, mut one) = (planes::Scratch::<W>::default(), Scratch::<W>::default());
    for (clue, cells) in lines {
        let answers = (on_planes(&mut two, &clue, &cells, 2), bitwise(&mut one, &clue, &cells));
        assert_eq!(answers.0, answers.1, "{clue:?} on {cells:?}");
    }
}

#[test]
fn planes_equal_bitwise_in_black_and_white() {
    planes_equal_bitwise::<u32>(every_line().filter(|(_, cells)| !cells.is_empty()));
    planes_equal_bitwise::<u32>(long_lines(30, 20_000));
    planes_equal_bitwise::<u64>(long_lines(62, 10_000));
    planes_equal_bitwise::<u128>(long_lines(126, 4_000));
    planes_equal_bitwise::<Wide<4>>(long_lines(254, 1_000));
}

/// The longest line of a width, the longest block, and the most blocks.
#[test]
fn planes_reach_the_edges_of_a_word() {
    fn edges<W: Word>() {
        let length = W::BITS as usize - 2;
        let word = |period: usize, of: fn(usize) -> usize| {
            (0..length).map(move |at| Colour::new(of(at % period)).unwrap())
        };
        let words: [Vec<Colour>; 5] = [
            word(1, |_| 0).collect(),
            word(1, |_| 1).collect(),
            word(2, |at| at).collect(),
            word(2, |at| 1 + at).collect(),
            word(3, |at| 1 + at).collect(),
        ];
        let lines = words.iter().flat_map(|word| {
            let clue = Clue::of(word.iter().copied());
            let open = vec![Colours::first(4); length];
            let known: Vec<Colours> = word.iter().map(|&own| own.into()).collect();
            [(clue.clone(), open, 4), (clue, known, 4)]
        });
        assert_eq!(planes_equal_complete::<W>(lines), 10);
    }
    edges::<u32>();
    edges::<u64>();
    edges::<u128>();
    edges::<Wide<4>>();
}

#[test]
fn packed_equals_complete_on_all_lines() {
    let (mut packed, mut complete) = (Packed::default(), Complete::default());
    let coloured = coloured_lines(12, 4, 20_000).map(|(clue, cells, _)| (clue, cells));
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
    for (clue, cells, colours) in coloured_lines(12, 4, 10_000) {
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

#[test]
fn complete_equals_exhaustive_on_coloured_lines() {
    let mut complete = Complete::default();
    let answers =
        coloured_lines(12, 4, 100_000).map(|(clue, cells, _)| check(&mut complete, &clue, &cells));
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
