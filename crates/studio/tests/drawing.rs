//! Pictures drawn as a maker draws them, stroke by stroke.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_engine::class::Class;
use grille_engine::colours::Colour;
use grille_engine::grid::{LineId, Size};
use grille_engine::nonogram::repair::Aim;
use grille_engine::nonogram::{Picture, rate::Solutions as Count};
use grille_engine::run::Task;
use grille_formats::Said;
use grille_formats::find;
use grille_studio::{
    Asked, Canvas, Change, Edit, Finding, Margins, Solutions, Spot, Studio, Tool, Wish,
};

fn studio(rows: usize, cols: usize) -> Studio {
    Studio::begin(Canvas::blank(Size::new(rows, cols).unwrap()))
}

fn draw(studio: &mut Studio, tool: Tool, places: &[(i32, i32)]) {
    studio.hand.tool = tool;
    let (first, more) = places.split_first().unwrap();
    studio.press(Spot::new(first.0, first.1));
    more.iter().for_each(|&(row, col)| studio.drag(Spot::new(row, col), false));
    studio.release();
}

fn art(picture: &Picture) -> String {
    let symbol = |colour: &Colour| char::from_digit(colour.index() as u32, 36).unwrap();
    let row = |row: &[Colour]| row.iter().map(symbol).collect::<String>().replace('0', ".");
    picture.rows().map(row).collect::<Vec<_>>().join("/")
}

#[test]
fn each_tool_draws_its_shape() {
    let check = |tool: Tool, places: &[(i32, i32)], drawn: &str| {
        let mut studio = studio(5, 7);
        draw(&mut studio, tool, places);
        assert_eq!(art(studio.picture()), drawn, "{}", tool.name());
        assert_eq!(studio.session().moves().count(), 1, "one stroke is one step");
        assert!(studio.undo());
        assert_eq!(*studio.canvas(), Canvas::blank(studio.canvas().size()));
    };
    use Tool::*;
    check(Pen, &[(0, 0), (0, 2), (2, 2)], "111..../..1..../..1..../......./.......");
    check(Pen, &[(4, 6), (9, 9)], "......./......./......./......./......1");
    check(Line, &[(0, 0), (4, 6), (2, 6)], "11...../..111../.....11/......./.......");
    check(Rectangle, &[(4, 3), (1, 0)], "......./1111.../1..1.../1..1.../1111...");
    check(FilledRectangle, &[(-3, -3), (1, 1)], "11...../11...../......./......./.......");
    check(Ellipse, &[(0, 0), (4, 6)], ".11111./1.....1/1.....1/1.....1/.11111.");
    check(FilledEllipse, &[(1, 1), (3, 3)], "......./..1..../.111.../..1..../.......");
    check(Fill, &[(2, 2)], "1111111/1111111/1111111/1111111/1111111");
}

#[test]
fn mirrors_draw_along() {
    let mut studio = studio(4, 5);
    studio.hand.mirror.is_left_right = true;
    draw(&mut studio, Tool::Pen, &[(0, 0), (0, 1)]);
    studio.hand.mirror.is_up_down = true;
    draw(&mut studio, Tool::Line, &[(1, 0), (1, 0)]);
    assert_eq!(art(studio.picture()), "11.11/1...1/1...1/.....");
    studio.hand.mirror.is_left_right = false;
    // Between the first row and the second.
    studio.hand.mirror.row_sum = 1;
    draw(&mut studio, Tool::Eraser, &[(0, 0)]);
    assert_eq!(art(studio.picture()), ".1.11/....1/1...1/.....");
}

#[test]
fn what_is_selected_moves_as_one_step() {
    let mut studio = studio(4, 4);
    draw(&mut studio, Tool::Pen, &[(0, 0), (0, 1), (1, 1)]);
    draw(&mut studio, Tool::Select, &[(0, 0), (1, 1)]);
    draw(&mut studio, Tool::Select, &[(1, 1), (2, 2)]);
    studio.flip_float(&[grille_studio::Flip::Rows]);
    studio.shift_float(1, 1);
    assert_eq!(art(studio.picture()), "..../..../...1/..11");
    assert_eq!(studio.session().moves().count(), 1, "it still hovers");
    assert!(studio.settle());
    assert_eq!(studio.session().moves().count(), 2);
    assert!(studio.undo());
    assert_eq!(art(studio.picture()), "11../.1../..../....");
}

#[test]
fn mirrors_that_move_under_a_hovering_piece_count_when_it_is_set_down() {
    let mut studio = studio(3, 5);
    draw(&mut studio, Tool::Pen, &[(0, 0)]);
    draw(&mut studio, Tool::Select, &[(0, 0)]);
    studio.shift_float(1, 0);
    let generation = studio.generation();
    studio.hand.mirror.is_left_right = true;
    assert!(studio.settle());
    assert_eq!(art(studio.picture()), "...../1...1/.....");
    assert!(studio.generation() > generation);
}

#[test]
fn a_verdict_belongs_to_the_picture_that_is_shown() {
    let mut studio = studio(3, 3);
    let old = studio.hand_out().unwrap();
    studio.press(Spot::new(0, 0));
    assert!(studio.generation() > old.generation());
    while studio.advance(7) {}
    assert!(studio.verdict().is_at_rest());
    assert_eq!(studio.verdict().solutions, Finding::Found(Solutions::Unique));
    studio.drag(Spot::new(1, 1), false);
    assert!(!studio.verdict().lines.is_over(), "it changed");
    let generation = studio.generation();
    studio.release();
    assert_eq!(studio.generation(), generation, "nothing changed by letting go");
    while studio.advance(7) {}
    assert_eq!(studio.verdict().lines.found().unwrap().open.len(), 4);
    let Some(Solutions::Other { picture, differs }) = studio.verdict().solutions.found() else {
        panic!("a diagonal has two solutions")
    };
    assert_eq!((art(picture), differs.len()), (".1./1../...".to_owned(), 4));
    let rating = studio.verdict().rating.found().unwrap();
    assert_eq!(rating.solutions, Count::Several);
    let switches = studio.verdict().switches.found().unwrap().as_ref().unwrap();
    assert_eq!(switches.switches.len(), 1);
    // An answer to an earlier picture is not taken, nor is its lateness.
    let mut question = studio_question(&mut studio);
    studio.press(Spot::new(2, 2));
    let answer = question.advance(u64::MAX).unwrap();
    assert!(!studio.answer(answer));
    studio.late(question.generation(), Asked::Mend);
}

fn studio_question(studio: &mut Studio) -> grille_studio::Question {
    studio.mend(Wish::default());
    studio.hand_out().unwrap()
}

#[test]
fn offers_mend_the_picture() {
    let mut studio = studio(4, 4);
    draw(&mut studio, Tool::Pen, &[(0, 0), (1, 1)]);
    draw(&mut studio, Tool::Lock, &[(0, 0), (0, 3)]);
    studio.mend(Wish { want: Aim::ByLines, ..Wish::default() });
    while studio.advance(1000) {}
    let offers = studio.offers().unwrap().to_vec();
    assert!(!offers.is_empty() && !studio.is_mending());
    for offer in &offers {
        assert!(offer.changes.iter().all(|(cell, _)| cell.row > 0), "locked cells stay");
        assert!(offer.is_by_lines());
    }
    // Offers rest on what is locked, and on the wish.
    draw(&mut studio, Tool::Lock, &[(3, 0), (3, 3)]);
    assert!(studio.offers().is_none());
    studio.mend(Wish { want: Aim::ByLines, ..Wish::default() });
    let mut early = std::iter::from_fn(|| studio.hand_out())
        .find(|question| question.asked() == Asked::Mend)
        .unwrap();
    studio.mend(Wish { want: Aim::ByLines, offers: 1, ..Wish::default() });
    let mut late = studio.hand_out().unwrap();
    assert!(!studio.answer(early.advance(u64::MAX).unwrap()));
    assert!(studio.answer(late.advance(u64::MAX).unwrap()));
    assert_eq!(studio.offers().unwrap().len(), 1);
    assert!(studio.take_offer(0));
    while studio.advance(1000) {}
    assert!(studio.verdict().lines.found().unwrap().open.is_empty());
}

#[test]
fn what_is_easy_enough_needs_no_change() {
    let mut studio = studio(4, 4);
    draw(&mut studio, Tool::FilledRectangle, &[(0, 0), (2, 3)]);
    for class in [Class::Easy, Class::Medium, Class::Hard] {
        studio.mend(Wish { want: Aim::AtMost(class), ..Wish::default() });
        while studio.advance(10) {}
        let [offer] = studio.offers().unwrap() else { panic!("one offer") };
        assert!(offer.changes.is_empty() && offer.rating.as_ref().unwrap().class <= Some(class));
    }
}

#[test]
fn the_duck_drawn_by_strokes_is_the_duck_of_the_examples() {
    let mut studio = studio(9, 8);
    for stroke in [
        &[(0, 1), (0, 3)][..],
        &[(1, 0), (1, 1)],
        &[(1, 3)],
        &[(2, 1), (2, 3)],
        &[(2, 6), (2, 7)],
        &[(3, 2), (3, 3)],
        &[(3, 6), (3, 7)],
        &[(4, 2), (4, 7)],
        &[(5, 0)],
        &[(5, 2), (5, 6)],
        &[(6, 0), (6, 5)],
        &[(7, 4)],
        &[(8, 3), (8, 4)],
    ] {
        draw(&mut studio, Tool::Pen, stroke);
    }
    let written = find("logimage").unwrap().write(&studio.canvas().puzzle()).unwrap();
    let duck = include_str!("../../../examples/duck.logimage");
    assert_eq!(written, duck);
}

#[test]
fn the_puzzle_has_what_is_said_about_it() {
    let mut studio = studio(2, 2);
    assert!(studio.edit(Change::Say(Said::Title, "A title".into()).into()));
    assert!(studio.edit(Change::Resize(Margins { top: 1, ..Margins::default() }).into()));
    assert_eq!(studio.canvas().puzzle().about().title.as_deref(), Some("A title"));
    assert_eq!(studio.clue(LineId::Row(0)).blocks(), []);
    assert_eq!(studio.canvas().size().rows(), 3);
    assert!(studio.undo() && studio.undo() && !studio.undo());
    assert!(!studio.edit(Edit::default()));
}
