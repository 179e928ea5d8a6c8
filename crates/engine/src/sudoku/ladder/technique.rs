//! The techniques and their names.

use crate::named::{found_by_name, named};

/// A way to see what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Technique {
    /// The last open cell of a house.
    FullHouse,
    /// A digit with one place left in a house.
    HiddenSingle,
    /// A cell with one digit left.
    NakedSingle,
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
    /// Two strong links, one end of each seeing the other.
    TurbotFish,
    /// A box that has a digit in one row and one column only.
    EmptyRectangle,
    /// Three cells of two digits: a pivot that sees two others.
    XyWing,
    /// The same with a pivot of three digits.
    XyzWing,
    /// Two cells with the same two digits, joined by a strong link.
    WWing,
    /// One net of a digit's strong links, in two colours.
    SimpleColouring,
    /// Two such nets that see each other.
    MultiColouring,
    /// Cells in a row that all have the same two digits.
    RemotePair,
    /// Four cells that two digits would fill in two ways.
    UniqueRectangle,
    /// Every cell but one has two digits left.
    Bug,
    /// A chain of one digit: strong links in houses.
    XChain,
    /// A chain through cells of two digits: strong links in cells.
    XyChain,
    /// A chain with strong links of any kind.
    Aic,
    /// Two sets of cells with one digit more than cells, which share a digit.
    AlsXz,
    /// All ways that something can be lead to the same.
    ForcingChain,
    /// Something supposed that ends in a contradiction.
    Nishio,
}

named! {
    Technique:
        FullHouse "full-house",
        HiddenSingle "hidden-single",
        NakedSingle "naked-single",
        Pointing "pointing",
        Claiming "claiming",
        NakedPair "naked-pair",
        NakedTriple "naked-triple",
        NakedQuad "naked-quad",
        HiddenPair "hidden-pair",
        HiddenTriple "hidden-triple",
        HiddenQuad "hidden-quad",
        XWing "x-wing",
        Swordfish "swordfish",
        Jellyfish "jellyfish",
        FinnedXWing "finned-x-wing",
        FinnedSwordfish "finned-swordfish",
        FinnedJellyfish "finned-jellyfish",
        Skyscraper "skyscraper",
        TwoStringKite "two-string-kite",
        TurbotFish "turbot-fish",
        EmptyRectangle "empty-rectangle",
        XyWing "xy-wing",
        XyzWing "xyz-wing",
        WWing "w-wing",
        SimpleColouring "simple-colouring",
        MultiColouring "multi-colouring",
        RemotePair "remote-pair",
        UniqueRectangle "unique-rectangle",
        Bug "bug",
        XChain "x-chain",
        XyChain "xy-chain",
        Aic "aic",
        AlsXz "als-xz",
        ForcingChain "forcing-chain",
        Nishio "nishio",
    ;
}

found_by_name!(Technique);
