//! A line as clauses: the level graph of its block automaton.
//!
//! The automaton reads a line cell by cell. Its states are the cells of the blocks, each of which
//! comes once, and the gaps before, between and behind them, which stay as long as cells are
//! background. A *node* is a state and how many cells have been read by then; it is a variable. Only
//! nodes on some path from the beginning to the end are wanted, and these need not be looked for: with
//! `slack` cells more than the blocks and the gaps that must be take, every state stands at
//! `slack + 1` numbers of cells one after the other, and a gap that need not be at one less.
//!
//! The clauses: a node implies one of the nodes after it, one of those before it, and the colour of
//! the cell read last; a cell of a colour implies one of the nodes that read it there. A model
//! has a path of nodes in it, whose colours are the cells: a placement of the blocks. And unit
//! propagation solves the line completely. For take away every node that has become false: of
//! those left each has one before it and one after it, so each is on a path, and a colour that no
//! such node reads is excluded. Nothing but what is on no path becomes false.
//!
//! Without blocks that fit there is no node: every colour of every cell is excluded.

use crate::nonogram::Clue;

/// A state of the automaton. The next one in order can come after each.
struct State {
    /// What its cells look like.
    colour: usize,
    /// The least and the most cells read in it; none if the least is more.
    first: usize,
    last: usize,
    /// Whether it can come after itself: a gap.
    stays: bool,
    /// Whether the one after the next can come after it: a block that may touch the next one.
    skips: bool,
    /// How many nodes states before this one have.
    nodes: usize,
}

/// The nodes of a line.
pub struct Graph {
    states: Vec<State>,
    len: usize,
}

impl Graph {
    /// For a clue on a line of so many cells.
    pub fn new(clue: &Clue, len: usize) -> Graph {
        let mut graph = Graph { states: Vec::new(), len };
        let Some(slack) = (len as u64).checked_sub(clue.min_len()) else { return graph };
        let slack = slack as usize;
        let mut read = 0;
        for (number, block) in clue.blocks().iter().enumerate() {
            let must = usize::from(clue.needs_gap(number));
            graph.push(0, read + 1, read + slack + must, true, false);
            read += must;
            for at in 1..=block.len {
                let ends = at == block.len && number + 1 < clue.blocks().len();
                let skips = ends && !clue.needs_gap(number + 1);
                read += 1;
                graph.push(block.colour.index(), read, read + slack, false, skips);
            }
        }
        graph.push(0, read + 1, read + slack, true, false);
        graph
    }

    fn push(&mut self, colour: usize, first: usize, last: usize, stays: bool, skips: bool) {
        let nodes = self.nodes() as usize;
        self.states.push(State { colour, first, last, stays, skips, nodes });
    }

    /// How many nodes there are: variables of their own.
    pub fn nodes(&self) -> u64 {
        let last = self.states.last();
        last.map_or(0, |state| (state.nodes + state.last + 1 - state.first) as u64)
    }

    /// How many clauses [`Graph::each`] tells.
    pub fn clauses(&self, colours: usize) -> u64 {
        let at_ends = |state: &State| {
            let is_node = state.first <= state.last;
            u64::from(is_node && state.first == 1) + u64::from(is_node && state.last == self.len)
        };
        let fewer: u64 = self.states.iter().map(at_ends).sum();
        3 * self.nodes() - fewer + (self.len * colours) as u64
    }

    /// The variable of a node, if there is such a node.
    fn node(&self, state: usize, read: usize, free: i32) -> Option<i32> {
        let State { first, last, nodes, .. } = *self.states.get(state)?;
        (first..=last).contains(&read).then(|| free + (nodes + read - first) as i32)
    }

    /// Tells every clause. The nodes are numbered from `free` on; `is_not` is the literal that a
    /// cell of the line does not have a colour.
    pub fn each(
        &self,
        colours: usize,
        free: i32,
        is_not: &dyn Fn(usize, usize) -> i32,
        tell: &mut dyn FnMut(&[i32]),
    ) {
        let mut clause = Vec::new();
        // By colour: the clause that the cell read last implies a node.
        let mut reads: Vec<Vec<i32>> = vec![Vec::new(); colours];
        // The states of the nodes lie one after the other: neither end ever goes back.
        let (mut begin, mut end) = (0, 0);
        for read in 1..=self.len {
            while self.states.get(begin).is_some_and(|state| state.last < read) {
                begin += 1;
            }
            while self.states.get(end).is_some_and(|state| state.first <= read) {
                end += 1;
            }
            for (colour, reads) in reads.iter_mut().enumerate() {
                reads.clear();
                reads.push(is_not(read - 1, colour));
            }
            for at in begin..end {
                let Some(node) = self.node(at, read, free) else { continue };
                let state = &self.states[at];
                reads[state.colour].push(node);
                tell(&[-node, -is_not(read - 1, state.colour)]);
                if read < self.len {
                    let itself = state.stays.then_some(at);
                    let next =
                        itself.into_iter().chain([at + 1]).chain(state.skips.then_some(at + 2));
                    clause.clear();
                    clause.push(-node);
                    clause.extend(next.filter_map(|next| self.node(next, read + 1, free)));
                    tell(&clause);
                }
                if read > 1 {
                    let skipped = at.checked_sub(2).filter(|&before| self.states[before].skips);
                    let itself = state.stays.then_some(at);
                    let before = itself.into_iter().chain(at.checked_sub(1)).chain(skipped);
                    clause.clear();
                    clause.push(-node);
                    clause.extend(before.filter_map(|before| self.node(before, read - 1, free)));
                    tell(&clause);
                }
            }
            reads.iter().for_each(|reads| tell(reads));
        }
    }
}
