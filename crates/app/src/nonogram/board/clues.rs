//! How the clues look, and how they stand: bars beside and above the cells. A number in colour
//! stands on a chip of its ink. A click strikes it, or takes the stroke away.

use super::super::pigment::pigment;
use super::layout::digits;
use super::paint::Brush;
use super::pen::{Pen, Symbol};
use super::spoken::shows_wrong;
use super::{Desk, Layout};
use crate::front::Look;
use crate::theme::{self, on};
use egui::epaint::{CircleShape, RectShape};
use egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Response, Shape, Stroke, StrokeKind, pos2, vec2,
};
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::BlockState;
use grille_table::nonogram::{Struck, View};

/// Whether a line goes through a cell.
fn is_at(line: LineId, cell: Option<Cell>) -> bool {
    cell.is_some_and(|cell| match line {
        LineId::Row(row) => row == cell.row,
        LineId::Col(col) => col == cell.col,
    })
}

/// The number that was clicked: it is struck, or the stroke goes away.
pub fn clicked(response: &Response, layout: &Layout, view: &View) -> Option<Struck> {
    let at = response.interact_pointer_pos().filter(|_| response.clicked())?;
    let (row, col) = layout.place(at);
    let line = if layout.left.contains(at) {
        u16::try_from(row).ok().map(LineId::Row)
    } else if layout.top.contains(at) {
        u16::try_from(col).ok().map(LineId::Col)
    } else {
        None
    };
    let line = line.filter(|&line| view.puzzle.size().contains(line.cell(0)))?;
    let digits = digits(view.puzzle.clue(line));
    let hit = |block: &usize| layout.block(line, &digits, *block).expand(3.0).contains(at);
    (0..digits.len()).find(hit).map(|block| Struck { line, block })
}

/// Draws the clues of the lines that are seen.
pub fn paint(
    painter: &Painter,
    brush: &Brush,
    layout: &Layout,
    view: &View,
    look: Look,
    desk: &Desk,
    point: Option<Cell>,
) {
    let (rows, cols) = layout.seen();
    // Where they would lie on each other only those that matter are shown.
    let is_shown = |line: &LineId| {
        layout.separates_clues() || is_at(*line, point) || view.lit.lines.contains(line)
    };
    let left = painter.with_clip_rect(layout.left.expand2(vec2(4.0, 0.0)));
    let top = painter.with_clip_rect(layout.top.expand2(vec2(0.0, 4.0)));
    let (mut left, mut top) = (Pen::new(&left), Pen::new(&top));
    for line in rows.map(LineId::Row).filter(is_shown) {
        clue(&mut left, brush, layout, view, look, desk, line, is_at(line, point));
    }
    for line in cols.map(LineId::Col).filter(is_shown) {
        clue(&mut top, brush, layout, view, look, desk, line, is_at(line, point));
    }
    left.finish();
    top.finish();
}

#[expect(clippy::too_many_arguments, reason = "all of it decides how a clue looks")]
fn clue(
    pen: &mut Pen<'_>,
    brush: &Brush,
    layout: &Layout,
    view: &View,
    look: Look,
    desk: &Desk,
    line: LineId,
    is_pointed: bool,
) {
    let ink = &brush.ink;
    let digits = digits(view.puzzle.clue(line));
    let is_hinted = view.lit.lines.contains(&line);
    if is_pointed || is_hinted {
        let cell = layout.cell(line.cell(0));
        let bar = match line {
            LineId::Row(_) => Rect::from_x_y_ranges(layout.left.x_range(), cell.y_range()),
            LineId::Col(_) => Rect::from_x_y_ranges(cell.x_range(), layout.top.y_range()),
        };
        let fill = if is_hinted { ink.hint_fill } else { ink.band };
        pen.add(RectShape::filled(bar.shrink(1.5), CornerRadius::same(6), fill));
    }
    let face = view.line(line);
    let is_wrong = view.shows_lines && shows_wrong(face, look.mistakes);
    // Those that have no room stand for dots: nobody should take the rest for the whole clue.
    let hidden = (0..digits.len()).take_while(|&block| layout.cuts(line, &digits, block)).count();
    if hidden > 0 {
        let last = layout.block(line, &digits, hidden - 1);
        let at = match line {
            LineId::Row(_) => pos2(layout.left.left() + 4.0, last.center().y),
            LineId::Col(_) => pos2(last.center().x, layout.top.top() + 4.0),
        };
        for step in -1..=1 {
            let apart = 4.0 * step as f32;
            let dot = match line {
                LineId::Row(_) => at + vec2(2.0 + apart, 0.0),
                LineId::Col(_) => at + vec2(apart, 0.0),
            };
            pen.add(CircleShape::filled(dot, 1.4, ink.ink));
        }
    }
    for block in hidden..digits.len() {
        let state = if view.shows_lines { face.blocks[block] } else { BlockState::Open };
        let rect = layout.block(line, &digits, block);
        let by_hand = view.struck.contains(&Struck { line, block });
        let number = Number {
            rect,
            font: layout.font_in(rect, digits[block]),
            is_done: by_hand || matches!(state, BlockState::Present | BlockState::Proved),
            is_struck: by_hand || (state == BlockState::Proved && brush.bolder > 0.0),
            is_wrong,
            is_lit: view.lit.blocks.contains(&(line, block)),
            is_on_hint: is_hinted,
        };
        number.paint(pen, brush, view, line, block, &desk.letters);
    }
    let at = match (line, digits.len()) {
        (LineId::Row(_), 0) => Some(layout.block(line, &[1], 0)),
        (LineId::Col(_), 0) => Some(layout.block(line, &[1], 0)),
        _ => None,
    };
    if let Some(rect) = at {
        pen.write(Symbol::Number(0), rect.center(), false, layout.font, ink.done);
    }
    if is_wrong && !digits.is_empty() {
        // Round the whole clue: an outline is seen on chips of any colour.
        let whole =
            (0..digits.len()).map(|block| layout.block(line, &digits, block)).reduce(Rect::union);
        if let Some(whole) = whole {
            let round = CornerRadius::same(6);
            let outline = brush.stroke(1.75, ink.wrong);
            let whole = whole.expand2(vec2(4.0, 2.0));
            pen.add(RectShape::stroke(whole, round, outline, StrokeKind::Middle));
        }
    }
}

/// A number of a clue, and how it stands.
struct Number {
    rect: Rect,
    font: f32,
    is_done: bool,
    is_struck: bool,
    is_wrong: bool,
    is_lit: bool,
    is_on_hint: bool,
}

impl Number {
    fn paint(
        &self,
        pen: &mut Pen<'_>,
        brush: &Brush,
        view: &View,
        line: LineId,
        block: usize,
        letters: &[char],
    ) {
        let (ink, palette) = (&brush.ink, view.puzzle.palette());
        let own = view.puzzle.clue(line).blocks()[block];
        let rect = self.rect;
        if self.is_lit {
            let round = CornerRadius::same(theme::ROUND_MARK);
            let edge = brush.stroke(1.5, ink.hint_line);
            let fill = ink.hint_fill;
            pen.add(RectShape::new(rect.expand(2.0), round, fill, edge, StrokeKind::Middle));
        }
        let mut colour = match (self.is_wrong, self.is_done) {
            (true, _) => ink.wrong,
            (false, true) if self.is_on_hint || self.is_lit => ink.ink2,
            (false, true) => ink.done,
            (false, false) => ink.ink,
        };
        let mut middle = rect.center();
        if !palette.is_two_tone() {
            let fill = pigment(palette, own.colour, &brush.sheet);
            // Done is 38 % of itself on the window's paper.
            let share = if self.is_done { 0.62 } else { 0.0 };
            let ground = fill.lerp_to_gamma(ink.paper, share);
            let round = CornerRadius::same((rect.height() * 0.28) as u8);
            pen.add(RectShape::filled(rect, round, ground));
            if theme::contrast(ground, ink.paper) < 1.3 {
                let edge = Stroke::new(1.0, ink.hair);
                pen.add(RectShape::stroke(rect, round, edge, StrokeKind::Inside));
            }
            colour = if self.is_done { faded(on(ground), ground) } else { on(ground) };
            if !letters.is_empty() {
                middle.x -= self.font * 0.36;
                let at = Pos2::new(rect.right() - self.font * 0.42, rect.center().y + 1.0);
                let letter = letters[own.colour.index()];
                let size = (self.font * 0.62).max(7.0);
                pen.write(Symbol::Letter(letter), at, true, size, colour);
            }
        }
        pen.write(Symbol::Number(own.len), middle, !self.is_done, self.font, colour);
        if self.is_struck {
            // Aslant: a level line would make a plus of a one.
            let half = vec2(0.42, -0.34) * self.font;
            let line = [middle - half, middle + half];
            pen.add(Shape::line_segment(line, brush.stroke(1.25, colour)));
        }
    }
}

/// A text that asks for less.
fn faded(text: Color32, ground: Color32) -> Color32 {
    text.lerp_to_gamma(ground, 0.3)
}
