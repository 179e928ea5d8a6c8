//! What can be typed after `grille hint`.

use super::shared::{FromBoard, Input, Json, Limits};
use clap::Args;
use clap::builder::PossibleValuesParser;
use grille_engine::hint::Level;
use grille_engine::nonogram::Nonogram;
use grille_engine::sudoku::Sudoku;
use std::path::PathBuf;

#[derive(Args)]
pub struct Hint {
    #[command(flatten)]
    pub input: Input,

    #[command(flatten)]
    pub from: FromBoard,

    // Start from the board that these moves lead to, and blame one of them if it is wrong
    #[arg(long, value_name = "FILE", conflicts_with_all = ["from_board", "board"])]
    pub moves: Option<PathBuf>,

    // How much to tell
    #[arg(long, value_name = "LEVEL", value_parser = levels(), default_value = "technique")]
    pub level: String,

    #[command(flatten)]
    pub json: Json,

    #[command(flatten)]
    pub limits: Limits,
}

impl Hint {
    /// The level; each game has its own word for the second, and both mean the same.
    pub fn level(&self) -> Level {
        let find = Level::find::<Nonogram>(&self.level);
        find.or_else(|| Level::find::<Sudoku>(&self.level)).unwrap_or(Level::Technique)
    }
}

fn levels() -> PossibleValuesParser {
    let mut all = Vec::new();
    for level in Level::ALL {
        for name in [level.name_in::<Nonogram>(), level.name_in::<Sudoku>()] {
            if !all.contains(&name) {
                all.push(name);
            }
        }
    }
    all.into()
}
