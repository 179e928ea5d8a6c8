//! How the clock of a game passes and how often it is drawn. While the player does something, it
//! is drawn every second; while the player only thinks, every ten: a window that nobody touches
//! should cost next to nothing, and each picture of it is drawn whole.

use std::time::Duration;

/// After so many seconds without a key or a move of the pointer the player only thinks.
const THINKING: f64 = 20.0;
/// Between two pictures of the clock then.
const SELDOM: f64 = 10.0;
/// What a picture may be late. More than that was no play: the machine slept.
const LATE: f64 = 2.0;

/// When the clock was looked at and the window touched, in the window's seconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ticks {
    seen: Option<f64>,
    touched: f64,
}

impl Ticks {
    /// It is that late now, and something was done in the window or not: the seconds since the
    /// last look.
    pub fn look(&mut self, now: f64, is_touched: bool) -> f64 {
        let most = if self.is_thinking(now) { SELDOM } else { 1.0 } + LATE;
        let seconds = now - self.seen.replace(now).unwrap_or(now);
        if is_touched {
            self.touched = now;
        }
        seconds.clamp(0.0, most)
    }

    /// Whether nobody has looked yet.
    pub fn is_new(&self) -> bool {
        self.seen.is_none()
    }

    fn is_thinking(&self, now: f64) -> bool {
        now - self.touched >= THINKING
    }

    /// How long the clock, which stands there now, can go without a new picture.
    pub fn rest(&self, now: f64, clock: f64) -> Duration {
        let every = if self.is_thinking(now) { SELDOM } else { 1.0 };
        Duration::from_secs_f64(every - clock.rem_euclid(every))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_nobody_looks_at_is_drawn_seldom_and_loses_nothing() {
        let (mut ticks, mut now, mut clock, mut pictures) = (Ticks::default(), 0.0, 0.0, 0);
        ticks.look(now, true);
        while now < 120.0 {
            now += ticks.rest(now, clock).as_secs_f64();
            clock += ticks.look(now, false);
            pictures += 1;
        }
        assert!((clock - now).abs() < 1e-6, "{clock} of {now}");
        assert_eq!(pictures, 20 + 10);
        // A key shows the second at once, and each after it.
        clock += ticks.look(now + 3.4, true);
        assert!((clock - now - 3.4).abs() < 1e-6);
        assert!(ticks.rest(now + 3.4, clock) < Duration::from_secs(1));
    }

    #[test]
    fn the_sleep_of_the_machine_does_not_count() {
        let mut ticks = Ticks::default();
        ticks.look(0.0, true);
        assert!(ticks.look(3600.0, true) <= SELDOM + LATE);
        assert!(ticks.look(3601.0, true) <= 1.0 + LATE);
    }
}
