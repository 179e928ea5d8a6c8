//! What the player has chosen.

use egui::ThemePreference;
use grille_words::Lang;

/// What the player has chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The language.
    pub lang: Lang,
    /// Day, night, or as the system.
    pub theme: ThemePreference,
    /// Dots instead of crosses.
    pub dots: bool,
    /// A letter on every colour.
    pub letters: bool,
    /// Whether lines that cannot be completed are shown.
    pub shows_wrong: bool,
    /// Whether the time is shown.
    pub shows_clock: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: Lang::of_system(),
            theme: ThemePreference::System,
            dots: false,
            letters: false,
            shows_wrong: true,
            shows_clock: true,
        }
    }
}
