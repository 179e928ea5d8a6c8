//! The signs of the window: lines on a grid of 20 by 20, one width, tinted by the text beside
//! them. They are flattened once, when the first of them is drawn. All are drawn for Grille.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};
use std::sync::OnceLock;

/// The side of the grid.
const GRID: f32 = 20.0;
/// The width of the lines on it.
const WIDTH: f32 = 1.75;
/// The radius of a dot.
const DOT: f32 = 1.1;

/// Declares the signs with their paths.
macro_rules! icons {
    ($($(#[$doc:meta])* $icon:ident $path:literal;)*) => {
        /// A sign.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Icon { $($(#[$doc])* $icon),* }

        impl Icon {
            /// Every sign.
            pub const ALL: &[Icon] = &[$(Icon::$icon),*];
            /// The paths, in the same order, as in an SVG.
            const PATHS: &[&str] = &[$($path),*];
        }
    };
}

icons! {
    /// Library.
    Library "M3 3.5h5.5v5.5h-5.5z M11.5 3.5h5.5v5.5h-5.5z M3 12h5.5v4.5h-5.5z M11.5 12h5.5v4.5h-5.5z";
    /// Open.
    Open "M5 2.75h6.5l3.75 3.75v10.75h-10.25z M11.25 2.75v4h4";
    /// Folder.
    Folder "M2.75 15.75v-11h5l2 2.25h7.5v8.75z";
    /// New.
    New "M5 2.75h10a2.25 2.25 0 0 1 2.25 2.25v10a2.25 2.25 0 0 1-2.25 2.25h-10a2.25 2.25 0 0 1-2.25-2.25v-10a2.25 2.25 0 0 1 2.25-2.25z M10 6.75v6.5 M6.75 10h6.5";
    /// Random.
    Random "M5 2.75h10a2.25 2.25 0 0 1 2.25 2.25v10a2.25 2.25 0 0 1-2.25 2.25h-10a2.25 2.25 0 0 1-2.25-2.25v-10a2.25 2.25 0 0 1 2.25-2.25z M6.75 6.75h.01 M10 10h.01 M13.25 13.25h.01 M13.25 6.75h.01 M6.75 13.25h.01";
    /// Next.
    Next "M3.5 10h13 M11.5 5l5 5-5 5";
    /// Restart.
    Restart "M3.75 3.75v3.75h3.75 M4.1 7.4a6.4 6.4 0 1 1-.5 3.6";
    /// Undo.
    Undo "M7 4.5l-4 4 4 4 M3.25 8.5h8.5a4 4 0 0 1 0 8h-3.5";
    /// Redo.
    Redo "M13 4.5l4 4-4 4 M16.75 8.5h-8.5a4 4 0 0 0 0 8h3.5";
    /// Pen.
    Pen "M3.5 16.5l.75-3.75 9-9a1.8 1.8 0 0 1 2.5 0l.5.5a1.8 1.8 0 0 1 0 2.5l-9 9z M11.5 5.5l3 3";
    /// Fill.
    Fill "M5 2.75h10a2.25 2.25 0 0 1 2.25 2.25v10a2.25 2.25 0 0 1-2.25 2.25h-10a2.25 2.25 0 0 1-2.25-2.25v-10a2.25 2.25 0 0 1 2.25-2.25z M3.25 10.5l7.25-7.25 M4 16l12-12 M9.5 16.75l7.25-7.25";
    /// Cross.
    Cross "M5 2.75h10a2.25 2.25 0 0 1 2.25 2.25v10a2.25 2.25 0 0 1-2.25 2.25h-10a2.25 2.25 0 0 1-2.25-2.25v-10a2.25 2.25 0 0 1 2.25-2.25z M7 7l6 6 M13 7l-6 6";
    /// Erase.
    Erase "M7.5 16.5l-4-4a1.5 1.5 0 0 1 0-2.1l6.9-6.9a1.5 1.5 0 0 1 2.1 0l4 4a1.5 1.5 0 0 1 0 2.1l-6.9 6.9z M6.75 7.25l6 6 M7.5 16.5h9.25";
    /// Suppose.
    Suppose "M10 17.25v-4.5 M10 12.75c0-3.5-5-2.75-5-6.25 M10 12.75c0-3.5 5-2.75 5-6.25 M5 2.75a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z M15 2.75a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z";
    /// Keep.
    Keep "M4 10.5l4 4 8-9";
    /// Drop.
    Drop "M3.5 5.5h13 M7.5 5.5v-2.5h5v2.5 M5 5.5l.75 11.5h8.5l.75-11.5 M8.35 9v4.5 M11.65 9v4.5";
    /// Contrary.
    Contrary "M3.5 6.75h12.5 M13 3.75l3 3-3 3 M16.5 13.25h-12.5 M7 10.25l-3 3 3 3";
    /// Agree.
    Agree "M5 2.75v2.5c0 4 5 3.5 5 7.5v4.25 M15 2.75v2.5c0 4-5 3.5-5 7.5 M7.5 14.75l2.5 2.5 2.5-2.5";
    /// Pause.
    Pause "M7 4.5v11 M13 4.5v11";
    /// Play.
    Play "M6.25 4l9.75 6-9.75 6z";
    /// Step.
    Step "M4.75 4.5l7.75 5.5-7.75 5.5z M15.75 4.5v11";
    /// Next guess.
    NextGuess "M2.5 10h4.5 M7 10c3.5 0 3-5 6.75-5 M7 10c3.5 0 3 5 6.75 5 M15.5 3.25a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z M15.5 13.25a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z";
    /// End.
    End "M3 5l5 5-5 5 M9 5l5 5-5 5 M17 5v10";
    /// Hint.
    Hint "M7.5 14.25c0-1.75-2.75-2.75-2.75-6a5.25 5.25 0 0 1 10.5 0c0 3.25-2.75 4.25-2.75 6z M8 17.25h4";
    /// Take.
    Take "M16.75 10v6.75h-13.5v-13.5h8 M7 9l3.25 3.25 7-8.25";
    /// Check.
    Check "M10 2.75a7.25 7.25 0 1 1 0 14.5 7.25 7.25 0 0 1 0-14.5z M6.75 10.25l2.25 2.25 4.25-4.75";
    /// Rewind.
    Rewind "M10 4.75l-7 5.25 7 5.25z M17 4.75l-7 5.25 7 5.25z";
    /// Solve.
    Solve "M3 17l8.25-8.25 M14 2.75v4 M12 4.75h4 M16.25 10v3 M14.75 11.5h3 M7.25 2.75v2.5 M6 4h2.5";
    /// About.
    About "M10 2.75a7.25 7.25 0 1 1 0 14.5 7.25 7.25 0 0 1 0-14.5z M10 9.25v4.5 M10 6.25h.01";
    /// Keys.
    Keys "M3.75 4.75h12.5a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-12.5a1.5 1.5 0 0 1-1.5-1.5v-7.5a1.5 1.5 0 0 1 1.5-1.5z M5.75 8.25h.01 M8.6 8.25h.01 M11.4 8.25h.01 M14.25 8.25h.01 M6.75 12h6.5";
    /// Palette.
    Palette "M10 2.75a7.25 7.25 0 0 0 0 14.5c1.5 0 2-1 1.5-2.25-.6-1.5.25-2.5 1.75-2.5h1.75c1.5 0 2.25-1 2.25-2.5a7.25 7.25 0 0 0-7.25-7.25z M6.5 9.25h.01 M9 6.25h.01 M13 7h.01";
    /// Command.
    Command "M4 5.5l4.5 4.5-4.5 4.5 M10.5 15h6";
    /// Watch.
    Watch "M2 10c2-3.75 4.75-5.5 8-5.5s6 1.75 8 5.5c-2 3.75-4.75 5.5-8 5.5s-6-1.75-8-5.5z M10 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z";
    /// Zoom in.
    ZoomIn "M8.75 3a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 0 1 0-11.5z M13 13l4 4 M8.75 6.25v5 M6.25 8.75h5";
    /// Zoom out.
    ZoomOut "M8.75 3a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 0 1 0-11.5z M13 13l4 4 M6.25 8.75h5";
    /// Zoom fit.
    ZoomFit "M3 7v-4h4 M13 3h4v4 M17 13v4h-4 M7 17h-4v-4 M8 8h4v4h-4z";
    /// Lock.
    Lock "M6 9h8a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-5a1.5 1.5 0 0 1 1.5-1.5z M7 9v-2.75a3 3 0 0 1 6 0v2.75";
    /// Day.
    Day "M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z M10 1.75v1.5 M10 16.75v1.5 M1.75 10h1.5 M16.75 10h1.5 M4.2 4.2l1 1 M14.8 14.8l1 1 M15.8 4.2l-1 1 M5.2 14.8l-1 1";
    /// Night.
    Night "M16.75 11.75a7.1 7.1 0 1 1-8.5-8.5 5.75 5.75 0 0 0 8.5 8.5z";
    /// Language.
    Language "M10 2.75a7.25 7.25 0 1 1 0 14.5 7.25 7.25 0 0 1 0-14.5z M2.75 10h14.5 M10 2.75c-2.25 2-3.25 4.5-3.25 7.25s1 5.25 3.25 7.25c2.25-2 3.25-4.5 3.25-7.25s-1-5.25-3.25-7.25z";
    /// Settings.
    Settings "M3 6h5 M13 6h4 M10.5 3.75a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5z M3 14h2 M10 14h7 M7.5 11.75a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5z";
    /// Statistics.
    Statistics "M3 17h14 M5.25 13.5v-3.5 M10 13.5v-9.5 M14.75 13.5v-6.5";
    /// Quit.
    Quit "M8.5 3h-5v14h5 M8 10h9 M13.5 6.5l3.5 3.5-3.5 3.5";
    /// Share.
    Share "M10 12.5v-9.5 M6.5 6.25l3.5-3.5 3.5 3.5 M6.25 9h-2.25v8h12v-8h-2.25";
    /// Print.
    Print "M6 7v-4h8v4 M5.75 14h-2.75v-7h14v7h-2.75 M6 11.5h8v5.5h-8z";
    /// Import.
    Import "M10 2.75v9 M6.5 8.5l3.5 3.5 3.5-3.5 M3.25 12.5v4.25h13.5v-4.25";
    /// Image.
    Image "M4.25 3.75h11.5a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-11.5a1.5 1.5 0 0 1-1.5-1.5v-9.5a1.5 1.5 0 0 1 1.5-1.5z M3 13.5l4.25-4.25 4 4 2.25-2.25 3.5 3.5 M12.75 7.25h.01";
    /// Mirror.
    Mirror "M10 2.5v15 M7 5l-4.75 9.5h4.75z M13 5l4.75 9.5h-4.75z";
    /// Line.
    Line "M4.75 13.5a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z M15.25 3a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z M6.1 13.9l7.8-7.8";
    /// Rectangle.
    Rectangle "M4.25 4.75h11.5a1.25 1.25 0 0 1 1.25 1.25v8a1.25 1.25 0 0 1-1.25 1.25h-11.5a1.25 1.25 0 0 1-1.25-1.25v-8a1.25 1.25 0 0 1 1.25-1.25z";
    /// Ellipse.
    Ellipse "M10 4.5c4.1 0 7.25 2.45 7.25 5.5s-3.15 5.5-7.25 5.5-7.25-2.45-7.25-5.5 3.15-5.5 7.25-5.5z";
    /// Bucket.
    Bucket "M7 2.75l8.75 8.25-5.6 5.6a1.5 1.5 0 0 1-2.1 0l-5-5a1.5 1.5 0 0 1 0-2.1l5.45-5.5 M2.75 10.75h12.75 M17.5 13.5v2.25";
    /// Select.
    Select "M3 6v-3h3 M9 3h2 M14 3h3v3 M17 9v2 M17 14v3h-3 M11 17h-2 M6 17h-3v-3 M3 11v-2";
    /// Pick.
    Pick "M10 4.75l5.25 5.25 M3.25 16.75l.75-3.25 7.25-7.25 2.5 2.5-7.25 7.25z M12.5 7.25l-1-1 2.25-2.25a1.65 1.65 0 0 1 2.3 2.3l-2.25 2.25z";
    /// Text.
    Text "M4 6.25v-2.5h12v2.5 M10 3.75v12.5 M7.5 16.25h5";
    /// Flip from top to bottom.
    FlipDown "M2.5 10h15 M5 7l9.5-4.75v4.75z M5 13l9.5 4.75v-4.75z";
    /// A quarter to the left.
    TurnLeft "M3 3.75v4.25h4.25 M3.5 7.75a6.75 6.75 0 1 1 1.75 7.5";
    /// A quarter to the right.
    TurnRight "M17 3.75v4.25h-4.25 M16.5 7.75a6.75 6.75 0 1 0-1.75 7.5";
    /// Ink and background change places.
    Invert "M5 2.75h10a2.25 2.25 0 0 1 2.25 2.25v10a2.25 2.25 0 0 1-2.25 2.25h-10a2.25 2.25 0 0 1-2.25-2.25v-10a2.25 2.25 0 0 1 2.25-2.25z M10 2.75v14.5 M10 6.25h7 M10 10h7.25 M10 13.75h7";
    /// Trophy.
    Trophy "M6 3h8v5a4 4 0 0 1-8 0z M6 4.5h-3.25c0 3 1.25 4.75 3.75 5 M14 4.5h3.25c0 3-1.25 4.75-3.75 5 M10 12v5 M6.75 17h6.5";
    /// Star.
    Star "M10 2.75l2.2 4.7 5.05.65-3.7 3.5.95 5.05-4.5-2.5-4.5 2.5.95-5.05-3.7-3.5 5.05-.65z";
    /// Calendar.
    Calendar "M4.5 4.25h11a1.5 1.5 0 0 1 1.5 1.5v9.75a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5v-9.75a1.5 1.5 0 0 1 1.5-1.5z M3 8.5h14 M6.75 2.5v3.25 M13.25 2.5v3.25";
    /// Search.
    Search "M8.75 3a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 0 1 0-11.5z M13 13l4 4";
    /// Filter.
    Filter "M3 5h14 M5.75 10h8.5 M8.5 15h3";
    /// Close.
    Close "M5 5l10 10 M15 5l-10 10";
    /// Chevron right.
    ChevronRight "M7.75 4.75l5.25 5.25-5.25 5.25";
    /// Chevron left.
    ChevronLeft "M12.25 4.75l-5.25 5.25 5.25 5.25";
    /// Chevron down.
    ChevronDown "M4.75 7.75l5.25 5.25 5.25-5.25";
    /// Chevron up.
    ChevronUp "M4.75 12.25l5.25-5.25 5.25 5.25";
    /// Warning.
    Warning "M10 3l7.5 13.5h-15z M10 8.25v3.75 M10 14.25h.01";
    /// Certificate.
    Certificate "M8 13.25h-3.5a1.5 1.5 0 0 1-1.5-1.5v-7a1.5 1.5 0 0 1 1.5-1.5h11a1.5 1.5 0 0 1 1.5 1.5v6 M6 6.75h8 M6 9.75h3 M13 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z M11.5 14.25v3.75l1.5-1 1.5 1v-3.75";
    /// Clock.
    Clock "M10 2.75a7.25 7.25 0 1 1 0 14.5 7.25 7.25 0 0 1 0-14.5z M10 5.75v4.5l3 1.75";
    /// More.
    More "M3.9 9.7h.7v.6h-.7z M9.65 9.7h.7v.6h-.7z M15.4 9.7h.7v.6h-.7z";
    /// Mark corner.
    MarkCorner "M5 2.75h10a2.25 2.25 0 0 1 2.25 2.25v10a2.25 2.25 0 0 1-2.25 2.25h-10a2.25 2.25 0 0 1-2.25-2.25v-10a2.25 2.25 0 0 1 2.25-2.25z M6.25 6.25h.01 M9.5 6.25h.01";
    /// Mark centre.
    MarkCentre "M5 2.75h10a2.25 2.25 0 0 1 2.25 2.25v10a2.25 2.25 0 0 1-2.25 2.25h-10a2.25 2.25 0 0 1-2.25-2.25v-10a2.25 2.25 0 0 1 2.25-2.25z M7.25 10h.01 M10 10h.01 M12.75 10h.01";
    /// Repair.
    Repair "M16.75 6.25l-3 3-3-3 3-3a4.25 4.25 0 0 0-5.5 5.5l-5.25 5.25a2.1 2.1 0 0 0 3 3l5.25-5.25a4.25 4.25 0 0 0 5.5-5.5z";
    /// Crop.
    Crop "M5.5 2.5v12h12 M2.5 5.5h12v12";
    /// Link.
    Link "M8.25 11.75a3.25 3.25 0 0 0 4.75.25l2.5-2.5a3.25 3.25 0 0 0-4.6-4.6l-1.15 1.1 M11.75 8.25a3.25 3.25 0 0 0-4.75-.25l-2.5 2.5a3.25 3.25 0 0 0 4.6 4.6l1.15-1.1";
}

/// A stretch of a sign, in units of the grid.
#[derive(Clone, Debug, PartialEq)]
enum Stretch {
    Dot(Pos2),
    Open(Vec<Pos2>),
    Closed(Vec<Pos2>),
}

/// The flattened signs.
static FLAT: OnceLock<Vec<Vec<Stretch>>> = OnceLock::new();

fn flat() -> &'static [Vec<Stretch>] {
    FLAT.get_or_init(|| Icon::PATHS.iter().map(|path| flatten(path)).collect())
}

fn flatten(path: &str) -> Vec<Stretch> {
    // A path that is none is an empty sign; a test reads them all.
    let path = kurbo::BezPath::from_svg(path).unwrap_or_default();
    let mut done = Vec::new();
    let mut now: Vec<Pos2> = Vec::new();
    let end = |now: &mut Vec<Pos2>, is_closed: bool| {
        let mut points = std::mem::take(now);
        points.dedup();
        match points.as_slice() {
            [] => None,
            [dot] => Some(Stretch::Dot(*dot)),
            [dot, other] if dot.distance(*other) < 0.1 => Some(Stretch::Dot(*dot)),
            _ if is_closed => {
                // Some paths come back to their start before they close.
                if points.first().zip(points.last()).is_some_and(|(a, b)| a.distance(*b) < 0.01) {
                    points.pop();
                }
                Some(Stretch::Closed(points))
            }
            _ => Some(Stretch::Open(points)),
        }
    };
    let point = |at: kurbo::Point| pos2(at.x as f32, at.y as f32);
    kurbo::flatten(path, 0.05, |element| match element {
        kurbo::PathEl::MoveTo(at) => {
            done.extend(end(&mut now, false));
            now.push(point(at));
        }
        kurbo::PathEl::LineTo(at) => now.push(point(at)),
        kurbo::PathEl::ClosePath => done.extend(end(&mut now, true)),
        // Flattening leaves no curves.
        kurbo::PathEl::QuadTo(_, at) | kurbo::PathEl::CurveTo(_, _, at) => now.push(point(at)),
    });
    done.extend(end(&mut now, false));
    done
}

impl Icon {
    fn stretches(self) -> &'static [Stretch] {
        &flat()[self as usize]
    }

    /// Draws it in the middle of a place, with this side.
    pub fn paint(self, painter: &Painter, middle: Pos2, side: f32, colour: Color32) {
        let scale = side / GRID;
        let corner = middle - vec2(side, side) / 2.0;
        let place = |at: &Pos2| corner + at.to_vec2() * scale;
        let width = WIDTH * scale;
        for stretch in self.stretches() {
            match stretch {
                Stretch::Dot(at) => {
                    painter.circle_filled(place(at), DOT * scale, colour);
                }
                Stretch::Open(points) => {
                    let points: Vec<Pos2> = points.iter().map(place).collect();
                    // Round ends, which lines here have not.
                    for end in points.first().into_iter().chain(points.last()) {
                        painter.circle_filled(*end, width / 2.0, colour);
                    }
                    painter.add(Shape::line(points, Stroke::new(width, colour)));
                }
                Stretch::Closed(points) => {
                    let points = points.iter().map(place).collect();
                    painter.add(Shape::closed_line(points, Stroke::new(width, colour)));
                }
            }
        }
    }

    /// Draws it filled. Its first stretch is seen as a whole from its middle, as a star is.
    pub fn paint_filled(self, painter: &Painter, middle: Pos2, side: f32, colour: Color32) {
        let Some(Stretch::Closed(points)) = self.stretches().first() else { return };
        let scale = side / GRID;
        let corner = middle - vec2(side, side) / 2.0;
        let mut mesh = egui::Mesh::default();
        mesh.colored_vertex(middle, colour);
        for at in points {
            mesh.colored_vertex(corner + at.to_vec2() * scale, colour);
        }
        let count = points.len() as u32;
        for i in 0..count {
            mesh.add_triangle(0, 1 + i, 1 + (i + 1) % count);
        }
        painter.add(Shape::mesh(mesh));
        self.paint(painter, middle, side, colour);
    }

    /// Draws it in a square.
    pub fn paint_at(self, painter: &Painter, rect: Rect, colour: Color32) {
        self.paint(painter, rect.center(), rect.width().min(rect.height()), colour);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_is_one_and_stays_on_the_grid() {
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(GRID, GRID)).expand(0.3);
        for (icon, path) in Icon::ALL.iter().zip(Icon::PATHS) {
            assert!(kurbo::BezPath::from_svg(path).is_ok(), "{icon:?}");
            let stretches = icon.stretches();
            assert!(!stretches.is_empty(), "{icon:?}");
            for stretch in stretches {
                let points = match stretch {
                    Stretch::Dot(at) => std::slice::from_ref(at),
                    Stretch::Open(points) | Stretch::Closed(points) => points,
                };
                assert!(points.iter().all(|at| whole.contains(*at)), "{icon:?}: {points:?}");
            }
        }
    }
}
