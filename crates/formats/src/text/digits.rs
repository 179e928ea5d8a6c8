//! Bytes as letters and digits that links survive: base 64, six bits each, and base 32, five bits
//! each (RFC 4648), without the `=` at their end.

/// The digits of base 64.
pub(crate) const BASE_64: &[u8] =
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/// The digits of base 32 that keep the order of what they stand for.
pub(crate) const BASE_32_HEX: &[u8] = b"0123456789abcdefghijklmnopqrstuv";

/// How many bits a digit stands for.
fn width(digits: &[u8]) -> u32 {
    digits.len().ilog2()
}

/// The bytes that digits stand for; white space and `=` are passed over, bits that make no whole
/// byte are nothing. Nothing where a digit is none.
pub(crate) fn bytes(text: &str, digits: &[u8]) -> Option<Vec<u8>> {
    let (mut found, mut bits, mut count) = (Vec::new(), 0_u32, 0);
    for byte in text.bytes().filter(|byte| !byte.is_ascii_whitespace() && *byte != b'=') {
        let value = digits.iter().position(|digit| *digit == byte)?;
        bits = bits << width(digits) | value as u32;
        count += width(digits);
        if count >= 8 {
            count -= 8;
            found.push((bits >> count & 255) as u8);
        }
    }
    Some(found)
}

/// The digits of bytes.
pub(crate) fn text(bytes: &[u8], digits: &[u8]) -> String {
    let mut text = String::new();
    let (mut bits, mut count, width) = (0_u32, 0, width(digits));
    let digit = |bits: u32| char::from(digits[bits as usize & (digits.len() - 1)]);
    for &byte in bytes {
        bits = bits << 8 | u32::from(byte);
        count += 8;
        while count >= width {
            count -= width;
            text.push(digit(bits >> count));
        }
    }
    if count > 0 {
        text.push(digit(bits << (width - count)));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of RFC 4648, section 10.
    #[test]
    fn as_the_standard_says() {
        for (plain, base_64, base_32) in [
            ("", "", ""),
            ("f", "Zg", "co"),
            ("fo", "Zm8", "cpng"),
            ("foo", "Zm9v", "cpnmu"),
            ("foob", "Zm9vYg", "cpnmuog"),
            ("fooba", "Zm9vYmE", "cpnmuoj1"),
            ("foobar", "Zm9vYmFy", "cpnmuoj1e8"),
        ] {
            for (digits, coded) in [(BASE_64, base_64), (BASE_32_HEX, base_32)] {
                assert_eq!(text(plain.as_bytes(), digits), coded);
                assert_eq!(bytes(&format!(" {coded}=\n"), digits).unwrap(), plain.as_bytes());
            }
        }
        assert_eq!(bytes("Zg.", BASE_64), None);
    }
}
