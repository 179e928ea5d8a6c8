//! Cells that were just filled grow to their size, in less than a tenth of a second; when the
//! picture is finished, grid and crosses fade. What is
//! on the screen is compared with what was there in the frame before; a finished stroke has
//! grown already while it was drawn.

use crate::theme;
use egui::{Context, Rect};
use grille_engine::grid::{Cell, Grid};
use grille_engine::nonogram::sheet::Mark;
use grille_table::nonogram::Face;
use std::collections::BTreeMap;
use std::sync::Arc;

/// More cells at once do not move.
const MANY: usize = 400;
/// How large a cell begins.
const SMALL: f32 = 0.8;

/// What was on the screen, and which cells are growing.
#[derive(Clone, Debug, Default)]
pub struct Motion {
    cells: Option<Arc<Grid<Face>>>,
    preview: Vec<(Cell, Mark)>,
    /// When each cell was filled, in seconds of the window.
    filled: BTreeMap<Cell, f64>,
    /// The share of the way that each growing cell has gone.
    shares: BTreeMap<Cell, f32>,
    /// Whether the picture is finished, and since when, in seconds of the window.
    solved: Option<(bool, f64)>,
    /// How far grid and crosses have faded.
    faded: f32,
}

impl Motion {
    /// Looks at what is on the screen now.
    pub fn look(
        &mut self,
        context: &Context,
        cells: &Arc<Grid<Face>>,
        preview: &[(Cell, Mark)],
        is_solved: bool,
    ) {
        self.fade(context, is_solved);
        let seconds = theme::time(context, theme::FILL);
        let now = context.input(|input| input.time);
        let is_same = |before: &Arc<Grid<Face>>| Arc::ptr_eq(before, cells);
        match &self.cells {
            Some(before) if before.size() == cells.size() && seconds > 0.0 => {
                let shown = |cells: &Grid<Face>, preview: &[(Cell, Mark)], cell: Cell| {
                    let own = preview.iter().find(|(own, _)| *own == cell);
                    own.map_or(cells[cell].mark, |(_, mark)| *mark)
                };
                let changed: Vec<Cell> = if is_same(before) {
                    preview.iter().map(|(cell, _)| *cell).collect()
                } else {
                    let differs = |cell: &Cell| before[*cell].mark != cells[*cell].mark;
                    cells.size().iter().filter(differs).collect()
                };
                if changed.len() <= MANY {
                    for cell in changed {
                        let mark = shown(cells, preview, cell);
                        let is_new = mark != shown(before, &self.preview, cell);
                        if is_new && matches!(mark, Mark::Ink(_)) {
                            self.filled.insert(cell, now);
                        }
                    }
                }
            }
            _ => self.filled.clear(),
        }
        if self.cells.as_ref().is_none_or(|before| !is_same(before)) {
            self.cells = Some(cells.clone());
        }
        self.preview = preview.to_vec();
        let share = |since: f64| ((now - since) / f64::from(seconds.max(f32::EPSILON))) as f32;
        self.filled.retain(|_, since| share(*since) < 1.0);
        self.shares = self.filled.iter().map(|(cell, since)| (*cell, share(*since))).collect();
        if !self.filled.is_empty() {
            context.request_repaint();
        }
    }

    /// Fades grid and crosses once the picture is finished; a board that was finished before it
    /// was first seen has neither.
    fn fade(&mut self, context: &Context, is_solved: bool) {
        let now = context.input(|input| input.time);
        let since = match self.solved {
            Some((was, since)) if was == is_solved => since,
            Some(_) => now,
            None => f64::NEG_INFINITY,
        };
        self.solved = Some((is_solved, since));
        let seconds = f64::from(theme::time(context, theme::FADE));
        let share = match seconds > 0.0 {
            true => (((now - since) / seconds) as f32).clamp(0.0, 1.0),
            false => 1.0,
        };
        self.faded = if is_solved { eased(share) } else { 0.0 };
        if is_solved && share < 1.0 {
            context.request_repaint();
        }
    }

    /// How far grid and crosses have faded, from 0 to 1.
    pub fn faded(&self) -> f32 {
        self.faded
    }

    /// What is seen of a filled cell: it eases out of a smaller one.
    pub fn grown(&self, cell: Cell, rect: Rect) -> Rect {
        match self.shares.get(&cell) {
            None => rect,
            Some(share) => {
                let scale = SMALL + (1.0 - SMALL) * eased(*share);
                Rect::from_center_size(rect.center(), rect.size() * scale)
            }
        }
    }
}

/// A motion that is quick at first and slow at last.
fn eased(share: f32) -> f32 {
    1.0 - (1.0 - share.clamp(0.0, 1.0)).powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{RawInput, pos2, vec2};
    use grille_engine::colours::Colour;
    use grille_engine::grid::Size;

    const CELL: Cell = Cell { row: 1, col: 2 };

    fn cells(mark: Mark) -> Arc<Grid<Face>> {
        let mut cells =
            Grid::filled(Size::new(3, 3).unwrap_or_else(|_| unreachable!()), Face::default());
        cells[CELL].mark = mark;
        Arc::new(cells)
    }

    /// The width of a cell of 10 points, and how far the grid has faded, at these seconds of a
    /// window that sees an empty board first and then one with a filled cell, solved.
    fn seen(animation: f32, times: &[f64]) -> Vec<(f32, f32)> {
        let (context, mut motion) = (Context::default(), Motion::default());
        context.all_styles_mut(|style| style.animation_time = animation);
        let (before, after) = (cells(Mark::Blank), cells(Mark::Ink(Colour::BLACK)));
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(10.0, 10.0));
        let mut all = Vec::new();
        for (at, &time) in times.iter().enumerate() {
            let board = if at == 0 { &before } else { &after };
            let input = RawInput { time: Some(time), ..RawInput::default() };
            let mut output = context.run_ui(input, |ui| motion.look(ui.ctx(), board, &[], at > 0));
            output.textures_delta.clear();
            all.push((motion.grown(CELL, rect).width(), motion.faded()));
        }
        all
    }

    #[test]
    fn a_filled_cell_grows_and_a_finished_picture_loses_its_grid() {
        let seen = seen(0.15, &[1.0, 2.0, 2.04, 2.12, 2.5]);
        let (widths, faded): (Vec<f32>, Vec<f32>) = seen.into_iter().unzip();
        assert_eq!((widths[0], widths[1]), (10.0, 8.0));
        assert!(widths[2] > 8.5 && widths[2] < 10.0, "{widths:?}");
        assert_eq!((widths[3], widths[4]), (10.0, 10.0));
        assert_eq!((faded[0], faded[1], faded[4]), (0.0, 0.0, 1.0));
        assert!(faded[2] > 0.0 && faded[2] < faded[3] && faded[3] < 1.0, "{faded:?}");
    }

    #[test]
    fn nothing_moves_for_players_who_want_no_motion() {
        assert_eq!(seen(0.0, &[1.0, 2.0]), [(10.0, 0.0), (10.0, 1.0)]);
    }
}
