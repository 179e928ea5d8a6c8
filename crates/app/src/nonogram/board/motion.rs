//! Cells that were just filled grow to their size, in less than a tenth of a second. What is
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
}

impl Motion {
    /// Looks at what is on the screen now.
    pub fn look(&mut self, context: &Context, cells: &Arc<Grid<Face>>, preview: &[(Cell, Mark)]) {
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

    /// What is seen of a filled cell: it eases out of a smaller one.
    pub fn grown(&self, cell: Cell, rect: Rect) -> Rect {
        match self.shares.get(&cell) {
            None => rect,
            Some(share) => {
                let eased = 1.0 - (1.0 - share.clamp(0.0, 1.0)).powi(3);
                let scale = SMALL + (1.0 - SMALL) * eased;
                Rect::from_center_size(rect.center(), rect.size() * scale)
            }
        }
    }
}
