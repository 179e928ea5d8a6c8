//! Bytes that may be a picture file: decoding them neither panics nor takes more than its memory,
//! and what was decoded is read as a puzzle, or refused.

#![no_main]

use grille_picture::{MAX_PIXELS, decode, encode};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(pixels) = decode(bytes) {
        assert!(u64::from(pixels.width()) * u64::from(pixels.height()) <= MAX_PIXELS);
        let (right, bottom) = (pixels.width() - 1, pixels.height() - 1);
        let _ = (pixels.at(0, 0), pixels.at(right, 0), pixels.at(right, bottom));
        if right < 64
            && bottom < 64
            && let Ok(text) = encode::as_ppm(bytes)
        {
            let again = encode::png_of_ppm(&text);
            assert_eq!(encode::as_ppm(&again).as_deref(), Ok(text.as_str()));
        }
    }
});
