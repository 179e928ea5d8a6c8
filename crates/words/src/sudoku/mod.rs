//! Sudoku in words.

mod argument;
mod board;
mod event;
mod fault;
mod hint;
mod patterns;
mod rating;
mod spoken;
