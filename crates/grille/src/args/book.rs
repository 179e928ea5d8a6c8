//! What can be typed after `grille book`.

use super::shared::{Limits, Output, Threads};
use clap::{Args, Parser};
use grille_print::{Form as PaperForm, Layout};
use std::path::PathBuf;

#[derive(Args)]
pub struct Book {
    // The recipe
    #[arg(value_name = "RECIPE")]
    pub recipe: PathBuf,

    #[command(flatten)]
    pub output: Output,

    // What to write [default: by the ending of --output]
    #[arg(long, value_enum, value_name = "FORM")]
    pub to: Option<PaperForm>,

    #[command(flatten)]
    pub limits: Limits,

    #[command(flatten)]
    pub threads: Threads,
}

// The layout as a recipe says it: every option of `grille print` is a key there.
#[derive(Parser)]
#[command(no_binary_name = true, disable_help_flag = true)]
pub struct OnlyLayout {
    #[command(flatten)]
    pub layout: Layout,
}
