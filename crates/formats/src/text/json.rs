//! JSON, and JSON as SudokuPad shortens it: names of entries without quotes, `'` for `"`, `t` and `f` for
//! true and false, nothing for `{}`, colours without quotes. What is read is bounded by the depth
//! that puzzles have.

use serde_json::{Map, Number, Value};

/// How deep lists and entries may nest.
const DEEPEST: usize = 32;

/// What a text says; nothing where it is none.
pub(crate) fn loose(text: &str) -> Option<Value> {
    // Where there is no other quote, `'` is the quote.
    let quote = if text.contains('"') { '"' } else { '\'' };
    let mut reader = Reader { rest: text.trim(), quote };
    let value = reader.value(0)?;
    reader.rest.trim().is_empty().then_some(value)
}

struct Reader<'a> {
    rest: &'a str,
    quote: char,
}

impl<'a> Reader<'a> {
    /// Whether a sign comes next, which is then behind.
    fn takes(&mut self, sign: char) -> bool {
        let rest = self.rest.trim_start().strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        if depth > DEEPEST {
            return None;
        }
        if self.takes('{') {
            self.entries(depth)
        } else if self.takes('[') {
            let mut list = vec![self.value(depth + 1)?];
            while self.takes(',') {
                list.push(self.value(depth + 1)?);
            }
            self.takes(']').then_some(Value::Array(list))
        } else if self.takes(self.quote) {
            self.quoted().map(Value::String)
        } else {
            Some(bare(self.word(&[',', ']', '}'])))
        }
    }

    fn entries(&mut self, depth: usize) -> Option<Value> {
        let mut entries = Map::new();
        if self.takes('}') {
            return Some(Value::Object(entries));
        }
        loop {
            let name = match self.takes(self.quote) {
                true => self.quoted()?,
                false => self.word(&[':', ',', '}', ']']).trim().to_owned(),
            };
            let value = if self.takes(':') { self.value(depth + 1)? } else { return None };
            entries.insert(name, value);
            if !self.takes(',') {
                return self.takes('}').then_some(Value::Object(entries));
            }
        }
    }

    /// What stands before one of these signs.
    fn word(&mut self, ends: &[char]) -> &'a str {
        let end = self.rest.find(ends).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    /// A text whose first quote is behind, with its escapes told.
    fn quoted(&mut self) -> Option<String> {
        let mut end = 0;
        let is_escaped = |end: usize, rest: &str| {
            let slashes = rest[..end].bytes().rev().take_while(|byte| *byte == b'\\').count();
            slashes % 2 == 1
        };
        loop {
            end += self.rest[end..].find(self.quote)?;
            if !is_escaped(end, self.rest) {
                break;
            }
            end += 1;
        }
        let inside = &self.rest[..end];
        self.rest = &self.rest[end + 1..];
        // Between `'` there is no `"`.
        let inside = if self.quote == '"' { inside.to_owned() } else { inside.replace("\\'", "'") };
        serde_json::from_str(&format!("\"{inside}\"")).ok()
    }
}

/// A value without quotes.
fn bare(word: &str) -> Value {
    match word.trim() {
        "" => Value::Object(Map::new()),
        "t" | "true" => Value::Bool(true),
        "f" | "false" => Value::Bool(false),
        "null" => Value::Null,
        word => {
            word.parse::<Number>().map_or_else(|_| Value::String(word.to_owned()), Value::Number)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn json_and_what_is_shortened() {
        for (text, expected) in [
            (r#"{"a": [1, "x\"y", true], "b": {}}"#, json!({ "a": [1, "x\"y", true], "b": {} })),
            (
                "{ce:[[{v:5},,{v:7}],[,,]],t:f}",
                json!({ "ce": [[{ "v": 5 }, {}, { "v": 7 }], [{}, {}, {}]], "t": false }),
            ),
            (r"{t:'it\'s',c1:#0,c2:00aaff}", json!({ "t": "it's", "c1": "#0", "c2": "00aaff" })),
            ("{a:{}}", json!({ "a": {} })),
        ] {
            assert_eq!(loose(text), Some(expected), "{text}");
        }
        for bad in ["{a:1", "[1,2", "{a:'x}", "{a}", "[1]]", &"[".repeat(100_000)] {
            assert_eq!(loose(bad), None, "{bad}");
        }
    }
}
