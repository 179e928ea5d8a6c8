//! What can be typed after `grille play`.

use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub struct Play {
    // A file, or a name in the collection (see `grille list`) [default: choose in the window]
    #[arg(value_name = "PUZZLE")]
    pub puzzle: Option<PathBuf>,

    // Print how long it took to the first picture on the screen, and close the window
    #[arg(long)]
    pub first_frame: bool,
}

#[derive(Args)]
pub struct Edit {
    // A file whose picture is known, or a name in the collection [default: the drawings so far]
    #[arg(value_name = "PUZZLE")]
    pub drawing: Option<PathBuf>,
}
