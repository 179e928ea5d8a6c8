//! Pages, one after the other, each with its number where there shall be one.

use crate::font::Face;
use crate::page::{Block, Document, Item, Mark, Page, Rect, Role, grey};
use crate::sheet::Sheet;

/// What stays free at the foot of a page for its number.
const FOOT: f32 = 18.0;
/// The size of page numbers.
const NUMBER: f32 = 9.0;

/// A document in the making.
pub struct Press {
    /// The paper.
    pub sheet: Sheet,
    /// What is there so far.
    pub document: Document,
    /// Whether pages have their numbers on them.
    pub is_numbered: bool,
}

impl Press {
    /// A document without pages.
    pub fn new(sheet: Sheet, title: String, lang: String) -> Press {
        let document = Document { title, lang, ..Document::default() };
        Press { sheet, document, is_numbered: true }
    }

    /// How many pages there are.
    pub fn pages(&self) -> usize {
        self.document.pages.len()
    }

    /// What can be printed on the next page.
    pub fn area(&self) -> Rect {
        self.area_on(&self.sheet)
    }

    /// What can be printed on the next page, if it is this sheet.
    pub fn area_on(&self, sheet: &Sheet) -> Rect {
        let area = sheet.area(self.pages() + 1);
        Rect { height: area.height - if self.is_numbered { FOOT } else { 0.0 }, ..area }
    }

    /// Adds a page.
    pub fn push(&mut self, blocks: Vec<Block>) {
        self.push_on(&self.sheet.clone(), blocks);
    }

    /// Adds a page that is this sheet.
    pub fn push_on(&mut self, sheet: &Sheet, mut blocks: Vec<Block>) {
        let number = self.pages() + 1;
        if self.is_numbered {
            let (area, text) = (sheet.area(number), number.to_string());
            let base = area.bottom() - NUMBER * 0.25;
            let item = match (self.sheet.gutter > 0.0, number % 2) {
                (false, _) => {
                    Item::centred([area.x + area.width / 2.0, base], NUMBER, Face::Regular, text)
                }
                (true, 1) => Item::ending([area.right(), base], NUMBER, Face::Regular, text),
                (true, _) => Item::text([area.x, base], NUMBER, Face::Regular, text),
            };
            let room = Rect::new(area.x, area.bottom() - NUMBER, area.width, NUMBER);
            blocks.push(Block {
                role: Role::Artifact,
                area: room,
                items: vec![item.in_colour(grey(0.35))],
            });
        }
        let (width, height) = (sheet.width, sheet.height);
        self.document.pages.push(Page { width, height, blocks, links: Vec::new() });
    }

    /// Adds a page without a number on it.
    pub fn bare(&mut self, blocks: Vec<Block>) {
        let (width, height) = (self.sheet.width, self.sheet.height);
        self.document.pages.push(Page { width, height, blocks, links: Vec::new() });
    }

    /// Adds a line to the outline that leads to the next page.
    pub fn mark(&mut self, level: usize, text: impl Into<String>) {
        let page = self.pages();
        self.document.outline.push(Mark { level, text: text.into(), page });
    }
}
