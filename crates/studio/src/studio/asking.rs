//! Questions about the picture that is shown, and what became of them.

use super::Studio;
use crate::edit::Edit;
use crate::verdict::{Answer, Asked, Offer, Question, Reply, Verdict, Wish};
use grille_engine::run::Task;

impl Studio {
    /// What is known about the puzzle of the picture that is shown.
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// Asks how the picture can be mended. What is under way is set down first.
    pub fn mend(&mut self, wish: Wish) {
        self.settle();
        self.dismiss();
        self.wishes += 1;
        self.wish = Some(wish);
    }

    /// Whether offers to mend the picture are being looked for.
    pub fn is_mending(&self) -> bool {
        self.wish.is_some()
    }

    /// The offers to mend the picture, once they were found; none, if nothing was.
    pub fn offers(&self) -> Option<&[Offer]> {
        self.offers.as_deref()
    }

    /// Forgets the offers, and stops looking for them.
    pub fn dismiss(&mut self) {
        self.asked.retain(|asked| *asked != Asked::Mend);
        if self.question.as_ref().is_some_and(|question| question.asked() == Asked::Mend) {
            self.question = None;
        }
        (self.offers, self.wish) = (None, None);
    }

    /// Takes an offer, as one step.
    pub fn take_offer(&mut self, number: usize) -> bool {
        let offer = self.offers.as_ref().and_then(|offers| offers.get(number));
        let Some(Offer { changes, .. }) = offer else { return false };
        let mut picture = self.canvas().picture().clone();
        changes.iter().for_each(|&(cell, colour)| picture[cell] = colour);
        let edit = Edit::painting(self.canvas().picture(), &picture);
        self.edit(edit)
    }

    /// Hands out a question, for a caller that works on it elsewhere; nothing, if all were handed
    /// out. A question to an earlier picture is best dropped: its answer is not taken.
    pub fn hand_out(&mut self) -> Option<Question> {
        let stage = self.verdict.next().filter(|stage| !self.asked.contains(stage));
        let mend =
            (self.wish.is_some() && !self.asked.contains(&Asked::Mend)).then_some(Asked::Mend);
        let (generation, asked) = (self.generation, stage.or(mend)?);
        let lines = self.verdict.lines.found();
        let question = match asked {
            Asked::Lines => Question::lines(generation, self.canvas(), self.picture()),
            Asked::Solutions => Question::solutions(generation, self.picture(), lines?),
            Asked::Rating => Question::rating(generation, &lines?.puzzle),
            Asked::Switches => Question::switches(generation, &lines?.puzzle),
            Asked::Mend => {
                Question::mend(generation, self.wishes, self.canvas(), self.wish.as_ref()?)
            }
        };
        self.asked.push(asked);
        Some(question)
    }

    /// Works here on what was not handed out, for about so many steps. Returns whether there is
    /// more to do.
    pub fn advance(&mut self, steps: u64) -> bool {
        if self.question.is_none() {
            self.question = self.hand_out();
        }
        let Some(question) = &mut self.question else { return false };
        if let Some(answer) = question.advance(steps) {
            self.question = None;
            self.answer(answer);
        }
        true
    }

    /// Takes an answer; `false`, and nothing changed, if nobody waits for it any more.
    pub fn answer(&mut self, Answer { generation, reply }: Answer) -> bool {
        let asked = reply.asked();
        let is_old = match &reply {
            Reply::Offers(number, _) => *number != self.wishes,
            Reply::Lines(_) | Reply::Solutions(_) | Reply::Rating(_) | Reply::Switches(_) => false,
        };
        if generation != self.generation || is_old || !self.asked.contains(&asked) {
            return false;
        }
        self.asked.retain(|other| *other != asked);
        if let Reply::Offers(_, offers) = reply {
            (self.offers, self.wish) = (Some(offers), None);
        } else {
            self.verdict.take(reply);
        }
        true
    }

    /// A question took too long: nobody waits for it any more.
    pub fn late(&mut self, generation: u64, asked: Asked) {
        if generation != self.generation || !self.asked.contains(&asked) {
            return;
        }
        self.asked.retain(|other| *other != asked);
        match asked {
            Asked::Mend => self.dismiss(),
            Asked::Lines | Asked::Solutions | Asked::Rating | Asked::Switches => {
                self.verdict.give_up(asked);
            }
        }
    }
}
