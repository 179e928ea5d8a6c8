//! How hard sudokus are, in words.

use crate::{Words, say};
use grille_engine::sudoku::rate::{Class, Rating, Solutions};

impl Words {
    /// "easy".
    pub fn sudoku_class(&self, class: Class) -> String {
        say!(self, &format!("class-{}", class.name()))
    }

    /// A rating in one sentence, if there is something to rate.
    pub fn sudoku_rating(&self, rating: &Rating) -> Option<String> {
        let (class, score) = (self.sudoku_class(rating.class?), self.number(&rating.score));
        Some(say!(self, "sudoku-rating-head", class = class, score = score))
    }

    /// In what way it is hard, a sentence for each thing.
    pub fn sudoku_profile(&self, rating: &Rating) -> Vec<String> {
        let (side, clues) = (rating.shape.side() as u64, rating.clues);
        let size = say!(self, "size", columns = side, rows = side);
        if rating.solutions == Solutions::Several {
            return vec![say!(self, "sudoku-rating-several", size = size, clues = clues)];
        }
        let mut said = vec![say!(self, "sudoku-rating-size", size = size, clues = clues)];
        said.push(say!(self, "sudoku-rating-deductions", count = rating.deductions()));
        if let Some(hardest) = rating.hardest {
            let used = rating.techniques.iter().map(|&(technique, uses)| {
                let name = self.sudoku_technique(technique);
                say!(self, "sudoku-rating-technique", technique = name, uses = uses)
            });
            let list = used.collect::<Vec<_>>().join(", ");
            said.push(say!(self, "sudoku-rating-techniques", list = list));
            let hardest = self.sudoku_technique(hardest);
            said.push(say!(self, "sudoku-rating-hardest", technique = hardest));
        }
        if rating.longest > 0 {
            said.push(say!(self, "sudoku-rating-longest", longest = rating.longest));
        }
        if rating.open > 0 {
            said.push(say!(self, "sudoku-rating-open", open = rating.open));
        }
        said
    }
}
