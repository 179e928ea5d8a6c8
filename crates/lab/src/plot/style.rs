//! Colours, dashes and shapes.

/// Colours that everybody tells apart, on white and on black.
pub const COLOURS: [&str; 8] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f7f7f", "#8c6d31"];

/// How a series looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// Its colour, one of [`COLOURS`].
    pub colour: usize,
    /// Its dashes: 0 for none.
    pub dash: usize,
}

impl Style {
    /// The look of the series of that number.
    pub fn number(number: usize) -> Style {
        Style { colour: number % COLOURS.len(), dash: number / COLOURS.len() % 3 }
    }

    /// Its colour.
    pub fn hue(self) -> &'static str {
        COLOURS[self.colour % COLOURS.len()]
    }

    /// Its dashes, as SVG says it.
    pub fn dashes(self) -> &'static str {
        ["", "9 5", "2 4"][self.dash % 3]
    }

    /// Its shape round a point.
    pub fn shape(self, x: f64, y: f64, hollow: bool) -> String {
        let fill = if hollow { "class=\"sheet\" fill=\"#fff\"" } else { "" };
        let hue = self.hue();
        let paint = if hollow {
            format!("{fill} stroke=\"{hue}\" stroke-width=\"2.2\"")
        } else {
            format!("fill=\"{hue}\"")
        };
        if hollow {
            // At least this much: an arrow up.
            let (l, r, b, t) = (x - 5.5, x + 5.5, y + 4.0, y - 6.5);
            return format!("<path d=\"M{l:.1} {b:.1}L{x:.1} {t:.1}L{r:.1} {b:.1}Z\" {paint}/>");
        }
        match self.dash % 3 {
            0 => format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.2\" {paint}/>"),
            1 => {
                let (left, top) = (x - 4.0, y - 4.0);
                format!("<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"8\" height=\"8\" {paint}/>")
            }
            _ => {
                let (l, r, t, b) = (x - 5.2, x + 5.2, y - 5.2, y + 5.2);
                format!(
                    "<path d=\"M{l:.1} {y:.1}L{x:.1} {t:.1}L{r:.1} {y:.1}L{x:.1} {b:.1}Z\" {paint}/>"
                )
            }
        }
    }
}
