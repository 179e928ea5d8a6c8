//! A program that is killed at any moment loses at most the record in flight.
//!
//! This program calls itself as a child, which appends records as fast as it can and tells
//! each that was kept; the parent kills it at a random moment, 200 times. The record
//! number `i` of a game is the same each time, and its clock says `i`, so that what must
//! be there is known without asking.

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "a test of its own")]

mod common;

use common::{Game, Scratch, ms, puzzle};
use grille_engine::chance::Chance;
use grille_engine::nonogram::sheet::Move;
use grille_engine::nonogram::{Nonogram, Sheet};
use grille_formats::journal::Record;
use grille_store::{Lost, Store};
use grille_table::{Played, journal};
use std::fs;
use std::io::Read;
use std::process::{Command, Stdio};
use std::time::Duration;

const FOLDER: &str = "GRILLE_KILL_FOLDER";
const MERGE: &str = "GRILLE_KILL_MERGE";

/// The record number `i`, always possible.
fn record(i: u64) -> Record<Move> {
    let what = match i % 8 {
        1 => format!("r{}c{}=1", 1 + i / 8 % 2, 1 + i / 16 % 3),
        2 => "suppose".to_owned(),
        3 => format!("r{}c1=x r2c2=.", 1 + i / 8 % 2),
        4 if i.is_multiple_of(3) => "keep".to_owned(),
        4 => "drop".to_owned(),
        5 => "undo".to_owned(),
        6 => "tick".to_owned(),
        7 => "redo".to_owned(),
        _ => "hint".to_owned(),
    };
    format!("{i} {what}").parse().unwrap()
}

/// What must be there after so many records.
fn model(count: u64) -> Played<Sheet> {
    let mut played = Played::new(Sheet::new(&puzzle()));
    for i in 1..=count {
        assert!(played.take(&record(i)), "{i}");
    }
    played
}

fn child(folder: &str) {
    let mut kept = Game::open(&Store::open(folder).unwrap(), &puzzle()).unwrap();
    let merges = std::env::var_os(MERGE).is_some();
    for i in kept.totals().elapsed.as_millis() as u64 + 1.. {
        let Record { at, what } = record(i);
        assert_eq!(kept.append(at, what), Ok(true));
        println!("{i}");
        if merges && i.is_multiple_of(40) {
            kept.merge().unwrap();
        }
    }
}

/// Runs a child for a while, maybe from its first record on, and kills it: the number of
/// the last record it told.
fn run(scratch: &Scratch, merges: bool, waits: bool, time: Duration) -> Option<u64> {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.env(FOLDER, &scratch.0).stdout(Stdio::piped());
    if merges {
        command.env(MERGE, "1");
    }
    let mut child = command.spawn().unwrap();
    let mut pipe = child.stdout.take().unwrap();
    let mut heard = Vec::new();
    if waits {
        heard.push(0);
        pipe.read_exact(&mut heard).unwrap();
    }
    let listener = std::thread::spawn(move || {
        pipe.read_to_end(&mut heard).unwrap();
        String::from_utf8(heard).unwrap()
    });
    std::thread::sleep(time);
    child.kill().unwrap();
    let status = child.wait().unwrap();
    assert_eq!(status.code(), None, "the child ended by itself");
    let heard = listener.join().unwrap();
    let whole = heard.rfind('\n').map_or("", |end| &heard[..end]);
    whole.lines().last().map(|line| line.parse().unwrap())
}

fn main() {
    if let Ok(folder) = std::env::var(FOLDER) {
        return child(&folder);
    }
    let mut chance = Chance::new("killed");
    let (mut told, mut torn, mut cuts) = (0, 0, 0);
    for game in 0..20 {
        let scratch = Scratch::new(&format!("kill-{game}"));
        let merges = game % 2 == 1;
        let mut count = 0;
        for _ in 0..10 {
            let time = Duration::from_micros(chance.below(6_000) as u64);
            let last = run(&scratch, merges, chance.below(4) > 0, time);
            told += last.map_or(0, |last| last - count);
            let last = last.unwrap_or(count);
            let kept = Game::open(&scratch.store(), &puzzle()).unwrap();
            count = kept.totals().elapsed.as_millis() as u64;
            // One more may have been kept that nobody was told of.
            assert!((last..=last + 1).contains(&count), "{last} told, {count} kept");
            let expected = model(count);
            assert_eq!((kept.session(), kept.totals()), (expected.session(), expected.totals()));
            assert!(!kept.lost().iter().any(|lost| matches!(lost, Lost::Records { .. })));
            torn += kept.lost().len();
            drop(kept);
            let [journal] = &scratch.games(".journal")[..] else { continue };
            if merges {
                continue;
            }
            // As if the system, too, had lost the last bytes.
            let bytes = fs::read(journal).unwrap();
            let start = journal::head::<Nonogram>(&puzzle()).len();
            let cut = (bytes.len() - chance.below(60)).max(start);
            fs::write(journal, &bytes[..cut]).unwrap();
            let lines = bytes[start..cut].iter().filter(|&&byte| byte == b'\n').count() as u64;
            let kept = Game::open(&scratch.store(), &puzzle()).unwrap();
            count = kept.totals().elapsed.as_millis() as u64;
            assert_eq!((kept.totals().elapsed, count), (ms(lines), lines));
            assert_eq!(kept.session(), model(count).session());
            let whole = bytes[..cut].ends_with(b"\n");
            assert_eq!(kept.lost(), if whole { &[][..] } else { &[Lost::LastRecord][..] });
            cuts += usize::from(!whole);
        }
    }
    println!("200 kills: {told} records told, {torn} torn by a kill, {cuts} by a cut");
    assert!(told > 1000 && cuts > 50, "{told} {cuts}");
}
