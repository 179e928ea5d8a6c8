//! What is asked about the picture, and the repairs that are offered for it.

use super::Easel;
use crate::host::Host;
use egui::Context;
use grille_engine::nonogram::repair::Aim;
use grille_store::Settings;
use grille_studio::{Asked as Question, Solutions, Wish};
use std::time::Duration;

impl Easel {
    /// Chooses the next offer, or the one before.
    pub(in crate::studio) fn next_offer(&mut self, is_back: bool) {
        let count = self.made.offers().map_or(1, <[_]>::len).max(1);
        self.offer = (self.offer + if is_back { count - 1 } else { 1 }) % count;
    }

    /// Takes the offer that is chosen.
    pub(in crate::studio) fn take_offer(&mut self) {
        self.made.take_offer(self.offer);
        self.offer = 0;
    }

    /// Looks for repairs of another kind.
    pub(in crate::studio) fn wish(&mut self, wish: Wish) {
        self.wish = wish;
        self.asking.forget(Question::Mend);
        self.made.dismiss();
    }

    /// Whether the puzzle is not yet as it is wanted; nothing as long as that is not known.
    pub(in crate::studio) fn is_wanting(&self) -> Option<bool> {
        let verdict = self.made.verdict();
        let is_unique = match verdict.solutions.found()? {
            Solutions::Unique => true,
            Solutions::Other { .. } => return Some(true),
        };
        match self.wish.want {
            Aim::Unique => Some(!is_unique),
            Aim::ByLines => verdict.lines.found().map(|lines| !lines.open.is_empty()),
            Aim::AtMost(most) => {
                let class = verdict.rating.found().map(|rating| rating.class)?;
                Some(class.is_none_or(|class| class > most))
            }
            Aim::Class(wanted) => {
                let class = verdict.rating.found().map(|rating| rating.class)?;
                Some(class != Some(wanted))
            }
        }
    }

    /// Looks at the puzzle after every stroke, or no longer, as the player has chosen.
    pub(super) fn follow(&mut self, settings: &Settings) {
        if std::mem::replace(&mut self.checks, settings.check_drawings) != self.checks {
            self.checked = None;
        }
    }

    /// Asks what is to be asked, and takes answers.
    pub(super) fn ask(&mut self, context: &Context, host: &dyn Host) {
        let passed = context.input(|input| input.unstable_dt).clamp(0.0, 1.0);
        self.made.pass(Duration::from_secs_f32(passed));
        let generation = self.made.generation();
        let may_ask = self.checks || self.checked == Some(generation);
        let is_still = self.made.stroke().is_none() && self.made.float().is_none();
        self.asking.tick(&mut self.made, context, host, may_ask, is_still);
        let is_open = self.made.offers().is_none() && !self.made.is_mending();
        if may_ask && is_still && is_open && self.is_wanting() == Some(true) {
            self.offer = 0;
            self.made.mend(self.wish.clone());
        }
        let count = self.made.offers().map_or(0, <[_]>::len);
        self.offer = self.offer.min(count.saturating_sub(1));
    }
}
