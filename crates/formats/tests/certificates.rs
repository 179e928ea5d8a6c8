//! Certificates with one thing changed: each is rejected, or what it says is still true by brute
//! force, which shares no code with what made it or checks it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_engine::chance::Chance;
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::{Clue, Ink, Nonogram, Puzzle, Rgb};
use grille_engine::proof::{Certified, Certifying, Proven, Proving, differs};
use grille_formats::GamePuzzle;
use grille_formats::certificate::{
    self, Claimed, FORMULA, Head, Opened, PROOF, ProofWriter, SECOND, SOLUTION, check, sha256,
};
use std::collections::BTreeMap;
use std::io;

/// A certificate in memory: its parts by their endings, and the puzzle.
#[derive(Clone)]
struct Certificate {
    puzzle: Puzzle,
    text: String,
    parts: BTreeMap<&'static str, Vec<u8>>,
}

impl Certificate {
    fn of(puzzle: &Puzzle, is_binary: bool) -> Certificate {
        let any = GamePuzzle::Nonogram(puzzle.clone());
        let (_, text) = certificate::puzzle_file(&any).unwrap();
        let mut run = Certifying::<Nonogram>::new(puzzle, &Default::default()).unwrap();
        let mut writer = ProofWriter::new(Vec::new(), is_binary);
        let proven = run.advance(u64::MAX, &mut |line| writer.write(line)).unwrap();
        let draw = |values: &[usize]| certificate::drawn(&any, values).into_bytes();
        let mut parts = BTreeMap::new();
        let other = match &proven {
            Proven::Several(first, second) => {
                parts.insert(SOLUTION, draw(&Nonogram::values(first)));
                parts.insert(SECOND, draw(&Nonogram::values(second)));
                return Certificate { puzzle: puzzle.clone(), text, parts };
            }
            Proven::Unique(only) => {
                parts.insert(SOLUTION, draw(&Nonogram::values(only)));
                Some(differs::<Nonogram>(run.formula(), only))
            }
            Proven::None => None,
            Proven::Limit | Proven::Wrong => panic!("{proven:?}"),
        };
        let head = Head { game: "nonogram", puzzle: sha256(text.as_bytes()) };
        let mut formula = Vec::new();
        certificate::write_formula(&mut formula, &head, run.formula(), other.as_deref()).unwrap();
        parts.insert(FORMULA, formula);
        parts.insert(PROOF, writer.finish().unwrap());
        Certificate { puzzle: puzzle.clone(), text, parts }
    }

    fn check(&self) -> Option<Claimed> {
        let open = |ending: &str| -> io::Result<Opened> {
            let part = self.parts.get(ending).cloned().ok_or(io::ErrorKind::NotFound)?;
            Ok(Box::new(io::Cursor::new(part)))
        };
        check::<Nonogram>(&self.puzzle, &self.text, &open, &|| true).ok()
    }
}

/// All solutions, cell by cell; a row is compared with its clue when it is full.
fn solutions(puzzle: &Puzzle) -> Vec<Vec<usize>> {
    let (size, colours) = (puzzle.size(), puzzle.palette().all().len());
    let (cols, mut found, mut cells) = (size.cols(), Vec::new(), Vec::new());
    fn meets<'a>(clue: &Clue, cells: impl Iterator<Item = &'a usize>) -> bool {
        Clue::of(cells.map(|&value| Colour::new(value).unwrap())) == *clue
    }
    fn fill(
        (puzzle, cols, colours): (&Puzzle, usize, usize),
        cells: &mut Vec<usize>,
        found: &mut Vec<Vec<usize>>,
    ) {
        let rows = cells.len() / cols;
        if cells.len().is_multiple_of(cols) && rows > 0 {
            let row = &cells[cells.len() - cols..];
            if !meets(&puzzle.rows()[rows - 1], row.iter()) {
                return;
            }
        }
        if cells.len() == puzzle.size().cells() {
            let is_met =
                |(col, clue): (usize, &Clue)| meets(clue, cells.iter().skip(col).step_by(cols));
            if puzzle.cols().iter().enumerate().all(is_met) {
                found.push(cells.clone());
            }
            return;
        }
        let given = puzzle.givens().map_or(puzzle.palette().all(), |all| all.cells()[cells.len()]);
        for value in (0..colours).filter(|&value| given.has(Colour::new(value).unwrap())) {
            cells.push(value);
            fill((puzzle, cols, colours), cells, found);
            cells.pop();
        }
    }
    fill((puzzle, cols, colours), &mut cells, &mut found);
    found
}

/// Whether the clauses of a formula have a model, by trying.
fn has_model(clauses: &[Vec<i32>], mut values: Vec<Option<bool>>) -> bool {
    loop {
        let mut changed = false;
        for clause in clauses {
            let value =
                |lit: &&i32| values[lit.unsigned_abs() as usize].map(|own| own == (**lit > 0));
            if clause.iter().any(|lit| value(&lit) == Some(true)) {
                continue;
            }
            let mut open = clause.iter().filter(|lit| value(lit).is_none());
            match (open.next(), open.next()) {
                (None, _) => return false,
                (Some(&only), None) => {
                    values[only.unsigned_abs() as usize] = Some(only > 0);
                    changed = true;
                }
                (Some(_), Some(_)) => {}
            }
        }
        if !changed {
            break;
        }
    }
    let Some(open) = values.iter().skip(1).position(Option::is_none) else { return true };
    [true, false].into_iter().any(|value| {
        let mut values = values.clone();
        values[open + 1] = Some(value);
        has_model(clauses, values)
    })
}

fn puzzle(chance: &mut Chance, round: usize) -> Puzzle {
    let colours = 2 + usize::from(round % 3 == 2);
    let size = Size::new(3 + chance.below(2), 3 + chance.below(3)).unwrap();
    let picture = Grid::from_fn(size, |_| Colour::new(chance.below(colours)).unwrap());
    let ink = |n: u8| Ink::new(n.to_string(), Rgb { r: n, g: 0, b: 0 });
    let inks = if colours == 2 { Vec::new() } else { vec![ink(0), ink(1), ink(2)] };
    let mut draft = Puzzle::of(&picture, inks).unwrap().draft();
    draft.drawings.clear();
    let mut givens = vec![vec![Colours::first(colours); size.cols()]; size.rows()];
    for cell in size.iter().filter(|_| round.is_multiple_of(2)) {
        if chance.below(5) == 0 {
            let drawn = Colour::new(chance.below(colours)).unwrap();
            let own = if chance.below(8) == 0 { drawn } else { picture[cell] };
            givens[usize::from(cell.row)][usize::from(cell.col)] = own.into();
        }
    }
    draft.givens = Some(givens);
    Puzzle::new(draft).unwrap()
}

/// Changes one literal, one whole line or one clue.
fn change(chance: &mut Chance, certificate: &mut Certificate) -> Option<&'static str> {
    let lines = |part: &[u8]| -> Vec<String> {
        str::from_utf8(part).unwrap().lines().map(str::to_owned).collect()
    };
    let joined = |lines: Vec<String>| (lines.join("\n") + "\n").into_bytes();
    let which = chance.below(5);
    match which {
        // A literal, or a whole clause, of the formula or of the proof.
        0..=3 => {
            let ending = if which < 2 { FORMULA } else { PROOF };
            let mut all = lines(certificate.parts.get(ending)?);
            let first = all.iter().position(|line| line.starts_with('p')).map_or(0, |at| at + 1);
            let at = first + chance.below(all.len() - first);
            if which.is_multiple_of(2) {
                let mut words: Vec<String> = all[at].split(' ').map(str::to_owned).collect();
                let place = chance.below(words.len());
                let number: i32 = words[place].parse().ok()?;
                let other = if chance.below(2) == 0 { -number } else { number + 1 };
                words[place] = other.to_string();
                all[at] = words.join(" ");
            } else {
                all.remove(at);
                let head = first.checked_sub(1).and_then(|head| all.get_mut(head));
                if let (FORMULA, Some(head)) = (ending, head) {
                    let mut words: Vec<String> = head.split(' ').map(str::to_owned).collect();
                    words[3] = (words[3].parse::<usize>().unwrap() - 1).to_string();
                    *head = words.join(" ");
                }
            }
            certificate.parts.insert(ending, joined(all));
            Some(ending)
        }
        // A clue; the formula and its head are made to say so, as a forger would.
        _ => {
            let mut draft = certificate.puzzle.draft();
            let sides = if chance.below(2) == 0 { &mut draft.rows } else { &mut draft.cols };
            let clues = sides.as_mut()?;
            let line = chance.below(clues.len());
            let blocks = &mut clues[line];
            let block = chance.below(blocks.len().max(1));
            match blocks.get_mut(block)? {
                block if block.len > 1 && chance.below(2) == 0 => block.len -= 1,
                block => block.len += 1,
            }
            let puzzle = Puzzle::new(draft).ok()?;
            let forged = Certificate::of(&puzzle, false);
            let proof = certificate.parts.get(PROOF)?.clone();
            let mut parts = forged.parts.clone();
            if !parts.contains_key(PROOF) {
                parts = certificate.parts.clone();
            }
            parts.insert(PROOF, proof);
            *certificate = Certificate { parts, ..forged };
            Some("clue")
        }
    }
}

#[test]
fn a_changed_certificate_is_rejected_or_still_true() {
    let mut chance = Chance::new("changed certificates");
    let (mut changed, mut accepted, mut models) = (BTreeMap::new(), 0, 0);
    for round in 0.. {
        if changed.values().sum::<u32>() >= 1000 {
            break;
        }
        let puzzle = puzzle(&mut chance, round);
        let whole = Certificate::of(&puzzle, false);
        let all = solutions(&puzzle);
        let claimed = [Claimed::None, Claimed::Unique, Claimed::Several][all.len().min(2)];
        assert_eq!(whole.check(), Some(claimed), "round {round}");
        assert_eq!(Certificate::of(&puzzle, true).check(), Some(claimed), "round {round}");
        for _ in 0..4 {
            let mut other = whole.clone();
            let Some(what) = change(&mut chance, &mut other) else { continue };
            *changed.entry(what).or_insert(0) += 1;
            if let Some(claimed) = other.check() {
                accepted += 1;
                let all = solutions(&other.puzzle);
                let is_true = [Claimed::None, Claimed::Unique, Claimed::Several][all.len().min(2)];
                assert_eq!(claimed, is_true, "round {round}: {what}");
                let drawn = other.parts.get(SOLUTION).map(|part| str::from_utf8(part).unwrap());
                if let (Some(drawn), [only]) = (drawn, &all[..]) {
                    assert_eq!(certificate::read_drawn(drawn).as_ref(), Some(only));
                }
            }
            // The checker of proofs alone, which knows no puzzle: what it accepts has no model.
            let (Some(formula), Some(proof)) = (other.parts.get(FORMULA), other.parts.get(PROOF))
            else {
                continue;
            };
            if let Ok(figures) = grille_rup::check(&formula[..], &proof[..]) {
                let text = str::from_utf8(formula).unwrap();
                let lines = text.lines().filter(|line| !line.starts_with(['c', 'p']));
                let numbers = lines.map(|line| line.split(' ').map(|word| word.parse().unwrap()));
                let clauses: Vec<Vec<i32>> =
                    numbers.map(|lits| lits.take_while(|&lit| lit != 0).collect()).collect();
                assert!(!has_model(&clauses, vec![None; figures.variables + 1]), "round {round}");
                models += 1;
            }
        }
    }
    // Each kind came, and not everything was rejected for its form.
    assert!(changed.values().all(|&count| count > 100), "{changed:?}");
    assert!(accepted > 50 && models > 50, "{accepted} {models}");
}
