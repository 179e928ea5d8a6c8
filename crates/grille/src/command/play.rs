//! `grille play`: the window; and a bare `grille`, which opens it where there is a screen.

use crate::input;
use crate::{Desk, Exit, args, wrong};
use grille_app::play::Origin;
use grille_app::{Settings, Window, desktop};
use grille_formats::collection::COLLECTION;
use grille_words::say;

pub fn run(desk: &Desk, args: &args::Play) -> anyhow::Result<Exit> {
    let mut window = window(desk);
    if let Some(path) = &args.puzzle {
        let named = path.to_str().unwrap_or_default();
        match COLLECTION.iter().position(|item| item.name == named) {
            Some(index) if !path.exists() => window.open_collection(index),
            _ => {
                let input = args::Input { puzzles: vec![path.clone()], from: None };
                for job in input::jobs(&desk.interrupt, &input).take(1) {
                    let label = job.label();
                    match job.puzzle {
                        Ok(puzzle) => {
                            let name = path.file_stem().unwrap_or_default().to_string_lossy();
                            window.open(puzzle, Origin::Other(name.into_owned()));
                        }
                        Err(wrong) => {
                            desk.screen.note(&wrong::written(desk, &label, &wrong, false)?.err);
                            return Ok(Exit::Trouble);
                        }
                    }
                }
            }
        }
    }
    match shown(window) {
        Ok(()) => Ok(Exit::Yes),
        Err(why) => anyhow::bail!(say!(desk.words, "screen-missing", why = why)),
    }
}

/// Opens the window if there is a screen; whether there was.
pub fn try_run(desk: &Desk) -> bool {
    shown(window(desk)).is_ok()
}

fn window(desk: &Desk) -> Window {
    Window::new(Settings { lang: desk.words.lang(), ..Settings::default() })
}

/// Shows the window until it is closed; otherwise why there is none.
fn shown(window: Window) -> Result<(), String> {
    // The libraries behind would say the same in many more words.
    let unix = cfg!(all(unix, not(target_os = "macos")));
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if unix && !is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") {
        return Err("DISPLAY, WAYLAND_DISPLAY".to_owned());
    }
    desktop::run(window)
}
