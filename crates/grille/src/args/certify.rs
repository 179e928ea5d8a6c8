//! What can be typed after `grille certify`.

use super::shared::{Input, Json, Limits, Output};
use clap::Args;

#[derive(Args)]
pub struct Certify {
    #[command(flatten)]
    pub input: Input,

    // Check the certificates in these folders instead of writing any
    #[arg(long, conflicts_with_all = ["output", "force", "binary", "from", "step_limit"])]
    pub check: bool,

    // Write proofs in the binary form, which is shorter
    #[arg(long)]
    pub binary: bool,

    #[command(flatten)]
    pub output: Output,

    #[command(flatten)]
    pub json: Json,

    #[command(flatten)]
    pub limits: Limits,
}
