//! Every puzzle of the collection is what it should be.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_engine::nonogram::{METHODS, verify};
use grille_engine::run::Task;
use grille_engine::uniqueness::{Uniqueness, Verdict};
use grille_formats::collection::COLLECTION;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn every_puzzle_is_unique_has_its_goal_and_needs_no_hypothesis() {
    for item in COLLECTION {
        let puzzle = item.puzzle();
        let goal = puzzle.goal().expect(item.name);
        assert_eq!(verify(&puzzle, &goal), Ok(()), "{}", item.name);
        let run = METHODS[0].start(&puzzle, &puzzle.board(), &Default::default());
        let mut question = Uniqueness::new(run);
        let Some(Verdict::Unique(board)) = question.advance(u64::MAX) else {
            panic!("{} is not unique", item.name);
        };
        assert_eq!(board.picture(), Some(goal), "{}", item.name);
        assert_eq!(question.run().stats().guesses, 0, "{}", item.name);
        assert!(puzzle.about().title.is_some() && puzzle.about().author.is_some());
    }
}

#[test]
fn every_file_of_the_folder_is_in_the_program() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let files: BTreeSet<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "non"))
        .map(|path| path.file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    assert_eq!(files, COLLECTION.iter().map(|item| item.name.to_owned()).collect());
}
