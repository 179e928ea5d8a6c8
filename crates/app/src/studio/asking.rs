//! Questions of the mid end, worked on beside the window. An edit drops what runs: dropping work
//! stops it.

use crate::host::{Host, Poll, Work};
use egui::Context;
use grille_studio::{Answer, Asked, Studio};
use std::time::Duration;

/// While a stroke is drawn, a picture is looked at when it has stood for so long, in seconds.
const REST: f64 = 0.06;

/// What is being worked out.
#[derive(Default)]
pub struct Asking {
    work: Vec<(u64, Asked, Work<Answer>)>,
    /// The picture that was shown last, and since when.
    since: Option<(u64, f64)>,
}

/// The longest that anybody waits for an answer.
fn patience(asked: Asked) -> Duration {
    Duration::from_secs(match asked {
        Asked::Lines => 10,
        Asked::Solutions | Asked::Mend => 20,
        Asked::Rating | Asked::Switches => 5,
    })
}

impl Asking {
    /// Takes answers, and asks what is still open about the picture that is shown.
    pub fn tick(
        &mut self,
        made: &mut Studio,
        context: &Context,
        host: &dyn Host,
        may_ask: bool,
        is_still: bool,
    ) {
        let generation = made.generation();
        self.work.retain(|(own, _, _)| *own == generation);
        self.work.retain(|(own, asked, work)| match work.poll() {
            Poll::Working => true,
            Poll::Done(answer) => {
                made.answer(answer);
                false
            }
            Poll::Late => {
                made.late(*own, *asked);
                false
            }
        });
        let now = context.input(|input| input.time);
        if self.since.is_none_or(|(own, _)| own != generation) {
            self.since = Some((generation, now));
        }
        let stood = self.since.map_or(0.0, |(_, since)| now - since);
        if !may_ask {
            return;
        }
        if !is_still && stood < REST {
            context.request_repaint_after(Duration::from_secs_f64(REST - stood));
            return;
        }
        while let Some(question) = made.hand_out() {
            let asked = question.asked();
            let work = Work::start(host, context, question, patience(asked));
            self.work.push((generation, asked, work));
        }
    }

    /// Stops working on this question.
    pub fn forget(&mut self, asked: Asked) {
        self.work.retain(|(_, own, _)| *own != asked);
    }
}
