//! Nonograms, as the commands take them.

use super::{Handled, Why};
use crate::method::{Chosen, Methods};
use crate::{args, ask};
use grille_answer::nonogram::{Start, strip, switches};
use grille_answer::{Help, Tally};
use grille_drive::{Budget, Ended};
use grille_engine::hint::Level;
use grille_engine::nonogram::ambiguity::{self, Ambiguity, SoFar};
use grille_engine::nonogram::options::{Choice, First, Lines, Rules};
use grille_engine::nonogram::{Board, DrawingKind, Event, Nonogram, Offer, Options, Puzzle, Sheet};
use grille_engine::run::Entry;
use grille_formats::GameName;
use grille_words::{Words, say};

/// The most line results that a file of them gives room for, unless something else is chosen.
const MEMO: usize = 1 << 16;

impl Handled for Nonogram {
    const TEAMS: bool = true;

    as_in_all_games!(Nonogram, nonogram, Options, Offer, Event);

    fn options(typed: &args::Method) -> Result<Options, &'static str> {
        Ok(Options {
            rules: typed.rules.as_deref().and_then(Rules::find),
            choice: typed.choice.as_deref().and_then(Choice::find),
            lines: typed.lines.as_deref().and_then(Lines::find),
            first: typed.first_colour.as_deref().and_then(First::find),
            memo: typed.memo.or(typed.memo_file.as_ref().map(|_| MEMO)),
            remembered: None,
            passes: typed.passes,
            states: typed.states,
            memory: typed.memory,
            seed: typed.seed,
            member: 0,
        })
    }

    fn set_member(options: &mut Options, member: usize) {
        options.member = member;
    }

    fn remember(options: &mut Options, learned: &str) {
        options.remembered = Some(learned.into());
    }

    fn refuses(words: &Words, entry: &Entry<Nonogram>, puzzle: &Puzzle) -> Option<String> {
        let refused = !entry.takes(puzzle);
        refused.then(|| say!(words, "method-two-colours", method = entry.name))
    }

    fn saved(puzzle: &Puzzle) -> Option<Start> {
        let saved = puzzle.drawings().iter().rev().find(|d| d.kind == DrawingKind::Saved)?;
        Some(Start { puzzle: puzzle.clone(), board: Board::from(saved.cells.clone()) })
    }

    fn typed(words: &Words, _: &Puzzle, _: &str) -> Result<Start, String> {
        Err(say!(words, "board-not-typed"))
    }

    fn no_saved(words: &Words) -> String {
        say!(words, "solve-no-saved-board")
    }

    fn search_board(start: &Start) -> Board {
        start.board.clone()
    }

    fn start_of(puzzle: &Puzzle, sheet: &Sheet) -> Start {
        Start { puzzle: puzzle.clone(), board: Board::from(sheet.says()) }
    }

    /// The line that the hint is about.
    fn hint_drawing(help: &Help<Nonogram>, level: Level, start: &Start) -> String {
        let Some(hint) = help.hint.as_ref().filter(|_| level > Level::Where) else {
            return String::new();
        };
        match &help.sheet {
            Some(sheet) => strip(hint, level, &start.puzzle, &Board::from(sheet.says())),
            None => strip(hint, level, &start.puzzle, &start.board),
        }
    }

    fn count(puzzle: &Puzzle, from: Board, options: &Options, budget: &mut Budget) -> Tally<Self> {
        ask::count(puzzle, &from, options, budget)
    }

    fn why(
        words: &Words,
        puzzle: &Puzzle,
        budget: &mut Budget,
        progress: &mut dyn FnMut(String),
    ) -> Why {
        let mut task = Ambiguity::new(puzzle);
        let cells = puzzle.size().cells();
        let ended = budget.task_watched(&mut task, |task| {
            progress(words.why_progress(&task.so_far(), cells));
        });
        if let Ended::Done(ambiguity::Answer::Several(several)) = ended {
            let mut object = switches(&several);
            object["complete"] = true.into();
            return Why::Told(words.why(&several, puzzle.palette()), object);
        }
        let so_far = task.so_far();
        let mut object = match &so_far {
            SoFar::Switches { done, .. } => switches(done),
            SoFar::Nothing | SoFar::Differ { .. } => serde_json::json!({}),
        };
        // What is counted of some switches is no count of all solutions.
        object["count"] = serde_json::Value::Null;
        object["complete"] = false.into();
        if let SoFar::Differ { cells, .. } | SoFar::Switches { cells, .. } = so_far {
            object["differ_at_least"] = cells.into();
        }
        Why::Told(words.why_so_far(&so_far, puzzle.palette()), object)
    }
}
