//! Flood fill.

use grille_engine::grid::{Cell, Grid};
use grille_engine::nonogram::Picture;

/// The cells of one colour that hang together with this one, side by side. O(cells).
pub fn region(picture: &Picture, from: Cell) -> Vec<Cell> {
    let size = picture.size();
    if !size.contains(from) {
        return Vec::new();
    }
    let mut is_found = Grid::filled(size, false);
    is_found[from] = true;
    let mut found = vec![from];
    let mut next = 0;
    while let Some(&Cell { row, col }) = found.get(next) {
        next += 1;
        let around = [
            (row.checked_sub(1), Some(col)),
            (row.checked_add(1), Some(col)),
            (Some(row), col.checked_sub(1)),
            (Some(row), col.checked_add(1)),
        ];
        for (row, col) in around {
            let Some(cell) = row.zip(col).map(|(row, col)| Cell { row, col }) else { continue };
            let is_new = size.contains(cell) && !is_found[cell] && picture[cell] == picture[from];
            if is_new {
                is_found[cell] = true;
                found.push(cell);
            }
        }
    }
    found
}
