//! `grille methods`, `formats` and `list`: the program's tables.

use crate::games::Handled;
use crate::{Desk, Exit};
use grille_answer::json::named;
use grille_answer::wrap::wrapped;
use grille_engine::grid::Size;
use grille_engine::nonogram::Nonogram;
use grille_engine::sudoku::Sudoku;
use grille_formats::{GameName, nonogram, sudoku};
use grille_words::say;
use serde_json::Value;
use std::io::Write;

pub fn methods(desk: &Desk, name: Option<&str>) -> anyhow::Result<Exit> {
    match name {
        None => by_game(desk, |game| match game {
            GameName::Nonogram => listed::<Nonogram>(desk),
            GameName::Sudoku => listed::<Sudoku>(desk),
        }),
        Some(name) => {
            let told = |game| match game {
                GameName::Nonogram => told::<Nonogram>(desk, name),
                GameName::Sudoku => told::<Sudoku>(desk, name),
            };
            let all: Vec<(GameName, String)> =
                games(desk).filter_map(|game| Some((game, told(game)?))).collect();
            if let ([], Some(game)) = (&all[..], desk.game) {
                let (words, game) = (&desk.words, desk.words.game(game));
                anyhow::bail!(say!(words, "game-no-method", method = name, game = game));
            }
            let is_one = all.len() == 1;
            for (index, (game, text)) in all.into_iter().enumerate() {
                let head = if is_one { String::new() } else { head(desk, index, game) };
                desk.screen.out().write_all((head + &text).as_bytes())?;
            }
            Ok(Exit::Yes)
        }
    }
}

/// The name of a game above what follows, apart from what came before.
fn head(desk: &Desk, index: usize, game: GameName) -> String {
    let gap = if index > 0 { "\n" } else { "" };
    format!("{gap}{}\n", say!(desk.words, "game-head", game = desk.words.game(game)))
}

/// The key of a sentence about a method or a format of a game.
fn key(game: GameName, rest: &str) -> String {
    match game {
        GameName::Nonogram => rest.to_owned(),
        GameName::Sudoku => format!("sudoku-{rest}"),
    }
}

fn idea<G: Handled>(desk: &Desk, name: &str) -> String {
    say!(desk.words, &key(G::GAME, &format!("method-{name}")))
}

fn listed<G: Handled>(desk: &Desk) -> Vec<Vec<String>> {
    let row = |name: &str| vec![name.to_owned(), idea::<G>(desk, name)];
    G::methods().iter().map(|entry| row(entry.name)).collect()
}

/// All about one method of a game that has it.
fn told<G: Handled>(desk: &Desk, name: &str) -> Option<String> {
    let (words, entry) = (&desk.words, G::method(name)?);
    let more = say!(words, &key(G::GAME, &format!("method-{name}-more")));
    let more = wrapped(&more, desk.screen.width().min(90), "");
    let mut text = format!("{}\n\n{more}\n", words.of(entry.name, &idea::<G>(desk, name)));
    for offer in entry.offers {
        text += &format!("  {}\n", say!(words, &format!("option-{}", G::offer_name(*offer))));
    }
    Some(text)
}

pub fn formats(desk: &Desk) -> anyhow::Result<Exit> {
    by_game(desk, |game| {
        let mut rows = Vec::new();
        for format in game.formats() {
            let endings: Vec<String> =
                format.extensions().iter().map(|ending| format!(".{ending}")).collect();
            let about = say!(desk.words, &key(game, &format!("format-{}", format.name())));
            rows.push(vec![format.name().to_owned(), endings.join(" "), about]);
        }
        rows
    })
}

/// The games that are asked for.
fn games(desk: &Desk) -> impl Iterator<Item = GameName> {
    let only = desk.game;
    GameName::ALL.iter().copied().filter(move |game| only.is_none_or(|only| only == *game))
}

/// A table for each game, under its name if there are several.
fn by_game(desk: &Desk, rows: impl Fn(GameName) -> Vec<Vec<String>>) -> anyhow::Result<Exit> {
    for (index, game) in games(desk).enumerate() {
        if desk.game.is_none() {
            desk.screen.out().write_all(head(desk, index, game).as_bytes())?;
        }
        print(desk, rows(game))?;
    }
    Ok(Exit::Yes)
}

pub fn list(desk: &Desk, as_json: bool) -> anyhow::Result<Exit> {
    if as_json {
        for (object, _) in games(desk).flat_map(|game| inside(desk, game)) {
            writeln!(desk.screen.out(), "{object}")?;
        }
        return Ok(Exit::Yes);
    }
    by_game(desk, |game| inside(desk, game).into_iter().map(|(_, row)| row).collect())
}

/// The puzzles of a game that are inside the program, as objects and as rows of a table.
fn inside(desk: &Desk, game: GameName) -> Vec<(Value, Vec<String>)> {
    let words = &desk.words;
    let titled = |mut object: Value, name: &str, size: Size, remark: String| {
        let title = words.title(name);
        object["title"] = title.clone().into();
        (object, vec![name.to_owned(), words.size(size), remark, title])
    };
    match game {
        GameName::Nonogram => {
            let one = |item: &nonogram::collection::Item| {
                let puzzle = item.puzzle();
                let inks = puzzle.palette().inks().len() - 1;
                let mut object = named::<Nonogram>(item.name, &puzzle);
                object["inks"] = inks.into();
                let remark = match inks {
                    1 => say!(words, "list-black"),
                    _ => say!(words, "list-inks", count = inks),
                };
                titled(object, item.name, puzzle.size(), remark)
            };
            nonogram::collection::COLLECTION.iter().map(one).collect()
        }
        GameName::Sudoku => {
            let one = |item: &sudoku::collection::Item| {
                let puzzle = item.puzzle();
                let size = puzzle.size();
                let clues = size.iter().filter(|&cell| puzzle.given(cell).is_some()).count();
                let mut object = named::<Sudoku>(item.name, &puzzle);
                object["clues"] = clues.into();
                titled(object, item.name, size, say!(words, "list-clues", count = clues))
            };
            sudoku::collection::COLLECTION.iter().map(one).collect()
        }
    }
}

/// Columns as wide as their widest entry.
pub fn print(desk: &Desk, rows: Vec<Vec<String>>) -> anyhow::Result<Exit> {
    let mut widths: Vec<usize> = Vec::new();
    for row in &rows {
        widths.resize(widths.len().max(row.len()), 0);
        for (width, entry) in widths.iter_mut().zip(row) {
            *width = (*width).max(entry.chars().count());
        }
    }
    let mut out = desk.screen.out();
    for row in rows {
        let padded: Vec<String> =
            row.iter().zip(&widths).map(|(entry, width)| format!("{entry:width$}")).collect();
        writeln!(out, "{}", padded.join("  ").trim_end())?;
    }
    Ok(Exit::Yes)
}
