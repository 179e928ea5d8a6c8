//! `grille lab run`: a campaign from a file or from flags, with a bar to watch.

use super::said;
use crate::input;
use crate::{Desk, Exit, args, batch, wrong};
use anyhow::{Context, bail};
use grille_lab::campaign::{self, Campaign, MOST_ITERATIONS, Part, Source, Until, numbers};
use grille_lab::plan::Named;
use grille_lab::run::{self as campaigns, End, Progress};
use grille_lab::trouble::{contender_said, numbers_said};
use grille_lab::{Contender, Made, Plan, Trouble, VERSION};
use grille_words::say;
use indicatif::{ProgressBar, ProgressStyle};
use std::fs;
use std::io::{self, IsTerminal};
use std::path::Path;
use std::time::{Duration, Instant};

pub fn run(desk: &Desk, args: &args::Run) -> anyhow::Result<Exit> {
    let campaign = match &args.campaign {
        Some(path) => read(desk, path)?,
        None => typed(desk, args)?,
    };
    let mut plan = plan(desk, &campaign)?;
    plan.certifies = args.certify;
    execute(desk, campaign, &plan, &args.output, args.shard.shard, args.threads.threads)
}

/// Runs a campaign into a folder.
pub fn execute(
    desk: &Desk,
    campaign: Campaign,
    plan: &Plan,
    output: &Path,
    shard: Option<grille_drive::Shard>,
    threads: Option<u16>,
) -> anyhow::Result<Exit> {
    let made = Made { campaign, version: VERSION.to_owned(), shard, command: command_line() };
    let start = Instant::now();
    let mut watcher = Watcher::new(desk);
    let mut last = None;
    let threads = batch::threads(threads);
    let end = campaigns::run(output, &made, plan, threads, &desk.interrupt, &mut |progress| {
        watcher.tell(progress, start);
        last = Some(progress.clone());
    });
    watcher.close();
    let end = end.map_err(said(desk))?;
    let (path, words) = (output.display().to_string(), &desk.words);
    let progress = last.context("a campaign tells how far it is")?;
    let [done, all] = [progress.done, progress.all].map(|number| words.number(&number));
    Ok(match end {
        End::Complete if shard.is_some() => {
            desk.screen
                .note(&format!("{}\n", say!(words, "lab-done-shard", path = path, puzzles = all)));
            Exit::Yes
        }
        End::Complete => {
            let (many, count) = (plan.records(), progress.all);
            let records = words.number(&many);
            let note = say!(
                words,
                "lab-done",
                path = path,
                many = many,
                records = records,
                count = count,
                puzzles = all
            );
            desk.screen.note(&format!("{note}\n"));
            Exit::Yes
        }
        End::Interrupted => {
            let note = say!(words, "lab-interrupted", path = path, done = done, all = all);
            desk.screen.note(&format!("{note}\n"));
            Exit::Interrupted
        }
    })
}

/// The plan of a campaign, with the puzzles of its files.
pub fn plan(desk: &Desk, campaign: &Campaign) -> anyhow::Result<Plan> {
    let mut files = Vec::new();
    for part in &campaign.parts {
        let Source::Puzzles(paths) = &part.source else { continue };
        let input = args::Input { puzzles: paths.clone(), from: None };
        let mut named: Vec<Named> = Vec::new();
        for (label, puzzle) in input::nonograms(desk, &input)? {
            match puzzle {
                Ok(puzzle) => named.push((label, puzzle)),
                Err(why) => {
                    let text = wrong::told(desk, &label, &why);
                    bail!("{}", text.trim_start_matches("grille: ").trim_end());
                }
            }
        }
        files.push(named);
    }
    Plan::new(campaign, files).map_err(|twice| said(desk)(Trouble::Twice(twice)))
}

/// The campaign of a file.
pub fn read(desk: &Desk, path: &Path) -> anyhow::Result<Campaign> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    campaign::read(&text)
        .map_err(|flaws| said(desk)(Trouble::Campaign(path.to_owned(), text.clone(), flaws)))
}

/// The campaign of the flags.
fn typed(desk: &Desk, args: &args::Run) -> anyhow::Result<Campaign> {
    let words = &desk.words;
    let plain = Part::default();
    let listed = |flag: &str, text: &Option<String>, least, most| -> anyhow::Result<_> {
        let all = text.as_deref().map(|text| numbers(text, least, most)).transpose();
        all.map_err(|why| anyhow::anyhow!(words.of(flag, &numbers_said(words, &why))))
    };
    let Source::Random { mut sides, mut chances, mut iterations, mut seed } = plain.source else {
        bail!("the default is a random grid");
    };
    if let Some(all) = listed("--sides", &args.sides, 1, grille_engine::grid::MAX_SIDE as u64)? {
        sides = all.into_iter().map(|side| side as u16).collect();
    }
    if let Some(all) = listed("--density", &args.density, 0, 100)? {
        chances = all.into_iter().map(|chance| chance as u8).collect();
    }
    let number = args.number.map(|number| number.to_string());
    if let Some(all) = listed("--number", &number, 1, MOST_ITERATIONS)? {
        iterations = all[0];
    }
    seed = args.seed.unwrap_or(seed);
    let mut methods = Vec::new();
    for name in args.methods.as_deref().unwrap_or("search").split(',').map(str::trim) {
        match name {
            "all" => methods.extend(Contender::all()),
            _ => match Contender::find(name) {
                Ok(contender) => methods.push(contender),
                Err(why) => bail!(words.of("--methods", &contender_said(words, &why))),
            },
        }
    }
    let source = match &args.puzzles[..] {
        [] => Source::Random { sides, chances, iterations, seed },
        paths => Source::Puzzles(paths.to_vec()),
    };
    let part = Part {
        source,
        methods,
        until: args.until.as_deref().and_then(Until::find).unwrap_or_default(),
        steps: args.step_limit.unwrap_or(plain.steps),
        time: args.time_limit.unwrap_or(plain.time),
    };
    Ok(Campaign { name: "grille lab run".to_owned(), parts: vec![part] })
}

/// What was typed, to be repeated.
fn command_line() -> String {
    let args = std::env::args().skip(1);
    std::iter::once("grille".to_owned()).chain(args).collect::<Vec<_>>().join(" ")
}

/// Tells how far a campaign is: a bar on a terminal, a line a minute elsewhere.
struct Watcher<'a> {
    desk: &'a Desk,
    bar: Option<ProgressBar>,
    told: Instant,
}

/// How often a line is written where there is no terminal.
const MINUTE: Duration = Duration::from_secs(60);

impl<'a> Watcher<'a> {
    fn new(desk: &'a Desk) -> Watcher<'a> {
        let bar = io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::new(0);
            let shape = "{wide_bar} {human_pos}/{human_len} ({per_sec}) {eta} {msg}";
            if let Ok(style) = ProgressStyle::with_template(shape) {
                bar.set_style(style);
            }
            bar.enable_steady_tick(Duration::from_millis(200));
            bar
        });
        Watcher { desk, bar, told: Instant::now() }
    }

    fn tell(&mut self, progress: &Progress, start: Instant) {
        let here = progress.done - progress.before;
        if let Some(bar) = &self.bar {
            if here == 0 {
                bar.set_length(progress.all);
                bar.set_position(progress.done);
                bar.reset_eta();
            } else if here.is_power_of_two()
                || here.is_multiple_of(64)
                || progress.at.is_none_or(|(side, _)| side > 12)
            {
                if let Some((side, chance)) = progress.at {
                    bar.set_message(format!("{side}x{side}, {chance} %"));
                }
                bar.set_position(progress.done);
            }
        } else if here > 0 && self.told.elapsed() >= MINUTE {
            self.told = Instant::now();
            let rate = here as f64 / start.elapsed().as_secs_f64();
            let left = ((progress.all - progress.done) as f64 / rate).min(1e9) as u64;
            let words = &self.desk.words;
            let line = say!(
                words,
                "lab-progress",
                done = words.number(&progress.done),
                all = words.number(&progress.all),
                rate = format!("{rate:.1}"),
                left = format!("{}:{:02}:{:02}", left / 3600, left / 60 % 60, left % 60)
            );
            self.desk.screen.note(&format!("{line}\n"));
        }
    }

    fn close(&self) {
        self.bar.iter().for_each(ProgressBar::finish_and_clear);
    }
}
