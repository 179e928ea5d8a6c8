//! An axis: from values to places, and where its marks stand.

/// What the numbers of an axis are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Numbers.
    Number,
    /// Nanoseconds.
    Time,
    /// Shares from 0 to 1.
    Percent,
    /// Ratios: ×2, ×½.
    Ratio,
}

/// An axis.
#[derive(Clone, Debug)]
pub struct Axis {
    /// What it shows.
    pub label: String,
    /// What its numbers are.
    pub kind: Kind,
    /// Whether equal factors are equally far apart.
    pub log: bool,
    /// The bounds, if they do not follow from the values.
    pub bounds: Option<(f64, f64)>,
    /// What stands between the whole and the parts of a number.
    pub point: String,
}

/// An axis with its bounds.
#[derive(Clone, Debug)]
pub struct Scale {
    log: bool,
    /// The least and the most value, as logarithms if it is logarithmic.
    low: f64,
    high: f64,
    /// Marks with a text.
    pub ticks: Vec<(f64, String)>,
    /// Marks without.
    pub small: Vec<f64>,
}

impl Axis {
    /// An axis from 0 up.
    pub fn new(label: impl Into<String>, kind: Kind) -> Axis {
        Axis { label: label.into(), kind, log: false, bounds: None, point: ".".to_owned() }
    }

    /// The same, logarithmic.
    #[must_use]
    pub fn log(mut self) -> Axis {
        self.log = true;
        self
    }

    /// The same with these bounds.
    #[must_use]
    pub fn within(mut self, low: f64, high: f64) -> Axis {
        self.bounds = Some((low, high));
        self
    }

    /// The scale for these values.
    pub fn scale(&self, values: impl Iterator<Item = f64>) -> Scale {
        let values = values.filter(|value| value.is_finite() && (!self.log || *value > 0.0));
        let around = values.fold(None, |around: Option<(f64, f64)>, value| match around {
            None => Some((value, value)),
            Some((low, high)) => Some((low.min(value), high.max(value))),
        });
        let (low, high) = self.bounds.or(around).unwrap_or((1.0, 10.0));
        if self.log { self.logarithmic(low, high) } else { self.linear(low, high) }
    }

    fn logarithmic(&self, low: f64, high: f64) -> Scale {
        let (low, high) = (low.max(1e-30), high.max(low).max(1e-30));
        // A ratio is seen from 1, and nothing is seen in less than a factor of ten.
        let (mut from, mut to) = (low.log10(), high.log10());
        if self.kind == Kind::Ratio {
            (from, to) = (from.min(-0.3), to.max(0.3));
        }
        if to - from < 1.0 {
            let more = (1.0 - (to - from)) / 2.0;
            (from, to) = (from - more, to + more);
        }
        let (from, to) = (from - 0.03 * (to - from), to + 0.03 * (to - from));
        let decades = (to.floor() - from.ceil()) as i32 + 1;
        let every = (decades / 9 + 1).max(1);
        let (mut ticks, mut small) = (Vec::new(), Vec::new());
        for power in from.floor() as i32..=to.ceil() as i32 {
            for digit in 1..10 {
                let value = f64::from(digit) * 10f64.powi(power);
                if !(from..=to).contains(&value.log10()) {
                    continue;
                }
                let named = match digit {
                    1 => power % every == 0,
                    2 | 5 => decades <= 2,
                    _ => false,
                };
                if named {
                    ticks.push((value, self.name(value)));
                } else if every == 1 {
                    small.push(value);
                }
            }
        }
        Scale { log: true, low: from, high: to, ticks, small }
    }

    fn linear(&self, low: f64, high: f64) -> Scale {
        let span = if high > low { high - low } else { 1.0 };
        let rough = span / 8.0;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|unit| unit * power).into_iter();
        let step = step.into_iter().find(|step| *step >= rough * 0.999).unwrap_or(rough);
        let step = if self.kind == Kind::Number { step.max(1.0) } else { step };
        let first = (low / step - 1e-9).ceil() as i64;
        let last = (high / step + 1e-9).floor() as i64;
        let ticks = (first..=last).map(|at| at as f64 * step);
        let ticks = ticks.map(|value| (value, self.name(value))).collect();
        let pad = 0.02 * span;
        Scale { log: false, low: low - pad, high: high + pad, ticks, small: Vec::new() }
    }

    /// A value in words.
    pub fn name(&self, value: f64) -> String {
        let text = match self.kind {
            Kind::Number => number(value),
            Kind::Time => time(value),
            Kind::Percent => format!("{} %", plain(value * 100.0)),
            Kind::Ratio if value < 0.999 => format!("÷{}", number(1.0 / value)),
            Kind::Ratio => format!("×{}", number(value)),
        };
        text.replace('.', &self.point)
    }
}

impl Scale {
    /// Where a value lies, from 0 to 1.
    pub fn at(&self, value: f64) -> f64 {
        let value = if self.log { value.max(1e-30).log10() } else { value };
        ((value - self.low) / (self.high - self.low)).clamp(-0.02, 1.02)
    }
}

/// Nanoseconds in a unit that suits them.
pub fn time(ns: f64) -> String {
    let units = [(1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1.0, "ns")];
    let (size, unit) = units.into_iter().find(|(size, _)| ns >= 0.999 * size).unwrap_or(units[3]);
    format!("{} {unit}", number(ns / size))
}

/// Three digits, or a power of ten.
pub fn number(value: f64) -> String {
    const HIGH: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    if value.abs() < 99_999.5 {
        return plain(value);
    }
    let power = value.abs().log10().floor();
    let digits = value / 10f64.powf(power);
    let high: String = format!("{power}")
        .chars()
        .filter_map(|c| c.to_digit(10))
        .map(|d| HIGH[d as usize])
        .collect();
    if (digits - 1.0).abs() < 0.005 {
        format!("10{high}")
    } else {
        format!("{}·10{high}", plain(digits))
    }
}

/// Up to three digits that count, without zeros at the end.
fn plain(value: f64) -> String {
    let places = match value.abs() {
        size if size >= 99.95 || size == 0.0 => 0,
        size if size >= 9.995 => 1,
        size if size >= 0.9995 => 2,
        size => (2.0 - size.log10().floor()).min(9.0) as usize,
    };
    let text = format!("{value:.places$}");
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_words() {
        assert_eq!(
            [0.0, 1.0, 2.5, 12.34, 999.0, 12_345.0].map(number),
            ["0", "1", "2.5", "12.3", "999", "12345"]
        );
        assert_eq!([1e5, 2e6, 0.5, 0.01].map(number), ["10⁵", "2·10⁶", "0.5", "0.01"]);
        assert_eq!(
            [1.0, 1000.0, 2.5e6, 1e9, 1e11].map(time),
            ["1 ns", "1 µs", "2.5 ms", "1 s", "100 s"]
        );
        let ratio = Axis::new("", Kind::Ratio);
        assert_eq!([1.0, 2.0, 0.5].map(|value| ratio.name(value)), ["×1", "×2", "÷2"]);
    }

    #[test]
    fn marks_are_few_and_inside() {
        for (low, high) in [(1.0, 9.0), (1e3, 1e9), (1.0, 1e20), (5.0, 5.0), (1e-9, 2.0)] {
            for axis in [Axis::new("", Kind::Number).log(), Axis::new("", Kind::Percent)] {
                let scale = axis.scale([low, high].into_iter());
                let inside =
                    scale.ticks.iter().all(|(value, _)| (0.0..=1.0).contains(&scale.at(*value)));
                assert!(
                    inside && (1..=13).contains(&scale.ticks.len()),
                    "{low} {high} {:?}",
                    scale.ticks
                );
            }
        }
    }
}
