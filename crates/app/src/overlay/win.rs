//! The congratulation.

use crate::command::ForWindow;
use crate::dialog::{Asked, window};
use crate::panel::time;
use crate::play::Play;
use crate::theme::{self, GAP};
use egui::{Context, RichText, Vec2};
use grille_words::{Words, say};

pub fn show(context: &Context, words: &Words, play: Option<&dyn Play>) -> Asked {
    let Some(play) = play else { return Asked::Close };
    window(context, words, &say!(words, "win-title"), 560.0, |ui| {
        let side = (context.content_rect().size() - Vec2::splat(240.0)).min_elem();
        let side = side.clamp(120.0, 320.0);
        ui.set_width(side.max(280.0));
        ui.vertical_centered(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), egui::Sense::hover());
            let ink = theme::ink(ui.ctx());
            play.puzzle().thumbnail(ui.painter(), &ink, rect);
            ui.add_space(GAP);
            ui.label(RichText::new(play.title(words)).heading());
            let totals = play.totals();
            ui.label(say!(words, "win-line", time = time(play.clock()), hints = totals.hints));
            if let (Some(best), 2..) = (totals.best, totals.wins) {
                let best = time(best.as_secs_f64());
                ui.weak(say!(words, "play-best", time = best, wins = totals.wins));
            }
        });
        ui.add_space(GAP);
        ui.horizontal(|ui| {
            if ui.button(say!(words, "win-next")).clicked() {
                return Asked::Run(ForWindow::Next.into());
            }
            if ui.button(say!(words, "command-library")).clicked() {
                return Asked::Run(ForWindow::Library.into());
            }
            if ui.button(say!(words, "win-stay")).clicked() {
                return Asked::Close;
            }
            Asked::Nothing
        })
        .inner
    })
}
