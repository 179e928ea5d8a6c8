//! Charts as PNG, for slides that take nothing else. Letters are those of the system.

use crate::trouble::Trouble;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::path::Path;

/// Pixels for each unit of the chart: 1600 across.
const SCALE: f32 = 1.6;

/// Draws charts.
pub struct Painter(Options<'static>);

impl Painter {
    /// A painter with the letters of the system.
    pub fn new() -> Painter {
        let mut options = Options::default();
        let fonts = options.fontdb_mut();
        fonts.load_system_fonts();
        fonts.set_sans_serif_family("DejaVu Sans");
        Painter(options)
    }

    /// A chart as PNG; the path is only for what may go wrong.
    pub fn png(&self, svg: &str, path: &Path) -> Result<Vec<u8>, Trouble> {
        let failed = |why: &dyn std::fmt::Display| Trouble::File(path.to_owned(), why.to_string());
        if self.0.fontdb.is_empty() {
            return Err(failed(&"no font"));
        }
        let tree = Tree::from_str(svg, &self.0).map_err(|why| failed(&why))?;
        let (width, height) = (tree.size().width() * SCALE, tree.size().height() * SCALE);
        let pixmap = Pixmap::new(width.ceil() as u32, height.ceil() as u32);
        let mut pixmap = pixmap.ok_or_else(|| failed(&"size"))?;
        resvg::render(&tree, Transform::from_scale(SCALE, SCALE), &mut pixmap.as_mut());
        pixmap.encode_png().map_err(|why| failed(&why))
    }
}

impl Default for Painter {
    fn default() -> Painter {
        Painter::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plot::{Axis, Chart, Kind, Mark, Series, Style};

    #[test]
    fn a_chart_becomes_pixels() {
        let axis = |label| Axis::new(label, Kind::Number);
        let mut chart = Chart::new("title", axis("across"), axis("up"));
        let marks = (1..9).map(|x| Mark::new(f64::from(x), f64::from(x * x))).collect();
        chart.series.push(Series::new("squares", Style::default(), marks));
        let painter = Painter::new();
        if painter.0.fontdb.is_empty() {
            return;
        }
        let png = painter.png(&chart.svg(true), Path::new("chart.png")).unwrap();
        assert!(png.starts_with(b"\x89PNG"));
        // Width and height, behind the signature and the name of the first piece.
        assert_eq!(png[16..24], [0, 0, 6, 64, 0, 0, 3, 128]);
    }
}
