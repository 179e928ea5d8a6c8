//! The curve of sRGB: what a byte of a picture means as an amount of light, and back.

use crate::roots::{power_2_4, root_2_4};
use std::sync::OnceLock;

/// The amount of light of every byte, from 0 to 1.
pub fn of_bytes() -> &'static [f32; 256] {
    static TABLE: OnceLock<[f32; 256]> = OnceLock::new();
    TABLE.get_or_init(|| {
        std::array::from_fn(|byte| {
            let x = byte as f64 / 255.0;
            let light = if x <= 0.04045 { x / 12.92 } else { power_2_4((x + 0.055) / 1.055) };
            light as f32
        })
    })
}

/// An amount of light as a part of the curve of sRGB, from 0 to 1: even steps look even.
pub fn encoded(light: f64) -> f64 {
    let light = light.clamp(0.0, 1.0);
    if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * root_2_4(light) - 0.055 }
}

/// The inverse of [`encoded`].
pub fn decoded(x: f64) -> f64 {
    let x = x.clamp(0.0, 1.0);
    if x <= 0.04045 { x / 12.92 } else { power_2_4((x + 0.055) / 1.055) }
}

/// The byte nearest to an amount of light.
pub fn byte(light: f64) -> u8 {
    (encoded(light) * 255.0 + 0.5) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_comes_back() {
        for (own, &light) in of_bytes().iter().enumerate() {
            assert_eq!(usize::from(byte(f64::from(light))), own);
            assert!((decoded(encoded(f64::from(light))) - f64::from(light)).abs() < 1e-6);
        }
    }
}
