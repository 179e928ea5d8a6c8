//! The automaton of a clue, to be looked at as text and DOT (as SVG in `draw`): the study's total one, which reads
//! lines that are known; the partial one, which reads unknown cells too and is
//! nondeterministic; and the latter determinised by subsets.

use grille_engine::colours::{Colour, Colours};
use grille_engine::nonogram::line::automaton::{Dfa, Nfa, Reader};
use grille_engine::nonogram::{Block, Clue};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Which automaton of a clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// For known lines.
    Total,
    /// For lines with unknown cells.
    Partial,
    /// The same, determinised.
    Determinised,
}

/// An automaton as a graph; state 0 is where it starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    /// What each state is called, and whether a word may end there.
    pub states: Vec<(String, bool)>,
    /// From, letter, to.
    pub edges: Vec<(usize, char, usize)>,
}

/// Where a word has led after a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The letter.
    pub letter: char,
    /// The states it may be in now.
    pub states: BTreeSet<usize>,
}

/// The letters: white, black, unknown.
pub const LETTERS: [char; 3] = ['0', '1', '?'];

/// The most states of an automaton that is shown.
pub const MOST_STATES: usize = 20_000;

/// The clue of a text like `3 1`; nothing if it is none.
pub fn clue(text: &str) -> Option<Clue> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let lens: Option<Vec<u32>> = words.map(|word| word.parse().ok()).collect();
    let lens = lens.filter(|lens| lens.iter().all(|len| *len <= 1000) && lens.len() <= 1000)?;
    // A lone 0 is a line without blocks.
    let lens = if lens == [0] { Vec::new() } else { lens };
    Clue::new(lens.into_iter().map(|len| Block { len, colour: Colour::BLACK }).collect::<Vec<_>>())
}

impl Automaton {
    /// The automaton of a clue; nothing if it would have too many states.
    pub fn new(clue: &Clue, form: Form) -> Option<Automaton> {
        match form {
            Form::Total => Some(Automaton::chain(clue, &LETTERS[..2])),
            Form::Partial => Some(Automaton::chain(clue, &LETTERS)),
            Form::Determinised => Automaton::subsets(clue),
        }
    }

    fn chain(clue: &Clue, letters: &[char]) -> Automaton {
        let nfa = Nfa::new(clue, Colours::first(2));
        let last = nfa.len() - 1;
        let mut edges = Vec::new();
        for state in 0..nfa.len() {
            for &letter in letters {
                for colour in meaning(letter).iter() {
                    edges.extend(nfa.next(state, colour).map(|to| (state, letter, to)));
                }
            }
        }
        let states = (0..nfa.len()).map(|state| (state.to_string(), state == last)).collect();
        Automaton { states, edges }
    }

    fn subsets(clue: &Clue) -> Option<Automaton> {
        let mut dfa = Dfa::new(clue, Colours::first(2));
        let mut room = MOST_STATES;
        while !dfa.prepare(&mut room)? {}
        let name = |state: usize| {
            let set: Vec<String> = dfa.set(state).map(|own| own.to_string()).collect();
            if set.is_empty() { "∅".to_owned() } else { format!("{{{}}}", set.join(",")) }
        };
        let states = (0..dfa.states()).map(|state| (name(state), dfa.is_final(state))).collect();
        let letter = |colours: Colours| LETTERS.into_iter().find(|own| meaning(*own) == colours);
        let edges = (0..dfa.states()).flat_map(|from| {
            dfa.edges(from).filter_map(move |(colours, to)| Some((from, letter(colours)?, to)))
        });
        let edges = edges.collect();
        Some(Automaton { states, edges })
    }

    /// Whether no letter leads to two states at once.
    pub fn is_deterministic(&self) -> bool {
        let mut seen = BTreeSet::new();
        self.edges.iter().all(|&(from, letter, _)| seen.insert((from, letter)))
    }

    /// Where a word leads, letter by letter, and whether it is accepted.
    pub fn follow(&self, word: &str) -> (Vec<Step>, bool) {
        let mut now = BTreeSet::from([0]);
        let mut steps = Vec::new();
        for letter in word.chars() {
            let edges =
                self.edges.iter().filter(|(from, own, _)| *own == letter && now.contains(from));
            now = edges.map(|(_, _, to)| *to).collect();
            steps.push(Step { letter, states: now.clone() });
        }
        (steps, now.iter().any(|&state| self.states[state].1))
    }

    /// In the language of Graphviz; what a word visits is drawn thick.
    pub fn dot(&self, word: Option<&str>) -> String {
        let seen = Seen::new(self, word);
        let mut dot = "digraph automaton {\n  rankdir=LR;\n  node [shape=circle];\n  start [shape=point];\n  start -> 0;\n".to_owned();
        for (state, (name, is_final)) in self.states.iter().enumerate() {
            let shape = if *is_final { ", shape=doublecircle" } else { "" };
            let thick =
                if seen.states.contains(&state) { ", penwidth=2.5, color=\"#0072b2\"" } else { "" };
            let _ = writeln!(dot, "  {state} [label=\"{name}\"{shape}{thick}];");
        }
        for (from, to, letters) in self.joined() {
            let is_seen = letters.chars().any(|letter| seen.edges.contains(&(from, letter, to)));
            let thick = if is_seen { ", penwidth=2.5, color=\"#0072b2\"" } else { "" };
            let letters: Vec<String> = letters.chars().map(String::from).collect();
            let _ = writeln!(dot, "  {from} -> {to} [label=\"{}\"{thick}];", letters.join(","));
        }
        dot + "}\n"
    }

    /// Edges between the same states as one, with all their letters.
    pub fn joined(&self) -> Vec<(usize, usize, String)> {
        let mut all: std::collections::BTreeMap<(usize, usize), String> = Default::default();
        for &(from, letter, to) in &self.edges {
            all.entry((from, to)).or_default().push(letter);
        }
        all.into_iter().map(|((from, to), letters)| (from, to, letters)).collect()
    }
}

/// What a word visits.
pub struct Seen {
    /// The states.
    pub states: BTreeSet<usize>,
    /// The edges.
    pub edges: BTreeSet<(usize, char, usize)>,
}

impl Seen {
    /// What this word visits; nothing without a word.
    pub fn new(automaton: &Automaton, word: Option<&str>) -> Seen {
        let mut seen = Seen { states: BTreeSet::new(), edges: BTreeSet::new() };
        let Some(word) = word else { return seen };
        let mut now = BTreeSet::from([0]);
        seen.states.insert(0);
        for step in automaton.follow(word).0 {
            let edges = automaton.edges.iter();
            seen.edges
                .extend(edges.filter(|(from, own, _)| *own == step.letter && now.contains(from)));
            seen.states.extend(&step.states);
            now = step.states;
        }
        seen
    }
}

fn meaning(letter: char) -> Colours {
    match letter {
        '0' => Colours::WHITE,
        '1' => Colours::BLACK,
        _ => Colours::first(2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str, form: Form) -> Automaton {
        Automaton::new(&clue(text).unwrap(), form).unwrap()
    }

    /// A word with unknown cells is accepted if one of its completions is.
    fn dumb(clue: &str, word: &str) -> bool {
        match word.find('?') {
            Some(_) => {
                dumb(clue, &word.replacen('?', "0", 1)) || dumb(clue, &word.replacen('?', "1", 1))
            }
            None => {
                let runs =
                    word.split('0').filter(|run| !run.is_empty()).map(|run| run.len().to_string());
                runs.collect::<Vec<_>>().join(" ") == clue
            }
        }
    }

    #[test]
    fn all_forms_accept_what_they_should() {
        for text in ["", "1", "2 1", "1 1 1", "3"] {
            let [total, partial, subsets] =
                [Form::Total, Form::Partial, Form::Determinised].map(|form| of(text, form));
            assert!(total.is_deterministic() && subsets.is_deterministic());
            assert_eq!(partial.is_deterministic(), text.is_empty());
            for number in 0..3usize.pow(6) {
                let word: String =
                    (0..6u32).map(|at| LETTERS[number / 3usize.pow(at) % 3]).collect();
                let wanted = dumb(text, &word);
                assert_eq!(partial.follow(&word).1, wanted, "{text}: {word}");
                assert_eq!(subsets.follow(&word).1, wanted, "{text}: {word}");
                if !word.contains('?') {
                    assert_eq!(total.follow(&word).1, wanted, "{text}: {word}");
                }
            }
        }
    }

    #[test]
    fn clues_and_what_is_none() {
        assert!(clue("0").is_some_and(|clue| clue.blocks().is_empty()));
        assert_eq!(clue("3,1"), clue("3 1"));
        for bad in ["x", "3 0", "-1", "1001", "0 0"] {
            assert_eq!(clue(bad), None, "{bad}");
        }
        // Two long blocks have more sets than are shown.
        assert!(Automaton::new(&clue("30 30").unwrap(), Form::Determinised).is_none());
    }
}
