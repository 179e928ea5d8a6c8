//! The picture as it lies, with the part that is taken: its corners and edges are pulled, its
//! middle moves it, and under it are its shape, a turn and a mirror.

use super::crop::{self, Handle, SHAPES, Shape};
use super::{Opened, Wizard};
use crate::part::{combo, offer, quiet};
use crate::theme::tokens::{CROP, SHADE};
use crate::theme::{Icon, ROUND_SEGMENT, Type};
use egui::{
    Align, Color32, ColorImage, Context, CornerRadius, CursorIcon, Id, Layout, Pos2, Rect, Sense,
    Stroke, StrokeKind, TextureOptions, Ui, WidgetInfo, pos2, vec2,
};
use grille_picture::{Crop, Settings};
use grille_words::{Words, say};

/// The side of a handle.
const GRIP: f32 = 28.0;

/// Draws the picture in a room; the settings may have another crop then.
pub fn show(ui: &mut Ui, words: &Words, wizard: &mut Wizard, room: Rect) {
    let Some(opened) = &wizard.opened else { return };
    let settings = &mut wizard.plan.settings;
    let (quarters, mirror) = (settings.quarter_turns % 4, settings.mirror);
    let is_old = |own: &(u8, bool, egui::TextureHandle)| (own.0, own.1) != (quarters, mirror);
    if wizard.texture.as_ref().is_none_or(is_old) {
        let texture = load(ui.ctx(), &opened.photo, quarters, mirror);
        wizard.texture = Some((quarters, mirror, texture));
    }
    let Some((_, _, texture)) = &wizard.texture else { return };
    let of = seen_size(opened, settings);
    let scale = (room.width() / of.0 as f32).min(room.height() / of.1 as f32);
    let rect = Rect::from_center_size(room.center(), vec2(of.0 as f32, of.1 as f32) * scale);
    let painter = ui.painter().with_clip_rect(ui.clip_rect());
    painter.rect_filled(room, CornerRadius::same(ROUND_SEGMENT), SHADE);
    let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    painter.image(texture.id(), rect, whole, Color32::WHITE);
    let crop = settings.crop.unwrap_or(Crop::whole(of.0, of.1));
    let on_screen = |own: Crop| {
        let min = rect.min + vec2(own.left as f32, own.top as f32) * scale;
        Rect::from_min_size(min, vec2(own.width as f32, own.height as f32) * scale)
    };
    paint(&painter, rect, on_screen(crop));
    if let Some(own) = pull(ui, words, on_screen(crop), scale, crop, of, wizard.shape) {
        settings.crop = (own != Crop::whole(of.0, of.1)).then_some(own);
    }
}

/// How many pixels are seen across and down.
pub fn seen_size(opened: &Opened, settings: &Settings) -> (u32, u32) {
    let (width, height) = (opened.pixels.width(), opened.pixels.height());
    if settings.quarter_turns % 2 == 1 { (height, width) } else { (width, height) }
}

/// The picture for the screen, turned and mirrored.
fn load(context: &Context, photo: &ColorImage, quarters: u8, mirror: bool) -> egui::TextureHandle {
    let [wide, high] = photo.size;
    let (across, down) = if quarters % 2 == 1 { (high, wide) } else { (wide, high) };
    let mut pixels = Vec::with_capacity(wide * high);
    for y in 0..down {
        for x in 0..across {
            let x = if mirror { across - 1 - x } else { x };
            let (from_x, from_y) = match quarters {
                0 => (x, y),
                1 => (y, high - 1 - x),
                2 => (wide - 1 - x, high - 1 - y),
                _ => (wide - 1 - y, x),
            };
            pixels.push(photo.pixels[from_y * wide + from_x]);
        }
    }
    let image = ColorImage::new([across, down], pixels);
    context.load_texture("import", image, TextureOptions::LINEAR)
}

/// Shades what is left out; thirds, a frame, and corners to pull at.
fn paint(painter: &egui::Painter, rect: Rect, crop: Rect) {
    let dark = SHADE.gamma_multiply(0.75);
    let strips = [
        Rect::from_min_max(rect.min, pos2(rect.right(), crop.top())),
        Rect::from_min_max(pos2(rect.left(), crop.bottom()), rect.max),
        Rect::from_min_max(pos2(rect.left(), crop.top()), pos2(crop.left(), crop.bottom())),
        Rect::from_min_max(pos2(crop.right(), crop.top()), pos2(rect.right(), crop.bottom())),
    ];
    for strip in strips.into_iter().filter(egui::Rect::is_positive) {
        painter.rect_filled(strip, CornerRadius::ZERO, dark);
    }
    let thin = Stroke::new(1.0, CROP.gamma_multiply(0.5));
    for third in [1.0, 2.0] {
        painter.vline(crop.left() + crop.width() * third / 3.0, crop.y_range(), thin);
        painter.hline(crop.x_range(), crop.top() + crop.height() * third / 3.0, thin);
    }
    painter.rect_stroke(crop, CornerRadius::ZERO, Stroke::new(2.0, CROP), StrokeKind::Middle);
    let bold = Stroke::new(5.0, CROP);
    let arm = 26.0_f32.min(crop.width() / 3.0).min(crop.height() / 3.0);
    for (corner, across, down) in [
        (crop.left_top(), 1.0, 1.0),
        (crop.right_top(), -1.0, 1.0),
        (crop.left_bottom(), 1.0, -1.0),
        (crop.right_bottom(), -1.0, -1.0),
    ] {
        painter.line_segment([corner, corner + vec2(arm * across, 0.0)], bold);
        painter.line_segment([corner, corner + vec2(0.0, arm * down)], bold);
    }
}

/// What the pointer does to the part, and arrows to the handle that the keyboard is at.
fn pull(
    ui: &Ui,
    words: &Words,
    rect: Rect,
    scale: f32,
    crop: Crop,
    of: (u32, u32),
    shape: Shape,
) -> Option<Crop> {
    let mut answer = None;
    let middle = (rect.shrink(GRIP / 2.0), Handle::MIDDLE);
    let handles = Handle::ALL.into_iter().rev().map(|handle| {
        let at = |sign: i8, from: f32, to: f32| match sign {
            -1 => from,
            1 => to,
            _ => f32::midpoint(from, to),
        };
        let place = pos2(
            at(handle.across, rect.left(), rect.right()),
            at(handle.down, rect.top(), rect.bottom()),
        );
        let side = |sign: i8, length: f32| match sign {
            0 => (length - GRIP).max(GRIP / 2.0),
            _ => GRIP,
        };
        let size = vec2(side(handle.across, rect.width()), side(handle.down, rect.height()));
        (Rect::from_center_size(place, size), handle)
    });
    for (place, handle) in std::iter::once(middle).chain(handles) {
        let id = Id::unique(("crop", handle.across, handle.down));
        let response = ui.interact(place, id, Sense::click_and_drag());
        let cursor = match (handle.across, handle.down) {
            (0, 0) => CursorIcon::Move,
            (0, _) => CursorIcon::ResizeVertical,
            (_, 0) => CursorIcon::ResizeHorizontal,
            (across, down) if across == down => CursorIcon::ResizeNwSe,
            _ => CursorIcon::ResizeNeSw,
        };
        if handle == Handle::MIDDLE {
            let name = say!(words, "wizard-crop");
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
        }
        let response = response.on_hover_and_drag_cursor(cursor);
        if response.drag_started() {
            ui.data_mut(|data| data.insert_temp(id, crop));
        }
        if response.dragged()
            && let Some(origin) = ui.input(|input| input.pointer.press_origin())
            && let Some(now) = response.interact_pointer_pos()
            && let Some(from) = ui.data(|data| data.get_temp::<Crop>(id))
        {
            let by = (now - origin) / scale;
            let by = (by.x.round() as i64, by.y.round() as i64);
            answer = Some(crop::pulled(from, handle, by, of, shape));
        }
    }
    answer
}

/// Under the picture: its shape, a turn, a mirror, and what it is.
pub fn tools(ui: &mut Ui, words: &Words, wizard: &mut Wizard) {
    let Some(opened) = &wizard.opened else { return };
    let settings = &mut wizard.plan.settings;
    let of = seen_size(opened, settings);
    let crop = settings.crop.unwrap_or(Crop::whole(of.0, of.1));
    ui.horizontal_wrapped(|ui| {
        shapes(ui, words, &mut wizard.shape, settings, crop, of);
        if ui.add(quiet(say!(words, "wizard-turn")).icon(Icon::TurnRight)).clicked() {
            // A picture that is mirrored is turned before that, so the other way round.
            let by = if settings.mirror { 3 } else { 1 };
            settings.quarter_turns = (settings.quarter_turns + by) % 4;
            settings.crop = settings.crop.map(|own| crop::turned(own, of.1));
            std::mem::swap(&mut settings.width, &mut settings.height);
            if let Shape::Kept(across, down) = wizard.shape {
                wizard.shape = Shape::Kept(down, across);
            }
        }
        if ui.add(quiet(say!(words, "wizard-mirror")).icon(Icon::Mirror)).clicked() {
            settings.mirror = !settings.mirror;
            settings.crop = settings.crop.map(|own| crop::mirrored(own, of.0));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (width, height) = (u64::from(of.0), u64::from(of.1));
            let name = opened.name.as_str();
            let told = say!(words, "wizard-file", name = name, width = width, height = height);
            ui.add(egui::Label::new(Type::Small.text(told)).truncate());
        });
    });
}

/// The shapes to choose from.
fn shapes(
    ui: &mut Ui,
    words: &Words,
    shape: &mut Shape,
    settings: &mut Settings,
    crop: Crop,
    of: (u32, u32),
) {
    let told = |own: Shape| match own {
        Shape::Free => say!(words, "wizard-shape-free"),
        Shape::Kept(across, down) => {
            say!(words, "wizard-shape", across = u64::from(across), down = u64::from(down))
        }
    };
    let mut all = vec![Shape::Free];
    let (across, down) = crop::shape_of(crop.width, crop.height);
    all.push(Shape::Kept(across, down));
    let offered = SHAPES.map(|(across, down)| Shape::Kept(across, down));
    all.extend(offered.into_iter().filter(|own| *own != Shape::Kept(across, down)));
    let before = *shape;
    let list = combo("crop shape", 150.0).selected_text(Type::Label.text(told(*shape)));
    let shown = list.show_ui(ui, |ui| {
        for own in all {
            offer(ui, shape, own, told(own));
        }
    });
    let name = say!(words, "wizard-shape-name");
    shown.response.widget_info(|| WidgetInfo::labeled(egui::Role::ComboBox, true, &name));
    if *shape != before
        && let Shape::Kept(across, down) = *shape
    {
        let own = crop.with_aspect(across, down);
        settings.crop = (own != Crop::whole(of.0, of.1)).then_some(own);
    }
}
