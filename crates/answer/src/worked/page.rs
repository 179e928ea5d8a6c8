//! A worked solution as a page by itself, with a picture of each step. It needs nothing
//! from anywhere else, and follows the reader's choice of light or dark.

use super::{Explained, Work};
use grille_words::{Words, say, visible};
use std::fmt::Write;

const STYLE: &str = include_str!("page.css");

/// The whole page.
pub fn page<G: Explained>(words: &Words, work: &Work<G>) -> String {
    let (title, mut pictures) = (plain(&work.title), G::pictures(work));
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>{title}</title>\n<style>\n{STYLE}{}\n</style>\n</head>\n<body>\n<h1>{title}</h1>\n",
        words.lang().code(),
        pictures.style(),
    );
    let steps = say!(words, "worked-steps", steps = work.told.len());
    let _ =
        writeln!(page, "<p class=\"about\">{} · {steps}</p>", words.size(G::size(&work.puzzle)));
    page += &pictures.before(words);
    page += "<ol>\n";
    for (number, told) in (1..).zip(&work.told) {
        let said = G::argument(words, told, &work.puzzle);
        let _ = writeln!(
            page,
            "<li id=\"step-{number}\"><h2><b>{number}</b> <a href=\"#{}\">{}</a></h2>{}<p>{}</p></li>",
            G::technique_name(told),
            plain(&G::technique(words, told)),
            pictures.next(told),
            said.iter().map(|said| plain(said)).collect::<Vec<_>>().join("<br/>"),
        );
    }
    let (last, ending) = (pictures.last(), plain(&G::ending(words, work)));
    let _ = writeln!(page, "</ol>\n<section class=\"end\">{last}<p>{ending}</p></section>");
    page += &techniques(words, work);
    page + "</body>\n</html>\n"
}

/// The techniques that were used, with what they are about, the simplest first.
fn techniques<G: Explained>(words: &Words, work: &Work<G>) -> String {
    if work.told.is_empty() {
        return String::new();
    }
    let mut list = String::new();
    for (told, count) in work.used() {
        let _ = writeln!(
            list,
            "<dt id=\"{}\">{} <small>× {count}</small></dt><dd>{}</dd>",
            G::technique_name(told),
            plain(&G::technique(words, told)),
            plain(&G::technique_about(words, told)),
        );
    }
    format!("<h2>{}</h2>\n<dl>\n{list}</dl>\n", say!(words, "worked-techniques"))
}

/// The text with everything kept from meaning something to a page.
pub fn plain(text: &str) -> String {
    let text = visible(text);
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
