//! From the bytes of a file to a text.

use crate::text::source::{MAX_BYTES, NotText};

/// UTF-16 if a byte order mark says so; otherwise UTF-8, with or without such a
/// mark; otherwise Latin-1, as old files are. Control characters make it no text.
pub(crate) fn decode(bytes: Vec<u8>) -> Result<String, NotText> {
    if bytes.len() > MAX_BYTES {
        return Err(NotText::TooLarge);
    }
    let text = match &bytes[..] {
        [0xff, 0xfe, ..] => utf16(&bytes, u16::from_le_bytes)?,
        [0xfe, 0xff, ..] => utf16(&bytes, u16::from_be_bytes)?,
        _ => single_bytes(bytes)?,
    };
    let text = match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    };
    // Before 2001 a Macintosh ended lines with a carriage return alone. One byte
    // stands for one, so that all places remain.
    let of_macintosh = text.contains('\r') && !text.contains('\n');
    Ok(if of_macintosh { text.replace('\r', "\n") } else { text })
}

fn single_bytes(bytes: Vec<u8>) -> Result<String, NotText> {
    if let Some(at) = bytes.iter().position(|&byte| is_control(byte.into())) {
        return Err(NotText::Binary(at));
    }
    Ok(match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => error.into_bytes().into_iter().map(char::from).collect(),
    })
}

/// The text of a file, its byte order mark included. Half a character makes it no text.
fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, NotText> {
    let (pairs, odd) = bytes.as_chunks::<2>();
    let mut text = String::with_capacity(pairs.len());
    let mut at = 0;
    for decoded in char::decode_utf16(pairs.iter().map(|&pair| unit(pair))) {
        match decoded {
            Ok(c) if !is_control(c) => {
                at += 2 * c.len_utf16();
                text.push(c);
            }
            _ => return Err(NotText::Binary(at)),
        }
    }
    if !odd.is_empty() {
        return Err(NotText::Binary(at));
    }
    Ok(text)
}

/// Whether no text has this character.
fn is_control(c: char) -> bool {
    c.is_ascii_control() && !"\t\n\r\x0c".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bytes: &[u8], expected: Result<&str, NotText>) {
        assert_eq!(decode(bytes.to_vec()), expected.map(str::to_owned));
    }

    #[test]
    fn bytes_one_by_one() {
        check("\u{feff}é".as_bytes(), Ok("é"));
        check(b"\xa9 2006", Ok("© 2006"));
        check(b"ab\0", Err(NotText::Binary(2)));
        check(b"", Ok(""));
    }

    #[test]
    fn bytes_in_pairs() {
        let encode = |text: &str, bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
            text.encode_utf16().flat_map(bytes).collect()
        };
        for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
            check(&encode("\u{feff}1 é\r\n💡", bytes), Ok("1 é\r\n💡"));
            check(&encode("\u{feff}", bytes), Ok(""));
            check(&encode("\u{feff}💡\0", bytes), Err(NotText::Binary(6)));
        }
        check(b"\xff\xfe1\0\n", Err(NotText::Binary(4)));
        check(b"\xfe\xff\0a\xd8\x00\0a", Err(NotText::Binary(4)));
        // UTF-32 begins like UTF-16.
        check(b"\xff\xfe\0\0a\0\0\0", Err(NotText::Binary(2)));
    }

    #[test]
    fn lines_of_a_macintosh() {
        check(b"1 1\r1\r\r1\r", Ok("1 1\n1\n\n1\n"));
        check(b"1 1\r\n1\r1\n", Ok("1 1\r\n1\r1\n"));
        check(b"\xff\xfe1\0\r\0\xe9\0", Ok("1\né"));
    }
}
