//! Whether a sudoku is as hard as a recipe asks.
//!
//! For a class the sudoku is rated. For a technique the ladder climbs, no higher than that: it
//! takes the cheapest deduction there is, so where it used the technique those below are not
//! enough, and where it is stuck something above is needed.

use super::Recipe;
use crate::run::Task;
use crate::sudoku::Puzzle;
use crate::sudoku::ladder::{ClimbStatus, Ladder, Technique};
use crate::sudoku::rate::{Class, Rate, Rated};
use std::cmp::Ordering;

/// The question how hard a sudoku is, compared with what is asked for.
pub struct Hardness {
    asked: Asked,
    pub steps: u64,
}

enum Asked {
    Class(Box<Rate>, Class),
    /// Whether it was used so far.
    Technique(Box<Ladder>, Technique, bool),
}

impl Hardness {
    /// The question about a puzzle with one solution; none where a recipe asks for no hardness. A
    /// technique says how hard: no class is looked at beside it.
    pub fn new(recipe: &Recipe, puzzle: &Puzzle) -> Option<Hardness> {
        let asked = match (recipe.technique, recipe.class) {
            (Some(technique), _) => {
                let ladder = Ladder::new(puzzle, &puzzle.board());
                let ladder = ladder.expect("a puzzle with one solution has no contradiction");
                let ladder = ladder.knowing_unique().up_to(technique);
                Asked::Technique(Box::new(ladder), technique, false)
            }
            (None, Some(class)) => Asked::Class(Box::new(Rate::of_unique(puzzle)), class),
            (None, None) => return None,
        };
        Some(Hardness { asked, steps: 0 })
    }

    /// Works on it for so many steps: whether the sudoku is less hard than asked for, as hard, or
    /// harder.
    pub fn advance(&mut self, steps: u64) -> Option<Ordering> {
        match &mut self.asked {
            Asked::Class(rate, class) => {
                let rated = rate.advance(steps);
                self.steps = rate.steps();
                Some(match rated? {
                    Rated::Rating(rating) => {
                        rating.class.map_or(Ordering::Greater, |own| own.cmp(class))
                    }
                    // What takes too long to be rated is harder than any class that was asked for.
                    Rated::Limit => Ordering::Greater,
                })
            }
            Asked::Technique(ladder, technique, is_used) => {
                let end = ladder.steps().saturating_add(steps);
                while ladder.steps() < end {
                    let status = ladder.climb(end - ladder.steps());
                    self.steps = ladder.steps();
                    match status {
                        ClimbStatus::Running => return None,
                        ClimbStatus::Found(found) => {
                            *is_used |= found.technique == *technique;
                            ladder.take(&found);
                        }
                        ClimbStatus::Solved if *is_used => return Some(Ordering::Equal),
                        ClimbStatus::Solved => return Some(Ordering::Less),
                        ClimbStatus::Stuck | ClimbStatus::Impossible(_) => {
                            return Some(Ordering::Greater);
                        }
                    }
                }
                None
            }
        }
    }
}
