//! A game that nobody has heard of, lights out, gets everything that play needs from one
//! implementation, one line in a table and a few sentences: a journal, undo, what-if layers,
//! hints, a card for the library, and the same session when it is read back.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_engine::NotThis;
use grille_engine::about::About;
use grille_engine::board::{Board, Set};
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::hint::{Hint, Hinted, Hinting, Level};
use grille_engine::replay::{Change, Changing};
use grille_engine::run::{Entry, Game, Method, Phase, Stats, Status, Task};
use grille_engine::session::{Act, Refusal, Session, Sheet};
use grille_engine::{Contradiction, trace::Sink};
use grille_store::{Card, Reader, Statistics, Store};
use grille_table::{Mode, Playable, Played, Progress, Table};
use grille_words::{Lang, Words};
use std::fmt;
use std::ops::BitAnd;
use std::str::FromStr;

/// A lamp to press, or not to press: 1, 2, or both as long as that is open.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Ways(u8);
impl BitAnd for Ways {
    type Output = Ways;
    fn bitand(self, other: Ways) -> Ways {
        Ways(self.0 & other.0)
    }
}
impl Set for Ways {
    fn is_empty(self) -> bool {
        self.0 == 0
    }
    fn is_settled(self) -> bool {
        self.0 < 3
    }
}
#[derive(Clone, Copy, PartialEq)]
struct Nothing;
impl Changing for Nothing {
    type Set = Ways;
    fn change(&self) -> Change<Ways> {
        Change::Nothing
    }
}
#[derive(Clone, Debug, PartialEq)]
struct Press(Vec<Cell>);
impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells: Vec<String> = self.0.iter().map(Cell::to_string).collect();
        f.write_str(&cells.join(" "))
    }
}
impl FromStr for Press {
    type Err = NotThis;
    fn from_str(text: &str) -> Result<Press, NotThis> {
        text.split(' ').map(str::parse).collect::<Result<_, _>>().map(Press)
    }
}
/// The lamps that are lit.
#[derive(Clone, Debug, PartialEq)]
struct Lit(Grid<bool>, About);
impl AsRef<About> for Lit {
    fn as_ref(&self) -> &About {
        &self.1
    }
}
/// Which lamps were lit, and which were pressed.
#[derive(Clone, Debug, PartialEq)]
struct Lamps {
    lit: Lit,
    pressed: Grid<bool>,
}
impl From<&Lit> for Lamps {
    fn from(lit: &Lit) -> Lamps {
        Lamps { lit: lit.clone(), pressed: lit.0.map(|_| false) }
    }
}
impl AsRef<Lit> for Lamps {
    fn as_ref(&self) -> &Lit {
        &self.lit
    }
}
impl Sheet for Lamps {
    type Move = Press;
    fn play(&mut self, change: &Press) -> Option<Press> {
        self.refuses(change).is_none().then(|| {
            change.0.iter().for_each(|&cell| self.pressed[cell] ^= true);
            change.clone()
        })
    }
    fn refuses(&self, change: &Press) -> Option<Refusal> {
        let outside = change.0.iter().find(|cell| !self.pressed.size().contains(**cell));
        let nothing = change.0.is_empty().then_some(Refusal::Nothing);
        nothing.or(outside.map(|cell| Refusal::Outside(*cell)))
    }
    fn wipe(&self) -> Press {
        Press(self.pressed.size().iter().filter(|&cell| self.pressed[cell]).collect())
    }
    fn join(first: &Press, then: &Press) -> Press {
        Press([&first.0[..], &then.0].concat())
    }
}
fn is_dark(lit: &Grid<bool>, pressed: &Grid<bool>) -> bool {
    let near = |a: Cell, b: Cell| a.row.abs_diff(b.row) + a.col.abs_diff(b.col) < 2;
    let count = |at: Cell| lit.size().iter().filter(|&own| near(at, own) && pressed[own]).count();
    lit.size().iter().all(|at| lit[at] == (count(at) % 2 == 1))
}

/// Tries every way to press.
struct Brute(Grid<bool>, u32);
impl Brute {
    fn grid(&self) -> Grid<bool> {
        let cols = self.0.size().cols();
        Grid::from_fn(self.0.size(), |c| {
            self.1 >> (usize::from(c.row) * cols + usize::from(c.col)) & 1 == 1
        })
    }
}
impl Method<Lights> for Brute {
    fn start(puzzle: &Lit, _: &Board<Ways>, (): &()) -> Brute {
        Brute(puzzle.0.clone(), u32::MAX)
    }
    fn drive<S: Sink<Nothing>>(&mut self, _: u64, _: &mut S) -> Status {
        self.1 = self.1.wrapping_add(1);
        match self.1 >> self.0.size().cells() {
            0 if is_dark(&self.0, &self.grid()) => Status::Solution,
            0 => Status::Running,
            _ => Status::Exhausted,
        }
    }
    fn phase(&self) -> Phase {
        Phase::Search
    }
    fn board(&self) -> Board<Ways> {
        Board::from(self.grid().map(|&pressed| Ways(1 + u8::from(!pressed))))
    }
    fn stats(&self) -> Stats {
        Stats { steps: u64::from(self.1.wrapping_add(1)), ..Stats::default() }
    }
}

#[derive(Debug)]
struct Lights;
impl Game for Lights {
    const NAME: &'static str = "lights";
    type Puzzle = Lit;
    type Set = Ways;
    type Sheet = Lamps;
    type Event = Nothing;
    type Options = ();
    type Offer = ();
    type Solution = Grid<bool>;
    type Cause = ();
    fn methods() -> &'static [Entry<Lights>] {
        const { &[Entry::new::<Brute>("brute", 9)] }
    }
    fn fastest(_: &Lit) -> &'static Entry<Lights> {
        &Lights::methods()[0]
    }
    fn given(puzzle: &Lit) -> Board<Ways> {
        Board::from(puzzle.0.map(|_| Ways(3)))
    }
    fn known(sheet: &Lamps) -> Result<Board<Ways>, Contradiction> {
        Ok(Lights::given(&sheet.lit))
    }
    fn verified(puzzle: &Lit, board: &Board<Ways>) -> Option<Grid<bool>> {
        Some(board.cells().map(|set| *set == Ways(1))).filter(|pressed| is_dark(&puzzle.0, pressed))
    }
    fn cause(_: &Lit, _: &Board<Ways>) {}
}

/// The next lamp of a solution that is not as it should be.
struct Look(Lamps, Brute);
impl Task for Look {
    type Output = Hint<Cell, ()>;
    fn advance(&mut self, _: u64) -> Option<Hint<Cell, ()>> {
        match self.1.drive(1, &mut grille_engine::trace::Silent) {
            Status::Solution => {
                let (wanted, now) = (self.1.grid(), &self.0.pressed);
                let wrong = now.size().iter().find(|&cell| wanted[cell] != now[cell]);
                Some(wrong.map_or(Hint::Solved, |cell| Hint::Next(Box::new(cell))))
            }
            Status::Exhausted => Some(Hint::Wrong(())),
            _ => None,
        }
    }
    fn steps(&self) -> u64 {
        self.1.stats().steps
    }
}
impl Hinting<Lights> for Look {}
impl Hinted for Lights {
    const FOCUS: &'static str = "lamp";
    type Deduction = Cell;
    type Refutation = ();
    type Mark = bool;
    fn hinting(sheet: &Lamps) -> Box<dyn Hinting<Lights>> {
        Box::new(Look(sheet.clone(), Brute(sheet.lit.0.clone(), u32::MAX)))
    }
}
impl Playable for Lights {
    type Reading = ();
    type View = Grid<bool>;
    fn size(puzzle: &Lit) -> Size {
        puzzle.0.size()
    }
    fn write(puzzle: &Lit) -> String {
        let row =
            |row: &[bool]| row.iter().map(|lit| if *lit { '*' } else { '.' }).collect::<String>();
        puzzle.0.rows().map(row).collect::<Vec<_>>().join("\n")
    }
    fn read(text: &str) -> Option<Lit> {
        let cells: Vec<bool> = text.chars().filter(|c| *c != '\n').map(|c| c == '*').collect();
        let size = Size::new(text.lines().count(), text.lines().next()?.len()).ok()?;
        Some(Lit(Grid::from_cells(size, cells)?, About::default()))
    }
    fn identity(puzzle: &Lit, word: &mut dyn FnMut(u32)) {
        Lights::write(puzzle).bytes().for_each(|byte| word(byte.into()));
    }
    fn wanted(_: &Lit) -> usize {
        1
    }
    fn progress(sheet: &Lamps) -> Progress {
        Progress { settled: sheet.wipe().0.len(), noted: 0 }
    }
    fn is_solved(sheet: &Lamps) -> bool {
        is_dark(&sheet.lit.0, &sheet.pressed)
    }
    fn look(_: &Lamps, _: &Grid<u8>, _: Option<()>) {}
    fn cells(change: &Press) -> Vec<Cell> {
        change.0.clone()
    }
    fn conclusion(_: &Lamps, lamp: &Cell) -> Option<Press> {
        Some(Press(vec![*lamp]))
    }
    fn fill(sheet: &Lamps, solution: &Grid<bool>) -> Press {
        Press(solution.size().iter().filter(|&c| solution[c] != sheet.pressed[c]).collect())
    }
    fn mark(sheet: &Lamps, cell: Cell) -> bool {
        sheet.pressed[cell]
    }
    fn wrong(sheet: &Lamps, solution: &Grid<bool>) -> Vec<Cell> {
        let denies = |&c: &Cell| sheet.pressed[c] && !solution[c];
        solution.size().iter().filter(denies).collect()
    }
    fn mend(_: &Session<Lamps>, wrong: &[Cell]) -> Press {
        Press(wrong.to_vec())
    }
    fn differences(one: &Grid<bool>, other: &Grid<bool>) -> Vec<Cell> {
        one.size().iter().filter(|&c| one[c] != other[c]).collect()
    }
    fn contrary(_: &Lamps, _: (Cell, bool)) -> Option<Press> {
        None
    }
    fn agreement(now: &Lamps, one: &Lamps, other: &Lamps) -> Press {
        let both =
            |c: &Cell| one.pressed[*c] == other.pressed[*c] && one.pressed[*c] != now.pressed[*c];
        Press(now.pressed.size().iter().filter(both).collect())
    }
    fn view(table: &Table<Lights>) -> Grid<bool> {
        match table.mode() {
            Mode::Solution(shown) => shown.solution().clone(),
            Mode::Sheet | Mode::Watch(_) => table.sheet().pressed.clone(),
        }
    }
}

/// The table of games, and the sentences.
const GAMES: &[Reader] = &[Reader::of::<Lights>()];
fn hint(words: &Words, hint: &Hint<Cell, ()>, level: Level) -> String {
    match (hint, level) {
        (Hint::Next(lamp), Level::Argument) => format!("Press {}.", words.cell(**lamp)),
        (Hint::Next(_), _) => "A lamp is to be pressed.".to_owned(),
        _ => "Nothing.".to_owned(),
    }
}

#[test]
fn a_game_nobody_has_heard_of_is_played_like_any_other() {
    let puzzle = Lights::read(".*.\n***\n.*.\n").unwrap();
    let store = Store::in_memory();
    let (played, mut kept) = store.game::<Lights>(&puzzle).unwrap();
    let mut table: Table<Lights> = Table::new(played);
    let act = |table: &mut Table<Lights>, text: &str| {
        assert!(table.act(&text.parse::<Act<Press>>().unwrap()), "{text}");
    };
    // Undo, redo and layers.
    for text in ["r1c1", "undo", "redo", "suppose", "r3c3 r2c1"] {
        act(&mut table, text);
    }
    assert_eq!((table.supposed(), table.depth_of("r3c3".parse().unwrap())), (1, 1));
    assert!(!table.act(&"r9c9".parse().unwrap()), "there is no such lamp");
    table.other_way();
    assert!(table.other_case().is_none(), "no press says that a lamp is not pressed");
    act(&mut table, "drop");
    // A hint, told more and more, and taken.
    table.hint();
    while table.advance(1) {}
    for _ in 0..4 {
        table.hint();
    }
    let (found, level) = table.shown_hint().unwrap();
    assert_eq!(hint(&Words::new(Lang::En), found, level), "Press r1c1.");
    table.pass(12.0);
    assert!(table.take_hint(false) && !table.is_solved());
    // The journal holds all of that: the same session comes back.
    kept.append(&table.take_records()).unwrap();
    kept.sync(table.played()).unwrap();
    drop(kept);
    let (played, mut kept) = store.game::<Lights>(&puzzle).unwrap();
    assert_eq!(&played, table.played());
    // To the end, by a solver and by the player.
    let mut table: Table<Lights> = Table::new(played);
    table.solve();
    while table.advance(5) {}
    assert!(table.view()["r2c2".parse().unwrap()] && !table.is_solved());
    table.write_solution();
    assert!(table.is_solved() && !table.take_win() && table.totals().helped == 1);
    table.restart();
    act(&mut table, "r2c2");
    assert!(table.take_win() && table.totals().wins == 1);
    kept.append(&table.take_records()).unwrap();
    kept.sync(table.played()).unwrap();
    let played: Played<Lamps> = store.look::<Lights>(kept.id()).unwrap().unwrap();
    assert_eq!(&played, table.played());
    // Its card, from the card or from the journal.
    let cards: Vec<Card> = store.cards(GAMES).unwrap();
    assert_eq!((cards[0].game.as_str(), cards[0].progress.settled), ("lights", 1));
    assert_eq!(Statistics::of(&cards).wins, 1);
}
