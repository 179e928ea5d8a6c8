//! How the window looks: [`tokens`] has every colour, [`letter`] the type, [`icon`] the
//! signs; here are sizes, times, and what egui is told of all that.

pub mod icon;
pub mod letter;
pub mod tokens;

pub use icon::Icon;
pub use letter::{Type, Weight};
pub use tokens::{Ink, Sheet};

use egui::style::{HandleShape, WidgetVisuals};
use egui::{
    Color32, Context, CornerRadius, Margin, Shadow, Stroke, Theme, ThemePreference, Vec2, Visuals,
    vec2,
};
use grille_store::Settings;

/// Between things that belong together.
pub const GAP: f32 = 8.0;
/// Between things that do not.
pub const WIDE: f32 = 20.0;
/// Below this width the window is one column, as on a phone.
pub const PHONE: f32 = 600.0;
/// Below this width the panel lies under the board, unless the window is low.
pub const NARROW: f32 = 760.0;
/// From this width on the panel is wider.
pub const BROAD: f32 = 1600.0;
/// The width of the side panel.
pub const PANEL: f32 = 312.0;
/// Its width in a broad window.
pub const PANEL_BROAD: f32 = 376.0;

/// The corners of a mark, of buttons and fields, of segments, of cards, of dialogs.
pub const ROUND_MARK: u8 = 4;
/// Buttons and fields.
pub const ROUND: u8 = 8;
/// Segments.
pub const ROUND_SEGMENT: u8 = 10;
/// Cards.
pub const ROUND_CARD: u8 = 12;
/// Dialogs.
pub const ROUND_DIALOG: u8 = 16;

/// Seconds until what is pointed at looks so.
pub const HOVER: f32 = 0.08;
/// Seconds in which a cell is filled.
pub const FILL: f32 = 0.09;
/// Seconds in which grid and crosses of a finished picture fade.
pub const FADE: f32 = 0.24;
/// Seconds in which a hint appears.
pub const HINT: f32 = 0.15;
/// Seconds in which a dialog appears.
pub const DIALOG: f32 = 0.15;

/// Whether the window is as narrow as a phone.
pub fn is_phone(context: &Context) -> bool {
    context.content_rect().width() < PHONE
}

/// Whether the panel lies under the board: in a narrow window, unless that is wider than high.
pub fn is_panel_below(context: &Context) -> bool {
    let screen = context.content_rect().size();
    screen.x < NARROW && screen.y > 0.8 * screen.x
}

/// Whether a panel under the board is so low that not everything in it is seen at once.
pub fn is_panel_low(context: &Context) -> bool {
    is_panel_below(context) && context.content_rect().height() < 560.0
}

/// The height of what is pressed: a thumb needs more than a pointer.
pub fn press_height(context: &Context) -> f32 {
    if is_phone(context) { 44.0 } else { 36.0 }
}

/// The colours of the window in use.
pub fn ink(context: &Context) -> Ink {
    match look(context) {
        (Theme::Light, false) => Ink::DAY,
        (Theme::Light, true) => Ink::BRIGHT,
        (Theme::Dark, false) => Ink::NIGHT,
        (Theme::Dark, true) => Ink::DEEP,
    }
}

/// The colours of the sheet in use.
pub fn sheet(context: &Context) -> Sheet {
    match look(context) {
        (Theme::Light, false) => Sheet::DAY,
        (Theme::Light, true) => Sheet::BRIGHT,
        (Theme::Dark, false) => Sheet::NIGHT,
        (Theme::Dark, true) => Sheet::DEEP,
    }
}

/// Day or night, and whether with high contrast.
fn look(context: &Context) -> (Theme, bool) {
    (context.theme(), context.data(|data| data.get_temp(contrast_id())).unwrap_or(false))
}

fn contrast_id() -> egui::Id {
    egui::Id::unique("contrast")
}

/// How much wider strokes are for those who need more contrast.
pub fn bolder(context: &Context) -> f32 {
    if look(context).1 { 0.5 } else { 0.0 }
}

/// Seconds that a motion takes: none for those who want none.
pub fn time(context: &Context, seconds: f32) -> f32 {
    if context.global_style().animation_time == 0.0 { 0.0 } else { seconds }
}

/// The room that every screen needs, in points.
const LEAST: Vec2 = vec2(360.0, 400.0);

/// How large everything can be in a window of this size, in steps of 5 %: a narrow window would
/// have no room for its screens at twice their size.
pub fn most_scale(context: &Context) -> f32 {
    let room = context.content_rect().size() * context.zoom_factor();
    let most = (room.x / LEAST.x).min(room.y / LEAST.y).max(1.0);
    (most * 20.0 + 0.01).floor() / 20.0
}

/// Makes both themes those of the program.
pub fn apply(context: &Context, settings: &Settings) {
    let contrast = settings.contrast;
    context.data_mut(|data| data.insert_temp(contrast_id(), contrast));
    let inks = match contrast {
        true => [Ink::BRIGHT, Ink::DEEP],
        false => [Ink::DAY, Ink::NIGHT],
    };
    context.set_visuals_of(Theme::Light, visuals(Visuals::light(), inks[0]));
    context.set_visuals_of(Theme::Dark, visuals(Visuals::dark(), inks[1]));
    // Where the system does not say, it is day.
    context.options_mut(|options| options.fallback_theme = Theme::Light);
    context.set_theme(match settings.theme {
        grille_store::Theme::System => ThemePreference::System,
        grille_store::Theme::Light => ThemePreference::Light,
        grille_store::Theme::Dark => ThemePreference::Dark,
    });
    context.set_zoom_factor(settings.scale.min(most_scale(context)));
    let animation = if settings.reduced_motion { 0.0 } else { DIALOG };
    context.all_styles_mut(|style| {
        for own in Type::ALL {
            style.text_styles.insert(own.style(), own.font());
        }
        style.drag_value_text_style = Type::Body.style();
        style.spacing.item_spacing = Vec2::splat(GAP);
        style.spacing.button_padding = vec2(12.0, 7.0);
        style.spacing.interact_size.y = 32.0;
        style.spacing.window_margin = Margin::same(16);
        style.spacing.menu_margin = Margin::same(6);
        style.spacing.slider_rail_height = 4.0;
        style.spacing.combo_height = 420.0;
        style.spacing.scroll = egui::style::ScrollStyle::floating();
        style.spacing.scroll.foreground_color = false;
        style.spacing.scroll.dormant_handle_opacity = 0.6;
        style.interaction.selectable_labels = false;
        style.animation_time = animation;
        if settings.reduced_motion {
            style.scroll_animation = egui::style::ScrollAnimation::none();
        }
    });
}

/// Loads the fonts; before any text is set.
pub fn load(context: &Context) {
    letter::load(context);
}

/// Black or white, whichever is read better on a colour.
pub fn on(ground: Color32) -> Color32 {
    match contrast(Color32::BLACK, ground) >= contrast(Color32::WHITE, ground) {
        true => Color32::BLACK,
        false => Color32::WHITE,
    }
}

/// How well two colours are told apart, from 1 to 21 (WCAG 2, relative luminance).
pub fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance(colour: Color32) -> f32 {
    let linear = |byte: u8| {
        let share = f32::from(byte) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
}

/// What of egui's own widgets is still seen: fields, lists to choose from, menus.
fn visuals(mut visuals: Visuals, ink: Ink) -> Visuals {
    visuals.panel_fill = ink.paper;
    visuals.window_fill = ink.card;
    visuals.window_stroke = Stroke::new(1.0, ink.hair);
    visuals.window_corner_radius = CornerRadius::same(ROUND_DIALOG);
    visuals.window_shadow = Shadow { offset: [0, 12], blur: 40, spread: 0, color: tokens::SHADOW };
    visuals.popup_shadow = Shadow { offset: [0, 6], blur: 20, spread: 0, color: tokens::SHADOW };
    visuals.menu_corner_radius = CornerRadius::same(ROUND_SEGMENT);
    visuals.extreme_bg_color = ink.sunk;
    visuals.faint_bg_color = ink.rest;
    visuals.hyperlink_color = ink.accent;
    visuals.error_fg_color = ink.wrong;
    visuals.warn_fg_color = ink.wrong;
    visuals.weak_text_color = Some(ink.ink2);
    visuals.selection.bg_fill = ink.accent_soft;
    visuals.selection.stroke = Stroke::new(1.5, ink.accent);
    visuals.slider_trailing_fill = true;
    visuals.handle_shape = HandleShape::Circle;
    visuals.disabled_alpha = 0.4;
    let widget = |fill: Color32, border: Color32, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, border),
        corner_radius: CornerRadius::same(ROUND),
        fg_stroke: Stroke::new(1.5, text),
        expansion: 0.0,
    };
    visuals.widgets.noninteractive = widget(ink.paper, ink.hair, ink.ink);
    visuals.widgets.inactive = widget(ink.card, ink.hair, ink.ink);
    // Behind sliders, which lie on cards.
    visuals.widgets.inactive.bg_fill = ink.track;
    visuals.widgets.hovered = widget(ink.sunk, ink.hair, ink.ink);
    visuals.widgets.active = widget(ink.accent_soft, ink.accent, ink.accent);
    visuals.widgets.open = widget(ink.sunk, ink.hair, ink.ink);
    visuals
}
