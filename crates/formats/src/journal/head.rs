//! The beginning of a journal: its version, its game, and the text of its puzzle.

/// The version that is written, and the newest that is read.
pub const VERSION: u32 = 2;

/// What a journal begins with, before the number of its version.
const NAME: &str = "grille-journal ";

/// What stands between the puzzle and the records.
const END: &[u8] = b"\n====\n";

/// What the second line begins with, before the name of the game. The first line ends with
/// the version, as in version 1, which so tells that a newer program wrote this.
const GAME: &str = "game ";

/// The game of journals of version 1, which did not name it.
const FIRST_GAME: &str = "nonogram";

/// The beginning of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head<'a> {
    /// The version of the journal.
    pub version: u32,
    /// The name of the game.
    pub game: &'a str,
    /// The puzzle, in a format of the game's.
    pub puzzle: &'a str,
}

/// Why a journal has no beginning that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoHead {
    /// Written by a newer version of the program.
    Newer {
        /// The version of the journal.
        version: u32,
    },
    /// It is damaged.
    Damaged,
}

grille_engine::errors_as_data!(NoHead);

/// The beginning of a journal of this game and puzzle, up to its first record.
pub fn head(game: &str, puzzle: &str) -> String {
    format!("{NAME}{VERSION}\n{GAME}{game}\n{}\n====\n", puzzle.trim_end())
}

impl<'a> Head<'a> {
    /// Reads the beginning of a journal.
    pub fn read(bytes: &'a [u8]) -> Result<Head<'a>, NoHead> {
        let head = &bytes[..split(bytes).ok_or(NoHead::Damaged)?];
        let head = std::str::from_utf8(head).map_err(|_| NoHead::Damaged)?;
        let (first, rest) = head.split_once('\n').ok_or(NoHead::Damaged)?;
        let rest = rest.strip_suffix("====\n").ok_or(NoHead::Damaged)?;
        match first_line(first).ok_or(NoHead::Damaged)? {
            VERSION => {
                let (second, puzzle) = rest.split_once('\n').ok_or(NoHead::Damaged)?;
                let game = second.strip_prefix(GAME).ok_or(NoHead::Damaged)?;
                Ok(Head { version: VERSION, game, puzzle })
            }
            1 => Ok(Head { version: 1, game: FIRST_GAME, puzzle: rest }),
            version if version > VERSION => Err(NoHead::Newer { version }),
            _ => Err(NoHead::Damaged),
        }
    }
}

/// The version that a first line names.
fn first_line(line: &str) -> Option<u32> {
    line.strip_prefix(NAME)?.parse().ok()
}

/// The records of a journal, as they stand there.
pub fn records(bytes: &[u8]) -> &[u8] {
    &bytes[split(bytes).unwrap_or(bytes.len())..]
}

/// The version that a journal names, damaged or not.
pub(super) fn version(bytes: &[u8]) -> Option<u32> {
    let end = bytes.iter().take(80).position(|&byte| byte == b'\n')?;
    first_line(std::str::from_utf8(&bytes[..end]).ok()?)
}

/// Where the records begin.
pub(super) fn split(bytes: &[u8]) -> Option<usize> {
    let at = bytes.windows(END.len()).position(|window| window == END)?;
    Some(at + END.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_names_version_game_and_puzzle() {
        let text = head("toy", "one\ntwo\n\n");
        assert_eq!(text, "grille-journal 2\ngame toy\none\ntwo\n====\n");
        let read = Head { version: 2, game: "toy", puzzle: "one\ntwo\n" };
        assert_eq!(Head::read(text.as_bytes()), Ok(read));
        let first = Head { version: 1, game: "nonogram", puzzle: "x\n" };
        assert_eq!(Head::read(b"grille-journal 1\nx\n====\n0 undo\n"), Ok(first));
        for (bad, why) in [
            ("", NoHead::Damaged),
            ("grille-journal 2\nx\n====\n", NoHead::Damaged),
            ("grille-journal 2 toy\nx\n====\n", NoHead::Damaged),
            ("grille-journal 0\nx\n====\n", NoHead::Damaged),
            ("grille-journal 2\ngame toy\nx\n", NoHead::Damaged),
            ("grille-journal 3\ngame toy\nx\n====\n", NoHead::Newer { version: 3 }),
            ("grille-journal 99\nx\n====\n", NoHead::Newer { version: 99 }),
        ] {
            assert_eq!(Head::read(bad.as_bytes()), Err(why), "{bad}");
        }
    }
}
