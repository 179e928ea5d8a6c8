//! Undo, redo and the text form of a game in progress.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::Random;
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::Cell;
use grille_engine::nonogram::sheet::Move;
use grille_engine::nonogram::{Draft, Ink, Mark, Puzzle, Rgb, Sheet};
use grille_engine::session::{Act, Refusal, Session, Sheet as _};

fn cell(row: u16, col: u16) -> Cell {
    Cell { row, col }
}

/// An empty sheet of a puzzle with two inks and no clues.
fn sheet(rows: usize, cols: usize) -> Sheet {
    let ink = |name: &str| Ink::new(name, Rgb { r: 0, g: 0, b: 0 });
    let draft = Draft {
        inks: ["white", "red", "blue"].map(ink).to_vec(),
        rows: Some(vec![Vec::new(); rows]),
        cols: Some(vec![Vec::new(); cols]),
        ..Draft::default()
    };
    Sheet::new(&Puzzle::new(draft).unwrap())
}

fn ink(index: usize) -> Mark {
    Mark::Ink(Colour::new(index).unwrap())
}

#[test]
fn undo_and_redo_go_all_the_way() {
    let mut session = Session::new(sheet(2, 2));
    let moves = [
        Move(vec![(cell(0, 0), ink(1)), (cell(0, 1), ink(1))]),
        // The same cell twice: the way back must restore what was first.
        Move(vec![(cell(0, 0), Mark::Cross), (cell(0, 0), ink(2))]),
        Move(vec![(cell(1, 1), Mark::Cross)]),
    ];
    let mut sheets = vec![session.sheet().clone()];
    for change in &moves {
        assert!(session.play(change.clone()));
        sheets.push(session.sheet().clone());
    }
    for sheet in sheets[..3].iter().rev() {
        assert!(session.undo());
        assert_eq!(session.sheet(), sheet);
    }
    assert!(!session.undo());
    for sheet in &sheets[1..] {
        assert!(session.redo());
        assert_eq!(session.sheet(), sheet);
    }
    assert!(!session.redo());

    assert!(session.restart());
    assert_eq!(session.sheet(), &sheets[0]);
    assert!(session.undo(), "starting over can be taken back");
    assert_eq!(session.sheet(), &sheets[3]);
    assert!(session.undo() && session.play(moves[0].clone()));
    assert!(!session.redo(), "a new move ends what could be made again");
}

#[test]
fn a_move_that_is_not_legal_changes_nothing() {
    let mut draft = sheet(2, 2).puzzle().draft();
    let open = Colours::first(3);
    draft.givens = Some(vec![vec![open, Colours::WHITE], vec![open, open]]);
    let mut session = Session::new(Sheet::new(&Puzzle::new(draft).unwrap()));
    let before = session.sheet().clone();
    for (text, why) in [
        ("", Refusal::Nothing),
        ("r1c1=1 r3c1=1", Refusal::Outside(cell(2, 0))),
        ("r1c1=1 r1c2=x", Refusal::Given(cell(0, 1))),
        ("r1c2=.", Refusal::Given(cell(0, 1))),
        ("r1c1=3", Refusal::Unknown(cell(0, 0))),
        ("r1c1=0", Refusal::Unknown(cell(0, 0))),
    ] {
        let change: Move = text.parse().unwrap();
        assert_eq!(session.sheet().refuses(&change), Some(why), "{text}");
        assert!(!session.play(change), "{text}");
        assert_eq!(session.sheet(), &before);
        assert!(!session.undo());
    }
}

#[test]
fn moves_that_are_joined_come_to_the_same() {
    let (first, then) = ("r1c1=1 r1c2=x".parse().unwrap(), "r1c1=2 r2c1=x".parse().unwrap());
    let mut apart = Session::new(sheet(2, 2));
    assert!(apart.play(first) && apart.play(then));
    let [first, then] = [0, 1].map(|at| apart.moves().nth(at).unwrap().clone());
    let mut joined = Session::new(sheet(2, 2));
    assert!(joined.play(Sheet::join(&first, &then)));
    assert_eq!(joined.sheet(), apart.sheet());
    assert!(joined.undo());
    assert_eq!(joined.sheet(), &sheet(2, 2));
}

#[test]
fn acts_are_one_line_of_text() {
    for text in ["r1c1=1 r1c2=x r12c345=.", "undo", "redo", "suppose", "keep", "drop", "r1c1=31"] {
        assert_eq!(text.parse::<Act<Move>>().unwrap().to_string(), text);
    }
    for bad in ["r1c1", "r1c1=32", "r1c1=y", "r0c1=1", "Undo"] {
        assert!(bad.parse::<Act<Move>>().is_err(), "{bad}");
    }
}

#[test]
fn replaying_the_text_rebuilds_the_game() {
    let journal = "r1c1=1 r1c2=1\nr2c2=x\nundo\nredo\nundo\nr2c1=1";
    let mut session = Session::new(sheet(2, 2));
    for line in journal.lines() {
        assert!(session.act(&line.parse().unwrap()), "{line}");
    }
    let moves: Vec<String> = session.moves().map(Move::to_string).collect();
    assert_eq!(moves, ["r1c1=1 r1c2=1", "r2c1=1"]);
}

#[test]
fn a_sheet_says_what_is_known() {
    let puzzle = Puzzle::black_and_white(&[&[2], &[1]], &[&[2], &[1]]).unwrap();
    let mut session = Session::new(Sheet::new(&puzzle));
    session.play(Move(vec![(cell(0, 0), ink(1)), (cell(1, 1), Mark::Cross)]));
    assert_eq!(session.sheet().board().unwrap().to_string(), "#?\n?.\n");
}

fn played(journal: &str) -> Session<Sheet> {
    let mut session = Session::new(sheet(2, 2));
    for line in journal.lines() {
        assert!(session.act(&line.parse().unwrap()), "{line}");
    }
    session
}

/// What a session is: the text of its moves, and where its layers began.
fn shape(session: &Session<Sheet>) -> (String, Vec<usize>) {
    let moves: Vec<String> = session.moves().map(Move::to_string).collect();
    (moves.join(", "), session.layers())
}

#[test]
fn layers_are_kept_or_dropped_and_both_can_be_undone() {
    let before = "r1c1=1\nsuppose\nr1c2=1\nsuppose\nr2c1=x\nr1c1=.";
    for (after, moves, layers) in [
        ("", "r1c1=1, r1c2=1, r2c1=x, r1c1=.", vec![1, 2]),
        ("\nkeep", "r1c1=1, r1c2=1, r2c1=x, r1c1=.", vec![1]),
        ("\nkeep\nkeep", "r1c1=1, r1c2=1, r2c1=x, r1c1=.", vec![]),
        ("\ndrop", "r1c1=1, r1c2=1", vec![1]),
        ("\nkeep\ndrop", "r1c1=1", vec![]),
        ("\ndrop\nr2c2=x\nkeep", "r1c1=1, r1c2=1, r2c2=x", vec![]),
        ("\nkeep\nundo\ndrop", "r1c1=1, r1c2=1", vec![1]),
        ("\ndrop\ndrop\nundo\nundo", "r1c1=1, r1c2=1, r2c1=x, r1c1=.", vec![1, 2]),
        ("\nundo\nundo\nundo", "r1c1=1, r1c2=1", vec![1]),
        ("\nundo\nundo\nundo\nredo", "r1c1=1, r1c2=1", vec![1, 2]),
    ] {
        let session = played(&format!("{before}{after}"));
        assert_eq!(shape(&session), (moves.to_owned(), layers), "{after:?}");
    }
    let mut session = played("r1c1=1");
    assert!(!session.act(&Act::Keep) && !session.act(&Act::Drop), "no layer is open");
}

/// The dumbest session: the steps in a row, how many count, and everything from the start.
#[derive(Default)]
struct Model {
    steps: Vec<Act<Move>>,
    count: usize,
}

impl Model {
    /// The moves of each layer, the ground first; none where a step is not possible.
    fn layers(steps: &[Act<Move>]) -> Option<Vec<Vec<Move>>> {
        let mut layers = vec![Vec::new()];
        for step in steps {
            match step {
                Act::Play(change) => layers.last_mut()?.push(change.clone()),
                Act::Suppose => layers.push(Vec::new()),
                Act::Keep => {
                    let top = layers.pop()?;
                    layers.last_mut()?.extend(top);
                }
                Act::Drop => {
                    layers.pop()?;
                    layers.last()?;
                }
                Act::Undo | Act::Redo => return None,
            }
        }
        Some(layers)
    }

    fn act(&mut self, act: Act<Move>) -> bool {
        match act {
            Act::Undo if self.count == 0 => return false,
            Act::Undo => self.count -= 1,
            Act::Redo if self.count == self.steps.len() => return false,
            Act::Redo => self.count += 1,
            step => {
                let mut steps = self.steps[..self.count].to_vec();
                steps.push(step);
                if Model::layers(&steps).is_none() {
                    return false;
                }
                self.count += 1;
                self.steps = steps;
            }
        }
        true
    }

    fn check(&self, session: &Session<Sheet>) {
        let layers = Model::layers(&self.steps[..self.count]).unwrap();
        let mut began = Vec::new();
        let mut sheet = Sheet::new(session.sheet().puzzle());
        for (i, moves) in layers.iter().enumerate() {
            if i > 0 {
                began.push(layers[..i].iter().map(Vec::len).sum());
            }
            for change in moves {
                sheet.play(change).unwrap();
            }
        }
        assert_eq!(session.layers(), began, "{:?}", self.steps);
        assert!(session.moves().eq(layers.iter().flatten()), "{:?}", self.steps);
        assert_eq!(session.sheet(), &sheet, "{:?}", self.steps);
        assert_eq!(session.can_undo(), self.count > 0);
        assert_eq!(session.can_redo(), self.count < self.steps.len());
    }
}

#[test]
fn a_session_is_its_steps_from_the_start() {
    let mut random = Random(6);
    let mut deepest = 0;
    for _ in 0..300 {
        let mut session = Session::new(sheet(2, 3));
        let mut model = Model::default();
        for _ in 0..random.below(60) {
            let act = match random.below(20) {
                0..=4 => Act::Undo,
                5..=7 => Act::Redo,
                8..=10 => Act::Suppose,
                11 => Act::Keep,
                12..=13 => Act::Drop,
                _ => Act::Play(Move(
                    (0..1 + random.below(3))
                        .map(|_| {
                            let at = cell(random.below(2) as u16, random.below(3) as u16);
                            (at, [Mark::Blank, Mark::Cross, ink(1), ink(2)][random.below(4)])
                        })
                        .collect(),
                )),
            };
            assert_eq!(session.act(&act), model.act(act.clone()), "{act:?}");
            model.check(&session);
            deepest = deepest.max(session.layers().len());
        }
        while session.undo() {
            assert!(model.act(Act::Undo));
            model.check(&session);
        }
        while session.redo() {
            assert!(model.act(Act::Redo));
            model.check(&session);
        }
    }
    assert!(deepest >= 4, "{deepest}");
}

#[test]
fn what_two_ways_agree_on_is_told() {
    let mut session = played("r1c1=x\nsuppose\nr1c2=1\nr2c1=x r2c2=1\ndrop\n");
    assert!(session.other_way().is_none(), "no layer is open");
    session = played("r1c1=x\nsuppose\nr1c2=1\nr2c1=x r2c2=1\ndrop\nsuppose\n");
    assert_eq!(session.before_layer().as_ref(), Some(session.sheet()));
    for change in ["r1c2=x", "r2c1=x r2c2=x"] {
        assert!(session.play(change.parse().unwrap()));
    }
    assert_eq!(&session.before_layer().unwrap(), played("r1c1=x\n").sheet());
    let (other, moves) = session.other_way().unwrap();
    assert_eq!(moves.len(), 2);
    let one = session.sheet().clone();
    assert_eq!(other, *played("r1c1=x\nr1c2=1\nr2c1=x r2c2=1\n").sheet());
    assert!(session.act(&Act::Drop));
    // What was there before is nothing new.
    assert_eq!(session.sheet().agreement(&one, &other).to_string(), "r2c1=x");
    let unrelated = played("suppose\nr1c2=1\ndrop\nr2c2=1\nsuppose\nr1c2=x\n");
    assert!(unrelated.other_way().is_none(), "something was written in between");
}
