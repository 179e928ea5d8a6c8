//! The figures of a game beside its journal, so that a list of games costs one short
//! file each. A card tells how long the journal was when the card was written. If the journal
//! has another length, as after a kill, the journal itself is read, and the card is written
//! again the next time that the puzzle is played.

use crate::kept::{GAMES, name};
use crate::storage::{Listed, Storage};
use crate::{Id, Trouble};
use grille_engine::grid::Size;
use grille_table::{Playable, Played, Progress, Totals, journal};
use std::time::{Duration, SystemTime};

/// How a game stands, without its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Which game it is.
    pub id: Id,
    /// The name of the game that its puzzle is of.
    pub game: String,
    /// The size of its puzzle.
    pub size: Size,
    /// How much is written on the sheet.
    pub progress: Progress,
    /// Time, hints, attempts.
    pub totals: Totals,
    /// When it was last played.
    pub played: SystemTime,
}

/// How the journals of a game are read, where there is no card: a line of a table of games.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// The name of the game.
    pub game: &'static str,
    card: fn(Id, &[u8]) -> Option<Card>,
}

impl Reader {
    /// The reader of a game.
    pub const fn of<G: Playable>() -> Reader {
        Reader { game: G::NAME, card: of_journal::<G> }
    }
}

fn of_journal<G: Playable>(id: Id, bytes: &[u8]) -> Option<Card> {
    let puzzle = journal::puzzle::<G>(bytes).ok()?;
    let (played, _) = journal::replay(bytes, G::Sheet::from(&puzzle));
    (Id::of::<G>(&puzzle) == id).then(|| Card::of::<G>(id, &played))
}

/// What a card begins with. The first version knew nonograms only, and no help of solvers.
const NAME: &str = "grille-card-2";
const FIRST: (&str, &str) = ("grille-card-1", "nonogram");

impl Card {
    /// How this game stands now.
    pub fn of<G: Playable>(id: Id, played: &Played<G::Sheet>) -> Card {
        Card::with::<G>(id, played.session().sheet(), played.totals())
    }

    pub(crate) fn with<G: Playable>(id: Id, sheet: &G::Sheet, totals: &Totals) -> Card {
        Card {
            id,
            game: G::NAME.to_owned(),
            size: G::size(sheet.as_ref()),
            progress: G::progress(sheet),
            totals: totals.clone(),
            played: SystemTime::UNIX_EPOCH,
        }
    }

    /// The card: one line of numbers. A time that there is not is the largest number.
    pub(crate) fn write(&self, length: u64) -> String {
        let t = &self.totals;
        let ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let maybe = |time: Option<Duration>| time.map_or(u64::MAX, ms);
        let numbers = [
            length,
            self.size.rows() as u64,
            self.size.cols() as u64,
            self.progress.settled as u64,
            self.progress.noted as u64,
            ms(t.elapsed),
            t.hints,
            maybe(t.solved),
            t.attempts,
            t.wins,
            maybe(t.best),
            ms(t.all_elapsed),
            t.all_hints,
            t.helped,
            u64::from(t.is_helped),
        ];
        let numbers: String = numbers.iter().map(|number| format!(" {number}")).collect();
        format!("{NAME} {}{numbers}\n", self.game)
    }

    /// Reads a card, if it is one of a journal of this length.
    fn read(id: Id, card: &str, length: u64, played: SystemTime) -> Option<Card> {
        let mut words = card.strip_suffix('\n')?.split(' ');
        let (game, of_first) = match words.next()? {
            NAME => (words.next()?, false),
            name if name == FIRST.0 => (FIRST.1, true),
            _ => return None,
        };
        let mut numbers: Vec<u64> = words.map(str::parse).collect::<Result<_, _>>().ok()?;
        if of_first {
            numbers.extend([0, 0]);
        }
        let [
            own,
            rows,
            cols,
            settled,
            noted,
            elapsed,
            hints,
            solved,
            attempts,
            wins,
            best,
            all,
            all_hints,
            helped,
            is_helped,
        ] = numbers[..]
        else {
            return None;
        };
        let number = |number: u64| usize::try_from(number).ok();
        let ms = Duration::from_millis;
        let maybe = |time: u64| (time < u64::MAX).then(|| ms(time));
        let totals = Totals {
            elapsed: ms(elapsed),
            hints,
            solved: maybe(solved),
            is_helped: is_helped > 0,
            attempts,
            wins,
            helped,
            best: maybe(best),
            all_elapsed: ms(all),
            all_hints,
        };
        let size = Size::new(number(rows)?, number(cols)?).ok()?;
        let progress = Progress { settled: number(settled)?, noted: number(noted)? };
        let game = game.to_owned();
        (own == length).then_some(Card { id, game, size, progress, totals, played })
    }
}

/// How all games stand, the one played last first.
pub(crate) fn all(storage: &dyn Storage, readers: &[Reader]) -> Result<Vec<Card>, Trouble> {
    let listed = storage.list(GAMES, "journal")?;
    let mut all: Vec<Card> =
        listed.iter().filter_map(|journal| one(storage, readers, journal)).collect();
    all.sort_by_key(|card| (std::cmp::Reverse(card.played), card.id));
    Ok(all)
}

fn one(storage: &dyn Storage, readers: &[Reader], journal: &Listed) -> Option<Card> {
    let (id, played) = (journal.stem.parse().ok()?, journal.written);
    let known = storage.read(&name(GAMES, id, "card")).ok().flatten();
    let known = known.and_then(|bytes| String::from_utf8(bytes).ok());
    if let Some(card) = known.and_then(|text| Card::read(id, &text, journal.length, played)) {
        return Some(card);
    }
    let bytes = storage.read(&name(GAMES, id, "journal")).ok().flatten()?;
    let card = readers.iter().find_map(|reader| (reader.card)(id, &bytes))?;
    Some(Card { played, ..card })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_back() {
        let totals = Totals {
            elapsed: Duration::from_millis(1),
            hints: 2,
            solved: None,
            is_helped: true,
            attempts: 3,
            wins: 4,
            helped: 8,
            best: Some(Duration::from_millis(5)),
            all_elapsed: Duration::from_millis(6),
            all_hints: 7,
        };
        let id = "0123456789abcdef0123456789abcdef".parse().unwrap();
        let (size, played) = (Size::new(8, 9).unwrap(), SystemTime::UNIX_EPOCH);
        let progress = Progress { settled: 10, noted: 11 };
        let card = Card { id, game: "toy".to_owned(), size, progress, totals, played };
        let text = card.write(12);
        assert_eq!(Card::read(id, &text, 12, played), Some(card));
        assert_eq!(Card::read(id, &text, 13, played), None, "the journal has grown");
        for cut in 0..text.len() {
            assert_eq!(Card::read(id, &text[..cut], 12, played), None);
        }
        assert_eq!(Card::read(id, &text.replace(" 8 9 ", " 0 9 "), 12, played), None);
        let first = "grille-card-1 12 8 9 10 11 1 2 18446744073709551615 3 4 5 6 7\n";
        let card = Card::read(id, first, 12, played).unwrap();
        assert_eq!((card.game.as_str(), card.totals.all_hints), ("nonogram", 7));
    }
}
