//! Any digits of a code, with the checksums they ask for, of a puzzle or of a game in progress: reading them does no harm, and
//! what they say is the same in a code of its own.

#![no_main]

use grille_formats::code::{sealed, sealed_game};
use grille_formats::{GameFormat, GamePuzzle};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // Bytes over 63 stand for the same digits; the first 255 begins what is written so far.
    let code = match bytes.iter().position(|byte| *byte == 255) {
        Some(at) => sealed_game(&bytes[..at], &bytes[at + 1..]),
        None => sealed(bytes),
    };
    for name in ["code", "sudoku-code"] {
        let format = GameFormat::find(name).expect("the table has it");
        let Some(Ok(puzzle)) = format.read(&code).next() else { continue };
        let Ok(again) = format.write_part(&puzzle) else { panic!("{code} cannot be written") };
        match (format.read(&again).next(), puzzle) {
            (Some(Ok(GamePuzzle::Nonogram(again))), GamePuzzle::Nonogram(puzzle)) => {
                assert_eq!(again, puzzle);
            }
            (Some(Ok(GamePuzzle::Sudoku(again))), GamePuzzle::Sudoku(puzzle)) => {
                assert_eq!(again, puzzle);
            }
            (again, _) => panic!("{code}: {again:?}"),
        }
    }
});
