//! A deduction as a drawing, in cell units: pure data. The window paints it on its board, and
//! worked solutions as SVG.
//!
//! The corner of the board is (0, 0), and a cell is one unit wide. Houses are tinted, cells
//! are framed, candidates are ringed or struck; strong links are solid, weak ones dashed. Links
//! lie under digits and bend round them where they can (see [`route`]).

pub mod route;

use crate::grid::Cell;
use crate::sudoku::hint::Refutation;
use crate::sudoku::ladder::{
    ColouringRule, Conclusion, Deduction, End, RectangleType, Role, Single, Why,
};
use crate::sudoku::{Cause, Digit, Digits, House, Shape, Spot};
use route::{Point, Shown};

/// The radius of the ring round a candidate.
pub const RING: f32 = 0.14;
/// An arrow along a line that would be shorter is left out.
const SHORT: f32 = 0.4;

/// What a house is in an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It must have the digit, or it has the pattern.
    Base,
    /// Candidates go in it.
    Cover,
    /// It has nothing left.
    Fails,
}

/// Why a cell is framed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// It is of the pattern, or of its first half.
    One,
    /// It is of the second half.
    Other,
    /// A fin, or what keeps a pattern from being complete.
    Extra,
    /// It is only looked at.
    Seen,
    /// A digit is placed in it.
    New,
    /// It has nothing left.
    Fails,
}

/// How two candidates are linked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of them is true.
    Strong,
    /// One of them is false.
    Weak,
    /// One follows after the other.
    Then,
}

/// A candidate that the argument is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ring {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// What it is in the argument.
    pub role: Role,
    /// The step of the argument at which it comes up, from 0.
    pub step: usize,
}

/// A line between two candidates.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// How they are linked.
    pub kind: Kind,
    /// Whether it has a direction.
    pub is_arrow: bool,
    /// The step of the argument at which it comes up, from 1.
    pub step: usize,
    /// Its pieces, from ring to ring: it is broken where digits lie over it.
    pub pieces: Vec<Vec<Point>>,
}

/// A hint as a drawing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// Houses that are tinted.
    pub houses: Vec<(House, Tone)>,
    /// Cells with a frame.
    pub frames: Vec<(Cell, Frame)>,
    /// Candidates with a ring.
    pub rings: Vec<Ring>,
    /// Links, to be painted under the digits.
    pub links: Vec<Link>,
    /// Arrows along the edge of a line, from a pattern to where it takes candidates away.
    pub sweeps: Vec<[Point; 2]>,
    /// Candidates that go.
    pub struck: Vec<(Cell, Digit)>,
    /// The digit that is placed.
    pub placed: Option<(Cell, Digit)>,
    /// How many steps the argument has; 0 where all of it is seen at once.
    pub steps: usize,
}

impl Drawing {
    /// The drawing of a deduction. `shown` says what each cell shows, so that links avoid it.
    pub fn of(shape: Shape, deduction: &Deduction, shown: &dyn Fn(Cell) -> Shown) -> Drawing {
        let mut drawing = Drawing::default();
        for (cell, digit, role) in deduction.parts() {
            drawing.ring(cell, digit, role, 0);
        }
        drawing.frames.extend(deduction.seen().into_iter().map(|cell| (cell, Frame::Seen)));
        match &deduction.conclusion {
            Conclusion::Place(cell, digit) => {
                drawing.placed = Some((*cell, *digit));
                drawing.frame(*cell, Frame::New);
            }
            Conclusion::Remove(known) => {
                let each =
                    known.iter().flat_map(|&(cell, gone)| gone.iter().map(move |d| (cell, d)));
                drawing.struck = each.collect();
            }
        }
        drawing.argue(shape, deduction, shown);
        drawing
    }

    /// The drawing of why a board cannot be completed.
    pub fn of_refutation(
        shape: Shape,
        refutation: &Refutation,
        shown: &dyn Fn(Cell) -> Shown,
    ) -> Drawing {
        let mut drawing = Drawing::default();
        match refutation {
            Refutation::Puzzle(cause) | Refutation::Seen(cause) => match *cause {
                Cause::Twice { cells, house, .. } => {
                    drawing.houses.push((house, Tone::Fails));
                    drawing.frames.extend(cells.map(|cell| (cell, Frame::Fails)));
                }
                Cause::NoDigit(cell) => drawing.frame(cell, Frame::Fails),
                Cause::NoPlace(_, house) => drawing.houses.push((house, Tone::Fails)),
                Cause::Following(Spot::Cell(cell)) => drawing.frame(cell, Frame::Fails),
                Cause::Following(Spot::House(house)) => drawing.houses.push((house, Tone::Fails)),
                Cause::Board | Cause::Search => {}
            },
            Refutation::Denied(cells) => {
                drawing.frames.extend(cells.iter().map(|&cell| (cell, Frame::Fails)));
            }
            Refutation::Follows(steps, end) => drawing.follow(shape, None, steps, *end, shown),
            Refutation::Search => {}
        }
        drawing
    }

    /// The same up to a step of the argument; all of it from the last step on.
    pub fn up_to(&self, step: usize) -> Drawing {
        if step >= self.steps {
            return self.clone();
        }
        let mut part = self.clone();
        part.rings.retain(|ring| ring.step <= step);
        part.links.retain(|link| link.step <= step);
        (part.struck, part.sweeps, part.placed) = (Vec::new(), Vec::new(), None);
        part.frames.retain(|(_, frame)| !matches!(frame, Frame::New | Frame::Fails));
        part.houses.retain(|(_, tone)| *tone != Tone::Fails);
        part
    }

    /// The candidates that it rings or strikes in a cell.
    pub fn digits_in(&self, cell: Cell) -> Digits {
        let rings = self.rings.iter().filter(|ring| ring.cell == cell).map(|ring| ring.digit);
        let struck = self.struck.iter().filter(|(own, _)| *own == cell).map(|(_, digit)| *digit);
        rings.chain(struck).collect()
    }

    /// The digit that is placed, unless the argument is about candidates of its cell: it is shown
    /// as one of them then.
    pub fn placed_alone(&self) -> Option<(Cell, Digit)> {
        self.placed.filter(|(cell, _)| self.digits_in(*cell).is_empty())
    }

    /// The cells in which it rings or strikes a candidate.
    pub fn cells(&self) -> Vec<Cell> {
        let rings = self.rings.iter().map(|ring| ring.cell);
        let mut cells: Vec<Cell> = rings.chain(self.struck.iter().map(|(cell, _)| *cell)).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    fn ring(&mut self, cell: Cell, digit: Digit, role: Role, step: usize) {
        let is_same = |ring: &Ring| (ring.cell, ring.digit) == (cell, digit);
        if !self.rings.iter().any(is_same) {
            self.rings.push(Ring { cell, digit, role, step });
        }
    }

    fn frame(&mut self, cell: Cell, frame: Frame) {
        self.frames.retain(|(own, _)| *own != cell);
        self.frames.push((cell, frame));
    }

    fn argue(&mut self, shape: Shape, deduction: &Deduction, shown: &dyn Fn(Cell) -> Shown) {
        match &deduction.why {
            Why::LastCell(house) | Why::LastPlace(house) => self.houses.push((*house, Tone::Base)),
            Why::Peers(_) | Why::Bug(..) => {}
            Why::Locked { within, shared, cells, .. } => {
                self.houses.extend([(*within, Tone::Base), (*shared, Tone::Cover)]);
                self.pattern(cells, Frame::One);
                self.sweep(shape, *shared, cells);
            }
            Why::NakedSubset { house, cells, .. } | Why::HiddenSubset { house, cells, .. } => {
                self.houses.push((*house, Tone::Base));
                self.pattern(cells, Frame::One);
                self.keep_shown(shown);
            }
            Why::Fish { digit, base, cover, cells, fins } => {
                self.houses.extend(base.iter().map(|&house| (house, Tone::Base)));
                self.houses.extend(cover.iter().map(|&house| (house, Tone::Cover)));
                self.pattern(cells, Frame::One);
                self.pattern(fins, Frame::Extra);
                for &house in base {
                    let own = shape.cells_of(house).iter();
                    let places: Vec<Cell> =
                        own.copied().filter(|cell| cells.contains(cell)).collect();
                    for pair in places.windows(2) {
                        let ends = [(pair[0], *digit), (pair[1], *digit)];
                        self.link(shape, ends, Kind::Strong, false, 0, shown);
                    }
                }
                for &house in cover {
                    self.sweep(shape, house, cells);
                }
            }
            Why::EmptyRectangle { digit, house, pair, .. } => {
                self.houses.push((*house, Tone::Base));
                self.pattern(pair, Frame::One);
                let ends = [(pair[0], *digit), (pair[1], *digit)];
                self.link(shape, ends, Kind::Strong, false, 0, shown);
            }
            Why::Wing { pivot, pincers, others, .. } => {
                self.frame(*pivot, Frame::Other);
                self.pattern(pincers, Frame::One);
                for (&pincer, &other) in pincers.iter().zip(others) {
                    self.ring(*pivot, other, Role::Other, 0);
                    self.ring(pincer, other, Role::Other, 0);
                    let ends = [(*pivot, other), (pincer, other)];
                    self.link(shape, ends, Kind::Weak, true, 0, shown);
                }
            }
            Why::Chain(nodes) | Why::RemotePair(nodes) => {
                self.rings.clear();
                self.chain(shape, nodes, Kind::Strong, 0, shown);
                self.steps = nodes.len().saturating_sub(1);
            }
            Why::Colouring { rule, .. } => match rule {
                ColouringRule::Clash(house) | ColouringRule::Bridge(_, house) => {
                    self.houses.push((*house, Tone::Base));
                }
                ColouringRule::Both | ColouringRule::Caught(_) => {}
            },
            Why::Rectangle { cells, kind, .. } => {
                self.pattern(cells, Frame::One);
                match kind {
                    RectangleType::Corner(corner) => self.frame(*corner, Frame::Other),
                    RectangleType::Extra(two, _) => self.pattern(two, Frame::Extra),
                    RectangleType::Bound(two, house) => {
                        self.houses.push((*house, Tone::Base));
                        self.pattern(two, Frame::Other);
                    }
                }
            }
            Why::Sets { sets: [one, other], .. } => {
                self.pattern(&one.0, Frame::One);
                self.pattern(&other.0, Frame::Other);
                self.keep_shown(shown);
            }
            Why::Cases { house, cases } => {
                self.houses.extend(house.map(|house| (house, Tone::Base)));
                self.rings.clear();
                let mut step = 0;
                for case in cases {
                    self.chain(shape, case, Kind::Weak, step, shown);
                    step += case.len().saturating_sub(1);
                }
                self.steps = step;
                // What every case ends in goes, and is struck and not ringed.
                let struck = self.struck.clone();
                self.rings.retain(|ring| !struck.contains(&(ring.cell, ring.digit)));
            }
            Why::Refuted { assumed, steps, ends } => {
                self.rings.clear();
                self.follow(shape, Some(*assumed), steps, *ends, shown);
            }
        }
    }

    /// Of the digits that cells share, each is ringed only where it is still possible.
    fn keep_shown(&mut self, shown: &dyn Fn(Cell) -> Shown) {
        self.rings.retain(|ring| match shown(ring.cell) {
            Shown::Digit => false,
            Shown::Candidates(digits) => digits.has(ring.digit),
        });
    }

    fn pattern(&mut self, cells: &[Cell], frame: Frame) {
        cells.iter().for_each(|&cell| self.frame(cell, frame));
    }

    /// Links in turn, from a candidate to the next.
    fn chain(
        &mut self,
        shape: Shape,
        nodes: &[(Cell, Digit)],
        first: Kind,
        before: usize,
        shown: &dyn Fn(Cell) -> Shown,
    ) {
        let second = if first == Kind::Strong { Kind::Weak } else { Kind::Strong };
        let roles = match first {
            Kind::Strong | Kind::Then => [Role::One, Role::Other],
            Kind::Weak => [Role::Other, Role::One],
        };
        for (at, &(cell, digit)) in nodes.iter().enumerate() {
            let step = if at == 0 { before } else { before + at };
            self.ring(cell, digit, roles[at % 2], step);
        }
        for (at, pair) in nodes.windows(2).enumerate() {
            let kind = if at.is_multiple_of(2) { first } else { second };
            self.link(shape, [pair[0], pair[1]], kind, true, before + at + 1, shown);
        }
    }

    /// What follows from a supposition, or from the board, up to where it ends.
    fn follow(
        &mut self,
        shape: Shape,
        assumed: Option<(Cell, Digit)>,
        steps: &[Single],
        end: End,
        shown: &dyn Fn(Cell) -> Shown,
    ) {
        if let Some((cell, digit)) = assumed {
            self.ring(cell, digit, Role::Extra, 0);
        }
        let follows = steps.iter().map(|step| (step.cell, step.digit));
        let nodes: Vec<(Cell, Digit)> = assumed.into_iter().chain(follows).collect();
        let first = usize::from(assumed.is_none());
        for (at, &(cell, digit)) in nodes.iter().enumerate() {
            self.ring(cell, digit, Role::Other, at + first);
        }
        for (at, pair) in nodes.windows(2).enumerate() {
            self.link(shape, [pair[0], pair[1]], Kind::Then, true, at + 1 + first, shown);
        }
        self.steps = nodes.len() + first;
        match end {
            End::NoDigit(cell) => self.frame(cell, Frame::Fails),
            End::NoPlace(_, house) => self.houses.push((house, Tone::Fails)),
        }
    }

    fn link(
        &mut self,
        shape: Shape,
        ends: [(Cell, Digit); 2],
        kind: Kind,
        is_arrow: bool,
        step: usize,
        shown: &dyn Fn(Cell) -> Shown,
    ) {
        let path = route::path(shape, ends, shown);
        let pieces = route::pieces(shape, &path, ends, shown);
        self.links.push(Link { kind, is_arrow, step, pieces });
    }

    /// Arrows along a line, from the cells of a pattern to the ring of the farthest candidates
    /// that go. Right beside the pattern none is needed.
    fn sweep(&mut self, shape: Shape, house: House, pattern: &[Cell]) {
        let (axis, edge) = match house {
            House::Row(row) => (0, f32::from(row) + route::GUTTER),
            House::Col(col) => (1, f32::from(col) + route::GUTTER),
            House::Box(_) => return,
        };
        let own = shape.cells_of(house);
        let at = |cell: Cell| f32::from(if axis == 0 { cell.col } else { cell.row });
        let places = own.iter().filter(|cell| pattern.contains(cell)).map(|&cell| at(cell));
        let first = places.clone().fold(f32::MAX, f32::min);
        let last = places.fold(f32::MIN, f32::max) + 1.0;
        let gone = self.struck.iter().filter(|(cell, _)| own.contains(cell));
        let gone = gone.map(|&(cell, digit)| route::place(shape, cell, digit)[axis]);
        let low = gone.clone().fold(f32::MAX, f32::min) + RING + route::GUTTER;
        let high = gone.fold(f32::MIN, f32::max) - RING - route::GUTTER;
        let point = |along: f32| if axis == 0 { [along, edge] } else { [edge, along] };
        let sweeps = [(first, low, first - low), (last, high, high - last)];
        let long = sweeps.into_iter().filter(|(.., length)| *length > SHORT);
        self.sweeps.extend(long.map(|(from, to, _)| [point(from), point(to)]));
    }
}
