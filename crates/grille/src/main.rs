//! Grille.
fn main() {}
