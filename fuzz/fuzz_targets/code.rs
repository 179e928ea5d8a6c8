//! Any digits of a code, with the checksum they ask for: reading them does no harm, and a puzzle that
//! they say is the same in a code of its own.

#![no_main]

use grille_formats::code::sealed;
use grille_formats::{GameFormat, GamePuzzle};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let code = sealed(bytes);
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
