//! Arguments and hints in words. `UPDATE_EXPECT=1 cargo test` writes them down, to be
//! read aloud and reviewed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use expect_test::expect_file;
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Cell, Grid, LineId, Size};
use grille_engine::nonogram::hint::{Blamed, Hint, Hinting, Level, Refutation};
use grille_engine::nonogram::ladder::{RUNGS, Why, deductions};
use grille_engine::nonogram::worked::{ExplainedDeduction, Next, Worked};
use grille_engine::nonogram::{Block, Board, Cause, Ink, Mark, Nonogram, Puzzle, Rgb, Technique};
use grille_engine::run::Task;
use grille_words::{Lang, Words};
use std::collections::{BTreeMap, BTreeSet};

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit as u64) as usize
    }
}

/// A puzzle of a random picture: in black and white, or in three inks.
fn puzzle(seed: u64, side: usize, inks: usize) -> Puzzle {
    let mut random = Random(seed);
    let density = 40 + random.below(25);
    let size = Size::new(side, side).unwrap();
    let picture = Grid::from_fn(size, |_| {
        let ink = if random.below(100) < density { 1 + random.below(inks) } else { 0 };
        Colour::new(ink).unwrap()
    });
    let named = ["white", "red", "blue", "Sea Foam"].map(|name| Ink::new(name, Rgb::BLACK));
    let inks = if inks == 1 { Vec::new() } else { named.to_vec() };
    Puzzle::of(&picture, inks).unwrap()
}

fn worked(puzzle: &Puzzle, from: &Board) -> Vec<ExplainedDeduction> {
    let mut worked = Worked::new(puzzle, from).unwrap();
    let mut all = Vec::new();
    while let Some(Next::Deduction(told)) = worked.advance(u64::MAX) {
        all.push(*told);
    }
    all
}

/// A sentence begins and ends as one, and every blank is filled in.
fn is_well_said(said: &str) {
    assert!(!said.contains(['{', '}', '$']), "{said}");
    assert!(!said.contains("  ") && !said.contains(" ,") && !said.contains(" ."), "{said}");
    assert!(said.starts_with(char::is_uppercase) && said.ends_with('.'), "{said}");
}

/// What is told of random puzzles, of one where two assumptions agree, and of single lines.
fn examples() -> Vec<(Puzzle, ExplainedDeduction)> {
    let plain = (0..60).map(|seed| puzzle(seed, 8, 1));
    let agreeing = Puzzle::black_and_white(
        &[&[1], &[1, 1], &[1, 1], &[1], &[1]],
        &[&[1, 1], &[1, 1], &[1, 1], &[], &[1]],
    );
    let whole = plain.chain((0..40).map(|seed| puzzle(seed, 6, 3))).chain([agreeing.unwrap()]);
    let told = |puzzle: Puzzle| {
        let told = worked(&puzzle, &puzzle.board());
        told.into_iter().map(move |told| (puzzle.clone(), told)).collect::<Vec<_>>()
    };
    let mut all: Vec<(Puzzle, ExplainedDeduction)> = whole.flat_map(told).collect();
    for seed in 0..400 {
        all.extend(line_examples(seed, 1 + 2 * (seed as usize % 2)));
    }
    all.extend([1, 3].into_iter().flat_map(far_gap));
    all
}

/// A gap that the 1 would fit into, but does not reach: rare.
fn far_gap(inks: usize) -> Vec<(Puzzle, ExplainedDeduction)> {
    let cells = "#.????????.?.??????????";
    let mut draft = puzzle(0, 2, inks).draft();
    let blocks = [1, 4, 4].map(|len| Block { len, colour: Colour::BLACK });
    draft.rows = Some(vec![blocks.to_vec()]);
    draft.cols = Some(vec![Vec::new(); cells.len()]);
    draft.drawings.clear();
    let puzzle = Puzzle::new(draft).unwrap();
    let mut board = puzzle.board();
    for (col, symbol) in (0..).zip(cells.chars()) {
        let known = match symbol {
            '#' => Colours::BLACK,
            '.' => Colours::WHITE,
            _ => puzzle.palette().all(),
        };
        board.narrow(Cell { row: 0, col }, known).unwrap();
    }
    let found = deductions(&puzzle, &board, LineId::Row(0), Technique::SpanLimited).unwrap();
    found
        .into_iter()
        .map(|found| (puzzle.clone(), ExplainedDeduction::new(found, &puzzle, &board)))
        .collect()
}

/// What the techniques of one line say about a row of which a part is known.
fn line_examples(seed: u64, inks: usize) -> Vec<(Puzzle, ExplainedDeduction)> {
    let puzzle = puzzle(seed, 12, inks);
    let (mut random, mut board) = (Random(seed), puzzle.board());
    let (goal, row) = (puzzle.goal().unwrap(), LineId::Row(0));
    for cell in puzzle.size().line_cells(row) {
        let known = match random.below(6) {
            0 => goal[cell].into(),
            1 if goal[cell].index() != 2 && inks > 1 => {
                puzzle.palette().all().without(Colour::new(2).unwrap())
            }
            _ => puzzle.palette().all(),
        };
        board.narrow(cell, known).unwrap();
    }
    let said = |technique| deductions(&puzzle, &board, row, technique).unwrap();
    // What a cheaper technique has said already is not said again.
    let mut before: BTreeSet<Cell> = BTreeSet::new();
    let all = RUNGS.iter().flat_map(|rung| said(rung.technique)).filter(|deduction| {
        let cells = deduction.settles.iter().map(|&(cell, _)| cell);
        let is_news = cells.clone().all(|cell| !before.contains(&cell));
        before.extend(cells);
        is_news
    });
    all.map(|deduction| (puzzle.clone(), ExplainedDeduction::new(deduction, &puzzle, &board)))
        .collect()
}

/// Some arguments of every technique, in both languages, by kind of puzzle.
#[test]
fn every_technique_has_its_sentences() {
    let words = Lang::ALL.map(Words::new);
    let mut met: BTreeMap<(usize, bool), Vec<String>> = BTreeMap::new();
    for (puzzle, told) in examples() {
        let technique = told.deduction.technique;
        let rank = RUNGS.iter().position(|rung| rung.technique == technique).unwrap();
        let mut both = String::new();
        for words in &words {
            let said = words.argument(&told, &puzzle);
            said.iter().for_each(|said| is_well_said(said));
            names_its_cells(words, &told, &said.join(" "));
            both += &format!("  {}\n", said.join(" "));
        }
        met.entry((rank, !puzzle.palette().is_two_tone())).or_default().push(both);
    }
    let mut shown = String::new();
    for ((rank, coloured), said) in &met {
        let kind = if *coloured { "in colour" } else { "black and white" };
        shown += &format!("{} ({kind})\n", RUNGS[*rank].technique.name());
        // The first, the shortest, one of average length and the longest.
        let mut by_length: Vec<&String> = said.iter().collect();
        by_length.sort_by_key(|said| said.len());
        let few = [&said[0], by_length[0], by_length[said.len() / 2], by_length[said.len() - 1]];
        let mut seen = BTreeSet::new();
        few.into_iter().filter(|said| seen.insert(*said)).for_each(|said| shown += said);
        shown.push('\n');
    }
    let techniques: BTreeSet<usize> = met.keys().map(|&(rank, _)| rank).collect();
    assert!((0..RUNGS.len()).all(|rank| techniques.contains(&rank)), "{techniques:?}");
    expect_file!["data/arguments.txt"].assert_eq(&shown);
}

/// The line and the cells that are settled are in the sentence.
fn names_its_cells(words: &Words, told: &ExplainedDeduction, said: &str) {
    let Why::Line(line, _) = told.deduction.why else { return };
    let number = match line {
        LineId::Row(row) => row + 1,
        LineId::Col(col) => col + 1,
    };
    let colon = if words.lang() == Lang::Fr { "\u{a0}:" } else { ":" };
    assert!(said.contains(&format!(" {number}{colon} ")), "{said}");
    if told.deduction.technique != Technique::EmptyLine && told.deduction.settles.len() == 1 {
        let at = line.place(told.deduction.settles[0].0) + 1;
        let digits = |c: char| !c.is_ascii_digit();
        assert!(said.split(digits).any(|word| word == at.to_string()), "{said}");
    }
}

#[test]
fn every_technique_of_the_ladder_says_what_it_is_about() {
    for words in Lang::ALL.map(Words::new) {
        for rung in RUNGS {
            is_well_said(&words.technique_about(rung.technique));
            assert!(words.has(&format!("technique-{}", rung.technique.name())));
        }
    }
}

/// One small board for each kind of hint, at every level.
#[test]
fn hints_say_as_much_as_they_are_asked() {
    let puzzle = |rows: &[&[u32]], cols: &[&[u32]]| Puzzle::black_and_white(rows, cols).unwrap();
    let notes =
        puzzle(&[&[4], &[1, 1], &[1, 1], &[2, 2], &[2, 2]], &[&[2], &[5], &[1], &[1, 2], &[5]]);
    let choice = puzzle(&[&[1], &[1]], &[&[1], &[1]]);
    let with = |puzzle: &Puzzle, filled: &[(u16, u16)], empty: &[(u16, u16)]| {
        let mut board = puzzle.board();
        let at = |&(row, col): &(u16, u16)| Cell { row, col };
        for cell in filled {
            board.narrow(at(cell), Colour::BLACK.into()).unwrap();
        }
        for cell in empty {
            board.narrow(at(cell), Colour::BACKGROUND.into()).unwrap();
        }
        board
    };
    let cases = [
        ("next", &notes, notes.board()),
        ("one line is wrong", &notes, with(&notes, &[(1, 0), (1, 1), (1, 2)], &[])),
        ("it follows that a line is wrong", &notes, with(&notes, &[(0, 0)], &[])),
        ("several solutions", &choice, choice.board()),
        ("solved", &choice, with(&choice, &[(0, 0), (1, 1)], &[(0, 1), (1, 0)])),
    ];
    let mut shown = String::new();
    for (name, puzzle, board) in &cases {
        let hint = Hinting::new(puzzle, board).advance(u64::MAX).unwrap();
        for words in Lang::ALL.map(Words::new) {
            for level in Level::ALL {
                let level_name = level.name_in::<Nonogram>();
                shown += &format!("{name}, {level_name}\n");
                for said in words.hint(&hint, *level, puzzle) {
                    assert!(!said.contains(['{', '$']), "{said}");
                    shown += &format!("  {said}\n");
                }
            }
        }
    }
    let cell = Cell { row: 2, col: 3 };
    for words in Lang::ALL.map(Words::new) {
        let blamed = [
            Blamed::Move { index: 16, cells: vec![(cell, Mark::Ink(Colour::BLACK))] },
            Blamed::Move {
                index: 0,
                cells: vec![
                    (cell, Mark::Cross),
                    (Cell { row: 0, col: 0 }, Mark::Ink(Colour::BLACK)),
                ],
            },
            Blamed::Start,
            Blamed::Undecided,
        ];
        for blamed in blamed {
            shown += &format!("  {}\n", words.blame(&blamed, &notes).unwrap());
        }
        assert_eq!(words.blame(&Blamed::Nobody, &notes), None);
        for reason in [
            Refutation::Search,
            Refutation::Denied(vec![cell]),
            Refutation::Clues(Cause::Totals { colour: Colour::BLACK, rows: 7, cols: 5 }),
        ] {
            let said = words.hint(&Hint::Wrong(reason), Level::Argument, &notes);
            shown += &format!("  {}\n", said.join(" "));
        }
        let said = words.hint(&Hint::Undecided, Level::Focus, &notes);
        shown += &format!("  {}\n", said.join(" "));
    }
    expect_file!["data/hints.txt"].assert_eq(&shown);
}

/// Blocks of one length are told apart, however many there are.
#[test]
fn blocks_are_named_unmistakably() {
    let ones = [1; 23];
    let rows: Vec<&[u32]> = vec![&ones];
    let one: &[u32] = &[1];
    let none: &[u32] = &[];
    let cols: Vec<&[u32]> = (0..46).map(|col| if col % 2 == 0 { one } else { none }).collect();
    let puzzle = Puzzle::black_and_white(&rows, &cols).unwrap();
    let line = deductions(&puzzle, &puzzle.board(), LineId::Row(0), Technique::Forcing);
    assert!(line.unwrap().is_empty(), "nothing is forced yet");
    let mut board = puzzle.board();
    // The last cell but one is filled: then every block has just one place.
    let end = Cell { row: 0, col: 44 };
    board.narrow(end, Colour::BLACK.into()).unwrap();
    let found = deductions(&puzzle, &board, LineId::Row(0), Technique::Forcing);
    let [english, french] = Lang::ALL.map(Words::new);
    let mut names: BTreeSet<String> = BTreeSet::new();
    let mut some = Vec::new();
    for (index, deduction) in found.unwrap().into_iter().enumerate() {
        let told = ExplainedDeduction::new(deduction, &puzzle, &board);
        let named = |words: &Words, end: &str| {
            let said = words.argument(&told, &puzzle).remove(0);
            let name = said.split(end).next().unwrap();
            name.rsplit(", ").next().unwrap().to_owned()
        };
        let [en, fr] = [named(&english, " can only"), named(&french, " ne peut")];
        if [0, 1, 6, 10, 20, 21].contains(&index) {
            some.push(format!("{en} / {fr}"));
        }
        assert!(names.insert(en) && names.insert(fr));
    }
    assert_eq!(
        some,
        [
            "the first 1 / le premier 1",
            "the second 1 / le deuxième 1",
            "the 7th 1 / le 7e 1",
            "the 11th 1 / le 11e 1",
            "the 21st 1 / le 21e 1",
            "the 22nd 1 / le 22e 1",
        ]
    );
}

/// Inks have their names in the reader's language, unless two would share one.
#[test]
fn inks_keep_apart() {
    let picture =
        Grid::from_cells(Size::new(1, 3).unwrap(), [1, 2, 3].map(|ink| Colour::new(ink).unwrap()));
    let inks = ["white", "red", "rouge", "Sea Foam"].map(|name| Ink::new(name, Rgb::BLACK));
    let puzzle = Puzzle::of(&picture.unwrap(), inks.to_vec()).unwrap();
    let named = |lang| -> Vec<String> {
        let words = Words::new(lang);
        puzzle.palette().colours().map(|ink| words.ink(ink, puzzle.palette())).collect()
    };
    assert_eq!(named(Lang::En), ["white", "red", "rouge", "Sea Foam"]);
    assert_eq!(named(Lang::Fr), ["blanc", "red", "rouge", "Sea Foam"]);
}
