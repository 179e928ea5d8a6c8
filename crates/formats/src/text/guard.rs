//! What is refused before the XML is parsed, because parsing it could cost far
//! more than its length: declared entities (a long one, referred to often, makes
//! a text of quadratic length), many namespaces (every nested element copies
//! them all) and many attributes in one element (each is compared with all).
//! No puzzle needs any of these.
//!
//! Parsed, a set may still cost too much: what is said about it is copied into
//! each of its puzzles.

use super::xml::{tag, text};
use crate::text::source::MAX_BYTES;
use crate::{Kind, Problem, Unsupported};
use roxmltree::Node;

const MOST_NAMESPACES: usize = 16;
const MOST_ATTRIBUTES: usize = 1000;
/// The bytes of a set's own texts, times its puzzles: as much as a file that says
/// everything again for every puzzle may have.
const MOST_SHARED: usize = MAX_BYTES;

pub(crate) fn guard(text: &str) -> Result<(), Problem> {
    let costly =
        |at, len| Problem { at: at..at + len, kind: Kind::Unsupported(Unsupported::CostlyXml) };
    if let Some(at) = text.find("<!ENTITY") {
        return Err(costly(at, "<!ENTITY".len()));
    }
    let mut at = 0;
    let mut namespaces = 0;
    for part in text.split_inclusive('<') {
        let values = part.match_indices('=').filter(|(sign, _)| is_quoted(&part[sign + 1..]));
        for (attributes, (sign, _)) in values.enumerate() {
            let name = last_word(&part[..sign]);
            namespaces += usize::from(name.starts_with("xmlns"));
            if attributes >= MOST_ATTRIBUTES || namespaces > MOST_NAMESPACES {
                return Err(costly(at + sign, "=".len()));
            }
        }
        at += part.len();
    }
    Ok(())
}

/// Refuses a set whose texts are too long to be copied into that many puzzles, at
/// the text that goes too far.
pub(crate) fn guard_shared(set: Node<'_, '_>, puzzles: usize) -> Result<(), Problem> {
    // What `read` lets a puzzle inherit.
    const SHARED: [&str; 5] = ["title", "author", "copyright", "source", "license"];
    let mut shared = 0_usize;
    for node in set.children().filter(|node| SHARED.contains(&node.tag_name().name())) {
        // Said again it is a further line, and a line has its end.
        shared += text(node).len() + 1;
        if shared.saturating_mul(puzzles) > MOST_SHARED {
            return Err(Problem { at: tag(node), kind: Kind::Unsupported(Unsupported::CostlyXml) });
        }
    }
    Ok(())
}

/// Whether a value in quotes begins here, after an attribute's name. A text may
/// look the same, which does no harm: Grille writes no quotes in texts.
fn is_quoted(text: &str) -> bool {
    text.trim_start_matches([' ', '\t', '\n', '\r']).starts_with(['"', '\''])
}

/// The word at the end. Quotes end it too, so that no text is searched twice.
fn last_word(text: &str) -> &str {
    let border = |c: char| c.is_whitespace() || c == '"' || c == '\'';
    text.trim_end().rsplit(border).next().unwrap_or("")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_attributes_count() {
        assert_eq!(guard(&"<a>xmlns: = &quot;".repeat(2000)), Ok(()));
        assert_eq!(guard(&"<a b='' c = \"\">".repeat(2000)), Ok(()));
        assert!(guard(&"<a xmlns:b = ''>".repeat(17)).is_err());
        assert!(guard(&"<a xmlns:b = ''>".repeat(16)).is_ok());
        assert_eq!(guard(&format!("<a{}>", " b=''".repeat(1001))).unwrap_err().at, 5004..5005);
    }
}
