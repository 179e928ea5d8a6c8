//! The puzzle on the table to hand on, as it was or as it stands: its code of one line, a link that ends in it, and
//! a QR code of whichever of them is chosen, for the camera of a telephone.

use crate::dialog::{Asked, focus, window};
use crate::host::Host;
use crate::part::{field, primary, secondary, switch};
use crate::theme::{self, GAP, Icon, ROUND, Type};
use egui::{
    Color32, ColorImage, Context, CornerRadius, Frame, Id, Margin, Rect, Sense, Stroke, StrokeKind,
    TextureHandle, TextureOptions, Ui, Vec2, WidgetInfo, pos2,
};
use grille_formats::code;
use grille_picture::qr::Qr;
use grille_store::Settings;
use grille_words::{Words, say};

/// The room for a QR code.
const PICTURE: f32 = 264.0;
/// Below this width of the dialog the picture lies over the rest.
const NARROW: f32 = 520.0;
/// How many lines of a code are seen at once.
const LINES: usize = 6;

/// What is handed on.
pub struct Shared {
    /// The code of the puzzle.
    plain: String,
    /// The code with what is written, if something is.
    begun: Option<String>,
    /// Whether what is written goes with it.
    with_progress: bool,
    /// The text that the picture says, and the picture; none if the text is too long for one.
    picture: Option<(String, Option<TextureHandle>)>,
    /// What was copied last.
    copied: Option<String>,
}

impl Shared {
    /// The puzzle that has this code, and this one with what is written so far.
    pub fn new(plain: String, begun: Option<String>) -> Shared {
        Shared { plain, begun, with_progress: false, picture: None, copied: None }
    }

    /// The code that is chosen.
    fn code(&self) -> String {
        self.begun.as_ref().filter(|_| self.with_progress).unwrap_or(&self.plain).clone()
    }

    /// Makes the picture of a text, unless it is made.
    fn draw(&mut self, context: &Context, text: &str) {
        if self.picture.as_ref().is_none_or(|(own, _)| own != text) {
            let texture = |qr: Qr| context.load_texture("qr", image(&qr), TextureOptions::NEAREST);
            self.picture = Some((text.to_owned(), Qr::new(text).map(texture)));
        }
    }
}

/// Draws the dialog.
pub fn show(
    context: &Context,
    words: &Words,
    shared: &mut Shared,
    settings: &mut Settings,
    host: &dyn Host,
) -> Asked {
    let address = host.address().unwrap_or(settings.address.trim());
    let code = shared.code();
    let link = (!address.is_empty()).then(|| code::link(address, &code));
    let text = link.as_ref().unwrap_or(&code).clone();
    shared.draw(context, &text);
    window(context, words, &say!(words, "share-title"), 640.0, |ui| {
        let is_narrow = ui.available_width() < NARROW;
        let wide = ui.available_width() - if is_narrow { 0.0 } else { PICTURE + 24.0 };
        let layout = match is_narrow {
            true => egui::Layout::top_down(egui::Align::Min),
            false => egui::Layout::left_to_right(egui::Align::Min),
        };
        ui.with_layout(layout, |ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            picture(ui, words, shared, &text);
            ui.vertical(|ui| {
                ui.set_max_width(wide);
                ui.spacing_mut().item_spacing = Vec2::splat(GAP);
                let why = if shared.with_progress { "share-why-progress" } else { "share-why" };
                ui.label(Type::Body.text(say!(words, why)));
                progress(ui, words, shared);
                self::text(ui, &code);
                let copy = primary(say!(words, "share-copy")).icon(Icon::Share).width(wide);
                let copy = ui.add(copy);
                focus(&copy);
                if copy.clicked() {
                    take(ui, &mut shared.copied, code.clone());
                }
                ui.add_space(4.0);
                // Who can be found by others needs no other address.
                if host.address().is_none() {
                    let label = ui.label(Type::Small.text(say!(words, "share-address")));
                    let id = Id::unique("share address");
                    let hint = say!(words, "share-address-hint");
                    field(ui, id, &mut settings.address, Icon::Language, &hint, wide)
                        .labelled_by(label.id);
                }
                let copy = secondary(say!(words, "share-copy-link")).icon(Icon::Share).width(wide);
                let copy = ui.add_enabled(link.is_some(), copy);
                if let (true, Some(link)) = (copy.clicked(), &link) {
                    take(ui, &mut shared.copied, link.clone());
                }
                if let Some(link) = link.as_ref().filter(|_| host.can_share()) {
                    let name = say!(words, "share-system");
                    if ui.add(secondary(name).icon(Icon::Share).width(wide)).clicked() {
                        host.share(&say!(words, "share-title"), link);
                    }
                }
                // A line is kept free for it, so that nothing moves.
                let told = match &shared.copied {
                    Some(copied) if *copied == code => say!(words, "share-copied"),
                    Some(copied) if Some(copied) == link.as_ref() => {
                        say!(words, "share-copied-link")
                    }
                    Some(_) | None => String::new(),
                };
                let ink = theme::ink(ui.ctx());
                let told = ui.label(Type::Small.text(told).color(ink.good));
                ui.ctx().accesskit_node_builder(told.id, |node| {
                    node.set_live(egui::accesskit::Live::Polite);
                });
            });
        });
        Asked::Nothing
    })
}

/// Whether what is written goes with the puzzle; nothing to choose where nothing is.
fn progress(ui: &mut Ui, words: &Words, shared: &mut Shared) {
    let name = say!(words, "share-progress");
    ui.add_enabled_ui(shared.begun.is_some(), |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            switch(ui, &mut shared.with_progress, &name);
            let label = egui::Label::new(Type::Label.text(name)).sense(Sense::click()).wrap();
            if ui.add(label).clicked() {
                shared.with_progress = !shared.with_progress;
            }
        });
    });
}

/// Puts a text where it can be pasted from.
fn take(ui: &Ui, copied: &mut Option<String>, text: String) {
    ui.ctx().copy_text(text.clone());
    *copied = Some(text);
}

/// The picture, or that there is none.
fn picture(ui: &mut Ui, words: &Words, shared: &Shared, text: &str) {
    let ink = theme::ink(ui.ctx());
    let Some(Some(texture)) = shared.picture.as_ref().map(|(_, picture)| picture) else {
        let frame = Frame::new().fill(ink.sunk).corner_radius(ROUND).inner_margin(Margin::same(16));
        frame.show(ui, |ui| {
            ui.set_width(PICTURE - 32.0);
            let told = say!(words, "share-too-large", count = text.chars().count());
            ui.label(Type::Body.text(told).color(ink.ink2));
        });
        return;
    };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, say!(words, "share-qr")));
    // White by night too: many cameras read nothing else.
    let round = CornerRadius::same(ROUND);
    let edge = Stroke::new(1.0, ink.hair);
    ui.painter().rect(rect, round, Color32::WHITE, edge, StrokeKind::Inside);
    // Every cell has as many pixels as the others.
    let (cells, scale) = (texture.size()[0] as f32, ui.ctx().pixels_per_point());
    let pixels = (PICTURE * scale / cells).floor().max(1.0);
    let corner = rect.center() - Vec2::splat(cells * pixels / scale / 2.0);
    let corner = (corner.to_vec2() * scale).round() / scale;
    let place = Rect::from_min_size(corner.to_pos2(), Vec2::splat(cells * pixels / scale));
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().image(texture.id(), place, whole, Color32::WHITE);
}

/// The code to be looked at, in as many lines as it takes.
fn text(ui: &mut Ui, code: &str) {
    let ink = theme::ink(ui.ctx());
    let frame = Frame::new().fill(ink.sunk).corner_radius(ROUND).inner_margin(Margin::same(10));
    frame.show(ui, |ui| {
        let high = LINES as f32 * ui.text_style_height(&egui::TextStyle::Monospace);
        let scroll = egui::ScrollArea::vertical().max_height(high).min_scrolled_height(high);
        scroll.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let font = egui::TextStyle::Monospace.resolve(ui.style());
            let format = egui::TextFormat::simple(font, ink.ink);
            let mut job = egui::text::LayoutJob::single_section(code.to_owned(), format);
            job.wrap.break_anywhere = true;
            ui.add(egui::Label::new(job).selectable(true));
        });
    });
}

/// A pixel for each cell.
fn image(qr: &Qr) -> ColorImage {
    let (cells, side) = (qr.cells().cells(), qr.cells().size().rows());
    let colour = |is_dark: &bool| if *is_dark { Color32::BLACK } else { Color32::WHITE };
    ColorImage::new([side, side], cells.iter().map(colour).collect())
}
