//! Which variable to suppose next: the one that took part in the most, and the
//! latest, contradictions. A heap by activity, with every variable's place in it.

/// Open variables by activity, the most active first.
#[derive(Clone, Debug)]
pub struct Order {
    pub activity: Vec<f64>,
    heap: Vec<u32>,
    /// The place of each variable in the heap.
    place: Vec<u32>,
    step: f64,
    seed: u64,
}

const NOWHERE: u32 = u32::MAX;
/// How much a contradiction of the past counts against the next one.
const DECAY: f64 = 0.95;

/// A number from 0 to 1 that looks like chance, and is always the same.
pub fn share(seed: u64, index: u64) -> f64 {
    let mut mixed = seed.wrapping_add(index.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((mixed ^ (mixed >> 31)) >> 11) as f64 / (1u64 << 53) as f64
}

impl Order {
    /// None of so many variables yet; a seed other than 0 shifts each activity by up to a tenth.
    pub fn new(variables: usize, seed: u64) -> Order {
        Order {
            activity: Vec::with_capacity(variables),
            heap: Vec::with_capacity(variables),
            place: Vec::with_capacity(variables),
            step: 1.0,
            seed,
        }
    }

    /// The next variable, with this activity; only an open one is put into the order.
    pub fn add(&mut self, activity: f64, is_open: bool) {
        let variable = self.activity.len();
        let shift = match self.seed {
            0 => 1.0,
            seed => 1.0 + 0.1 * share(seed, variable as u64),
        };
        self.activity.push(activity * shift);
        self.place.push(NOWHERE);
        if is_open {
            self.insert(variable);
        }
    }

    /// Puts a variable back.
    pub fn insert(&mut self, variable: usize) {
        if self.place[variable] == NOWHERE {
            self.place[variable] = self.heap.len() as u32;
            self.heap.push(variable as u32);
            self.rise(self.heap.len() - 1);
        }
    }

    /// Takes the most active variable out.
    pub fn pop(&mut self) -> Option<usize> {
        let top = *self.heap.first()? as usize;
        let last = self.heap.pop()?;
        self.place[top] = NOWHERE;
        if !self.heap.is_empty() {
            self.heap[0] = last;
            self.place[last as usize] = 0;
            self.sink(0);
        }
        Some(top)
    }

    /// A variable took part in a contradiction.
    pub fn bump(&mut self, variable: usize) {
        self.activity[variable] += self.step;
        if self.activity[variable] > 1e100 {
            for activity in &mut self.activity {
                *activity *= 1e-100;
            }
            self.step *= 1e-100;
        }
        if self.place[variable] != NOWHERE {
            self.rise(self.place[variable] as usize);
        }
    }

    /// A contradiction is over: later ones count more.
    pub fn decay(&mut self) {
        self.step /= DECAY;
    }

    fn before(&self, a: u32, b: u32) -> bool {
        let (first, second) = (self.activity[a as usize], self.activity[b as usize]);
        first > second || (first == second && a < b)
    }

    fn rise(&mut self, mut at: usize) {
        while at > 0 {
            let parent = (at - 1) / 2;
            if !self.before(self.heap[at], self.heap[parent]) {
                return;
            }
            self.swap(at, parent);
            at = parent;
        }
    }

    fn sink(&mut self, mut at: usize) {
        loop {
            let mut first = at;
            for child in [2 * at + 1, 2 * at + 2] {
                if child < self.heap.len() && self.before(self.heap[child], self.heap[first]) {
                    first = child;
                }
            }
            if first == at {
                return;
            }
            self.swap(at, first);
            at = first;
        }
    }

    fn swap(&mut self, a: usize, b: usize) {
        self.heap.swap(a, b);
        self.place[self.heap[a] as usize] = a as u32;
        self.place[self.heap[b] as usize] = b as u32;
    }
}
