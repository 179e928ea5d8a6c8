//! Formulas as DIMACS text: `p cnf VARIABLES CLAUSES`, then clauses that end in 0; a line that
//! begins with `c` is a comment.

use crate::Rejected;
use std::io::BufRead;

/// Clauses one after the other, each with a 0 behind it.
pub struct Formula {
    pub variables: usize,
    lits: Vec<i32>,
    count: usize,
}

impl Formula {
    pub fn count(&self) -> usize {
        self.count
    }

    pub fn each(&self, mut tell: impl FnMut(&[i32])) {
        let mut rest = &self.lits[..];
        while let Some(end) = rest.iter().position(|&lit| lit == 0) {
            tell(&rest[..end]);
            rest = &rest[end + 1..];
        }
    }
}

/// Reads a formula. The clauses must be as many as announced, and the variables no more; neither
/// may be more than a file of this length can use, so that its head alone takes no memory.
pub fn read(mut text: impl BufRead) -> Result<Formula, Rejected> {
    let mut head: Option<(usize, usize)> = None;
    let mut formula = Formula { variables: 0, lits: Vec::new(), count: 0 };
    let (mut line, mut number) = (String::new(), 0);
    loop {
        line.clear();
        number += 1;
        if text.read_line(&mut line)? == 0 {
            break;
        }
        let wrong = || Rejected::Formula(number);
        if line.starts_with('c') {
            continue;
        }
        let mut words = line.split_ascii_whitespace().peekable();
        if words.peek() == Some(&"p") {
            let parts: Vec<&str> = words.collect();
            let (["p", "cnf", variables, clauses], None) = (&parts[..], head) else {
                return Err(wrong());
            };
            let parsed = variables.parse().ok().zip(clauses.parse().ok());
            let most = |&(variables, _): &(usize, usize)| i32::try_from(variables).is_ok();
            head = Some(parsed.filter(most).ok_or_else(wrong)?);
            continue;
        }
        for word in words {
            let (variables, _) = head.ok_or_else(wrong)?;
            let lit: i32 = word.parse().map_err(|_| wrong())?;
            if lit.unsigned_abs() as usize > variables {
                return Err(wrong());
            }
            formula.count += usize::from(lit == 0);
            formula.lits.push(lit);
        }
    }
    let whole = Rejected::Formula(0);
    let Some((variables, clauses)) = head else { return Err(whole) };
    let is_ended = formula.lits.last().is_none_or(|&last| last == 0);
    if !is_ended || formula.count != clauses || variables > formula.lits.len() {
        return Err(whole);
    }
    formula.variables = variables;
    Ok(formula)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_announced_must_be_there() {
        let is_read = |text: &str| read(text.as_bytes()).is_ok();
        assert!(is_read("c\np cnf 2 2\n1 -2 0\nc x\n2\n0\n"));
        assert!(is_read("p cnf 0 1\n0\n"));
        for bad in [
            "",
            "p cnf 1\n",
            "1 0\n",
            "p cnf 1 1\n2 0\n",
            "p cnf 1 1\n1\n",
            "p cnf 1 2\n1 0\n",
            "p cnf 1 1\nx 0\n",
            "p cnf 4000000000 1\n1 0\n",
            "p cnf 2000000000 1\n1 0\n",
            "p cnf 1 1\np cnf 1 1\n1 0\n",
        ] {
            assert!(!is_read(bad), "{bad:?}");
        }
    }
}
