//! `grille print`, `grille book` and `grille explain -o x.pdf` as their users meet them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::{run, scratch};
use std::fs;

/// The bytes of a file in the scratch folder that these arguments write.
fn written(folder: &std::path::Path, name: &str, args: &[&str]) -> Vec<u8> {
    let path = folder.join(name);
    let _ = fs::remove_file(&path);
    let all = [args, &["-o", path.to_str().unwrap()]].concat();
    let (code, out, err) = run(&all, "");
    assert_eq!((code, out.as_str()), (0, ""), "{args:?}: {err}");
    fs::read(path).unwrap()
}

#[test]
fn sheets_are_written_in_every_form_and_are_the_same_twice() {
    let folder = scratch("print-forms");
    let sheet = ["print", "owl", "snail", "hard-1", "--qr", "--contents"];
    for (name, begin) in [("a.pdf", &b"%PDF-1.7"[..]), ("a.html", b"<!DOCTYPE html>")] {
        let one = written(&folder, name, &sheet);
        assert!(one.starts_with(begin), "{name}");
        assert_eq!(one, written(&folder, name, &sheet), "{name}");
    }
    let one = ["print", "owl", "--answers", "none"];
    assert!(written(&folder, "a.svg", &one).starts_with(b"<?xml"));
    assert!(written(&folder, "a.png", &one).starts_with(b"\x89PNG"));
    let pages = folder.join("pages/");
    let (code, _, _) =
        run(&["print", "owl", "snail", "--to", "svg", "-o", &format!("{}/", pages.display())], "");
    // A page each, and one of answers.
    assert_eq!((code, fs::read_dir(&pages).unwrap().count()), (0, 3));
}

#[test]
fn titles_stand_with_the_answers_only() {
    let folder = scratch("print-titles");
    let with = written(&folder, "with.html", &["print", "owl"]);
    let without = written(&folder, "without.html", &["print", "owl", "--answers", "none"]);
    let says = |bytes: &[u8]| String::from_utf8_lossy(bytes).contains("Owl");
    assert!(says(&with) && !says(&without));
}

#[test]
fn what_cannot_be_is_said_with_what_can() {
    let folder = scratch("print-refused");
    let path = folder.join("x.pdf");
    let path = path.to_str().unwrap();
    let check = |args: &[&str], said: &str| {
        let (code, _, err) = run(args, "");
        assert!(code == 2 && err.contains(said), "{args:?}: {code} {err}");
        assert!(!folder.join("x.pdf").exists());
    };
    check(&["print", "owl"], "--to");
    check(&["print", "owl", "-o", "x.doc"], ".pdf, .svg, .png, .html");
    check(&["print", "owl", "snail", "-o", "x.svg"], "one page");
    check(&["print", "owl", "--paper", "b5", "-o", path], "a4, letter");
    check(&["print", "owl", "--margin", "120", "-o", path], "no room");
    check(&["print", "heart", "--large", "--per-page", "9", "-o", path], "--per-page 6");
    check(&["print", "owl", "--large", "--paper", "50x50mm", "-o", path], "--paper");
}

#[test]
fn all_that_does_not_fit_is_named_and_may_be_left_out() {
    let folder = scratch("print-unfit");
    let path = folder.join("x.pdf");
    let args = ["print", "owl", "heart", "snail", "--large", "--per-page", "4", "-o"];
    let args: Vec<&str> = args.into_iter().chain([path.to_str().unwrap()]).collect();
    let (code, _, err) = run(&args, "");
    assert!(code == 2 && !path.exists(), "{err}");
    assert!(err.contains("owl:") && err.contains("snail:") && !err.contains("heart:"), "{err}");
    assert!(err.contains("2 puzzles do not fit") && err.contains("--leave-out"), "{err}");
    let (code, _, err) = run(&[&args[..], &["--leave-out"]].concat(), "");
    assert!(code == 0 && path.exists() && err.contains("2 puzzles were left out"), "{err}");
}

#[test]
fn what_is_named_fits() {
    let folder = scratch("print-fits");
    let path = folder.join("x.pdf");
    let path = path.to_str().unwrap();
    let (_, _, err) = run(&["print", "owl", "--large", "--paper", "60x60mm", "-o", path], "");
    let paper = err.split("--paper ").nth(1).unwrap().trim();
    let (code, _, err) = run(&["print", "owl", "--large", "--paper", paper, "-o", path], "");
    assert_eq!(code, 0, "{paper}: {err}");
}

#[test]
fn a_puzzle_without_solution_is_left_out() {
    let folder = scratch("print-none");
    let path = folder.join("x.pdf");
    let args = ["print", "examples/table3.picross", "owl", "-o", path.to_str().unwrap()];
    let (code, _, err) = run(&args, "");
    assert!(code == 1 && err.contains("table3") && path.exists(), "{code} {err}");
}

#[test]
fn new_puzzles_of_every_class_are_printed_or_told() {
    let folder = scratch("print-new");
    let path = folder.join("x.pdf");
    let path = path.to_str().unwrap();
    let new = ["sudoku", "print", "--new", "9", "--class", "guessing", "--seed", "1", "-o", path];
    let (code, _, err) = run(&new, "");
    assert_eq!(code, 0, "{err}");
    // What a limit ends is told, and not left out in silence.
    let (code, _, err) = run(&[&new[..], &["--force", "--step-limit", "1"]].concat(), "");
    assert!(code == 2 && err.contains("limit reached before a puzzle was found"), "{code} {err}");
}

/// A hundred puzzles, given and not made: fifty nonograms, some in colour, and fifty sudokus.
#[test]
fn a_book_of_a_hundred_puzzles_is_small_and_the_same_twice() {
    let folder = scratch("book");
    let puzzles = std::path::absolute("../../puzzles").unwrap();
    let mut text = String::new();
    for number in [1, 2] {
        let seed = format!("book-{number}");
        let (code, out, _) = run(&["sudoku", "new", "9", "-n", "25", "--seed", &seed], "");
        assert_eq!(code, 0);
        text += &out;
    }
    fs::write(folder.join("sudokus.txt"), text).unwrap();
    let recipe = format!(
        "title = \"A hundred\"\nauthor = \"Somebody\"\npaper = \"a3\"\n[[chapter]]\ntitle = \"Pictures\"\n\
         puzzles = [{puzzles:?}]\n[[chapter]]\npuzzles = [\"sudokus.txt\"]\n"
    );
    let path = folder.join("book.toml");
    fs::write(&path, recipe).unwrap();
    let book = ["book", path.to_str().unwrap()];
    let one = written(&folder, "book.pdf", &book);
    assert!(one.len() < 1_500_000, "{} bytes", one.len());
    assert_eq!(one, written(&folder, "book.pdf", &book));
}

#[test]
fn a_bad_recipe_is_told_where_and_how() {
    let folder = scratch("book-bad");
    let path = folder.join("book.toml");
    let out = folder.join("x.pdf");
    for (text, said) in [
        ("title = ", "line 1"),
        ("titel = \"x\"\npuzzles = [\"owl\"]", "titel"),
        ("paper = \"b5\"\npuzzles = [\"owl\"]", "paper"),
        ("title = \"x\"", "puzzles"),
        ("[[chapter]]\nnew = 7", "new"),
        ("puzzles = [\"nosuch\"]", "nosuch"),
        ("titel = \"x\"\npuzzles = [\"owl\"]", "subtitle, author, how-to-play"),
        ("paper = false\npuzzles = [\"owl\"]", "paper"),
        ("contents = true\npuzzles = [\"owl\"]", "contents"),
        ("class = \"easy\"\npuzzles = [\"owl\"]", "class means nothing beside puzzles"),
        ("[[chapter]]\nnumber = 3\npuzzles = [\"owl\"]", "number means nothing"),
        ("link = \"x\"\npuzzles = [\"owl\"]", "link"),
        ("new = \"8x8\"\nclass = \"easy\"\ntechnique = \"glue\"", "not both"),
    ] {
        fs::write(&path, text).unwrap();
        let args = ["book", path.to_str().unwrap(), "-o", out.to_str().unwrap()];
        let (code, _, err) = run(&args, "");
        assert!(code == 2 && err.contains(said), "{text}: {code} {err}");
    }
}

#[test]
fn worked_solutions_of_both_games_are_written_as_pdf() {
    let folder = scratch("explain-pdf");
    for name in ["duckling", "easy-1"] {
        let pdf = written(&folder, "x.pdf", &["explain", name]);
        assert!(pdf.starts_with(b"%PDF"));
        assert_eq!(pdf, written(&folder, "x.pdf", &["explain", name]));
    }
}

#[test]
fn techniques_are_listed_and_shown() {
    let (code, out, _) = run(&["techniques"], "");
    assert!(code == 0 && out.contains("simple-boxes") && out.contains("x-wing"));
    let (code, out, _) = run(&["techniques", "simple-boxes", "--lang", "fr"], "");
    assert!(code == 0 && out.contains("Par exemple"), "{out}");
    assert_eq!(run(&["techniques", "nosuch"], "").0, 2);
    let (code, out, _) = run(&["new", "6", "--technique", "glue", "--seed", "a"], "");
    assert!(code == 0 && out.contains("technique glue"), "{out}");
    let (code, _, err) = run(&["new", "8", "--technique", "mercury"], "");
    assert!(code == 2 && err.contains("no puzzle is known whose hardest step is mercury"), "{err}");
    for name in ["empty-line", "splitting", "punctuating", "gap-too-small", "mercury"] {
        let (code, out, _) = run(&["techniques", name], "");
        assert!(code == 0 && out.contains("hardest step") && out.contains("For example"), "{out}");
    }
}
