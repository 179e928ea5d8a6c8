//! The text form of edits: a word for each change, `KEY=VALUE`, with a space between two.
//!
//! What people write can hold anything, so in it everything that could be taken for the text
//! around it is written as `%` and the two hexadecimal digits of each byte.

use crate::edit::{Change, Edit, Flip, Margins};
use grille_engine::NotThis;
use grille_engine::colours::Colour;
use grille_engine::nonogram::Ink;
use grille_formats::Said;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Edit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, change) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            change.fmt(f)?;
        }
        Ok(())
    }
}

impl FromStr for Edit {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Edit, NotThis> {
        text.split(' ').map(str::parse).collect::<Result<_, _>>().map(Edit)
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Change::Paint(span, colour) => write!(f, "{span}={colour}"),
            Change::Lock(span) => write!(f, "lock={span}"),
            Change::Unlock(span) => write!(f, "unlock={span}"),
            Change::Shift { down, right } => write!(f, "shift={down},{right}"),
            Change::Flip(flip) => write!(f, "flip={}", flip.name()),
            Change::Exchange(one, other) => write!(f, "exchange={one},{other}"),
            Change::Resize(Margins { top, right, bottom, left }) => {
                write!(f, "resize={top},{right},{bottom},{left}")
            }
            Change::AddInk(at, ink) => write!(f, "add-ink={at},{},{}", ink.rgb, coded(&ink.name)),
            Change::RemoveInk(at) => write!(f, "remove-ink={at}"),
            Change::SetInk(at, ink) => write!(f, "set-ink={at},{},{}", ink.rgb, coded(&ink.name)),
            Change::MoveInk(from, to) => write!(f, "move-ink={from},{to}"),
            Change::Say(field, text) => write!(f, "{}={}", field.name(), coded(text)),
            Change::Import(text) => write!(f, "import={}", coded(text)),
        }
    }
}

impl FromStr for Change {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Change, NotThis> {
        let (key, value) = text.split_once('=').ok_or(NotThis)?;
        let ink = || {
            let [at, rgb, name] = parts(value)?;
            Ok((colour(at)?, Ink { name: decoded(name)?, rgb: rgb.parse()? }))
        };
        Ok(match key {
            "lock" => Change::Lock(value.parse()?),
            "unlock" => Change::Unlock(value.parse()?),
            "shift" => {
                let [down, right] = parts(value)?;
                Change::Shift { down: number(down)?, right: number(right)? }
            }
            "flip" => {
                let named = Flip::ALL.iter().find(|flip| flip.name() == value);
                Change::Flip(*named.ok_or(NotThis)?)
            }
            "exchange" => {
                let [one, other] = parts(value)?;
                Change::Exchange(colour(one)?, colour(other)?)
            }
            "resize" => {
                let [top, right, bottom, left] = parts(value)?;
                Change::Resize(Margins {
                    top: number(top)?,
                    right: number(right)?,
                    bottom: number(bottom)?,
                    left: number(left)?,
                })
            }
            "add-ink" => ink().map(|(at, ink)| Change::AddInk(at, ink))?,
            "remove-ink" => Change::RemoveInk(colour(value)?),
            "set-ink" => ink().map(|(at, ink)| Change::SetInk(at, ink))?,
            "move-ink" => {
                let [from, to] = parts(value)?;
                Change::MoveInk(colour(from)?, colour(to)?)
            }
            "import" => Change::Import(decoded(value)?),
            key => match Said::ALL.iter().find(|part| part.name() == key) {
                Some(part) => Change::Say(*part, decoded(value)?),
                None => Change::Paint(key.parse()?, colour(value)?),
            },
        })
    }
}

/// The parts of a value with commas.
fn parts<const N: usize>(value: &str) -> Result<[&str; N], NotThis> {
    let parts: Vec<&str> = value.splitn(N, ',').collect();
    parts.try_into().map_err(|_| NotThis)
}

/// A number as it is written here: no `+`, no zeros before it, no `-0`.
fn number<T: FromStr + fmt::Display>(text: &str) -> Result<T, NotThis> {
    let number: T = text.parse().map_err(|_| NotThis)?;
    if number.to_string() == text { Ok(number) } else { Err(NotThis) }
}

fn colour(text: &str) -> Result<Colour, NotThis> {
    Colour::new(number(text)?).ok_or(NotThis)
}

/// A text as one word.
fn coded(text: &str) -> String {
    let mut coded = String::new();
    for c in text.chars() {
        if c.is_control() || c.is_whitespace() || c == '%' {
            let mut bytes = [0; 4];
            for byte in c.encode_utf8(&mut bytes).bytes() {
                coded += &format!("%{byte:02x}");
            }
        } else {
            coded.push(c);
        }
    }
    coded
}

/// The text of such a word.
fn decoded(word: &str) -> Result<String, NotThis> {
    let mut bytes: Vec<u8> = Vec::new();
    let mut rest = word;
    while let Some((before, after)) = rest.split_once('%') {
        bytes.extend(before.bytes());
        let (hex, next) = after.split_at_checked(2).ok_or(NotThis)?;
        let is_hex = hex.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        let byte = u8::from_str_radix(hex, 16).ok().filter(|_| is_hex);
        bytes.push(byte.ok_or(NotThis)?);
        rest = next;
    }
    bytes.extend(rest.bytes());
    String::from_utf8(bytes).map_err(|_| NotThis)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_forms_read_back() {
        for text in [
            "r1c1=1 r1c2-9=0",
            "lock=r1c1 unlock=r2c2-3",
            "shift=-1,12 flip=rows flip=cols flip=diagonal exchange=0,1",
            "resize=1,-2,0,3",
            "add-ink=2,#ff0000,dark%20red set-ink=0,#ffffff,a,b remove-ink=3 move-ink=1,2",
            "title=Duck author= description=100%25%0aof%c2%a0it source==",
            "import=--size%2020",
        ] {
            let edit: Edit = text.parse().unwrap();
            assert_eq!(edit.to_string(), text);
            assert_eq!(text.parse::<Edit>().unwrap(), edit);
        }
        for bad in [
            "",
            " ",
            "r1c1",
            "r1c1=",
            "r1c1=32",
            "r1c1=01",
            "r1c1=1  r1c2=1",
            "shift=1",
            "shift=1,2,3",
            "shift=+1,2",
            "shift=-0,1",
            "flip=over",
            "resize=1,2,3",
            "resize=1,2,3,99999999999",
            "add-ink=1,red,red",
            "title=%",
            "title=%2",
            "title=%FF",
            "title=%ff",
            "unknown=1",
            "undo",
        ] {
            assert_eq!(bad.parse::<Edit>(), Err(NotThis), "{bad:?}");
        }
    }
}
