//! A sheet: how large the paper is, and what stays free round what is printed.

use crate::page::Rect;

/// Millimetres in points.
pub const MM: f32 = 72.0 / 25.4;

/// A kind of paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    /// Its width in points.
    pub width: f32,
    /// Its height in points.
    pub height: f32,
    /// What stays free on all sides.
    pub margin: f32,
    /// What more stays free where a book is bound: on the left of odd pages, on the right of even
    /// ones.
    pub gutter: f32,
}

/// The papers by name: width and height in points, and the margin.
pub const PAPERS: &[(&str, f32, f32, f32)] = &[
    ("a4", 210.0 * MM, 297.0 * MM, 15.0 * MM),
    ("letter", 612.0, 792.0, 43.2),
    ("a5", 148.0 * MM, 210.0 * MM, 11.0 * MM),
    ("6x9", 432.0, 648.0, 32.4),
    ("tablet", 157.0 * MM, 210.0 * MM, 8.0 * MM),
    ("a3", 297.0 * MM, 420.0 * MM, 15.0 * MM),
];

impl Sheet {
    /// The paper of this name, or of this size: `a4`, `6x9`, `200x300mm`.
    pub fn find(name: &str) -> Option<Sheet> {
        let name = name.to_ascii_lowercase();
        if let Some(&(_, width, height, margin)) = PAPERS.iter().find(|(own, ..)| *own == name) {
            return Some(Sheet { width, height, margin, gutter: 0.0 });
        }
        let (width, height) = name.strip_suffix("mm")?.split_once('x')?;
        let side =
            |text: &str| text.parse::<f32>().ok().filter(|side| (50.0..=2000.0).contains(side));
        let (width, height) = (side(width)? * MM, side(height)? * MM);
        Some(Sheet {
            width,
            height,
            margin: (width.min(height) * 0.06).min(15.0 * MM),
            gutter: 0.0,
        })
    }

    /// The same on its side.
    pub fn turned(&self) -> Sheet {
        Sheet { width: self.height, height: self.width, ..*self }
    }

    /// What can be printed on a page of this number, from 1.
    pub fn area(&self, number: usize) -> Rect {
        let left = if number % 2 == 1 { self.margin + self.gutter } else { self.margin };
        let width = self.width - 2.0 * self.margin - self.gutter;
        Rect::new(left, self.margin, width, self.height - 2.0 * self.margin)
    }

    /// What a book of so many pages needs where it is bound, beside the margin: the steps that
    /// printers of paperbacks ask for.
    pub fn gutter_of(pages: usize) -> f32 {
        match pages {
            0..=23 => 0.0,
            24..=150 => 9.0,
            151..=300 => 18.0,
            _ => 27.0,
        }
    }
}
