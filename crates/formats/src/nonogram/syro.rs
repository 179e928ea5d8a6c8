//! Syromolotov's files: the row clues, a blank line, the column clues; one clue a line, numbers
//! separated by spaces, with a `0` at the end of each; remarks from `#` on.

use crate::nonogram::parts::blocks::two_blocks;
use crate::nonogram::parts::clues::lengths;
use crate::nonogram::parts::sides::{CLUES, Sides, Split, fit, read};
use crate::nonogram::{Coding, Format};
use crate::text::source::Piece;
use crate::{Expected, Fit, Problem};
use grille_engine::Faults;
use grille_engine::nonogram::Clue;

pub(crate) const FORMAT: Format = Format {
    name: "syro",
    extensions: &["syro", "txt"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit: |text| fit(text, split, Fit::Nothing),
    read: |text| read(text, split),
    write_body: |puzzle| {
        let line = |clue: &Clue| match clue.blocks() {
            [] => "0\n".to_owned(),
            _ => lengths(clue, " ") + " 0\n",
        };
        let side = |clues: &[Clue]| clues.iter().map(line).collect::<String>();
        side(puzzle.rows()) + "\n" + &side(puzzle.cols())
    },
};

fn split(whole: Piece<'_>) -> Split<'_> {
    let Sides { whole, mut rows, mut cols } = two_blocks(whole, Some('#'))?;
    for line in rows.iter_mut().chain(&mut cols) {
        let rest = line.text.trim_end().strip_suffix('0');
        let rest = rest.filter(|rest| rest.is_empty() || rest.ends_with([' ', '\t']));
        *line = match rest {
            Some(rest) => line.part(rest),
            None => {
                let at = line.trim().end().span();
                return Err(Faults::from(Problem::expected(Expected::OneOf(&["0"]), at)));
            }
        };
    }
    Ok(Sides { whole, rows, cols })
}
