//! Chains of links between candidates.
//!
//! A candidate is a cell and a digit; it is true if the cell has the digit. Two kinds of
//! links join candidates:
//!
//! - strong link: A false implies B true. Two places of a digit in a house are joined by
//!   one, and so are the two digits of a cell.
//! - weak link: A true implies B false. The same digit in two cells that see each other is
//!   joined by one, and so are two digits of a cell.
//!
//! A chain takes strong and weak links in turn. If it begins and ends with a strong link,
//! its first or its last candidate is true: suppose that the first is false, and follow the
//! links. So a candidate with weak links to both ends is false.
//!
//! From each start everything is visited once, nearest first. Time: candidates times links,
//! at most 4,096 candidates with 45 links each on 16x16.

use super::cells::Cells;
use super::finds::Finds;
use super::scene::Scene;
use super::{Conclusion, Deduction, Known, Why};
use crate::sudoku::{Digit, Digits};

/// Which strong links a chain may take.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum StrongLinks {
    /// Those between the two places of a digit in a house.
    InHouses,
    /// Those between the two digits of a cell.
    InCells,
    /// Both.
    All,
}

/// The links of a scene.
pub struct Links<'a> {
    scene: &'a Scene,
    kinds: StrongLinks,
    /// For each candidate, the other ends of its strong links.
    strong: Vec<Vec<u16>>,
}

/// What follows from a supposition: for each candidate that follows, the candidate before it.
pub struct Reached {
    /// Candidates that are true then: each was reached by a strong link.
    pub is_true: Vec<Option<u16>>,
    /// Candidates that are false then: each was reached by a weak link.
    pub is_false: Vec<Option<u16>>,
}

impl<'a> Links<'a> {
    /// All links of these kinds.
    pub fn new(scene: &'a Scene, kinds: StrongLinks) -> Links<'a> {
        let side = scene.side;
        let mut links = Links { scene, kinds, strong: vec![Vec::new(); side * scene.sets.len()] };
        if kinds != StrongLinks::InHouses {
            for cell in scene.open.iter().filter(|&cell| scene.sets[cell].len() == 2) {
                for digit in scene.sets[cell].iter() {
                    let Some(other) = scene.sets[cell].without(digit).only() else { continue };
                    let (from, to) = (links.node(cell, digit), links.node(cell, other) as u16);
                    links.strong[from].push(to);
                }
            }
        }
        if kinds != StrongLinks::InCells {
            for digit in scene.digits() {
                for house in 0..3 * side {
                    let Some([a, b]) = scene.places(digit, house).pair() else { continue };
                    for (from, to) in [(a, b), (b, a)] {
                        let (from, to) = (links.node(from, digit), links.node(to, digit) as u16);
                        if !links.strong[from].contains(&to) {
                            links.strong[from].push(to);
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

    /// The other ends of a candidate's weak links: the same digit in the peers and, in a
    /// chain with all strong links, the other digits of the cell.
    fn weak(&self, node: usize, mut act: impl FnMut(usize)) {
        let (cell, digit) = self.candidate(node);
        let peers = self.scene.has[digit.index()] & self.scene.tables.peers[cell];
        peers.iter().for_each(|peer| act(self.node(peer, digit)));
        if self.kinds == StrongLinks::All {
            let others = self.scene.sets[cell].without(digit);
            others.iter().for_each(|other| act(self.node(cell, other)));
        }
    }

    /// Everything that follows from a candidate that is supposed to be true, or false.
    pub fn follow(&self, start: usize, is_true: bool) -> Reached {
        let nodes = self.strong.len();
        let mut reached = Reached { is_true: vec![None; nodes], is_false: vec![None; nodes] };
        let mut wave = vec![(start as u16, is_true)];
        if is_true {
            reached.is_true[start] = Some(start as u16);
        } else {
            reached.is_false[start] = Some(start as u16);
        }
        let mut next = Vec::new();
        while !wave.is_empty() {
            for &(node, is_true) in &wave {
                if is_true {
                    self.weak(usize::from(node), |end| {
                        if reached.is_false[end].is_none() {
                            reached.is_false[end] = Some(node);
                            next.push((end as u16, false));
                        }
                    });
                } else {
                    for &end in &self.strong[usize::from(node)] {
                        if reached.is_true[usize::from(end)].is_none() {
                            reached.is_true[usize::from(end)] = Some(node);
                            next.push((end, true));
                        }
                    }
                }
            }
            wave.clear();
            std::mem::swap(&mut wave, &mut next);
        }
        reached
    }

    /// The chain from a start to an end. Each of them is a candidate, and whether it is true.
    pub fn way(&self, reached: &Reached, start: (usize, bool), end: (usize, bool)) -> Vec<usize> {
        let (mut nodes, mut at) = (vec![end.0], end);
        // The start may be met a second time on the way, as its opposite.
        while at != start || nodes.len() == 1 {
            let from = if at.1 { reached.is_true[at.0] } else { reached.is_false[at.0] };
            let Some(from) = from.map(usize::from) else { break };
            at = (from, !at.1);
            nodes.push(from);
        }
        nodes.reverse();
        nodes
    }

    /// The candidates with weak links to both of these: if one of the two is true, they are
    /// false.
    fn weak_to_both(&self, one: usize, other: usize) -> Vec<Known> {
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
        for start in self.all().filter(|&node| wants(node) && !self.strong[node].is_empty()) {
            let reached = self.follow(start, false);
            for end in self.all().filter(|&node| reached.is_true[node].is_some() && wants(node)) {
                // The same chain is found from both of its ends; once is enough.
                if end < start && !finds.first_only {
                    continue;
                }
                let gone = match end == start {
                    true => Vec::new(),
                    false => self.weak_to_both(start, end),
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
