//! Text of others made visible: a title, an ink's name or a file's name may hold characters that
//! command a terminal (escape sequences) or turn the writing around. They are shown as escapes,
//! `\u001b` for one, which JSON reads as the character that it was.
//!
//! This is the one place that knows which characters are hidden. The program's screen sends all
//! that it writes through [`visible`], sentences their blanks, and pages and Markdown their texts.

use std::borrow::Cow;
use std::fmt::Write;

/// The text with every hidden character shown, but for ends of lines and tabs.
pub fn visible(text: &str) -> Cow<'_, str> {
    replaced(text, |c| is_hidden(c) && !matches!(c, '\n' | '\t'))
}

/// The text on one line: ends of lines and tabs are shown too. For names and titles.
pub fn visible_line(text: &str) -> Cow<'_, str> {
    replaced(text, is_hidden)
}

/// Text that the program has painted: its own changes of colour (`ESC [ … m`) stay, every other
/// hidden character is shown. Whoever paints must have made the texts of others visible before.
pub fn visible_painted(text: &str) -> Cow<'_, str> {
    if !text.contains('\u{1b}') {
        return visible(text);
    }
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(start) = rest.find('\u{1b}') {
        out += &visible(&rest[..start]);
        rest = &rest[start..];
        let length = colour(rest).unwrap_or(0);
        out += &rest[..length];
        if length == 0 {
            out += &visible("\u{1b}");
        }
        rest = &rest[length.max(1)..];
    }
    Cow::Owned(out + &visible(rest))
}

/// The length of the change of colour that a text begins with.
fn colour(text: &str) -> Option<usize> {
    let codes = text.strip_prefix("\u{1b}[")?;
    let end = codes.find(|c: char| !c.is_ascii_digit() && c != ';')?;
    codes[end..].starts_with('m').then_some(end + 3)
}

fn replaced(text: &str, is_replaced: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&is_replaced) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match is_replaced(c) {
            true => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            false => out.push(c),
        }
    }
    Cow::Owned(out)
}

/// Whether a character is a command and no sign: C0, DEL, C1, and the marks that turn the
/// direction of writing.
fn is_hidden(c: char) -> bool {
    c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_shown_and_signs_stay() {
        for (text, shown) in [
            ("", ""),
            ("Café ▇ \u{202f}日本\n\tx", "Café ▇ \u{202f}日本\n\tx"),
            ("a\u{1b}[31mb\u{7}", "a\\u001b[31mb\\u0007"),
            ("\u{1b}]0;title\u{1b}\\", "\\u001b]0;title\\u001b\\"),
            ("\u{9b}31m\u{85}\u{7f}\r", "\\u009b31m\\u0085\\u007f\\u000d"),
            ("a\u{202e}b\u{2066}", "a\\u202eb\\u2066"),
        ] {
            assert_eq!(visible(text), shown);
        }
        assert_eq!(visible_line("a\nb\tc"), "a\\u000ab\\u0009c");
    }

    #[test]
    fn only_changes_of_colour_stay_in_what_is_painted() {
        assert_eq!(visible_painted("\u{1b}[1;31mred\u{1b}[0m\n"), "\u{1b}[1;31mred\u{1b}[0m\n");
        assert_eq!(visible_painted("\u{1b}[2Jx\u{1b}"), "\\u001b[2Jx\\u001b");
        assert_eq!(visible_painted("\u{1b}[31"), "\\u001b[31");
        assert_eq!(visible_painted("\u{1b}\u{1b}[m\u{9b}m"), "\\u001b\u{1b}[m\\u009bm");
    }
}
