//! Clues that are typed in: what each edit does, what is told meanwhile, and the answer, compared
//! with all pictures of small grids.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_engine::chance::Chance;
use grille_engine::colours::Colour;
use grille_engine::grid::{Grid, LineId, Size};
use grille_engine::nonogram::cause::Cause;
use grille_engine::nonogram::{Block, Clue, Ink, Picture, Rgb};
use grille_engine::run::Task;
use grille_studio::entry::line_text::{self, BadText};
use grille_studio::entry::{Answer, Asking, ClueEdit, ClueEntry, Clues};

const fn row(row: u16) -> LineId {
    LineId::Row(row)
}

const fn col(col: u16) -> LineId {
    LineId::Col(col)
}

fn black(len: u32) -> Block {
    Block { len, colour: Colour::BLACK }
}

fn size(rows: usize, cols: usize) -> Size {
    Size::new(rows, cols).unwrap()
}

fn inks() -> Vec<Ink> {
    let ink = |name: &str, code: &str| Ink::new(name, code.parse::<Rgb>().unwrap());
    vec![ink("white", "fff"), ink("red", "c22"), ink("blue", "22c")]
}

/// Clues of these texts, the rows first.
fn typed(rows: usize, cols: usize, texts: &str) -> Clues {
    let all = texts.split('|').map(|text| line_text::blocks(text, &[], Colour::BLACK).unwrap());
    let edit = ClueEdit::Lines(row(0), all.collect());
    Clues::new(size(rows, cols)).edited(&edit).unwrap()
}

fn answer(clues: &Clues) -> Answer {
    let mut asking = Asking::new(clues).unwrap();
    loop {
        if let Some(answer) = asking.advance(3) {
            return answer;
        }
    }
}

/// The texts of all lines.
fn shown(clues: &Clues) -> String {
    let letters = ['.', 'R', 'B'];
    let texts = clues.size().lines().map(|line| line_text::text(clues, line, &letters));
    texts.collect::<Vec<_>>().join("|")
}

#[test]
fn a_line_is_read_however_its_numbers_are_parted() {
    let check = |text: &str, lens: &[u32]| {
        let found = line_text::blocks(text, &[], Colour::BLACK).unwrap();
        assert_eq!(found, lens.iter().map(|&len| black(len)).collect::<Vec<_>>(), "{text:?}");
    };
    for text in ["3 1 12", "3,1,12", " 3 , 1;12 ", "3-1-12", "3.1.12", "3\t1\u{a0}12", "3 1 12,"] {
        check(text, &[3, 1, 12]);
    }
    check("", &[]);
    check("  ", &[]);
    check("0", &[0]);
    check("1000", &[1000]);
    let bad = |text: &str| line_text::blocks(text, &['.', 'R', 'B'], Colour::BLACK).unwrap_err();
    assert_eq!(bad("3 x"), BadText::Sign('x'));
    assert_eq!(bad("r3"), BadText::Sign('r'));
    assert_eq!(bad("3rb"), BadText::Sign('b'));
    assert_eq!(bad("1001"), BadText::TooLong);
    assert_eq!(bad("99999999999999999999"), BadText::TooLong);
    assert_eq!(bad("3 0 1"), BadText::Zero);
}

#[test]
fn a_letter_behind_a_number_is_its_ink() {
    let [red, blue] = [1, 2].map(|index| Colour::new(index).unwrap());
    let letters = ['.', 'R', 'B'];
    let found = line_text::blocks("3r 2b4 5B", &letters, blue).unwrap();
    let blocks = [(3, red), (2, blue), (4, blue), (5, blue)];
    assert_eq!(found, blocks.map(|(len, colour)| Block { len, colour }));
    let coloured = Clues::new(size(1, 20)).edited(&ClueEdit::Inks(inks())).unwrap();
    let coloured = coloured.edited(&ClueEdit::Line(row(0), found.clone())).unwrap();
    let text = line_text::text(&coloured, row(0), &letters);
    assert_eq!(text, "3r 2b 4b 5b");
    assert_eq!(line_text::blocks(&text, &letters, red).unwrap(), found);
}

#[test]
fn lines_that_are_pasted_follow_each_other() {
    assert_eq!(line_text::lines("1\n2\n\n3\n", 3), ["1", "2", "3"]);
    assert_eq!(line_text::lines("1\n\n3\n\n", 9), ["1", "", "3"]);
    assert_eq!(line_text::lines("", 2), [""; 0]);
    let clues = typed(2, 2, "|1|1|1");
    let edit =
        ClueEdit::Lines(row(1), vec![vec![black(2)], vec![], vec![black(0)], vec![black(7)]]);
    assert_eq!(shown(&clues.edited(&edit).unwrap()), "|2||0");
}

#[test]
fn numbers_are_added_turned_moved_and_taken_away() {
    let mut entry = ClueEntry::new(Clues::new(size(2, 9)));
    let steps = [
        (ClueEdit::Insert(row(0), 0, black(1)), "1"),
        (ClueEdit::Change(row(0), 0, 3), "4"),
        (ClueEdit::Insert(row(0), 1, black(1)), "4 1"),
        (ClueEdit::Insert(row(0), 0, black(2)), "2 4 1"),
        (ClueEdit::Move(row(0), 0, 2), "4 1 2"),
        (ClueEdit::Change(row(0), 1, -5), "4 1 2"),
        (ClueEdit::Change(row(0), 1, 50), "4 9 2"),
        (ClueEdit::Remove(row(0), 0), "9 2"),
        (ClueEdit::Remove(row(0), 5), "9 2"),
        (ClueEdit::Remove(row(0), 0), "2"),
        (ClueEdit::Change(row(0), 0, -9), "0"),
        (ClueEdit::Insert(row(0), 1, black(3)), "3"),
        (ClueEdit::Remove(row(0), 0), ""),
        (ClueEdit::Line(row(7), vec![black(1)]), ""),
        (ClueEdit::Line(row(0), vec![black(1), black(0)]), ""),
        (ClueEdit::Line(row(0), vec![black(1001)]), ""),
        (ClueEdit::Paint(row(0), 0, Colour::BLACK), ""),
    ];
    for (edit, expected) in steps {
        let before = entry.clues().clone();
        let is_changed = entry.edit(&edit);
        assert_eq!(line_text::text(entry.clues(), row(0), &[]), expected, "{edit:?}");
        assert_eq!(is_changed, *entry.clues() != before, "{edit:?}");
    }
}

#[test]
fn another_size_or_palette_keeps_what_still_means_something() {
    let clues = typed(2, 3, "1|2|3|4|5");
    let narrow = clues.edited(&ClueEdit::Resize(size(3, 2))).unwrap();
    assert_eq!(shown(&narrow), "1|2||3|4");
    assert_eq!(clues.edited(&ClueEdit::Resize(size(2, 3))), None);
    let coloured = clues.edited(&ClueEdit::Inks(inks())).unwrap();
    assert_eq!(shown(&coloured), "1r|2r|3r|4r|5r");
    let blue = coloured.edited(&ClueEdit::Paint(col(1), 0, Colour::new(2).unwrap())).unwrap();
    assert_eq!(shown(&blue), "1r|2r|3r|4b|5r");
    assert_eq!(shown(&blue.edited(&ClueEdit::Inks(Vec::new())).unwrap()), "1|2|3|4|5");
    assert_eq!(blue.edited(&ClueEdit::Inks(inks()[..1].to_vec())), None);
}

#[test]
fn a_line_typed_or_a_number_turned_is_one_step_back() {
    let mut entry = ClueEntry::new(Clues::new(size(2, 9)));
    let line =
        |text: &str| ClueEdit::Line(row(0), line_text::blocks(text, &[], Colour::BLACK).unwrap());
    for text in ["1", "12", "12 3"] {
        assert!(entry.edit(&line(text)));
    }
    for _ in 0..3 {
        assert!(
            entry.edit(&ClueEdit::Change(row(1), 0, 1))
                || entry.edit(&ClueEdit::Insert(row(1), 0, black(1)))
        );
    }
    assert_eq!(shown(entry.clues()).split('|').take(2).collect::<Vec<_>>(), ["12 3", "3"]);
    let mut seen = Vec::new();
    while entry.undo() {
        seen.push(shown(entry.clues()).trim_end_matches('|').to_owned());
    }
    assert_eq!(seen, ["12 3|1", "12 3", ""]);
    while entry.redo() {}
    assert_eq!(shown(entry.clues()).trim_end_matches('|'), "12 3|3");
    entry.pause();
    assert!(entry.edit(&ClueEdit::Change(row(1), 0, 1)) && entry.undo());
    assert_eq!(shown(entry.clues()).trim_end_matches('|'), "12 3|3");
}

#[test]
fn undo_gives_every_state_back_and_text_keeps_it() {
    let mut chance = Chance::new("clues");
    let mut entry = ClueEntry::new(Clues::new(size(4, 5)));
    let mut states = vec![entry.clues().clone()];
    for _ in 0..300 {
        let mut pick = |most: usize| chance.below(most);
        let lines = entry.clues().size().lines().count();
        let line = entry.clues().size().line_at(pick(lines));
        let (at, len) = (pick(4), pick(5) as u32);
        let edit = match pick(10) {
            0 => ClueEdit::Resize(size(1 + at, 1 + len as usize)),
            1 => ClueEdit::Inks(if at < 2 { inks() } else { Vec::new() }),
            2 => ClueEdit::RestEmpty,
            3 => ClueEdit::Remove(line, at),
            4 => ClueEdit::Move(line, at, len as usize),
            5 => ClueEdit::Paint(line, at, Colour::new(1 + at % 2).unwrap()),
            6 => ClueEdit::Title(format!("{at} {len}")),
            7 => ClueEdit::Lines(line, vec![vec![black(len); at]; 3]),
            _ => ClueEdit::Insert(line, at, black(len + 1)),
        };
        entry.pause();
        if entry.edit(&edit) {
            states.push(entry.clues().clone());
        }
        let text = entry.clues().to_text();
        assert_eq!(Clues::from_text(&text).as_ref(), Some(entry.clues()), "{text}");
    }
    assert!(states.len() > 150, "{}", states.len());
    // Whatever was kept meanwhile, and read again, has the same steps in both directions.
    let again = |entry: &ClueEntry| ClueEntry::from_text(&entry.to_text()).unwrap();
    entry = again(&entry);
    for (number, state) in states.iter().rev().skip(1).enumerate() {
        assert!(entry.undo());
        assert_eq!(entry.clues(), state);
        if number % 20 == 0 {
            entry = again(&entry);
        }
    }
    assert!(!entry.undo());
    entry = again(&entry);
    for state in &states[1..] {
        assert!(entry.redo());
        assert_eq!(entry.clues(), state);
    }
    assert!(!entry.redo());
}

#[test]
fn steps_that_make_no_sense_are_left_out() {
    let good = typed(1, 2, "2|1|1").to_text();
    for (steps, count) in [
        ("", 0),
        ("<\t0:1\n<\t1:-\n", 2),
        ("<\t0:1\n<\t9:1\n<\t1:-\n", 1),
        ("<0:1\n", 0),
        ("<\tx\n", 0),
        ("<\t0:1/7\n", 0),
        (">\ttitle a b\n", 0),
    ] {
        let mut entry = ClueEntry::from_text(&format!("{good}{steps}")).unwrap();
        let undone = std::iter::repeat_with(|| entry.undo()).take_while(|is| *is).count();
        assert_eq!(undone, count, "{steps}");
    }
}

#[test]
fn a_text_that_is_none_of_clues_is_refused() {
    let good = typed(1, 2, "2|1|1").to_text();
    assert!(Clues::from_text(&good).is_some());
    for bad in [
        String::new(),
        good.replace("grille-clues 1", "grille-clues 2"),
        good.replace("1 2\n", "0 2\n"),
        good.replace("1 2\n", "1 3\n"),
        good.replace("1 2\n", "1001 2\n"),
        good.replace("2\n1", "2/2\n1"),
        good.replace("2\n1", "2 0\n1"),
        good.replace("2\n1", "x\n1"),
    ] {
        assert_eq!(Clues::from_text(&bad), None, "{bad}");
    }
}

#[test]
fn sums_and_room_are_told() {
    let clues = typed(2, 5, "2 3|1 1|1|1|1|1|");
    let fit = clues.fit(row(0));
    assert_eq!((fit.sum, fit.needs, fit.room, fit.is_possible()), (5, 6, 5, false));
    assert_eq!(clues.impossible().collect::<Vec<_>>(), [row(0)]);
    let total = clues.totals()[0];
    assert_eq!((total.rows, total.cols), (7, 4));
    assert_eq!(clues.untyped().collect::<Vec<_>>(), [col(4)]);
    assert!(matches!(answer(&clues), Answer::None(Cause::TooLong { line: LineId::Row(0), .. })));
    // Inks have sums of their own, and need no gap between them.
    let coloured = Clues::new(size(1, 3)).edited(&ClueEdit::Inks(inks())).unwrap();
    let blocks = line_text::blocks("2r 1b", &['.', 'R', 'B'], Colour::BLACK).unwrap();
    let coloured = coloured.edited(&ClueEdit::Line(row(0), blocks)).unwrap();
    assert!(coloured.fit(row(0)).is_possible());
    let totals: Vec<_> = coloured.totals().iter().map(|total| (total.rows, total.cols)).collect();
    assert_eq!(totals, [(2, 0), (1, 0)]);
}

#[test]
fn the_puzzles_of_the_picross_report_have_their_answers() {
    let heart = typed(5, 5, "2 2|5|5|3|1|3|4|4|4|3");
    let Answer::Unique(picture) = answer(&heart) else { panic!("{:?}", answer(&heart)) };
    assert_eq!(picture.cells().iter().filter(|colour| colour.is_ink()).count(), 18);
    assert!(matches!(answer(&typed(2, 2, "1|1|1|1")), Answer::Several(_)));
    let unequal = typed(2, 2, "2|1|1|1");
    assert!(matches!(answer(&unequal), Answer::None(Cause::Totals { rows: 3, cols: 2, .. })));
}

#[test]
fn answers_agree_with_all_pictures_of_small_grids() {
    let size = size(3, 3);
    let pictures: Vec<Picture> = (0..512usize)
        .map(|bits| {
            let cells: Vec<Colour> =
                (0..9).map(|at| Colour::new(bits >> at & 1).unwrap()).collect();
            Grid::from_cells(size, cells).unwrap()
        })
        .collect();
    let clue =
        |picture: &Picture, line: LineId| match Clue::of(picture.line(line).copied()).blocks() {
            [] => vec![black(0)],
            blocks => blocks.to_vec(),
        };
    let mut chance = Chance::new("answers");
    let mut counts = [0; 5];
    for _ in 0..3000 {
        // The rows of one picture and the columns of another; some lines left out.
        let [rows, cols] = [(); 2].map(|()| &pictures[chance.below(512)]);
        let cols = if chance.below(2) == 0 { rows } else { cols };
        let mut clues = Clues::new(size);
        for line in size.lines() {
            if chance.below(12) == 0 {
                continue;
            }
            let from = if matches!(line, LineId::Row(_)) { rows } else { cols };
            clues = clues.edited(&ClueEdit::Line(line, clue(from, line))).unwrap();
        }
        let meets = |picture: &&Picture| {
            let typed = size.lines().filter(|&line| clues.is_typed(line));
            typed.into_iter().all(|line| clue(picture, line) == clues.line(line))
        };
        let count = pictures.iter().filter(meets).count();
        let is_whole = clues.untyped().next().is_none();
        let found = answer(&clues);
        let kind = match &found {
            Answer::None(_) => {
                assert_eq!(count, 0, "{found:?}");
                0
            }
            Answer::Unique(picture) => {
                assert!(is_whole && count == 1 && meets(&picture));
                1
            }
            Answer::Several(both) => {
                assert!(is_whole && count > 1 && both.iter().all(|own| meets(&own)));
                assert_ne!(both[0], both[1]);
                2
            }
            Answer::Open => {
                assert!(!is_whole);
                3
            }
            Answer::Unknown => panic!("nine cells"),
        };
        counts[kind] += 1;
    }
    assert!(counts[..4].iter().all(|&count| count > 50), "{counts:?}");
}
