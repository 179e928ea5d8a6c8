//! What the studio says at rest is what is found in the saved file.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::saved::check;
use common::{canvas, random_act};
use grille_engine::chance::Chance;
use grille_engine::colours::Colour;
use grille_engine::grid::{Cell, Grid, Size};
use grille_engine::nonogram::{Clue, Picture};
use grille_studio::verdict::advice;
use grille_studio::{Advice, Canvas, Side, Studio};

#[test]
fn the_verdict_at_rest_is_that_of_the_saved_file() {
    let mut chance = Chance::new("at rest");
    for _ in 0..12 {
        let mut studio = Studio::begin(canvas(&mut chance));
        for _ in 0..25 {
            random_act(&mut studio, &mut chance);
            // Sometimes the next edit comes before the verdict is complete.
            let budget = [0, 3, 1000][chance.below(3)];
            studio.advance(budget);
            if chance.below(4) == 0 {
                check(&mut studio, 1 + chance.below(50) as u64);
            }
        }
        check(&mut studio, u64::MAX);
    }
}

fn picture(text: &str) -> Picture {
    let rows: Vec<&str> = text.split('/').collect();
    let cells: Vec<Colour> = (rows.concat().chars())
        .map(|c| Colour::new(c.to_digit(10).unwrap_or(0) as usize).unwrap())
        .collect();
    Grid::from_cells(Size::new(rows.len(), rows[0].len()).unwrap(), cells).unwrap()
}

#[test]
fn advice_says_what_may_be_better() {
    let check = |text: &str, colours: usize, expected: &[Advice]| {
        assert_eq!(advice(&picture(text), colours), expected, "{text}");
    };
    let cell = |row, col| Cell { row, col };
    use Advice::*;
    check("..../....", 2, &[Blank]);
    check("1111/1..1/1..1/1111", 2, &[]);
    check("1..1/.111/1111", 3, &[UnusedInk(Colour::new(2).unwrap())]);
    check("1111/1111/1111", 2, &[NearlyFull]);
    check("11/11", 2, &[NearlyFull]);
    check(".../.11/.11", 2, &[EmptyBorder(Side::Top, 1), EmptyBorder(Side::Left, 1)]);
    check("1..../...../...../....2/....2", 3, &[NearlyEmpty, Specks(1)]);
    check("12/21", 3, &[NearlyFull]);
    check("1./.1", 2, &[Diagonal(cell(0, 0))]);
    check(".2/2.", 3, &[Diagonal(cell(0, 0)), UnusedInk(Colour::BLACK)]);
    check("11./..1", 2, &[]);
    check("1.2/.12", 3, &[Diagonal(cell(0, 0))]);
    check("1.1/.11", 2, &[]);
}

/// The one piece of advice that is certain: turning the cells over changes no clue.
#[test]
fn a_diagonal_can_be_turned_over_exactly_where_no_clue_tells() {
    let mut chance = Chance::new("diagonals");
    let clues = |picture: &Picture| -> Vec<Clue> {
        let lines = picture.size().lines();
        lines.map(|line| Clue::of(picture.line(line).copied())).collect()
    };
    let mut count = 0;
    for _ in 0..300 {
        let canvas: Canvas = canvas(&mut chance);
        let (picture, size) = (canvas.picture(), canvas.size());
        let told = advice(picture, canvas.inks().len());
        for at in size.iter().filter(|cell| {
            usize::from(cell.row) + 1 < size.rows() && usize::from(cell.col) + 1 < size.cols()
        }) {
            let (right, below) = (Cell { col: at.col + 1, ..at }, Cell { row: at.row + 1, ..at });
            let across = Cell { row: at.row + 1, col: at.col + 1 };
            let mut turned = picture.clone();
            (turned[at], turned[right]) = (picture[right], picture[at]);
            (turned[below], turned[across]) = (picture[across], picture[below]);
            let diagonal = picture[at] == picture[across] && picture[right] == picture[below];
            let can = diagonal && turned != *picture && clues(&turned) == clues(picture);
            assert_eq!(told.contains(&Advice::Diagonal(at)), can, "{canvas}");
            count += usize::from(can);
        }
    }
    assert!(count > 10, "{count}");
}
