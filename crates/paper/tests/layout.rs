//! No ink crosses another box or the margin, and every clue can be read; `--example sheets` tries
//! thousands.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use grille_engine::chance::Chance;
use grille_paper::flow::Flow;
use grille_paper::nonogram::Clues;
use grille_paper::page::{Item, Role};
use grille_paper::sheets::{self, Plan};
use grille_paper::{Press, Sheet};
use std::collections::BTreeMap;

#[test]
fn nothing_crosses_another_box_or_the_margin() {
    let mut chance = Chance::new("sheets");
    let (mut fitted, mut refused) = (0, 0);
    for number in 0..300 {
        // Small ones, medium ones, and all of them.
        let most = [12, 35, 100][number % 3];
        match common::trial(&mut chance, most) {
            true => fitted += 1,
            false => refused += 1,
        }
    }
    assert!(fitted > 80 && refused > 30, "{fitted} fitted, {refused} were refused");
}

/// What a clue on a page says: numbers with letters, by where they stand.
type Read = BTreeMap<usize, Vec<(u32, char)>>;

/// A puzzle of several inks that is printed without colours is all there in its letters.
#[test]
fn a_colour_puzzle_in_greys_can_be_read_back_from_the_page() {
    let mut chance = Chance::new("greys");
    for _ in 0..20 {
        let (rows, cols) = (3 + chance.below(15), 3 + chance.below(15));
        let puzzle = common::nonogram(&mut chance, rows, cols, 5);
        let entry = common::entry(&puzzle, Clues::Once, true, &mut chance);
        let mut press = Press::new(Sheet::find("a4").unwrap(), String::new(), String::new());
        let plan = Plan { per_page: Some(1), large: false, answers_follow: false };
        sheets::puzzles(&mut press, &plan, &[&entry]).unwrap();
        let page = &press.document.pages[0];
        let greys = page.blocks.iter().flat_map(|block| &block.items).all(|item| match item {
            Item::Text { colour, .. }
            | Item::Rects(_, colour)
            | Item::Polygon(_, colour)
            | Item::Stroke { colour, .. } => colour.r == colour.g && colour.g == colour.b,
        });
        assert!(greys);
        let figure =
            page.blocks.iter().find(|block| matches!(block.role, Role::Figure(_))).unwrap();
        // The thin lines are drawn first, the thick ones then: together they say where cells are.
        let lines: Vec<_> = figure
            .items
            .iter()
            .filter_map(|item| if let Item::Rects(rects, _) = item { Some(rects) } else { None })
            .flatten()
            .filter(|rect| rect.width > 20.0 || rect.height > 20.0)
            .collect();
        let left = lines.iter().map(|rect| rect.x).fold(f32::MAX, f32::min);
        let top = lines.iter().map(|rect| rect.y).fold(f32::MAX, f32::min);
        let wide = lines.iter().map(|rect| rect.width).fold(0.0, f32::max);
        let cell = wide / cols as f32;
        let (mut across, mut down): (Read, Read) = Default::default();
        let texts = figure.items.iter().filter_map(|item| match item {
            Item::Text { at, size, text, .. } => Some((*at, *size, text.clone())),
            _ => None,
        });
        let texts: Vec<_> = texts.collect();
        for pair in texts.windows(2) {
            let ((at, size, number), (_, _, letter)) = (&pair[0], &pair[1]);
            let Ok(number) = number.parse::<u32>() else { continue };
            let middle = at[1] - size * 0.35;
            if number == 0 {
                continue;
            }
            let letter = letter.chars().next().unwrap();
            match at[1] < top {
                true => {
                    let col = ((at[0] + size * 0.4 - left) / cell).floor() as usize;
                    down.entry(col).or_default().push((number, letter));
                }
                false => {
                    let row = ((middle - top) / cell).floor() as usize;
                    across.entry(row).or_default().push((number, letter));
                }
            }
        }
        // The letters are explained on the page, in the order of the inks.
        let head = page.blocks.iter().find(|block| block.role == Role::Heading(2)).unwrap();
        let said: Vec<&str> = head.items.iter().filter_map(text).collect();
        let keys: Vec<char> =
            said.iter().filter_map(|said| said.strip_prefix("ink ")?.chars().next()).collect();
        for (clues, read) in [(puzzle.rows(), &across), (puzzle.cols(), &down)] {
            for (at, clue) in clues.iter().enumerate() {
                let told: Vec<(u32, usize)> = read
                    .get(&at)
                    .into_iter()
                    .flatten()
                    .map(|(number, letter)| {
                        (*number, 1 + keys.iter().position(|key| key == letter).unwrap())
                    })
                    .collect();
                let own: Vec<(u32, usize)> =
                    clue.blocks().iter().map(|block| (block.len, block.colour.index())).collect();
                assert_eq!(told, own);
            }
        }
    }
}

fn text(item: &Item) -> Option<&str> {
    match item {
        Item::Text { text, .. } => Some(text),
        Item::Rects(..) | Item::Polygon(..) | Item::Stroke { .. } => None,
    }
}

/// What does not fit beside or below a figure goes on, all of it.
#[test]
fn every_sentence_of_a_step_is_printed_however_long_it_is() {
    let mut chance = Chance::new("steps");
    let puzzle = common::nonogram(&mut chance, 40, 40, 1);
    let entry = common::entry(&puzzle, Clues::Once, false, &mut chance);
    let said: Vec<String> =
        (0..12).map(|number| format!("sentence{number} {}", "and more ".repeat(60))).collect();
    let mut press = Press::new(Sheet::find("a4").unwrap(), String::new(), String::new());
    let mut flow = Flow::new(&mut press);
    flow.step(&*entry.board, "board", "Step", &said);
    flow.paragraph("after");
    flow.finish();
    let pages = press.document.pages.iter();
    let items = pages.flat_map(|page| &page.blocks).flat_map(|block| &block.items);
    let printed: Vec<&str> = items.filter_map(text).collect();
    for number in 0..12 {
        let first = format!("sentence{number} ");
        assert_eq!(printed.iter().filter(|text| text.starts_with(&first)).count(), 1, "{first}");
    }
    assert!(printed.contains(&"after"));
}
