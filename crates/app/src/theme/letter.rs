//! The type of the window: two families, four weights, one scale. Whoever sets text names
//! a line of the scale ([`Type`]); a size of its own has only what grows with the board.

use egui::{
    Context, FontData, FontDefinitions, FontFamily, FontId, RichText, TextStyle, WidgetText,
};
use std::sync::Arc;

/// A weight of a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Hanken Grotesk 400.
    Regular,
    /// Hanken Grotesk 500.
    Medium,
    /// Hanken Grotesk 600.
    Semibold,
    /// Newsreader 600.
    Title,
}

impl Weight {
    /// Every weight, with its file.
    const FILES: [(Weight, &'static [u8]); 4] = [
        (Weight::Regular, include_bytes!("../../../../fonts/HankenGrotesk-Regular.ttf")),
        (Weight::Medium, include_bytes!("../../../../fonts/HankenGrotesk-Medium.ttf")),
        (Weight::Semibold, include_bytes!("../../../../fonts/HankenGrotesk-SemiBold.ttf")),
        (Weight::Title, include_bytes!("../../../../fonts/Newsreader-SemiBold.ttf")),
    ];

    const fn name(self) -> &'static str {
        match self {
            Weight::Regular => "regular",
            Weight::Medium => "medium",
            Weight::Semibold => "semibold",
            Weight::Title => "title",
        }
    }

    /// What egui calls it.
    pub fn family(self) -> FontFamily {
        match self {
            Weight::Regular => FontFamily::Proportional,
            Weight::Medium | Weight::Semibold | Weight::Title => {
                FontFamily::Name(self.name().into())
            }
        }
    }

    /// It, in a size that follows from the board.
    pub fn at(self, size: f32) -> FontId {
        FontId::new(size, self.family())
    }
}

/// A line of the scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// What a whole page is about.
    Display,
    /// The title of a panel or of a card that leads.
    Title,
    /// The title of a shelf or of a page in a dialog.
    Shelf,
    /// What stands out, and buttons.
    Strong,
    /// Labels and tabs.
    Label,
    /// What is read.
    Body,
    /// What matters less.
    Small,
    /// The smallest: captions, pills, names of keys.
    Caption,
}

impl Type {
    /// The whole scale.
    pub const ALL: [Type; 8] = [
        Type::Display,
        Type::Title,
        Type::Shelf,
        Type::Strong,
        Type::Label,
        Type::Body,
        Type::Small,
        Type::Caption,
    ];

    /// Its size, the height of its line, and its weight.
    const fn measures(self) -> (f32, f32, Weight) {
        match self {
            Type::Display => (30.0, 36.0, Weight::Title),
            Type::Title => (24.0, 30.0, Weight::Title),
            Type::Shelf => (20.0, 26.0, Weight::Title),
            Type::Strong => (15.0, 20.0, Weight::Semibold),
            Type::Label => (15.0, 22.0, Weight::Medium),
            Type::Body => (15.0, 22.0, Weight::Regular),
            Type::Small => (13.0, 18.0, Weight::Regular),
            Type::Caption => (12.0, 16.0, Weight::Medium),
        }
    }

    /// The font.
    pub fn font(self) -> FontId {
        let (size, _, weight) = self.measures();
        weight.at(size)
    }

    /// The height of a line.
    pub fn line(self) -> f32 {
        self.measures().1
    }

    /// Its name among the styles of egui.
    pub fn style(self) -> TextStyle {
        match self {
            Type::Body => TextStyle::Body,
            Type::Small => TextStyle::Small,
            Type::Strong => TextStyle::Button,
            Type::Title => TextStyle::Heading,
            Type::Display => TextStyle::Name("display".into()),
            Type::Shelf => TextStyle::Name("shelf".into()),
            Type::Label => TextStyle::Name("label".into()),
            Type::Caption => TextStyle::Name("caption".into()),
        }
    }

    /// A text set in it.
    pub fn text(self, text: impl Into<String>) -> RichText {
        RichText::new(text).font(self.font()).line_height(Some(self.line()))
    }

    /// The same as a label's text.
    pub fn label(self, text: impl Into<String>) -> WidgetText {
        self.text(text).into()
    }
}

/// Loads the fonts. Those of egui come after: titles of files may be in any script.
pub fn load(context: &Context) {
    let mut fonts = FontDefinitions::default();
    let mut fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    // Arrows, which name keys, are only in the monospaced one.
    fallback.extend(fonts.families.get(&FontFamily::Monospace).cloned().unwrap_or_default());
    for (weight, bytes) in Weight::FILES {
        let name = weight.name().to_owned();
        fonts.font_data.insert(name.clone(), Arc::new(FontData::from_static(bytes)));
        let chain = [name].into_iter().chain(fallback.iter().cloned()).collect();
        fonts.families.insert(weight.family(), chain);
    }
    context.set_fonts(fonts);
}
