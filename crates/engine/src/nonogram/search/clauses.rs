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

/// Clauses of this worth or better are never forgotten.
const GOOD: u32 = 2;

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

    /// About how many bytes they take, with those that watch.
    pub fn bytes(&self) -> usize {
        4 * self.arena.len() + 28 * self.all.len()
    }

    /// How many clauses there are.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Forgets the worse half, of equals the older, but none that is short or of
    /// the best. No clause may be the reason of anything now.
    pub fn forget(&mut self) {
        let rank = |clauses: &Clauses, clause: ClauseRef| {
            (clauses.worth(clause), std::cmp::Reverse(clause.0))
        };
        let mut ranks: Vec<_> = self.all.iter().map(|&clause| rank(self, clause)).collect();
        let middle = ranks.len() / 2;
        let (_, &mut last, _) = ranks.select_nth_unstable(middle);
        let all = std::mem::take(&mut self.all);
        let kept: Vec<ClauseRef> = all
            .into_iter()
            .filter(|&clause| {
                let rank = rank(self, clause);
                rank <= last || rank.0 <= GOOD || self.len(clause) == 2
            })
            .collect();
        let old = std::mem::take(&mut self.arena);
        for watches in &mut self.watches {
            watches.clear();
        }
        for clause in kept {
            let base = clause.0 as usize;
            let length = HEADER + old[base] as usize;
            let new = ClauseRef(self.arena.len() as u32);
            self.arena.extend(&old[base..base + length]);
            self.all.push(new);
            self.watch(new);
        }
    }
}
