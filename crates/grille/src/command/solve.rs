//! `grille solve`: solutions of puzzles, drawn, written or as JSON.

use crate::batch::{self, One, Plan, Refused, Written};
use crate::games::{Handled, with_game};
use crate::method::{Chosen, Methods};
use crate::page::{Page, Piece};
use crate::styled::{self, Styled, Writer};
use crate::{Desk, Exit, args, ask, input};
use grille_answer::{Answer, Solve};
use grille_drive::Interrupt;
use grille_engine::board::Board;
use grille_words::Words;
use std::cell::RefCell;
use std::io::{self, Write};

/// More solutions than this are written as they come.
const MANY: u64 = 1000;

struct Solver<'a> {
    desk: &'a Desk,
    args: &'a args::Solve,
    methods: Methods,
    page: Page,
    wanted: u64,
    stream: bool,
}

pub fn run(desk: &Desk, args: &args::Solve) -> anyhow::Result<Exit> {
    let mut methods = Methods::new(desk, &args.method)?;
    let page = styled::page(desk, args)?;
    let jobs = input::jobs(desk, &args.input)?;
    let threads = args.threads.threads;
    if jobs.is_one() && !args.trace {
        methods.set_team(batch::threads(threads));
    }
    let wanted = match (args.first, args.all, args.max_solutions) {
        (true, _, _) => 1,
        (_, true, _) => u64::MAX,
        (_, _, limit) => limit.unwrap_or(2),
    };
    // What may be endless is written as it comes, one puzzle at a time.
    let stream = args.trace || wanted > MANY || methods.remembers();
    let solver = Solver { desk, args, methods, page, wanted, stream };
    let plan = Plan { page: &solver.page, threads, stream, json: args.json.json };
    let exit = batch::run(desk, jobs, &plan, |one, puzzle, written| {
        with_game!(puzzle, |puzzle: G| solver.solve::<G>(one, puzzle, written))
    })?;
    solver.methods.keep(desk)?;
    Ok(exit)
}

/// Where to start: from what is given, from what was written last, or from a grid beside it.
pub fn start<G: Handled>(
    words: &Words,
    puzzle: &G::Puzzle,
    from: &args::FromBoard,
) -> Result<G::Start, String> {
    match (&from.board, from.from_board) {
        (Some(text), _) => G::typed(words, puzzle, text),
        (None, true) => G::saved(puzzle).ok_or_else(|| G::no_saved(words)),
        (None, false) => Ok(G::fresh(puzzle)),
    }
}

/// The board to search from.
pub fn board<G: Handled>(
    words: &Words,
    puzzle: &G::Puzzle,
    from: &args::FromBoard,
) -> Result<Board<G::Set>, String> {
    match from.is_begun() {
        false => Ok(G::given(puzzle)),
        true => start::<G>(words, puzzle, from).map(|start| G::search_board(&start)),
    }
}

impl Solver<'_> {
    fn solve<G: Styled>(
        &self,
        one: &One<'_>,
        puzzle: &G::Puzzle,
        written: &mut Written,
    ) -> Result<(), Refused> {
        let (words, args) = (&self.desk.words, self.args);
        let chosen = self.methods.of::<G>()?;
        if let Some(why) = chosen.refuses(words, puzzle) {
            return Err(why.into());
        }
        let style = Writer::<G>::style(words, args, one, puzzle)?;
        let from = board::<G>(words, puzzle, &args.from)?;
        let (method, page) = (chosen.entry(puzzle).name, &self.page);
        let printer = Writer::<G> { desk: self.desk, args, page, one, puzzle, method, style };
        written.close = G::is_close(style);
        let answer = if self.stream {
            let mut piece = Piece::new(page, self.desk.screen.out(), written.close);
            let answer = self.answer(&mut piece, chosen, &printer, from, &mut written.err)?;
            piece.flush()?;
            written.too_many |= piece.is_too_many();
            answer
        } else {
            self.answer(&mut written.out, chosen, &printer, from, &mut written.err)?
        };
        written.exit = written.exit.max((&answer.outcome).into());
        Ok(())
    }

    fn answer<G: Styled>(
        &self,
        out: &mut dyn Write,
        chosen: &Chosen<G>,
        printer: &Writer<'_, G>,
        from: Board<G::Set>,
        err: &mut String,
    ) -> io::Result<Answer<G>> {
        // A trace in JSON is one line per step; the object of the puzzle follows as a whole.
        let mut object = Vec::new();
        let held = self.args.json.json && self.args.trace;
        printer.begin(if held { &mut object } else { out })?;
        // Events and solutions come in turn, and both are written as they come. When
        // nobody reads the events any more, the work is over.
        let out = RefCell::new(out);
        let nobody_reads = Interrupt::default();
        let (mut failure, mut depth) = (Ok(()), 0);
        let mut tap = |event: G::Event| {
            if failure.is_err() {
                return;
            }
            depth = G::depth(&event).unwrap_or(depth);
            failure = printer.event(&mut **out.borrow_mut(), depth, &event);
            if failure.is_err() {
                nobody_reads.raise();
            }
        };
        let tap: Option<&mut dyn FnMut(G::Event)> =
            if self.args.trace { Some(&mut tap) } else { None };
        let mut budget = batch::budget(self.desk, &self.args.limits);
        if self.args.trace {
            budget = budget.until(&nobody_reads);
        }
        let (puzzle, mut index) = (printer.puzzle, 0);
        let run = self.methods.start(chosen, puzzle, &from);
        let mut solve = Solve::new(puzzle, from, run, self.wanted);
        let answer = ask::solve(&mut solve, &mut budget, tap, |solution| {
            index += 1;
            let mut out = out.borrow_mut();
            let out = if held { &mut object } else { &mut **out };
            printer.solution(out, index, self.wanted, solution)
        })?;
        self.methods.learn(solve.run());
        failure?;
        let out = out.into_inner();
        if held {
            printer.end(&mut object, err, &answer)?;
            out.write_all(&object)?;
        } else {
            printer.end(out, err, &answer)?;
        }
        Ok(answer)
    }
}
