//! Twenty-four pictures that look like photographs, drawn by formulas: shaded faces and fruit,
//! silhouettes before a sky, textures, and logos. All are our own.

use std::f64::consts::{PI, TAU};

/// A picture: its name, and its colour at a place, both coordinates from 0 to 1.
pub struct Scene {
    pub name: &'static str,
    pub colour: fn(f64, f64) -> [f64; 3],
}

pub const SCENES: [Scene; 24] = [
    Scene { name: "face", colour: face },
    Scene { name: "face-lit", colour: face_lit },
    Scene { name: "bust", colour: bust },
    Scene { name: "cat", colour: cat },
    Scene { name: "owl", colour: owl },
    Scene { name: "apple", colour: apple },
    Scene { name: "pear", colour: pear },
    Scene { name: "mug", colour: mug },
    Scene { name: "tree", colour: tree },
    Scene { name: "mountains", colour: mountains },
    Scene { name: "lighthouse", colour: lighthouse },
    Scene { name: "gull", colour: gull },
    Scene { name: "boat", colour: boat },
    Scene { name: "cottage", colour: cottage },
    Scene { name: "fish", colour: fish },
    Scene { name: "leaf", colour: leaf },
    Scene { name: "bricks", colour: bricks },
    Scene { name: "shell", colour: shell },
    Scene { name: "dunes", colour: dunes },
    Scene { name: "flower", colour: flower },
    Scene { name: "star", colour: star },
    Scene { name: "heart", colour: heart },
    Scene { name: "gear", colour: gear },
    Scene { name: "letter", colour: letter },
];

const WHITE: [f64; 3] = [0.95, 0.94, 0.92];
const BLACK: [f64; 3] = [0.08, 0.08, 0.1];

fn mix(a: [f64; 3], b: [f64; 3], part: f64) -> [f64; 3] {
    let part = part.clamp(0.0, 1.0);
    std::array::from_fn(|i| a[i] + (b[i] - a[i]) * part)
}

fn lit(colour: [f64; 3], by: f64) -> [f64; 3] {
    colour.map(|part| (part * by).clamp(0.0, 1.0))
}

/// Below 0 within an ellipse, and how far from its rim, roughly.
fn ellipse(x: f64, y: f64, cx: f64, cy: f64, rx: f64, ry: f64) -> f64 {
    let (dx, dy) = ((x - cx) / rx, (y - cy) / ry);
    ((dx * dx + dy * dy).sqrt() - 1.0) * rx.min(ry)
}

fn rectangle(x: f64, y: f64, left: f64, top: f64, right: f64, bottom: f64) -> f64 {
    (left - x).max(x - right).max(top - y).max(y - bottom)
}

/// How far from a stroke between two points, with so much ink on each side.
fn stroke(x: f64, y: f64, a: (f64, f64), b: (f64, f64), half: f64) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let part = (((x - a.0) * dx + (y - a.1) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    let (px, py) = (x - a.0 - part * dx, y - a.1 - part * dy);
    (px * px + py * py).sqrt() - half
}

/// Below 0 within a polygon whose corners go round clockwise; it must be convex.
fn convex(x: f64, y: f64, corners: &[(f64, f64)]) -> f64 {
    let mut most = f64::NEG_INFINITY;
    for (i, a) in corners.iter().enumerate() {
        let b = corners[(i + 1) % corners.len()];
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = (dx * dx + dy * dy).sqrt();
        most = most.max((dy * (x - a.0) - dx * (y - a.1)) / length);
    }
    most
}

/// Paints a shape with a soft rim over what is there.
fn paint(under: [f64; 3], colour: [f64; 3], distance: f64) -> [f64; 3] {
    mix(under, colour, 0.5 - distance / 0.008)
}

/// Smooth chance from 0 to 1, with bumps of this size.
fn noise(x: f64, y: f64, size: f64) -> f64 {
    let hash = |x: f64, y: f64| {
        let mut bits = (x as i64 as u64).wrapping_mul(0x9e37_79b9) ^ (y as i64 as u64) << 17;
        bits = bits.wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ bits >> 23;
        bits = bits.wrapping_mul(0x94d0_49bb_1331_11eb);
        (bits >> 40) as f64 / (1u64 << 24) as f64
    };
    let (x, y) = (x / size + 100.0, y / size + 100.0);
    let (left, top) = (x.floor(), y.floor());
    let ease = |t: f64| t * t * (3.0 - 2.0 * t);
    let (across, down) = (ease(x - left), ease(y - top));
    let row = |y: f64| hash(left, y) * (1.0 - across) + hash(left + 1.0, y) * across;
    row(top) * (1.0 - down) + row(top + 1.0) * down
}

/// Grain as of a photograph.
fn grain(colour: [f64; 3], x: f64, y: f64) -> [f64; 3] {
    lit(colour, 0.95 + 0.1 * noise(x, y, 0.012))
}

fn face_with(x: f64, y: f64, light: f64, backdrop: [f64; 3]) -> [f64; 3] {
    let mut c = lit(backdrop, 0.9 + 0.2 * y);
    c = paint(c, [0.3, 0.35, 0.5], ellipse(x, y, 0.5, 1.12, 0.42, 0.26));
    c = paint(c, [0.2, 0.13, 0.1], ellipse(x, y, 0.5, 0.42, 0.3, 0.36));
    c = paint(c, lit([0.85, 0.65, 0.53], 0.75), rectangle(x, y, 0.43, 0.7, 0.57, 0.9));
    let shade = 1.05 + light * (x - 0.5) * 1.6 - 0.3 * (y - 0.5);
    c = paint(c, lit([0.93, 0.74, 0.62], shade), ellipse(x, y, 0.5, 0.5, 0.23, 0.31));
    c = paint(c, [0.2, 0.13, 0.1], ellipse(x, y, 0.52, 0.22, 0.24, 0.1));
    for side in [0.41, 0.59] {
        c = paint(c, WHITE, ellipse(x, y, side, 0.47, 0.05, 0.028));
        c = paint(c, BLACK, ellipse(x, y, side, 0.47, 0.024, 0.026));
        c = paint(c, [0.2, 0.13, 0.1], rectangle(x, y, side - 0.06, 0.4, side + 0.06, 0.42));
    }
    c = paint(c, [0.62, 0.42, 0.34], rectangle(x, y, 0.485, 0.52, 0.525, 0.6));
    c = paint(c, [0.7, 0.2, 0.2], ellipse(x, y, 0.5, 0.69, 0.085, 0.024));
    grain(c, x, y)
}

fn face(x: f64, y: f64) -> [f64; 3] {
    face_with(x, y, 0.1, [0.75, 0.82, 0.85])
}

fn face_lit(x: f64, y: f64) -> [f64; 3] {
    face_with(x, y, 1.0, [0.35, 0.3, 0.28])
}

fn bust(x: f64, y: f64) -> [f64; 3] {
    let mut c = mix([0.98, 0.85, 0.55], [0.8, 0.35, 0.25], y);
    for (cx, cy, rx, ry) in [(0.5, 1.05, 0.42, 0.3), (0.5, 0.38, 0.2, 0.25), (0.45, 0.2, 0.2, 0.12)]
    {
        c = paint(c, lit([0.22, 0.2, 0.28], 0.6 + 0.8 * x), ellipse(x, y, cx, cy, rx, ry));
    }
    c = paint(c, [0.2, 0.18, 0.25], convex(x, y, &[(0.66, 0.38), (0.76, 0.45), (0.66, 0.5)]));
    c = paint(c, [0.2, 0.18, 0.25], rectangle(x, y, 0.42, 0.55, 0.6, 0.9));
    grain(c, x, y)
}

fn cat(x: f64, y: f64) -> [f64; 3] {
    let mut c = lit([0.55, 0.68, 0.6], 0.8 + 0.4 * noise(x, y, 0.3));
    let fur = lit([0.88, 0.55, 0.22], 1.15 - 0.5 * y);
    for side in [-1.0, 1.0] {
        let at = |dx: f64| 0.5 + side * dx;
        let mut ear = [(at(0.1), 0.3), (at(0.26), 0.08), (at(0.31), 0.42)];
        if side < 0.0 {
            ear.reverse();
        }
        c = paint(c, fur, convex(x, y, &ear));
    }
    c = paint(c, fur, ellipse(x, y, 0.5, 0.52, 0.34, 0.3));
    if ((x - 0.5).abs() < 0.12 && y < 0.42) || ((x - 0.5).abs() > 0.24 && (0.5..0.66).contains(&y))
    {
        let stripe = ((x - 0.5).abs() * 40.0 + if y < 0.42 { 0.0 } else { y * 60.0 }).sin();
        let inside = ellipse(x, y, 0.5, 0.52, 0.33, 0.29) < 0.0;
        c = if stripe > 0.3 && inside { lit([0.6, 0.32, 0.12], 1.0) } else { c };
    }
    c = paint(c, WHITE, ellipse(x, y, 0.5, 0.68, 0.15, 0.11));
    for side in [0.36, 0.64] {
        c = paint(c, [0.75, 0.85, 0.3], ellipse(x, y, side, 0.5, 0.065, 0.055));
        c = paint(c, BLACK, ellipse(x, y, side, 0.5, 0.02, 0.055));
    }
    c = paint(c, [0.75, 0.4, 0.4], convex(x, y, &[(0.45, 0.6), (0.55, 0.6), (0.5, 0.66)]));
    c = paint(c, BLACK, stroke(x, y, (0.5, 0.66), (0.5, 0.72), 0.008));
    grain(c, x, y)
}

fn owl(x: f64, y: f64) -> [f64; 3] {
    let mut c = mix([0.12, 0.16, 0.3], [0.25, 0.3, 0.45], y);
    c = paint(c, [0.9, 0.88, 0.7], ellipse(x, y, 0.82, 0.18, 0.12, 0.12));
    c = paint(c, [0.3, 0.2, 0.12], rectangle(x, y, 0.0, 0.86, 1.0, 0.93));
    let feather = 0.9 + 0.25 * ((y * 50.0).sin() * (x * 60.0).cos());
    c = paint(c, lit([0.55, 0.4, 0.26], feather), ellipse(x, y, 0.45, 0.55, 0.27, 0.37));
    c = paint(c, [0.5, 0.36, 0.22], convex(x, y, &[(0.22, 0.12), (0.4, 0.26), (0.24, 0.4)]));
    c = paint(c, [0.5, 0.36, 0.22], convex(x, y, &[(0.5, 0.26), (0.68, 0.12), (0.66, 0.4)]));
    c = paint(c, lit([0.85, 0.75, 0.55], feather), ellipse(x, y, 0.45, 0.68, 0.16, 0.2));
    for side in [0.34, 0.56] {
        c = paint(c, [0.95, 0.85, 0.4], ellipse(x, y, side, 0.38, 0.1, 0.1));
        c = paint(c, BLACK, ellipse(x, y, side, 0.38, 0.05, 0.05));
    }
    c = paint(c, [0.9, 0.6, 0.2], convex(x, y, &[(0.41, 0.44), (0.49, 0.44), (0.45, 0.54)]));
    grain(c, x, y)
}

fn fruit_light(x: f64, y: f64) -> f64 {
    1.15 - 0.9 * ((x - 0.38) * (x - 0.38) + (y - 0.42) * (y - 0.42)).sqrt()
}

fn table_top(x: f64, y: f64) -> [f64; 3] {
    let c = mix([0.9, 0.89, 0.86], [0.8, 0.78, 0.74], x);
    let c = if y > 0.78 { lit([0.78, 0.7, 0.6], 1.0 - 0.3 * (y - 0.78)) } else { c };
    mix(c, lit(c, 0.6), 0.5 - ellipse(x, y, 0.56, 0.88, 0.32, 0.06) / 0.04)
}

fn apple(x: f64, y: f64) -> [f64; 3] {
    let mut c = table_top(x, y);
    let body = ellipse(x, y, 0.42, 0.6, 0.24, 0.28).min(ellipse(x, y, 0.6, 0.6, 0.24, 0.28));
    c = paint(c, lit([0.85, 0.15, 0.15], fruit_light(x, y)), body);
    c = paint(c, [0.97, 0.8, 0.75], ellipse(x, y, 0.36, 0.46, 0.05, 0.08));
    c = paint(c, [0.35, 0.22, 0.12], stroke(x, y, (0.51, 0.36), (0.55, 0.16), 0.018));
    c = paint(c, [0.3, 0.6, 0.25], ellipse(x, y, 0.68, 0.19, 0.13, 0.06));
    grain(c, x, y)
}

fn pear(x: f64, y: f64) -> [f64; 3] {
    let mut c = table_top(x, y);
    let neck = convex(x, y, &[(0.42, 0.3), (0.6, 0.3), (0.72, 0.62), (0.3, 0.62)]);
    let body =
        ellipse(x, y, 0.51, 0.68, 0.26, 0.22).min(neck).min(ellipse(x, y, 0.51, 0.31, 0.1, 0.1));
    c = paint(c, lit([0.93, 0.76, 0.25], fruit_light(x, y) + 0.1), body);
    let blush = body.max(0.62 - x + 0.3 * (0.6 - y));
    c = paint(c, [0.75, 0.4, 0.18], blush + 0.02);
    c = paint(c, [0.38, 0.25, 0.15], stroke(x, y, (0.52, 0.22), (0.58, 0.08), 0.02));
    c = paint(c, [0.28, 0.55, 0.28], ellipse(x, y, 0.74, 0.12, 0.15, 0.055));
    grain(c, x, y)
}

fn mug(x: f64, y: f64) -> [f64; 3] {
    let mut c = mix([0.85, 0.87, 0.9], [0.93, 0.93, 0.93], y);
    c = if y > 0.8 { [0.5, 0.38, 0.28] } else { c };
    let handle = ellipse(x, y, 0.7, 0.55, 0.17, 0.17).max(-ellipse(x, y, 0.7, 0.55, 0.1, 0.1));
    c = paint(c, [0.15, 0.35, 0.6], handle);
    let side = (x - 0.45) / 0.25;
    c = paint(
        c,
        lit([0.2, 0.45, 0.75], 1.2 - 0.6 * side.abs()),
        rectangle(x, y, 0.2, 0.3, 0.7, 0.84),
    );
    c = paint(c, lit(WHITE, 1.05 - 0.3 * side.abs()), rectangle(x, y, 0.2, 0.5, 0.7, 0.62));
    c = paint(c, [0.3, 0.16, 0.08], ellipse(x, y, 0.45, 0.31, 0.24, 0.045));
    for cx in [0.36, 0.5] {
        let wave = cx + 0.03 * (y * 40.0).sin();
        c = mix(c, [0.6, 0.6, 0.62], if y < 0.24 { 0.6 - (x - wave).abs() / 0.03 } else { 0.0 });
    }
    grain(c, x, y)
}

fn sky(y: f64, top: [f64; 3], bottom: [f64; 3]) -> [f64; 3] {
    mix(top, bottom, y)
}

fn tree(x: f64, y: f64) -> [f64; 3] {
    let mut c = sky(y, [0.35, 0.4, 0.65], [1.0, 0.65, 0.3]);
    c = paint(c, [1.0, 0.92, 0.65], ellipse(x, y, 0.75, 0.7, 0.1, 0.1));
    let dark = [0.12, 0.1, 0.12];
    c = paint(c, dark, 0.84 - y + 0.03 * (x * 7.0).sin());
    c = paint(c, dark, stroke(x, y, (0.42, 0.9), (0.42, 0.4), 0.035));
    c = paint(c, dark, stroke(x, y, (0.42, 0.62), (0.62, 0.4), 0.018));
    c = paint(c, dark, stroke(x, y, (0.42, 0.56), (0.24, 0.38), 0.018));
    let ragged = 0.06 * (noise(x, y, 0.05) - 0.5);
    for (cx, cy, r) in [(0.42, 0.25, 0.2), (0.25, 0.35, 0.14), (0.6, 0.35, 0.15)] {
        c = paint(c, dark, ellipse(x, y, cx, cy, r, r * 0.85) + ragged);
    }
    grain(c, x, y)
}

fn mountains(x: f64, y: f64) -> [f64; 3] {
    let mut c = sky(y, [0.55, 0.7, 0.9], [0.92, 0.93, 0.95]);
    let ridge =
        |base: f64, high: f64, at: f64| base - high * (1.0 - ((x - at) * 2.6).abs()).max(0.0);
    let back = ridge(0.72, 0.45, 0.62) + 0.05 * noise(x, 0.0, 0.05);
    c = paint(c, [0.45, 0.5, 0.6], back - y);
    let snow = back + 0.1 + 0.06 * noise(x, 0.3, 0.03);
    c = if y > back && y < snow && back < 0.5 { WHITE } else { c };
    let front = ridge(0.86, 0.4, 0.22) + 0.05 * noise(x, 7.0, 0.06);
    c = paint(c, [0.22, 0.27, 0.33], front - y);
    c = paint(c, [0.2, 0.4, 0.22], 0.85 - y + 0.04 * noise(x, 3.0, 0.02));
    grain(c, x, y)
}

fn lighthouse(x: f64, y: f64) -> [f64; 3] {
    let mut c = sky(y, [0.2, 0.3, 0.5], [0.75, 0.8, 0.85]);
    let beam = (y - 0.2).abs() - 0.25 * (x - 0.42);
    c = if x > 0.45 { mix(c, [1.0, 0.95, 0.7], 0.6 - beam / 0.03) } else { c };
    c = if y > 0.8 { lit([0.15, 0.3, 0.42], 1.0 + 0.2 * (y * 90.0 + x * 8.0).sin()) } else { c };
    c = paint(c, [0.2, 0.18, 0.16], ellipse(x, y, 0.38, 0.92, 0.36, 0.18));
    let tower = convex(x, y, &[(0.34, 0.28), (0.48, 0.28), (0.54, 0.82), (0.28, 0.82)]);
    let band = ((y - 0.28) / 0.135).floor() as i64 % 2 == 0;
    let wall = if band { [0.8, 0.2, 0.18] } else { WHITE };
    c = paint(c, lit(wall, 1.25 - 0.9 * x), tower);
    c = paint(c, [0.95, 0.9, 0.5], rectangle(x, y, 0.36, 0.16, 0.46, 0.28));
    c = paint(c, BLACK, rectangle(x, y, 0.32, 0.27, 0.5, 0.3));
    c = paint(c, BLACK, convex(x, y, &[(0.41, 0.06), (0.5, 0.17), (0.32, 0.17)]));
    grain(c, x, y)
}

fn gull(x: f64, y: f64) -> [f64; 3] {
    let mut c = sky(y, [0.4, 0.62, 0.88], [0.8, 0.88, 0.95]);
    let wing = |sign: f64| {
        let (root, mid, tip) = ((0.5, 0.5), (0.5 + sign * 0.2, 0.3), (0.5 + sign * 0.46, 0.42));
        stroke(x, y, root, mid, 0.05).min(stroke(x, y, mid, tip, 0.028))
    };
    c = paint(c, [0.3, 0.32, 0.36], wing(-1.0).min(wing(1.0)));
    c = paint(c, lit([0.97, 0.97, 0.97], 1.1 - 0.4 * y), ellipse(x, y, 0.5, 0.55, 0.075, 0.19));
    c = paint(c, WHITE, ellipse(x, y, 0.5, 0.36, 0.055, 0.06));
    c = paint(c, [0.95, 0.65, 0.1], convex(x, y, &[(0.47, 0.31), (0.5, 0.24), (0.53, 0.31)]));
    c = paint(
        c,
        [0.3, 0.32, 0.36],
        convex(x, y, &[(0.46, 0.7), (0.54, 0.7), (0.6, 0.86), (0.4, 0.86)]),
    );
    grain(c, x, y)
}

fn boat(x: f64, y: f64) -> [f64; 3] {
    let mut c = sky(y, [0.5, 0.72, 0.92], [0.95, 0.93, 0.85]);
    c = if y > 0.74 {
        lit([0.1, 0.38, 0.55], 1.0 + 0.25 * (y * 70.0 + (x * 9.0).sin()).sin())
    } else {
        c
    };
    c = paint(
        c,
        lit([0.97, 0.95, 0.9], 1.15 - 0.4 * x),
        convex(x, y, &[(0.5, 0.08), (0.78, 0.62), (0.5, 0.62)]),
    );
    c = paint(c, [0.85, 0.25, 0.2], convex(x, y, &[(0.46, 0.18), (0.46, 0.62), (0.22, 0.62)]));
    c = paint(c, [0.3, 0.2, 0.12], rectangle(x, y, 0.47, 0.05, 0.495, 0.7));
    c = paint(
        c,
        [0.35, 0.2, 0.12],
        convex(x, y, &[(0.15, 0.67), (0.87, 0.67), (0.74, 0.82), (0.26, 0.82)]),
    );
    grain(c, x, y)
}

fn cottage(x: f64, y: f64) -> [f64; 3] {
    let mut c = sky(y, [0.1, 0.12, 0.28], [0.35, 0.35, 0.5]);
    c = paint(c, [0.95, 0.93, 0.75], ellipse(x, y, 0.18, 0.2, 0.09, 0.09));
    c = paint(c, [0.1, 0.11, 0.2], ellipse(x, y, 0.22, 0.18, 0.085, 0.085));
    c = paint(c, [0.12, 0.22, 0.14], 0.8 - y + 0.03 * (x * 9.0).sin());
    c = paint(c, [0.3, 0.16, 0.14], rectangle(x, y, 0.66, 0.22, 0.74, 0.45));
    c = paint(c, [0.55, 0.5, 0.45], rectangle(x, y, 0.26, 0.5, 0.78, 0.84));
    c = paint(c, [0.4, 0.14, 0.12], convex(x, y, &[(0.52, 0.24), (0.86, 0.52), (0.18, 0.52)]));
    for left in [0.33, 0.62] {
        c = paint(c, [1.0, 0.85, 0.4], rectangle(x, y, left, 0.58, left + 0.1, 0.68));
    }
    c = paint(c, [0.25, 0.14, 0.08], rectangle(x, y, 0.47, 0.62, 0.57, 0.84));
    grain(c, x, y)
}

fn fish(x: f64, y: f64) -> [f64; 3] {
    let mut c = lit(mix([0.25, 0.6, 0.7], [0.08, 0.25, 0.42], y), 0.9 + 0.25 * noise(x, y, 0.12));
    c = paint(c, [0.9, 0.45, 0.12], convex(x, y, &[(0.7, 0.5), (0.94, 0.28), (0.94, 0.72)]));
    c = paint(c, [0.9, 0.45, 0.12], convex(x, y, &[(0.35, 0.34), (0.5, 0.16), (0.62, 0.36)]));
    let stripe = ((x - 0.12) * 14.0).sin() > 0.55;
    let scale = if stripe { WHITE } else { [0.96, 0.55, 0.15] };
    c = paint(c, lit(scale, 1.2 - 0.5 * y), ellipse(x, y, 0.44, 0.5, 0.33, 0.2));
    c = paint(c, WHITE, ellipse(x, y, 0.24, 0.44, 0.05, 0.05));
    c = paint(c, BLACK, ellipse(x, y, 0.23, 0.44, 0.025, 0.025));
    for (cx, cy) in [(0.12, 0.2), (0.18, 0.12), (0.1, 0.3)] {
        c = paint(c, [0.75, 0.9, 0.95], ellipse(x, y, cx, cy, 0.025, 0.025));
    }
    grain(c, x, y)
}

fn leaf(x: f64, y: f64) -> [f64; 3] {
    let mut c = lit([0.75, 0.68, 0.55], 0.85 + 0.3 * noise(x, y, 0.05));
    // Turned by a quarter of a right angle.
    let (u, v) = ((x - 0.5) * 0.92 + (y - 0.5) * 0.39, (y - 0.5) * 0.92 - (x - 0.5) * 0.39);
    let width = 0.25 * (1.0 - (v / 0.42) * (v / 0.42)).max(0.0) * (1.0 - 0.35 * v / 0.42);
    c = paint(
        c,
        lit([0.3, 0.58, 0.25], 0.9 + 0.8 * u),
        if v.abs() < 0.42 { u.abs() - width } else { 1.0 },
    );
    let vein = ((v * 5.5 + u.abs() * 3.2) * TAU / 0.62).cos();
    c = if u.abs() < width && vein > 0.93 { [0.72, 0.85, 0.5] } else { c };
    c = paint(c, [0.72, 0.85, 0.5], if v.abs() < 0.47 { u.abs() - 0.014 } else { 1.0 });
    grain(c, x, y)
}

fn bricks(x: f64, y: f64) -> [f64; 3] {
    let row = (y / 0.125).floor();
    let shift = if row as i64 % 2 == 0 { 0.0 } else { 0.125 };
    let (u, v) = ((x + shift) % 0.25, y % 0.125);
    let own = noise(((x + shift) / 0.25).floor() * 0.31, row * 0.37, 0.1);
    let mut c = lit([0.68, 0.32, 0.22], 0.75 + 0.5 * own);
    c = if u < 0.022 || v < 0.022 { [0.82, 0.78, 0.72] } else { c };
    c = paint(c, [0.9, 0.88, 0.82], rectangle(x, y, 0.28, 0.2, 0.72, 0.8));
    c = paint(c, lit([0.2, 0.3, 0.42], 1.4 - y), rectangle(x, y, 0.33, 0.25, 0.67, 0.75));
    c = paint(c, [0.9, 0.88, 0.82], rectangle(x, y, 0.48, 0.25, 0.52, 0.75));
    c = paint(c, [0.9, 0.88, 0.82], rectangle(x, y, 0.33, 0.46, 0.67, 0.5));
    grain(c, x, y)
}

fn shell(x: f64, y: f64) -> [f64; 3] {
    let mut c = lit([0.85, 0.77, 0.6], 0.85 + 0.25 * noise(x, y, 0.04));
    let (dx, dy) = (x - 0.47, y - 0.54);
    let (radius, angle) = ((dx * dx + dy * dy).sqrt(), dy.atan2(dx) / TAU + 0.5);
    let turn = (radius.max(1e-3) / 0.4).ln() / 0.62 - angle;
    let part = turn - turn.floor();
    let within = radius < 0.42 * (0.62 * (angle - 1.0)).exp() * 1.12;
    let body = lit([0.95, 0.78, 0.62], 0.45 + 0.8 * (part * PI).sin());
    c = if within { body } else { c };
    c = if within && !(0.09..0.93).contains(&part) { [0.4, 0.22, 0.15] } else { c };
    grain(c, x, y)
}

fn dunes(x: f64, y: f64) -> [f64; 3] {
    let mut c = sky(y, [0.35, 0.6, 0.9], [0.85, 0.9, 0.95]);
    c = paint(c, [1.0, 0.97, 0.85], ellipse(x, y, 0.22, 0.2, 0.08, 0.08));
    for (base, high, wide, at, shade) in
        [(0.58, 0.1, 6.0, 0.4, 0.95), (0.7, 0.12, 5.0, 2.6, 0.8), (0.86, 0.1, 7.0, 4.4, 0.62)]
    {
        let crest = base + high * (x * wide + at).sin();
        let away = (x * wide + at).cos() > 0.0;
        let sand = lit([0.95, 0.72, 0.42], if away { shade } else { shade * 0.6 });
        let ripple = 1.0 + 0.08 * ((y - crest) * 120.0).sin();
        c = paint(c, lit(sand, ripple), crest - y);
    }
    grain(c, x, y)
}

fn flower(x: f64, y: f64) -> [f64; 3] {
    let mut c = lit([0.3, 0.5, 0.28], 0.7 + 0.6 * noise(x, y, 0.15));
    c = paint(c, [0.25, 0.55, 0.2], stroke(x, y, (0.5, 0.45), (0.46, 1.0), 0.025));
    let (dx, dy) = (x - 0.5, y - 0.42);
    let (radius, angle) = ((dx * dx + dy * dy).sqrt(), dy.atan2(dx));
    let petal = 0.24 + 0.11 * (angle * 6.0).cos();
    c = paint(c, lit([0.95, 0.9, 0.95], 0.75 + radius), radius - petal);
    c = paint(c, lit([0.95, 0.75, 0.15], 0.8 + 0.4 * noise(x, y, 0.02)), radius - 0.1);
    grain(c, x, y)
}

fn star(x: f64, y: f64) -> [f64; 3] {
    let (dx, dy) = (x - 0.5, y - 0.51);
    let (radius, angle) = ((dx * dx + dy * dy).sqrt(), dy.atan2(dx) + PI / 2.0 + TAU);
    // From a point of the star to the notch beside it, and how far outside that edge.
    let within = (angle % (TAU / 5.0) - PI / 5.0).abs();
    let (px, py) = (radius * (PI / 5.0 - within).cos(), radius * (PI / 5.0 - within).sin());
    let (notch_x, notch_y) = (0.16 * (PI / 5.0).cos(), 0.16 * (PI / 5.0).sin());
    let (ex, ey) = (notch_x - 0.4, notch_y);
    let edge = ((px - 0.4) * ey - py * ex) / (ex * ex + ey * ey).sqrt();
    let back = mix([0.12, 0.2, 0.45], [0.2, 0.35, 0.65], y);
    let rim = paint(back, WHITE, (radius - 0.47).max(0.43 - radius));
    paint(rim, [0.98, 0.8, 0.15], edge)
}

fn heart(x: f64, y: f64) -> [f64; 3] {
    let lobes = ellipse(x, y, 0.32, 0.34, 0.2, 0.2).min(ellipse(x, y, 0.68, 0.34, 0.2, 0.2));
    let point = convex(x, y, &[(0.18, 0.48), (0.5, 0.26), (0.82, 0.48), (0.5, 0.86)]);
    let shape = lobes.min(point);
    let c = paint([0.97, 0.95, 0.93], lit([0.85, 0.1, 0.25], 1.25 - 0.6 * y), shape);
    paint(c, [1.0, 0.75, 0.8], ellipse(x, y, 0.3, 0.3, 0.07, 0.05))
}

fn gear(x: f64, y: f64) -> [f64; 3] {
    let (dx, dy) = (x - 0.5, y - 0.5);
    let (radius, angle) = ((dx * dx + dy * dy).sqrt(), dy.atan2(dx));
    let tooth = if (angle * 9.0).cos() > 0.0 { 0.45 } else { 0.36 };
    let c = paint([0.93, 0.95, 0.97], lit([0.3, 0.36, 0.42], 1.4 - 0.8 * y), radius - tooth);
    let c = paint(c, [0.95, 0.6, 0.1], radius - 0.22);
    paint(c, [0.93, 0.95, 0.97], radius - 0.12)
}

fn letter(x: f64, y: f64) -> [f64; 3] {
    let c = paint([0.96, 0.96, 0.94], [0.1, 0.32, 0.28], rectangle(x, y, 0.06, 0.06, 0.94, 0.94));
    let ring = ellipse(x, y, 0.5, 0.5, 0.3, 0.3).max(-ellipse(x, y, 0.5, 0.5, 0.18, 0.18));
    let gap = rectangle(x, y, 0.55, 0.3, 0.9, 0.5);
    let c = paint(c, WHITE, ring.max(-gap));
    paint(c, WHITE, rectangle(x, y, 0.5, 0.5, 0.8, 0.61))
}
