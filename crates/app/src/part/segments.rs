//! A choice of two to five, side by side, one of which holds.

use super::{hovered, ring};
use crate::theme::{self, Icon, ROUND, ROUND_SEGMENT, Type, Weight};
use egui::{
    Color32, CornerRadius, Rect, Sense, Shadow, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

/// One of the choices.
#[derive(Clone, Debug)]
pub struct Segment<T> {
    /// What it stands for.
    pub value: T,
    /// A sign.
    pub icon: Option<Icon>,
    /// Its name.
    pub name: String,
}

impl<T> Segment<T> {
    /// A choice without a sign.
    pub fn new(value: T, name: impl Into<String>) -> Segment<T> {
        Segment { value, icon: None, name: name.into() }
    }

    /// The same with a sign.
    pub fn icon(mut self, icon: Icon) -> Segment<T> {
        self.icon = Some(icon);
        self
    }
}

/// A name in small, under its sign.
fn caption<T>(ui: &Ui, own: &Segment<T>, is_chosen: bool) -> std::sync::Arc<egui::Galley> {
    let weight = if is_chosen { Weight::Semibold } else { Weight::Medium };
    let font = weight.at(Type::Caption.font().size);
    ui.painter().layout_no_wrap(own.name.clone(), font, Color32::PLACEHOLDER)
}

/// Draws the choices in a width, or as wide as they need to be; what was chosen now.
pub fn segments<T: Copy + PartialEq>(
    ui: &mut Ui,
    chosen: Option<T>,
    all: &[Segment<T>],
    width: Option<f32>,
) -> Option<T> {
    const PAD: f32 = 3.0;
    const ICON: f32 = 20.0;
    let mut picked = None;
    let ink = theme::ink(ui.ctx());
    let galleys: Vec<_> = all
        .iter()
        .map(|own| {
            let face = if Some(own.value) == chosen { Type::Strong } else { Type::Label };
            ui.painter().layout_no_wrap(own.name.clone(), face.font(), Color32::PLACEHOLDER)
        })
        .collect();
    let icon = |own: &Segment<T>| if own.icon.is_some() { ICON + 8.0 } else { 0.0 };
    let beside: f32 = all.iter().zip(&galleys).map(|(o, g)| g.size().x + icon(o) + 8.0).sum();
    // Where there is no room for a sign beside its name, it stands over it.
    let is_stacked = width.is_some_and(|width| beside + 2.0 * PAD > width)
        && all.iter().all(|own| own.icon.is_some());
    let galleys = match is_stacked {
        true => all.iter().map(|own| caption(ui, own, Some(own.value) == chosen)).collect(),
        false => galleys,
    };
    let high = if is_stacked { 54.0 } else { theme::press_height(ui.ctx()) };
    let icon = |own: &Segment<T>| if is_stacked { 0.0 } else { icon(own) };
    let needs: Vec<f32> = all.iter().zip(&galleys).map(|(o, g)| g.size().x + icon(o)).collect();
    // All are equally wide where the width is given and that leaves room for the longest.
    let count = all.len().max(1) as f32;
    let sum: f32 = needs.iter().sum();
    let spare = width.map_or(26.0, |width| ((width - 2.0 * PAD - sum) / count).max(8.0));
    let equal = width.map(|width| (width - 2.0 * PAD) / count);
    let equal = equal.filter(|equal| needs.iter().all(|need| need + 8.0 <= *equal));
    let widths: Vec<f32> = needs.iter().map(|need| equal.unwrap_or(need + spare)).collect();
    let size = vec2(widths.iter().sum::<f32>() + 2.0 * PAD, high + 2.0 * PAD);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(ROUND_SEGMENT), ink.sunk);
    let mut left = rect.left() + PAD;
    for ((own, galley), wide) in all.iter().zip(galleys).zip(widths) {
        let place = Rect::from_min_size(pos2(left, rect.top() + PAD), vec2(wide, high));
        left += wide;
        let is_chosen = Some(own.value) == chosen;
        let id = ui.scope_id().with(("segment", own.name.as_str(), rect.min.x as i32));
        let response = ui.interact(place, id, Sense::click());
        response.widget_info(|| {
            WidgetInfo::selected(
                egui::Role::RadioButton,
                ui.is_enabled(),
                is_chosen,
                own.name.as_str(),
            )
        });
        let hover = hovered(ui, &response);
        let round = CornerRadius::same(ROUND);
        if is_chosen {
            let shadow = Shadow {
                offset: [0, 1],
                blur: 2,
                spread: 0,
                color: theme::tokens::SHADOW.gamma_multiply(0.4),
            };
            ui.painter().add(shadow.as_shape(place, round));
            let hair = Stroke::new(1.0, ink.hair);
            ui.painter().rect(place, round, ink.card, hair, StrokeKind::Inside);
        } else if hover > 0.0 {
            ui.painter().rect_filled(place, round, ink.card.gamma_multiply(0.5 * hover));
        }
        let colour = if is_chosen { ink.ink } else { ink.ink2 };
        let inner = galley.size().x + icon(own);
        let mut x = place.center().x - inner / 2.0;
        let mut middle = place.center().y;
        if let Some(icon) = own.icon {
            let tint = if is_chosen { ink.accent } else { ink.ink2 };
            if is_stacked {
                icon.paint(ui.painter(), pos2(place.center().x, middle - 9.0), ICON, tint);
                middle += 13.0;
            } else {
                icon.paint(ui.painter(), pos2(x + ICON / 2.0, middle), ICON, tint);
                x += ICON + 8.0;
            }
        }
        let y = middle - galley.size().y / 2.0;
        ui.painter().galley(pos2(x, y), galley, colour);
        ring(ui, &response, place.shrink(1.0), ROUND);
        if response.clicked() && !is_chosen {
            picked = Some(own.value);
        }
    }
    picked
}
