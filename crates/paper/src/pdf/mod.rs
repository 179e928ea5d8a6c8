//! Pages as a PDF file: text as text, in fonts that hold the letters used and no others; a
//! structure that screen readers follow, with every drawing in words; an outline, and links.
//!
//! The same pages are the same bytes: there is no date and no chance in it.

mod fonts;
mod outline;
mod tags;

use crate::font::Face;
use crate::page::{Document, Item, Page, Role};
use crate::raster::DASH;
use fonts::Fonts;
use grille_engine::nonogram::Rgb;
use pdf_writer::types::{AnnotationType, LineCapStyle, LineJoinStyle, TabOrder};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use tags::Tags;

/// Hands out numbers of objects.
struct Next(i32);

impl Next {
    fn take(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }
}

/// The file.
pub fn pdf(document: &Document) -> Vec<u8> {
    let (mut pdf, mut next) = (Pdf::new(), Next(0));
    pdf.set_version(1, 7);
    let (catalog, tree, info) = (next.take(), next.take(), next.take());
    let pages: Vec<Ref> = document.pages.iter().map(|_| next.take()).collect();
    let fonts = Fonts::new(document, &mut next);
    let mut tags = Tags::new(&mut next);
    for (number, page) in document.pages.iter().enumerate() {
        let content = next.take();
        let bytes = drawn(page, &fonts, &mut tags, pages[number], &mut next);
        let bytes = miniz_oxide::deflate::compress_to_vec_zlib(&bytes, 6);
        pdf.stream(content, &bytes).filter(Filter::FlateDecode);
        let links = links(&mut pdf, page, document, &pages, &mut tags, pages[number], &mut next);
        let mut own = pdf.page(pages[number]);
        own.parent(tree).media_box(Rect::new(0.0, 0.0, page.width, page.height));
        own.contents(content).struct_parents(number as i32).tab_order(TabOrder::StructureOrder);
        if !links.is_empty() {
            own.annotations(links);
        }
        let mut resources = own.resources();
        let mut named = resources.fonts();
        for face in Face::ALL {
            if let Some(id) = fonts.id(face) {
                named.pair(name(face), id);
            }
        }
    }
    fonts.write(&mut pdf, &mut next);
    pdf.pages(tree).kids(pages.iter().copied()).count(pages.len() as i32);
    let outline = outline::write(&mut pdf, document, &pages, &mut next);
    tags.write(&mut pdf, &document.lang, pages.len());
    let mut about = pdf.document_info(info);
    about.title(TextStr(&document.title)).creator(TextStr("Grille")).producer(TextStr("Grille"));
    if let Some(author) = &document.author {
        about.author(TextStr(author));
    }
    about.finish();
    let mut root = pdf.catalog(catalog);
    root.pages(tree).lang(TextStr(&document.lang));
    root.mark_info().marked(true);
    root.viewer_preferences().display_doc_title(true);
    root.pair(Name(b"StructTreeRoot"), tags.root());
    if let Some(outline) = outline {
        root.outlines(outline);
    }
    root.finish();
    pdf.finish()
}

fn name(face: Face) -> Name<'static> {
    match face {
        Face::Regular => Name(b"R"),
        Face::Bold => Name(b"B"),
    }
}

/// What draws a page.
fn drawn(page: &Page, fonts: &Fonts, tags: &mut Tags, own: Ref, next: &mut Next) -> Vec<u8> {
    let mut content = Content::new();
    tags.page();
    for block in &page.blocks {
        match tags.open(&block.role, own, next) {
            None => {
                content.begin_marked_content(Name(b"Artifact"));
            }
            Some((tag, mark)) => {
                let mut begun = content.begin_marked_content_with_properties(tag);
                begun.properties().identify(mark);
            }
        }
        for item in &block.items {
            draw(&mut content, page.height, fonts, item);
        }
        content.end_marked_content();
    }
    content.finish().into_vec()
}

fn rgb(Rgb { r, g, b }: Rgb) -> [f32; 3] {
    [r, g, b].map(|part| (f32::from(part) / 255.0 * 1000.0).round() / 1000.0)
}

/// A place that needs no more digits than can be seen.
fn at(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}

fn draw(content: &mut Content, height: f32, fonts: &Fonts, item: &Item) {
    let fill = |content: &mut Content, colour: Rgb| {
        let [r, g, b] = rgb(colour);
        match r == g && g == b {
            true => content.set_fill_gray(r),
            false => content.set_fill_rgb(r, g, b),
        };
    };
    match item {
        Item::Text { at: place, size, face, colour, text } => {
            fill(content, *colour);
            content.begin_text().set_font(name(*face), at(*size));
            content.next_line(at(place[0]), at(height - place[1]));
            content.show(Str(&fonts.coded(*face, text))).end_text();
        }
        Item::Rects(rects, colour) => {
            fill(content, *colour);
            for rect in rects {
                let low = height - rect.bottom();
                content.rect(at(rect.x), at(low), at(rect.width), at(rect.height));
            }
            content.fill_nonzero();
        }
        Item::Polygon(points, colour) => {
            fill(content, *colour);
            way(content, height, points);
            content.close_path().fill_nonzero();
        }
        Item::Stroke { points, width, colour, dashed } => {
            let [r, g, b] = rgb(*colour);
            content.save_state().set_stroke_rgb(r, g, b).set_line_width(at(*width));
            match dashed {
                true => content.set_dash_pattern([at(width * DASH)], 0.0),
                false => {
                    content.set_line_cap(LineCapStyle::RoundCap);
                    content.set_line_join(LineJoinStyle::RoundJoin)
                }
            };
            way(content, height, points);
            content.stroke().restore_state();
        }
    }
}

fn way(content: &mut Content, height: f32, points: &[[f32; 2]]) {
    for (number, [x, y]) in points.iter().enumerate() {
        let (x, y) = (at(*x), at(height - y));
        match number {
            0 => content.move_to(x, y),
            _ => content.line_to(x, y),
        };
    }
}

/// The links of a page.
fn links(
    pdf: &mut Pdf,
    page: &Page,
    document: &Document,
    pages: &[Ref],
    tags: &mut Tags,
    own: Ref,
    next: &mut Next,
) -> Vec<Ref> {
    let mut ids = Vec::new();
    for (place, to) in &page.links {
        let (Some(&target), Some(far)) = (pages.get(*to), document.pages.get(*to)) else {
            continue;
        };
        let id = next.take();
        let key = tags.link(id, own, next);
        let (low, high) = (page.height - place.bottom(), page.height - place.y);
        let mut link = pdf.annotation(id);
        link.subtype(AnnotationType::Link).rect(Rect::new(place.x, low, place.right(), high));
        link.border(0.0, 0.0, 0.0, None).struct_parent(key);
        link.contents(TextStr(&(to + 1).to_string()));
        link.insert(Name(b"Dest"))
            .start::<pdf_writer::writers::Destination<'_>>()
            .page(target)
            .xyz(0.0, far.height, None);
        ids.push(id);
    }
    ids
}

/// What a role is called in the structure.
fn tag(role: &Role) -> Option<Name<'static>> {
    match role {
        Role::Heading(1) => Some(Name(b"H1")),
        Role::Heading(2) => Some(Name(b"H2")),
        Role::Heading(_) => Some(Name(b"H3")),
        Role::Paragraph => Some(Name(b"P")),
        Role::Figure(_) => Some(Name(b"Figure")),
        Role::Artifact => None,
    }
}
