//! Mending measured on pixel icons that others drew for screens: how many are unique as drawn, how
//! many cells a mend changes, and how long it takes.
//!
//!     for p in @iconify-json/memory pixelarticons @hackernoon/pixel-icon-library; do npm pack $p; done
//!     for f in *.tgz; do mkdir ${f%.tgz} && tar xzf $f -C ${f%.tgz}; done
//!     cargo run --release -p grille-drive --example icons FOLDER [SHARE] [bound | NAME...]
//!
//! FOLDER is searched for `.svg` files and `icons.json`. The icons (MIT and Apache licences) are
//! fetched, never kept. Only those that consist of whole cells count; equal ones count once.
//! SHARE takes every so-manieth, NAMEs only the icons with these names. With `bound` nothing is mended:
//! it tells how many cells a mend must change at least. Every core works; times are CPU times of a
//! thread.

mod bound;

use cpu_time::ThreadTime;
use grille_drive::{Budget, Ended, Interrupt};
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::nonogram::options::Options;
use grille_engine::nonogram::repair::{Aim, Mend, Proposal, Weights};
use grille_engine::nonogram::{Nonogram, Picture, Puzzle, method};
use grille_engine::run::Entry;
use grille_engine::uniqueness::{Uniqueness, Verdict};
use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread::ScopedJoinHandle;
use std::time::Duration;

/// The most time for one picture.
const TIME: Duration = Duration::from_secs(10);
/// The most cells that a mend may change.
const MOST: usize = 6;
/// How many proposals are wanted.
const WANTED: usize = 3;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let folder = args.get(1).expect("a folder of icons");
    let share: usize = args.get(2).and_then(|share| share.parse().ok()).unwrap_or(1);
    let mut files = Vec::new();
    find(Path::new(folder), &mut files);
    files.sort();
    let mut icons = Vec::new();
    for file in &files {
        let text = std::fs::read_to_string(file).unwrap_or_default().replace("\\\"", "\"");
        let name = file.file_stem().map_or_else(String::new, |it| it.to_string_lossy().into());
        match file.extension().is_some_and(|it| it == "svg") {
            true => {
                icons.extend(side(&text).and_then(|side| draw(&text, side)).map(|it| (name, it)));
            }
            false => {
                let bodies = text.split("\"body\"").skip(1);
                let number = |(at, body)| Some((format!("{name} {at}"), draw(body, 22)?));
                icons.extend(bodies.enumerate().filter_map(number));
            }
        }
    }
    let mut seen = BTreeSet::new();
    icons.retain(|(_, picture)| seen.insert(picture.cells().to_vec()));
    say(&format!("{} pictures", icons.len()));
    if args.get(3).is_some_and(|what| what == "bound") {
        return bounds(icons.iter().step_by(share));
    }
    let names: BTreeSet<&String> = args.iter().skip(3).collect();
    let is_asked_for = |(name, _): &&(String, Picture)| names.is_empty() || names.contains(name);
    let chosen = Mutex::new(icons.iter().step_by(share).filter(is_asked_for));
    let next = || chosen.lock().expect("no thread has panicked").next();
    let work = || {
        let mut tally = Tally::default();
        while let Some((name, picture)) = next() {
            tally.add(name, picture);
        }
        tally
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let tally = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let join = |other: ScopedJoinHandle<Tally>| other.join().expect("it has not panicked");
        others.into_iter().map(join).fold(work(), Tally::with)
    });
    tally.tell();
}

/// How many cells the pictures need at least.
fn bounds<'a>(icons: impl Iterator<Item = &'a (String, Picture)>) {
    let mut counts = [0_usize; MOST + 2];
    for (name, picture) in icons {
        if is_unique(&Puzzle::of(picture, Vec::new()).expect("a picture has a puzzle")) {
            continue;
        }
        let least = bound::at_least(picture, MOST).max(1);
        counts[least] += 1;
        if least > MOST {
            say(&format!("{name}: more than {MOST} cells"));
        }
    }
    tell_least(&counts);
}

/// What follows if so many pictures need at least no cell, one, two and so on: how many can be mended, and
/// how few cells that takes in the mean, whoever mends.
fn tell_least(counts: &[usize; MOST + 2]) {
    let (all, beyond): (usize, usize) = (counts.iter().sum(), counts[MOST + 1]);
    let part = 100.0 * (all - beyond) as f64 / all.max(1) as f64;
    say(&format!("by cells needed at least, from none to more than {MOST}: {counts:?}"));
    say(&format!("so at most {} ({part:.2} %) can be mended within {MOST} cells", all - beyond));
    let needed = counts.iter().enumerate().flat_map(|(cells, &count)| vec![cells; count]);
    let needed: Vec<usize> = needed.collect();
    let mean = |count: usize| needed[..count].iter().sum::<usize>() as f64 / count.max(1) as f64;
    let wanted = (all * 98).div_ceil(100).min(all - beyond);
    say(&format!("so the mean of all that can be is at least {:.3}", mean(all - beyond)));
    say(&format!("and of the {wanted} that need the fewest {:.3}", mean(wanted)));
}

fn say(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let is_fonts = path.file_name().is_some_and(|it| it == "fonts");
        if path.is_dir() && !is_fonts {
            find(&path, files);
        } else if path.extension().is_some_and(|it| it == "svg") || path.ends_with("icons.json") {
            files.push(path);
        }
    }
}

/// The side of a drawing, from its view box.
fn side(svg: &str) -> Option<usize> {
    let view = svg.split_once("viewBox=\"")?.1.split_once('"')?.0;
    let sides: Vec<f64> = view.split_whitespace().filter_map(|it| it.parse().ok()).collect();
    (sides.len() == 4 && sides[..2] == [0.0, 0.0] && sides[2] == sides[3])
        .then(|| sides[2] as usize)
}

/// The cells that a drawing fills, if it consists of straight edges between whole cells.
fn draw(svg: &str, side: usize) -> Option<Picture> {
    let mut edges = Vec::new();
    for element in svg.split('<').skip(1) {
        let value = |name: &str| {
            let from = element.split_once(&format!(" {name}=\""))?.1;
            Some(from.split_once('"')?.0)
        };
        let number = |name: &str| value(name).unwrap_or("0").parse::<f64>().ok();
        match element.split([' ', '>', '/']).next()? {
            "path" => path(value("d")?, &mut edges)?,
            "polygon" => {
                let numbers = numbers(value("points")?)?;
                let points: Vec<_> = numbers.chunks_exact(2).map(|it| (it[0], it[1])).collect();
                close(&points, &mut edges);
            }
            "rect" => {
                let (x, y) = (number("x")?, number("y")?);
                let (right, below) = (x + number("width")?, y + number("height")?);
                close(&[(x, y), (right, y), (right, below), (x, below)], &mut edges);
            }
            "circle" | "ellipse" | "polyline" | "line" | "image" => return None,
            _ => {}
        }
    }
    let is_whole = |(x, y): (f64, f64)| x.fract() == 0.0 && y.fract() == 0.0;
    if edges.is_empty() || !edges.iter().all(|&(from, to)| is_whole(from) && is_whole(to)) {
        return None;
    }
    let ink = Colour::new(1)?;
    let size = Size::new(side, side).ok()?;
    Some(Grid::from_fn(size, |Cell { row, col }| {
        let (x, y) = (f64::from(col) + 0.5, f64::from(row) + 0.5);
        let crossed = edges
            .iter()
            .filter(|((x0, _), _)| *x0 < x)
            .map(|&((_, y0), (_, y1))| i32::from(y0 < y && y < y1) - i32::from(y1 < y && y < y0));
        if crossed.sum::<i32>() == 0 { Colour::BACKGROUND } else { ink }
    }))
}

type Edge = ((f64, f64), (f64, f64));

/// The upright edges of a closed outline; slanted ones are marked as not whole.
fn close(points: &[(f64, f64)], edges: &mut Vec<Edge>) {
    for (at, &from) in points.iter().enumerate() {
        let to = points[(at + 1) % points.len()];
        if from.0 == to.0 {
            edges.push((from, to));
        } else if from.1 != to.1 {
            edges.push(((0.5, 0.5), (0.5, 0.5)));
        }
    }
}

fn numbers(text: &str) -> Option<Vec<f64>> {
    let mut all = Vec::new();
    let mut word = String::new();
    for sign in text.chars().chain([' ']) {
        let ends = sign == ' ' || sign == ',' || sign == '-' || sign == '.' && word.contains('.');
        if ends && !word.is_empty() {
            all.push(std::mem::take(&mut word).parse().ok()?);
        }
        if !matches!(sign, ' ' | ',') {
            word.push(sign);
        }
    }
    Some(all)
}

/// The edges of path data of straight lines.
fn path(data: &str, edges: &mut Vec<Edge>) -> Option<()> {
    let (mut points, mut at): (Vec<(f64, f64)>, (f64, f64)) = (Vec::new(), (0.0, 0.0));
    let is_command = |sign: char| sign.is_ascii_alphabetic() && sign != 'e';
    let starts = data.char_indices().filter(|&(_, sign)| is_command(sign)).map(|(at, _)| at);
    let starts: Vec<usize> = starts.chain([data.len()]).collect();
    for pair in starts.windows(2) {
        let (command, rest) = (data[pair[0]..].chars().next()?, &data[pair[0] + 1..pair[1]]);
        let numbers = numbers(rest)?;
        let base = |own: (f64, f64)| if command.is_lowercase() { own } else { (0.0, 0.0) };
        match command.to_ascii_lowercase() {
            'z' => {
                close(&points, edges);
                at = *points.first()?;
                points.clear();
                points.push(at);
            }
            'm' | 'l' => {
                if command.eq_ignore_ascii_case(&'m') {
                    close(&points, edges);
                    points.clear();
                }
                for step in numbers.chunks_exact(2) {
                    at = (base(at).0 + step[0], base(at).1 + step[1]);
                    points.push(at);
                }
            }
            'h' | 'v' => {
                for step in numbers {
                    at = match command {
                        'h' | 'H' => (base(at).0 + step, at.1),
                        _ => (at.0, base(at).1 + step),
                    };
                    points.push(at);
                }
            }
            _ => return None,
        }
    }
    close(&points, edges);
    Some(())
}

/// What came of the pictures.
#[derive(Default)]
struct Tally {
    pictures: usize,
    checks: Vec<f64>,
    ambiguous: usize,
    changed: Vec<usize>,
    /// How many pictures need at least no cell, one, two and so on: as the mender says that it has
    /// proven, or as [`bound`] shows.
    least: [usize; MOST + 2],
    /// Where neither a mend of one or two cells is known, nor a proof that there is none.
    open: usize,
    mends: Vec<f64>,
    /// Mended, but with fewer proposals than were wanted, or too late.
    few: usize,
    /// Where one or two cells do for one who tries all, and the mend has more.
    not_fewest: usize,
    /// Proposals that the plain method could not check in time.
    unchecked: usize,
}

impl Tally {
    /// Both together.
    fn with(mut self, mut other: Tally) -> Tally {
        self.checks.append(&mut other.checks);
        self.changed.append(&mut other.changed);
        (self.least.iter_mut().zip(other.least)).for_each(|(own, more)| *own += more);
        self.mends.append(&mut other.mends);
        self.pictures += other.pictures;
        self.ambiguous += other.ambiguous;
        self.open += other.open;
        self.few += other.few;
        self.not_fewest += other.not_fewest;
        self.unchecked += other.unchecked;
        self
    }

    fn add(&mut self, name: &str, picture: &Picture) {
        self.pictures += 1;
        let puzzle = Puzzle::of(picture, Vec::new()).expect("a picture has a puzzle");
        let clock = ThreadTime::now();
        let is_good = is_unique(&puzzle);
        self.checks.push(clock.elapsed().as_secs_f64());
        if is_good {
            return;
        }
        self.ambiguous += 1;
        let clock = ThreadTime::now();
        let (found, mut least) = mend(picture);
        let took = clock.elapsed().as_secs_f64();
        self.mends.push(took);
        if found.len() < WANTED || took > 1.0 {
            self.few += 1;
        }
        let best = found.iter().map(|own| own.changes.len()).min();
        let most = best.unwrap_or(MOST + 1);
        if least < most {
            least = least.max(bound::at_least(picture, most - 1));
        }
        assert!(least <= most, "{name}: fewer than the least");
        if least < most.min(3) {
            self.open += 1;
            say(&format!("{name}: at least {least}, and not known whether fewer than three do"));
        }
        self.least[least] += 1;
        let Some(best) = best else {
            return say(&format!("{name}: no mend ({took:.2} s)"));
        };
        for own in &found {
            let plainly = verdict(&own.puzzle, plain());
            assert_ne!(plainly, Some(false), "{name}: not unique");
            let cells = own.changes.iter().map(|&(cell, _)| cell).collect();
            assert!(bound::is_met(picture, &cells), "{name}: a mend beside a zone");
            self.unchecked += usize::from(plainly.is_none());
        }
        self.changed.push(best);
        if best > 2 || took > 1.0 || found.len() < WANTED {
            let count = found.len();
            say(&format!("{name}: {best} cells, {count} proposals ({took:.2} s)"));
        }
        let one_does = || picture.size().iter().any(|cell| is_unique(&changed(picture, &[cell])));
        if best > 1 && one_does() {
            self.not_fewest += 1;
            say(&format!("{name}: {best} cells, and one would do"));
        }
    }

    fn tell(mut self) {
        let mended = self.changed.len();
        let mean = self.changed.iter().sum::<usize>() as f64 / mended.max(1) as f64;
        say(&format!("{} pictures, {} not unique", self.pictures, self.ambiguous));
        let (median, late) = (share(&mut self.checks, 0.5), share(&mut self.checks, 0.99));
        say(&format!("verdict: median {median:.2} ms, p99 {late:.2} ms"));
        let part = 100.0 * mended as f64 / self.ambiguous.max(1) as f64;
        say(&format!("mended within {MOST} cells: {mended} ({part:.1} %), mean {mean:.2} cells"));
        let (median, late) = (share(&mut self.mends, 0.5), share(&mut self.mends, 0.95));
        let most = share(&mut self.mends, 1.0);
        say(&format!("mend: median {median:.0} ms, p95 {late:.0} ms, most {most:.0} ms"));
        let part = 100.0 - 100.0 * self.few as f64 / self.ambiguous.max(1) as f64;
        say(&format!("{WANTED} proposals within a second: {part:.1} %"));
        say(&format!("more cells than one, where one would do: {}", self.not_fewest));
        say(&format!("not known whether fewer than three do: {}", self.open));
        tell_least(&self.least);
        say(&format!("proposals that a plain method did not check in time: {}", self.unchecked));
    }
}

/// A time in milliseconds that this share of the times does not exceed.
fn share(times: &mut [f64], share: f64) -> f64 {
    times.sort_by(f64::total_cmp);
    let at = (times.len() as f64 * share).ceil() as usize;
    1000.0 * times.get(at.saturating_sub(1)).copied().unwrap_or(0.0)
}

fn changed(picture: &Picture, cells: &[Cell]) -> Puzzle {
    let ink = Colour::new(1).expect("an ink");
    let mut picture = picture.clone();
    for &cell in cells {
        picture[cell] = if picture[cell] == ink { Colour::BACKGROUND } else { ink };
    }
    Puzzle::of(&picture, Vec::new()).expect("a picture has a puzzle")
}

/// Whether a puzzle is unique, if a method finds out in time.
fn verdict(puzzle: &Puzzle, method: &Entry<Nonogram>) -> Option<bool> {
    let run = method.start(puzzle, &puzzle.board(), &Options::default());
    let mut budget = Budget::of_cpu_time(None, TIME, &Interrupt::default());
    match budget.task(&mut Uniqueness::new(run)) {
        Ended::Done(Verdict::Limit(_)) | Ended::Stopped(_) => None,
        Ended::Done(verdict) => Some(matches!(verdict, Verdict::Unique(_))),
    }
}

fn is_unique(puzzle: &Puzzle) -> bool {
    verdict(puzzle, method::fastest(puzzle)) == Some(true)
}

/// A method that shares little with the fast one.
fn plain() -> &'static Entry<Nonogram> {
    method::find("backtrack-complete").expect("a method")
}

/// The proposals, and how many cells are needed at least.
fn mend(picture: &Picture) -> (Vec<Proposal>, usize) {
    let weights = Weights::outline(picture);
    let mut task = Mend::new(picture, &[], Aim::Unique, weights, MOST, WANTED);
    let mut budget = Budget::of_cpu_time(None, TIME, &Interrupt::default());
    let mut found = match budget.task(&mut task) {
        Ended::Done(found) => found,
        Ended::Stopped(_) => Vec::new(),
    };
    found.retain(|own| own.changes.len() <= MOST);
    (found, task.at_least())
}
