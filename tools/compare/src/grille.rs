//! Grille's default method.

use crate::Answer;
use cpu_time::ThreadTime;
use grille_engine::nonogram::{Puzzle, method, verify};
use grille_engine::run::Task;
use grille_engine::uniqueness::{Uniqueness, Verdict};

pub fn solve(puzzle: &Puzzle) -> Answer {
    let start = ThreadTime::now();
    let run = method::FASTEST.start(puzzle, &puzzle.board(), &Default::default());
    let verdict = Uniqueness::new(run).advance(u64::MAX);
    let ms = start.elapsed().as_secs_f64() * 1000.0;
    let (word, boards) = match verdict {
        Some(Verdict::None) => ("none", vec![]),
        Some(Verdict::Unique(only)) => ("unique", vec![only]),
        Some(Verdict::Several(a, b)) => ("several", vec![a, b]),
        _ => ("broken", vec![]),
    };
    let sound =
        boards.iter().all(|board| board.picture().is_some_and(|p| verify(puzzle, &p).is_ok()));
    Answer { word: if sound { word } else { "wrong" }.to_owned(), ms }
}
