//! The file itself: the same twice, with fonts inside that hold what is used; opened by two readers
//! that are not ours, one of them where it is installed.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "tests may fail loudly"
)]

mod common;

use grille_engine::chance::Chance;
use grille_paper::contents::{self, Group};
use grille_paper::nonogram::Clues;
use grille_paper::sheets::{self, Entry, Plan};
use grille_paper::{Face, Item, Press, Sheet, html, pdf, png, svg};
use hayro_syntax::Pdf;
use hayro_syntax::content::ops::TypedInstruction;
use hayro_syntax::object::{Array, Dict, Stream};
use std::process::Command;

fn press() -> Press {
    let mut chance = Chance::new("pdf");
    let mut entries = Vec::new();
    for number in 0..12 {
        let puzzle = common::nonogram(&mut chance, 5 + number, 15, 1 + number % 4);
        entries.push(common::entry(&puzzle, Clues::Once, false, &mut chance));
        entries.push(common::sudoku(&mut chance));
    }
    let entries: Vec<&Entry> = entries.iter().collect();
    let mut press = Press::new(Sheet::find("a4").unwrap(), "Épreuve".to_owned(), "fr".to_owned());
    let plan = Plan { per_page: None, large: false, answers_follow: false };
    let places = sheets::puzzles(&mut press, &plan, &entries).unwrap();
    sheets::answers(&mut press, &plan, &entries);
    let lines = places.iter().map(|&page| (format!("Grille «\u{a0}{page}\u{a0}»"), page)).collect();
    contents::write(&mut press, "Table", &[Group { heading: "Facile".to_owned(), lines }]);
    press
}

#[test]
fn the_same_pages_are_the_same_bytes() {
    let (one, two) = (press().document, press().document);
    assert_eq!(pdf::pdf(&one), pdf::pdf(&two));
    assert_eq!(html::html(&one), html::html(&two));
    assert_eq!(svg::svg(&one.pages[0], "x"), svg::svg(&two.pages[0], "x"));
    assert_eq!(png::png(&one.pages[0], 40.0), png::png(&two.pages[0], 40.0));
}

/// The bytes between two marks, from some place on.
fn between<'a>(bytes: &'a [u8], from: &[u8], to: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let find = |bytes: &[u8], mark: &[u8]| bytes.windows(mark.len()).position(|own| own == mark);
    let start = find(bytes, from)? + from.len();
    let end = start + find(&bytes[start..], to)?;
    Some((&bytes[start..end], &bytes[end..]))
}

#[test]
fn fonts_are_inside_and_hold_no_more_than_is_used() {
    let bytes = pdf::pdf(&press().document);
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.starts_with("%PDF-1.7"));
    for face in Face::ALL {
        // Six letters and a plus: a part of a font.
        let at = text.find(&format!("+{}", face.name())).expect("the font is named");
        assert!(text[at - 6..at].chars().all(|letter| letter.is_ascii_uppercase()));
    }
    let (mut rest, mut fonts) = (&bytes[..], 0);
    while let Some((dict, behind)) = between(rest, b"/Length1 ", b"stream") {
        let whole: usize =
            String::from_utf8_lossy(dict).split([' ', '\n', '>']).next().unwrap().parse().unwrap();
        let (packed, after) = between(behind, b"stream\n", b"\nendstream").unwrap();
        let font = miniz_oxide::inflate::decompress_to_vec_zlib(packed).unwrap();
        assert_eq!(font.len(), whole);
        let parsed = ttf_parser::Face::parse(&font, 0).expect("a font that can be read");
        assert!(parsed.number_of_glyphs() < 120, "{} glyphs", parsed.number_of_glyphs());
        (rest, fonts) = (after, fonts + 1);
    }
    assert_eq!(fonts, 2);
    // No font that is not inside.
    assert_eq!(text.matches("/FontFile2").count(), 2);
    assert!(!text.contains("/Type1") && !text.contains("/TrueType"));
}

#[test]
fn every_drawing_is_told_in_words_and_the_outline_leads_to_pages() {
    let document = press().document;
    let bytes = pdf::pdf(&document);
    let text = String::from_utf8_lossy(&bytes);
    let figures = document.pages.iter().flat_map(|page| &page.blocks);
    let figures =
        figures.filter(|block| matches!(block.role, grille_paper::Role::Figure(_))).count();
    assert_eq!(text.matches("/Alt ").count(), figures);
    assert_eq!(text.matches("/Title ").count(), document.outline.len() + 1);
    assert!(text.contains("/Lang (fr)") && text.contains("/MarkInfo"));
}

/// What another reader makes of it; nothing where it is not installed.
fn run(program: &str, args: &[&str], bytes: &[u8]) -> Option<String> {
    let path = std::env::temp_dir().join(format!("grille-{program}-{}.pdf", std::process::id()));
    std::fs::write(&path, bytes).unwrap();
    let args = args.iter().map(|arg| if *arg == "FILE" { path.to_str().unwrap() } else { arg });
    let ran = Command::new(program).args(args).output();
    let _ = std::fs::remove_file(&path);
    let Ok(ran) = ran else {
        eprintln!("{program} is not installed: not checked");
        return None;
    };
    let complaints = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success() && complaints.is_empty(), "{program}: {complaints}");
    Some(String::from_utf8_lossy(&ran.stdout).into_owned())
}

#[test]
fn poppler_reads_it_without_a_word() {
    let bytes = pdf::pdf(&press().document);
    if let Some(text) = run("pdftotext", &["-layout", "FILE", "-"], &bytes) {
        assert!(text.contains("Table") && text.contains("Grille «") && text.contains("Facile"));
    }
    if let Some(fonts) = run("pdffonts", &["FILE"], &bytes) {
        let rows: Vec<&str> = fonts.lines().skip(2).collect();
        assert_eq!(rows.len(), 2);
        // Embedded, subset, with meaning.
        assert!(rows.iter().all(|row| row.contains(" yes yes yes ")), "{fonts}");
    }
    run("pdftoppm", &["-r", "20", "-png", "FILE"], &bytes);
}

#[test]
fn hayro_reads_every_page_as_it_was_drawn() {
    let document = press().document;
    let pdf = Pdf::new(pdf::pdf(&document)).expect("a file that can be read");
    assert_eq!(pdf.pages().len(), document.pages.len());
    for (own, page) in document.pages.iter().zip(pdf.pages().iter()) {
        assert_eq!(page.base_dimensions(), (own.width, own.height));
        let items = || own.blocks.iter().flat_map(|block| &block.items);
        let said = items().filter(|item| matches!(item, Item::Text { .. })).count();
        let (mut shown, mut depth) = (0, 0);
        let mut operations = page.typed_operations();
        while let Some(operation) = operations.next() {
            match operation {
                TypedInstruction::ShowText(text) => {
                    shown += 1;
                    assert!(!text.0.as_bytes().is_empty());
                }
                TypedInstruction::TextFont(font) => {
                    let font: Dict<'_> = page.resources().get_font(font.0).expect("a font");
                    assert!(font_file(&font).is_some_and(|bytes| bytes.len() > 1000));
                }
                TypedInstruction::SaveState(_) => depth += 1,
                TypedInstruction::RestoreState(_) => depth -= 1,
                TypedInstruction::Fallback(name) => panic!("{name:?} is unknown"),
                _ => {}
            }
        }
        assert_eq!((shown, depth), (said, 0));
    }
}

/// The font inside the file, unpacked.
fn font_file(font: &Dict<'_>) -> Option<Vec<u8>> {
    let below = font.get::<Array<'_>>("DescendantFonts")?;
    let below: Dict<'_> = below.iter::<Dict<'_>>().next()?;
    let file = below.get::<Dict<'_>>("FontDescriptor")?.get::<Stream<'_>>("FontFile2")?;
    file.decoded().ok().map(|bytes| bytes.to_vec())
}
