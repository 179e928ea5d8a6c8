//! Time for whole puzzles: `cargo bench -p grille-engine --bench methods`. A row of
//! random puzzles is the time for all of them together.

mod cases;

use cases::puzzles::{EASY, RANDOM, decide, entry, puzzles};
use divan::Bencher;

fn main() {
    divan::main();
}

fn with(bencher: Bencher<'_, '_>, method: &str, name: &str) {
    let (entry, puzzles) = (entry(method), puzzles(name));
    bencher.bench_local(|| decide(entry, &puzzles));
}

#[divan::bench(args = EASY.iter().chain(&RANDOM))]
fn search(bencher: Bencher<'_, '_>, name: &str) {
    with(bencher, "search", name);
}

#[divan::bench(args = EASY)]
fn backtrack_complete(bencher: Bencher<'_, '_>, name: &str) {
    with(bencher, "backtrack-complete", name);
}

#[divan::bench(args = EASY)]
fn backtrack_overlap(bencher: Bencher<'_, '_>, name: &str) {
    with(bencher, "backtrack-overlap", name);
}

#[divan::bench(args = EASY)]
fn probe_levels(bencher: Bencher<'_, '_>, name: &str) {
    with(bencher, "probe-levels", name);
}
