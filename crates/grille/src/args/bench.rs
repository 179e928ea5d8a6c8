//! What can be typed after `grille bench`.

use super::shared::{Input, Json, Limits, Method, OfShard};
use clap::Args;

pub const AFTER: &str = "\
Every file or folder is a set, of nonograms, sudokus or both. A puzzle takes its time to the
second solution, or to the proof that there is no other, of 20 s unless a limit is given. All
times are CPU times: what other programs take does not count. Each set gets a row:
  puzzles   how many were measured
  solved    ... and answered: none, unique or several
  timeouts  ... and stopped by a limit, with the time until then
  contradictions   how many the method met: unlike times, the same in every run
  median, mean, geo. mean, p90, p99, max   milliseconds a puzzle; at least 90 in 100 take no
            longer than p90; in the geometric mean an easy puzzle counts as much as a hard one
  total s   seconds for all of them
With --seeds K every figure is computed for each seed by itself, and the row gives the
median of the K values (the upper of the middle two if K is even); --json gives the
figures of each seed too. Only methods with a seed take it: see `grille methods NAME`.

Exit codes:
  0    every puzzle was measured
  2    a bad file, bad usage, or a wrong answer
  130  interrupted";

#[derive(Args)]
pub struct Bench {
    #[command(flatten)]
    pub input: Input,

    #[command(flatten)]
    pub method: Method,

    /// Run every puzzle with the seeds 1 to K, and give the median of each figure
    #[arg(long, value_name = "K", conflicts_with = "seed", value_parser = clap::value_parser!(u64).range(1..=1000))]
    pub seeds: Option<u64>,

    #[command(flatten)]
    pub shard: OfShard,

    #[command(flatten)]
    pub json: Json,

    #[command(flatten)]
    pub limits: Limits,
}
