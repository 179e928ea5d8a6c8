//! What can go wrong with a campaign, as data, and in words.

use crate::agree::{Dispute, Said};
use crate::campaign::{Flaw, FlawKind, NotNumbers};
use crate::contender::NoContender;
use crate::plan::Twice;
use grille_words::{Lang, Words, say};
use std::io;
use std::path::{Path, PathBuf};

/// What went wrong.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Trouble {
    /// A campaign file with flaws; its text is there to find their lines.
    Campaign(PathBuf, String, Vec<Flaw>),
    /// A method that is asked twice about the same puzzles.
    Twice(Twice),
    /// There is nothing to run.
    Nothing,
    /// A file, in the system's own words.
    File(PathBuf, String),
    /// A folder without a campaign.
    NoCampaign(PathBuf),
    /// A folder with files of somebody else.
    Foreign(PathBuf),
    /// A campaign file that belongs to no folder of records.
    NotMade(PathBuf),
    /// A folder with the records of another campaign or another part of it.
    OtherCampaign(PathBuf),
    /// A folder with the records of another version.
    OtherVersion {
        /// The folder.
        folder: PathBuf,
        /// The version that made it.
        there: String,
        /// The other one.
        here: String,
    },
    /// Somebody else writes there.
    Locked(PathBuf),
    /// A file that holds no records.
    NoRecords(PathBuf),
    /// A line that is no record.
    Damaged {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
    },
    /// A record that does not belong there.
    Unplanned {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
    },
    /// Methods that do not agree; the puzzle was written to a file.
    Dispute(Dispute, PathBuf),
    /// Records of methods that do not agree about an instance.
    Disagree(Dispute, u64),
    /// An instance that no part has.
    Missing(u64),
    /// An instance that two parts have.
    Double(u64, PathBuf, PathBuf),
    /// The system cannot do that, or this program was built without it.
    Without(&'static str),
}

/// In English; [`Trouble::said`] speaks other languages too.
impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.said(&Words::new(Lang::En)))
    }
}

impl std::error::Error for Trouble {}

impl Trouble {
    /// Trouble with a file.
    pub fn file(path: &Path, why: &io::Error) -> Trouble {
        Trouble::File(path.to_owned(), why.to_string())
    }

    /// In words, one line for each thing.
    pub fn said(&self, words: &Words) -> String {
        let shown = |path: &Path| path.display().to_string();
        match self {
            Trouble::Campaign(path, text, flaws) => {
                let each = flaws.iter().map(|flaw| {
                    let (line, column) = place(text, flaw.at.start);
                    format!("{}:{line}:{column}: {}", shown(path), flaw_said(words, &flaw.kind))
                });
                each.collect::<Vec<_>>().join("\ngrille: ")
            }
            Trouble::Twice(Twice { method, side: Some(side) }) => {
                say!(words, "lab-twice", method = method.as_str(), side = *side)
            }
            Trouble::Twice(Twice { method, side: None }) => {
                say!(words, "lab-twice-files", method = method.as_str())
            }
            Trouble::Nothing => say!(words, "lab-nothing"),
            Trouble::File(path, why) => {
                say!(words, "lab-file", path = shown(path), why = words.system(why))
            }
            Trouble::NoCampaign(path) => say!(words, "lab-no-campaign", path = shown(path)),
            Trouble::Foreign(path) => say!(words, "lab-foreign", path = shown(path)),
            Trouble::NotMade(path) => say!(words, "lab-not-made", path = shown(path)),
            Trouble::OtherCampaign(path) => say!(words, "lab-other-campaign", path = shown(path)),
            Trouble::OtherVersion { folder, there, here } => say!(
                words,
                "lab-other-version",
                path = shown(folder),
                there = there.as_str(),
                here = here.as_str()
            ),
            Trouble::Locked(path) => say!(words, "lab-locked", path = shown(path)),
            Trouble::NoRecords(path) => say!(words, "lab-no-records", path = shown(path)),
            Trouble::Damaged { path, line } => {
                say!(words, "lab-damaged", path = shown(path), line = *line)
            }
            Trouble::Unplanned { path, line } => {
                say!(words, "lab-unplanned", path = shown(path), line = *line)
            }
            Trouble::Dispute(dispute, path) => dispute_said(words, dispute, &shown(path)),
            Trouble::Disagree(dispute, instance) => {
                let other = dispute.other.as_deref().unwrap_or_default();
                say!(
                    words,
                    "lab-disagree",
                    instance = *instance,
                    method = dispute.method.as_str(),
                    says = said_words(words, dispute.says),
                    other = other,
                    against = said_words(words, dispute.against)
                )
            }
            Trouble::Missing(instance) => say!(words, "lab-missing", instance = *instance),
            Trouble::Double(instance, one, other) => say!(
                words,
                "lab-double",
                instance = *instance,
                one = shown(one),
                other = shown(other)
            ),
            Trouble::Without(what) => say!(words, "lab-without", what = *what),
        }
    }
}

/// Line and column of a byte, from 1.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..text.floor_char_boundary(at.min(text.len()))];
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (before.matches('\n').count() + 1, before[start..].chars().count() + 1)
}

fn flaw_said(words: &Words, kind: &FlawKind) -> String {
    match kind {
        FlawKind::Syntax(why) => say!(words, "lab-flaw-syntax", why = why.trim()),
        FlawKind::UnknownKey(key) => say!(words, "lab-flaw-key", key = key.as_str()),
        FlawKind::WrongType(key) => say!(words, "lab-flaw-type", key = *key),
        FlawKind::Numbers(key, why) => format!("{key}: {}", numbers_said(words, why)),
        FlawKind::Method(why) => contender_said(words, why),
        FlawKind::Empty(key) => say!(words, "lab-flaw-empty", key = *key),
        FlawKind::PuzzlesAnd(key) => say!(words, "lab-flaw-puzzles", key = *key),
        FlawKind::Word(key, word) => {
            say!(words, "lab-flaw-word", key = *key, word = word.as_str())
        }
        FlawKind::NoPart => say!(words, "lab-flaw-part"),
    }
}

/// What is wrong with numbers.
pub fn numbers_said(words: &Words, why: &NotNumbers) -> String {
    match why {
        NotNumbers::Form(text) => say!(words, "lab-numbers-form", text = text.as_str()),
        NotNumbers::Backwards(text) => say!(words, "lab-numbers-backwards", text = text.as_str()),
        NotNumbers::Bounds { found, least, most } => {
            let [found, least, most] = [found, least, most].map(u64::to_string);
            say!(words, "lab-numbers-bounds", found = found, least = least, most = most)
        }
    }
}

/// What is wrong with the name of a method and its options.
pub fn contender_said(words: &Words, why: &NoContender) -> String {
    match why {
        NoContender::Method(name) => say!(words, "lab-no-method", name = name.as_str()),
        NoContender::Option(method, option) => {
            say!(words, "method-no-option", method = *method, option = option.as_str())
        }
        NoContender::Value(option, value) => {
            say!(words, "lab-no-value", option = option.as_str(), value = value.as_str())
        }
    }
}

fn said_words(words: &Words, said: Said) -> String {
    match said {
        Said::Answer(outcome) => outcome.name().to_owned(),
        Said::Wrong => say!(words, "lab-said-wrong"),
        Said::Unproven => say!(words, "lab-said-unproven"),
        Said::Solution(hash) => say!(words, "lab-said-solution", hash = format!("{hash:016x}")),
        Said::Excluded(hash) => say!(words, "lab-said-excluded", hash = format!("{hash:016x}")),
    }
}

fn dispute_said(words: &Words, dispute: &Dispute, path: &str) -> String {
    let said = |said: Said| said_words(words, said);
    let method = dispute.method.as_str();
    let (says, against) = (said(dispute.says), said(dispute.against));
    match &dispute.other {
        Some(other) => say!(
            words,
            "lab-dispute",
            method = method,
            says = says,
            other = other.as_str(),
            against = against,
            path = path
        ),
        None => {
            say!(
                words,
                "lab-dispute-known",
                method = method,
                says = says,
                against = against,
                path = path
            )
        }
    }
}
