//! Sudokus made ahead of time: some of every size and class, as symmetric as they are unless
//! something else is asked for. Where a class is quick to make or never found, none are kept.

use crate::front::Making;
use crate::host::Host;
use crate::stock::Kind;
use grille_engine::sudoku::generate::{Generate, Made, Recipe, Symmetry};
use grille_engine::sudoku::rate::{CLASSES, Class};
use grille_engine::sudoku::{Digit, Puzzle, Shape};
use grille_table::Mapped;

/// The symmetry of a new sudoku, unless another is asked for.
pub const SYMMETRY: Symmetry = Symmetry::HalfTurn;

/// Every kind that is kept.
pub fn kinds() -> Vec<Kind> {
    let classes = || std::iter::once(None).chain(CLASSES.iter().copied().map(Some));
    let all = Shape::ALL.iter().flat_map(|&shape| classes().map(move |class| (shape, class)));
    let kept = all.filter(|&(shape, class)| is_kept(shape, class));
    kept.map(|(shape, class)| kind(shape, class)).collect()
}

fn is_kept(shape: Shape, class: Option<Class>) -> bool {
    match shape {
        // Each of them is trivial, and made in no time.
        Shape::Four => false,
        // The ladder solves all that were ever met.
        Shape::Six => !matches!(class, None | Some(Class::Trivial | Class::Guessing)),
        Shape::Nine | Shape::Sixteen => true,
    }
}

fn kind(shape: Shape, class: Option<Class>) -> Kind {
    let make = move |seed: &str| {
        let symmetry = symmetry(shape, class);
        let recipe = Recipe { symmetry, class, ..Recipe::new(shape) };
        let line = |made: Result<Made, _>| made.ok().map(|made| line(&made.puzzle));
        let made: Making<String> = Box::new(Mapped(making(recipe, seed)?, line));
        Some(made)
    };
    Kind { name: name(shape, class), make: Box::new(make) }
}

/// The symmetry of the sudokus in stock: what is usual, unless there is none like that.
pub fn symmetry(shape: Shape, class: Option<Class>) -> Symmetry {
    let is_beyond = shape == Shape::Nine && class == Some(Class::Guessing);
    if is_beyond { Symmetry::None } else { SYMMETRY }
}

/// The making of the sudoku that a player gets for a seed; the command line makes the same.
pub fn making(recipe: Recipe, seed: &str) -> Option<Generate> {
    Generate::new(recipe, &format!("{seed}/1")).ok()
}

/// The name of a kind in the stock.
fn name(shape: Shape, class: Option<Class>) -> String {
    format!("sudoku-{}-{}", shape.side(), class.map_or("any", Class::name))
}

fn line(puzzle: &Puzzle) -> String {
    let symbol = |cell| puzzle.given(cell).map_or('.', Digit::symbol);
    puzzle.size().iter().map(symbol).collect()
}

/// A sudoku out of stock, with its seed.
pub fn take(host: &dyn Host, shape: Shape, class: Option<Class>) -> Option<(String, Puzzle)> {
    let taken = host.store()?.take_stocked(&name(shape, class)).ok()??;
    let puzzle = Puzzle::of_line(&taken.puzzle).filter(|puzzle| puzzle.shape() == shape)?;
    Some((taken.seed, puzzle))
}
