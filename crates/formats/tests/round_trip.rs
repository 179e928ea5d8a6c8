//! Whatever a format keeps of a puzzle survives being written and read back; the written text is
//! recognised with the ending of its format, and without any name it is at least read as the same
//! puzzle. Every format of the table is tested.
//!
//! Exceptions by design: of what is said about a puzzle `tournament` keeps only
//! the id, and gives one to a puzzle that has none; most formats keep words on one line, and
//! `webpbn` cannot hold control characters.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failing test should panic")]

mod support;

use grille_engine::chance::Chance;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Block, Draft, Ink, Puzzle, Rgb};
use grille_formats::nonogram::{Coding, FORMATS, Format, Part, Unwritable, detect, find};
use grille_formats::{GameFormat, GamePuzzle, Source};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use support::{any_words, config, line_words, puzzles, xml_words};

fn format(name: &str) -> &'static Format {
    find(name).expect("the table has it")
}

/// The formats that hold clues, and those that hold a picture.
fn formats(clues: bool) -> impl Iterator<Item = &'static Format> {
    FORMATS.iter().filter(move |format| format.keeps.clues == clues)
}

/// Runs a check on what a strategy makes.
fn for_all<T: std::fmt::Debug>(cases: u32, strategy: impl Strategy<Value = T>, check: impl Fn(&T)) {
    let mut runner = TestRunner::new(config(cases, "tests/regressions/round_trip.txt"));
    let ran = runner.run(&strategy, |made| {
        check(&made);
        Ok(())
    });
    ran.unwrap_or_else(|error| panic!("{error}"));
}

fn kept(format: &Format) -> BoxedStrategy<Vec<Puzzle>> {
    let words = match format.name {
        "non" => any_words(),
        "webpbn" => xml_words(),
        _ => line_words(),
    };
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

fn check(format: &Format, puzzles: &[Puzzle]) {
    let text = write(format, puzzles);
    let name = format!("x.{}", format.extensions[0]);
    let source = Source::decode(&name, text.into_bytes()).expect("it is a text");
    let found = detect(&name, &source.text).map(|found| found.name);
    assert_eq!(found, Ok(format.name), "{}", source.text);
    let read: Vec<_> = (format.read)(&source.text)
        .map(|reading| match reading {
            Ok(puzzle) if format.keeps.about.is_empty() => without_about(&puzzle),
            reading => reading,
        })
        .collect();
    let written: Vec<_> = puzzles.iter().cloned().map(Ok).collect();
    assert_eq!(read, written, "{}", source.text);
}

fn without_about(
    puzzle: &Puzzle,
) -> Result<Puzzle, grille_engine::Faults<grille_formats::Problem>> {
    let draft = Draft { about: Default::default(), ..puzzle.draft() };
    Ok(Puzzle::new(draft).expect("it was a puzzle with it"))
}

#[test]
fn every_format_of_clues_reads_back_what_it_writes() {
    for format in formats(true) {
        for_all(1000, kept(format), |puzzles| check(format, puzzles));
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

#[test]
fn every_format_of_pictures_reads_back_what_it_writes() {
    for format in formats(false) {
        for_all(500, pictures(false), |puzzle| check_picture(format.name, puzzle));
        if format.keeps.colours {
            for_all(500, pictures(true), |puzzle| check_picture(format.name, puzzle));
        }
    }
}

/// The clues of a puzzle by what their blocks look like.
fn clues(puzzle: &Puzzle) -> Vec<Vec<(u32, Rgb)>> {
    let block = |block: &Block| (block.len, puzzle.palette().ink(block.colour).rgb);
    let clues = puzzle.rows().iter().chain(puzzle.cols());
    clues.map(|clue| clue.blocks().iter().map(block).collect()).collect()
}

/// How many puzzles all pairs of formats hand on; more by `GRILLE_PAIRS=500`.
fn wanted() -> usize {
    std::env::var("GRILLE_PAIRS").ok().and_then(|count| count.parse().ok()).unwrap_or(40)
}

/// Puzzles that are their pictures: small and large, with empty lines, narrow, in colours.
fn samples() -> Vec<Puzzle> {
    let mut chance = Chance::new("formats");
    let mut all: Vec<Puzzle> = ["duckling", "snail", "mooncat"]
        .map(|name| grille_formats::nonogram::collection::find(name).unwrap().puzzle())
        .into();
    for (rows, cols) in
        [(1, 1), (1, 7), (9, 1), (2, 3), (3, 2), (5, 5), (4, 9), (12, 7), (100, 100)]
    {
        for density in [1, 4, 7, 10] {
            let size = Size::new(rows, cols).unwrap();
            let picture = Grid::from_fn(size, |_| match chance.below(10) < density {
                true => Colour::BLACK,
                false => Colour::BACKGROUND,
            });
            all.push(Puzzle::of(&picture, Vec::new()).unwrap());
        }
    }
    while all.len() < wanted() {
        let mut side = || 1 + chance.below(30);
        let size = Size::new(side(), side()).unwrap();
        let (density, inks) = (1 + chance.below(9), 1 + chance.below(3));
        let picture = Grid::from_fn(size, |_| match chance.below(10) < density {
            true => Colour::new(1 + chance.below(inks)).unwrap(),
            false => Colour::BACKGROUND,
        });
        let colours = [[255, 255, 255], [0, 0, 0], [200, 30, 30], [30, 90, 200]];
        let ink = |[r, g, b]: [u8; 3]| Ink::new(format!("{r} {g} {b}"), Rgb { r, g, b });
        let inks = if inks == 1 {
            Vec::new()
        } else {
            colours[..=inks].iter().copied().map(ink).collect()
        };
        all.push(Puzzle::of(&picture, inks).unwrap());
    }
    all
}

#[test]
fn every_pair_of_formats_hands_on_the_same_clues() {
    let samples = samples();
    assert!(samples.len() >= 40, "{}", samples.len());
    for puzzle in &samples {
        let texts: Vec<(&Format, String)> = FORMATS
            .iter()
            .filter_map(|format| Some((format, format.write(puzzle).ok()?)))
            .collect();
        assert!(texts.len() > 2);
        for (one, text) in &texts {
            let read = (one.read)(text).next().unwrap().unwrap();
            assert_eq!(clues(&read), clues(puzzle), "{}: {text}", one.name);
            // Whoever is thought to have written it, it is the same puzzle. Nobody could tell a
            // single line of characters or of a table, or a picture of nothing, from something else.
            let is_picture = puzzle.size().rows().min(puzzle.size().cols()) > 1
                && puzzle.rows().iter().any(|clue| !clue.blocks().is_empty());
            if one.coding == Coding::Text && (!["art", "csv"].contains(&one.name) || is_picture) {
                let found =
                    GameFormat::detect(None, "x", text).map(|found| found.read(text).next());
                let Some(Some(Ok(GamePuzzle::Nonogram(found)))) = found else {
                    panic!("{}: {text}", one.name)
                };
                assert_eq!(clues(&found), clues(puzzle), "{}: {text}", one.name);
            }
            for (other, expected) in &texts {
                if one.keeps == other.keeps {
                    assert_eq!(other.write(&read).as_ref(), Ok(expected), "{}", one.name);
                } else if let Ok(text) = other.write(&read) {
                    let again = (other.read)(&text).next().unwrap().unwrap();
                    assert_eq!(clues(&again), clues(puzzle), "{} {}", one.name, other.name);
                }
            }
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
