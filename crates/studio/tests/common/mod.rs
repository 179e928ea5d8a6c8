//! Random makers, for tests and examples.

#![allow(dead_code, reason = "each test uses what it needs")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

pub mod saved;

use grille_engine::chance::Chance;
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::nonogram::{About, Ink, Rgb};
use grille_formats::Said;
use grille_studio::tool::Area;
use grille_studio::{Canvas, Change, Edit, Flip, Margins, Spot, Studio, Tool};

/// A canvas up to 9x9 in one to three inks, with some cells locked.
pub fn canvas(chance: &mut Chance) -> Canvas {
    let size = Size::new(1 + chance.below(9), 1 + chance.below(9)).unwrap();
    let count = 2 + chance.below(3);
    let picture = Grid::from_fn(size, |_| Colour::new(chance.below(count)).unwrap());
    let ink = |at: usize| Ink::new(format!("ink {at}"), Rgb { r: at as u8, g: 0, b: 7 });
    let about = About { title: Some("A title\n100 %".to_owned()), ..About::default() };
    let mut canvas = Canvas::new(picture, (0..count).map(ink).collect(), &about).unwrap();
    let lock =
        Change::Lock(format!("r1c1-{}", size.cols()).parse().unwrap_or("r1c1".parse().unwrap()));
    canvas.apply(&lock.into()).unwrap();
    canvas
}

/// A cell of a grid.
pub fn cell_in(size: Size, chance: &mut Chance) -> Cell {
    let row = chance.below(size.rows()) as u16;
    Cell { row, col: chance.below(size.cols()) as u16 }
}

/// A place near a grid.
fn spot(size: Size, chance: &mut Chance) -> Spot {
    let near = |len: usize, chance: &mut Chance| chance.below(len + 4) as i32 - 2;
    Spot::new(near(size.rows(), chance), near(size.cols(), chance))
}

/// A stroke of a tool that draws, in any colour.
pub fn random_stroke(studio: &mut Studio, chance: &mut Chance) {
    let tools = [
        Tool::Pen,
        Tool::Eraser,
        Tool::Line,
        Tool::Rectangle,
        Tool::FilledRectangle,
        Tool::Ellipse,
        Tool::FilledEllipse,
        Tool::Fill,
        Tool::Lock,
    ];
    studio.hand.tool = tools[chance.below(tools.len())];
    let size = studio.canvas().size();
    let colour = Colour::new(chance.below(studio.canvas().inks().len())).unwrap();
    studio.press_with(spot(size, chance), colour);
    for _ in 0..chance.below(4) {
        studio.drag(spot(size, chance), chance.below(3) == 0);
    }
    studio.release();
}

/// Anything that a maker can do.
pub fn random_act(studio: &mut Studio, chance: &mut Chance) {
    let size = studio.canvas().size();
    let count = studio.canvas().inks().len();
    let colour = |chance: &mut Chance| Colour::new(chance.below(count)).unwrap();
    let small = |chance: &mut Chance| chance.below(5) as i32 - 2;
    match chance.below(16) {
        0 | 1 => _ = studio.undo(),
        2 => _ = studio.redo(),
        3 => _ = studio.edit(Change::Shift { down: small(chance), right: small(chance) }.into()),
        4 => {
            let (top, right) = (small(chance), small(chance));
            let margins = Margins { top, right, bottom: small(chance), left: small(chance) };
            // Small enough to be looked at cell by cell.
            let fits = |size: &Size| size.rows() < 12 && size.cols() < 12;
            if margins.applied(size).as_ref().is_some_and(fits) {
                studio.edit(Change::Resize(margins).into());
            }
        }
        5 => {
            let flips = [&Flip::RIGHT[..], &Flip::LEFT, &[Flip::Rows], &[Flip::Cols]];
            _ = studio.edit(studio.canvas().flipping(flips[chance.below(4)]));
        }
        6 => {
            let (from, to) = (colour(chance), colour(chance));
            let edit = match chance.below(3) {
                0 => studio.canvas().replacing(from, to),
                1 => studio.canvas().inverting(from),
                _ => studio.canvas().merging(from, to),
            };
            studio.edit(edit);
        }
        7 => {
            let rgb = Rgb { r: chance.below(256) as u8, g: 9, b: chance.below(256) as u8 };
            let at = colour(chance);
            let edit = match chance.below(4) {
                0 => studio.canvas().recolouring(at, rgb),
                1 => Edit::from(Change::RemoveInk(at)),
                2 => Edit::from(Change::MoveInk(at, colour(chance))),
                _ => studio.canvas().adding_ink(rgb),
            };
            studio.edit(edit);
        }
        8 => {
            let texts = ["", "Duck", " a = b\n%20 \u{a0}é"];
            let field = Said::ALL[chance.below(Said::ALL.len())];
            studio.edit(Change::Say(field, texts[chance.below(3)].to_owned()).into());
        }
        9 | 10 => {
            studio.select(Area::between(spot(size, chance), spot(size, chance), size));
            if chance.below(2) == 0 {
                studio.duplicate();
            }
            studio.flip_float(&[Flip::ALL[chance.below(3)]]);
            studio.shift_float(small(chance), small(chance));
            studio.set_opaque(chance.below(2) == 0);
            match chance.below(4) {
                0 => _ = studio.clear_selection(),
                1 => _ = studio.cancel(),
                _ => _ = studio.settle(),
            }
        }
        _ => random_stroke(studio, chance),
    }
}
