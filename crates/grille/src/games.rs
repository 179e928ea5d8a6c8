//! The games of the program: what each must offer beyond its answers, in one table.
//!
//! A command is written once, for any `G: Handled`; [`with_game!`] takes it to the game of
//! the puzzle at hand.

use crate::args;
use crate::method::{Chosen, Methods};
use grille_answer::{Explained, Help, RatingTold, Tally};
use grille_drive::Budget;
use grille_engine::board::Board;
use grille_engine::hint::{Hinting, Level};
use grille_engine::run::{Entry, Game};
use grille_formats::{GameFormat, GameName, Unheld};
use grille_words::{Words, say};
use serde_json::Value;

/// What is written the same way for every game, though its types are the game's own.
macro_rules! as_in_all_games {
    ($game:ident, $own:ident, $options:ty, $offer:ty, $event:ident) => {
        const GAME: GameName = GameName::$game;
        const SEED: $offer = <$offer>::Seed;

        fn chosen(methods: &Methods) -> &Result<Chosen<$game>, String> {
            &methods.$own
        }

        fn offers(options: &$options) -> Vec<$offer> {
            options.chosen().collect()
        }

        fn offer_name(offer: $offer) -> &'static str {
            offer.name()
        }

        fn set_seed(options: &mut $options, seed: u64) {
            options.seed = Some(seed);
        }

        fn seed(options: &$options) -> Option<u64> {
            options.seed
        }

        fn depth(event: &$event) -> Option<usize> {
            match event {
                $event::Guess { depth, .. } | $event::BackTo { depth } => Some(*depth as usize),
                _ => None,
            }
        }
    };
}

mod nonogram;
mod sudoku;

/// A game that the program's commands take.
pub trait Handled: Explained + RatingTold + Game<Offer: Sync> {
    /// Which one.
    const GAME: GameName;
    /// The option that says what decides where nothing else does.
    const SEED: Self::Offer;
    /// Whether several runs can work on one puzzle.
    const TEAMS: bool;

    /// The method that was chosen, or why none can be.
    fn chosen(methods: &Methods) -> &Result<Chosen<Self>, String>;
    /// The method of that name.
    fn method(name: &str) -> Option<&'static Entry<Self>> {
        Self::methods().iter().find(|entry| entry.name == name)
    }
    /// What was typed about a method, or the option that means nothing to the game.
    fn options(typed: &args::Method) -> Result<Self::Options, &'static str>;
    /// The options that were chosen.
    fn offers(options: &Self::Options) -> Vec<Self::Offer>;
    /// The name of an option.
    fn offer_name(offer: Self::Offer) -> &'static str;
    /// Changes the seed.
    fn set_seed(options: &mut Self::Options, seed: u64);
    /// The seed.
    fn seed(options: &Self::Options) -> Option<u64>;
    /// Tells a run which member of a team it is, where the game's methods ask.
    fn set_member(_options: &mut Self::Options, _member: usize) {}
    /// Gives a run what earlier ones learned, where the game can use it.
    fn remember(_options: &mut Self::Options, _learned: &str) {}
    /// Why a method is not for this puzzle, if it is not.
    fn refuses(words: &Words, entry: &Entry<Self>, puzzle: &Self::Puzzle) -> Option<String>;

    /// What is given.
    fn fresh(puzzle: &Self::Puzzle) -> Self::Start;
    /// What somebody wrote last in the puzzle's file, if anything.
    fn saved(puzzle: &Self::Puzzle) -> Option<Self::Start>;
    /// That nobody wrote anything.
    fn no_saved(words: &Words) -> String;
    /// The puzzle with this board on it, as it was typed.
    fn typed(words: &Words, puzzle: &Self::Puzzle, text: &str) -> Result<Self::Start, String>;
    /// The board to search from.
    fn search_board(start: &Self::Start) -> Board<Self::Set>;
    /// A hint from there.
    fn hinting_at(start: &Self::Start) -> Box<dyn Hinting<Self>>;
    /// What a sheet says, to begin from.
    fn start_of(puzzle: &Self::Puzzle, sheet: &Self::Sheet) -> Self::Start;
    /// What a hint is about, drawn, where a drawing tells more than the sentences.
    fn hint_drawing(_help: &Help<Self>, _level: Level, _start: &Self::Start) -> String {
        String::new()
    }

    /// How many hypotheses stand after this event, if it changes that.
    fn depth(event: &Self::Event) -> Option<usize>;
    /// How many solutions a board leaves.
    fn count(
        puzzle: &Self::Puzzle,
        from: Board<Self::Set>,
        options: &Self::Options,
        budget: &mut Budget,
    ) -> Tally<Self>;
    /// Why there are several solutions, as far as it is found out within the budget; `progress`
    /// is told in a few words how far it is.
    fn why(
        words: &Words,
        puzzle: &Self::Puzzle,
        budget: &mut Budget,
        progress: &mut dyn FnMut(String),
    ) -> Why;
}

/// Why there are several solutions, as far as it can be told.
pub enum Why {
    /// In sentences, and as data. Where a limit was hit first, what is known by then.
    Told(Vec<String>, Value),
    /// The game has no such answer.
    NotTold,
}

/// A game in a sentence: `nonograms`.
pub fn spoken(words: &Words, game: GameName) -> String {
    match game {
        GameName::Nonogram => say!(words, "game-nonogram"),
        GameName::Sudoku => say!(words, "game-sudoku"),
    }
}

/// That a format is of another game than this.
pub fn other_game(words: &Words, format: GameFormat, game: GameName) -> String {
    let (other, game) = (spoken(words, format.game()), spoken(words, game));
    say!(words, "game-other-format", format = format.name(), other = other, game = game)
}

/// Why a format cannot hold a puzzle of this game.
pub fn unheld(words: &Words, format: GameFormat, game: GameName, why: Unheld) -> String {
    match why {
        Unheld::OtherGame => other_game(words, format, game),
        Unheld::Candidates => say!(words, "sudoku-no-candidates", format = format.name()),
        Unheld::Side => say!(words, "sudoku-no-side", format = format.name()),
        Unheld::Part(part) => {
            say!(words, "convert-cannot", format = format.name(), what = words.part(part))
        }
    }
}

/// Does the same for a puzzle of any game: `$body` with its `$puzzle` and the type `$game`.
macro_rules! with_game {
    ($any:expr, |$puzzle:ident: $game:ident| $body:expr) => {
        match $any {
            grille_formats::GamePuzzle::Nonogram($puzzle) => {
                type $game = grille_engine::nonogram::Nonogram;
                $body
            }
            grille_formats::GamePuzzle::Sudoku($puzzle) => {
                type $game = grille_engine::sudoku::Sudoku;
                $body
            }
        }
    };
}
pub(crate) use with_game;
