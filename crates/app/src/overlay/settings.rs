//! What can be chosen.

use crate::dialog::{Asked, room, window};
use crate::part::switch;
use egui::{ComboBox, Context, Grid, ScrollArea, Slider, Ui};
use grille_store::{Cross, Mistakes, Settings, Theme, Tool};
use grille_words::{Lang, Words, say};

const THEMES: &[(Theme, &str)] =
    &[(Theme::System, "theme-system"), (Theme::Light, "theme-light"), (Theme::Dark, "theme-dark")];
const CROSSES: &[(Cross, &str)] = &[(Cross::Cross, "cross-cross"), (Cross::Dot, "cross-dot")];
const TOOLS: &[(Tool, &str)] =
    &[(Tool::Fill, "play-fill"), (Tool::Mark, "play-cross"), (Tool::Erase, "play-erase")];
const MISTAKES: &[(Mistakes, &str)] = &[
    (Mistakes::Never, "mistakes-never"),
    (Mistakes::Asked, "mistakes-asked"),
    (Mistakes::Line, "mistakes-line"),
    (Mistakes::AtOnce, "mistakes-at-once"),
];

pub fn show(context: &Context, words: &Words, settings: &mut Settings) -> Asked {
    window(context, words, &say!(words, "command-settings"), 560.0, |ui| {
        ScrollArea::vertical().max_height(room(context)).show(ui, |ui| {
            Grid::new("settings").num_columns(2).spacing([24.0, 10.0]).show(ui, |ui| {
                looks(ui, words, settings);
                board(ui, words, settings);
            });
        });
        Asked::Nothing
    })
}

fn looks(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    ui.label(say!(words, "setting-language"));
    let mut lang = Some(words.lang().code().to_owned());
    ui.horizontal(|ui| {
        for own in Lang::ALL {
            let name = say!(Words::new(own), "language-name");
            ui.selectable_value(&mut lang, Some(own.code().to_owned()), name);
        }
    });
    if lang.as_deref() != Some(words.lang().code()) {
        settings.language = lang;
    }
    ui.end_row();
    choice(ui, words, "setting-theme", &mut settings.theme, THEMES);
    check(ui, words, "setting-contrast", &mut settings.contrast);
    ui.label(say!(words, "setting-scale"));
    ui.add(Slider::new(&mut settings.scale, 0.75..=2.0).step_by(0.05));
    ui.end_row();
    check(ui, words, "setting-motion", &mut settings.reduced_motion);
}

fn board(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    choice(ui, words, "setting-left", &mut settings.left, TOOLS);
    choice(ui, words, "setting-right", &mut settings.right, TOOLS);
    choice(ui, words, "setting-cross", &mut settings.cross, CROSSES);
    check(ui, words, "setting-letters", &mut settings.letters);
    choice(ui, words, "setting-mistakes", &mut settings.mistakes, MISTAKES);
    let mut clock = !settings.timer_hidden;
    check(ui, words, "setting-clock", &mut clock);
    settings.timer_hidden = !clock;
    check(ui, words, "setting-tools", &mut settings.tool_buttons);
    check(ui, words, "command-lock", &mut settings.view_locked);
}

fn check(ui: &mut Ui, words: &Words, key: &str, value: &mut bool) {
    let name = say!(words, key);
    ui.label(&name);
    switch(ui, value, &name);
    ui.end_row();
}

fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    key: &str,
    value: &mut T,
    all: &[(T, &str)],
) {
    let label = ui.label(say!(words, key));
    let now = all.iter().find(|(own, _)| own == value).map(|&(_, key)| say!(words, key));
    let combo = ComboBox::from_id_salt(key).width(190.0).selected_text(now.unwrap_or_default());
    let shown = combo.show_ui(ui, |ui| {
        for &(own, key) in all {
            ui.selectable_value(value, own, say!(words, key));
        }
    });
    shown.response.labelled_by(label.id);
    ui.end_row();
}
