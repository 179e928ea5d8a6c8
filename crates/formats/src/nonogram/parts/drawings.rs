//! The kinds of drawings, as `.non` and webpbn name them.

use crate::{Expected, Problem};
use grille_engine::nonogram::DrawingKind;
use std::ops::Range;

/// The kind of that name.
pub(crate) fn kind(name: &str, at: Range<usize>) -> Result<DrawingKind, Problem> {
    match name {
        "goal" => Ok(DrawingKind::Goal),
        "solution" => Ok(DrawingKind::Solution),
        "saved" => Ok(DrawingKind::Saved),
        _ => Err(Problem::expected(Expected::OneOf(&["goal", "solution", "saved"]), at)),
    }
}

/// The name of a kind.
pub(crate) fn name(kind: DrawingKind) -> &'static str {
    match kind {
        DrawingKind::Goal => "goal",
        DrawingKind::Solution => "solution",
        DrawingKind::Saved => "saved",
    }
}
