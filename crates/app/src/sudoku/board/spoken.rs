//! The board for those who listen: what every cell is. A screen reader may also press a cell.

use super::Layout;
use egui::accesskit::{Action, Role};
use egui::{Response, Ui};
use grille_engine::grid::Cell;
use grille_store::Duplicates;
use grille_table::sudoku::{Face, View};
use grille_words::Words;

/// Tells those who listen what the cells are.
pub fn describe(
    ui: &Ui,
    words: &Words,
    board: &Response,
    layout: &Layout,
    view: &View,
    cursor: Option<Cell>,
    duplicates: Duplicates,
) {
    let is_heard = ui.ctx().accesskit_node_builder(board.id, |node| {
        node.set_role(Role::Grid);
        node.set_label(words.board_label(view.puzzle.size()));
        if let Some(cell) = cursor {
            node.set_active_descendant(id(board, cell).accesskit_id());
        }
    });
    if is_heard.is_none() {
        return;
    }
    for cell in view.puzzle.size().iter() {
        let rect = layout.cell(cell);
        // No more is told than is shown.
        let is_conflict = view.cells[cell].is_conflict && duplicates == Duplicates::AtOnce;
        let face = Face { is_conflict, ..view.cells[cell] };
        ui.ctx().accesskit_node_builder(id(board, cell), |node| {
            node.set_role(Role::Cell);
            node.set_label(words.sudoku_cell(cell, &face));
            node.add_action(Action::Click);
            node.set_bounds(egui::accesskit::Rect {
                x0: rect.min.x.into(),
                y0: rect.min.y.into(),
                x1: rect.max.x.into(),
                y1: rect.max.y.into(),
            });
        });
    }
}

/// The cell that a screen reader presses.
pub fn pressed(ui: &Ui, board: &Response, view: &View) -> Option<Cell> {
    let is_asked = |input: &egui::InputState| {
        let asks = |event: &egui::Event| matches!(event, egui::Event::AccessKitActionRequest(_));
        input.events.iter().any(asks)
    };
    if !ui.input(is_asked) {
        return None;
    }
    let mut cells = view.puzzle.size().iter();
    cells.find(|&cell| {
        ui.input(|input| input.has_accesskit_action_request(id(board, cell), Action::Click))
    })
}

fn id(board: &Response, cell: Cell) -> egui::Id {
    board.id.with((cell.row, cell.col))
}
