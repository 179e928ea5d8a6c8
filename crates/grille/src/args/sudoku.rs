//! What can be typed after `grille sudoku`: the same commands with the game fixed, and how
//! sudokus are made.

use super::AnyGame;
use super::new::Making;
use super::shared::names;
use clap::{Args, Subcommand};
use grille_engine::sudoku::generate::Symmetry;
use grille_engine::sudoku::rate::{CLASSES, Class};
use grille_engine::sudoku::{Shape, Technique};

#[derive(Args)]
#[command(disable_help_subcommand = true)]
pub struct Sudoku {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
#[command(defer = true)]
pub enum Command {
    #[command(flatten)]
    Any(AnyGame),
    // Make random sudokus to order, with one solution each and the same from the same seed
    #[command(alias = "generate")]
    New(New),
    // List the sudokus inside the program
    List(super::List),
}

#[derive(Args)]
pub struct New {
    // How many rows: 4, 6, 9 or 16, or 9x9
    #[arg(value_name = "SIDE", value_parser = side, default_value_t = 9)]
    pub side: u8,

    // How many cells are given [default: as few as come]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub clues: Option<u16>,

    // Leave no given cell out of which there would still be one solution
    #[arg(long)]
    pub minimal: bool,

    // How the pattern of given cells looks like itself
    #[arg(long, value_name = "SYMMETRY", value_parser = names(Symmetry::ALL, Symmetry::name), default_value = "none")]
    pub symmetry: String,

    // How hard it shall be (see `grille sudoku rate --help`)
    #[arg(long, alias = "difficulty", value_name = "CLASS", value_parser = names(CLASSES, Class::name))]
    pub class: Option<String>,

    // The technique that it shall need, with none harder (see `grille techniques`)
    #[arg(
        long,
        value_name = "TECHNIQUE",
        value_parser = names(Technique::ALL, Technique::name),
        conflicts_with_all = ["class", "practice"]
    )]
    pub technique: Option<String>,

    // Play it up to where this technique comes next, to practise it
    #[arg(
        long,
        value_name = "TECHNIQUE",
        value_parser = names(Technique::ALL, Technique::name),
        conflicts_with_all = ["clues", "minimal", "symmetry", "class", "uniform"]
    )]
    pub practice: Option<String>,

    // Fill grids so that each is as likely as any other, instead of by backtracking
    #[arg(long)]
    pub uniform: bool,

    #[command(flatten)]
    pub making: Making,
}

/// The side of a shape that there is.
pub fn side(text: &str) -> Result<u8, String> {
    let (rows, cols) = text.split_once(['x', 'X', '×']).unwrap_or((text, text));
    let side = rows.parse::<u8>().ok().filter(|_| rows == cols);
    let side = side.filter(|side| Shape::of_side(usize::from(*side)).is_some());
    side.ok_or_else(|| "usage-side".to_owned())
}
