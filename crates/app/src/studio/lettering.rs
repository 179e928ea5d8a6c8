//! Letters on the board: a small field where the text tool was pressed. What is typed hovers over the
//! picture as it grows; Enter sets it down, Escape drops it.

use super::easel::Easel;
use crate::nonogram::board::Layout;
use crate::part::card;
use crate::theme::{self, Type};
use egui::{Area, Id, Key, Order, TextEdit, Ui, vec2};
use grille_engine::grid::Cell;
use grille_studio::Spot;
use grille_studio::tool::Unwritten;
use grille_words::{Words, say};

/// The longest text.
const MOST: usize = 200;

/// A text being written.
pub struct Lettering {
    at: Spot,
    text: String,
    trouble: Option<Unwritten>,
    /// Whether the click that began it is not over: let go beside the field, it is not for it.
    is_new: bool,
}

impl Lettering {
    /// A text with its corner here.
    pub fn at(cell: Cell) -> Lettering {
        Lettering { at: cell.into(), text: String::new(), trouble: None, is_new: true }
    }
}

/// Draws the field, if a text is being written.
pub fn show(ui: &Ui, words: &Words, easel: &mut Easel, layout: &Layout) {
    let Some(mut own) = easel.lettering.take() else { return };
    let context = ui.ctx();
    let cell = layout.cell(own.at.nearest(easel.made.canvas().size()));
    let id = Id::unique("lettering");
    let place = cell.left_top() - vec2(0.0, 72.0);
    let area = Area::new(id).order(Order::Foreground).fixed_pos(place).constrain(true);
    let shown = area.show(context, |ui| {
        let ink = theme::ink(ui.ctx());
        card(&ink)
            .inner_margin(8)
            .show(ui, |ui| {
                let hint = say!(words, "text-hint");
                let edit =
                    TextEdit::singleline(&mut own.text).desired_width(200.0).char_limit(MOST);
                let field = ui.add(edit.hint_text(hint));
                let name = say!(words, "studio-text");
                field.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &name));
                if let Some(Unwritten::Unknown(sign)) = own.trouble {
                    let text = say!(words, "text-unknown", sign = sign.to_string());
                    ui.label(Type::Small.text(text).color(ink.wrong));
                }
                field
            })
            .inner
    });
    let field = shown.inner;
    if field.changed() {
        own.trouble = easel.made.write(&own.text, own.at).err();
        if own.trouble == Some(Unwritten::Nothing) {
            easel.made.cancel();
        }
    }
    let (enter, escape) =
        ui.input(|input| (input.key_pressed(Key::Enter), input.key_pressed(Key::Escape)));
    let is_held = ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
    own.is_new &= is_held;
    match (field.lost_focus() && !own.is_new, enter, escape) {
        (true, _, true) => drop(easel.made.cancel()),
        (true, true, _) => drop(easel.made.settle()),
        // A press beside it sets it down too: whoever was pressed does that.
        (true, false, false) => {}
        (false, _, _) => {
            field.request_focus();
            easel.lettering = Some(own);
        }
    }
}
