//! Brotli (RFC 7932). It is unpacked by a crate and packed without saving anything: a stream may
//! hold its bytes as they are, and whoever unpacks it does not notice. What is unpacked is bounded: a
//! few bytes could tell of gigabytes.

use std::io::Read;

/// The most bytes that are unpacked.
const MOST: u64 = 8 << 20;
/// The most bytes of one block of a stream.
const BLOCK: usize = 1 << 16;

/// What was packed; nothing where it is none, or too long.
pub(crate) fn unpacked(packed: &[u8]) -> Option<Vec<u8>> {
    let mut found = Vec::new();
    let stream = brotli_decompressor::Decompressor::new(packed, 4096);
    stream.take(MOST + 1).read_to_end(&mut found).ok()?;
    (found.len() as u64 <= MOST).then_some(found)
}

/// A stream of bytes as they are.
pub(crate) fn stored(bytes: &[u8]) -> Vec<u8> {
    let mut stream = Vec::with_capacity(bytes.len() + bytes.len() / BLOCK * 3 + 4);
    for (index, block) in bytes.chunks(BLOCK).enumerate() {
        // From the lowest bit up: the size of the window, 16 bits of it, in front of the first block;
        // then not the last block, four digits of length, the length less one, and not packed.
        let header = ((block.len() - 1) << 3 | 1 << 19) << usize::from(index == 0);
        stream.extend(&header.to_le_bytes()[..3]);
        stream.extend(block);
    }
    // The last block, and it is empty. Without any block the window stands in front of it.
    stream.push(if bytes.is_empty() { 0b110 } else { 0b11 });
    stream
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_unpacked_and_too_much_is_refused() {
        for length in [0, 1, 100, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK + 7] {
            let bytes: Vec<u8> = (0..length).map(|n| (n * n % 251) as u8).collect();
            assert_eq!(unpacked(&stored(&bytes)).unwrap(), bytes, "{length}");
        }
        assert_eq!(unpacked(&stored(&vec![7; MOST as usize + 1])), None);
        assert_eq!(unpacked(b"no stream at all"), None);
        assert_eq!(unpacked(&stored(b"cut short")[..6]), None);
    }

    /// A stream that another program packed.
    #[test]
    fn what_is_packed_is_unpacked() {
        let packed = [
            0x1b, 0x27, 0x00, 0xf8, 0x8d, 0x94, 0x6e, 0xc6, 0x2a, 0xca, 0xb0, 0x32, 0xb4, 0x06,
            0x61, 0x61, 0x7b, 0x93, 0x8d, 0x48, 0x02, 0x4f, 0x1e, 0xd0, 0x8c, 0x51, 0x7b, 0x35,
            0xb8, 0x81, 0x87, 0x18,
        ];
        assert_eq!(unpacked(&packed).unwrap(), b"hello hello hello, the picture of a wolf");
    }
}
