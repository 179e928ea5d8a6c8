//! Whether a picture is the only solution of its puzzle: a task that looks for another one. No
//! solution at all is impossible here: the picture is one.

use super::{Finding, Lines};
use grille_engine::grid::Cell;
use grille_engine::nonogram::{Nonogram, Options, Picture, method};
use grille_engine::run::Task;
use grille_engine::solving::{Found, Solving};

/// How many solutions the puzzle of a picture has, as far as it matters to its maker. Proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solutions {
    /// The picture and no other.
    Unique,
    /// At least one other.
    Other {
        /// Another solution.
        picture: Picture,
        /// The cells in which it differs, row by row.
        differs: Vec<Cell>,
    },
}

/// The question whether there is another solution.
pub(crate) struct Searching {
    picture: Picture,
    solving: Box<Solving<Nonogram>>,
}

impl Searching {
    /// Looks for another solution than this picture, from what lines say.
    pub fn new(picture: &Picture, lines: &Lines) -> Searching {
        let (puzzle, board) = (&lines.puzzle, &lines.board);
        let run = method::fastest(puzzle).start(puzzle, board, &Options::default());
        let solving = Box::new(Solving::new(puzzle, board, run));
        Searching { picture: picture.clone(), solving }
    }
}

impl Task for Searching {
    type Output = Finding<Solutions>;

    fn advance(&mut self, steps: u64) -> Option<Finding<Solutions>> {
        match self.solving.advance(steps)? {
            Found::Solution(picture) if picture == self.picture => match steps {
                // Who asks for the answer gets it.
                u64::MAX => self.advance(steps),
                _ => None,
            },
            Found::Solution(picture) => {
                let differs = |cell: &Cell| picture[*cell] != self.picture[*cell];
                let differs = picture.size().iter().filter(differs).collect();
                Some(Finding::Found(Solutions::Other { picture, differs }))
            }
            Found::NoMore => Some(Finding::Found(Solutions::Unique)),
            Found::None(_) | Found::Stuck | Found::Limit | Found::Wrong => Some(Finding::GivenUp),
        }
    }

    fn steps(&self) -> u64 {
        self.solving.steps()
    }
}
