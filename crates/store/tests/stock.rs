//! Puzzles in stock: each is taken once, there are never too many, and a file that somebody
//! spoilt gives what it still has.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::Scratch;
use grille_store::{EACH, KINDS, Stocked, Store};
use std::fs;

fn stocked(kind: &str, number: usize) -> Stocked {
    let (seed, puzzle) = (format!("s{number}"), format!("{kind}..{number}"));
    Stocked { kind: kind.to_owned(), seed, puzzle }
}

#[test]
fn what_is_put_in_stock_is_taken_once_the_oldest_first() {
    let scratch = Scratch::new("stock");
    for number in 0..2 {
        scratch.store().stock_up(stocked("a", number)).unwrap();
        scratch.store().stock_up(stocked("b", number)).unwrap();
    }
    assert_eq!(scratch.store().take_stocked("b"), Ok(Some(stocked("b", 0))));
    assert_eq!(scratch.store().take_stocked("b"), Ok(Some(stocked("b", 1))));
    assert_eq!(scratch.store().take_stocked("b"), Ok(None));
    assert_eq!(scratch.store().stock(), Ok(vec![stocked("a", 0), stocked("a", 1)]));
    assert_eq!(Store::in_memory().take_stocked("a"), Ok(None));
}

#[test]
fn a_stock_is_bounded_and_has_nothing_twice() {
    let store = Store::in_memory();
    for number in 0..3 * EACH {
        store.stock_up(stocked("a", number)).unwrap();
    }
    assert_eq!(store.stock().unwrap().len(), EACH);
    store.stock_up(Stocked { kind: "b".to_owned(), ..stocked("a", 0) }).unwrap();
    assert_eq!(store.stock().unwrap().len(), EACH, "a puzzle that is there already");
    for kind in 0..2 * KINDS * EACH {
        store.stock_up(stocked(&format!("k{kind}"), 0)).unwrap();
    }
    assert_eq!(store.stock().unwrap().len(), KINDS * EACH);
    for odd in [stocked("two words", 1), stocked("", 1), stocked(&"x".repeat(5_000), 1)] {
        let before = store.stock();
        store.stock_up(odd).unwrap();
        assert_eq!(store.stock(), before, "what does not read back is not kept");
    }
}

#[test]
fn lines_that_were_spoilt_are_dropped_and_the_others_stay() {
    let scratch = Scratch::new("spoilt-stock");
    let (store, file) = (scratch.store(), scratch.0.join("stock.txt"));
    for number in 0..3 {
        store.stock_up(stocked("a", number)).unwrap();
    }
    let text = fs::read_to_string(&file).unwrap();
    // One digit of the second puzzle is another, and the third was written half.
    let changed = text.replace("a..1", "a..7");
    let torn = &changed[..changed.len() - 20];
    for (spoilt, left) in [
        (changed.as_bytes(), vec![0, 2]),
        (torn.as_bytes(), vec![0]),
        (b"\xff\xfe\0 \n\n a b c d e\n", vec![]),
        (&vec![b'a'; 4_000_000], vec![]),
    ] {
        fs::write(&file, spoilt).unwrap();
        let expected: Vec<Stocked> = left.iter().map(|&number| stocked("a", number)).collect();
        assert_eq!(store.stock(), Ok(expected.clone()));
        store.stock_up(stocked("b", 9)).unwrap();
        assert_eq!(store.take_stocked("b"), Ok(Some(stocked("b", 9))));
        assert_eq!(store.stock(), Ok(expected));
    }
}
