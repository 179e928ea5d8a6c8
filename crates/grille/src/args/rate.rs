//! What can be typed after `grille rate`.

use super::shared::{Input, Json, Limits, Threads};
use clap::Args;

pub const AFTER: &str = "\
Classes of nonograms, from what a person needs and how often rows and columns take turns:
  trivial   line by line, one block at a time, at most 3 sweeps
  easy      ... at most 8 sweeps
  medium    line by line, but a longer way, or all that a line says at once
  hard      something must be assumed and refuted
  guessing  beyond the techniques of Grille, or several solutions
A sweep is a look at all rows, or at all columns. Cells given away never raise the class.
The score adds up, over all deductions, what the technique costs (1 to 60) times how many
unfinished lines one looks at until one is met that has something to say.
Tedium is the number of routine deductions a line. Levels: 0 to easy, 1 medium, 2 beyond.

Classes of sudokus, by the hardest technique that one needs:
  trivial   asking for each digit where it goes: full houses and hidden singles
  easy      cells with one digit left, too: all singles
  medium    locked candidates, pairs and triples
  hard      fish, wings, rectangles, colours
  extreme   chains, almost locked sets, something supposed and refuted
  guessing  beyond the techniques of Grille, or several solutions
The score adds up what each deduction costs: 4 for a full house or a naked single, 14 for a
hidden one, from 50 for locked candidates to 700 for trial and error, and 10 more for each
link of a chain beyond the fifth.

Exit codes:
  0    every puzzle was rated
  1    a puzzle has no solution
  2    a bad file, bad usage, or a limit was hit before the answer
  130  interrupted
  Of many puzzles the worst counts.";

#[derive(Args)]
pub struct Rate {
    #[command(flatten)]
    pub input: Input,

    /// Tell everything about each puzzle [default: if there is only one]
    #[arg(long)]
    pub profile: bool,

    #[command(flatten)]
    pub json: Json,

    #[command(flatten)]
    pub limits: Limits,

    #[command(flatten)]
    pub threads: Threads,
}
