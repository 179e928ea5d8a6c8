//! Brightness, contrast, gamma and inversion of samples, on the curve of sRGB, where even steps
//! look even.

use crate::light;
use crate::raster::{Raster, Sample};
use crate::roots::power;
use crate::settings::Tone;

/// The samples in another tone.
pub fn tone(samples: &Raster<Sample>, tone: Tone) -> Raster<Sample> {
    if tone == Tone::default() {
        return samples.clone();
    }
    samples.map(|sample| Sample {
        light: sample.light.map(|own| changed(f64::from(own), tone) as f32),
        alpha: sample.alpha,
    })
}

fn changed(own: f64, tone: Tone) -> f64 {
    let mut x = light::encoded(own);
    // The inverse power, in hundredths: gamma 200 is a square root.
    x = power(x, (10_000 / u32::from(tone.gamma.clamp(10, 1000))) as u16);
    let contrast = f64::from(tone.contrast.clamp(-100, 100)) / 100.0;
    // From flat over unchanged to a step: 0, 1, and large.
    let slope = if contrast <= 0.0 { 1.0 + contrast } else { 1.0 / (1.0 - contrast).max(0.01) };
    x = (x - 0.5) * slope + 0.5;
    x = (x + f64::from(tone.brightness.clamp(-100, 100)) / 100.0).clamp(0.0, 1.0);
    light::decoded(if tone.invert { 1.0 - x } else { x })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_slider_does_what_it_says() {
        let usual = Tone::default();
        let at =
            |byte: u8, tone| light::byte(changed(light::decoded(f64::from(byte) / 255.0), tone));
        assert_eq!(at(100, usual), 100);
        assert_eq!(at(100, Tone { invert: true, ..usual }), 155);
        assert_eq!(at(100, Tone { brightness: 100, ..usual }), 255);
        assert_eq!(at(200, Tone { brightness: -100, ..usual }), 0);
        assert_eq!(at(200, Tone { contrast: -100, ..usual }), 128);
        assert_eq!(
            (at(120, Tone { contrast: 100, ..usual }), at(140, Tone { contrast: 100, ..usual })),
            (0, 255)
        );
        assert_eq!(at(64, Tone { gamma: 200, ..usual }), 128);
    }
}
