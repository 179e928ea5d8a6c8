//! Text that flows from page to page, with figures beside or above it: how to play, licences,
//! worked solutions, covers.

use crate::contents::headline;
use crate::figure::Figure;
use crate::font::{ASCENT, DESCENT, Face};
use crate::page::{Block, Item, Rect, Role};
use crate::press::Press;
use crate::slots::cell;

/// The size of text, and of headings in it.
const SIZE: f32 = 10.0;
const HEADING: f32 = 12.0;
/// From line to line.
const LEADING: f32 = 1.4;
const GAP: f32 = 16.0;

/// Text in the making.
pub struct Flow<'a> {
    press: &'a mut Press,
    blocks: Vec<Block>,
    area: Rect,
    y: f32,
}

impl<'a> Flow<'a> {
    /// Begins on a new page.
    pub fn new(press: &'a mut Press) -> Flow<'a> {
        let area = press.area();
        Flow { press, blocks: Vec::new(), area, y: area.y }
    }

    /// Writes the last page.
    pub fn finish(mut self) {
        if !self.blocks.is_empty() {
            self.turn();
        }
    }

    fn turn(&mut self) {
        let blocks = std::mem::take(&mut self.blocks);
        self.press.push(blocks);
        self.area = self.press.area();
        self.y = self.area.y;
    }

    /// Makes sure that there is room for so much; more than a page is never there.
    fn room(&mut self, height: f32) {
        if self.y + height > self.area.bottom() && self.y > self.area.y {
            self.turn();
        }
    }

    /// The title of what follows, at the head of a page.
    pub fn title(&mut self, text: &str) {
        if self.y > self.area.y {
            self.turn();
        }
        self.blocks.push(headline(&self.area, text));
        self.y += 36.0;
    }

    /// A heading.
    pub fn heading(&mut self, text: &str) {
        self.room(HEADING * 5.0);
        let (x, y) = (self.area.x, self.y);
        self.y +=
            self.lines(Role::Heading(2), [x, y], self.area.width, HEADING, Face::Bold, text) + 3.0;
    }

    /// A paragraph.
    pub fn paragraph(&mut self, text: &str) {
        // Long ones go on over a page.
        let lines = Face::Regular.wrapped(text, SIZE, self.area.width);
        let mut rest = &lines[..];
        while !rest.is_empty() {
            let step = SIZE * LEADING;
            self.room(step * rest.len().min(2) as f32);
            let fit = (((self.area.bottom() - self.y) / step).floor() as usize).max(1);
            let now = fit.min(rest.len());
            let text = rest[..now].join(" ");
            let (x, y) = (self.area.x, self.y);
            self.y +=
                self.lines(Role::Paragraph, [x, y], self.area.width, SIZE, Face::Regular, &text);
            rest = &rest[now..];
        }
        self.y += 6.0;
    }

    /// Adds lines of text as a block, and says how high they are.
    fn lines(
        &mut self,
        role: Role,
        at: [f32; 2],
        width: f32,
        size: f32,
        face: Face,
        text: &str,
    ) -> f32 {
        let lines = face.wrapped(text, size, width);
        let step = size * LEADING;
        let item = |(number, line): (usize, &String)| {
            Item::text(
                [at[0], at[1] + size * ASCENT + number as f32 * step],
                size,
                face,
                line.as_str(),
            )
        };
        let items: Vec<Item> = lines.iter().enumerate().map(item).collect();
        let high = lines.len() as f32 * step;
        if !items.is_empty() {
            let deep = (lines.len() - 1) as f32 * step + size * (ASCENT + DESCENT);
            let area = Rect::new(at[0], at[1], width, deep);
            self.blocks.push(Block { role, area, items });
        }
        high
    }

    /// A figure with a heading and text: beside it where that can be read, else below it.
    pub fn step(&mut self, figure: &dyn Figure, alt: &str, heading: &str, said: &[String]) {
        let (cols, rows) = figure.size();
        let most = figure.scale().most;
        let side = cell(figure, self.area.width * 0.48, self.area.height, most);
        let is_beside = figure.clue().is_none_or(|clue| clue * side >= 5.0) && side >= 5.0;
        let own = match is_beside {
            true => side,
            false => cell(figure, self.area.width, self.area.height * 0.7, most),
        };
        // A picture that nobody can read is left out.
        if figure.clue().is_some_and(|clue| clue * own < 3.5) {
            self.heading(heading);
            said.iter().for_each(|said| self.paragraph(said));
            return;
        }
        let (wide, high) = (cols * own, rows * own);
        let width = if is_beside { self.area.width - wide - GAP } else { self.area.width };
        let text = self.measure(heading, said, width);
        self.room(if is_beside { high.max(text) } else { high + text + 8.0 });
        let (left, top) = (self.area.x, self.y);
        let room = Rect::new(left, top, wide, high);
        let (role, items) = (Role::Figure(alt.to_owned()), figure.draw([left, top], own));
        let figure = Block { role, area: room, items };
        let (x, mut y) = match is_beside {
            true => (left + wide + GAP, top),
            false => (left, top + high + 8.0),
        };
        y += self.lines(Role::Heading(2), [x, y], width, HEADING, Face::Bold, heading) + 2.0;
        for (at, own) in said.iter().enumerate() {
            // Text that is longer than a page is left to flow on.
            if y + self.measure("", std::slice::from_ref(own), width) > self.area.bottom() + 1.0 {
                self.blocks.push(figure);
                self.turn();
                said[at..].iter().for_each(|rest| self.paragraph(rest));
                self.y += 12.0;
                return;
            }
            y += self.lines(Role::Paragraph, [x, y], width, SIZE, Face::Regular, own) + 3.0;
        }
        self.blocks.push(figure);
        self.y = y.max(top + high) + 18.0;
    }

    fn measure(&self, heading: &str, said: &[String], width: f32) -> f32 {
        let high = |face: Face, size: f32, text: &str| {
            face.wrapped(text, size, width).len() as f32 * size * LEADING
        };
        let paragraphs: f32 = said.iter().map(|said| high(Face::Regular, SIZE, said) + 3.0).sum();
        high(Face::Bold, HEADING, heading) + 2.0 + paragraphs
    }
}

/// A cover: a title, a line or two below it, and a figure in the middle.
pub fn cover(
    press: &mut Press,
    title: &str,
    below: &[String],
    figure: Option<(&dyn Figure, &str)>,
) {
    let area = press.sheet.area(press.pages() + 1);
    let (mut blocks, mut y, middle) =
        (Vec::new(), area.y + area.height * 0.12, area.x + area.width / 2.0);
    let mut size = 36.0;
    while size > 14.0 && Face::Bold.wrapped(title, size, area.width).len() > 3 {
        size -= 2.0;
    }
    let mut add = |role: Role, face: Face, size: f32, text: &str, y: &mut f32| {
        let lines = face.wrapped(text, size, area.width);
        let top = *y;
        let mut items = Vec::new();
        for line in lines {
            items.push(Item::centred([middle, *y + size * ASCENT], size, face, line));
            *y += size * 1.25;
        }
        let room = Rect::new(area.x, top, area.width, *y - top);
        blocks.push(Block { role, area: room, items });
    };
    add(Role::Heading(1), Face::Bold, size, title, &mut y);
    y += 12.0;
    for text in below.iter().filter(|text| !text.is_empty()) {
        add(Role::Paragraph, Face::Regular, 14.0, text, &mut y);
        y += 4.0;
    }
    if let Some((figure, alt)) = figure {
        y += 40.0;
        let (width, height) = (area.width * 0.7, area.bottom() - y);
        let own = cell(figure, width, height.max(1.0), 40.0);
        let (cols, rows) = figure.size();
        let room = Rect::new(middle - cols * own / 2.0, y, cols * own, rows * own);
        let items = figure.draw([room.x, room.y], own);
        blocks.push(Block { role: Role::Figure(alt.to_owned()), area: room, items });
    }
    press.bare(blocks);
}
