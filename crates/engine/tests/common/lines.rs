//! Lines with clues: all short ones in black and white, and random ones in colour.

use super::Random;
use grille_engine::colours::{Colour, Colours};
use grille_engine::nonogram::{Block, Clue};

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
pub fn every_line() -> impl Iterator<Item = (Clue, Vec<Colours>)> {
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

/// Random coloured lines up to length 12: clue, cells, and how many colours
/// there are. Half of the clues are met by some completion for sure.
pub fn coloured_lines(count: usize) -> impl Iterator<Item = (Clue, Vec<Colours>, usize)> {
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
