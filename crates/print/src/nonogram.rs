//! Nonograms on paper.

use crate::entry::{Printed, rounded};
use crate::layout::Layout;
use grille_answer::{Explained, Work};
use grille_engine::class::Class;
use grille_engine::nonogram::rate::{CLASSES, Rating};
use grille_engine::nonogram::{DrawingKind, Nonogram, Picture, Puzzle};
use grille_formats::nonogram::code;
use grille_paper::Figure;
use grille_paper::nonogram::{Board, Clues, Inks, Key, Step};
use grille_words::{Words, say};

impl Printed for Nonogram {
    const CLASSES: &'static [Class] = CLASSES;

    fn board(words: &Words, puzzle: &Puzzle, layout: &Layout) -> Box<dyn Figure + Send> {
        let saved = puzzle.drawings().iter().rev().find(|own| own.kind == DrawingKind::Saved);
        let marks = match saved.filter(|_| layout.from_board) {
            Some(saved) => saved.cells.map(|set| set.only()),
            None => Board::given(puzzle),
        };
        let clues = if layout.mirrored { Clues::Mirrored } else { Clues::Once };
        Box::new(Board::to_solve(puzzle, marks, clues, inks(words, puzzle, layout)))
    }

    fn solved(
        words: &Words,
        puzzle: &Puzzle,
        picture: &Picture,
        layout: &Layout,
    ) -> Box<dyn Figure + Send> {
        Box::new(Board::answer(puzzle, picture, inks(words, puzzle, layout)))
    }

    fn key(words: &Words, puzzle: &Puzzle, layout: &Layout) -> Vec<(Key, String)> {
        let keys = inks(words, puzzle, layout).key().into_iter();
        keys.map(|key| (key, words.ink(key.colour, puzzle.palette()))).collect()
    }

    fn spoken(words: &Words, puzzle: &Puzzle) -> String {
        let head = say!(words, "paper-alt-nonogram", size = words.size(puzzle.size()));
        let lines = puzzle.size().lines().map(|line| words.clue_label(line, puzzle));
        std::iter::once(head)
            .chain(lines.map(|said| say!(words, "paper-alt-line", said = said)))
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// A person writes a deduction in some seconds, and looks at a line in some more.
    fn minutes(rating: &Rating) -> u32 {
        rounded((rating.deductions() as f64 * 3.0 + rating.score * 1.5) / 60.0)
    }

    fn goal(puzzle: &Puzzle) -> Option<Picture> {
        puzzle.goal()
    }

    fn figures<'a>(
        words: &Words,
        work: &'a Work<Nonogram>,
        layout: &Layout,
    ) -> Vec<Box<dyn Figure + 'a>> {
        let (mut board, mut all) = (work.from.clone(), Vec::new());
        let inks = inks(words, &work.puzzle, layout);
        for told in &work.told {
            let step = Step::new(&work.puzzle, board.cells(), Some(told), inks.clone());
            all.push(Box::new(step) as Box<dyn Figure>);
            Nonogram::take(&mut board, told);
        }
        all.push(Box::new(Step::new(&work.puzzle, work.board.cells(), None, inks)));
        all
    }

    fn code(puzzle: &Puzzle, solution: Option<&Picture>) -> String {
        code::encode(puzzle, solution.filter(|_| puzzle.goal().is_none()))
    }
}

fn inks(words: &Words, puzzle: &Puzzle, layout: &Layout) -> Inks {
    let palette = puzzle.palette();
    Inks::new(palette, words.ink_letters(palette), layout.grey)
}
