//! The task: which part of the search comes when, and what is proposed in the end.

use super::case::Wish;
use super::fewest::{Few, Fewest};
use super::greedy::Greedy;
use super::judge::{Judge, Judged};
use super::layers::Layers;
use super::measure::Measure;
use super::polish::Polish;
use super::{Aim, Case, Proposal, Sketch, Weights};
use crate::grid::Cell;
use crate::nonogram::{Ink, Picture};
use crate::run::{Pace, Task};
use std::ops::ControlFlow::{Break, Continue};

/// The most steps of a search for the fewest changes.
const PATIENCE: u64 = 2_000_000;
/// So many changes more than are allowed may be made on the way, as some are replaced by fewer.
const MORE: usize = 3;
/// How often another beginning is tried where many changes did not do.
const BEGINNINGS: usize = 2;
/// So many lines are compared with a witness in the time in which one is settled.
const LOOKS: u64 = 8;

/// Mending under way. A step is a line looked at.
pub struct Mend {
    case: Case,
    /// What is wanted in the end; the case may aim at less first.
    aim: Aim,
    wanted: usize,
    stage: Stage,
    work: Option<Work>,
    /// What is as wanted.
    found: Vec<Sketch>,
    /// How many there were when others were looked for last.
    before: usize,
    /// The first of many changes, and how many beginnings may still be tried.
    beginning: Option<Cell>,
    beginnings: usize,
    /// So many changes are needed at least. Proven.
    least: usize,
    steps: u64,
    pace: Pace,
}

/// What is being found out about a sketch.
enum Work {
    Judge(Sketch, Box<Judge>),
    Measure(Box<Measure>),
}

enum Stage {
    /// One change more, or two.
    Fewest(Box<Fewest>, u64),
    /// The next of many.
    Greedy(Greedy),
    /// What is not needed, and what could be otherwise.
    Polish(Polish, u64),
    /// Towards a class.
    Layers(Layers),
    Over,
}

impl Mend {
    /// The question how to mend a picture in these inks (as in [`Puzzle::of`](super::Puzzle::of)):
    /// what is wanted of its puzzle, what changes weigh, how many cells may be changed, and how
    /// many proposals there shall be at most.
    pub fn new(
        picture: &Picture,
        inks: &[Ink],
        aim: Aim,
        weights: Weights,
        most: usize,
        wanted: usize,
    ) -> Mend {
        let first = if aim.is_by_lines() { Aim::ByLines } else { Aim::Unique };
        let case = Case::new(picture, inks, first, weights, most);
        let wanted = wanted.max(1);
        let fewest = Fewest::new(case.sketch(), if aim == first { wanted } else { 1 }, 2);
        Mend {
            case,
            aim,
            wanted,
            stage: Stage::Fewest(Box::new(fewest), PATIENCE),
            work: None,
            found: Vec::new(),
            before: 0,
            beginning: None,
            beginnings: BEGINNINGS,
            least: 0,
            steps: 0,
            pace: Pace::default(),
        }
    }

    /// How many changes are needed at least, as far as that was found out: up to three. Proven.
    pub fn at_least(&self) -> usize {
        self.least
    }

    /// Whether no fewer changes would do than the first proposal has. Proven, once there is an
    /// answer: where one or two are enough, and where they are not and three are.
    pub fn is_fewest(&self) -> bool {
        self.found.first().is_some_and(|own| own.changes.len() <= self.least)
    }

    /// Does what comes next; the answer, at the end.
    fn next(&mut self) -> Option<Vec<Proposal>> {
        let looks = self.case.witnesses.looks;
        let wish = match &mut self.stage {
            Stage::Over => return Some(self.proposals()),
            Stage::Fewest(fewest, end) if *end < self.steps => {
                let few = fewest.so_far();
                return self.fewest(few);
            }
            Stage::Fewest(fewest, _) => match fewest.next(&mut self.case) {
                Continue(wish) => wish,
                Break(few) => return self.fewest(few),
            },
            Stage::Greedy(greedy) => match greedy.next() {
                Continue(wish) => wish,
                Break(sketch) => return self.stepped(sketch),
            },
            Stage::Polish(polish, end) => {
                if *end < self.steps {
                    polish.hurry();
                }
                match polish.next(&mut self.case) {
                    Continue(wish) => wish,
                    Break(mut found) => {
                        self.found.append(&mut found);
                        return self.end();
                    }
                }
            }
            Stage::Layers(layers) => match layers.next(&self.case) {
                Continue(wish) => wish,
                Break(found) => {
                    (self.before, self.found) = (found.len(), found);
                    return self.end();
                }
            },
        };
        self.steps += (self.case.witnesses.looks - looks) / LOOKS;
        self.work = match wish {
            Wish::Nothing => None,
            Wish::Judge(sketch) => self.case.puzzle(&sketch).map(|puzzle| {
                let judge = Judge::new(&puzzle, self.case.aim, sketch.changes.len());
                Work::Judge(sketch, Box::new(judge))
            }),
            Wish::Measure(sketch) => self
                .case
                .puzzle(&sketch)
                .map(|puzzle| Work::Measure(Box::new(Measure::new(&puzzle, &sketch.picture)))),
        };
        None
    }

    /// Tells the stage what came of a picture.
    fn judged(&mut self, sketch: &Sketch, judged: &Judged) -> Option<Vec<Proposal>> {
        let mut has_witness = false;
        if let Judged::Bad(bad) = judged {
            let witnesses = bad.witnesses(sketch, self.case.aim);
            has_witness = !witnesses.is_empty();
            self.case.witnesses.add(witnesses);
        }
        match &mut self.stage {
            Stage::Fewest(fewest, _) => {
                let few = fewest.judged(&mut self.case, judged, has_witness)?;
                return self.fewest(few);
            }
            Stage::Greedy(greedy) => greedy.judged(&self.case, judged),
            Stage::Polish(polish, _) => polish.judged(&mut self.case, judged, has_witness),
            Stage::Layers(layers) => layers.judged(&self.case, judged),
            Stage::Over => {}
        }
        None
    }

    /// What follows from the end of a search for few changes.
    fn fewest(&mut self, Few { is_fine, mut found, least }: Few) -> Option<Vec<Proposal>> {
        let Stage::Fewest(fewest, _) = std::mem::replace(&mut self.stage, Stage::Over) else {
            return None;
        };
        let sketch = fewest.sketch().clone();
        if sketch.changes.is_empty() && self.found.is_empty() {
            self.least = least;
        }
        found.retain(|own| own.changes.len() <= self.case.most + MORE);
        if is_fine {
            found = vec![sketch.clone()];
        }
        found.sort_by_cached_key(|own| self.case.rank(own));
        match found.first().cloned() {
            None if sketch.changes.len() < self.case.most + MORE => {
                self.stage = Stage::Greedy(Greedy::new(sketch));
            }
            None => return self.end(),
            // No change is needed, or none of these is needless.
            Some(best) if sketch.changes.is_empty() => {
                self.before = usize::from(best.changes.is_empty());
                self.found = found;
                return self.end();
            }
            Some(best) => {
                self.found.append(&mut found);
                let wanted = if self.is_first() { 1 } else { self.wanted };
                let polish = Polish::new(&self.case, best, wanted);
                self.stage = Stage::Polish(polish, self.steps + PATIENCE / 2);
            }
        }
        None
    }

    /// Goes on with one change more, if there is one.
    fn stepped(&mut self, sketch: Option<Sketch>) -> Option<Vec<Proposal>> {
        let Some(sketch) = sketch else { return self.end() };
        if let [(first, _)] = sketch.changes[..] {
            self.beginning = Some(first);
        }
        let fewest = Fewest::new(sketch, self.wanted, 2);
        self.stage = Stage::Fewest(Box::new(fewest), self.steps + PATIENCE / 10);
        None
    }

    /// Whether the case aims at less than what is wanted in the end.
    fn is_first(&self) -> bool {
        self.case.aim != self.aim
    }

    /// Ends a search: with another for more proposals, for a class, or with the answer.
    fn end(&mut self) -> Option<Vec<Proposal>> {
        self.found.retain(|own| own.changes.len() <= self.case.most);
        self.tidy();
        if self.is_first() {
            let sketch = self.found.drain(..).next().unwrap_or_else(|| self.case.sketch());
            self.case.aim = self.aim;
            self.stage = Stage::Layers(Layers::new(sketch));
            return None;
        }
        let count = self.found.len();
        if count == 0
            && let Some(first) = self.beginning.take_if(|_| self.beginnings > 0)
        {
            self.beginnings -= 1;
            self.case.avoided.insert(first);
            self.stage = Stage::Greedy(Greedy::new(self.case.sketch()));
            return None;
        }
        if count == self.before || count >= self.wanted {
            self.stage = Stage::Over;
            return Some(self.proposals());
        }
        self.before = count;
        let cells = self.found.iter().flat_map(|own| own.changes.iter().map(|&(cell, _)| cell));
        self.case.avoided = cells.collect();
        self.stage = Stage::Greedy(Greedy::new(self.case.sketch()));
        None
    }

    /// Puts what was found in order. What has all changes of another, and more, is no proposal.
    fn tidy(&mut self) {
        self.found.sort_by_cached_key(|own| self.case.rank(own));
        let mut kept: Vec<Sketch> = Vec::new();
        for own in self.found.drain(..) {
            let has_all = |other: &Sketch| other.changes.iter().all(|it| own.changes.contains(it));
            if !kept.iter().any(has_all) {
                kept.push(own);
            }
        }
        self.found = kept;
    }

    fn proposals(&self) -> Vec<Proposal> {
        let found = self.found.iter().take(self.wanted);
        found.filter_map(|sketch| self.case.proposal(sketch)).collect()
    }
}

impl Task for Mend {
    /// The proposals, the fewest changes first, and of those the least damage; none if nothing was
    /// found within the bounds. A picture that needs no change is the only proposal.
    type Output = Vec<Proposal>;

    fn advance(&mut self, steps: u64) -> Option<Vec<Proposal>> {
        let end = self.pace.end(self.steps, steps);
        while !self.pace.is_over(self.steps, end) {
            let left = Pace::left(self.steps, end);
            let answer = match self.work.take() {
                None => {
                    // A picture that is not judged is work too.
                    self.steps += 1;
                    let answer = self.next();
                    if self.work.is_some() {
                        self.pace.change();
                    }
                    answer
                }
                Some(Work::Judge(sketch, mut judge)) => {
                    let before = judge.steps();
                    let judged = judge.advance(left);
                    self.steps += judge.steps() - before;
                    match judged {
                        Some(judged) => {
                            self.pace.change();
                            self.judged(&sketch, &judged)
                        }
                        None => {
                            self.work = Some(Work::Judge(sketch, judge));
                            if Pace::rests(end) {
                                return None;
                            }
                            None
                        }
                    }
                }
                Some(Work::Measure(mut measure)) => {
                    let before = measure.steps();
                    let distance = measure.advance(left);
                    self.steps += measure.steps() - before;
                    match (distance, &mut self.stage) {
                        (None, _) => self.work = Some(Work::Measure(measure)),
                        (Some(distance), Stage::Greedy(greedy)) => {
                            greedy.measured(&self.case, distance);
                        }
                        (Some(_), _) => {}
                    }
                    None
                }
            };
            if answer.is_some() {
                return answer;
            }
        }
        None
    }

    fn steps(&self) -> u64 {
        self.steps
    }
}
