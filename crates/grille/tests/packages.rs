//! What packages are made of fits the program, and the program fits systems other than this one.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;
#[allow(dead_code, reason = "only the list of files is used here")]
#[path = "../../engine/tests/sources/mod.rs"]
mod sources;

use common::run;
use sources::sources;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const DESKTOP: &str = include_str!("../../../packaging/grille.desktop");
const KINDS: &str = include_str!("../../../packaging/grille.xml");
const ABOUT: &str = include_str!("../../../packaging/grille.metainfo.xml");

/// What stands between two words, wherever they come.
fn between<'a>(text: &'a str, from: &str, to: &str) -> BTreeSet<&'a str> {
    text.split(from).skip(1).filter_map(|rest| Some(rest.split_once(to)?.0)).collect()
}

#[test]
fn every_ending_that_is_claimed_is_read() {
    let (_, listed, _) = run(&["formats"], "");
    let read: BTreeSet<&str> =
        listed.split_whitespace().filter_map(|word| word.strip_prefix('.')).collect();
    let claimed = between(KINDS, "<glob pattern=\"*.", "\"");
    assert!(claimed.len() > 20, "{claimed:?}");
    let unread: Vec<_> = claimed.difference(&read).collect();
    assert!(unread.is_empty(), "{unread:?}");
}

#[test]
fn the_desktop_hears_of_the_same_kinds_of_files_everywhere() {
    let kinds = between(KINDS, "<mime-type type=\"", "\"");
    assert_eq!(kinds, between(ABOUT, "<mediatype>", "</mediatype>"));
    let line = DESKTOP.lines().find_map(|line| line.strip_prefix("MimeType=")).unwrap();
    assert_eq!(kinds, line.split_terminator(';').collect());
}

#[test]
fn the_release_is_that_of_the_program() {
    assert!(ABOUT.contains(&format!("<release version=\"{}\"", env!("CARGO_PKG_VERSION"))));
}

/// What only some systems have.
const OWN: [&str; 8] = [
    "std::os::unix",
    "std::os::linux",
    "std::os::fd",
    "libc::",
    "rustix::",
    "nix::",
    "\"/proc/",
    "\"/dev/",
];

/// The lines that name such a thing outside of an item for systems that have it.
fn unfenced(text: &str) -> Vec<usize> {
    let lines: Vec<&str> = text.lines().collect();
    let is_outer = |line: &&str| line.starts_with(|first: char| first.is_alphabetic());
    let has_fence = |number: usize| {
        let Some(item) = lines[..=number].iter().rposition(is_outer) else { return false };
        let above = lines[..item].iter().rev().take_while(|line| line.starts_with(['#', '/']));
        above.into_iter().any(|line| {
            line.contains("cfg(") && (line.contains("unix") || line.contains("target_os"))
        })
    };
    let is_named = |line: &str| {
        let code = line.split("//").next().unwrap_or_default();
        OWN.iter().any(|word| code.contains(word))
    };
    (0..lines.len()).filter(|&at| is_named(lines[at]) && !has_fence(at)).map(|at| at + 1).collect()
}

#[test]
fn what_only_some_systems_have_is_asked_for_only_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut paths = Vec::new();
    for crates in fs::read_dir(root.join("crates")).unwrap() {
        sources(&crates.unwrap().path().join("src"), &mut paths);
    }
    sources(&root.join("python/src"), &mut paths);
    assert!(paths.len() > 300, "the source is where it is expected");
    for path in paths {
        let found = unfenced(&fs::read_to_string(&path).unwrap());
        assert!(found.is_empty(), "{}: lines {found:?}", path.display());
    }
}

#[test]
fn a_fence_is_seen_where_there_is_one() {
    let call = "    std::os::unix::fs::symlink(a, b)\n}\n";
    assert_eq!(unfenced(&format!("fn link() {{\n{call}")), [2]);
    assert_eq!(unfenced(&format!("#[cfg(unix)]\nfn link() {{\n{call}")), []);
    assert_eq!(unfenced(&format!("#[cfg(unix)]\nfn other() {{}}\n\nfn link() {{\n{call}")), [5]);
}
