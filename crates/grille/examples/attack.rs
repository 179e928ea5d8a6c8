//! The attack from outside, to be repeated: random puzzles against brute force that shares no
//! code with any solver, larger ones against another method, and mutated files through every
//! reader. A finding is printed with what is needed to repeat it, and the exit code is 1.
//!
//!     bash tools/attack [PUZZLES] [FILES] [SEED]

use grille_answer::{Check, Outcome};
use grille_engine::chance::Chance;
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::nonogram::generate::Recipe;
use grille_engine::nonogram::{Block, Count, METHODS, Nonogram, Options, Picture, Puzzle};
use grille_engine::run::{Run, Status, Task};
use grille_engine::sudoku;
use grille_formats::{FORMATS, GameFormat, GameName, GamePuzzle, Source, collection};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

/// The most cells of a puzzle for brute force, and its most fillings.
const FILLINGS: u64 = 1 << 14;
/// The most steps that a method is waited for.
const STEPS: u64 = 2_000_000;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let mut number = |usual: u64| args.next().and_then(|arg| arg.parse().ok()).unwrap_or(usual);
    let (puzzles, files, seed) = (number(100_000), number(100_000), number(1));
    let mut attack = Attack { chance: Chance::new(&format!("attack {seed}")), found: 0 };
    let mut tally = [0_u64; 3];
    for at in 0..puzzles {
        let kind = match at % 10 {
            0..=6 => 0,
            7 => 1,
            _ => 2,
        };
        tally[kind] += 1;
        match kind {
            0 => attack.small(),
            1 => attack.large(),
            _ => attack.sudoku(),
        }
        progress("puzzles", at + 1, puzzles);
    }
    let seeds = texts();
    let mut read = 0;
    for at in 0..files {
        read += u64::from(attack.file(&seeds));
        progress("files", at + 1, files);
    }
    let [small, large, sudokus] = tally;
    say(&format!(
        "{small} nonograms against brute force, {large} larger ones against another method, \
         {sudokus} sudokus against brute force; {files} mutated files, of which {read} were read: \
         {} findings",
        attack.found
    ));
    ExitCode::from(u8::from(attack.found > 0))
}

fn say(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

fn progress(what: &str, done: u64, all: u64) {
    if done.is_multiple_of((all / 10).max(1)) {
        let _ = writeln!(std::io::stderr(), "{done} of {all} {what}");
    }
}

struct Attack {
    chance: Chance,
    found: u64,
}

impl Attack {
    fn finding(&mut self, what: &str) {
        self.found += 1;
        say(&format!("FINDING: {what}"));
    }

    /// A random picture and its puzzle; now and then with the clues of two pictures, and with
    /// cells given.
    fn puzzle(&mut self, size: Size, inks: usize) -> Puzzle {
        let density = self.chance.below(101);
        let one = self.picture(size, inks, density);
        let palette = Recipe { inks, ..Recipe::new(size) }.palette();
        let mut draft = Puzzle::of(&one, palette.clone()).expect("a picture has a puzzle").draft();
        draft.drawings.clear();
        if self.chance.below(5) == 0 {
            let other = self.picture(size, inks, density);
            draft.cols = Puzzle::of(&other, palette).expect("a picture has one").draft().cols;
        }
        let puzzle = Puzzle::new(draft.clone()).expect("clues are a puzzle");
        if self.chance.below(4) == 0 {
            let mut board = puzzle.board();
            for cell in size.iter() {
                if self.chance.below(5) == 0 {
                    let _ = board.narrow(cell, one[cell].into());
                }
            }
            draft.givens = Some(board.cells().rows().map(<[_]>::to_vec).collect());
        }
        Puzzle::new(draft).unwrap_or(puzzle)
    }

    fn picture(&mut self, size: Size, inks: usize, density: usize) -> Picture {
        Grid::from_fn(size, |_| match self.chance.below(100) < density {
            true => Colour::new(1 + self.chance.below(inks)).unwrap_or(Colour::BLACK),
            false => Colour::BACKGROUND,
        })
    }

    fn small(&mut self) {
        let inks = 1 + self.chance.below(3) / 2;
        let most = if inks == 1 { 14 } else { 8 };
        let rows = 1 + self.chance.below(5);
        let cols = 1 + self.chance.below((most / rows).clamp(1, 6));
        let size = Size::new(rows, cols).expect("small");
        let puzzle = self.puzzle(size, inks);
        let expected = brute_force(&puzzle, inks);
        for entry in METHODS.iter().filter(|e| e.takes(&puzzle) && e.searches) {
            let mut run = entry.start(&puzzle, &puzzle.board(), &Options::default());
            let mut count = 0;
            while run.advance(STEPS) == Status::Solution {
                count += 1;
            }
            if count != expected && run.stats().steps < STEPS {
                self.finding(&format!("{}: {count}, not {expected}\n{puzzle:?}", entry.name));
            }
        }
        let counted = Count::new(&puzzle, &puzzle.board(), &Options::default()).advance(u64::MAX);
        if counted.is_none_or(|counted| counted.solutions != expected.into()) {
            self.finding(&format!("count: not {expected}\n{puzzle:?}"));
        }
        let wanted = match expected {
            0 => "none",
            1 => "unique",
            _ => "several",
        };
        match Check::<Nonogram>::of(&puzzle).advance(u64::MAX) {
            Some(outcome) if outcome.status() == wanted => {}
            other => self.finding(&format!("check: {other:?}, not {wanted}\n{puzzle:?}")),
        }
    }

    fn large(&mut self) {
        let size = Size::new(6 + self.chance.below(14), 6 + self.chance.below(14)).expect("size");
        let inks = 1 + self.chance.below(3);
        let puzzle = self.puzzle(size, inks);
        let answer = |name: &str| {
            let entry = METHODS.iter().find(|entry| entry.name == name)?;
            let mut run = entry.start(&puzzle, &puzzle.board(), &Options::default());
            two(&mut *run)
        };
        if let (Some(one), Some(other)) = (answer("search"), answer("backtrack-complete"))
            && one != other
        {
            self.finding(&format!("search {one}, backtrack-complete {other}\n{puzzle:?}"));
        }
    }

    /// A sudoku of 4x4, with some cells of a full grid given, or of none.
    fn sudoku(&mut self) {
        let mut text = String::new();
        let (full, share) = ("1234341221434321", 1 + self.chance.below(6));
        for digit in full.chars() {
            text.push(match self.chance.below(8) {
                n if n < share => '.',
                7 if self.chance.below(6) == 0 => char::from(b'1' + self.chance.below(4) as u8),
                _ => digit,
            });
        }
        let Some(format) = GameFormat::find("line") else { return };
        let Some(Ok(GamePuzzle::Sudoku(puzzle))) = format.read(&text).next() else { return };
        let expected = sudokus(&text);
        for entry in sudoku::METHODS.iter().filter(|entry| entry.takes(&puzzle) && entry.searches) {
            let mut run = entry.start(&puzzle, &puzzle.board(), &Default::default());
            let mut count = 0;
            while run.advance(STEPS) == Status::Solution {
                count += 1;
            }
            if count != expected {
                self.finding(&format!("{}: {count}, not {expected}: {text}", entry.name));
            }
        }
    }

    /// A mutated file through every reader; whether one of them took it.
    fn file(&mut self, seeds: &[Vec<u8>]) -> bool {
        let mut bytes = seeds[self.chance.below(seeds.len())].clone();
        for _ in 0..1 + self.chance.below(8) {
            self.mutate(&mut bytes, seeds);
        }
        let read = catch_unwind(AssertUnwindSafe(|| through(&bytes)));
        match read {
            Ok(read) => read,
            Err(_) => {
                self.finding(&format!("a panic on {:?}", String::from_utf8_lossy(&bytes)));
                false
            }
        }
    }

    fn mutate(&mut self, bytes: &mut Vec<u8>, seeds: &[Vec<u8>]) {
        let at = self.chance.below(bytes.len() + 1);
        match self.chance.below(7) {
            0 if at < bytes.len() => bytes[at] ^= 1 << self.chance.below(8),
            1 if at < bytes.len() => drop(bytes.remove(at)),
            2 => bytes.insert(at, b"0123456789 -/;,\n\"<>&#x=.$"[self.chance.below(25)]),
            3 => bytes.truncate(at),
            4 => {
                let other = &seeds[self.chance.below(seeds.len())];
                let from = self.chance.below(other.len() + 1);
                bytes.truncate(at);
                bytes.extend(&other[from..]);
            }
            5 => {
                let end = (at + self.chance.below(40)).min(bytes.len());
                let again = bytes[at.min(end)..end].to_vec();
                bytes.splice(at..at, again);
            }
            _ => {
                let number =
                    [0_u64, 1, 255, 1000, 1001, 65_536, 4_294_967_296][self.chance.below(7)];
                bytes.splice(at..at, number.to_string().into_bytes());
            }
        }
        bytes.truncate(1 << 16);
    }
}

/// Reads a file as the program would, writes what was read in every format, and asks a little.
fn through(bytes: &[u8]) -> bool {
    let Ok(source) = Source::decode("attack", bytes.to_vec()) else { return false };
    let mut read = false;
    for game in GameName::ALL {
        for format in game.formats() {
            for reading in format.read(&source.text).take(20) {
                match reading {
                    Err(problems) => {
                        for problem in problems {
                            assert!(source.text.get(problem.at.clone()).is_some(), "a place");
                        }
                    }
                    Ok(puzzle) => {
                        read = true;
                        for other in puzzle.game().formats() {
                            let _ = other.write_part(&puzzle);
                        }
                        if let GamePuzzle::Nonogram(puzzle) = &puzzle {
                            let outcome = Check::<Nonogram>::of(puzzle).advance(500);
                            assert!(!matches!(outcome, Some(Outcome::Wrong)), "a true solution");
                        }
                    }
                }
            }
        }
    }
    read
}

/// How many solutions, up to two; nothing if that takes too long.
fn two(run: &mut dyn Run<Nonogram>) -> Option<u64> {
    let mut count = 0;
    loop {
        match run.advance(20_000) {
            Status::Solution if count == 1 => return Some(2),
            Status::Solution => count += 1,
            Status::Exhausted => return Some(count),
            Status::Running if run.stats().steps < 20_000 => {}
            Status::Running | Status::Stuck | Status::Limit => return None,
        }
    }
}

/// All fillings, judged by nothing but the definition of a clue.
fn brute_force(puzzle: &Puzzle, inks: usize) -> u64 {
    let size = puzzle.size();
    let (cells, colours) = (size.cells() as u32, inks as u64 + 1);
    let fillings = colours.pow(cells);
    assert!(fillings <= FILLINGS * 4, "{fillings} fillings are too many");
    let given = puzzle.board();
    let blocks = |line: &mut dyn Iterator<Item = usize>| {
        let mut found: Vec<(usize, u32)> = Vec::new();
        let mut last = 0;
        for colour in line {
            match found.last_mut() {
                Some((own, length)) if colour == last && *own == colour && colour > 0 => {
                    *length += 1;
                }
                _ if colour > 0 => found.push((colour, 1)),
                _ => {}
            }
            last = colour;
        }
        found
    };
    let is_met = |clue: &[Block], line: &mut dyn Iterator<Item = usize>| {
        let own = clue.iter().map(|block| (block.colour.index(), block.len));
        blocks(line).into_iter().eq(own)
    };
    let mut count = 0;
    for filling in 0..fillings {
        let colour = |row: usize, col: usize| {
            (filling / colours.pow((row * size.cols() + col) as u32) % colours) as usize
        };
        let fits = |cell: Cell| {
            let own = colour(usize::from(cell.row), usize::from(cell.col));
            Colour::new(own).is_some_and(|own| given.at(cell).has(own))
        };
        let is_solution = size.iter().all(fits)
            && puzzle.rows().iter().enumerate().all(|(row, clue)| {
                is_met(clue.blocks(), &mut (0..size.cols()).map(|col| colour(row, col)))
            })
            && puzzle.cols().iter().enumerate().all(|(col, clue)| {
                is_met(clue.blocks(), &mut (0..size.rows()).map(|row| colour(row, col)))
            });
        count += u64::from(is_solution);
    }
    count
}

/// All completions of a sudoku of 4x4, by trying digits.
fn sudokus(text: &str) -> u64 {
    fn go_on(cells: &mut [u8], at: usize) -> u64 {
        if at == 16 {
            return 1;
        }
        let given = cells[at];
        let digits = if given > 0 { given..=given } else { 1..=4 };
        let mut count = 0;
        for digit in digits {
            let clash = |other: usize| {
                let (r, c, s, d) = (at / 4, at % 4, other / 4, other % 4);
                other != at
                    && cells[other] == digit
                    && (r == s || c == d || (r / 2 == s / 2 && c / 2 == d / 2))
            };
            if !(0..16).any(clash) {
                cells[at] = digit;
                count += go_on(cells, at + 1);
            }
        }
        cells[at] = given;
        count
    }
    let mut cells: Vec<u8> =
        text.bytes().map(|b| b.saturating_sub(b'0').min(4) * u8::from(b != b'.')).collect();
    go_on(&mut cells, 0)
}

/// Texts to begin with: the collection in every format, and some sudokus.
fn texts() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for item in collection::COLLECTION {
        let puzzle = GamePuzzle::Nonogram(item.puzzle());
        for format in FORMATS {
            let format = GameFormat::Nonogram(format);
            if let Ok(text) = format.write_part(&puzzle) {
                all.push(format.framed(&[&text]).into_bytes());
            }
        }
    }
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    if let Some(Ok(puzzle)) = GameFormat::find("line").and_then(|format| format.read(line).next()) {
        for format in GameName::Sudoku.formats() {
            if let Ok(text) = format.write_part(&puzzle) {
                all.push(format.framed(&[&text, &text]).into_bytes());
            }
        }
    }
    all
}
