//! What can be typed after `grille print`.

use super::shared::{Input, Limits, Output, Threads, names};
use clap::{Args, ValueEnum};
use grille_engine::nonogram::rate::Class;
use grille_paper::sheet::Sheet;

#[derive(Args)]
pub struct Print {
    #[command(flatten)]
    pub input: Input,

    #[command(flatten)]
    pub output: Output,

    // What to write [default: by the ending of --output]
    #[arg(long, value_enum, value_name = "FORM")]
    pub to: Option<PaperForm>,

    #[command(flatten)]
    pub layout: Layout,

    // Make new puzzles of this size instead of reading some: 15x15, 20x10
    #[arg(long, value_name = "SIZE", conflicts_with_all = ["puzzles", "from"])]
    pub new: Option<String>,

    // How many new puzzles
    #[arg(long, short, value_name = "N", requires = "new", value_parser = clap::value_parser!(u32).range(1..=2000))]
    pub number: Option<u32>,

    // How hard new puzzles shall be
    #[arg(long, alias = "difficulty", value_name = "CLASS", requires = "new", value_parser = names(Class::ALL, Class::name))]
    pub class: Option<String>,

    // The technique that new puzzles shall need, with none harder
    #[arg(long, value_name = "TECHNIQUE", requires = "new", conflicts_with = "class")]
    pub technique: Option<String>,

    // Any text; from it new puzzles follow
    #[arg(long, value_name = "TEXT", requires = "new")]
    pub seed: Option<String>,

    #[command(flatten)]
    pub limits: Limits,

    #[command(flatten)]
    pub threads: Threads,
}

// How pages look, of sheets and of books.
#[derive(Args, Clone)]
pub struct Layout {
    // The paper
    #[arg(long, value_name = "PAPER", value_parser = paper, default_value = "a4")]
    pub paper: String,

    // How many puzzles go on a page [default: by their sizes]
    #[arg(long, value_name = "N", value_parser = ["1", "2", "4", "6", "9"])]
    pub per_page: Option<String>,

    // What stays free on all sides, in millimetres
    #[arg(long, value_name = "MM", value_parser = millimetres)]
    pub margin: Option<f32>,

    // What more stays free where pages are bound, in millimetres
    #[arg(long, value_name = "MM", value_parser = millimetres)]
    pub gutter: Option<f32>,

    // Everything large: clues of 16 points at least
    #[arg(long)]
    pub large: bool,

    // No colours at all: inks are told apart by their letters
    #[arg(long, alias = "gray")]
    pub grey: bool,

    // Clues of nonograms on all four sides
    #[arg(long)]
    pub mirrored: bool,

    // Sudokus with pencil marks in the open cells
    #[arg(long)]
    pub marks: bool,

    // With what somebody wrote, as it was saved last
    #[arg(long)]
    pub from_board: bool,

    // A QR code beside each puzzle
    #[arg(long)]
    pub qr: bool,

    // The codes are links to this address
    #[arg(long, value_name = "ADDRESS", requires = "qr")]
    pub link: Option<String>,

    // Where the answers are
    #[arg(long, value_enum, value_name = "WHERE", default_value = "end")]
    pub answers: AnswersArg,

    // Contents by difficulty on the first page
    #[arg(long)]
    pub contents: bool,

    // Leave out what does not fit, instead of printing nothing
    #[arg(long)]
    pub leave_out: bool,

    // No page numbers
    #[arg(long)]
    pub no_page_numbers: bool,

    // Do not rate the puzzles: no stars and no minutes
    #[arg(long)]
    pub no_rating: bool,

    // What the whole is called
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,
}

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PaperForm {
    Pdf,
    Svg,
    Png,
    Html,
}

impl PaperForm {
    /// The forms with the endings of their files.
    pub const ENDINGS: [(PaperForm, &'static str); 4] = [
        (PaperForm::Pdf, "pdf"),
        (PaperForm::Svg, "svg"),
        (PaperForm::Png, "png"),
        (PaperForm::Html, "html"),
    ];
}

/// Where answers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum AnswersArg {
    End,
    Each,
    None,
}

fn paper(text: &str) -> Result<String, String> {
    Sheet::find(text).map(|_| text.to_owned()).ok_or_else(|| "usage-paper".to_owned())
}

fn millimetres(text: &str) -> Result<f32, String> {
    let number = text.strip_suffix("mm").unwrap_or(text).replace(',', ".").parse::<f32>();
    number.ok().filter(|mm| (0.0..=200.0).contains(mm)).ok_or_else(|| "usage-mm".to_owned())
}
