//! What can be typed after `grille sudoku rate`, `hint` and `explain`.

use super::sudoku::Input;
use super::{Form, Limits};
use clap::Args;
use clap::builder::PossibleValuesParser;
use grille_engine::sudoku::Sudoku;
use grille_engine::sudoku::hint::Level;
use std::path::PathBuf;

pub const RATE: &str = "\
Classes, by the hardest technique that a sudoku needs:
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
  0    every sudoku was rated
  1    a sudoku has no solution
  2    a bad file, bad usage, or a limit was hit before the answer
  130  interrupted
  Of many sudokus the worst counts.";

#[derive(Args)]
pub struct Rate {
    #[command(flatten)]
    pub input: Input,

    /// Tell everything about each sudoku [default: if there is only one]
    #[arg(long)]
    pub profile: bool,

    /// Print one JSON object per sudoku and line
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub limits: Limits,

    /// Sudokus worked on at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    pub threads: Option<u16>,
}

pub const HINT: &str = "\
Levels of a hint, from little to all:
  where      in which box to look
  digits     ... and for which digits
  technique  ... and with which technique
  cells      ... and at which cells
  argument   what follows, and why
A grid that can no longer be completed is told as such, with the reason; with --moves also
the move that made it so: the first of those after which there was no completion up to now.
FILE has one move a line: cells and what to write in them, as `r1c1=5 r1c2=?1+2 r1c3=.`
(a digit, pencil marks, nothing), or `undo`, `redo`, `suppose` (opens a layer), `keep` or
`drop` (close it). Empty lines and lines that begin with # are skipped.
Pencil marks claim nothing, but what they show already is not told again.

Exit codes:
  0    there is a next step, and the hint leads to it
  1    there is none: solved, no longer possible, or no technique goes on
  2    a bad file, bad usage, or a limit was hit first
  130  interrupted
  Of many sudokus the worst counts.";

#[derive(Args)]
pub struct Hint {
    #[command(flatten)]
    pub input: Input,

    /// Start from what was written in the sudoku's file
    #[arg(long)]
    pub from_board: bool,

    /// Start from the grid that these moves lead to, and blame one of them if it is wrong
    #[arg(long, value_name = "FILE", conflicts_with = "from_board")]
    pub moves: Option<PathBuf>,

    /// How much to tell
    #[arg(long, value_name = "LEVEL", value_parser = levels(), default_value = "technique")]
    pub level: String,

    /// Print one JSON object per sudoku and line
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub limits: Limits,
}

fn levels() -> PossibleValuesParser {
    Level::ALL.iter().map(|level| level.name_in::<Sudoku>()).collect::<Vec<_>>().into()
}

pub const EXPLAIN: &str = "\
Every step is one deduction of the ladder of human techniques (`grille sudoku methods ladder`),
the cheapest there is. Techniques that argue with a single solution are used only where a search
has proven it. Where no technique goes on, the end says so, and how many cells are open.

Exit codes:
  0    every sudoku was solved by argument alone
  1    no technique goes on, or there is no solution
  2    a bad file, bad usage, or a limit was hit first
  130  interrupted; nothing is written to --output then
  Of many sudokus the worst counts.";

#[derive(Args)]
pub struct Explain {
    #[command(flatten)]
    pub input: Input,

    /// Start from what was written in the sudoku's file
    #[arg(long)]
    pub from_board: bool,

    /// How to write it: a page in html has a picture of each step, and is for one sudoku
    /// [default: by the ending of --output, else text]
    #[arg(long, value_enum, value_name = "FORM")]
    pub to: Option<Form>,

    /// Write into this file
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Print one JSON object per sudoku and line
    #[arg(long, conflicts_with = "to")]
    pub json: bool,

    #[command(flatten)]
    pub limits: Limits,
}

impl Explain {
    /// What was asked for, or what the ending of the output says.
    pub fn form(&self) -> Form {
        Form::of(self.json, self.to, self.output.as_deref())
    }
}
