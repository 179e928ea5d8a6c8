//! What can be typed after `grille bench`.

use super::shared::{Input, Json, Limits, Method, OfShard};
use clap::Args;

#[derive(Args)]
pub struct Bench {
    #[command(flatten)]
    pub input: Input,

    #[command(flatten)]
    pub method: Method,

    // Run every puzzle with the seeds 1 to K, and give the median of each figure
    #[arg(long, value_name = "K", conflicts_with = "seed", value_parser = clap::value_parser!(u64).range(1..=1000))]
    pub seeds: Option<u64>,

    #[command(flatten)]
    pub shard: OfShard,

    #[command(flatten)]
    pub json: Json,

    #[command(flatten)]
    pub limits: Limits,
}
