//! What the reader wants to know about elements of XML.

use crate::text::source::Piece;
use crate::{Kind, Problem, Unsupported};
use roxmltree::{Document, Error, Node, ParsingOptions};
use std::ops::Range;

/// More elements and texts than this are refused: a thousand lines of a
/// thousand blocks still fit.
const MOST_NODES: u32 = 1 << 22;

pub(crate) fn parse(text: &str) -> Result<Document<'_>, Problem> {
    let options =
        ParsingOptions { allow_dtd: true, nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    Document::parse_with_options(text, options)
        .map_err(|error| Problem { at: place(&error, text), kind: kind(&error) })
}

/// What is too much is not the same as what is wrong.
fn kind(error: &Error) -> Kind {
    match error {
        Error::NodesLimitReached
        | Error::AttributesLimitReached
        | Error::NamespacesLimitReached => Kind::Unsupported(Unsupported::CostlyXml),
        _ => Kind::Xml(error.to_string()),
    }
}

/// The character that the parser stumbled over; the end where it tells none.
fn place(error: &Error, text: &str) -> Range<usize> {
    let end = text.len()..text.len();
    let placeless = matches!(
        error,
        Error::NoRootNode
            | Error::UnclosedRootNode
            | Error::UnexpectedEndOfStream
            | Error::NodesLimitReached
            | Error::AttributesLimitReached
            | Error::NamespacesLimitReached
    );
    let pos = error.pos();
    let line = text.split_inclusive('\n').nth((pos.row as usize).saturating_sub(1));
    let (Some(line), false) = (line, placeless) else { return end };
    let line = Piece::whole(text).part(line);
    match line.text.char_indices().nth((pos.col as usize).saturating_sub(1)) {
        Some((offset, c)) => line.at + offset..line.at + offset + c.len_utf8(),
        None => line.end().span(),
    }
}

/// The child elements of that name.
pub(crate) fn children<'a, 'i>(
    node: Node<'a, 'i>,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'i>> {
    node.children().filter(move |child| child.is_element() && child.tag_name().name() == name)
}

/// The name in the opening tag: where a problem with an element as a whole is shown.
pub(crate) fn tag(node: Node<'_, '_>) -> Range<usize> {
    let start = node.range().start + 1;
    let name = &node.document().input_text()[start..];
    let len = name.find(|c: char| c.is_whitespace() || c == '>' || c == '/').unwrap_or(name.len());
    start..start + len
}

/// The text of an element, without space around it unless it is to be preserved.
pub(crate) fn text(node: Node<'_, '_>) -> String {
    let text: String =
        node.children().filter(Node::is_text).filter_map(|child| child.text()).collect();
    let space = node.attribute(("http://www.w3.org/XML/1998/namespace", "space"));
    if space == Some("preserve") { text } else { text.trim().to_owned() }
}

/// The text of an element with its place. Where it is not written as it is meant,
/// because of escapes or comments, all its parts are placed at the whole.
pub(crate) struct Placed {
    pub text: String,
    whole: Range<usize>,
    exact: bool,
}

impl Placed {
    pub fn of(node: Node<'_, '_>) -> Placed {
        let mut parts = node.children();
        if let (Some(only), None) = (parts.next(), parts.next()) {
            let written = node.document().input_text().get(only.range());
            let exact = only.is_text() && written == only.text();
            if exact {
                let text = only.text().unwrap_or("").to_owned();
                return Placed { text, whole: only.range(), exact };
            }
        }
        let text = node.children().filter(Node::is_text).filter_map(|child| child.text()).collect();
        Placed { text, whole: tag(node), exact: false }
    }

    /// The place of a part of the text.
    pub fn at(&self, part: Range<usize>) -> Range<usize> {
        match self.exact {
            true => self.whole.start + part.start..self.whole.start + part.end,
            false => self.whole.clone(),
        }
    }

    /// The place of the text without the space around it.
    pub fn trimmed(&self) -> Range<usize> {
        let piece = Piece::whole(&self.text).trim();
        self.at(piece.span())
    }
}

/// A value of an attribute between its quotes, as it is written.
pub(crate) fn attribute(value: &str) -> String {
    // A reader turns white space in attributes into blanks, unless it is escaped.
    let value = escape(value).replace('\n', "&#10;").replace('\t', "&#9;");
    format!("\"{value}\"")
}

/// A text as it is written in an element.
pub(crate) fn escape(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '&' => text += "&amp;",
            '<' => text += "&lt;",
            '>' => text += "&gt;",
            '"' => text += "&quot;",
            '\'' => text += "&apos;",
            '\r' => text += "&#13;",
            '\u{7f}' => text += "&#127;",
            '\n' | '\t' => text.push(c),
            c if c < ' ' || c == '\u{fffe}' || c == '\u{ffff}' => text.push('\u{fffd}'),
            c => text.push(c),
        }
    }
    text
}
