//! Stars, drawn: the font has none.

use crate::page::{Item, Point, grey};
use grille_engine::nonogram::Rgb;
use std::f32::consts::PI;

/// How wide a star with its gap is, as a share of its height.
pub const STEP: f32 = 1.12;

/// So many stars of so many, from this corner, this high.
pub fn stars(at: Point, height: f32, (full, all): (u8, u8)) -> Vec<Item> {
    let star = |number: u8| {
        let middle = [at[0] + height * (0.5 + STEP * f32::from(number)), at[1] + height * 0.54];
        let colour = if number < full { Rgb::BLACK } else { grey(0.8) };
        Item::Polygon(points(middle, height * 0.5), colour)
    };
    (0..all).map(star).collect()
}

fn points(middle: Point, radius: f32) -> Vec<Point> {
    let corner = |number: usize| {
        let angle = PI * number as f32 / 5.0 - PI / 2.0;
        let far = if number.is_multiple_of(2) { radius } else { radius * 0.42 };
        [middle[0] + far * angle.cos(), middle[1] + far * angle.sin()]
    };
    (0..10).map(corner).collect()
}
