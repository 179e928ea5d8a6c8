//! Which charts a report has, and what is said beneath each.

use super::naming::{short, style};
use crate::analysis::{Analysis, Group, Place, Point};
use crate::plot::{Axis, Chart, Kind, Mark, Series, Style};
use crate::stats::Estimate;
use grille_words::{Words, say};
use std::collections::BTreeSet;

/// A chart with its name and what is to be seen in it.
pub struct Figure {
    /// The name of its files.
    pub id: String,
    /// The chart.
    pub chart: Chart,
    /// What is to be seen.
    pub caption: String,
}

/// Makes charts in a language.
pub struct Figures<'a> {
    pub words: &'a Words,
    pub analysis: &'a Analysis,
}

/// The methods of the automata study.
pub const DOCUMENT: [&str; 5] = [
    "brute-force",
    "backtrack-dfa",
    "backtrack-dfa+rules=before",
    "backtrack-nfa",
    "backtrack-nfa+rules=before",
];

/// The pairs that are drawn against each other where both were run.
const PAIRS: [(&str, &str); 4] = [
    ("backtrack-dfa", "backtrack-nfa"),
    ("backtrack-dfa+rules=before", "backtrack-nfa+rules=before"),
    ("backtrack-dfa", "backtrack-dfa+rules=before"),
    ("backtrack-complete", "search"),
];

/// The most series of a chart that can still be told apart.
const MOST: usize = 10;
/// The fewest runs that make a point.
const FEW: u64 = 3;

impl Figures<'_> {
    /// All that the records give.
    pub fn all(&self) -> Vec<Figure> {
        let mut all = Vec::new();
        let document: Vec<usize> =
            DOCUMENT.iter().filter_map(|name| self.analysis.find(name)).collect();
        let rest: Vec<usize> = (0..self.analysis.methods.len())
            .filter(|&method| self.analysis.is_timed(method))
            .filter(|&method| self.analysis.methods[method] != "brute-force")
            .collect();
        if document.len() > 2 {
            let title = say!(self.words, "lab-figure-time-study");
            let own = self.growth("time-study", &document, Of::Time);
            all.extend(own.map(|own| Figure { chart: Chart { title, ..own.chart }, ..own }));
        }
        for (number, some) in rest.chunks(MOST).enumerate() {
            let id = |what: &str| match number {
                0 => what.to_owned(),
                more => format!("{what}-{}", more + 1),
            };
            all.extend(self.growth(&id("time"), some, Of::Time));
            all.extend(self.growth(&id("steps"), some, Of::Steps));
        }
        all.extend(self.duels());
        all.extend(self.phases());
        for method in ["ranges", "complete"] {
            all.extend(self.settled(method));
        }
        for (id, method) in [("unique", "search"), ("lines", "complete")] {
            all.extend(self.share(id, method, true));
            all.extend(self.share(id, method, false));
        }
        all.extend(self.cactus());
        all.extend(self.scatters());
        all
    }

    fn axis(&self, label: &str, kind: Kind) -> Axis {
        let point = say!(self.words, "number-decimal");
        Axis { point, ..Axis::new(self.words.say(label, &[]), kind) }
    }

    fn name(&self, method: usize) -> String {
        short(self.words, &self.analysis.methods[method])
    }

    /// The density that has most of the sides of these methods.
    fn density(&self, methods: &[usize]) -> Option<u8> {
        let places: BTreeSet<Place> =
            methods.iter().flat_map(|&method| self.analysis.of(method).map(|(at, _)| at)).collect();
        let chances: BTreeSet<u8> = places.iter().filter_map(|place| place.chance).collect();
        let sides = |chance: u8| places.iter().filter(|p| p.chance == Some(chance)).count();
        // Of equals the one nearest to half.
        chances.into_iter().max_by_key(|&chance| (sides(chance), -i16::from(chance.abs_diff(50))))
    }

    fn groups(&self, method: usize, chance: u8) -> impl Iterator<Item = (u16, &Group)> {
        let own = self.analysis.of(method);
        own.filter(move |(place, group)| place.chance == Some(chance) && group.runs >= FEW)
            .map(|(place, group)| (place.side, group))
    }

    /// Medians against the side.
    fn growth(&self, id: &str, methods: &[usize], of: Of) -> Option<Figure> {
        let chance = self.density(methods)?;
        let (title, label, kind) = match of {
            Of::Time => ("lab-figure-time", "lab-axis-time", Kind::Time),
            Of::Steps => ("lab-figure-steps", "lab-axis-steps", Kind::Number),
        };
        let title = self.words.say(title, &[("chance", chance.into())]);
        let up = self.axis(label, kind).log();
        let mut chart = Chart::new(title, self.axis("lab-axis-side", Kind::Number), up);
        for &method in methods {
            let marks: Vec<Mark> = self
                .groups(method, chance)
                .filter_map(|(side, group)| {
                    let sketch = if of == Of::Time { &group.first } else { &group.steps };
                    let median = sketch.quantile(0.5)?;
                    let above = matches!(median, Estimate::Above(_));
                    Some(Mark { above, ..Mark::new(side.into(), median.value()) })
                })
                .collect();
            if !marks.is_empty() {
                let style = style(&self.analysis.methods, method);
                chart.series.push(Series::new(self.name(method), style, marks));
            }
        }
        let sides: BTreeSet<u64> =
            chart.series.iter().flat_map(|s| s.marks.iter().map(|m| m.x as u64)).collect();
        let caption = say!(self.words, "lab-caption-growth");
        (sides.len() > 1).then(|| Figure { id: id.to_owned(), chart, caption })
    }

    /// Nondeterministic against deterministic automata, by side.
    fn duels(&self) -> Option<Figure> {
        let title = say!(self.words, "lab-figure-duel");
        let up = self.axis("lab-axis-ratio", Kind::Ratio).log();
        let mut chart = Chart::new(title, self.axis("lab-axis-side", Kind::Number), up);
        for (number, (one, other)) in PAIRS[..2].iter().enumerate() {
            let (Some(a), Some(b)) = (self.analysis.find(one), self.analysis.find(other)) else {
                continue;
            };
            let (low, high) = (a.min(b), a.max(b));
            let chance = self.density(&[a, b])?;
            let duels = self.analysis.duels.iter().filter(|((x, y, place), duel)| {
                (*x, *y, place.chance) == (low, high, Some(chance)) && duel.ratio.count() >= FEW
            });
            let marks = duels.filter_map(|((_, _, place), duel)| {
                let at = |share: f64| {
                    // The sketch holds the time of the first over that of the second.
                    let share = if a < b { share } else { 1.0 - share };
                    let ratio = duel.ratio.quantile(share)?.value();
                    Some(if a < b { ratio } else { 1.0 / ratio })
                };
                let range = Some((at(0.25)?, at(0.75)?));
                Some(Mark { range, ..Mark::new(place.side.into(), at(0.5)?) })
            });
            let name = if number == 0 { "lab-duel-plain" } else { "lab-duel-rules" };
            let style = Style { colour: number, dash: number };
            let name = self.words.say(name, &[]);
            let series = Series::new(name, style, marks.collect());
            chart.series.push(Series { band: true, ..series });
        }
        chart.level = Some((1.0, say!(self.words, "lab-level-equal")));
        let caption = say!(self.words, "lab-caption-duel");
        let is_drawn = chart.series.iter().any(|series| series.marks.len() > 1);
        is_drawn.then(|| Figure { id: "duel".to_owned(), chart, caption })
    }

    /// Where the time goes: preparation and search of the two kinds of automata.
    fn phases(&self) -> Option<Figure> {
        let title = say!(self.words, "lab-figure-phases");
        let up = self.axis("lab-axis-mean", Kind::Time).log();
        let mut chart = Chart::new(title, self.axis("lab-axis-side", Kind::Number), up);
        for (number, name) in ["backtrack-dfa", "backtrack-nfa"].into_iter().enumerate() {
            let method = self.analysis.find(name)?;
            let chance = self.density(&[method])?;
            for (phase, key) in [(0, "lab-phase-prepare"), (2, "lab-phase-search")] {
                let marks = self.groups(method, chance).map(|(side, group)| {
                    let mean = group.phases[phase] / group.runs as f64;
                    Mark {
                        above: phase == 2 && group.stopped() > 0,
                        ..Mark::new(side.into(), mean)
                    }
                });
                let name = format!("{}, {}", self.name(method), self.words.say(key, &[]));
                let style = Style { colour: number, dash: usize::from(phase == 0) };
                chart.series.push(Series::new(name, style, marks.collect()));
            }
        }
        let caption = say!(self.words, "lab-caption-phases");
        let is_drawn = chart.series.iter().all(|series| series.marks.len() > 1);
        is_drawn.then(|| Figure { id: "phases".to_owned(), chart, caption })
    }

    /// Cells settled by rules against density.
    fn settled(&self, name: &str) -> Option<Figure> {
        let method = self.analysis.find(name)?;
        let title = say!(self.words, "lab-figure-settled", method = self.name(method));
        let across = self.axis("lab-axis-chance", Kind::Percent).within(0.0, 1.0);
        let up = self.axis("lab-axis-settled", Kind::Percent).within(0.0, 1.0);
        let mut chart = Chart::new(title, across, up);
        self.by_side(&mut chart, method, |group| {
            let (mean, error) = group.settled_mean()?;
            Some((mean, (mean - 1.96 * error, (mean + 1.96 * error).min(1.0))))
        });
        let most = chart.series.iter().map(|series| series.marks.len()).max().unwrap_or(0);
        chart.series.retain(|series| series.marks.len() == most);
        (0..).zip(&mut chart.series).for_each(|(at, own)| own.style = Style::number(at));
        let caption = say!(self.words, "lab-caption-settled");
        let id = format!("settled-{name}");
        (!chart.series.is_empty()).then_some(Figure { id, chart, caption })
    }

    /// A series against density for each side that has several densities.
    fn by_side(
        &self,
        chart: &mut Chart,
        method: usize,
        value: impl Fn(&Group) -> Option<(f64, (f64, f64))>,
    ) {
        let sides: BTreeSet<u16> = self.analysis.of(method).map(|(place, _)| place.side).collect();
        let mut number = 0;
        for side in sides {
            let own = self.analysis.of(method).filter(|(place, _)| place.side == side);
            let marks: Vec<Mark> = own
                .filter_map(|(place, group)| {
                    let (y, range) = value(group)?;
                    let x = f64::from(place.chance?) / 100.0;
                    Some(Mark { range: Some(range), ..Mark::new(x, y) })
                })
                .collect();
            if marks.len() > 2 {
                let style = Style::number(number);
                chart.series.push(Series::new(format!("n = {side}"), style, marks));
                number += 1;
            }
        }
    }

    /// The share of puzzles that a method finds unique, by density or by side.
    fn share(&self, id: &str, name: &str, by_density: bool) -> Option<Figure> {
        let method = self.analysis.find(name)?;
        let value = |group: &Group| {
            (group.ended(crate::record::Outcome::Found) == 0)
                .then(|| (group.unique().value(), group.unique().interval()))
        };
        let up = self.axis("lab-axis-share", Kind::Percent).within(0.0, 1.0);
        let title = self.words.say(&format!("lab-figure-{id}"), &[]);
        let (mut chart, suffix) = if by_density {
            let across = self.axis("lab-axis-chance", Kind::Percent);
            let mut chart = Chart::new(title, across, up);
            self.by_side(&mut chart, method, value);
            (chart, "density")
        } else {
            let mut chart = Chart::new(title, self.axis("lab-axis-side", Kind::Number), up);
            let chances: BTreeSet<u8> =
                self.analysis.of(method).filter_map(|(place, _)| place.chance).collect();
            for (number, &chance) in chances.iter().enumerate() {
                let marks: Vec<Mark> = self
                    .groups(method, chance)
                    .filter_map(|(side, group)| {
                        let (y, range) = value(group)?;
                        Some(Mark { range: Some(range), ..Mark::new(side.into(), y) })
                    })
                    .collect();
                // Densities that were only run at a few sides would say little.
                if marks.len() > 4 {
                    let series = Series::new(format!("{chance} %"), Style::number(number), marks);
                    chart.series.push(series);
                }
            }
            (chart, "side")
        };
        chart.series.truncate(MOST + 2);
        let caption = say!(self.words, "lab-caption-share");
        let id = format!("{id}-{suffix}");
        (!chart.series.is_empty()).then_some(Figure { id, chart, caption })
    }

    /// How many puzzles were solved within a time, at the two sides that most methods
    /// have; of puzzles of files, all of them.
    fn cactus(&self) -> Vec<Figure> {
        let places: BTreeSet<Place> =
            self.analysis.groups.keys().map(|(_, place)| *place).collect();
        let contested = |place: &Place| {
            let own = self.analysis.groups.iter().filter(|((_, at), _)| at == place);
            own.filter(|((method, _), group)| self.is_cactus(*method, group)).count()
        };
        let mut order: Vec<Place> = places.into_iter().filter(|p| contested(p) > 1).collect();
        order.sort_by_key(|place| {
            (std::cmp::Reverse(contested(place)), std::cmp::Reverse(place.side))
        });
        let far = order.iter().position(|place| order[0].side.abs_diff(place.side) >= 4);
        let chosen: Vec<Place> =
            order.first().into_iter().chain(far.map(|at| &order[at])).copied().collect();
        chosen.into_iter().map(|place| self.cactus_at(place)).collect()
    }

    /// Enough runs, by a method that is timed and ends.
    fn is_cactus(&self, method: usize, group: &Group) -> bool {
        let is_brute = self.analysis.methods[method] == "brute-force";
        group.first.count() >= 10 && group.is_timed() && !is_brute
    }

    fn cactus_at(&self, place: Place) -> Figure {
        let side = place.side;
        let title = say!(self.words, "lab-figure-cactus", side = side);
        let across = self.axis("lab-axis-solved", Kind::Percent).within(0.0, 1.0);
        let mut chart = Chart::new(title, across, self.axis("lab-axis-time", Kind::Time).log());
        for ((method, at), group) in &self.analysis.groups {
            if *at == place && self.is_cactus(*method, group) {
                let rising = group.first.rising();
                let marks =
                    rising.into_iter().map(|(share, time)| Mark::new(share, time)).collect();
                let style = style(&self.analysis.methods, *method);
                let series = Series::new(self.name(*method), style, marks);
                chart.series.push(Series { shapes: false, ..series });
            }
        }
        let caption = say!(self.words, "lab-caption-cactus");
        Figure { id: format!("cactus-{side}"), chart, caption }
    }

    /// Methods against each other, a point for each puzzle.
    fn scatters(&self) -> Vec<Figure> {
        let named = PAIRS
            .iter()
            .filter_map(|(x, y)| Some((self.analysis.find(x)?, self.analysis.find(y)?)));
        let mut pairs: Vec<(usize, usize)> = named.collect();
        if pairs.is_empty() {
            pairs = (1..self.analysis.methods.len().min(5)).map(|other| (0, other)).collect();
        }
        pairs.into_iter().filter_map(|(x, y)| self.scatter(x, y)).collect()
    }

    fn scatter(&self, x: usize, y: usize) -> Option<Figure> {
        let pair = (x.min(y), x.max(y));
        let samples = self.analysis.samples.range((pair.0, pair.1, 0)..=(pair.0, pair.1, u16::MAX));
        let points: Vec<Point> = samples.flat_map(|(_, sample)| sample.points.clone()).collect();
        if points.is_empty() {
            return None;
        }
        let (a, b) = (self.name(x), self.name(y));
        let title = say!(self.words, "lab-figure-scatter", x = a.as_str(), y = b.as_str());
        let axis = |name: &str| {
            let axis = self.axis("lab-axis-time", Kind::Time).log();
            Axis { label: name.to_owned(), ..axis }
        };
        let mut chart = Chart::new(title, axis(&a), axis(&b));
        let mut sides: Vec<u16> = points.iter().map(|point| point.side).collect();
        sides.sort_unstable();
        sides.dedup();
        let classes = sides.chunks(sides.len().div_ceil(4).max(1));
        for (number, class) in classes.enumerate() {
            let (low, high) = (class[0], class[class.len() - 1]);
            let own = points.iter().filter(|point| (low..=high).contains(&point.side));
            let marks = own.map(|point| {
                let (px, py) = if x < y { (point.x, point.y) } else { (point.y, point.x) };
                Mark { above: px.1 || py.1, ..Mark::new(px.0, py.0) }
            });
            let name =
                if low == high { format!("n = {low}") } else { format!("n = {low}–{high}") };
            let style = Style::number([5, 0, 4, 1][number % 4]);
            let series = Series::new(name, style, marks.collect());
            chart.series.push(Series { line: false, ..series });
        }
        chart.diagonal = true;
        let caption = say!(self.words, "lab-caption-scatter", x = a, y = b);
        let id = format!("scatter-{}-{}", self.analysis.methods[x], self.analysis.methods[y]);
        Some(Figure { id: id.replace(['+', '='], "-"), chart, caption })
    }
}

/// What grows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Time,
    Steps,
}
