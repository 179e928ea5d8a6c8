//! Any pixels with any settings: importing them does not panic, gives the same twice, and a
//! picture whose inks are its own.

#![no_main]

use grille_engine::nonogram::{Puzzle, Rgb};
use grille_picture::{Crop, Edges, Inks, Pixels, Settings, Threshold, Tone, import};
use libfuzzer_sys::fuzz_target;

/// Takes bytes from the front; zeros once there are none.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let (&first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        first
    }

    fn side(&mut self) -> Option<u16> {
        Some(u16::from(self.next() % 48)).filter(|side| *side > 0)
    }

    fn colour(&mut self) -> Rgb {
        Rgb { r: self.next(), g: self.next(), b: self.next() }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let flags = bytes.next();
    let flag = |bit: u8| flags >> bit & 1 == 1;
    let number = bytes.next();
    let settings = Settings {
        quarter_turns: number,
        mirror: flag(0),
        crop: flag(1).then(|| Crop {
            left: bytes.next().into(),
            top: bytes.next().into(),
            width: bytes.next().into(),
            height: bytes.next().into(),
        }),
        width: bytes.side(),
        height: bytes.side(),
        tone: Tone {
            brightness: bytes.next() as i8,
            contrast: bytes.next() as i8,
            gamma: u16::from(bytes.next()) * 5,
            invert: flag(2),
        },
        edges: match bytes.next() {
            0..100 => Edges::Off,
            100..200 => Edges::Add(number),
            _ => Edges::Only,
        },
        inks: match bytes.next() % 6 {
            0 => Inks::Auto,
            1 => Inks::BlackAndWhite(Threshold::Otsu),
            2 => Inks::BlackAndWhite(Threshold::Local),
            3 => Inks::BlackAndWhite(Threshold::Density(number)),
            4 => Inks::Colours(number % 40),
            _ => Inks::Given((0..number % 40).map(|_| bytes.colour()).collect()),
        },
        by_colour: flag(3),
        background: flag(4).then(|| bytes.colour()),
        merge_similar: flag(5),
        dither: flag(6),
        specks: u16::from(number % 7),
        smooth: number % 4,
        pixel_art: flag(7),
        seed: u64::from(number),
    };
    let (width, height) = (1 + u32::from(bytes.next() % 40), 1 + u32::from(bytes.next() % 40));
    let data = (0..width * height * 4).map(|_| bytes.next()).collect();
    let Ok(pixels) = Pixels::rgba(width, height, data) else { return };
    let imported = import(&pixels, &settings);
    assert_eq!(imported, import(&pixels, &settings));
    if let Ok(imported) = imported {
        assert!(Puzzle::of(&imported.picture, imported.inks).is_ok());
    }
});
