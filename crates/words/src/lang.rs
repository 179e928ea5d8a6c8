//! The languages, and which one the reader wants.

use unic_langid::LanguageIdentifier;

/// A language that Grille speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

const EN: &[&str] = &[
    include_str!("../en/bar.ftl"),
    include_str!("../en/certify.ftl"),
    include_str!("../en/command.ftl"),
    include_str!("../en/door.ftl"),
    include_str!("../en/entry.ftl"),
    include_str!("../en/format.ftl"),
    include_str!("../en/lab.ftl"),
    include_str!("../en/library.ftl"),
    include_str!("../en/list.ftl"),
    include_str!("../en/making.ftl"),
    include_str!("../en/method.ftl"),
    include_str!("../en/method_title.ftl"),
    include_str!("../en/moves.ftl"),
    include_str!("../en/nonogram.ftl"),
    include_str!("../en/nonogram_hint.ftl"),
    include_str!("../en/nonogram_ladder.ftl"),
    include_str!("../en/nonogram_lesson.ftl"),
    include_str!("../en/panel.ftl"),
    include_str!("../en/paper.ftl"),
    include_str!("../en/picture.ftl"),
    include_str!("../en/problem.ftl"),
    include_str!("../en/puzzle.ftl"),
    include_str!("../en/settings.ftl"),
    include_str!("../en/store.ftl"),
    include_str!("../en/studio.ftl"),
    include_str!("../en/sudoku.ftl"),
    include_str!("../en/sudoku_ladder.ftl"),
    include_str!("../en/sudoku_window.ftl"),
    include_str!("../en/watch.ftl"),
    include_str!("../en/window.ftl"),
    include_str!("../en/wizard.ftl"),
    include_str!("../en/help.ftl"),
];

const FR: &[&str] = &[
    include_str!("../fr/bar.ftl"),
    include_str!("../fr/certify.ftl"),
    include_str!("../fr/command.ftl"),
    include_str!("../fr/door.ftl"),
    include_str!("../fr/entry.ftl"),
    include_str!("../fr/format.ftl"),
    include_str!("../fr/lab.ftl"),
    include_str!("../fr/library.ftl"),
    include_str!("../fr/list.ftl"),
    include_str!("../fr/making.ftl"),
    include_str!("../fr/method.ftl"),
    include_str!("../fr/method_title.ftl"),
    include_str!("../fr/moves.ftl"),
    include_str!("../fr/nonogram.ftl"),
    include_str!("../fr/nonogram_hint.ftl"),
    include_str!("../fr/nonogram_ladder.ftl"),
    include_str!("../fr/nonogram_lesson.ftl"),
    include_str!("../fr/panel.ftl"),
    include_str!("../fr/paper.ftl"),
    include_str!("../fr/picture.ftl"),
    include_str!("../fr/problem.ftl"),
    include_str!("../fr/puzzle.ftl"),
    include_str!("../fr/settings.ftl"),
    include_str!("../fr/store.ftl"),
    include_str!("../fr/studio.ftl"),
    include_str!("../fr/sudoku.ftl"),
    include_str!("../fr/sudoku_ladder.ftl"),
    include_str!("../fr/sudoku_window.ftl"),
    include_str!("../fr/watch.ftl"),
    include_str!("../fr/window.ftl"),
    include_str!("../fr/wizard.ftl"),
    include_str!("../fr/help.ftl"),
];

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The code of the language: `en`, `fr`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// The language of the reader's system; English if Grille does not speak it.
    pub fn of_system() -> Lang {
        Lang::find(&sys_locale::get_locale().unwrap_or_default()).unwrap_or_default()
    }

    /// The language of a locale such as `fr`, `fr-CH` or `fr_FR.UTF-8`.
    pub fn find(locale: &str) -> Option<Lang> {
        let code = locale.split(['-', '_', '.']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("the codes are language identifiers")
    }

    pub(crate) fn texts(self) -> &'static [&'static str] {
        match self {
            Lang::En => EN,
            Lang::Fr => FR,
        }
    }
}
