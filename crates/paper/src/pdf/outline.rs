//! What readers show beside the pages.

use super::Next;
use crate::page::Document;
use pdf_writer::{Pdf, Ref, TextStr};

/// Writes the outline; nothing where there is none.
pub fn write(pdf: &mut Pdf, document: &Document, pages: &[Ref], next: &mut Next) -> Option<Ref> {
    let marks = &document.outline;
    if marks.is_empty() {
        return None;
    }
    let root = next.take();
    let ids: Vec<Ref> = marks.iter().map(|_| next.take()).collect();
    // Who stands directly below whom, by their places; the root is nothing.
    let mut parents: Vec<Option<usize>> = Vec::new();
    for (at, mark) in marks.iter().enumerate() {
        let above = (0..at).rev().find(|&other| marks[other].level < mark.level);
        parents.push(above);
    }
    let children = |own: Option<usize>| -> Vec<usize> {
        (0..marks.len()).filter(|&at| parents[at] == own).collect()
    };
    let top = children(None);
    let mut whole = pdf.outline(root);
    if let (Some(&first), Some(&last)) = (top.first(), top.last()) {
        whole.first(ids[first]).last(ids[last]).count(top.len() as i32);
    }
    drop(whole);
    for (at, mark) in marks.iter().enumerate() {
        let (siblings, below) = (children(parents[at]), children(Some(at)));
        let place = siblings.iter().position(|&own| own == at).unwrap_or(0);
        let mut item = pdf.outline_item(ids[at]);
        item.title(TextStr(&mark.text)).parent(parents[at].map_or(root, |above| ids[above]));
        if let Some(&before) = place.checked_sub(1).and_then(|place| siblings.get(place)) {
            item.prev(ids[before]);
        }
        if let Some(&after) = siblings.get(place + 1) {
            item.next(ids[after]);
        }
        if let (Some(&first), Some(&last)) = (below.first(), below.last()) {
            // Closed: what is below shows when it is asked for.
            item.first(ids[first]).last(ids[last]).count(-(below.len() as i32));
        }
        if let (Some(&page), Some(own)) = (pages.get(mark.page), document.pages.get(mark.page)) {
            item.dest().page(page).xyz(0.0, own.height, None);
        }
    }
    Some(root)
}
