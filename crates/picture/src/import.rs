//! The whole way from pixels to cells.

use crate::black_and_white::black_and_white;
use crate::colours::{Chosen, in_colours};
use crate::crop::Crop;
use crate::edges::{edges, samples_per_cell};
use crate::exact::{Art, pixel_art};
use crate::reduce::reduce;
use crate::settings::{Edges, Inks, Settings, Threshold};
use crate::tone::tone;
use crate::{Pixels, Trouble, cells};
use grille_engine::colours::Colour;
use grille_engine::grid::{MAX_SIDE, Size};
use grille_engine::nonogram::repair::Weights;
use grille_engine::nonogram::{Ink, Picture};

/// A picture of cells that came of pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The cells.
    pub picture: Picture,
    /// Its inks, as in [`grille_engine::nonogram::Draft::inks`]: none for black on white.
    pub inks: Vec<Ink>,
    /// What a change of each cell to each colour costs: the less, the less sure the pixels are.
    pub costs: Weights,
    /// Whether it is pixel art, taken as it is.
    pub is_exact: bool,
}

/// The sides of the longer side of a picture, if nothing else is said.
const USUAL_SIDE: u16 = 30;

/// How many rows and columns of cells a picture of so many pixels becomes.
pub fn grid_size(crop: Crop, settings: &Settings) -> Result<Size, Trouble> {
    let follow = |own: u16, mine: u32, other: u32| {
        let (own, mine, other) = (u64::from(own), u64::from(mine), u64::from(other));
        ((own * other + mine / 2) / mine).clamp(1, MAX_SIDE as u64) as usize
    };
    let (wide, high) = (crop.width, crop.height);
    let (rows, cols) = match (settings.height, settings.width) {
        (Some(rows), Some(cols)) => (rows.into(), cols.into()),
        (None, Some(cols)) => (follow(cols, wide, high), cols.into()),
        (Some(rows), None) => (rows.into(), follow(rows, high, wide)),
        (None, None) if wide >= high => (follow(USUAL_SIDE, wide, high), USUAL_SIDE.into()),
        (None, None) => (USUAL_SIDE.into(), follow(USUAL_SIDE, high, wide)),
    };
    Size::new(rows, cols).map_err(|_| Trouble::TooManyCells { limit: MAX_SIDE })
}

/// The picture of cells that pixels become. The same pixels and settings give the same picture,
/// on every machine.
pub fn import(pixels: &Pixels, settings: &Settings) -> Result<Imported, Trouble> {
    if let Inks::Given(colours) = &settings.inks
        && !(2..=Colour::LIMIT).contains(&colours.len())
    {
        return Err(Trouble::BadPalette);
    }
    if !settings.quarter_turns.is_multiple_of(4) || settings.mirror {
        let seen = pixels.clone().turned(settings.quarter_turns, settings.mirror);
        return from_upright(&seen, settings);
    }
    from_upright(pixels, settings)
}

fn from_upright(pixels: &Pixels, settings: &Settings) -> Result<Imported, Trouble> {
    let (width, height) = (pixels.width(), pixels.height());
    let crop = settings.crop.unwrap_or(Crop::whole(width, height)).within(width, height)?;
    let fits = |art: &Art| {
        let is = |wanted: Option<u16>, own: u32| wanted.is_none_or(|n| u32::from(n) == own);
        is(settings.width, art.cols) && is(settings.height, art.rows)
    };
    let art = settings.pixel_art.then(|| pixel_art(pixels, crop)).flatten().filter(fits);
    let is_plain = settings.tone == Default::default() && settings.edges == Edges::Off;
    if let (Some(art), Inks::Auto, true) = (art, &settings.inks, is_plain) {
        let (picture, inks) = cells::exact(pixels, crop, art.scale, settings.background)?;
        let costs = Weights::outline(&picture);
        return Ok(Imported { picture, inks, costs, is_exact: true });
    }
    let size = match art {
        Some(art) => Size::new(art.rows as usize, art.cols as usize)
            .ok()
            .ok_or(Trouble::TooManyCells { limit: MAX_SIDE })?,
        None => grid_size(crop, settings)?,
    };
    let per_cell = samples_per_cell(size.rows(), size.cols());
    let in_tone = |per_cell: usize| {
        let samples = reduce(pixels, crop, size.rows() * per_cell, size.cols() * per_cell);
        tone(&samples, settings.tone)
    };
    let outlines = (settings.edges != Edges::Off).then(|| edges(&in_tone(per_cell), per_cell));
    let outlines = outlines.as_ref();
    let shades = match &settings.inks {
        Inks::Auto => black_and_white(&in_tone(1), outlines, Threshold::Otsu, settings),
        Inks::BlackAndWhite(threshold) => {
            black_and_white(&in_tone(1), outlines, *threshold, settings)
        }
        Inks::Colours(count) => {
            let fine = in_tone(per_cell);
            let count = usize::from(*count).clamp(1, Colour::LIMIT - 1);
            in_colours(&fine, per_cell, outlines, &Chosen::found(&fine, count, settings), settings)
        }
        Inks::Given(colours) => {
            in_colours(&in_tone(per_cell), per_cell, outlines, &Chosen::given(colours), settings)
        }
    };
    Ok(shades.finished(size, settings, art.is_some()))
}
