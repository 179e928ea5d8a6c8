//! The clauses of lines against the rules, by enumeration; and against an encoder in another style.

use super::line::Graph;
use crate::chance::Chance;
use crate::colours::{Colour, Colours};
use crate::nonogram::Clue;
use crate::nonogram::line::{Exhaustive, LineSolver};

/// A cell of a line has a variable for each colour, the cells one after the other.
fn has(at: usize, colour: usize, colours: usize) -> i32 {
    (at * colours + colour) as i32 + 1
}

/// That each cell has exactly one colour.
fn cells(len: usize, colours: usize) -> Vec<Vec<i32>> {
    let mut clauses = Vec::new();
    for at in 0..len {
        clauses.push((0..colours).map(|colour| has(at, colour, colours)).collect());
        for one in 0..colours {
            let pairs =
                (0..one).map(|other| vec![-has(at, one, colours), -has(at, other, colours)]);
            clauses.extend(pairs);
        }
    }
    clauses
}

/// The clauses that certificates have.
fn by_graph(clue: &Clue, len: usize, colours: usize) -> (Vec<Vec<i32>>, usize) {
    let graph = Graph::new(clue, len);
    let mut clauses = cells(len, colours);
    let before = clauses.len();
    let is_not = |at: usize, colour: usize| -has(at, colour, colours);
    let free = (len * colours) as i32 + 1;
    graph.each(colours, free, &is_not, &mut |clause| clauses.push(clause.to_vec()));
    assert_eq!((clauses.len() - before) as u64, graph.clauses(colours));
    (clauses, len * colours + graph.nodes() as usize)
}

/// Another style: a variable says where a block begins. It begins somewhere and not twice, no
/// block begins before the end of the one before it, its cells have its colour, and a cell of an ink
/// lies in some block of that ink.
fn by_begins(clue: &Clue, len: usize, colours: usize) -> (Vec<Vec<i32>>, usize) {
    let blocks = clue.blocks();
    let begins = |block: usize, at: usize| (len * colours + block * len + at) as i32 + 1;
    let mut clauses = cells(len, colours);
    for (number, block) in blocks.iter().enumerate() {
        let size = block.len as usize;
        let fit: Vec<usize> = (0..len).filter(|at| at + size <= len).collect();
        clauses.push(fit.iter().map(|&at| begins(number, at)).collect());
        for at in 0..len {
            if !fit.contains(&at) {
                clauses.push(vec![-begins(number, at)]);
                continue;
            }
            clauses.extend((0..at).map(|other| vec![-begins(number, at), -begins(number, other)]));
            let own = (at..at + size).map(|cell| has(cell, block.colour.index(), colours));
            clauses.extend(own.map(|cell| vec![-begins(number, at), cell]));
            if number + 1 < blocks.len() {
                let touches = blocks[number + 1].colour == block.colour;
                let early = 0..(at + size + usize::from(touches)).min(len);
                let pairs = early.map(|next| vec![-begins(number, at), -begins(number + 1, next)]);
                clauses.extend(pairs);
            }
        }
    }
    for at in 0..len {
        for ink in 1..colours {
            let mut clause = vec![-has(at, ink, colours)];
            for (number, block) in blocks.iter().enumerate() {
                let covers = |begin: &usize| (*begin..begin + block.len as usize).contains(&at);
                if block.colour.index() == ink {
                    clause.extend((0..len).filter(covers).map(|begin| begins(number, begin)));
                }
            }
            clauses.push(clause);
        }
    }
    (clauses, len * colours + blocks.len() * len)
}

/// Unit propagation, the plain way: whether there is no contradiction.
fn propagate(clauses: &[Vec<i32>], values: &mut [Option<bool>]) -> bool {
    loop {
        let mut changed = false;
        for clause in clauses {
            let value =
                |lit: &i32| values[lit.unsigned_abs() as usize].map(|own| own == (*lit > 0));
            if clause.iter().any(|lit| value(lit) == Some(true)) {
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
            return true;
        }
    }
}

/// Whether there is a model, by trying.
fn has_model(clauses: &[Vec<i32>], mut values: Vec<Option<bool>>) -> bool {
    if !propagate(clauses, &mut values) {
        return false;
    }
    let Some(open) = values.iter().skip(1).position(Option::is_none) else { return true };
    [true, false].into_iter().any(|value| {
        let mut values = values.clone();
        values[open + 1] = Some(value);
        has_model(clauses, values)
    })
}

fn assumed(line: &[Colours], colours: usize, variables: usize) -> Vec<Option<bool>> {
    let mut values = vec![None; variables + 1];
    for (at, set) in line.iter().enumerate() {
        for colour in Colours::first(colours).minus(*set).iter() {
            values[has(at, colour.index(), colours) as usize] = Some(false);
        }
    }
    values
}

/// A clue that cells meet, or of random blocks that may not fit.
fn clue(chance: &mut Chance, len: usize, colours: usize) -> Clue {
    let mut draw = |most| Colour::new(chance.below(most)).expect("a colour");
    let cells: Vec<Colour> = (0..len).map(|_| draw(colours)).collect();
    let mut blocks = Clue::of(cells).blocks().to_vec();
    if chance.below(8) == 0
        && let Some(block) = blocks.first_mut()
    {
        block.len += 1;
    }
    Clue::new(blocks).expect("no block is empty")
}

#[test]
fn both_encoders_have_exactly_the_placements_as_models() {
    let mut chance = Chance::new("models");
    let (mut models, mut impossible) = (0, 0);
    for round in 0..1000 {
        let (colours, most) = [(2, 12), (3, 7), (4, 5)][round % 3];
        let len = 1 + chance.below(most);
        let clue = clue(&mut chance, len, colours);
        let both = [by_graph(&clue, len, colours), by_begins(&clue, len, colours)];
        let mut found = 0;
        for number in 0..colours.pow(len as u32) {
            let digit = |at: usize| number / colours.pow(at as u32) % colours;
            let cells: Vec<Colour> = (0..len).filter_map(|at| Colour::new(digit(at))).collect();
            let is_placement = Clue::of(cells.iter().copied()) == clue;
            let line: Vec<Colours> = cells.iter().map(|&colour| colour.into()).collect();
            for (clauses, variables) in &both {
                let is_model = has_model(clauses, assumed(&line, colours, *variables));
                assert_eq!(is_model, is_placement, "{clue:?} {cells:?}");
            }
            found += usize::from(is_placement);
        }
        models += found;
        impossible += usize::from(found == 0);
    }
    assert!(models > 2000 && impossible > 20, "{models} {impossible}");
}

#[test]
fn unit_propagation_solves_lines_completely() {
    let mut chance = Chance::new("propagation");
    let mut contradictions = 0;
    for round in 0..3000 {
        let colours = 2 + round % 3;
        let len = 1 + chance.below(12);
        let clue = clue(&mut chance, len, colours);
        let mut line = vec![Colours::first(colours); len];
        for set in &mut line {
            if chance.below(3) == 0 {
                *set = set.without(Colour::new(chance.below(colours)).expect("a colour"));
            }
        }
        let (clauses, variables) = by_graph(&clue, len, colours);
        let mut values = assumed(&line, colours, variables);
        let is_possible = propagate(&clauses, &mut values);
        let settled = Exhaustive.settle(&clue, &mut line);
        assert_eq!(is_possible, settled.is_ok(), "{clue:?} {line:?}");
        contradictions += usize::from(!is_possible);
        for (at, set) in line.iter().enumerate().filter(|_| is_possible) {
            for colour in Colours::first(colours).iter() {
                let excluded = values[has(at, colour.index(), colours) as usize] == Some(false);
                assert_eq!(excluded, !set.has(colour), "{clue:?} {line:?} {at}");
            }
        }
    }
    assert!((100..2900).contains(&contradictions), "{contradictions}");
}
