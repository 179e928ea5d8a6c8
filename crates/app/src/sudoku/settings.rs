//! What can be chosen about sudoku.

use crate::overlay::Page;
use crate::part::setting::{check, group, listed, told};
use egui::Ui;
use grille_engine::run::Game;
use grille_engine::sudoku::Sudoku;
use grille_store::{Duplicates, Marks, Settings};
use grille_words::Words;

const MARKS: &[(Marks, &str)] =
    &[(Marks::Corners, "marks-corners"), (Marks::Places, "marks-places")];
const DUPLICATES: &[(Duplicates, &str)] = &[
    (Duplicates::Never, "duplicates-never"),
    (Duplicates::Asked, "duplicates-asked"),
    (Duplicates::AtOnce, "duplicates-at-once"),
];

/// Draws those of a group.
pub fn show(ui: &mut Ui, words: &Words, page: Page, settings: &mut Settings) {
    match page {
        Page::Look | Page::Access | Page::Backup => {}
        Page::Play => {
            group(ui, words, Sudoku::NAME);
            listed(ui, words, "setting-marks", &mut settings.marks, told(words, MARKS));
            check(ui, words, "setting-auto-marks", &mut settings.auto_marks);
            check(ui, words, "sudoku-digit-first", &mut settings.digit_first);
        }
        Page::Help => {
            group(ui, words, Sudoku::NAME);
            listed(
                ui,
                words,
                "setting-duplicates",
                &mut settings.duplicates,
                told(words, DUPLICATES),
            );
        }
    }
}
