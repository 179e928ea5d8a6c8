//! Lines and columns of a text. One pass leaves a mark every kilobyte; a place is
//! then found by counting on from the mark before it, however long its line is and
//! however many places are asked for. The marks take a sixty-fourth of the text.

/// The bytes between two marks.
const STRIDE: usize = 1024;

/// The marks of a text: the first stands one stride from its start.
#[derive(Clone, Debug)]
pub(crate) struct Places(Vec<Mark>);

/// A line and a column, both counted from 1, the column in characters.
#[derive(Clone, Copy, Debug)]
struct Mark {
    line: usize,
    column: usize,
}

impl Places {
    pub fn new(text: &str) -> Places {
        let mut here = Mark::START;
        let marks = text.as_bytes().chunks_exact(STRIDE).map(|bytes| {
            here = here.after(bytes);
            here
        });
        Places(marks.collect())
    }

    /// Line and column of a place of that text; of its end, if it is beyond.
    pub fn find(&self, text: &str, at: usize) -> (usize, usize) {
        let at = text.floor_char_boundary(at);
        let strides = self.0.len().min(at / STRIDE);
        let mark = self.0[..strides].last().copied().unwrap_or(Mark::START);
        let Mark { line, column } = mark.after(&text.as_bytes()[strides * STRIDE..at]);
        (line, column)
    }
}

impl Mark {
    const START: Mark = Mark { line: 1, column: 1 };

    /// The mark behind these bytes.
    fn after(self, bytes: &[u8]) -> Mark {
        match bytes.iter().rposition(|&byte| byte == b'\n') {
            None => Mark { column: self.column + characters(bytes), ..self },
            Some(last) => Mark {
                line: self.line + bytes.iter().filter(|&&byte| byte == b'\n').count(),
                column: 1 + characters(&bytes[last + 1..]),
            },
        }
    }
}

/// How many characters begin here. Strides may cut a character in two: its first
/// byte alone counts.
fn characters(bytes: &[u8]) -> usize {
    const CONTINUES: u8 = 0b1000_0000;
    bytes.iter().filter(|&&byte| byte & 0b1100_0000 != CONTINUES).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_as_counting_from_the_start() {
        let word = |n: usize| ["a", "é", "\n", "\r\n", "💡", "long "][n * n / 7 % 6];
        let mixed: String = (0..3000).map(word).collect();
        for text in ["", "\n", &mixed, &"é".repeat(2000), &"x\n".repeat(2000), &"y".repeat(2048)] {
            let places = Places::new(text);
            let (mut line, mut column) = (1, 1);
            for (at, c) in text.char_indices() {
                for inside in at..at + c.len_utf8() {
                    assert_eq!(places.find(text, inside), (line, column), "{inside}");
                }
                (line, column) = if c == '\n' { (line + 1, 1) } else { (line, column + 1) };
            }
            assert_eq!(places.find(text, text.len()), (line, column));
            assert_eq!(places.find(text, usize::MAX), (line, column));
        }
    }

    /// Counting from the start of the text or of the line would take hours.
    #[test]
    fn many_places_in_one_long_line() {
        let text = "é1 ".repeat(15 << 20);
        let places = Places::new(&text);
        for n in 0..100_000 {
            let word = n * 157;
            assert_eq!(places.find(&text, word * 4), (1, word * 3 + 1));
        }
    }
}
