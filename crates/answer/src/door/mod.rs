//! The front door: a puzzle of any game is read, and asked.
//!
//! [`crate::read_file()`] and [`read()`] give an [`AnyPuzzle`]; its methods are the questions. Each
//! takes a `stop`, which is called between portions of work and says `true` when the caller has no time for more:
//! [`never()`], a clock, a flag of another thread. So nothing here knows a clock, and everything can be cancelled.

mod asked;
mod certificate;
mod filled;
mod hinted;
mod making;
mod mending;
mod puzzle;
mod reading;
mod refusal;
mod solutions;
mod told;

pub use asked::Asked;
pub(crate) use asked::in_all;
pub use certificate::Certificate;
pub use filled::Filled;
pub use hinted::{Hinted, Level};
pub use making::{Order, generate};
pub use mending::{Change, Mended};
pub use puzzle::AnyPuzzle;
pub use reading::{Place, Unread, UnreadKind, read, read_all};
pub(crate) use reading::{the_only, unread};
pub use refusal::Refusal;
pub(crate) use refusal::by_name;
pub use solutions::Solutions;
pub use told::{Counted, Explanation, HowHard, Solved, Status};

use crate::outcome::Halt;
use grille_engine::run::Task;

/// Steps between two looks at `stop`: some tenths of a millisecond.
pub(crate) const PORTION: u64 = 1000;

/// For questions that may take as long as they take.
pub fn never() -> bool {
    false
}

/// Goes on with a task until it is done, or until the caller says stop.
pub(crate) fn until<T: Task + ?Sized>(
    task: &mut T,
    stop: &mut dyn FnMut() -> bool,
) -> Result<T::Output, Halt> {
    loop {
        if let Some(done) = task.advance(PORTION) {
            return Ok(done);
        }
        if stop() {
            return Err(Halt::Interrupt);
        }
    }
}
