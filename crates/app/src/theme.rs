//! All colours and sizes: paper and ink, by day and by night, and one accent.

use egui::style::WidgetVisuals;
use egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Stroke, TextStyle, Theme, ThemePreference,
    Visuals,
};
use grille_store::Settings;

/// The colours of a theme. Text on `paper` and on `card` has a contrast of 4.5 to 1 at least.
#[derive(Clone, Copy, Debug)]
pub struct Ink {
    /// Behind everything.
    pub paper: Color32,
    /// Cards, the board's cells, fields.
    pub card: Color32,
    /// Text, and filled cells of a puzzle in black.
    pub ink: Color32,
    /// Text that matters less.
    pub faint: Color32,
    /// Lines between cells.
    pub thin: Color32,
    /// Lines after every fifth cell, and round the board.
    pub thick: Color32,
    /// What is active, chosen or pointed at.
    pub accent: Color32,
    /// Behind what is pointed at.
    pub glow: Color32,
    /// What is wrong.
    pub wrong: Color32,
    /// Cells that a hint rests on.
    pub evidence: Color32,
}

/// By day.
pub const DAY: Ink = Ink {
    paper: Color32::from_rgb(0xf6, 0xf2, 0xe9),
    card: Color32::from_rgb(0xff, 0xfd, 0xf8),
    ink: Color32::from_rgb(0x24, 0x26, 0x2b),
    faint: Color32::from_rgb(0x65, 0x60, 0x57),
    thin: Color32::from_rgb(0xd3, 0xcc, 0xbd),
    thick: Color32::from_rgb(0x86, 0x7f, 0x70),
    accent: Color32::from_rgb(0x1d, 0x5c, 0xa3),
    glow: Color32::from_rgb(0xdd, 0xe8, 0xf4),
    wrong: Color32::from_rgb(0xb0, 0x28, 0x20),
    evidence: Color32::from_rgb(0xf4, 0xe2, 0xb4),
};

/// By night.
pub const NIGHT: Ink = Ink {
    paper: Color32::from_rgb(0x1b, 0x1d, 0x21),
    card: Color32::from_rgb(0x25, 0x28, 0x2e),
    ink: Color32::from_rgb(0xec, 0xe7, 0xdc),
    faint: Color32::from_rgb(0xae, 0xa8, 0x9b),
    thin: Color32::from_rgb(0x3c, 0x40, 0x48),
    thick: Color32::from_rgb(0x7d, 0x79, 0x6e),
    accent: Color32::from_rgb(0x86, 0xb7, 0xee),
    glow: Color32::from_rgb(0x2b, 0x3a, 0x4d),
    wrong: Color32::from_rgb(0xff, 0x8f, 0x80),
    evidence: Color32::from_rgb(0x4f, 0x45, 0x27),
};

/// By day, for those who need more contrast.
pub const BRIGHT: Ink = Ink {
    paper: Color32::WHITE,
    card: Color32::WHITE,
    ink: Color32::BLACK,
    faint: Color32::from_rgb(0x40, 0x40, 0x40),
    thin: Color32::from_rgb(0x8a, 0x8a, 0x8a),
    thick: Color32::BLACK,
    accent: Color32::from_rgb(0x00, 0x3d, 0x99),
    glow: Color32::from_rgb(0xd6, 0xe6, 0xff),
    wrong: Color32::from_rgb(0xa0, 0x00, 0x00),
    evidence: Color32::from_rgb(0xff, 0xe0, 0x8a),
};

/// By night, for those who need more contrast.
pub const DEEP: Ink = Ink {
    paper: Color32::BLACK,
    card: Color32::BLACK,
    ink: Color32::WHITE,
    faint: Color32::from_rgb(0xc8, 0xc8, 0xc8),
    thin: Color32::from_rgb(0x70, 0x70, 0x70),
    thick: Color32::WHITE,
    accent: Color32::from_rgb(0x9c, 0xc8, 0xff),
    glow: Color32::from_rgb(0x1c, 0x33, 0x55),
    wrong: Color32::from_rgb(0xff, 0x9a, 0x8c),
    evidence: Color32::from_rgb(0x5c, 0x4a, 0x10),
};

/// Between things that belong together.
pub const GAP: f32 = 8.0;
/// Between things that do not.
pub const WIDE: f32 = 20.0;
/// Below this width the panel lies under the board.
pub const NARROW: f32 = 620.0;
/// The width of the side panel.
pub const PANEL: f32 = 296.0;
/// The side of a picture on a card.
pub const THUMB: f32 = 88.0;

/// The colours in use.
pub fn ink(context: &Context) -> Ink {
    of(context.theme(), context.data(|data| data.get_temp(contrast_id())).unwrap_or(false))
}

fn of(theme: Theme, contrast: bool) -> Ink {
    match (theme, contrast) {
        (Theme::Light, false) => DAY,
        (Theme::Light, true) => BRIGHT,
        (Theme::Dark, false) => NIGHT,
        (Theme::Dark, true) => DEEP,
    }
}

fn contrast_id() -> egui::Id {
    egui::Id::unique("contrast")
}

/// Makes both themes those of the program.
pub fn apply(context: &Context, settings: &Settings) {
    let contrast = settings.contrast;
    context.data_mut(|data| data.insert_temp(contrast_id(), contrast));
    for (theme, from) in [(Theme::Light, Visuals::light()), (Theme::Dark, Visuals::dark())] {
        context.set_visuals_of(theme, visuals(from, of(theme, contrast)));
    }
    // Where the system does not say, it is day.
    context.options_mut(|options| options.fallback_theme = Theme::Light);
    context.set_theme(match settings.theme {
        grille_store::Theme::System => ThemePreference::System,
        grille_store::Theme::Light => ThemePreference::Light,
        grille_store::Theme::Dark => ThemePreference::Dark,
    });
    context.set_zoom_factor(settings.scale);
    let animation = if settings.reduced_motion { 0.0 } else { 0.1 };
    context.all_styles_mut(|style| {
        let font = |size| FontId::new(size, FontFamily::Proportional);
        style.text_styles.insert(TextStyle::Body, font(15.0));
        style.text_styles.insert(TextStyle::Button, font(15.0));
        style.text_styles.insert(TextStyle::Small, font(12.5));
        style.text_styles.insert(TextStyle::Heading, font(22.0));
        style.spacing.item_spacing = egui::vec2(GAP, GAP);
        style.spacing.button_padding = egui::vec2(10.0, 6.0);
        style.spacing.interact_size.y = 30.0;
        style.spacing.window_margin = egui::Margin::same(14);
        style.interaction.selectable_labels = false;
        style.animation_time = animation;
    });
}

/// Black or white, whichever is read better on a colour.
pub fn on(ground: Color32) -> Color32 {
    let light = 2 * u32::from(ground.r()) + 5 * u32::from(ground.g()) + u32::from(ground.b());
    if light > 8 * 128 { Color32::BLACK } else { Color32::WHITE }
}

/// A box to be ticked, which is seen to be one.
pub fn tick(ui: &mut egui::Ui, value: &mut bool, text: impl Into<String>) -> egui::Response {
    let ink = ink(ui.ctx());
    ui.scope(|ui| {
        let inactive = &mut ui.visuals_mut().widgets.inactive;
        (inactive.bg_fill, inactive.bg_stroke) = (ink.card, Stroke::new(1.2, ink.thick));
        ui.checkbox(value, text.into())
    })
    .inner
}

fn visuals(mut visuals: Visuals, ink: Ink) -> Visuals {
    visuals.panel_fill = ink.paper;
    visuals.window_fill = ink.card;
    visuals.window_stroke = Stroke::new(1.0, ink.thin);
    visuals.extreme_bg_color = ink.card;
    visuals.faint_bg_color = ink.card;
    visuals.hyperlink_color = ink.accent;
    visuals.error_fg_color = ink.wrong;
    visuals.warn_fg_color = ink.wrong;
    visuals.weak_text_color = Some(ink.faint);
    visuals.selection.bg_fill = ink.glow;
    visuals.selection.stroke = Stroke::new(1.5, ink.accent);
    let widget = |fill: Color32, border: Color32, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, border),
        corner_radius: CornerRadius::same(5),
        fg_stroke: Stroke::new(1.2, text),
        expansion: 0.0,
    };
    visuals.widgets.noninteractive = widget(ink.paper, ink.thin, ink.ink);
    visuals.widgets.inactive = widget(ink.card, ink.thin, ink.ink);
    // Behind sliders, which lie on cards.
    visuals.widgets.inactive.bg_fill = ink.thin;
    visuals.widgets.hovered = widget(ink.glow, ink.accent, ink.ink);
    visuals.widgets.active = widget(ink.glow, ink.accent, ink.accent);
    visuals.widgets.open = widget(ink.glow, ink.accent, ink.ink);
    visuals
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(colour: Color32) -> f32 {
        let linear = |byte: u8| {
            let share = f32::from(byte) / 255.0;
            if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
    }

    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn text_is_legible_on_every_ground() {
        for ink in [DAY, NIGHT, BRIGHT, DEEP] {
            for text in [ink.ink, ink.faint, ink.accent, ink.wrong] {
                for ground in [ink.paper, ink.card, ink.glow] {
                    let found = contrast(text, ground);
                    assert!(found >= 4.5, "{text:?} on {ground:?}: {found}");
                }
            }
            assert!(contrast(ink.ink, ink.evidence) >= 4.5);
        }
    }
}
