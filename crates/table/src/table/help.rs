//! Help with a puzzle on the table: hints, checks, rewinding, solutions, a method to watch.
//! What is asked is a question that somebody works on; what comes of it is data.

use super::{Mistakes, Mode, Solutions, Table};
use crate::check::Checked;
use crate::playable::MoveOf;
use crate::question::{Reply, solving};
use crate::{Answer, Asked, Outlook, Playable, Progress, Question, Said, Watch};
use grille_engine::hint::{Blamed, Hint, Level};
use grille_engine::run::{Entry, Task};
use grille_engine::session::Act;
use grille_engine::solving::{Found, FoundOf, Solving};
use grille_formats::journal::{Exercise, What};

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

    /// Asks whether the board can be completed, and which marks are wrong if not.
    pub fn check(&mut self) {
        self.note(What::Check);
        self.ask(Question::check(self.sheet()));
    }

    /// Shows where the mistakes are that a check has found.
    pub fn show_mistakes(&mut self) {
        if let Some(mistakes) = &mut self.mistakes {
            mistakes.is_shown = true;
        }
    }

    /// Erases the mistakes that a check has found, as one step.
    pub fn mend(&mut self) {
        let Some(Mistakes { cells, .. }) = self.mistakes.take() else { return };
        if self.act(&Act::Play(G::mend(self.session(), &cells))) {
            self.said = Some(Said::Mended(cells.len()));
        }
    }

    /// Asks why the board cannot be completed.
    pub fn why(&mut self) {
        self.ask(Question::why(self.sheet()));
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
        let (search, known, from_start) = match &mut self.mode {
            Mode::Solution(shown) if shown.at + 1 < shown.known.len() => {
                shown.at += 1;
                return;
            }
            Mode::Solution(shown) if shown.is_all => return,
            Mode::Solution(shown) => (shown.solving.take(), shown.known.len(), shown.from_start),
            Mode::Sheet | Mode::Watch(_) => (None, 0, false),
        };
        // A search that was given up begins anew, and passes over what was shown.
        let fresh = || {
            let search = match from_start {
                true => solving(self.puzzle(), &G::Sheet::from(self.puzzle())),
                false => solving(self.puzzle(), self.sheet()),
            };
            search.map(|search| (search, known))
        };
        match search.map(|search| (search, 0)).or_else(fresh) {
            Some((search, known)) => self.ask(Question::solve(search, known)),
            // A sheet that denies the givens has no solution.
            None => self.said = Some(Said::NoSolution(None)),
        }
    }

    /// Shows the solution before the one that is shown.
    pub fn solution_before(&mut self) {
        if let Mode::Solution(shown) = &mut self.mode {
            shown.at = shown.at.saturating_sub(1);
        }
    }

    /// Shows the solutions of a puzzle that has several, whatever the player wrote.
    pub fn compare(&mut self) {
        if let Some(Outlook::Several(two, solving)) = self.outlook.take() {
            self.forget();
            self.mode = Mode::Solution(Solutions {
                solving: Some(solving),
                from_start: true,
                known: Vec::from(*two),
                at: 0,
                is_all: false,
            });
        }
    }

    fn ask(&mut self, mut question: Question<G>) {
        (self.hint, self.said, self.mistakes) = (None, None, None);
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
            Reply::Hint(Hint::Undecided) => self.said = Some(Said::Late(asked)),
            Reply::Hint(hint) if asked == Asked::Why => self.hint = Some((hint, Level::Argument)),
            Reply::Hint(hint) => self.hint = Some((hint, Level::Where)),
            Reply::Check(Checked::Fine) => self.said = Some(Said::Fine),
            Reply::Check(Checked::Wrong(cells)) => {
                self.said = Some(Said::Mistakes(cells.len()));
                self.mistakes = Some(Mistakes { cells, is_shown: false });
            }
            Reply::Check(Checked::NoSolution(cause)) => self.said = Some(Said::Unsolvable(cause)),
            Reply::Check(Checked::Undecided) => self.said = Some(Said::Late(asked)),
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
            (Found::Solution(solution), Mode::Solution(shown)) => {
                shown.known.push(solution);
                (shown.at, shown.solving) = (shown.known.len() - 1, solving);
            }
            (Found::Solution(solution), mode) => {
                let known = vec![solution];
                *mode = Mode::Solution(Solutions {
                    solving,
                    from_start: false,
                    known,
                    at: 0,
                    is_all: false,
                });
            }
            (Found::NoMore, Mode::Solution(shown)) => shown.is_all = true,
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

    /// Writes down what the hint says, with the marks that go without saying after it if
    /// `finishes` says so. The machine writes, so the attempt does not score.
    pub fn take_hint(&mut self, finishes: bool) -> bool {
        let Some(change) = self.hinted() else { return false };
        let change = if finishes { G::finishing(self.session(), change) } else { change };
        self.happens(What::Solver(change))
    }

    /// Sets an exercise where nothing was played yet: the game begins with what is written in
    /// it, and never scores.
    pub fn set(&mut self, exercise: Exercise<MoveOf<G>>) {
        self.happens(What::Exercise(exercise));
    }

    /// Writes down what somebody had written before, as the puzzle's file says, on an empty sheet. The attempt does not
    /// score then. `false` if the player's own game, which knows nothing of that, goes on in its place.
    pub fn take_up(&mut self) -> bool {
        let Some(change) = G::begun(self.puzzle()) else { return true };
        if G::progress(self.sheet()) != Progress::default() {
            return self.session().moves().any(|own| *own == change);
        }
        let is_taken = self.happens(What::Solver(change));
        // There is nothing to congratulate the player on.
        self.is_won = false;
        is_taken
    }

    /// Writes the shown solution on the sheet. The attempt does not score then.
    pub fn write_solution(&mut self) {
        let Mode::Solution(shown) = &self.mode else { return };
        let change = G::fill(self.sheet(), shown.solution());
        self.back();
        self.happens(What::Solver(change));
        // There is nothing to congratulate the player on.
        self.is_won = false;
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
        (self.hint, self.said, self.mistakes) = (None, None, None);
        self.stop();
    }
}
