//! What was learned: clauses over cells, in one arena, watched by two literals.
//!
//! A clause says that one of its literals holds. Two of them are watched; as
//! long as neither is false nothing has to be done about the clause.

/// "This cell has that colour": the cell's number twice, plus one for black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lit(pub u32);

impl Lit {
    pub fn new(cell: usize, black: bool) -> Lit {
        Lit((cell as u32) << 1 | u32::from(black))
    }

    pub fn cell(self) -> usize {
        (self.0 >> 1) as usize
    }

    pub fn is_black(self) -> bool {
        self.0 & 1 == 1
    }

    /// The opposite.
    pub fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }

    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a clause begins in the arena: its length, its worth, its literals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClauseRef(pub u32);

/// A clause that watches a literal, and another of its literals: while that one
/// is true the clause need not be looked at.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    pub clause: ClauseRef,
    pub blocker: Lit,
}

const HEADER: usize = 2;
/// The worth of a clause that must stay: it excludes a solution that was told.
pub const FOR_EVER: u32 = 0;

/// All clauses.
#[derive(Clone, Debug)]
pub struct Clauses {
    arena: Vec<u32>,
    all: Vec<ClauseRef>,
    /// By literal: the clauses to look at when it becomes false.
    pub watches: Vec<Vec<Watch>>,
}

impl Clauses {
    pub fn new(cells: usize) -> Clauses {
        Clauses { arena: Vec::new(), all: Vec::new(), watches: vec![Vec::new(); 2 * cells] }
    }

    /// Adds a clause of at least two literals; the first two are watched. The
    /// less its worth, the better it is.
    pub fn add(&mut self, lits: &[Lit], worth: u32) -> ClauseRef {
        let clause = ClauseRef(self.arena.len() as u32);
        self.arena.extend([lits.len() as u32, worth]);
        self.arena.extend(lits.iter().map(|lit| lit.0));
        self.all.push(clause);
        self.watch(clause);
        clause
    }

    fn watch(&mut self, clause: ClauseRef) {
        let (first, second) = (self.lit(clause, 0), self.lit(clause, 1));
        self.watches[first.index()].push(Watch { clause, blocker: second });
        self.watches[second.index()].push(Watch { clause, blocker: first });
    }

    pub fn len(&self, clause: ClauseRef) -> usize {
        self.arena[clause.0 as usize] as usize
    }

    fn worth(&self, clause: ClauseRef) -> u32 {
        self.arena[clause.0 as usize + 1]
    }

    pub fn lit(&self, clause: ClauseRef, at: usize) -> Lit {
        Lit(self.arena[clause.0 as usize + HEADER + at])
    }

    pub fn swap(&mut self, clause: ClauseRef, a: usize, b: usize) {
        let base = clause.0 as usize + HEADER;
        self.arena.swap(base + a, base + b);
    }

    /// How many clauses there are.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Forgets the worse half, but none that is short or of the best. No clause
    /// may be the reason of anything now.
    pub fn forget(&mut self) {
        let mut worths: Vec<u32> = self.all.iter().map(|&clause| self.worth(clause)).collect();
        let middle = worths.len() / 2;
        let (_, &mut median, _) = worths.select_nth_unstable(middle);
        let old = std::mem::take(&mut self.arena);
        let all = std::mem::take(&mut self.all);
        for watches in &mut self.watches {
            watches.clear();
        }
        for clause in all {
            let base = clause.0 as usize;
            let (len, worth) = (old[base] as usize, old[base + 1]);
            if worth < median || worth <= 2 || len == 2 {
                let new = ClauseRef(self.arena.len() as u32);
                self.arena.extend(&old[base..base + HEADER + len]);
                self.all.push(new);
                self.watch(new);
            }
        }
    }
}
