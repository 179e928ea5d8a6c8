//! `grille lab automaton` and `grille lab ranges`: what the methods work with.

use crate::{Desk, Exit, args, input, wrong};
use anyhow::bail;
use grille_engine::grid::LineId;
use grille_engine::nonogram::Puzzle;
use grille_lab::inside::automaton::{LETTERS, MOST_STATES, clue};
use grille_lab::inside::ranges::{RULES, Range, Ruled, rule};
use grille_lab::inside::{Automaton, Form};
use grille_words::{Words, say};
use std::fmt::Write as _;
use std::io::Write;

pub fn automaton(desk: &Desk, args: &args::Automaton) -> anyhow::Result<Exit> {
    let words = &desk.words;
    let (lengths, word) = typed(args);
    let Some(clue) = clue(&lengths) else {
        bail!(say!(words, "lab-no-clue", text = lengths.as_str()));
    };
    let form = match (args.partial, args.dfa) {
        (_, true) => Form::Determinised,
        (true, false) => Form::Partial,
        (false, false) => Form::Total,
    };
    let letters = if form == Form::Total { &LETTERS[..2] } else { &LETTERS[..] };
    if let Some(letter) = word.and_then(|word| word.chars().find(|c| !letters.contains(c))) {
        bail!(say!(words, "lab-no-letter", letter = letter.to_string()));
    }
    let Some(automaton) = Automaton::new(&clue, form) else {
        bail!(say!(words, "lab-too-many-states", most = MOST_STATES));
    };
    let text = if args.dot {
        automaton.dot(word)
    } else if args.svg {
        match automaton.svg(word) {
            Some(svg) => svg,
            None => bail!(say!(words, "lab-too-many-drawn", count = automaton.states.len())),
        }
    } else {
        shown(words, &automaton, word)
    };
    desk.screen.out().write_all(text.as_bytes())?;
    let accepted = word.is_none_or(|word| automaton.follow(word).1);
    Ok(if accepted { Exit::Yes } else { Exit::No })
}

/// The lengths and the word. The last argument is a word if no length is written so: with a `?`,
/// with a 0 before others, or as a number beyond all sides.
fn typed(args: &args::Automaton) -> (String, Option<&str>) {
    if let (Some(word), clue) = (&args.word, &args.clue) {
        return (clue.join(" "), Some(word));
    }
    let is_word = |text: &str| {
        let of_letters = text.chars().all(|c| LETTERS.contains(&c));
        let is_length =
            text == "0" || !text.starts_with('0') && text.parse().is_ok_and(|n: u16| n <= 1000);
        of_letters && !is_length
    };
    match args.clue.split_last() {
        Some((last, clue)) if !clue.is_empty() && is_word(last) => (clue.join(" "), Some(last)),
        _ => (args.clue.join(" "), None),
    }
}

/// The automaton as text: a line for each state, then the way of the word.
fn shown(words: &Words, automaton: &Automaton, word: Option<&str>) -> String {
    let key = if automaton.is_deterministic() { "lab-automaton-dfa" } else { "lab-automaton-nfa" };
    let mut text = words.say(key, &[("states", automaton.states.len().into())]) + "\n";
    for (state, (name, is_final)) in automaton.states.iter().enumerate() {
        let start = if state == 0 { "→" } else { " " };
        let end = if *is_final { "◎" } else { " " };
        let _ = write!(text, "{start}{end} {name}:");
        for letter in LETTERS {
            let own = automaton.edges.iter().filter(|(from, l, _)| (*from, *l) == (state, letter));
            let to: Vec<&str> = own.map(|(.., to)| automaton.states[*to].0.as_str()).collect();
            if !to.is_empty() {
                let _ = write!(text, "  {letter} → {}", to.join(" | "));
            }
        }
        text.push('\n');
    }
    if let Some(word) = word {
        let (steps, accepted) = automaton.follow(word);
        let named = |states: &std::collections::BTreeSet<usize>| match states.len() {
            0 => say!(words, "lab-nowhere"),
            _ => states
                .iter()
                .map(|&s| automaton.states[s].0.as_str())
                .collect::<Vec<_>>()
                .join(" | "),
        };
        let _ = writeln!(text, "\n{}", automaton.states[0].0);
        for step in steps {
            let _ = writeln!(text, "  {} → {}", step.letter, named(&step.states));
        }
        let key = if accepted { "lab-word-accepted" } else { "lab-word-refused" };
        let _ = writeln!(text, "{}", words.say(key, &[("word", word.into())]));
    }
    text
}

pub fn ranges(desk: &Desk, args: &args::Ranges) -> anyhow::Result<Exit> {
    let mut exit = Exit::Yes;
    for (label, puzzle) in input::nonograms(desk, &args.input)? {
        match puzzle {
            Ok(puzzle) if !puzzle.palette().is_two_tone() => {
                let note = say!(desk.words, "method-two-colours", method = "ranges");
                desk.screen.complain(&desk.words.of(&label, &note));
                exit = exit.max(Exit::Trouble);
            }
            Ok(puzzle) => {
                let is_stopped = || desk.interrupt.is_raised();
                let Some(ruled) = rule(&puzzle, args.passes, is_stopped) else {
                    return Ok(Exit::Interrupted);
                };
                let text = told(&desk.words, &label, &puzzle, &ruled);
                desk.screen.out().write_all(text.as_bytes())?;
            }
            Err(why) => {
                desk.screen.note(&wrong::told(desk, &label, &why));
                exit = exit.max(Exit::Trouble);
            }
        }
    }
    Ok(exit)
}

fn told(words: &Words, label: &str, puzzle: &Puzzle, ruled: &Ruled) -> String {
    let mut text = format!("{label}\n");
    for (line, before, after) in &ruled.lines {
        let clue = puzzle.clue(*line);
        let lens: Vec<String> = clue.blocks().iter().map(|block| block.len.to_string()).collect();
        let lens = if lens.is_empty() { "0".to_owned() } else { lens.join(" ") };
        let name = match line {
            LineId::Row(row) => say!(words, "lab-row", number = row + 1),
            LineId::Col(col) => say!(words, "lab-column", number = col + 1),
        };
        let _ = write!(text, "{}", words.of(&name, &format!("{lens}  {}", spans(before))));
        if before != after {
            let _ = write!(text, "  →  {}", spans(after));
        }
        text.push('\n');
    }
    text.push('\n');
    for (name, technique) in RULES {
        let cells = ruled.found.get(name).map_or(&[][..], Vec::as_slice);
        let said = words.technique(technique);
        let _ = writeln!(
            text,
            "{}",
            say!(words, "lab-rule", name = said, count = cells.len(), cells = words.cells(cells))
        );
        if name == "1.1" {
            let _ = writeln!(text, "{}", say!(words, "lab-rule-shortens", count = ruled.shortened));
        }
    }
    if let Err((line, _)) = ruled.contradiction {
        let _ =
            writeln!(text, "{}", say!(words, "lab-rule-contradiction", line = line.to_string()));
    }
    let open = ruled.board.open();
    let _ = writeln!(text, "{}\n{}", say!(words, "lab-rule-open", open = open), ruled.board);
    text
}

/// Ranges as a person counts, from 1.
fn spans(ranges: &[Range]) -> String {
    let span = |(first, last): &Range| format!("[{}–{}]", first + 1, last + 1);
    ranges.iter().map(span).collect::<Vec<_>>().join(" ")
}
