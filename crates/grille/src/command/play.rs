//! `grille play` and `grille edit`: the window and its studio; and a bare `grille`, which opens it where there is a screen.

use crate::input;
use crate::{Desk, Exit, args, wrong};
use grille_app::desktop::{self, Desktop};
use grille_app::{Canvas, Store, Window};
use grille_engine::nonogram::Nonogram;
use grille_engine::sudoku::Sudoku;
use grille_formats::GamePuzzle;
use grille_formats::game::is_typed;
use grille_picture::encode::as_ppm;
use grille_picture::{MAX_BYTES, is_picture};
use grille_words::say;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::time::Instant;

/// How much of a code stands for the name of a puzzle without a title.
const NAME: usize = 16;

pub fn run(desk: &Desk, args: &args::Play) -> anyhow::Result<Exit> {
    let start = Instant::now();
    if let Err(why) = screen() {
        anyhow::bail!(say!(desk.words, "screen-missing", why = why));
    }
    let mut window = window(desk);
    if let Some(path) = &args.puzzle {
        let named = path.to_str().unwrap_or_default();
        match input::place::item(named, None) {
            Some((name, _)) if !path.exists() && window.open_named(name) => {}
            // A folder is a shelf of puzzles, as it is when it is dropped on the window.
            _ if path.is_dir() => window.open_folder(path),
            // A photograph becomes a puzzle first, as it does when it is dropped on the window.
            _ if is_photograph(path) => drop(window.open_path(path)),
            _ => {
                let input = args::Input { puzzles: vec![path.clone()], from: None };
                let name = match is_typed(named) {
                    true => named.chars().take(NAME).collect(),
                    false => path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
                };
                for (label, puzzle) in input::puzzles(desk, &input)?.take(1) {
                    match puzzle {
                        Ok(puzzle) => {
                            match &puzzle {
                                GamePuzzle::Nonogram(own) => {
                                    window.open_puzzle::<Nonogram>(own, &name);
                                }
                                GamePuzzle::Sudoku(own) => {
                                    window.open_puzzle::<Sudoku>(own, &name);
                                }
                            }
                            if !is_typed(named) {
                                window.remember(path);
                            }
                        }
                        Err(wrong) => {
                            desk.screen.note(&wrong::told(desk, &label, &wrong));
                            return Ok(Exit::Trouble);
                        }
                    }
                }
            }
        }
    }
    let shown = match args.first_frame {
        false => desktop::run(window),
        true => desktop::first_frame(window).map(|first| {
            let time = first.map_or(0.0, |first| (first - start).as_secs_f64() * 1000.0);
            let time = format!("{time:.0}");
            desk.screen.note(&format!("{}\n", say!(desk.words, "window-first-frame", time = time)));
        }),
    };
    opened(desk, shown)
}

/// `grille edit`: the studio, with a picture or with the drawings so far.
pub fn edit(desk: &Desk, args: &args::Edit) -> anyhow::Result<Exit> {
    if let Err(why) = screen() {
        anyhow::bail!(say!(desk.words, "screen-missing", why = why));
    }
    let mut window = window(desk);
    let Some(path) = &args.drawing else {
        window.enter_studio();
        return opened(desk, desktop::run(window));
    };
    let input = args::Input { puzzles: vec![path.clone()], from: None };
    for (label, puzzle) in input::puzzles(desk, &input)?.take(1) {
        let puzzle = match puzzle {
            Ok(puzzle) => puzzle,
            Err(wrong) => {
                desk.screen.note(&wrong::told(desk, &label, &wrong));
                return Ok(Exit::Trouble);
            }
        };
        let canvas = match &puzzle {
            GamePuzzle::Nonogram(own) => Canvas::of(own).ok(),
            GamePuzzle::Sudoku(_) => None,
        };
        let none = || anyhow::anyhow!(desk.words.of(&label, &say!(desk.words, "edit-no-picture")));
        let canvas = canvas.ok_or_else(none)?;
        window.edit(canvas, Some(path.as_path()).filter(|path| path.is_file()));
    }
    opened(desk, desktop::run(window))
}

/// How it went with a window.
fn opened(desk: &Desk, shown: Result<(), String>) -> anyhow::Result<Exit> {
    match shown {
        Ok(()) => Ok(Exit::Yes),
        Err(why) => anyhow::bail!(say!(desk.words, "screen-missing", why = why)),
    }
}

/// Whether a file is a picture that is no puzzle as it is.
fn is_photograph(path: &Path) -> bool {
    let mut bytes = Vec::new();
    let read =
        File::open(path).and_then(|file| file.take(MAX_BYTES as u64).read_to_end(&mut bytes));
    read.is_ok() && is_picture(&bytes) && as_ppm(&bytes).is_err()
}

/// Opens the window if there is a screen; whether there was.
pub fn try_run(desk: &Desk) -> bool {
    screen().is_ok() && desktop::run(window(desk)).is_ok()
}

fn window(desk: &Desk) -> Window {
    let (store, trouble) = match Store::open_default() {
        Ok(store) => (Some(store), None),
        Err(trouble) => (None, Some(trouble)),
    };
    let mut window = Window::new(desk.words.lang(), Box::new(Desktop::new(store)));
    if let Some(lang) = desk.lang {
        window = window.with_lang(lang);
    }
    if let Some(trouble) = trouble {
        window.complain(desk.words.store_problem(&trouble));
    }
    window
}

/// Whether there is a screen; otherwise what is missing. The libraries behind the window
/// would say the same in many more words.
fn screen() -> Result<(), String> {
    let unix = cfg!(all(unix, not(target_os = "macos")));
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    match unix && !is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") {
        true => Err("DISPLAY, WAYLAND_DISPLAY".to_owned()),
        false => Ok(()),
    }
}
