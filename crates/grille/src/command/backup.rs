//! `grille backup` and `grille restore`: everything that is kept for a player as one file, for
//! another machine or a rainy day.

use crate::output::{self, Target};
use crate::{Desk, Exit, args};
use anyhow::{Context, anyhow};
use grille_store::{Backup, MOST, Store, Trouble};
use grille_words::say;
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

pub fn backup(desk: &Desk, args: &args::Backup) -> anyhow::Result<Exit> {
    let typed = args::Output { output: Some(args.file.clone()), force: args.force };
    let target = Target::new(desk, &typed)?;
    let bytes = store(desk)?.backup().map_err(|trouble| told(desk, &trouble))?;
    match target {
        Target::Screen => desk.screen.data().write_all(&bytes)?,
        Target::File(path) => output::put(desk, &typed, &path, bytes)?,
        Target::Folder(folder) => {
            let folder = folder.display().to_string();
            anyhow::bail!(say!(desk.words, "backup-folder", folder = folder));
        }
    }
    Ok(Exit::Yes)
}

pub fn restore(desk: &Desk, args: &args::Restore) -> anyhow::Result<Exit> {
    let bytes = read(&args.backup).with_context(|| args.backup.display().to_string())?;
    let named = |why: String| anyhow!("{}: {why}", args.backup.display());
    if bytes.len() > MOST {
        return Err(named(say!(desk.words, "backup-too-large", limit = MOST >> 20)));
    }
    let backup = Backup::read(&bytes).map_err(|why| named(desk.words.no_backup(why)))?;
    let restored = store(desk)?.restore(&backup).map_err(|trouble| told(desk, &trouble))?;
    let mut out = desk.screen.out();
    for line in desk.words.restored(&restored) {
        writeln!(out, "{line}")?;
    }
    let mut exit = Exit::Yes;
    if restored.games.open + restored.canvases.open > 0 {
        desk.screen.note(&say!(desk.words, "backup-open"));
        exit = Exit::No;
    }
    if !backup.is_whole() {
        desk.screen.note(&named(say!(desk.words, "backup-damaged")).to_string());
        exit = Exit::Trouble;
    }
    Ok(exit)
}

fn store(desk: &Desk) -> anyhow::Result<Store> {
    Store::open_default().map_err(|trouble| told(desk, &trouble))
}

fn told(desk: &Desk, trouble: &Trouble) -> anyhow::Error {
    anyhow!(desk.words.store_problem(trouble))
}

/// The bytes of a file, or of standard input, and no more than are looked at.
fn read(path: &Path) -> std::io::Result<Vec<u8>> {
    let (mut bytes, most) = (Vec::new(), MOST as u64 + 1);
    if path == Path::new("-") {
        std::io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
