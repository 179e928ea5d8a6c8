//! Journals of games: whatever is written reads back, wherever it is cut or damaged what
//! stands before is kept, and telling one more briefly changes nothing that it comes to.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

#[path = "../../formats/tests/support/mod.rs"]
mod support;

use grille_engine::chance::Chance;
use grille_engine::colours::Colour;
use grille_engine::grid::Cell;
use grille_engine::hint::Level;
use grille_engine::nonogram::sheet::Move;
use grille_engine::nonogram::{Mark, Nonogram, Puzzle, Sheet};
use grille_engine::session::Act;
use grille_formats::journal::{self, End, Read, What, merge};
use grille_table::journal::NoPuzzle;
use grille_table::{Played, Totals};
use proptest::prelude::*;
use std::time::Duration;
use support::{any_words, config, puzzles};

fn small() -> Puzzle {
    Puzzle::black_and_white(&[&[2], &[1]], &[&[2], &[1], &[]]).unwrap()
}

type Record = journal::Record<Move>;

fn head(puzzle: &Puzzle) -> String {
    grille_table::journal::head::<Nonogram>(puzzle)
}

fn puzzle(bytes: &[u8]) -> Result<Puzzle, NoPuzzle> {
    grille_table::journal::puzzle::<Nonogram>(bytes)
}

/// A journal that was read.
struct Replay {
    played: Played<Sheet>,
    records: usize,
    length: usize,
    end: End,
}

fn replay(bytes: &[u8], puzzle: &Puzzle) -> Replay {
    let (played, Read { records, length, end }) =
        grille_table::journal::replay(bytes, Sheet::new(puzzle));
    Replay { played, records, length, end }
}

/// Every mark that was ever written, in its order.
fn written(bytes: &[u8]) -> Vec<(Cell, Mark)> {
    let mut all = Vec::new();
    journal::read::<Move>(bytes, |record| {
        if let What::Act(Act::Play(change)) | What::Solver(change) = record.what {
            all.extend(change.0);
        }
        true
    });
    all
}

fn ms(time: u64) -> Duration {
    Duration::from_millis(time)
}

/// Something that might happen in a game of the small puzzle, possible or not.
fn happening(chance: &mut Chance) -> What<Move> {
    let marks = [Mark::Blank, Mark::Cross, Mark::Ink(Colour::BLACK)];
    What::Act(match chance.below(24) {
        0 => {
            let level = Level::ALL[chance.below(5)];
            return What::Hint(Some(level).filter(|_| chance.below(3) > 0));
        }
        1 => {
            let more = [
                "check",
                "pause",
                "resume",
                "later with 1 = 2",
                "solver r1c1=1",
                "tick",
                "note r1 1",
            ];
            return more[chance.below(more.len())].parse().unwrap();
        }
        2 if chance.below(4) == 0 => return What::Again,
        2 => return What::Solved,
        3..=7 => Act::Undo,
        8..=10 => Act::Redo,
        11..=12 => Act::Suppose,
        13 => Act::Keep,
        14 => Act::Drop,
        _ => {
            let mut cell = || Cell { row: chance.below(2) as u16, col: chance.below(3) as u16 };
            let cells = [cell(), cell(), cell()];
            let count = chance.below(4);
            Act::Play(Move(cells[..count].iter().map(|&c| (c, marks[chance.below(3)])).collect()))
        }
    })
}

/// A game that was played by chance: its journal, its records, and what it came to after
/// each of them.
fn game(chance: &mut Chance) -> (String, Vec<Record>, Vec<Played<Sheet>>) {
    let mut played = vec![Played::new(Sheet::new(&small()))];
    let (mut text, mut records) = (head(&small()), Vec::new());
    for _ in 0..chance.below(60) {
        let mut next = played.last().unwrap().clone();
        let at = next.totals().elapsed + ms(chance.below(3) as u64 * 250);
        let record = Record { at, what: happening(chance) };
        if next.take(&record) {
            text += &format!("{record}\n");
            records.push(record);
            played.push(next);
        } else {
            assert_eq!(played.last(), Some(&next), "what is not possible changes nothing");
        }
    }
    (text, records, played)
}

/// The figures again, one attempt after the other.
fn totals(records: &[Record]) -> Totals {
    let mut attempts: Vec<&[Record]> =
        records.split_inclusive(|record| record.what == What::Again).collect();
    let is_over = |attempt: &&[Record]| attempt.last().is_some_and(|r| r.what == What::Again);
    if attempts.last().is_none_or(is_over) {
        attempts.push(&[]);
    }
    let elapsed = |attempt: &[Record]| attempt.last().map_or(ms(0), |record| record.at);
    // A hint counts unless it tells more of one that was asked for since the last step.
    let hints = |attempt: &[Record]| {
        let (mut count, mut asked) = (0, None);
        for record in attempt {
            match record.what {
                What::Act(_) | What::Solver(_) => asked = None,
                What::Hint(level) => {
                    count += u64::from(asked.is_none() || level <= asked);
                    asked = level;
                }
                _ => {}
            }
        }
        count
    };
    let solved = |a: &[Record]| a.iter().position(|r| r.what == What::Solved);
    let is_helped = |a: &[Record]| a.iter().any(|r| matches!(r.what, What::Solver(_)));
    let by_hand = |a: &&&[Record]| solved(a).is_some_and(|at| !is_helped(&a[..at]));
    let time = |a: &[Record]| solved(a).map(|at| a[at].at);
    let this = attempts[attempts.len() - 1];
    let wins = attempts.iter().filter(by_hand).count() as u64;
    Totals {
        elapsed: elapsed(this),
        hints: hints(this),
        solved: time(this),
        is_helped: is_helped(this),
        attempts: attempts.len() as u64,
        wins,
        helped: attempts.iter().filter(|a| solved(a).is_some()).count() as u64 - wins,
        best: attempts.iter().filter(by_hand).filter_map(|a| time(a)).min(),
        all_elapsed: attempts.iter().map(|a| elapsed(a)).sum(),
        all_hints: attempts.iter().map(|a| hints(a)).sum(),
    }
}

#[test]
fn a_game_reads_back_and_telling_it_more_briefly_changes_nothing() {
    let mut chance = Chance::new("games");
    let (mut long, mut short, mut wins) = (0, 0, 0);
    for _ in 0..400 {
        let (text, records, played) = game(&mut chance);
        let found = replay(text.as_bytes(), &small());
        assert_eq!(Some(&found.played), played.last(), "{text}");
        assert_eq!(
            (found.records, found.length, found.end),
            (records.len(), text.len(), End::Whole)
        );
        assert_eq!(found.played.totals(), &totals(&records), "{text}");

        for most in [usize::MAX, text.len() * 3 / 4, 0] {
            let merged = merge::<Sheet>(&head(&small()), text.as_bytes(), most).unwrap();
            let again = replay(merged.as_bytes(), &small());
            assert_eq!((&again.played, again.end), (&found.played, End::Whole), "{text}\n{merged}");
            assert_eq!(written(merged.as_bytes()), written(text.as_bytes()), "{text}\n{merged}");
            assert!(merged.len() <= text.len() + 8, "{text}\n{merged}");
            if most == 0 {
                let twice = merge::<Sheet>(&head(&small()), merged.as_bytes(), 0);
                assert_eq!(twice, Some(merged.clone()));
                (long, short) = (long + text.len(), short + merged.len());
            }
        }
        wins += found.played.totals().wins;
    }
    assert!(short < long * 49 / 50 && wins > 50, "{short} of {long}, {wins}");
}

#[test]
fn a_journal_may_end_anywhere() {
    let mut chance = Chance::new("cuts");
    let start = head(&small()).len();
    for _ in 0..20 {
        let (text, _, played) = game(&mut chance);
        for cut in 0..text.len() {
            let found = replay(&text.as_bytes()[..cut], &small());
            if cut < start {
                assert_eq!((found.length, found.end), (0, End::Damaged { line: 1 }));
                assert_eq!(puzzle(&text.as_bytes()[..cut]), Err(NoPuzzle::Damaged));
                continue;
            }
            let whole = text[start..cut].matches('\n').count();
            let end = if text[..cut].ends_with('\n') { End::Whole } else { End::Torn };
            assert_eq!((found.records, found.end), (whole, end));
            assert_eq!(found.played, played[whole]);
        }
    }
}

#[test]
fn damage_leaves_what_stands_before_it() {
    let mut chance = Chance::new("damage");
    let start = head(&small()).len();
    let (mut damaged, mut unnoticed) = (0, 0);
    for _ in 0..3000 {
        let (text, _, played) = game(&mut chance);
        let mut bytes = text.clone().into_bytes();
        let at = chance.below(bytes.len());
        let garbage: Vec<u8> = (0..1 + chance.below(30)).map(|_| chance.bits() as u8).collect();
        let end = (at + chance.below(40)).min(bytes.len());
        bytes.splice(at..end, garbage);
        let found = replay(&bytes, &small());
        let before = text[start.min(at)..at].matches('\n').count();
        if at < start {
            continue;
        }
        assert!(found.records >= before, "{} of {before}", found.records);
        let same = text[..at].rfind('\n').unwrap() + 1;
        assert_eq!(replay(&bytes[..same], &small()).played, played[before]);
        match found.end {
            End::Damaged { line } => {
                damaged += 1;
                let own = bytes[..found.length].iter().filter(|&&b| b == b'\n').count() + 1;
                assert_eq!(line, own);
            }
            End::Whole | End::Torn => unnoticed += 1,
        }
    }
    assert!(damaged > 1000 && unnoticed > 100, "{damaged} {unnoticed}");
}

#[test]
fn what_cannot_have_happened_is_damage() {
    let text = head(&small()) + "500 r1c1=1\n";
    let lines = text.matches('\n').count();
    for bad in [
        "",
        "500",
        "500 ",
        " undo",
        "undo",
        "-1 undo",
        "+501 undo",
        "499 undo",
        "99999999999999999999 undo",
        "600 redo",
        "600 keep",
        "600 drop",
        "600 r1c4=1",
        "600 r3c1=x",
        "600 r1c1=2",
        "600 r1c1=0",
        "600 Hint",
        "600 hint ",
        "600 undo\r",
        "600 hint\0",
        "====",
    ] {
        let found = replay(format!("{text}{bad}\n600 undo\n").as_bytes(), &small());
        assert_eq!(found.end, End::Damaged { line: lines + 1 }, "{bad:?}");
        assert_eq!((found.records, found.length), (1, text.len()), "{bad:?}");
    }
    let found = replay(&[text.as_bytes(), b"600 \xff\n"].concat(), &small());
    assert_eq!(found.end, End::Damaged { line: lines + 1 });
}

#[test]
fn no_more_is_read_than_may_be() {
    let mut text = head(&small());
    let line = "7 tick\n";
    let room = (64 << 20) - text.len();
    let records = room / line.len();
    text += &line.repeat(records);
    // The last line fits to the byte, or is cut off in the middle.
    for more in ["8 tick\n", "8 tick\n8 tick\n8 tick\n"] {
        let found = replay((text.clone() + more).as_bytes(), &small());
        assert!(matches!(found.end, End::Damaged { .. }));
        assert!(found.records >= records && found.length <= 64 << 20);
    }
}

#[test]
fn other_versions_and_games_are_told() {
    let text = head(&small());
    let version = |number: &str| puzzle(text.replacen(" 2\ngame nonogram\n", number, 1).as_bytes());
    assert_eq!(version(" 3\ngame nonogram\n"), Err(NoPuzzle::Newer { version: 3 }));
    assert_eq!(version(" 2\ngame sudoku\n"), Err(NoPuzzle::OtherGame));
    assert_eq!(version(" 1\n"), Ok(small()));
    for bad in [" 0\n", "\n", " one\n", " 1 \n", " 2\n"] {
        assert!(version(bad).is_err(), "{bad:?}");
    }
    let damaged = text.replace("rows", "rowz");
    assert_eq!(puzzle(damaged.as_bytes()), Err(NoPuzzle::Damaged));
    let found = replay(format!("{damaged}5 hint\n").as_bytes(), &small());
    assert_eq!((found.records, found.end), (1, End::Whole), "the records are still there");
}

proptest! {
    #![proptest_config(config(500, "tests/regressions/journal.txt"))]

    #[test]
    fn the_puzzle_reads_back(
        own in puzzles(grille_formats::NON.keeps, any_words())
    ) {
        let text = head(&own);
        prop_assert_eq!(replay(text.as_bytes(), &own).length, text.len(), "{}", text);
        prop_assert_eq!(puzzle(text.as_bytes()), Ok(own));
    }
}

#[test]
fn a_sudoku_reads_back_with_all_that_is_said_about_it() {
    use grille_engine::sudoku::{About, Digits, Puzzle, Sudoku};
    let words = |text: &str| Some(text.to_owned());
    let about = About {
        title: words("Twelve: 1"),
        author: words("Zoé \\ Ada\nBob"),
        copyright: words(""),
        licence: words("CC0-1.0"),
        source: words("==== "),
        id: words("Random, seed 7"),
        description: words("a\r\n\n====\nb"),
        note: words("\\n"),
    };
    for line in ["1...............", &".".repeat(36), &".".repeat(81), &".".repeat(256)] {
        for plain in [true, false] {
            let mut draft = Puzzle::of_line(line).unwrap().draft();
            draft.about = about.clone();
            if !plain {
                draft.givens[1][1] = Digits::first(2);
            }
            let puzzle = Puzzle::new(draft).unwrap();
            let text = grille_table::journal::head::<Sudoku>(&puzzle);
            let found = grille_table::journal::puzzle::<Sudoku>(text.as_bytes());
            assert_eq!(found, Ok(puzzle), "{text}");
        }
    }
}
