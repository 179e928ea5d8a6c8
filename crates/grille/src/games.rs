//! The games of the program: what each must offer beyond its answers, in one table.
//!
//! A command is written once, for any `G: Handled`; [`with_game!`] takes it to the game of
//! the puzzle at hand.

use crate::args;
use crate::method::{Chosen, Methods};
use grille_answer::{Asked, Help, Tally};
use grille_drive::Budget;
use grille_engine::board::Board;
use grille_engine::hint::Level;
use grille_engine::run::{Entry, Game};
use grille_formats::GameName;
pub(crate) use grille_formats::with_game;
use grille_words::Words;
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
pub trait Handled: Asked + Game<Offer: Sync> {
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

    /// What somebody wrote last in the puzzle's file, if anything.
    fn saved(puzzle: &Self::Puzzle) -> Option<Self::Start>;
    /// That nobody wrote anything.
    fn no_saved(words: &Words) -> String;
    /// The puzzle with this board on it, as it was typed.
    fn typed(words: &Words, puzzle: &Self::Puzzle, text: &str) -> Result<Self::Start, String>;
    /// The board to search from.
    fn search_board(start: &Self::Start) -> Board<Self::Set>;
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
