//! What can be typed after `grille lab`.

use super::shared::{OfShard, Threads, duration};
use clap::{Args, Subcommand};
use std::path::PathBuf;
use std::time::Duration;

pub const RUN: &str = "\
A campaign file is TOML. What stands at its top holds for every [[part]] that does not say
otherwise; parts that ask for the same grids share them, so that their methods are compared:

    name = \"automata\"
    seed = 42                 # of the first grid; grid i has seed + i
    chance = 50               # percent of black; also [30, 50] or \"10..90/10\"
    step-limit = 1000000      # decides outcomes, the same on every machine
    time-limit = \"60s\"        # CPU time, a safety net, recorded as such
    until = \"proof\"           # or \"first\": stop at the first solution
    [[part]]
    n = \"4..11\"               # both ends count; also 4 or [4, 6, 8]
    iter = 1000
    methods = [\"backtrack-dfa\", \"backtrack-dfa+rules=before\"]
    [[part]]
    puzzles = [\"puzzles\"]     # files and folders instead of random grids
    methods = \"all\"

The folder gets campaign.toml and records.csv, one line for each method and puzzle; its columns
are told in docs/lab.md. The same command goes on where it was killed. Every solution is verified and
all methods are compared; a disagreement stops the campaign and leaves dispute.non in the folder.

Exit codes:
  0    everything is recorded
  2    bad usage, a bad file, a full disk, or methods that disagree
  130  interrupted; the same command goes on";

pub const STUDY: &str = "\
The plan is that of the study, with more methods and sizes beside it. All of it takes days;
--scale 10 divides every number of grids by ten, --quick takes a minute or two. The folder gets
what `grille lab run` writes, and the report. The same command goes on where it was killed.";

pub const EXPORT: &str = "\
  study    the line of the automata study: seed, seconds to make automata, to apply rules, to
           search for the first solution, all of them, cells found by rules (-1 if they did not
           run), mode (0 brute force, 1 dfa, 2 nfa, 3 dfa + rules, 4 nfa + rules); records of
           other methods, and runs without a solution, have no such line and are left out
  csv      the records as they are; a file of study lines instead of a folder becomes CSV too
  json     one object a line
  parquet  columns for data frames; only where the program was built with --features parquet";

pub const DIFF: &str = "\
Exit codes:
  0    no difference
  1    some
  2    trouble";

pub const MERGE: &str = "\
Every part is a folder of the same campaign, run by the same version with --shard I/N. The output
is written once everything has been found to be there.

Exit codes:
  0    the parts are one campaign, complete, each instance once
  2    an instance is missing or double, or campaigns or versions differ";

pub const AUTOMATON: &str = "\
Letters: 0 white, 1 black, ? unknown. Without a flag, the automaton for lines that are known.
With --partial unknown cells are read too, and a letter may lead to several states; --dfa makes
it deterministic, a state for every set of states.

Exit codes:
  0    the word is accepted, or none was given
  1    the word is not accepted
  2    trouble";

// Commands of a command are only made later than it if they are in a struct.
#[derive(Args)]
pub struct LabArgs {
    #[command(subcommand)]
    pub command: Lab,
}

#[derive(Subcommand)]
#[command(defer = true)]
pub enum Lab {
    /// Run a campaign: every method on every puzzle, recorded
    #[command(after_help = RUN)]
    Run(Run),
    /// Redo the automata study: run its plan, then write the report
    #[command(after_help = STUDY)]
    Study(Study),
    /// Write the report of a campaign: a page, charts, and the figures behind them
    Report(Report),
    /// Write the records of a campaign in another form, or read files of the study
    #[command(after_help = EXPORT)]
    Export(Export),
    /// Tell where the records of two folders differ
    #[command(after_help = DIFF)]
    Diff(Diff),
    /// Put the parts of a campaign together, and prove that nothing is missing or double
    #[command(after_help = MERGE)]
    Merge(Merge),
    /// Show the automaton of a clue, and follow a word through it
    #[command(after_help = AUTOMATON)]
    Automaton(Automaton),
    /// Show the block ranges of a puzzle before and after the rules, and what each rule found
    Ranges(Ranges),
}

#[derive(Args)]
pub struct Run {
    /// The campaign file; without one, the flags below say what to run
    #[arg(value_name = "CAMPAIGN")]
    pub campaign: Option<PathBuf>,

    /// The sides of random grids: 10, 4..20, 4,6,8 [default: 3]
    #[arg(short, value_name = "SIDES", conflicts_with = "campaign")]
    pub n: Option<String>,

    /// The chances of a cell to be black, in percent: 50, 10..90/10 [default: 50]
    #[arg(long, value_name = "PERCENT", conflicts_with = "campaign")]
    pub chance: Option<String>,

    /// How many grids of each side and chance [default: 1]
    #[arg(long, value_name = "N", conflicts_with = "campaign")]
    pub iter: Option<u64>,

    /// The seed of the first grid; grid i has seed + i [default: 1]
    #[arg(long, value_name = "N", conflicts_with = "campaign")]
    pub seed: Option<u64>,

    /// Files, folders or names of puzzles instead of random grids
    #[arg(long, value_name = "PUZZLE", num_args = 1.., conflicts_with_all = ["campaign", "n", "chance", "iter", "seed"])]
    pub puzzles: Vec<PathBuf>,

    /// Methods with options: all, or search,backtrack-dfa+rules=before [default: search]
    #[arg(long, value_name = "METHODS", conflicts_with = "campaign")]
    pub methods: Option<String>,

    /// Stop at the first solution, or when it is known whether there is another [default: proof]
    #[arg(long, value_name = "WHEN", value_parser = ["first", "proof"], conflicts_with = "campaign")]
    pub until: Option<String>,

    /// Most steps of a method on a puzzle [default: 1000000]
    #[arg(long, value_name = "N", conflicts_with = "campaign", value_parser = clap::value_parser!(u64).range(1..))]
    pub step_limit: Option<u64>,

    /// Most CPU time of a method on a puzzle, a safety net [default: 60s]
    #[arg(long, value_name = "TIME", value_parser = duration, conflicts_with = "campaign")]
    pub time_limit: Option<Duration>,

    /// The folder for the records; if it has some of this campaign, it goes on
    #[arg(long, short, value_name = "DIR")]
    pub output: PathBuf,

    #[command(flatten)]
    pub shard: OfShard,

    #[command(flatten)]
    pub threads: Threads,
}

#[derive(Args)]
pub struct Study {
    /// A minute or two on two cores
    #[arg(long, conflicts_with = "scale")]
    pub quick: bool,

    /// Divide every number of grids by this
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    pub scale: u64,

    /// Add this to every seed: the same study on other grids
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,

    /// The folder for records and report
    #[arg(long, short, value_name = "DIR")]
    pub output: PathBuf,

    #[command(flatten)]
    pub shard: OfShard,

    #[command(flatten)]
    pub threads: Threads,
}

#[derive(Args)]
pub struct Report {
    /// The folder of the campaign
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,

    /// The folder for the report [default: that of the campaign]
    #[arg(long, short, value_name = "DIR")]
    pub output: Option<PathBuf>,

    /// Charts as PNG too; only where the program was built with --features png
    #[arg(long)]
    pub png: bool,
}

#[derive(Args)]
pub struct Export {
    /// The folder of the campaign, or a file of study lines
    #[arg(value_name = "PATH")]
    pub path: PathBuf,

    /// The form
    #[arg(long, value_name = "FORM", value_parser = ["study", "csv", "json", "parquet"], default_value = "csv")]
    pub to: String,

    /// Write into this file [default: standard output]
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

#[derive(Args)]
pub struct Diff {
    /// A folder of a campaign
    #[arg(value_name = "DIR")]
    pub one: PathBuf,

    /// Another
    #[arg(value_name = "OTHER")]
    pub other: PathBuf,

    /// Compare everything but times
    #[arg(long)]
    pub ignore_times: bool,
}

#[derive(Args)]
pub struct Merge {
    /// The folders of the parts
    #[arg(value_name = "DIR", required = true)]
    pub parts: Vec<PathBuf>,

    /// The folder for all records
    #[arg(long, short, value_name = "DIR")]
    pub output: PathBuf,
}

#[derive(Args)]
pub struct Automaton {
    /// The lengths of the blocks: \"3 1\"; 0 for none
    #[arg(value_name = "CLUE")]
    pub clue: String,

    /// A word to follow: 0, 1 and ?
    #[arg(value_name = "WORD")]
    pub word: Option<String>,

    /// The automaton that reads unknown cells too
    #[arg(long)]
    pub partial: bool,

    /// The same, made deterministic
    #[arg(long)]
    pub dfa: bool,

    /// Print it as text, which it is anyway
    #[arg(long, conflicts_with_all = ["dot", "svg"])]
    pub text: bool,

    /// Print it for Graphviz
    #[arg(long, conflicts_with = "svg")]
    pub dot: bool,

    /// Print it as a picture
    #[arg(long)]
    pub svg: bool,
}

#[derive(Args)]
pub struct Ranges {
    #[command(flatten)]
    pub input: super::Input,

    /// How often the rules go over the grid; 0 until they find nothing more
    #[arg(long, value_name = "K", default_value_t = grille_engine::nonogram::ranges::PASSES)]
    pub passes: u32,
}
