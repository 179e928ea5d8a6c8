//! Mending pictures: what is proposed is as asked for, and on small pictures no
//! smaller change would do.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Random, inks, solutions};
use grille_engine::grid::{Cell, Size};
use grille_engine::nonogram::method::find;
use grille_engine::nonogram::rate::{Class, Rate, Rated, sweeps};
use grille_engine::nonogram::repair::{Aim, MOST_CHANGES, Mend, Proposal, Weights};
use grille_engine::nonogram::{Picture, Puzzle};
use grille_engine::run::Task;

/// The most cells that are changed, unless a test says otherwise.
const MOST: usize = MOST_CHANGES;

fn mend(picture: &Picture, colours: usize, aim: Aim) -> Vec<Proposal> {
    let weights = Weights::uniform(picture);
    Mend::new(picture, &inks(colours), aim, weights, MOST, 5).advance(u64::MAX).unwrap()
}

fn is_unique(puzzle: &Puzzle) -> bool {
    solutions(find("backtrack-complete").unwrap(), puzzle, &puzzle.board()).len() == 1
}

/// The picture of a proposal, by its changes.
fn changed(picture: &Picture, proposal: &Proposal) -> Picture {
    let mut picture = picture.clone();
    for &(cell, colour) in &proposal.changes {
        assert_ne!(picture[cell], colour, "a change changes");
        picture[cell] = colour;
    }
    picture
}

#[test]
fn a_picture_that_is_fine_stays() {
    let size = Size::new(3, 3).unwrap();
    let full = Random(1).picture(size, 2, 100);
    let [proposal] = &mend(&full, 2, Aim::ByLines)[..] else { panic!("one proposal") };
    assert!(proposal.changes.is_empty() && proposal.damage == 0);
}

#[test]
fn proposals_are_as_asked_for_and_few_cells_suffice() {
    let mut random = Random(3);
    let (mut mended, mut least) = (0, 0);
    while mended < 120 {
        let size = Size::new(4 + random.below(3), 4 + random.below(3)).unwrap();
        let colours = 2 + random.below(4) / 3;
        let picture = random.picture(size, colours, 45);
        if is_unique(&Puzzle::of(&picture, inks(colours)).unwrap()) {
            continue;
        }
        mended += 1;
        let proposals = mend(&picture, colours, Aim::Unique);
        assert!(!proposals.is_empty());
        assert!(proposals.is_sorted_by_key(|proposal| proposal.damage));
        for proposal in &proposals {
            let picture = changed(&picture, proposal);
            assert_eq!(proposal.puzzle, Puzzle::of(&picture, inks(colours)).unwrap());
            assert_eq!(proposal.damage, proposal.changes.len() as u64);
            assert!(is_unique(&proposal.puzzle), "{proposal:?}");
        }
        // Could one cell have done, whichever?
        let all = Puzzle::of(&picture, inks(colours)).unwrap().palette().all();
        let one = size.iter().any(|cell| {
            all.without(picture[cell]).iter().any(|colour| {
                let mut other = picture.clone();
                other[cell] = colour;
                is_unique(&Puzzle::of(&other, inks(colours)).unwrap())
            })
        });
        least += usize::from((proposals[0].changes.len() == 1) == one);
    }
    assert!(least >= 115, "the fewest in {least} of {mended}");
}

#[test]
fn lines_and_classes_can_be_asked_for() {
    let mut random = Random(4);
    let (mut classes, mut at_most) = (0, 0);
    for _ in 0..25 {
        let size = Size::new(8, 8).unwrap();
        let picture = random.picture(size, 2, 50);
        for proposal in mend(&picture, 2, Aim::ByLines) {
            assert!(sweeps(&proposal.puzzle, &proposal.puzzle.board()).is_some());
        }
        let class = |proposal: &Proposal| {
            let Some(Rated::Rating(rating)) = Rate::new(&proposal.puzzle).advance(u64::MAX) else {
                panic!("no rating")
            };
            rating.class
        };
        for proposal in mend(&picture, 2, Aim::Class(Class::Easy)) {
            assert_eq!(class(&proposal), Some(Class::Easy));
            classes += 1;
        }
        for most in [Class::Easy, Class::Medium, Class::Hard] {
            let proposals = mend(&picture, 2, Aim::AtMost(most));
            assert!(proposals.iter().all(|own| class(own).is_some_and(|own| own <= most)));
            at_most += usize::from(!proposals.is_empty());
        }
    }
    assert!(classes > 20 && at_most == 75, "{classes} {at_most}");
}

#[test]
fn lighter_cells_are_changed_first() {
    // One switch; any of its cells would do, but one weighs less.
    let mut random = Random(9);
    let picture = loop {
        let picture = random.picture(Size::new(5, 5).unwrap(), 2, 50);
        let proposals = mend(&picture, 2, Aim::Unique);
        if proposals.len() > 1 && proposals[0].changes.len() == 1 {
            break picture;
        }
    };
    let light = mend(&picture, 2, Aim::Unique)[1].changes[0].0;
    let mut cells = picture.map(|_| 10);
    cells[light] = 1;
    let weights = Weights::by_cell(cells);
    let best = Mend::new(&picture, &[], Aim::Unique, weights, MOST, 1).advance(u64::MAX).unwrap();
    assert_eq!((best.len(), best[0].changes[0].0, best[0].damage), (1, light, 1));
}

#[test]
fn proposals_do_not_depend_on_portions() {
    let mut random = Random(10);
    for _ in 0..20 {
        let picture = random.picture(Size::new(7, 7).unwrap(), 2, 40);
        let mut task = Mend::new(&picture, &[], Aim::Unique, Weights::outline(&picture), MOST, 3);
        let portions = loop {
            if let Some(proposals) = task.advance(3) {
                break proposals;
            }
        };
        let mut task = Mend::new(&picture, &[], Aim::Unique, Weights::outline(&picture), MOST, 3);
        assert_eq!(Some(portions), task.advance(u64::MAX));
    }
}

#[test]
fn large_ambiguous_pictures_become_unique_by_many_changes() {
    let mut random = Random(21);
    let (mut mended, mut most) = (0, 0);
    for round in 0..30 {
        let (side, colours) = (9 + round % 4, 2 + usize::from(round % 5 == 0));
        // The sparse ones need the most.
        let density = if round % 6 == 0 { 30 } else { 45 };
        let picture = random.picture(Size::new(side, side).unwrap(), colours, density);
        for aim in [Aim::Unique, Aim::ByLines] {
            let weights = Weights::outline(&picture);
            let task = Mend::new(&picture, &inks(colours), aim, weights, side * side / 3, 1);
            let Some(proposal) = { task }.advance(u64::MAX).unwrap().pop() else { continue };
            let after = changed(&picture, &proposal);
            assert_eq!(proposal.puzzle, Puzzle::of(&after, inks(colours)).unwrap());
            match aim {
                Aim::ByLines => {
                    assert!(sweeps(&proposal.puzzle, &proposal.puzzle.board()).is_some());
                }
                Aim::Unique | Aim::Class(_) | Aim::AtMost(_) => {
                    assert!(is_unique(&proposal.puzzle));
                }
            }
            (mended, most) = (mended + 1, most.max(proposal.changes.len()));
        }
    }
    assert!(mended >= 55 && most > 4, "{mended} mended, up to {most} changes");
}

#[test]
fn locked_cells_are_never_touched() {
    let mut random = Random(22);
    let mut found = 0;
    for _ in 0..40 {
        let picture = random.picture(Size::new(8, 8).unwrap(), 2, 45);
        // A checkerboard of locks.
        let is_locked = |cell: &Cell| (cell.row + cell.col).is_multiple_of(2);
        let locked: Vec<Cell> = picture.size().iter().filter(is_locked).collect();
        let weights = Weights::uniform(&picture).locking(locked);
        let task = Mend::new(&picture, &[], Aim::Unique, weights, 20, 3);
        for proposal in { task }.advance(u64::MAX).unwrap() {
            assert!(proposal.changes.iter().all(|(cell, _)| !is_locked(cell)), "{proposal:?}");
            found += 1;
        }
    }
    assert!(found > 60, "{found}");
}

#[test]
fn weights_by_colour_say_which_colour_a_cell_gets() {
    let mut random = Random(23);
    let mut chosen = [0, 0];
    for _ in 0..60 {
        let picture = random.picture(Size::new(5, 5).unwrap(), 3, 60);
        for cheap in [1, 2] {
            let costs = picture
                .map(|_| (0..3).map(|i| if i == cheap { 1 } else { 50 }).collect::<Box<[u32]>>());
            let weights = Weights::by_colour(costs);
            let task = Mend::new(&picture, &inks(3), Aim::Unique, weights, 12, 1);
            for proposal in { task }.advance(u64::MAX).unwrap() {
                let cost = |index: usize| if index == cheap { 1 } else { 50 };
                let sum: u64 = proposal.changes.iter().map(|(_, to)| cost(to.index())).sum();
                assert_eq!(proposal.damage, sum);
                let own = proposal.changes.iter().filter(|(_, to)| to.index() == cheap).count();
                chosen[0] += own;
                chosen[1] += proposal.changes.len();
            }
        }
    }
    assert!(chosen[0] * 4 > chosen[1] * 3, "{chosen:?}");
}

#[test]
fn mending_finds_the_fewest_where_few_suffice_and_every_class() {
    let mut random = Random(24);
    let (mut pictures, mut classes) = (0, 0);
    for _ in 0..40 {
        let picture = random.picture(Size::new(6, 6).unwrap(), 2, 50);
        let uniform = || Weights::uniform(&picture);
        let fewest = mend(&picture, 2, Aim::Unique);
        let task = Mend::new(&picture, &[], Aim::Unique, uniform(), 12, 5);
        let found = { task }.advance(u64::MAX).unwrap();
        if fewest[0].changes.len() <= 2 && found[0].changes.len() <= 2 {
            assert_eq!(found[0].damage, fewest[0].damage);
            pictures += 1;
        }
        let task = Mend::new(&picture, &[], Aim::Class(Class::Easy), uniform(), 12, 1);
        for proposal in { task }.advance(u64::MAX).unwrap() {
            let after = changed(&picture, &proposal);
            assert_eq!(proposal.puzzle, Puzzle::of(&after, Vec::new()).unwrap());
            let rated = Rate::new(&proposal.puzzle).advance(u64::MAX);
            let Some(Rated::Rating(rating)) = rated else { panic!("no rating") };
            assert_eq!(rating.class, Some(Class::Easy));
            classes += 1;
        }
    }
    assert!(pictures > 30 && classes > 20, "{pictures} {classes}");
}

#[test]
fn mending_does_not_depend_on_portions() {
    let mut random = Random(25);
    for aim in [Aim::Unique, Aim::ByLines, Aim::Class(Class::Easy)] {
        for _ in 0..5 {
            let picture = random.picture(Size::new(8, 8).unwrap(), 2, 45);
            let task = || Mend::new(&picture, &[], aim, Weights::outline(&picture), 20, 3);
            let mut slow = task();
            let portions = loop {
                if let Some(proposals) = slow.advance(3) {
                    break proposals;
                }
            };
            assert_eq!(Some(portions), task().advance(u64::MAX));
        }
    }
}
