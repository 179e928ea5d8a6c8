//! What can be typed after `grille import`.

use super::repair::Mended;
use clap::Args;
use grille_engine::grid::MAX_SIDE;
use grille_engine::nonogram::Rgb;
use grille_picture::{Crop, Edges, Inks, Settings, Threshold, Tone};
use grille_studio::import::MOST;
use std::path::PathBuf;

#[derive(Args)]
pub struct Import {
    // Picture files: PNG, JPEG, GIF, BMP, WebP, PBM, PGM, PPM; or folders of them; `-` for
    // standard input
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,

    // How many columns of cells
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MAX_SIDE as i64), help_heading = GRID)]
    pub width: Option<u16>,

    // How many rows of cells
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MAX_SIDE as i64), help_heading = GRID)]
    pub height: Option<u16>,

    // The part of the picture to take, in pixels
    #[arg(long, value_name = "RECT", value_parser = crop, help_heading = GRID)]
    pub crop: Option<Crop>,

    // Take the largest part of this shape from the middle
    #[arg(long, value_name = "SHAPE", value_parser = aspect, conflicts_with = "crop", help_heading = GRID)]
    pub aspect: Option<(u32, u32)>,

    // Turn the picture clockwise, in degrees
    #[arg(long, value_name = "DEGREES", value_parser = ["0", "90", "180", "270"], help_heading = GRID)]
    pub turn: Option<String>,

    // Mirror it left to right
    #[arg(long, help_heading = GRID)]
    pub mirror: bool,

    // Lighter or darker
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(i8).range(-100..=100), help_heading = TONE)]
    pub brightness: Option<i8>,

    // More or less contrast
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(i8).range(-100..=100), help_heading = TONE)]
    pub contrast: Option<i8>,

    // Gamma
    #[arg(long, value_name = "X", value_parser = gamma, help_heading = TONE)]
    pub gamma: Option<u16>,

    // Change light and dark
    #[arg(long, help_heading = TONE)]
    pub invert: bool,

    // Draw outlines
    #[arg(long, value_name = "HOW", value_parser = edges, help_heading = TONE)]
    pub edges: Option<Edges>,

    // How many inks beside the background, found in the picture
    #[arg(long, alias = "colors", value_name = "N", value_parser = clap::value_parser!(u8).range(1..=31), conflicts_with_all = ["palette", "threshold", "density"], help_heading = INKS)]
    pub colours: Option<u8>,

    // These colours, the background first
    #[arg(long, value_name = "COLOURS", value_parser = palette, conflicts_with_all = ["threshold", "density", "background"], help_heading = INKS)]
    pub palette: Option<Palette>,

    // Black and white by this level
    #[arg(long, value_name = "THRESHOLD", value_parser = threshold, conflicts_with = "density", help_heading = INKS)]
    pub threshold: Option<Threshold>,

    // Black and white with this share of ink, in percent
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(0..=100), help_heading = INKS)]
    pub density: Option<u8>,

    // Tell black from white by lightness alone
    #[arg(long, help_heading = INKS)]
    pub by_lightness: bool,

    // The colour that stays empty
    #[arg(long, value_name = "COLOUR", value_parser = colour, help_heading = INKS)]
    pub background: Option<Rgb>,

    // Leave colours that a colour-blind player cannot tell apart
    #[arg(long, help_heading = INKS)]
    pub keep_similar: bool,

    // Make in-between shades of scattered cells
    #[arg(long, help_heading = INKS)]
    pub dither: bool,

    // Take up groups of fewer cells than this into what is around them
    #[arg(long, value_name = "N", help_heading = INKS)]
    pub specks: Option<u16>,

    // Smooth outlines so often
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=5), help_heading = INKS)]
    pub smooth: Option<u8>,

    // Treat pixel art as a picture like any other
    #[arg(long, help_heading = INKS)]
    pub no_pixel_art: bool,

    // What decides where nothing else does
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,

    // Begin with the settings in this file
    #[arg(long, value_name = "FILE")]
    pub settings: Option<PathBuf>,

    // Take the picture as it is, whether or not its puzzle is unique
    #[arg(long, conflicts_with = "aim")]
    pub no_repair: bool,

    // The most cells to change, in percent
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(0..=100), default_value_t = MOST)]
    pub most: u8,

    // What the puzzle is called
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,

    #[command(flatten)]
    pub mended: Mended,
}

/// What heads the options about the grid, the tone and the inks; `crate::help` says it.
pub const GRID: &str = "help-import-grid";
pub const TONE: &str = "help-import-tone";
pub const INKS: &str = "help-import-inks";

impl Import {
    /// These settings, changed by what was typed.
    pub fn settings(&self, mut from: Settings) -> Settings {
        let tone = Tone {
            brightness: self.brightness.unwrap_or(from.tone.brightness),
            contrast: self.contrast.unwrap_or(from.tone.contrast),
            gamma: self.gamma.unwrap_or(from.tone.gamma),
            invert: self.invert || from.tone.invert,
        };
        let inks = match (self.colours, &self.palette, self.threshold, self.density) {
            (Some(count), ..) => Inks::Colours(count),
            (_, Some(Palette(colours)), ..) => Inks::Given(colours.clone()),
            (_, _, Some(threshold), _) => Inks::BlackAndWhite(threshold),
            (_, _, _, Some(percent)) => Inks::BlackAndWhite(Threshold::Density(percent)),
            (None, None, None, None) => std::mem::take(&mut from.inks),
        };
        let quarters = self.turn.as_deref().and_then(|degrees| degrees.parse::<u16>().ok());
        Settings {
            quarter_turns: quarters.map_or(from.quarter_turns, |degrees| (degrees / 90) as u8),
            mirror: self.mirror || from.mirror,
            crop: self.crop.or(from.crop),
            width: self.width.or(from.width),
            height: self.height.or(from.height),
            tone,
            edges: self.edges.unwrap_or(from.edges),
            inks,
            by_colour: from.by_colour && !self.by_lightness,
            background: self.background.or(from.background),
            merge_similar: from.merge_similar && !self.keep_similar,
            dither: self.dither || from.dither,
            specks: self.specks.unwrap_or(from.specks),
            smooth: self.smooth.unwrap_or(from.smooth),
            pixel_art: from.pixel_art && !self.no_pixel_art,
            seed: self.seed.unwrap_or(from.seed),
        }
    }
}

/// Colours, the background first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette(pub Vec<Rgb>);

fn bad(key: &str) -> String {
    key.to_owned()
}

/// Four numbers: `10,20,300,200`.
fn crop(text: &str) -> Result<Crop, String> {
    let numbers: Option<Vec<u32>> = text.split(',').map(|part| part.trim().parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[left, top, width, height]) if width > 0 && height > 0 => {
            Ok(Crop { left, top, width, height })
        }
        _ => Err(bad("usage-crop")),
    }
}

/// Two numbers: `5:6`.
fn aspect(text: &str) -> Result<(u32, u32), String> {
    let side = |part: &str| part.trim().parse().ok().filter(|side| (1..=1000).contains(side));
    let (across, down) = text.split_once([':', 'x', '/']).ok_or_else(|| bad("usage-aspect"))?;
    side(across).zip(side(down)).ok_or_else(|| bad("usage-aspect"))
}

/// A number from 0.1 to 10, as hundredths.
fn gamma(text: &str) -> Result<u16, String> {
    let number: f64 = text.replace(',', ".").parse().map_err(|_| bad("usage-gamma"))?;
    if (0.1..=10.0).contains(&number) {
        Ok((number * 100.0).round() as u16)
    } else {
        Err(bad("usage-gamma"))
    }
}

/// `off`, `only`, or how strong in percent.
fn edges(text: &str) -> Result<Edges, String> {
    match text {
        "off" => Ok(Edges::Off),
        "only" => Ok(Edges::Only),
        _ => percent(text).map(Edges::Add).ok_or_else(|| bad("usage-edges")),
    }
}

/// `otsu`, `local`, or a lightness in percent.
fn threshold(text: &str) -> Result<Threshold, String> {
    match text {
        "otsu" => Ok(Threshold::Otsu),
        "local" => Ok(Threshold::Local),
        _ => percent(text).map(Threshold::Level).ok_or_else(|| bad("usage-threshold")),
    }
}

fn percent(text: &str) -> Option<u8> {
    text.trim_end_matches('%').parse().ok().filter(|percent| *percent <= 100)
}

fn colour(text: &str) -> Result<Rgb, String> {
    text.parse().map_err(|_| bad("usage-colour"))
}

/// Two to 32 colours: `fff,000,c33`.
fn palette(text: &str) -> Result<Palette, String> {
    let colours: Result<Vec<Rgb>, String> =
        text.split(',').map(|part| colour(part.trim())).collect();
    match colours? {
        colours if (2..=32).contains(&colours.len()) => Ok(Palette(colours)),
        _ => Err(bad("usage-palette")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_and_bad_ones_refused() {
        assert_eq!(crop("1,2,3,4"), Ok(Crop { left: 1, top: 2, width: 3, height: 4 }));
        assert_eq!(
            (aspect("5:6"), gamma("1,5"), edges("30%")),
            (Ok((5, 6)), Ok(150), Ok(Edges::Add(30)))
        );
        assert_eq!(
            (threshold("local"), threshold("45")),
            (Ok(Threshold::Local), Ok(Threshold::Level(45)))
        );
        assert_eq!(palette("fff, #000").map(|palette| palette.0.len()), Ok(2));
        for bad in ["", "1,2,3", "1,2,0,4", "a,b,c,d", "-1,2,3,4"] {
            assert!(crop(bad).is_err(), "{bad}");
        }
        for bad in ["", "0:1", "5", "5:6:7", "a:b"] {
            assert!(aspect(bad).is_err(), "{bad}");
        }
        for bad in ["", "0.05", "11", "nan", "-1"] {
            assert!(gamma(bad).is_err(), "{bad}");
        }
        for bad in ["", "101", "-1", "some"] {
            assert!(edges(bad).is_err() && threshold(bad).is_err(), "{bad}");
        }
        assert!(palette("fff").is_err() && palette("").is_err() && threshold("x").is_err());
    }
}
