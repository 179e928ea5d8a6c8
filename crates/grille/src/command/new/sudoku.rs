//! Random sudokus to order.

use super::{Order, Wanted, make, practice};
use crate::args::sudoku::{New, side};
use crate::{Desk, Exit};
use anyhow::Context;
use grille_answer::sudoku::draw::line;
use grille_drive::{Budget, Ended};
use grille_engine::class::Class;
use grille_engine::sudoku::generate::{Generate, Made, Recipe, Symmetry};
use grille_engine::sudoku::rate::CLASSES;
use grille_engine::sudoku::{Shape, Technique};
use grille_formats::{GameName, GamePuzzle};
use grille_words::{Words, say};
use serde_json::Value;

struct Sudokus<'a> {
    args: &'a New,
    recipe: Recipe,
}

pub fn run(desk: &Desk, args: &New) -> anyhow::Result<Exit> {
    let shape = Shape::of_side(usize::from(args.side)).context("shape")?;
    let named = |own: &&Technique| Some(own.name()) == args.practice.as_deref();
    if let Some(&technique) = Technique::ALL.iter().find(named) {
        return practice::run(desk, args, shape, technique);
    }
    let making = &args.making;
    let is_drawn = making.number == 1 && making.to.is_none() && making.output.output.is_none();
    let usual = if is_drawn && !making.json.json { "grid" } else { "line" };
    make(desk, making, order(desk, args)?, usual, is_drawn)
}

/// What is to be made; complains about what cannot be.
pub fn order<'a>(desk: &Desk, args: &'a New) -> anyhow::Result<impl Order<Made = Made> + use<'a>> {
    let shape = Shape::of_side(usize::from(args.side)).context("shape")?;
    let symmetry = Symmetry::ALL.iter().copied().find(|own| own.name() == args.symmetry);
    let class = args.class.as_deref();
    let recipe = Recipe {
        clues: args.clues.map(usize::from),
        minimal: args.minimal,
        symmetry: symmetry.unwrap_or(Symmetry::None),
        uniform: args.uniform,
        class: CLASSES.iter().copied().find(|own| class == Some(own.name())),
        technique: Technique::ALL
            .iter()
            .copied()
            .find(|own| args.technique.as_deref() == Some(own.name())),
        ..Recipe::new(shape)
    };
    if let Err(flaw) = Generate::new(recipe.clone(), "") {
        anyhow::bail!(grille_answer::sudoku::flaw_said(&desk.words, shape, flaw));
    }
    Ok(Sudokus { args, recipe })
}

/// What would have been typed for this.
pub fn wanted(desk: &Desk, wanted: &Wanted<'_>) -> anyhow::Result<New> {
    let side = side(wanted.size).map_err(|key| anyhow::anyhow!(desk.words.say(&key, &[])))?;
    // No sudoku that must be guessed at is known to be found with a symmetry.
    let symmetry = match wanted.class == Some(Class::Guessing.name()) {
        true => Symmetry::None,
        false => Symmetry::HalfTurn,
    };
    Ok(New {
        side,
        clues: None,
        minimal: false,
        symmetry: symmetry.name().to_owned(),
        class: wanted.class.map(str::to_owned),
        technique: wanted.technique.map(str::to_owned),
        practice: None,
        uniform: false,
        making: crate::args::Making::default(),
    })
}

impl Order for Sudokus<'_> {
    type Made = Made;
    const GAME: GameName = GameName::Sudoku;

    fn make(&self, seed: &str, budget: &mut Budget) -> Ended<Option<Made>> {
        // The recipe was looked at before.
        match Generate::new(self.recipe.clone(), seed) {
            Err(_) => Ended::Done(None),
            Ok(mut task) => match budget.task(&mut task) {
                Ended::Done(made) => Ended::Done(made.ok()),
                Ended::Stopped(stop) => Ended::Stopped(stop),
            },
        }
    }

    fn gave_up(&self, words: &Words, name: &str) -> String {
        match self.recipe.technique {
            Some(technique) => {
                let (technique, tries) =
                    (words.sudoku_technique(technique), words.number(&self.recipe.most_tries()));
                say!(
                    words,
                    "new-gave-up-technique",
                    name = name,
                    technique = technique,
                    tries = tries
                )
            }
            None => say!(words, "sudoku-gave-up", name = name),
        }
    }

    fn puzzle(&self, made: &Made, _: &str) -> anyhow::Result<GamePuzzle> {
        Ok(GamePuzzle::Sudoku(made.puzzle.clone()))
    }

    fn describe(&self, object: &mut Value, made: &Made) {
        object["givens"] = made.puzzle.board().to_string().into();
        object["clues"] = made.puzzle.clues().into();
        object["solution"] = line(&made.solution).into();
        object["tries"] = made.tries.into();
    }

    fn note(&self, words: &Words, made: &Made, name: &str) -> String {
        say!(words, "sudoku-made", clues = made.puzzle.clues(), seed = name)
    }

    fn stem(&self) -> String {
        let class = self.args.class.as_deref().or(self.args.technique.as_deref());
        let class = class.unwrap_or("random");
        format!("sudoku-{}-{class}", self.recipe.shape)
    }
}
