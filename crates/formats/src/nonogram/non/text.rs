//! Quoted strings with HTML escapes.

/// The string without its escapes. What is no known escape stays as written.
pub(super) fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('&') {
        out += &rest[..start];
        rest = &rest[start..];
        // The longest escape is `&#x10ffff;`: look no further, so that the work stays linear.
        let close = rest.bytes().take(12).position(|byte| byte == b';');
        match close.and_then(|close| Some((close, character(&rest[1..close])?))) {
            Some((close, c)) => {
                out.push(c);
                rest = &rest[close + 1..];
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out + rest
}

fn character(name: &str) -> Option<char> {
    Some(match name {
        "amp" => '&',
        "quot" => '"',
        "lt" => '<',
        "gt" => '>',
        "apos" => '\'',
        "copy" => '©',
        "reg" => '®',
        "nbsp" => '\u{a0}',
        _ => {
            let number = name.strip_prefix('#')?;
            let (digits, radix) = match number.strip_prefix(['x', 'X']) {
                Some(digits) => (digits, 16),
                None => (number, 10),
            };
            // The parser would take a sign.
            let clean = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
            char::from_u32(u32::from_str_radix(digits, radix).ok().filter(|_| clean)?)?
        }
    })
}

/// The string in quotes, on one line, with nothing in it that a text may not have.
pub(super) fn quote(text: &str) -> String {
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '"' => out += "&quot;",
            c if c.is_control() => out += &format!("&#{};", u32::from(c)),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes() {
        assert_eq!(unescape("a &lt;b&gt; &copy; &#65;&#x42; &amp;amp;"), "a <b> © AB &amp;");
        for same in ["&", "&;", "&what;", "&#xd800;", "&#+65;", "R&D; x", "&é;", "&#99999999999;"]
        {
            assert_eq!(unescape(same), same);
        }
    }

    #[test]
    fn quoted_text_reads_back() {
        for text in ["", "\"&\"", "a\r\n\t\0b", "&amp;", "\u{feff}é\u{85}", " x "] {
            let quoted = quote(text);
            assert_eq!(unescape(&quoted[1..quoted.len() - 1]), text);
            assert!(!quoted.contains(|c: char| c.is_control()));
        }
    }
}
