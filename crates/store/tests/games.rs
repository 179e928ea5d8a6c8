//! Games are there again as they were left, one player at a time, whatever became of
//! their files.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{Game, Scratch, ms, other, puzzle, what};
use grille_engine::chance::Chance;
use grille_engine::nonogram::sheet::Move;
use grille_engine::nonogram::{Nonogram, Sheet};
use grille_formats::journal::What;
use grille_store::{Card, Id, Lost, Reader, Statistics, Trouble};
use grille_table::{Played, journal};
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

const READERS: &[Reader] = &[Reader::of::<Nonogram>()];

/// Plays a few records, one a millisecond, from where the clock stands.
fn play(kept: &mut Game, records: &[&str]) {
    for text in records {
        let at = kept.totals().elapsed + ms(1);
        assert_eq!(kept.append(at, what(text)), Ok(true), "{text}");
    }
}

fn moves(played: &Played<Sheet>) -> String {
    played.session().moves().map(Move::to_string).collect::<Vec<_>>().join(", ")
}

#[test]
fn a_game_is_there_again() {
    let scratch = Scratch::new("again");
    let mut kept = Game::open(&scratch.store(), &puzzle()).unwrap();
    assert!(kept.is_kept());
    play(&mut kept, &["r1c1=1", "hint", "suppose", "r1c2=1 r2c1=1", "r2c2=x", "undo", "tick"]);
    assert_eq!(kept.append(ms(99), what("keep")), Ok(true));
    assert_eq!(kept.append(ms(99), what("keep")), Ok(false), "no layer is open");
    assert_eq!(kept.append(ms(50), what("undo")), Ok(true), "the clock does not go back");
    assert_eq!(kept.append(ms(100), What::Solved), Ok(true));
    let (session, totals) = (kept.session().clone(), kept.totals().clone());
    assert_eq!((totals.elapsed, totals.hints, totals.solved), (ms(100), 1, Some(ms(100))));
    drop(kept);

    let mut kept = Game::open(&scratch.store(), &puzzle()).unwrap();
    assert_eq!((kept.session(), kept.totals(), kept.lost()), (&session, &totals, &[][..]));
    assert_eq!(kept.session().layers(), [1]);
    play(&mut kept, &["redo"]);
    assert_eq!(kept.session().layers(), [0; 0]);
    play(&mut kept, &["again", "r2c1=x", "solved"]);
    drop(kept);
    let kept = Game::open(&scratch.store(), &puzzle()).unwrap();
    let totals = kept.totals();
    assert_eq!((moves(kept.played()).as_str(), totals.elapsed, totals.hints), ("r2c1=x", ms(2), 0));
    assert_eq!((totals.attempts, totals.wins, totals.best), (2, 2, Some(ms(2))));
    assert_eq!((totals.all_elapsed, totals.all_hints), (ms(104), 1));
}

#[test]
fn the_second_window_is_told() {
    let scratch = Scratch::new("two");
    let store = scratch.store();
    let mut first = Game::open(&store, &puzzle()).unwrap();
    play(&mut first, &["r1c1=1"]);
    assert_eq!(Game::open(&store, &puzzle()).err().unwrap(), Trouble::Locked);
    assert!(Game::open(&store, &other()).is_ok(), "another game is free");
    let looked = store.look::<Nonogram>(first.id()).unwrap().unwrap();
    assert!(looked.session() == first.session());
    drop(first);
    assert_eq!(moves(Game::open(&store, &puzzle()).unwrap().played()), "r1c1=1");
}

#[test]
fn a_look_leaves_nothing_behind() {
    let scratch = Scratch::new("look");
    let store = scratch.store();
    let mut kept = Game::open(&store, &puzzle()).unwrap();
    play(&mut kept, &["tick", "tick"]);
    drop(kept);
    assert_eq!((store.cards(READERS), scratch.games(".journal").len()), (Ok(vec![]), 0));
    assert!(store.look::<Nonogram>(Id::of::<Nonogram>(&puzzle())).unwrap().is_none());
    let mut loose = Game::loose(&puzzle());
    play(&mut loose, &["r1c1=1", "hint"]);
    assert_eq!(loose.sync(), Ok(()));
    assert_eq!((moves(loose.played()).as_str(), scratch.games(".journal").len()), ("r1c1=1", 0));
}

/// A journal with these bytes is opened: what is lost, what is there, and it goes on.
fn opened(scratch: &Scratch, journal: &Path, bytes: &[u8]) -> (Vec<Lost>, String) {
    fs::write(journal, bytes).unwrap();
    let mut kept = Game::open(&scratch.store(), &puzzle()).unwrap();
    let found = (kept.lost().to_vec(), moves(kept.played()));
    play(&mut kept, &["r2c3=x", "hint"]);
    let (session, totals) = (kept.session().clone(), kept.totals().clone());
    drop(kept);
    let kept = Game::open(&scratch.store(), &puzzle()).unwrap();
    assert_eq!((kept.session(), kept.totals(), kept.lost()), (&session, &totals, &[][..]));
    found
}

#[test]
fn a_damaged_journal_is_kept_aside() {
    let scratch = Scratch::new("damaged");
    let mut kept = Game::open(&scratch.store(), &puzzle()).unwrap();
    play(&mut kept, &["r1c1=1", "r1c2=1"]);
    drop(kept);
    let [journal] = &scratch.games(".journal")[..] else { panic!("one journal") };
    let good = fs::read_to_string(journal).unwrap();
    let lines = good.matches('\n').count();
    let after = |text: &str| format!("{good}{text}").into_bytes();
    let another = journal::head::<Nonogram>(&other()) + "1 r1c1=1\n";
    let cases: [(Vec<u8>, Option<usize>, &str); 7] = [
        (after("3 r1c"), None, "r1c1=1, r1c2=1"),
        (after("3 r1c\n4 undo\n"), Some(lines + 1), "r1c1=1, r1c2=1"),
        (after("\0\0\0\n"), Some(lines + 1), "r1c1=1, r1c2=1"),
        (good.replace("width 3", "width \u{0}").into_bytes(), Some(1), "r1c1=1, r1c2=1"),
        (another.into_bytes(), Some(1), ""),
        (Vec::new(), Some(1), ""),
        (vec![0xff; 5000], Some(1), ""),
    ];
    let mut number = 0;
    for (bytes, line, expected) in cases {
        let (lost, moves) = opened(&scratch, journal, &bytes);
        assert_eq!(moves, expected, "{line:?}");
        let aside = journal.with_extension(format!("damaged-{}", number + 1));
        match line {
            None => assert_eq!(lost, [Lost::LastRecord]),
            Some(line) => {
                number += 1;
                assert_eq!(fs::read(&aside).unwrap(), bytes, "as it was");
                assert_eq!(lost, [Lost::Records { line, aside }]);
            }
        }
    }
    let newer = good.replace("journal 2", "journal 9");
    fs::write(journal, &newer).unwrap();
    assert_eq!(
        Game::open(&scratch.store(), &puzzle()).err().unwrap(),
        Trouble::Newer { version: 9 }
    );
    assert_eq!(fs::read_to_string(journal).unwrap(), newer, "it was left alone");
}

#[test]
fn whatever_becomes_of_a_journal_what_stands_before_is_there() {
    let scratch = Scratch::new("garbage");
    let mut kept = Game::open(&scratch.store(), &puzzle()).unwrap();
    play(&mut kept, &["r1c1=1", "suppose", "r1c2=1", "hint", "drop", "undo", "r2c1=x", "keep"]);
    drop(kept);
    let [journal] = &scratch.games(".journal")[..] else { panic!("one journal") };
    let good = fs::read(journal).unwrap();
    let start = journal::head::<Nonogram>(&puzzle()).len();
    let mut chance = Chance::new("garbage");
    let mut damaged = 0;
    for _ in 0..60 {
        let at = chance.below(good.len());
        let mut bytes = good[..at].to_vec();
        bytes.extend((0..chance.below(20)).map(|_| chance.bits() as u8));
        bytes.extend(&good[(at + chance.below(20)).min(good.len())..]);
        let (lost, _) = opened(&scratch, journal, &bytes);
        damaged += lost.len();
        if at >= start {
            let whole = good[..at].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
            let (before, _) = journal::replay(&good[..whole], Sheet::new(&puzzle()));
            let id = Id::of::<Nonogram>(&puzzle());
            let kept = scratch.store().look::<Nonogram>(id).unwrap().unwrap();
            assert!(kept.totals().elapsed >= before.totals().elapsed);
            assert!(kept.totals().all_hints > before.totals().all_hints);
        }
        for aside in scratch.games("").iter().filter(|path| path.to_str().unwrap().contains("dam"))
        {
            fs::remove_file(aside).unwrap();
        }
    }
    assert!(damaged > 20, "{damaged}");
}

#[test]
fn merging_is_all_or_nothing() {
    let scratch = Scratch::new("merge");
    let store = scratch.store();
    let mut kept = Game::open(&store, &puzzle()).unwrap();
    play(&mut kept, &["r1c1=1"]);
    let (id, over, least) = (kept.id(), AtomicBool::new(false), AtomicU64::new(1));
    std::thread::scope(|scope| {
        let reader = scope.spawn(|| {
            let mut looks = 0;
            while !over.load(Ordering::SeqCst) {
                let before = least.load(Ordering::SeqCst);
                let looked = store.look::<Nonogram>(id).unwrap();
                let played = looked.expect("there is a game at any moment");
                assert!(played.totals().elapsed >= ms(before));
                assert_eq!(moves(&played), "r1c1=1");
                looks += 1;
            }
            looks
        });
        for _ in 0..30 {
            play(&mut kept, &["tick", "suppose", "drop", "undo", "undo"]);
            least.store(kept.totals().elapsed.as_millis() as u64, Ordering::SeqCst);
            kept.merge().unwrap();
        }
        over.store(true, Ordering::SeqCst);
        assert!(reader.join().unwrap() > 0);
    });
    let session = kept.session().clone();
    drop(kept);
    assert_eq!(Game::open(&store, &puzzle()).unwrap().session(), &session);
}

#[test]
fn a_long_journal_is_told_more_briefly_and_nothing_is_missing() {
    let scratch = Scratch::new("long");
    let mut kept = Game::open(&scratch.store(), &puzzle()).unwrap();
    // Moves that are undone for good, and undone and redone; all of it some seconds apart.
    let mut rounds = 0;
    for round in 0..24_000u64 {
        rounds = round;
        let mark = ["1", "x"][round as usize % 2];
        for text in [&format!("r1c1={mark}"), "r2c3=x", "undo", "redo", "undo", "undo", "tick"] {
            let at = kept.totals().elapsed + ms(700);
            assert_eq!(kept.append(at, what(text)), Ok(true), "{text}");
        }
    }
    play(&mut kept, &["r1c1=1", "r1c2=x", "undo"]);
    let played = kept.played().clone();
    drop(kept);
    let [journal] = &scratch.games(".journal")[..] else { panic!("one journal") };
    let bytes = fs::read(journal).unwrap();
    assert!(bytes.len() < 2 * grille_formats::journal::LONG, "{}", bytes.len());
    let mut written = 0;
    grille_formats::journal::read::<Move>(&bytes, |record| {
        if let What::Act(grille_engine::session::Act::Play(change)) = record.what {
            written += change.0.len();
        }
        true
    });
    assert_eq!(written as u64, 2 * (rounds + 1) + 2, "every mark that was ever written");
    assert_eq!(Game::open(&scratch.store(), &puzzle()).unwrap().played(), &played);
}

#[test]
fn what_could_not_be_written_is_written_with_the_next() {
    let memory = grille_store::storage::memory::Memory::default();
    let store = grille_store::Store::new(memory.clone());
    let mut kept = Game::open(&store, &puzzle()).unwrap();
    play(&mut kept, &["r1c1=1"]);
    memory.fill_up(true);
    for at in [2, 3] {
        let trouble = kept.append(ms(at), what("r1c1=x")).unwrap_err();
        assert!(matches!(trouble, Trouble::File { writing: true, .. }), "{trouble:?}");
    }
    assert_eq!(kept.session().moves().count(), 3, "it has happened all the same");
    memory.fill_up(false);
    assert_eq!(kept.append(ms(4), what("hint where")), Ok(true));
    let played = kept.played().clone();
    drop(kept);
    let kept = Game::open(&store, &puzzle()).unwrap();
    assert_eq!((kept.played(), kept.lost()), (&played, &[][..]));
}

#[test]
fn kinds_of_records_that_are_not_known_are_kept_and_skipped() {
    let scratch = Scratch::new("later");
    let mut kept = Game::open(&scratch.store(), &puzzle()).unwrap();
    play(&mut kept, &["r1c1=1"]);
    drop(kept);
    let [journal] = &scratch.games(".journal")[..] else { panic!("one journal") };
    let mut text = fs::read_to_string(journal).unwrap();
    text += "2 mood splendid = 7\n3 r1c2=1\n";
    let (lost, moves) = opened(&scratch, journal, text.as_bytes());
    assert_eq!((lost, moves.as_str()), (vec![], "r1c1=1, r1c2=1"));
    assert!(fs::read_to_string(journal).unwrap().contains("\n2 mood splendid = 7\n"));
}

#[test]
fn what_a_solver_wrote_never_scores() {
    let mut kept = Game::loose(&puzzle());
    play(&mut kept, &["r1c1=1", "solver r1c2=1 r2c1=1", "solved"]);
    let totals = kept.totals();
    assert_eq!((totals.wins, totals.helped, totals.best), (0, 1, None));
    assert!(totals.was_solved() && totals.solved == Some(ms(3)));
    play(&mut kept, &["again", "r1c1=1", "solved"]);
    let totals = kept.totals();
    assert_eq!((totals.wins, totals.helped, totals.best), (1, 1, Some(ms(2))));
}

#[test]
fn to_be_told_more_of_a_hint_is_no_other_hint() {
    let mut kept = Game::loose(&puzzle());
    play(&mut kept, &["hint where", "hint focus", "hint argument", "r1c1=1", "hint where"]);
    assert_eq!(kept.totals().hints, 2);
    play(&mut kept, &["hint where", "hint", "hint", "check", "pause", "resume"]);
    assert_eq!(kept.totals().hints, 5);
}

#[test]
fn lists_of_games_need_no_journal() {
    let scratch = Scratch::new("list");
    let store = scratch.store();
    for (puzzle, records) in [
        (puzzle(), &["r1c1=1 r1c2=1 r2c1=x", "hint", "solved", "again", "r1c1=1"][..]),
        (other(), &["r1c1=x", "hint", "tick"][..]),
    ] {
        play(&mut Game::open(&store, &puzzle).unwrap(), records);
        // The clock of some file systems is slow.
        std::thread::sleep(ms(20));
    }
    fs::write(scratch.0.join("games/notes.journal"), "mine").unwrap();
    let all = store.cards(READERS).unwrap();
    let of = |card: &Card| (card.id, card.progress.settled, card.progress.noted);
    let (first, second) = (Id::of::<Nonogram>(&puzzle()), Id::of::<Nonogram>(&other()));
    assert_eq!(all.iter().map(of).collect::<Vec<_>>(), [(second, 0, 1), (first, 1, 0)]);
    assert_eq!(all[1].totals.best, Some(ms(3)));
    assert_eq!(
        Statistics::of(&all),
        Statistics { begun: 2, solved: 1, wins: 1, elapsed: ms(8), hints: 2 }
    );
    // A card counts as long as it is of this journal, and the journal where it is not.
    let cards = scratch.games(".card");
    assert_eq!(cards.len(), 2);
    for card in &cards {
        let text = fs::read_to_string(card).unwrap();
        fs::write(card, text.replacen("nonogram ", "nonogram 1", 1)).unwrap();
    }
    assert_eq!(store.cards(READERS).unwrap(), all);
    cards.iter().for_each(|card| fs::remove_file(card).unwrap());
    assert_eq!(store.cards(READERS).unwrap(), all);
    let journals = scratch.games(".journal");
    journals.iter().for_each(|journal| drop(fs::write(journal, "?")));
    assert_eq!(store.cards(READERS), Ok(vec![]), "what cannot be read is left out");
}

#[test]
fn a_game_of_version_1_is_written_on_with_the_next_record_and_not_before() {
    let memory = grille_store::storage::memory::Memory::default();
    let store = grille_store::Store::new(memory.clone());
    let id = Id::of::<Nonogram>(&puzzle());
    let name = format!("games/{id}.journal");
    let head = journal::head::<Nonogram>(&puzzle());
    let old = head.replace("journal 2\ngame nonogram\n", "journal 1\n") + "5 r1c1=1\n6 hint\n";
    grille_store::Storage::replace(&memory, &name, old.as_bytes()).unwrap();
    let read = || String::from_utf8(grille_store::Storage::read(&memory, &name).unwrap().unwrap());
    memory.fill_up(true);
    let mut kept = Game::open(&store, &puzzle()).unwrap();
    assert_eq!((moves(kept.played()).as_str(), kept.lost()), ("r1c1=1", &[][..]));
    assert!(kept.append(ms(7), what("r1c2=x")).is_err(), "the disk is full");
    memory.fill_up(false);
    assert_eq!(read().unwrap(), old);
    assert_eq!(kept.append(ms(8), what("undo")), Ok(true));
    assert_eq!(read().unwrap(), format!("{head}5 r1c1=1\n6 hint\n7 r1c2=x\n8 undo\n"));
}
