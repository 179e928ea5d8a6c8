//! `grille play` and `grille edit` in a program that was built for terminals only.

use crate::{Desk, Exit, args};
use grille_words::say;

pub fn run(desk: &Desk, _: &args::Play) -> anyhow::Result<Exit> {
    anyhow::bail!(say!(desk.words, "window-left-out"))
}

pub fn edit(desk: &Desk, _: &args::Edit) -> anyhow::Result<Exit> {
    anyhow::bail!(say!(desk.words, "window-left-out"))
}

/// There is no window to open.
pub fn try_run(_: &Desk) -> bool {
    false
}
