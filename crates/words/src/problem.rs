//! What is said about files that are not puzzles, and puzzles that are not files.

use crate::{Words, say};
use grille_formats::{Expected, Kind, NoCode, NotText, Part, Problem, Source, Unsupported};

/// A problem in words.
pub(crate) struct Message {
    /// What is wrong, in one sentence.
    pub title: String,
    /// What stands beside the caret.
    pub label: String,
    /// What to do, where there is something to say.
    pub help: Option<String>,
}

/// The most characters quoted from a text.
const LONGEST: usize = 30;

impl Words {
    /// What is wrong, in one sentence; [`crate::draw`] shows more.
    pub fn problem_title(&self, problem: &Problem, source: &Source) -> String {
        self.problem(problem, source).title
    }

    pub(crate) fn problem(&self, problem: &Problem, source: &Source) -> Message {
        let label_only = |title: String| Message { label: title.clone(), title, help: None };
        match &problem.kind {
            Kind::Expected(expected) => {
                let (what, help) = self.expected(*expected);
                let found = self.found(problem, source);
                let title = say!(self, "problem-expected", what = what.as_str(), found = found);
                let label = say!(self, "problem-expected-label", what = what.as_str());
                Message { title, label, help }
            }
            Kind::NumberTooLarge { limit } => {
                label_only(say!(self, "problem-number-too-large", limit = *limit))
            }
            Kind::TooManyBlocks { limit } => {
                label_only(say!(self, "problem-too-many-blocks", limit = *limit))
            }
            Kind::ClueCount { found, expected } => Message {
                title: say!(self, "problem-clue-count", found = *found, expected = *expected),
                label: say!(self, "problem-clue-count-label", found = *found, expected = *expected),
                help: Some(say!(self, "problem-clue-count-help")),
            },
            Kind::BlockCount { found, expected } => Message {
                title: say!(self, "problem-block-count", found = *found, expected = *expected),
                label: say!(self, "problem-clue-count-label", found = *found, expected = *expected),
                help: Some(say!(self, "problem-block-count-help")),
            },
            Kind::SideCount { is_rows, found, expected } => {
                let key = if *is_rows { "problem-row-count" } else { "problem-column-count" };
                label_only(say!(self, key, found = *found, expected = *expected))
            }
            Kind::CellCount { found, expected } => {
                label_only(say!(self, "problem-cell-count", found = *found, expected = *expected))
            }
            Kind::Repeated => label_only(say!(self, "problem-repeated")),
            Kind::Unsupported(what) => label_only(say!(
                self,
                match what {
                    Unsupported::Triddler => "unsupported-triddler",
                    Unsupported::Triangles => "unsupported-triangles",
                    Unsupported::Variant => "unsupported-variant",
                    Unsupported::UnknownLength => "unsupported-unknown-length",
                    Unsupported::CostlyXml => "unsupported-costly-xml",
                }
            )),
            Kind::Fault(fault) => self.fault(fault),
            Kind::SudokuFault(fault) => label_only(self.sudoku_fault(fault)),
            Kind::SudokuLength { found } => Message {
                title: say!(self, "sudoku-length", found = *found),
                label: say!(self, "sudoku-length-label", found = *found),
                help: Some(say!(self, "sudoku-length-help")),
            },
            Kind::SudokuRows { found, side } => Message {
                title: say!(self, "sudoku-rows", found = *found, side = *side),
                label: say!(self, "sudoku-rows-label", found = *found),
                help: Some(say!(self, "sudoku-rows-help", side = *side)),
            },
            Kind::Code(why) => Message {
                help: (*why != NoCode::Newer).then(|| say!(self, "problem-code-help")),
                ..label_only(say!(
                    self,
                    match why {
                        NoCode::Other => "problem-code-other",
                        NoCode::Newer => "problem-code-newer",
                        NoCode::Damaged => "problem-code-damaged",
                    }
                ))
            },
            Kind::Xml(what) => {
                Message { title: say!(self, "problem-xml"), label: what.clone(), help: None }
            }
        }
    }

    /// What stands at the place: its text, the next character where it has none, or an end.
    fn found(&self, problem: &Problem, source: &Source) -> String {
        let rest = &source.text[problem.at.start..];
        let near = &rest[..rest.floor_char_boundary(4 * LONGEST + 4)];
        let line = near.lines().next().unwrap_or_default();
        let length = line.floor_char_boundary(problem.at.len().min(line.len()));
        let next = line.chars().next().map_or(0, char::len_utf8);
        let quoted = &line[..if length > 0 { length } else { next }];
        if quoted.is_empty() {
            let at_end = rest.trim_start().is_empty();
            return say!(self, if at_end { "found-end-of-text" } else { "found-end-of-line" });
        }
        let short: String = quoted.chars().take(LONGEST).collect();
        let dots = if short.len() < length { "…" } else { "" };
        say!(self, "found-text", text = short + dots)
    }

    /// What was expected, and how to write it.
    fn expected(&self, expected: Expected) -> (String, Option<String>) {
        let (what, help) = match expected {
            Expected::BlockLength => ("expected-block-length", Some("expected-block-length-help")),
            Expected::RowsAndColumns => {
                ("expected-rows-and-columns", Some("expected-rows-and-columns-help"))
            }
            Expected::EndOfLine => ("expected-end-of-line", None),
            Expected::EndOfText => ("expected-end-of-text", None),
            Expected::RowClues => ("expected-row-clues", None),
            Expected::ColumnClues => ("expected-column-clues", None),
            Expected::LineCount => ("expected-line-count", None),
            Expected::ColourCode => ("expected-colour-code", Some("expected-colour-code-help")),
            Expected::ColourSymbol => ("expected-colour-symbol", None),
            Expected::KnownColour => ("expected-known-colour", Some("expected-known-colour-help")),
            Expected::Cell => ("expected-cell", Some("expected-cell-help")),
            Expected::ArtCell => ("expected-cell", Some("expected-art-cell-help")),
            Expected::Agreement => ("expected-agreement", None),
            Expected::PixelValue => ("expected-pixel-value", Some("expected-pixel-value-help")),
            Expected::SudokuCell => ("expected-sudoku-cell", Some("expected-sudoku-cell-help")),
            Expected::OneOf(words) => {
                let quoted: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
                return match &quoted[..] {
                    [only] => (only.clone(), None),
                    _ => (say!(self, "expected-one-of", list = quoted.join(", ")), None),
                };
            }
        };
        (say!(self, what), help.map(|key| say!(self, key)))
    }

    /// Why bytes are not a text.
    pub fn not_text(&self, name: &str, not_text: NotText) -> String {
        match not_text {
            NotText::TooLarge => {
                let limit = grille_formats::source::MAX_BYTES >> 20;
                say!(self, "not-text-too-large", name = name, limit = limit)
            }
            NotText::Binary(at) => say!(self, "not-text-binary", name = name, at = at),
        }
    }

    /// "colours", "givens": what a format does not keep.
    pub fn part(&self, part: Part) -> String {
        say!(
            self,
            match part {
                Part::Colours => "part-colours",
                Part::Givens => "part-givens",
                Part::About => "part-about",
                Part::Drawings => "part-drawings",
                Part::Clues => "part-clues",
                Part::Rectangle => "part-rectangle",
                Part::LongClues => "part-long-clues",
            }
        )
    }
}
