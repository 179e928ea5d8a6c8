//! Text in lines that are not too long.

/// The text in lines of at most so many characters, each with its newline; all
/// but the first begin with `indent`, and so the first is taken to.
pub fn wrapped(text: &str, width: usize, indent: &str) -> String {
    let mut lines = String::new();
    let start = indent.chars().count();
    let mut length = start;
    for word in text.split_whitespace() {
        let more = word.chars().count();
        if length > start && length + 1 + more > width {
            lines.push('\n');
            lines += indent;
            length = start;
        } else if length > start {
            lines.push(' ');
            length += 1;
        }
        lines += word;
        length += more;
    }
    lines.push('\n');
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_time_and_hang_under_the_first() {
        assert_eq!(wrapped("a bb ccc", 6, ""), "a bb\nccc\n");
        assert_eq!(wrapped("a bb ccc", 6, "  "), "a bb\n  ccc\n");
        assert_eq!(wrapped("longer than that", 3, " "), "longer\n than\n that\n");
        assert_eq!(wrapped("", 3, " "), "\n");
    }
}
