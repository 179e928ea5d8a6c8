//! Lists of numbers with names, as JSON, Python, JavaScript and MiniZinc have them: what stands
//! in brackets, and the name before it. Anything else is passed over, so that a page of a
//! program is read for the lists in it.
//!
//! No more is kept than the largest puzzle has, and lists nest no deeper than a puzzle needs.

use crate::text::source::Piece;
use crate::{Expected, Problem};

/// The most numbers and lists of a text: a picture of the largest size, and as much again.
const MOST: usize = 4 << 20;
/// How deep lists may nest.
const DEEPEST: usize = 8;

/// A list, a number, or a word in quotes.
#[derive(Clone, Debug)]
pub(crate) enum Value<'a> {
    List(Vec<Value<'a>>),
    Number(Piece<'a>),
    Word(Piece<'a>),
}

/// A value with the name before it, in small letters; empty where it has none.
#[derive(Clone, Debug)]
pub(crate) struct Named<'a> {
    pub name: String,
    pub value: Value<'a>,
}

impl<'a> Value<'a> {
    /// Its parts, if it is a list.
    pub fn list(&self) -> Option<&[Value<'a>]> {
        match self {
            Value::List(parts) => Some(parts),
            Value::Number(_) | Value::Word(_) => None,
        }
    }

    /// Its numbers, if it is a list of nothing else; a lone number is a list of one, and so are
    /// the numbers of a word.
    pub fn numbers(&self) -> Option<Vec<Piece<'a>>> {
        match self {
            Value::Number(piece) => Some(vec![*piece]),
            Value::Word(piece) => Some(piece.split(',').flat_map(Piece::words).collect()),
            Value::List(parts) => {
                let number = |part: &Value<'a>| match part {
                    Value::Number(piece) => Some(*piece),
                    Value::List(_) | Value::Word(_) => None,
                };
                parts.iter().map(number).collect()
            }
        }
    }
}

/// The lists of a text that are in no other list, and lone values behind a name.
pub(crate) fn lists(whole: Piece<'_>) -> Result<Vec<Named<'_>>, Problem> {
    let (mut found, mut open): (Vec<Named<'_>>, Vec<Vec<Value<'_>>>) = Default::default();
    // A word is a name once `:` or `=` follows it.
    let (mut word, mut name, mut has_name, mut count) = ("", "", false, 0);
    let mut rest = whole;
    while let Some(token) = next(&mut rest) {
        count += 1;
        let too_much = count > MOST || open.len() > DEEPEST;
        if too_much {
            return Err(Problem::expected(Expected::EndOfText, token.span()));
        }
        let first = token.text.chars().next().unwrap_or(' ');
        let value = match first {
            '[' | '(' => {
                open.push(Vec::new());
                continue;
            }
            ']' | ')' => {
                let Some(parts) = open.pop() else { continue };
                Value::List(parts)
            }
            '"' | '\'' => {
                let inner = token.text.trim_matches(first);
                if open.is_empty() && !has_name {
                    word = inner;
                    continue;
                }
                Value::Word(token.part(inner))
            }
            ':' | '=' if open.is_empty() => {
                (name, has_name) = (word, true);
                continue;
            }
            '0'..='9' | '-' => Value::Number(token),
            c if c.is_alphabetic() || c == '_' => {
                word = token.text;
                continue;
            }
            ',' | ';' | '{' | '}' if open.is_empty() => {
                has_name = false;
                continue;
            }
            _ => continue,
        };
        match open.last_mut() {
            Some(parts) => parts.push(value),
            None if has_name || value.list().is_some() => {
                let name = if has_name { name.to_ascii_lowercase() } else { String::new() };
                found.push(Named { name, value });
                has_name = false;
            }
            None => {}
        }
    }
    match open.last() {
        Some(_) => Err(Problem::expected(Expected::OneOf(&["]"]), whole.end().span())),
        None => Ok(found),
    }
}

/// The next bracket, sign, number, name or text in quotes; remarks are passed over.
fn next<'a>(rest: &mut Piece<'a>) -> Option<Piece<'a>> {
    loop {
        let text = rest.text.trim_start();
        let first = text.chars().next()?;
        let remark = text.starts_with("//") || first == '#' || first == '%';
        let length = match first {
            _ if remark => text.find('\n').unwrap_or(text.len()),
            '"' | '\'' => {
                // Three quotes open a longer text; no quote is escaped in a clue.
                let mark = if text.starts_with("\"\"\"") { "\"\"\"" } else { &text[..1] };
                let inside = &text[mark.len()..];
                let end = inside.find(mark).map(|end| end + 2 * mark.len());
                end.unwrap_or(text.len())
            }
            c if c.is_alphanumeric() || c == '_' => {
                let is_part = |c: char| c.is_alphanumeric() || c == '_';
                text.find(|c: char| !is_part(c)).unwrap_or(text.len())
            }
            '-' => {
                let digits = text[1..].find(|c: char| !c.is_ascii_digit());
                1 + digits.unwrap_or(text.len() - 1)
            }
            c => c.len_utf8(),
        };
        let token = rest.part(&text[..length]);
        *rest = rest.part(&text[length..]);
        if !remark {
            return Some(token);
        }
    }
}
