//! The board as a widget: it is drawn, pointed at and dragged over; what the
//! player does to it comes out as a [`Move`].

mod clues;
mod edges;
mod keys;
mod layout;
mod marks;
mod motion;
mod overview;
mod paint;
mod pen;
mod spoken;
mod squares;
mod stroke;

pub use keys::KEYS;
pub use layout::{Clues, Layout, View};
pub use paint::Brush;
pub use spoken::{describe, line_label, shows_wrong};
pub use stroke::Stroke;

use crate::front::{Look, hold_arrows};
use crate::theme;
use egui::{Event, Key, Painter, PointerButton, Rect, Response, Sense, Ui, Vec2, vec2};
use grille_engine::colours::Colour;
use grille_engine::grid::Cell;
use grille_engine::nonogram::sheet::{Mark, Move};
use grille_store::Tool;
use grille_table::nonogram;
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
    /// The number of a clue that was just clicked, until it is taken.
    pub(super) clicked: Option<nonogram::Struck>,
    /// The letter of each colour, if inks carry letters.
    letters: Vec<char>,
    /// Cells that are growing.
    motion: motion::Motion,
    /// The scale of the window when the view was chosen.
    scale: f32,
}

impl Desk {
    /// Shows the whole board, whatever the scale of the window.
    pub fn see_whole(&mut self, context: &egui::Context) {
        (self.view, self.scale) = (View::WHOLE, context.zoom_factor());
    }

    /// Whether a stroke is under way.
    pub fn is_drawing(&self) -> bool {
        self.stroke.is_some()
    }

    /// The cell that the player is at, by pointer or by keys, whichever was used last.
    pub fn pointed(&self) -> Option<Cell> {
        // A stroke stays in its line, wherever the pointer is.
        if let Some((stroke, _)) = &self.stroke {
            return Some(stroke.now());
        }
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
    board: &nonogram::View,
    desk: &mut Desk,
    look: Look,
) -> Option<Move> {
    let room = ui.available_rect_before_wrap();
    let response = ui.allocate_rect(room, Sense::click_and_drag());
    hold_arrows(&response);
    first_view(ui, board, desk, room, look.letters);
    let layout = Layout::new(&board.puzzle, room, look.letters, &mut desk.view);
    respond_to_view(ui, &response, &layout, desk, look.is_locked);
    let layout = Layout::new(&board.puzzle, room, look.letters, &mut desk.view);
    if !look.is_live {
        // A stroke ends nowhere under a dialog.
        desk.stroke = None;
    }
    let change = match look.is_live {
        true => {
            desk.clicked = clues::clicked(&response, &layout, board);
            point(ui, &response, &layout, board, desk)
                .or_else(|| keys::read(ui, &response, &layout, board, desk))
        }
        false => None,
    };
    desk.hovered = response.hover_pos().and_then(|at| layout.cell_at(at));
    let preview = preview(board, desk);
    draw(ui, words, &layout, board, &preview, desk, look, |_| ());
    spoken::describe(ui, words, &response, &layout, board, desk.cursor, |line| {
        line_label(words, &board.puzzle, line, board.line(line), look.mistakes)
    });
    change
}

/// Draws the board as it is laid out, with what a stroke will write, in the order of cells;
/// `under` is drawn between the paper and the rest.
#[expect(clippy::too_many_arguments, reason = "all of it is seen")]
pub fn draw(
    ui: &Ui,
    words: &Words,
    layout: &Layout,
    board: &nonogram::View,
    preview: &[(Cell, Mark)],
    desk: &mut Desk,
    look: Look,
    under: impl FnOnce(&Painter),
) {
    let palette = board.puzzle.palette();
    desk.letters = match look.letters && !palette.is_two_tone() {
        true => words.ink_letters(palette),
        false => Vec::new(),
    };
    desk.motion.look(ui.ctx(), &board.cells, preview, board.is_solved);
    paint::board(ui, layout, board, preview, look, desk, under);
    overview::show(ui, words, layout, board, desk);
}

/// What the window leaves free round the board.
const MARGIN: f32 = 16.0;
/// A side at which a cell is large at any scale of the window.
const LARGE: f32 = 28.0;

/// Chooses how closely a board is seen at first, and again when the scale of the window has
/// changed. Larger letters and buttons take room from the board; its cells are no smaller for
/// that than at the scale 1, and what has no room then is moved into sight. A board whose cells
/// are large all the same is seen whole.
fn first_view(ui: &Ui, board: &nonogram::View, desk: &mut Desk, room: Rect, letters: bool) {
    let scale = ui.ctx().zoom_factor();
    if (desk.scale - scale).abs() > 0.001 {
        desk.view = View::default();
        desk.scale = scale;
    }
    if desk.view.zoom != 0.0 || scale <= 1.0 {
        return;
    }
    let screen = ui.ctx().content_rect().size();
    let around = match screen.x * scale < theme::NARROW {
        true => (screen - room.size()).max(Vec2::ZERO),
        // At the scale 1 the panel would lie beside the board.
        false => vec2(theme::PANEL + 2.0 * MARGIN, room.top() + MARGIN),
    };
    let unscaled = Rect::from_min_size(room.min, screen * scale - around);
    let wanted = Layout::new(&board.puzzle, unscaled, letters, &mut View::default()).side / scale;
    let whole = Layout::new(&board.puzzle, room, letters, &mut View::WHOLE.clone()).side;
    if whole >= LARGE {
        desk.view = View::WHOLE;
        return;
    }
    let usual = Layout::new(&board.puzzle, room, letters, &mut desk.view).side;
    desk.view.zoom = wanted.max(usual) / whole;
}

/// What a stroke will write when the button is released, in the order of cells.
fn preview(board: &nonogram::View, desk: &Desk) -> Vec<(Cell, Mark)> {
    let Some((stroke, _)) = &desk.stroke else { return Vec::new() };
    let Move(mut cells) = stroke.change(&board.cells);
    cells.sort_unstable_by_key(|(cell, _)| *cell);
    cells
}

/// Zoom and pan, which never write.
pub fn respond_to_view(
    ui: &Ui,
    response: &Response,
    layout: &Layout,
    desk: &mut Desk,
    is_locked: bool,
) {
    let (space, middle, delta) = ui.input(|input| {
        let middle = input.pointer.button_down(PointerButton::Middle);
        (input.key_down(keys::PAN) && input.modifiers.is_none(), middle, input.pointer.delta())
    });
    desk.panning = response.dragged() && (middle || (space && desk.stroke.is_none()));
    if desk.panning {
        desk.view.offset -= delta;
    }
    if is_locked {
        return;
    }
    // Two fingers move the board; with the second one the first writes nothing any more.
    if let Some(fingers) = ui.input(egui::InputState::multi_touch)
        && response.contains_pointer()
    {
        desk.stroke = None;
        desk.view.offset -= fingers.translation_delta;
        desk.view = layout.zoomed(response.rect, desk.view, fingers.center_pos, fingers.zoom_delta);
        return;
    }
    if let Some(at) = response.hover_pos() {
        let (zoom, scroll) = ui.input(|input| (input.zoom_delta(), input.smooth_scroll_delta()));
        if (zoom - 1.0).abs() > f32::EPSILON {
            desk.view = layout.zoomed(response.rect, desk.view, at, zoom);
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
    board: &nonogram::View,
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
                let start = layout.cell_at(pos).filter(|&cell| !board.cells[cell].is_given);
                if let (true, Some(cell), None) = (is_ours, start, &desk.stroke) {
                    let stroke = Stroke::new(&board.cells, cell, desk.hand.mark(tool));
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
                    stroke.reach(board.puzzle.size(), row, col);
                    desk.cursor = Some(stroke.now());
                }
            }
            Event::PointerButton { pos, button, pressed: false, .. } => {
                if desk.stroke.as_ref().is_some_and(|(_, own)| *own == button)
                    && let Some((mut stroke, _)) = desk.stroke.take()
                {
                    let (row, col) = layout.place(pos);
                    stroke.reach(board.puzzle.size(), row, col);
                    done = Some(stroke.change(&board.cells));
                }
            }
            Event::PointerGone | Event::WindowFocused(false) => desk.stroke = None,
            Event::Key { key: Key::Escape, pressed: true, .. } => desk.stroke = None,
            _ => {}
        }
    }
    // A finger has no second button: it stays where it is for longer.
    if response.long_touched()
        && let Some((stroke, _)) = desk.stroke.as_mut().filter(|(stroke, _)| stroke.length() == 1)
    {
        *stroke = Stroke::new(&board.cells, stroke.now(), desk.hand.mark(desk.hand.other()));
    }
    done
}
