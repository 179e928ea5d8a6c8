//! The events of a run, one per change. Each has a text form of one line that reads back.

use crate::NotThis;
use crate::colours::Colours;
use crate::grid::{Cell, LineId};
use crate::named::{found_by_name, named};
use crate::replay::{Change, Changing};
use std::fmt;
use std::str::FromStr;

/// One step of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A cell can only be one of these colours.
    Set {
        /// The cell.
        cell: Cell,
        /// What it may still be.
        colours: Colours,
        /// Why.
        why: Reason,
    },
    /// A hypothesis, the `depth`-th that stands.
    Guess {
        /// The cell.
        cell: Cell,
        /// What it is supposed to be.
        colours: Colours,
        /// How many hypotheses stand now.
        depth: u32,
    },
    /// No completion of this line is left; without a line, what was learned
    /// earlier excludes the position.
    Contradiction {
        /// The line.
        line: Option<LineId>,
    },
    /// The last hypotheses and all that followed from them are taken back.
    BackTo {
        /// How many hypotheses still stand.
        depth: u32,
    },
    /// The lines have told each other anew what each cell is likely to be; the
    /// next hypotheses go by that.
    Believe,
    /// The board is a solution.
    Solution,
}

/// Why a cell is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A technique applied to a line.
    Line(Technique, LineId),
    /// It belongs to the hypothesis just made.
    Supposed,
    /// The hypothesis that it is otherwise has been tried to the end.
    Tried,
    /// It follows from every colour that another cell can have.
    Probed,
    /// Earlier contradictions taught that it cannot be otherwise here.
    Learned,
}

/// A way to see what follows, in a line or from an assumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Technique {
    /// Every completion of the line agrees.
    Complete,
    /// The left-most and the right-most placement agree.
    Overlap,
    /// The line has no block.
    EmptyLine,
    /// Rule 1.1: covered wherever the block lies in its range.
    RangeCore,
    /// Rule 1.2: in no block's range.
    OutOfRange,
    /// Rule 1.3: before or after a cell that begins or ends its block.
    RangeEdge,
    /// The blocks fill the line.
    FullLine,
    /// All filled cells are known.
    FinishedLine,
    /// Covered wherever the clue alone lets the block lie.
    SimpleBoxes,
    /// Beside a run that no block can make longer.
    Punctuating,
    /// In a gap shorter than every block.
    GapTooSmall,
    /// Left by the first block, which would be too long at the border.
    Mercury,
    /// Beyond a run near a wall.
    Glue,
    /// Between two runs of the same block.
    Joining,
    /// Between two runs that no block can cover together.
    Splitting,
    /// Covered wherever the known cells let the block lie.
    Forcing,
    /// Reached by no block.
    SimpleSpaces,
    /// In a gap too short for every block that reaches it.
    SpanLimited,
    /// The opposite leads to a line without completion.
    Contradiction,
    /// Two assumptions, one of which holds, both lead to it.
    Agreement,
}

named! {
    Technique:
        Complete "complete",
        Overlap "overlap",
        EmptyLine "empty-line",
        RangeCore "range-core",
        OutOfRange "out-of-range",
        RangeEdge "range-edge",
        FullLine "full-line",
        FinishedLine "finished-line",
        SimpleBoxes "simple-boxes",
        Punctuating "punctuating",
        GapTooSmall "gap-too-small",
        Mercury "mercury",
        Glue "glue",
        Joining "joining",
        Splitting "splitting",
        Forcing "forcing",
        SimpleSpaces "simple-spaces",
        SpanLimited "span-limited",
        Contradiction "contradiction",
        Agreement "agreement",
    ;
}

found_by_name!(Technique);

impl Changing for Event {
    type Set = Colours;

    fn change(&self) -> Change<Colours> {
        match *self {
            Event::Set { cell, colours, .. } => Change::Set(cell, colours),
            Event::Guess { cell, colours, .. } => Change::Guess(cell, colours),
            Event::BackTo { depth } => Change::BackTo(depth),
            Event::Contradiction { .. } | Event::Believe | Event::Solution => Change::Nothing,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Set { cell, colours, why } => write!(f, "set {cell} {colours} {why}"),
            Event::Guess { cell, colours, depth } => write!(f, "guess {cell} {colours} {depth}"),
            Event::Contradiction { line: Some(line) } => write!(f, "contradiction {line}"),
            Event::Contradiction { line: None } => f.write_str("contradiction"),
            Event::BackTo { depth } => write!(f, "back {depth}"),
            Event::Believe => f.write_str("believe"),
            Event::Solution => f.write_str("solution"),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Line(technique, line) => write!(f, "{} {line}", technique.name()),
            Reason::Supposed => f.write_str("supposed"),
            Reason::Tried => f.write_str("tried"),
            Reason::Probed => f.write_str("probed"),
            Reason::Learned => f.write_str("learned"),
        }
    }
}

impl FromStr for Event {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Event, NotThis> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |text: &str| text.parse().map_err(|_| NotThis);
        Ok(match words[..] {
            ["set", cell, colours, ref why @ ..] => {
                Event::Set { cell: cell.parse()?, colours: colours.parse()?, why: reason(why)? }
            }
            ["guess", cell, colours, depth] => Event::Guess {
                cell: cell.parse()?,
                colours: colours.parse()?,
                depth: number(depth)?,
            },
            ["contradiction"] => Event::Contradiction { line: None },
            ["contradiction", line] => Event::Contradiction { line: Some(line.parse()?) },
            ["back", depth] => Event::BackTo { depth: number(depth)? },
            ["believe"] => Event::Believe,
            ["solution"] => Event::Solution,
            _ => return Err(NotThis),
        })
    }
}

fn reason(words: &[&str]) -> Result<Reason, NotThis> {
    match words {
        ["supposed"] => Ok(Reason::Supposed),
        ["tried"] => Ok(Reason::Tried),
        ["probed"] => Ok(Reason::Probed),
        ["learned"] => Ok(Reason::Learned),
        [name, line] => {
            let technique = Technique::find(name).ok_or(NotThis)?;
            Ok(Reason::Line(technique, line.parse()?))
        }
        _ => Err(NotThis),
    }
}
