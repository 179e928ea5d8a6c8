//! No text makes a reader panic, overflow its stack, or take more than its share
//! of time and memory; and every problem lies inside the text.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod support;

use grille_formats::{Kind, Problem, Source, Unsupported, find};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use support::{check, config, fixtures};

/// Words and signs of all formats, in no order.
fn shuffled_words() -> impl Strategy<Value = String> {
    let words = "width height rows columns goal saved solution drawing givens color ink background \
        title license id note cells ==== $ $1 / - ; , : ? [ ] [0a] \" 0 1 3 2 1000 1001 4294967296 \
        a b red: black #ff0000 &amp; <puzzleset> </puzzleset> <puzzle> </puzzle> <clues \
        type=\"rows\"> type=\"columns\"> </clues> <line> </line> <count> </count> <solution> \
        </solution> <image> | X . </image> P1 P3 # ### .#. ██ <color name=\"r\" char=\"r\"> </color> é";
    let words: Vec<&str> =
        words.split_whitespace().chain(["\n", "\n", "\n", "\t", "\r\n"]).collect();
    vec((select(words), select(vec!["", " ", "\n"])), 0..60)
        .prop_map(|words| words.into_iter().flat_map(|(word, gap)| [word, gap]).collect())
}

/// A change to some bytes of a file.
#[derive(Clone, Debug)]
enum Change {
    Delete(Index, usize),
    Repeat(Index, usize),
    Replace(Index, u8),
    Swap(Index, Index),
}

fn any_change() -> impl Strategy<Value = Change> {
    let byte = prop_oneof![any::<u8>(), select(b"\n 0123456789\"<>/;-$[]?=&a\xc3".to_vec())];
    prop_oneof![
        (any::<Index>(), 1..20_usize).prop_map(|(at, len)| Change::Delete(at, len)),
        (any::<Index>(), 1..20_usize).prop_map(|(at, len)| Change::Repeat(at, len)),
        (any::<Index>(), byte).prop_map(|(at, byte)| Change::Replace(at, byte)),
        (any::<Index>(), any::<Index>()).prop_map(|(one, other)| Change::Swap(one, other)),
    ]
}

/// A hand-written file with a few bytes deleted, repeated, replaced or swapped.
fn damaged_fixture() -> impl Strategy<Value = Vec<u8>> {
    (select(fixtures()), vec(any_change(), 1..6)).prop_map(|(mut bytes, changes)| {
        for change in changes {
            if bytes.is_empty() {
                break;
            }
            let size = bytes.len();
            let part = |at: Index, len: usize| at.index(size)..(at.index(size) + len).min(size);
            match change {
                Change::Delete(at, len) => drop(bytes.drain(part(at, len))),
                Change::Repeat(at, len) => {
                    let copy = bytes[part(at, len)].to_vec();
                    bytes.splice(at.index(size)..at.index(size), copy);
                }
                Change::Replace(at, byte) => bytes[at.index(size)] = byte,
                Change::Swap(one, other) => bytes.swap(one.index(size), other.index(size)),
            }
        }
        bytes
    })
}

proptest! {
    #![proptest_config(config(2000, "tests/regressions/hostile.txt"))]

    #[test]
    fn any_bytes(bytes in vec(any::<u8>(), 0..200)) {
        if let Ok(source) = Source::decode("x", bytes) {
            check(&source.text);
        }
    }

    #[test]
    fn any_text(text in any::<String>()) {
        check(&text);
    }

    #[test]
    fn words_of_all_formats(text in shuffled_words()) {
        check(&text);
    }

    #[test]
    fn damaged_files(bytes in damaged_fixture()) {
        if let Ok(source) = Source::decode("x", bytes) {
            check(&source.text);
        }
    }
}

#[test]
fn deep_nesting_is_no_recursion() {
    let deep = 100_000;
    check(&["<puzzleset>".repeat(deep), "</puzzleset>".repeat(deep)].concat());
    check(&"<puzzle>".repeat(deep));
    check(&format!("<!DOCTYPE {}", "[".repeat(deep)));
}

#[test]
fn announcements_make_no_room() {
    for text in [
        "1000 1000",
        "1000 1000\n;",
        "4294967295 4294967295\n1",
        "width 1000\nheight 1000\nrows\ncolumns\ngoal \"?\"",
        "width 4294967295\nheight 4294967295\nrows\n",
    ] {
        check(text);
    }
}

/// Some seconds for all formats; a reader that goes over a text once for each of its parts would
/// take an hour.
#[test]
fn long_texts_of_one_kind() {
    let long = 30_000;
    for unit in [
        "\n",
        "\r",
        "/",
        "-",
        ";",
        ",",
        "[",
        "]",
        "&",
        "\"",
        "$\n",
        "====\n",
        "1",
        "1 ",
        "1\n",
        "x ",
        "by x\n",
        "color a #fff\n",
        "ink a \"a\"\n",
        "goal \"1\n",
        "saved \"1\"\n",
        "drawing\n",
        "rows\n",
        "<",
        "<a>",
        "<a/>",
        "<!--",
        "<![CDATA[",
        "&lt;",
        "<?x ",
    ] {
        let many = unit.repeat(long);
        check(&many);
        check(&format!("1000 1000\n{many}"));
        check(&format!("width 1000\nheight 1000\nrows\n{many}"));
        check(&format!("width 9\nheight 9\ngoal \"{many}\"\n"));
        check(&format!("$1\n{many}"));
        check(&format!("<puzzleset><puzzle>{many}</puzzle></puzzleset>"));
        check(&format!("<puzzle><solution><image>|{many}|</image></solution></puzzle>"));
    }
}

#[test]
fn long_texts_are_not_shared_by_many_puzzles() {
    let webpbn = find("webpbn").unwrap();
    let line = "<clues type='rows'><line/></clues><clues type='columns'><line/></clues>";
    let set = |title: usize, puzzles: usize| {
        let (title, puzzle) = ("t".repeat(title), format!("<puzzle>{line}</puzzle>"));
        format!("<puzzleset><title>{title}</title>{}</puzzleset>", puzzle.repeat(puzzles))
    };
    let few = set(100_000, 10);
    assert!((webpbn.read)(&few).all(|reading| reading.unwrap().about().title.is_some()));
    let many: Vec<_> = (webpbn.read)(&set(100_000, 10_000)).collect();
    let costly = Problem { at: 12..17, kind: Kind::Unsupported(Unsupported::CostlyXml) };
    assert_eq!(many, [Err(costly.into())]);
}

#[test]
fn costly_xml_is_refused() {
    let read = |text: &str| {
        let format = find("webpbn").unwrap();
        let problems = (format.read)(text).next().unwrap().unwrap_err();
        assert_eq!(problems.len(), 1);
        problems[0].kind.clone()
    };
    let costly = Kind::Unsupported(Unsupported::CostlyXml);
    let laughs = format!(
        "<!DOCTYPE pbn [<!ENTITY a \"{}\">]><puzzleset><title>{}</title></puzzleset>",
        "ha".repeat(100_000),
        "&a;".repeat(100_000)
    );
    assert_eq!(read(&laughs), costly);
    let attributes: String = (0..100_000).map(|n| format!(" a{n}=''")).collect();
    assert_eq!(read(&format!("<puzzleset{attributes}/>")), costly);
    let nested: String = (0..20_000).map(|n| format!("<a xmlns:n{n}='{n}'>")).collect();
    assert_eq!(read(&nested), costly);
    assert_eq!(read(&["<puzzleset>", &"<a/>".repeat(5 << 20), "</puzzleset>"].concat()), costly);
}
