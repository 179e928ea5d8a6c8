//! What holds for every tool and every edit, on random canvases: compared with dumber ways of
//! doing the same, and undone to the byte.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{canvas, cell_in, random_act};
use grille_engine::chance::Chance;
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::session::{Session, Sheet};
use grille_studio::tool::{Mirror, ellipse, line, rectangle, region};
use grille_studio::{Canvas, Change, Edit, Flip, Margins, Spot, Studio, Tool};
use proptest::prelude::*;

/// The canvas after an edit.
fn after(canvas: &Canvas, edit: impl Into<Edit>) -> Canvas {
    let mut canvas = canvas.clone();
    canvas.apply(&edit.into()).unwrap();
    canvas
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn undo_restores_bytes_and_redo_brings_them_back(seed in any::<u64>()) {
        let mut chance = Chance::new(&seed.to_string());
        let mut studio = Studio::begin(canvas(&mut chance));
        let mut texts = vec![studio.canvas().to_string()];
        for _ in 0..20 {
            let steps = studio.session().moves().count();
            random_act(&mut studio, &mut chance);
            studio.settle();
            while studio.session().moves().count() < texts.len() - 1 {
                texts.pop();
            }
            if studio.session().moves().count() > steps {
                texts.push(studio.canvas().to_string());
            }
            prop_assert_eq!(&studio.canvas().to_string(), texts.last().unwrap());
        }
        studio.cancel();
        for text in texts.iter().rev() {
            prop_assert_eq!(&studio.canvas().to_string(), text);
            studio.undo();
        }
        for text in &texts {
            prop_assert_eq!(&studio.canvas().to_string(), text);
            studio.redo();
        }
    }

    #[test]
    fn texts_of_canvases_edits_and_records_read_back(seed in any::<u64>()) {
        let mut chance = Chance::new(&seed.to_string());
        let mut studio = Studio::begin(canvas(&mut chance));
        let start = studio.canvas().clone();
        for _ in 0..10 {
            random_act(&mut studio, &mut chance);
        }
        studio.settle();
        let canvas = studio.canvas();
        prop_assert_eq!(&canvas.to_string().parse::<Canvas>().unwrap(), canvas);
        let mut again = Session::new(start);
        for record in studio.take_records() {
            let read: grille_studio::CanvasRecord = record.to_string().parse().unwrap();
            prop_assert_eq!(&read, &record);
            let grille_formats::journal::What::Act(act) = read.what else { panic!("only acts") };
            prop_assert!(again.act(&act));
        }
        prop_assert_eq!(&again, studio.session());
    }

    #[test]
    fn a_text_that_was_changed_is_refused_or_reads_back(seed in any::<u64>()) {
        let mut chance = Chance::new(&seed.to_string());
        let mut bytes = canvas(&mut chance).to_string().into_bytes();
        let letters = b"\n =,-%0129rcx#abf\xc3";
        for _ in 0..=chance.below(3) {
            let at = chance.below(bytes.len());
            match chance.below(3) {
                0 => bytes[at] = letters[chance.below(letters.len())],
                1 => bytes.insert(at, letters[chance.below(letters.len())]),
                _ => _ = bytes.remove(at),
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(canvas) = text.parse::<Canvas>() {
            prop_assert_eq!(canvas.to_string().parse::<Canvas>(), Ok(canvas));
        }
        let words = text.split_whitespace().filter_map(|word| word.parse::<Change>().ok());
        for change in words {
            prop_assert_eq!(change.to_string().parse::<Change>(), Ok(change));
        }
    }

    #[test]
    fn an_edit_that_is_denied_changes_nothing(seed in any::<u64>()) {
        let mut chance = Chance::new(&seed.to_string());
        let canvas = canvas(&mut chance);
        let good: Edit = "r1c1=1 title=x flip=rows remove-ink=1 resize=1,0,0,0 lock=r1c1".parse().unwrap();
        for bad in ["r99c99=1", "r1c1=31", "remove-ink=9", "resize=-99,0,0,0", "set-ink=0,#000000,",
            "add-ink=40,#000000,x", "move-ink=0,1", "lock=r99c1", "exchange=0,30", "resize=0,0,9999,0"] {
            let bad = bad.parse::<Edit>();
            let Ok(bad) = bad else { continue };
            let edit = Canvas::join(&good, &bad);
            let mut tried = canvas.clone();
            prop_assert!(tried.play(&edit).is_none());
            prop_assert!(canvas.refuses(&edit).is_some());
            prop_assert_eq!(&tried, &canvas);
        }
    }

    #[test]
    fn what_is_there_and_back_is_nothing(seed in any::<u64>()) {
        let mut chance = Chance::new(&seed.to_string());
        let canvas = canvas(&mut chance);
        for &flip in Flip::ALL {
            let twice = canvas.flipping(&[flip, flip]);
            prop_assert_eq!(&after(&canvas, twice), &canvas);
        }
        let turns = [Flip::RIGHT; 4].concat();
        prop_assert_eq!(&after(&canvas, canvas.flipping(&turns)), &canvas);
        let both = [Flip::RIGHT, Flip::LEFT].concat();
        prop_assert_eq!(&after(&canvas, canvas.flipping(&both)), &canvas);
        let mut shifted = canvas.clone();
        for _ in 0..canvas.size().rows() * canvas.size().cols() {
            shifted = after(&shifted, Change::Shift { down: 1, right: -1 });
        }
        prop_assert_eq!(&shifted, &canvas);
        let inverted = after(&canvas, canvas.inverting(Colour::BLACK));
        prop_assert_eq!(&after(&inverted, canvas.inverting(Colour::BLACK)), &canvas);
        let grown = Margins { top: 2, right: 1, bottom: 0, left: 3 };
        let larger = after(&canvas, Change::Resize(grown));
        prop_assert_eq!(&after(&larger, Change::Resize(grown.back())), &canvas);
    }

    #[test]
    fn a_shift_moves_every_cell(seed in any::<u64>(), down in -30i32..30, right in -30i32..30) {
        let canvas = canvas(&mut Chance::new(&seed.to_string()));
        let shifted = after(&canvas, Change::Shift { down, right });
        let (rows, cols) = (canvas.size().rows() as i32, canvas.size().cols() as i32);
        for cell in canvas.size().iter() {
            let row = (i32::from(cell.row) + down + 30 * rows) % rows;
            let col = (i32::from(cell.col) + right + 30 * cols) % cols;
            let to = Cell { row: row as u16, col: col as u16 };
            prop_assert_eq!(canvas.picture()[cell], shifted.picture()[to]);
            prop_assert_eq!(canvas.locks()[cell], shifted.locks()[to]);
        }
    }

    #[test]
    fn a_fill_reaches_what_a_dumb_one_reaches(seed in any::<u64>()) {
        let mut chance = Chance::new(&seed.to_string());
        let canvas = canvas(&mut chance);
        let (picture, from) = (canvas.picture(), cell_in(canvas.size(), &mut chance));
        // Grows by looking at all cells again and again.
        let mut filled = Grid::filled(canvas.size(), false);
        filled[from] = true;
        loop {
            let before = filled.clone();
            for cell in canvas.size().iter().filter(|&cell| picture[cell] == picture[from]) {
                let near = |other: &Cell| {
                    other.row.abs_diff(cell.row) + other.col.abs_diff(cell.col) == 1
                };
                let mut beside = canvas.size().iter().filter(near);
                filled[cell] |= beside.any(|other| before[other]);
            }
            if filled == before {
                break;
            }
        }
        let mut region = region(picture, from);
        region.sort_unstable();
        let dumb: Vec<Cell> = canvas.size().iter().filter(|&cell| filled[cell]).collect();
        prop_assert_eq!(region, dumb);
    }

    #[test]
    fn drawing_with_mirrors_keeps_a_symmetric_picture_symmetric(seed in any::<u64>()) {
        let mut chance = Chance::new(&seed.to_string());
        let blank = Canvas::blank(canvas(&mut chance).size());
        let mut studio = Studio::begin(blank);
        let (up_down, left_right) = (chance.below(2) == 0, chance.below(2) == 0);
        studio.hand.mirror.is_up_down = up_down;
        studio.hand.mirror.is_left_right = left_right;
        for _ in 0..8 {
            common::random_stroke(&mut studio, &mut chance);
            studio.settle();
        }
        let flips = [(up_down, Flip::Rows), (left_right, Flip::Cols)];
        for (_, flip) in flips.into_iter().filter(|(mirrors, _)| *mirrors) {
            prop_assert_eq!(&flip.flipped(studio.picture()), studio.picture(), "{:?}", flip);
            prop_assert_eq!(&flip.flipped(studio.locks()), studio.locks(), "{:?}", flip);
        }
    }

    #[test]
    fn a_mirror_twice_is_nothing(row in -9i32..9, col in -9i32..9, row_sum in -3i32..20, col_sum in -3i32..20) {
        let spot = Spot::new(row, col);
        let mirror = Mirror { row_sum, col_sum, is_up_down: true, is_left_right: true };
        let images: Vec<Spot> = mirror.images(spot).collect();
        for &image in &images {
            let mut back: Vec<Spot> = mirror.images(image).collect();
            let mut own = images.clone();
            back.sort_unstable();
            own.sort_unstable();
            prop_assert_eq!(back, own);
        }
    }

    #[test]
    fn a_line_goes_from_neighbour_to_neighbour(a in -20i32..20, b in -20i32..20, c in -20i32..20, d in -20i32..20) {
        let (from, to) = (Spot::new(a, b), Spot::new(c, d));
        let spots: Vec<Spot> = line(from, to).collect();
        prop_assert_eq!((spots[0], *spots.last().unwrap()), (from, to));
        for pair in spots.windows(2) {
            let (down, right) = (pair[0].row.abs_diff(pair[1].row), pair[0].col.abs_diff(pair[1].col));
            prop_assert!(down.max(right) == 1);
        }
        // No place is farther than half a cell from the line, by the longer side.
        let (rows, cols) = (c - a, d - b);
        for spot in &spots {
            let off = (spot.row - a) * cols - (spot.col - b) * rows;
            prop_assert!(2 * off.abs() <= rows.abs().max(cols.abs()));
        }
    }

    #[test]
    fn shapes_fill_their_bounds_and_outlines_enclose_them(a in 0i32..12, b in 0i32..12, c in 0i32..12, d in 0i32..12) {
        let size = Size::new(12, 12).unwrap();
        let (from, to) = (Spot::new(a, b), Spot::new(c, d));
        for shape in [rectangle_cells, ellipse_cells] {
            let (outline, filled) = (shape(from, to, false, size), shape(from, to, true, size));
            prop_assert!(outline.iter().all(|cell| filled.contains(cell)));
            let low = |of: &dyn Fn(&Cell) -> u16| filled.iter().map(of).min().unwrap();
            let high = |of: &dyn Fn(&Cell) -> u16| filled.iter().map(of).max().unwrap();
            prop_assert_eq!(low(&|cell| cell.row), a.min(c) as u16);
            prop_assert_eq!(high(&|cell| cell.row), a.max(c) as u16);
            prop_assert_eq!(low(&|cell| cell.col), b.min(d) as u16);
            prop_assert_eq!(high(&|cell| cell.col), b.max(d) as u16);
            // What the outline encloses is the shape: everything else is reached from outside.
            let mut picture = Grid::filled(Size::new(14, 14).unwrap(), Colour::BACKGROUND);
            for cell in &outline {
                picture[Cell { row: cell.row + 1, col: cell.col + 1 }] = Colour::BLACK;
            }
            let outside = region(&picture, Cell { row: 0, col: 0 }).len();
            prop_assert_eq!(14 * 14 - outside, filled.len());
            // Both ways round it is the same.
            prop_assert_eq!(&shape(to, from, true, size), &filled);
        }
    }
}

fn rectangle_cells(from: Spot, to: Spot, is_filled: bool, size: Size) -> Vec<Cell> {
    rectangle(from, to, is_filled, size).collect()
}

fn ellipse_cells(from: Spot, to: Spot, is_filled: bool, size: Size) -> Vec<Cell> {
    ellipse(from, to, is_filled, size).collect()
}

#[test]
fn palettes_change_with_their_cells() {
    let check = |edit: Edit, cells: &str, inks: &[&str]| {
        let start: Canvas =
            "1x4\nset-ink=1,#ff0000,red\nadd-ink=2,#00ff00,green\nadd-ink=3,#0000ff,blue\nr1c2=1\nr1c3=2\nr1c4=3\n"
                .parse()
                .unwrap();
        let mut changed = start.clone();
        let back = changed.apply(&edit).unwrap();
        let drawn: String = changed.picture().cells().iter().map(ToString::to_string).collect();
        assert_eq!(drawn, cells);
        let names: Vec<&str> = changed.inks()[1..].iter().map(|ink| ink.name.as_str()).collect();
        assert_eq!(names, inks);
        changed.apply(&back).unwrap();
        assert_eq!(changed, start);
    };
    let colour = |at| Colour::new(at).unwrap();
    let start: Canvas = "1x4\nadd-ink=2,#00ff00,green\n".parse().unwrap();
    let edit = |text: &str| text.parse::<Edit>().unwrap();
    check(edit("remove-ink=2"), "0102", &["red", "blue"]);
    check(edit("move-ink=1,3"), "0312", &["green", "blue", "red"]);
    check(edit("move-ink=3,1"), "0231", &["blue", "red", "green"]);
    check(edit("add-ink=1,#ffff00,yellow"), "0234", &["yellow", "red", "green", "blue"]);
    check(edit("exchange=0,3"), "3120", &["red", "green", "blue"]);
    assert_eq!(start.adding_ink("0f0".parse().unwrap()).to_string(), "add-ink=3,#00ff00,green2");
    assert_eq!(
        start.recolouring(colour(1), "f00".parse().unwrap()).to_string(),
        "set-ink=1,#ff0000,red"
    );
    assert_eq!(start.recolouring(colour(2), "00ff00".parse().unwrap()), Edit::default());
    let merged = after(&start, edit("r1c1=1 r1c2=2"));
    assert_eq!(merged.merging(colour(2), colour(1)).to_string(), "r1c2=1 remove-ink=2");
}

#[test]
fn what_is_pasted_hovers_until_it_is_set_down() {
    let mut studio = Studio::begin(Canvas::blank(Size::new(9, 20).unwrap()));
    studio.hand.tool = Tool::Text;
    studio.write("H", Spot::new(1, 1)).unwrap();
    studio.write("Hi", Spot::new(1, 1)).unwrap();
    let inked =
        |studio: &Studio| studio.picture().cells().iter().filter(|colour| colour.is_ink()).count();
    let drawn = inked(&studio);
    assert!(studio.session().moves().next().is_none() && drawn == 19);
    studio.press(Spot::new(1, 1));
    studio.drag(Spot::new(2, 3), false);
    assert_eq!(studio.selection().unwrap().at, Spot::new(2, 3));
    studio.release();
    assert!(studio.settle());
    assert_eq!((inked(&studio), studio.session().moves().count()), (drawn, 1));
    assert!(studio.edit(studio.canvas().trimming()));
    assert_eq!(studio.canvas().size(), Size::new(6, 6).unwrap());
    assert_eq!(studio.canvas().trimming(), Edit::default());
}
