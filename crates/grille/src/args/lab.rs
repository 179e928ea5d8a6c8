//! What can be typed after `grille lab`.

use super::shared::{OfShard, Output, Threads, duration};
use clap::{Args, Subcommand};
use std::path::PathBuf;
use std::time::Duration;

// Commands of a command are only made later than it if they are in a struct.
#[derive(Args)]
#[command(disable_help_subcommand = true)]
pub struct LabArgs {
    #[command(subcommand)]
    pub command: Lab,
}

#[derive(Subcommand)]
#[command(defer = true)]
pub enum Lab {
    // Run a campaign: every method on every puzzle, recorded
    Run(Run),
    // Redo the automata study: run its plan, then write the report
    Study(Study),
    // Write the report of a campaign: a page, charts, and the figures behind them
    Report(Report),
    // Write the records of a campaign in another form, or read files of the study
    Export(Export),
    // Tell where the records of two folders differ
    Diff(Diff),
    // Put the parts of a campaign together, and prove that nothing is missing or double
    Merge(Merge),
    // Show the automaton of a clue, and follow a word through it
    Automaton(Automaton),
    // Show the block ranges of a puzzle before and after the rules, and what each rule found
    Ranges(Ranges),
}

#[derive(Args)]
pub struct Run {
    // The campaign file; without one, the flags below say what to run
    #[arg(value_name = "CAMPAIGN")]
    pub campaign: Option<PathBuf>,

    // The sides of random grids: 10, 4..20, 4,6,8 [default: 3]
    #[arg(long, alias = "size", value_name = "SIDES", conflicts_with = "campaign")]
    pub sides: Option<String>,

    // The share of black cells, in percent: 50, 10..90/10 [default: 50]
    #[arg(long, alias = "chance", value_name = "PERCENT", conflicts_with = "campaign")]
    pub density: Option<String>,

    // How many grids of each side and density [default: 1]
    #[arg(long, short = 'n', alias = "iter", value_name = "N", conflicts_with = "campaign")]
    pub number: Option<u64>,

    // The seed of the first grid; grid i has seed + i [default: 1]
    #[arg(long, value_name = "N", conflicts_with = "campaign")]
    pub seed: Option<u64>,

    // Files, folders or names of puzzles instead of random grids
    #[arg(long, value_name = "PUZZLE", num_args = 1.., conflicts_with_all = ["campaign", "sides", "density", "number", "seed"])]
    pub puzzles: Vec<PathBuf>,

    // Methods with options: all, or search,backtrack-dfa+rules=before [default: search]
    #[arg(long, value_name = "METHODS", conflicts_with = "campaign")]
    pub methods: Option<String>,

    // Stop at the first solution, or when it is known whether there is another [default: proof]
    #[arg(long, value_name = "WHEN", value_parser = ["first", "proof"], conflicts_with = "campaign")]
    pub until: Option<String>,

    // Most steps of a method on a puzzle [default: 1000000]
    #[arg(long, value_name = "N", conflicts_with = "campaign", value_parser = clap::value_parser!(u64).range(1..))]
    pub step_limit: Option<u64>,

    // Most CPU time of a method on a puzzle, a safety net [default: 60s]
    #[arg(long, value_name = "TIME", value_parser = duration, conflicts_with = "campaign")]
    pub time_limit: Option<Duration>,

    // The folder for the records; if it has some of this campaign, it goes on
    #[arg(long, short, value_name = "DIR")]
    pub output: PathBuf,

    // Prove every `unique` and `none` and check the proof before it is recorded
    #[arg(long)]
    pub certify: bool,

    #[command(flatten)]
    pub shard: OfShard,

    #[command(flatten)]
    pub threads: Threads,
}

#[derive(Args)]
pub struct Study {
    // A minute or two on two cores
    #[arg(long, conflicts_with = "scale")]
    pub quick: bool,

    // Divide every number of grids by this
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    pub scale: u64,

    // Add this to every seed: the same study on other grids
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,

    // The folder for records and report
    #[arg(long, short, value_name = "DIR")]
    pub output: PathBuf,

    #[command(flatten)]
    pub shard: OfShard,

    #[command(flatten)]
    pub threads: Threads,
}

#[derive(Args)]
pub struct Report {
    // The folder of the campaign
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,

    // The folder for the report [default: that of the campaign]
    #[arg(long, short, value_name = "DIR")]
    pub output: Option<PathBuf>,

    // Charts as PNG too; only where the program was built with --features png
    #[arg(long)]
    pub png: bool,
}

#[derive(Args)]
pub struct Export {
    // The folder of the campaign, or a file of study lines
    #[arg(value_name = "PATH")]
    pub path: PathBuf,

    // The form [default: by the ending of --output, else csv]
    #[arg(long, value_name = "FORM", value_parser = ["study", "csv", "json", "parquet"])]
    pub to: Option<String>,

    #[command(flatten)]
    pub output: Output,
}

#[derive(Args)]
pub struct Diff {
    // A folder of a campaign
    #[arg(value_name = "DIR")]
    pub one: PathBuf,

    // Another
    #[arg(value_name = "OTHER")]
    pub other: PathBuf,

    // Compare everything but times
    #[arg(long)]
    pub ignore_times: bool,
}

#[derive(Args)]
pub struct Merge {
    // The folders of the parts
    #[arg(value_name = "DIR", required = true)]
    pub parts: Vec<PathBuf>,

    // The folder for all records
    #[arg(long, short, value_name = "DIR")]
    pub output: PathBuf,
}

#[derive(Args)]
pub struct Automaton {
    // The lengths of the blocks, 0 for none; then a word to follow, if it cannot be taken for
    // a length: 0, 1 and ?
    #[arg(value_name = "LENGTH", required = true)]
    pub clue: Vec<String>,

    // A word to follow: 0, 1 and ?
    #[arg(long, value_name = "WORD")]
    pub word: Option<String>,

    // The automaton that reads unknown cells too
    #[arg(long)]
    pub partial: bool,

    // The same, made deterministic
    #[arg(long)]
    pub dfa: bool,

    // Print it as text, which it is anyway
    #[arg(long, conflicts_with_all = ["dot", "svg"])]
    pub text: bool,

    // Print it for Graphviz
    #[arg(long, conflicts_with = "svg")]
    pub dot: bool,

    // Print it as a picture
    #[arg(long)]
    pub svg: bool,
}

#[derive(Args)]
pub struct Ranges {
    #[command(flatten)]
    pub input: super::Input,

    // How often the rules go over the grid; 0 until they find nothing more
    #[arg(long, value_name = "K", default_value_t = grille_engine::nonogram::ranges::PASSES)]
    pub passes: u32,
}
