//! Any line as an event of a trace, an act of a player, a cell or a set: what is read is written
//! and read back equal.

#![no_main]

use grille_engine::colours::Colours;
use grille_engine::grid::Cell;
use grille_engine::session::Act;
use grille_engine::{nonogram, sudoku};
use libfuzzer_sys::fuzz_target;

fn check<T: std::str::FromStr + std::fmt::Display + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let again = value.to_string();
        assert!(again.parse::<T>().is_ok_and(|back| back == value), "{text:?} {again:?}");
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for line in text.lines() {
        check::<nonogram::Event>(line);
        check::<sudoku::Event>(line);
        check::<Act<nonogram::sheet::Move>>(line);
        check::<Act<sudoku::sheet::Move>>(line);
        check::<Cell>(line);
        check::<Colours>(line);
    }
});
