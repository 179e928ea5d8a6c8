//! Roots and powers that come out the same to the last bit on every machine.
//!
//! The standard library's `powf` and `cbrt` are the system's, and differ. What is made of
//! `+ - * /` and `sqrt` alone does not: IEEE 754 defines these to the bit, and Rust never joins
//! or reorders them.

/// The cube root, by Newton's method from a first guess that divides the exponent by three
/// (Kahan's). Five rounds are enough for all bits.
pub fn cube_root(x: f64) -> f64 {
    if x == 0.0 || !x.is_finite() {
        return 0.0;
    }
    let size = x.abs();
    let mut root = f64::from_bits(size.to_bits() / 3 + 0x2a9f_7893_0000_0000);
    for _ in 0..5 {
        root -= (root * root * root - size) / (3.0 * root * root);
    }
    if x < 0.0 { -root } else { root }
}

/// The fifth root of a number from 0 on, likewise.
fn fifth_root(x: f64) -> f64 {
    if x <= 0.0 {
        return 0.0;
    }
    let mut root = f64::from_bits(x.to_bits() / 5 + 0x3325_0000_0000_0000);
    for _ in 0..8 {
        let fourth = root * root * root * root;
        root -= (root * fourth - x) / (5.0 * fourth);
    }
    root
}

/// x to the power of 2.4, for the curve of sRGB: x² times the fifth root of x².
pub fn power_2_4(x: f64) -> f64 {
    x * x * fifth_root(x * x)
}

/// x to the power of 1/2.4: the cube root of x to the fifth, and two square roots of that.
pub fn root_2_4(x: f64) -> f64 {
    cube_root(x * x * x * x * x).sqrt().sqrt()
}

/// x to the power of so many hundredths: whole powers by multiplying, the rest by square roots,
/// one for each binary digit of the rest.
pub fn power(x: f64, hundredths: u16) -> f64 {
    if x <= 0.0 {
        return if hundredths == 0 { 1.0 } else { 0.0 };
    }
    let (whole, mut rest) = (hundredths / 100, f64::from(hundredths % 100) / 100.0);
    let mut result = 1.0;
    for _ in 0..whole {
        result *= x;
    }
    let mut root = x;
    for _ in 0..24 {
        root = root.sqrt();
        rest *= 2.0;
        if rest >= 1.0 {
            rest -= 1.0;
            result *= root;
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_and_powers_are_near_those_of_the_system() {
        for step in 1..=1000 {
            let x = f64::from(step) / 500.0;
            let near = |ours: f64, theirs: f64, by: f64| {
                assert!((ours - theirs).abs() <= by * theirs.max(1e-9), "{x}: {ours} {theirs}");
            };
            near(cube_root(x), x.cbrt(), 1e-15);
            near(-cube_root(-x), x.cbrt(), 1e-15);
            near(power_2_4(x), x.powf(2.4), 1e-14);
            near(root_2_4(x), x.powf(1.0 / 2.4), 1e-14);
            for hundredths in [10, 45, 100, 220, 1000] {
                near(power(x, hundredths), x.powf(f64::from(hundredths) / 100.0), 1e-5);
            }
        }
        assert_eq!((cube_root(0.0), power(0.0, 50), power_2_4(0.0)), (0.0, 0.0, 0.0));
    }
}
