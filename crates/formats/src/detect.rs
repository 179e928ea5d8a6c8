//! Which format is this? The content decides, then the ending of the file's name.

use crate::{FORMATS, Format};

/// No format recognises the text, and the ending of the name says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unrecognised;

/// The format of a text from a file of this name.
pub fn detect(name: &str, text: &str) -> Result<&'static Format, Unrecognised> {
    let by_name = |format: &&Format| {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        format.extensions.iter().any(|extension| extension.eq_ignore_ascii_case(ending))
    };
    let by_content: Vec<&'static Format> =
        FORMATS.iter().filter(|format| (format.recognises)(text)).collect();
    (by_content.iter().copied().find(by_name))
        .or(by_content.first().copied())
        .or_else(|| FORMATS.iter().find(by_name))
        .ok_or(Unrecognised)
}
