//! Pages as files: one for all of them, or one each.

use grille_paper::{Document, html, pdf, png, svg};

/// How many dots an inch a picture has.
pub const DOTS: f32 = 200.0;

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
pub enum Form {
    /// A document of all pages.
    Pdf,
    /// Drawings, one a page.
    Svg,
    /// Pictures, one a page.
    Png,
    /// A page for a browser, which prints it.
    Html,
}

impl Form {
    /// All of them.
    pub const ALL: [Form; 4] = [Form::Pdf, Form::Svg, Form::Png, Form::Html];

    /// The ending of its files.
    pub fn ending(self) -> &'static str {
        match self {
            Form::Pdf => "pdf",
            Form::Svg => "svg",
            Form::Png => "png",
            Form::Html => "html",
        }
    }

    /// Whether a file of it holds all pages.
    pub fn is_whole(self) -> bool {
        match self {
            Form::Pdf | Form::Html => true,
            Form::Svg | Form::Png => false,
        }
    }

    /// The files of a document, each as its bytes.
    pub fn files(self, document: &Document) -> Vec<Vec<u8>> {
        let pages = document.pages.iter();
        match self {
            Form::Pdf => vec![pdf::pdf(document)],
            Form::Html => vec![html::html(document).into_bytes()],
            Form::Svg => pages.map(|page| svg::svg(page, &document.title).into_bytes()).collect(),
            Form::Png => pages.map(|page| png::png(page, DOTS)).collect(),
        }
    }
}
