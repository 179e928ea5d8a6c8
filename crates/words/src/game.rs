//! Games and formats in sentences.

use crate::{Words, say};
use grille_formats::{GameFormat, GameName, Unheld};

impl Words {
    /// A game in a sentence: `nonograms`.
    pub fn game(&self, game: GameName) -> String {
        match game {
            GameName::Nonogram => say!(self, "game-nonogram"),
            GameName::Sudoku => say!(self, "game-sudoku"),
        }
    }

    /// That a format is of another game than this.
    pub fn other_game(&self, format: GameFormat, game: GameName) -> String {
        let (other, game) = (self.game(format.game()), self.game(game));
        say!(self, "game-other-format", format = format.name(), other = other, game = game)
    }

    /// Why a format cannot hold a puzzle of this game.
    pub fn unheld(&self, format: GameFormat, game: GameName, why: Unheld) -> String {
        match why {
            Unheld::OtherGame => self.other_game(format, game),
            Unheld::Candidates => say!(self, "sudoku-no-candidates", format = format.name()),
            Unheld::Side => say!(self, "sudoku-no-side", format = format.name()),
            Unheld::Part(part) => {
                say!(self, "convert-cannot", format = format.name(), what = self.part(part))
            }
        }
    }
}
