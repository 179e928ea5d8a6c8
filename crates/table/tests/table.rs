//! A table of either game: hints, checks, rewinding, solutions and methods to watch, without
//! a screen, a disk or a clock.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_engine::hint::{Hint, Level};
use grille_engine::nonogram::{Cause, Nonogram, Puzzle, Sheet};
use grille_engine::run::{Game, Status, Task};
use grille_engine::session::{Act, Sheet as _};
use grille_engine::sudoku::{self, Sudoku};
use grille_formats::journal::What;
use grille_formats::{NON, collection};
use grille_table::{
    Asked, Looking, Mode, Outlook, Pace, Playable, Played, Said, Table, Watch, journal,
};

const SUDOKU: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn nonogram() -> Table<Nonogram> {
    let puzzle = collection::find("notes").unwrap().puzzle();
    Table::new(Played::new(Sheet::new(&puzzle)))
}

fn sudoku() -> Table<Sudoku> {
    let puzzle = sudoku::Puzzle::of_line(SUDOKU).unwrap();
    Table::new(Played::new(sudoku::Sheet::new(&puzzle)))
}

fn act<G: Playable>(table: &mut Table<G>, text: &str) -> bool {
    table.act(&text.parse::<Act<_>>().unwrap())
}

fn work<G: Playable>(table: &mut Table<G>) {
    while table.advance(50) {}
    assert_eq!(table.asked(), None);
}

/// The hints alone lead to the solution; what happened is in the records.
fn hints_lead_to_the_end<G: Playable>(mut table: Table<G>) {
    let mut hints = 0;
    while !table.is_solved() {
        table.hint();
        assert_eq!(table.asked(), Some(Asked::Hint));
        work(&mut table);
        for level in Level::ALL {
            assert_eq!(table.shown_hint().unwrap().1, *level);
            table.hint();
        }
        assert!(table.take_hint(false), "hint {hints}");
        assert!(table.shown_hint().is_none(), "it was about another board");
        hints += 1;
        assert!(hints < 1000);
    }
    assert_eq!(table.totals().hints, hints);
    assert!(table.take_win() && !table.take_win(), "the player is told once");
    assert!(matches!(table.said(), Some(Said::SolvedWithHelp)));
    let totals = table.totals();
    assert_eq!((totals.wins, totals.helped, totals.best), (0, 1, None), "a machine wrote it");
    // Everything can be taken back, and the journal comes to the same.
    let records = table.take_records();
    assert!(records.iter().any(|record| record.what == What::Hint(Some(Level::Argument))));
    let mut text = journal::head::<G>(table.puzzle());
    records.iter().for_each(|record| text += &format!("{record}\n"));
    let (again, read) = journal::replay(text.as_bytes(), G::Sheet::from(table.puzzle()));
    assert_eq!(read.records, records.len());
    assert!(again.session().sheet().wipe() == table.sheet().wipe());
    assert_eq!(again.totals(), table.totals());
    while act(&mut table, "undo") {}
    assert_eq!(G::progress(table.sheet()), Default::default());
}

#[test]
fn hints_alone_lead_to_the_end() {
    hints_lead_to_the_end(nonogram());
    hints_lead_to_the_end(sudoku());
}

/// A mistake is found, blamed and taken back; a board without completion has no solution.
fn mistakes_are_taken_back<G: Playable>(mut table: Table<G>, right: &str, wrong: &str) {
    table.check();
    work(&mut table);
    assert!(matches!(table.said(), Some(Said::Fine)));
    assert!(act(&mut table, right) && act(&mut table, wrong));
    assert!(table.said().is_none(), "it was said of another board");
    table.check();
    work(&mut table);
    let count = table.mistakes().unwrap().cells.len();
    assert!(matches!(table.said(), Some(Said::Mistakes(said)) if *said == count && count > 0));
    assert!(!table.mistakes().unwrap().is_shown, "they are shown on request");
    assert!(table.shown_hint().is_none(), "and proved on request");
    table.show_mistakes();
    assert!(table.mistakes().unwrap().is_shown);
    table.why();
    work(&mut table);
    assert!(matches!(table.shown_hint(), Some((Hint::Wrong(_), Level::Argument))));
    table.check();
    work(&mut table);
    table.mend();
    assert!(matches!(table.said(), Some(Said::Mended(said)) if *said == count));
    table.check();
    work(&mut table);
    assert!(matches!(table.said(), Some(Said::Fine)), "nothing that is right was erased");
    assert!(act(&mut table, "undo"), "mending is one step");
    table.solve();
    work(&mut table);
    assert!(matches!(table.said(), Some(Said::NoSolution(Some(_)))));
    assert!(matches!(table.mode(), Mode::Sheet));
    table.rewind();
    work(&mut table);
    assert!(matches!(table.said(), Some(Said::Rewound(1))));
    assert_eq!(table.session().moves().count(), 1);
    table.rewind();
    work(&mut table);
    assert!(matches!(table.said(), Some(Said::NothingToRewind)));
}

#[test]
fn mistakes_are_found_blamed_and_taken_back() {
    // The first row of the notes is 4; r1c1 of it is background.
    mistakes_are_taken_back(nonogram(), "r1c3=1", "r1c1=1 r1c2=x");
    mistakes_are_taken_back(sudoku(), "r1c3=4", "r1c4=2");
}

#[test]
fn solutions_are_verified_browsed_and_never_score() {
    let puzzle = Puzzle::black_and_white(&[&[1], &[1]], &[&[1], &[1]]).unwrap();
    let mut table: Table<Nonogram> = Table::new(Played::new(Sheet::new(&puzzle)));
    for number in [1, 2] {
        table.solve();
        assert_eq!(table.asked(), Some(Asked::Solve));
        work(&mut table);
        let Mode::Solution(shown) = table.mode() else { panic!("no solution") };
        assert_eq!((shown.number(), shown.is_last()), (number, false));
    }
    table.solve();
    work(&mut table);
    let Mode::Solution(shown) = table.mode() else { panic!("it stays") };
    assert!(shown.number() == 2 && shown.is_last());
    table.solution_before();
    let Mode::Solution(shown) = table.mode() else { panic!("it stays") };
    assert!(shown.number() == 1 && shown.count() == 2 && !shown.is_last());
    assert_eq!(shown.differences().len(), 4);
    table.solve();
    assert_eq!(table.asked(), None, "it is known already");
    table.solve();
    assert_eq!(table.asked(), None, "there is no other");
    table.write_solution();
    assert!(table.is_solved() && matches!(table.mode(), Mode::Sheet));
    assert!(!table.take_win(), "a solver wrote it");
    let totals = table.totals();
    assert_eq!((totals.wins, totals.helped, totals.best), (0, 1, None));
    let records = table.take_records();
    assert!(matches!(records[0].what, What::Solver(_)) && records[1].what == What::Solved);
    // A search that was given up begins anew; what is shown stays, and comes only once.
    assert!(act(&mut table, "undo"));
    table.solve();
    work(&mut table);
    table.solve();
    let question = table.hand_out().unwrap();
    assert!(question.asked() == Asked::Solve && table.hand_out().is_none());
    table.late();
    assert!(matches!(table.said(), Some(Said::Late(Asked::Solve))));
    let Mode::Solution(shown) = table.mode() else { panic!("it stays") };
    let first = shown.solution().clone();
    table.solve();
    work(&mut table);
    let Mode::Solution(shown) = table.mode() else { panic!("another one") };
    assert!(shown.number() == 2 && *shown.solution() != first);
}

/// Hints write cells, to the end, in every puzzle with colours of the collection.
#[test]
fn every_hint_in_colours_writes_a_cell() {
    let mut count = 0;
    for item in collection::COLLECTION {
        let puzzle = item.puzzle();
        if puzzle.palette().is_two_tone() {
            continue;
        }
        count += 1;
        let mut table: Table<Nonogram> = Table::new(Played::new(Sheet::new(&puzzle)));
        let written = |table: &Table<Nonogram>| {
            let progress = Nonogram::progress(table.sheet());
            progress.settled + progress.noted
        };
        while !table.is_solved() {
            let before = written(&table);
            table.hint();
            while table.advance(1000) {}
            assert!(table.take_hint(false), "{}: {before} cells, then no hint", item.name);
            assert!(written(&table) > before, "{}: {before} cells", item.name);
        }
    }
    assert!(count >= 3, "{count} puzzles have colours");
}

#[test]
fn a_check_finds_what_denies_the_only_solution() {
    let mut table = nonogram();
    table.solve();
    work(&mut table);
    let Mode::Solution(shown) = table.mode() else { panic!("it has a solution") };
    let solution = shown.solution().clone();
    table.back();
    // Every cell of the first two rows is inked: what is background there is wrong.
    let cells = || solution.size().iter().filter(|cell| cell.row < 2);
    let text: Vec<String> = cells().map(|cell| format!("{cell}=1")).collect();
    assert!(act(&mut table, &text.join(" ")));
    table.check();
    work(&mut table);
    let wrong: Vec<_> = cells().filter(|&cell| !solution[cell].is_ink()).collect();
    assert_eq!(table.mistakes().unwrap().cells, wrong);
    assert!(table.view().lit.wrong.is_empty());
    table.show_mistakes();
    assert_eq!(table.view().lit.wrong, wrong);
}

#[test]
fn a_puzzle_says_at_once_that_it_has_no_solution_or_several() {
    let outlook = |rows: &[&[u32]], cols: &[&[u32]]| {
        let puzzle = Puzzle::black_and_white(rows, cols).unwrap();
        let mut looking = Looking::<Nonogram>::new(&puzzle);
        let outlook = loop {
            if let Some(outlook) = looking.advance(10) {
                break outlook;
            }
        };
        let mut table: Table<Nonogram> = Table::new(Played::new(Sheet::new(&puzzle)));
        table.set_outlook(Some(outlook));
        table
    };
    let table = outlook(&[&[1], &[]], &[&[1], &[]]);
    assert!(matches!(table.outlook(), Some(Outlook::Unique)));
    let mut table = outlook(&[&[1], &[]], &[&[2], &[]]);
    assert!(matches!(table.outlook(), Some(Outlook::None(Cause::Totals { .. }))));
    assert!(act(&mut table, "r1c1=1"));
    table.check();
    work(&mut table);
    assert!(matches!(table.said(), Some(Said::Unsolvable(Cause::Totals { .. }))));
    let mut table = outlook(&[&[1], &[1], &[1]], &[&[1], &[1], &[1]]);
    assert!(act(&mut table, "r1c1=1"), "whatever is written, all solutions are compared");
    table.compare();
    let Mode::Solution(shown) = table.mode() else { panic!("it shows them") };
    assert!(shown.count() == 2 && shown.number() == 1 && !shown.differences().is_empty());
    for number in 2..=6 {
        table.solve();
        work(&mut table);
        let Mode::Solution(shown) = table.mode() else { panic!("it shows them") };
        assert_eq!(shown.number(), number);
    }
    table.solve();
    work(&mut table);
    let Mode::Solution(shown) = table.mode() else { panic!("it shows them") };
    assert!(shown.is_last() && shown.count() == 6, "3! of them");
}

#[test]
fn a_finished_line_gets_its_crosses_with_the_stroke() {
    let puzzle = Puzzle::black_and_white(&[&[2], &[1]], &[&[1], &[1], &[1]]).unwrap();
    let mut table: Table<Nonogram> = Table::new(Played::new(Sheet::new(&puzzle)));
    table.write("r1c1=1".parse().unwrap(), true);
    assert_eq!(table.sheet().wipe().to_string(), "r1c1=. r2c1=.", "the column is finished");
    table.write("r1c2=1".parse().unwrap(), true);
    assert_eq!(table.sheet().wipe().0.len(), 5, "the row, and the other column");
    assert!(act(&mut table, "undo"));
    assert_eq!(table.sheet().wipe().0.len(), 2, "one step");
    table.write("r1c2=1".parse().unwrap(), false);
    assert_eq!(table.sheet().wipe().0.len(), 3, "only for players who want them");
}

#[test]
fn a_watched_run_goes_back_and_forth() {
    let ones: Vec<&[u32]> = vec![&[1]; 4];
    let puzzle = Puzzle::black_and_white(&ones, &ones).unwrap();
    for entry in Nonogram::methods().iter().filter(|entry| entry.takes(&puzzle)) {
        let mut watch: Watch<Nonogram> =
            Watch::new(&puzzle, puzzle.board(), entry, Default::default());
        let mut boards = vec![watch.board().clone()];
        while !watch.is_over() && boards.len() < 2000 {
            if watch.step() {
                boards.push(watch.board().clone());
            }
        }
        let count = watch.count();
        assert_eq!(count as usize + 1, boards.len());
        let mut state = 1u64;
        for _ in 0..200 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let number = (state >> 33) % (count + 1);
            watch.seek(number);
            assert_eq!(watch.number(), number, "{}", entry.name);
            assert_eq!(*watch.board(), boards[number as usize], "{}", entry.name);
            if number > 0 {
                watch.back();
                assert_eq!(*watch.board(), boards[number as usize - 1], "{}", entry.name);
                assert!(watch.step());
            }
        }
        assert_eq!(watch.timeline().1.len() as u64, count);
    }
}

#[test]
fn time_passes_only_while_the_player_plays() {
    let mut table = nonogram();
    table.pass(4.0);
    table.pause();
    table.pass(100.0);
    table.pause();
    table.watch(Nonogram::fastest(table.puzzle()), false, Default::default());
    table.pass(100.0);
    table.back();
    table.pass(8.5);
    assert_eq!(table.clock(), 12.5);
    let records: Vec<String> = table.take_records().iter().map(ToString::to_string).collect();
    assert_eq!(records, ["4000 pause", "4000 resume"]);
    table.pass(4.0);
    let records: Vec<String> = table.take_records().iter().map(ToString::to_string).collect();
    assert_eq!(records, ["16500 tick"]);
}

#[test]
fn an_answer_that_nobody_waits_for_says_nothing() {
    let mut table = sudoku();
    table.hint();
    let mut question = table.hand_out().unwrap();
    assert!(act(&mut table, "r1c3=4"), "the player did not wait");
    let answer = loop {
        if let Some(answer) = grille_engine::run::Task::advance(&mut question, 1000) {
            break answer;
        }
    };
    // Nor does it say anything once something else was asked.
    table.check();
    table.answer(answer);
    assert!(table.shown_hint().is_none() && table.said().is_none());
    assert_eq!(table.asked(), Some(Asked::Check));
    work(&mut table);
    assert!(matches!(table.said(), Some(Said::Fine)));
}

#[test]
fn the_other_way_is_that_of_the_board_before() {
    let mut table = sudoku();
    // r1c4 may be 2 or 6; that r1c3 is 2 follows from nothing.
    for text in ["suppose", "r1c4=2", "r1c3=6", "r1c6=6"] {
        act(&mut table, text);
    }
    table.other_way();
    assert_eq!(table.session().moves().last().unwrap().to_string(), "r1c4=6");
}

/// Every method of a game, watched to its end.
fn watch_all<G: Playable>(puzzle: &G::Puzzle, searched: Status) {
    for entry in G::methods().iter().filter(|entry| entry.takes(puzzle)) {
        let mut watch: Watch<G> = Watch::new(puzzle, G::given(puzzle), entry, Default::default());
        let mut solutions = 0;
        while watch.step() || !watch.is_over() {
            solutions += u32::from(watch.is_at_solution());
        }
        let is_end = watch.status == searched || watch.status == Status::Stuck;
        assert!(is_end, "{}: {:?}", entry.name, watch.status);
        assert!(!entry.searches || solutions >= 1, "{}: {solutions}", entry.name);
    }
}

#[test]
fn every_method_is_watched_to_its_end() {
    let ones: Vec<&[u32]> = vec![&[1]; 3];
    let puzzle = Puzzle::black_and_white(&ones, &ones).unwrap();
    watch_all::<Nonogram>(&puzzle, Status::Exhausted);
    let small = sudoku::Puzzle::of_line("1...............").unwrap();
    watch_all::<Sudoku>(&small, Status::Exhausted);
    watch_all::<Sudoku>(&sudoku::Puzzle::of_line(SUDOKU).unwrap(), Status::Exhausted);
}

/// Says yes a single time.
fn once() -> impl FnMut() -> bool {
    let mut is_new = true;
    move || std::mem::take(&mut is_new)
}

#[test]
fn playing_shows_as_many_events_as_the_speed_says() {
    let rows: Vec<&[u32]> = vec![&[4]; 4];
    let puzzle = Puzzle::black_and_white(&rows, &rows).unwrap();
    let entry = grille_engine::nonogram::method::find("backtrack-complete").unwrap();
    let mut watch: Watch<Nonogram> = Watch::new(&puzzle, puzzle.board(), entry, Default::default());
    watch.pace = Pace::Playing;
    watch.speed = 1.0;
    assert!(watch.play(1.6, || true));
    assert_eq!(watch.number(), 3);
    // A step is shown however often it has to wait for its time.
    watch.pace = Pace::ToStep;
    while watch.play(0.0, once()) {}
    assert_eq!((watch.number(), watch.pace), (4, Pace::Still));
    watch.pace = Pace::ToEnd;
    while watch.play(0.0, || true) {}
    assert_eq!(watch.board().open(), 0);
}

/// What somebody had written is written on an empty sheet, once, and never over a game of the player's own.
fn a_board_of_a_file_is_taken_up<G: Playable>(mut table: Table<G>, other: &str) {
    assert!(table.take_up(), "there is nothing to take up");
    table.hint();
    work(&mut table);
    assert!(table.take_hint(false));
    let puzzle = G::with_progress(table.puzzle(), table.sheet());
    let begun = || Table::<G>::new(Played::new(G::Sheet::from(&puzzle)));
    let mut taken = begun();
    assert!(taken.take_up() && taken.sheet().wipe() == table.sheet().wipe());
    assert!(taken.totals().is_helped, "it does not score");
    assert_eq!(taken.take_records().len(), 1);
    // Opened again, it is still the same game.
    assert!(taken.take_up() && taken.take_records().is_empty());
    assert!(act(&mut taken, other) && taken.take_up());
    taken.restart();
    assert_eq!(G::progress(taken.sheet()), Default::default());
    assert!(taken.take_up() && taken.sheet().wipe() == table.sheet().wipe());
    // A game of the player's own is not written over.
    let mut own = begun();
    assert!(act(&mut own, other));
    let before = own.sheet().wipe();
    assert!(!own.take_up() && own.sheet().wipe() == before);
}

#[test]
fn boards_of_files_are_taken_up() {
    a_board_of_a_file_is_taken_up(nonogram(), "r1c1=x");
    a_board_of_a_file_is_taken_up(sudoku(), "r1c3=?1+2");
}

fn cells_of_one_ink() -> Table<Nonogram> {
    let clues: Vec<&[u32]> = vec![&[1]; 3];
    Table::new(Played::new(Sheet::new(&Puzzle::black_and_white(&clues, &clues).unwrap())))
}

#[test]
fn only_the_contrary_of_what_was_dropped_is_the_other_case() {
    let mut table = cells_of_one_ink();
    for text in ["suppose", "r1c1=1", "r2c2=x"] {
        act(&mut table, text);
    }
    assert!(table.other_case().is_none(), "nothing was dropped");
    table.other_way();
    assert_eq!(table.session().moves().last().unwrap().to_string(), "r1c1=x");
    act(&mut table, "r2c2=x");
    assert!(table.other_case().is_some());
    act(&mut table, "drop");
    // Another cell: that it is crossed out in the layer before does not make it that layer's case.
    for text in ["suppose", "r2c2=1"] {
        act(&mut table, text);
    }
    assert!(table.other_case().is_none());
    assert!(table.contrary().is_some());
}

#[test]
fn a_cell_that_may_have_several_inks_has_no_contrary() {
    let text = "width 2\nheight 2\ncolor a #ff0000\ncolor b #00ff00\nrows\n1a,1b\n1b\ncolumns\n1a,1b\n1b\n";
    let puzzle = (NON.read)(text).next().unwrap().unwrap();
    let mut table: Table<Nonogram> = Table::new(Played::new(Sheet::new(&puzzle)));
    for (cell, mark, contrary) in
        [("r1c1", "1", None), ("r2c2", "2", Some("r2c2=x")), ("r1c1", "x", None)]
    {
        act(&mut table, "suppose");
        act(&mut table, &format!("{cell}={mark}"));
        assert_eq!(
            table.contrary().map(|change| change.to_string()).as_deref(),
            contrary,
            "{cell}"
        );
        act(&mut table, "drop");
    }
}
