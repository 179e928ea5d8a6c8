//! Random puzzles, and what must hold of every page.

#![allow(dead_code, reason = "each test uses its part")]

use grille_engine::chance::Chance;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Ink, Puzzle, Rgb};
use grille_engine::sudoku::{Digit, Shape};
use grille_paper::nonogram::{Board, Clues, Inks};
use grille_paper::page::{Item, Page, Role};
use grille_paper::sheets::{self, Answer, Entry, LEAST, LEAST_LARGE, Plan};
use grille_paper::{Press, Sheet, sudoku};

/// A letter for each colour of a puzzle.
pub fn letters(puzzle: &Puzzle) -> Vec<char> {
    std::iter::once('.').chain('A'..='Z').take(puzzle.palette().inks().len()).collect()
}

/// A random nonogram with so many inks.
pub fn nonogram(chance: &mut Chance, rows: usize, cols: usize, inks: usize) -> Puzzle {
    let size = Size::new(rows, cols).unwrap();
    let density = chance.below(90) + 5;
    let picture = Grid::from_fn(size, |_| match chance.below(100) < density {
        true => Colour::new(1 + chance.below(inks)).unwrap(),
        false => Colour::BACKGROUND,
    });
    let names = ["white", "red", "green", "blue", "yellow", "black", "brown"];
    let looks = [
        Rgb::WHITE,
        Rgb { r: 200, g: 30, b: 30 },
        Rgb { r: 30, g: 140, b: 60 },
        Rgb { r: 30, g: 60, b: 200 },
        Rgb { r: 240, g: 210, b: 40 },
        Rgb::BLACK,
        Rgb { r: 120, g: 80, b: 40 },
    ];
    let palette = names.iter().zip(looks).take(inks + 1).map(|(name, rgb)| Ink::new(*name, rgb));
    Puzzle::of(&picture, palette.collect()).unwrap()
}

/// A nonogram to print, with every part that a head can have.
pub fn entry(puzzle: &Puzzle, clues: Clues, grey: bool, chance: &mut Chance) -> Entry {
    let inks = Inks::new(puzzle.palette(), letters(puzzle), grey);
    let key = inks.key().into_iter().map(|key| (key, format!("ink {}", key.letter))).collect();
    let side = 29 + 4 * chance.below(8);
    let qr = (chance.below(3) == 0).then(|| {
        Grid::from_fn(Size::new(side, side).unwrap(), |cell| (cell.row + cell.col) % 3 == 0)
    });
    let goal = puzzle.goal().unwrap();
    Entry {
        number: (1 + chance.below(300)).to_string(),
        facts: "15 × 10 · about 20 minutes".to_owned(),
        stars: (chance.below(2) == 0).then_some((3, 5)),
        note: (chance.below(4) == 0).then(|| "Simple boxes, and a long name".to_owned()),
        key,
        qr,
        board: Box::new(Board::to_solve(puzzle, Board::given(puzzle), clues, inks.clone())),
        alt: "Nonogram".to_owned(),
        answer: Some(Answer {
            title: "A title that is long enough to be cut somewhere".to_owned(),
            board: Box::new(Board::answer(puzzle, &goal, inks)),
            alt: "Answer".to_owned(),
        }),
    }
}

/// A sudoku to print, with random digits.
pub fn sudoku(chance: &mut Chance) -> Entry {
    let shape = Shape::of_side([4, 6, 9, 16][chance.below(4)]).unwrap();
    let mut digit = || Digit::new(1 + chance.below(shape.side())).unwrap();
    let solution = Grid::from_fn(shape.size(), |_| digit());
    let given: Vec<Option<Digit>> = solution
        .cells()
        .iter()
        .enumerate()
        .map(|(at, digit)| (at % 3 == 0).then_some(*digit))
        .collect();
    let puzzle = grille_engine::sudoku::Puzzle::of(&given).unwrap();
    let marks = match chance.below(2) {
        0 => sudoku::Board::blank(&puzzle),
        _ => sudoku::Board::candidates(&puzzle),
    };
    Entry {
        number: "7".to_owned(),
        facts: shape.to_string(),
        stars: Some((2, 6)),
        note: None,
        key: Vec::new(),
        qr: None,
        board: Box::new(sudoku::Board::to_solve(&puzzle, marks)),
        alt: "Sudoku".to_owned(),
        answer: Some(Answer {
            title: "Sudoku".to_owned(),
            board: Box::new(sudoku::Board::answer(&puzzle, &solution)),
            alt: "Answer".to_owned(),
        }),
    }
}

/// Every paper in turn, sometimes bound.
pub fn sheet(chance: &mut Chance) -> Sheet {
    let papers = grille_paper::sheet::PAPERS;
    let mut sheet = Sheet::find(papers[chance.below(papers.len())].0).unwrap();
    sheet.gutter = [0.0, 9.0, 27.0][chance.below(3)];
    sheet
}

/// Prints these and looks at every page; whether they fit. What is refused is right to be, and
/// fits on the paper that is named.
pub fn check(sheet: Sheet, plan: &Plan, entries: &[&Entry]) -> bool {
    let least = if plan.large { LEAST_LARGE } else { LEAST };
    let mut press = Press::new(sheet, "Test".to_owned(), "en".to_owned());
    match sheets::puzzles(&mut press, plan, entries) {
        Ok(places) => {
            assert_eq!(places.len(), entries.len());
            if !plan.answers_follow {
                sheets::answers(&mut press, plan, entries);
            }
            let pages = &press.document.pages;
            pages.iter().enumerate().for_each(|(at, page)| look(&sheet, at + 1, page, least));
            true
        }
        Err(why) => {
            assert!(why.size < why.least && why.least == least, "{why:?}");
            assert!(press.document.pages.is_empty() && press.document.outline.is_empty());
            let alone = [entries[why.entry]];
            let one = Plan { per_page: Some(why.fits.unwrap_or(1)), ..*plan };
            let named = match why.fits {
                Some(_) => sheet,
                None => Sheet {
                    width: why.paper.0 + 2.0 * sheet.margin + sheet.gutter + 0.1,
                    height: why.paper.1 + 2.0 * sheet.margin + 18.1,
                    ..sheet
                },
            };
            let mut press = Press::new(named, String::new(), String::new());
            sheets::puzzles(&mut press, &one, &alone).expect("what is named fits");
            false
        }
    }
}

/// Ink stays in its block, blocks stay apart and within the margins, clues can be read.
fn look(sheet: &Sheet, number: usize, page: &Page, least: f32) {
    let is_turned = page.width != sheet.width;
    let area = if is_turned { sheet.turned() } else { *sheet }.area(number);
    for (at, block) in page.blocks.iter().enumerate() {
        assert!(area.holds(&block.area), "page {number}: {:?} is outside {area:?}", block.area);
        for item in &block.items {
            if let Some(ink) = item.ink() {
                assert!(
                    block.area.holds(&ink),
                    "page {number}: {item:?} is outside {:?}",
                    block.area
                );
            }
        }
        for other in &page.blocks[at + 1..] {
            assert!(
                !block.area.meets(&other.area),
                "page {number}: {:?} {:?} meets {:?} {:?}",
                block.role,
                block.area,
                other.role,
                other.area
            );
        }
        if block.role == Role::Figure("Nonogram".to_owned()) {
            for item in &block.items {
                if let Item::Text { size, text, .. } = item
                    && text.chars().all(|letter| letter.is_ascii_digit())
                {
                    assert!(*size >= least - 0.01, "a clue of {size} points");
                }
            }
        }
    }
}

/// One random page or a few; whether everything fitted.
pub fn trial(chance: &mut Chance, most: usize) -> bool {
    let count = [1, 1, 2, 3, 5, 8][chance.below(6)];
    let entries: Vec<Entry> = (0..count)
        .map(|_| match chance.below(4) {
            0 => sudoku(chance),
            _ => {
                let (rows, cols) = (1 + chance.below(most), 1 + chance.below(most));
                let inks = 1 + chance.below(6);
                let puzzle = nonogram(chance, rows, cols, inks);
                let clues = if chance.below(5) == 0 { Clues::Mirrored } else { Clues::Once };
                let grey = chance.below(2) == 0;
                entry(&puzzle, clues, grey, chance)
            }
        })
        .collect();
    let entries: Vec<&Entry> = entries.iter().collect();
    let plan = Plan {
        per_page: [None, None, Some(1), Some(2), Some(4), Some(6), Some(9)][chance.below(7)],
        large: chance.below(4) == 0,
        answers_follow: chance.below(3) == 0,
    };
    check(sheet(chance), &plan, &entries)
}
