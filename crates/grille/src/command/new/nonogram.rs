//! Random nonograms to order.

use super::{Order, Wanted, make};
use crate::args::size;
use crate::{Desk, Exit, args};
use anyhow::Context;
use grille_answer::RatingTold;
use grille_drive::{Budget, Ended};
use grille_engine::grid::MAX_SIDE;
use grille_engine::nonogram::generate::{Generate, Made, Recipe, Source, Symmetry};
use grille_engine::nonogram::rate::CLASSES;
use grille_engine::nonogram::{Nonogram, Puzzle, Technique};
use grille_formats::{GameName, GamePuzzle};
use grille_words::{Words, say};
use serde_json::Value;

struct Nonograms<'a> {
    args: &'a args::New,
    recipe: Recipe,
}

pub fn run(desk: &Desk, args: &args::New) -> anyhow::Result<Exit> {
    make(desk, &args.making, order(desk, args)?, "non", false)
}

/// What is to be made; complains about what cannot be.
pub fn order<'a>(
    desk: &Desk,
    args: &'a args::New,
) -> anyhow::Result<impl Order<Made = Made> + use<'a>> {
    let Some(size) = size(&args.size) else {
        anyhow::bail!(say!(
            desk.words,
            "new-bad-size",
            text = args.size.join(" "),
            most = MAX_SIDE
        ));
    };
    let named = |name: &Option<String>, own: &str| name.as_deref() == Some(own);
    let recipe = Recipe {
        density: args.density,
        inks: usize::from(args.colours),
        symmetry: Symmetry::ALL
            .iter()
            .copied()
            .find(|symmetry| symmetry.name() == args.symmetry)
            .unwrap_or_default(),
        source: Source::ALL.iter().copied().find(|source| named(&args.source, source.name())),
        class: CLASSES.iter().copied().find(|class| named(&args.class, class.name())),
        technique: Technique::ALL.iter().copied().find(|own| named(&args.technique, own.name())),
        unique: !args.ambiguous,
        givens: args.givens,
        ..Recipe::new(size)
    };
    if let Err(flaw) = Generate::new(recipe.clone(), "") {
        anyhow::bail!(desk.words.flaw(flaw));
    }
    Ok(Nonograms { args, recipe })
}

/// What would have been typed for this.
pub fn wanted(wanted: &Wanted<'_>) -> args::New {
    args::New {
        size: vec![wanted.size.to_owned()],
        density: 0.5,
        colours: wanted.colours,
        class: wanted.class.map(str::to_owned),
        technique: wanted.technique.map(str::to_owned),
        source: None,
        symmetry: Symmetry::None.name().to_owned(),
        givens: 0,
        ambiguous: false,
        making: args::Making::default(),
    }
}

impl Order for Nonograms<'_> {
    type Made = Made;
    const GAME: GameName = GameName::Nonogram;

    fn make(&self, seed: &str, budget: &mut Budget) -> Ended<Option<Made>> {
        // The recipe was looked at before.
        let Ok(mut task) = Generate::new(self.recipe.clone(), seed) else {
            return Ended::Done(None);
        };
        match budget.task(&mut task) {
            Ended::Done(made) => Ended::Done(made.ok()),
            Ended::Stopped(stop) => Ended::Stopped(stop),
        }
    }

    fn gave_up(&self, words: &Words, name: &str) -> String {
        if let Some(technique) = self.recipe.technique {
            let (technique, tries) =
                (words.technique(technique), words.number(&self.recipe.most_tries()));
            return say!(
                words,
                "new-gave-up-technique",
                name = name,
                technique = technique,
                tries = tries
            );
        }
        say!(words, "new-gave-up", name = name, tries = words.number(&self.recipe.most_tries()))
    }

    fn puzzle(&self, made: &Made, name: &str) -> anyhow::Result<GamePuzzle> {
        let mut draft = made.puzzle.draft();
        draft.about.id = Some(name.to_owned());
        draft.about.source = Some(self.command());
        let puzzle = Puzzle::new(draft).ok().context("a puzzle with a name is a puzzle")?;
        Ok(GamePuzzle::Nonogram(puzzle))
    }

    fn describe(&self, object: &mut Value, made: &Made) {
        object["rows"] = self.recipe.size.rows().into();
        object["columns"] = self.recipe.size.cols().into();
        object["source"] = made.source.name().into();
        object["tries"] = made.tries.into();
        if let Some(rating) = &made.rating {
            Nonogram::describe(object, rating);
        }
    }

    fn note(&self, _: &Words, _: &Made, name: &str) -> String {
        name.to_owned()
    }

    fn stem(&self) -> String {
        let class = self.args.class.as_deref().or(self.args.technique.as_deref());
        let class = class.unwrap_or("random");
        format!("{}x{}-{class}", self.recipe.size.cols(), self.recipe.size.rows())
    }
}

impl Nonograms<'_> {
    /// What was typed, as far as the puzzles hang on it.
    fn command(&self) -> String {
        let (args, size) = (self.args, self.recipe.size);
        let mut text =
            format!("grille {} new {} {}", env!("CARGO_PKG_VERSION"), size.cols(), size.rows());
        let mut add = |option: &str, value: &str| text += &format!(" --{option} {value}");
        if args.density != 0.5 {
            add("density", &args.density.to_string());
        }
        if args.colours > 1 {
            add("colours", &args.colours.to_string());
        }
        for (option, value) in
            [("class", &args.class), ("technique", &args.technique), ("source", &args.source)]
        {
            value.iter().for_each(|value| add(option, value));
        }
        if self.recipe.symmetry != Symmetry::None {
            add("symmetry", &args.symmetry);
        }
        if args.givens > 0 {
            add("givens", &args.givens.to_string());
        }
        if args.ambiguous {
            text += " --ambiguous";
        }
        text
    }
}
