//! Steps of a run on a nonogram, and why there is no solution, in words.

use crate::{Words, say};
use grille_engine::colours::{Colour, Colours};
use grille_engine::nonogram::{Cause, Event, Palette, Puzzle, Reason};

impl Words {
    /// "filled", "empty", or the names of inks.
    pub fn colours(&self, colours: Colours, palette: &Palette) -> String {
        let name = |colour: Colour| match colour {
            Colour::BACKGROUND => say!(self, "colour-background"),
            _ if palette.is_two_tone() => say!(self, "colour-filled"),
            _ => self.ink(colour, palette),
        };
        let names: Vec<String> = colours.iter().map(name).collect();
        names.join(&say!(self, "colour-or"))
    }

    /// Why a puzzle has no solution.
    pub fn cause(&self, cause: &Cause, puzzle: &Puzzle) -> String {
        match *cause {
            Cause::TooLong { line, needs, has } => {
                say!(self, "cause-too-long", line = self.line(line), needs = needs, has = has)
            }
            Cause::Totals { rows, cols, .. } if puzzle.palette().is_two_tone() => {
                say!(self, "cause-totals", rows = rows, columns = cols)
            }
            Cause::Totals { colour, rows, cols } => {
                let ink = puzzle.palette().ink(colour).name.as_str();
                say!(self, "cause-totals-ink", ink = ink, rows = rows, columns = cols)
            }
            Cause::Board => say!(self, "cause-board"),
            Cause::Known(line) => say!(self, "cause-known", line = self.line(line)),
            Cause::Crossing(line) => say!(self, "cause-crossing", line = self.line(line)),
            Cause::Search => say!(self, "cause-search"),
        }
    }

    /// One step of a run.
    pub fn event(&self, event: &Event, palette: &Palette) -> String {
        match *event {
            Event::Set { cell, colours, why } => {
                let (cell, colours) = (self.cell(cell), self.colours(colours, palette));
                match why {
                    Reason::Line(technique, line) => {
                        let technique = say!(self, &format!("technique-{}", technique.name()));
                        let line = self.line(line);
                        say!(
                            self,
                            "event-set-line",
                            line = line,
                            cell = cell,
                            colours = colours,
                            technique = technique
                        )
                    }
                    Reason::Supposed => {
                        say!(self, "event-set-supposed", cell = cell, colours = colours)
                    }
                    Reason::Tried => say!(self, "event-set-tried", cell = cell, colours = colours),
                    Reason::Probed => {
                        say!(self, "event-set-probed", cell = cell, colours = colours)
                    }
                    Reason::Learned => {
                        say!(self, "event-set-learned", cell = cell, colours = colours)
                    }
                }
            }
            Event::Guess { cell, colours, depth } => say!(
                self,
                "event-guess",
                depth = depth,
                cell = self.cell(cell),
                colours = self.colours(colours, palette)
            ),
            Event::Contradiction { line: Some(line) } => {
                say!(self, "event-contradiction", line = self.line(line))
            }
            Event::Contradiction { line: None } => say!(self, "event-contradiction-learned"),
            Event::BackTo { depth } => say!(self, "event-back", depth = depth),
            Event::Believe => say!(self, "event-believe"),
            Event::Solution => say!(self, "event-solution"),
        }
    }
}
