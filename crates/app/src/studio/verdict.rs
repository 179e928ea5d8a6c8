//! The verdict on the picture that is shown: one solution or several, how hard, what may be better.
//! What is not known yet says so.

use super::Asked;
use super::easel::Easel;
use crate::part::{Hue, Segment, context_card, difficulty, quiet, secondary, segments};
use crate::theme::{self, Icon, Type};
use egui::{Align, Layout, RichText, Ui};
use grille_engine::nonogram::ambiguity::Several;
use grille_engine::nonogram::rate::Rating;
use grille_studio::{Advice, Finding, Side, Solutions};
use grille_words::{Words, say};

/// The most pieces of advice that are told at once.
const MOST: usize = 3;

/// What stands where something is being worked out.
const PENDING: &str = "…";

/// What the card is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    /// Nothing is drawn.
    Blank,
    /// Nobody has asked.
    NotAsked,
    /// It is being worked out.
    Checking,
    /// It was too much.
    GivenUp,
    /// One solution.
    Unique,
    /// At least two, or more than that.
    Several,
    /// Two, and it is known that there are no more.
    Two,
}

fn about(easel: &Easel) -> About {
    let verdict = easel.made.verdict();
    if easel.made.picture().cells().iter().all(|colour| !colour.is_ink()) {
        return About::Blank;
    }
    match &verdict.solutions {
        Finding::Found(Solutions::Unique) => About::Unique,
        Finding::Found(Solutions::Other { .. }) if has_two(easel) => About::Two,
        Finding::Found(Solutions::Other { .. }) => About::Several,
        Finding::GivenUp => About::GivenUp,
        Finding::Pending if easel.checks || easel.checked == Some(easel.made.generation()) => {
            About::Checking
        }
        Finding::Pending => About::NotAsked,
    }
}

/// Whether all solutions are counted, and they are two.
fn has_two(easel: &Easel) -> bool {
    let several = easel.made.verdict().switches.found().and_then(Option::as_ref);
    several.and_then(Several::solutions).is_some_and(|count| count == 2_u32.into())
}

/// Whether it is proved that the puzzle of the picture that is shown has one solution.
pub fn is_unique(easel: &Easel) -> bool {
    about(easel) == About::Unique
}

/// A certificate of that.
pub fn certificate(words: &Words, easel: &mut Easel) -> Asked {
    easel.made.settle();
    Asked::Certify(Box::new(easel.puzzle()), easel.title(words))
}

/// Draws the card; what was asked for.
pub fn show(ui: &mut Ui, words: &Words, easel: &mut Easel) -> Option<Asked> {
    let (about, mut asked) = (about(easel), None);
    let (hue, icon, key) = match about {
        About::Blank => (Hue::Plain, Icon::Pen, "verdict-blank"),
        About::NotAsked => (Hue::Plain, Icon::Check, "verdict-not-asked"),
        About::Checking => (Hue::Plain, Icon::Clock, "verdict-checking"),
        About::GivenUp => (Hue::Hint, Icon::Warning, "verdict-given-up"),
        About::Unique => (Hue::Good, Icon::Check, "verdict-unique"),
        About::Several => (Hue::Wrong, Icon::Warning, "verdict-several"),
        About::Two => (Hue::Wrong, Icon::Warning, "verdict-two"),
    };
    let aside = match about {
        About::Unique => say!(words, "verdict-proved"),
        About::Blank
        | About::NotAsked
        | About::Checking
        | About::GivenUp
        | About::Several
        | About::Two => String::new(),
    };
    context_card(ui, hue, icon, &say!(words, key), &aside, |ui| {
        match about {
            About::Blank => told(ui, say!(words, "verdict-blank-about")),
            About::NotAsked => {
                told(ui, say!(words, "verdict-not-asked-about"));
                if ui.add(secondary(say!(words, "verdict-check")).icon(Icon::Check)).clicked() {
                    easel.checked = Some(easel.made.generation());
                }
            }
            About::Checking => {
                told(ui, say!(words, "verdict-checking-about"));
                // What is below stays where it is from stroke to stroke.
                ui.set_min_height(easel.verdict_height);
            }
            About::GivenUp => told(ui, say!(words, "verdict-given-up-about")),
            About::Unique => asked = unique(ui, words, easel),
            About::Several | About::Two => several(ui, words, easel),
        }
        easel.verdict_height = ui.min_rect().height();
    });
    asked
}

/// A sentence that a screen reader says when it changes.
fn told(ui: &mut Ui, text: String) {
    let ink = theme::ink(ui.ctx());
    let response = ui.label(Type::Small.text(text).color(ink.ink2));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
    });
}

fn unique(ui: &mut Ui, words: &Words, easel: &mut Easel) -> Option<Asked> {
    let verdict = easel.made.verdict();
    let open = verdict.lines.found().map_or(0, |lines| lines.open.len());
    match open {
        0 => told(ui, say!(words, "verdict-by-lines")),
        _ => told(ui, say!(words, "verdict-open", count = open)),
    }
    rating(ui, words, &verdict.rating);
    let export = quiet(say!(words, "command-certificate")).icon(Icon::Certificate);
    ui.add(export).clicked().then(|| certificate(words, easel))
}

fn several(ui: &mut Ui, words: &Words, easel: &mut Easel) {
    let count = easel.other().map_or(0, |(_, differs)| differs.len());
    told(ui, say!(words, "verdict-several-about", count = count));
    let all = [
        Segment::new(false, say!(words, "verdict-yours")),
        Segment::new(true, say!(words, "verdict-other")),
    ];
    let width = ui.available_width();
    if let Some(is_other) = segments(ui, Some(easel.is_other), &all, Some(width)) {
        easel.is_other = is_other;
    }
    let unknown = say!(words, "verdict-unknown");
    let (places, solutions) = match &easel.made.verdict().switches {
        Finding::Pending => (PENDING.to_owned(), PENDING.to_owned()),
        Finding::Found(Some(several)) => {
            let solutions = several.solutions().map(|count| words.number(&count));
            (several.switches.len().to_string(), solutions.unwrap_or(unknown))
        }
        Finding::Found(None) | Finding::GivenUp => (unknown.clone(), unknown),
    };
    for (key, value) in [("verdict-switches", places), ("verdict-solutions", solutions)] {
        line(ui, &say!(words, key), |ui| {
            ui.label(strong(value));
        });
    }
}

fn strong(text: impl Into<String>) -> RichText {
    RichText::new(text).font(theme::Weight::Semibold.at(Type::Small.font().size))
}

/// A name at the left, and what it is at the right.
fn line(ui: &mut Ui, name: &str, value: impl FnOnce(&mut Ui)) {
    let ink = theme::ink(ui.ctx());
    ui.spacing_mut().interact_size.y = Type::Small.line();
    ui.horizontal(|ui| {
        ui.label(Type::Small.text(name).color(ink.ink2));
        ui.with_layout(Layout::right_to_left(Align::Center), value);
    });
}

/// How hard it is, by what means, and how long-winded.
fn rating(ui: &mut Ui, words: &Words, rating: &Finding<Box<Rating>>) {
    let rating = match rating {
        Finding::Found(rating) => Some(rating),
        Finding::Pending => None,
        Finding::GivenUp => return told(ui, say!(words, "verdict-no-rating")),
    };
    let class = rating.map(|rating| rating.class);
    line(ui, &say!(words, "new-class"), |ui| match class {
        Some(Some(class)) => drop(difficulty(ui, class, &words.class(class))),
        Some(None) => drop(ui.label(strong(say!(words, "verdict-unknown")))),
        None => drop(ui.label(strong(PENDING))),
    });
    let methods = |rating: &Rating| match rating.sweeps {
        Some(_) => say!(words, "verdict-lines-only"),
        None => {
            let hardest = rating.hardest.map(|own| words.technique(own));
            hardest.unwrap_or_else(|| say!(words, "verdict-unknown"))
        }
    };
    let pace = |rating: &Rating| match rating.tedium() {
        own if own < 2.0 => say!(words, "verdict-brisk"),
        own if own < 5.0 => say!(words, "verdict-steady"),
        _ => say!(words, "verdict-tedious"),
    };
    let methods = rating.map_or(PENDING.to_owned(), |rating| methods(rating));
    let pace = rating.map_or(PENDING.to_owned(), |rating| pace(rating));
    for (key, value) in [("verdict-methods", methods), ("verdict-tedium", pace)] {
        line(ui, &say!(words, key), |ui| {
            ui.label(strong(value));
        });
    }
}

/// Draws what may be better about the picture.
pub fn advice(ui: &mut Ui, words: &Words, easel: &Easel) {
    let Some(lines) = easel.made.verdict().lines.found() else { return };
    let palette = lines.puzzle.palette();
    let ink = theme::ink(ui.ctx());
    ui.spacing_mut().item_spacing.y = 6.0;
    let sentence = |advice: &Advice| match *advice {
        Advice::Diagonal(cell) => say!(words, "advice-diagonal", cell = words.cell_in_full(cell)),
        Advice::EmptyBorder(side, count) => {
            let side = match side {
                Side::Top => "top",
                Side::Right => "right",
                Side::Bottom => "bottom",
                Side::Left => "left",
            };
            say!(words, "advice-border", side = side, count = count)
        }
        Advice::Blank => String::new(),
        Advice::NearlyEmpty => say!(words, "advice-nearly-empty"),
        Advice::NearlyFull => say!(words, "advice-nearly-full"),
        Advice::Specks(count) => say!(words, "advice-specks", count = count),
        Advice::UnusedInk(colour) => {
            say!(words, "advice-unused-ink", ink = words.ink(colour, palette))
        }
    };
    let all = lines.advice.iter().map(sentence).filter(|text| !text.is_empty());
    for text in all.take(MOST) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let (sign, _) = ui.allocate_exact_size(egui::vec2(16.0, 18.0), egui::Sense::hover());
            Icon::Hint.paint(ui.painter(), sign.center(), 16.0, ink.hint);
            ui.vertical(|ui| ui.label(Type::Small.text(text).color(ink.ink2)));
        });
    }
}
