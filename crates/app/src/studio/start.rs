//! The start page of the studio: what can be begun, and the drawings to go on with.

use super::create::Create;
use super::easel::Easel;
use super::{Around, Asked, Room};
use crate::command::{Command, ForStudio, ForWindow};
use crate::host::{Host, Wanted};
use crate::nonogram::thumbnail;
use crate::part::{elided, icon_button, primary, quiet, secondary};
use crate::screen::{DRAWINGS, Screen};
use crate::theme::{self, GAP, Icon, NARROW, ROUND_CARD, Type};
use egui::{
    Context, CornerRadius, Frame, Margin, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind,
    Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use grille_store::{CanvasCard, Id, Store};
use grille_studio::Canvas;
use grille_words::{Words, say};
use std::path::Path;

/// The size of a card, and of its picture.
const CARD: Vec2 = vec2(184.0, 204.0);
const PICTURE: f32 = 140.0;
/// Between cards.
const BETWEEN: f32 = 16.0;

/// A drawing to go on with.
type Slot = CanvasCard<Canvas>;

/// The start page.
#[derive(Default)]
pub struct Start {
    /// None until the store was looked at.
    slots: Option<Vec<Slot>>,
    create: Option<Create>,
    /// The drawing that is to be thrown away, once that was asked.
    doomed: Option<Id>,
}

impl Start {
    /// Opens a drawing.
    fn open(words: &Words, store: Option<&Store>, id: Id) -> Option<Asked> {
        match Easel::open(store?, id) {
            Ok(Some(easel)) => Some(Asked::Room(Box::new(easel))),
            Ok(None) => Some(Asked::Trouble(say!(words, "drawing-unreadable"))),
            Err(trouble) => Some(Asked::Trouble(words.store_problem(&trouble))),
        }
    }
}

impl Room for Start {
    fn screen(&self) -> &'static Screen {
        &DRAWINGS
    }

    fn can(&self, command: ForStudio) -> bool {
        command == ForStudio::Create
    }

    fn run(&mut self, command: ForStudio, _: &Context, _: &dyn Host) -> Option<Asked> {
        if self.can(command) {
            self.create = Some(Create::default());
        }
        None
    }

    fn is_covered(&self) -> bool {
        self.create.is_some()
    }

    fn show(&mut self, ui: &mut Ui, around: &mut Around<'_>) -> Option<Asked> {
        let context = ui.ctx().clone();
        let slots = || around.host.store().and_then(|store| store.canvases().ok());
        self.slots.get_or_insert_with(|| slots().unwrap_or_default());
        let mut asked = None;
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let margin = if ui.available_width() > NARROW { 40 } else { 16 };
            Frame::new().inner_margin(Margin::symmetric(margin, 24)).show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(GAP, GAP);
                asked = self.page(ui, around);
            });
        });
        let Some(mut create) = self.create.take() else { return asked };
        let then = create.show(&context, around.words, around.host);
        then.put_back(create, &mut self.create).or(asked)
    }

    fn take_path(&mut self, _: &Words, _: &Wanted, _: &Path, _: &dyn Host) -> Result<(), String> {
        Ok(())
    }
}

impl Start {
    fn page(&mut self, ui: &mut Ui, around: &Around<'_>) -> Option<Asked> {
        let (words, ink) = (around.words, theme::ink(ui.ctx()));
        let mut asked = None;
        ui.label(Type::Display.text(say!(words, "tab-studio")));
        ui.label(Type::Body.text(say!(words, "studio-lead")).color(ink.ink2));
        ui.add_space(GAP);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(12.0, 12.0);
            if ui.add(primary(say!(words, "create-title")).icon(Icon::New).large()).clicked() {
                asked = Some(Asked::Run(ForStudio::Create.into()));
            }
            let open = Command::from(ForWindow::Open).entry();
            if ui.add(secondary(say!(words, "studio-open")).icon(open.icon).large()).clicked() {
                asked = Some(Asked::Run(ForWindow::Open.into()));
            }
            for command in [ForWindow::Clues, ForWindow::Import] {
                let entry = Command::from(command).entry();
                let button = secondary(say!(words, entry.name)).icon(entry.icon).large();
                if ui.add(button).clicked() {
                    asked = Some(Asked::Run(command.into()));
                }
            }
        });
        ui.add_space(24.0);
        let count = self.slots.as_ref().map_or(0, Vec::len);
        if count == 0 {
            let text = say!(words, "studio-none");
            ui.label(Type::Body.text(text).color(ink.ink2));
            return asked;
        }
        ui.label(Type::Shelf.text(say!(words, "studio-mine")));
        ui.add_space(4.0);
        let across = ((ui.available_width() + BETWEEN) / (CARD.x + BETWEEN)).floor().max(1.0);
        let wide = (ui.available_width() - (across - 1.0) * BETWEEN) / across;
        let wide = wide.min(CARD.x * 1.3);
        let mut thrown = None;
        let doomed = self.doomed;
        for row in self.slots.iter().flatten().collect::<Vec<_>>().chunks(across as usize) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = BETWEEN;
                for slot in row {
                    let is_doomed = doomed == Some(slot.id);
                    match card(ui, around, slot, wide, is_doomed) {
                        Pressed::Nothing => {}
                        Pressed::Open => asked = Self::open(words, around.host.store(), slot.id),
                        Pressed::Ask => self.doomed = Some(slot.id),
                        Pressed::Keep => self.doomed = None,
                        Pressed::Throw => thrown = Some(slot.id),
                    }
                }
            });
            ui.add_space(BETWEEN - GAP);
        }
        if let (Some(id), Some(store)) = (thrown, around.host.store()) {
            self.doomed = None;
            match store.delete_canvas(id) {
                Ok(()) => self.slots.iter_mut().for_each(|all| all.retain(|own| own.id != id)),
                Err(trouble) => asked = Some(Asked::Trouble(words.store_problem(&trouble))),
            }
        }
        asked
    }
}

/// What was done to a card.
enum Pressed {
    Nothing,
    Open,
    Ask,
    Keep,
    Throw,
}

/// A card: the picture, what it is called, how large it is.
fn card(ui: &mut Ui, around: &Around<'_>, slot: &Slot, wide: f32, is_doomed: bool) -> Pressed {
    let words = around.words;
    let (rect, response) = ui.allocate_exact_size(vec2(wide, CARD.y), Sense::click());
    let title = slot.canvas.about().title.clone();
    let title = title.unwrap_or_else(|| say!(words, "studio-untitled"));
    let about = about(words, around.host, slot);
    let label = say!(words, "drawing-card", title = title.as_str(), about = about.as_str());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &label));
    paint(ui, slot, rect, &response, [&title, &about]);
    if is_doomed {
        return doom(ui, words, rect);
    }
    let corner = Rect::from_min_size(rect.right_top() + vec2(-36.0, 4.0), Vec2::splat(32.0));
    let is_lit = response.hovered() || response.has_focus() || ui.rect_contains_pointer(rect);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(corner));
    inner.set_opacity(if is_lit { 1.0 } else { 0.0 });
    let name = say!(words, "drawing-throw", title = title.as_str());
    if inner.add(icon_button(Icon::Drop, name).side(30.0)).clicked() {
        return Pressed::Ask;
    }
    match response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked() {
        true => Pressed::Open,
        false => Pressed::Nothing,
    }
}

/// Its size, and how long ago it was changed.
fn about(words: &Words, host: &dyn Host, slot: &Slot) -> String {
    let ago = host.now().duration_since(slot.changed).unwrap_or_default().as_secs();
    let (unit, count) = match ago {
        0..60 => ("now", 0),
        60..3_600 => ("minutes", ago / 60),
        3_600..86_400 => ("hours", ago / 3_600),
        _ => ("days", ago / 86_400),
    };
    let size = words.size(slot.canvas.size());
    format!("{size} · {}", say!(words, "drawing-ago", unit = unit, count = count))
}

fn paint(ui: &Ui, slot: &Slot, rect: Rect, response: &Response, [title, about]: [&str; 2]) {
    let (ink, sheet) = (theme::ink(ui.ctx()), theme::sheet(ui.ctx()));
    let painter = ui.painter();
    let round = CornerRadius::same(ROUND_CARD);
    painter.rect(rect, round, ink.card, Stroke::new(1.0, ink.hair), StrokeKind::Inside);
    let top = ROUND_CARD - 1;
    let corners = CornerRadius { nw: top, ne: top, sw: 0, se: 0 };
    let picture = Rect::from_min_size(rect.min, vec2(rect.width(), PICTURE)).shrink(1.0);
    painter.rect_filled(picture, corners, sheet.sheet);
    let puzzle = slot.canvas.puzzle();
    let room = picture.shrink(14.0);
    thumbnail::written(painter, &sheet, room, puzzle.palette(), slot.canvas.picture(), true);
    painter.hline(rect.x_range().shrink(1.0), rect.top() + PICTURE, Stroke::new(1.0, ink.hair));
    let left = rect.left() + 14.0;
    for (text, own, colour, y) in [
        (title, Type::Strong, ink.ink, rect.top() + PICTURE + 10.0),
        (about, Type::Small, ink.ink2, rect.top() + PICTURE + 34.0),
    ] {
        let galley = elided(painter, text, own, colour, rect.width() - 28.0);
        painter.galley(pos2(left, y), galley, colour);
    }
    if response.hovered() || response.has_focus() {
        painter.rect_stroke(rect, round, Stroke::new(2.0, ink.accent), StrokeKind::Inside);
    }
}

/// Asks whether a drawing is to be thrown away.
fn doom(ui: &mut Ui, words: &Words, rect: Rect) -> Pressed {
    let ink = theme::ink(ui.ctx());
    let round = CornerRadius::same(ROUND_CARD);
    ui.painter().rect_filled(rect.shrink(1.0), round, ink.card);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(rect.shrink(14.0)));
    inner.label(Type::Body.text(say!(words, "drawing-throw-sure")));
    inner.add_space(GAP);
    if inner.add(secondary(say!(words, "drawing-throw-yes")).icon(Icon::Drop)).clicked() {
        return Pressed::Throw;
    }
    match inner.add(quiet(say!(words, "cancel"))).clicked() {
        true => Pressed::Keep,
        false => Pressed::Nothing,
    }
}
