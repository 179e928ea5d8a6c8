//! The compression of lz-string (LZ78 with codes of growing width, six bits a character), in which
//! links carry puzzles. The longest text that comes of one is bounded: a short one could tell of
//! gigabytes.

use std::collections::BTreeMap;

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/// The most units of UTF-16 that are unpacked.
const MOST: usize = 1 << 20;
/// Codes below this one are not phrases: a new unit of 8 bits, one of 16 bits, the end.
const FIRST: usize = 3;
const END: usize = 2;

/// What was packed; nothing where it is none, or too long.
pub(crate) fn unpacked(packed: &str) -> Option<String> {
    let value = |byte: u8| DIGITS.iter().position(|digit| *digit == byte);
    let digits = packed.bytes().filter(|byte| !byte.is_ascii_whitespace() && *byte != b'=');
    // A blank in a link stands for a plus.
    let digits: Vec<usize> = digits.map(value).collect::<Option<_>>()?;
    let mut at = 0;
    let mut bits = |count: usize| -> Option<usize> {
        let mut found = 0;
        for place in 0..count {
            let digit = digits.get(at / 6)?;
            found |= (digit >> (5 - at % 6) & 1) << place;
            at += 1;
        }
        Some(found)
    };
    let mut phrases: Vec<Vec<u16>> = Vec::new();
    let (mut text, mut last): (Vec<u16>, Vec<u16>) = Default::default();
    let (mut width, mut is_first, mut size) = (2, true, 0);
    loop {
        let code = bits(width)?;
        let phrase = match code {
            END => return String::from_utf16(&text).ok(),
            0 | 1 => {
                let unit = u16::try_from(bits(if code == 0 { 8 } else { 16 })?).ok()?;
                phrases.push(vec![unit]);
                vec![unit]
            }
            _ => match phrases.get(code - FIRST) {
                Some(phrase) => phrase.clone(),
                None if code - FIRST == phrases.len() && !last.is_empty() => {
                    last.iter().copied().chain(last.first().copied()).collect()
                }
                None => return None,
            },
        };
        text.extend(&phrase);
        if !is_first {
            let known: Vec<u16> = last.iter().copied().chain(phrase.first().copied()).collect();
            size += known.len();
            phrases.push(known);
        }
        if text.len() > MOST || size > 8 * MOST {
            return None;
        }
        (last, is_first) = (phrase, false);
        // The next code may be that of a phrase that is not known yet.
        while phrases.len() + FIRST + 1 > 1 << width {
            width += 1;
        }
    }
}

/// A text packed.
pub(crate) fn packed(text: &str) -> String {
    let mut phrases: BTreeMap<Vec<u16>, usize> = BTreeMap::new();
    let mut bits: Vec<bool> = Vec::new();
    let (mut count, mut width) = (0, 2);
    let units: Vec<u16> = text.encode_utf16().collect();
    let put = |bits: &mut Vec<bool>, value: usize, width: usize| {
        bits.extend((0..width).map(|place| value >> place & 1 == 1));
    };
    let (mut at, mut is_first) = (0, true);
    while at < units.len() {
        let length = (1..=units.len() - at)
            .take_while(|length| phrases.contains_key(&units[at..at + length]))
            .last();
        let phrase = &units[at..at + length.unwrap_or(1)];
        match phrases.get(phrase) {
            Some(code) => put(&mut bits, code + FIRST, width),
            None => {
                let is_wide = phrase[0] > 255;
                put(&mut bits, usize::from(is_wide), width);
                put(&mut bits, phrase[0].into(), if is_wide { 16 } else { 8 });
                phrases.insert(phrase.to_vec(), count);
                count += 1;
            }
        }
        at += phrase.len();
        // The reader knows the phrase before and the first unit of this one; the phrase that it
        // makes of them is numbered now.
        if !is_first {
            count += 1;
        }
        is_first = false;
        while count + FIRST + 1 > 1 << width {
            width += 1;
        }
        if let Some(next) = units.get(at) {
            let known: Vec<u16> = phrase.iter().copied().chain([*next]).collect();
            // It gets the number that the reader will give it after the next code.
            let number = match phrases.contains_key(&[*next][..]) {
                true => count,
                false => count + 1,
            };
            phrases.entry(known).or_insert(number);
        }
    }
    put(&mut bits, END, width);
    let digit = |six: &[bool]| {
        let value = six.iter().fold(0, |value, bit| value << 1 | usize::from(*bit));
        char::from(DIGITS[value << (6 - six.len())])
    };
    let digits: String = bits.chunks(6).map(digit).collect();
    let padding = "=".repeat((4 - digits.len() % 4) % 4);
    digits + &padding
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back() {
        let long: String = (0..3000_u32).map(|n| char::from(b'a' + (n * n % 7) as u8)).collect();
        for text in ["", "a", "aaaaaaa", "ababababab", "{\"size\":9}", "é€😀 é€😀", &long]
        {
            assert_eq!(unpacked(&packed(text)).as_deref(), Some(text));
        }
    }

    #[test]
    fn strange_texts_are_none() {
        for text in ["", "!", "A", "////", "AAAAAAAAAAAAAAAAAAAA"] {
            assert_eq!(unpacked(text), None, "{text}");
        }
    }
}
