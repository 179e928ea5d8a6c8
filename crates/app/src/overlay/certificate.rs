//! A certificate of the puzzle: its answer is proved beside the window, and the files that `grille certify` writes are
//! saved in a folder. Closing the dialog stops the proof.

use crate::dialog::{Asked, Written, focus, is_entered, window};
use crate::host::{Host, Poll, Work};
use crate::part::{at_right, primary, quiet};
use crate::theme::{self, GAP, Icon, Type};
use egui::Context;
use grille_certify::{Certify, Figures, Held, Told, Unfit, certify};
use grille_engine::run::Task;
use grille_formats::GamePuzzle;
use grille_formats::certificate::Claimed;
use grille_words::{Words, capital, say};
use std::io;
use std::time::Duration;

/// The most bytes of a certificate that is held in memory until it has a place.
const MOST: usize = 256 << 20;
/// The longest that anybody waits for a proof.
const PATIENCE: Duration = Duration::from_secs(300);

/// A certificate in the making.
pub struct Proof {
    puzzle: GamePuzzle,
    /// What its files are called, without an ending.
    stem: String,
    state: State,
}

enum State {
    New,
    Proving(Work<Made>),
    /// It is proved.
    Done(Claimed, Figures, Vec<(String, Vec<u8>)>),
    /// There is none, and why.
    Failed(String),
}

/// What came of it, and the files.
type Made = (io::Result<Told>, Held);

impl Proof {
    /// Of a puzzle whose files are called so.
    pub fn new(puzzle: GamePuzzle, stem: String) -> Proof {
        Proof { puzzle, stem, state: State::New }
    }

    fn go_on(&mut self, context: &Context, words: &Words, host: &dyn Host) {
        self.state = match &self.state {
            State::New => {
                match certify(&self.puzzle, &self.stem, false, words.lang(), Held::new(MOST)) {
                    Ok(making) => {
                        let task = Making(Some(making));
                        State::Proving(Work::start(host, context, task, PATIENCE))
                    }
                    Err(Unfit::TooLarge) => State::Failed(say!(words, "certify-too-large")),
                    Err(Unfit::Unheld(_)) => State::Failed(say!(words, "certificate-unheld")),
                    Err(Unfit::File(why)) => State::Failed(words.system(&why.to_string())),
                }
            }
            State::Proving(work) => match work.poll() {
                Poll::Working => return,
                Poll::Late => State::Failed(say!(words, "certify-limit")),
                Poll::Done((Ok(Told::Claimed(claimed, figures)), held)) => {
                    State::Done(claimed, figures, held.files)
                }
                Poll::Done((Ok(Told::Limit), _)) => State::Failed(say!(words, "certify-limit")),
                Poll::Done((Ok(Told::Wrong), _)) => State::Failed(say!(words, "certify-wrong")),
                Poll::Done((Err(_), _)) => State::Failed(say!(words, "certificate-too-long")),
            },
            State::Done(..) | State::Failed(_) => return,
        };
    }
}

/// The task, which gives its files away at its end.
struct Making(Option<Box<dyn Certify<Held> + Send>>);

impl Task for Making {
    type Output = Made;

    fn advance(&mut self, steps: u64) -> Option<Made> {
        let told = self.0.as_mut()?.advance(steps)?;
        Some((told, self.0.take()?.shelf()))
    }

    fn steps(&self) -> u64 {
        self.0.as_ref().map_or(0, Task::steps)
    }
}

/// Draws the dialog.
pub fn show(context: &Context, words: &Words, proof: &mut Proof, host: &dyn Host) -> Asked {
    proof.go_on(context, words, host);
    let mut asked = Asked::Nothing;
    let closed = window(context, words, &say!(words, "certificate-title"), 480.0, |ui| {
        let ink = theme::ink(ui.ctx());
        ui.label(Type::Body.text(say!(words, "certificate-about")));
        ui.add_space(GAP);
        let (told, colour) = match &proof.state {
            State::New | State::Proving(_) => (say!(words, "certificate-proving"), ink.ink2),
            State::Failed(why) => (capital(why), ink.wrong),
            State::Done(claimed, figures, _) => {
                (capital(&words.certified(*claimed, figures.clauses, figures.added)), ink.good)
            }
        };
        let told = ui.label(Type::Strong.text(told).color(colour));
        ui.ctx().accesskit_node_builder(told.id, |node| {
            node.set_live(egui::accesskit::Live::Polite);
        });
        ui.add_space(GAP);
        at_right(ui, 36.0, |ui| match &mut proof.state {
            State::Done(_, _, files) => {
                let save = ui.add(primary(say!(words, "certificate-save")).icon(Icon::Share));
                focus(&save);
                if save.clicked() || is_entered(ui) {
                    let named = |(ending, bytes): &(String, Vec<u8>)| {
                        (format!("{}.{ending}", proof.stem), bytes.clone())
                    };
                    let files = files.iter().map(named).collect();
                    asked = Asked::Write(String::new(), Written::In(files));
                }
            }
            State::New | State::Proving(_) => {
                if ui.add(quiet(say!(words, "cancel"))).clicked() {
                    asked = Asked::Close;
                }
            }
            State::Failed(_) => {}
        });
        Asked::Nothing
    });
    match asked {
        Asked::Nothing => closed,
        asked => asked,
    }
}
