//! Imports pictures like photographs at several sizes, black and white and in colours, mends them,
//! and tells how many became unique by changing how few cells:
//!
//! ```text
//! cargo run --release -p grille-picture --example photographs -- [FOLDER]
//! ```
//!
//! In the folder it leaves the pictures themselves and sheets of them: each picture, then what
//! was imported and what was mended of it, for every size.

#![allow(clippy::print_stdout, reason = "this is a program")]

mod scenes;
mod sheet;

use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::repair::{Aim, Mend, Proposal};
use grille_engine::nonogram::{Picture, Rgb};
use grille_engine::run::Task;
use grille_picture::{Imported, Inks, Pixels, Settings, decode, encode, import};
use scenes::{SCENES, Scene};
use sheet::Sheet;
use std::time::Instant;

/// The side of the pictures, in pixels.
const SIDE: usize = 320;
const SIZES: [u16; 3] = [20, 30, 50];
/// Those on the sheet for the documents, at 30 columns.
const TWELVE: [&str; 12] = [
    "face", "cat", "owl", "apple", "pear", "mug", "tree", "bricks", "boat", "fish", "flower",
    "gear",
];

fn main() {
    let folder = std::env::args().nth(1);
    let (mut tried, mut within, mut unique) = (0, 0, 0);
    let mut slowest = 0.0f64;
    let mut twelve = Sheet::new(6, 6);
    for (number, (kind, inks)) in
        [("bw", Inks::Auto), ("colour", Inks::Colours(4))].into_iter().enumerate()
    {
        let mut sheet = Sheet::new(1 + 2 * SIZES.len(), SCENES.len());
        for (row, scene) in SCENES.iter().enumerate() {
            let pixels = rendered(scene);
            sheet.draw(row, 0, &pixels);
            for (col, width) in SIZES.into_iter().enumerate() {
                let settings =
                    Settings { width: Some(width), inks: inks.clone(), ..Settings::default() };
                let Ok(imported) = import(&pixels, &settings) else { continue };
                let start = Instant::now();
                let cells = imported.picture.size().cells();
                let mended = mended(&imported, cells / 10);
                let took = start.elapsed().as_secs_f64();
                slowest = slowest.max(took);
                let changes = mended.as_ref().map(|proposal| proposal.changes.len());
                let share = changes.map(|changes| 100.0 * changes as f64 / cells as f64);
                tried += 1;
                unique += usize::from(changes.is_some());
                within += usize::from(share.is_some_and(|share| share <= 3.0));
                let told = share.map_or("none".to_owned(), |share| format!("{share:.1} %"));
                println!(
                    "{kind:7}{:12}{width:4} {:3} changes {told:>7} {took:6.2} s",
                    scene.name,
                    changes.unwrap_or(0)
                );
                sheet.draw(row, 1 + 2 * col, &shown(&imported, &imported.picture));
                if let Some(goal) = mended.and_then(|proposal| proposal.puzzle.goal()) {
                    sheet.draw(row, 2 + 2 * col, &shown(&imported, &goal));
                    if let Some(at) =
                        TWELVE.iter().position(|name| *name == scene.name && width == 30)
                    {
                        twelve.draw(at / 2, at % 2 * 3, &pixels);
                        twelve.draw(at / 2, at % 2 * 3 + 1 + number, &shown(&imported, &goal));
                    }
                }
            }
        }
        if let Some(folder) = &folder {
            for (part, file) in sheet.files(8).into_iter().enumerate() {
                let path = format!("{folder}/{kind}-{part}.png");
                if let Err(error) = std::fs::write(&path, file) {
                    println!("{path}: {error}");
                }
            }
        }
    }
    if let Some(folder) = &folder {
        let path = format!("{folder}/twelve.png");
        for file in twelve.files(6) {
            if let Err(error) = std::fs::write(&path, file) {
                println!("{path}: {error}");
            }
        }
    }
    println!(
        "{tried} imports, {unique} unique, {within} within 3 % of the cells, slowest {slowest:.1} s"
    );
}

fn mended(imported: &Imported, most: usize) -> Option<Proposal> {
    let Imported { picture, inks, costs, .. } = imported;
    let mut mend = Mend::new(picture, inks, Aim::Unique, costs.clone(), most, 1);
    mend.advance(u64::MAX)?.into_iter().next()
}

/// A scene as pixels, by way of a file.
fn rendered(scene: &Scene) -> Pixels {
    let size = Size::new(SIDE, SIDE).expect("within the limits");
    let cells = Grid::from_fn(size, |cell| {
        let mut sum = [0.0; 3];
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            let x = (f64::from(cell.col) + dx) / SIDE as f64;
            let y = (f64::from(cell.row) + dy) / SIDE as f64;
            let colour = (scene.colour)(x, y);
            sum = std::array::from_fn(|i| sum[i] + colour[i] / 4.0);
        }
        let [r, g, b] = sum.map(|part| (part * 255.0 + 0.5) as u8);
        Rgb { r, g, b }
    });
    decode(&encode::png(&cells, Rgb::WHITE)).expect("a picture that was just written")
}

/// A picture of cells as pixels.
fn shown(imported: &Imported, picture: &Picture) -> Pixels {
    let (size, inks) = (picture.size(), &imported.inks);
    let rgb = |index: usize| match inks.get(index) {
        Some(ink) => ink.rgb,
        None if index == 0 => Rgb::WHITE,
        None => Rgb::BLACK,
    };
    let bytes = |colour: &grille_engine::colours::Colour| {
        let Rgb { r, g, b } = rgb(colour.index());
        [r, g, b, 255]
    };
    let data = picture.cells().iter().flat_map(bytes).collect();
    Pixels::rgba(size.cols() as u32, size.rows() as u32, data).expect("as many bytes as pixels")
}
