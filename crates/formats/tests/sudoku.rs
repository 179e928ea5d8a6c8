//! Files of sudoku: what is written reads back, what is bad is told with its place.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_engine::Faults;
use grille_engine::chance::Chance;
use grille_engine::sudoku::{Digit, Mark, Puzzle};
use grille_formats::sudoku::{FORMATS, Unwritable, detect, find};
use grille_formats::{Expected, Fit, GameFormat, GamePuzzle, Kind, Problem, Source, Unsupported};

const NINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Puzzles of every shape.
fn puzzles() -> Vec<Puzzle> {
    let sixteen: String = "123456789ABCDEFG".chars().chain(std::iter::repeat_n('.', 240)).collect();
    let lines = ["12.4............", "1.3...4....2..5.....6...1...2......4", NINE, &sixteen];
    lines.iter().map(|line| Puzzle::of_line(line).unwrap()).collect()
}

fn read(name: &str, text: &str) -> Vec<Result<Puzzle, Faults<Problem>>> {
    let format = detect(name, text).unwrap_or_else(|| panic!("no format for {text:?}"));
    (format.read)(text).collect()
}

#[test]
fn every_format_reads_back_what_it_writes_and_is_recognised() {
    for format in FORMATS {
        for puzzle in puzzles() {
            let side = puzzle.shape().side();
            let text = match format.write(&puzzle) {
                Ok(text) => text,
                Err(why) => {
                    assert_eq!((why, format.sides.contains(&side)), (Unwritable::Side, false));
                    continue;
                }
            };
            let found = detect("", &text).unwrap();
            assert_eq!(found.name, format.name, "{text}");
            let back: Vec<_> = (format.read)(&text).collect();
            assert_eq!(back.len(), 1, "{}: {text}", format.name);
            assert_eq!(back[0].as_ref().unwrap().givens(), puzzle.givens(), "{text}");
        }
        // Two of a kind in one file.
        let part = format.write_part(&puzzles()[2]).unwrap();
        let frame = format.frame;
        let text = [frame.before, &part, frame.between, &part, frame.after].concat();
        let both: Vec<_> = (format.read)(&text).collect();
        assert_eq!(both.len(), 2, "{}: {text}", format.name);
        assert!(both.iter().all(Result::is_ok));
    }
}

/// Puzzles of every shape with more and fewer digits, some of which exclude each other.
fn samples(count: usize) -> Vec<Puzzle> {
    let mut chance = Chance::new("sudokus");
    let sides = [9, 9, 9, 4, 6, 16];
    let one = |index: usize| {
        let side = sides[index % sides.len()];
        let share = chance.below(100);
        let givens: Vec<Option<Digit>> = (0..side * side)
            .map(|_| {
                (chance.below(100) < share).then(|| Digit::new(1 + chance.below(side)).unwrap())
            })
            .collect();
        Puzzle::of(&givens).unwrap()
    };
    (0..count).map(one).collect()
}

#[test]
fn every_format_reads_back_five_hundred_puzzles() {
    for puzzle in samples(500) {
        for format in FORMATS {
            let Ok(text) = format.write(&puzzle) else { continue };
            let back: Vec<_> = (format.read)(&text).collect();
            assert_eq!(back.len(), 1, "{}: {text}", format.name);
            assert_eq!(back[0].as_ref().unwrap().givens(), puzzle.givens(), "{text}");
        }
    }
}

/// More puzzles by `GRILLE_PAIRS=500`.
#[test]
fn every_pair_of_formats_hands_on_the_same_digits() {
    let wanted = std::env::var("GRILLE_PAIRS").ok().and_then(|count| count.parse().ok());
    for puzzle in samples(wanted.unwrap_or(40)) {
        for one in FORMATS {
            let Ok(text) = one.write(&puzzle) else { continue };
            let read = (one.read)(&text).next().unwrap().unwrap();
            for other in FORMATS {
                let Ok(text) = other.write(&read) else { continue };
                let again = (other.read)(&text).next().unwrap().unwrap();
                assert_eq!(again.givens(), puzzle.givens(), "{} to {}", one.name, other.name);
            }
        }
    }
}

#[test]
fn what_people_paste_is_read() {
    let expected = Puzzle::of_line(NINE).unwrap();
    let rows: Vec<String> =
        NINE.as_bytes().chunks(9).map(|row| String::from_utf8(row.to_vec()).unwrap()).collect();
    let boxed = |row: &String| format!("| {} | {} | {} |", &row[..3], &row[3..6], &row[6..]);
    let drawn: Vec<String> = rows.iter().map(boxed).collect();
    let rule = "+-----+-----+-----+";
    let spaced: Vec<String> =
        rows.iter().map(|row| row.chars().map(|c| format!("{c} ")).collect()).collect();
    let zeros = NINE.replace('.', "0");
    for text in [
        format!("# a remark\n{NINE} and another\n"),
        format!("{zeros}\n"),
        NINE.replace('.', "*"),
        rows.join("\n"),
        rows.join("\r\n"),
        spaced.join("\n"),
        format!("{rule}\n{}\n{rule}\n", drawn.join("\n")),
        format!("#A Ada\n#D easy\n{}\n", rows.join("\n")),
        format!("[Puzzle]\n{}\n[State]\n{}\n", rows.join("\n"), rows.join("\n")),
        format!("<opensudoku><name>x</name><game data=\"{zeros}\"/></opensudoku>"),
        format!(
            "<opensudoku version=\"2\"><folder name=\"f\"><game data=\"{zeros}\" note=\"n\"/></folder></opensudoku>"
        ),
    ] {
        let found = read("", &text);
        assert_eq!(found.len(), 1, "{text}");
        assert_eq!(found[0].as_ref().unwrap().givens(), expected.givens(), "{text}");
    }
}

#[test]
fn what_is_said_and_written_beside_a_puzzle_is_kept() {
    let rows: Vec<&str> = (0..9).map(|row| &NINE[9 * row..9 * row + 9]).collect();
    let text = format!("#A Ada\n#T Dawn\n#C one\n#C two\n{}\n", rows.join("\n"));
    let puzzle = read("x.sdk", &text).remove(0).unwrap();
    let about = puzzle.about();
    assert_eq!((about.author.as_deref(), about.title.as_deref()), (Some("Ada"), Some("Dawn")));
    assert_eq!(about.note.as_deref(), Some("one\ntwo"));
    let again = (find("sdk").unwrap().read)(&find("sdk").unwrap().write(&puzzle).unwrap()).next();
    assert_eq!(again.unwrap().unwrap(), puzzle);
    // A game that was begun: a given 5, a written 3, pencil marks 1 and 2.
    let cells = ["5|0|0|", "3|0|1|", "0|3|1|"].concat() + &"0|0|1|".repeat(78);
    let text = format!("<opensudoku><game data=\"version: 2&#10;{cells}\"/></opensudoku>");
    let puzzle = read("", &text).remove(0).unwrap();
    assert_eq!(puzzle.clues(), 1);
    let marks = puzzle.saved().unwrap().cells();
    assert_eq!(marks[1], Mark::Digit(Digit::new(3).unwrap()));
    assert_eq!(marks[2].digits().to_string(), "1+2");
}

#[test]
fn candidates_are_kept_where_the_format_has_them_and_refused_elsewhere() {
    let text = "12 34 1 2\n3 4 12 12\n1234 1234 1234 1234\n1234 1234 1234 4\n";
    let puzzle = read("", text).remove(0).unwrap();
    assert!(!puzzle.is_plain() && puzzle.clues() == 5);
    for format in FORMATS {
        match format.candidates {
            true => {
                let text = format.write(&puzzle).unwrap();
                assert_eq!((format.read)(&text).next().unwrap().unwrap(), puzzle, "{text}");
            }
            false => {
                let why = match format.sides.contains(&4) {
                    true => Unwritable::Candidates,
                    false => Unwritable::Side,
                };
                assert_eq!(format.write(&puzzle), Err(why), "{}", format.name);
            }
        }
    }
}

#[test]
fn what_is_bad_is_told_with_its_place() {
    let check = |name: &str, text: &str, at: (usize, usize), is: fn(&Kind) -> bool| {
        let problems = read(name, text).into_iter().find_map(Result::err).unwrap();
        let source = Source::new("", text);
        assert_eq!(source.line_and_column(problems[0].at.start), at, "{text}: {problems:?}");
        assert!(is(&problems[0].kind), "{text}: {problems:?}");
    };
    let length = |kind: &Kind| matches!(kind, Kind::SudokuLength { .. });
    let cell = |kind: &Kind| matches!(kind, Kind::Expected(_));
    let fault = |kind: &Kind| matches!(kind, Kind::SudokuFault(_));
    let count = |kind: &Kind| matches!(kind, Kind::CellCount { .. });
    check("", &format!("{NINE}\n{}\n", &NINE[..80]), (2, 1), length);
    check("", &format!("{NINE}\n{NINE}1\n"), (2, 1), length);
    check("", &format!("{NINE}\n{}z{}\n", &NINE[..4], &NINE[5..]), (2, 5), cell);
    check("", "12.5............\n", (1, 4), fault);
    let rows: Vec<&str> = (0..9).map(|row| &NINE[9 * row..9 * row + 9]).collect();
    check("x.ss", &rows.join("\n").replace("..195", ".195"), (2, 1), count);
    let eight = |kind: &Kind| matches!(kind, Kind::SudokuRows { found: 8, side: 9 });
    check("x.ss", &rows[..8].join("\n"), (1, 1), eight);
    check("", &rows[..8].join("\n"), (1, 1), eight);
    check("", "<opensudoku><game/></opensudoku>", (1, 14), cell);
    check("", "<opensudoku><game data=\"12\"/></opensudoku>", (1, 25), length);
    check("", "<opensudoku>\n<game", (2, 6), |kind| matches!(kind, Kind::Xml(_)));
}

#[test]
fn nothing_panics_on_cut_and_changed_files() {
    for format in FORMATS {
        for puzzle in puzzles() {
            let Ok(text) = format.write(&puzzle) else { continue };
            for cut in (0..=text.len()).filter(|&cut| text.is_char_boundary(cut)).step_by(3) {
                for bad in [text[..cut].to_owned(), format!("{}é|#{}", &text[..cut], &text[cut..])]
                {
                    let Some(found) = detect("", &bad) else { continue };
                    for problem in (found.read)(&bad).filter_map(Result::err).flatten() {
                        assert!(
                            problem.at.end <= bad.len() && bad.is_char_boundary(problem.at.start)
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn open_cells_may_be_blank() {
    let (puzzle, blank) = (read("", NINE).remove(0).unwrap(), NINE.replace(['.', '0'], " "));
    let rows: Vec<&str> = (0..9).map(|row| &blank[9 * row..9 * row + 9]).collect();
    let cut: Vec<&str> = rows.iter().map(|row| row.trim_end()).collect();
    for text in [blank.clone(), format!("{blank}\n"), rows.join("\n"), cut.join("\n") + "\n"] {
        let format = GameFormat::detect(None, "x.txt", &text).unwrap();
        let found: Vec<_> = format.read(&text).map(Result::unwrap).collect();
        let [GamePuzzle::Sudoku(found)] = &found[..] else { panic!("{text:?}") };
        assert_eq!(found.givens(), puzzle.givens(), "{text:?}");
    }
}

#[test]
fn numbers_are_no_candidates_unless_they_are_told_in_order() {
    for text in [
        "12 34 1 2\n3 4 12 12\n",
        "12 34 1 2\n3 4 12 12\n1234 1234 1234 1234\n1234 1234 1234 4444\n",
        "21 34 1 2\n3 4 12 12\n1234 1234 1234 1234\n1234 1234 1234 4\n",
        "12 a b c\nd e f g\nh i j k\nl m n o\n",
    ] {
        let candidates = FORMATS.iter().find(|format| format.name == "candidates").unwrap();
        assert_eq!((candidates.fit)(text), Fit::Nothing, "{text}");
    }
}

/// Links that SudokuPad's own way of shortening and packing makes, and what Sudoku Coach copies.
#[test]
fn links_with_other_rules_are_refused_and_boards_in_progress_are_read() {
    let refused = |text: &str, expected: Kind| {
        let problems = read("", text).remove(0).unwrap_err();
        assert_eq!(problems[0].kind, expected, "{text}");
    };
    for (variant, text) in [
        (
            "rows for regions",
            "https://sudokupad.app/sclN4SwJgXA5AHgjFANAYwM4QKwAZEFsCmALgIZjEkTAC+iqRhIAdgObrUr4QDaXwAbhDg1+EAEw1EIgCxUAuoi6Il8xZIEzEKkQGYJawXPkAnTjy44sKnHCuJRt7bJVc4iSwtc2Pdla8fPRNxVAry5A+wVA/wUubSCFONC4iNjEf1kqIA=",
        ),
        (
            "a cage",
            "https://sudokupad.app/sclN4SwJgXA5AHgjFANAYwM4QKwAZEFsCmALgIZjEkTAC+iqRhIAdgObrUrEQDawy+3XHFgC6iQYjjDRAN0xVRfAcFlwayiACYaidQBZ5YxEdFcjemifUBmbTpXzRAJ35dXQkzkli4iEd4lSYuIaHohWJj4h/uEmXBq+JvFeXFYJYqmSsfFRcWEmqTmpMcJUQA=",
        ),
        (
            "a line",
            "https://sudokupad.app/sclN4SwJgXA5AHgjFANAYwM4QKwAZEFsCmALgIZjEkTAC+iqRhIAdgObrWIA2EA2sAO4AHHtxxYAuom5xEcMROTQAxMRVJCACwgBOKvPzDgANwhwaRiACYaicwBZdkxE4ncndmi/MBmazeOm5RAAnfW4w0RccWUlpcRiZQPDEC0jELxdpFPj0l24LRDi8hMkvApdS2Vz8rKL0kuTytLkxKiA===",
        ),
    ] {
        assert!(!variant.is_empty());
        refused(text, Kind::Unsupported(Unsupported::Variant));
    }
    refused(
        "SCv7_32_f2eamlia5v54o2eelh55bchi6j9l2imf5h5sqsu99j7ioaamm993467182khc00nist8k",
        Kind::SudokuLength { found: 256 },
    );
    refused(
        "SCv7_32_f2eamliapsm4njbjp56cub19aqp54chk69bak180a7pgdjg",
        Kind::SudokuLength { found: 3 },
    );
    refused(
        "SCv7_32_f2eamlia5v54o2eelh55bclilg2g09ib0jog",
        Kind::Expected(Expected::OneOf(&["givenDigits"])),
    );
    refused("SCv7_32_zzz", Kind::Expected(Expected::OneOf(&["base32"])));
    refused("SCv7_32_000000", Kind::Expected(Expected::OneOf(&["zlib"])));
    let digit = |number| Mark::Digit(Digit::new(number).unwrap());
    let puzzle = read("", "https://sudokupad.app/sclN4SwJgXA5AHgjFANAYwM4QKwAZEFsCmALgIZjEkTAC+iqRhIAdgObrUr4QDaXwAbhDg1+EAEyJmIPvkYQAZsOQzCAJ3y5iKgNbouAZkQAWALo1jiLoivnL1i1cTHza7jxxYbOODbiIPF328bLhxRT0Q9H0QwgIinCy5xf0TEbwsDZIMghPEYlMj06JsDSKcqIA==").remove(0).unwrap();
    let marks = puzzle.saved().unwrap().cells();
    assert_eq!(
        (puzzle.clues(), marks[1], marks[2].digits().to_string()),
        (1, digit(2), "3+4".to_owned())
    );
    let puzzle = read("", "SCv7_32_f2ecr3a11b130425tspem53ujaq4reld6to2ibka15gi1d4gmgn19rpe972h7e3gvpjedsc7uui91m4tv7gmjd42dpllptskd6u5o185nrtubh41mt626t8a300a01t4tn56djbhje1k4qe0800r456r985kemsbb9da0fgqc2o28q6f7pugb0669vji763shj9roe3mufjana19t56o6vodnnff15iofc").remove(0).unwrap();
    let marks = puzzle.saved().unwrap().cells();
    assert_eq!(puzzle.givens(), Puzzle::of_line(NINE).unwrap().givens());
    assert_eq!((marks[2], marks[3].digits().to_string()), (digit(4), "2+6".to_owned()));
}

#[test]
fn names_of_a_collection_are_titles() {
    let text = format!("# Dawn\n{NINE}\n\n#Dusk \n{NINE} hard\n");
    let found: Vec<_> = read("x.sdm", &text).into_iter().map(Result::unwrap).collect();
    let titles: Vec<_> = found.iter().map(|puzzle| puzzle.about().title.as_deref()).collect();
    assert_eq!(titles, [Some("Dawn"), Some("Dusk")]);
    assert_eq!(found[1].about().note.as_deref(), Some("hard"));
    let format = find("sdm-named").unwrap();
    let parts: Vec<String> =
        found.iter().map(|puzzle| format.write_part(puzzle).unwrap()).collect();
    assert_eq!(parts.concat(), format!("# Dawn\n{NINE}\n# Dusk\n{NINE}\n"));
    // Not every puzzle has one: these are remarks.
    let text = format!("# a set\n{NINE}\n{NINE}\n");
    assert_eq!(detect("x.sdm", &text).unwrap().name, "line");
}
