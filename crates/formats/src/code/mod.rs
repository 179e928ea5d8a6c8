//! A puzzle as one short line: `g1.` and letters, digits, `-` and `_`, which survive links, mails
//! and shells. `g1` is the version; the last two characters are a checksum.
//!
//! In between is one number, written by an arithmetic coder (`coder`; Rissanen 1976, Pasco 1976): every
//! decision costs as little as it was expected (`model`). A picture is told cell by cell, with what
//! its neighbours and its mirror image suggest (`plane`). What is told of a puzzle is said once,
//! for both directions, in `nonogram/code.rs` and `sudoku/code.rs`: a `Coder` writes what it is
//! given, or tells what was written.
//!
//! Expectations are reckoned with `+ - * /` and roots, which are the same on every machine.

mod coder;
mod model;
mod plane;

pub(crate) use coder::{Coder, Read, Write};
pub(crate) use model::{Guess, Numbers, bytes, choice, flag};
pub(crate) use plane::{inks, plane};

/// What a code begins with.
const PREFIX: &str = "g1.";
/// The digits, six bits each.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// How many digits are the checksum.
const CHECK: usize = 2;

/// Why a code says no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCode {
    /// It does not begin as a code does.
    Other,
    /// A version that is not known yet.
    Newer,
    /// Something is missing, or was mistyped.
    Damaged,
}

/// A code that says what `tell` tells its coder.
pub(crate) fn written(tell: impl FnOnce(&mut Write)) -> String {
    let mut coder = Write::default();
    tell(&mut coder);
    sealed(&coder.finish())
}

/// The code of these digits, from 0 to 63, with its checksum. Whether it says a puzzle is another
/// question: those who test readers ask it.
pub fn sealed(digits: &[u8]) -> String {
    let check = check(digits);
    let all = digits.iter().copied().chain([(check >> 6) as u8, (check & 63) as u8]);
    let letter = |digit: u8| char::from(DIGITS[usize::from(digit & 63)]);
    PREFIX.chars().chain(all.map(letter)).collect()
}

/// A link to this address that says a code.
pub fn link(address: &str, code: &str) -> String {
    format!("{}#{code}", address.trim().trim_end_matches('#'))
}

/// The digits of a code, which may stand behind the `#` of a link and be broken into lines.
pub(crate) fn digits(text: &str) -> Result<Vec<u8>, NoCode> {
    let text = text.trim();
    let text = text.rfind("#g").map_or(text, |at| &text[at + 1..]);
    let Some(rest) = text.strip_prefix(PREFIX) else {
        let version = text.strip_prefix('g').and_then(|rest| rest.split_once('.'));
        let is_version = |(number, rest): (&str, &str)| {
            number.parse::<u32>().is_ok_and(|number| number > 1) && rest.bytes().all(is_digit)
        };
        return Err(if version.is_some_and(is_version) { NoCode::Newer } else { NoCode::Other });
    };
    let value = |byte: u8| DIGITS.iter().position(|digit| *digit == byte).map(|at| at as u8);
    let letters = rest.bytes().filter(|byte| !byte.is_ascii_whitespace());
    let mut digits: Vec<u8> = letters.map(value).collect::<Option<_>>().ok_or(NoCode::Damaged)?;
    let content = digits.len().checked_sub(CHECK).ok_or(NoCode::Damaged)?;
    let found = u16::from(digits[content]) << 6 | u16::from(digits[content + 1]);
    digits.truncate(content);
    if found == check(&digits) { Ok(digits) } else { Err(NoCode::Damaged) }
}

/// Whether a text looks like a code, good or bad: one line, or a few that a mail has broken it into.
pub(crate) fn is_like(text: &str) -> bool {
    let text = text.trim();
    let text = text.rfind("#g").map_or(text, |at| &text[at + 1..]);
    let Some((version, rest)) = text.strip_prefix('g').and_then(|rest| rest.split_once('.')) else {
        return false;
    };
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    let is_rest = |byte: u8| is_digit(byte) || byte.is_ascii_whitespace();
    is_number && version.len() < 4 && !rest.is_empty() && rest.bytes().all(is_rest)
}

fn is_digit(byte: u8) -> bool {
    DIGITS.contains(&byte)
}

/// The checksum CRC-12 of digits: any one that is wrong, and any two side by side, change it.
fn check(digits: &[u8]) -> u16 {
    const POLYNOMIAL: u16 = 0x80f;
    digits.iter().fold(0xfff, |mut sum, digit| {
        sum ^= u16::from(*digit & 63) << 6;
        for _ in 0..6 {
            sum = if sum & 0x800 == 0 { sum << 1 } else { sum << 1 ^ POLYNOMIAL } & 0xfff;
        }
        sum
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coins(heads: &[bool]) -> String {
        written(|coder| {
            for &head in heads {
                coder.bit(head, 1 << 15);
            }
        })
    }

    #[test]
    fn what_was_written_is_read_and_every_slip_is_found() {
        let heads: Vec<bool> = (0..40).map(|n| n * n % 7 < 3).collect();
        let code = coins(&heads);
        let digits_of = digits(&code).unwrap();
        let mut read = Read::new(&digits_of);
        assert!(heads.iter().all(|&head| read.bit(false, 1 << 15) == head) && !read.is_lost());
        for at in 3..code.len() {
            for other in ["A", "x", "-"].into_iter().filter(|other| code[at..=at] != **other) {
                let slip = format!("{}{other}{}", &code[..at], &code[at + 1..]);
                assert_eq!(digits(&slip), Err(NoCode::Damaged), "{slip}");
            }
            let shorter = [&code[..at], &code[at + 1..]].concat();
            assert_eq!(digits(&shorter), Err(NoCode::Damaged), "{shorter}");
        }
    }

    #[test]
    fn links_and_broken_lines_are_read() {
        let code = coins(&[true; 100]);
        let own = digits(&code);
        assert!(own.is_ok());
        assert_eq!(digits(&link("https://example.org/play?x=1", &code)), own);
        assert_eq!(link("https://example.org/#", "g1.x"), "https://example.org/#g1.x");
        assert_eq!(digits(&format!(" {}\r\n{}\n", &code[..12], &code[12..])), own);
        assert_eq!(digits("g2.AAAA"), Err(NoCode::Newer));
        assert_eq!(digits("g1.A"), Err(NoCode::Damaged));
        assert_eq!(digits("5x5:1/2"), Err(NoCode::Other));
        assert!(is_like(&code) && is_like("g2.AAAA") && !is_like("go.AAAA") && !is_like("g1.é"));
    }
}
