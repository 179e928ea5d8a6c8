//! The marks of a language, by one rule for all its sentences: in French an apostrophe is `’`, and
//! a no-break space stands before `:`, `;`, `?`, `!` and inside guillemets. The sentences may be
//! typed with plain signs; what fills their blanks is left as it is.

use crate::Lang;
use std::borrow::Cow;

/// The text with the marks of the language.
pub fn typeset(lang: Lang, text: &str) -> Cow<'_, str> {
    match lang {
        Lang::En => Cow::Borrowed(text),
        Lang::Fr => Cow::Owned(french(text)),
    }
}

fn french(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    let mut before = ' ';
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let next = rest.peek().copied().unwrap_or(' ');
        let is_mark = matches!(next, ':' | ';' | '?' | '!' | '»');
        let shown = match c {
            '\'' if before.is_alphabetic() && (next.is_alphabetic() || next == '{') => '’',
            ' ' if before != ' ' && before != '\n' && is_mark && is_end(&rest) => '\u{a0}',
            ' ' if before == '«' => '\u{a0}',
            // A blank that is written as such before a mark.
            '"' if next == '}' && before == ' ' && is_before_mark(&rest) => {
                out.pop();
                out.push('\u{a0}');
                '"'
            }
            other => other,
        };
        out.push(shown);
        before = c;
    }
    out
}

/// Whether the mark that comes next ends a word: `a : b`, not `a ?b`.
fn is_end(rest: &std::iter::Peekable<std::str::Chars<'_>>) -> bool {
    rest.clone()
        .nth(1)
        .is_none_or(|c| c.is_whitespace() || matches!(c, '{' | '(' | ')' | ']' | ','))
}

fn is_before_mark(rest: &std::iter::Peekable<std::str::Chars<'_>>) -> bool {
    matches!(rest.clone().nth(1), Some(':' | ';' | '?' | '!' | '»'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_marks_are_set_by_one_rule() {
        for (typed, set) in [
            ("l'un : l'autre ; oui ?", "l’un\u{a0}: l’autre\u{a0}; oui\u{a0}?"),
            ("dit « oui » !", "dit «\u{a0}oui\u{a0}»\u{a0}!"),
            ("{ $name } : l'{ $x }", "{ $name }\u{a0}: l’{ $x }"),
            ("   *[other] {\" \"}: x", "   *[other] {\"\u{a0}\"}: x"),
            ("`--partial '0?0?1'` a:b", "`--partial '0?0?1'` a:b"),
            ("    : au début", "    : au début"),
        ] {
            assert_eq!(typeset(Lang::Fr, typed), set);
            assert_eq!(typeset(Lang::En, typed), typed);
        }
    }
}
