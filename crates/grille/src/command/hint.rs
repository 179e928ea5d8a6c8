//! `grille hint`: how to go on, or what is wrong.

use super::solve::start;
use crate::batch::{self, Plan, Written};
use crate::input::{self, Job, Wrong};
use crate::moves::{self, Played};
use crate::page::Page;
use crate::worked::{cells, deduction};
use crate::wrap::wrapped;
use crate::{Desk, Exit, args, draw, wrong};
use grille_drive::{Budget, Ended, Stop};
use grille_engine::nonogram::hint::{Area, Blame, Blamed, Hint, Hinting, Level, Reason, Third};
use grille_engine::nonogram::ladder::Known;
use grille_engine::nonogram::{Board, Nonogram, Puzzle, Sheet};
use grille_formats::Source;
use grille_words::say;
use serde_json::{Value, json};
use std::io;

/// What was asked.
struct Asked<'a> {
    desk: &'a Desk,
    args: &'a args::Hint,
    level: Level,
    moves: Option<Source>,
    several: bool,
}

/// What came of it.
struct Answer {
    /// The hint; none if a limit was hit first.
    hint: Option<Hint>,
    /// The board that it is about: if a move is to blame, the one it led to.
    board: Board,
    blamed: Option<Blamed>,
    interrupted: bool,
}

pub fn run(desk: &Desk, args: &args::Hint) -> anyhow::Result<Exit> {
    super::expect_input(desk, &args.input)?;
    let moves = args.moves.as_ref().map(|path| moves::read(desk, path)).transpose()?;
    let jobs = input::jobs(&desk.interrupt, &args.input);
    if moves.is_some() && !jobs.is_one() && args.input.puzzles.len() > 1 {
        anyhow::bail!(say!(desk.words, "moves-one-puzzle"));
    }
    let level = Level::find::<Nonogram>(&args.level).unwrap_or(Level::Technique);
    let asked = Asked { desk, args, level, moves, several: jobs.inputs > 1 };
    let page = Page::separated(if args.json { "" } else { "\n" });
    let plan = Plan { page: &page, threads: None, stream: false };
    batch::run(desk, jobs, &plan, |job| asked.hint(&job))
}

impl Asked<'_> {
    fn hint(&self, job: &Job) -> io::Result<Written> {
        let (words, label) = (&self.desk.words, job.label());
        let bad = |why: &Wrong| wrong::written(self.desk, &label, why, self.args.json);
        let puzzle = match &job.puzzle {
            Ok(puzzle) => puzzle,
            Err(why) => return bad(why),
        };
        let played = match &self.moves {
            None => None,
            Some(_) if job.number.is_some() => {
                return bad(&Wrong::Unfit(say!(words, "moves-one-puzzle")));
            }
            Some(source) => match moves::play(words, source, puzzle) {
                Ok(played) => Some(played),
                Err(why) => return bad(&Wrong::Located(why.to_string())),
            },
        };
        let board = match &played {
            Some(played) => Board::from(played.session.sheet().says()),
            None => match start(words, puzzle, self.args.from_board) {
                Ok(board) => board,
                Err(why) => return bad(&why),
            },
        };
        let budget = &mut batch::budget(self.desk, &self.args.limits);
        let answer = answer(puzzle, board, played.as_ref(), budget);
        let out = match self.args.json {
            true => format!("{}\n", self.object(&label, puzzle, played.as_ref(), &answer)),
            false => self.text(job, puzzle, played.as_ref(), &answer),
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
                true => say!(words, "hint-interrupted"),
                false => say!(words, "hint-limit"),
            }];
        };
        let mut said = words.hint(hint, self.level, puzzle);
        if self.level > Level::Where
            && let Some(blamed) = &answer.blamed
        {
            // After what is wrong and before why.
            said.splice(1..1, self.blame(blamed, puzzle, played));
        }
        said
    }

    /// Who is to blame, with the place in the file of moves.
    fn blame(
        &self,
        blamed: &Blamed,
        puzzle: &Puzzle,
        played: Option<&Played<Sheet>>,
    ) -> Option<String> {
        let said = self.desk.words.blame(blamed, puzzle)?;
        let Blamed::Move { index, .. } = blamed else { return Some(said) };
        let line = played.and_then(|played| played.lines.get(*index));
        Some(match (line, &self.moves) {
            (Some(line), Some(source)) => format!("{}:{line}: {said}", source.name),
            _ => said,
        })
    }

    fn text(
        &self,
        job: &Job,
        puzzle: &Puzzle,
        played: Option<&Played<Sheet>>,
        answer: &Answer,
    ) -> String {
        let width = self.desk.screen.width().min(100);
        let mut text = String::new();
        if self.several || job.number.is_some() {
            text += &format!("{}\n", job.label());
        }
        for said in self.sentences(puzzle, played, answer) {
            text += &wrapped(&said, width, "");
        }
        if let Some(hint) = &answer.hint
            && self.level > Level::Where
        {
            let strip = strip(hint, self.level, puzzle, &answer.board);
            // A broken line would show nothing.
            if strip.lines().all(|line| line.chars().count() <= self.desk.screen.width()) {
                text += &strip;
            }
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
        let size = puzzle.size();
        let mut object = json!({
            "puzzle": label,
            "rows": size.rows(),
            "columns": size.cols(),
            "level": self.args.level,
            "status": status(answer),
            "text": self.sentences(puzzle, played, answer),
        });
        let Some(hint) = &answer.hint else { return object };
        if let Some(area) = hint.area(size) {
            object["area"] = place(area).into();
        }
        if self.level >= Level::Focus {
            object["line"] = hint.line().map(|line| line.to_string()).into();
        }
        match hint {
            Hint::Next(told) => {
                if self.level >= Level::Technique {
                    object["technique"] = told.deduction.technique.name().into();
                }
                if self.level == Level::Cells {
                    let named = |cell: &grille_engine::grid::Cell| json!({ "row": cell.row + 1, "column": cell.col + 1 });
                    object["cells"] = hint.cells().iter().map(named).collect();
                }
                if self.level == Level::Argument {
                    object["deduction"] = deduction(&self.desk.words, told, puzzle);
                }
            }
            Hint::Wrong(reason) if self.level > Level::Where => {
                object["reason"] = name(reason).into();
                if let Reason::Line(_, known) | Reason::Follows(_, _, known) = reason {
                    object["cells"] = cells(known);
                }
                if let (Reason::Follows(told, ..), Level::Argument) = (reason, self.level) {
                    let steps = told.iter().map(|told| deduction(&self.desk.words, told, puzzle));
                    object["deductions"] = steps.collect();
                }
            }
            _ => {}
        }
        if let (Some(Blamed::Move { index, cells: own }), true) =
            (&answer.blamed, self.level > Level::Where)
        {
            let known: Vec<Known> =
                own.iter().map(|&(cell, mark)| (cell, mark.says(puzzle.palette().all()))).collect();
            let line = played.and_then(|played| played.lines.get(*index));
            object["blame"] = json!({ "move": index + 1, "line": line, "cells": cells(&known) });
        }
        object
    }
}

/// Looks for a hint, and for somebody to blame if it is needed.
fn answer(
    puzzle: &Puzzle,
    board: Board,
    played: Option<&Played<Sheet>>,
    budget: &mut Budget,
) -> Answer {
    let mut interrupted = false;
    let mut look = |board: &Board, budget: &mut Budget| {
        let mut hinting = Hinting::new(puzzle, board);
        match budget.task(&mut hinting) {
            Ended::Done(hint) => Some(hint),
            Ended::Stopped(stop) => {
                interrupted |= stop == Stop::Interrupt;
                hinting.so_far()
            }
        }
    };
    let hint = look(&board, budget);
    let mut answer = Answer { hint, board, blamed: None, interrupted: false };
    if let (Some(Hint::Wrong(_)), Some(played)) = (&answer.hint, played) {
        let blamed = match budget.task(&mut Blame::new(&played.session)) {
            Ended::Done(blamed) => blamed,
            Ended::Stopped(_) => Blamed::Undecided,
        };
        if let Blamed::Move { index, .. } = blamed {
            // Why it went wrong is to be seen where it did, not among later mistakes.
            let mut then = played.session.clone();
            while then.moves().count() > index + 1 && then.undo() {}
            let board = Board::from(then.sheet().says());
            if let Some(hint @ Hint::Wrong(_)) = look(&board, budget) {
                (answer.hint, answer.board) = (Some(hint), board);
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

/// `top-left`, `bottom-middle`.
fn place(area: Area) -> String {
    let third = |third: Third, names: [&'static str; 3]| match third {
        Third::First => names[0],
        Third::Middle => names[1],
        Third::Last => names[2],
    };
    let rows = third(area.rows, ["top", "middle", "bottom"]);
    format!("{rows}-{}", third(area.cols, ["left", "middle", "right"]))
}

fn name(reason: &Reason) -> &'static str {
    match reason {
        Reason::Clues(_) => "clues",
        Reason::Denied(_) => "givens",
        Reason::Line(..) => "one-line",
        Reason::Follows(..) => "several-lines",
        Reason::Search => "search",
    }
}

/// The line that the hint is about, lying, with its clue; the cells marked if
/// the level names them.
fn strip(hint: &Hint, level: Level, puzzle: &Puzzle, board: &Board) -> String {
    let assumes = matches!(hint, Hint::Next(told) if !told.deduction.chains().is_empty());
    let later = matches!(hint, Hint::Wrong(Reason::Follows(..)));
    let Some(line) = hint.line().filter(|_| !assumes && !later) else { return String::new() };
    let Ok(board) = puzzle.board_with(board) else { return String::new() };
    let own = board.cells().line(line).copied();
    let clue = draw::clue(puzzle.clue(line), puzzle.palette());
    let drawn: String = draw::line(own, puzzle.palette());
    let mut text = format!("\n  {clue} |{drawn}|\n");
    if level >= Level::Cells {
        let marked = hint.cells();
        let mark = |cell| if marked.contains(&cell) { '^' } else { ' ' };
        let marks: String = puzzle.size().line_cells(line).map(mark).collect();
        let indent = " ".repeat(clue.chars().count() + 4);
        text += &format!("{indent}{}\n", marks.trim_end());
    }
    text
}
