//! Tidying up cells: specks are taken up by what is around them, outlines smoothed.

use crate::raster::Raster;

/// The cells without groups of fewer than `least` cells of one colour; cells that touch at a
/// corner belong together. The smallest groups go first, each to the colour it touches most.
pub fn without_specks(mut cells: Raster<usize>, least: usize) -> Raster<usize> {
    for size in 1..least {
        for group in groups(&cells).into_iter().filter(|group| group.len() == size) {
            let own = cells.data[group[0]];
            if let Some(other) = commonest_around(&cells, &group, own) {
                for at in group {
                    cells.data[at] = other;
                }
            }
        }
    }
    cells
}

/// The groups of touching cells of one colour, each in the order of the grid.
fn groups(cells: &Raster<usize>) -> Vec<Vec<usize>> {
    let mut seen = vec![false; cells.data.len()];
    let mut groups = Vec::new();
    for start in 0..cells.data.len() {
        if std::mem::replace(&mut seen[start], true) {
            continue;
        }
        let mut group = vec![start];
        let mut next = 0;
        while let Some(&at) = group.get(next) {
            next += 1;
            for (row, col) in cells.around(at / cells.cols, at % cells.cols, 1) {
                let near = row * cells.cols + col;
                if cells.data[near] == cells.data[start] && !seen[near] {
                    seen[near] = true;
                    group.push(near);
                }
            }
        }
        group.sort_unstable();
        groups.push(group);
    }
    groups
}

/// The colour other than `own` that most cells around a group have, the first of several.
fn commonest_around(cells: &Raster<usize>, group: &[usize], own: usize) -> Option<usize> {
    let mut counts = [0u32; 64];
    for &at in group {
        for (row, col) in cells.around(at / cells.cols, at % cells.cols, 1) {
            let near = *cells.at(row, col);
            // Those beside count twice as much as those at a corner.
            let beside = row == at / cells.cols || col == at % cells.cols;
            counts[near.min(63)] += if near == own { 0 } else { 1 + u32::from(beside) };
        }
    }
    let most = counts.iter().max().copied().filter(|&most| most > 0)?;
    counts.iter().position(|&count| count == most)
}

/// The cells after one round of smoothing: each takes the colour that five or more of the eight
/// around it have.
pub fn smoothed(cells: &Raster<usize>) -> Raster<usize> {
    Raster::from_fn(cells.rows, cells.cols, |row, col| {
        let own = *cells.at(row, col);
        let mut counts = [0u8; 64];
        for (near_row, near_col) in cells.around(row, col, 1) {
            if (near_row, near_col) != (row, col) {
                counts[(*cells.at(near_row, near_col)).min(63)] += 1;
            }
        }
        counts.iter().position(|&count| count >= 5).unwrap_or(own)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raster(rows: &[&str]) -> Raster<usize> {
        let at = |row: usize, col: usize| usize::from(rows[row].as_bytes()[col] == b'#');
        Raster::from_fn(rows.len(), rows[0].len(), at)
    }

    #[test]
    fn specks_and_holes_go_and_lines_stay() {
        let drawn =
            raster(&["#......", ".#..#..", "..#....", "...#...", "#####.#", "##.##.#", "#####.#"]);
        let clean =
            raster(&["#......", ".#.....", "..#....", "...#...", "#####.#", "#####.#", "#####.#"]);
        assert_eq!(without_specks(drawn.clone(), 2), clean);
        assert_eq!(without_specks(drawn.clone(), 0), drawn);
        assert_eq!(without_specks(drawn.clone(), 1), drawn);
    }

    #[test]
    fn a_dent_and_a_bump_are_smoothed() {
        let drawn = raster(&[".....", "..#..", "#####", "##.##", "#####"]);
        let smooth = raster(&[".....", ".....", "#####", "#####", "#####"]);
        assert_eq!(smoothed(&drawn), smooth);
    }
}
