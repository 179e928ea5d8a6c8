//! Colours as SVG and style sheets name them. They are those of the X Window System but for a few,
//! which are darker here.

use super::x11;
use grille_engine::nonogram::Rgb;

/// The names that mean something else than in the X Window System.
const DARKER: &[(&str, [u8; 3])] = &[
    ("green", [0, 128, 0]),
    ("grey", [128, 128, 128]),
    ("gray", [128, 128, 128]),
    ("maroon", [128, 0, 0]),
    ("purple", [128, 0, 128]),
];

/// The colour of that name, of three numbers with commas, or of hexadecimal digits with `#` or without.
pub(crate) fn named_colour(text: &str) -> Option<Rgb> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    if let [r, g, b] = parts[..] {
        return Some(Rgb { r: r.parse().ok()?, g: g.parse().ok()?, b: b.parse().ok()? });
    }
    let darker = DARKER.iter().find(|(name, _)| name.eq_ignore_ascii_case(text));
    let named = darker.map(|&(_, [r, g, b])| Rgb { r, g, b }).or_else(|| x11::named_colour(text));
    named.or_else(|| text.parse().ok())
}
