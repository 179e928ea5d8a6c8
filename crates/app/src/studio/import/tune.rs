//! The second step: the picture with the part that is taken, its puzzle, and the settings. Side by
//! side where there is room, else one under the other.

use super::preview::Outcome;
use super::{Deed, Wizard, photo, settings};
use crate::nonogram::pigment::pigment;
use crate::part::{Hue, Segment, card, difficulty, segments};
use crate::theme::{self, GAP, Icon, ROUND, Sheet, Type, Weight, on};
use egui::{
    Align, Align2, CornerRadius, Frame, Label, Layout, Margin, Painter, Rect, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use grille_engine::grid::LineId;
use grille_engine::nonogram::rate::Solutions;
use grille_engine::nonogram::{Clue, Puzzle};
use grille_words::{Words, capital, say};

/// The widths of the puzzle and of the settings, where they lie beside the picture.
const PUZZLE: f32 = 316.0;
const SETTINGS: f32 = 338.0;

/// Draws the step; what was asked for.
pub fn show(ui: &mut Ui, words: &Words, wizard: &mut Wizard) -> Option<Deed> {
    let width = ui.available_width();
    let height = ui.available_height();
    if width < 900.0 {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.set_max_width(width - 8.0);
            let high = (height * 0.5).clamp(160.0, 420.0);
            let (room, _) = ui.allocate_exact_size(vec2(width - 8.0, high), Sense::hover());
            photo::show(ui, words, wizard, room);
            photo::tools(ui, words, wizard);
            puzzle_card(ui, words, wizard, vec2(width - 8.0, 460.0));
            settings::show(ui, words, wizard);
        });
        return None;
    }
    let left = width - PUZZLE - SETTINGS - 48.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let column =
        |from: f32, wide: f32| Rect::from_min_size(rect.min + vec2(from, 0.0), vec2(wide, height));
    let tools = theme::press_height(ui.ctx()) + GAP;
    let own = column(0.0, left);
    let room = Rect::from_min_max(own.min, own.max - vec2(0.0, tools));
    photo::show(ui, words, wizard, room);
    let below = Rect::from_min_max(pos2(own.left(), room.bottom() + GAP), own.max);
    let child = UiBuilder::new().max_rect(below).layout(Layout::left_to_right(Align::Center));
    photo::tools(&mut ui.new_child(child), words, wizard);
    let own = column(left + 24.0, PUZZLE);
    let mut child = ui.new_child(UiBuilder::new().max_rect(own));
    puzzle_card(&mut child, words, wizard, own.size() - vec2(0.0, tools));
    let own = column(left + PUZZLE + 48.0, SETTINGS);
    let mut child = ui.new_child(UiBuilder::new().max_rect(own));
    ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
        ui.set_max_width(SETTINGS - 14.0);
        settings::show(ui, words, wizard);
    });
    None
}

/// The puzzle as it is now: cells or clues, inks, and what is known about it.
fn puzzle_card(ui: &mut Ui, words: &Words, wizard: &mut Wizard, size: Vec2) {
    let ink = theme::ink(ui.ctx());
    card(&ink).show(ui, |ui| {
        let size = size - vec2(34.0, 34.0);
        ui.set_min_size(size);
        ui.set_max_width(size.x);
        let shown = shown(wizard);
        ui.horizontal(|ui| {
            ui.label(Type::Strong.text(say!(words, "wizard-puzzle")));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if let Some(puzzle) = &shown {
                    ui.label(Type::Small.text(words.size(puzzle.size())));
                }
            });
        });
        let all = [
            Segment::new(false, say!(words, "wizard-cells")),
            Segment::new(true, say!(words, "wizard-clues")),
        ];
        let width = ui.available_width();
        if let Some(own) = segments(ui, Some(wizard.shows_clues), &all, Some(width)) {
            wizard.shows_clues = own;
        }
        let high = (ui.available_height() - 150.0).clamp(140.0, 340.0);
        let room = vec2(size.x, high);
        match &shown {
            Some(puzzle) if wizard.shows_clues => with_clues(ui, puzzle, room),
            Some(puzzle) => {
                let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
                let name = say!(words, "wizard-puzzle");
                response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &name));
                cells(ui.painter(), &theme::sheet(ui.ctx()), rect, puzzle);
            }
            None => drop(ui.allocate_exact_size(room, Sense::hover())),
        }
        if let Some(puzzle) = &shown {
            inks(ui, words, puzzle);
        }
        verdict(ui, words, wizard);
    });
}

/// What is shown: the mended puzzle, else the picture as it came out of the pixels.
pub fn shown(wizard: &Wizard) -> Option<Puzzle> {
    match (wizard.preview.outcome(), wizard.preview.imported()?) {
        (Outcome::Made(proposal), _) => Some(proposal.puzzle.clone()),
        (_, Ok(imported)) => Puzzle::of(&imported.picture, imported.inks.clone()).ok(),
        (_, Err(_)) => None,
    }
}

/// The cells of a puzzle, as large as a room has place for.
pub fn cells(painter: &Painter, sheet: &Sheet, room: Rect, puzzle: &Puzzle) {
    let Some(goal) = puzzle.goal() else { return };
    let size = goal.size();
    let fitting = (room.width() / size.cols() as f32).min(room.height() / size.rows() as f32);
    let side = if fitting > 3.0 { (fitting - 0.1).floor() } else { fitting * 0.98 };
    let whole = vec2(size.cols() as f32, size.rows() as f32) * side;
    let rect = Rect::from_min_size((room.center() - whole / 2.0).round(), whole);
    grid(painter, sheet, rect, side, puzzle, true);
}

/// A grid with its cells, if they are to be seen.
fn grid(painter: &Painter, sheet: &Sheet, rect: Rect, side: f32, puzzle: &Puzzle, filled: bool) {
    let size = puzzle.size();
    painter.rect_filled(rect, CornerRadius::same(2), sheet.sheet);
    if let Some(goal) = puzzle.goal().filter(|_| filled) {
        let inset = if side >= 6.0 { 0.5 } else { 0.0 };
        for cell in size.iter().filter(|&cell| goal[cell].is_ink()) {
            let from = rect.min + vec2(f32::from(cell.col), f32::from(cell.row)) * side;
            let own = Rect::from_min_size(from, Vec2::splat(side)).shrink(inset);
            let fill = pigment(puzzle.palette(), goal[cell], sheet);
            painter.rect_filled(own, CornerRadius::ZERO, fill);
        }
    }
    let thin = Stroke::new(1.0, sheet.thin.gamma_multiply(0.7));
    let fifth = Stroke::new(1.0, sheet.fifth);
    for strokes in [(1, thin), (5, fifth)] {
        let (every, stroke) = strokes;
        if side < 5.0 && every == 1 {
            continue;
        }
        for col in (every..size.cols()).step_by(every) {
            painter.vline(rect.left() + col as f32 * side, rect.y_range(), stroke);
        }
        for row in (every..size.rows()).step_by(every) {
            painter.hline(rect.x_range(), rect.top() + row as f32 * side, stroke);
        }
    }
    let frame = Stroke::new(2.0, sheet.ink);
    painter.rect_stroke(rect, CornerRadius::same(2), frame, StrokeKind::Outside);
}

/// The board with its clues, as large as they can be read; the rest is scrolled to.
fn with_clues(ui: &mut Ui, puzzle: &Puzzle, room: Vec2) {
    const SIDE: f32 = 17.0;
    let (ink, sheet) = (theme::ink(ui.ctx()), theme::sheet(ui.ctx()));
    let most = |clues: &[Clue]| clues.iter().map(|clue| clue.blocks().len()).max().unwrap_or(0);
    let margin = vec2(most(puzzle.rows()) as f32, most(puzzle.cols()) as f32) * SIDE;
    let size = puzzle.size();
    let whole = margin + vec2(size.cols() as f32, size.rows() as f32) * SIDE;
    let scroll = ScrollArea::both().max_width(room.x).max_height(room.y).auto_shrink(false);
    scroll.id_salt("clues").show(ui, |ui| {
        let (rect, _) = ui.allocate_exact_size(whole.max(room), Sense::hover());
        let spare = (rect.size() - whole).max(Vec2::ZERO) / 2.0;
        let corner = (rect.min + spare + margin).round();
        let painter = ui.painter();
        let board = Rect::from_min_max(corner, corner + whole - margin);
        grid(painter, &sheet, board, SIDE, puzzle, true);
        for line in size.lines() {
            let blocks = puzzle.clue(line).blocks();
            for (at, block) in blocks.iter().enumerate() {
                let back = (blocks.len() - at) as f32 - 0.5;
                let along = |own: u16| (f32::from(own) + 0.5) * SIDE;
                let place = match line {
                    LineId::Row(row) => corner + vec2(-back * SIDE, along(row)),
                    LineId::Col(col) => corner + vec2(along(col), -back * SIDE),
                };
                let own = Rect::from_center_size(place, Vec2::splat(SIDE));
                if !ui.clip_rect().intersects(own) {
                    continue;
                }
                let mut colour = ink.ink;
                if !puzzle.palette().is_two_tone() {
                    let fill = pigment(puzzle.palette(), block.colour, &sheet);
                    painter.rect_filled(own.shrink(1.0), CornerRadius::same(4), fill);
                    colour = on(fill);
                }
                let font = Weight::Semibold.at(12.0);
                painter.text(place, Align2::CENTER_CENTER, block.len, font, colour);
            }
        }
    });
}

/// The inks, each with its name.
fn inks(ui: &mut Ui, words: &Words, puzzle: &Puzzle) {
    if puzzle.palette().is_two_tone() {
        return;
    }
    let sheet = theme::sheet(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 4.0);
        for colour in puzzle.palette().colours().filter(|colour| colour.is_ink()).take(12) {
            let name = capital(&words.ink(colour, puzzle.palette()));
            ui.vertical(|ui| {
                ui.set_max_width(58.0);
                let (rect, _) = ui.allocate_exact_size(vec2(40.0, 22.0), Sense::hover());
                let fill = pigment(puzzle.palette(), colour, &sheet);
                ui.painter().rect_filled(rect, CornerRadius::same(ROUND), fill);
                ui.add(Label::new(Type::Caption.text(name)).truncate());
            });
        }
    });
}

/// What is known about the puzzle that is shown.
fn verdict(ui: &mut Ui, words: &Words, wizard: &Wizard) {
    let ink = theme::ink(ui.ctx());
    let (hue, icon, told) = told(words, wizard);
    let (text, fill, _) = hue.colours(&ink);
    let frame = Frame::new().fill(fill).corner_radius(ROUND);
    frame.inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let (sign, _) = ui.allocate_exact_size(vec2(20.0, 22.0), Sense::hover());
            icon.paint(ui.painter(), sign.center(), 18.0, text);
            let label = ui.add(Label::new(Type::Small.text(told).color(ink.ink)).wrap());
            ui.ctx().accesskit_node_builder(label.id, |node| {
                node.set_live(egui::accesskit::Live::Polite);
            });
        });
        let class = wizard.preview.rated().flatten().and_then(|rating| rating.class);
        if let Some(class) = class {
            difficulty(ui, class, &words.class(class));
        }
    });
}

/// In words, with a hue and a sign.
pub fn told(words: &Words, wizard: &Wizard) -> (Hue, Icon, String) {
    let preview = &wizard.preview;
    let changed = |count: usize| match count {
        0 => say!(words, "wizard-unchanged"),
        count => say!(words, "wizard-changed", count = count),
    };
    match (preview.imported(), preview.outcome()) {
        (Some(Err(trouble)), _) => (Hue::Wrong, Icon::Warning, words.picture_trouble(*trouble)),
        (_, Outcome::Pending) => (Hue::Plain, Icon::Clock, say!(words, "wizard-working")),
        (_, Outcome::Late) => (Hue::Plain, Icon::Clock, say!(words, "wizard-late")),
        (_, Outcome::NotMended) => (Hue::Hint, Icon::Warning, say!(words, "wizard-not-mended")),
        (_, Outcome::Made(proposal)) => {
            let mended = changed(proposal.changes.len());
            match preview.rated() {
                None if wizard.plan.finish.is_some() => {
                    (Hue::Good, Icon::Check, say!(words, "wizard-unique", mended = mended))
                }
                None => (Hue::Plain, Icon::Clock, say!(words, "wizard-working")),
                Some(Some(rating)) => match rating.solutions {
                    Solutions::One if rating.sweeps.is_some() => {
                        let told = say!(words, "wizard-by-lines", mended = mended);
                        (Hue::Good, Icon::Check, told)
                    }
                    Solutions::One => {
                        (Hue::Good, Icon::Check, say!(words, "wizard-unique", mended = mended))
                    }
                    Solutions::Several => (Hue::Hint, Icon::Warning, say!(words, "wizard-several")),
                    Solutions::None => (Hue::Plain, Icon::Clock, say!(words, "wizard-late")),
                },
                Some(None) if wizard.plan.finish.is_some() => {
                    (Hue::Good, Icon::Check, say!(words, "wizard-unique", mended = mended))
                }
                Some(None) => (Hue::Plain, Icon::Clock, say!(words, "wizard-late")),
            }
        }
    }
}
