//! The timeline of a method that is watched, under the board: a bar for each step, as high as
//! the cells that it settles; a slider; and buttons to go back and forth.

use crate::command::{Command, ForTable};
use crate::front::Front;
use crate::part::{icon_button, slider};
use crate::play::Playing;
use crate::theme::{self, GAP, Icon, Type};
use egui::{
    Align, CornerRadius, Layout, Rect, Sense, Slider, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use grille_table::{Pace, Watch};
use grille_words::{Words, say};

/// The height of all of it.
pub const HIGH: f32 = 128.0;
/// The height of the bars.
const BARS: f32 = 48.0;
/// The width of what is said at the left, and of the speed at the right.
const SIDE: f32 = 150.0;
/// The width of the slider for the speed.
const SLIDER: f32 = 84.0;
/// The least width of a bar, with the gap behind it.
const BAR: f32 = 5.0;

/// Draws the timeline in a rectangle; the command that was asked for.
pub fn show<G: Front>(
    ui: &mut Ui,
    words: &Words,
    play: &mut Playing<G>,
    rect: Rect,
) -> Option<Command> {
    let watch = play.table.watched()?;
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
    bars(&mut ui, words, watch);
    ui.add_space(GAP);
    let mut asked = None;
    ui.horizontal(|ui| {
        let number = watch.number();
        let text = match number {
            0 => say!(words, "watch-start"),
            number => say!(words, "watch-step", number = number, count = watch.count()),
        };
        let ink = theme::ink(ui.ctx());
        let transport = 6.0 * theme::press_height(ui.ctx()) + 5.0 * 4.0;
        // Where there is less room the panel tells the step, and the slider has no name.
        let is_wide = rect.width() > transport + 2.0 * SIDE + 4.0 * GAP;
        let has_speed = rect.width() > transport + SLIDER + 3.0 * GAP;
        if is_wide {
            let (place, _) = ui.allocate_exact_size(vec2(SIDE, 36.0), Sense::hover());
            let font = Type::Small.font();
            ui.painter().text(place.left_center(), egui::Align2::LEFT_CENTER, text, font, ink.ink);
            let spare = rect.width() - transport - 2.0 * SIDE - 4.0 * GAP;
            ui.add_space((spare / 2.0).max(0.0));
        }
        ui.spacing_mut().item_spacing.x = 4.0;
        let run = if watch.pace == Pace::Still { Icon::Play } else { Icon::Pause };
        let has_more = !watch.is_over();
        let all = [
            (ForTable::First, Icon::Rewind, number > 0),
            (ForTable::StepBack, Icon::ChevronLeft, number > 0),
            (ForTable::Run, run, has_more),
            (ForTable::Step, Icon::Step, has_more && watch.pace == Pace::Still),
            (ForTable::Guess, Icon::NextGuess, has_more),
            (ForTable::End, Icon::End, has_more),
        ];
        for (command, icon, is_enabled) in all {
            let entry = Command::from(command).entry();
            let button = icon_button(icon, say!(words, entry.name)).key(entry.key_text(words));
            let button = button.chosen(command == ForTable::Run);
            if ui.add_enabled(is_enabled, button).clicked() {
                asked = Some(command.into());
            }
        }
        if !has_speed {
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().slider_width = SLIDER;
            let name = say!(words, "watch-speed");
            let own = Slider::new(&mut watch.speed, 0.0..=Watch::<G>::FASTEST);
            let response = slider(ui, own.show_value(false));
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Slider, true, &name));
            if is_wide {
                ui.label(Type::Small.text(name));
            }
        });
    });
    asked
}

/// The bars and the slider under them: pointing there goes to a step.
fn bars<G: Front>(ui: &mut Ui, words: &Words, watch: &mut Watch<G>) {
    let ink = theme::ink(ui.ctx());
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), BARS + 16.0), Sense::click_and_drag());
    response.widget_info(|| {
        WidgetInfo::labeled(egui::Role::Slider, true, say!(words, "watch-timeline"))
    });
    let (first, all) = watch.timeline();
    let counts: Vec<u32> = all.collect();
    let steps = counts.len().max(1);
    if let Some(at) = response.interact_pointer_pos() {
        let share = ((at.x - rect.left()) / rect.width()).clamp(0.0, 1.0);
        watch.pace = Pace::Still;
        watch.seek(first + (share * counts.len() as f32).ceil() as u64);
    }
    // Where there are more steps than places, a bar stands for several.
    let places = ((rect.width() / BAR) as usize).clamp(1, steps);
    let wide = rect.width() / (places as f32).max(24.0);
    let most = f64::from(counts.iter().copied().max().unwrap_or(1).max(1)).sqrt() as f32;
    let shown = (watch.number().saturating_sub(first)) as usize;
    let painter = ui.painter();
    let floor = rect.top() + BARS;
    for place in 0..places {
        let (from, to) = (place * steps / places, ((place + 1) * steps / places).max(1));
        let Some(part) = counts.get(from..to.min(counts.len())) else { continue };
        let Some(&count) = part.iter().max() else { continue };
        let high = 5.0 + (BARS - 5.0) * f64::from(count).sqrt() as f32 / most;
        let left = rect.left() + place as f32 * wide;
        let gap = if wide > 6.0 { 3.0 } else { 1.0 };
        let bar = Rect::from_min_max(pos2(left, floor - high), pos2(left + wide - gap, floor));
        let colour = match () {
            () if shown > from && shown <= to => ink.hint_line,
            () if shown > from => ink.ink,
            () => ink.track,
        };
        painter.rect_filled(bar, CornerRadius::same(1), colour);
    }
    let whole = places as f32 * wide;
    let at = rect.left() + whole * shown as f32 / steps as f32;
    let y = rect.bottom() - 6.0;
    let rail = |from: f32, to: f32| Rect::from_min_max(pos2(from, y - 2.0), pos2(to, y + 2.0));
    painter.rect_filled(rail(rect.left(), rect.right()), CornerRadius::same(2), ink.track);
    painter.rect_filled(rail(rect.left(), at), CornerRadius::same(2), ink.accent);
    painter.circle(pos2(at, y), 8.0, ink.card, egui::Stroke::new(2.0, ink.accent));
}
