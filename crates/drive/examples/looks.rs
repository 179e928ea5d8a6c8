//! How long work goes on between two looks at the clock: for every method and task, on puzzles of
//! 1000x1000, the longest portion of a run within a limit, in milliseconds of CPU; how many took
//! more than 2 ms, of how many; and how long it takes to begin and to let go.
//!
//!     cargo run --release -p grille-drive --example looks [SIDE] [SECONDS] [NAME]
//!
//! Whatever runs within a [`Budget`] is stopped at its next look, so the longest portion is what a
//! limit or an interrupt waits for at worst. More than 50 ms is marked. NAME keeps the lines that
//! have it in them, and that of mere arithmetic, which tells what the machine itself adds.

use cpu_time::ThreadTime;
use grille_drive::{Budget, Ended, Interrupt};
use grille_engine::chance::Chance;
use grille_engine::colours::Colour;
use grille_engine::grid::Size;
use grille_engine::nonogram::ambiguity::Ambiguity;
use grille_engine::nonogram::cause::Causing;
use grille_engine::nonogram::generate::{Generate, Recipe, Source, draw};
use grille_engine::nonogram::hint::Hinting;
use grille_engine::nonogram::options::Options;
use grille_engine::nonogram::rate::{Class, Rate};
use grille_engine::nonogram::repair::{Aim, Mend, Weights};
use grille_engine::nonogram::worked::Worked;
use grille_engine::nonogram::{Count, METHODS, Picture, Puzzle, method};
use grille_engine::run::Task;
use grille_engine::uniqueness::Uniqueness;
use std::io::Write as _;
use std::time::Duration;

/// What is allowed.
const MOST: f64 = 0.05;
/// What is wished.
const LONG: Duration = Duration::from_millis(2);

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let side = args.get(1).and_then(|side| side.parse().ok()).unwrap_or(1000);
    let seconds = args.get(2).and_then(|time| time.parse().ok()).unwrap_or(2.0);
    let size = Size::new(side, side).expect("a side from 1 to 1000");
    let table = Table { time: Duration::from_secs_f64(seconds), only: args.get(3).cloned() };
    table.head();
    table.task("-", "arithmetic", || Arithmetic { steps: 0, number: 1 });
    for (name, recipe, picture) in pictures(size) {
        let puzzle = without_goal(&Puzzle::of(&picture, recipe.palette()).expect("a picture"));
        methods(&table, name, &puzzle);
        tasks(&table, name, &puzzle);
        repairs(&table, name, &picture, &recipe);
        if let Some(none) = impossible(&puzzle, &recipe) {
            table.task(name, "cause", || Causing::new(&none, &none.board()));
            table.task(name, "hint on nothing", || Hinting::new(&none, &none.board()));
        }
    }
    for class in [None, Some(Class::Easy), Some(Class::Hard)] {
        for (density, inks) in [(0.3, 1), (0.5, 1), (0.6, 3)] {
            let recipe = Recipe { class, density, inks, ..Recipe::new(size) };
            let name = format!("new {density} {inks} {}", class.map_or("any", Class::name));
            table.task("-", &name, || Generate::new(recipe.clone(), "looks").expect("a recipe"));
        }
    }
}

/// Pictures of several kinds: such as lines settle, and such as they do not.
fn pictures(size: Size) -> Vec<(&'static str, Recipe, Picture)> {
    let recipe = |density, inks| Recipe { density, inks, ..Recipe::new(size) };
    let drawn = |name, density, inks, source| {
        let recipe = recipe(density, inks);
        let picture = draw(&recipe, source, &mut Chance::new(name));
        (name, recipe, picture)
    };
    // A block of one cell in every line: as many solutions as permutations.
    let ones = Picture::from_fn(size, |cell| match cell.row == cell.col {
        true => Colour::BLACK,
        false => Colour::BACKGROUND,
    });
    vec![
        drawn("noise 70", 0.7, 1, Source::Noise),
        drawn("noise 30", 0.3, 1, Source::Noise),
        drawn("noise 2", 0.002, 1, Source::Noise),
        drawn("blobs", 0.5, 1, Source::Blobs),
        drawn("shapes", 0.4, 1, Source::Shapes),
        drawn("colour", 0.6, 3, Source::Noise),
        drawn("patches", 0.7, 3, Source::Blobs),
        ("ones", recipe(0.001, 1), ones),
    ]
}

fn without_goal(puzzle: &Puzzle) -> Puzzle {
    let mut draft = puzzle.draft();
    draft.drawings.clear();
    Puzzle::new(draft).expect("a puzzle without its goal is one")
}

/// Rows of one picture and columns of another with as much ink.
fn impossible(puzzle: &Puzzle, recipe: &Recipe) -> Option<Puzzle> {
    let other = draw(recipe, Source::Noise, &mut Chance::new("other"));
    let mut draft = puzzle.draft();
    draft.cols = Puzzle::of(&other, recipe.palette()).ok()?.draft().cols;
    Puzzle::new(draft).ok()
}

fn methods(table: &Table, name: &str, puzzle: &Puzzle) {
    for entry in METHODS.iter().filter(|entry| entry.takes(puzzle)) {
        let start = || entry.start(puzzle, &puzzle.board(), &Options::default());
        table.task(name, entry.name, || Uniqueness::new(start()));
    }
}

fn tasks(table: &Table, name: &str, puzzle: &Puzzle) {
    let fastest = || method::fastest(puzzle).start(puzzle, &puzzle.board(), &Options::default());
    table.task(name, "check", || Uniqueness::new(fastest()));
    table.task(name, "rate", || Rate::new(puzzle));
    table.task(name, "hint", || Hinting::new(puzzle, &puzzle.board()));
    table.task(name, "explain", || {
        Explain(Worked::new(puzzle, &puzzle.board()).expect("no denial"))
    });
    table.task(name, "count", || Count::new(puzzle, &puzzle.board(), &Options::default()));
    table.task(name, "why", || Ambiguity::new(puzzle));
}

fn repairs(table: &Table, name: &str, picture: &Picture, recipe: &Recipe) {
    for aim in [Aim::Unique, Aim::ByLines, Aim::Class(Class::Easy), Aim::Class(Class::Hard)] {
        let weights = Weights::outline(picture);
        let start = || Mend::new(picture, &recipe.palette(), aim, weights.clone(), 12, 3);
        table.task(name, &format!("repair {aim:?}"), start);
    }
}

/// Portions of the same arithmetic, which touch no memory: what is longer than the others is the
/// machine's, not the work's.
struct Arithmetic {
    steps: u64,
    number: u64,
}

impl Task for Arithmetic {
    type Output = u64;

    fn advance(&mut self, _: u64) -> Option<u64> {
        for _ in 0..20_000 {
            self.number =
                self.number.rotate_left(7) ^ self.number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        }
        self.steps += 1;
        (self.number == 0).then_some(self.steps)
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}

/// A worked solution to its end.
struct Explain(Worked);

impl Task for Explain {
    type Output = ();

    fn advance(&mut self, steps: u64) -> Option<()> {
        use grille_engine::nonogram::worked::Next;
        match self.0.advance(steps) {
            None | Some(Next::Deduction(_)) => None,
            Some(Next::Solved | Next::Stuck | Next::Impossible(_)) => Some(()),
        }
    }

    fn steps(&self) -> u64 {
        self.0.steps()
    }
}

/// A task that notes its longest portion.
struct Timed<T> {
    task: T,
    longest: Duration,
    asked: u64,
    done: u64,
    portions: u64,
    /// Those of more than [`LONG`].
    long: u64,
}

impl<T: Task> Task for Timed<T> {
    type Output = T::Output;

    fn advance(&mut self, steps: u64) -> Option<T::Output> {
        let (before, start) = (self.task.steps(), ThreadTime::now());
        let output = self.task.advance(steps);
        let took = start.elapsed();
        self.portions += 1;
        self.long += u64::from(took > LONG);
        if took > self.longest {
            self.longest = took;
            (self.asked, self.done) = (steps, self.task.steps() - before);
        }
        output
    }

    fn steps(&self) -> u64 {
        self.task.steps()
    }
}

struct Table {
    time: Duration,
    only: Option<String>,
}

impl Table {
    fn head(&self) {
        let line = format!("{:10} {:24} {:>8} {:>9}", "puzzle", "work", "begin", "longest");
        let _ = writeln!(
            std::io::stdout(),
            "{line} {:>8} {:>18} {:>14} end",
            "drop",
            "steps of asked",
            "long of all"
        );
    }

    /// Starts a task, works on it within the time, and drops it.
    fn task<T: Task>(&self, puzzle: &str, name: &str, start: impl FnOnce() -> T) {
        let wanted =
            |only: &String| name == "arithmetic" || format!("{puzzle} {name}").contains(only);
        if !self.only.as_ref().is_none_or(wanted) {
            return;
        }
        let clock = ThreadTime::now();
        let (longest, task) = (Duration::ZERO, start());
        let mut timed = Timed { task, longest, asked: 0, done: 0, portions: 0, long: 0 };
        let begin = clock.elapsed().as_secs_f64();
        let mut budget = Budget::of_cpu_time(None, self.time, &Interrupt::default());
        let ended = match budget.task(&mut timed) {
            Ended::Done(_) => "done",
            Ended::Stopped(_) => "stopped",
        };
        let (longest, asked, done) = (timed.longest.as_secs_f64(), timed.asked, timed.done);
        let (long, all) = (timed.long, timed.portions);
        let clock = ThreadTime::now();
        drop(timed);
        let end = clock.elapsed().as_secs_f64();
        let mark = if begin.max(longest + end) > MOST { " !" } else { "" };
        let [begin, longest, end] = [begin, longest, end].map(|seconds| 1000.0 * seconds);
        let line = format!("{puzzle:10} {name:24} {begin:8.1} {longest:9.1} {end:8.1}");
        let _ = writeln!(
            std::io::stdout(),
            "{line} {done:>8} of {asked:>6} {long:>4} of {all:>6} {ended}{mark}"
        );
    }
}
