//! What is said about a picture: title, author, description, licence. All of it is one step back. That its puzzle
//! has one solution is told too, once it is proved.

use super::easel::Easel;
use super::over::Then;
use super::verdict;
use crate::dialog::{self, focus, window};
use crate::part::{at_right, primary, quiet};
use crate::theme::{self, GAP, Icon, Type};
use egui::{Context, TextEdit};
use grille_formats::Said;
use grille_studio::{Canvas, Change, Edit};
use grille_words::{Words, say};

/// The fields, each with the key of its name.
const FIELDS: &[(Said, &str)] = &[
    (Said::Title, "about-title"),
    (Said::Author, "about-author"),
    (Said::Description, "about-description"),
    (Said::Licence, "about-licence"),
    (Said::Copyright, "about-copyright"),
];

/// Licences that are named most, by their SPDX codes.
const LICENCES: &[&str] = &["CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0"];

/// The longest that a line may be.
const MOST: usize = 2_000;

/// What was typed.
pub struct Sayings {
    texts: Vec<String>,
}

impl Sayings {
    /// What is said about it now.
    pub fn of(canvas: &Canvas) -> Sayings {
        let text = |(field, _): &(Said, _)| field.of(canvas.about()).unwrap_or_default().to_owned();
        Sayings { texts: FIELDS.iter().map(text).collect() }
    }

    /// Draws the dialog.
    pub fn show(&mut self, context: &Context, words: &Words, easel: &mut Easel) -> Then {
        let (mut is_done, mut exports) = (false, false);
        let closed = window(context, words, &say!(words, "sayings-title"), 480.0, |ui| {
            let ink = theme::ink(ui.ctx());
            for ((field, key), text) in FIELDS.iter().zip(&mut self.texts) {
                let label = ui.label(Type::Label.text(say!(words, key)));
                let edit = match field {
                    Said::Description => TextEdit::multiline(text).desired_rows(3),
                    _ => TextEdit::singleline(text),
                };
                let edit = edit.desired_width(f32::INFINITY).char_limit(MOST);
                let response = ui.add(edit).labelled_by(label.id);
                if *field == Said::Title {
                    focus(&response);
                }
                let enter = response.lost_focus() && *field != Said::Description;
                is_done |= enter && ui.input(|input| input.key_pressed(egui::Key::Enter));
                if *field == Said::Licence {
                    ui.horizontal(|ui| {
                        for licence in LICENCES {
                            if ui.link(Type::Small.text(*licence).color(ink.accent)).clicked() {
                                (*licence).clone_into(text);
                            }
                        }
                    });
                }
                ui.add_space(4.0);
            }
            ui.add_space(GAP);
            if verdict::is_unique(easel) {
                ui.horizontal_wrapped(|ui| {
                    let text = say!(words, "sayings-unique");
                    ui.label(Type::Body.text(text).color(ink.good));
                    let export = quiet(say!(words, "command-certificate")).icon(Icon::Certificate);
                    exports = ui.add(export).clicked();
                });
                ui.add_space(GAP);
            }
            at_right(ui, 36.0, |ui| {
                is_done |= ui.add(primary(say!(words, "settings-done"))).clicked();
            });
            dialog::Asked::Nothing
        });
        if exports {
            self.write(easel);
            return Then::Ask(verdict::certificate(words, easel));
        }
        match (is_done, closed) {
            (true, _) => {
                self.write(easel);
                Then::Close
            }
            (false, dialog::Asked::Close) => Then::Close,
            (false, _) => Then::Stay,
        }
    }

    /// Says it.
    fn write(&self, easel: &mut Easel) {
        let about = easel.made.canvas().about();
        let changed = FIELDS.iter().zip(&self.texts).filter_map(|(&(field, _), text)| {
            let (text, before) = (text.trim(), field.of(about).unwrap_or_default());
            (text != before).then(|| Change::Say(field, text.to_owned()))
        });
        let edit = Edit(changed.collect());
        if !edit.is_empty() {
            easel.made.edit(edit);
        }
    }
}
