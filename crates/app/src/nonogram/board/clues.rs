//! How the clues look, and how they stand: bars beside and above the cells.

use super::Layout;
use super::paint::{paint_of, text};
use super::spoken::shows_wrong;
use crate::front::Look;
use crate::theme::{Ink, on};
use egui::{Align2, CornerRadius, FontId, Painter, Pos2, Rect, Stroke, pos2, vec2};
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::BlockState;
use grille_table::nonogram::View;

/// Draws the clues of the lines that are seen.
pub fn show(
    painter: &Painter,
    ink: &Ink,
    layout: &Layout,
    view: &View,
    look: Look,
    point: Option<Cell>,
) {
    let (rows, cols) = layout.seen();
    let own = |line: LineId| {
        let pointed = point.is_some_and(|cell| match line {
            LineId::Row(row) => row == cell.row,
            LineId::Col(col) => col == cell.col,
        });
        pointed || view.lit.lines.contains(&line)
    };
    // Where they would lie on each other only those that matter are shown.
    let is_shown = |line: LineId| layout.separates_clues() || own(line);
    let left = painter.with_clip_rect(layout.left.expand2(vec2(2.0, 0.0)));
    for row in rows.filter(|&row| is_shown(LineId::Row(row))) {
        let line = LineId::Row(row);
        let middle = layout.cell(Cell { row, col: 0 }).center().y;
        let rect = layout.cell(Cell { row, col: 0 });
        if own(line) {
            let high = rect.height().max(layout.font * 1.2);
            let band = Rect::from_center_size(
                pos2(layout.left.center().x, middle),
                vec2(layout.left.width(), high),
            );
            left.rect_filled(band.intersect(layout.left), CornerRadius::ZERO, ink.glow);
        }
        let mut right = layout.left.right() - 6.0;
        for block in (0..view.puzzle.clue(line).blocks().len()).rev() {
            let width = number(
                &left,
                ink,
                view,
                line,
                block,
                pos2(right, middle),
                Align2::RIGHT_CENTER,
                layout,
                look,
            );
            right -= width + layout.font * 0.45;
        }
        if view.puzzle.clue(line).blocks().is_empty() {
            text(&left, pos2(right, middle), Align2::RIGHT_CENTER, "0", layout.font, ink.faint);
        }
    }
    let top = painter.with_clip_rect(layout.top.expand2(vec2(0.0, 2.0)));
    for col in cols.filter(|&col| is_shown(LineId::Col(col))) {
        let line = LineId::Col(col);
        let rect = layout.cell(Cell { row: 0, col });
        if own(line) {
            let wide = rect.width().max(layout.font * 1.3);
            let band = Rect::from_center_size(
                pos2(rect.center().x, layout.top.center().y),
                vec2(wide, layout.top.height()),
            );
            top.rect_filled(band.intersect(layout.top), CornerRadius::ZERO, ink.glow);
        }
        let mut bottom = layout.top.bottom() - 4.0;
        for block in (0..view.puzzle.clue(line).blocks().len()).rev() {
            number(
                &top,
                ink,
                view,
                line,
                block,
                pos2(rect.center().x, bottom),
                Align2::CENTER_BOTTOM,
                layout,
                look,
            );
            bottom -= layout.font * 1.12;
        }
        if view.puzzle.clue(line).blocks().is_empty() {
            text(
                &top,
                pos2(rect.center().x, bottom),
                Align2::CENTER_BOTTOM,
                "0",
                layout.font,
                ink.faint,
            );
        }
    }
}

/// A number of a clue; its width. Present is faint, proved is faint and struck out,
/// impossible is in the colour of what is wrong and underlined.
#[expect(clippy::too_many_arguments, reason = "all of it decides how a number looks")]
fn number(
    painter: &Painter,
    ink: &Ink,
    view: &View,
    line: LineId,
    block: usize,
    at: Pos2,
    align: Align2,
    layout: &Layout,
    look: Look,
) -> f32 {
    let own = view.puzzle.clue(line).blocks()[block];
    let is_told = view.shows_lines;
    let state = if is_told { view.line(line).blocks[block] } else { BlockState::Open };
    let is_wrong = is_told && shows_wrong(view.line(line), look.mistakes);
    let palette = view.puzzle.palette();
    let is_done = matches!(state, BlockState::Present | BlockState::Proved);
    let text_of = |colour| text(painter, at, align, &own.len.to_string(), layout.font, colour);
    let rect = if palette.is_two_tone() {
        text_of(match (is_wrong, is_done) {
            (true, _) => ink.wrong,
            (_, true) => ink.faint,
            _ => ink.ink,
        })
    } else {
        // In colour a number stands on its ink; once it is there, only the rim is left.
        let fill = paint_of(palette, own.colour, ink);
        let font = FontId::proportional(layout.font);
        let size = painter.layout_no_wrap(own.len.to_string(), font, ink.ink).size();
        let swatch = align.anchor_size(at, size).expand2(vec2(layout.font * 0.16, 0.0));
        let round = CornerRadius::same(3);
        if is_done {
            painter.rect_stroke(swatch, round, Stroke::new(1.0, fill), egui::StrokeKind::Inside);
        } else {
            painter.rect_filled(swatch.shrink2(vec2(0.0, 0.5)), round, fill);
        }
        text_of(if is_done { ink.faint } else { on(fill) })
    };
    if is_wrong {
        painter.hline(rect.x_range(), rect.bottom() - 1.0, Stroke::new(1.5, ink.wrong));
    } else if state == BlockState::Proved {
        // Aslant: a level line would make a plus of a one.
        let (centre, half) = (rect.center(), vec2(0.38, -0.30) * rect.height());
        painter.line_segment([centre - half, centre + half], Stroke::new(1.2, ink.faint));
    }
    rect.width()
}
