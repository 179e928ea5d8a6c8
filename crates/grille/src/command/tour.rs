//! `grille` by itself: one puzzle solved and drawn, and what to try next.

use crate::{Desk, Exit, ask};
use anyhow::Context;
use grille_answer::nonogram::draw;
use grille_answer::{Outcome, Solve};
use grille_drive::Budget;
use grille_engine::nonogram::{Nonogram, Options};
use grille_engine::run::Game;
use grille_formats::collection;
use grille_words::say;
use std::io::Write;

/// The puzzle to show.
const SHOWN: &str = "snail";

pub fn run(desk: &Desk) -> anyhow::Result<Exit> {
    let words = &desk.words;
    let item = collection::find(SHOWN).context("the collection has the puzzle of the tour")?;
    let puzzle = item.puzzle();
    let mut budget = Budget::new(None, None, &desk.interrupt);
    let mut out = desk.screen.out();
    writeln!(out, "{}\n", say!(words, "tour-welcome"))?;
    let board = puzzle.board();
    let run = Nonogram::fastest(&puzzle).start(&puzzle, &board, &Options::default());
    let mut solve = Solve::new(&puzzle, board, run, 2);
    let answer = ask::solve(&mut solve, &mut budget, None, |picture| {
        let cells = picture.map(|&colour| colour.into());
        write!(
            out,
            "{}",
            draw::blocks(&puzzle, &cells, desk.screen.out_paint(), desk.screen.width())
        )
    })?;
    if answer.outcome == Outcome::Interrupted {
        return Ok(Exit::Interrupted);
    }
    let title = say!(words, &format!("puzzle-{SHOWN}"));
    writeln!(out, "\n{}\n", say!(words, "tour-solved", title = title, lines = answer.stats.lines))?;
    writeln!(out, "{}", say!(words, "tour-next"))?;
    for (command, key) in [
        ("grille list", "tour-list"),
        ("grille solve owl", "tour-solve"),
        ("grille solve --trace notes", "tour-trace"),
        ("grille explain owl -o owl.html", "tour-explain"),
        ("grille hint owl", "tour-hint"),
        ("grille check FILE…", "tour-check"),
        ("grille convert owl --to webpbn", "tour-convert"),
        ("grille sudoku new --class easy", "tour-sudoku"),
        ("grille --help", "tour-help"),
    ] {
        writeln!(out, "  {command:32} {}", say!(words, key))?;
    }
    writeln!(out, "\n{}", say!(words, "tour-window"))?;
    Ok(Exit::Yes)
}
