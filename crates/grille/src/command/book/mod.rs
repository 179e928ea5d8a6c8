//! `grille book`: a whole book in one call: cover, rules, contents, chapters, answers, licences.

mod recipe;
mod rules;

use super::new::{self, Wanted};
use super::print;
use crate::output::Target;
use crate::{Desk, Exit, args};
use anyhow::Context;
use grille_formats::{GameName, GamePuzzle};
use grille_paper::contents::{self, Group};
use grille_paper::flow::{self, Flow};
use grille_paper::{Press, Sheet};
use grille_print::{Answers, Named, Prepared, document};
use grille_words::{Words, say};
use recipe::{Chapter, Recipe};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A chapter with its puzzles.
struct Part {
    title: String,
    prepared: Vec<Prepared>,
}

pub fn run(desk: &Desk, args: &args::Book) -> anyhow::Result<Exit> {
    let target = Target::new(desk, &args.output)?;
    let form = print::chosen(desk, args.to, &target)?;
    let named = || args.recipe.display().to_string();
    let text = fs::read_to_string(&args.recipe).with_context(named)?;
    let folder = args.recipe.parent().unwrap_or(Path::new(""));
    let recipe = recipe::read(&desk.words, &text, folder)
        .map_err(|why| anyhow::anyhow!(desk.words.of(&named(), &why)))?;
    let (mut parts, mut exit, mut about) = (Vec::new(), Exit::Yes, BTreeSet::new());
    for (number, chapter) in (1..).zip(&recipe.chapters) {
        let (puzzles, end) = puzzles(desk, args, chapter)?;
        exit = exit.max(end);
        about.extend(puzzles.iter().filter_map(|one| owner(&one.puzzle)));
        let threads = args.threads.threads;
        let (prepared, end) = print::prepare(desk, puzzles, &recipe.layout, &args.limits, threads)?;
        exit = exit.max(end);
        if desk.interrupt.is_raised() {
            return Ok(Exit::Interrupted);
        }
        let usual = || say!(desk.words, "book-chapter", number = number);
        let title = chapter.title.clone().unwrap_or_else(usual);
        if !prepared.is_empty() {
            parts.push(Part { title, prepared });
        }
    }
    if recipe.by_class {
        parts = by_class(&desk.words, parts);
    }
    let press = bound_as_thick_as_it_is(desk, &recipe, &mut parts, &about)?;
    print::put(desk, &args.output, &target, form, &press.document)?;
    Ok(exit)
}

/// The book, with the gutter that its pages need: a wider one may make more pages, so it is bound until that is enough.
fn bound_as_thick_as_it_is(
    desk: &Desk,
    recipe: &Recipe,
    parts: &mut Vec<Part>,
    about: &BTreeSet<String>,
) -> anyhow::Result<Press> {
    let mut pages = 0;
    loop {
        fitting(desk, recipe, parts, pages)?;
        let press = bound(desk, recipe, parts, about, pages)?;
        let is_enough = Sheet::gutter_of(press.pages()) <= Sheet::gutter_of(pages);
        if recipe.layout.gutter.is_some() || is_enough {
            return Ok(press);
        }
        pages = press.pages();
    }
}

/// Takes out what does not fit into a book of so many pages, if that is asked for, and counts the
/// others through the whole book.
fn fitting(
    desk: &Desk,
    recipe: &Recipe,
    parts: &mut Vec<Part>,
    pages: usize,
) -> anyhow::Result<()> {
    let sheet = recipe.layout.sheet(&desk.words, pages).map_err(anyhow::Error::msg)?;
    for part in parts.iter_mut() {
        print::fitting(desk, &recipe.layout, sheet, &mut part.prepared)?;
    }
    parts.retain(|part| !part.prepared.is_empty());
    if parts.is_empty() {
        anyhow::bail!(say!(desk.words, "book-no-puzzles"));
    }
    document::number(parts.iter_mut().flat_map(|part| &mut part.prepared));
    Ok(())
}

/// The puzzles of a chapter: read, or made.
fn puzzles(
    desk: &Desk,
    args: &args::Book,
    chapter: &Chapter,
) -> anyhow::Result<(Vec<Named>, Exit)> {
    let Some(size) = &chapter.new else {
        let input = args::Input { puzzles: chapter.puzzles.clone(), from: None };
        return print::read(desk, &input);
    };
    let wanted = Wanted {
        game: chapter.game.unwrap_or(GameName::Nonogram),
        size,
        class: chapter.class.as_deref(),
        technique: chapter.technique.as_deref(),
        colours: chapter.colours,
        number: chapter.number,
        seed: chapter.seed.as_deref(),
    };
    new::puzzles(desk, &wanted, &args.limits, args.threads.threads)
}

/// The same puzzles, a chapter for each class, the easiest first.
fn by_class(words: &Words, parts: Vec<Part>) -> Vec<Part> {
    let mut all: Vec<Prepared> = parts.into_iter().flat_map(|part| part.prepared).collect();
    all.sort_by_key(|one| (one.class.is_none(), one.class));
    let mut parts: Vec<(Option<_>, Part)> = Vec::new();
    for one in all {
        match parts.last_mut() {
            Some((class, part)) if *class == one.class => part.prepared.push(one),
            _ => {
                let title = document::class_title(words, one.class);
                parts.push((one.class, Part { title, prepared: vec![one] }));
            }
        }
    }
    parts.into_iter().map(|(_, part)| part).collect()
}

/// Whose a puzzle is, as its file says.
fn owner(puzzle: &GamePuzzle) -> Option<String> {
    let about = match puzzle {
        GamePuzzle::Nonogram(puzzle) => puzzle.about(),
        GamePuzzle::Sudoku(puzzle) => puzzle.about(),
    };
    let told = [&about.author, &about.copyright, &about.licence];
    let told: Vec<&str> = told.into_iter().flatten().map(String::as_str).collect();
    (!told.is_empty()).then(|| told.join(", "))
}

/// The book, bound for so many pages.
fn bound(
    desk: &Desk,
    recipe: &Recipe,
    parts: &[Part],
    about: &BTreeSet<String>,
    pages: usize,
) -> anyhow::Result<Press> {
    let words = &desk.words;
    let sheet = recipe.layout.sheet(words, pages).map_err(anyhow::Error::msg)?;
    let mut press = Press::new(sheet, recipe.title.clone(), words.lang().code().to_owned());
    press.document.author = recipe.author.clone();
    press.is_numbered = !recipe.layout.no_page_numbers;
    let count: usize = parts.iter().map(|part| part.prepared.len()).sum();
    cover(words, &mut press, recipe, parts, count);
    if recipe.how_to_play {
        press.mark(0, say!(words, "book-rules"));
        let all = parts.iter().flat_map(|part| &part.prepared);
        let games: Vec<GameName> = all.map(|one| one.game).collect();
        rules::write(words, &mut press, &games, &recipe.layout);
    }
    let title = say!(words, "paper-contents");
    press.mark(0, title.as_str());
    contents::before(
        &mut press,
        &title,
        count,
        |places| groups(parts, places),
        |press| body(words, press, recipe, parts, about),
    )?;
    Ok(press)
}

/// The chapters, the answers and the licences; on which page each puzzle is.
fn body(
    words: &Words,
    press: &mut Press,
    recipe: &Recipe,
    parts: &[Part],
    about: &BTreeSet<String>,
) -> anyhow::Result<Vec<usize>> {
    let mut places = Vec::new();
    for part in parts {
        press.mark(0, part.title.as_str());
        let told = say!(words, "book-puzzles", count = part.prepared.len());
        flow::cover(press, &part.title, &[told], None);
        let own = document::puzzles(words, press, &recipe.layout, &part.prepared);
        places.extend(own.map_err(anyhow::Error::msg)?);
    }
    if recipe.layout.answers == Answers::End {
        press.mark(0, say!(words, "paper-answers"));
        flow::cover(press, &say!(words, "paper-answers"), &[], None);
        let all: Vec<&Prepared> = parts.iter().flat_map(|part| &part.prepared).collect();
        document::small_answers(press, &recipe.layout, &all);
    }
    licences(words, press, about);
    Ok(places)
}

fn cover(words: &Words, press: &mut Press, recipe: &Recipe, parts: &[Part], count: usize) {
    let mut below = vec![recipe.subtitle.clone().unwrap_or_default()];
    below.push(say!(words, "book-puzzles", count = count));
    below.extend(recipe.author.clone());
    let first = parts.first().and_then(|part| part.prepared.first());
    let figure =
        first.map(|one| (&*one.entry.board as &dyn grille_paper::Figure, one.entry.alt.as_str()));
    flow::cover(press, &recipe.title, &below, figure);
}

/// A group of lines for each chapter.
fn groups(parts: &[Part], places: &[usize]) -> Vec<Group> {
    let mut places = places.iter();
    let group = |part: &Part| {
        let line = |one: &Prepared| (one.entry.label(), *places.next().unwrap_or(&0));
        Group { heading: part.title.clone(), lines: part.prepared.iter().map(line).collect() }
    };
    parts.iter().map(group).collect()
}

/// What belongs to whom.
fn licences(words: &Words, press: &mut Press, about: &BTreeSet<String>) {
    press.mark(0, say!(words, "book-licences"));
    let mut flow = Flow::new(press);
    flow.title(&say!(words, "book-licences"));
    for own in about {
        flow.paragraph(&grille_words::visible_line(own));
    }
    flow.paragraph(&say!(words, "book-font"));
    flow.paragraph(&say!(words, "book-made"));
    flow.finish();
}
