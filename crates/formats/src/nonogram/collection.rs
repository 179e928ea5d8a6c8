//! The nonograms inside the program, drawn for it: `puzzles/NAME.non`.
//!
//! A new one is a file there, a line here, and a title `puzzle-NAME` in the words crate.

use super::non;
use grille_engine::nonogram::Puzzle;

/// A nonogram of the collection.
pub type Item = crate::Item<Puzzle>;

macro_rules! puzzles {
    ($($name:literal)*) => {
        &[$(Item {
            name: $name,
            text: include_str!(concat!("../../puzzles/", $name, ".non")),
            read,
        }),*]
    };
}

/// All of them in the order in which they came, of those that came together the smallest first.
/// Players know them by their numbers, so new ones follow the last.
pub const COLLECTION: &[Item] = puzzles![
    "duckling"
    "notes"
    "heart"
    "key"
    "mushroom"
    "tulip"
    "penguin"
    "cactus"
    "icecream"
    "cup"
    "cherries"
    "watermelon"
    "snail"
    "umbrella"
    "teapot"
    "anchor"
    "ladybird"
    "bee"
    "rabbit"
    "crab"
    "sailboat"
    "gramophone"
    "fishbowl"
    "hedgehog"
    "whale"
    "knight"
    "rocket"
    "snowflake"
    "swan"
    "balloon"
    "lighthouse"
    "fox"
    "toucan"
    "violin"
    "seahorse"
    "bicycle"
    "locomotive"
    "owl"
    "octopus"
    "elephant"
    "giraffe"
    "windmill"
    "ship"
    "mooncat"
    "monkey"
    "robin"
    "frog"
    "seal"
    "sheep"
    "snowman"
    "matryoshka"
    "robot"
    "mouse"
    "typewriter"
    "squirrel"
    "panda"
    "flamingo"
    "clownfish"
    "kangaroo"
    "island"
    "eiffel"
    "pearl"
    "wave"
    "lion"
];

/// The puzzle of that name.
pub fn find(name: &str) -> Option<&'static Item> {
    COLLECTION.iter().find(|item| item.name == name)
}

fn read(text: &'static str) -> Puzzle {
    let first = (non::FORMAT.read)(text).next().and_then(Result::ok);
    first.expect("every file of the collection is read by a test")
}
