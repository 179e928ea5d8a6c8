//! What can be chosen about pages: of sheets and of books, on the command line and in the window.
//!
//! With the feature `clap` the same fields are the options of `grille print`, in this order.

use grille_paper::Sheet;
use grille_paper::sheet::MM;
use grille_paper::sheets::Plan;
use grille_words::{Words, say};

/// How many puzzles can go on a page.
pub const PER_PAGE: [u8; 5] = [1, 2, 4, 6, 9];

/// The paper, unless another is chosen.
pub const PAPER: &str = "a4";

/// How pages look.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
pub struct Layout {
    /// The paper: a name, or a size in millimetres.
    #[cfg_attr(feature = "clap", arg(long, value_name = "PAPER", value_parser = typed::paper, default_value = PAPER))]
    pub paper: String,

    /// How many puzzles go on a page; by their sizes if nothing is said.
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", value_parser = typed::per_page()))]
    pub per_page: Option<u8>,

    /// What stays free on all sides, in millimetres.
    #[cfg_attr(feature = "clap", arg(long, value_name = "MM", value_parser = typed::millimetres))]
    pub margin: Option<f32>,

    /// What more stays free where pages are bound, in millimetres.
    #[cfg_attr(feature = "clap", arg(long, value_name = "MM", value_parser = typed::millimetres))]
    pub gutter: Option<f32>,

    /// Everything large: clues of 16 points at least.
    #[cfg_attr(feature = "clap", arg(long))]
    pub large: bool,

    /// No colours at all: inks are told apart by their letters.
    #[cfg_attr(feature = "clap", arg(long, alias = "gray"))]
    pub grey: bool,

    /// Clues of nonograms on all four sides.
    #[cfg_attr(feature = "clap", arg(long))]
    pub mirrored: bool,

    /// Sudokus with pencil marks in the open cells.
    #[cfg_attr(feature = "clap", arg(long))]
    pub marks: bool,

    /// With what somebody wrote, as it was saved last.
    #[cfg_attr(feature = "clap", arg(long))]
    pub from_board: bool,

    /// A QR code beside each puzzle.
    #[cfg_attr(feature = "clap", arg(long))]
    pub qr: bool,

    /// The codes are links to this address.
    #[cfg_attr(feature = "clap", arg(long, value_name = "ADDRESS", requires = "qr"))]
    pub link: Option<String>,

    /// Where the answers are.
    #[cfg_attr(
        feature = "clap",
        arg(long, value_enum, value_name = "WHERE", default_value = "end")
    )]
    pub answers: Answers,

    /// Contents by difficulty on the first page.
    #[cfg_attr(feature = "clap", arg(long))]
    pub contents: bool,

    /// Leave out what does not fit, instead of printing nothing.
    #[cfg_attr(feature = "clap", arg(long))]
    pub leave_out: bool,

    /// No page numbers.
    #[cfg_attr(feature = "clap", arg(long))]
    pub no_page_numbers: bool,

    /// Do not rate the puzzles: no stars and no minutes.
    #[cfg_attr(feature = "clap", arg(long))]
    pub no_rating: bool,

    /// What the whole is called.
    #[cfg_attr(feature = "clap", arg(long, value_name = "TEXT"))]
    pub title: Option<String>,
}

/// Where answers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
pub enum Answers {
    /// Behind all puzzles, small.
    End,
    /// On the page behind each page of puzzles.
    Each,
    /// Nowhere.
    None,
}

impl Answers {
    /// All places.
    pub const ALL: [Answers; 3] = [Answers::End, Answers::Each, Answers::None];

    /// The key of its name in the words.
    pub fn key(self) -> &'static str {
        match self {
            Answers::End => "print-answers-end",
            Answers::Each => "print-answers-each",
            Answers::None => "print-answers-none",
        }
    }
}

impl Default for Layout {
    fn default() -> Layout {
        Layout {
            paper: PAPER.to_owned(),
            per_page: None,
            margin: None,
            gutter: None,
            large: false,
            grey: false,
            mirrored: false,
            marks: false,
            from_board: false,
            qr: false,
            link: None,
            answers: Answers::End,
            contents: false,
            leave_out: false,
            no_page_numbers: false,
            no_rating: false,
            title: None,
        }
    }
}

impl Layout {
    /// The paper with its margins, and with what a book of so many pages needs where it is bound.
    pub fn sheet(&self, words: &Words, pages: usize) -> Result<Sheet, String> {
        let usual = Sheet { width: 595.0, height: 842.0, margin: 42.0, gutter: 0.0 };
        let mut sheet = Sheet::find(&self.paper).unwrap_or(usual);
        sheet.gutter = self.gutter.map_or_else(|| Sheet::gutter_of(pages), |mm| mm * MM);
        if let Some(margin) = self.margin {
            sheet.margin = margin * MM;
        }
        let area = sheet.area(1);
        match area.width < 72.0 || area.height < 72.0 {
            true => Err(say!(words, "paper-no-room", paper = self.paper.as_str())),
            false => Ok(sheet),
        }
    }

    /// How puzzles are put on pages.
    pub fn plan(&self) -> Plan {
        Plan {
            per_page: self.per_page.map(usize::from),
            large: self.large,
            answers_follow: self.answers == Answers::Each,
        }
    }
}

/// What is typed, and what is wrong with it: the key of a sentence.
#[cfg(feature = "clap")]
mod typed {
    use super::PER_PAGE;
    use clap::builder::{PossibleValuesParser, TypedValueParser};
    use grille_paper::Sheet;

    pub fn paper(text: &str) -> Result<String, String> {
        Sheet::find(text).map(|_| text.to_owned()).ok_or_else(|| "usage-paper".to_owned())
    }

    pub fn per_page() -> impl TypedValueParser<Value = u8> {
        let all = PossibleValuesParser::new(PER_PAGE.map(|count| count.to_string()));
        all.map(|text| text.parse().unwrap_or(PER_PAGE[0]))
    }

    pub fn millimetres(text: &str) -> Result<f32, String> {
        let number = text.strip_suffix("mm").unwrap_or(text).replace(',', ".").parse::<f32>();
        number.ok().filter(|mm| (0.0..=200.0).contains(mm)).ok_or_else(|| "usage-mm".to_owned())
    }
}
