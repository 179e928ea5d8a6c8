//! A puzzle as one short line: `g1.` and letters, digits, `-` and `_`, which survive links, mails
//! and shells. `g1` is the version; the last two characters are a checksum. A game in progress has a second
//! part behind another dot, what is written so far, with a checksum over both parts: without it, the line is
//! the code of the puzzle.
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

grille_engine::errors_as_data!(NoCode);

/// The digits of a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parts {
    pub puzzle: Vec<u8>,
    /// What is written so far, of a game in progress.
    pub progress: Option<Vec<u8>>,
}

/// The digits that say what `tell` tells its coder.
pub(crate) fn coded(tell: impl FnOnce(&mut Write)) -> Vec<u8> {
    let mut coder = Write::default();
    tell(&mut coder);
    coder.finish()
}

/// The code of these digits, from 0 to 63, with its checksum. Whether it says a puzzle is another
/// question: those who test readers ask it.
pub fn sealed(digits: &[u8]) -> String {
    format!("{PREFIX}{}", letters(digits, check(digits)))
}

/// The same of a game in progress, with the digits that say what is written so far.
pub fn sealed_game(digits: &[u8], progress: &[u8]) -> String {
    let both = [digits, progress].concat();
    format!("{}.{}", sealed(digits), letters(progress, check(&both)))
}

/// Digits and their checksum as characters.
fn letters(digits: &[u8], check: u16) -> String {
    let all = digits.iter().copied().chain([(check >> 6) as u8, (check & 63) as u8]);
    all.map(|digit| char::from(DIGITS[usize::from(digit & 63)])).collect()
}

/// A link to this address that says a code.
pub fn link(address: &str, code: &str) -> String {
    format!("{}#{code}", address.trim().trim_end_matches('#'))
}

/// The digits of a code, which may stand behind the `#` of a link and be broken into lines.
pub(crate) fn digits(text: &str) -> Result<Parts, NoCode> {
    let text = text.trim();
    let text = text.rfind("#g").map_or(text, |at| &text[at + 1..]);
    let Some(rest) = text.strip_prefix(PREFIX) else {
        let version = text.strip_prefix('g').and_then(|rest| rest.split_once('.'));
        let is_version = |(number, rest): (&str, &str)| {
            let is_part = |byte: u8| is_digit(byte) || byte == b'.';
            number.parse::<u32>().is_ok_and(|number| number > 1) && rest.bytes().all(is_part)
        };
        return Err(if version.is_some_and(is_version) { NoCode::Newer } else { NoCode::Other });
    };
    let (puzzle, behind) = rest.split_once('.').unwrap_or((rest, ""));
    let puzzle = opened(puzzle, &[])?;
    // A full stop behind a code is none of it.
    let progress = match behind.trim() {
        "" => None,
        behind => Some(opened(behind, &puzzle)?),
    };
    Ok(Parts { puzzle, progress })
}

/// The digits of a part of a code, whose checksum is over those before it too.
fn opened(part: &str, before: &[u8]) -> Result<Vec<u8>, NoCode> {
    let value = |byte: u8| DIGITS.iter().position(|digit| *digit == byte).map(|at| at as u8);
    let letters = part.bytes().filter(|byte| !byte.is_ascii_whitespace());
    let mut digits: Vec<u8> = letters.map(value).collect::<Option<_>>().ok_or(NoCode::Damaged)?;
    let content = digits.len().checked_sub(CHECK).ok_or(NoCode::Damaged)?;
    let found = u16::from(digits[content]) << 6 | u16::from(digits[content + 1]);
    digits.truncate(content);
    if found == check(&[before, &digits].concat()) { Ok(digits) } else { Err(NoCode::Damaged) }
}

/// Whether a text looks like a code, good or bad: one line, or a few that a mail has broken it into.
pub(crate) fn is_like(text: &str) -> bool {
    let text = text.trim();
    let text = text.rfind("#g").map_or(text, |at| &text[at + 1..]);
    let Some((version, rest)) = text.strip_prefix('g').and_then(|rest| rest.split_once('.')) else {
        return false;
    };
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    let is_rest = |byte: u8| is_digit(byte) || byte.is_ascii_whitespace() || byte == b'.';
    let has_parts = rest.bytes().filter(|byte| *byte == b'.').count() < 2;
    is_number && version.len() < 4 && !rest.is_empty() && has_parts && rest.bytes().all(is_rest)
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

    fn coins(heads: &[bool]) -> Vec<u8> {
        coded(|coder| {
            for &head in heads {
                coder.bit(head, 1 << 15);
            }
        })
    }

    #[test]
    fn what_was_written_is_read_and_every_slip_is_found() {
        let heads: Vec<bool> = (0..40).map(|n| n * n % 7 < 3).collect();
        let code = sealed(&coins(&heads));
        let digits_of = digits(&code).unwrap().puzzle;
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
    fn a_second_part_belongs_to_the_first() {
        let (one, other, more) = (coins(&[true; 40]), coins(&[false; 40]), coins(&[true, false]));
        let code = sealed_game(&one, &more);
        let found = digits(&code).unwrap();
        assert_eq!((found.puzzle, found.progress), (one.clone(), Some(more.clone())));
        assert!(code.starts_with(&sealed(&one)) && is_like(&code));
        let tail = &code[sealed(&one).len()..];
        assert_eq!(digits(&(sealed(&other) + tail)), Err(NoCode::Damaged));
        assert_eq!(digits(&code[..code.len() - 1]), Err(NoCode::Damaged));
        assert_eq!(digits(&(code.clone() + ".AA")), Err(NoCode::Damaged));
        assert_eq!(digits(&(sealed(&one) + ".")), digits(&sealed(&one)));
    }

    #[test]
    fn links_and_broken_lines_are_read() {
        let code = sealed(&coins(&[true; 100]));
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
