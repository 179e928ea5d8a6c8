//! A picture becomes a puzzle in the window: read, cropped, tuned, mended, named, saved and played.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::*;
use egui::accesskit::Role;
use egui::{Color32, ColorImage, Event, Key, PointerButton, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use grille_app::host::Files;
use grille_app::host::memory::Memory;
use grille_app::studio::import::{Given, Outcome, Step, Wizard};
use grille_app::{Store, Window};
use grille_engine::about::About;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::Rgb;
use grille_engine::run::Task;
use grille_picture::{Inks, Settings, Threshold, decode, encode, import};
use grille_studio::import::{Finish, Finishing, settings_in, signed};
use grille_words::Lang;
use std::path::Path;
use std::sync::Arc;

/// A picture like a photograph: a disc on a ground, with soft shades and no two pixels alike.
fn photo(wide: usize, high: usize) -> Vec<u8> {
    let size = Size::new(high, wide).unwrap();
    let cells = Grid::from_fn(size, |cell| {
        let (x, y) =
            (f64::from(cell.col) / wide as f64 - 0.5, f64::from(cell.row) / high as f64 - 0.5);
        let inside = x * x + 1.4 * y * y < 0.12;
        let shade = (60.0 * (x + y) + 8.0 * (f64::from(cell.row) * 0.7).sin()) as i32;
        let part = |base: i32| (base + shade).clamp(0, 255) as u8;
        match inside {
            true => Rgb { r: part(190), g: part(60), b: part(50) },
            false => Rgb { r: part(215), g: part(222), b: part(200) },
        }
    });
    encode::png(&cells, Rgb::WHITE)
}

fn wizard(harness: &Shown) -> &Wizard {
    harness.state().studio().room::<Wizard>().unwrap()
}

fn is_made(window: &Window) -> bool {
    let wizard = window.studio().room::<Wizard>().unwrap();
    matches!(wizard.preview().outcome(), Outcome::Made(_)) && wizard.preview().rated().is_some()
}

fn host(files: &[(&str, &[u8])]) -> Memory {
    let host = Memory::default().with_store(Store::in_memory());
    files.iter().fold(host, |host, (name, bytes)| host.with_file(name, bytes))
}

/// A window in which a picture is being imported.
fn importing(lang: Lang, bytes: Vec<u8>, size: egui::Vec2) -> Shown {
    let mut window = Window::new(lang, Box::new(host(&[])));
    window.enter_room(Box::new(Wizard::with(Given::Bytes("my-disc.png".to_owned(), bytes))));
    shown_at(window, size)
}

#[test]
fn a_picture_that_is_opened_becomes_a_puzzle_that_is_played() {
    let bytes = photo(160, 120);
    let mut window = Window::new(Lang::En, Box::new(host(&[("/pictures/disc.png", &bytes)])));
    assert!(window.open_path(Path::new("/pictures/disc.png")));
    let mut harness = shown_at(window, vec2(1280.0, 800.0));
    wait(&mut harness, is_made);
    assert_eq!(wizard(&harness).step(), Step::Tune);
    harness.get_by_label_contains("One solution");
    harness.get_by_label("Next: name").click();
    harness.run_steps(3);
    harness.get_by_role_and_label(Role::Button, "Play").click();
    harness.run_steps(4);
    assert!(harness.state().is_playing());
    let puzzle = table(&harness).puzzle().clone();
    assert_eq!(puzzle.about().title.as_deref(), Some("Disc"));
    assert_eq!(puzzle.about().source.as_deref(), Some("disc.png"));
    assert_eq!(settings_in(puzzle.about()), Some(Settings::default()));
}

#[test]
fn the_window_and_the_command_line_make_the_same_puzzle_of_the_same_settings() {
    let bytes = photo(150, 110);
    for settings in [
        Settings::default(),
        Settings { width: Some(20), inks: Inks::Colours(3), ..Settings::default() },
        Settings {
            quarter_turns: 1,
            mirror: true,
            width: Some(15),
            inks: Inks::BlackAndWhite(Threshold::Density(40)),
            smooth: 1,
            ..Settings::default()
        },
    ] {
        let mut harness = importing(Lang::En, bytes.clone(), vec2(1280.0, 800.0));
        wait(&mut harness, is_made);
        let plan = harness.state_mut().studio_mut().room_mut::<Wizard>().unwrap().plan_mut();
        plan.settings = settings.clone();
        harness.run_steps(2);
        wait(&mut harness, is_made);
        let own = wizard(&harness).puzzle().unwrap();
        // What `grille import` does, step by step.
        let imported = import(&decode(&bytes).unwrap(), &settings).unwrap();
        let mut finishing = Finishing::new(&imported, Finish::default());
        let proposal = loop {
            if let Some(proposal) = finishing.advance(1000) {
                break proposal.unwrap();
            }
        };
        let about = About {
            title: Some("My disc".to_owned()),
            source: Some("my-disc.png".to_owned()),
            ..About::default()
        };
        assert_eq!(own, signed(&proposal.puzzle, &settings, about));
    }
}

#[test]
fn settings_are_chosen_and_what_is_shown_follows() {
    let mut harness = importing(Lang::En, photo(160, 120), vec2(1280.0, 1400.0));
    wait(&mut harness, is_made);
    harness.get_by_role_and_label(Role::RadioButton, "Colours").click();
    harness.run_steps(2);
    // Until it is worked out, nothing can be saved or played.
    assert!(wizard(&harness).puzzle().is_none());
    wait(&mut harness, is_made);
    assert_eq!(wizard(&harness).plan().settings.inks, Inks::Colours(4));
    assert!(!wizard(&harness).puzzle().unwrap().palette().is_two_tone());
    harness.get_by_label("Turn").click();
    harness.run_steps(2);
    wait(&mut harness, is_made);
    let size = wizard(&harness).puzzle().unwrap().size();
    assert!(size.rows() > size.cols(), "{size:?}");
    harness.get_by_role_and_label(Role::CheckBox, "Keep it solvable").click();
    harness.run_steps(2);
    wait(&mut harness, is_made);
    assert_eq!(wizard(&harness).plan().finish, None);
    harness.get_by_role_and_label(Role::CheckBox, "Scattered cells for shades").click();
    harness.run_steps(2);
    wait(&mut harness, |window| {
        is_made(window) && window.studio().room::<Wizard>().unwrap().preview().open().is_some()
    });
    harness.get_by_label_contains("% of the cells open");
    harness.get_by_label("Clues").click();
    harness.run_steps(3);
    harness.get_by_label("Reset the settings").click();
    harness.run_steps(2);
    assert_eq!(wizard(&harness).plan().settings.inks, Inks::Auto);
}

#[test]
fn the_part_that_is_taken_is_pulled_and_keeps_its_shape() {
    let mut harness = importing(Lang::En, photo(200, 100), vec2(1280.0, 800.0));
    wait(&mut harness, is_made);
    let rect = harness.get_by_label("The part that is taken").rect().expand(14.0);
    let middle = rect.center();
    drag(&mut harness, &[rect.right_bottom(), middle, middle], PointerButton::Primary);
    let crop = wizard(&harness).plan().settings.crop.unwrap();
    assert!((crop.left, crop.top) == (0, 0) && crop.width.abs_diff(100) < 6, "{crop:?}");
    assert!(crop.height.abs_diff(50) < 6, "{crop:?}");
    // Moved by its middle, it stays as large.
    let rect = harness.get_by_label("The part that is taken").rect();
    let to = rect.center() + vec2(60.0, 30.0);
    drag(&mut harness, &[rect.center(), to, to], PointerButton::Primary);
    let moved = wizard(&harness).plan().settings.crop.unwrap();
    assert_eq!((moved.width, moved.height), (crop.width, crop.height));
    assert!(moved.left > 0 && moved.top > 0);
    harness.get_by_label("Mirror").click();
    harness.run_steps(2);
    let mirrored = wizard(&harness).plan().settings.crop.unwrap();
    assert_eq!(mirrored.left + mirrored.width + moved.left, 200);
    wait(&mut harness, is_made);
}

#[test]
fn pictures_that_are_pasted_or_dropped_open_the_wizard() {
    let mut harness = shown(window());
    let pixels = (0..400).map(|at| Color32::from_gray((at % 20 * 12) as u8)).collect();
    let image = ColorImage::new([20, 20], pixels);
    harness.event(Event::PasteImage(Arc::new(image)));
    harness.run_steps(3);
    wait(&mut harness, is_made);
    assert_eq!(wizard(&harness).step(), Step::Tune);
    // Pixel art of few colours is taken as it is.
    let cells = Grid::from_fn(Size::new(6, 5).unwrap(), |cell| match (cell.row + cell.col) % 3 {
        0 => Rgb::BLACK,
        _ => Rgb::WHITE,
    });
    let mut window = window();
    assert!(window.open_bytes("/art.png", encode::png(&cells, Rgb::WHITE)));
    let mut harness = shown(window);
    wait(&mut harness, |window| {
        let wizard = window.studio().room::<Wizard>().unwrap();
        wizard.preview().imported().is_some()
    });
    let imported = wizard(&harness).preview().imported().unwrap().as_ref().unwrap();
    assert!(imported.is_exact && imported.picture.size() == Size::new(6, 5).unwrap());
}

#[test]
fn a_photograph_in_the_inks_of_a_printer_is_read_too() {
    let bytes = include_bytes!("../../picture/tests/data/cmyk.jpg").to_vec();
    let mut harness = importing(Lang::En, bytes, vec2(1280.0, 800.0));
    wait(&mut harness, is_made);
    assert_eq!(wizard(&harness).step(), Step::Tune);
}

#[test]
fn what_is_no_picture_or_too_large_is_told_with_its_limit() {
    let jpeg = photo(40, 30);
    let wide = b"P6\n100000 1\n255\n".to_vec();
    let none = b"P6\n0 0\n255\n".to_vec();
    // A bomb: a small file that says that it is 19,000 pixels a side.
    let mut bomb = b"P6\n19000 19000\n255\n".to_vec();
    bomb.extend([0; 64]);
    for (name, bytes, told) in [
        ("cut.png", jpeg[..jpeg.len() / 2].to_vec(), "breaks off"),
        ("wide.ppm", wide, "20000"),
        ("none.ppm", none, "no pixel"),
        ("bomb.ppm", bomb, "64 million"),
    ] {
        let mut window = Window::new(Lang::En, Box::new(host(&[])));
        window.enter_room(Box::new(Wizard::with(Given::Bytes(name.to_owned(), bytes))));
        let mut harness = shown(window);
        harness.run_steps(6);
        let found = harness.query_by_label_contains(told);
        assert!(found.is_some(), "{name}");
        assert_eq!(wizard(&harness).step(), Step::Choose);
    }
}

#[test]
fn a_puzzle_is_saved_and_replaces_another_file_only_when_told_to() {
    let mut memory = host(&[("/there.non", b"catalogue \"mine\"")]);
    memory.choice = Some("/disc.non".into());
    let files = memory.files.clone();
    let mut window = Window::new(Lang::En, Box::new(memory));
    window.enter_room(Box::new(Wizard::with(Given::Bytes("disc.png".to_owned(), photo(90, 90)))));
    let mut harness = shown_at(window, vec2(1280.0, 800.0));
    wait(&mut harness, is_made);
    let save = |harness: &mut Shown| {
        command(harness, Key::S);
        harness.run_steps(2);
        harness.get_by_label("Browse…").click();
        harness.run_steps(4);
        harness.get_by_label("Save").click();
        harness.run_steps(3);
    };
    let saved = || files.read(Path::new("/disc.non"), 1 << 20);
    save(&mut harness);
    let before = saved().unwrap();
    let text = String::from_utf8(before.clone()).unwrap();
    assert!(text.contains("grille import"), "{text}");
    let wizard = harness.state_mut().studio_mut().room_mut::<Wizard>().unwrap();
    wizard.plan_mut().settings.tone.invert = true;
    harness.run_steps(2);
    wait(&mut harness, is_made);
    save(&mut harness);
    harness.get_by_label_contains("There is a file /disc.non already");
    assert_eq!(saved().unwrap(), before);
    harness.get_by_label("Replace it").click();
    harness.run_steps(3);
    assert_ne!(saved().unwrap(), before);
}

#[test]
fn every_step_fits_windows_of_every_shape_in_both_languages_by_night_too() {
    let bytes = photo(120, 90);
    for lang in Lang::ALL {
        for (wide, high) in [(1280.0, 800.0), (640.0, 400.0), (500.0, 900.0), (400.0, 800.0)] {
            let mut harness = importing(lang, bytes.clone(), vec2(wide, high));
            wait(&mut harness, is_made);
            for _ in 0..2 {
                let roles = [Role::Button, Role::RadioButton, Role::Slider, Role::ComboBox];
                for node in roles.into_iter().flat_map(|role| harness.query_all_by_role(role)) {
                    let rect = node.rect();
                    let name = node.accesskit_node().label().unwrap_or_default();
                    let is_inside = rect.left() >= -0.5 && rect.right() <= wide + 0.5;
                    assert!(is_inside, "{name} in {} at {wide} x {high}: {rect:?}", lang.code());
                }
                let next = if lang == Lang::En { "Next: name" } else { "Suite\u{a0}: nommer" };
                if let Some(next) = harness.query_by_label(next) {
                    next.click();
                }
                harness.run_steps(3);
            }
            assert_eq!(wizard(&harness).step(), Step::Name, "{} at {wide} x {high}", lang.code());
        }
    }
    let mut window = set("import-night", "theme = dark\nlanguage = fr");
    window.enter_room(Box::new(Wizard::with(Given::Bytes("a.png".to_owned(), bytes))));
    let mut harness = shown_at(window, vec2(500.0, 900.0));
    wait(&mut harness, is_made);
    harness.get_by_label("Importer une image");
}
