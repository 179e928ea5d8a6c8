//! What is expected of a bit, and of numbers, choices and texts made of bits.

use super::Coder;

/// The smallest chance that anything is given, of 65,536.
const LEAST: f64 = 48.0;

/// A chance as a coder takes it.
pub(super) fn chance(of_one: f64) -> u16 {
    (of_one * 65_536.0).clamp(LEAST, 65_536.0 - LEAST) as u16
}

/// What is expected of a bit that was seen before in the same circumstances.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess {
    /// The chance of a 1.
    pub(super) one: f64,
    /// How often the bit was seen; the more often, the less once more changes.
    seen: f64,
}

impl Guess {
    /// Where nothing was seen yet.
    pub const NEW: Guess = Guess { one: 0.5, seen: 0.0 };
    /// What was seen longer ago is forgotten little by little.
    const MEMORY: f64 = 60.0;

    pub fn learn(&mut self, bit: bool) {
        self.one += (f64::from(u8::from(bit)) - self.one) / (self.seen + 1.5);
        self.seen = (self.seen + 1.0).min(Guess::MEMORY);
    }

    /// Codes a bit, and learns from it.
    pub fn code(&mut self, coder: &mut impl Coder, bit: bool) -> bool {
        let bit = coder.bit(bit, chance(self.one));
        self.learn(bit);
        bit
    }
}

/// A bit that is 1 once in so many times.
pub(crate) fn flag(coder: &mut impl Coder, bit: bool, once_in: u16) -> bool {
    coder.bit(bit, (65_536 / u32::from(once_in.max(2))) as u16)
}

/// One of so many equally likely numbers, from 0 up.
pub(crate) fn choice(coder: &mut impl Coder, chosen: usize, of: usize) -> usize {
    let is_last = |number: &usize| {
        let left = (of - number) as f64;
        coder.bit(chosen == *number, chance(1.0 / left))
    };
    (0..of.saturating_sub(1)).find(is_last).unwrap_or(of.saturating_sub(1))
}

/// Numbers of one kind, from 0 up, smaller ones shorter (Elias's gamma code); what is usual among
/// them is learned.
#[derive(Clone, Debug)]
pub(crate) struct Numbers {
    lengths: [Guess; 33],
    /// The bit behind the leading one, which tells most.
    second: [Guess; 33],
    third: [Guess; 66],
}

impl Default for Numbers {
    fn default() -> Numbers {
        let new = Guess::NEW;
        Numbers { lengths: [new; 33], second: [new; 33], third: [new; 66] }
    }
}

impl Numbers {
    pub fn code(&mut self, coder: &mut impl Coder, number: u32) -> u32 {
        let own = u64::from(number) + 1;
        let bits = own.ilog2() as usize;
        let length = (0..32).find(|&length| self.lengths[length].code(coder, bits == length));
        let length = length.unwrap_or(32);
        let mut found = 1_u64;
        for place in (0..length).rev() {
            let bit = own >> place & 1 == 1;
            let bit = match length - place {
                1 => self.second[length].code(coder, bit),
                2 => self.third[2 * length + (found & 1) as usize].code(coder, bit),
                _ => coder.bit(bit, 1 << 15),
            };
            found = found << 1 | u64::from(bit);
        }
        u32::try_from(found - 1).unwrap_or(u32::MAX)
    }
}

/// Bytes of a text: how many, then each by the usual bits of bytes. No longer than a text may be.
pub(crate) fn bytes(coder: &mut impl Coder, text: &[u8]) -> Vec<u8> {
    let mut count = Numbers::default();
    let length = count.code(coder, text.len() as u32) as usize;
    let mut tree = [Guess::NEW; 256];
    let mut found = Vec::new();
    while found.len() < length && !coder.is_lost() {
        let own = text.get(found.len()).copied().unwrap_or(0);
        let mut node = 1;
        for place in (0..8).rev() {
            node = node << 1 | usize::from(tree[node].code(coder, own >> place & 1 == 1));
        }
        found.push((node & 255) as u8);
    }
    found
}
