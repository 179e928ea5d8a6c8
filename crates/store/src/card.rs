//! The figures of a game beside its journal, so that a list of games costs one short
//! file each. A card tells how long the journal was when it was written; where that is
//! no longer so, as after a kill, the journal itself is read. Whoever plays the game
//! next writes the card anew.

use crate::kept::path;
use crate::{Id, Kept, Totals, disk};
use grille_engine::grid::Size;
use grille_engine::nonogram::Mark;
use grille_formats::Trouble;
use std::fs::{self, Metadata};
use std::path::Path;
use std::time::{Duration, SystemTime};

/// How a game stands, without its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Which game it is.
    pub id: Id,
    /// The size of its puzzle.
    pub size: Size,
    /// How many cells have ink on the sheet.
    pub inked: usize,
    /// How many have a cross.
    pub crossed: usize,
    /// Time, hints, attempts.
    pub totals: Totals,
    /// When it was last played.
    pub played: SystemTime,
}

/// What a card begins with: another version is another word.
const NAME: &str = "grille-card-1";

impl Progress {
    /// How this game stands now.
    pub fn of(kept: &Kept) -> Progress {
        let marks = kept.session().sheet().marks();
        let count = |is: fn(&Mark) -> bool| marks.cells().iter().filter(|mark| is(mark)).count();
        Progress {
            id: kept.id(),
            size: marks.size(),
            inked: count(|mark| matches!(mark, Mark::Ink(_))),
            crossed: count(|mark| *mark == Mark::Cross),
            totals: kept.totals().clone(),
            played: SystemTime::now(),
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
            self.inked as u64,
            self.crossed as u64,
            ms(t.elapsed),
            t.hints,
            maybe(t.solved),
            t.attempts,
            t.wins,
            maybe(t.best),
            ms(t.all_elapsed),
            t.all_hints,
        ];
        let numbers: String = numbers.iter().map(|number| format!(" {number}")).collect();
        format!("{NAME}{numbers}\n")
    }

    /// Reads a card, if it is one of a journal of this length.
    fn read(id: Id, card: &str, length: u64, played: SystemTime) -> Option<Progress> {
        let mut words = card.strip_suffix('\n')?.split(' ');
        words.next().filter(|name| *name == NAME)?;
        let numbers: Result<Vec<u64>, _> = words.map(str::parse).collect();
        let [
            own,
            rows,
            cols,
            inked,
            crossed,
            elapsed,
            hints,
            solved,
            attempts,
            wins,
            best,
            all,
            all_hints,
        ] = numbers.ok()?[..]
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
            attempts,
            wins,
            best: maybe(best),
            all_elapsed: ms(all),
            all_hints,
        };
        let size = Size::new(number(rows)?, number(cols)?)?;
        let (inked, crossed) = (number(inked)?, number(crossed)?);
        (own == length).then_some(Progress { id, size, inked, crossed, totals, played })
    }
}

/// How all games of a folder stand, the one played last first.
pub(crate) fn all(games: &Path) -> Result<Vec<Progress>, Trouble> {
    let entries = fs::read_dir(games).map_err(|why| disk::trouble(games, false, &why))?;
    let name = |entry: &fs::DirEntry| {
        entry.file_name().to_str()?.strip_suffix(".journal")?.parse::<Id>().ok()
    };
    let entries = entries.filter_map(Result::ok);
    let one = |entry: fs::DirEntry| of_file(games, name(&entry)?, &entry.metadata().ok()?);
    let mut all: Vec<Progress> = entries.filter_map(one).collect();
    all.sort_by_key(|progress| (std::cmp::Reverse(progress.played), progress.id));
    Ok(all)
}

fn of_file(games: &Path, id: Id, journal: &Metadata) -> Option<Progress> {
    let (length, played) = (journal.len(), journal.modified().ok()?);
    let path = path(games, id);
    let known = fs::read_to_string(path.with_extension("card")).ok();
    if let Some(progress) = known.and_then(|text| Progress::read(id, &text, length, played)) {
        return Some(progress);
    }
    let kept = Kept::look(games, id).ok()??;
    Some(Progress { played, ..Progress::of(&kept) })
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
            attempts: 3,
            wins: 4,
            best: Some(Duration::from_millis(5)),
            all_elapsed: Duration::from_millis(6),
            all_hints: 7,
        };
        let id = "0123456789abcdef0123456789abcdef".parse().unwrap();
        let (size, played) = (Size::new(8, 9).unwrap(), SystemTime::UNIX_EPOCH);
        let progress = Progress { id, size, inked: 10, crossed: 11, totals, played };
        let card = progress.write(12);
        assert_eq!(Progress::read(id, &card, 12, played), Some(progress));
        assert_eq!(Progress::read(id, &card, 13, played), None, "the journal has grown");
        for cut in 0..card.len() {
            assert_eq!(Progress::read(id, &card[..cut], 12, played), None);
        }
        assert_eq!(Progress::read(id, &card.replace(" 8 9 ", " 0 9 "), 12, played), None);
    }
}
