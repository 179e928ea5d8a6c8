//! The puzzle of any room as a file, in any format that holds it. Nothing is replaced without
//! asking, but the file that this puzzle was saved as before.

use super::over::Then;
use super::{Around, Asked};
use crate::dialog::{self, focus, window};
use crate::host::Wanted;
use crate::part::{at_right, combo, primary, quiet, secondary};
use crate::theme::{self, GAP, Icon, Type};
use egui::{Context, Key, TextEdit, Ui};
use grille_engine::nonogram::Puzzle;
use grille_formats::NON;
use grille_formats::nonogram::{Coding, FORMATS, Format};
use grille_words::{Words, capital, say};
use std::path::{Path, PathBuf};

/// What was asked for.
pub struct Save {
    path: String,
    format: &'static Format,
    puzzle: Puzzle,
    /// The file that the puzzle was saved as, before or now.
    own: Option<PathBuf>,
    /// The file that is to be replaced, once that was asked.
    replaces: Option<PathBuf>,
    trouble: Option<String>,
}

impl Save {
    /// A new file named after a title, or the one that the puzzle was saved as before.
    pub fn new(puzzle: Puzzle, title: &str, own: Option<&Path>) -> Save {
        let path = own.map_or_else(|| named(title), Path::to_owned);
        let format = format_of(&path).unwrap_or(first());
        let (path, own) = (path.display().to_string(), own.map(Path::to_owned));
        Save { path, format, puzzle, own, replaces: None, trouble: None }
    }

    /// The file that the puzzle was saved as.
    pub fn file(&self) -> Option<&Path> {
        self.own.as_deref()
    }

    /// Takes a place that was chosen in the system's dialog.
    pub fn place(&mut self, path: &Path) {
        self.path = path.display().to_string();
        self.format = format_of(path).unwrap_or(self.format);
        (self.replaces, self.trouble) = (None, None);
    }

    /// Draws the dialog.
    pub fn show(&mut self, context: &Context, around: &mut Around<'_>) -> Then {
        let words = around.words;
        let (mut is_asked, mut browses) = (false, false);
        let closed = window(context, words, &say!(words, "save-title"), 520.0, |ui| {
            is_asked = self.fields(ui, words);
            let ink = theme::ink(ui.ctx());
            if self.replaces.is_some() {
                let text = say!(words, "save-replaces", name = self.path.as_str());
                ui.label(Type::Small.text(text).color(ink.wrong));
            }
            if let Some(trouble) = &self.trouble {
                ui.label(Type::Small.text(trouble.as_str()).color(ink.wrong));
            }
            ui.add_space(GAP);
            at_right(ui, 36.0, |ui| {
                let key = if self.replaces.is_some() { "save-replace" } else { "path-save" };
                is_asked |= ui.add(primary(say!(words, key)).icon(Icon::Share)).clicked();
                if self.replaces.is_some() && ui.add(quiet(say!(words, "cancel"))).clicked() {
                    self.replaces = None;
                }
                browses = ui.add(secondary(say!(words, "save-browse"))).clicked();
            });
            dialog::Asked::Nothing
        });
        if browses {
            let name = Path::new(&self.path).file_name().unwrap_or_default();
            let name = name.to_string_lossy().into_owned();
            return Then::StayAndAsk(Asked::Choose(Wanted::Place(name)));
        }
        match (is_asked, closed) {
            (true, _) => self.save(around),
            (false, dialog::Asked::Close) => Then::Close,
            (false, _) => Then::Stay,
        }
    }

    /// Where, and in which format; whether Enter was pressed.
    fn fields(&mut self, ui: &mut Ui, words: &Words) -> bool {
        let label = ui.label(Type::Label.text(say!(words, "save-file")));
        let edit = TextEdit::singleline(&mut self.path).desired_width(f32::INFINITY);
        let field = ui.add(edit).labelled_by(label.id);
        focus(&field);
        if field.changed() {
            (self.replaces, self.trouble) = (None, None);
            self.format = format_of(Path::new(&self.path)).unwrap_or(self.format);
        }
        let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        ui.add_space(GAP);
        let label = ui.label(Type::Label.text(say!(words, "save-format")));
        let name = |format: &Format| format!("{} (.{})", format.name, ending(format));
        let list = combo("format", ui.available_width() - 16.0).selected_text(name(self.format));
        let before = self.format.name;
        let shown = list.show_ui(ui, |ui| {
            for format in FORMATS.iter().filter(|format| format.write(&self.puzzle).is_ok()) {
                let is_chosen = format.name == self.format.name;
                if ui.selectable_label(is_chosen, name(format)).clicked() {
                    self.format = format;
                    ui.close();
                }
            }
        });
        shown.response.labelled_by(label.id);
        if self.format.name != before {
            let path = Path::new(&self.path).with_extension(ending(self.format));
            self.path = path.display().to_string();
            (self.replaces, self.trouble) = (None, None);
        }
        let ink = theme::ink(ui.ctx());
        let about = capital(&say!(words, &format!("format-{}", self.format.name)));
        ui.label(Type::Small.text(about).color(ink.ink2));
        for part in self.format.drops(&self.puzzle) {
            let text = say!(words, "save-drops", what = words.part(part));
            ui.label(Type::Small.text(text).color(ink.hint));
        }
        enter
    }

    /// Writes the file, unless another one would be replaced and nobody was asked.
    fn save(&mut self, around: &mut Around<'_>) -> Then {
        let words = around.words;
        let typed = self.path.trim();
        let path = std::path::absolute(typed).unwrap_or_else(|_| PathBuf::from(typed));
        let path = match path.extension() {
            Some(_) => path,
            None => path.with_extension(ending(self.format)),
        };
        let files = around.host.files();
        let is_own = self.own.as_ref() == Some(&path);
        let is_there = files.length(&path).is_some();
        if is_there && !is_own && self.replaces.as_ref() != Some(&path) {
            self.path = path.display().to_string();
            self.replaces = Some(path);
            return Then::Stay;
        }
        let text = match self.format.write(&self.puzzle) {
            Ok(text) => text,
            Err(unwritable) => {
                let what = words.part(unwritable.0);
                self.trouble = Some(say!(words, "save-cannot", what = what));
                return Then::Stay;
            }
        };
        let bytes = match self.format.coding {
            Coding::Text => text.into_bytes(),
            Coding::Png => grille_picture::encode::png_of_ppm(&text),
        };
        match files.write(&path, &bytes) {
            Ok(()) => {
                let name = path.display().to_string();
                around.settings.opened(&path);
                self.own = Some(path);
                Then::Ask(Asked::Done(say!(words, "save-done", name = name)))
            }
            Err(why) => {
                self.trouble = Some(say!(words, "save-failed", why = words.system(&why)));
                Then::Stay
            }
        }
    }
}

/// A new file for a puzzle that is called so.
fn named(title: &str) -> PathBuf {
    let name = PathBuf::from(format!("{}.{}", file_stem(title), ending(&NON)));
    std::path::absolute(&name).unwrap_or(name)
}

/// The name of a file for a puzzle that is called so, without an ending.
pub fn file_stem(title: &str) -> String {
    let plain = |sign: char| if sign.is_alphanumeric() { sign } else { '-' };
    let stem: String = title.trim().to_lowercase().chars().map(plain).take(60).collect();
    match stem.trim_matches('-') {
        "" => "puzzle".to_owned(),
        stem => stem.to_owned(),
    }
}

fn first() -> &'static Format {
    FORMATS.iter().find(|format| format.name == NON.name).unwrap_or(&FORMATS[0])
}

/// The ending of files of a format.
fn ending(format: &Format) -> &'static str {
    format.extensions.first().copied().unwrap_or(format.name)
}

/// The format that the ending of a path stands for.
fn format_of(path: &Path) -> Option<&'static Format> {
    let own = path.extension()?.to_str()?.to_ascii_lowercase();
    FORMATS.iter().find(|format| format.extensions.contains(&own.as_str()))
}
