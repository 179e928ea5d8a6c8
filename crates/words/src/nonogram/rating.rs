//! How hard nonograms are, why they are ambiguous, and which recipes cannot be met,
//! in words.

use crate::{Words, say};
use grille_engine::grid::Cell;
use grille_engine::nonogram::Palette;
use grille_engine::nonogram::ambiguity::{Several, SoFar, Switch};
use grille_engine::nonogram::generate::Flaw;
use grille_engine::nonogram::rate::{Class, Rating, Solutions};

/// The most cells that a sentence names.
const CELLS: usize = 12;

impl Words {
    /// "easy".
    pub fn class(&self, class: Class) -> String {
        say!(self, &format!("class-{}", class.name()))
    }

    /// A rating in one sentence, if there is something to rate.
    pub fn rating(&self, rating: &Rating) -> Option<String> {
        let class = rating.class?;
        let score = self.number(&(rating.score.round() as u64));
        let (name, level) = (self.class(class), class.level());
        Some(say!(self, "rating-head", class = name, score = score, level = level))
    }

    /// In what way it is hard, a sentence for each thing.
    pub fn profile(&self, rating: &Rating) -> Vec<String> {
        let size = self.size(rating.size);
        let density = (100.0 * rating.density).round() as u64;
        let mut said = vec![match rating.solutions {
            Solutions::Several => say!(self, "rating-several", size = size, density = density),
            Solutions::None | Solutions::One => {
                let sweeps = rating.sweeps.unwrap_or(0);
                say!(self, "rating-size", size = size, density = density, sweeps = sweeps)
            }
        }];
        let tedium = self.decimal(rating.tedium());
        said.push(say!(self, "rating-deductions", count = rating.deductions(), tedium = tedium));
        if !rating.techniques.is_empty() {
            let technique = |&(technique, uses): &(grille_engine::nonogram::Technique, u64)| {
                let name = say!(self, &format!("technique-{}", technique.name()));
                say!(self, "rating-technique", technique = name, uses = uses)
            };
            let list: Vec<String> = rating.techniques.iter().map(technique).collect();
            said.push(say!(self, "rating-techniques", list = list.join(", ")));
        }
        if let Some((index, standing)) = rating.bottleneck() {
            said.push(say!(
                self,
                "rating-bottleneck",
                number = index + 1,
                speaking = standing.speaking,
                unfinished = standing.unfinished
            ));
        }
        if rating.assumptions() > 0 {
            let (count, longest) = (rating.assumptions(), rating.longest_chain);
            said.push(say!(self, "rating-assumptions", count = count, longest = longest));
        }
        if rating.open > 0 {
            said.push(say!(self, "rating-open", open = rating.open));
        }
        said
    }

    /// Why a puzzle has several solutions: the sentence, then one for each
    /// switch, then what would settle it.
    pub fn why(&self, several: &Several, palette: &Palette) -> Vec<String> {
        let switches = several.switches.len();
        let cells: usize = several.switches.iter().map(|switch| switch.cells.len()).sum();
        let mut said = vec![match several.solutions() {
            Some(count) => {
                let count = self.number(&count);
                say!(self, "why-head", count = count, cells = cells, switches = switches)
            }
            None => say!(self, "why-head-many", cells = cells, switches = switches),
        }];
        if switches > 1 {
            let switch = |switch: &Switch| {
                let cells = self.cells(&switch.cells);
                match &switch.solutions {
                    Some(count) => {
                        say!(self, "why-switch", cells = cells, count = self.number(count))
                    }
                    None => say!(self, "why-switch-many", cells = cells),
                }
            };
            said.extend(several.switches.iter().take(CELLS).map(switch));
            if let Some(more @ 1..) = switches.checked_sub(CELLS) {
                said.push(say!(self, "list-and-more", count = more));
            }
        }
        said.push(self.why_givens(several, palette));
        said
    }

    /// What is known of it when a limit is hit.
    pub fn why_so_far(&self, so_far: &SoFar, palette: &Palette) -> Vec<String> {
        match so_far {
            SoFar::Nothing => vec![say!(self, "why-unknown")],
            SoFar::Differ { cells, .. } => vec![say!(self, "why-so-far", cells = *cells)],
            SoFar::Switches { cells, count, done } => {
                let known = done.switches.len();
                let mut said = vec![say!(
                    self,
                    "why-so-far-switches",
                    cells = *cells,
                    switches = *count,
                    known = known
                )];
                if known > 0 {
                    said.push(self.why_givens(done, palette));
                }
                said
            }
        }
    }

    /// How far the question is, in a few words; of so many cells.
    pub fn why_progress(&self, so_far: &SoFar, of: usize) -> String {
        match so_far {
            SoFar::Nothing => say!(self, "why-progress-begin"),
            SoFar::Differ { cells, asked } => {
                let share = 100 * asked / of.max(1);
                say!(self, "why-progress-differ", share = share, cells = *cells)
            }
            SoFar::Switches { count, done, .. } => {
                let known = done.switches.len();
                say!(self, "why-progress-switches", known = known, switches = *count)
            }
        }
    }

    /// Which cells would settle it if they were given.
    fn why_givens(&self, several: &Several, palette: &Palette) -> String {
        let givens: Vec<Cell> = several.switches.iter().flat_map(|s| s.givens.clone()).collect();
        let smallest = several.switches.iter().all(|switch| switch.smallest);
        say!(
            self,
            "why-givens",
            count = givens.len(),
            cells = self.given(&givens, several, palette),
            smallest = if smallest { "yes" } else { "no" }
        )
    }

    /// Why a recipe can have no puzzle.
    pub fn flaw(&self, flaw: Flaw) -> String {
        match flaw {
            Flaw::Density => say!(self, "flaw-density"),
            Flaw::Inks => say!(self, "flaw-inks"),
            Flaw::Square => say!(self, "flaw-square"),
            Flaw::Givens => say!(self, "flaw-givens"),
            Flaw::NeverHardest(technique) => {
                say!(self, "flaw-never-hardest", technique = technique.name())
            }
        }
    }

    /// "r1c2 filled, r1c3 empty".
    fn given(&self, cells: &[Cell], several: &Several, palette: &Palette) -> String {
        let given = |&cell: &Cell| {
            let colour = self.colours(several.solution[cell].into(), palette);
            say!(self, "repair-change", cell = self.cell(cell), colour = colour)
        };
        cells.iter().map(given).collect::<Vec<_>>().join(", ")
    }

    /// A number with one digit after its point or comma.
    fn decimal(&self, number: f64) -> String {
        self.decimals(number, 1)
    }

    /// "r1c2, r1c3 and 4 more".
    pub fn cells(&self, cells: &[Cell]) -> String {
        let named: Vec<String> = cells.iter().take(CELLS).map(|&cell| self.cell(cell)).collect();
        let named = named.join(", ");
        match cells.len().checked_sub(CELLS) {
            Some(more @ 1..) => format!("{named} {}", say!(self, "list-and-more", count = more)),
            _ => named,
        }
    }
}
