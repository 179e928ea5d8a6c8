//! What is said about a sudoku, as lines before its digits: `title TEXT`. No format of sudoku
//! keeps all of it.

use grille_engine::about::About;

/// The fields, each with the word for it.
fn fields(about: &mut About) -> [(&'static str, &mut Option<String>); 8] {
    [
        ("title", &mut about.title),
        ("author", &mut about.author),
        ("copyright", &mut about.copyright),
        ("licence", &mut about.licence),
        ("source", &mut about.source),
        ("id", &mut about.id),
        ("description", &mut about.description),
        ("note", &mut about.note),
    ]
}

/// A line for each field that is there.
pub fn write(about: &About) -> String {
    let mut about = about.clone();
    let line = |(name, text): (&str, &mut Option<String>)| {
        let text = text.as_ref()?.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r");
        Some(format!("{name} {text}\n"))
    };
    fields(&mut about).into_iter().filter_map(line).collect()
}

/// The fields at the beginning of a text, and what follows them.
pub fn read(text: &str) -> (About, &str) {
    let (mut about, mut rest) = (About::default(), text);
    while let Some((line, after)) = rest.split_once('\n') {
        let Some((name, text)) = line.split_once(' ') else { break };
        let Some((_, field)) = fields(&mut about).into_iter().find(|(own, _)| *own == name) else {
            break;
        };
        *field = Some(unescaped(text));
        rest = after;
    }
    (about, rest)
}

fn unescaped(text: &str) -> String {
    let (mut plain, mut rest) = (String::new(), text.chars());
    while let Some(c) = rest.next() {
        plain.push(match (c, c == '\\') {
            (_, true) => match rest.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                Some(other) => other,
                None => '\\',
            },
            (c, false) => c,
        });
    }
    plain
}
