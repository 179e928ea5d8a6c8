//! Help with a puzzle on the table: hints, checks, rewinding, solutions, a method to watch.
//! What is asked is a question that somebody works on; what comes of it is data.

use super::{Mode, Solutions, Table};
use crate::playable::MoveOf;
use crate::question::{Reply, solving};
use crate::{Answer, Asked, Playable, Question, Said, Watch};
use grille_engine::hint::{Blamed, Hint, Level};
use grille_engine::run::{Entry, Task};
use grille_engine::session::Act;
use grille_engine::solving::{Found, FoundOf, Solving};
use grille_formats::journal::What;

impl<G: Playable> Table<G> {
    /// Asks for a hint, or for the next level of the hint that is shown.
    pub fn hint(&mut self) {
        if let Some((_, level)) = &mut self.hint {
            if let Some(next) = level.next() {
                *level = next;
                self.note(What::Hint(Some(next)));
            }
            return;
        }
        if self.asked == Some(Asked::Hint) || self.is_solved {
            return;
        }
        self.note(What::Hint(Some(Level::Where)));
        self.ask(Question::hint(self.sheet()));
    }

    /// Asks whether the board can be completed.
    pub fn check(&mut self) {
        self.note(What::Check);
        self.ask(Question::check(self.sheet()));
    }

    /// Looks for the move that made the board impossible, to go back before it.
    pub fn rewind(&mut self) {
        self.ask(Question::rewind(self.session()));
    }

    /// Looks for a solution from here, or the next one.
    pub fn solve(&mut self) {
        if self.asked == Some(Asked::Solve) {
            return;
        }
        let (search, shown) = match &mut self.mode {
            Mode::Solution(shown) if shown.is_last => return,
            Mode::Solution(shown) => (shown.solving.take(), shown.number),
            Mode::Sheet | Mode::Watch(_) => (None, 0),
        };
        // A search that was given up begins anew, and passes over what was shown.
        let fresh = || solving(self.puzzle(), self.sheet()).map(|search| (search, shown));
        match search.map(|search| (search, 0)).or_else(fresh) {
            Some((search, known)) => self.ask(Question::solve(search, known)),
            // A sheet that denies the givens has no solution.
            None => self.said = Some(Said::NoSolution(None)),
        }
    }

    fn ask(&mut self, mut question: Question<G>) {
        (self.hint, self.said) = (None, None);
        self.number += 1;
        question.number = self.number;
        self.asked = Some(question.asked());
        self.question = Some(question);
    }

    /// The question that is not answered yet.
    pub fn asked(&self) -> Option<Asked> {
        self.asked
    }

    /// Gives up the question that is not answered yet.
    pub fn stop(&mut self) {
        (self.question, self.asked) = (None, None);
    }

    /// Hands out the question, for a caller that works on it elsewhere.
    pub fn hand_out(&mut self) -> Option<Question<G>> {
        self.question.take()
    }

    /// Works on the question for about so many steps, unless it was handed out. Returns
    /// whether there is more to do.
    pub fn advance(&mut self, steps: u64) -> bool {
        let Some(question) = &mut self.question else { return false };
        let Some(answer) = question.advance(steps) else { return true };
        self.question = None;
        self.answer(answer);
        false
    }

    /// Gives the question up, and says that it was not answered in time.
    pub fn late(&mut self) {
        if let Some(asked) = self.asked {
            self.stop();
            self.said = Some(Said::Late(asked));
        }
    }

    /// Takes the answer to the question. The answer to one that was given up is ignored.
    pub fn answer(&mut self, Answer { number, reply }: Answer<G>) {
        let Some(asked) = self.asked.take_if(|_| number == self.number) else { return };
        match reply {
            Reply::Hint(Hint::Undecided) => self.said = Some(Said::Late(Asked::Hint)),
            Reply::Hint(hint) => self.hint = Some((hint, Level::Where)),
            Reply::Check(hint @ Hint::Wrong(_)) => self.hint = Some((hint, Level::Where)),
            Reply::Check(Hint::Undecided) => self.said = Some(Said::Late(asked)),
            Reply::Check(Hint::Solved | Hint::Next(_) | Hint::Stuck) => {
                self.said = Some(Said::Fine);
            }
            Reply::Rewind(Blamed::Move { index, .. }) => self.undo_to(index),
            Reply::Rewind(Blamed::Nobody | Blamed::Start) => {
                self.said = Some(Said::NothingToRewind);
            }
            Reply::Rewind(Blamed::Undecided) => self.said = Some(Said::Late(asked)),
            Reply::Solve(found, solving) => self.solved(found, solving),
        }
    }

    /// Takes moves back until so many are left.
    fn undo_to(&mut self, left: usize) {
        let count = self.session().moves().count().saturating_sub(left);
        while self.session().moves().count() > left && self.act(&Act::Undo) {}
        self.said = Some(Said::Rewound(count));
    }

    fn solved(&mut self, found: FoundOf<G>, solving: Option<Box<Solving<G>>>) {
        match (found, &mut self.mode) {
            (Found::Solution(solution), mode) => {
                let number = if let Mode::Solution(old) = mode { old.number + 1 } else { 1 };
                *mode = Mode::Solution(Solutions { solving, solution, number, is_last: false });
            }
            (Found::NoMore, Mode::Solution(shown)) => shown.is_last = true,
            (Found::None(cause), _) => self.said = Some(Said::NoSolution(Some(cause))),
            (Found::NoMore, _) => self.said = Some(Said::NoSolution(None)),
            (Found::Wrong, _) => self.said = Some(Said::WrongSolution),
            (Found::Stuck | Found::Limit, _) => self.said = Some(Said::Late(Asked::Solve)),
        }
    }

    /// The move that writes down what the hint says.
    pub fn hinted(&self) -> Option<MoveOf<G>> {
        match &self.hint {
            Some((Hint::Next(deduction), _)) => G::conclusion(self.sheet(), deduction),
            _ => None,
        }
    }

    /// Writes down what the hint says.
    pub fn take_hint(&mut self) -> bool {
        self.hinted().is_some_and(|change| self.act(&Act::Play(change)))
    }

    /// Writes the shown solution on the sheet. The attempt does not score then.
    pub fn write_solution(&mut self) {
        let Mode::Solution(shown) = &self.mode else { return };
        let change = G::fill(self.sheet(), &shown.solution);
        self.back();
        self.happens(What::Solver(change));
    }

    /// Begins to watch a method, from the player's board or from the empty one.
    pub fn watch(&mut self, entry: &'static Entry<G>, from_here: bool, options: G::Options) {
        let given = || G::given(self.puzzle());
        let board =
            if from_here { G::known(self.sheet()).unwrap_or_else(|_| given()) } else { given() };
        let mut watch = Watch::new(self.puzzle(), board, entry, options);
        watch.from_here = from_here;
        self.forget();
        self.mode = Mode::Watch(Box::new(watch));
    }

    /// Shows the sheet again. Watching and solutions have not changed it.
    pub fn back(&mut self) {
        self.mode = Mode::Sheet;
        self.forget();
    }

    /// Drops hints, messages and questions: they are about another board.
    pub fn forget(&mut self) {
        (self.hint, self.said, self.question, self.asked) = (None, None, None, None);
    }
}
