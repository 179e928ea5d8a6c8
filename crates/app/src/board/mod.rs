//! The board as a widget: it is drawn, pointed at and dragged over; what the
//! player does to it comes out as a [`Move`].

mod layout;
mod paint;
mod stroke;

pub use layout::{Layout, View};
pub use paint::{Look, paint_of, thumbnail};
pub use stroke::Stroke;

use crate::game::Game;
use crate::theme;
use egui::accesskit::Role;
use egui::{Event, Key, PointerButton, Response, Sense, Ui, Vec2};
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, LineId};
use grille_engine::nonogram::sheet::{Mark, Move};
use grille_store::{Mistakes, Tool};
use grille_words::Words;

/// What a pointer or a key writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The ink in hand.
    pub ink: Colour,
    /// What the main button does now, if that was chosen for this board.
    pub chosen: Option<Tool>,
    /// What the buttons do unless something else is chosen: left, right.
    pub buttons: (Tool, Tool),
}

impl Default for Hand {
    fn default() -> Hand {
        Hand { ink: Colour::BLACK, chosen: None, buttons: (Tool::Fill, Tool::Mark) }
    }
}

impl Hand {
    /// What the main button does.
    pub fn main(self) -> Tool {
        self.chosen.unwrap_or(self.buttons.0)
    }

    /// What the other button does: never the same as the main one.
    pub fn other(self) -> Tool {
        let (left, right) = self.buttons;
        let all = [right, left, Tool::Fill, Tool::Mark];
        all.into_iter().find(|&tool| tool != self.main()).unwrap_or(Tool::Fill)
    }

    fn mark(self, tool: Tool) -> Mark {
        match tool {
            Tool::Fill => Mark::Ink(self.ink),
            Tool::Mark => Mark::Cross,
            Tool::Erase => Mark::Blank,
        }
    }
}

/// What stays of the board between frames.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    /// What is seen.
    pub view: View,
    /// The tool in hand.
    pub hand: Hand,
    /// Where the keyboard is.
    pub cursor: Option<Cell>,
    /// A drag under way, and its button.
    stroke: Option<(Stroke, PointerButton)>,
    /// Whether the board is being moved.
    panning: bool,
    /// Where the pointer is.
    pub hovered: Option<Cell>,
    /// Whether keys were used after the pointer.
    by_keys: bool,
}

impl Desk {
    /// The cell that the player is at, by pointer or by keys, whichever was used last.
    pub fn pointed(&self) -> Option<Cell> {
        match self.by_keys {
            true => self.cursor.or(self.hovered),
            false => self.hovered.or(self.cursor),
        }
    }
}

/// Draws the board and gives back what the player did to it.
pub fn show(
    ui: &mut Ui,
    words: &Words,
    game: &Game,
    desk: &mut Desk,
    look: &Look<'_>,
) -> Option<Move> {
    let room = ui.available_rect_before_wrap();
    let response = ui.allocate_rect(room, Sense::click_and_drag());
    let layout = Layout::new(game.puzzle(), room, &mut desk.view);
    if look.is_live || look.board.is_some() {
        respond_to_view(ui, &response, &layout, game, desk, look.is_locked);
    }
    let layout = Layout::new(game.puzzle(), room, &mut desk.view);
    let change = match look.is_live {
        true => point(ui, &response, &layout, game, desk)
            .or_else(|| keys(ui, &response, &layout, game, desk)),
        false => None,
    };
    desk.hovered = response.hover_pos().and_then(|at| layout.cell_at(at));
    let preview = preview(game, desk);
    let ink = theme::ink(ui.ctx());
    paint::board(ui, &ink, &layout, game, preview.as_ref(), look, desk);
    describe(ui, words, &response, &layout, game, desk.cursor, look.mistakes);
    change
}

/// The sheet as it will be when the button is released.
fn preview(game: &Game, desk: &Desk) -> Option<Grid<Mark>> {
    let (stroke, _) = desk.stroke.as_ref()?;
    let mut marks = game.sheet().marks().clone();
    for (cell, mark) in stroke.change(game.sheet()).0 {
        marks[cell] = mark;
    }
    Some(marks)
}

/// Zoom and pan, which never write.
fn respond_to_view(
    ui: &Ui,
    response: &Response,
    layout: &Layout,
    game: &Game,
    desk: &mut Desk,
    is_locked: bool,
) {
    let (space, middle, delta) = ui.input(|input| {
        let middle = input.pointer.button_down(PointerButton::Middle);
        (input.key_down(Key::Space) && input.modifiers.is_none(), middle, input.pointer.delta())
    });
    desk.panning = response.dragged() && (middle || (space && desk.stroke.is_none()));
    if desk.panning {
        desk.view.offset -= delta;
    }
    if is_locked {
        return;
    }
    if let Some(at) = response.hover_pos() {
        let (zoom, scroll) = ui.input(|input| (input.zoom_delta(), input.smooth_scroll_delta()));
        if (zoom - 1.0).abs() > f32::EPSILON {
            desk.view = layout.zoomed(game.puzzle(), response.rect, desk.view, at, zoom);
        } else if scroll != Vec2::ZERO {
            desk.view.offset -= scroll;
        }
    }
}

/// The pointer: a press begins a stroke, a release ends it. Every place that the pointer
/// passed since the last frame is looked at, not only the last one.
fn point(
    ui: &Ui,
    response: &Response,
    layout: &Layout,
    game: &Game,
    desk: &mut Desk,
) -> Option<Move> {
    let events = ui.input(|input| input.events.clone());
    let mut done: Option<Move> = None;
    for event in events {
        match event {
            Event::PointerButton { pos, button, pressed: true, modifiers } => {
                let is_ours = response.contains_pointer() && !desk.panning && !modifiers.any();
                let tool = match button {
                    PointerButton::Primary => desk.hand.main(),
                    PointerButton::Secondary => desk.hand.other(),
                    _ => continue,
                };
                let start = layout.cell_at(pos).filter(|&cell| game.given(cell).is_none());
                if let (true, Some(cell), None) = (is_ours, start, &desk.stroke) {
                    let stroke = Stroke::new(game.sheet(), cell, desk.hand.mark(tool));
                    desk.stroke = Some((stroke, button));
                    desk.cursor = Some(cell);
                    response.request_focus();
                } else if desk.stroke.is_some() {
                    // The other button, or one outside, takes the stroke back.
                    desk.stroke = None;
                }
            }
            Event::PointerMoved(pos) => {
                desk.by_keys = false;
                if let Some((stroke, _)) = &mut desk.stroke {
                    let (row, col) = layout.place(pos);
                    stroke.reach(game.puzzle().size(), row, col);
                    desk.cursor = Some(stroke.now());
                }
            }
            Event::PointerButton { pos, button, pressed: false, .. } => {
                if desk.stroke.as_ref().is_some_and(|(_, own)| *own == button)
                    && let Some((mut stroke, _)) = desk.stroke.take()
                {
                    let (row, col) = layout.place(pos);
                    stroke.reach(game.puzzle().size(), row, col);
                    done = Some(without_givens(game, stroke.change(game.sheet())));
                }
            }
            Event::PointerGone | Event::WindowFocused(false) => desk.stroke = None,
            Event::Key { key: Key::Escape, pressed: true, .. } => desk.stroke = None,
            _ => {}
        }
    }
    done
}

fn without_givens(game: &Game, mut change: Move) -> Move {
    change.0.retain(|&(cell, _)| game.given(cell).is_none());
    change
}

/// The keyboard: arrows move, F or Enter fills, X crosses out, Backspace erases, digits
/// take an ink; held with Shift, arrows write on.
fn keys(
    ui: &Ui,
    response: &Response,
    layout: &Layout,
    game: &Game,
    desk: &mut Desk,
) -> Option<Move> {
    let free = ui.memory(|memory| memory.focused().is_none_or(|id| id == response.id));
    if !free {
        return None;
    }
    let (events, modifiers) = ui.input(|input| (input.events.clone(), input.modifiers));
    if modifiers.command || modifiers.alt {
        return None;
    }
    let size = game.puzzle().size();
    let mut done = None;
    for event in events {
        let Event::Key { key, pressed: true, modifiers, .. } = event else { continue };
        let at = desk.cursor.unwrap_or(Cell { row: 0, col: 0 });
        let step = match key {
            Key::ArrowUp => Some((-1, 0)),
            Key::ArrowDown => Some((1, 0)),
            Key::ArrowLeft => Some((0, -1)),
            Key::ArrowRight => Some((0, 1)),
            _ => None,
        };
        if let Some((down, right)) = step {
            let moved = |at: u16, by: i32, most: usize| {
                (i32::from(at) + by).clamp(0, most as i32 - 1) as u16
            };
            let next = match desk.cursor {
                None => at,
                Some(_) => Cell {
                    row: moved(at.row, down, size.rows()),
                    col: moved(at.col, right, size.cols()),
                },
            };
            if modifiers.shift && next != at && game.given(next).is_none() {
                done = Some(Move(vec![(next, game.mark(at))]));
            }
            desk.cursor = Some(next);
            desk.by_keys = true;
            desk.view = layout.revealing(desk.view, next);
            continue;
        }
        let wanted = match key {
            Key::F | Key::Enter => Some(Mark::Ink(desk.hand.ink)),
            Key::X => Some(Mark::Cross),
            Key::Backspace | Key::Delete => Some(Mark::Blank),
            _ => None,
        };
        if let (Some(mark), Some(cell)) = (wanted, desk.cursor)
            && game.given(cell).is_none()
        {
            let now = game.mark(cell);
            let mark = if mark == now { Mark::Blank } else { mark };
            done = (mark != now).then(|| Move(vec![(cell, mark)]));
        }
        if let Some(ink) = digit(key).and_then(Colour::new)
            && ink.is_ink()
            && ink.index() < game.puzzle().palette().inks().len()
        {
            desk.hand.ink = ink;
        }
    }
    done
}

fn digit(key: Key) -> Option<usize> {
    let keys = [
        Key::Num0,
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ];
    keys.iter().position(|&own| own == key)
}

/// Tells those who listen how the lines stand and what the seen cells are.
fn describe(
    ui: &Ui,
    words: &Words,
    board: &Response,
    layout: &Layout,
    game: &Game,
    cursor: Option<Cell>,
    mistakes: Mistakes,
) {
    let id = |cell: Cell| board.id.with((cell.row, cell.col));
    let is_heard = ui.ctx().accesskit_node_builder(board.id, |node| {
        node.set_role(Role::Grid);
        node.set_label(words.board_label(game.puzzle().size()));
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
        tell(
            board.id.with(("row", row)),
            Role::RowHeader,
            line_label(words, game, line, mistakes),
            rect,
        );
    }
    for col in cols.clone() {
        let line = LineId::Col(col);
        let cell = layout.cell(Cell { row: 0, col });
        let rect = egui::Rect::from_x_y_ranges(cell.x_range(), layout.top.y_range());
        tell(
            board.id.with(("col", col)),
            Role::ColumnHeader,
            line_label(words, game, line, mistakes),
            rect,
        );
    }
    for row in rows {
        for col in cols.clone() {
            let cell = Cell { row, col };
            let rect = layout.cell(cell).intersect(layout.window);
            let label = words.cell_label(cell, game.mark(cell), game.puzzle().palette());
            tell(id(cell), Role::Cell, label, rect);
        }
    }
}

/// "row 7: 3 1, two cells blank", with no more about mistakes than the board shows.
pub fn line_label(words: &Words, game: &Game, line: LineId, mistakes: Mistakes) -> String {
    let is_wrong = game.shows_wrong(line, mistakes);
    words.line_state(line, game.puzzle(), game.is_done(line), is_wrong, game.blanks(line))
}
