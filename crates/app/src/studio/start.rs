//! The start page of the studio: what can be begun, and the drawings to go on with.

use super::{Around, Asked, Room};
use crate::command::ForStudio;
use crate::host::{Host, Wanted};
use crate::screen::{DRAWINGS, Screen};
use crate::theme::Type;
use egui::{Context, Ui};
use grille_words::{Words, say};
use std::path::Path;

/// The start page.
#[derive(Default)]
pub struct Start {}

impl Room for Start {
    fn screen(&self) -> &'static Screen {
        &DRAWINGS
    }

    fn can(&self, _: ForStudio) -> bool {
        true
    }

    fn run(&mut self, _: ForStudio, _: &Context, _: &dyn Host) -> Option<Asked> {
        None
    }

    fn show(&mut self, ui: &mut Ui, around: &mut Around<'_>) -> Option<Asked> {
        ui.label(Type::Title.text(say!(around.words, "tab-studio")));
        None
    }

    fn take_path(&mut self, _: &Words, _: &Wanted, _: &Path, _: &dyn Host) -> Result<(), String> {
        Ok(())
    }
}
