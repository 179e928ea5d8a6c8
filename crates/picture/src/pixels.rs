//! A decoded picture: pixels of one to four channels of 8 bits, seen the right way up.
//!
//! The pixels stay as the decoder left them, and the orientation is applied whenever one is
//! looked at: a turned copy of a large photograph would double the memory.

use crate::Trouble;
use std::sync::Arc;

/// How the stored pixels are turned before they are seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Turned {
    /// Rows and columns change places, after the flips.
    pub transposed: bool,
    /// The stored columns are seen from the right.
    pub flipped_across: bool,
    /// The stored rows are seen from below.
    pub flipped_down: bool,
}

/// A picture of pixels. Copies of it share them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    width: u32,
    height: u32,
    channels: usize,
    /// Shared by copies.
    data: Arc<Vec<u8>>,
    turned: Turned,
}

impl Pixels {
    /// A picture of red, green, blue and alpha, row by row; none if there is no pixel or another
    /// number of bytes.
    pub fn rgba(width: u32, height: u32, data: Vec<u8>) -> Result<Pixels, Trouble> {
        Pixels::new(width, height, 4, data, Turned::default())
    }

    pub(crate) fn new(
        width: u32,
        height: u32,
        channels: usize,
        data: Vec<u8>,
        turned: Turned,
    ) -> Result<Pixels, Trouble> {
        let bytes = u64::from(width) * u64::from(height) * channels as u64;
        match (width, height) {
            (0, _) | (_, 0) => Err(Trouble::NoPixels),
            _ if bytes != data.len() as u64 => Err(Trouble::Truncated),
            _ => Ok(Pixels { width, height, channels, data: Arc::new(data), turned }),
        }
    }

    /// How many columns of pixels are seen.
    pub fn width(&self) -> u32 {
        if self.turned.transposed { self.height } else { self.width }
    }

    /// How many rows of pixels are seen.
    pub fn height(&self) -> u32 {
        if self.turned.transposed { self.width } else { self.height }
    }

    /// Red, green, blue and alpha of the pixel in this column and row, which must be in it.
    pub fn at(&self, x: u32, y: u32) -> [u8; 4] {
        let (x, y) = if self.turned.transposed { (y, x) } else { (x, y) };
        let x = if self.turned.flipped_across { self.width - 1 - x } else { x };
        let y = if self.turned.flipped_down { self.height - 1 - y } else { y };
        let start = (y as usize * self.width as usize + x as usize) * self.channels;
        match self.data[start..start + self.channels] {
            [grey] => [grey, grey, grey, 255],
            [grey, alpha] => [grey, grey, grey, alpha],
            [r, g, b] => [r, g, b, 255],
            [r, g, b, alpha] => [r, g, b, alpha],
            _ => [0; 4],
        }
    }

    /// The same picture after this many quarter turns clockwise, and then mirrored left to right.
    pub fn turned(mut self, quarters: u8, mirrored: bool) -> Pixels {
        for _ in 0..quarters % 4 {
            self.turned = self.turned.then(|x, y, _, height| (y, height - x));
        }
        if mirrored {
            self.turned = self.turned.then(|x, y, width, _| (width - x, y));
        }
        self
    }
}

impl Turned {
    /// What is seen where `from` says, of the last column and row, which seen pixel to take.
    fn then(self, from: impl Fn(i32, i32, i32, i32) -> (i32, i32)) -> Turned {
        // Three corners of a picture of 2 x 2 tell one orientation from all others.
        let stored = |x: i32, y: i32| {
            let (x, y) = from(x, y, 1, 1);
            let (x, y) = if self.transposed { (y, x) } else { (x, y) };
            let flip = |at: i32, is: bool| if is { 1 - at } else { at };
            (flip(x, self.flipped_across), flip(y, self.flipped_down))
        };
        let (origin, right) = (stored(0, 0), stored(1, 0));
        let transposed = origin.0 == right.0;
        Turned { transposed, flipped_across: origin.0 == 1, flipped_down: origin.1 == 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(pixels: &Pixels) -> Vec<Vec<u8>> {
        let row = |y| (0..pixels.width()).map(|x| pixels.at(x, y)[0]).collect();
        (0..pixels.height()).map(row).collect()
    }

    #[test]
    fn quarter_turns_and_mirrors_are_seen() {
        let pixels = Pixels::new(3, 2, 1, vec![1, 2, 3, 4, 5, 6], Turned::default()).unwrap();
        let check = |quarters, mirrored, expected: &[&[u8]]| {
            assert_eq!(seen(&pixels.clone().turned(quarters, mirrored)), expected);
        };
        check(0, false, &[&[1, 2, 3], &[4, 5, 6]]);
        check(1, false, &[&[4, 1], &[5, 2], &[6, 3]]);
        check(2, false, &[&[6, 5, 4], &[3, 2, 1]]);
        check(3, false, &[&[3, 6], &[2, 5], &[1, 4]]);
        check(0, true, &[&[3, 2, 1], &[6, 5, 4]]);
        check(1, true, &[&[1, 4], &[2, 5], &[3, 6]]);
        check(4, false, &[&[1, 2, 3], &[4, 5, 6]]);
    }
}
