//! Running engine work for somebody who waits: within limits, until an
//! interrupt, many pieces at once with their results in order, or one hard
//! piece on several threads.
//!
//! The engine knows no clock and no thread; everything that does is here.

mod budget;
mod in_order;
mod interrupt;
mod shard;
mod team;

pub use budget::{Budget, Ended, Stop};
pub use in_order::in_order;
pub use interrupt::Interrupt;
pub use shard::{NoShard, Shard};
pub use team::Team;
