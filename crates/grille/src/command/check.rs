//! `grille check`: none, unique or several, and why.

use crate::batch::{self, One, Plan, Refused, Written};
use crate::games::{Handled, Why, with_game};
use crate::method::Methods;
use crate::page::Page;
use crate::{Desk, Exit, args, input};
use grille_answer::sentences::{stats, verdict};
use grille_answer::{Outcome, json};
use grille_words::say;
use indicatif::ProgressBar;
use std::io::{IsTerminal, Write};
use std::time::Duration;

pub fn run(desk: &Desk, args: &args::Check) -> anyhow::Result<Exit> {
    let mut methods = Methods::new(desk, &args.method)?;
    let jobs = input::jobs(desk, &args.input)?;
    let (threads, json) = (args.threads.threads, args.json.json);
    if jobs.is_one() {
        methods.set_team(batch::threads(threads));
    }
    let page = Page::separated("");
    let plan =
        Plan { page: &page, threads, stream: methods.remembers() || args.why && !json, json };
    let exit = batch::run(desk, jobs, &plan, |one, puzzle, written| {
        with_game!(puzzle, |puzzle: G| check::<G>(desk, args, &methods, one, puzzle, written))
    })?;
    methods.keep(desk)?;
    Ok(exit)
}

fn check<G: Handled>(
    desk: &Desk,
    args: &args::Check,
    methods: &Methods,
    one: &One<'_>,
    puzzle: &G::Puzzle,
    written: &mut Written,
) -> Result<(), Refused> {
    let (words, label) = (&desk.words, one.label());
    let chosen = methods.of::<G>()?;
    if let Some(why) = chosen.refuses(words, puzzle) {
        return Err(why.into());
    }
    let budget = &mut batch::budget(desk, &args.limits);
    let checked = methods.check(chosen, puzzle, budget);
    let (answer, name) = (&checked.answer, chosen.entry(puzzle).name);
    written.exit = written.exit.max(Exit::of_check(&answer.outcome));
    let is_asked = args.why && matches!(answer.outcome, Outcome::Several { .. });
    let not_told = || say!(words, "game-no-why", game = words.game(G::GAME));
    if args.json.json {
        let why = match is_asked.then(|| G::why(words, puzzle, budget, &mut |_| {})) {
            Some(Why::Told(_, switches)) => Some(switches),
            Some(Why::NotTold) => {
                written.err += &format!("grille: {}\n", words.of(&label, &not_told()));
                None
            }
            None => None,
        };
        let object = json::checked(words, &label, puzzle, name, &checked, why);
        written.out.extend(object.bytes());
        return Ok(());
    }
    let said = verdict(words, puzzle, answer, name, false);
    writeln!(written.out, "{}", words.of(&label, &said))?;
    if args.stats.stats {
        writeln!(written.out, "  {}", stats(words, &answer.stats, answer.time))?;
    }
    if is_asked {
        // The answer is told at once; why it is so may take long.
        let mut out = desk.screen.out();
        out.write_all(&std::mem::take(&mut written.out))?;
        out.flush()?;
        let watcher = Watcher::new();
        let lines = match G::why(words, puzzle, budget, &mut |far| watcher.tell(&far)) {
            Why::Told(lines, _) => lines,
            Why::NotTold => vec![not_told()],
        };
        watcher.close();
        for line in lines {
            writeln!(written.out, "  {line}")?;
        }
    }
    Ok(())
}

/// Tells on a terminal how far the work on one puzzle is.
struct Watcher(Option<ProgressBar>);

impl Watcher {
    fn new() -> Watcher {
        Watcher(std::io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::new_spinner();
            bar.enable_steady_tick(Duration::from_millis(200));
            bar
        }))
    }

    fn tell(&self, far: &str) {
        self.0.iter().for_each(|bar| bar.set_message(far.to_owned()));
    }

    fn close(self) {
        self.0.iter().for_each(ProgressBar::finish_and_clear);
    }
}
