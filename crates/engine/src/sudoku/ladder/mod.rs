//! The ladder of human techniques, cheapest first.
//!
//! A technique is one file and one line in the table of [`RUNGS`] (sizes of the same
//! idea share a file). [`Ladder`] takes the cheapest deduction there is, again and
//! again; a [`Deduction`] holds the data that its explanation and its drawing need, and
//! no sentence. All work on every shape; what a shape has no room for is not found.
//!
//! The names are those that players use. What is special stands below what is general,
//! or it would never be named: a skyscraper is a turbot fish, which is an X-chain, which
//! is an AIC.
//!
//! Two techniques argue that a puzzle has one solution. They are sound for such puzzles
//! only, are marked so in the table, and are used when it is proven.

mod aic;
mod als_xz;
mod bug;
mod cells;
mod claiming;
mod climb;
mod colouring;
mod deduction;
mod empty_rectangle;
mod finds;
mod finned_fish;
mod fish;
mod follow;
mod forcing_chain;
mod full_house;
mod hidden_single;
mod hidden_subset;
mod links;
mod multi_colouring;
mod naked_single;
mod naked_subset;
mod nishio;
mod pointing;
mod remote_pair;
mod scene;
mod simple_colouring;
mod skyscraper;
mod strong_links;
mod technique;
mod turbot_fish;
mod two_string_kite;
mod unique_rectangle;
mod w_wing;
mod x_chain;
mod xy_chain;
mod xy_wing;
mod xyz_wing;

pub use climb::{ClimbStatus, Ladder};
pub use deduction::{
    ColouringRule, Conclusion, Deduction, End, Known, RectangleType, Role, Single, Why,
};
pub(in crate::sudoku) use follow::Follow;
pub use scene::Narrowed;
pub use technique::Technique;

use finds::{Finds, Flow};
use scene::Scene;

/// A line of the table. Its rank is its place there.
pub struct Rung {
    /// The technique, which has the name.
    pub technique: Technique,
    /// What one use of it is worth; for ratings.
    pub cost: u32,
    /// Whether it is sound only for puzzles with just one solution.
    pub needs_unique: bool,
    find: fn(&Scene, &mut Finds) -> Flow,
}

/// Every technique, cheapest first: technique, cost, how it is asked. Hidden singles stand before
/// naked ones, as Sudoku Explainer ranks them (1.2 and 1.5 against 2.3): to ask where a digit goes
/// takes no marks.
pub const RUNGS: &[Rung] = &[
    rung(Technique::FullHouse, 4, full_house::find),
    rung(Technique::HiddenSingle, 14, hidden_single::find),
    rung(Technique::NakedSingle, 14, naked_single::find),
    rung(Technique::Pointing, 50, pointing::find),
    rung(Technique::Claiming, 50, claiming::find),
    rung(Technique::NakedPair, 60, |scene, finds| naked_subset::find(scene, finds, 2)),
    rung(Technique::HiddenPair, 70, |scene, finds| hidden_subset::find(scene, finds, 2)),
    rung(Technique::NakedTriple, 80, |scene, finds| naked_subset::find(scene, finds, 3)),
    rung(Technique::HiddenTriple, 100, |scene, finds| hidden_subset::find(scene, finds, 3)),
    rung(Technique::Bug, 120, bug::find).for_unique(),
    rung(Technique::RemotePair, 120, remote_pair::find),
    rung(Technique::NakedQuad, 120, |scene, finds| naked_subset::find(scene, finds, 4)),
    rung(Technique::XWing, 140, |scene, finds| fish::find(scene, finds, 2)),
    rung(Technique::Skyscraper, 140, skyscraper::find),
    rung(Technique::TwoStringKite, 140, two_string_kite::find),
    rung(Technique::TurbotFish, 140, turbot_fish::find),
    rung(Technique::UniqueRectangle, 140, unique_rectangle::find).for_unique(),
    rung(Technique::EmptyRectangle, 150, empty_rectangle::find),
    rung(Technique::XyWing, 150, xy_wing::find),
    rung(Technique::WWing, 150, w_wing::find),
    rung(Technique::HiddenQuad, 150, |scene, finds| hidden_subset::find(scene, finds, 4)),
    rung(Technique::Swordfish, 150, |scene, finds| fish::find(scene, finds, 3)),
    rung(Technique::FinnedXWing, 160, |scene, finds| finned_fish::find(scene, finds, 2)),
    rung(Technique::XyzWing, 180, xyz_wing::find),
    rung(Technique::SimpleColouring, 180, simple_colouring::find),
    rung(Technique::Jellyfish, 180, |scene, finds| fish::find(scene, finds, 4)),
    rung(Technique::MultiColouring, 200, multi_colouring::find),
    rung(Technique::FinnedSwordfish, 200, |scene, finds| finned_fish::find(scene, finds, 3)),
    rung(Technique::FinnedJellyfish, 250, |scene, finds| finned_fish::find(scene, finds, 4)),
    rung(Technique::XChain, 260, x_chain::find),
    rung(Technique::XyChain, 260, xy_chain::find),
    rung(Technique::Aic, 280, aic::find),
    rung(Technique::AlsXz, 300, als_xz::find),
    rung(Technique::ForcingChain, 500, forcing_chain::find),
    rung(Technique::Nishio, 700, nishio::find),
];

const fn rung(technique: Technique, cost: u32, find: fn(&Scene, &mut Finds) -> Flow) -> Rung {
    Rung { technique, cost, needs_unique: false, find }
}

impl Rung {
    const fn for_unique(mut self) -> Rung {
        self.needs_unique = true;
        self
    }
}

impl Technique {
    /// Its line of the table: all are on the ladder.
    pub fn rung(self) -> &'static Rung {
        &RUNGS[rank(self)]
    }
}

/// The rank of a technique: all are on the ladder.
pub fn rank(technique: Technique) -> usize {
    let at = RUNGS.iter().position(|rung| rung.technique == technique);
    at.expect("the table has every technique")
}
