//! Hints of sudoku on the table, over many puzzles: what is named is what changes, and every hint
//! is sound.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_engine::grid::Cell;
use grille_engine::hint::Level;
use grille_engine::run::Task;
use grille_engine::sudoku::generate::{Generate, Recipe, Symmetry};
use grille_engine::sudoku::{Mark, Move, Shape, Sheet, Sudoku};
use grille_table::{Played, Table};

#[test]
fn the_cells_that_a_hint_names_are_those_it_changes_and_every_hint_is_sound() {
    let mut hints = 0;
    for seed in 0..300 {
        let recipe = Recipe { symmetry: Symmetry::None, ..Recipe::new(Shape::Nine) };
        let mut making = Generate::new(recipe, &format!("hints/{seed}")).unwrap();
        let made = std::iter::repeat_with(|| making.advance(10_000)).find_map(|made| made);
        let made = made.unwrap().unwrap();
        let mut table: Table<Sudoku> = Table::new(Played::new(Sheet::new(&made.puzzle)));
        // Some way into the puzzle, another one each time.
        let open: Vec<Cell> =
            made.puzzle.size().iter().filter(|&c| made.puzzle.given(c).is_none()).collect();
        let begun = open.iter().skip(seed % 7).step_by(2 + seed % 5).take(seed % 4 * 5);
        let change: Move = begun.map(|&cell| (cell, Mark::Digit(made.solution[cell]))).collect();
        if !change.0.is_empty() {
            assert!(table.write(change, false));
        }
        for _ in 0..4 {
            table.hint();
            while table.advance(10_000) {}
            let mut named = Vec::new();
            while let Some((_, level)) = table.shown_hint() {
                match level {
                    Level::Cells => named = table.view().lit.cells,
                    Level::Argument => break,
                    Level::Where | Level::Focus | Level::Technique => {
                        assert!(
                            table.view().lit.cells.is_empty() && table.view().lit.drawing.is_none()
                        );
                    }
                }
                table.hint();
            }
            let Some(drawing) = table.view().lit.drawing else { break };
            let before = table.sheet().clone();
            if !table.take_hint(false) {
                break;
            }
            hints += 1;
            let after = table.sheet();
            let mut changed: Vec<Cell> =
                open.iter().copied().filter(|&c| before.marks()[c] != after.marks()[c]).collect();
            named.sort_unstable();
            changed.sort_unstable();
            assert_eq!(changed, named, "puzzle {seed}");
            let shown = drawing.placed.iter().chain(&drawing.struck).map(|(cell, _)| *cell);
            assert!(shown.clone().all(|cell| changed.contains(&cell)), "puzzle {seed}");
            assert!(changed.iter().all(|cell| shown.clone().any(|own| own == *cell)));
            for &cell in &open {
                match after.marks()[cell] {
                    Mark::Blank => {}
                    Mark::Digit(digit) => assert_eq!(digit, made.solution[cell], "puzzle {seed}"),
                    Mark::Pencil(set) => assert!(set.has(made.solution[cell]), "puzzle {seed}"),
                }
            }
        }
    }
    assert!(hints > 1000, "{hints}");
}
