//! Where results go, by one rule for every command: `-o FILE` writes that file, `-o DIR/` or an
//! existing folder writes into it, `-` and nothing at all are standard output. The ending of a
//! file says its format, and nothing is replaced without `--force`.

use crate::{Desk, args, file};
use anyhow::{Context, bail};
use grille_formats::{GameFormat, GameName};
use grille_words::say;
use std::fs;
use std::path::{Path, PathBuf};

/// Where results go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// To standard output.
    Screen,
    /// Into this file.
    File(PathBuf),
    /// Into this folder, a file for each result.
    Folder(PathBuf),
}

impl Target {
    /// What was typed. A file that is there already is refused now, before any work is done.
    pub fn new(desk: &Desk, typed: &args::Output) -> anyhow::Result<Target> {
        let target = Target::of(typed.output.as_deref());
        if let Target::File(path) = &target {
            refuse(desk, typed, path)?;
        }
        Ok(target)
    }

    /// The format that was named, or that the ending of the file says, or else the usual one.
    pub fn format(
        &self,
        desk: &Desk,
        named: Option<&str>,
        game: GameName,
        usual: &str,
    ) -> anyhow::Result<GameFormat> {
        let format = match (named, self.file()) {
            (Some(name), _) => GameFormat::find(name),
            (None, Some(path)) => match GameFormat::by_ending(path, game) {
                Some(format) => Some(format),
                None => return Err(unknown_ending(desk, path, &GameFormat::endings(game))),
            },
            (None, None) => GameFormat::find(usual),
        };
        format.context("the table of formats has it")
    }

    fn of(path: Option<&Path>) -> Target {
        match path {
            None => Target::Screen,
            Some(path) if path == Path::new("-") => Target::Screen,
            Some(path) if path.is_dir() || ends_in_slash(path) => Target::Folder(path.to_owned()),
            Some(path) => Target::File(path.to_owned()),
        }
    }

    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        if let Target::File(path) = self { Some(path) } else { None }
    }

    /// The folder, if it is one.
    pub fn folder(&self) -> Option<&Path> {
        if let Target::Folder(path) = self { Some(path) } else { None }
    }
}

fn ends_in_slash(path: &Path) -> bool {
    path.to_string_lossy().ends_with(['/', std::path::MAIN_SEPARATOR])
}

/// Complains about a file that would be replaced without `--force`. What is written to a pipe or
/// a device replaces nothing.
pub fn refuse(desk: &Desk, typed: &args::Output, path: &Path) -> anyhow::Result<()> {
    if !typed.force && fs::metadata(path).is_ok_and(|there| there.is_file()) {
        bail!(say!(desk.words, "output-exists", path = path.display().to_string()));
    }
    Ok(())
}

/// Makes the folder, and complains if one of these files is there already.
pub fn prepare<'a>(
    desk: &Desk,
    typed: &args::Output,
    folder: &Path,
    files: impl IntoIterator<Item = &'a Path>,
) -> anyhow::Result<()> {
    for file in files {
        refuse(desk, typed, &folder.join(file))?;
    }
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())
}

/// Writes a file as a whole, unless it would replace one without `--force`.
pub fn put(
    desk: &Desk,
    typed: &args::Output,
    path: &Path,
    bytes: impl AsRef<[u8]>,
) -> anyhow::Result<()> {
    refuse(desk, typed, path)?;
    file::put(path, bytes)
}

/// That the ending of a file says no format that can be written; what could be.
pub fn unknown_ending(desk: &Desk, path: &Path, known: &[&str]) -> anyhow::Error {
    let known: Vec<String> = known.iter().map(|ending| format!(".{ending}")).collect();
    let path = path.display().to_string();
    anyhow::anyhow!(say!(desk.words, "output-ending", path = path, known = known.join(", ")))
}

/// The ending of a file, in small letters.
pub fn ending(path: &Path) -> Option<String> {
    Some(path.extension()?.to_str()?.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_says_where_it_goes() {
        let of = |text: &str| Target::of(Some(Path::new(text)));
        assert_eq!((Target::of(None), of("-")), (Target::Screen, Target::Screen));
        assert_eq!(of("no-such-folder/"), Target::Folder("no-such-folder/".into()));
        assert_eq!(of("src"), Target::Folder("src".into()));
        assert_eq!(of("no-such-file.non"), Target::File("no-such-file.non".into()));
    }
}
