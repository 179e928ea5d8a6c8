//! Everything that is kept for a player, taken from one folder to another.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::scratch;
use std::fs;
use std::path::Path;
use std::process::Command;

fn grille(data: &Path, args: &[&str]) -> (i32, String, String) {
    let out = Command::new(env!("CARGO_BIN_EXE_grille"))
        .args(args)
        .env("GRILLE_DATA", data)
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (out.status.code().unwrap(), text(out.stdout), text(out.stderr))
}

const JOURNAL: &str = "grille-journal 2\ngame nonogram\nwidth 2\nheight 2\n====\n5 r1c1=1\n";

#[test]
fn a_backup_is_written_once_and_restored_elsewhere() {
    let folder = scratch("backup");
    let (here, there) = (folder.join("here"), folder.join("there"));
    fs::create_dir_all(here.join("games")).unwrap();
    fs::write(here.join("games/00000000000000000000000000000001.journal"), JOURNAL).unwrap();
    let file = folder.join("all.grille");
    let name = file.to_str().unwrap();

    assert_eq!(grille(&here, &["backup", name]), (0, String::new(), String::new()));
    let (exit, _, err) = grille(&here, &["backup", name]);
    assert!(exit == 2 && err.contains("--force"), "{err}");
    assert_eq!(grille(&here, &["backup", name, "--force"]).0, 0);
    let (exit, _, err) = grille(&here, &["backup", folder.to_str().unwrap()]);
    assert!(exit == 2 && err.contains("is a folder"), "{err}");

    let (exit, out, err) = grille(&there, &["restore", name]);
    assert_eq!((exit, err.as_str()), (0, ""));
    assert!(out.starts_with("games: 1 new, 0 played further elsewhere"), "{out}");
    let copy = there.join("games/00000000000000000000000000000001.journal");
    assert_eq!(fs::read_to_string(copy).unwrap(), JOURNAL);
    let (_, out, _) = grille(&there, &["--lang", "fr", "restore", name]);
    assert!(out.contains("1 inchangées"), "{out}");

    let whole = fs::read(&file).unwrap();
    fs::write(&file, &whole[..whole.len() - 3]).unwrap();
    let (exit, _, err) = grille(&there, &["restore", name]);
    assert!(exit == 2 && err.contains("cut off"), "{err}");
    fs::write(&file, "5 5\n").unwrap();
    let (exit, _, err) = grille(&there, &["restore", name]);
    assert!(exit == 2 && err.contains("no backup"), "{err}");
    let (exit, _, err) = grille(&there, &["restore", "no-such-file"]);
    assert!(exit == 2 && err.contains("no-such-file"), "{err}");
}
