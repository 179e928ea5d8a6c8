//! A picture is read and made small enough for the screen, beside the window.

use crate::host::{Files, Host, Poll, Work};
use egui::{Color32, ColorImage, Context};
use grille_engine::run::Task;
use grille_picture::{MAX_BYTES, MAX_PIXELS, MAX_SIDE, Pixels, Trouble, decode};
use grille_words::{Words, say};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The longer side of the picture that is shown, at the most.
const SHOWN: u32 = 900;

/// The longest that a file is read.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where a picture comes from.
pub enum Given {
    /// A file.
    Path(PathBuf, Arc<dyn Files>),
    /// The bytes of a file of this name.
    Bytes(String, Vec<u8>),
    /// What was copied elsewhere, under this name.
    Pasted(String, Arc<ColorImage>),
}

/// A picture that was read.
pub struct Opened {
    /// The name of its file.
    pub name: String,
    /// Its pixels.
    pub pixels: Pixels,
    /// The same, small enough for the screen.
    pub photo: ColorImage,
}

/// Why a picture could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// There is no such file, or it may not be read.
    Unreadable,
    /// What it says is no picture that can be imported.
    Trouble(Trouble),
    /// It took too long.
    Late,
}

impl Why {
    /// The same in words.
    pub fn told(self, words: &Words) -> String {
        match self {
            Why::Unreadable => say!(words, "file-unreadable"),
            Why::Trouble(trouble) => words.picture_trouble(trouble),
            Why::Late => say!(words, "wizard-late"),
        }
    }
}

/// A picture that is being read beside the window.
pub struct Reader {
    given: Option<Given>,
    work: Option<Work<Result<Opened, Why>>>,
}

impl Reader {
    /// Reads this from the next frame on.
    pub fn new(given: Given) -> Reader {
        Reader { given: Some(given), work: None }
    }

    /// What came of it, once it is there.
    pub fn poll(&mut self, context: &Context, host: &dyn Host) -> Option<Result<Opened, Why>> {
        if let Some(given) = self.given.take() {
            self.work = Some(Work::start(host, context, Reading(Some(given)), PATIENCE));
        }
        match self.work.as_ref()?.poll() {
            Poll::Working => None,
            Poll::Done(read) => Some(read),
            Poll::Late => Some(Err(Why::Late)),
        }
    }
}

/// Reading a picture: a task of one step.
struct Reading(Option<Given>);

impl Task for Reading {
    type Output = Result<Opened, Why>;

    fn advance(&mut self, _: u64) -> Option<Result<Opened, Why>> {
        self.0.take().map(opened)
    }

    fn steps(&self) -> u64 {
        u64::from(self.0.is_none())
    }
}

fn opened(given: Given) -> Result<Opened, Why> {
    let (name, pixels) = match given {
        Given::Path(path, files) => {
            let bytes = files.read(&path, MAX_BYTES as u64 + 1).ok_or(Why::Unreadable)?;
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            (name, decode(&bytes))
        }
        Given::Bytes(name, bytes) => (name, decode(&bytes)),
        Given::Pasted(name, image) => (name, pasted(&image)),
    };
    let pixels = pixels.map_err(Why::Trouble)?;
    let photo = photo(&pixels);
    Ok(Opened { name, pixels, photo })
}

/// The pixels of a picture that was copied, within the limits of a file.
fn pasted(image: &ColorImage) -> Result<Pixels, Trouble> {
    let [width, height] = image.size.map(|side| u32::try_from(side).unwrap_or(u32::MAX));
    if width.max(height) > MAX_SIDE {
        return Err(Trouble::TooLong { width, height, limit: MAX_SIDE });
    }
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(Trouble::TooManyPixels { width, height, limit: MAX_PIXELS });
    }
    let data = image.pixels.iter().flat_map(Color32::to_srgba_unmultiplied).collect();
    Pixels::rgba(width, height, data)
}

/// A picture for the screen: each of its pixels is the average of a few of those that it stands
/// for.
fn photo(pixels: &Pixels) -> ColorImage {
    let (width, height) = (pixels.width(), pixels.height());
    let scale = (f64::from(width.max(height)) / f64::from(SHOWN)).max(1.0);
    let side = |own: u32| ((f64::from(own) / scale).round() as u32).max(1);
    let (wide, high) = (side(width), side(height));
    let samples = (scale.ceil() as u32).clamp(1, 4);
    let mut shown = Vec::with_capacity((wide * high) as usize);
    for y in 0..high {
        for x in 0..wide {
            let at = |place: u32, of: u32, sample: u32, own: u32| {
                let share = (f64::from(place) + (f64::from(sample) + 0.5) / f64::from(samples))
                    / f64::from(of);
                ((share * f64::from(own)) as u32).min(own - 1)
            };
            // Red, green and blue count by how much of each is there.
            let (mut sum, mut alpha) = ([0u32; 3], 0);
            for sample in 0..samples * samples {
                let (down, across) = (sample / samples, sample % samples);
                let [r, g, b, own] =
                    pixels.at(at(x, wide, across, width), at(y, high, down, height)).map(u32::from);
                alpha += own;
                sum = [sum[0] + r * own, sum[1] + g * own, sum[2] + b * own];
            }
            let [r, g, b] = sum.map(|part| (part / alpha.max(1)) as u8);
            let alpha = (alpha / (samples * samples)) as u8;
            shown.push(Color32::from_rgba_unmultiplied(r, g, b, alpha));
        }
    }
    ColorImage::new([wide as usize, high as usize], shown)
}
