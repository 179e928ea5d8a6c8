//! The card that says what is going on: a hint as far as it is told, what a check has found, an
//! answer, or what there is to know about the puzzle.

use super::spoken;
use crate::command::{Command, ForTable};
use crate::front::Front;
use crate::part::{Hue, closable_card, primary, quiet, secondary};
use crate::play::Playing;
use crate::theme::{self, GAP, Icon, Type};
use egui::{ScrollArea, Ui};
use grille_engine::hint::{Hint, Level};
use grille_store::{Mistakes, Settings};
use grille_table::{Outlook, Said, Table};
use grille_words::{Spoken, Words, say};

/// The least height of what is said, in a low window.
const LEAST: f32 = 44.0;

/// How the card looked in the frame before.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// What was told.
    told: Option<&'static str>,
    /// Whether that was new, and the card longer than the panel.
    was_long: bool,
    /// The height of everything but the sentences.
    beside: f32,
}

/// What the card is about.
enum About {
    /// A question is being worked on.
    Thinking,
    /// A hint.
    Hint,
    /// The board, or the puzzle, cannot be completed.
    Wrong,
    /// Everything is as it should be.
    Good,
    /// Anything else that was said.
    News,
    /// The puzzle has several solutions.
    Several,
}

/// Whether there is something to say, or an answer is awaited: either can be taken away.
pub fn is_there<G: Front>(play: &Playing<G>) -> bool {
    about(&play.table).is_some()
}

/// Whether a hint is told, or an answer is awaited: what to do next stands on the card then.
pub fn leads_on<G: Front>(play: &Playing<G>) -> bool {
    play.table.asked().is_some() || play.table.shown_hint().is_some()
}

/// Whether there is something to read that was not there from the start: a hint, an answer, a supposition.
pub fn has_news<G: Front>(play: &Playing<G>) -> bool {
    leads_on(play) || play.table.said().is_some() || play.table.supposed() > 0
}

fn about<G: Front>(table: &Table<G>) -> Option<About> {
    if table.asked().is_some() {
        return Some(About::Thinking);
    }
    if let Some((hint, _)) = table.shown_hint() {
        return Some(match hint {
            Hint::Wrong(_) => About::Wrong,
            Hint::Next(_) | Hint::Solved | Hint::Stuck | Hint::Undecided => About::Hint,
        });
    }
    match (table.said(), table.outlook()) {
        (Some(said), _) => Some(match said {
            Said::Mistakes(_) | Said::Unsolvable(_) | Said::NoSolution(_) => About::Wrong,
            Said::Fine | Said::Mended(_) | Said::Rewound(_) => About::Good,
            Said::Late(_)
            | Said::SolvedWithHelp
            | Said::NothingToRewind
            | Said::Agreed(_)
            | Said::WrongSolution => About::News,
        }),
        (None, Some(Outlook::None(_))) => Some(About::Wrong),
        (None, Some(Outlook::Several(..))) => Some(About::Several),
        (None, Some(Outlook::Unique | Outlook::Unknown) | None) => None,
    }
}

/// Draws the card; the command that was asked for.
pub fn show<G: Front>(
    ui: &mut Ui,
    words: &Words,
    play: &mut Playing<G>,
    settings: &Settings,
) -> Option<Command> {
    let about = about(&play.table)?;
    let sentences = sentences(words, &play.table, settings);
    let (hue, icon, title) = match about {
        About::Thinking => (Hue::Plain, Icon::Hint, say!(words, "hint-thinking")),
        About::Hint => {
            let title =
                play.table.shown_hint().and_then(|(hint, level)| G::hint_title(words, hint, level));
            (Hue::Hint, Icon::Hint, title.unwrap_or_else(|| say!(words, "command-hint")))
        }
        About::Wrong => (Hue::Wrong, Icon::Warning, say!(words, "card-wrong")),
        About::Good => (Hue::Good, Icon::Check, say!(words, "card-good")),
        About::News => (Hue::Plain, Icon::About, say!(words, "card-news")),
        About::Several => (Hue::Accent, Icon::About, say!(words, "card-several")),
    };
    let aside = match play.table.shown_hint() {
        Some((Hint::Next(_), level)) => {
            let number = Level::ALL.iter().position(|own| *own == level).unwrap_or(0) + 1;
            say!(words, "card-level", number = number, count = Level::ALL.len())
        }
        Some(_) | None => String::new(),
    };
    let close = say!(words, "card-close");
    let hint = play.table.shown_hint().map(|(_, level)| level.name());
    let told = hint.or_else(|| play.table.mistakes().map(|_| "mistakes"));
    let id = ui.scope_id().with("card told");
    let seen: Seen = ui.ctx().data(|data| data.get_temp(id)).unwrap_or_default();
    // Buttons stay in sight: what is too long beside them is scrolled by itself, from its beginning.
    let most = (ui.clip_rect().height() - seen.beside - GAP).max(LEAST);
    let mut text = 0.0;
    let (asked, is_closed) = closable_card(ui, hue, icon, &title, &aside, &close, |ui| {
        let area = ScrollArea::vertical().id_salt(told).max_height(most).min_scrolled_height(LEAST);
        let shown = area.auto_shrink([false, true]).show(ui, |ui| {
            for sentence in sentences {
                spoken(ui, Type::Body.text(sentence));
            }
            if matches!(play.table.shown_hint(), Some((_, Level::Argument))) {
                G::hint_steps(ui, words, &play.table, &mut play.desk);
            }
        });
        text = shown.inner_rect.height();
        ui.add_space(2.0);
        ui.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
        let asked = answers(ui, words, play, settings);
        // Who lets the machine write is told before what that costs.
        let can_take =
            matches!(play.table.shown_hint(), Some((hint, level)) if can_take(hint, level));
        if can_take && !play.table.totals().is_helped {
            let cost = say!(words, "hint-take-cost");
            ui.label(Type::Small.text(cost).color(theme::ink(ui.ctx()).ink2));
        }
        asked
    });
    if is_closed {
        play.table.forget();
        play.table.set_outlook(None);
    }
    // What has just been said is brought into sight; a card that was too long once more, when it has found its height.
    let rect = asked.response.rect;
    let is_long = rect.height() > ui.clip_rect().height();
    if told.is_some() && (seen.told != told || seen.was_long) {
        // In a low window the first sentence of a hint is short, and the button for more of it is in sight with it;
        // what is longer is read from its beginning.
        let is_first = matches!(play.table.shown_hint(), Some((_, Level::Where)));
        let edge = if is_first { egui::Align::Max } else { egui::Align::Min };
        let at_once = egui::style::ScrollAnimation::none();
        ui.scroll_to_rect_animation(rect, is_long.then_some(edge), at_once);
        ui.ctx().request_repaint();
    }
    let was_long = is_long && seen.told != told;
    let now = Seen { told, was_long, beside: rect.height() - text };
    ui.ctx().data_mut(|data| data.insert_temp(id, now));
    ui.add_space(GAP);
    asked.inner
}

fn sentences<G: Front>(words: &Words, table: &Table<G>, settings: &Settings) -> Vec<String> {
    match (table.shown_hint(), table.said(), table.asked()) {
        (_, _, Some(_)) => Vec::new(),
        (Some((hint, level)), _, _) => G::hint(words, hint, level, table.puzzle()),
        (None, Some(Said::Mistakes(_)), _) if settings.mistakes == Mistakes::Never => {
            vec![say!(words, "check-wrong")]
        }
        (None, Some(said), _) => words.said(said, table.puzzle()),
        (None, None, None) => match table.outlook() {
            Some(Outlook::None(cause)) => {
                let cause = <G as Spoken>::cause(words, cause, table.puzzle());
                vec![say!(words, "outlook-none", cause = cause)]
            }
            Some(Outlook::Several(two, _)) => {
                let count = G::differences(&two[0], &two[1]).len();
                vec![say!(words, "outlook-several", count = count)]
            }
            None | Some(Outlook::Unique | Outlook::Unknown) => Vec::new(),
        },
    }
}

fn answers<G: Front>(
    ui: &mut Ui,
    words: &Words,
    play: &mut Playing<G>,
    settings: &Settings,
) -> Option<Command> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        if play.table.asked().is_some() {
            if ui.add(secondary(say!(words, "cancel"))).clicked() {
                play.table.stop();
            }
            return;
        }
        match play.table.shown_hint() {
            Some((hint, level)) => asked = hint_answers(ui, words, hint, level),
            None if play.table.mistakes().is_some() => {
                asked = mistakes(ui, words, play, settings);
            }
            None => {
                let several = matches!(play.table.outlook(), Some(Outlook::Several(..)));
                let offers = several && play.table.said().is_none();
                if offers && ui.add(primary(say!(words, "outlook-compare"))).clicked() {
                    play.table.compare();
                }
            }
        }
    });
    asked
}

/// Whether a hint, as far as it is told, can be written down by the machine.
fn can_take<D, R>(hint: &Hint<D, R>, level: Level) -> bool {
    level >= Level::Cells && matches!(hint, Hint::Next(_))
}

fn hint_answers<D, R>(
    ui: &mut Ui,
    words: &Words,
    hint: &Hint<D, R>,
    level: Level,
) -> Option<Command> {
    let has_more = level < Level::Argument && matches!(hint, Hint::Next(_) | Hint::Wrong(_));
    let can_take = can_take(hint, level);
    let take = primary(say!(words, "hint-take")).icon(Icon::Take);
    if can_take && ui.add(take).clicked() {
        return Some(ForTable::TakeHint.into());
    }
    let more = say!(words, "hint-more");
    let more = if can_take { quiet(more) } else { primary(more) };
    (has_more && ui.add(more).clicked()).then_some(ForTable::Hint.into())
}

/// What can be done about mistakes: see them, clear them, go back before them, ask why.
fn mistakes<G: Front>(
    ui: &mut Ui,
    words: &Words,
    play: &mut Playing<G>,
    settings: &Settings,
) -> Option<Command> {
    let mistakes = play.table.mistakes()?;
    let (count, is_shown) = (mistakes.cells.len(), mistakes.is_shown);
    if settings.mistakes != Mistakes::Never {
        let show = primary(say!(words, "check-show", count = count)).icon(Icon::Watch);
        if ui.add_enabled(!is_shown, show).clicked() {
            play.table.show_mistakes();
        }
        let mend = secondary(say!(words, "check-mend", count = count)).icon(Icon::Erase);
        if ui.add(mend).clicked() {
            play.table.mend();
        }
    }
    let back = secondary(say!(words, "check-back")).icon(Icon::Rewind);
    if ui.add(back).clicked() {
        return Some(ForTable::Rewind.into());
    }
    if settings.mistakes != Mistakes::Never && ui.add(quiet(say!(words, "check-why"))).clicked() {
        play.table.why();
    }
    None
}
