//! From the bytes of a picture file to pixels, within limits that are known before room is made.
//!
//! The `image` crate reads the files. It is not trusted to keep its limits: the sides and the
//! memory that decoding takes are reckoned from the file's head first. Of an animation the first
//! frame is taken; 16 bits are rounded to 8, which is more than a puzzle's colours need.

use crate::Trouble;
use crate::pixels::{Pixels, Turned};
use image::error::{DecodingError, ImageError};
use image::metadata::Orientation;
use image::{ColorType, ImageDecoder, ImageFormat, ImageReader, Limits, guess_format};
use std::io::{Cursor, ErrorKind};

/// The most bytes of a file.
pub const MAX_BYTES: usize = 64 << 20;
/// The longest side, in pixels.
pub const MAX_SIDE: u32 = 20_000;
/// The most pixels.
pub const MAX_PIXELS: u64 = 64_000_000;
/// The most memory that decoding may take, in bytes, beside the file itself.
pub const MAX_MEMORY: u64 = 256 << 20;

/// Whether a file that begins with these bytes is a picture of a kind that is read.
pub fn is_picture(head: &[u8]) -> bool {
    kind(head).is_some()
}

fn kind(head: &[u8]) -> Option<ImageFormat> {
    let format = guess_format(head).ok()?;
    match format {
        // `P1` may begin any text; the number is followed by white space or a comment.
        ImageFormat::Pnm => {
            let next = head.get(2);
            next.is_some_and(|byte| byte.is_ascii_whitespace() || *byte == b'#').then_some(format)
        }
        ImageFormat::Png
        | ImageFormat::Jpeg
        | ImageFormat::Gif
        | ImageFormat::Bmp
        | ImageFormat::WebP => Some(format),
        _ => None,
    }
}

/// The picture in a file: PBM, PGM, PPM, PAM, PNG, JPEG, GIF, BMP or WebP, found out from its
/// first bytes.
pub fn decode(bytes: &[u8]) -> Result<Pixels, Trouble> {
    if bytes.len() > MAX_BYTES {
        return Err(Trouble::TooManyBytes(MAX_BYTES));
    }
    let format = kind(bytes).ok_or(Trouble::UnknownKind)?;
    if format == ImageFormat::Jpeg {
        if !has_end(bytes) {
            return Err(Trouble::Truncated);
        }
        if !is_finest_first(bytes) {
            return Err(Trouble::Unsupported);
        }
    }
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_MEMORY);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|error| trouble(&error))?;
    let (width, height) = decoder.dimensions();
    let colour = decoder.color_type();
    allowed(width, height, memory_per_pixel(format, colour, bytes))?;
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let length = usize::try_from(decoder.total_bytes()).map_err(|_| too_much())?;
    let mut data = vec![0; length];
    decoder.read_image(&mut data).map_err(|error| trouble(&error))?;
    let (channels, wide) = layout(colour).ok_or(Trouble::Unsupported)?;
    let data = if wide { rounded(&data) } else { data };
    Pixels::new(width, height, channels, data, turned(orientation))
}

fn allowed(width: u32, height: u32, bytes_per_pixel: u64) -> Result<(), Trouble> {
    let pixels = u64::from(width) * u64::from(height);
    if pixels == 0 {
        Err(Trouble::NoPixels)
    } else if width > MAX_SIDE || height > MAX_SIDE {
        Err(Trouble::TooLong { width, height, limit: MAX_SIDE })
    } else if pixels > MAX_PIXELS {
        Err(Trouble::TooManyPixels { width, height, limit: MAX_PIXELS })
    } else if pixels * bytes_per_pixel > MAX_MEMORY {
        Err(too_much())
    } else {
        Ok(())
    }
}

fn too_much() -> Trouble {
    Trouble::TooMuchMemory(MAX_MEMORY)
}

/// How many bytes the decoder and the result take for a pixel: the decoded pixels, the same
/// rounded to 8 bits, the coefficients of a progressive JPEG, and the second canvas that GIF and
/// WebP decode into.
fn memory_per_pixel(format: ImageFormat, colour: ColorType, bytes: &[u8]) -> u64 {
    let own = u64::from(colour.bytes_per_pixel());
    let channels = u64::from(colour.channel_count());
    let rounded = if own > channels { channels } else { 0 };
    own + rounded
        + match format {
            // Two bytes for each of up to four components.
            ImageFormat::Jpeg if is_progressive(bytes) => 8,
            // Planes of brightness and colour, or the pixels before their colours are restored.
            ImageFormat::Gif | ImageFormat::WebP => 4,
            _ => 0,
        }
}

/// Whether a JPEG is stored as coefficients that are refined, not row by row: its frame begins
/// with any marker but those of the baseline and the extended sequential process.
fn is_progressive(bytes: &[u8]) -> bool {
    let mut at = 2;
    while let Some(&[0xff, marker, high, low]) = bytes.get(at..at + 4) {
        match marker {
            0xc0 | 0xc1 | 0xda | 0xd9 => return false,
            0xc4 | 0xc8 | 0xcc => {}
            0xc2..=0xcf => return true,
            _ => {}
        }
        at += 2 + usize::from(u16::from_be_bytes([high, low])).max(2);
    }
    // What cannot be followed here is reckoned as what takes more.
    true
}

/// Whether the data of a JPEG has its end. The decoder would take a file that breaks off, and fill
/// what is missing with grey.
fn has_end(bytes: &[u8]) -> bool {
    let mut at = 2;
    // Markers up to the start of the scan, some with a picture of their own in them.
    while let Some(&[0xff, marker, high, low]) = bytes.get(at..at + 4) {
        if marker == 0xda {
            break;
        }
        at += 2 + usize::from(u16::from_be_bytes([high, low])).max(2);
    }
    bytes.get(at..).is_some_and(|data| data.windows(2).any(|pair| pair == [0xff, 0xd9]))
}

/// Whether the first channel of a JPEG is as fine as any other, as in everything that programs write: brightness is finer than
/// colours, or all are alike. The decoder panics on some files in which it is not. Every place that could be the head of a frame
/// is looked at, as where the decoder finds one hangs on how it takes what is wrong before it.
fn is_finest_first(bytes: &[u8]) -> bool {
    let heads = bytes.windows(10).enumerate().filter(|(_, head)| {
        let length = usize::from(u16::from_be_bytes([head[2], head[3]]));
        head[0] == 0xff && matches!(head[1], 0xc0..=0xc2) && length == 8 + 3 * usize::from(head[9])
    });
    heads.into_iter().all(|(at, head)| {
        let channels = &bytes[at + 10..];
        // Each has a name, how fine it is across and down, and a table.
        let fine: Vec<_> =
            channels.chunks_exact(3).take(usize::from(head[9])).map(|c| c[1]).collect();
        let (across, down) = fine.first().map_or((0, 0), |first| (first >> 4, first & 15));
        fine.iter().all(|other| other >> 4 <= across && other & 15 <= down)
    })
}

/// How many channels, and whether each has two bytes.
fn layout(colour: ColorType) -> Option<(usize, bool)> {
    match colour {
        ColorType::L8 => Some((1, false)),
        ColorType::La8 => Some((2, false)),
        ColorType::Rgb8 => Some((3, false)),
        ColorType::Rgba8 => Some((4, false)),
        ColorType::L16 => Some((1, true)),
        ColorType::La16 => Some((2, true)),
        ColorType::Rgb16 => Some((3, true)),
        ColorType::Rgba16 => Some((4, true)),
        _ => None,
    }
}

/// Channels of two bytes, in the order of this machine, rounded to one.
fn rounded(data: &[u8]) -> Vec<u8> {
    let (pairs, _) = data.as_chunks::<2>();
    let round = |&pair: &[u8; 2]| ((u32::from(u16::from_ne_bytes(pair)) + 128) / 257) as u8;
    pairs.iter().map(round).collect()
}

fn turned(orientation: Orientation) -> Turned {
    let turned = |transposed, flipped_across, flipped_down| Turned {
        transposed,
        flipped_across,
        flipped_down,
    };
    match orientation {
        Orientation::NoTransforms => turned(false, false, false),
        Orientation::FlipHorizontal => turned(false, true, false),
        Orientation::Rotate180 => turned(false, true, true),
        Orientation::FlipVertical => turned(false, false, true),
        Orientation::Rotate90FlipH => turned(true, false, false),
        Orientation::Rotate90 => turned(true, false, true),
        Orientation::Rotate270FlipH => turned(true, true, true),
        Orientation::Rotate270 => turned(true, true, false),
    }
}

fn trouble(error: &ImageError) -> Trouble {
    match error {
        ImageError::Limits(_) => too_much(),
        ImageError::Unsupported(_) => Trouble::Unsupported,
        ImageError::IoError(error) if error.kind() == ErrorKind::UnexpectedEof => {
            Trouble::Truncated
        }
        ImageError::Decoding(error) if is_end(error) => Trouble::Truncated,
        ImageError::Decoding(_)
        | ImageError::Encoding(_)
        | ImageError::Parameter(_)
        | ImageError::IoError(_) => Trouble::Damaged,
    }
}

/// Whether a decoder stopped because there was no more to read.
fn is_end(error: &DecodingError) -> bool {
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        if let Some(io) = cause.downcast_ref::<std::io::Error>() {
            return io.kind() == ErrorKind::UnexpectedEof;
        }
        source = cause.source();
    }
    false
}
