//! The automata study, redone: its own plan of methods, sides and numbers of grids,
//! and beside it what it did not have.
//!
//! The plan is the document's last page but for a scale: every number of grids is
//! divided by it, and never falls below a few. Methods of the document stop at the
//! first solution, as they do there; ours go on to the proof, and are compared by
//! their time to the first solution too.

use crate::campaign::{Campaign, Part, Source, Until};
use crate::contender::Contender;
use std::ops::RangeInclusive;
use std::time::Duration;

/// How much of the plan is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// By what every number of grids is divided.
    pub by: u64,
    /// The fewest that are left.
    pub least: u64,
    /// The most steps of a run.
    pub steps: u64,
}

impl Scale {
    /// For a classroom: a minute or two on two cores.
    pub const QUICK: Scale = Scale { by: 200, least: 6, steps: 1_000_000 };

    /// The plan, all numbers divided.
    pub fn by(by: u64) -> Scale {
        Scale { by: by.max(1), least: 5, steps: 20_000_000 }
    }

    fn of(self, number: u64) -> u64 {
        (number / self.by).max(self.least).min(number)
    }
}

/// Methods, the sides they get, how many grids of each side, and when they stop.
type Row = (&'static [&'static str], RangeInclusive<u16>, u64);

/// The plan of the document.
const DOCUMENT: &[Row] = &[
    (&["brute-force"], 3..=4, 50_000),
    (&["brute-force"], 5..=5, 50),
    (&["backtrack-dfa", "backtrack-dfa+rules=before"], 4..=11, 50_000),
    (&["backtrack-dfa", "backtrack-dfa+rules=before"], 12..=17, 5_000),
    (&["backtrack-dfa"], 18..=18, 500),
    (&["backtrack-dfa+rules=before"], 18..=18, 1_000),
    (&["backtrack-dfa"], 19..=21, 100),
    (&["backtrack-dfa+rules=before"], 19..=20, 100),
    (&["backtrack-nfa", "backtrack-nfa+rules=before"], 4..=11, 50_000),
    (&["backtrack-nfa", "backtrack-nfa+rules=before"], 12..=13, 5_000),
    (&["backtrack-nfa", "backtrack-nfa+rules=before"], 14..=15, 500),
    (&["backtrack-nfa", "backtrack-nfa+rules=before"], 16..=18, 50),
];

/// What it wished for, and states made only when a word needs them.
const WISHED: &[Row] = &[
    (&["backtrack-lazy-dfa"], 4..=11, 50_000),
    (&["backtrack-lazy-dfa"], 12..=17, 5_000),
    (&["backtrack-lazy-dfa"], 18..=21, 100),
    (&["backtrack-dfa+rules=during", "backtrack-nfa+rules=during"], 4..=11, 5_000),
    (&["backtrack-dfa+rules=during", "backtrack-nfa+rules=during"], 12..=13, 500),
    (&["backtrack-dfa+rules=during", "backtrack-nfa+rules=during"], 14..=15, 50),
];

/// Methods that follow what every line implies.
const BESIDE: &[Row] = &[
    (&["search", "backtrack-complete"], 4..=11, 50_000),
    (&["search", "backtrack-complete"], 12..=17, 5_000),
    (&["search"], 18..=30, 5_000),
    (&["backtrack-complete"], 18..=21, 500),
    (&["backtrack-complete"], 22..=30, 50),
    (&["backtrack-complete+memo=4096"], 4..=11, 5_000),
    (&["backtrack-complete+memo=4096"], 12..=21, 500),
    (&["backtrack-complete+memo=4096"], 22..=30, 50),
];

/// How many puzzles are unique, and how many lines alone settle: sides and numbers.
const SHARES: &[(&[u16], u64)] =
    &[(&[5, 8, 10, 12], 20_000), (&[15, 20], 10_000), (&[25, 30], 5_000)];

/// The seeds of the three kinds of grids; the first is that of the document's sample.
const SEEDS: [u64; 3] = [1_715_006_095, 2_000_000_000, 3_000_000_000];
/// The safety net.
const TIME: Duration = Duration::from_secs(60);

/// The campaign of the study. With another `seed`, the same on other grids.
pub fn campaign(scale: Scale, seed: u64) -> Campaign {
    let part = |methods: &[&str], sides, chances, count, seed, until, steps| Part {
        methods: methods.iter().filter_map(|name| Contender::find(name).ok()).collect(),
        source: Source::Random { sides, chances, iterations: scale.of(count), seed },
        until,
        steps,
        time: TIME,
    };
    let mut parts = Vec::new();
    let tables = [(DOCUMENT, Until::First, scale.steps), (WISHED, Until::First, scale.steps)];
    for (table, until, steps) in tables.into_iter().chain([(BESIDE, Until::Proof, 1_000_000)]) {
        for (methods, sides, count) in table {
            // All pictures of 25 cells are more than any other method may take.
            let steps = if methods[0] == "brute-force" { 1 << 26 } else { steps };
            let sides = sides.clone().collect();
            let seed = SEEDS[0].wrapping_add(seed);
            parts.push(part(methods, sides, vec![50], *count, seed, until, steps));
        }
    }
    let seed_of = |kind: usize| SEEDS[kind].wrapping_add(seed);
    for (sides, count) in SHARES {
        let chances = (30..=70).step_by(10).collect();
        let methods = &["search", "complete"];
        let (sides, until) = (sides.to_vec(), Until::Proof);
        parts.push(part(methods, sides, chances, *count, seed_of(1), until, 200_000));
    }
    let (sides, chances) = (vec![4, 6, 8, 10], (0..=100).step_by(10).collect());
    let methods = &["ranges", "complete"];
    parts.push(part(methods, sides, chances, 50_000, seed_of(2), Until::Proof, 1_000_000));
    Campaign { name: NAME.to_owned(), parts }
}

/// By what the numbers of grids of a study are divided, if it is one.
pub fn scale(campaign: &Campaign) -> Option<u64> {
    let (methods, sides, full) = &DOCUMENT[2];
    let part = campaign.parts.iter().filter(|_| campaign.name == NAME).find(|part| {
        part.methods.first().is_some_and(|own| own.name == methods[0])
            && matches!(&part.source, Source::Random { sides: own, .. } if own.first() == Some(sides.start()))
    })?;
    match part.source {
        Source::Random { iterations, .. } => Some(full / iterations.max(1)),
        Source::Puzzles(_) => None,
    }
}

/// The name of the campaign, by which the report knows it.
pub const NAME: &str = "study";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Plan;

    #[test]
    fn the_plan_is_that_of_the_document() {
        let full = campaign(Scale::by(1), 0);
        let plan = Plan::new(&full, Vec::new()).unwrap();
        let mut count = std::collections::BTreeMap::new();
        for part in &full.parts {
            let Source::Random { sides, iterations, seed, .. } = &part.source else { continue };
            for side in sides.iter().filter(|_| *seed == SEEDS[0]) {
                for method in &part.methods {
                    count.insert((method.name.clone(), *side), *iterations);
                }
            }
        }
        let of = |method: &str, side| count.get(&(method.to_owned(), side)).copied();
        assert_eq!(of("brute-force", 5), Some(50));
        assert_eq!(of("backtrack-dfa", 18), Some(500));
        assert_eq!(of("backtrack-dfa+rules=before", 18), Some(1_000));
        assert_eq!(of("backtrack-dfa+rules=before", 21), None);
        assert_eq!(of("backtrack-nfa", 15), Some(500));
        assert_eq!(of("search", 30), Some(5_000));
        assert!(plan.records() > 5_000_000);
        // Every name is one of a method.
        assert!(full.parts.iter().all(|part| !part.methods.is_empty()));
    }

    #[test]
    fn a_study_knows_its_scale() {
        for by in [1, 10, 500] {
            assert_eq!(scale(&campaign(Scale::by(by), 3)), Some(by));
        }
        assert_eq!(scale(&Campaign { name: "other".into(), parts: Vec::new() }), None);
    }

    #[test]
    fn a_scale_leaves_a_few_and_never_adds() {
        let scale = Scale::by(100);
        assert_eq!([50_000, 5_000, 100, 3].map(|n| scale.of(n)), [500, 50, 5, 3]);
    }
}
