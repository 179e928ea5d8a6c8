//! Oklab (Björn Ottosson, 2020): colours as lightness and two axes, where equal distances look
//! about equally far.

use crate::light;
use crate::roots::cube_root;
use grille_engine::nonogram::Rgb;

/// A colour: lightness from 0 to 1, green to red, blue to yellow.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Oklab {
    pub l: f64,
    pub a: f64,
    pub b: f64,
}

impl Oklab {
    /// The colour of red, green and blue light.
    pub fn of_light([r, g, b]: [f64; 3]) -> Oklab {
        let l = cube_root(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
        let m = cube_root(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
        let s = cube_root(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
        Oklab {
            l: 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
            a: 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
            b: 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s,
        }
    }

    /// What a colour of a palette looks like.
    pub fn of(rgb: Rgb) -> Oklab {
        Oklab::of_light(of_rgb(rgb))
    }

    /// Red, green and blue light.
    pub fn light(self) -> [f64; 3] {
        let l = self.l + 0.396_337_777_4 * self.a + 0.215_803_757_3 * self.b;
        let m = self.l - 0.105_561_345_8 * self.a - 0.063_854_172_8 * self.b;
        let s = self.l - 0.089_484_177_5 * self.a - 1.291_485_548_0 * self.b;
        let [l, m, s] = [l * l * l, m * m * m, s * s * s];
        [
            4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
            -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
            -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s,
        ]
    }

    /// The nearest colour that a screen can show.
    pub fn rgb(self) -> Rgb {
        let [r, g, b] = self.light().map(light::byte);
        Rgb { r, g, b }
    }

    /// The square of how far two colours look from each other.
    pub fn squared_distance(self, other: Oklab) -> f64 {
        let (l, a, b) = (self.l - other.l, self.a - other.a, self.b - other.b);
        l * l + a * a + b * b
    }

    /// How far two colours look from each other: black and white are 1 apart.
    pub fn distance(self, other: Oklab) -> f64 {
        self.squared_distance(other).sqrt()
    }
}

/// The light of a colour.
pub fn of_rgb(Rgb { r, g, b }: Rgb) -> [f64; 3] {
    [r, g, b].map(|byte| f64::from(light::of_bytes()[usize::from(byte)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_come_back_and_black_is_far_from_white() {
        for (r, g, b) in [(0, 0, 0), (255, 255, 255), (200, 30, 90), (1, 128, 254), (17, 17, 18)] {
            let rgb = Rgb { r, g, b };
            assert_eq!(Oklab::of(rgb).rgb(), rgb);
        }
        let far = Oklab::of(Rgb::BLACK).distance(Oklab::of(Rgb::WHITE));
        assert!((far - 1.0).abs() < 1e-3, "{far}");
    }
}
