//! What was learned: clauses over cells, in one arena, watched by two literals.
//!
//! A clause says that one of its literals holds. Two of them are watched; as
//! long as neither is false nothing has to be done about the clause.
//!
//! A clause that excludes a solution which was told must stay, until one comes
//! that says more. Solutions that differ in the last hypotheses come one after
//! the other, so such clauses are a stack: a new one takes the place of those on
//! top that it implies. Without a contradiction in between no more of them stay
//! than hypotheses stand, however many solutions there are.

/// A variable, or its opposite: the variable's number twice, plus one if it is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lit(pub u32);

impl Lit {
    #[inline(always)]
    pub fn new(variable: usize, is_true: bool) -> Lit {
        Lit((variable as u32) << 1 | u32::from(is_true))
    }

    #[inline(always)]
    pub fn variable(self) -> usize {
        (self.0 >> 1) as usize
    }

    #[inline(always)]
    pub fn is_true(self) -> bool {
        self.0 & 1 == 1
    }

    /// The opposite.
    #[inline(always)]
    pub fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }

    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a clause begins in the arena: its length, its LBD, how lately it was
/// used, its literals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClauseRef(pub u32);

/// A clause that watches a literal, and another of its literals: while that one
/// is true the clause need not be looked at.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    pub clause: ClauseRef,
    pub blocker: Lit,
}

const HEADER: usize = 3;
/// The LBD of a clause that excludes a solution that was told.
pub const FOR_EVER: u32 = 0;

/// Clauses of this LBD or less are never forgotten.
pub const GOOD: u32 = 2;
/// Clauses of this LBD or less stay while they are used.
const USEFUL: u32 = 6;
/// How often a clause outlives a forgetting by having been used once.
const FRESH: u32 = 2;

/// How far an exclusion has been compared with those before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Comparing {
    #[default]
    No,
    /// So many of its literals are marked.
    Marking(usize),
    /// Of the latest one so many literals were looked at, and so many are in both.
    Looking(usize, usize),
    /// So many of its literals are unmarked again.
    Unmarking(usize),
}

/// All clauses.
#[derive(Clone, Debug)]
pub struct Clauses {
    arena: Vec<u32>,
    all: Vec<ClauseRef>,
    /// Those that exclude solutions, the latest last.
    told: Vec<ClauseRef>,
    /// By literal: the clauses to look at when it becomes false.
    pub watches: Vec<Vec<Watch>>,
    /// By literal: whether it is in the clause that is compared with others.
    is_in: Vec<bool>,
    /// The comparison under way.
    comparing: Comparing,
    /// While clauses are moved together: how many of them are, and where the next one goes.
    moved: Option<(usize, usize)>,
}

impl Clauses {
    /// None, over so many variables, of which [`Clauses::grow`] takes in the first ones.
    pub fn new(variables: usize) -> Clauses {
        Clauses {
            arena: Vec::new(),
            all: Vec::new(),
            told: Vec::new(),
            watches: Vec::with_capacity(2 * variables),
            is_in: vec![false; 2 * variables],
            comparing: Comparing::default(),
            moved: None,
        }
    }

    /// Makes room for clauses over so many variables.
    pub fn grow(&mut self, variables: usize) {
        self.watches.resize_with(2 * variables, Vec::new);
    }

    /// Adds a clause of at least two literals; the first two are watched. The
    /// less its LBD, the better it is.
    pub fn add(&mut self, lits: &[Lit], lbd: u32) -> ClauseRef {
        let clause = ClauseRef(self.arena.len() as u32);
        self.arena.extend([lits.len() as u32, lbd, FRESH]);
        self.arena.extend(lits.iter().map(|lit| lit.0));
        self.enter(clause);
        clause
    }

    fn enter(&mut self, clause: ClauseRef) {
        self.all.push(clause);
        if self.lbd(clause) == FOR_EVER {
            self.told.push(clause);
        }
        self.watch(clause);
    }

    /// Forgets the latest exclusions that contain all of these literals, for one
    /// that consists of them. No such clause may be the reason of anything now. Looks at no
    /// more than `left` literals; whether that is all.
    pub fn supersede(&mut self, lits: &[Lit], left: &mut i64) -> bool {
        let until = |from: usize, all: usize, left: i64| all.min(from + left.max(1) as usize);
        while *left > 0 {
            self.comparing = match (self.comparing, self.told.last()) {
                (Comparing::No, None) => return true,
                (Comparing::No, Some(_)) => Comparing::Marking(0),
                (Comparing::Marking(from), _) | (Comparing::Unmarking(from), _) => {
                    let is_in = matches!(self.comparing, Comparing::Marking(_));
                    let to = until(from, lits.len(), *left);
                    for lit in &lits[from..to] {
                        self.is_in[lit.index()] = is_in;
                    }
                    *left -= (to - from) as i64;
                    match (to == lits.len(), is_in) {
                        (false, true) => Comparing::Marking(to),
                        (false, false) => Comparing::Unmarking(to),
                        (true, true) => Comparing::Looking(0, 0),
                        (true, false) => {
                            self.comparing = Comparing::No;
                            return true;
                        }
                    }
                }
                (Comparing::Looking(..), None) => Comparing::Unmarking(0),
                (Comparing::Looking(from, both), Some(&last)) => {
                    let other = self.lits(last);
                    let to = until(from, other.len(), *left);
                    let is_in = |lit: &&u32| self.is_in[**lit as usize];
                    let both = both + other[from..to].iter().filter(is_in).count();
                    *left -= (to - from) as i64;
                    match to == other.len() {
                        false => Comparing::Looking(to, both),
                        true if both < lits.len() => Comparing::Unmarking(0),
                        true => {
                            self.told.pop();
                            self.remove(last);
                            Comparing::Looking(0, 0)
                        }
                    }
                }
            };
        }
        false
    }

    /// Its room is free again at once if it is the last in the arena.
    fn remove(&mut self, clause: ClauseRef) {
        let lits = self.lits(clause);
        let (end, watched) = (clause.0 as usize + HEADER + lits.len(), [lits[0], lits[1]]);
        for lit in watched {
            self.watches[lit as usize].retain(|watch| watch.clause != clause);
        }
        if let Some(at) = self.all.iter().rposition(|&other| other == clause) {
            self.all.remove(at);
        }
        if end == self.arena.len() {
            self.arena.truncate(clause.0 as usize);
        }
    }

    fn watch(&mut self, clause: ClauseRef) {
        let lits = self.lits(clause);
        let (first, second) = (Lit(lits[0]), Lit(lits[1]));
        self.watches[first.index()].push(Watch { clause, blocker: second });
        self.watches[second.index()].push(Watch { clause, blocker: first });
    }

    pub fn lbd(&self, clause: ClauseRef) -> u32 {
        self.arena[clause.0 as usize + 1]
    }

    /// A clause was used, and has this LBD now.
    pub fn used(&mut self, clause: ClauseRef, lbd: u32) {
        let at = clause.0 as usize;
        self.arena[at + 1] = self.arena[at + 1].min(lbd);
        self.arena[at + 2] = FRESH;
    }

    /// The numbers of its literals.
    #[inline(always)]
    pub fn lits(&self, clause: ClauseRef) -> &[u32] {
        let base = clause.0 as usize;
        &self.arena[base + HEADER..][..self.arena[base] as usize]
    }

    /// The same, to be put in another order.
    #[inline(always)]
    pub fn lits_mut(&mut self, clause: ClauseRef) -> &mut [u32] {
        let base = clause.0 as usize;
        let len = self.arena[base] as usize;
        &mut self.arena[base + HEADER..][..len]
    }

    /// About how many bytes they take, with those that watch.
    pub fn bytes(&self) -> usize {
        4 * self.arena.len() + 28 * self.all.len()
    }

    /// Those that are never forgotten.
    pub fn lasting(&self) -> impl Iterator<Item = &[u32]> {
        let lasts = |clause: ClauseRef| self.lbd(clause) <= GOOD || self.lits(clause).len() == 2;
        self.all.iter().filter(move |&&clause| lasts(clause)).map(|&clause| self.lits(clause))
    }

    /// How many clauses there are.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Forgets the worse half, of equals the older, but none that is short, of
    /// the best, or useful. No clause may be the reason of anything now, nor be looked at before
    /// [`Clauses::move_together`] is done.
    pub fn forget(&mut self) {
        let rank = |clauses: &Clauses, clause: ClauseRef| {
            let (lbd, fresh) = (clauses.lbd(clause), clauses.arena[clause.0 as usize + 2]);
            let stays = lbd <= GOOD || lbd <= USEFUL && fresh > 0;
            (if stays { 0 } else { lbd }, std::cmp::Reverse(clause.0))
        };
        let mut ranks: Vec<_> = self.all.iter().map(|&clause| rank(self, clause)).collect();
        let middle = ranks.len() / 2;
        let (_, &mut last, _) = ranks.select_nth_unstable(middle);
        let all = std::mem::take(&mut self.all);
        let stays = |&clause: &ClauseRef| {
            let rank = rank(self, clause);
            rank <= last || rank.0 == 0 || self.lits(clause).len() == 2
        };
        let kept: Vec<ClauseRef> = all.iter().copied().filter(stays).collect();
        self.told.clear();
        for clause in all {
            for lit in &self.arena[clause.0 as usize + HEADER..][..2] {
                self.watches[*lit as usize].clear();
            }
        }
        self.all = kept;
        self.moved = Some((0, 0));
    }

    /// Moves the clauses that were not forgotten together, about `left` literals of them: whether
    /// all are.
    pub fn move_together(&mut self, left: &mut i64) -> bool {
        let Some((mut moved, mut end)) = self.moved else { return true };
        while *left > 0 && moved < self.all.len() {
            let base = self.all[moved].0 as usize;
            let length = HEADER + self.arena[base] as usize;
            // They lie in the order of their places, so none is overwritten.
            self.arena.copy_within(base..base + length, end);
            self.arena[end + 2] = self.arena[end + 2].saturating_sub(1);
            let clause = ClauseRef(end as u32);
            self.all[moved] = clause;
            if self.lbd(clause) == FOR_EVER {
                self.told.push(clause);
            }
            self.watch(clause);
            (moved, end) = (moved + 1, end + length);
            *left -= length as i64;
        }
        let is_all = moved == self.all.len();
        self.moved = if is_all { None } else { Some((moved, end)) };
        if is_all {
            self.arena.truncate(end);
        }
        is_all
    }
}
