//! What is done by hand beside strokes: tools are taken, the picture or what is selected is turned,
//! moved, inverted, recoloured and copied.

use super::Easel;
use grille_engine::colours::Colour;
use grille_engine::grid::Cell;
use grille_studio::{Change, Edit, Flip, Tool};

impl Easel {
    /// Takes a tool in hand. The same again fills shapes, or no longer.
    pub(super) fn take(&mut self, tool: Tool) {
        let is_shape = matches!(
            tool,
            Tool::Rectangle | Tool::FilledRectangle | Tool::Ellipse | Tool::FilledEllipse
        );
        if is_shape && self.made.hand.tool == self.filled(tool) {
            self.is_filled = !self.is_filled;
        }
        if tool != Tool::Select {
            self.made.settle();
        }
        self.is_everywhere = false;
        self.made.hand.tool = self.filled(tool);
    }

    /// The same tool, filled if shapes are.
    pub(super) fn filled(&self, tool: Tool) -> Tool {
        match (tool, self.is_filled) {
            (Tool::Rectangle | Tool::FilledRectangle, true) => Tool::FilledRectangle,
            (Tool::Rectangle | Tool::FilledRectangle, false) => Tool::Rectangle,
            (Tool::Ellipse | Tool::FilledEllipse, true) => Tool::FilledEllipse,
            (Tool::Ellipse | Tool::FilledEllipse, false) => Tool::Ellipse,
            (tool, _) => tool,
        }
    }

    /// No mirror, left and right, above and below, both, and none again.
    pub(super) fn turn_mirror(&mut self) {
        let mirror = &mut self.made.hand.mirror;
        let next = match (mirror.is_left_right, mirror.is_up_down) {
            (false, false) => (true, false),
            (true, false) => (false, true),
            (false, true) => (true, true),
            (true, true) => (false, false),
        };
        (mirror.is_left_right, mirror.is_up_down) = next;
    }

    /// Turns what is selected over, or everything.
    pub(super) fn flip(&mut self, flips: &[Flip]) {
        match self.made.selection().is_some() {
            true => self.made.flip_float(flips),
            false => drop(self.made.edit(self.made.canvas().flipping(flips))),
        }
    }

    /// Moves what is selected, or everything round.
    pub(in crate::studio) fn shift(&mut self, down: i32, right: i32) {
        match self.made.selection().is_some() {
            true => self.made.shift_float(down, right),
            false => drop(self.change(Change::Shift { down, right })),
        }
    }

    /// Exchanges the ink in hand and the background, everywhere or in what is selected.
    pub(super) fn invert(&mut self) {
        let ink = self.made.hand.colour;
        let ink = if ink.is_ink() { ink } else { Colour::BLACK };
        let Some(area) = self.made.selection() else {
            self.change(Change::Exchange(Colour::BACKGROUND, ink));
            return;
        };
        self.made.settle();
        let picture = self.made.canvas().picture();
        let mut next = picture.clone();
        for cell in area.cells(picture.size()) {
            next[cell] = match picture[cell] {
                own if own == ink => Colour::BACKGROUND,
                Colour::BACKGROUND => ink,
                other => other,
            };
        }
        let edit = Edit::painting(picture, &next);
        self.made.edit(edit);
        self.made.select(area);
    }

    /// Every cell of the colour at a place takes another one.
    pub(in crate::studio) fn replace(&mut self, at: Cell, by: Colour) {
        let canvas = self.made.canvas();
        let edit = canvas.replacing(canvas.picture()[at], by);
        self.made.edit(edit);
    }

    /// Puts what is selected where it can be pasted from; the text that stands for it.
    pub(in crate::studio) fn copy(&mut self) -> Option<String> {
        let piece = self.made.copied()?;
        let art = |colour: &Colour| match colour.index() {
            0 => '.',
            1 => '#',
            index => char::from_digit(index as u32, 36).unwrap_or('?'),
        };
        let line = |row: &[Colour]| row.iter().map(art).collect::<String>();
        let text = piece.rows().map(line).collect::<Vec<_>>().join("\n") + "\n";
        self.clip = Some((text.clone(), piece));
        Some(text)
    }
}
