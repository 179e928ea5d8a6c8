//! What is found in a saved file, and what the studio says of its picture.

use grille_engine::nonogram::ambiguity::{Ambiguity, Answer};
use grille_engine::nonogram::rate::{Rate, Rated};
use grille_engine::nonogram::{Options, Puzzle, method, verify};
use grille_engine::run::Task;
use grille_engine::uniqueness::{Uniqueness, Verdict};
use grille_formats::{NON, detect};
use grille_studio::{Solutions, Studio};

/// The puzzle that is read from the saved file.
fn saved(studio: &Studio) -> Puzzle {
    let puzzle = studio.canvas().puzzle();
    let text = NON.write(&puzzle).unwrap();
    let format = detect("saved.non", &text).unwrap();
    let read = (format.read)(&text).next().unwrap().unwrap();
    assert_eq!(read.goal().as_ref(), Some(studio.canvas().picture()));
    read
}

/// Brings the studio to rest in portions of so many steps, and compares what it says with what
/// `check`, `check --why` and `rate` find in the saved file.
pub fn check(studio: &mut Studio, steps: u64) {
    studio.settle();
    while studio.advance(steps) {}
    let (puzzle, verdict) = (saved(studio), studio.verdict());
    assert!(verdict.is_at_rest());
    let lines = verdict.lines.found().unwrap();
    let start = method::fastest(&puzzle).start(&puzzle, &puzzle.board(), &Options::default());
    match (Uniqueness::new(start).advance(u64::MAX).unwrap(), verdict.solutions.found().unwrap()) {
        (Verdict::Unique(board), Solutions::Unique) => {
            assert_eq!(board.picture().as_ref(), Some(studio.picture()));
        }
        (Verdict::Several(..), Solutions::Other { picture, differs }) => {
            assert!(picture != studio.picture() && verify(&puzzle, picture).is_ok());
            let is_other = |&cell: &_| picture[cell] != studio.picture()[cell];
            assert!(picture.size().iter().filter(is_other).eq(differs.iter().copied()));
            assert!(differs.iter().all(|cell| lines.open.contains(cell)));
        }
        (found, said) => panic!("{found:?} {said:?}\n{}", studio.canvas()),
    }
    let Some(Rated::Rating(rating)) = Rate::new(&puzzle).advance(u64::MAX) else {
        panic!("no rating");
    };
    assert_eq!(verdict.rating.found(), Some(&rating));
    assert_eq!(lines.open.is_empty(), rating.sweeps.is_some());
    match (Ambiguity::new(&puzzle).advance(u64::MAX).unwrap(), verdict.switches.found().unwrap()) {
        (Answer::Several(found), Some(said)) => assert_eq!(found, *said),
        (Answer::Unique(_), None) => {}
        (found, said) => panic!("{found:?} {said:?}"),
    }
}
