//! What can be chosen about nonograms.

use crate::overlay::Page;
use crate::part::setting::{check, choice, group, listed, told};
use egui::Ui;
use grille_engine::nonogram::Nonogram;
use grille_engine::run::Game;
use grille_store::{Cross, Mistakes, Settings, Tool};
use grille_words::Words;

const CROSSES: &[(Cross, &str)] = &[(Cross::Cross, "cross-cross"), (Cross::Dot, "cross-dot")];
const TOOLS: &[(Tool, &str)] =
    &[(Tool::Fill, "play-fill"), (Tool::Mark, "play-cross"), (Tool::Erase, "play-erase")];
const MISTAKES: &[(Mistakes, &str)] = &[
    (Mistakes::Never, "mistakes-never"),
    (Mistakes::Asked, "mistakes-asked"),
    (Mistakes::Line, "mistakes-line"),
    (Mistakes::AtOnce, "mistakes-at-once"),
];

/// Draws those of a group.
pub fn show(ui: &mut Ui, words: &Words, page: Page, settings: &mut Settings) {
    group(ui, words, Nonogram::NAME);
    match page {
        Page::Look => choice(ui, words, "setting-cross", &mut settings.cross, CROSSES),
        Page::Play => {
            choice(ui, words, "setting-left", &mut settings.left, TOOLS);
            choice(ui, words, "setting-right", &mut settings.right, TOOLS);
            check(ui, words, "setting-tools", &mut settings.tool_buttons);
            check(ui, words, "setting-auto-crosses", &mut settings.auto_crosses);
            check(ui, words, "command-lock", &mut settings.view_locked);
        }
        Page::Help => {
            listed(ui, words, "setting-mistakes", &mut settings.mistakes, told(words, MISTAKES));
        }
        Page::Access => check(ui, words, "setting-letters", &mut settings.letters),
        Page::Backup => {}
    }
}
