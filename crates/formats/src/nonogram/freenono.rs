//! Two games that keep pictures in XML, and their clues follow: FreeNono, `<Nonogram name= author= width=
//! height=>` with a `<line>` of `x` and `_` for each row; and KDE's Picmi, `<board name= author=>` with
//! a `<row>` of `1` and `-`.

use crate::nonogram::parts::look::{self, PICTURE};
use crate::nonogram::{Coding, Format, Keeps};
use crate::text::{attribute, children, guard, parse, tag};
use crate::{Expected, Fit, Frame, Kind, Problem, Said};
use grille_engine::Faults;
use grille_engine::grid::{Grid, MAX_SIDE, Size};
use grille_engine::nonogram::{About, Draft, Fault, FaultKind, Place, Puzzle, Rgb};
use roxmltree::Node;

pub(crate) const FREENONO: Format = Format {
    name: "freenono",
    extensions: &["nonogram", "xml"],
    keeps: KEEPS,
    coding: Coding::Text,
    many: Some(Frame {
        before: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<FreeNono>\n<Nonograms>\n",
        between: "",
        after: "</Nonograms>\n</FreeNono>\n",
    }),
    fit: |text| Fit::Mark.when(begins(text) && text.contains("<Nonogram ")),
    read: |text| Box::new(read(text, "Nonogram", "line").into_iter()),
    write_body: |puzzle| {
        let size = puzzle.size();
        let sizes = format!(" width=\"{}\" height=\"{}\"", size.cols(), size.rows());
        body(puzzle, "Nonogram", &sizes, "line", [" _", " x"])
    },
};

pub(crate) const PICMI: Format = Format {
    name: "picmi",
    extensions: &["picmi", "xml"],
    keeps: KEEPS,
    coding: Coding::Text,
    many: Some(Frame {
        before: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<picmi>\n",
        between: "",
        after: "</picmi>\n",
    }),
    fit: |text| Fit::Mark.when(begins(text) && text.contains("<picmi") && text.contains("<row")),
    read: |text| Box::new(read(text, "board", "row").into_iter()),
    write_body: |puzzle| body(puzzle, "board", "", "row", ["-", "1"]),
};

const KEEPS: Keeps = Keeps { about: &[Said::Title, Said::Author], ..PICTURE };

fn begins(text: &str) -> bool {
    text.trim_start().starts_with('<')
}

/// All puzzles: XML is known to be well-formed only at its end.
fn read(
    text: &str,
    puzzle: &'static str,
    row: &'static str,
) -> Vec<Result<Puzzle, Faults<Problem>>> {
    let document = match guard(text).and_then(|()| parse(text)) {
        Ok(document) => document,
        Err(problem) => return vec![Err(Faults::from(problem))],
    };
    let is_puzzle = |node: &Node<'_, '_>| node.is_element() && node.tag_name().name() == puzzle;
    let all: Vec<_> = document.descendants().filter(is_puzzle).map(|node| one(node, row)).collect();
    let names: &'static [&'static str] =
        if puzzle == "board" { &["<board>"] } else { &["<Nonogram>"] };
    let missing = || Problem::expected(Expected::OneOf(names), tag(document.root_element()));
    if all.is_empty() { vec![Err(Faults::from(missing()))] } else { all }
}

fn one(node: Node<'_, '_>, name: &'static str) -> Result<Puzzle, Faults<Problem>> {
    let problem = |at, kind| Faults::from(Problem { at, kind });
    let rows: Vec<Node<'_, '_>> = children(node, name).take(MAX_SIDE + 1).collect();
    if rows.is_empty() || rows.len() > MAX_SIDE {
        let found = rows.len();
        let kind = match found {
            0 => FaultKind::NoLines,
            _ => FaultKind::TooManyLines { found, limit: MAX_SIDE },
        };
        return Err(problem(tag(node), Kind::Fault(Fault { place: Place::Rows, kind })));
    }
    let (mut cells, mut width) = (Vec::new(), None);
    for row in &rows {
        let before = cells.len();
        for symbol in row.text().unwrap_or_default().chars().filter(|c| !c.is_whitespace()) {
            cells.push(match symbol {
                'x' | 'X' | '1' | '#' => Some(Rgb::BLACK),
                '_' | '-' | '.' | '0' => None,
                _ => return Err(Faults::from(Problem::expected(Expected::ArtCell, tag(*row)))),
            });
        }
        let (found, expected) = (cells.len() - before, *width.get_or_insert(cells.len()));
        if found != expected {
            return Err(problem(tag(*row), Kind::CellCount { found, expected }));
        }
        if found > MAX_SIDE {
            let kind = FaultKind::TooManyLines { found, limit: MAX_SIDE };
            return Err(problem(tag(*row), Kind::Fault(Fault { place: Place::Cols, kind })));
        }
    }
    let grid = Size::new(rows.len(), width.unwrap_or(0))
        .ok()
        .and_then(|size| Grid::from_cells(size, cells));
    let grid =
        grid.ok_or_else(|| Faults::from(Problem::expected(Expected::ArtCell, tag(rows[0]))))?;
    let puzzle = look::puzzle(&grid, Some(Rgb::WHITE), &tag(node))?;
    let said = |name: &str| node.attribute(name).filter(|text| !text.is_empty()).map(str::to_owned);
    let about = About { title: said("name"), author: said("author"), ..About::default() };
    Ok(Puzzle::new(Draft { about, ..puzzle.draft() }).expect("words make no fault"))
}

fn body(puzzle: &Puzzle, name: &str, sizes: &str, row: &str, signs: [&str; 2]) -> String {
    let about = puzzle.about();
    let said = |key: &str, value: &Option<String>| -> String {
        value.iter().map(|value| format!(" {key}={}", attribute(value))).collect()
    };
    let (title, author) = (said("name", &about.title), said("author", &about.author));
    let mut text = format!("<{name} {}>\n", format!("{title}{author}{sizes}").trim_start());
    for cells in puzzle.goal().iter().flat_map(Grid::rows) {
        let signs: String = cells.iter().map(|cell| signs[usize::from(cell.is_ink())]).collect();
        text += &format!("<{row}>{signs}</{row}>\n");
    }
    text + &format!("</{name}>\n")
}
