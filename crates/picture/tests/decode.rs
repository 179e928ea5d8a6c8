//! Picture files of every kind are decoded to the pixels that were put in, and bad ones are
//! refused with their reason before they cost anything. The files are made here, but for two in
//! `data/` that no encoder of ours can make.

#![allow(clippy::unwrap_used, reason = "tests may fail loudly")]

use grille_picture::{MAX_SIDE, Pixels, Trouble, decode, is_picture};
use image::codecs::gif::GifEncoder;
use image::{DynamicImage, ExtendedColorType, Frame, ImageFormat, Rgba, RgbaImage};
use std::io::Cursor;

/// A picture of four colours, with a transparent corner.
fn drawn() -> RgbaImage {
    RgbaImage::from_fn(6, 4, |x, y| match (x, y) {
        (0, 0) => Rgba([0, 0, 0, 0]),
        (_, 0) => Rgba([255, 255, 255, 255]),
        (0..3, _) => Rgba([200, 30, 40, 255]),
        _ => Rgba([20, 60, 180, 255]),
    })
}

fn file(image: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    image.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

fn pixels(pixels: &Pixels) -> Vec<[u8; 4]> {
    let rows = (0..pixels.height()).flat_map(|y| (0..pixels.width()).map(move |x| (x, y)));
    rows.map(|(x, y)| pixels.at(x, y)).collect()
}

#[test]
fn every_kind_of_file_gives_its_pixels() {
    let image = DynamicImage::from(drawn());
    let plain = |with_alpha: bool| -> Vec<[u8; 4]> {
        let opaque = |[r, g, b, alpha]: [u8; 4]| [r, g, b, if with_alpha { alpha } else { 255 }];
        drawn().pixels().map(|pixel| opaque(pixel.0)).collect()
    };
    for (format, with_alpha) in [
        (ImageFormat::Png, true),
        (ImageFormat::WebP, true),
        (ImageFormat::Gif, true),
        (ImageFormat::Bmp, true),
        (ImageFormat::Pnm, false),
    ] {
        let own = if with_alpha { image.clone() } else { DynamicImage::from(image.to_rgb8()) };
        let bytes = file(&own, format);
        assert!(is_picture(&bytes[..16]), "{format:?}");
        let found = decode(&bytes).unwrap();
        assert_eq!((found.width(), found.height()), (6, 4), "{format:?}");
        assert_eq!(pixels(&found), plain(with_alpha), "{format:?}");
    }
    // JPEG is not exact.
    let found = decode(&file(&DynamicImage::from(image.to_rgb8()), ImageFormat::Jpeg)).unwrap();
    assert_eq!((found.width(), found.height()), (6, 4));
}

#[test]
fn plain_and_binary_netpbm_are_the_same() {
    for text in
        ["P1\n3 1\n0 1 0\n", "P2\n3 1\n255\n255 0 255\n", "P3 3 1 15\n15 15 15 0 0 0 15 15 15"]
    {
        let found = pixels(&decode(text.as_bytes()).unwrap());
        assert_eq!(found, [[255; 4], [0, 0, 0, 255], [255; 4]], "{text}");
    }
    let binary = decode(b"P4\n3 1\n\x40").unwrap();
    assert_eq!(pixels(&binary), [[255; 4], [0, 0, 0, 255], [255; 4]]);
}

#[test]
fn sixteen_bits_are_rounded_and_the_first_frame_is_taken() {
    let deep =
        image::ImageBuffer::from_fn(2, 1, |x, _| image::Luma([[0x7f80u16, 0xffff][x as usize]]));
    let found = decode(&file(&DynamicImage::ImageLuma16(deep), ImageFormat::Png)).unwrap();
    assert_eq!(pixels(&found), [[127, 127, 127, 255], [255; 4]]);

    let mut bytes = Vec::new();
    let mut encoder = GifEncoder::new(&mut bytes);
    for colour in [[255, 0, 0, 255], [0, 0, 255, 255]] {
        encoder.encode_frame(Frame::new(RgbaImage::from_pixel(2, 2, Rgba(colour)))).unwrap();
    }
    drop(encoder);
    assert_eq!(decode(&bytes).unwrap().at(0, 0), [255, 0, 0, 255]);
}

/// A JPEG with an orientation in its Exif data.
fn with_orientation(jpeg: &[u8], orientation: u8) -> Vec<u8> {
    let mut exif = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
    exif.extend([orientation, 0, 0, 0, 0, 0, 0]);
    let length = (exif.len() + 2) as u16;
    let mut file = jpeg[..2].to_vec();
    file.extend([0xff, 0xe1]);
    file.extend(length.to_be_bytes());
    file.extend(exif);
    file.extend(&jpeg[2..]);
    file
}

#[test]
fn the_orientation_of_a_photograph_is_heeded() {
    // Four corners: dark at the left, and darkest above; large enough that JPEG keeps them apart.
    let image = image::GrayImage::from_fn(32, 16, |x, y| {
        image::Luma([if x < 16 {
            if y < 8 { 0 } else { 80 }
        } else if y < 8 {
            160
        } else {
            240
        }])
    });
    let mut jpeg = Vec::new();
    let encoder = image::codecs::jpeg::JpegEncoder::new_with_quality(&mut jpeg, 100);
    image::ImageEncoder::write_image(encoder, &image, 32, 16, ExtendedColorType::L8).unwrap();
    // Which corner is seen where: top left, top right, bottom left, bottom right.
    for (orientation, corners) in [
        (1, [0, 160, 80, 240]),
        (2, [160, 0, 240, 80]),
        (3, [240, 80, 160, 0]),
        (4, [80, 240, 0, 160]),
        (5, [0, 80, 160, 240]),
        (6, [80, 0, 240, 160]),
        (7, [240, 160, 80, 0]),
        (8, [160, 240, 0, 80]),
    ] {
        let found = decode(&with_orientation(&jpeg, orientation)).unwrap();
        let size = (found.width(), found.height());
        assert_eq!(size, if orientation < 5 { (32, 16) } else { (16, 32) });
        let (right, bottom) = (size.0 - 1, size.1 - 1);
        let seen =
            [(0, 0), (right, 0), (0, bottom), (right, bottom)].map(|(x, y)| found.at(x, y)[0]);
        for (seen, expected) in seen.into_iter().zip(corners) {
            assert!(seen.abs_diff(expected) < 12, "{orientation}: {seen} {expected}");
        }
    }
}

#[test]
fn what_printers_and_cameras_write_is_read() {
    // Four inks, and stored in refinements: a red field beside a blue one.
    for name in ["cmyk.jpg", "progressive.jpg"] {
        let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
        let found = decode(&std::fs::read(path).unwrap()).unwrap();
        let [left, right] = [found.at(4, 4), found.at(found.width() - 5, 4)];
        assert!(left[0] > 150 && left[2] < 120, "{name}: {left:?}");
        assert!(right[2] > 120 && right[0] < 120, "{name}: {right:?}");
    }
}

/// A photograph of which the end is missing.
fn jpeg() -> Vec<u8> {
    let image = DynamicImage::from(RgbaImage::from_fn(64, 64, |x, y| {
        Rgba([(x * 4) as u8, (y * 4) as u8, (x * y) as u8, 255])
    }));
    let mut bytes = file(&DynamicImage::from(image.to_rgb8()), ImageFormat::Jpeg);
    bytes.truncate(bytes.len() * 2 / 3);
    bytes
}

/// A PNG that says it has so many pixels, and has none.
fn hollow_png(width: u32, height: u32, depth: u8) -> Vec<u8> {
    let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    bytes.extend(width.to_be_bytes());
    bytes.extend(height.to_be_bytes());
    bytes.extend([depth, 6, 0, 0, 0]);
    let crc = crc(&bytes[12..]);
    bytes.extend(crc.to_be_bytes());
    bytes.extend(b"\0\0\0\0IDAT\x35\xaf\x06\x1e");
    bytes
}

fn crc(bytes: &[u8]) -> u32 {
    let mut crc = !0u32;
    for byte in bytes {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
        }
    }
    !crc
}

#[test]
fn bad_files_are_refused_with_their_reason() {
    let too_long = |width, height| Trouble::TooLong { width, height, limit: MAX_SIDE };
    for (bytes, trouble) in [
        (b"".to_vec(), Trouble::UnknownKind),
        (b"hello, this is a text".to_vec(), Trouble::UnknownKind),
        (b"P12 is no picture".to_vec(), Trouble::UnknownKind),
        (b"P6\n100000 1\n255\n".to_vec(), too_long(100_000, 1)),
        (b"P4\n1 4000000000\n".to_vec(), too_long(1, 4_000_000_000)),
        (hollow_png(100_000, 1, 8), too_long(100_000, 1)),
        (hollow_png(19_000, 19_000, 8), {
            Trouble::TooManyPixels { width: 19_000, height: 19_000, limit: 64_000_000 }
        }),
        // Sixteen bits in four channels: within the pixels, not within the memory.
        (hollow_png(7_900, 7_900, 16), Trouble::TooMuchMemory(256 << 20)),
        (b"P6\n20 20\n255\nabc".to_vec(), Trouble::Truncated),
        (file(&DynamicImage::from(drawn()), ImageFormat::Png)[..60].to_vec(), Trouble::Truncated),
        (jpeg(), Trouble::Truncated),
    ] {
        let found = decode(&bytes).unwrap_err();
        assert_eq!(found, trouble, "{:?}", String::from_utf8_lossy(&bytes[..bytes.len().min(20)]));
    }
    // No pixels at all is refused by some decoders themselves.
    for bytes in [b"P6\n0 0\n255\n".to_vec(), b"P1\n0 3\n".to_vec(), hollow_png(0, 0, 8)] {
        let found = decode(&bytes).unwrap_err();
        assert!(matches!(found, Trouble::NoPixels | Trouble::Damaged), "{found:?}");
    }
}

#[test]
fn no_file_that_breaks_off_or_is_changed_panics() {
    let image = DynamicImage::from(drawn());
    for format in [ImageFormat::Png, ImageFormat::WebP, ImageFormat::Gif, ImageFormat::Bmp] {
        let whole = file(&image, format);
        for end in 0..whole.len() {
            let _ = decode(&whole[..end]);
        }
        for at in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[at] ^= 0x55;
            let _ = decode(&bytes);
        }
    }
    let whole = file(&DynamicImage::from(image.to_rgb8()), ImageFormat::Jpeg);
    for end in (0..whole.len()).step_by(3) {
        let _ = decode(&whole[..end]);
    }
}

#[test]
fn no_fineness_of_the_channels_of_a_jpeg_panics() {
    let rgb = DynamicImage::from(DynamicImage::from(drawn()).to_rgb8());
    let four = include_bytes!("data/cmyk.jpg").to_vec();
    for (whole, channels) in [(file(&rgb, ImageFormat::Jpeg), 3), (four, 4)] {
        let head = whole.windows(2).position(|pair| pair == [0xff, 0xc0]).unwrap();
        assert_eq!(whole[head + 9], channels);
        // How fine the first is, and one of the others.
        let place = |channel: u8| head + 11 + 3 * usize::from(channel);
        for (own, fine, other) in
            (1..channels).flat_map(|own| (0..=255).map(move |fine| (own, fine))).flat_map(
                |(own, fine)| [0x11, 0x12, 0x21, 0x22, 0x41, 0x44].map(|other| (own, fine, other)),
            )
        {
            let mut bytes = whole.clone();
            (bytes[place(0)], bytes[place(own)]) = (fine, other);
            let found = decode(&bytes);
            if fine >> 4 < other >> 4 || fine & 15 < other & 15 {
                assert_eq!(found.err(), Some(Trouble::Unsupported), "{fine:x} {other:x}");
            }
        }
    }
}
