//! A campaign as a row of numbered instances, with the methods for each.
//!
//! Parts that ask for grids of the same side, density and seed share them, so
//! that their methods meet on the same puzzles and are compared: instance `k` of
//! such a group, whose seed is the campaign's plus `k`, is for every method with more than `k`
//! iterations. Groups are
//! ordered by side, then density; puzzles of files come last. Nothing is kept
//! per instance, so a plan of a billion takes no more room than one of ten.

use crate::campaign::{Campaign, Source, Until};
use crate::contender::Contender;
use crate::instance::{Instance, RANDOM, draw};
use grille_engine::nonogram::Puzzle;
use std::collections::BTreeMap;
use std::time::Duration;

/// A method for the instances of a group.
#[derive(Clone, Debug, PartialEq)]
pub struct Entrant {
    /// The method.
    pub contender: Contender,
    /// When it has done enough.
    pub until: Until,
    /// The most steps.
    pub steps: u64,
    /// The most CPU time.
    pub time: Duration,
    /// For how many instances of the group.
    count: u64,
}

/// A puzzle of a file, with a name for it.
pub type Named = (String, Puzzle);

/// The instances and their methods.
#[derive(Debug)]
pub struct Plan {
    groups: Vec<Group>,
    /// The puzzles of files, group after group.
    puzzles: Vec<Named>,
    /// Whether every *unique* and *none* is certified before it is recorded.
    pub certifies: bool,
}

#[derive(Debug)]
struct Group {
    /// Its first instance.
    start: u64,
    count: u64,
    kind: Kind,
    entrants: Vec<Entrant>,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Random {
        side: u16,
        chance: u8,
        seed: u64,
    },
    /// The puzzles from this one on.
    Files(usize),
}

/// A method that is asked twice about the same puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twice {
    /// The method.
    pub method: String,
    /// The side of the puzzles, if they are random.
    pub side: Option<u16>,
}

grille_engine::errors_as_data!(Twice);

impl Plan {
    /// The plan of a campaign; for each of its parts with puzzles of files, those puzzles.
    pub fn new(campaign: &Campaign, files: Vec<Vec<Named>>) -> Result<Plan, Twice> {
        let mut random: BTreeMap<(u16, u8, u64), Vec<Entrant>> = BTreeMap::new();
        let mut others: Vec<(Vec<Named>, Vec<Entrant>)> = Vec::new();
        let mut files = files.into_iter();
        for part in &campaign.parts {
            let entrants = |count| {
                part.methods.iter().map(move |contender| Entrant {
                    contender: contender.clone(),
                    until: part.until,
                    steps: part.steps,
                    time: part.time,
                    count,
                })
            };
            match &part.source {
                Source::Random { sides, chances, iterations, seed } => {
                    for &side in sides {
                        for &chance in chances {
                            let group = random.entry((side, chance, *seed)).or_default();
                            for entrant in entrants(*iterations) {
                                join(group, entrant, Some(side))?;
                            }
                        }
                    }
                }
                Source::Puzzles(_) => {
                    let puzzles = files.next().unwrap_or_default();
                    let mut group = Vec::new();
                    for entrant in entrants(puzzles.len() as u64) {
                        join(&mut group, entrant, None)?;
                    }
                    others.push((puzzles, group));
                }
            }
        }
        let mut plan = Plan { groups: Vec::new(), puzzles: Vec::new(), certifies: false };
        for ((side, chance, seed), entrants) in random {
            let count = entrants.iter().map(|entrant| entrant.count).max().unwrap_or(0);
            plan.push(count, Kind::Random { side, chance, seed }, entrants);
        }
        for (puzzles, entrants) in others {
            plan.push(puzzles.len() as u64, Kind::Files(plan.puzzles.len()), entrants);
            plan.puzzles.extend(puzzles);
        }
        Ok(plan)
    }

    fn push(&mut self, count: u64, kind: Kind, entrants: Vec<Entrant>) {
        self.groups.push(Group { start: self.len(), count, kind, entrants });
    }

    /// How many instances there are.
    pub fn len(&self) -> u64 {
        self.groups.last().map_or(0, |group| group.start + group.count)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn group(&self, index: u64) -> &Group {
        let after = self.groups.partition_point(|group| group.start <= index);
        &self.groups[after - 1]
    }

    /// The methods for an instance.
    pub fn entrants(&self, index: u64) -> impl Iterator<Item = &Entrant> {
        let group = self.group(index);
        group.entrants.iter().filter(move |entrant| entrant.count > index - group.start)
    }

    /// The instance of that number.
    pub fn instance(&self, index: u64) -> Instance {
        let group = self.group(index);
        let at = index - group.start;
        match group.kind {
            Kind::Random { side, chance, seed } => {
                let seed = seed.wrapping_add(at);
                let picture = draw(side, chance, seed);
                let puzzle =
                    Puzzle::of(&picture, Vec::new()).expect("every picture poses a puzzle");
                Instance {
                    index,
                    source: RANDOM.to_owned(),
                    chance: Some(chance),
                    seed: Some(seed),
                    puzzle,
                    solution: Some(picture),
                }
            }
            Kind::Files(first) => {
                let (source, puzzle) = self.puzzles[first + at as usize].clone();
                Instance { index, source, chance: None, seed: None, puzzle, solution: None }
            }
        }
    }

    /// What the records of an instance say of it, without making the puzzle: its
    /// source, side if it is random, chance and seed.
    pub fn key(&self, index: u64) -> (&str, Option<u16>, Option<u8>, Option<u64>) {
        let group = self.group(index);
        let at = index - group.start;
        match group.kind {
            Kind::Random { side, chance, seed } => {
                (RANDOM, Some(side), Some(chance), Some(seed.wrapping_add(at)))
            }
            Kind::Files(first) => (&self.puzzles[first + at as usize].0, None, None, None),
        }
    }

    /// How many records all instances have together.
    pub fn records(&self) -> u64 {
        let group = |group: &Group| group.entrants.iter().map(|own| own.count).sum::<u64>();
        self.groups.iter().map(group).sum()
    }
}

fn join(group: &mut Vec<Entrant>, entrant: Entrant, side: Option<u16>) -> Result<(), Twice> {
    if group.iter().any(|own| own.contender == entrant.contender) {
        return Err(Twice { method: entrant.contender.name, side });
    }
    group.push(entrant);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::read;

    fn plan(text: &str) -> Result<Plan, Twice> {
        Plan::new(&read(text).unwrap(), Vec::new())
    }

    #[test]
    fn parts_share_their_grids() {
        let plan = plan(
            "seed = 7\n[[part]]\nn = [4, 5]\niter = 2\nmethods = 'search'\n\
             [[part]]\nn = 4\niter = 3\nmethods = ['complete', 'ranges']",
        )
        .unwrap();
        let all: Vec<String> = (0..plan.len())
            .map(|index| {
                let names = plan.entrants(index).map(|own| own.contender.name.as_str());
                let (_, side, _, seed) = plan.key(index);
                let names = names.collect::<Vec<_>>().join(" ");
                format!("{} {} {names}", side.unwrap(), seed.unwrap())
            })
            .collect();
        assert_eq!(
            all,
            [
                "4 7 search complete ranges",
                "4 8 search complete ranges",
                "4 9 complete ranges",
                "5 7 search",
                "5 8 search"
            ]
        );
        assert_eq!(plan.records(), 10);
        let instance = plan.instance(3);
        assert_eq!((instance.seed, instance.puzzle.size().rows()), (Some(7), 5));
    }

    #[test]
    fn a_method_comes_once_to_a_puzzle() {
        let twice = plan("[[part]]\nn = '3..5'\n[[part]]\nn = 4").unwrap_err();
        assert_eq!(twice, Twice { method: "search".into(), side: Some(4) });
    }

    #[test]
    fn a_large_plan_is_no_larger() {
        let plan = plan("n = 10\niter = 1000000000000").unwrap();
        assert_eq!(plan.len(), 1_000_000_000_000);
        assert_eq!(plan.key(999_999_999_999).3, Some(1_000_000_000_000));
    }
}
