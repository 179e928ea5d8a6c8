//! What can be typed after `grille backup` and `grille restore`.

use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub struct Backup {
    // The file to write; `-` is standard output
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    // Replace files that are there already
    #[arg(long)]
    pub force: bool,
}

#[derive(Args)]
pub struct Restore {
    // The backup; `-` is standard input
    #[arg(value_name = "FILE")]
    pub backup: PathBuf,
}
