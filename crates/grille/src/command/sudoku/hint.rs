//! `grille sudoku hint`: how to go on, or what is wrong.

use super::data::{self, deduction};
use super::input::At;
use crate::args::sudoku_ladder as args;
use crate::batch::{self, Plan, Written};
use crate::input::Wrong;
use crate::moves::{self, Played};
use crate::page::Page;
use crate::wrap::wrapped;
use crate::{Desk, Exit, wrong};
use grille_drive::{Budget, Ended, Stop};
use grille_engine::session::Sheet as _;
use grille_engine::sudoku::hint::{Blame, Blamed, Hint, Hinting, Level, Reason};
use grille_engine::sudoku::ladder::Known;
use grille_engine::sudoku::sheet::Move;
use grille_engine::sudoku::{Mark, Puzzle, Sheet, Sudoku};
use grille_formats::Source;
use grille_words::{Words, say};
use serde_json::{Value, json};
use std::io;

/// What was asked.
struct Asked<'a> {
    desk: &'a Desk,
    args: &'a args::Hint,
    level: Level,
    moves: Option<Source>,
    is_one: bool,
}

/// What came of it.
struct Answer {
    /// The hint; none if a limit was hit first.
    hint: Option<Hint>,
    blamed: Option<Blamed>,
    interrupted: bool,
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
            Some(source) => match moves::play_sudoku(words, source, puzzle) {
                Ok(played) => Some(played),
                Err(why) => return bad(&Wrong::Located(why.to_string())),
            },
        };
        let sheet = match &played {
            Some(played) => played.session.sheet().clone(),
            None => match saved(words, puzzle, self.args.from_board) {
                Ok(sheet) => sheet,
                Err(why) => return bad(&why),
            },
        };
        let budget = &mut batch::budget(self.desk, &self.args.limits);
        let answer = answer(&sheet, played.as_ref(), budget);
        let out = match self.args.json {
            true => format!("{}\n", self.object(label, puzzle, played.as_ref(), &answer)),
            false => self.text(label, alone, puzzle, played.as_ref(), &answer),
        };
        let exit = match &answer.hint {
            _ if answer.interrupted => Exit::Interrupted,
            Some(Hint::Next(_)) => Exit::Yes,
            Some(Hint::Solved | Hint::Stuck | Hint::Wrong(_)) => Exit::No,
            Some(Hint::Undecided) | None => Exit::Trouble,
        };
        Ok(Written { out: out.into_bytes(), exit, ..Written::default() })
    }

    /// The hint and the blame in sentences.
    fn sentences(
        &self,
        puzzle: &Puzzle,
        played: Option<&Played<Sheet>>,
        answer: &Answer,
    ) -> Vec<String> {
        let words = &self.desk.words;
        let Some(hint) = &answer.hint else {
            return vec![match answer.interrupted {
                true => say!(words, "sudoku-hint-interrupted"),
                false => say!(words, "sudoku-hint-limit"),
            }];
        };
        let mut said = words.sudoku_hint(hint, self.level, puzzle.shape());
        if self.level > Level::Where
            && let Some(blamed) = &answer.blamed
        {
            // After what is wrong and before why.
            said.splice(1..1, self.blame(blamed, played));
        }
        said
    }

    /// Who is to blame, with the place in the file of moves.
    fn blame(&self, blamed: &Blamed, played: Option<&Played<Sheet>>) -> Option<String> {
        let said = self.desk.words.sudoku_blame(blamed)?;
        let Blamed::Move { index, .. } = blamed else { return Some(said) };
        let line = played.and_then(|played| played.lines.get(*index));
        Some(match (line, &self.moves) {
            (Some(line), Some(source)) => format!("{}:{line}: {said}", source.name),
            _ => said,
        })
    }

    fn text(
        &self,
        label: &str,
        alone: bool,
        puzzle: &Puzzle,
        played: Option<&Played<Sheet>>,
        answer: &Answer,
    ) -> String {
        let width = self.desk.screen.width().min(100);
        let mut text = if alone { String::new() } else { format!("{label}\n") };
        for said in self.sentences(puzzle, played, answer) {
            text += &wrapped(&said, width, "");
        }
        text
    }

    fn object(
        &self,
        label: &str,
        puzzle: &Puzzle,
        played: Option<&Played<Sheet>>,
        answer: &Answer,
    ) -> Value {
        let (side, words) = (puzzle.shape().side(), &self.desk.words);
        let mut object = json!({
            "puzzle": label,
            "rows": side,
            "columns": side,
            "level": self.args.level,
            "status": status(answer),
            "text": self.sentences(puzzle, played, answer),
        });
        let Some(hint) = &answer.hint else { return object };
        if let Some(&cell) = hint.cells().first() {
            object["box"] = (puzzle.shape().box_of(cell) + 1).into();
        }
        match hint {
            Hint::Next(next) => {
                if self.level >= Level::Focus {
                    object["digits"] = data::numbers(next.digits()).into();
                }
                if self.level >= Level::Technique {
                    object["technique"] = next.technique.name().into();
                }
                if self.level >= Level::Cells {
                    object["cells"] = data::cells(&next.cells());
                }
                if self.level == Level::Argument {
                    object["deduction"] = deduction(words, next);
                }
            }
            Hint::Wrong(reason) if self.level > Level::Where => {
                object["reason"] = name(reason).into();
                object["cells"] = data::cells(&reason.cells());
            }
            _ => {}
        }
        if let (Some(Blamed::Move { index, cells }), true) =
            (&answer.blamed, self.level > Level::Where)
        {
            let known: Vec<Known> =
                cells.iter().map(|&(cell, mark)| (cell, mark.digits())).collect();
            let line = played.and_then(|played| played.lines.get(*index));
            let cells = data::known(&known);
            object["blame"] = json!({ "move": index + 1, "line": line, "cells": cells });
        }
        object
    }
}

/// Looks for a hint, and for somebody to blame if it is needed.
fn answer(sheet: &Sheet, played: Option<&Played<Sheet>>, budget: &mut Budget) -> Answer {
    let mut interrupted = false;
    let mut look = |sheet: &Sheet, budget: &mut Budget| {
        let mut hinting = Hinting::new(sheet);
        match budget.task(&mut hinting) {
            Ended::Done(hint) => Some(hint),
            Ended::Stopped(stop) => {
                interrupted |= stop == Stop::Interrupt;
                hinting.so_far()
            }
        }
    };
    let mut answer = Answer { hint: look(sheet, budget), blamed: None, interrupted: false };
    if let (Some(Hint::Wrong(_)), Some(played)) = (&answer.hint, played) {
        let blamed = match budget.task(&mut Blame::new(&played.session)) {
            Ended::Done(blamed) => blamed,
            Ended::Stopped(_) => Blamed::Undecided,
        };
        if let Blamed::Move { index, .. } = blamed {
            // Why it went wrong is to be seen where it did, not among later mistakes.
            let mut then = played.session.clone();
            while then.moves().count() > index + 1 && then.undo() {}
            if let Some(hint @ Hint::Wrong(_)) = look(then.sheet(), budget) {
                answer.hint = Some(hint);
            }
        }
        answer.blamed = Some(blamed);
    }
    answer.interrupted = interrupted;
    answer
}

fn status(answer: &Answer) -> &'static str {
    match answer.hint {
        Some(Hint::Next(_)) => "next",
        Some(Hint::Solved) => "solved",
        Some(Hint::Stuck) => "stuck",
        Some(Hint::Wrong(_)) => "wrong",
        Some(Hint::Undecided) | None => "limit",
    }
}

fn name(reason: &Reason) -> &'static str {
    match reason {
        Reason::Puzzle(_) => "givens",
        Reason::Denied(_) => "denied",
        Reason::Seen(_) => "seen",
        Reason::Follows(..) => "follows",
        Reason::Search => "search",
    }
}
