//! Which format is this? The content decides, then the ending of the file's name. Which game a
//! text is of is in `crate::game`.

use crate::nonogram::{FORMATS, Format};

/// No format recognises the text, and the ending of the name says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unrecognised;

/// The format of a text from a file of this name.
pub fn detect(name: &str, text: &str) -> Result<&'static Format, Unrecognised> {
    let by_name = |format: &&Format| has_ending(name, format);
    let by_content: Vec<&'static Format> =
        FORMATS.iter().filter(|format| (format.recognises)(text)).collect();
    (by_content.iter().copied().find(by_name))
        .or(by_content.first().copied())
        // An ending that many formats share says nothing by itself.
        .or_else(|| FORMATS.iter().find(|format| ends(name, format.extensions[0])))
        .ok_or(Unrecognised)
}

fn has_ending(name: &str, format: &Format) -> bool {
    format.extensions.iter().any(|extension| ends(name, extension))
}

fn ends(name: &str, extension: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case(extension))
}
