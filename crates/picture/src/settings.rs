//! What may be chosen about an import. All numbers are whole ones, so that settings written to a
//! file and read back are the same settings, and give the same puzzle.

use crate::Crop;
use grille_engine::nonogram::Rgb;
use serde::{Deserialize, Serialize};

/// How pixels become cells. Kept with a drawing, they make the same picture again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Quarter turns clockwise, before anything else.
    pub quarter_turns: u8,
    /// Mirrored left to right, after the turns.
    pub mirror: bool,
    /// The part to take; all, if none is named.
    pub crop: Option<Crop>,
    /// How many columns of cells.
    pub width: Option<u16>,
    /// How many rows of cells. With the width alone, or neither, it follows from the shape of
    /// the picture.
    pub height: Option<u16>,
    /// Brightness and the like.
    pub tone: Tone,
    /// Whether outlines are drawn.
    pub edges: Edges,
    /// What the colours become.
    pub inks: Inks,
    /// Whether black is told from white by colour as well as by lightness, where the level is
    /// found in the picture (by Otsu, or for a density).
    pub by_colour: bool,
    /// The colour of the cells that stay empty, among those found; by itself, if none is named:
    /// what is transparent, else what most of the border looks like.
    #[serde(with = "rgb_text::option")]
    pub background: Option<Rgb>,
    /// Whether colours that a colour-blind player cannot tell apart become one, or are shown
    /// lighter and darker so that everybody can.
    pub merge_similar: bool,
    /// Whether in-between shades are made of scattered cells. Such puzzles mostly have many
    /// solutions.
    pub dither: bool,
    /// Groups of fewer cells of one colour than this are taken up by what is around them.
    pub specks: u16,
    /// How often outlines are smoothed: a cell takes the colour of most of the eight around it.
    pub smooth: u8,
    /// Whether pixel art is taken cell by cell as it is.
    pub pixel_art: bool,
    /// Decides where nothing else does.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            quarter_turns: 0,
            mirror: false,
            crop: None,
            width: None,
            height: None,
            tone: Tone::default(),
            edges: Edges::Off,
            inks: Inks::Auto,
            by_colour: true,
            background: None,
            merge_similar: true,
            dither: false,
            specks: 2,
            smooth: 0,
            pixel_art: true,
            seed: 1,
        }
    }
}

/// Brightness and the like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tone {
    /// From -100 (black) to 100 (white).
    pub brightness: i8,
    /// From -100 (all the same) to 100 (nothing between black and white).
    pub contrast: i8,
    /// In hundredths: above 100 what is dark becomes lighter, below 100 darker.
    pub gamma: u16,
    /// Whether light and dark change places.
    pub invert: bool,
}

impl Default for Tone {
    fn default() -> Tone {
        Tone { brightness: 0, contrast: 0, gamma: 100, invert: false }
    }
}

/// Whether outlines are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Edges {
    /// No.
    #[default]
    Off,
    /// Where light and dark meet, cells become darker, by this many hundredths.
    Add(u8),
    /// The picture is its outlines.
    Only,
}

/// What the colours become.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Inks {
    /// Pixel art keeps its own colours; everything else becomes black and white, by Otsu.
    #[default]
    Auto,
    /// Black and white.
    BlackAndWhite(Threshold),
    /// So many inks beside the background, found in the picture.
    Colours(u8),
    /// These colours, the background first.
    Given(#[serde(with = "rgb_text::list")] Vec<Rgb>),
}

/// What is dark enough to be black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Threshold {
    /// The level that parts light and dark best (Otsu, 1979).
    #[default]
    Otsu,
    /// A level of its own for each place, from what is around it (Sauvola and Pietikäinen, 2000).
    Local,
    /// What is darker than this many hundredths of white.
    Level(u8),
    /// The darkest cells, this many of a hundred.
    Density(u8),
}

/// Colours as text, `#ff8800`.
mod rgb_text {
    use super::Rgb;
    use serde::de::Error;

    fn parse<E: Error>(text: &str) -> Result<Rgb, E> {
        text.parse().map_err(|_| E::custom("a colour such as #ff8800"))
    }

    pub mod option {
        use super::{Rgb, parse};
        use serde::{Deserialize, Deserializer, Serialize, Serializer};

        #[expect(clippy::ref_option, reason = "serde calls it so")]
        pub fn serialize<S: Serializer>(rgb: &Option<Rgb>, to: S) -> Result<S::Ok, S::Error> {
            rgb.map(|rgb| rgb.to_string()).serialize(to)
        }

        pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Rgb>, D::Error> {
            Option::<String>::deserialize(from)?.map(|text| parse(&text)).transpose()
        }
    }

    pub mod list {
        use super::{Rgb, parse};
        use serde::{Deserialize, Deserializer, Serialize, Serializer};

        pub fn serialize<S: Serializer>(list: &[Rgb], to: S) -> Result<S::Ok, S::Error> {
            list.iter().map(Rgb::to_string).collect::<Vec<_>>().serialize(to)
        }

        pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Rgb>, D::Error> {
            Vec::<String>::deserialize(from)?.iter().map(|text| parse(text)).collect()
        }
    }
}
