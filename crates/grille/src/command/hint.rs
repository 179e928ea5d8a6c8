//! `grille hint`: how to go on, or what is wrong.

use super::solve::start;
use crate::batch::{self, Plan, Written};
use crate::input::{self, Job, Wrong};
use crate::page::Page;
use crate::{Desk, Exit, args, ask, moves, wrong};
use grille_answer::json::{self, Lines};
use grille_answer::nonogram::strip;
use grille_answer::wrap::wrapped;
use grille_answer::{Help, Helping};
use grille_engine::hint::Level;
use grille_engine::nonogram::hint::Hinting;
use grille_engine::nonogram::{Board, Nonogram, Puzzle, Sheet};
use grille_formats::Source;
use grille_words::{Spoken, say};
use std::io;

/// What was asked.
struct Asked<'a> {
    desk: &'a Desk,
    args: &'a args::Hint,
    level: Level,
    moves: Option<Source>,
    several: bool,
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
            Some(source) => {
                match moves::play::<Nonogram>(words, source, puzzle, Sheet::new(puzzle)) {
                    Ok(played) => Some(played),
                    Err(why) => return bad(&Wrong::Located(why.to_string())),
                }
            }
        };
        let board = match &played {
            Some(played) => Board::from(played.session.sheet().says()),
            None => match start(words, puzzle, self.args.from_board) {
                Ok(board) => board,
                Err(why) => return bad(&why),
            },
        };
        let helping = match &played {
            Some(played) => Helping::of(&played.session),
            None => Helping::new(Box::new(Hinting::new(puzzle, &board))),
        };
        let help = ask::help(helping, &mut batch::budget(self.desk, &self.args.limits));
        let lines = played.as_ref().zip(self.moves.as_ref()).map(|(all, text)| all.written(text));
        let out = match self.args.json {
            true => format!("{}\n", json::hint(words, &label, puzzle, self.level, &help, lines)),
            false => {
                let head = (self.several || job.number.is_some()).then_some(&label[..]);
                let said = sentences(self.desk, head, self.level, puzzle, &help, lines);
                said + &self.strip(puzzle, board, &help)
            }
        };
        Ok(Written { out: out.into_bytes(), exit: (&help).into(), ..Written::default() })
    }

    /// The line that the hint is about, drawn.
    fn strip(&self, puzzle: &Puzzle, board: Board, help: &Help<Nonogram>) -> String {
        let Some(hint) = help.hint.as_ref().filter(|_| self.level > Level::Where) else {
            return String::new();
        };
        let board = help.sheet.as_ref().map_or(board, |sheet| Board::from(sheet.says()));
        let strip = strip(hint, self.level, puzzle, &board);
        // A broken line would show nothing.
        let width = self.desk.screen.width();
        let fits = strip.lines().all(|line| line.chars().count() <= width);
        if fits { strip } else { String::new() }
    }
}

/// The hint and the blame of any game in sentences, under a name where there are several.
pub fn sentences<G: Spoken>(
    desk: &Desk,
    head: Option<&str>,
    level: Level,
    puzzle: &G::Puzzle,
    help: &Help<G>,
    lines: Option<Lines<'_>>,
) -> String {
    let width = desk.screen.width().min(100);
    let place = |index| lines.and_then(|lines| lines.place(index));
    let said = help.sentences(&desk.words, level, puzzle, place);
    let head = head.map(|head| format!("{head}\n")).unwrap_or_default();
    said.iter().fold(head, |text, said| text + &wrapped(said, width, ""))
}
