//! Colours by their names in the X Window System, as far as puzzles use them.

use grille_engine::nonogram::Rgb;

const NAMES: &[(&str, [u8; 3])] = &[
    ("black", [0, 0, 0]),
    ("white", [255, 255, 255]),
    ("red", [255, 0, 0]),
    ("green", [0, 255, 0]),
    ("blue", [0, 0, 255]),
    ("yellow", [255, 255, 0]),
    ("cyan", [0, 255, 255]),
    ("magenta", [255, 0, 255]),
    ("orange", [255, 165, 0]),
    ("brown", [165, 42, 42]),
    ("pink", [255, 192, 203]),
    ("purple", [160, 32, 240]),
    ("violet", [238, 130, 238]),
    ("grey", [190, 190, 190]),
    ("gray", [190, 190, 190]),
    ("navy", [0, 0, 128]),
    ("gold", [255, 215, 0]),
    ("beige", [245, 245, 220]),
    ("tan", [210, 180, 140]),
    ("maroon", [176, 48, 96]),
    ("salmon", [250, 128, 114]),
    ("turquoise", [64, 224, 208]),
    ("khaki", [240, 230, 140]),
    ("orchid", [218, 112, 214]),
    ("coral", [255, 127, 80]),
    ("chocolate", [210, 105, 30]),
    ("firebrick", [178, 34, 34]),
    ("lightblue", [173, 216, 230]),
    ("lightgreen", [144, 238, 144]),
    ("lightgrey", [211, 211, 211]),
    ("lightgray", [211, 211, 211]),
    ("lightyellow", [255, 255, 224]),
    ("darkblue", [0, 0, 139]),
    ("darkgreen", [0, 100, 0]),
    ("darkred", [139, 0, 0]),
    ("darkgrey", [169, 169, 169]),
    ("darkgray", [169, 169, 169]),
    ("skyblue", [135, 206, 235]),
    ("forestgreen", [34, 139, 34]),
    ("seagreen", [46, 139, 87]),
    ("saddlebrown", [139, 69, 19]),
    ("lime", [0, 255, 0]),
    ("olive", [128, 128, 0]),
    ("teal", [0, 128, 128]),
    ("silver", [192, 192, 192]),
    ("crimson", [220, 20, 60]),
    ("indigo", [75, 0, 130]),
];

/// The colour of that name, or of that code with `#`.
pub(crate) fn named_colour(word: &str) -> Option<Rgb> {
    if word.starts_with('#') {
        return word.parse().ok();
    }
    let named = NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
    named.map(|&(_, [r, g, b])| Rgb { r, g, b })
}
