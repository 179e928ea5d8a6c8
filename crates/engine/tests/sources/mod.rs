//! The source of a crate, for tests of what must not be in it: that of the crate whose test this is
//! part of.

use std::fs;
use std::path::{Path, PathBuf};

/// Every source file, more than so many: its path, and its text up to its tests, without comments.
pub fn code(least: usize) -> Vec<(PathBuf, String)> {
    let mut paths = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut paths);
    assert!(paths.len() > least, "the source is where it is expected");
    let code = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        code.lines().map(|line| line.split("//").next().unwrap_or("").to_owned() + "\n").collect()
    };
    paths.iter().map(|path| (path.clone(), code(path))).collect()
}

/// Every source file below a folder.
pub fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}
