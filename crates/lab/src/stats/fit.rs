//! How something grows: a straight line through logarithms, by least squares.

/// A straight line, and how well it fits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// At 0.
    pub start: f64,
    /// For each unit.
    pub slope: f64,
    /// The share of the variance that it explains, from 0 to 1.
    pub r2: f64,
}

/// How something grows with `n`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Growth {
    /// By a factor for each unit.
    Exponential {
        /// The factor.
        factor: f64,
        /// How well it fits.
        r2: f64,
    },
    /// With a power.
    Power {
        /// The exponent.
        exponent: f64,
        /// How well it fits.
        r2: f64,
    },
}

impl Fit {
    /// The line through at least three points.
    pub fn new(points: &[(f64, f64)]) -> Option<Fit> {
        let count = points.len() as f64;
        if points.len() < 3 {
            return None;
        }
        let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
        let (x0, y0) = (mean(|p| p.0), mean(|p| p.1));
        let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
            points.iter().map(|&(x, y)| of(x - x0, y - y0)).sum()
        };
        let (xx, xy, yy) = (sum(&|x, _| x * x), sum(&|x, y| x * y), sum(&|_, y| y * y));
        if xx == 0.0 {
            return None;
        }
        let slope = xy / xx;
        let r2 = if yy == 0.0 { 1.0 } else { xy * xy / (xx * yy) };
        Some(Fit { start: y0 - slope * x0, slope, r2 })
    }
}

/// The growth that fits points `(n, value)` better.
pub fn growth(points: &[(f64, f64)]) -> Option<Growth> {
    let logs = |x: fn(f64) -> f64| -> Vec<(f64, f64)> {
        points.iter().map(|&(n, value)| (x(n), value.ln())).collect()
    };
    let exponential = Fit::new(&logs(|n| n))?;
    let power = Fit::new(&logs(f64::ln))?;
    Some(if exponential.r2 >= power.r2 {
        Growth::Exponential { factor: exponential.slope.exp(), r2: exponential.r2 }
    } else {
        Growth::Power { exponent: power.slope, r2: power.r2 }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_growth_is_found() {
        let check =
            |of: fn(f64) -> f64| growth(&[4.0, 5.0, 7.0, 11.0, 20.0].map(|n| (n, of(n)))).unwrap();
        let Growth::Exponential { factor, r2 } = check(|n| 3.0 * 1.5_f64.powf(n)) else { panic!() };
        assert!((factor - 1.5).abs() < 1e-9 && r2 > 0.999_999);
        let Growth::Power { exponent, .. } = check(|n| 0.1 * n.powi(4)) else { panic!() };
        assert!((exponent - 4.0).abs() < 1e-9);
        assert_eq!(growth(&[(1.0, 1.0), (2.0, 2.0)]), None);
        assert_eq!(growth(&[(1.0, 1.0), (1.0, 2.0), (1.0, 3.0)]), None);
    }
}
