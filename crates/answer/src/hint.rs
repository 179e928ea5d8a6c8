//! A hint, and the move to blame if the board cannot be completed.
//!
//! First comes the hint. If it says that the board is wrong, and the moves are known, a second
//! search finds the move that made it so. Then the hint is made again from the board as that
//! move left it: so it is not about mistakes that came later.

use crate::outcome::Halt;
use grille_engine::hint::{Blamed, BlamedOf, Hint, HintOf, Hinted, Hinting, Level};
use grille_engine::run::Task;
use grille_engine::session::Session;
use grille_words::{Spoken, Words};

/// The answer to a player who does not know how to go on.
pub struct Help<G: Hinted> {
    /// The hint; none if a limit was hit first.
    pub hint: Option<HintOf<G>>,
    /// Which move is to blame, if the board is wrong and there were moves.
    pub blamed: Option<BlamedOf<G>>,
    /// The sheet as the move to blame left it, if the hint is about that one.
    pub sheet: Option<G::Sheet>,
    /// Whether the user interrupted it.
    pub interrupted: bool,
}

// Not derived: a game itself need not be cloned.
impl<G: Hinted> Clone for Help<G> {
    fn clone(&self) -> Help<G> {
        Help {
            hint: self.hint.clone(),
            blamed: self.blamed.clone(),
            sheet: self.sheet.clone(),
            interrupted: self.interrupted,
        }
    }
}

/// Help in the making.
pub struct Helping<G: Hinted> {
    session: Option<Session<G::Sheet>>,
    stage: Stage<G>,
    /// Steps of the stages before this one.
    before: u64,
}

enum Stage<G: Hinted> {
    /// What is there to say?
    Hint(Box<dyn Hinting<G>>),
    /// That it is wrong: which move made it so?
    Blame(HintOf<G>, Box<dyn Task<Output = BlamedOf<G>> + Send>),
    /// This move: why was it wrong right then?
    Why(HintOf<G>, BlamedOf<G>, G::Sheet, Box<dyn Hinting<G>>),
    Done(Help<G>),
}

impl<G: Hinted> Helping<G> {
    /// A hint without moves: none is blamed.
    pub fn new(hinting: Box<dyn Hinting<G>>) -> Helping<G> {
        Helping { session: None, stage: Stage::Hint(hinting), before: 0 }
    }

    /// A hint for a game, with its moves.
    pub fn of(session: &Session<G::Sheet>) -> Helping<G> {
        Helping { session: Some(session.clone()), ..Helping::new(G::hinting(session.sheet())) }
    }

    /// What is known so far, for a caller that stops now.
    pub fn halted(&self, halt: Halt) -> Help<G> {
        let help = match &self.stage {
            Stage::Hint(hinting) => {
                let hint = hinting.so_far();
                let is_wrong = matches!(hint, Some(Hint::Wrong(_))) && self.session.is_some();
                let blamed = is_wrong.then_some(Blamed::Undecided);
                Help { hint, blamed, sheet: None, interrupted: false }
            }
            Stage::Blame(hint, _) => helped(hint.clone(), Some(Blamed::Undecided)),
            Stage::Why(hint, blamed, sheet, hinting) => match hinting.so_far() {
                Some(why @ Hint::Wrong(_)) => {
                    Help { sheet: Some(sheet.clone()), ..helped(why, Some(blamed.clone())) }
                }
                _ => helped(hint.clone(), Some(blamed.clone())),
            },
            Stage::Done(help) => return help.clone(),
        };
        Help { interrupted: halt == Halt::Interrupt, ..help }
    }

    /// The stage after the first hint.
    fn hinted(&self, hint: HintOf<G>) -> Stage<G> {
        match (&hint, &self.session) {
            (Hint::Wrong(_), Some(session)) => Stage::Blame(hint, G::blaming(session)),
            _ => Stage::Done(helped(hint, None)),
        }
    }

    /// The stage after the blame.
    fn blamed(&self, hint: HintOf<G>, blamed: BlamedOf<G>) -> Stage<G> {
        let (Blamed::Move { index, .. }, Some(session)) = (&blamed, &self.session) else {
            return Stage::Done(helped(hint, Some(blamed)));
        };
        let mut then = session.clone();
        while then.moves().count() > index + 1 && then.undo() {}
        let sheet = then.sheet().clone();
        let hinting = G::hinting(&sheet);
        Stage::Why(hint, blamed, sheet, hinting)
    }
}

fn helped<G: Hinted>(hint: HintOf<G>, blamed: Option<BlamedOf<G>>) -> Help<G> {
    Help { hint: Some(hint), blamed, sheet: None, interrupted: false }
}

impl<G: Hinted> Task for Helping<G> {
    type Output = Help<G>;

    fn advance(&mut self, steps: u64) -> Option<Help<G>> {
        let end = self.steps().saturating_add(steps);
        let mut left = steps;
        loop {
            let next = match &mut self.stage {
                Stage::Hint(hinting) => {
                    let hint = hinting.advance(left)?;
                    self.hinted(hint)
                }
                Stage::Blame(hint, blaming) => {
                    let (blamed, hint) = (blaming.advance(left)?, hint.clone());
                    self.blamed(hint, blamed)
                }
                Stage::Why(hint, blamed, sheet, hinting) => {
                    Stage::Done(match hinting.advance(left)? {
                        why @ Hint::Wrong(_) => {
                            Help { sheet: Some(sheet.clone()), ..helped(why, Some(blamed.clone())) }
                        }
                        _ => helped(hint.clone(), Some(blamed.clone())),
                    })
                }
                Stage::Done(help) => return Some(help.clone()),
            };
            self.before = self.steps();
            self.stage = next;
            left = end.saturating_sub(self.before);
            if left == 0 && !matches!(self.stage, Stage::Done(_)) {
                return None;
            }
        }
    }

    fn steps(&self) -> u64 {
        self.before
            + match &self.stage {
                Stage::Hint(hinting) | Stage::Why(_, _, _, hinting) => hinting.steps(),
                Stage::Blame(_, blaming) => blaming.steps(),
                Stage::Done(_) => 0,
            }
    }
}

impl<G: Spoken> Help<G> {
    /// The word for it in results.
    pub fn status(&self) -> &'static str {
        match self.hint {
            Some(Hint::Next(_)) => "next",
            Some(Hint::Solved) => "solved",
            Some(Hint::Stuck) => "stuck",
            Some(Hint::Wrong(_)) => "wrong",
            Some(Hint::Undecided) | None => "limit",
        }
    }

    /// The hint and the blame in sentences; `place` says where a move, by its number from
    /// 0, is written, if anywhere.
    pub fn sentences(
        &self,
        words: &Words,
        level: Level,
        puzzle: &G::Puzzle,
        place: impl Fn(usize) -> Option<String>,
    ) -> Vec<String> {
        let Some(hint) = &self.hint else { return vec![G::no_hint(words, self.interrupted)] };
        let mut said = G::hint(words, hint, level, puzzle);
        if let (true, Some(blamed)) = (level > Level::Where, &self.blamed) {
            let blame = G::blame(words, blamed, puzzle).map(|said| match blamed {
                Blamed::Move { index, .. } => place(*index).unwrap_or_default() + &said,
                Blamed::Nobody | Blamed::Start | Blamed::Undecided => said,
            });
            // After what is wrong and before why.
            said.splice(1..1, blame);
        }
        said
    }
}
