//! What is painted, as a test sees it: the shapes of the last frame, in their order.

use super::Shown;
use egui::{Color32, Pos2, Rect, Shape};

/// Every shape with what of it is seen, in the order of painting.
pub fn shapes(harness: &Shown) -> Vec<(Rect, Shape)> {
    fn flat(clip: Rect, shape: &Shape, all: &mut Vec<(Rect, Shape)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| flat(clip, shape, all)),
            other => all.push((clip.intersect(other.visual_bounding_rect()), other.clone())),
        }
    }
    let mut all = Vec::new();
    for clipped in &harness.output().shapes {
        flat(clipped.clip_rect, &clipped.shape, &mut all);
    }
    all
}

/// The colour at a place, of rectangles only: texts, lines and meshes are left out.
pub fn ground(harness: &Shown, at: Pos2) -> Color32 {
    let mut seen = Color32::TRANSPARENT;
    for (rect, shape) in shapes(harness) {
        if let Shape::Rect(own) = shape
            && rect.contains(at)
            && own.rect.contains(at)
        {
            seen = seen.blend(own.fill);
        }
    }
    seen
}

/// The texts with their places and colours.
pub fn texts(harness: &Shown) -> Vec<(String, Rect, Color32)> {
    let text = |(rect, shape): (Rect, Shape)| match shape {
        Shape::Text(text) => {
            let section = text.galley.job.sections.first()?;
            let own = match section.format.color {
                Color32::PLACEHOLDER => text.fallback_color,
                colour => colour,
            };
            let colour = text.override_text_color.unwrap_or(own);
            Some((text.galley.text().to_owned(), rect, colour))
        }
        _ => None,
    };
    shapes(harness).into_iter().filter_map(text).collect()
}

/// The texts that end in dots because there was no room for them.
pub fn cut(harness: &Shown) -> Vec<String> {
    let text = |(_, shape): (Rect, Shape)| match shape {
        Shape::Text(text) if text.galley.elided => Some(text.galley.text().to_owned()),
        _ => None,
    };
    shapes(harness).into_iter().filter_map(text).collect()
}

/// The straight lines inside a place, with their colours and directions.
pub fn lines(harness: &Shown, inside: Rect) -> Vec<(Color32, egui::Vec2)> {
    let line = |(rect, shape): (Rect, Shape)| match shape {
        Shape::LineSegment { points, stroke } if inside.contains_rect(rect) => {
            Some((stroke.color, points[1] - points[0]))
        }
        _ => None,
    };
    shapes(harness).into_iter().filter_map(line).collect()
}
