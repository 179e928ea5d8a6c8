//! A nonogram as one short line, `g1.…`: what [`crate::code`] is told of it.
//!
//! Where a picture is known that has the clues, the picture is told and not the clues: it takes a
//! fraction of the room. Whether it came with the puzzle, as its goal, or was found by a
//! solver is told too, so that nothing is given away that was not. Without a picture clues are told.
//!
//! Of a game in progress, its last saved board, the second part says which cells are written, and then whether each is
//! as in the picture, or else what it is.

use crate::code::{
    Coder, Guess, NoCode, Numbers, Parts, Read, bytes, choice, digits, flag, inks, is_like, plane,
};
use crate::nonogram::format::is_its_goal;
use crate::nonogram::parts::sides::CLUES;
use crate::nonogram::{Coding, Format, Keeps};
use crate::text::source::Piece;
use crate::{Fit, Kind, Problem, Said, code};
use grille_engine::Faults;
use grille_engine::colours::{Colour, Colours};
use grille_engine::grid::{Grid, MAX_SIDE, Size};
use grille_engine::nonogram::{
    Block, Draft, DrawingKind, Ink, Picture, Puzzle, Rgb, draft::DraftDrawing, looks,
};

pub(crate) const FORMAT: Format = Format {
    name: "code",
    extensions: &["code", "txt"],
    keeps: Keeps {
        colours: true,
        givens: true,
        goal: true,
        saved: true,
        about: &[Said::Title],
        ..CLUES
    },
    coding: Coding::Text,
    many: None,
    fit: |text| match is_like(text).then(|| content(text)) {
        None => Fit::Nothing,
        Some(Ok(_)) => Fit::Mark,
        Some(Err(NotThis::Sudoku)) => Fit::Nothing,
        Some(Err(NotThis::Bad(_))) => Fit::Form,
    },
    read: |text| Box::new(std::iter::once(read(Piece::whole(text)))),
    write_body: |puzzle| encode_game(puzzle, None) + "\n",
};

/// How often a code is of a sudoku: once in so many.
pub(crate) const SUDOKU: u16 = 8;

/// What is told of a nonogram.
#[derive(Clone, Debug, Default)]
struct Content {
    size: Option<Size>,
    /// As in a draft: none for black on white.
    inks: Vec<Ink>,
    title: Option<String>,
    givens: Option<Vec<Colours>>,
    body: Body,
    /// What is written so far; it is told in the second part.
    saved: Option<Vec<Colours>>,
}

#[derive(Clone, Debug)]
enum Body {
    /// The colours of all cells, and whether they are the puzzle's goal.
    Picture(Vec<usize>, bool),
    /// The clues of the rows, then those of the columns.
    Clues(Vec<Vec<Block>>),
}

impl Default for Body {
    fn default() -> Body {
        Body::Clues(Vec::new())
    }
}

/// Why a text says no nonogram.
enum NotThis {
    /// It is of another game.
    Sudoku,
    Bad(NoCode),
}

/// The code of a puzzle; shorter with a solution of it, if it has no goal that says its clues.
pub fn encode(puzzle: &Puzzle, solution: Option<&Picture>) -> String {
    code::sealed(&puzzle_digits(&told(puzzle, solution)))
}

/// The same with what is written so far: the last saved board of the puzzle, if it has one.
pub fn encode_game(puzzle: &Puzzle, solution: Option<&Picture>) -> String {
    let content = told(puzzle, solution);
    let digits = puzzle_digits(&content);
    match &content.saved {
        None => code::sealed(&digits),
        Some(cells) => {
            let progress = code::coded(|coder| {
                tell_progress(coder, &content, cells);
            });
            code::sealed_game(&digits, &progress)
        }
    }
}

fn puzzle_digits(content: &Content) -> Vec<u8> {
    code::coded(|coder| {
        flag(coder, false, SUDOKU);
        tell(coder, content);
    })
}

/// What is told of a puzzle.
fn told(puzzle: &Puzzle, solution: Option<&Picture>) -> Content {
    let goal = puzzle.goal().filter(|_| is_its_goal(puzzle));
    let is_goal = goal.is_some();
    let fits = |solution: &&Picture| says_clues(puzzle, solution);
    let picture = goal.or_else(|| solution.filter(fits).cloned());
    let body = match picture {
        Some(picture) => {
            Body::Picture(picture.cells().iter().map(|colour| colour.index()).collect(), is_goal)
        }
        None => {
            let clues = puzzle.rows().iter().chain(puzzle.cols());
            Body::Clues(clues.map(|clue| clue.blocks().to_vec()).collect())
        }
    };
    let saved = puzzle.drawings().iter().rev().find(|own| own.kind == DrawingKind::Saved);
    Content {
        size: Some(puzzle.size()),
        inks: puzzle.draft().inks,
        title: puzzle.about().title.clone(),
        givens: puzzle.givens().map(|givens| givens.cells().to_vec()),
        body,
        saved: saved.map(|saved| saved.cells.cells().to_vec()),
    }
}

/// Whether a picture of this size has the clues of a puzzle.
fn says_clues(puzzle: &Puzzle, picture: &Picture) -> bool {
    picture.size() == puzzle.size()
        && Puzzle::of(picture, puzzle.draft().inks)
            .is_ok_and(|own| own.rows() == puzzle.rows() && own.cols() == puzzle.cols())
}

fn content(text: &str) -> Result<Content, NotThis> {
    let damaged = || NotThis::Bad(NoCode::Damaged);
    let Parts { puzzle, progress } = digits(text).map_err(NotThis::Bad)?;
    let mut coder = Read::new(&puzzle);
    if flag(&mut coder, false, SUDOKU) {
        return Err(NotThis::Sudoku);
    }
    let mut content = tell(&mut coder, &Content::default()).ok_or_else(damaged)?;
    if let Some(progress) = progress {
        let cells = tell_progress(&mut Read::new(&progress), &content, &[]);
        content.saved = Some(cells.ok_or_else(damaged)?);
    }
    Ok(content)
}

fn read(whole: Piece<'_>) -> Result<Puzzle, Faults<Problem>> {
    let problem = |why| Faults::from(Problem { at: whole.trim().span(), kind: Kind::Code(why) });
    let content = content(whole.text).map_err(|not_this| match not_this {
        NotThis::Sudoku => problem(NoCode::Other),
        NotThis::Bad(why) => problem(why),
    })?;
    puzzle(content).ok_or_else(|| problem(NoCode::Damaged))
}

fn puzzle(content: Content) -> Option<Puzzle> {
    let size = content.size?;
    let mut draft = match content.body {
        Body::Picture(cells, is_goal) => {
            let cells: Option<Vec<Colour>> = cells.into_iter().map(Colour::new).collect();
            let picture = Grid::from_cells(size, cells?)?;
            let mut draft = Puzzle::of(&picture, content.inks).ok()?.draft();
            draft.drawings.retain(|_: &DraftDrawing| is_goal);
            draft
        }
        Body::Clues(mut rows) => {
            let cols = rows.split_off(size.rows());
            Draft { inks: content.inks, rows: Some(rows), cols: Some(cols), ..Draft::default() }
        }
    };
    draft.about.title = content.title;
    let rows = |cells: Vec<Colours>| cells.chunks(size.cols()).map(<[Colours]>::to_vec).collect();
    draft.givens = content.givens.map(rows);
    let saved = |cells| DraftDrawing { kind: DrawingKind::Saved, id: None, note: None, cells };
    draft.drawings.extend(content.saved.map(rows).map(saved));
    Puzzle::new(draft).ok()
}

/// Tells a coder of a nonogram, or takes from it what was told; nothing where that is none.
fn tell(coder: &mut impl Coder, own: &Content) -> Option<Content> {
    let (is_picture, is_goal) = match own.body {
        Body::Picture(_, is_goal) => (true, is_goal),
        Body::Clues(_) => (false, false),
    };
    let has_clues = flag(coder, !is_picture, 16);
    let is_goal = !has_clues && coder.bit(is_goal, 1 << 15);
    let is_coloured = flag(coder, !own.inks.is_empty(), 8);
    let has_title = flag(coder, own.title.is_some(), 8);
    let has_givens = flag(coder, own.givens.is_some(), 64);
    let size = tell_size(coder, own.size)?;
    let inks = if is_coloured { palette(coder, &own.inks)? } else { Vec::new() };
    let title = match has_title {
        true => Some(words(coder, own.title.as_deref().unwrap_or_default())?),
        false => None,
    };
    let count = inks.len().max(2);
    let body = match (has_clues, &own.body) {
        (true, Body::Clues(clues)) => Body::Clues(tell_clues(coder, size, count, clues)?),
        (true, Body::Picture(..)) => Body::Clues(tell_clues(coder, size, count, &[])?),
        (false, Body::Picture(cells, _)) => {
            Body::Picture(tell_cells(coder, size, count, cells), is_goal)
        }
        (false, Body::Clues(_)) => Body::Picture(tell_cells(coder, size, count, &[]), is_goal),
    };
    let givens = has_givens
        .then(|| tell_givens(coder, size, count, own.givens.as_deref().unwrap_or_default()));
    (!coder.is_lost()).then_some(Content {
        size: Some(size),
        inks,
        title,
        givens,
        body,
        saved: None,
    })
}

fn tell_size(coder: &mut impl Coder, own: Option<Size>) -> Option<Size> {
    let (rows, cols) = own.map_or((1, 1), |size| (size.rows(), size.cols()));
    let mut sides = Numbers::default();
    let rows = sides.code(coder, rows as u32 - 1) as usize;
    let is_square = coder.bit(rows + 1 == cols, 1 << 15);
    let cols = if is_square { rows } else { sides.code(coder, cols as u32 - 1) as usize };
    let is_side = |side: &usize| *side < MAX_SIDE;
    let (rows, cols) = (Some(rows).filter(is_side)?, Some(cols).filter(is_side)?);
    Size::new(rows + 1, cols + 1).ok()
}

/// The colours, and what they are called where that is not what everybody calls them.
fn palette(coder: &mut impl Coder, own: &[Ink]) -> Option<Vec<Ink>> {
    let count = Numbers::default().code(coder, own.len() as u32) as usize;
    if count > Colour::LIMIT {
        return None;
    }
    let mut looks = Vec::new();
    for index in 0..count {
        let Rgb { r, g, b } = own.get(index).map_or(Rgb::WHITE, |ink| ink.rgb);
        let is_usual = |rgb: Rgb| rgb == if index == 0 { Rgb::WHITE } else { Rgb::BLACK };
        let plain = coder.bit(is_usual(Rgb { r, g, b }), if index == 0 { 60_000 } else { 8_000 });
        let mut byte = |own: u8| {
            (0..8).rev().fold(0_u8, |byte, place| {
                byte << 1 | u8::from(coder.bit(own >> place & 1 == 1, 1 << 15))
            })
        };
        looks.push(match plain {
            true if index == 0 => Rgb::WHITE,
            true => Rgb::BLACK,
            false => Rgb { r: byte(r), g: byte(g), b: byte(b) },
        });
    }
    let named = looks::named(looks.iter().copied());
    let has_names = flag(coder, named != own, 2);
    if !has_names {
        return Some(named);
    }
    // No ink is called nothing: an empty name says that names are told in short. Older codes tell each by its letters.
    let first = words(coder, "")?;
    let mut names = Names { named: &named, is_nearest: Guess::NEW, is_common: Guess::NEW };
    let mut inks = Vec::new();
    for (index, rgb) in looks.into_iter().enumerate() {
        let own = own.get(index).map_or("", |ink| ink.name.as_str());
        let name = match (first.is_empty(), index) {
            (true, _) => names.code(coder, index, own)?,
            (false, 0) => first.clone(),
            (false, _) => words(coder, own)?,
        };
        inks.push(Ink::new(name, rgb));
    }
    Some(inks)
}

/// Names of colours that have a number in codes, which they keep.
const COMMON: [&str; 11] = [
    "black", "white", "grey", "red", "orange", "yellow", "green", "blue", "purple", "pink", "brown",
];

/// Names of inks, mostly common ones: that of the nearest colour, or another one.
struct Names<'a> {
    /// The inks by their nearest names; none for black on white.
    named: &'a [Ink],
    is_nearest: Guess,
    is_common: Guess,
}

impl Names<'_> {
    fn code(&mut self, coder: &mut impl Coder, index: usize, own: &str) -> Option<String> {
        let nearest = self.named.get(index).map(|ink| ink.name.as_str());
        if let Some(nearest) = nearest
            && self.is_nearest.code(coder, nearest == own)
        {
            return Some(nearest.to_owned());
        }
        let place = COMMON.iter().position(|name| *name == own);
        if self.is_common.code(coder, place.is_some()) {
            return Some(COMMON[choice(coder, place.unwrap_or(0), COMMON.len())].to_owned());
        }
        words(coder, own)
    }
}

fn words(coder: &mut impl Coder, own: &str) -> Option<String> {
    String::from_utf8(bytes(coder, own.as_bytes())).ok()
}

fn tell_cells(coder: &mut impl Coder, size: Size, count: usize, own: &[usize]) -> Vec<usize> {
    let filled: Vec<bool> = own.iter().map(|colour| *colour > 0).collect();
    let filled = plane(coder, size, &filled);
    match count {
        2 => filled.into_iter().map(usize::from).collect(),
        _ => inks(coder, size, &filled, own, count - 1),
    }
}

fn tell_clues(
    coder: &mut impl Coder,
    size: Size,
    count: usize,
    own: &[Vec<Block>],
) -> Option<Vec<Vec<Block>>> {
    let (mut blocks, mut lengths) = (Numbers::default(), Numbers::default());
    let mut same = Guess::NEW;
    let mut clues = Vec::new();
    for line in 0..size.rows() + size.cols() {
        let own = own.get(line).map_or(&[][..], Vec::as_slice);
        let found = blocks.code(coder, own.len() as u32) as usize;
        if found > MAX_SIDE || coder.is_lost() {
            return None;
        }
        let mut clue: Vec<Block> = Vec::new();
        for at in 0..found {
            let block = own.get(at).copied().unwrap_or(Block { len: 1, colour: Colour::BLACK });
            let len = lengths.code(coder, block.len.saturating_sub(1)).saturating_add(1);
            // Inks after the one before, round and round.
            let last = clue.last().map_or(1, |last: &Block| last.colour.index());
            let mut colour = last;
            for _ in 2..count {
                if same.code(coder, block.colour.index() == colour) {
                    break;
                }
                colour = colour % (count - 1) + 1;
            }
            clue.push(Block { len, colour: Colour::new(colour)? });
        }
        clues.push(clue);
    }
    Some(clues)
}

/// The cells that are given: most are open, and others have one colour.
fn tell_givens(coder: &mut impl Coder, size: Size, count: usize, own: &[Colours]) -> Vec<Colours> {
    let all = Colours::first(count);
    let mut is_open = Guess::NEW;
    let mut sets = Sets::new(count);
    let mut cells = Vec::new();
    while cells.len() < size.cells() && !coder.is_lost() {
        let own = own.get(cells.len()).copied().unwrap_or(all);
        cells.push(match is_open.code(coder, own == all) {
            true => all,
            false => sets.code(coder, own),
        });
    }
    cells
}

/// Sets of colours, most of them of one.
struct Sets {
    all: Colours,
    has_one: Guess,
    bits: Vec<Guess>,
}

impl Sets {
    fn new(count: usize) -> Sets {
        Sets { all: Colours::first(count), has_one: Guess::NEW, bits: vec![Guess::NEW; count] }
    }

    fn code(&mut self, coder: &mut impl Coder, own: Colours) -> Colours {
        let only = self.has_one.code(coder, own.only().is_some());
        let mut set = Colours::NONE;
        for (colour, guess) in self.all.iter().zip(&mut self.bits) {
            if guess.code(coder, own.has(colour)) {
                set |= Colours::from(colour);
                if only {
                    break;
                }
            }
        }
        set
    }
}

/// What is written in the cells of a puzzle; nothing where that is no board of it.
fn tell_progress(
    coder: &mut impl Coder,
    content: &Content,
    own: &[Colours],
) -> Option<Vec<Colours>> {
    let (size, count) = (content.size?, content.inks.len().max(2));
    let all = Colours::first(count);
    let written: Vec<bool> = own.iter().map(|set| *set != all).collect();
    let written = plane(coder, size, &written);
    let mut is_right = Guess::NEW;
    let mut sets = Sets::new(count);
    let mut cells = Vec::new();
    for (index, is_written) in written.into_iter().enumerate() {
        if !is_written {
            cells.push(all);
            continue;
        }
        let own = own.get(index).copied().unwrap_or(all);
        let right = match &content.body {
            Body::Picture(cells, _) => cells.get(index).and_then(|cell| Colour::new(*cell)),
            Body::Clues(_) => None,
        };
        let right = right.map(Colours::from);
        cells.push(match right {
            Some(right) if is_right.code(coder, own == right) => right,
            Some(_) | None => sets.code(coder, own),
        });
        if coder.is_lost() {
            return None;
        }
    }
    (!coder.is_lost() && cells.len() == size.cells()).then_some(cells)
}
