//! Drawing problems of a text: one line that says where and what, the line of
//! the text with a caret, and what to do.

use crate::{Words, say, visible_line};
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use grille_formats::{Problem, Source};
use std::ops::Range;

/// Whether to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// Plain text.
    Plain,
    /// With escape codes.
    Coloured,
}

/// The most problems of one text that are drawn; equal ones are drawn once.
const MOST: usize = 20;
/// The most bytes of a line that are drawn, around the problem.
const WIDEST: usize = 160;

/// The problems of a text as a person reads them, ending in a newline.
pub fn draw(words: &Words, source: &Source, problems: &[Problem], paint: Paint) -> String {
    let mut drawn: Vec<&Problem> = Vec::new();
    for problem in problems {
        let is_new = drawn.iter().all(|own| own.kind != problem.kind);
        if is_new && drawn.len() < MOST {
            drawn.push(problem);
        }
    }
    let mut text: String =
        drawn.iter().map(|problem| draw_one(words, source, problem, paint)).collect();
    if let Some(more @ 1..) = problems.len().checked_sub(drawn.len()) {
        text += &say!(words, "problem-more", name = source.name.as_str(), count = more);
        text.push('\n');
    }
    text
}

fn draw_one(words: &Words, source: &Source, problem: &Problem, paint: Paint) -> String {
    let (line, column) = source.line_and_column(problem.at.start);
    let message = words.problem(problem, source);
    let (shown, span) = excerpt(&source.text, &problem.at);
    let snippet = Snippet::source(shown)
        .line_start(line)
        .annotation(AnnotationKind::Primary.span(span).label(message.label));
    let mut group = Group::with_level(Level::ERROR).element(snippet);
    if let Some(help) = message.help {
        group = group.element(Level::HELP.with_name(say!(words, "problem-help")).message(help));
    }
    let renderer = match paint {
        Paint::Plain => Renderer::plain(),
        Paint::Coloured => Renderer::styled(),
    };
    let drawing = renderer.render(&[group]);
    let name = visible_line(&source.name);
    format!("grille: {name}:{line}:{column}: {}\n{drawing}\n", message.title)
}

/// The line where the problem begins, cut around it if it is very long, and
/// where in it the problem is. Looks no further than it shows.
fn excerpt<'a>(text: &'a str, at: &Range<usize>) -> (&'a str, Range<usize>) {
    let from = text.floor_char_boundary(at.start.saturating_sub(WIDEST / 2));
    let to = text.ceil_char_boundary((at.start + WIDEST / 2).min(text.len()));
    let start = text[from..at.start].rfind('\n').map_or(from, |newline| from + newline + 1);
    let end = text[at.start..to].find(['\n', '\r']).map_or(to, |newline| at.start + newline);
    (&text[start..end], at.start - start..at.end.clamp(at.start, end) - start)
}

#[cfg(test)]
mod tests {
    use super::excerpt;

    #[test]
    fn excerpts_stay_within_the_line() {
        assert_eq!(excerpt("ab\ncd ef\ngh", &(6..8)), ("cd ef", 3..5));
        assert_eq!(excerpt("ab\r\ncd", &(2..2)), ("ab", 2..2));
        assert_eq!(excerpt("ab\ncd", &(1..5)), ("ab", 1..2));
        assert_eq!(excerpt("", &(0..0)), ("", 0..0));
        assert_eq!(excerpt("ab\n", &(3..3)), ("", 0..0));
        let long = "é ".repeat(1000);
        let (shown, span) = excerpt(&long, &(1500..1502));
        assert_eq!((&shown[span], shown.len() < 200), ("é", true));
    }
}
