//! An automaton as SVG: states in columns by how many letters they are away from the
//! start, edges as arrows, what a word visits in colour.

use super::automaton::{Automaton, Seen};
use crate::plot::{COLOURS, escaped};
use std::collections::VecDeque;
use std::fmt::Write;

/// The most states that can be told apart in a picture.
pub const MOST_DRAWN: usize = 150;

const R: f64 = 24.0;

impl Automaton {
    /// A picture; nothing if it has too many states for one.
    pub fn svg(&self, word: Option<&str>) -> Option<String> {
        if self.states.len() > MOST_DRAWN {
            return None;
        }
        let seen = Seen::new(self, word);
        let longest = self.states.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(1);
        // Names are written inside, smaller where they are long.
        let radius = R.max(3.4 * longest as f64);
        let (wide, high) = (3.4 * radius + 30.0, 3.0 * radius + 26.0);
        let columns = self.columns();
        let rows = columns.iter().map(Vec::len).max().unwrap_or(1) as f64;
        let (width, height) = (wide * columns.len() as f64 + 50.0, high * rows + 60.0);
        let mut places = vec![(0.0, 0.0); self.states.len()];
        for (column, states) in columns.iter().enumerate() {
            let top = (height - high * (states.len() as f64 - 1.0)) / 2.0;
            for (row, &state) in states.iter().enumerate() {
                places[state] =
                    (70.0 + radius + wide * column as f64, top + high * row as f64 + 8.0);
            }
        }
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" \
             font-family=\"system-ui, sans-serif\" font-size=\"16\" text-anchor=\"middle\">\n\
             <defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"9\" markerHeight=\"9\" markerUnits=\"userSpaceOnUse\" orient=\"auto\">\
             <path d=\"M0 0L10 5L0 10Z\" fill=\"context-stroke\"/></marker></defs>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
        );
        let (x, y) = places[0];
        let _ = writeln!(
            svg,
            "<path d=\"M{:.1} {y:.1}H{:.1}\" stroke=\"#333\" stroke-width=\"1.6\" fill=\"none\" marker-end=\"url(#tip)\"/>",
            x - radius - 44.0,
            x - radius - 2.0
        );
        for (from, to, letters) in self.joined() {
            let is_seen = letters.chars().any(|letter| seen.edges.contains(&(from, letter, to)));
            let back = self.edges.iter().any(|&(a, _, b)| (a, b) == (to, from));
            edge(&mut svg, places[from], places[to], radius, &letters, is_seen, back && from != to);
        }
        for (state, (name, is_final)) in self.states.iter().enumerate() {
            let ((x, y), is_seen) = (places[state], seen.states.contains(&state));
            let (hue, thick, fill) =
                if is_seen { (COLOURS[0], 3.0, "#e3f0f9") } else { ("#333", 1.6, "#fff") };
            let _ = write!(
                svg,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"{fill}\" stroke=\"{hue}\" stroke-width=\"{thick}\"/>"
            );
            if *is_final {
                let _ = write!(
                    svg,
                    "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{:.1}\" fill=\"none\" stroke=\"{hue}\" stroke-width=\"{thick}\"/>",
                    radius - 5.0
                );
            }
            let size = (1.75 * (radius - 4.0) / name.chars().count().max(2) as f64 * 1.7).min(17.0);
            let _ = writeln!(
                svg,
                "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"{size:.1}\" fill=\"#222\">{}</text>",
                y + 0.35 * size,
                escaped(name)
            );
        }
        Some(svg + "</svg>\n")
    }

    /// The states by their distance from the start.
    fn columns(&self) -> Vec<Vec<usize>> {
        let mut distance = vec![usize::MAX; self.states.len()];
        distance[0] = 0;
        let mut waiting = VecDeque::from([0]);
        let mut columns: Vec<Vec<usize>> = Vec::new();
        while let Some(state) = waiting.pop_front() {
            let at = distance[state];
            if columns.len() == at {
                columns.push(Vec::new());
            }
            columns[at].push(state);
            for &(from, _, to) in &self.edges {
                if from == state && distance[to] == usize::MAX {
                    distance[to] = at + 1;
                    waiting.push_back(to);
                }
            }
        }
        columns
    }
}

/// An arrow with its letters; one that has another the other way beside it bends.
fn edge(
    svg: &mut String,
    from: (f64, f64),
    to: (f64, f64),
    radius: f64,
    letters: &str,
    is_seen: bool,
    bends: bool,
) {
    let (hue, thick) = if is_seen { (COLOURS[0], 3.0) } else { ("#777", 1.5) };
    let stroke =
        format!("stroke=\"{hue}\" stroke-width=\"{thick}\" fill=\"none\" marker-end=\"url(#tip)\"");
    let letters: Vec<String> = letters.chars().map(String::from).collect();
    let text = escaped(&letters.join(" "));
    let (path, label) = if from == to {
        let ((x, y), s) = (from, radius * 0.6);
        let top = y - radius * 0.8;
        let path = format!(
            "M{:.1} {top:.1}C{:.1} {high:.1} {:.1} {high:.1} {:.1} {top:.1}",
            x - s,
            x - s - 6.0,
            x + s + 6.0,
            x + s,
            high = y - radius - 38.0
        );
        (path, (x, y - radius - 33.0))
    } else {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let long = dx.hypot(dy);
        let (ux, uy) = (dx / long, dy / long);
        // Edges that skip columns or go back bend, so that they pass beside states.
        let bend = if bends || long > 5.5 * radius + 40.0 { 0.22 * long } else { 0.0 };
        let bend = if dx < 0.0 { -bend.abs() } else { bend };
        let (cx, cy) = ((from.0 + to.0) / 2.0 - uy * bend, (from.1 + to.1) / 2.0 + ux * bend.abs());
        let toward = |p: (f64, f64), q: (f64, f64), by: f64| {
            let d = (q.0 - p.0).hypot(q.1 - p.1);
            (p.0 + (q.0 - p.0) / d * by, p.1 + (q.1 - p.1) / d * by)
        };
        let (a, b) = (toward(from, (cx, cy), radius), toward(to, (cx, cy), radius + 2.0));
        let path = format!("M{:.1} {:.1}Q{cx:.1} {cy:.1} {:.1} {:.1}", a.0, a.1, b.0, b.1);
        let middle = (0.25 * a.0 + 0.5 * cx + 0.25 * b.0, 0.25 * a.1 + 0.5 * cy + 0.25 * b.1);
        (path, (middle.0, middle.1 - 7.0))
    };
    let _ = writeln!(
        svg,
        "<path d=\"{path}\" {stroke}/><text x=\"{:.1}\" y=\"{:.1}\" fill=\"{hue}\" font-weight=\"600\" paint-order=\"stroke\" stroke=\"#fff\" stroke-width=\"4\">{text}</text>",
        label.0, label.1
    );
}
