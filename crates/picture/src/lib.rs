//! Pixels in: a photograph, a logo or pixel art becomes a picture of cells, and every cell knows
//! what it costs to change it.
//!
//! ```text
//! bytes ─decode─▶ Pixels ─crop, turn─▶ reduce ─▶ tone ─▶ edges ─▶ inks ─▶ clean ─▶ Imported
//! ```
//!
//! All are pure functions of the pixels and the [`Settings`]: the same two give the same picture
//! on every machine. So nothing here calls the system's `powf` or `cbrt`, which differ in the
//! last bit from one machine to the next; `roots` has what is needed, made of `+ - * /` and
//! `sqrt`, which IEEE 754 defines to the bit. Files are opened, and puzzles solved, elsewhere.
//!
//! ```
//! use grille_picture::{Settings, decode, import};
//!
//! let pixels = decode(b"P1\n2 2\n1 0\n1 1\n").unwrap();
//! let imported = import(&pixels, &Settings::default()).unwrap();
//! assert_eq!((imported.picture.size().rows(), imported.is_exact), (2, true));
//! ```

pub mod cells;
pub mod crop;
pub mod encode;
pub mod qr;
pub mod settings;

mod axis;
mod black_and_white;
mod clean;
mod colours;
mod decode;
mod dither;
mod edges;
mod exact;
mod import;
mod light;
mod oklab;
mod palette;
mod pixels;
mod raster;
mod reduce;
mod roots;
mod shades;
mod similar;
mod threshold;
mod tone;
mod trouble;

pub use crop::Crop;
pub use decode::{MAX_BYTES, MAX_MEMORY, MAX_PIXELS, MAX_SIDE, decode, is_picture};
pub use exact::{Art, pixel_art};
pub use import::{Imported, grid_size, import};
pub use pixels::Pixels;
pub use settings::{Edges, Inks, Settings, Threshold, Tone};
pub use similar::told_apart_by_all;
pub use trouble::Trouble;
