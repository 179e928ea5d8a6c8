//! Data of MiniZinc models, `.dzn`, as Håkan Kjellerstrand's models for nonograms take them: `rows`,
//! `row_rule_len` and `row_rules`, the same for `cols`. The rules are one table, filled up with 0:
//! `[| 0, 2 | 1, 1 |]` or `array2d(1..rows, 1..row_rule_len, [0, 2, 1, 1])`.

use crate::nonogram::parts::clues::{PlacedClue, clue};
use crate::nonogram::parts::sides::{CLUES, black};
use crate::nonogram::{Coding, Format};
use crate::text::lists::{Named, Value, lists};
use crate::text::problem::Problems;
use crate::text::source::Piece;
use crate::{Expected, Fit, Kind, Problem};
use grille_engine::Faults;
use grille_engine::grid::MAX_SIDE;
use grille_engine::nonogram::{Clue, Fault, FaultKind, Place, Puzzle};

pub(crate) const FORMAT: Format = Format {
    name: "dzn",
    extensions: &["dzn"],
    keeps: CLUES,
    coding: Coding::Text,
    many: None,
    fit: |text| match text.len() <= LONGEST && text.contains("row_rules") {
        true => Fit::Mark.when(lists(Piece::whole(text)).is_ok_and(|named| {
            table(&named, "row_rules").is_some() && table(&named, "col_rules").is_some()
        })),
        false => Fit::Nothing,
    },
    read: |text| Box::new(std::iter::once(read(Piece::whole(text)))),
    write_body: |puzzle| write("row", puzzle.rows()) + &write("col", puzzle.cols()),
};

/// The longest text that is looked at to recognise it.
const LONGEST: usize = 1 << 20;

/// The numbers of a table, one after the other.
fn table<'a>(named: &[Named<'a>], name: &str) -> Option<Vec<Piece<'a>>> {
    let value = &named.iter().find(|own| own.name == name)?.value;
    let parts = value.list()?;
    // Behind its sizes an array is a list in the list.
    match parts.iter().rfind(|part| part.list().is_some()) {
        Some(inner) if parts[0].list().is_none() => inner.numbers(),
        Some(_) => None,
        None => value.numbers(),
    }
}

fn read(whole: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let named = lists(whole).map_err(Faults::from)?;
    let mut problems = Problems::default();
    let rows =
        side(whole, &named, ["row_rules", "row_rule_len", "rows"], Place::Rows, &mut problems)?;
    let cols =
        side(whole, &named, ["col_rules", "col_rule_len", "cols"], Place::Cols, &mut problems)?;
    black(whole.trim().span(), rows, cols, problems)
}

fn side(
    whole: Piece<'_>,
    named: &[Named<'_>],
    [rules, length, count]: [&'static str; 3],
    place: Place,
    problems: &mut Problems,
) -> Result<Vec<PlacedClue>, Faults<Problem>> {
    let expected = |what| Faults::from(Problem::expected(what, whole.end().span()));
    let what = match place {
        Place::Rows => Expected::RowClues,
        _ => Expected::ColumnClues,
    };
    let table = table(named, rules).ok_or_else(|| expected(what))?;
    let number = |name: &str| {
        let value = &named.iter().find(|own| own.name == name)?.value;
        let Value::Number(piece) = value else { return None };
        Some((piece.text.parse::<usize>().ok()?, *piece))
    };
    let (wide, at) = number(length).ok_or_else(|| expected(Expected::LineCount))?;
    let found = table.len().div_ceil(wide.max(1));
    if wide == 0 || table.len() % wide != 0 {
        return Err(Faults::from(Problem::expected(Expected::Agreement, at.span())));
    }
    if let Some((expected, at)) = number(count).filter(|(expected, _)| *expected != found) {
        return Err(Faults::from(Problem {
            at: at.span(),
            kind: Kind::ClueCount { found, expected },
        }));
    }
    if found > MAX_SIDE {
        let kind = FaultKind::TooManyLines { found, limit: MAX_SIDE };
        return Err(Faults::from(Problem {
            at: at.span(),
            kind: Kind::Fault(Fault { place, kind }),
        }));
    }
    let filled = |line: &[Piece<'_>]| {
        let lengths: Vec<Piece<'_>> = line.iter().copied().filter(|own| own.text != "0").collect();
        clue(lengths.into_iter(), problems)
    };
    Ok(table.chunks(wide).map(filled).collect())
}

fn write(side: &str, clues: &[Clue]) -> String {
    let wide = clues.iter().map(|clue| clue.blocks().len()).max().unwrap_or(0).max(1);
    let line = |clue: &Clue| {
        let empty = std::iter::repeat_n(0, wide - clue.blocks().len());
        let all = empty.chain(clue.blocks().iter().map(|block| block.len));
        format!(" | {}\n", all.map(|len| len.to_string()).collect::<Vec<_>>().join(", "))
    };
    let lines: String = clues.iter().map(line).collect();
    let count = clues.len();
    format!("{side}s = {count};\n{side}_rule_len = {wide};\n{side}_rules = [\n{lines} |];\n")
}
