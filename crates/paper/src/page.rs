//! A page as data, in points from its upper left corner: what writers write, and what tests
//! look at.

use crate::font::Face;
use grille_engine::nonogram::Rgb;

/// A place.
pub type Point = [f32; 2];

/// Pages, and what is said about them.
#[derive(Clone, Debug, Default)]
pub struct Document {
    /// Its title.
    pub title: String,
    /// Who made it, if anybody is named.
    pub author: Option<String>,
    /// Its language, as a code: `en`.
    pub lang: String,
    /// The pages.
    pub pages: Vec<Page>,
    /// What readers show beside the pages.
    pub outline: Vec<Mark>,
}

/// A line of the outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// How deep, from 0.
    pub level: usize,
    /// What it says.
    pub text: String,
    /// Which page, from 0.
    pub page: usize,
}

/// A page.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// What is on it.
    pub blocks: Vec<Block>,
    /// Places that lead to another page, from 0.
    pub links: Vec<(Rect, usize)>,
}

/// A part of a page that means something.
#[derive(Clone, Debug)]
pub struct Block {
    /// What it is.
    pub role: Role,
    /// Where it lies: none of its ink is outside.
    pub area: Rect,
    /// Its ink, in the order in which it is drawn.
    pub items: Vec<Item>,
}

/// What a block is to somebody who hears the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// A heading of this level, from 1.
    Heading(u8),
    /// A paragraph.
    Paragraph,
    /// A drawing, and what it shows in words.
    Figure(String),
    /// Nothing: page numbers and rules.
    Artifact,
}

/// Ink.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A line of text: the place is where its base line begins.
    Text {
        /// Where.
        at: Point,
        /// How large.
        size: f32,
        /// Which weight.
        face: Face,
        /// What colour.
        colour: Rgb,
        /// What it says.
        text: String,
    },
    /// Rectangles of one colour, as many as there are.
    Rects(Vec<Rect>, Rgb),
    /// A polygon, closed by itself.
    Polygon(Vec<Point>, Rgb),
    /// A line from point to point, with round ends where it is not dashed.
    Stroke {
        /// From, over, to.
        points: Vec<Point>,
        /// How wide.
        width: f32,
        /// What colour.
        colour: Rgb,
        /// Whether it is dashed.
        dashed: bool,
    },
}

/// A rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Its left side.
    pub x: f32,
    /// Its upper side.
    pub y: f32,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

impl Rect {
    /// A rectangle from its corner.
    pub fn new(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect { x, y, width, height }
    }

    /// Its right side.
    pub fn right(&self) -> f32 {
        self.x + self.width
    }

    /// Its lower side.
    pub fn bottom(&self) -> f32 {
        self.y + self.height
    }

    /// Whether another one lies in it, up to a hair.
    pub fn holds(&self, other: &Rect) -> bool {
        const HAIR: f32 = 0.05;
        other.x >= self.x - HAIR
            && other.y >= self.y - HAIR
            && other.right() <= self.right() + HAIR
            && other.bottom() <= self.bottom() + HAIR
    }

    /// Whether two of them share more than a hair.
    pub fn meets(&self, other: &Rect) -> bool {
        const HAIR: f32 = 0.05;
        self.x + HAIR < other.right()
            && other.x + HAIR < self.right()
            && self.y + HAIR < other.bottom()
            && other.y + HAIR < self.bottom()
    }
}

impl Item {
    /// A text that begins here.
    pub fn text(at: Point, size: f32, face: Face, text: impl Into<String>) -> Item {
        Item::Text { at, size, face, colour: Rgb::BLACK, text: text.into() }
    }

    /// A text with its middle here.
    pub fn centred(at: Point, size: f32, face: Face, text: impl Into<String>) -> Item {
        let text = text.into();
        let x = at[0] - face.width(&text, size) / 2.0;
        Item::text([x, at[1]], size, face, text)
    }

    /// A text that ends here.
    pub fn ending(at: Point, size: f32, face: Face, text: impl Into<String>) -> Item {
        let text = text.into();
        let x = at[0] - face.width(&text, size);
        Item::text([x, at[1]], size, face, text)
    }

    /// The same in another colour.
    pub fn in_colour(mut self, own: Rgb) -> Item {
        match &mut self {
            Item::Text { colour, .. }
            | Item::Rects(_, colour)
            | Item::Polygon(_, colour)
            | Item::Stroke { colour, .. } => *colour = own,
        }
        self
    }

    /// What it covers at most; nothing where it has no ink.
    pub fn ink(&self) -> Option<Rect> {
        let round = |points: &[Point], more: f32| {
            let mut all = points.iter();
            let first = all.next()?;
            let (mut low, mut high) = (*first, *first);
            for point in all {
                for side in 0..2 {
                    low[side] = low[side].min(point[side]);
                    high[side] = high[side].max(point[side]);
                }
            }
            let [x, y] = low.map(|at| at - more);
            Some(Rect::new(x, y, high[0] + more - x, high[1] + more - y))
        };
        match self {
            Item::Text { at, size, face, text, .. } => {
                let (up, down) = face.reach(text);
                let (top, height) = (at[1] - up * size, (up + down) * size);
                Some(Rect::new(at[0], top, face.width(text, *size), height))
            }
            Item::Rects(rects, _) => {
                let corners: Vec<Point> =
                    rects.iter().flat_map(|r| [[r.x, r.y], [r.right(), r.bottom()]]).collect();
                round(&corners, 0.0)
            }
            Item::Polygon(points, _) => round(points, 0.0),
            Item::Stroke { points, width, .. } => round(points, width / 2.0),
        }
    }
}

/// How dark a grey is on paper: 0 black, 1 white.
pub fn grey(light: f32) -> Rgb {
    let level = (light.clamp(0.0, 1.0) * 255.0).round() as u8;
    Rgb { r: level, g: level, b: level }
}
