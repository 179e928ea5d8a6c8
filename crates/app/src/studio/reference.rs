//! A picture underneath, to draw after: it lies between the paper and the cells, as faint as
//! wanted, and is no part of the puzzle.

use super::Asked;
use super::easel::Easel;
use super::over::Then;
use crate::dialog::{self, window};
use crate::host::{Host, Wanted};
use crate::nonogram::board::Layout;
use crate::part::{at_right, primary, quiet, secondary, slider};
use crate::theme::{GAP, Icon, Type};
use egui::{
    Color32, ColorImage, Context, Painter, Rect, Slider, TextureHandle, TextureOptions, pos2, vec2,
};
use grille_picture::Pixels;
use grille_words::{Words, say};
use std::cell::OnceCell;
use std::path::Path;

/// The largest file that is read.
const MAX_BYTES: u64 = 64 << 20;
/// The longest side of what is shown.
const MOST: u32 = 1024;

/// A picture underneath.
pub struct Reference {
    image: ColorImage,
    texture: OnceCell<TextureHandle>,
    /// From 0 to 1.
    opacity: f32,
    /// Whether its proportions are kept.
    is_whole: bool,
}

impl Reference {
    /// Reads a picture; what is wrong with it, in words.
    pub fn read(words: &Words, path: &Path, host: &dyn Host) -> Result<Reference, String> {
        let name = path.display().to_string();
        let bad = |what: String| say!(words, "file-bad", name = name.as_str(), what = what);
        let bytes = host.files().read(path, MAX_BYTES + 1);
        let bytes = bytes.ok_or_else(|| bad(say!(words, "file-unreadable")))?;
        let image =
            grille_picture::decode(&bytes).map_err(|why| bad(words.picture_trouble(why)))?;
        Ok(Reference {
            image: small(&image),
            texture: OnceCell::new(),
            opacity: 0.5,
            is_whole: true,
        })
    }

    /// Draws it under the cells.
    pub fn paint(&self, painter: &Painter, layout: &Layout) {
        let texture = self.texture.get_or_init(|| {
            let image = self.image.clone();
            painter.ctx().load_texture("reference", image, TextureOptions::LINEAR)
        });
        let board = layout.whole();
        let size = vec2(self.image.size[0] as f32, self.image.size[1] as f32);
        let rect = match self.is_whole {
            true => {
                let scale = (board.width() / size.x).min(board.height() / size.y);
                Rect::from_center_size(board.center(), size * scale)
            }
            false => board,
        };
        let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(texture.id(), rect, uv, Color32::WHITE.gamma_multiply(self.opacity));
    }
}

/// As a texture, no larger than is seen.
fn small(image: &Pixels) -> ColorImage {
    let (width, height) = (image.width(), image.height());
    let step = width.max(height).div_ceil(MOST).max(1);
    let (cols, rows) = (width.div_ceil(step), height.div_ceil(step));
    let pixel = |at: u32| {
        let [r, g, b, a] = image.at(at % cols * step, at / cols * step);
        Color32::from_rgba_unmultiplied(r, g, b, a)
    };
    ColorImage::new([cols as usize, rows as usize], (0..cols * rows).map(pixel).collect())
}

/// Draws the dialog.
pub fn show(context: &Context, words: &Words, easel: &mut Easel) -> Then {
    let mut then = Then::Stay;
    let closed = window(context, words, &say!(words, "reference-title"), 420.0, |ui| {
        ui.label(Type::Body.text(say!(words, "reference-about")));
        ui.add_space(GAP);
        if let Some(reference) = &mut easel.reference {
            ui.horizontal(|ui| {
                let label = ui.label(Type::Label.text(say!(words, "reference-opacity")));
                let mut percent = reference.opacity * 100.0;
                let own = Slider::new(&mut percent, 5.0..=100.0).step_by(5.0).suffix(" %");
                slider(ui, own).labelled_by(label.id);
                reference.opacity = percent / 100.0;
            });
            ui.horizontal(|ui| {
                let name = say!(words, "reference-whole");
                crate::part::switch(ui, &mut reference.is_whole, &name);
                ui.label(Type::Label.text(name));
            });
            ui.add_space(GAP);
        }
        at_right(ui, 36.0, |ui| {
            let (is_there, open) = (easel.reference.is_some(), say!(words, "reference-open"));
            let button = if is_there { secondary(open) } else { primary(open) };
            let done = primary(say!(words, "settings-done"));
            if is_there && ui.add(done).clicked() {
                then = Then::Close;
            }
            if ui.add(button.icon(Icon::Image)).clicked() {
                then = Then::StayAndAsk(Asked::Choose(Wanted::Picture));
            }
            if is_there && ui.add(quiet(say!(words, "reference-remove"))).clicked() {
                easel.reference = None;
            }
        });
        dialog::Asked::Nothing
    });
    match closed {
        dialog::Asked::Close => Then::Close,
        _ => then,
    }
}
