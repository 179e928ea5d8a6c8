//! Pixels from outlines: the share of each pixel that a filled outline covers, by the signed
//! areas under its edges (as font rasterisers do). Outlines that overlap themselves count once.

use crate::font::Piece;
use crate::page::{Item, Page, Point, Rect};
use grille_engine::nonogram::Rgb;

/// A picture in the making, white at first.
pub struct Canvas {
    /// Pixels a line.
    pub width: usize,
    /// Lines.
    pub height: usize,
    /// Three bytes a pixel.
    pub pixels: Vec<u8>,
    scale: f32,
}

impl Canvas {
    /// A page with so many pixels a point.
    pub fn of(page: &Page, scale: f32) -> Canvas {
        let pixels = |points: f32| (points * scale).ceil().max(1.0) as usize;
        let (width, height) = (pixels(page.width), pixels(page.height));
        let mut canvas = Canvas { width, height, pixels: vec![255; width * height * 3], scale };
        for item in page.blocks.iter().flat_map(|block| &block.items) {
            canvas.draw(item);
        }
        canvas
    }

    fn draw(&mut self, item: &Item) {
        match item {
            Item::Rects(rects, colour) => {
                for rect in rects {
                    self.fill(&[corners(rect)], *colour);
                }
            }
            Item::Polygon(points, colour) => self.fill(std::slice::from_ref(points), *colour),
            Item::Stroke { points, width, colour, dashed } => {
                for pair in points.windows(2) {
                    for (from, to) in dashes(pair[0], pair[1], *width, *dashed) {
                        self.fill(&[thick(from, to, *width)], *colour);
                    }
                }
            }
            Item::Text { at, size, face, colour, text } => {
                let mut x = at[0];
                for letter in text.chars() {
                    let glyph = face.glyph(letter);
                    let contours = flattened(&face.outline(glyph), [x, at[1]], *size);
                    self.fill(&contours, *colour);
                    x += face.advance(glyph) * size;
                }
            }
        }
    }

    fn fill(&mut self, contours: &[Vec<Point>], colour: Rgb) {
        let points = || contours.iter().flatten().map(|point| point.map(|at| at * self.scale));
        let bound = |side: usize, most: usize| {
            let all = points().map(|point| point[side]);
            let low = all.clone().fold(f32::MAX, f32::min).floor().max(0.0) as usize;
            let high = all.fold(0.0, f32::max).ceil() as usize + 1;
            (low.min(most), high.min(most))
        };
        let ((left, right), (top, below)) = (bound(0, self.width), bound(1, self.height));
        if left >= right || top >= below {
            return;
        }
        let wide = right - left + 2;
        let mut sums = vec![0.0f32; wide * (below - top)];
        for contour in contours {
            for (at, from) in contour.iter().enumerate() {
                let to = contour[(at + 1) % contour.len()];
                let here =
                    |p: &Point| [p[0] * self.scale - left as f32, p[1] * self.scale - top as f32];
                edge(&mut sums, wide, below - top, here(from), here(&to));
            }
        }
        for row in 0..below - top {
            let mut sum = 0.0;
            for col in 0..right - left {
                sum += sums[row * wide + col];
                let share = sum.abs().min(1.0);
                if share > 0.003 {
                    let at = ((top + row) * self.width + left + col) * 3;
                    for (byte, own) in
                        self.pixels[at..at + 3].iter_mut().zip([colour.r, colour.g, colour.b])
                    {
                        *byte = (f32::from(*byte) * (1.0 - share) + f32::from(own) * share).round()
                            as u8;
                    }
                }
            }
        }
    }
}

/// Adds the area to the right of an edge, row by row.
fn edge(sums: &mut [f32], wide: usize, rows: usize, from: Point, to: Point) {
    if from[1] == to[1] {
        return;
    }
    let (sign, high, low) = if from[1] < to[1] { (1.0, from, to) } else { (-1.0, to, from) };
    let slope = (low[0] - high[0]) / (low[1] - high[1]);
    let first = high[1].max(0.0);
    let last = low[1].min(rows as f32);
    let mut y = first;
    while y < last {
        let row = y.floor();
        let next = (row + 1.0).min(last);
        let (x0, x1) = (high[0] + (y - high[1]) * slope, high[0] + (next - high[1]) * slope);
        spread(
            &mut sums[row as usize * wide..(row as usize + 1) * wide],
            x0,
            x1,
            sign * (next - y),
        );
        y = next;
    }
}

/// Spreads what an edge of this height adds over the pixels that it crosses.
fn spread(sums: &mut [f32], x0: f32, x1: f32, height: f32) {
    let most = (sums.len() - 2) as f32;
    let (low, high) = (x0.min(x1).clamp(0.0, most), x0.max(x1).clamp(0.0, most));
    let (first, last) = (low.floor() as usize, high.floor() as usize);
    if first == last {
        let covered = 1.0 - ((low + high) / 2.0 - first as f32);
        sums[first] += height * covered;
        sums[first + 1] += height * (1.0 - covered);
        return;
    }
    let rate = height / (high - low);
    let mut before = 0.0;
    for (pixel, sum) in sums.iter_mut().enumerate().take(last + 1).skip(first) {
        let (from, to) = (low.max(pixel as f32), high.min(pixel as f32 + 1.0));
        let part = rate * (to - from);
        let covered = 1.0 - ((from + to) / 2.0 - pixel as f32);
        *sum += part * covered + before;
        before = part * (1.0 - covered);
    }
    sums[last + 1] += before;
}

fn corners(rect: &Rect) -> Vec<Point> {
    let (right, below) = (rect.right(), rect.bottom());
    vec![[rect.x, rect.y], [right, rect.y], [right, below], [rect.x, below]]
}

/// A line of this width from one place to another, a little longer at both ends.
fn thick(from: Point, to: Point, width: f32) -> Vec<Point> {
    let along = [to[0] - from[0], to[1] - from[1]];
    let length = (along[0] * along[0] + along[1] * along[1]).sqrt().max(1e-6);
    let [x, y] = along.map(|at| at / length * width / 2.0);
    vec![
        [from[0] - x * 0.4 - y, from[1] - y * 0.4 + x],
        [to[0] + x * 0.4 - y, to[1] + y * 0.4 + x],
        [to[0] + x * 0.4 + y, to[1] + y * 0.4 - x],
        [from[0] - x * 0.4 + y, from[1] - y * 0.4 - x],
    ]
}

/// A dash is this many widths long, and so is the gap behind it.
pub const DASH: f32 = 3.0;

fn dashes(from: Point, to: Point, width: f32, dashed: bool) -> Vec<(Point, Point)> {
    let along = [to[0] - from[0], to[1] - from[1]];
    let length = (along[0] * along[0] + along[1] * along[1]).sqrt();
    let step = DASH * width;
    if !dashed || length < step {
        return vec![(from, to)];
    }
    let at = |far: f32| [from[0] + along[0] * far / length, from[1] + along[1] * far / length];
    let count = (length / (2.0 * step)).ceil() as usize;
    let starts = (0..count).map(|number| number as f32 * 2.0 * step);
    starts.map(|start| (at(start), at((start + step).min(length)))).collect()
}

/// The contours of a glyph as polygons, with its base line beginning here.
pub fn flattened(pieces: &[Piece], at: Point, size: f32) -> Vec<Vec<Point>> {
    let here = |[x, y]: Point| [at[0] + x * size, at[1] - y * size];
    let (mut contours, mut now) = (Vec::new(), Vec::new());
    for piece in pieces {
        match *piece {
            Piece::Move(to) => now = vec![here(to)],
            Piece::Line(to) => now.push(here(to)),
            Piece::Quad(pull, to) => {
                let (from, pull, to) = (now.last().copied().unwrap_or(at), here(pull), here(to));
                for step in 1..=6 {
                    let t = step as f32 / 6.0;
                    let mix = |a: f32, b: f32, c: f32| {
                        (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c
                    };
                    now.push([mix(from[0], pull[0], to[0]), mix(from[1], pull[1], to[1])]);
                }
            }
            Piece::Close => contours.push(std::mem::take(&mut now)),
        }
    }
    contours.retain(|contour| contour.len() > 2);
    contours
}
