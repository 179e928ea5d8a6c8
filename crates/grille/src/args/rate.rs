//! What can be typed after `grille rate`.

use super::shared::{Input, Json, Limits, Threads};
use clap::Args;

#[derive(Args)]
pub struct Rate {
    #[command(flatten)]
    pub input: Input,

    // Tell everything about each puzzle [default: if there is only one]
    #[arg(long)]
    pub profile: bool,

    #[command(flatten)]
    pub json: Json,

    #[command(flatten)]
    pub limits: Limits,

    #[command(flatten)]
    pub threads: Threads,
}
