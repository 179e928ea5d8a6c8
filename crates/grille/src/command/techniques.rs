//! `grille techniques`: what human solvers do, and each of them at work.

use super::new::{Wanted, puzzles};
use super::print;
use crate::games::{Handled, with_game};
use crate::{Desk, Exit, args, ask, batch};
use grille_answer::Working;
use grille_answer::wrap::wrapped;
use grille_engine::nonogram::generate::is_hardest_somewhere;
use grille_engine::nonogram::ladder::RUNGS;
use grille_engine::sudoku;
use grille_formats::GameName;
use grille_print::Named;
use grille_words::{Words, say};
use std::io::Write;
use std::time::Duration;

/// How long an example is looked for.
const PATIENCE: Duration = Duration::from_secs(30);

/// A technique of a game.
pub struct Known {
    /// The game.
    pub game: GameName,
    /// Its name, which has no language.
    pub name: &'static str,
    /// What a player calls it.
    pub title: String,
    /// Its idea in one sentence.
    pub idea: String,
    /// Whether puzzles are known in which it is the hardest step.
    pub is_hardest: bool,
}

/// The techniques of a game, the cheapest first.
pub fn all(words: &Words, game: GameName) -> Vec<Known> {
    match game {
        GameName::Nonogram => RUNGS
            .iter()
            .map(|rung| Known {
                game,
                name: rung.technique.name(),
                title: words.technique(rung.technique),
                idea: words.technique_about(rung.technique),
                is_hardest: is_hardest_somewhere(rung.technique),
            })
            .collect(),
        GameName::Sudoku => sudoku::ladder::RUNGS
            .iter()
            .map(|rung| Known {
                game,
                name: rung.technique.name(),
                title: words.sudoku_technique(rung.technique),
                idea: words.sudoku_technique_about(rung.technique),
                is_hardest: true,
            })
            .collect(),
    }
}

pub fn run(desk: &Desk, name: Option<&str>) -> anyhow::Result<Exit> {
    let words = &desk.words;
    let games = GameName::ALL.iter().filter(|own| desk.game.is_none_or(|game| game == **own));
    let Some(name) = name else {
        let width = desk.screen.width().min(100);
        for (index, &game) in games.enumerate() {
            let gap = if index > 0 { "\n" } else { "" };
            let head = say!(words, "game-head", game = words.game(game));
            writeln!(desk.screen.out(), "{gap}{head}")?;
            for known in all(words, game) {
                let idea = wrapped(&known.idea, width, "    ");
                let (name, idea) = (known.name, idea.trim_end());
                writeln!(desk.screen.out(), "{name}  {}\n    {idea}", known.title)?;
            }
        }
        let more = match desk.game {
            Some(GameName::Sudoku) => "techniques-more-sudoku",
            Some(GameName::Nonogram) | None => "techniques-more",
        };
        writeln!(desk.screen.out(), "\n{}", say!(words, more))?;
        return Ok(Exit::Yes);
    };
    let found: Vec<Known> =
        games.flat_map(|&game| all(words, game)).filter(|known| known.name == name).collect();
    if found.is_empty() {
        anyhow::bail!(say!(words, "techniques-unknown", name = name));
    }
    let mut exit = Exit::Yes;
    for (index, known) in found.iter().enumerate() {
        let gap = if index > 0 { "\n" } else { "" };
        let idea = wrapped(&known.idea, desk.screen.width().min(100), "");
        writeln!(desk.screen.out(), "{gap}{}\n\n{}", known.title, idea.trim_end())?;
        if !known.is_hardest {
            let never = say!(words, "techniques-never-hardest");
            let never = wrapped(&never, desk.screen.width().min(100), "");
            writeln!(desk.screen.out(), "{}", never.trim_end())?;
        }
        exit = exit.max(example(desk, known)?);
    }
    Ok(exit)
}

/// A puzzle that needs it, the board where it is first used, and the argument. A technique that is
/// the hardest nowhere is shown in a puzzle of the collection, which needs harder ones too.
fn example(desk: &Desk, known: &Known) -> anyhow::Result<Exit> {
    let (all, exit) = match known.is_hardest {
        true => made(desk, known)?,
        false => print::read(desk, &collected(known.game))?,
    };
    for one in &all {
        if with_game!(&one.puzzle, |puzzle: G| shown::<G>(desk, known, puzzle))? {
            return Ok(exit);
        }
    }
    writeln!(desk.screen.out(), "\n{}", say!(desk.words, "techniques-no-example"))?;
    Ok(exit.max(Exit::No))
}

/// A puzzle in which it is the hardest step.
fn made(desk: &Desk, known: &Known) -> anyhow::Result<(Vec<Named>, Exit)> {
    let (size, colours) = match (known.game, known.name) {
        // Its gaps take long lines.
        (GameName::Nonogram, "span-limited") => ("12x12", 2),
        (GameName::Nonogram, _) => ("8x8", 1),
        (GameName::Sudoku, _) => ("9", 1),
    };
    let wanted = Wanted {
        game: known.game,
        size,
        class: None,
        technique: Some(known.name),
        colours,
        number: 1,
        seed: Some("example"),
    };
    let limits = args::Limits { time_limit: Some(PATIENCE), step_limit: None };
    puzzles(desk, &wanted, &limits, Some(1))
}

/// The collection of a game.
fn collected(game: GameName) -> args::Input {
    let puzzles = game.collection().into_iter().map(|(name, _)| name.into()).collect();
    args::Input { puzzles, from: None }
}

/// Shows where a puzzle needs it first; whether it does.
fn shown<G: Handled>(desk: &Desk, known: &Known, puzzle: &G::Puzzle) -> anyhow::Result<bool> {
    let (words, screen) = (&desk.words, &desk.screen);
    let mut budget = batch::budget(desk, &args::Limits::default());
    let work = ask::work(Working::<G>::new(String::new(), G::fresh(puzzle)), &mut budget);
    let mut board = work.from.clone();
    for told in &work.told {
        if G::technique_name(told) == known.name {
            let width = screen.width();
            writeln!(screen.out(), "\n{}\n", say!(words, "techniques-example"))?;
            write!(screen.out(), "{}", G::drawn(puzzle, &board, screen.out_paint(), width))?;
            writeln!(screen.out())?;
            for said in G::argument(words, told, puzzle) {
                writeln!(screen.out(), "{}", wrapped(&said, width.min(100), "").trim_end())?;
            }
            return Ok(true);
        }
        G::take(&mut board, told);
    }
    Ok(false)
}
