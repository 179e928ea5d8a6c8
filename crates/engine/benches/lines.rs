//! Time for one line: `cargo bench -p grille-engine --bench lines`. A sample is all
//! lines of a width, so the median is that of a mean line.

mod cases;

use cases::lines::{LINES, Line, WIDTHS, Words, lines, settle};
use divan::Bencher;
use grille_engine::nonogram::line::bitwise::Scratch;
use grille_engine::nonogram::line::{Complete, LineSolver, Overlap};

fn main() {
    divan::main();
}

/// One line after the other, each as it was before.
fn on_cells<S: LineSolver + Default>(bencher: Bencher<'_, '_>, width: usize) {
    let (lines, mut solver) = (lines(width), S::default());
    let mut next = lines.iter().cycle();
    let mut input = || next.next().cloned().expect("there are lines");
    bencher.with_inputs(&mut input).bench_local_refs(|line: &mut Line| settle(&mut solver, line));
}

#[divan::bench(args = WIDTHS, sample_size = LINES as u32, sample_count = 50)]
fn complete(bencher: Bencher<'_, '_>, width: usize) {
    on_cells::<Complete>(bencher, width);
}

#[divan::bench(args = WIDTHS, sample_size = LINES as u32, sample_count = 50)]
fn overlap(bencher: Bencher<'_, '_>, width: usize) {
    on_cells::<Overlap>(bencher, width);
}

#[divan::bench(args = WIDTHS, sample_size = LINES as u32, sample_count = 50)]
fn bitwise(bencher: Bencher<'_, '_>, width: usize) {
    with_word!(width, W => {
        let words: Vec<Words<W>> = lines(width).iter().map(Words::from).collect();
        let (mut next, mut scratch) = (words.iter().cycle(), Scratch::default());
        let mut input = || next.next().expect("there are lines");
        bencher.with_inputs(&mut input).bench_local_values(|line| line.settle(&mut scratch));
    });
}

/// Whether there is a completion at all, several lines in step.
#[divan::bench(args = WIDTHS, sample_size = LINES as u32, sample_count = 50)]
fn bitwise_is_possible(bencher: Bencher<'_, '_>, width: usize) {
    with_word!(width, W => {
        let words: Vec<Words<W>> = lines(width).iter().map(Words::from).collect();
        let (mut next, mut scratch) = (words.iter().cycle(), Scratch::default());
        let mut input = || next.next().expect("there are lines");
        bencher.with_inputs(&mut input).bench_local_values(|line| line.is_possible(&mut scratch));
    });
}
