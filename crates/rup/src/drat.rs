//! Proofs, step by step, so that one need not fit into memory.
//!
//! As text a step is a line of literals that ends in 0, after `d` if the clause is deleted. In the
//! binary form it is `a` or `d`, the literals, and a byte 0; a literal is its variable twice, plus
//! one if it is negative, in groups of seven bits, the lowest first, each but the last with
//! its highest bit set.

use std::io::{self, BufRead};

/// What is done with a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Add,
    Delete,
}

/// Why a step cannot be read.
#[derive(Debug)]
pub enum Unread {
    Io(io::Error),
    Malformed,
}

impl From<io::Error> for Unread {
    fn from(error: io::Error) -> Unread {
        Unread::Io(error)
    }
}

/// The steps of a proof.
pub struct Steps<R> {
    from: R,
    is_binary: bool,
    line: Vec<u8>,
}

/// How many bytes at the beginning tell text from the binary form.
const BEGINNING: usize = 64;

impl<R: BufRead> Steps<R> {
    pub fn new(mut from: R) -> io::Result<Steps<R>> {
        let begin = from.fill_buf()?;
        let is_text = |&byte: &u8| b"0123456789- d\t\r\n".contains(&byte);
        let is_binary = !begin.iter().take(BEGINNING).all(is_text);
        Ok(Steps { from, is_binary, line: Vec::new() })
    }

    /// The next step, its clause in `lits`; none at the end.
    pub fn next(&mut self, lits: &mut Vec<i32>, variables: usize) -> Result<Option<Step>, Unread> {
        lits.clear();
        if self.is_binary { self.binary(lits, variables) } else { self.text(lits, variables) }
    }

    fn text(&mut self, lits: &mut Vec<i32>, variables: usize) -> Result<Option<Step>, Unread> {
        loop {
            self.line.clear();
            if self.from.read_until(b'\n', &mut self.line)? == 0 {
                return Ok(None);
            }
            let line = str::from_utf8(&self.line).map_err(|_| Unread::Malformed)?;
            let mut words = line.split_ascii_whitespace().peekable();
            let Some(&first) = words.peek() else { continue };
            let step = if first == "d" { Step::Delete } else { Step::Add };
            if step == Step::Delete {
                words.next();
            }
            while let Some(word) = words.next() {
                let lit: i32 = word.parse().map_err(|_| Unread::Malformed)?;
                if lit.unsigned_abs() as usize > variables {
                    return Err(Unread::Malformed);
                }
                if lit == 0 {
                    let is_end = words.next().is_none();
                    return if is_end { Ok(Some(step)) } else { Err(Unread::Malformed) };
                }
                lits.push(lit);
            }
            return Err(Unread::Malformed);
        }
    }

    fn binary(&mut self, lits: &mut Vec<i32>, variables: usize) -> Result<Option<Step>, Unread> {
        let step = match self.byte()? {
            None => return Ok(None),
            Some(b'a') => Step::Add,
            Some(b'd') => Step::Delete,
            Some(_) => return Err(Unread::Malformed),
        };
        loop {
            let mut number = 0_u64;
            for shift in (0..).step_by(7) {
                let byte = self.byte()?.filter(|_| shift < 35).ok_or(Unread::Malformed)?;
                number |= u64::from(byte & 127) << shift;
                if byte < 128 {
                    break;
                }
            }
            if number == 0 {
                return Ok(Some(step));
            }
            let variable = (number >> 1) as usize;
            if !(1..=variables).contains(&variable) {
                return Err(Unread::Malformed);
            }
            lits.push(if number & 1 == 1 { -(variable as i32) } else { variable as i32 });
        }
    }

    fn byte(&mut self) -> io::Result<Option<u8>> {
        let byte = self.from.fill_buf()?.first().copied();
        self.from.consume(usize::from(byte.is_some()));
        Ok(byte)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> Option<Vec<(Step, Vec<i32>)>> {
        let mut steps = Steps::new(bytes).unwrap();
        let (mut found, mut lits) = (Vec::new(), Vec::new());
        while let Some(step) = steps.next(&mut lits, 200).ok()? {
            found.push((step, lits.clone()));
        }
        Some(found)
    }

    #[test]
    fn both_forms_say_the_same() {
        let text = all(b"1 -2 0\nd 1 -2 0\n\n-63 64 -129 0\n0\n");
        let binary = all(b"a\x02\x05\0d\x02\x05\0a\x7f\x80\x01\x83\x02\0a\0");
        assert_eq!(text, binary);
        assert_eq!(text.unwrap()[2], (Step::Add, vec![-63, 64, -129]));
    }

    #[test]
    fn what_is_no_proof_is_none() {
        let bad: [&[u8]; 8] = [
            b"1\n",
            b"1 x 0\n",
            b"1 0 1\n",
            b"201 0\n",
            b"a\x02",
            b"a\x01\0",
            b"x\0",
            b"a\xff\xff\xff\xff\xff\xff\0",
        ];
        for bad in bad {
            assert_eq!(all(bad), None, "{bad:?}");
        }
    }
}
