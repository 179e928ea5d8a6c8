//! What can be typed after `grille share`.

use super::shared::{Input, Json, Limits, Output};
use clap::Args;

#[derive(Args)]
pub struct Share {
    #[command(flatten)]
    pub input: Input,

    // Print a QR code for the terminal
    #[arg(long, conflicts_with = "json")]
    pub qr: bool,

    // Print links to this address, with the code behind `#`
    #[arg(long, value_name = "ADDRESS")]
    pub link: Option<String>,

    // Add what is written so far: in Grille's window, or else in the file
    #[arg(long)]
    pub progress: bool,

    #[command(flatten)]
    pub output: Output,

    #[command(flatten)]
    pub json: Json,

    #[command(flatten)]
    pub limits: Limits,
}
