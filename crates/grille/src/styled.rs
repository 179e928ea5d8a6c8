//! How solutions are written: drawn for people, as data, or as JSON.
//!
//! What a solution looks like is each game's own ([`Styled`]); what stands around it is
//! written here, once.

mod nonogram;
mod sudoku;

use crate::batch::One;
use crate::games::Handled;
use crate::page::Page;
use crate::{Desk, args};
use grille_answer::json::{self, Ending};
use grille_answer::{Answer, Outcome, sentences};
use grille_engine::board::Board;
use grille_engine::nonogram::Nonogram;
use grille_engine::sudoku::Sudoku;
use grille_formats::{GameFormat, GameName};
use grille_words::{Spoken, Words, say};
use std::io::{self, Write};

/// A game whose solutions can be written in several styles.
pub trait Styled: Handled {
    /// How solutions are written.
    type Style: Copy + Sync;

    /// The names of its styles.
    fn styles() -> Vec<&'static str>;
    /// The style of that name; if none was asked for, that for a puzzle alone or among others.
    fn style(name: Option<&str>, alone: bool) -> Option<Self::Style>;
    /// Why the solutions of a puzzle cannot be printed so, if they cannot.
    fn refuses(words: &Words, style: Self::Style, puzzle: &Self::Puzzle) -> Option<String>;
    /// Whether output is data: the answer in words goes beside it.
    fn is_data(style: Self::Style) -> bool;
    /// Whether the only solution of a puzzle says by itself that it is the only one.
    fn speaks_for_itself(style: Self::Style) -> bool;
    /// Whether puzzles follow each other without anything between them.
    fn is_close(style: Self::Style) -> bool;
    /// Whether the name of a puzzle among others stands above its solutions, not before the
    /// answer.
    fn is_named_above(style: Self::Style) -> bool;
    /// What leads to the `index`-th solution, from 1, of so many that are wanted; none if it
    /// is not printed.
    fn lead(
        words: &Words,
        style: Self::Style,
        page: &Page,
        index: u64,
        wanted: u64,
    ) -> Option<String>;
    /// A solution.
    fn solution(
        desk: &Desk,
        style: Self::Style,
        puzzle: &Self::Puzzle,
        solution: &Self::Solution,
    ) -> String;
    /// What is known where the method got stuck.
    fn stuck(
        desk: &Desk,
        style: Self::Style,
        puzzle: &Self::Puzzle,
        board: &Board<Self::Set>,
    ) -> String;
}

/// The styles of all games.
pub fn styles() -> Vec<&'static str> {
    GameName::ALL.iter().flat_map(|game| styles_of(*game)).collect()
}

/// The styles of a game.
pub fn styles_of(game: GameName) -> Vec<&'static str> {
    match game {
        GameName::Nonogram => Nonogram::styles(),
        GameName::Sudoku => Sudoku::styles(),
    }
}

/// What stands around and between the answers.
pub fn page(desk: &Desk, args: &args::Solve) -> anyhow::Result<Page> {
    let to = args.to.as_deref();
    let is_of = |game: GameName| match game {
        GameName::Nonogram => Nonogram::style(to, true).is_some(),
        GameName::Sudoku => Sudoku::style(to, true).is_some(),
    };
    if let (Some(game), Some(name)) = (desk.game.filter(|game| !is_of(*game)), to) {
        anyhow::bail!(no_style(&desk.words, game, name));
    }
    Ok(match to.filter(|_| is_of(GameName::Nonogram)).and_then(GameFormat::find) {
        _ if args.json.json => Page::separated(""),
        Some(format) => Page::of(format),
        None => Page::separated("\n"),
    })
}

/// That a game has no style of that name.
fn no_style(words: &Words, game: GameName, name: &str) -> String {
    let styles = styles_of(game);
    let game = words.game(game);
    say!(words, "game-no-style", style = name, game = game, styles = styles.join(", "))
}

/// Prints the answer to one puzzle.
pub struct Writer<'a, G: Styled> {
    pub desk: &'a Desk,
    pub args: &'a args::Solve,
    pub page: &'a Page,
    pub one: &'a One<'a>,
    pub puzzle: &'a G::Puzzle,
    pub method: &'static str,
    pub style: G::Style,
}

impl<'a, G: Styled> Writer<'a, G> {
    /// The style for a puzzle, if its game has what was asked for.
    pub fn style(
        words: &Words,
        args: &args::Solve,
        one: &One<'_>,
        puzzle: &G::Puzzle,
    ) -> Result<G::Style, String> {
        let name = args.to.as_deref();
        let style = G::style(name, one.alone)
            .ok_or_else(|| no_style(words, G::GAME, name.unwrap_or_default()))?;
        match <G as Styled>::refuses(words, style, puzzle).filter(|_| !args.json.json) {
            Some(why) => Err(why),
            None => Ok(style),
        }
    }

    fn is_json(&self) -> bool {
        self.args.json.json
    }

    /// Before the first solution. A name tells puzzles apart where there are several.
    pub fn begin(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.is_json() {
            let mut object = String::new();
            json::begin::<G>(&mut object, &self.one.label(), self.puzzle);
            return out.write_all(object.as_bytes());
        }
        if !self.one.alone && G::is_named_above(self.style) {
            writeln!(out, "{}", self.one.label())?;
        }
        Ok(())
    }

    /// One step of the method.
    pub fn event(&self, out: &mut dyn Write, depth: usize, event: &G::Event) -> io::Result<()> {
        if self.is_json() {
            return writeln!(out, "{}", G::event_object(&self.one.label(), event));
        }
        let said = <G as Spoken>::event(&self.desk.words, event, self.puzzle);
        writeln!(out, "{}{said}", "  ".repeat(depth))
    }

    /// A solution, the `index`-th from 1 of `wanted`.
    pub fn solution(
        &self,
        out: &mut dyn Write,
        index: u64,
        wanted: u64,
        solution: &G::Solution,
    ) -> io::Result<()> {
        if self.is_json() {
            let mut object = String::new();
            json::solution::<G>(&mut object, index - 1, self.puzzle, solution);
            return out.write_all(object.as_bytes());
        }
        let Some(lead) = G::lead(&self.desk.words, self.style, self.page, index, wanted) else {
            return Ok(());
        };
        out.write_all(lead.as_bytes())?;
        out.write_all(G::solution(self.desk, self.style, self.puzzle, solution).as_bytes())
    }

    /// After the last solution; what is not part of the data goes to `err`.
    pub fn end(&self, out: &mut dyn Write, err: &mut String, answer: &Answer<G>) -> io::Result<()> {
        let (words, from_board) = (&self.desk.words, self.args.from.is_begun());
        let (puzzle, method) = (self.puzzle, self.method);
        if self.is_json() {
            let mut object = String::new();
            json::end(&mut object, words, Ending { puzzle, method, answer, from_board, why: None });
            return out.write_all(object.as_bytes());
        }
        let mut text = String::new();
        if !(answer.outcome == Outcome::Unique && G::speaks_for_itself(self.style)) {
            text = sentences::verdict(words, puzzle, answer, method, from_board) + "\n";
        }
        if self.args.stats.stats {
            text += &(sentences::stats(words, &answer.stats, answer.time) + "\n");
        }
        if G::is_data(self.style) {
            *err += &format!("grille: {}", words.of(&self.one.label(), &text));
            return Ok(());
        }
        if let Some(board) = &answer.board {
            out.write_all(G::stuck(self.desk, self.style, puzzle, board).as_bytes())?;
        }
        if !self.one.alone && !G::is_named_above(self.style) && !text.is_empty() {
            text = words.of(&self.one.label(), &text);
        }
        out.write_all(text.as_bytes())
    }
}
