//! Mending pictures: what is proposed is as asked for, and on small pictures no
//! smaller change would do.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Random, inks, solutions};
use grille_engine::grid::Size;
use grille_engine::nonogram::method::find;
use grille_engine::nonogram::rate::{Class, Rate, Rated, sweeps};
use grille_engine::nonogram::repair::{Aim, Proposal, Repair, Weights};
use grille_engine::nonogram::{Picture, Puzzle};
use grille_engine::run::Task;

fn mend(picture: &Picture, colours: usize, aim: Aim) -> Vec<Proposal> {
    let weights = Weights::uniform(picture);
    Repair::new(picture, &inks(colours), aim, weights, 5).advance(u64::MAX).unwrap()
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
    let mut classes = 0;
    for _ in 0..25 {
        let size = Size::new(8, 8).unwrap();
        let picture = random.picture(size, 2, 50);
        for proposal in mend(&picture, 2, Aim::ByLines) {
            assert!(sweeps(&proposal.puzzle, &proposal.puzzle.board()).is_some());
        }
        for proposal in mend(&picture, 2, Aim::Class(Class::Easy)) {
            let Some(Rated::Rating(rating)) = Rate::new(&proposal.puzzle).advance(u64::MAX) else {
                panic!("no rating")
            };
            assert_eq!(rating.class, Some(Class::Easy));
            classes += 1;
        }
    }
    assert!(classes > 20, "{classes}");
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
    let mut weights = Weights::uniform(&picture);
    weights.0 = weights.0.map(|_| 10);
    weights.0[light] = 1;
    let best = Repair::new(&picture, &[], Aim::Unique, weights, 1).advance(u64::MAX).unwrap();
    assert_eq!((best.len(), best[0].changes[0].0, best[0].damage), (1, light, 1));
}

#[test]
fn proposals_do_not_depend_on_portions() {
    let mut random = Random(10);
    for _ in 0..20 {
        let picture = random.picture(Size::new(7, 7).unwrap(), 2, 40);
        let mut task = Repair::new(&picture, &[], Aim::Unique, Weights::outline(&picture), 3);
        let portions = loop {
            if let Some(proposals) = task.advance(3) {
                break proposals;
            }
        };
        let mut task = Repair::new(&picture, &[], Aim::Unique, Weights::outline(&picture), 3);
        assert_eq!(Some(portions), task.advance(u64::MAX));
    }
}
