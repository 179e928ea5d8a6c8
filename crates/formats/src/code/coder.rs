//! An arithmetic coder of bits. The interval that a code stands for is cut at each bit in proportion
//! to what was expected; leading bits of both its ends that agree are written. Sixty-four bits
//! of precision make what is lost by rounding too little to notice.

/// One side of a code: who writes takes bits, who reads tells them.
pub(crate) trait Coder {
    /// Codes a bit that is 1 with this chance of 65,536. Who reads ignores the bit that is given.
    fn bit(&mut self, bit: bool, chance: u16) -> bool;

    /// Whether a code was read beyond its end: what it says is not to be trusted.
    fn is_lost(&self) -> bool {
        false
    }
}

/// Both ends of the interval, each of them in it.
#[derive(Clone, Debug)]
struct Interval {
    low: u64,
    high: u64,
}

impl Interval {
    const ALL: Interval = Interval { low: 0, high: u64::MAX };

    /// The last place of the part that stands for a 1.
    fn cut(&self, chance: u16) -> u64 {
        self.low + ((self.high - self.low) >> 16) * u64::from(chance)
    }

    fn take(&mut self, bit: bool, cut: u64) {
        match bit {
            true => self.high = cut,
            false => self.low = cut + 1,
        }
    }

    /// The leading bit of both ends, if it is the same; then the next one leads.
    fn shift(&mut self) -> Option<bool> {
        let top = |end: u64| end >> 63 == 1;
        let leading = (top(self.low) == top(self.high)).then_some(top(self.low))?;
        (self.low, self.high) = (self.low << 1, self.high << 1 | 1);
        Some(leading)
    }
}

/// Writes a code.
#[derive(Debug)]
pub(crate) struct Write {
    interval: Interval,
    bits: Vec<bool>,
}

impl Default for Write {
    fn default() -> Write {
        Write { interval: Interval::ALL, bits: Vec::new() }
    }
}

impl Coder for Write {
    fn bit(&mut self, bit: bool, chance: u16) -> bool {
        let cut = self.interval.cut(chance);
        self.interval.take(bit, cut);
        while let Some(leading) = self.interval.shift() {
            self.bits.push(leading);
        }
        bit
    }
}

impl Write {
    /// The digits of six bits: as few more bits as say a number in the interval, as zeros follow.
    pub fn finish(mut self) -> Vec<u8> {
        let Interval { low, high } = self.interval;
        let rounded = |bits: u32| match bits {
            0 => (low == 0).then_some(0),
            _ => {
                let rest = u64::MAX >> bits;
                low.checked_add(rest).map(|sum| sum & !rest).filter(|sum| *sum <= high)
            }
        };
        let last = (0..=63).find_map(|bits| rounded(bits).map(|number| (bits, number)));
        let (count, number) = last.unwrap_or((64, low));
        self.bits.extend((0..count).map(|bit| number >> (63 - bit) & 1 == 1));
        let digit = |six: &[bool]| {
            let digit = six.iter().fold(0, |digit, bit| digit << 1 | u8::from(*bit));
            digit << (6 - six.len())
        };
        self.bits.chunks(6).map(digit).collect()
    }
}

/// Reads a code.
#[derive(Debug)]
pub(crate) struct Read<'a> {
    interval: Interval,
    digits: &'a [u8],
    /// How many bits were taken.
    taken: usize,
    /// As many bits as the ends of the interval have.
    number: u64,
}

impl<'a> Read<'a> {
    pub fn new(digits: &'a [u8]) -> Read<'a> {
        let mut read = Read { interval: Interval::ALL, digits, taken: 0, number: 0 };
        (0..64).for_each(|_| read.take());
        read
    }

    fn take(&mut self) {
        let digit = self.digits.get(self.taken / 6).copied().unwrap_or(0);
        self.number = self.number << 1 | u64::from(digit >> (5 - self.taken % 6) & 1);
        self.taken += 1;
    }
}

impl Coder for Read<'_> {
    fn bit(&mut self, _: bool, chance: u16) -> bool {
        let cut = self.interval.cut(chance);
        let bit = self.number <= cut;
        self.interval.take(bit, cut);
        while self.interval.shift().is_some() {
            self.take();
        }
        bit
    }

    /// Who wrote it has written every bit on which both ends agreed.
    fn is_lost(&self) -> bool {
        self.taken > 6 * self.digits.len() + 64
    }
}
