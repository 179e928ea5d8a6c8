//! `grille sudoku new`: random sudokus to order, the same from the same seed.

use crate::args::sudoku::New;
use crate::batch;
use crate::command::new::any_seed;
use crate::{Desk, Exit};
use anyhow::Context;
use grille_answer::sudoku::draw::{grid, line};
use grille_drive::{Ended, Stop, in_order};
use grille_engine::sudoku::Shape;
use grille_engine::sudoku::generate::{Flaw, Generate, Made, Recipe, Symmetry};
use grille_engine::sudoku::rate::CLASSES;
use grille_formats::sudoku::{Format, find};
use grille_words::say;
use serde_json::json;
use std::io::Write;

struct Maker<'a> {
    desk: &'a Desk,
    args: &'a New,
    recipe: Recipe,
    seed: String,
    /// The format; none for a drawing.
    format: Option<&'static Format>,
}

/// What came of one order.
enum Outcome {
    Made(Box<Made>),
    GaveUp,
    Limit,
    Interrupted,
}

pub fn run(desk: &Desk, args: &New) -> anyhow::Result<Exit> {
    let shape = Shape::of_side(usize::from(args.side)).context("shape")?;
    let symmetry = Symmetry::ALL.iter().copied().find(|own| own.name() == args.symmetry);
    let class = args.class.as_deref();
    let recipe = Recipe {
        clues: args.clues.map(usize::from),
        minimal: args.minimal,
        symmetry: symmetry.unwrap_or(Symmetry::None),
        uniform: args.uniform,
        class: CLASSES.iter().copied().find(|own| class == Some(own.name())),
        ..Recipe::new(shape)
    };
    if let Err(Flaw::Clues { least, most }) = Generate::new(recipe.clone(), "") {
        let shape = shape.to_string();
        anyhow::bail!(say!(
            desk.words,
            "sudoku-flaw-clues",
            shape = shape,
            least = least,
            most = most
        ));
    }
    let format = match args.to.as_deref() {
        None if args.number == 1 => None,
        name => Some(find(name.unwrap_or("line")).context("unknown format")?),
    };
    let seed = args.seed.clone().unwrap_or_else(any_seed);
    Maker { desk, args, recipe, seed, format }.run()
}

impl Maker<'_> {
    fn run(&self) -> anyhow::Result<Exit> {
        let threads = if self.args.number == 1 { 1 } else { batch::threads(self.args.threads) };
        let (mut exit, mut failure, mut made) = (Exit::default(), None, 0);
        let work = |number: u32| (number, self.make(number));
        in_order(1..=self.args.number, threads, work, |(number, outcome)| {
            match self.tell(number, outcome, &mut made) {
                Ok(one) => exit = exit.max(one),
                Err(error) => failure = Some(error),
            }
            failure.is_none() && !self.desk.interrupt.is_raised()
        });
        if let Some(error) = failure {
            return Err(error);
        }
        if let (Some(format), 1.., false) = (self.format, made, self.args.json) {
            self.desk.screen.out().write_all(format.frame.after.as_bytes())?;
        }
        Ok(if self.desk.interrupt.is_raised() { Exit::Interrupted } else { exit })
    }

    fn make(&self, number: u32) -> Outcome {
        // The recipe was looked at before.
        let Ok(mut task) = Generate::new(self.recipe.clone(), &self.name(number)) else {
            return Outcome::GaveUp;
        };
        match batch::budget(self.desk, &self.args.limits).task(&mut task) {
            Ended::Done(Ok(made)) => Outcome::Made(Box::new(made)),
            Ended::Done(Err(_)) => Outcome::GaveUp,
            Ended::Stopped(Stop::Interrupt) => Outcome::Interrupted,
            Ended::Stopped(Stop::Steps | Stop::Time) => Outcome::Limit,
        }
    }

    /// The seed of one sudoku.
    fn name(&self, number: u32) -> String {
        format!("{}/{number}", self.seed)
    }

    /// Writes a sudoku, or says why there is none.
    fn tell(&self, number: u32, outcome: Outcome, made: &mut u32) -> anyhow::Result<Exit> {
        let (words, name) = (&self.desk.words, self.name(number));
        let trouble = match outcome {
            Outcome::Made(one) => {
                self.write(&one, &name, *made == 0)?;
                *made += 1;
                return Ok(Exit::Yes);
            }
            Outcome::Interrupted => return Ok(Exit::Interrupted),
            Outcome::GaveUp => say!(words, "sudoku-gave-up", name = name.as_str()),
            Outcome::Limit => say!(words, "new-stopped", name = name.as_str()),
        };
        self.desk.screen.complain(&trouble);
        Ok(Exit::Trouble)
    }

    fn write(&self, made: &Made, name: &str, is_first: bool) -> anyhow::Result<()> {
        let mut out = self.desk.screen.out();
        if self.args.json {
            let object = json!({
                "seed": name,
                "givens": made.puzzle.board().to_string(),
                "clues": made.puzzle.clues(),
                "solution": line(&made.solution),
                "tries": made.tries,
            });
            writeln!(out, "{object}")?;
            return Ok(());
        }
        let Some(format) = self.format else {
            out.write_all(grid(&made.puzzle).as_bytes())?;
            let note =
                say!(self.desk.words, "sudoku-made", clues = made.puzzle.clues(), seed = name);
            self.desk.screen.note(&format!("{note}\n"));
            return Ok(());
        };
        let before = if is_first { format.frame.before } else { format.frame.between };
        let part = format.write_part(&made.puzzle).ok().context("givens are digits")?;
        out.write_all([before, &part].concat().as_bytes())?;
        Ok(())
    }
}
