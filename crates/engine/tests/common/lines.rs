//! Lines to try line solvers on: all of the short ones, and random ones.

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

/// Random black-and-white lines of up to so many cells, with a clue that some completion has.
pub fn long_lines(most: usize, count: usize) -> impl Iterator<Item = (Clue, Vec<Colours>)> {
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

/// Random black-and-white lines of up to so many cells, known at both ends and
/// here and there between. In every third a cell or two is not what the clue was made from.
pub fn settled_lines(most: usize, count: usize) -> impl Iterator<Item = (Clue, Vec<Colours>)> {
    let mut random = Random(4);
    std::iter::repeat_with(move || {
        let (length, density) = (1 + random.below(most), random.below(101));
        let mut word: Vec<Colour> = (0..length)
            .map(|_| Colour::new(usize::from(random.below(100) < density)).unwrap())
            .collect();
        let clue = Clue::of(word.iter().copied());
        if random.below(3) == 0 {
            for _ in 0..=random.below(2) {
                word[random.below(length)] = Colour::new(random.below(2)).unwrap();
            }
        }
        let (first, last) = (random.below(length + 1), random.below(length + 1));
        let shown = random.below(60);
        let known = |at: usize| at < first || at >= last || random.below(100) < shown;
        let is_known: Vec<bool> = (0..length).map(known).collect();
        let cell = |(&own, known): (&Colour, bool)| match known {
            true => own.into(),
            false => Colours::first(2),
        };
        (clue, word.iter().zip(is_known).map(cell).collect())
    })
    .take(count)
}

/// Random lines of up to so many cells in up to so many inks: clue, cells, and
/// how many colours there are. Most clues are met by some completion.
pub fn coloured_lines(
    most: usize,
    inks: usize,
    count: usize,
) -> impl Iterator<Item = (Clue, Vec<Colours>, usize)> {
    let mut random = Random(2);
    std::iter::repeat_with(move || {
        let (colours, length) = (2 + random.below(inks), 1 + random.below(most));
        let (density, change) = (30 + random.below(71), 10 + random.below(91));
        let ink = |random: &mut Random| Colour::new(1 + random.below(colours - 1)).unwrap();
        let mut own = Colour::BACKGROUND;
        let word: Vec<Colour> = (0..length)
            .map(|_| {
                if random.below(100) < change {
                    let is_ink = random.below(100) < density;
                    own = if is_ink { ink(&mut random) } else { Colour::BACKGROUND };
                }
                own
            })
            .collect();
        let clue = if random.below(4) > 0 {
            Clue::of(word.iter().copied())
        } else {
            let longest = 1 + length / 3;
            let mut block =
                || Block { len: 1 + random.below(longest) as u32, colour: ink(&mut random) };
            let blocks: Vec<Block> = (0..5).map(|_| block()).collect();
            Clue::new(&blocks[..random.below(5)]).unwrap()
        };
        // Cells keep the word's own colour, rarely not, and others at random.
        let (kept, lies) = (random.below(101), random.below(8) == 0);
        let cells = word.iter().map(|&own| {
            let others: Colours =
                Colours::first(colours).iter().filter(|_| random.below(100) < kept).collect();
            if lies && random.below(length) == 0 {
                others.without(own)
            } else {
                others | own.into()
            }
        });
        (clue, cells.collect(), colours)
    })
    .take(count)
}
