//! Chains of links between candidates: if this is not so, that is; if that is so, this
//! third is not; and so on.
//!
//! From a candidate that is supposed not to be so, everything that follows in turns is
//! visited once, nearest first. Where something is so in the end, the beginning or it
//! is so, and what excludes both is not. Time: candidates times links, at most
//! 4,096 candidates with 45 links each on 16x16.

use super::cells::Cells;
use super::finds::Finds;
use super::scene::Scene;
use super::{Conclusion, Deduction, Known, Why};
use crate::sudoku::{Digit, Digits};

/// Which links a chain may take from what is not so to what is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Strong {
    /// The other place of a digit in a house.
    Houses,
    /// The other digit of a cell.
    Cells,
    /// Both.
    All,
}

/// The links of a scene.
pub struct Links<'a> {
    scene: &'a Scene,
    strong: Strong,
    /// From each candidate that is not so, those that are so then.
    then: Vec<Vec<u16>>,
}

/// What follows from a supposition: for each candidate where it was reached from,
/// as what is so and as what is not.
pub struct Reached {
    /// From what is not so to what is.
    pub on: Vec<Option<u16>>,
    /// From what is so to what is not.
    pub off: Vec<Option<u16>>,
}

impl<'a> Links<'a> {
    /// All links of these kinds.
    pub fn new(scene: &'a Scene, strong: Strong) -> Links<'a> {
        let side = scene.side;
        let mut links = Links { scene, strong, then: vec![Vec::new(); side * scene.sets.len()] };
        if strong != Strong::Houses {
            for cell in scene.open.iter().filter(|&cell| scene.sets[cell].len() == 2) {
                for digit in scene.sets[cell].iter() {
                    let Some(other) = scene.sets[cell].without(digit).only() else { continue };
                    let (from, to) = (links.node(cell, digit), links.node(cell, other) as u16);
                    links.then[from].push(to);
                }
            }
        }
        if strong != Strong::Cells {
            for digit in scene.digits() {
                for house in 0..3 * side {
                    let Some([a, b]) = scene.places(digit, house).pair() else { continue };
                    for (from, to) in [(a, b), (b, a)] {
                        let (from, to) = (links.node(from, digit), links.node(to, digit) as u16);
                        if !links.then[from].contains(&to) {
                            links.then[from].push(to);
                        }
                    }
                }
            }
        }
        links
    }

    /// The number of a candidate.
    pub fn node(&self, cell: usize, digit: Digit) -> usize {
        cell * self.scene.side + digit.index()
    }

    /// The candidate of that number.
    pub fn candidate(&self, node: usize) -> (usize, Digit) {
        let digit = Digit::new(node % self.scene.side + 1);
        (node / self.scene.side, digit.expect("a remainder is below the side"))
    }

    /// Every candidate.
    pub fn all(&self) -> impl Iterator<Item = usize> + '_ {
        let scene = self.scene;
        let of = move |cell: usize| scene.sets[cell].iter().map(move |d| self.node(cell, d));
        scene.open.iter().flat_map(of)
    }

    /// What is not so if this is: the same digit in the peers and, unless the chain
    /// stays with one digit, the other digits of the cell.
    fn excluded(&self, node: usize, mut act: impl FnMut(usize)) {
        let (cell, digit) = self.candidate(node);
        let peers = self.scene.has[digit.index()] & self.scene.tables.peers[cell];
        peers.iter().for_each(|peer| act(self.node(peer, digit)));
        if self.strong == Strong::All {
            let others = self.scene.sets[cell].without(digit);
            others.iter().for_each(|other| act(self.node(cell, other)));
        }
    }

    /// Everything that follows from a candidate that is so, or is not.
    pub fn follow(&self, start: usize, is_so: bool) -> Reached {
        let nodes = self.then.len();
        let mut reached = Reached { on: vec![None; nodes], off: vec![None; nodes] };
        let mut wave = vec![(start as u16, is_so)];
        if is_so {
            reached.on[start] = Some(start as u16);
        } else {
            reached.off[start] = Some(start as u16);
        }
        let mut next = Vec::new();
        while !wave.is_empty() {
            for &(node, on) in &wave {
                if on {
                    self.excluded(usize::from(node), |off| {
                        if reached.off[off].is_none() {
                            reached.off[off] = Some(node);
                            next.push((off as u16, false));
                        }
                    });
                } else {
                    for &on in &self.then[usize::from(node)] {
                        if reached.on[usize::from(on)].is_none() {
                            reached.on[usize::from(on)] = Some(node);
                            next.push((on, true));
                        }
                    }
                }
            }
            wave.clear();
            std::mem::swap(&mut wave, &mut next);
        }
        reached
    }

    /// The way from the start to a candidate that is so in the end, or is not.
    pub fn way(&self, reached: &Reached, start: (usize, bool), end: (usize, bool)) -> Vec<usize> {
        let (mut nodes, mut at) = (vec![end.0], end);
        // The start may be met a second time on the way, as its opposite.
        while at != start || nodes.len() == 1 {
            let from = if at.1 { reached.on[at.0] } else { reached.off[at.0] };
            let Some(from) = from.map(usize::from) else { break };
            at = (from, !at.1);
            nodes.push(from);
        }
        nodes.reverse();
        nodes
    }

    /// What cannot be so if one of two candidates is.
    fn excluded_by_both(&self, one: usize, other: usize) -> Vec<Known> {
        let (scene, [(a, x), (b, y)]) = (self.scene, [one, other].map(|n| self.candidate(n)));
        let known = |cells: Cells, digits: Digits| {
            let each = cells.iter().map(|cell| (scene.cell(cell), scene.sets[cell] & digits));
            each.filter(|(_, digits)| !digits.is_empty()).collect::<Vec<Known>>()
        };
        if x == y {
            let ends = Cells::from_iter([a, b]);
            return known(scene.common_peers(ends) & scene.has[x.index()], x.into());
        }
        if a == b {
            return known(a.into(), scene.sets[a].without(x).without(y));
        }
        if !scene.sees(a, b) {
            return Vec::new();
        }
        let mut gone = known(a.into(), y.into());
        gone.extend(known(b.into(), x.into()));
        gone
    }

    /// The chains that take something away: the shortest, or one for each two ends.
    /// `wants` says whether a candidate may begin and end one.
    pub fn search(&self, finds: &mut Finds, wants: impl Fn(usize) -> bool) {
        let mut found: Vec<Deduction> = Vec::new();
        let mut shortest = usize::MAX;
        for start in self.all().filter(|&node| wants(node) && !self.then[node].is_empty()) {
            let reached = self.follow(start, false);
            for end in self.all().filter(|&node| reached.on[node].is_some() && wants(node)) {
                // From each two ends one chain is enough, but which way round it is found
                // does not matter.
                if end < start && !finds.first_only {
                    continue;
                }
                let gone = match end == start {
                    true => Vec::new(),
                    false => self.excluded_by_both(start, end),
                };
                if gone.is_empty() && end != start {
                    continue;
                }
                let way = self.way(&reached, (start, false), (end, true));
                if way.len() < 4 || way.len() >= shortest && finds.first_only {
                    continue;
                }
                shortest = way.len();
                let named = |&node: &usize| {
                    let (cell, digit) = self.candidate(node);
                    (self.scene.cell(cell), digit)
                };
                let (cell, digit) = named(&start);
                let conclusion = match end == start {
                    true => Conclusion::Place(cell, digit),
                    false => Conclusion::Remove(gone),
                };
                let why = Why::Chain(way.iter().map(named).collect());
                found.push(Deduction { technique: finds.technique, conclusion, why });
            }
        }
        finds.shortest(found);
    }
}
