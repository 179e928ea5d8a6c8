//! The board for those who listen: what every line and cell is.

use super::Layout;
use egui::accesskit::Role;
use egui::{Response, Ui};
use grille_engine::grid::{Cell, LineId};
use grille_engine::nonogram::Puzzle;
use grille_store::Mistakes;
use grille_table::nonogram::{LineFace, View};
use grille_words::Words;

/// Tells those who listen what the lines are, in these words, and what the seen cells are.
pub fn describe(
    ui: &Ui,
    words: &Words,
    board: &Response,
    layout: &Layout,
    view: &View,
    cursor: Option<Cell>,
    line_label: impl Fn(LineId) -> String,
) {
    let id = |cell: Cell| board.id.with((cell.row, cell.col));
    let is_heard = ui.ctx().accesskit_node_builder(board.id, |node| {
        node.set_role(Role::Grid);
        node.set_label(words.board_label(view.puzzle.size()));
        if let Some(cell) = cursor {
            node.set_active_descendant(id(cell).accesskit_id());
        }
    });
    if is_heard.is_none() {
        return;
    }
    let tell = |id: egui::Id, role: Role, label: String, rect: egui::Rect| {
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(role);
            node.set_label(label);
            node.set_bounds(egui::accesskit::Rect {
                x0: rect.min.x.into(),
                y0: rect.min.y.into(),
                x1: rect.max.x.into(),
                y1: rect.max.y.into(),
            });
        });
    };
    let (rows, cols) = layout.seen();
    for row in rows.clone() {
        let line = LineId::Row(row);
        let cell = layout.cell(Cell { row, col: 0 });
        let rect = egui::Rect::from_x_y_ranges(layout.left.x_range(), cell.y_range());
        tell(board.id.with(("row", row)), Role::RowHeader, line_label(line), rect);
    }
    for col in cols.clone() {
        let line = LineId::Col(col);
        let cell = layout.cell(Cell { row: 0, col });
        let rect = egui::Rect::from_x_y_ranges(cell.x_range(), layout.top.y_range());
        tell(board.id.with(("col", col)), Role::ColumnHeader, line_label(line), rect);
    }
    for row in rows {
        for col in cols.clone() {
            let cell = Cell { row, col };
            let rect = layout.cell(cell).intersect(layout.window);
            let label = words.cell_label(cell, view.cells[cell].mark, view.puzzle.palette());
            tell(id(cell), Role::Cell, label, rect);
        }
    }
}

/// "row 7: 3 1, two cells blank", with no more about mistakes than the board shows.
pub fn line_label(
    words: &Words,
    puzzle: &Puzzle,
    line: LineId,
    face: &LineFace,
    mistakes: Mistakes,
) -> String {
    words.line_state(line, puzzle, face.is_done, shows_wrong(face, mistakes), face.blanks)
}

/// Whether it is shown that a line cannot be completed.
pub fn shows_wrong(face: &LineFace, mistakes: Mistakes) -> bool {
    let is_told = match mistakes {
        Mistakes::Never | Mistakes::Asked => false,
        Mistakes::Line => face.blanks == 0,
        Mistakes::AtOnce => true,
    };
    is_told && !face.is_possible
}
