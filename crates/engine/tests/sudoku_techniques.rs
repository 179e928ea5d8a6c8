//! One example where each technique speaks, and one that is nearly the same where it
//! must be silent. Dancing links, which share no code with the techniques, find a
//! grid that shows why it must, and none against what a technique says.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_engine::grid::{Cell, Grid};
use grille_engine::run::Status;
use grille_engine::sudoku::ladder::{Conclusion, Deduction, Ladder};
use grille_engine::sudoku::{
    Board, Digit, Digits, House, Options, Puzzle, Shape, Technique, method,
};

/// Technique, what it must find, an example, and one where it must not.
///
/// An example is an empty grid with some candidates taken away: `5 r1: r1c2 r1c6` leaves
/// the digit 5 two places in row 1, and `r3c4: 12` leaves a cell two digits.
const EXAMPLES: &[(&str, &str, &str, &str)] = &[
    (
        "full-house",
        "r1c9=9",
        "r1c1: 1; r1c2: 2; r1c3: 3; r1c4: 4; r1c5: 5; r1c6: 6; r1c7: 7; r1c8: 8",
        "r1c1: 1; r1c2: 2; r1c3: 3; r1c4: 4; r1c5: 5; r1c6: 6; r1c7: 7",
    ),
    (
        "naked-single",
        "r5c5=9",
        "r5c1: 1; r5c2: 2; r5c3: 3; r1c5: 4; r2c5: 5; r3c5: 6; r4c4: 7; r6c6: 8",
        "r5c1: 1; r5c2: 2; r5c3: 3; r1c5: 4; r2c5: 5; r3c5: 6; r4c4: 7",
    ),
    ("hidden-single", "r1c3=5", "r2c9: 5; r3c6: 5; r5c1: 5; r8c2: 5", "r2c9: 5; r3c6: 5; r5c1: 5"),
    ("pointing", "r1c8-5", "5 b1: r1c1 r1c2", "5 b1: r1c1 r2c2"),
    ("claiming", "r3c2-5", "5 r1: r1c1 r1c3", "5 r1: r1c1 r1c4"),
    ("naked-pair", "r1c9-1", "r1c1: 12; r1c5: 12", "r1c1: 12; r1c5: 123"),
    (
        "hidden-pair",
        "r1c1-7",
        "1 r1: r1c1 r1c5; 2 r1: r1c1 r1c5",
        "1 r1: r1c1 r1c5; 2 r1: r1c1 r1c6",
    ),
    ("naked-triple", "r1c9-2", "r1c1: 12; r1c4: 23; r1c7: 13", "r1c1: 12; r1c4: 23; r1c7: 134"),
    (
        "hidden-triple",
        "r1c4-9",
        "1 r1: r1c1 r1c4; 2 r1: r1c4 r1c7; 3 r1: r1c1 r1c7",
        "1 r1: r1c1 r1c4; 2 r1: r1c4 r1c7; 3 r1: r1c1 r1c8",
    ),
    (
        "naked-quad",
        "r1c7-3",
        "r1c1: 12; r1c3: 23; r1c5: 34; r1c9: 14",
        "r1c1: 12; r1c3: 23; r1c5: 34; r1c9: 145",
    ),
    (
        "hidden-quad",
        "r1c5-8",
        "1 r1: r1c1 r1c3; 2 r1: r1c3 r1c5; 3 r1: r1c5 r1c9; 4 r1: r1c1 r1c9",
        "1 r1: r1c1 r1c3; 2 r1: r1c3 r1c5; 3 r1: r1c5 r1c9; 4 r1: r1c1 r1c8",
    ),
    ("x-wing", "r9c2-5", "5 r1: r1c2 r1c6; 5 r5: r5c2 r5c6", "5 r1: r1c2 r1c6; 5 r5: r5c2 r5c7"),
    (
        "swordfish",
        "r9c4-5",
        "5 r1: r1c1 r1c4; 5 r5: r5c4 r5c8; 5 r8: r8c1 r8c8",
        "5 r1: r1c1 r1c4; 5 r5: r5c4 r5c8; 5 r8: r8c1 r8c9",
    ),
    (
        "jellyfish",
        "r6c4-5",
        "5 r1: r1c1 r1c4; 5 r2: r2c4 r2c7; 5 r5: r5c7 r5c9; 5 r8: r8c1 r8c9",
        "5 r1: r1c1 r1c4; 5 r2: r2c4 r2c7; 5 r5: r5c7 r5c9; 5 r8: r8c1 r8c8",
    ),
    (
        "finned-x-wing",
        "r4c6-5",
        "5 r1: r1c2 r1c6; 5 r5: r5c2 r5c5 r5c6",
        "5 r1: r1c2 r1c6; 5 r5: r5c2 r5c6 r5c9",
    ),
    (
        "finned-swordfish",
        "r9c8-5",
        "5 r1: r1c1 r1c4; 5 r5: r5c4 r5c8; 5 r8: r8c1 r8c8 r8c9",
        "5 r1: r1c1 r1c4; 5 r5: r5c4 r5c8; 5 r8: r8c1 r8c8 r8c5",
    ),
    (
        "finned-jellyfish",
        "r9c9-5",
        "5 r1: r1c1 r1c4; 5 r2: r2c4 r2c7; 5 r5: r5c7 r5c9; 5 r8: r8c1 r8c8 r8c9",
        "5 r1: r1c1 r1c4; 5 r2: r2c4 r2c7; 5 r5: r5c7 r5c9; 5 r8: r8c1 r8c5 r8c9",
    ),
    (
        "skyscraper",
        "r2c6-5",
        "5 r1: r1c1 r1c5; 5 r8: r8c1 r8c6",
        "5 r1: r1c1 r1c5; 5 r8: r8c1 r8c9",
    ),
    (
        "two-string-kite",
        "r8c1-5",
        "5 r2: r2c1 r2c5; 5 c4: r3c4 r8c4",
        "5 r2: r2c1 r2c7; 5 c4: r3c4 r8c4",
    ),
    (
        "turbot-fish",
        "r1c8-5",
        "5 b1: r1c1 r3c2; 5 r7: r7c2 r7c8",
        "5 b1: r1c1 r3c2; 5 r7: r7c2 r7c5 r7c8",
    ),
    (
        "empty-rectangle",
        "r1c5-5",
        "5 b5: r5c4 r5c6 r4c5 r6c5; 5 c9: r5c9 r1c9",
        "5 b5: r5c4 r5c6 r4c5 r6c5 r4c4; 5 c9: r5c9 r1c9",
    ),
    ("xy-wing", "r3c5-3", "r1c1: 12; r1c5: 13; r3c2: 23", "r1c1: 12; r1c5: 13; r3c2: 24"),
    ("xyz-wing", "r1c2-3", "r1c1: 123; r1c5: 13; r3c2: 23", "r1c1: 123; r1c5: 13; r3c2: 34"),
    (
        "w-wing",
        "r1c9-2",
        "r1c1: 12; r5c9: 12; 1 r8: r8c1 r8c9",
        "r1c1: 12; r5c9: 12; 1 r8: r8c1 r8c8",
    ),
    (
        "simple-colouring",
        "r1c9-5",
        "5 b1: r1c1 r3c2; 5 c2: r3c2 r8c2; 5 r8: r8c2 r8c9",
        "5 b1: r1c1 r3c2; 5 c2: r3c2 r8c2; 5 r8: r8c2 r8c5 r8c9",
    ),
    (
        "multi-colouring",
        "r2c6-5",
        "5 r1: r1c1 r1c5; 5 r8: r8c1 r8c6",
        "5 r1: r1c1 r1c5; 5 r8: r8c2 r8c6",
    ),
    (
        "remote-pair",
        "r7c1-1",
        "r1c1: 12; r1c5: 12; r7c5: 12; r7c8: 12",
        "r1c1: 12; r1c5: 12; r7c5: 123; r7c8: 12",
    ),
    (
        "unique-rectangle",
        "r2c4-1",
        "r1c1: 12; r1c4: 12; r2c1: 12; r2c4: 123",
        "r1c1: 12; r1c4: 12; r4c1: 12; r4c4: 123",
    ),
    (
        "unique-rectangle",
        "r2c9-3",
        "r1c1: 12; r1c4: 12; r2c1: 123; r2c4: 123",
        "r1c1: 12; r1c4: 12; r2c1: 123; r2c4: 124",
    ),
    (
        "unique-rectangle",
        "r2c4-2",
        "r1c1: 12; r1c4: 12; 1 r2: r2c1 r2c4",
        "r1c1: 12; r1c4: 12; 1 r2: r2c1 r2c4 r2c8",
    ),
    (
        "x-chain",
        "r2c2-5",
        "5 r1: r1c1 r1c5; 5 r6: r6c5 r6c9; 5 r9: r9c2 r9c9",
        "5 r1: r1c1 r1c5; 5 r6: r6c5 r6c9; 5 r9: r9c2 r9c4 r9c9",
    ),
    (
        "xy-chain",
        "r1c8-1",
        "r1c1: 12; r1c5: 23; r6c5: 34; r6c8: 14",
        "r1c1: 12; r1c5: 23; r6c5: 345; r6c8: 14",
    ),
    (
        "aic",
        "r1c9-1",
        "r1c1: 12; 2 c5: r1c5 r6c5; 1 r6: r6c5 r6c9",
        "r1c1: 12; 2 c5: r1c5 r6c5 r9c5; 1 r6: r6c5 r6c9",
    ),
    (
        "als-xz",
        "r5c2-3",
        "r1c1: 12; r1c2: 23; r1c9: 14; r5c9: 34",
        "r1c1: 12; r1c2: 23; r1c9: 14; r5c9: 345",
    ),
    (
        "forcing-chain",
        "r1c1-9",
        "r5c5: 123; r5c1: 19; r1c5: 29; r4c4: 34; r4c1: 49",
        "r5c5: 123; r5c1: 19; r1c5: 29; r4c4: 34; r4c1: 489",
    ),
    (
        "nishio",
        "r1c1-9",
        "r5c5: 123; r5c1: 19; r1c5: 29; r4c4: 34; r4c1: 49",
        "r5c5: 123; r5c1: 19; r1c5: 29; r4c4: 34; r4c1: 489",
    ),
];

/// Techniques whose conclusion holds only where there is just one solution.
fn needs_unique(name: &str) -> bool {
    Technique::find(name).unwrap().rung().needs_unique
}

/// The board of an example.
fn board(text: &str) -> Board {
    let (shape, all) = (Shape::Nine, Digits::first(9));
    let mut cells = Grid::filled(shape.size(), all);
    for part in text.split(';') {
        let (head, list) = part.split_once(':').unwrap();
        match head.trim().split_once(' ') {
            None => {
                let cell: Cell = head.trim().parse().unwrap();
                cells[cell] = list.trim().chars().map(|c| Digit::of_symbol(c).unwrap()).collect();
            }
            Some((digit, house)) => {
                let (digit, house): (Digit, House) =
                    (digit.parse().unwrap(), house.parse().unwrap());
                let kept: Vec<Cell> = list.split_whitespace().map(|c| c.parse().unwrap()).collect();
                for cell in shape.cells_of(house).iter().filter(|cell| !kept.contains(cell)) {
                    cells[*cell] = cells[*cell].without(digit);
                }
            }
        }
    }
    Board::from(cells)
}

/// Whether a deduction says `r1c1=5`, or among others `r1c1-5`.
fn says(deduction: &Deduction, what: &str) -> bool {
    match &deduction.conclusion {
        Conclusion::Place(cell, digit) => what == format!("{cell}={digit}"),
        Conclusion::Remove(known) => known
            .iter()
            .any(|&(cell, digits)| digits.iter().any(|digit| what == format!("{cell}-{digit}"))),
    }
}

/// Whether the technique says so on this example.
fn is_said(name: &str, what: &str, example: &str) -> bool {
    let puzzle = Puzzle::of(&[None; 81]).unwrap();
    let ladder = Ladder::new(&puzzle, &board(example)).unwrap();
    let found = ladder.available(Technique::find(name).unwrap());
    found.iter().any(|deduction| says(deduction, what))
}

/// Whether there is a grid with these candidates that denies the statement, as far as
/// dancing links get in some steps.
fn is_denied(what: &str, example: &str) -> bool {
    let board = board(example);
    let (cell, digit, is_placed) = match (what.split_once('='), what.split_once('-')) {
        (Some((cell, digit)), _) => (cell, digit, true),
        (_, Some((cell, digit))) => (cell, digit, false),
        _ => panic!("{what}"),
    };
    let (cell, digit): (Cell, Digit) = (cell.parse().unwrap(), digit.parse().unwrap());
    let (puzzle, mut board) = (Puzzle::of(&[None; 81]).unwrap(), board);
    let own = Digits::from(digit);
    let other = if is_placed { board.at(cell).minus(own) } else { own };
    if board.narrow(cell, other).is_err() {
        return false;
    }
    let search = method::find("exact-cover").unwrap();
    search.start(&puzzle, &board, &Options::default()).advance(20_000) == Status::Solution
}

#[test]
fn each_technique_speaks_where_it_should_and_is_silent_where_it_must() {
    for &(name, what, example, other) in EXAMPLES {
        assert!(is_said(name, what, example), "{name}: {what} from {example}");
        assert!(needs_unique(name) || !is_denied(what, example), "{name}: {what} is wrong");
        assert!(!is_said(name, what, other), "{name}: {what} from {other}");
        assert!(is_denied(what, other), "{name}: {what} would be right from {other}");
    }
    for &technique in Technique::ALL {
        let name = technique.name();
        let has = EXAMPLES.iter().any(|(own, ..)| *own == name);
        assert!(has || technique == Technique::Bug, "an example of {name}");
    }
}
