//! `grille sudoku hint`: how to go on, or what is wrong.

use super::input::At;
use crate::args::sudoku_ladder as args;
use crate::batch::{self, Plan, Written};
use crate::command::hint::sentences;
use crate::input::Wrong;
use crate::page::Page;
use crate::{Desk, Exit, ask, moves, wrong};
use grille_answer::{Helping, json};
use grille_engine::hint::{Hinted, Level};
use grille_engine::session::Sheet as _;
use grille_engine::sudoku::sheet::Move;
use grille_engine::sudoku::{Mark, Puzzle, Sheet, Sudoku};
use grille_formats::Source;
use grille_words::{Words, say};
use std::io;

/// What was asked.
struct Asked<'a> {
    desk: &'a Desk,
    args: &'a args::Hint,
    level: Level,
    moves: Option<Source>,
    is_one: bool,
}

pub fn run(desk: &Desk, args: &args::Hint) -> anyhow::Result<Exit> {
    let moves = args.moves.as_ref().map(|path| moves::read(desk, path)).transpose()?;
    let jobs = super::read(desk, &args.input)?;
    if moves.is_some() && !jobs.is_one() && args.input.puzzles.len() > 1 {
        anyhow::bail!(say!(desk.words, "moves-one-puzzle"));
    }
    let level = Level::find::<Sudoku>(&args.level).unwrap_or(Level::Technique);
    let asked = Asked { desk, args, level, moves, is_one: jobs.is_one() };
    let page = Page::separated("");
    let plan = Plan { page: &page, threads: None, stream: false };
    batch::run(desk, jobs, &plan, |chunk| {
        let mut written = Written::default();
        for (at, puzzle) in &chunk.all {
            if desk.interrupt.is_raised() {
                break;
            }
            let alone = asked.is_one && *at == At::Alone;
            written.add(asked.hint(&chunk.label(*at), alone, puzzle)?);
        }
        Ok(written)
    })
}

/// The sheet with what was written in the sudoku's file.
pub fn saved(words: &Words, puzzle: &Puzzle, from_board: bool) -> Result<Sheet, Wrong> {
    let mut sheet = Sheet::new(puzzle);
    if from_board {
        let no_board = || Wrong::Unfit(say!(words, "solve-no-saved-board"));
        let marks = puzzle.saved().ok_or_else(no_board)?;
        let open = puzzle.size().iter().filter(|&cell| puzzle.given(cell).is_none());
        let marks = open.map(|cell| (cell, marks[cell])).filter(|(_, mark)| *mark != Mark::Blank);
        // The digits of a puzzle's file are of its shape.
        let _ = sheet.play(&Move(marks.collect()));
    }
    Ok(sheet)
}

impl Asked<'_> {
    fn hint(
        &self,
        label: &str,
        alone: bool,
        puzzle: &Result<Puzzle, Wrong>,
    ) -> io::Result<Written> {
        let words = &self.desk.words;
        let bad = |why: &Wrong| wrong::written(self.desk, label, why, self.args.json);
        let puzzle = match puzzle {
            Ok(puzzle) => puzzle,
            Err(why) => return bad(why),
        };
        let played = match &self.moves {
            None => None,
            Some(_) if !alone => return bad(&Wrong::Unfit(say!(words, "moves-one-puzzle"))),
            Some(source) => {
                match moves::play::<Sudoku>(words, source, puzzle, Sheet::new(puzzle)) {
                    Ok(played) => Some(played),
                    Err(why) => return bad(&Wrong::Located(why.to_string())),
                }
            }
        };
        let helping = match &played {
            Some(played) => Helping::of(&played.session),
            None => match saved(words, puzzle, self.args.from_board) {
                Ok(sheet) => Helping::new(Sudoku::hinting(&sheet)),
                Err(why) => return bad(&why),
            },
        };
        let help = ask::help(helping, &mut batch::budget(self.desk, &self.args.limits));
        let lines = played.as_ref().zip(self.moves.as_ref()).map(|(all, text)| all.written(text));
        let out = match self.args.json {
            true => format!("{}\n", json::hint(words, label, puzzle, self.level, &help, lines)),
            false => {
                let head = (!alone).then_some(label);
                sentences(self.desk, head, self.level, puzzle, &help, lines)
            }
        };
        Ok(Written { out: out.into_bytes(), exit: (&help).into(), ..Written::default() })
    }
}
