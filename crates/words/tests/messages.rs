//! Every bad file among the fixtures shows its expected message, in both languages.
//! `UPDATE_EXPECT=1 cargo test` writes the messages, to be reviewed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_formats::{Source, find};
use grille_words::{Lang, Paint, Words, draw};
use std::fs;
use std::path::Path;

#[test]
fn bad_files_show_their_messages() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../formats/tests/data");
    let words = Lang::ALL.map(Words::new);
    let mut formats: Vec<_> =
        fs::read_dir(data).unwrap().map(|entry| entry.unwrap().path()).collect();
    formats.retain(|path| path.is_dir());
    formats.sort();
    for folder in formats {
        let format = find(folder.file_name().unwrap().to_str().unwrap()).unwrap();
        let mut files: Vec<_> =
            fs::read_dir(folder.join("err")).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.retain(|path| path.extension().is_none_or(|extension| extension != "message"));
        files.sort();
        assert!(!files.is_empty(), "{}", folder.display());
        for path in files {
            let name = path.file_name().unwrap().to_str().unwrap();
            let source = Source::decode(name, fs::read(&path).unwrap()).unwrap();
            let mut shown = String::new();
            for words in &words {
                for problems in (format.read)(&source.text).filter_map(Result::err) {
                    shown += &draw(words, &source, &problems, Paint::Plain);
                }
            }
            let expected = path.with_file_name(format!("{name}.message"));
            expect_test::expect_file![&expected].assert_eq(&shown);
        }
    }
}
