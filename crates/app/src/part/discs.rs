//! Discs at very many places, as one mesh of squares with a picture of a disc on them. As paths they would be
//! sixty corners each, and for a board full of coloured candidates that was most of a frame.

use egui::{
    Color32, ColorImage, Context, Id, Mesh, Painter, Pos2, Rect, Shape, TextureHandle,
    TextureOptions, Vec2, pos2,
};

/// The side of the picture, in pixels: large enough that discs are mostly made smaller.
const SIDE: usize = 64;
/// How wide the soft edge is, in pixels of the picture: about one on the screen.
const EDGE: f32 = 2.0;

/// Discs that are painted together.
pub struct Discs(Mesh);

impl Discs {
    /// None yet.
    pub fn new(context: &Context) -> Discs {
        Discs(Mesh::with_texture(picture(context).id()))
    }

    /// One more.
    pub fn add(&mut self, at: Pos2, radius: f32, colour: Color32) {
        // The edge of the disc is half way through its soft edge.
        let half = radius * SIDE as f32 / (SIDE as f32 - EDGE);
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        self.0.add_rect_with_uv(Rect::from_center_size(at, Vec2::splat(2.0 * half)), whole, colour);
    }

    /// Paints them.
    pub fn paint(self, painter: &Painter) {
        if !self.0.is_empty() {
            painter.add(Shape::mesh(self.0));
        }
    }
}

/// The picture of a disc, which is made once for a window.
fn picture(context: &Context) -> TextureHandle {
    let id = Id::unique("picture of a disc");
    if let Some(made) = context.data(|data| data.get_temp::<TextureHandle>(id)) {
        return made;
    }
    let made = context.load_texture("disc", disc(), TextureOptions::LINEAR);
    context.data_mut(|data| data.insert_temp(id, made.clone()));
    made
}

fn disc() -> ColorImage {
    let middle = SIDE as f32 / 2.0;
    let pixel = |at: usize| {
        let from = pos2((at % SIDE) as f32 + 0.5, (at / SIDE) as f32 + 0.5) - pos2(middle, middle);
        let share = ((middle - from.length()) / EDGE).clamp(0.0, 1.0);
        Color32::from_white_alpha((share * 255.0).round() as u8)
    };
    ColorImage::new([SIDE, SIDE], (0..SIDE * SIDE).map(pixel).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_is_a_disc_with_a_soft_edge() {
        let image = disc();
        let alpha = |x: usize, y: usize| image[(x, y)].a();
        assert_eq!((alpha(32, 32), alpha(32, 3), alpha(0, 0)), (255, 255, 0));
        assert!((1..255).contains(&alpha(32, 0)) && alpha(32, 0) == alpha(0, 32));
        // As much of it as a disc whose radius ends half way through the edge.
        let area: f32 = image.pixels.iter().map(|pixel| f32::from(pixel.a()) / 255.0).sum();
        let wanted = std::f32::consts::PI * (32.0 - EDGE / 2.0_f32).powi(2);
        assert!((area / wanted - 1.0).abs() < 0.01, "{area} and {wanted}");
    }

    #[test]
    fn many_discs_are_one_mesh() {
        let context = Context::default();
        let mut discs = Discs::new(&context);
        for at in 0..100 {
            discs.add(pos2(at as f32, 0.0), 8.0, Color32::RED);
        }
        assert_eq!((discs.0.vertices.len(), discs.0.indices.len()), (400, 600));
        assert_eq!(discs.0.texture_id, Discs::new(&context).0.texture_id);
    }
}
