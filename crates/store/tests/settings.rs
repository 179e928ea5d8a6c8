//! Settings read back, and a file of them that somebody spoilt still says what it can.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::Scratch;
use grille_store::{Cross, Duplicates, Lost, Marks, Mistakes, RECENT, Settings, Theme, Tool};
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn settings_read_back() {
    let scratch = Scratch::new("settings");
    let store = scratch.store();
    assert_eq!(store.settings(), Ok((Settings::default(), vec![])));
    let mut settings = Settings {
        language: Some("fr".to_owned()),
        theme: Theme::Dark,
        cross: Cross::Dot,
        left: Tool::Mark,
        right: Tool::Erase,
        tool_buttons: false,
        mistakes: Mistakes::AtOnce,
        marks: Marks::Places,
        auto_marks: false,
        digit_first: true,
        duplicates: Duplicates::Never,
        stock: false,
        letters: true,
        timer_hidden: true,
        scale: 1.25,
        reduced_motion: true,
        days: vec![
            ("2026-11-16".parse().unwrap(), Some("sudoku".to_owned())),
            ("2026-11-16".parse().unwrap(), Some("nonogram".to_owned())),
            ("2026-11-14".parse().unwrap(), None),
        ],
        window: Some((1024.5, 700.0)),
        folders: vec!["/a b".into(), " = c ".into(), "#".into()],
        ..Settings::default()
    };
    for number in 0..30 {
        settings.opened(Path::new(&format!("/files/é {number}.non")));
    }
    settings.opened(Path::new("/files/é 20.non"));
    assert_eq!(settings.recent.len(), RECENT);
    assert_eq!(settings.recent[..2], ["/files/é 20.non", "/files/é 29.non"].map(PathBuf::from));
    store.keep_settings(&settings).unwrap();
    assert_eq!(scratch.store().settings(), Ok((settings.clone(), vec![])));

    settings.folders.push("two\nlines".into());
    store.keep_settings(&settings).unwrap();
    settings.folders.pop();
    assert_eq!(store.settings(), Ok((settings, vec![])), "such a path is left out");
}

#[test]
fn what_makes_no_sense_is_told_and_what_is_not_known_is_kept() {
    let scratch = Scratch::new("spoilt");
    let store = scratch.store();
    let text = "\u{feff}theme=dark\r\n\n  cross =  dot \nscale = 99\nscale = NaN\nletters = yes\n\
        colour of the sky = blue = grey\nmistakes\n= 3\nfolder =\nlanguage = ../x\ntheme = pink\n\
        daily = 2026-02-30\nwindow = 3 3\n";
    fs::write(scratch.0.join("settings.txt"), text).unwrap();
    let (settings, lost) = store.settings().unwrap();
    assert_eq!((settings.theme, settings.cross), (Theme::Dark, Cross::Dot));
    assert_eq!((settings.scale, settings.letters), (1.0, false));
    let lines = |lost: &Lost| match lost {
        Lost::Setting { line, .. } => *line,
        other => panic!("{other:?}"),
    };
    assert_eq!(lost.iter().map(lines).collect::<Vec<_>>(), [4, 5, 6, 8, 9, 10, 11, 12, 13, 14]);
    assert_eq!(lost[5], Lost::Setting { line: 10, text: "folder =".to_owned() });
    store.keep_settings(&settings).unwrap();
    let kept = fs::read_to_string(scratch.0.join("settings.txt")).unwrap();
    assert!(kept.contains("\ncolour of the sky = blue = grey\n"), "{kept}");
    assert_eq!(store.settings(), Ok((settings, vec![])));
    fs::write(scratch.0.join("settings.txt"), [0, 255, b'\n', b'=', 200]).unwrap();
    assert_eq!(store.settings().unwrap().0, Settings::default());
}

#[test]
fn many_may_keep_settings_at_once() {
    let scratch = Scratch::new("at-once");
    let store = scratch.store();
    store.keep_settings(&Settings::default()).unwrap();
    std::thread::scope(|scope| {
        for &theme in Theme::ALL {
            let store = &store;
            scope.spawn(move || {
                for _ in 0..10 {
                    let settings = Settings { theme, ..Settings::default() };
                    store.keep_settings(&settings).unwrap();
                    let (found, lost) = store.settings().unwrap();
                    assert_eq!(Settings { theme, ..found }, settings);
                    assert_eq!(lost, []);
                }
            });
        }
    });
}

#[cfg(unix)]
#[test]
fn settings_that_are_a_link_are_read_and_written_where_it_leads() {
    let (scratch, other) = (Scratch::new("linked"), Scratch::new("linked-to"));
    let (link, target) = (scratch.0.join("settings.txt"), other.0.join("grille settings"));
    fs::create_dir_all(&scratch.0).unwrap();
    fs::create_dir_all(&other.0).unwrap();
    fs::write(&target, "theme = dark\n").unwrap();
    std::os::unix::fs::symlink(&target, &link).unwrap();
    let store = scratch.store();
    let (mut settings, lost) = store.settings().unwrap();
    assert_eq!((settings.theme, lost), (Theme::Dark, vec![]));
    settings.theme = Theme::Light;
    store.keep_settings(&settings).unwrap();
    assert!(link.is_symlink());
    assert!(fs::read_to_string(&target).unwrap().contains("theme = light"));
    assert_eq!(store.settings(), Ok((settings, vec![])));
}

#[test]
fn each_game_has_days_of_its_own_and_old_ones_count_for_all() {
    let (mut settings, _) = Settings::read("daily = 2026-11-14\ndaily = 2026-11-15\n");
    settings.solved_day("2026-11-16".parse().unwrap(), "one");
    settings.solved_day("2026-11-16".parse().unwrap(), "one");
    settings.solved_day("2026-11-15".parse().unwrap(), "other");
    let (settings, lost) = Settings::read(&settings.write());
    assert_eq!(lost, vec![]);
    let days = |game: &str| -> Vec<String> {
        settings.days_of(game).iter().map(ToString::to_string).collect()
    };
    assert_eq!(days("one"), ["2026-11-16", "2026-11-15", "2026-11-14"]);
    assert_eq!(days("other"), ["2026-11-15", "2026-11-14"]);
}
