//! A day of the calendar, in universal time: the daily puzzle is the same for everyone at
//! the same moment.

use grille_engine::NotThis;
use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime};

/// A day. Its text form is that of ISO 8601: 2026-11-16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(
    /// Days since 1970-01-01, which was a Thursday.
    u32,
);

/// The last day that has a text form of four digits for its year: 9999-12-31.
const LAST: u32 = 2_932_896;

impl Day {
    /// The day of a moment. Before 1970 it is always the first one.
    pub fn of(moment: SystemTime) -> Day {
        let since = moment.duration_since(SystemTime::UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Day(u32::try_from(since.as_secs() / 86_400).unwrap_or(LAST).min(LAST))
    }

    /// The day so many days ago, if that was after 1969.
    pub fn ago(self, days: u32) -> Option<Day> {
        self.0.checked_sub(days).map(Day)
    }

    /// The day after this.
    pub fn next(self) -> Day {
        Day((self.0 + 1).min(LAST))
    }

    /// Its place in the week: 0 is Monday, 6 is Sunday.
    pub fn weekday(self) -> u32 {
        (self.0 + 3) % 7
    }

    /// Year, month from 1, day of the month from 1 (the proleptic Gregorian calendar, after
    /// Howard Hinnant's `civil_from_days`).
    pub fn date(self) -> (u32, u32, u32) {
        let shifted = self.0 + 719_468;
        let (era, of_era) = (shifted / 146_097, shifted % 146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (era * 400 + year + u32::from(month <= 2), month, day)
    }

    fn from_date(year: u32, month: u32, day: u32) -> Option<Day> {
        let from = (year.checked_sub(1970)? * 365).saturating_sub(1);
        // Leap years move the day by some hundreds at most: the search is short.
        (from..=(from + 3_000).min(LAST)).map(Day).find(|own| own.date() == (year, month, day))
    }
}

/// How many days in a row were solved, up to today; today itself may still be open.
pub fn streak(solved: &[Day], today: Day) -> u32 {
    let is_solved = |day: Day| solved.contains(&day);
    let from = u32::from(!is_solved(today));
    let days = (from..).map_while(|ago| today.ago(ago)).take_while(|day| is_solved(*day));
    days.count() as u32
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Day, NotThis> {
        let numbers: Vec<u32> =
            text.split('-').map(str::parse).collect::<Result<_, _>>().map_err(|_| NotThis)?;
        let [year, month, day] = numbers[..] else { return Err(NotThis) };
        let found = if year <= 9999 { Day::from_date(year, month, day) } else { None };
        found.filter(|day| day.to_string() == text).ok_or(NotThis)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn days_have_the_dates_of_the_calendar() {
        for (number, text, weekday) in [
            (0, "1970-01-01", 3),
            (59, "1970-03-01", 6),
            (11_016, "2000-02-29", 1),
            (20_773, "2026-11-16", 0),
            (LAST, "9999-12-31", 4),
        ] {
            assert_eq!(Day(number).to_string(), text);
            assert_eq!(day(text), Day(number));
            assert_eq!(Day(number).weekday(), weekday, "{text}");
        }
        for bad in ["", "2026-11-31", "2026-13-01", "26-11-16", "2026-11-16-1", "1969-12-31", "+"] {
            assert_eq!(bad.parse::<Day>(), Err(NotThis), "{bad}");
        }
        let moment = SystemTime::UNIX_EPOCH + Duration::from_secs(86_400 * 20_773 + 86_399);
        assert_eq!(Day::of(moment), day("2026-11-16"));
    }

    #[test]
    fn a_streak_ends_at_the_first_day_that_was_missed_but_not_today() {
        let solved = ["2026-11-10", "2026-11-13", "2026-11-14", "2026-11-15"].map(day);
        assert_eq!(streak(&solved, day("2026-11-15")), 3);
        assert_eq!(streak(&solved, day("2026-11-16")), 3, "today is still open");
        assert_eq!(streak(&solved, day("2026-11-17")), 0);
        assert_eq!(streak(&[], day("2026-11-17")), 0);
    }
}
