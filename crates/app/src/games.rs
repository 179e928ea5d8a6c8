//! The games of the window, in one table; and a puzzle of whichever of them.

use crate::dialog::{Asked, Dialog};
use crate::front::{FromFile, Front, Making};
use crate::overlay::Page;
use crate::part::{Segment, segments};
use crate::play::{Origin, Play, Playing};
use crate::stock::Kind;
use crate::theme::Sheet as Paper;
use egui::{Painter, Rect, Ui};
use grille_engine::about::About;
use grille_engine::class::Class;
use grille_engine::grid::Size;
use grille_engine::nonogram::Nonogram;
use grille_engine::rate::Rated;
use grille_engine::run::Task;
use grille_engine::sudoku::Sudoku;
use grille_formats::journal::Exercise;
use grille_formats::{GameFormat, Source};
use grille_store::{Card, Day, Id, Reader, Settings, Store};
use grille_table::{Mapped, MoveOf};
use grille_words::{Words, say};

/// Every game.
pub const GAMES: &[GameEntry] = &[GameEntry::of::<Nonogram>(), GameEntry::of::<Sudoku>()];

/// A puzzle of whichever game, to be handed round.
pub type Boxed = Box<dyn AnyPuzzle>;

/// A puzzle being rated; nothing if it is too hard to say.
pub type Rating = Box<dyn Task<Output = Option<Class>> + Send>;

/// A puzzle inside the program, with the name in `puzzle-NAME` of the words.
pub type Item = (&'static str, Boxed);

/// A line of the table.
pub struct GameEntry {
    /// How its journals are read.
    pub reader: Reader,
    /// Its puzzles inside the program.
    pub collection: fn() -> Vec<Item>,
    /// Whether the titles of its collection are hidden until they are earned.
    pub surprises: bool,
    /// The game of a journal, to look at.
    pub look: fn(&Store, Id) -> Option<Boxed>,
    /// The keys of its board as they are written, each with the key of what it does.
    pub keys: fn() -> Vec<(&'static str, &'static str)>,
    /// The dialog that orders a new puzzle.
    pub order: fn() -> Box<dyn Dialog>,
    /// The kinds of its puzzles that are made ahead of time.
    pub stock: fn() -> Vec<Kind>,
    /// The dialog that tells how to play.
    pub lesson: fn() -> Box<dyn Dialog>,
    /// Draws what can be chosen about it, in a group of the settings.
    pub settings: fn(&mut Ui, &Words, Page, &mut Settings),
    /// The puzzle of a day, in the making.
    pub daily: fn(Day) -> Option<Making<Boxed>>,
    from_file: fn(&Words, &Source) -> Option<FromFile<Boxed>>,
}

impl GameEntry {
    /// The line of a game.
    const fn of<G: Front>() -> GameEntry {
        GameEntry {
            reader: Reader::of::<G>(),
            collection: || {
                G::collection().into_iter().map(|(name, p)| (name, boxed::<G>(p))).collect()
            },
            surprises: G::SURPRISES,
            look: |store, id| {
                let played = store.look::<G>(id).ok().flatten()?;
                let sheet = played.session().sheet().clone();
                let puzzle = sheet.as_ref().clone();
                Some(Box::new(Shown::<G> { puzzle, sheet: Some(sheet), exercise: None }))
            },
            keys: G::keys,
            order: G::order,
            stock: G::stock,
            lesson: G::lesson,
            settings: G::settings,
            daily: |day| {
                let made = Mapped(G::daily(day)?, |made: Option<G::Puzzle>| made.map(boxed::<G>));
                Some(Box::new(made))
            },
            from_file: |words, source| {
                let found = G::from_file(words, source)?;
                Some(found.map(|all| all.into_iter().map(boxed::<G>).collect()))
            },
        }
    }
}

/// The game of that name; the first, with which a window begins, for none.
pub fn find(name: Option<&str>) -> &'static GameEntry {
    let named = GAMES.iter().find(|game| Some(game.reader.game) == name);
    named.or(GAMES.first()).expect("there is a game")
}

/// The games side by side, in the dialog that orders a puzzle of this one; what was asked for.
pub fn choose(ui: &mut Ui, words: &Words, now: &'static str) -> Option<Asked> {
    let name = |game: &GameEntry| say!(words, &format!("game-{}-title", game.reader.game));
    let all: Vec<_> = GAMES.iter().map(|game| Segment::new(game.reader.game, name(game))).collect();
    let width = ui.available_width();
    segments(ui, Some(now), &all, Some(width)).map(Asked::Order)
}

/// How the journals of all games are read.
pub fn readers() -> Vec<Reader> {
    GAMES.iter().map(|game| game.reader).collect()
}

/// The puzzles inside the program.
pub fn collection() -> Vec<Item> {
    GAMES.iter().flat_map(|game| (game.collection)()).collect()
}

/// The game of a card, to look at.
pub fn look(store: &Store, card: &Card) -> Option<Boxed> {
    let game = GAMES.iter().find(|game| game.reader.game == card.game)?;
    (game.look)(store, card.id)
}

/// The puzzles of a file; or what is wrong with the first, in words.
pub fn read(words: &Words, name: &str, bytes: Vec<u8>) -> FromFile<Boxed> {
    if is_image(&bytes) {
        return Err(say!(words, "file-image"));
    }
    let source = Source::decode(name, bytes).map_err(|why| words.not_text(name, why))?;
    let format = GameFormat::detect(None, &source.name, &source.text);
    let name = format.map(|format| format.game().name());
    let game = GAMES.iter().find(|game| Some(game.reader.game) == name);
    match game.and_then(|game| (game.from_file)(words, &source)) {
        Some(Ok(all)) if all.is_empty() => Err(say!(words, "file-nothing")),
        Some(found) => found,
        None => Err(say!(words, "file-nothing")),
    }
}

/// Whether a file is a picture: the first bytes of those that people have.
fn is_image(bytes: &[u8]) -> bool {
    const FIRST: &[&[u8]] = &[b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM", b"II*\0", b"MM\0*"];
    let is_webp = bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP");
    // Two letters alone may begin a text.
    let is_binary = bytes.iter().take(64).any(|byte| *byte == 0);
    is_webp || (is_binary && FIRST.iter().any(|first| bytes.starts_with(first)))
}

/// A puzzle of whichever game, with what is written on it.
pub trait AnyPuzzle: Send {
    /// Which game it is.
    fn id(&self) -> Id;
    /// Rows and columns.
    fn size(&self) -> Size;
    /// What is said about it.
    fn about(&self) -> &About;
    /// How many cells a solution settles.
    fn wanted(&self) -> usize;
    /// How hard it is.
    fn rating(&self) -> Rating;
    /// The same.
    fn copy(&self) -> Boxed;
    /// The same under another name, so that its game can be found again.
    fn named(&self, name: &str) -> Boxed;
    /// Takes from the store what is written on it.
    fn look(&mut self, store: &Store, card: &Card);
    /// Draws a small picture of it.
    fn thumbnail(&self, painter: &Painter, paper: &Paper, square: Rect);
    /// The name of its game.
    fn game(&self) -> &'static str;
    /// Whether it has colours; nothing in a game without inks.
    fn is_coloured(&self) -> Option<bool>;
    /// Puts it on a table.
    fn open(&self, store: Option<&Store>, origin: Origin) -> Box<dyn Play>;
}

/// A puzzle nobody has written on.
pub fn boxed<G: Front>(puzzle: G::Puzzle) -> Boxed {
    Box::new(Shown::<G> { puzzle, sheet: None, exercise: None })
}

/// A puzzle that is set as an exercise.
pub fn set<G: Front>(puzzle: G::Puzzle, exercise: Exercise<MoveOf<G>>) -> Boxed {
    Box::new(Shown::<G> { puzzle, sheet: None, exercise: Some(exercise) })
}

/// A puzzle, and what is written on it.
pub(crate) struct Shown<G: Front> {
    pub puzzle: G::Puzzle,
    pub sheet: Option<G::Sheet>,
    /// What it is set as before the player begins.
    pub exercise: Option<Exercise<MoveOf<G>>>,
}

impl<G: Front> AnyPuzzle for Shown<G> {
    fn id(&self) -> Id {
        Id::of::<G>(&self.puzzle)
    }

    fn size(&self) -> Size {
        G::size(&self.puzzle)
    }

    fn about(&self) -> &About {
        self.puzzle.as_ref()
    }

    fn wanted(&self) -> usize {
        G::wanted(&self.puzzle)
    }

    fn rating(&self) -> Rating {
        Box::new(Mapped(G::rate(&self.puzzle), |rated| match rated {
            Rated::Rating(rating) => G::class(&rating).1,
            Rated::Limit => None,
        }))
    }

    fn copy(&self) -> Boxed {
        let (puzzle, sheet) = (self.puzzle.clone(), self.sheet.clone());
        Box::new(Shown::<G> { puzzle, sheet, exercise: self.exercise.clone() })
    }

    fn named(&self, name: &str) -> Boxed {
        let (puzzle, exercise) = (G::named(&self.puzzle, name), self.exercise.clone());
        Box::new(Shown::<G> { puzzle, sheet: None, exercise })
    }

    fn look(&mut self, store: &Store, card: &Card) {
        let finished = || G::finished(&self.puzzle).filter(|_| card.totals.was_solved());
        let written = || Some(store.look::<G>(card.id).ok()??.session().sheet().clone());
        let is_written = card.progress.settled > 0;
        self.sheet = finished().or_else(|| is_written.then(written).flatten());
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn is_coloured(&self) -> Option<bool> {
        G::is_coloured(&self.puzzle)
    }

    fn thumbnail(&self, painter: &Painter, paper: &Paper, square: Rect) {
        G::thumbnail(painter, paper, square, &self.puzzle, self.sheet.as_ref());
    }

    fn open(&self, store: Option<&Store>, origin: Origin) -> Box<dyn Play> {
        let mut playing = Playing::<G>::open(store, &self.puzzle, origin);
        if let Some(exercise) = self.exercise.clone() {
            playing.table.set(exercise);
        }
        Box::new(playing)
    }
}
