//! Hands pairs of files, FORMULA.cnf and PROOF.drat, to the checker of the crate dratify, which
//! is a library without a program: reads them, and says what it says. Only clauses that follow by
//! reverse unit propagation are accepted.
//!
//!     dratify-check FORMULA PROOF [FORMULA PROOF …]
//!
//! Exit codes: 0 all are accepted, 1 one is not, 2 a file cannot be read.

use dratify::{Checker, Lit};
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let paths: Vec<String> = env::args().skip(1).collect();
    let (mut accepted, mut code) = (0, 0);
    for pair in paths.chunks(2) {
        let [formula, proof] = pair else { return usage() };
        match check(formula, proof) {
            Ok(true) => accepted += 1,
            Ok(false) => {
                eprintln!("{proof}: rejected");
                code = code.max(1);
            }
            Err(why) => {
                eprintln!("{proof}: {why}");
                code = 2;
            }
        }
    }
    println!("dratify accepts {accepted} of {}", paths.len() / 2);
    ExitCode::from(code)
}

fn usage() -> ExitCode {
    eprintln!("dratify-check FORMULA PROOF [FORMULA PROOF …]");
    ExitCode::from(2)
}

fn check(formula: &str, proof: &str) -> Result<bool, String> {
    let text = fs::read_to_string(formula).map_err(|error| error.to_string())?;
    let proof = fs::read(proof).map_err(|error| error.to_string())?;
    let mut lines = text.lines().filter(|line| !line.starts_with('c'));
    let head = lines.next().unwrap_or_default().to_owned();
    let variables = head.split_whitespace().nth(2).and_then(|word| word.parse().ok());
    let clauses = clauses(lines).ok_or("the formula is none")?;
    let steps = if proof.first() == Some(&b'a') { binary(&proof) } else { steps(&proof) };
    let steps = steps.ok_or("the proof is none")?;
    let mut checker = Checker::new(variables.ok_or("the formula has no head")?, &clauses, false, true);
    let result = checker.check(&steps);
    Ok(result.ok && result.reached_empty)
}

fn lit(number: i32) -> Lit {
    2 * (number.unsigned_abs() - 1) + Lit::from(number < 0)
}

fn clause(words: &str) -> Option<Vec<Lit>> {
    let numbers: Option<Vec<i32>> = words.split_whitespace().map(|word| word.parse().ok()).collect();
    let numbers = numbers?;
    let (0, clause) = numbers.split_last()? else { return None };
    Some(clause.iter().copied().map(lit).collect())
}

fn clauses<'a>(lines: impl Iterator<Item = &'a str>) -> Option<Vec<Vec<Lit>>> {
    lines.map(clause).collect()
}

fn steps(proof: &[u8]) -> Option<Vec<(bool, Vec<Lit>)>> {
    let step = |line: &str| match line.strip_prefix("d ") {
        Some(rest) => Some((true, clause(rest)?)),
        None => Some((false, clause(line)?)),
    };
    str::from_utf8(proof).ok()?.lines().map(step).collect()
}

fn binary(mut proof: &[u8]) -> Option<Vec<(bool, Vec<Lit>)>> {
    let mut steps = Vec::new();
    while let [mark, rest @ ..] = proof {
        let (mut lits, mut number, mut shift) = (Vec::new(), 0_u64, 0);
        proof = rest;
        loop {
            let (&byte, rest) = proof.split_first()?;
            proof = rest;
            number |= u64::from(byte & 127) << shift;
            shift += 7;
            if byte < 128 {
                if number == 0 {
                    break;
                }
                lits.push(Lit::try_from(number).ok()? - 2);
                (number, shift) = (0, 0);
            }
        }
        steps.push((*mark == b'd', lits));
    }
    Some(steps)
}
