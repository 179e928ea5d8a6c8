//! A chart: series on two axes.

use super::axis::{Axis, Scale};
use super::labels::spread;
use super::style::Style;
use std::fmt::Write;

/// A value at a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Where.
    pub x: f64,
    /// How much.
    pub y: f64,
    /// From where to where it may be, if that is shown.
    pub range: Option<(f64, f64)>,
    /// It is at least that much.
    pub above: bool,
}

impl Mark {
    /// A value that is known.
    pub fn new(x: f64, y: f64) -> Mark {
        Mark { x, y, range: None, above: false }
    }
}

/// Values that belong together.
#[derive(Clone, Debug)]
pub struct Series {
    /// What they are.
    pub name: String,
    /// How they look.
    pub style: Style,
    /// The values, from left to right.
    pub marks: Vec<Mark>,
    /// Whether a line joins them.
    pub line: bool,
    /// Whether each has its shape; a curve of many has none.
    pub shapes: bool,
    /// Whether ranges are a band; otherwise they are bars.
    pub band: bool,
}

impl Series {
    /// Values joined by a line.
    pub fn new(name: impl Into<String>, style: Style, marks: Vec<Mark>) -> Series {
        Series { name: name.into(), style, marks, line: true, shapes: true, band: false }
    }
}

/// A chart.
#[derive(Clone, Debug)]
pub struct Chart {
    /// What it shows, for those who cannot see it and as its title.
    pub title: String,
    /// Across.
    pub x: Axis,
    /// Up.
    pub y: Axis,
    /// The series.
    pub series: Vec<Series>,
    /// A line where both axes have the same value.
    pub diagonal: bool,
    /// A level that is worth a line, with its label.
    pub level: Option<(f64, String)>,
}

const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 560.0;
const TITLE: f64 = 44.0;
const TEXT: f64 = 17.0;
const FONT: &str = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif";

impl Chart {
    /// A chart without series.
    pub fn new(title: impl Into<String>, x: Axis, y: Axis) -> Chart {
        Chart { title: title.into(), x, y, series: Vec::new(), diagonal: false, level: None }
    }

    /// The chart as SVG, with its title above if it shall stand by itself.
    pub fn svg(&self, titled: bool) -> String {
        let marks = || self.series.iter().flat_map(|series| &series.marks);
        let x = self.x.scale(marks().map(|mark| mark.x));
        let y = self.y.scale(marks().flat_map(|mark| {
            let (low, high) = mark.range.unwrap_or((mark.y, mark.y));
            [mark.y, low, high]
        }));
        let widest = self.series.iter().map(|series| series.name.chars().count()).max();
        let longest = y.ticks.iter().map(|(_, text)| text.chars().count()).max().unwrap_or(1);
        let frame = Frame {
            left: 46.0 + 9.5 * longest as f64,
            right: WIDTH - 34.0 - 11.2 * widest.unwrap_or(0) as f64,
            top: if titled { TITLE + 12.0 } else { 14.0 },
            bottom: HEIGHT - 64.0,
            x,
            y,
        };
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             font-family=\"{FONT}\" font-size=\"{TEXT}\" role=\"img\">\n<title>{}</title>\n",
            escaped(&self.title)
        );
        if titled {
            let _ = writeln!(
                svg,
                "<rect class=\"sheet\" width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
                 <text class=\"ink\" x=\"24\" y=\"32\" font-size=\"21\" font-weight=\"600\" fill=\"#222\">{}</text>",
                escaped(&self.title)
            );
        }
        frame.draw(&mut svg, &self.x, &self.y);
        if self.diagonal {
            frame.diagonal(&mut svg);
        }
        if let Some((level, label)) = &self.level {
            frame.level(&mut svg, *level, label);
        }
        for series in &self.series {
            frame.series(&mut svg, series);
        }
        frame.labels(&mut svg, &self.series);
        svg + "</svg>\n"
    }
}

/// The rectangle of the values.
struct Frame {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
    x: Scale,
    y: Scale,
}

impl Frame {
    fn x(&self, value: f64) -> f64 {
        self.left + self.x.at(value) * (self.right - self.left)
    }

    fn y(&self, value: f64) -> f64 {
        self.bottom - self.y.at(value) * (self.bottom - self.top)
    }

    fn draw(&self, svg: &mut String, across: &Axis, up: &Axis) {
        let (l, r, t, b) = (self.left, self.right, self.top, self.bottom);
        let mut fine = String::new();
        for &value in &self.y.small {
            let _ = write!(fine, "M{l:.1} {0:.1}H{r:.1}", self.y(value));
        }
        let mut grid = String::new();
        for (value, _) in &self.y.ticks {
            let _ = write!(grid, "M{l:.1} {0:.1}H{r:.1}", self.y(*value));
        }
        for (value, _) in &self.x.ticks {
            let _ = write!(grid, "M{0:.1} {t:.1}V{b:.1}", self.x(*value));
        }
        let _ = writeln!(
            svg,
            "<path class=\"fine\" d=\"{fine}\" stroke=\"#f0f0f0\" fill=\"none\"/>\n\
             <path class=\"grid\" d=\"{grid}\" stroke=\"#dcdcdc\" fill=\"none\"/>\n\
             <path class=\"edge\" d=\"M{l:.1} {t:.1}V{b:.1}H{r:.1}\" stroke=\"#777\" stroke-width=\"1.4\" fill=\"none\"/>"
        );
        svg.push_str("<g class=\"ink\" fill=\"#333\">\n");
        for (value, text) in &self.y.ticks {
            let (x, y) = (l - 9.0, self.y(*value) + 6.0);
            let _ =
                writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"end\">{text}</text>");
        }
        for (value, text) in &self.x.ticks {
            let (x, y) = (self.x(*value), b + 24.0);
            let _ = writeln!(
                svg,
                "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{text}</text>"
            );
        }
        let (x, y) = ((l + r) / 2.0, b + 52.0);
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\" font-weight=\"600\">{}</text>\n\
             <text transform=\"translate(22 {1:.1}) rotate(-90)\" text-anchor=\"middle\" font-weight=\"600\">{2}</text>\n</g>",
            escaped(&across.label),
            (t + b) / 2.0,
            escaped(&up.label)
        );
    }

    fn diagonal(&self, svg: &mut String) {
        let points: Vec<(f64, f64)> = (0..=400)
            .map(|i| 10f64.powf(f64::from(i) / 20.0 - 5.0))
            .filter(|v| {
                (0.0..=1.0).contains(&self.x.at(*v)) && (0.0..=1.0).contains(&self.y.at(*v))
            })
            .map(|v| (self.x(v), self.y(v)))
            .collect();
        if let [(x0, y0), .., (x1, y1)] = points[..] {
            let _ = writeln!(
                svg,
                "<path class=\"edge\" d=\"M{x0:.1} {y0:.1}L{x1:.1} {y1:.1}\" stroke=\"#777\" stroke-dasharray=\"6 5\" fill=\"none\"/>"
            );
        }
    }

    fn level(&self, svg: &mut String, level: f64, label: &str) {
        let (l, r, y) = (self.left, self.right, self.y(level));
        let _ = writeln!(
            svg,
            "<path class=\"edge\" d=\"M{l:.1} {y:.1}H{r:.1}\" stroke=\"#555\" stroke-width=\"1.6\" fill=\"none\"/>\n\
             <text class=\"ink\" x=\"{0:.1}\" y=\"{1:.1}\" font-size=\"15\" fill=\"#555\">{2}</text>",
            l + 8.0,
            y - 7.0,
            escaped(label)
        );
    }

    fn series(&self, svg: &mut String, series: &Series) {
        let hue = series.style.hue();
        let ranges = || series.marks.iter().filter_map(|m| m.range.map(|(a, b)| (m.x, a, b)));
        if series.band && ranges().count() > 1 {
            let up: Vec<String> =
                ranges().map(|(x, _, b)| format!("{:.1} {:.1}", self.x(x), self.y(b))).collect();
            let mut down: Vec<String> =
                ranges().map(|(x, a, _)| format!("{:.1} {:.1}", self.x(x), self.y(a))).collect();
            down.reverse();
            let path = up.into_iter().chain(down).collect::<Vec<_>>().join("L");
            let _ = writeln!(svg, "<path d=\"M{path}Z\" fill=\"{hue}\" fill-opacity=\".16\"/>");
        } else {
            let bars: String = ranges()
                .map(|(x, a, b)| format!("M{0:.1} {1:.1}V{2:.1}", self.x(x), self.y(a), self.y(b)))
                .collect();
            if !bars.is_empty() {
                let _ = writeln!(
                    svg,
                    "<path d=\"{bars}\" stroke=\"{hue}\" stroke-width=\"2\" stroke-opacity=\".6\" fill=\"none\"/>"
                );
            }
        }
        if series.line {
            let line: Vec<String> = (series.marks.iter())
                .map(|mark| format!("{:.1} {:.1}", self.x(mark.x), self.y(mark.y)))
                .collect();
            let _ = writeln!(
                svg,
                "<path d=\"M{}\" stroke=\"{hue}\" stroke-width=\"2.6\" stroke-linejoin=\"round\" stroke-dasharray=\"{}\" fill=\"none\"/>",
                line.join("L"),
                series.style.dashes()
            );
            for mark in series.marks.iter().filter(|mark| series.shapes || mark.above) {
                *svg += &series.style.shape(self.x(mark.x), self.y(mark.y), mark.above);
            }
            svg.push('\n');
        } else {
            let _ = write!(svg, "<g fill=\"{hue}\" fill-opacity=\".5\">");
            for mark in &series.marks {
                let (x, y) = (self.x(mark.x), self.y(mark.y));
                let _ = if mark.above {
                    write!(
                        svg,
                        "<path d=\"M{0:.1} {y:.1}h7m-3.5 -3.5v7\" stroke=\"{hue}\" stroke-width=\"1.6\"/>",
                        x - 3.5
                    )
                } else {
                    write!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2.6\"/>")
                };
            }
            svg.push_str("</g>\n");
        }
    }

    /// The names beside the ends of the lines, with a thin line to each.
    fn labels(&self, svg: &mut String, series: &[Series]) {
        let ends: Vec<(&Series, f64, f64)> = series
            .iter()
            .filter_map(|own| own.marks.last().map(|mark| (own, self.x(mark.x), self.y(mark.y))))
            .collect();
        let wanted: Vec<f64> = match series.iter().any(|own| own.line) {
            true => ends.iter().map(|(_, _, y)| *y).collect(),
            // Clouds have no ends: their names form a list.
            false => (0..ends.len()).map(|i| self.top + 14.0 + 26.0 * i as f64).collect(),
        };
        let places = spread(&wanted, 23.0, self.top + 6.0, self.bottom - 4.0);
        for ((own, x, y), place) in ends.into_iter().zip(places) {
            let (hue, text) = (own.style.hue(), self.right + 24.0);
            if own.line {
                let _ = writeln!(
                    svg,
                    "<path d=\"M{0:.1} {y:.1}L{1:.1} {place:.1}H{2:.1}\" stroke=\"{hue}\" stroke-opacity=\".45\" fill=\"none\"/>",
                    x + 6.0,
                    text - 12.0,
                    text - 4.0
                );
            } else {
                let _ = writeln!(
                    svg,
                    "<circle cx=\"{0:.1}\" cy=\"{place:.1}\" r=\"5\" fill=\"{hue}\"/>",
                    text - 12.0
                );
            }
            let _ = writeln!(
                svg,
                "<text x=\"{text:.1}\" y=\"{0:.1}\" fill=\"{hue}\" font-weight=\"600\">{1}</text>",
                place + 6.0,
                escaped(&own.name)
            );
        }
    }
}

/// A text as XML writes it.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
