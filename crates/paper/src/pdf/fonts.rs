//! The fonts of a file: of each weight the glyphs that its text uses, under new numbers, with
//! what they mean.

use super::Next;
use crate::font::Face;
use crate::page::{Document, Item};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};
use std::collections::BTreeMap;
use subsetter::GlyphRemapper;

/// The fonts.
pub struct Fonts(Vec<Font>);

struct Font {
    face: Face,
    id: Ref,
    remapper: GlyphRemapper,
    /// What each glyph stands for, by its new number.
    letters: BTreeMap<u16, char>,
}

const SYSTEM: SystemInfo =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

impl Fonts {
    /// The fonts that a document needs.
    pub fn new(document: &Document, next: &mut Next) -> Fonts {
        let of = |face: Face| {
            let (mut remapper, mut letters) = (GlyphRemapper::new(), BTreeMap::new());
            let items = document.pages.iter().flat_map(|page| &page.blocks);
            for item in items.flat_map(|block| &block.items) {
                if let Item::Text { face: own, text, .. } = item
                    && *own == face
                {
                    for letter in text.chars() {
                        letters.entry(remapper.remap(face.glyph(letter))).or_insert(letter);
                    }
                }
            }
            (!letters.is_empty()).then_some((face, remapper, letters))
        };
        let all = Face::ALL.into_iter().filter_map(of);
        Fonts(
            all.map(|(face, remapper, letters)| Font { face, id: next.take(), remapper, letters })
                .collect(),
        )
    }

    /// The number of a font, if it is used.
    pub fn id(&self, face: Face) -> Option<Ref> {
        self.0.iter().find(|font| font.face == face).map(|font| font.id)
    }

    /// A text in the numbers of its glyphs.
    pub fn coded(&self, face: Face, text: &str) -> Vec<u8> {
        let Some(font) = self.0.iter().find(|font| font.face == face) else { return Vec::new() };
        let glyph = |letter: char| font.remapper.get(face.glyph(letter)).unwrap_or(0);
        text.chars().flat_map(|letter| glyph(letter).to_be_bytes()).collect()
    }

    /// Writes them.
    pub fn write(&self, pdf: &mut Pdf, next: &mut Next) {
        self.0.iter().for_each(|font| font.write(pdf, next));
    }
}

impl Font {
    fn write(&self, pdf: &mut Pdf, next: &mut Next) {
        let (cid, descriptor, cmap, file) = (next.take(), next.take(), next.take(), next.take());
        let tagged = format!("{}+{}", self.mark(), self.face.name());
        let called = Name(tagged.as_bytes());
        let mut font = pdf.type0_font(self.id);
        font.base_font(called).encoding_predefined(Name(b"Identity-H"));
        font.descendant_font(cid).to_unicode(cmap);
        font.finish();

        let mut own = pdf.cid_font(cid);
        own.subtype(CidFontType::Type2).base_font(called).system_info(SYSTEM);
        own.font_descriptor(descriptor).default_width(0.0);
        own.cid_to_gid_map_predefined(Name(b"Identity"));
        let widths = self.remapper.remapped_gids().map(|glyph| self.face.advance(glyph) * 1000.0);
        own.widths().consecutive(0, widths);
        own.finish();

        let mut about = pdf.font_descriptor(descriptor);
        about
            .name(called)
            .flags(FontFlags::NON_SYMBOLIC)
            .bbox(Rect::new(-300.0, -300.0, 1600.0, 1100.0));
        about.italic_angle(0.0).ascent(1000.0).descent(-303.0).cap_height(700.0);
        about.stem_v(80.0).font_file2(file);
        about.finish();

        let mut meaning = UnicodeCmap::new(Name(b"Custom"), SYSTEM);
        for (&glyph, &letter) in self.letters.iter().filter(|(glyph, _)| **glyph > 0) {
            meaning.pair(glyph, letter);
        }
        let bytes = miniz_oxide::deflate::compress_to_vec_zlib(meaning.finish().as_slice(), 6);
        pdf.cmap(cmap, &bytes).filter(Filter::FlateDecode);

        let subset = subsetter::subset(self.face.data(), 0, &self.remapper)
            .expect("the fonts in `fonts/` can be subset, as the tests see");
        let bytes = miniz_oxide::deflate::compress_to_vec_zlib(&subset, 8);
        let mut stream = pdf.stream(file, &bytes);
        stream.filter(Filter::FlateDecode).pair(Name(b"Length1"), subset.len() as i32);
    }

    /// Six letters that say that it is a part of a font, and which.
    fn mark(&self) -> String {
        let mut sum: u32 = 7;
        for glyph in self.remapper.remapped_gids() {
            sum = sum.wrapping_mul(31).wrapping_add(u32::from(glyph));
        }
        let letter = |place: u32| char::from(b'A' + (sum / 26u32.pow(place) % 26) as u8);
        (0..6).map(letter).collect()
    }
}
