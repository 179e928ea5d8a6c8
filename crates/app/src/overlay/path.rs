//! A file by its path, where the system has no dialog for files. A path that leads nowhere stays
//! in the field, with what is wrong with it.

use crate::dialog::{Asked, window};
use crate::host::Wanted;
use crate::part::{at_right, field, primary};
use crate::theme::{self, GAP, Icon, Type};
use egui::{Context, Id, Key};
use grille_words::{Words, say};
use std::path::{Path, PathBuf};

/// What was typed, and what came of it.
#[derive(Clone, Debug)]
pub struct Typed {
    /// What it is for.
    wanted: Wanted,
    /// The path.
    pub path: String,
    /// What is wrong with it.
    pub trouble: Option<String>,
    /// The path whose file would be replaced, once that was asked.
    pub replaces: Option<PathBuf>,
}

impl Typed {
    /// The question for a path.
    pub fn of(wanted: Wanted) -> Typed {
        let path = match &wanted {
            Wanted::Place(name) => name.clone(),
            Wanted::File | Wanted::Folder | Wanted::Picture | Wanted::Into => String::new(),
        };
        Typed { wanted, path, trouble: None, replaces: None }
    }

    /// The question whether this file is to be replaced, now that a path was chosen.
    pub fn replacing(wanted: Wanted, chosen: &Path, file: &Path, words: &Words) -> Typed {
        let name = file.display().to_string();
        let trouble = Some(say!(words, "save-replaces", name = name));
        let (path, replaces) = (chosen.display().to_string(), Some(chosen.to_owned()));
        Typed { wanted, path, trouble, replaces }
    }
}

pub fn show(context: &Context, words: &Words, typed: &mut Typed) -> Asked {
    let [title, why, done] = match typed.wanted {
        Wanted::File | Wanted::Folder => ["command-open", "path-why", "path-open"],
        Wanted::Picture => ["path-picture", "path-picture-why", "path-open"],
        Wanted::Into => ["path-place", "path-into-why", "path-save"],
        Wanted::Place(_) => ["path-place", "path-place-why", "path-save"],
    };
    let done = if typed.replaces.is_some() { "save-replace" } else { done };
    window(context, words, &say!(words, title), 480.0, |ui| {
        let label = ui.label(Type::Body.text(say!(words, why)));
        ui.add_space(GAP);
        let (id, width) = (Id::unique("path field"), ui.available_width());
        let hint = say!(words, "path-hint");
        let field = field(ui, id, &mut typed.path, Icon::Open, &hint, width).labelled_by(label.id);
        let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        crate::dialog::focus(&field);
        if field.changed() {
            (typed.trouble, typed.replaces) = (None, None);
        }
        if enter {
            // Whatever becomes of it, the next letter mends the path.
            field.request_focus();
        }
        if let Some(trouble) = &typed.trouble {
            let wrong = theme::ink(ui.ctx()).wrong;
            ui.label(Type::Small.text(trouble.as_str()).color(wrong));
        }
        ui.add_space(GAP);
        let path = typed.path.trim();
        let asked = at_right(ui, 36.0, |ui| {
            ui.add_enabled(!path.is_empty(), primary(say!(words, done))).clicked()
        });
        match (asked || enter) && !path.is_empty() {
            true => Asked::File(path.into()),
            false => Asked::Nothing,
        }
    })
}
