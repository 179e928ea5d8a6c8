//! Everything that version 0.1 kept opens to the same board, history and clock, and goes on
//! as version 2: `data/v1` was written by 0.1 itself and is never changed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;
#[path = "common/describe.rs"]
mod describe;

use common::{Game, Scratch, what};
use grille_engine::nonogram::{Nonogram, Puzzle};
use grille_formats::NON;
use grille_store::{Reader, Statistics, Store};
use std::fs;
use std::path::{Path, PathBuf};

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/v1")
}

/// The puzzle of a `.non` file, if there is one.
fn non(path: &Path) -> Option<Puzzle> {
    (NON.read)(&fs::read_to_string(path).ok()?).next().map(Result::unwrap)
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let into = to.join(path.file_name().unwrap());
        match path.is_dir() {
            true => copy(&path, &into),
            false => assert!(fs::copy(&path, &into).is_ok()),
        }
    }
}

#[test]
fn every_journal_comes_to_what_it_came_to() {
    let mut count = 0;
    for entry in fs::read_dir(data().join("journals")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "journal") {
            continue;
        }
        let scratch = Scratch::new(&format!("v1-{count}"));
        let own = non(&path.with_extension("non"));
        let found = describe::journal(&fs::read(&path).unwrap(), own.as_ref(), &scratch.0);
        let expected = fs::read_to_string(path.with_extension("expected")).unwrap();
        assert_eq!(found, expected, "{}", path.display());
        count += 1;
    }
    assert!(count >= 30, "{count}");
}

#[test]
fn a_journal_goes_on_as_version_2_and_loses_nothing() {
    for entry in fs::read_dir(data().join("journals")).unwrap() {
        let path = entry.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        let Ok(puzzle) = grille_table::journal::puzzle::<Nonogram>(&bytes) else { continue };
        let scratch = Scratch::new("goes-on");
        let store = scratch.store();
        let id = grille_store::Id::of::<Nonogram>(&puzzle);
        let journal = scratch.0.join(format!("games/{id}.journal"));
        fs::write(&journal, &bytes).unwrap();
        let mut game = Game::open(&store, &puzzle).unwrap();
        let at = game.totals().elapsed;
        assert_eq!(game.append(at, what("hint where")), Ok(true));
        assert_eq!(game.append(at, what("pause")), Ok(true));
        let played = game.played().clone();
        drop(game);
        let text = fs::read_to_string(&journal).unwrap();
        assert!(text.starts_with("grille-journal 2\ngame nonogram\n"), "{}", path.display());
        assert_eq!(Game::open(&store, &puzzle).unwrap().played(), &played, "{}", path.display());
        assert_eq!(store.cards(&[Reader::of::<Nonogram>()]).unwrap().len(), 1);
    }
}

#[test]
fn a_whole_folder_is_there_with_nothing_missing_doubled_or_renamed() {
    let scratch = Scratch::new("v1-folder");
    copy(&data().join("folder"), &scratch.0);
    let found = describe::folder(&scratch.0);
    assert_eq!(found, fs::read_to_string(data().join("folder.expected")).unwrap());
    // Once more: opening alone changes nothing that is whole.
    let again = describe::folder(&scratch.0);
    let without_lost = |text: &str| {
        let lines = text.lines().filter(|line| !line.starts_with("lost"));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    assert_eq!(without_lost(&again), without_lost(&found));
    let store = Store::open(&scratch.0).unwrap();
    let cards = store.cards(&[Reader::of::<Nonogram>()]).unwrap();
    assert!(Statistics::of(&cards).wins > 5);
}
