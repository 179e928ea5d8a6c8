//! What stands above a puzzle: number, stars, what is said about it, the key of its inks, a code for
//! a camera.

use crate::font::{CAP, DESCENT, Face};
use crate::nonogram::Key;
use crate::page::{Item, Rect, grey};
use crate::sheets::{Entry, Plan};
use crate::star;
use grille_engine::nonogram::Rgb;

/// What stands above a board, from the corner (0, 0).
pub struct Head {
    pub items: Vec<Item>,
    pub width: f32,
    pub height: f32,
    /// How much of what is to be told had no room: texts that are cut, stars and codes that are left out.
    pub lost: usize,
}

/// The size of a cell of a code, in points: a third of a millimetre is enough for a camera.
const MODULE: f32 = 1.05;

impl Plan {
    pub(crate) fn head(&self, entry: &Entry, room: f32) -> Head {
        let size = self.type_size();
        let (mut items, mut y, mut wide) = (Vec::new(), 0.0, 0.0f32);
        // A code that is wider than half of the room is left out: what would be left is too little.
        let qr = entry.qr.as_ref().map(|qr| (qr, qr.size().cols() as f32 * MODULE));
        let qr = qr.filter(|(_, side)| *side <= room / 2.0);
        let mut lost = usize::from(entry.qr.is_some() && qr.is_none());
        let room = room - qr.map_or(0.0, |(_, side)| side + 4.0);
        let number = size * 1.5;
        let shown = Face::Bold.fitted(&entry.number, number, room);
        lost += usize::from(shown != entry.number);
        y += number * Face::Bold.reach(&shown).0.max(CAP);
        let mut x = Face::Bold.width(&shown, number);
        items.push(Item::text([0.0, y], number, Face::Bold, shown));
        if let Some(stars) = entry.stars {
            let (high, all) = (size * 0.95, f32::from(stars.1) * star::STEP * size * 0.95);
            let is_whole = x + size + all <= room;
            lost += usize::from(!is_whole);
            if is_whole {
                items.extend(star::stars([x + size * 0.8, y - high * 0.92], high, stars));
                x += size * 0.8 + all;
            }
        }
        wide = wide.max(x);
        let mut line = |text: &str, face: Face, colour: Rgb, items: &mut Vec<Item>| {
            let shown = face.fitted(text, size, room);
            lost += usize::from(shown != text);
            y += size * 1.35;
            wide = wide.max(face.width(&shown, size));
            items.push(Item::text([0.0, y], size, face, shown).in_colour(colour));
        };
        if let Some(note) = &entry.note {
            line(note, Face::Bold, Rgb::BLACK, &mut items);
        }
        if !entry.facts.is_empty() {
            line(&entry.facts, Face::Regular, grey(0.3), &mut items);
        }
        y += DESCENT * size;
        if !entry.key.is_empty() {
            y += size * 0.3;
            let (mut x, high) = (0.0, size * 1.25);
            for (key, whole) in &entry.key {
                let named = Face::Regular.fitted(whole, size, room - high * 1.3);
                lost += usize::from(named != *whole);
                let own = high * 1.25 + Face::Regular.width(&named, size);
                if x > 0.0 && x + own > room {
                    (x, y) = (0.0, y + high * 1.2);
                }
                items.extend(chip(Rect::new(x, y, high, high), *key, size));
                let base = y + high / 2.0 + CAP * size / 2.0;
                items.push(Item::text([x + high * 1.25, base], size, Face::Regular, named));
                x += own + size;
                wide = wide.max(x - size);
            }
            y += high;
        }
        let mut width = wide;
        if let Some((qr, side)) = qr {
            let left = room + 4.0;
            let dark = qr.size().iter().filter(|&own| qr[own]).map(|own| {
                let (row, col) = (f32::from(own.row), f32::from(own.col));
                Rect::new(left + col * MODULE, row * MODULE, MODULE, MODULE)
            });
            items.push(Item::Rects(dark.collect(), Rgb::BLACK));
            width = left + side;
            y = y.max(side);
        }
        Head { items, width, height: y + size * 0.7, lost }
    }
}

/// The letter of an ink on its colour, with a line round it.
fn chip(room: Rect, key: Key, size: f32) -> Vec<Item> {
    let (line, small) = (0.5, size * 0.95);
    let inner =
        Rect::new(room.x + line, room.y + line, room.width - 2.0 * line, room.height - 2.0 * line);
    let base = room.y + room.height / 2.0 + CAP * small / 2.0;
    let letter = Item::centred([room.x + room.width / 2.0, base], small, Face::Bold, key.letter);
    vec![
        Item::Rects(vec![room], grey(0.3)),
        Item::Rects(vec![inner], key.fill),
        letter.in_colour(key.on),
    ]
}

/// The item at another place.
pub fn moved(mut item: Item, by: [f32; 2]) -> Item {
    let place = |at: &mut [f32; 2]| *at = [at[0] + by[0], at[1] + by[1]];
    match &mut item {
        Item::Text { at, .. } => place(at),
        Item::Rects(rects, _) => {
            for rect in rects {
                (rect.x, rect.y) = (rect.x + by[0], rect.y + by[1]);
            }
        }
        Item::Polygon(points, _) | Item::Stroke { points, .. } => points.iter_mut().for_each(place),
    }
    item
}
