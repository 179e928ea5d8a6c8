//! The dialogs of the easel, one file each.

use super::create::Create;
use super::easel::Easel;
use super::resize::Resize;
use super::save::Save;
use super::sayings::Sayings;
use super::{Around, Asked, reference};
use egui::Context;
use grille_studio::Canvas;

/// What lies over the easel.
pub enum Over {
    /// A new picture: its size first.
    Create(Create),
    /// What is said about the picture.
    Sayings(Sayings),
    /// Rows and columns more or less.
    Resize(Resize),
    /// The picture underneath.
    Reference,
    /// The puzzle as a file.
    Save(Save),
}

/// What becomes of a dialog.
pub enum Then {
    /// It stays.
    Stay,
    /// It goes.
    Close,
    /// It goes, and this is asked for.
    Ask(Asked),
    /// It stays, and this is asked for.
    StayAndAsk(Asked),
}

impl Over {
    /// A new picture.
    pub fn create() -> Over {
        Over::Create(Create::default())
    }

    /// What is said about this one.
    pub fn about(canvas: &Canvas) -> Over {
        Over::Sayings(Sayings::of(canvas))
    }

    /// Another size for this one.
    pub fn resize(canvas: &Canvas) -> Over {
        Over::Resize(Resize::of(canvas))
    }
}

impl Then {
    /// Puts a dialog back where it was, if it stays; what was asked for.
    pub fn put_back<D>(self, dialog: D, place: &mut Option<D>) -> Option<Asked> {
        match self {
            Then::Stay => {
                *place = Some(dialog);
                None
            }
            Then::Close => None,
            Then::Ask(asked) => Some(asked),
            Then::StayAndAsk(asked) => {
                *place = Some(dialog);
                Some(asked)
            }
        }
    }
}

/// Draws the dialog that lies over the easel; what was asked for.
pub fn show(context: &Context, easel: &mut Easel, around: &mut Around<'_>) -> Option<Asked> {
    let mut over = easel.over.take()?;
    let words = around.words;
    let then = match &mut over {
        Over::Create(own) => own.show(context, words, around.host),
        Over::Sayings(own) => own.show(context, words, easel),
        Over::Resize(own) => own.show(context, words, easel),
        Over::Reference => reference::show(context, words, easel),
        Over::Save(own) => {
            let then = own.show(context, around);
            if let (Then::Ask(Asked::Done(_)), Some(path)) = (&then, own.file()) {
                easel.file = Some((path.to_owned(), easel.made.canvas().clone()));
            }
            then
        }
    };
    then.put_back(over, &mut easel.over)
}
