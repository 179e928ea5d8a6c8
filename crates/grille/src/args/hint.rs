//! What can be typed after `grille hint`.

use super::shared::{FromBoard, Input, Json, Limits};
use clap::Args;
use clap::builder::PossibleValuesParser;
use grille_engine::hint::Level;
use grille_engine::nonogram::Nonogram;
use grille_engine::sudoku::Sudoku;
use std::path::PathBuf;

pub const CODES: &str = "\
Levels of a hint, from little to all:
  where         in which part of the grid, or which box, to look
  line, digits  in which row or column of a nonogram; for which digits of a sudoku
  technique     ... and with which technique
  cells         ... and at which cells
  argument      what follows, and why
A board that can no longer be completed is told as such, with the reason; with --moves also
the move that made it so: the first of those after which there was no completion up to now.
FILE has one move a line: cells and what to write in them, as `r1c1=1 r1c2=x r1c3=.` (ink,
cross, nothing) or, in a sudoku, `r1c1=5 r1c2=?1+2 r1c3=.` (a digit, pencil marks, nothing);
or `undo`, `redo`, `suppose` (opens a layer), `keep` or `drop` (close it). Empty lines and
lines that begin with # are skipped. Pencil marks claim nothing, but what they show already is
not told again.

Exit codes:
  0    there is a next step, and the hint leads to it
  1    there is none: solved, no longer possible, or no technique goes on
  2    a bad file, bad usage, or a limit was hit first
  130  interrupted
  Of many puzzles the worst counts.";

#[derive(Args)]
pub struct Hint {
    #[command(flatten)]
    pub input: Input,

    #[command(flatten)]
    pub from: FromBoard,

    /// Start from the board that these moves lead to, and blame one of them if it is wrong
    #[arg(long, value_name = "FILE", conflicts_with = "from_board")]
    pub moves: Option<PathBuf>,

    /// How much to tell
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
