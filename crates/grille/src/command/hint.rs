//! `grille hint`: how to go on, or what is wrong.

use super::solve::start;
use crate::batch::{self, One, Plan, Refused, Written};
use crate::games::{Handled, with_game};
use crate::input::{self, Wrong};
use crate::page::Page;
use crate::{Desk, Exit, args, ask, moves};
use grille_answer::json::{self, Lines};
use grille_answer::wrap::wrapped;
use grille_answer::{Help, Helping};
use grille_engine::hint::Level;
use grille_formats::Source;
use grille_words::say;

/// What was asked.
struct Asked<'a> {
    desk: &'a Desk,
    args: &'a args::Hint,
    level: Level,
    moves: Option<Source>,
}

pub fn run(desk: &Desk, args: &args::Hint) -> anyhow::Result<Exit> {
    let moves = args.moves.as_ref().map(|path| moves::read(desk, path)).transpose()?;
    let jobs = input::jobs(desk, &args.input)?;
    if moves.is_some() && jobs.inputs > 1 {
        anyhow::bail!(say!(desk.words, "moves-one-puzzle"));
    }
    let json = args.json.json;
    let asked = Asked { desk, args, level: args.level(), moves };
    let page = Page::separated(if json { "" } else { "\n" });
    let plan = Plan { page: &page, threads: None, stream: false, json };
    batch::run(desk, jobs, &plan, |one, puzzle, written| {
        with_game!(puzzle, |puzzle: G| asked.hint::<G>(one, puzzle, written))
    })
}

impl Asked<'_> {
    fn hint<G: Handled>(
        &self,
        one: &One<'_>,
        puzzle: &G::Puzzle,
        written: &mut Written,
    ) -> Result<(), Refused> {
        let (words, label) = (&self.desk.words, one.label());
        let played = match &self.moves {
            None => None,
            Some(_) if !one.alone => return Err(say!(words, "moves-one-puzzle").into()),
            Some(source) => {
                let played = moves::play::<G>(words, source, puzzle, puzzle.into());
                Some(played.map_err(|why| Wrong::Located(why.to_string()))?)
            }
        };
        let start = match &played {
            Some(played) => G::start_of(puzzle, played.session.sheet()),
            None => start::<G>(words, puzzle, &self.args.from)?,
        };
        let helping = match &played {
            Some(played) => Helping::of(&played.session),
            None => Helping::new(G::hinting_at(&start)),
        };
        let help = ask::help(helping, &mut batch::budget(self.desk, &self.args.limits));
        let lines = played.as_ref().zip(self.moves.as_ref()).map(|(all, text)| all.written(text));
        let out = match self.args.json.json {
            true => format!("{}\n", json::hint(words, &label, puzzle, self.level, &help, lines)),
            false => {
                let head = if one.alone { String::new() } else { label + "\n" };
                head + &self.told::<G>(puzzle, &start, &help, lines)
            }
        };
        written.out.extend(out.bytes());
        written.exit = written.exit.max((&help).into());
        Ok(())
    }

    /// The hint and the blame in sentences, and drawn where that fits.
    fn told<G: Handled>(
        &self,
        puzzle: &G::Puzzle,
        start: &G::Start,
        help: &Help<G>,
        lines: Option<Lines<'_>>,
    ) -> String {
        let width = self.desk.screen.width();
        let place = |index| lines.and_then(|lines| lines.place(index));
        let said = help.sentences(&self.desk.words, self.level, puzzle, place);
        let drawing = G::hint_drawing(help, self.level, start);
        // A broken line would show nothing.
        let fits = drawing.lines().all(|line| line.chars().count() <= width);
        let mut text: String = said.iter().map(|said| wrapped(said, width.min(100), "")).collect();
        if fits {
            text += &drawing;
        }
        text
    }
}
