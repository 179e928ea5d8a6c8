//! What can be typed after `grille new`.

use super::shared::{Json, Limits, Threads, format_names, names};
use clap::Args;
use grille_engine::grid::MAX_SIDE;
use grille_engine::nonogram::generate::{MOST_INKS, Source, Symmetry};
use grille_engine::nonogram::rate::{CLASSES, Class};
use std::path::PathBuf;

pub const AFTER: &str = "\
The same command with the same seed and the same version of Grille makes the same puzzles;
the seed stands in each of them. The clues of a picture that is not as asked for are thrown
away, and another one is drawn, up to 10,000 times.

Exit codes:
  0    every puzzle was made
  1    none like that was found
  2    bad usage, or a limit was hit before one was found
  130  interrupted; files already written are whole";

#[derive(Args)]
pub struct New {
    /// How many rows
    #[arg(value_name = "ROWS", value_parser = clap::value_parser!(u16).range(1..=MAX_SIDE as i64))]
    pub rows: u16,

    /// How many columns [default: as many as rows]
    #[arg(value_name = "COLUMNS", value_parser = clap::value_parser!(u16).range(1..=MAX_SIDE as i64))]
    pub columns: Option<u16>,

    /// The share of ink: 0.45 or 45%
    #[arg(long, value_name = "SHARE", value_parser = share, default_value = "0.5")]
    pub density: f64,

    /// How many inks beside the background, up to 8
    #[arg(long, visible_alias = "colors", value_name = "N", value_parser = clap::value_parser!(u8).range(1..=MOST_INKS as i64), default_value_t = 1)]
    pub colours: u8,

    /// How hard it shall be (see `grille rate --help`)
    #[arg(long, value_name = "CLASS", value_parser = names(CLASSES, Class::name))]
    pub class: Option<String>,

    /// What the picture looks like [default: all of them in turn]
    #[arg(long, value_name = "SOURCE", value_parser = names(Source::ALL, Source::name))]
    pub source: Option<String>,

    /// How the picture looks like itself
    #[arg(long, value_name = "SYMMETRY", value_parser = names(Symmetry::ALL, Symmetry::name), default_value = "none")]
    pub symmetry: String,

    /// How many cells are given
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub givens: usize,

    /// Take any picture, whether or not it is the only solution
    #[arg(long, conflicts_with = "class")]
    pub ambiguous: bool,

    #[command(flatten)]
    pub making: Making,
}

// How many puzzles of any game are made, from what, and where they go.
#[derive(Args)]
pub struct Making {
    /// Any text; from it everything follows [default: another one each time]
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,

    /// How many puzzles
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), default_value_t = 1)]
    pub number: u32,

    /// Write into this folder, one file per puzzle; it is made if need be
    #[arg(long, short, value_name = "DIR")]
    pub output: Option<PathBuf>,

    /// Replace files that are there already
    #[arg(long, requires = "output")]
    pub force: bool,

    /// The format to write [default: non; a drawing of one sudoku, a line each of several]
    #[arg(long, value_name = "FORMAT", value_parser = format_names())]
    pub to: Option<String>,

    #[command(flatten)]
    pub json: Json,

    #[command(flatten)]
    pub limits: Limits,

    #[command(flatten)]
    pub threads: Threads,
}

/// `0.45` or `45%`.
fn share(text: &str) -> Result<f64, String> {
    let (number, unit) = match text.strip_suffix('%') {
        Some(number) => (number, 100.0),
        None => (text, 1.0),
    };
    match number.trim().parse::<f64>().map(|number| number / unit) {
        Ok(share) if (0.0..=1.0).contains(&share) => Ok(share),
        _ => Err("expected a share from 0 to 1, like 0.45, or 45%".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn shares() {
        assert_eq!((share("0.45"), share("45%"), share("1")), (Ok(0.45), Ok(0.45), Ok(1.0)));
        for bad in ["", "45", "-1%", "101%", "nan", "a", "%"] {
            assert!(share(bad).is_err(), "{bad}");
        }
    }
}
