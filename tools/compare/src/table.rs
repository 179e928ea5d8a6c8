//! The table: two rows a set.

use crate::Answer;
use std::fmt::Write;

pub const HEAD: &str = "\
| set | solver | puzzles | solved | median ms | p90 ms | max ms | total s | ratio | median ratio | unique |
|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|";

/// The ratios are theirs to ours: of the totals, with the limit for what was late,
/// and the median over the puzzles that both answered.
pub fn rows(set: &str, ours: &[Answer], theirs: &[Answer]) -> String {
    let total = |answers: &[Answer]| answers.iter().map(|answer| answer.ms).sum::<f64>();
    let both = ours.iter().zip(theirs).filter(|(our, their)| our.is_answer() && their.is_answer());
    let ratio = median(both.map(|(our, their)| their.ms / our.ms).collect());
    let late = |answers: &[Answer]| answers.iter().any(|answer| answer.word == "late");
    let bound = match (late(ours), late(theirs)) {
        (false, true) => ">",
        (true, false) => "<",
        (true, true) => "?",
        (false, false) => "",
    };
    let ratio = ratio.map_or("–".to_owned(), |ratio| format!("{ratio:.1}"));
    let ratios = format!("{bound}{:.1} | {ratio}", total(theirs) / total(ours));
    let mut text = String::new();
    for (solver, answers, ratios) in [("grille", ours, "1 | 1"), ("nonogrid", theirs, &ratios)] {
        let mut times: Vec<f64> = answers.iter().map(|answer| answer.ms).collect();
        times.sort_by(f64::total_cmp);
        let solved = answers.iter().filter(|answer| answer.is_answer()).count();
        let unique = answers.iter().filter(|answer| answer.word == "unique").count();
        let at = |share| quantile(&times, share).unwrap_or(0.0);
        let [half, most, all] = [0.5, 0.9, 1.0].map(at);
        let _ = writeln!(
            text,
            "| {set} | {solver} | {} | {solved} | {half:.3} | {most:.3} | {all:.1} | {:.4} | {ratios} | {unique} |",
            answers.len(),
            total(answers) / 1000.0,
        );
    }
    text
}

fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    quantile(&values, 0.5)
}

fn quantile(sorted: &[f64], share: f64) -> Option<f64> {
    let at = (sorted.len() as f64 * share) as usize;
    sorted.get(at.min(sorted.len().saturating_sub(1))).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_are_theirs_to_ours() {
        let answer = |word: &str, ms| Answer { word: word.to_owned(), ms };
        let ours = [answer("unique", 1.0), answer("several", 2.0), answer("several", 1.0)];
        let theirs = [answer("unique", 10.0), answer("several", 10.0), answer("late", 100.0)];
        let text = rows("set", &ours, &theirs);
        assert_eq!(
            text,
            "| set | grille | 3 | 3 | 1.000 | 2.000 | 2.0 | 0.0040 | 1 | 1 | 1 |\n\
             | set | nonogrid | 3 | 2 | 10.000 | 100.000 | 100.0 | 0.1200 | >30.0 | 10.0 | 1 |\n"
        );
    }
}
