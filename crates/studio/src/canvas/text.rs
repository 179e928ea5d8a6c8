//! The text form of a canvas: its size, and the changes that make it from a blank one, a line
//! each.
//!
//! ```text
//! 9x8
//! title=Duck
//! r1c2-4=1
//! ```

use super::Canvas;
use crate::edit::{Change, Edit};
use grille_engine::NotThis;
use grille_engine::colours::Colour;
use grille_engine::grid::Size;
use grille_engine::nonogram::Ink;
use grille_formats::Said;
use std::fmt;
use std::str::FromStr;

impl Canvas {
    /// The edit that makes this of a blank canvas of its size; none if it is one.
    pub fn making(&self) -> Edit {
        let blank = Canvas::blank(self.size());
        let say = |&part: &Said| {
            let text = part.of(&self.about)?;
            Some(Change::Say(part, text.to_owned()))
        };
        let import = self.import().map(|text| Change::Import(text.to_owned()));
        let is_other = self.inks != blank.inks;
        Edit::default()
            .then(Said::ALL.iter().filter_map(say))
            .then(import)
            .then(is_other.then(|| inking(blank.inks.len(), &self.inks)).into_iter().flatten())
            .then(Edit::painting(&blank.picture, &self.picture).0)
            .then(Edit::locking(&blank.locks, &self.locks).0)
    }
}

/// What makes these the inks, where so many others are: first those have names that nobody gives.
fn inking(count: usize, inks: &[Ink]) -> Vec<Change> {
    let colour = |at: usize| Colour::new(at).expect("a palette has no more colours than there are");
    let free = |at: usize| {
        let mut name = format!("-{at}");
        while inks.iter().any(|ink| ink.name == name) {
            name.push('-');
        }
        Change::SetInk(colour(at), Ink { name, ..inks[at].clone() })
    };
    let old = (0..count).map(free);
    let own = (0..count).map(|at| Change::SetInk(colour(at), inks[at].clone()));
    let new = (count..inks.len()).map(|at| Change::AddInk(colour(at), inks[at].clone()));
    old.chain(own).chain(new).collect()
}

impl fmt::Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.size())?;
        self.making().0.iter().try_for_each(|change| writeln!(f, "{change}"))
    }
}

impl FromStr for Canvas {
    type Err = NotThis;

    fn from_str(text: &str) -> Result<Canvas, NotThis> {
        let mut lines = text.lines();
        let (rows, cols) = lines.next().and_then(|size| size.split_once('x')).ok_or(NotThis)?;
        let side = |text: &str| text.parse().map_err(|_| NotThis);
        let mut canvas = Canvas::blank(Size::new(side(rows)?, side(cols)?).ok().ok_or(NotThis)?);
        let changes: Vec<Change> = lines.map(str::parse).collect::<Result<_, _>>()?;
        if !changes.is_empty() {
            canvas.apply(&Edit(changes)).map_err(|_| NotThis)?;
        }
        Ok(canvas)
    }
}
