//! How long commands go on after a limit or an interrupt, on grids of 1000x1000: seconds of CPU
//! beyond it, reading and writing aside.
//!
//!     cargo run --release -p grille --no-default-features --example limits [SIDE] [PROGRAM]
//!
//! Each command runs once with a limit that ends before its work begins, which takes what reading
//! and writing take, and once with a limit of half a second, and once with an interrupt after
//! half a second; the difference is what it took to stop. More than 50 ms is marked.

use grille_engine::chance::Chance;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, Size};
use grille_engine::nonogram::Puzzle;
use grille_formats::{GameFormat, GamePuzzle};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How long a command may work.
const LIMIT: Duration = Duration::from_millis(500);

fn main() {
    let side = std::env::args().nth(1).and_then(|side| side.parse().ok()).unwrap_or(1000);
    let folder = std::env::temp_dir().join(format!("grille-limits-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the puzzles");
    let program = program();
    let mut out = std::io::stdout();
    let _ = writeln!(out, "{:9} {:34} {:>10} {:>10}", "puzzle", "command", "limit ms", "signal ms");
    for (name, inks, density, goal) in [
        ("70", 1, 70, false),
        ("30", 1, 30, false),
        ("colour", 3, 60, false),
        ("goal", 1, 70, true),
    ] {
        let puzzle = draw(&folder, name, side, inks, density, goal);
        for args in commands(name) {
            let args: Vec<&str> = args.split(' ').collect();
            let puzzle = if args[0] == "new" { None } else { Some(puzzle.as_path()) };
            let base = cpu(&program, &args, puzzle, Some("0s"), None);
            let limited = cpu(&program, &args, puzzle, Some("500ms"), None);
            let stopped = cpu(&program, &args, puzzle, None, Some(base.wall + LIMIT));
            // What several threads do within the limit is no time beyond it, nor is what other
            // programs take of the clock.
            let cpu = limited.cpu - base.cpu - LIMIT.as_secs_f64();
            let wall = limited.wall.saturating_sub(base.wall + LIMIT).as_secs_f64();
            let (limit, signal) = (1000.0 * cpu.min(wall).max(0.0), 1000.0 * stopped.after);
            let mark = if limit.max(signal) > 50.0 { " !" } else { "" };
            let _ =
                writeln!(out, "{name:9} {:34} {limit:10.0} {signal:10.0}{mark}", args.join(" "));
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
}

/// What a command took.
struct Spent {
    cpu: f64,
    wall: Duration,
    /// CPU after the signal.
    after: f64,
}

/// The commands to try; some of them only on puzzles in black and white.
fn commands(name: &str) -> Vec<String> {
    let mut all: Vec<String> = [
        "check --threads 1",
        "check",
        "check --why",
        "solve --all --to bits",
        "solve --count",
        "rate",
        "hint",
        "explain",
        "repair",
        "repair --aim hard",
        "new 1000 --class hard",
        "new 1000 --density 0.3",
    ]
    .map(str::to_owned)
    .to_vec();
    let methods = "backtrack-complete backtrack-overlap probe-levels complete overlap ladder ranges \
        backtrack-dfa backtrack-lazy-dfa backtrack-nfa place-blocks brute-force";
    all.extend(methods.split_whitespace().map(|own| format!("check --method {own}")));
    all.push("check --method backtrack-complete --choice most-filling".to_owned());
    all.retain(|args| name != "colour" || !args.contains("ranges"));
    all.retain(|args| name == "70" || !args.starts_with("new"));
    all
}

/// The program that was named, or the one beside this.
fn program() -> PathBuf {
    if let Some(program) = std::env::args().nth(2) {
        return program.into();
    }
    let own = std::env::current_exe().expect("this program has a path");
    let folder = own.parent().and_then(Path::parent).expect("examples lie in a folder");
    folder.join("grille")
}

fn draw(
    folder: &Path,
    name: &str,
    side: usize,
    inks: usize,
    density: usize,
    goal: bool,
) -> PathBuf {
    let mut chance = Chance::new(name);
    let size = Size::new(side, side).expect("a side up to 1000");
    let picture = Grid::from_fn(size, |_| match chance.below(100) < density {
        true => Colour::new(1 + chance.below(inks)).unwrap_or(Colour::BLACK),
        false => Colour::BACKGROUND,
    });
    let palette = grille_engine::nonogram::generate::Recipe {
        inks,
        ..grille_engine::nonogram::generate::Recipe::new(size)
    };
    let mut draft =
        Puzzle::of(&picture, palette.palette()).expect("a picture has a puzzle").draft();
    if !goal {
        draft.drawings.clear();
    }
    let puzzle = Puzzle::new(draft).expect("a draft of a puzzle is one");
    let format = GameFormat::find("non").expect("there is .non");
    let text = format.write_part(&GamePuzzle::Nonogram(puzzle)).unwrap_or_default();
    let path = folder.join(format!("{name}.non"));
    std::fs::write(&path, format.framed(&[&text])).expect("a puzzle is written");
    path
}

/// Runs a command, with a time limit or until a signal; what it took.
fn cpu(
    program: &Path,
    args: &[&str],
    puzzle: Option<&Path>,
    limit: Option<&str>,
    signal: Option<Duration>,
) -> Spent {
    let mut command = Command::new(program);
    command.args(args).args(puzzle).stdout(Stdio::null()).stderr(Stdio::null());
    if let Some(limit) = limit {
        command.args(["--time-limit", limit]);
    }
    let before = children();
    let (start, mut spent) = (Instant::now(), 0.0);
    let mut child = command.spawn().expect("the program is built");
    if let Some(after) = signal {
        std::thread::sleep(after);
        spent = ticks(&format!("/proc/{}/stat", child.id()), 10);
        let _ = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    }
    let _ = child.wait();
    let wall = start.elapsed();
    let cpu = children() - before;
    Spent { cpu, wall, after: if signal.is_some() { cpu - spent } else { 0.0 } }
}

/// Seconds of CPU of all children that have ended.
fn children() -> f64 {
    ticks("/proc/self/stat", 12)
}

/// Two neighbouring times of a process, in seconds: its own from 10, those of its children from
/// 12. The letter of its state is no number and is not counted.
fn ticks(path: &str, first: usize) -> f64 {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let after = text.rsplit_once(')').map_or("", |(_, rest)| rest);
    let fields: Vec<f64> =
        after.split_whitespace().filter_map(|field| field.parse().ok()).collect();
    fields.iter().skip(first).take(2).sum::<f64>() / 100.0
}
