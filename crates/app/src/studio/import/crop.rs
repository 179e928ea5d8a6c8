//! The part of the picture that is taken, in pixels of the picture as it lies: pulled at its corners
//! and edges, moved, kept in a shape, turned and mirrored with the picture.

use grille_picture::Crop;

/// Whether the part keeps a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Any.
    Free,
    /// So many columns for so many rows.
    Kept(u32, u32),
}

/// Shapes that are offered.
pub const SHAPES: [(u32, u32); 7] = [(1, 1), (5, 4), (4, 5), (4, 3), (3, 4), (3, 2), (2, 3)];

/// What of the part is pulled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handle {
    /// Its left side (-1), its right side (1), or neither.
    pub across: i8,
    /// Its upper side (-1), its lower side (1), or neither.
    pub down: i8,
}

impl Handle {
    /// Corners before edges: they lie over them.
    pub const ALL: [Handle; 8] = [
        Handle { across: -1, down: -1 },
        Handle { across: 1, down: -1 },
        Handle { across: -1, down: 1 },
        Handle { across: 1, down: 1 },
        Handle { across: 0, down: -1 },
        Handle { across: 0, down: 1 },
        Handle { across: -1, down: 0 },
        Handle { across: 1, down: 0 },
    ];
    /// The whole part is moved.
    pub const MIDDLE: Handle = Handle { across: 0, down: 0 };
}

/// The part after a pull by so many pixels, inside a picture of this width and height.
pub fn pulled(crop: Crop, handle: Handle, by: (i64, i64), of: (u32, u32), shape: Shape) -> Crop {
    let (left, top) = (i64::from(crop.left), i64::from(crop.top));
    let (width, height) = (i64::from(crop.width), i64::from(crop.height));
    let of = (i64::from(of.0), i64::from(of.1));
    if handle == Handle::MIDDLE {
        let left = (left + by.0).clamp(0, of.0 - width);
        let top = (top + by.1).clamp(0, of.1 - height);
        return part(left, top, width, height);
    }
    let side = |from: i64, length: i64, sign: i8, by: i64, limit: i64| match sign {
        -1 => {
            let start = (from + by).clamp(0, from + length - 1);
            (start, from + length - start)
        }
        1 => (from, (length + by).clamp(1, limit - from)),
        _ => (from, length),
    };
    let (mut x, mut wide) = side(left, width, handle.across, by.0, of.0);
    let (mut y, mut high) = side(top, height, handle.down, by.1, of.1);
    if let Shape::Kept(across, down) = shape {
        let (across, down) = (i64::from(across.max(1)), i64::from(down.max(1)));
        // An edge takes the other side with it, a corner the one that is further from the shape.
        let by_width = match (handle.across, handle.down) {
            (0, _) => false,
            (_, 0) => true,
            _ => wide * down >= high * across,
        };
        // The corner or edge that is not pulled stays where it is.
        let room = (
            if handle.across < 0 { left + width } else { of.0 - left },
            if handle.down < 0 { top + height } else { of.1 - top },
        );
        let mut size = match by_width {
            true => (wide, wide * down / across),
            false => (high * across / down, high),
        };
        if size.0 > room.0 {
            size = (room.0, room.0 * down / across);
        }
        if size.1 > room.1 {
            size = (room.1 * across / down, room.1);
        }
        (wide, high) = (size.0.max(1), size.1.max(1));
        x = if handle.across < 0 { left + width - wide } else { left };
        y = if handle.down < 0 { top + height - high } else { top };
    }
    part(x, y, wide, high)
}

fn part(left: i64, top: i64, width: i64, height: i64) -> Crop {
    let side = |own: i64| own.max(0) as u32;
    Crop { left: side(left), top: side(top), width: side(width), height: side(height) }
}

/// The part after the picture of this height was turned clockwise.
pub fn turned(crop: Crop, high: u32) -> Crop {
    Crop {
        left: high - (crop.top + crop.height).min(high),
        top: crop.left,
        width: crop.height,
        height: crop.width,
    }
}

/// The part after the picture of this width was mirrored.
pub fn mirrored(crop: Crop, wide: u32) -> Crop {
    Crop { left: wide - (crop.left + crop.width).min(wide), ..crop }
}

/// The shape of a part in small numbers, nearly: 5 and 6 for 380 and 457.
pub fn shape_of(width: u32, height: u32) -> (u32, u32) {
    let wanted = f64::from(width.max(1)) / f64::from(height.max(1));
    let mut best = (1, 1);
    let mut error = f64::INFINITY;
    for down in 1..=12u32 {
        let across = (wanted * f64::from(down)).round().max(1.0);
        let own = (across / f64::from(down) / wanted - 1.0).abs();
        // Larger numbers must be worth it.
        if own + 0.004 < error {
            (best, error) = ((across as u32, down), own);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn crop(left: u32, top: u32, width: u32, height: u32) -> Crop {
        Crop { left, top, width, height }
    }

    #[test]
    fn a_part_stays_in_its_picture_however_it_is_pulled() {
        let from = crop(20, 10, 50, 30);
        let pulls = [-500, -40, -7, 0, 3, 60, 500];
        let shapes = [Shape::Free, Shape::Kept(1, 1), Shape::Kept(5, 3), Shape::Kept(1, 9)];
        for handle in Handle::ALL.into_iter().chain([Handle::MIDDLE]) {
            for (dx, dy) in pulls.into_iter().flat_map(|x| pulls.map(|y| (x, y))) {
                for shape in shapes {
                    let own = pulled(from, handle, (dx, dy), (100, 60), shape);
                    let is_in = own.left + own.width <= 100 && own.top + own.height <= 60;
                    assert!(
                        is_in && own.width > 0 && own.height > 0,
                        "{handle:?} {dx} {dy} {own:?}"
                    );
                    if handle == Handle::MIDDLE {
                        assert_eq!((own.width, own.height), (50, 30));
                    }
                    // What is not pulled stays.
                    if handle.across > 0 {
                        assert_eq!(own.left, 20, "{shape:?}");
                    }
                    if handle.across < 0 {
                        assert_eq!(own.left + own.width, 70, "{shape:?}");
                    }
                }
            }
        }
        let own =
            pulled(from, Handle { across: 1, down: 1 }, (10, 0), (100, 60), Shape::Kept(2, 1));
        assert_eq!((own.width, own.height), (60, 30));
        let own = pulled(from, Handle { across: 1, down: 0 }, (-10, 0), (100, 60), Shape::Free);
        assert_eq!(own, crop(20, 10, 40, 30));
    }

    #[test]
    fn four_turns_and_two_mirrors_are_none() {
        let from = crop(20, 10, 50, 30);
        let (mut own, mut of) = (from, (100, 60));
        for _ in 0..4 {
            own = turned(own, of.1);
            of = (of.1, of.0);
        }
        assert_eq!(own, from);
        assert_eq!(turned(from, 60), crop(20, 20, 30, 50));
        assert_eq!(mirrored(mirrored(from, 100), 100), from);
        assert_eq!(mirrored(from, 100), crop(30, 10, 50, 30));
    }

    #[test]
    fn shapes_are_told_in_small_numbers() {
        for (width, height, shape) in
            [(380, 457, (5, 6)), (100, 100, (1, 1)), (1920, 1080, (16, 9)), (3, 2, (3, 2))]
        {
            assert_eq!(shape_of(width, height), shape);
        }
    }
}
