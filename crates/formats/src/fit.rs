//! How well a text fits a format. Every format says so of every text; the best fit is taken.

/// How well a text fits a format, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// It is something else.
    Nothing,
    /// People write so; a format that is sure of anything is the better guess.
    Loose,
    /// It begins as such a text does. The rest may be bad: somebody will want to know how.
    Begins,
    /// All of it has the form; its numbers do not agree, or there is nothing to agree with.
    Form,
    /// All of it has the form, and its numbers agree.
    Whole,
    /// It has a mark that no other format has.
    Mark,
}

impl Fit {
    /// This fit if something is so.
    pub(crate) fn when(self, is_so: bool) -> Fit {
        if is_so { self } else { Fit::Nothing }
    }

    /// The next better one: what the ending of a file's name is worth.
    fn lifted(self) -> Fit {
        match self {
            Fit::Nothing => Fit::Nothing,
            Fit::Loose => Fit::Begins,
            Fit::Begins => Fit::Form,
            Fit::Form => Fit::Whole,
            Fit::Whole | Fit::Mark => Fit::Mark,
        }
    }
}

/// The format of a text from a file of this name: the best fit, where an ending of its own
/// lifts a format by one step; of equals the one with the ending, then the first. What fits
/// nothing has the format whose ending it has, unless that is an [everyday](is_own_ending) one.
pub(crate) fn best<F: Copy>(
    formats: &[F],
    name: &str,
    fit: impl Fn(F) -> Fit,
    extensions: impl Fn(F) -> &'static [&'static str],
) -> Option<F> {
    let has_own =
        |format: F| extensions(format).iter().any(|extension| is_own_ending(name, extension));
    let mut found: Option<(F, (Fit, bool))> = None;
    for format in formats.iter().copied() {
        let (fit, has_own) = (fit(format), has_own(format));
        let worth = (if has_own { fit.lifted() } else { fit }, has_own);
        if fit > Fit::Nothing && found.is_none_or(|(_, before)| worth > before) {
            found = Some((format, worth));
        }
    }
    let is_named = |format: &F| is_own_ending(name, extensions(*format)[0]);
    let by_name = || formats.iter().copied().find(is_named);
    found.map(|(format, _)| format).or_else(by_name)
}

/// Whether a name has this ending, and it is one that tells: files of all kinds end in `.txt`,
/// `.json` or `.py`.
pub(crate) fn is_own_ending(name: &str, extension: &str) -> bool {
    !["txt", "text", "json", "py", "csv"].contains(&extension) && ends(name, extension)
}

/// Whether a name has this ending.
pub(crate) fn ends(name: &str, extension: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case(extension))
}
