//! Any bytes as a journal of either game: reading ends, counts no more than there is, and what is
//! read is written and read back the same.

#![no_main]

use grille_engine::{nonogram, sudoku};
use grille_formats::journal::{Head, Record, read};
use libfuzzer_sys::fuzz_target;

fn check<M>(bytes: &[u8])
where
    M: std::str::FromStr<Err = grille_engine::NotThis> + std::fmt::Display,
{
    let _ = Head::read(bytes);
    let mut records = Vec::new();
    let whole = read::<M>(bytes, |record: Record<M>| {
        records.push(record.to_string());
        true
    });
    assert!(whole.length <= bytes.len() && whole.records == records.len());
    for text in records {
        let again: Record<M> = text.parse().unwrap_or_else(|_| panic!("{text}"));
        assert_eq!(again.to_string(), text);
    }
}

fuzz_target!(|bytes: &[u8]| {
    check::<nonogram::sheet::Move>(bytes);
    check::<sudoku::sheet::Move>(bytes);
});
