//! Files that the window writes where the player says: a puzzle on paper, the proof of what is said about it, everything
//! that is kept, and that back.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::drawing::easel_on;
use common::{Shown, ask, command, index, press, shown, shown_at};
use egui::accesskit::Role;
use egui::{Key, PointerButton, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use grille_app::host::Files;
use grille_app::host::memory::{Held, Memory};
use grille_app::{Store, Window};
use grille_engine::grid::Cell;
use grille_engine::nonogram::Nonogram;
use grille_engine::proof::Certified;
use grille_engine::sudoku::{Puzzle, Sudoku};
use grille_formats::GamePuzzle;
use grille_formats::certificate::{Claimed, Opened, check};
use grille_store::Id;
use grille_words::Lang;
use std::io::{Cursor, ErrorKind};
use std::path::Path;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A machine whose dialog chooses this path, and its files.
fn machine(choice: Option<&str>) -> (Memory, Held) {
    let mut memory = Memory::default();
    memory.choice = choice.map(Into::into);
    let files = memory.files.clone();
    (memory, files)
}

fn bytes(files: &Held, path: &str) -> Option<Vec<u8>> {
    files.read(Path::new(path), u64::MAX)
}

/// Waits until something can be seen.
fn until(harness: &mut Shown, label: &str) {
    for _ in 0..400 {
        if harness.query_by_label_contains(label).is_some() {
            return;
        }
        harness.run_steps(1);
    }
    panic!("{label} never came");
}

/// The Print dialog of the puzzle on the table, with its first page.
fn printing(window: Window) -> Shown {
    let mut harness = shown(window);
    command(&mut harness, Key::P);
    until(&mut harness, "The first page");
    harness
}

fn save(harness: &mut Shown) {
    harness.get_by_label("Save as…").click();
    harness.run_steps(6);
}

#[test]
fn a_nonogram_becomes_a_pdf_with_its_answer() {
    let (memory, files) = machine(Some("out/owl.pdf"));
    let mut window = Window::new(Lang::En, Box::new(memory));
    window.open_collection(index("heart"));
    let mut harness = printing(window);
    until(&mut harness, "2 pages.");
    save(&mut harness);
    let pdf = bytes(&files, "out/owl.pdf").unwrap();
    assert!(pdf.starts_with(b"%PDF-"), "a PDF");
    assert!(harness.query_by_label_contains("out/owl.pdf").is_some(), "it is told where it is");
    // Without an answer there is one page.
    command(&mut harness, Key::P);
    until(&mut harness, "2 pages.");
    harness.get_by_role_and_label(Role::ComboBox, "Answer").click();
    harness.run_steps(3);
    harness.get_by_label("none").click();
    until(&mut harness, "One page.");
}

#[test]
fn pages_of_pictures_are_a_file_each_and_nothing_is_replaced_unasked() {
    let (memory, files) = machine(Some("out/sheet.png"));
    files.write(Path::new("out/sheet-2.png"), b"mine").unwrap();
    let mut window = Window::new(Lang::En, Box::new(memory));
    window.open_puzzle::<Sudoku>(&Puzzle::of_line(EASY).unwrap(), "test");
    let mut harness = printing(window);
    harness.get_by_label("PNG").click();
    until(&mut harness, "2 pages.");
    save(&mut harness);
    assert_eq!(bytes(&files, "out/sheet-2.png").unwrap(), b"mine");
    assert!(harness.query_by_label_contains("sheet-2.png").is_some());
    harness.get_by_label("Replace it").click();
    harness.run_steps(4);
    for page in ["out/sheet-1.png", "out/sheet-2.png"] {
        assert!(bytes(&files, page).unwrap().starts_with(b"\x89PNG"), "{page}");
    }
}

/// A system without dialogs: the path is typed, and who gives up has the print again.
#[test]
fn a_path_that_is_typed_leads_back_to_the_print() {
    let (memory, files) = machine(None);
    let mut window = Window::new(Lang::En, Box::new(memory));
    window.open_collection(index("heart"));
    let mut harness = printing(window);
    until(&mut harness, "2 pages.");
    harness.get_by_label("SVG").click();
    harness.run_steps(2);
    save(&mut harness);
    press(&mut harness, Key::Escape);
    assert!(harness.query_by_label("Print this puzzle").is_some(), "the print is there again");
    until(&mut harness, "The first page");
    save(&mut harness);
    press(&mut harness, Key::Enter);
    harness.run_steps(3);
    let written = files.list(Path::new(""));
    assert_eq!(written.len(), 2, "{written:?}");
    let svg = bytes(&files, written[0].to_str().unwrap()).unwrap();
    assert!(String::from_utf8(svg).unwrap().contains("<svg"));
}

#[test]
fn only_what_means_something_to_the_puzzle_is_offered() {
    let offered = |window: Window, names: &[(&str, bool)]| {
        let harness = printing(window);
        for (name, is_there) in names {
            let found = harness.query_by_role_and_label(Role::CheckBox, name).is_some();
            assert_eq!(found, *is_there, "{name}");
        }
    };
    let mut window = Window::new(Lang::En, Box::new(Memory::default()));
    window.open_puzzle::<Sudoku>(&Puzzle::of_line(EASY).unwrap(), "test");
    let all =
        ["Pencil marks in open cells", "Letters instead of colours", "Clues on all four sides"];
    let written = "With what I have written";
    offered(window, &[(all[0], true), (all[1], false), (all[2], false), (written, false)]);
    let mut window = Window::new(Lang::En, Box::new(Memory::default()));
    window.open_collection(index("toucan"));
    offered(window, &[(all[0], false), (all[1], true), (all[2], true), (written, false)]);
    let mut window = Window::new(Lang::En, Box::new(Memory::default()));
    window.open_collection(index("heart"));
    let mut harness = shown(window);
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::X);
    command(&mut harness, Key::P);
    harness.run_steps(2);
    assert!(harness.query_by_role_and_label(Role::CheckBox, written).is_some());
    assert!(harness.query_by_role_and_label(Role::CheckBox, all[1]).is_none(), "it is black");
}

/// What does not fit says so in place of the page, and cannot be saved.
#[test]
fn clues_that_would_be_too_small_are_refused_with_what_would_fit() {
    let mut window = Window::new(Lang::En, Box::new(Memory::default()));
    window.open_collection(index("toucan"));
    let mut harness = printing(window);
    harness.get_by_role_and_label(Role::ComboBox, "Puzzles on a page").click();
    harness.run_steps(3);
    harness.get_by_label("9").click();
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::CheckBox, "Large print").click();
    until(&mut harness, "points high");
    assert!(harness.get_by_label("Save as…").accesskit_node().is_disabled());
}

#[test]
fn the_print_fits_narrow_windows_in_both_languages() {
    for (lang, wide) in [(Lang::En, 500.0), (Lang::Fr, 500.0), (Lang::Fr, 400.0)] {
        let mut window = Window::new(lang, Box::new(Memory::default()));
        window.open_collection(index("toucan"));
        let mut harness = shown_at(window, vec2(wide, 760.0));
        command(&mut harness, Key::P);
        harness.run_steps(20);
        let screen = Rect::from_min_size(egui::Pos2::ZERO, vec2(wide, 760.0));
        for role in [Role::CheckBox, Role::ComboBox, Role::Button, Role::RadioButton] {
            let dialog = harness.query_all_by_role(role).map(|node| node.rect());
            for rect in dialog {
                assert!(rect.left() >= 0.0 && rect.right() <= screen.right(), "{lang:?}: {rect:?}");
            }
        }
    }
}

/// A window whose player has been here before, and whose dialog chooses one file of these.
fn stored(store: &Store, files: &Held) -> Window {
    let (mut memory, _) = machine(Some("all.grille"));
    memory.files = files.clone();
    let (mut settings, _) = store.settings().unwrap();
    settings.taught = true;
    store.keep_settings(&settings).unwrap();
    Window::new(Lang::En, Box::new(memory.with_store(store.clone())))
}

/// Everything goes into a file by the settings, and comes back on another machine by them.
#[test]
fn a_backup_goes_out_and_comes_back_by_the_settings() {
    let (here, there, files) = (Store::in_memory(), Store::in_memory(), Held::default());
    let mut window = stored(&here, &files);
    window.open_collection(index("heart"));
    let mut harness = shown(window);
    for key in [Key::ArrowRight, Key::F] {
        press(&mut harness, key);
    }
    let own = common::table(&harness).sheet().marks().clone();
    let to_backup = |harness: &mut Shown| {
        ask(harness, "settings");
        harness.get_by_label("Backup").click();
        harness.run_steps(3);
    };
    to_backup(&mut harness);
    harness.get_by_label("Back up everything…").click();
    harness.run_steps(5);
    assert!(bytes(&files, "all.grille").unwrap().starts_with(b"grille-backup 1\n"));
    drop(harness);
    let mut window = stored(&there, &files);
    // A game of the same puzzle is open there, and has been played less far.
    window.open_collection(index("heart"));
    let mut harness = shown(window);
    to_backup(&mut harness);
    harness.get_by_label("Restore…").click();
    harness.run_steps(5);
    assert!(harness.query_by_label_contains("Games: ").is_some(), "it is told what came");
    let puzzle = grille_formats::collection::find("heart").unwrap().puzzle();
    let played = there.look::<Nonogram>(Id::of::<Nonogram>(&puzzle)).unwrap().unwrap();
    assert_eq!(played.session().sheet().marks(), &own);
    // A file that is none is refused, and nothing happens.
    files.write(Path::new("all.grille"), b"no backup").unwrap();
    harness.get_by_label("Restore…").click();
    harness.run_steps(5);
    assert!(harness.query_by_label_contains("his is no backup of Grille").is_some());
}

/// Whether the checker that shares no code with the proof accepts the certificate that lies there.
fn accepts<G: Certified>(files: &Held, puzzle: &G::Puzzle, base: &str, ending: &str) -> bool {
    let text = String::from_utf8(bytes(files, &format!("{base}.{ending}")).unwrap()).unwrap();
    let open = |ending: &str| match bytes(files, &format!("{base}.{ending}")) {
        Some(bytes) => Ok(Box::new(Cursor::new(bytes)) as Opened),
        None => Err(ErrorKind::NotFound.into()),
    };
    matches!(check::<G>(puzzle, &text, &open, &|| true), Ok(Claimed::Unique))
}

#[test]
fn a_certificate_is_exported_and_accepted() {
    let (memory, files) = machine(Some("proofs"));
    let mut window = Window::new(Lang::En, Box::new(memory));
    let puzzle = Puzzle::of_line(EASY).unwrap();
    window.open_puzzle::<Sudoku>(&puzzle, "test");
    let mut harness = shown(window);
    ask(&mut harness, "certificate");
    until(&mut harness, "Proven: one solution");
    harness.get_by_label("Save in a folder…").click();
    harness.run_steps(4);
    assert!(bytes(&files, "proofs/test.md").is_some(), "how to check it lies beside it");
    let given = grille_formats::certificate::puzzle_file(&GamePuzzle::Sudoku(puzzle.clone()));
    assert!(accepts::<Sudoku>(&files, &puzzle, "proofs/test", given.unwrap().0));
    // A second one asks before it replaces the first.
    ask(&mut harness, "certificate");
    until(&mut harness, "Proven: one solution");
    harness.get_by_label("Save in a folder…").click();
    harness.run_steps(4);
    assert!(harness.query_by_label("Replace it").is_some());
}

#[test]
fn a_certificate_is_about_the_puzzle_and_not_about_what_is_written() {
    let (memory, files) = machine(Some("proofs"));
    let mut window = Window::new(Lang::En, Box::new(memory));
    window.open_bytes("one.picross", b"1 2\n1\n1\n0\n".to_vec());
    let mut harness = shown(window);
    let at = common::centre(&harness, Cell { row: 0, col: 1 });
    common::drag(&mut harness, &[at], PointerButton::Secondary);
    ask(&mut harness, "certificate");
    until(&mut harness, "Proven: one solution");
    harness.get_by_label("Save in a folder…").click();
    harness.run_steps(4);
    let puzzle = String::from_utf8(bytes(&files, "proofs/one.non").unwrap()).unwrap();
    assert!(!puzzle.contains("saved"), "{puzzle}");
}

/// The studio says that one solution is proved, and both the card and the dialog export that.
#[test]
fn what_the_studio_says_is_proved_and_exported() {
    let (memory, files) = machine(Some("proofs"));
    let mut harness = easel_on(memory, "###/#../#..");
    common::wait(&mut harness, |window| window.easel().unwrap().made.verdict().is_at_rest());
    let verdict = harness.get_by_label("One solution").accesskit_node().description();
    assert_eq!(verdict.as_deref(), Some("proved"));
    command(&mut harness, Key::T);
    harness.get_by_label("One solution, proved.");
    press(&mut harness, Key::Escape);
    harness.get_by_label("Export certificate…").click();
    until(&mut harness, "Proven: one solution");
    harness.get_by_label("Save in a folder…").click();
    harness.run_steps(4);
    let written = files.list(Path::new("proofs"));
    let stem = written[0].file_stem().unwrap().to_string_lossy().into_owned();
    let puzzle = bytes(&files, &format!("proofs/{stem}.non")).unwrap();
    let puzzle = String::from_utf8(puzzle).unwrap();
    let puzzle = (grille_formats::NON.read)(&puzzle).next().unwrap().unwrap();
    assert!(accepts::<Nonogram>(&files, &puzzle, &format!("proofs/{stem}"), "non"));
    // With several solutions nothing is proved, and nothing is offered.
    let mut harness = common::drawing::easel("#./.#");
    common::wait(&mut harness, |window| window.easel().unwrap().made.verdict().is_at_rest());
    assert!(harness.query_by_label("One solution").is_none());
    assert!(harness.query_by_label("Export certificate…").is_none());
}
