//! Every colour of the window, a line each: who wants another look changes this file only.
//! The columns are day, night, day with high contrast, night with high contrast. The tests
//! below hold what can be read on what.

use egui::Color32;

/// A colour as designers write it.
const fn hex(rgb: u32) -> Color32 {
    let [_, r, g, b] = rgb.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

/// Declares a set of colours with its four variants.
macro_rules! tokens {
    ($(#[$about:meta])* $set:ident: $($(#[$doc:meta])* $name:ident $day:literal $night:literal $bright:literal $deep:literal;)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $set { $($(#[$doc])* pub $name: Color32),* }

        impl $set {
            /// By day.
            pub const DAY: $set = $set { $($name: hex($day)),* };
            /// By night.
            pub const NIGHT: $set = $set { $($name: hex($night)),* };
            /// By day, for those who need more contrast.
            pub const BRIGHT: $set = $set { $($name: hex($bright)),* };
            /// By night, for those who need more contrast.
            pub const DEEP: $set = $set { $($name: hex($deep)),* };
        }
    };
}

tokens! {
    /// The colours of the window: what lies round the board.
    Ink:
    /// Behind everything.
    paper       0xF4EFE4 0x16181C 0xFFFFFF 0x000000;
    /// Cards and dialogs.
    card        0xFFFDF8 0x202329 0xFFFFFF 0x000000;
    /// Fields, segments, tracks of bars; behind what is pointed at.
    sunk        0xEAE3D5 0x0F1114 0xEBEBEB 0x1E1E1E;
    /// Behind the picture of a puzzle that nobody has begun.
    rest        0xF8F4EB 0x1B1E23 0xFFFFFF 0x000000;
    /// Borders of one point.
    hair        0xDDD5C5 0x353A43 0x000000 0xFFFFFF;
    /// What is not there yet of a bar.
    track       0xD8CFBF 0x41464F 0xD8CFBF 0x5A5A5A;
    /// The crosshair in the margin of the clues.
    band        0xEAE3D5 0x2A2E35 0xE2E2E2 0x303030;
    /// Text.
    ink         0x1E2126 0xEDE7DA 0x000000 0xFFFFFF;
    /// Text that matters less, and icons.
    ink2        0x565148 0xBCB5A7 0x333333 0xDDDDDD;
    /// Placeholders and names of keys.
    ink3        0x696358 0xA9A295 0x404040 0xC8C8C8;
    /// Finished clues, and switches that are off: what asks for nothing.
    done        0x8C8577 0x7F796D 0x404040 0xC8C8C8;
    /// What can be acted on, and where one is.
    accent      0x1F4F9A 0x8FB6F0 0x003D99 0x9CC8FF;
    /// Text on the accent.
    on_accent   0xFFFFFF 0x0E1C33 0xFFFFFF 0x000000;
    /// Behind what is chosen.
    accent_soft 0xDFE7F3 0x263650 0xD6E6FF 0x1C3355;
    /// A hint, as text.
    hint        0x855000 0xF2C566 0x5C3700 0xFFD980;
    /// Behind a hint.
    hint_fill   0xFBE4AB 0x4A3B14 0xFFE08A 0x4D3C08;
    /// Round a hint.
    hint_line   0xD68F0B 0xF0B63E 0x8A5A00 0xFFD980;
    /// What is supposed, as text.
    what_if     0x65389B 0xC8AAF2 0x4B1F86 0xDCC6FF;
    /// Behind what is supposed.
    what_if_fill 0xE9DEF6 0x3A2C55 0xE6D6FF 0x3B2462;
    /// Round the board while something is supposed.
    what_if_stage 0xF1EBF0 0x1E1A26 0xFFFFFF 0x000000;
    /// What cannot be, as text.
    wrong       0xAE2A20 0xFF9C8E 0x9A0000 0xFFA79B;
    /// Behind what cannot be.
    wrong_fill  0xF9DFDA 0x54261F 0xFFDAD4 0x551A13;
    /// What is proved, as text.
    good        0x2A6A3C 0x8FCE9B 0x0B5222 0x9FE6AD;
    /// Behind what is proved.
    good_fill   0xDCEDDC 0x1F3B27 0xCDEED3 0x143D20;
    /// Bars of a trivial puzzle.
    trivial     0x5E8F6A 0x8DBB97 0x3F7A4D 0x8DBB97;
    /// Bars of an easy puzzle.
    easy        0x2F7F5B 0x6CC79B 0x1F6D4A 0x6CC79B;
    /// Bars of a medium puzzle.
    medium      0xB07A10 0xE2B04A 0x8A5C00 0xE2B04A;
    /// Bars of a hard puzzle.
    hard        0xC2571F 0xEE8E56 0xA6400C 0xEE8E56;
    /// Bars of a puzzle for experts.
    expert      0xA3273D 0xF07A90 0x8C1228 0xF07A90;
}

tokens! {
    /// The colours of the sheet that puzzles and pictures lie on. It stays paper by night, only
    /// dimmer, so that a picture never inverts; what is marked on it keeps its hue.
    Sheet:
    /// The paper of the sheet, and its mat by night.
    sheet       0xFFFDF8 0xDCD5C6 0xFFFFFF 0xFFFFFF;
    /// Filled cells of a puzzle in black, the frame, and text on the sheet.
    ink         0x23262C 0x1D1F24 0x000000 0x000000;
    /// Lines between cells.
    thin        0xDAD2C3 0xC3BAA8 0x8A8A8A 0x8A8A8A;
    /// Lines after every fifth cell.
    fifth       0x6E675B 0x756D5E 0x000000 0x000000;
    /// A cell that is marked as empty.
    cross       0x8C8474 0x766D5D 0x404040 0x404040;
    /// The row and the column that are pointed at.
    crosshair   0xEFE9DC 0xCDC5B4 0xE2E2E2 0xE2E2E2;
    /// Round the cell where the keyboard is.
    selection   0x1F4F9A 0x1F4F9A 0x003D99 0x003D99;
    /// A line that a hint is about.
    hint_fill   0xFBE4AB 0xF0D491 0xFFE08A 0xFFE08A;
    /// A cell that a hint settles.
    hint_cell   0xDC9A1E 0xDC9A1E 0xE0A030 0xE0A030;
    /// Round what a hint is about.
    hint_edge   0xA86A00 0xA86A00 0x5C3700 0x5C3700;
    /// A cell that is supposed.
    what_if_cell 0xA98AD6 0x9B7BC9 0x9B7BC9 0x9B7BC9;
    /// A cross that is supposed.
    what_if_cross 0x8E63C4 0x7A4FB0 0x6A3FA0 0x6A3FA0;
    /// Round what is supposed.
    what_if     0x65389B 0x65389B 0x4B1F86 0x4B1F86;
    /// Round what cannot be.
    wrong       0xD8453A 0xD8453A 0xC00000 0xC00000;
    /// What cannot be, as text on the sheet.
    wrong_text  0xAE2A20 0x9A1F16 0x9A0000 0x9A0000;
    /// A digit that the player wrote.
    own         0x1F4F9A 0x1A4384 0x003D99 0x003D99;
    /// Marks in a cell.
    mark        0x565148 0x45413A 0x333333 0x333333;
    /// Behind a digit that is looked for.
    same        0xDCE6F4 0xB9C6DA 0xCFE0FF 0xCFE0FF;
}

/// The colours that a player gives cells and candidates: pale behind a cell, stronger behind a
/// candidate. They are the same by day and by night, as all that is marked on the sheet.
pub const TINTS: [(Color32, Color32); 9] = [
    (hex(0xCFE3D3), hex(0x8CC79A)),
    (hex(0xF3D3DA), hex(0xEB9DAE)),
    (hex(0xF2DFB0), hex(0xE3BE62)),
    (hex(0xCBE1F4), hex(0x8CBDE6)),
    (hex(0xE1D5F2), hex(0xBE9FE4)),
    (hex(0xF8D6BF), hex(0xF0A878)),
    (hex(0xE0E8B4), hex(0xBFCB62)),
    (hex(0xC2E3E0), hex(0x72C2BC)),
    (hex(0xD9D5CD), hex(0xB3ACA0)),
];

/// Round a picture that is cropped, and over what is left out of it: the same by day and by night.
pub const SHADE: Color32 = hex(0x4B4842);
/// The frame of the part that is taken.
pub const CROP: Color32 = Color32::WHITE;
/// Behind dialogs, over everything else; the win's is darker.
pub const SCRIM: Color32 = Color32::from_rgba_unmultiplied_const(0x14, 0x12, 0x0E, 0x85);
/// Behind the congratulation.
pub const SCRIM_WIN: Color32 = Color32::from_rgba_unmultiplied_const(0x14, 0x12, 0x0E, 0x99);
/// The shadow of dialogs.
pub const SHADOW: Color32 = Color32::from_rgba_unmultiplied_const(0, 0, 0, 0x47);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::contrast;

    const INKS: [Ink; 4] = [Ink::DAY, Ink::NIGHT, Ink::BRIGHT, Ink::DEEP];
    const SHEETS: [Sheet; 4] = [Sheet::DAY, Sheet::NIGHT, Sheet::BRIGHT, Sheet::DEEP];

    /// What is read is 4.5 to 1 at least.
    #[test]
    fn text_is_legible_on_every_ground() {
        for ink in INKS {
            for ground in [ink.paper, ink.card] {
                let texts = [
                    ink.ink,
                    ink.ink2,
                    ink.ink3,
                    ink.accent,
                    ink.hint,
                    ink.what_if,
                    ink.wrong,
                    ink.good,
                ];
                texts.iter().for_each(|text| holds(*text, ground, 4.5));
            }
            for (text, ground) in [
                (ink.ink, ink.sunk),
                (ink.ink2, ink.sunk),
                (ink.ink3, ink.sunk),
                (ink.ink, ink.rest),
                (ink.ink, ink.band),
                (ink.paper, ink.ink),
                (ink.on_accent, ink.accent),
                (ink.accent, ink.accent_soft),
                (ink.ink, ink.accent_soft),
                (ink.hint, ink.hint_fill),
                (ink.ink, ink.hint_fill),
                (ink.what_if, ink.what_if_fill),
                (ink.ink, ink.what_if_fill),
                (ink.ink, ink.what_if_stage),
                (ink.wrong, ink.wrong_fill),
                (ink.good, ink.good_fill),
            ] {
                holds(text, ground, 4.5);
            }
        }
    }

    /// What is told from a shape is 3 to 1 at least.
    #[test]
    fn shapes_are_told_apart_from_their_ground() {
        for ink in INKS {
            let bars = [ink.trivial, ink.easy, ink.medium, ink.hard, ink.expert];
            for shape in bars.into_iter().chain([ink.done, ink.accent]) {
                for ground in [ink.paper, ink.card] {
                    holds(shape, ground, 3.0);
                }
            }
        }
        for sheet in SHEETS {
            for shape in [
                sheet.fifth,
                sheet.cross,
                sheet.selection,
                sheet.hint_edge,
                sheet.what_if_cross,
                sheet.what_if,
                sheet.wrong,
            ] {
                holds(shape, sheet.sheet, 3.0);
            }
            for ground in [sheet.sheet, sheet.crosshair, sheet.hint_fill] {
                holds(sheet.ink, ground, 4.5);
            }
            for ground in [sheet.sheet, sheet.same] {
                [sheet.own, sheet.mark, sheet.wrong_text]
                    .iter()
                    .for_each(|text| holds(*text, ground, 4.5));
            }
            for (pale, strong) in TINTS {
                [sheet.ink, sheet.own, sheet.mark].iter().for_each(|text| holds(*text, pale, 4.5));
                holds(sheet.ink, strong, 4.5);
            }
        }
    }

    #[track_caller]
    fn holds(front: Color32, ground: Color32, least: f32) {
        let found = contrast(front, ground);
        assert!(found >= least - 0.05, "{front:?} on {ground:?}: {found}");
    }
}
