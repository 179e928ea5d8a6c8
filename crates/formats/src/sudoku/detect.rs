//! Which format is this? The content decides, then the ending of the file's name. Which game a
//! text is of is in `crate::game`.

use super::{FORMATS, Format};

/// The format of a text from a file of this name: the content decides, then the ending.
pub fn detect(name: &str, text: &str) -> Option<&'static Format> {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    let is_named =
        |format: &&Format| format.extensions.iter().any(|e| e.eq_ignore_ascii_case(ending));
    let fits = || FORMATS.iter().filter(|format| (format.recognises)(text));
    fits().find(is_named).or_else(|| fits().next()).or_else(|| FORMATS.iter().find(is_named))
}
