//! Whatever a format keeps of a puzzle survives being written and read back, and
//! the written text is recognised without the name of a file.
//!
//! Exceptions by design: of what is said about a puzzle `tournament` keeps only
//! the id, and gives one to a puzzle that has none; `webpbn` cannot hold control
//! characters.

#![allow(clippy::unwrap_used, reason = "a failing test should panic")]

mod support;

use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Draft, Ink, Puzzle, Rgb};
use grille_formats::Source;
use grille_formats::nonogram::{Coding, Format, Part, Unwritable, detect, find};
use proptest::prelude::*;
use support::{any_words, config, puzzles, xml_words};

fn format(name: &str) -> &'static Format {
    find(name).expect("the table has it")
}

fn kept(name: &str) -> BoxedStrategy<Vec<Puzzle>> {
    let format = format(name);
    let words = if name == "webpbn" { xml_words() } else { any_words() };
    let most = if format.many.is_some() { 4 } else { 2 };
    proptest::collection::vec(puzzles(format.keeps, words), 1..most).boxed()
}

/// The file of these puzzles.
fn write(format: &Format, puzzles: &[Puzzle]) -> String {
    if let [only] = puzzles {
        return format.write(only).expect("it has nothing that the format does not keep");
    }
    let frame = format.many.expect("several are only made where they may be");
    let parts: Vec<String> =
        (puzzles.iter()).map(|puzzle| format.write_part(puzzle).expect("as above")).collect();
    [frame.before, &parts.join(frame.between), frame.after].concat()
}

fn check(name: &str, puzzles: &[Puzzle]) {
    let format = format(name);
    let text = write(format, puzzles);
    let source = Source::decode("x", text.into_bytes()).expect("it is a text");
    assert_eq!(detect("x", &source.text).map(|found| found.name), Ok(name), "{}", source.text);
    let read: Vec<_> = (format.read)(&source.text)
        .map(|reading| match reading {
            Ok(puzzle) if !format.keeps.about => without_about(&puzzle),
            reading => reading,
        })
        .collect();
    let written: Vec<_> = puzzles.iter().cloned().map(Ok).collect();
    assert_eq!(read, written, "{}", source.text);
}

fn without_about(puzzle: &Puzzle) -> Result<Puzzle, Vec<grille_formats::Problem>> {
    let draft = Draft { about: Default::default(), ..puzzle.draft() };
    Ok(Puzzle::new(draft).expect("it was a puzzle with it"))
}

proptest! {
    #![proptest_config(config(3000, "tests/regressions/round_trip.txt"))]

    #[test]
    fn webpbn(puzzles in kept("webpbn")) {
        check("webpbn", &puzzles);
    }

    #[test]
    fn tournament(puzzles in kept("tournament")) {
        check("tournament", &puzzles);
    }

    #[test]
    fn non(puzzles in kept("non")) {
        check("non", &puzzles);
    }

    #[test]
    fn picture(puzzles in kept("picture")) {
        check("picture", &puzzles);
    }

    #[test]
    fn picross(puzzles in kept("picross")) {
        check("picross", &puzzles);
    }

    #[test]
    fn logimage(puzzles in kept("logimage")) {
        check("logimage", &puzzles);
    }
}

/// A puzzle that is its picture, in colours that all look different, with a cell of ink.
fn pictures(colours: bool) -> impl Strategy<Value = Puzzle> {
    let rgb = any::<[u8; 3]>().prop_map(|[r, g, b]| Rgb { r, g, b });
    let palette = proptest::collection::vec(rgb, 2..8);
    (2..9_usize, 2..9_usize, palette).prop_flat_map(move |(rows, cols, mut palette)| {
        palette.sort_unstable_by_key(Rgb::to_string);
        palette.dedup();
        let named = |(index, rgb): (usize, &Rgb)| Ink::new(format!("ink {index}"), *rgb);
        let inks: Vec<Ink> = palette.iter().enumerate().map(named).collect();
        let inks = if colours && inks.len() > 1 { inks } else { Vec::new() };
        let count = inks.len().max(2);
        proptest::collection::vec(0..count, rows * cols).prop_map(move |mut cells| {
            cells[0] = 1;
            let cells: Vec<Colour> =
                cells.into_iter().map(|index| Colour::new(index).unwrap()).collect();
            let picture = Grid::from_cells(Size::new(rows, cols).unwrap(), cells).unwrap();
            Puzzle::of(&picture, inks.clone()).unwrap()
        })
    })
}

/// What the cells of a puzzle's picture look like.
fn looks(puzzle: &Puzzle) -> Grid<Rgb> {
    puzzle.goal().unwrap().map(|&colour| puzzle.palette().ink(colour).rgb)
}

/// A picture keeps what its cells look like, and which of its colours is the background.
fn check_picture(name: &str, puzzle: &Puzzle) {
    let text = format(name).write(puzzle).unwrap();
    if format(name).coding == Coding::Text {
        assert_eq!(detect("x", &text).map(|found| found.name), Ok(name), "{text}");
    }
    let read = (format(name).read)(&text).next().unwrap().unwrap();
    let paper = |puzzle: &Puzzle| puzzle.palette().ink(Colour::BACKGROUND).rgb;
    assert_eq!((looks(&read), paper(&read)), (looks(puzzle), paper(puzzle)), "{text}");
    assert!(format(name).drops(puzzle).is_empty());
}

proptest! {
    #![proptest_config(config(500, "tests/regressions/round_trip.txt"))]

    #[test]
    fn pictures_in_black(puzzle in pictures(false)) {
        for name in ["pbm", "ppm", "png", "art"] {
            check_picture(name, &puzzle);
        }
    }

    #[test]
    fn pictures_in_colours(puzzle in pictures(true)) {
        for name in ["ppm", "png"] {
            check_picture(name, &puzzle);
        }
    }
}

#[test]
fn a_picture_holds_no_clues_of_its_own_and_no_inks_that_look_alike() {
    let clues = Puzzle::black_and_white(&[&[1], &[1]], &[&[1], &[1]]).unwrap();
    let goal = Puzzle::of(&Grid::filled(Size::new(2, 2).unwrap(), Colour::BLACK), Vec::new());
    let wrong = Draft { drawings: goal.unwrap().draft().drawings, ..clues.draft() };
    let alike =
        vec![Ink::new("a", Rgb::WHITE), Ink::new("b", Rgb::BLACK), Ink::new("c", Rgb::BLACK)];
    let picture = Grid::from_fn(Size::new(2, 2).unwrap(), |cell| {
        Colour::new(1 + usize::from(cell.row)).unwrap()
    });
    let alike = Puzzle::of(&picture, alike).unwrap();
    for name in ["ppm", "png"] {
        for puzzle in [&clues, &Puzzle::new(wrong.clone()).unwrap()] {
            assert_eq!(format(name).write(puzzle), Err(Unwritable(Part::Clues)));
        }
        assert_eq!(format(name).write(&alike), Err(Unwritable(Part::Colours)));
    }
}

#[test]
fn what_the_solver_draws_in_characters_is_read_back() {
    let mut coloured = 0;
    for item in grille_formats::collection::COLLECTION {
        let puzzle = item.puzzle();
        let goal = puzzle.goal().unwrap();
        let symbols = puzzle.palette().symbols();
        let row = |row: &[Colour]| -> String {
            row.iter().map(|colour| symbols[colour.index()]).chain(['\n']).collect()
        };
        let text: String = goal.rows().map(row).collect();
        assert_eq!(detect("x", &text).map(|found| found.name), Ok("art"), "{}", item.name);
        let read = (format("art").read)(&text).next().unwrap().unwrap();
        let lengths = |puzzle: &Puzzle| -> Vec<Vec<u32>> {
            let clues = puzzle.rows().iter().chain(puzzle.cols());
            clues.map(|clue| clue.blocks().iter().map(|block| block.len).collect()).collect()
        };
        assert_eq!(lengths(&read), lengths(&puzzle), "{}", item.name);
        coloured += usize::from(!puzzle.palette().is_two_tone());
    }
    assert!(coloured > 2, "{coloured}");
}

#[test]
fn every_format_has_its_test() {
    let names: Vec<_> = grille_formats::FORMATS.iter().map(|format| format.name).collect();
    assert_eq!(
        names,
        [
            "webpbn",
            "tournament",
            "non",
            "picture",
            "picross",
            "logimage",
            "pbm",
            "ppm",
            "png",
            "art"
        ]
    );
}
