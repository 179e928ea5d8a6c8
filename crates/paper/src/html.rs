//! All pages as one web page that prints as they are.

use crate::page::Document;
use crate::svg::{element, plain};
use std::fmt::Write;

/// The whole page.
pub fn html(document: &Document) -> String {
    let title = plain(&document.title);
    let (width, height) =
        document.pages.first().map_or((595.0, 842.0), |page| (page.width, page.height));
    let mut text = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>{title}</title>\n<style>\n@page {{ size: {width:.2}pt {height:.2}pt; margin: 0 }}\n\
         body {{ margin: 0; background: #ddd }}\n\
         section {{ break-after: page; margin: 1rem auto; width: fit-content; background: #fff }}\n\
         section svg {{ display: block; max-width: 100%; height: auto }}\n\
         @media print {{ body {{ background: none }} section {{ margin: 0 }} }}\n\
         </style>\n</head>\n<body>\n",
        document.lang
    );
    for (number, page) in (1..).zip(&document.pages) {
        let svg = element(page, &document.title, &format!("p{number}-"));
        let _ = writeln!(text, "<section id=\"page-{number}\">{svg}</section>");
    }
    text + "</body>\n</html>\n"
}
