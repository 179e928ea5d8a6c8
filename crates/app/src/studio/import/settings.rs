//! Every setting of an import: the grid, the inks, the picture, and how far it is mended.

use super::{Wizard, photo};
use crate::part::{Segment, offer, segments, switch, tuner};
use crate::studio::aims;
use crate::theme::{self, GAP, Type};
use egui::{Label, Ui, WidgetInfo};
use grille_engine::grid::MAX_SIDE;
use grille_engine::nonogram::{Palette, Rgb};
use grille_picture::{Crop, Edges, Imported, Inks, Settings, Threshold, grid_size};
use grille_studio::import::Finish;
use grille_words::{Words, say};

/// The longest side that the slider offers; more can be typed on the command line.
const LONGEST: u16 = 100;
const _: () = assert!((LONGEST as usize) <= MAX_SIDE);

/// Draws the settings.
pub fn show(ui: &mut Ui, words: &Words, wizard: &mut Wizard) {
    ui.spacing_mut().item_spacing.y = GAP;
    let of = match &wizard.opened {
        Some(opened) => photo::seen_size(opened, &wizard.plan.settings),
        None => return,
    };
    let imported = wizard.preview.imported().and_then(|imported| imported.as_ref().ok()).cloned();
    let open = wizard.preview.open();
    let plan = &mut wizard.plan;
    grid(ui, words, &mut plan.settings, of, imported.as_ref());
    inks(ui, words, &mut plan.settings, imported.as_ref(), open);
    ui.separator();
    solvable(ui, words, &mut plan.finish);
    ui.separator();
    picture(ui, words, &mut plan.settings);
    ui.separator();
    if ui.add(crate::part::quiet(say!(words, "wizard-reset"))).clicked() {
        let Settings { quarter_turns, mirror, crop, .. } = plan.settings.clone();
        plan.settings = Settings { quarter_turns, mirror, crop, ..Settings::default() };
        plan.finish = Some(Finish::default());
    }
}

fn head(ui: &mut Ui, words: &Words, key: &str) {
    ui.label(Type::Strong.text(say!(words, key)));
}

fn small(ui: &mut Ui, text: String) {
    let colour = theme::ink(ui.ctx()).ink2;
    ui.add(Label::new(Type::Small.text(text).color(colour)).wrap());
}

/// A switch with its name before it.
fn flag(ui: &mut Ui, name: &str, is_on: &mut bool) {
    ui.horizontal(|ui| {
        ui.label(Type::Label.text(name));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            switch(ui, is_on, name);
        });
    });
}

/// How many cells.
fn grid(
    ui: &mut Ui,
    words: &Words,
    settings: &mut Settings,
    of: (u32, u32),
    imported: Option<&Imported>,
) {
    head(ui, words, "wizard-grid");
    let crop = settings.crop.unwrap_or(Crop::whole(of.0, of.1));
    let is_exact = imported.is_some_and(|own| own.is_exact);
    let size = match imported.filter(|_| is_exact) {
        Some(own) => Some(own.picture.size()),
        None => grid_size(crop, settings).ok(),
    };
    let (rows, cols) = size.map_or((1, 1), |size| (size.rows() as u16, size.cols() as u16));
    let told = |count: u16| say!(words, "wizard-cells-count", count = u64::from(count));
    let longest = |own: u16| LONGEST.max(own);
    let mut width = cols;
    if tuner(ui, &say!(words, "wizard-width"), &told(cols), &mut width, 2..=longest(cols)) {
        settings.width = Some(width);
    }
    let mut own_height = settings.height.is_some() && settings.width.is_some();
    let was_own = own_height;
    flag(ui, &say!(words, "wizard-own-height"), &mut own_height);
    if own_height != was_own {
        settings.width = Some(cols);
        settings.height = own_height.then_some(rows);
    }
    if own_height {
        let mut height = rows;
        if tuner(ui, &say!(words, "wizard-height"), &told(rows), &mut height, 2..=longest(rows)) {
            settings.height = Some(height);
        }
    }
    if is_exact || !settings.pixel_art {
        flag(ui, &say!(words, "wizard-pixel-art"), &mut settings.pixel_art);
        if is_exact {
            small(ui, say!(words, "wizard-pixel-art-why"));
        }
    }
}

/// What kind of inks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Auto,
    Black,
    Colours,
    Given,
}

/// What the colours become.
fn inks(
    ui: &mut Ui,
    words: &Words,
    settings: &mut Settings,
    imported: Option<&Imported>,
    open: Option<usize>,
) {
    let kind = match settings.inks {
        Inks::Auto => Kind::Auto,
        Inks::BlackAndWhite(_) => Kind::Black,
        Inks::Colours(_) => Kind::Colours,
        Inks::Given(_) => Kind::Given,
    };
    let all = [
        Segment::new(Kind::Auto, say!(words, "wizard-inks-auto")),
        Segment::new(Kind::Black, say!(words, "wizard-inks-black")),
        Segment::new(Kind::Colours, say!(words, "wizard-inks-colours")),
    ];
    let width = ui.available_width();
    let chosen = if kind == Kind::Given { Kind::Colours } else { kind };
    match segments(ui, Some(chosen), &all, Some(width)) {
        Some(Kind::Auto) => settings.inks = Inks::Auto,
        Some(Kind::Black) => settings.inks = Inks::BlackAndWhite(Threshold::Otsu),
        Some(Kind::Colours | Kind::Given) => settings.inks = Inks::Colours(4),
        None => {}
    }
    if let Inks::BlackAndWhite(threshold) = &mut settings.inks {
        level(ui, words, threshold);
        let is_found = matches!(threshold, Threshold::Otsu | Threshold::Density(_));
        if is_found {
            flag(ui, &say!(words, "wizard-by-colour"), &mut settings.by_colour);
        }
    }
    if let Inks::Colours(count) = &mut settings.inks {
        let told = count.to_string();
        tuner(ui, &say!(words, "wizard-colours"), &told, count, 1..=31);
    }
    if matches!(settings.inks, Inks::Colours(_) | Inks::Given(_)) {
        fixed(ui, words, settings, imported);
        flag(ui, &say!(words, "wizard-merge"), &mut settings.merge_similar);
    }
    flag(ui, &say!(words, "wizard-dither"), &mut settings.dither);
    if settings.dither {
        let cells = imported.map(|own| own.picture.size().cells());
        match open.zip(cells) {
            Some((open, cells)) => {
                let share = (100 * open).div_ceil(cells.max(1));
                small(ui, say!(words, "wizard-dither-share", share = share));
            }
            None => small(ui, say!(words, "wizard-dither-why")),
        }
    }
}

/// What is dark enough to be black.
fn level(ui: &mut Ui, words: &Words, threshold: &mut Threshold) {
    let all = [
        Segment::new(Threshold::Otsu, say!(words, "wizard-level-otsu")),
        Segment::new(Threshold::Local, say!(words, "wizard-level-local")),
        Segment::new(Threshold::Level(50), say!(words, "wizard-level-level")),
        Segment::new(Threshold::Density(45), say!(words, "wizard-level-density")),
    ];
    let now = match threshold {
        Threshold::Otsu => Threshold::Otsu,
        Threshold::Local => Threshold::Local,
        Threshold::Level(_) => Threshold::Level(50),
        Threshold::Density(_) => Threshold::Density(45),
    };
    let width = ui.available_width();
    if let Some(own) = segments(ui, Some(now), &all, Some(width)) {
        *threshold = own;
    }
    let percent = |own: u8| say!(words, "wizard-percent", share = u64::from(own));
    match threshold {
        Threshold::Level(own) => {
            let told = percent(*own);
            tuner(ui, &say!(words, "wizard-level"), &told, own, 0..=100);
        }
        Threshold::Density(own) => {
            let told = percent(*own);
            tuner(ui, &say!(words, "wizard-density"), &told, own, 0..=100);
        }
        Threshold::Otsu | Threshold::Local => {}
    }
}

/// The colours that were found, each to be changed; and which of them stays empty.
fn fixed(ui: &mut Ui, words: &Words, settings: &mut Settings, imported: Option<&Imported>) {
    let found: Vec<Rgb> = match (&settings.inks, imported) {
        (Inks::Given(colours), _) => colours.clone(),
        (_, Some(own)) if !own.inks.is_empty() => own.inks.iter().map(|ink| ink.rgb).collect(),
        _ => Palette::black_and_white().inks().iter().map(|ink| ink.rgb).collect(),
    };
    let mut is_fixed = matches!(settings.inks, Inks::Given(_));
    let was_fixed = is_fixed;
    flag(ui, &say!(words, "wizard-fixed"), &mut is_fixed);
    if is_fixed != was_fixed {
        settings.inks = match is_fixed {
            true => Inks::Given(found.clone()),
            false => Inks::Colours((found.len() - 1).clamp(1, 31) as u8),
        };
    }
    if let Inks::Given(colours) = &mut settings.inks {
        small(ui, say!(words, "wizard-fixed-why"));
        ui.horizontal_wrapped(|ui| {
            let mut gone = None;
            let count = colours.len();
            for (at, own) in colours.iter_mut().enumerate() {
                let mut rgb = [own.r, own.g, own.b];
                let response = ui.color_edit_button_srgb(&mut rgb);
                let name = own.to_string();
                response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
                *own = Rgb { r: rgb[0], g: rgb[1], b: rgb[2] };
                if response.secondary_clicked() && count > 2 {
                    gone = Some(at);
                }
            }
            if let Some(at) = gone {
                colours.remove(at);
            }
            let more =
                crate::part::icon_button(crate::theme::Icon::New, say!(words, "entry-ink-more"));
            if count < 32 && ui.add(more.side(28.0)).clicked() {
                colours.push(Rgb { r: 200, g: 60, b: 50 });
            }
        });
    } else {
        background(ui, words, settings, &found);
    }
}

/// Which of the colours stays empty.
fn background(ui: &mut Ui, words: &Words, settings: &mut Settings, found: &[Rgb]) {
    let name = say!(words, "wizard-background");
    ui.horizontal(|ui| {
        let label = ui.label(Type::Label.text(name.as_str()));
        let told = |own: Option<Rgb>| match own {
            None => say!(words, "wizard-background-auto"),
            Some(rgb) => rgb.to_string(),
        };
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let now = Type::Label.text(told(settings.background));
            let list = crate::part::combo("background", 150.0).selected_text(now);
            let shown = list.show_ui(ui, |ui| {
                offer(ui, &mut settings.background, None, told(None));
                for &rgb in found {
                    ui.horizontal(|ui| {
                        let fill = egui::Color32::from_rgb(rgb.r, rgb.g, rgb.b);
                        let size = egui::vec2(24.0, 20.0);
                        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                        ui.painter().rect_filled(rect, egui::CornerRadius::same(4), fill);
                        offer(ui, &mut settings.background, Some(rgb), told(Some(rgb)));
                    });
                }
            });
            shown.response.labelled_by(label.id);
        });
    });
}

/// Tone, outlines, and what is tidied up.
fn picture(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    head(ui, words, "wizard-picture");
    let signed =
        |own: i8| if own > 0 { format!("+{own}") } else { own.to_string().replace('-', "−") };
    let tone = &mut settings.tone;
    for (key, own) in
        [("wizard-brightness", &mut tone.brightness), ("wizard-contrast", &mut tone.contrast)]
    {
        let told = signed(*own);
        tuner(ui, &say!(words, key), &told, own, -100..=100);
    }
    let told = words.decimals(f64::from(tone.gamma) / 100.0, 2);
    tuner(ui, &say!(words, "wizard-gamma"), &told, &mut tone.gamma, 10..=300);
    flag(ui, &say!(words, "wizard-invert"), &mut tone.invert);
    edges(ui, words, &mut settings.edges);
    let told = settings.smooth.to_string();
    tuner(ui, &say!(words, "wizard-smooth"), &told, &mut settings.smooth, 0..=5);
    let told = settings.specks.to_string();
    tuner(ui, &say!(words, "wizard-specks"), &told, &mut settings.specks, 0..=12);
}

/// Whether outlines are drawn.
fn edges(ui: &mut Ui, words: &Words, edges: &mut Edges) {
    ui.label(Type::Label.text(say!(words, "wizard-edges")));
    let all = [
        Segment::new(Edges::Off, say!(words, "wizard-edges-off")),
        Segment::new(Edges::Add(50), say!(words, "wizard-edges-add")),
        Segment::new(Edges::Only, say!(words, "wizard-edges-only")),
    ];
    let now = match edges {
        Edges::Add(_) => Edges::Add(50),
        Edges::Off | Edges::Only => *edges,
    };
    let width = ui.available_width();
    if let Some(own) = segments(ui, Some(now), &all, Some(width)) {
        *edges = own;
    }
    if let Edges::Add(own) = edges {
        let told = say!(words, "wizard-percent", share = u64::from(*own));
        tuner(ui, &say!(words, "wizard-edges-strength"), &told, own, 0..=100);
    }
}

/// How far the puzzle is mended.
fn solvable(ui: &mut Ui, words: &Words, finish: &mut Option<Finish>) {
    let mut is_on = finish.is_some();
    flag(ui, &say!(words, "wizard-solvable"), &mut is_on);
    if is_on != finish.is_some() {
        *finish = is_on.then(Finish::default);
    }
    small(ui, say!(words, "wizard-solvable-why"));
    let Some(finish) = finish else { return };
    ui.horizontal(|ui| {
        let label = ui.label(Type::Label.text(say!(words, "wizard-aim")));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let face = |name| Type::Label.text(name);
            aims::list(ui, words, &mut finish.aim, 170.0, face).labelled_by(label.id);
        });
    });
    let told = say!(words, "wizard-percent", share = u64::from(finish.most));
    tuner(ui, &say!(words, "wizard-most"), &told, &mut finish.most, 0..=30);
}
