//! A backup brings everything back, merges with what is there, and never takes anything away.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Game, Scratch, ms, other, puzzle, what};
use grille_engine::grid::Size;
use grille_formats::journal::{Record, What};
use grille_store::{Backup, Day, NoBackup, Restored, Settings, Store, Tally, Theme};
use grille_studio::Canvas;
use std::fs;

/// Plays these records, one a millisecond, from where the clock stands.
fn play(store: &Store, records: &[&str]) {
    let mut game = Game::open(store, &puzzle()).unwrap();
    for text in records {
        let at = game.totals().elapsed + ms(1);
        assert_eq!(game.append(at, what(text)), Ok(true), "{text}");
    }
}

fn board(store: &Store) -> String {
    let game = Game::open(store, &puzzle()).unwrap();
    game.session().moves().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Draws a picture of which each edit is a text.
fn draw(store: &Store, edits: &[&str]) {
    let (_, mut kept) = store.new_canvas(&Canvas::blank(Size::new(3, 3).unwrap())).unwrap();
    for text in edits {
        let what: What<_> = format!("0 {text}").parse::<Record<_>>().unwrap().what;
        kept.append(&[Record { at: ms(1), what }]).unwrap();
    }
}

fn drawings(store: &Store) -> Vec<String> {
    let mut all: Vec<String> =
        store.canvases::<Canvas>().unwrap().iter().map(|card| card.canvas.to_string()).collect();
    all.sort();
    all
}

fn restore(to: &Store, from: &Store) -> Restored {
    to.restore(&Backup::read(&from.backup().unwrap()).unwrap()).unwrap()
}

#[test]
fn everything_goes_to_an_empty_place_and_back() {
    let here = Store::in_memory();
    play(&here, &["r1c1=1", "suppose", "r2c1=x", "undo"]);
    drop(Game::open(&here, &other()).unwrap().append(ms(5), what("r1c1=1")));
    draw(&here, &["r1c1-3=1", "title=Bar"]);
    let mut settings = Settings { theme: Theme::Dark, ..Settings::default() };
    settings.solved_day("2026-11-16".parse().unwrap(), "sudoku");
    here.keep_settings(&settings).unwrap();
    here.keep_clues("3x3", true).unwrap();

    let there = Store::in_memory();
    let restored = restore(&there, &here);
    assert_eq!(restored.games, Tally { added: 2, ..Tally::default() });
    assert_eq!(restored.canvases, Tally { added: 1, ..Tally::default() });
    assert!(restored.settings);
    assert_eq!(board(&there), board(&here));
    assert_eq!(drawings(&there), drawings(&here));
    assert_eq!(there.settings().unwrap().0, settings);
    assert_eq!(there.clues().unwrap().as_deref(), Some("3x3"));
    assert_eq!(there.backup().unwrap(), here.backup().unwrap());

    // A move made there comes home, and once more changes nothing.
    play(&there, &["r2c1=1"]);
    assert_eq!(restore(&here, &there).games, Tally { renewed: 1, kept: 1, ..Tally::default() });
    assert_eq!(board(&here), board(&there));
    let again = restore(&here, &there);
    assert_eq!(again.games, Tally { kept: 2, ..Tally::default() });
    assert_eq!(again.canvases, Tally { kept: 1, ..Tally::default() });
}

#[test]
fn a_game_that_was_played_further_here_stays() {
    let (here, there) = (Store::in_memory(), Store::in_memory());
    play(&here, &["r1c1=1"]);
    let old = here.backup().unwrap();
    restore(&there, &here);
    play(&here, &["r1c2=1", "r2c1=1"]);
    let now = board(&here);
    let restored = here.restore(&Backup::read(&old).unwrap()).unwrap();
    assert_eq!(restored.games, Tally { kept: 1, ..Tally::default() });
    // Nor does one that went its own way for a shorter time.
    play(&there, &["r2c2=x"]);
    assert_eq!(restore(&here, &there).games, Tally { kept: 1, ..Tally::default() });
    assert_eq!(board(&here), now);
}

#[test]
fn of_two_ways_the_longer_one_is_taken_and_the_other_kept_aside() {
    let scratch = Scratch::new("backup-aside");
    let (here, there) = (scratch.store(), Store::in_memory());
    play(&here, &["r1c1=1"]);
    restore(&there, &here);
    play(&here, &["r1c2=1"]);
    let before = fs::read(&scratch.games(".journal")[0]).unwrap();
    // A new attempt sets the clock back, not the time that was played.
    play(&there, &["r2c1=x", "again", "r2c2=x"]);
    assert_eq!(restore(&here, &there).games, Tally { renewed: 1, ..Tally::default() });
    assert_eq!(board(&here), "r2c2=x");
    let aside = scratch.games(".damaged-1");
    assert_eq!(fs::read(&aside[0]).unwrap(), before);
}

#[test]
fn a_game_that_is_open_is_left_alone() {
    let (here, there) = (Store::in_memory(), Store::in_memory());
    play(&here, &["r1c1=1"]);
    restore(&there, &here);
    play(&there, &["r1c2=1"]);
    let open = Game::open(&here, &puzzle()).unwrap();
    assert_eq!(restore(&here, &there).games, Tally { open: 1, ..Tally::default() });
    drop(open);
    assert_eq!(board(&here), "r1c1=1");
}

#[test]
fn drawings_that_differ_stay_side_by_side() {
    let (here, there) = (Store::in_memory(), Store::in_memory());
    draw(&here, &["r1c1=1"]);
    draw(&there, &["r2c2=1"]);
    assert_eq!(restore(&here, &there).canvases, Tally { added: 1, ..Tally::default() });
    assert_eq!(drawings(&here).len(), 2);
    assert_eq!(restore(&here, &there).canvases, Tally { kept: 1, ..Tally::default() });
}

#[test]
fn settings_here_stay_and_solved_days_add_up() {
    let (here, there) = (Store::in_memory(), Store::in_memory());
    let day = |text: &str| text.parse::<Day>().unwrap();
    for (store, theme, solved) in
        [(&here, Theme::Light, "2026-11-15"), (&there, Theme::Dark, "2026-11-16")]
    {
        let mut settings = Settings { theme, ..Settings::default() };
        settings.solved_day(day(solved), "nonogram");
        store.keep_settings(&settings).unwrap();
    }
    assert!(!restore(&here, &there).settings);
    let (settings, _) = here.settings().unwrap();
    assert_eq!(settings.theme, Theme::Light);
    assert_eq!(settings.days_of("nonogram"), [day("2026-11-16"), day("2026-11-15")]);
}

#[test]
fn a_backup_cut_off_anywhere_brings_what_is_whole_and_says_so() {
    let here = Store::in_memory();
    play(&here, &["r1c1=1"]);
    draw(&here, &["r1c1=1"]);
    let whole = here.backup().unwrap();
    assert!(Backup::read(&whole).unwrap().is_whole());
    for length in 0..whole.len() {
        match Backup::read(&whole[..length]) {
            Ok(backup) => {
                assert!(!backup.is_whole(), "{length}");
                let there = Store::in_memory();
                let Restored { games, canvases, .. } = there.restore(&backup).unwrap();
                assert!(games.added + canvases.added < 2 || length > whole.len() - 8, "{length}");
            }
            Err(why) => assert_eq!(why, NoBackup::Other, "{length}"),
        }
        let mut changed = whole.clone();
        changed[length] ^= 1;
        assert!(Backup::read(&changed).is_ok_and(|own| own.is_whole()) == (changed == whole));
    }
    assert_eq!(Backup::read(b"grille-backup 2\n"), Err(NoBackup::Newer { version: 2 }));
    assert_eq!(Backup::read(b"5 5\n"), Err(NoBackup::Other));
}

/// Whatever names stand in a backup, nothing is written beside the folders of the player.
#[test]
fn names_that_lead_elsewhere_are_passed_over() {
    let scratch = Scratch::new("backup-names");
    let store = scratch.store();
    for name in ["../evil", "games/../../evil.journal", "/tmp/evil", "games/x.journal", "stock.txt"]
    {
        let text = format!("grille-backup 1\n{name} 0 {}\n\nend 1\n", hash(&format!("{name} ")));
        let backup = Backup::read(text.as_bytes()).unwrap();
        assert!(backup.is_whole());
        assert_eq!(store.restore(&backup), Ok(Restored::default()));
    }
    assert!(scratch.games("").is_empty());
}

/// FNV-1a with 128 bits, written anew.
fn hash(text: &str) -> String {
    let mut hash: u128 = 0x6c62272e07bb014262b821756295c58d;
    for byte in text.bytes() {
        hash = (hash ^ u128::from(byte)).wrapping_mul((1 << 88) + 0x13b);
    }
    format!("{hash:032x}")
}
