//! Which format is this? The content decides, then the ending of the file's name (`crate::fit`).
//! Which game a text is of is in `crate::game`.

use crate::fit::best;
use crate::nonogram::{FORMATS, Format};

/// No format fits the text, and the ending of the name says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unrecognised;

grille_engine::errors_as_data!(Unrecognised);

/// The format of a text from a file of this name.
pub fn detect(name: &str, text: &str) -> Result<&'static Format, Unrecognised> {
    let all: Vec<&'static Format> = FORMATS.iter().collect();
    best(&all, name, |format| (format.fit)(text), |format| format.extensions).ok_or(Unrecognised)
}
