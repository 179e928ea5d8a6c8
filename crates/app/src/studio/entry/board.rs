//! The board for clues by the pointer: a click beside a line adds a number, a click or the wheel on
//! a number changes it, a drag moves it along its line, the other button takes it away. With
//! another ink in hand a click gives the number that ink.

use super::geometry::{Geometry, Place};
use super::typing::{Standing, Typing};
use crate::nonogram::pigment::pigment;
use crate::theme::{self, Ink, Sheet, Weight, on};
use egui::{
    Align2, CornerRadius, Event, MouseWheelUnit, Painter, Pos2, Rect, Response, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::cause::Cause;
use grille_engine::nonogram::{Block, Palette};
use grille_studio::entry::{Answer, ClueEdit};
use grille_words::{Words, say};

/// Points that the wheel of a touchpad turns for one cell.
const NOTCH: f32 = 30.0;

/// Draws the board, and does what the pointer does to it.
pub fn show(ui: &mut Ui, words: &Words, typing: &mut Typing) {
    let room = ui.available_rect_before_wrap();
    // The bar of the scroll area lies over what is behind it.
    let geometry = Geometry::new(typing.entry.clues(), room.shrink(2.0));
    let needs = geometry.whole().size() + Vec2::splat(4.0);
    ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        let (rect, _) = ui.allocate_exact_size(needs.max(room.size()), Sense::hover());
        let inner = Rect::from_min_size(rect.min, room.size().max(needs)).shrink(2.0);
        let geometry = Geometry::new(typing.entry.clues(), inner.intersect(rect));
        if std::mem::take(&mut typing.wants_line) {
            let line = geometry.margin(typing.line).expand(4.0);
            if !ui.clip_rect().contains_rect(line) {
                ui.scroll_to_rect(line, None);
            }
        }
        board(ui, words, typing, &geometry);
    });
}

fn board(ui: &mut Ui, words: &Words, typing: &mut Typing, geometry: &Geometry) {
    let seen = ui.clip_rect();
    let size = typing.entry.clues().size();
    let palette = typing.entry.clues().palette();
    let brush = Brush {
        ink: theme::ink(ui.ctx()),
        sheet: theme::sheet(ui.ctx()),
        palette: &palette,
        geometry,
    };
    brush.grid(ui.painter(), typing);
    let wrong = wrong_line(typing);
    for line in size.lines().filter(|&line| seen.intersects(geometry.margin(line))) {
        let margin = geometry.margin(line);
        let id = ui.scope_id().with(("clue", line));
        let response = ui.interact(margin, id, Sense::click_and_drag());
        let name = label(words, typing, line);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
        let is_wrong = wrong == Some(line) || !typing.entry.clues().fit(line).is_possible();
        brush.line(ui.painter(), typing, line, is_wrong);
        let under = hover(ui, &response, typing, geometry, line);
        if let Some(place) = under {
            brush.pointed(ui.painter(), typing, line, place);
        }
        act(ui, &response, typing, geometry, line);
    }
}

/// A line as it is told to who does not see it: "row 3: 2 2".
fn label(words: &Words, typing: &Typing, line: LineId) -> String {
    let clues = typing.entry.clues();
    let text = grille_studio::entry::line_text::text(clues, line, &typing.letters);
    match text.is_empty() {
        true => say!(words, "entry-label-open", line = words.line(line)),
        false => say!(words, "entry-label", line = words.line(line), clue = text),
    }
}

/// The line that what is known says to be impossible.
fn wrong_line(typing: &Typing) -> Option<LineId> {
    let Standing::Known(Answer::None(cause)) = &typing.standing else { return None };
    match *cause {
        Cause::TooLong { line, .. } | Cause::Known(line) | Cause::Crossing(line) => Some(line),
        Cause::Totals { .. } | Cause::Board | Cause::Search => None,
    }
}

/// What the pointer is at.
fn hover(
    ui: &Ui,
    response: &Response,
    typing: &Typing,
    geometry: &Geometry,
    line: LineId,
) -> Option<Place> {
    let is_dragged = typing.dragged.is_some_and(|(own, _)| own == line);
    let at = ui.input(|input| input.pointer.latest_pos())?;
    let is_at = response.hovered() || is_dragged;
    is_at.then(|| geometry.place(line, typing.entry.clues().line(line).len(), at))
}

/// Does what the pointer did beside a line.
fn act(ui: &Ui, response: &Response, typing: &mut Typing, geometry: &Geometry, line: LineId) {
    let count = typing.entry.clues().line(line).len();
    let at = |pos: Option<Pos2>| pos.map(|pos| geometry.place(line, count, pos));
    if response.drag_started_by(egui::PointerButton::Primary)
        && let Some(Place::Block(block)) = at(ui.input(|input| input.pointer.press_origin()))
    {
        typing.dragged = Some((line, block));
    }
    if response.drag_stopped()
        && let Some((own, from)) = typing.dragged.take()
        && let Some(place) = at(response.interact_pointer_pos()).filter(|_| own == line)
    {
        let to = match place {
            Place::Block(block) => block,
            Place::Free(0) => 0,
            Place::Free(_) => count - 1,
        };
        typing.go(line);
        typing.edit(&ClueEdit::Move(line, from, to));
    }
    let place = at(response.interact_pointer_pos());
    if response.clicked()
        && let Some(place) = place
    {
        typing.go(line);
        clicked(typing, line, place);
    }
    if response.secondary_clicked() {
        typing.go(line);
        if let Some(Place::Block(block)) = place {
            typing.edit(&ClueEdit::Remove(line, block));
        }
    }
    if response.hovered()
        && let Some(Place::Block(block)) = at(ui.input(|input| input.pointer.latest_pos()))
    {
        turned(ui, typing, line, block);
    }
}

fn clicked(typing: &mut Typing, line: LineId, place: Place) {
    match place {
        Place::Free(block) => {
            let own = Block { len: 1, colour: typing.hand };
            typing.edit(&ClueEdit::Insert(line, block, own));
        }
        Place::Block(block) => {
            let clues = typing.entry.clues();
            let (own, room) = (clues.line(line)[block], clues.size().line_len(line) as u32);
            if own.colour != typing.hand && own.len > 0 {
                typing.edit(&ClueEdit::Paint(line, block, typing.hand));
            } else {
                // From the longest back to the shortest, for who has no wheel.
                let by = if own.len >= room { 1 - own.len as i32 } else { 1 };
                typing.edit(&ClueEdit::Change(line, block, by));
            }
        }
    }
}

/// The wheel on a number: a notch is a cell more or less.
fn turned(ui: &Ui, typing: &mut Typing, line: LineId, block: usize) {
    let by: f32 = ui.input(|input| {
        let turn = |event: &Event| match event {
            Event::MouseWheel { unit, delta, .. } => Some(match unit {
                MouseWheelUnit::Point => delta.y / NOTCH,
                MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y,
            }),
            _ => None,
        };
        input.events.iter().filter_map(turn).sum()
    });
    // The board stays where it is.
    ui.input_mut(|input| input.smooth_scroll_delta = Vec2::ZERO);
    if by == 0.0 {
        return;
    }
    typing.wheel += by;
    let whole = typing.wheel.trunc();
    typing.wheel -= whole;
    if whole != 0.0 {
        if typing.line != line {
            typing.go(line);
        }
        typing.edit(&ClueEdit::Change(line, block, whole as i32));
    }
}

/// What everything is painted with.
struct Brush<'a> {
    ink: Ink,
    sheet: Sheet,
    palette: &'a Palette,
    geometry: &'a Geometry,
}

impl Brush<'_> {
    /// The grid, with the solution that is shown.
    fn grid(&self, painter: &Painter, typing: &Typing) {
        let (grid, side) = (self.geometry.grid(), self.geometry.side);
        let size = typing.entry.clues().size();
        painter.rect_filled(grid, CornerRadius::same(2), self.sheet.sheet);
        let line = self.geometry.line(typing.line);
        painter.rect_filled(line, CornerRadius::ZERO, self.sheet.crosshair);
        let stroke = |at: usize, count: usize| match at {
            at if at % 5 == 0 && at > 0 && at < count => Stroke::new(1.25, self.sheet.fifth),
            _ => Stroke::new(1.0, self.sheet.thin),
        };
        let mut lines = Vec::new();
        for col in 1..size.cols() {
            lines.push((true, grid.left() + col as f32 * side, stroke(col, size.cols())));
        }
        for row in 1..size.rows() {
            lines.push((false, grid.top() + row as f32 * side, stroke(row, size.rows())));
        }
        // Every fifth line over the thin ones.
        lines.sort_by(|a, b| a.2.width.total_cmp(&b.2.width));
        for (is_down, at, stroke) in lines {
            match is_down {
                true => painter.vline(at, grid.y_range(), stroke),
                false => painter.hline(grid.x_range(), at, stroke),
            };
        }
        if let Some(picture) = typing.picture() {
            for cell in size.iter().filter(|&cell| picture[cell].is_ink()) {
                let fill = pigment(self.palette, picture[cell], &self.sheet);
                painter.rect_filled(self.cell(cell).shrink(0.9), CornerRadius::same(2), fill);
            }
        }
        let frame = Stroke::new(2.0, self.sheet.ink);
        painter.rect_stroke(grid, CornerRadius::same(2), frame, StrokeKind::Outside);
    }

    fn cell(&self, cell: Cell) -> Rect {
        let side = self.geometry.side;
        let from = vec2(f32::from(cell.col), f32::from(cell.row)) * side;
        Rect::from_min_size(self.geometry.grid().min + from, Vec2::splat(side))
    }

    /// The numbers of a line.
    fn line(&self, painter: &Painter, typing: &Typing, line: LineId, is_wrong: bool) {
        let margin = self.geometry.margin(line);
        if typing.line == line {
            let fill = self.ink.accent_soft;
            painter.rect_filled(margin.shrink(1.5), CornerRadius::same(6), fill);
        }
        let blocks = typing.entry.clues().line(line);
        for (at, block) in blocks.iter().enumerate() {
            let is_lifted = typing.dragged == Some((line, at));
            let rect = self.geometry.block(line, blocks.len(), at);
            self.number(painter, rect, *block, is_wrong, if is_lifted { 0.4 } else { 1.0 });
        }
        if blocks.is_empty() {
            let rect = self.geometry.block(line, 1, 0);
            let font = Weight::Regular.at(self.font());
            painter.text(rect.center(), Align2::CENTER_CENTER, "·", font, self.ink.ink3);
        }
        if is_wrong {
            let outline = Stroke::new(1.75, self.ink.wrong);
            let round = CornerRadius::same(6);
            painter.rect_stroke(margin.shrink(1.5), round, outline, StrokeKind::Inside);
        }
    }

    fn font(&self) -> f32 {
        (self.geometry.side * 0.47).clamp(12.0, 22.0)
    }

    fn number(&self, painter: &Painter, rect: Rect, block: Block, is_wrong: bool, share: f32) {
        let mut colour = if is_wrong { self.ink.wrong } else { self.ink.ink };
        if !self.palette.is_two_tone() && block.len > 0 {
            let fill = pigment(self.palette, block.colour, &self.sheet);
            let chip = rect.shrink2(vec2(1.5, 2.0));
            let round = CornerRadius::same((chip.height() * 0.28) as u8);
            painter.rect_filled(chip, round, fill.gamma_multiply(share));
            if theme::contrast(fill, self.ink.paper) < 1.3 {
                let hair = Stroke::new(1.0, self.ink.hair);
                painter.rect_stroke(chip, round, hair, StrokeKind::Inside);
            }
            colour = on(fill);
        }
        let digits = block.len.to_string();
        let size = if digits.len() > 2 { 0.8 } else { 1.0 } * self.font();
        let font = Weight::Semibold.at(size);
        let centre = rect.center();
        painter.text(centre, Align2::CENTER_CENTER, digits, font, colour.gamma_multiply(share));
    }

    /// What the pointer is at: a number it would change, or a place for another one.
    fn pointed(&self, painter: &Painter, typing: &Typing, line: LineId, place: Place) {
        let count = typing.entry.clues().line(line).len();
        let round = CornerRadius::same(theme::ROUND_MARK);
        let edge = Stroke::new(1.5, self.ink.accent);
        match place {
            Place::Block(block) => {
                let rect = self.geometry.block(line, count, block).shrink(1.0);
                painter.rect_stroke(rect, round, edge, StrokeKind::Inside);
            }
            Place::Free(block) => {
                let rect = self.geometry.free(line, count, block).shrink(3.0);
                painter.rect_stroke(rect, round, edge, StrokeKind::Inside);
                let font = Weight::Medium.at(self.font());
                let colour = self.ink.accent;
                painter.text(rect.center(), Align2::CENTER_CENTER, "+", font, colour);
            }
        }
    }
}
