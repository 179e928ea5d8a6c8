//! What can be typed after `grille new`.

use super::shared::{Json, Limits, Output, Threads, format_names, names};
use clap::Args;
use clap::builder::PossibleValuesParser;
use grille_engine::grid::Size;
use grille_engine::nonogram::generate::{MOST_INKS, Source, Symmetry};
use grille_engine::nonogram::ladder::RUNGS;
use grille_engine::nonogram::rate::{CLASSES, Class};

#[derive(Args)]
pub struct New {
    // Width and height: `20x15` or `20 15`, a single number for a square
    #[arg(value_name = "SIZE", num_args = 1..=2, required = true)]
    pub size: Vec<String>,

    // The share of ink: 0.45, 45% or 45
    #[arg(long, alias = "chance", value_name = "SHARE", value_parser = share, default_value = "0.5")]
    pub density: f64,

    // How many inks beside the background, up to 8
    #[arg(long, alias = "colors", value_name = "N", value_parser = clap::value_parser!(u8).range(1..=MOST_INKS as i64), default_value_t = 1)]
    pub colours: u8,

    // How hard it shall be (see `grille rate --help`)
    #[arg(long, alias = "difficulty", value_name = "CLASS", value_parser = names(CLASSES, Class::name))]
    pub class: Option<String>,

    // The technique that it shall need, with none harder (see `grille techniques`)
    #[arg(long, value_name = "TECHNIQUE", value_parser = techniques(), conflicts_with_all = ["class", "ambiguous"])]
    pub technique: Option<String>,

    // What the picture looks like [default: all of them in turn]
    #[arg(long, value_name = "SOURCE", value_parser = names(Source::ALL, Source::name))]
    pub source: Option<String>,

    // How the picture looks like itself
    #[arg(long, value_name = "SYMMETRY", value_parser = names(Symmetry::ALL, Symmetry::name), default_value = "none")]
    pub symmetry: String,

    // How many cells are given
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub givens: usize,

    // Take any picture, whether or not it is the only solution
    #[arg(long, conflicts_with = "class")]
    pub ambiguous: bool,

    #[command(flatten)]
    pub making: Making,
}

// How many puzzles of any game are made, from what, and where they go.
#[derive(Args, Default)]
pub struct Making {
    // Any text; from it everything follows [default: another one each time]
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,

    // How many puzzles
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), default_value_t = 1)]
    pub number: u32,

    #[command(flatten)]
    pub output: Output,

    // The format to write
    #[arg(long, value_name = "FORMAT", value_parser = format_names())]
    pub to: Option<String>,

    #[command(flatten)]
    pub json: Json,

    #[command(flatten)]
    pub limits: Limits,

    #[command(flatten)]
    pub threads: Threads,
}

/// The techniques of the ladder, by name.
fn techniques() -> PossibleValuesParser {
    RUNGS.iter().map(|rung| rung.technique.name()).collect::<Vec<_>>().into()
}

/// `0.45`, `0,45`, `45%` or `45`: a number above 1 is percent.
fn share(text: &str) -> Result<f64, String> {
    let (number, is_percent) = match text.strip_suffix('%') {
        Some(number) => (number, true),
        None => (text, false),
    };
    match number.trim().replace(',', ".").parse::<f64>() {
        Ok(share) if (0.0..=1.0).contains(&share) && !is_percent => Ok(share),
        Ok(share) if (0.0..=100.0).contains(&share) => Ok(share / 100.0),
        _ => Err("usage-share".to_owned()),
    }
}

/// `20x15`, `20 15` or `20`: the width first, as sizes are written everywhere.
pub fn size(typed: &[String]) -> Option<Size> {
    let typed = typed.join(" ").to_ascii_lowercase();
    let sides: Vec<&str> = typed.split([' ', 'x', '×']).collect();
    let side = |text: &str| text.parse::<usize>().ok();
    match sides[..] {
        [both] => Size::new(side(both)?, side(both)?).ok(),
        [width, height] => Size::new(side(height)?, side(width)?).ok(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{share, size};

    #[test]
    fn sizes() {
        let read = |typed: &[&str]| {
            let typed: Vec<String> = typed.iter().map(|text| (*text).to_owned()).collect();
            size(&typed).map(|size| (size.cols(), size.rows()))
        };
        assert_eq!(read(&["20"]), Some((20, 20)));
        assert_eq!((read(&["20x15"]), read(&["20", "15"])), (Some((20, 15)), Some((20, 15))));
        assert_eq!((read(&["20×15"]), read(&["20X15"])), (Some((20, 15)), Some((20, 15))));
        for bad in [&["0"][..], &["20x"], &["x20x15x3"], &["2001"], &["a"], &["20x15", "3"]] {
            assert!(read(bad).is_none(), "{bad:?}");
        }
    }

    #[test]
    fn shares() {
        assert_eq!((share("0.45"), share("45%"), share("1")), (Ok(0.45), Ok(0.45), Ok(1.0)));
        assert_eq!((share("0,45"), share("45"), share("1%")), (Ok(0.45), Ok(0.45), Ok(0.01)));
        for bad in ["", "-1%", "101%", "101", "nan", "a", "%"] {
            assert!(share(bad).is_err(), "{bad}");
        }
    }
}
