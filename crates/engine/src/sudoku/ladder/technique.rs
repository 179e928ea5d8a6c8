//! The names of the techniques.

/// A way to see what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Technique {
    /// The last open cell of a house.
    FullHouse,
    /// A cell with one digit left.
    NakedSingle,
    /// A digit with one place left in a house.
    HiddenSingle,
    /// A digit's places in a box lie in one line.
    Pointing,
    /// A digit's places in a line lie in one box.
    Claiming,
    /// Two cells of a house that share two digits.
    NakedPair,
    /// Three cells that share three.
    NakedTriple,
    /// Four cells that share four.
    NakedQuad,
    /// Two digits of a house that share two cells.
    HiddenPair,
    /// Three digits that share three.
    HiddenTriple,
    /// Four digits that share four.
    HiddenQuad,
    /// A digit's places in two lines lie in two crossing lines.
    XWing,
    /// In three lines and three crossing ones.
    Swordfish,
    /// In four and four.
    Jellyfish,
    /// An X-wing but for places in one box.
    FinnedXWing,
    /// A swordfish but for places in one box.
    FinnedSwordfish,
    /// A jellyfish but for places in one box.
    FinnedJellyfish,
    /// Two parallel lines with two places each, one of them in line with one.
    Skyscraper,
    /// A row and a column with two places each, one of each in the same box.
    TwoStringKite,
    /// Two houses with two places each, one of which sees one.
    TurbotFish,
    /// A box that has a digit in one row and one column only.
    EmptyRectangle,
    /// Three cells of two digits: a pivot that sees two others.
    XyWing,
    /// The same with a pivot of three digits.
    XyzWing,
    /// Two cells with the same two digits, linked by a house with two places.
    WWing,
    /// One net of a digit's links, in two colours.
    SimpleColouring,
    /// Two such nets that see each other.
    MultiColouring,
    /// Cells in a row that all have the same two digits.
    RemotePair,
    /// Four cells that two digits would fill in two ways.
    UniqueRectangle,
    /// Every cell but one has two digits left.
    Bug,
    /// Links of one digit.
    XChain,
    /// Cells of two digits.
    XyChain,
    /// Links of any kind.
    Aic,
    /// Two sets of cells with one digit more than cells, which share a digit.
    AlsXz,
    /// All ways that something can be lead to the same.
    ForcingChain,
    /// Something supposed that ends in a contradiction.
    Nishio,
}

const TECHNIQUES: [(Technique, &str); 35] = [
    (Technique::FullHouse, "full-house"),
    (Technique::NakedSingle, "naked-single"),
    (Technique::HiddenSingle, "hidden-single"),
    (Technique::Pointing, "pointing"),
    (Technique::Claiming, "claiming"),
    (Technique::NakedPair, "naked-pair"),
    (Technique::NakedTriple, "naked-triple"),
    (Technique::NakedQuad, "naked-quad"),
    (Technique::HiddenPair, "hidden-pair"),
    (Technique::HiddenTriple, "hidden-triple"),
    (Technique::HiddenQuad, "hidden-quad"),
    (Technique::XWing, "x-wing"),
    (Technique::Swordfish, "swordfish"),
    (Technique::Jellyfish, "jellyfish"),
    (Technique::FinnedXWing, "finned-x-wing"),
    (Technique::FinnedSwordfish, "finned-swordfish"),
    (Technique::FinnedJellyfish, "finned-jellyfish"),
    (Technique::Skyscraper, "skyscraper"),
    (Technique::TwoStringKite, "two-string-kite"),
    (Technique::TurbotFish, "turbot-fish"),
    (Technique::EmptyRectangle, "empty-rectangle"),
    (Technique::XyWing, "xy-wing"),
    (Technique::XyzWing, "xyz-wing"),
    (Technique::WWing, "w-wing"),
    (Technique::SimpleColouring, "simple-colouring"),
    (Technique::MultiColouring, "multi-colouring"),
    (Technique::RemotePair, "remote-pair"),
    (Technique::UniqueRectangle, "unique-rectangle"),
    (Technique::Bug, "bug"),
    (Technique::XChain, "x-chain"),
    (Technique::XyChain, "xy-chain"),
    (Technique::Aic, "aic"),
    (Technique::AlsXz, "als-xz"),
    (Technique::ForcingChain, "forcing-chain"),
    (Technique::Nishio, "nishio"),
];

impl Technique {
    /// Every technique with its name.
    pub const ALL: &[(Technique, &'static str)] = &TECHNIQUES;

    /// Its name.
    pub fn name(self) -> &'static str {
        TECHNIQUES[self as usize].1
    }

    /// The technique of that name.
    pub fn find(name: &str) -> Option<Technique> {
        TECHNIQUES.iter().find(|(_, own)| *own == name).map(|&(technique, _)| technique)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_in_their_order() {
        for (at, &(technique, name)) in Technique::ALL.iter().enumerate() {
            assert_eq!((technique as usize, technique.name()), (at, name));
            assert_eq!(Technique::find(name), Some(technique));
        }
    }
}
