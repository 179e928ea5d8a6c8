//! A table of contents: groups of lines, each with the page it leads to.

use crate::font::{ASCENT, DESCENT, Face};
use crate::page::{Block, Item, Page, Rect, Role, grey};
use crate::press::Press;

/// A group of lines under a heading.
pub struct Group {
    /// What they have in common.
    pub heading: String,
    /// What each says, and its page, from 0.
    pub lines: Vec<(String, usize)>,
}

const TITLE: f32 = 20.0;
const HEADING: f32 = 11.0;
const SIZE: f32 = 9.0;
const LINE: f32 = 14.0;
const GAP: f32 = 24.0;

/// Adds the contents, and behind them everything else: `body` adds it and tells the pages of its parts, of which there
/// are `count`. The contents come first and are filled in last, when it is known where everything is.
pub fn before<E>(
    press: &mut Press,
    title: &str,
    count: usize,
    groups: impl Fn(&[usize]) -> Vec<Group>,
    body: impl FnOnce(&mut Press) -> Result<Vec<usize>, E>,
) -> Result<(), E> {
    let first = press.pages();
    let mut trial = Press::new(press.sheet, String::new(), String::new());
    (0..first).for_each(|_| trial.bare(Vec::new()));
    write(&mut trial, title, &groups(&vec![0; count]));
    let behind = trial.pages();
    (first..behind).for_each(|_| press.bare(Vec::new()));
    let places = body(press)?;
    let rest = press.document.pages.split_off(behind);
    press.document.pages.truncate(first);
    write(press, title, &groups(&places));
    press.document.pages.extend(rest);
    Ok(())
}

/// Adds the contents.
pub fn write(press: &mut Press, title: &str, groups: &[Group]) {
    let mut area = press.area();
    let columns = if area.width > 400.0 { 2 } else { 1 };
    let mut blocks = vec![headline(&area, title)];
    let (mut top, mut column, mut y) = (area.y + TITLE * 1.9, 0, area.y + TITLE * 1.9);
    let mut links: Vec<(Rect, usize)> = Vec::new();
    let wide = |area: &Rect| (area.width - GAP * (columns - 1) as f32) / columns as f32;
    for group in groups {
        for at in 0..=group.lines.len() {
            // A heading takes its first line along.
            let need = if at == 0 { 3.0 * LINE } else { LINE };
            if y + need > area.bottom() {
                column += 1;
                if column == columns {
                    turn(press, &mut blocks, &mut links);
                    (area, column) = (press.area(), 0);
                    top = area.y;
                }
                y = top;
            }
            let x = area.x + column as f32 * (wide(&area) + GAP);
            match at.checked_sub(1).map(|at| &group.lines[at]) {
                None => {
                    y += if y > top { LINE * 0.8 } else { 0.0 };
                    let room = Rect::new(x, y, wide(&area), HEADING * (ASCENT + DESCENT));
                    let text = Face::Bold.fitted(&group.heading, HEADING, room.width);
                    let items =
                        vec![Item::text([x, y + HEADING * ASCENT], HEADING, Face::Bold, text)];
                    blocks.push(Block { role: Role::Heading(2), area: room, items });
                    y += LINE * 1.4;
                }
                Some((text, page)) => {
                    let room = Rect::new(x, y, wide(&area), SIZE * (ASCENT + DESCENT));
                    let (base, number) = (y + SIZE * ASCENT, (page + 1).to_string());
                    let text = Face::Regular.fitted(text, SIZE, room.width - 30.0);
                    let from = x + Face::Regular.width(&text, SIZE) + 4.0;
                    let to = room.right() - Face::Regular.width(&number, SIZE) - 4.0;
                    let mut items = vec![
                        Item::text([x, base], SIZE, Face::Regular, text),
                        Item::ending([room.right(), base], SIZE, Face::Regular, number),
                    ];
                    if to > from {
                        let dots = Rect::new(from, base - 0.4, to - from, 0.4);
                        items.push(Item::Rects(vec![dots], grey(0.75)));
                    }
                    blocks.push(Block { role: Role::Paragraph, area: room, items });
                    links.push((room, *page));
                    y += LINE;
                }
            }
        }
    }
    turn(press, &mut blocks, &mut links);
}

fn turn(press: &mut Press, blocks: &mut Vec<Block>, links: &mut Vec<(Rect, usize)>) {
    press.push(std::mem::take(blocks));
    if let Some(Page { links: own, .. }) = press.document.pages.last_mut() {
        *own = std::mem::take(links);
    }
}

/// The title of a page.
pub fn headline(area: &Rect, title: &str) -> Block {
    let text = Face::Bold.fitted(title, TITLE, area.width);
    let room = Rect::new(area.x, area.y, area.width, TITLE * (ASCENT + DESCENT));
    let items = vec![Item::text([area.x, area.y + TITLE * ASCENT], TITLE, Face::Bold, text)];
    Block { role: Role::Heading(1), area: room, items }
}
