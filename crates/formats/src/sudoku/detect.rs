//! Which format is this? The content decides, then the ending of the file's name (`crate::fit`).
//! Which game a text is of is in `crate::game`.

use super::{FORMATS, Format};
use crate::fit::best;

/// The format of a text from a file of this name.
pub fn detect(name: &str, text: &str) -> Option<&'static Format> {
    let all: Vec<&'static Format> = FORMATS.iter().collect();
    best(&all, name, |format| (format.fit)(text), |format| format.extensions)
}
