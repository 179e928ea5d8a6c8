//! Campaigns as a whole: parts and the whole, torn records, methods that are wrong.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

use grille_drive::{Interrupt, Shard};
use grille_engine::chance::Chance;
use grille_engine::nonogram::{Board, Event, Nonogram, Options, Puzzle, method};
use grille_engine::run::{Entry, Method, Phase, Run, Stats, Status};
use grille_engine::trace::Sink;
use grille_lab::agree::Said;
use grille_lab::campaign::{self, FlawKind, NotNumbers};
use grille_lab::certify::denial;
use grille_lab::contender::NoContender;
use grille_lab::folder::RECORDS;
use grille_lab::merge::{diff, merge};
use grille_lab::run::{DISPUTE, End, run};
use grille_lab::{Campaign, Contender, Made, Outcome, Plan, Records, Trouble};
use std::fs;
use std::path::{Path, PathBuf};

const CAMPAIGN: &str = "seed = 5\nstep-limit = 3000\n\
    [[part]]\nn = '3..6'\niter = 9\nmethods = ['search', 'backtrack-nfa', 'complete']\n\
    [[part]]\nn = 4\niter = 4\nuntil = 'first'\nmethods = ['backtrack-dfa+rules=before', 'brute-force']\n";

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn made(campaign: Campaign, shard: Option<&str>) -> (Made, Plan) {
    let plan = Plan::new(&campaign, Vec::new()).unwrap();
    let shard = shard.map(|shard| shard.parse::<Shard>().unwrap());
    let (version, command) = ("test".to_owned(), "a \"test\"".to_owned());
    (Made { campaign, version, shard, command }, plan)
}

fn go(folder: &Path, campaign: &str, shard: Option<&str>) -> Result<End, Trouble> {
    let (made, plan) = made(campaign::read(campaign).unwrap(), shard);
    run(folder, &made, &plan, 2, &Interrupt::default(), &mut |_| {})
}

fn same(one: &Path, other: &Path) -> bool {
    diff(one, other, true, |_| {}).unwrap() == 0
}

#[test]
fn a_certified_campaign_has_the_same_records_and_a_lie_is_denied() {
    let root = scratch("certified");
    let (plain, certified) = (root.join("plain"), root.join("certified"));
    assert_eq!(go(&plain, CAMPAIGN, None), Ok(End::Complete));
    let (made, mut plan) = made(campaign::read(CAMPAIGN).unwrap(), None);
    plan.certifies = true;
    let end = run(&certified, &made, &plan, 2, &Interrupt::default(), &mut |_| {});
    assert_eq!(end, Ok(End::Complete));
    assert!(same(&plain, &certified));

    let one: &[&[u32]] = &[&[1], &[1]];
    let two: &[&[u32]] = &[&[2], &[2]];
    let denied = |rows, cols, answer| {
        let puzzle = Puzzle::black_and_white(rows, cols).unwrap();
        denial(&puzzle, answer, &Interrupt::default())
    };
    assert_eq!(denied(one, one, Outcome::Unique), Some(Said::Answer(Outcome::Several)));
    assert_eq!(denied(one, two, Outcome::Unique), Some(Said::Answer(Outcome::None)));
    assert_eq!(denied(two, two, Outcome::Unique), None);
    assert_eq!(denied(one, two, Outcome::None), None);
}

#[test]
fn seven_parts_are_the_whole() {
    let root = scratch("shards");
    let whole = root.join("whole");
    assert_eq!(go(&whole, CAMPAIGN, None), Ok(End::Complete));
    let parts: Vec<PathBuf> = (1..=7).map(|part| root.join(part.to_string())).collect();
    let mut sizes = Vec::new();
    for (number, part) in (1..).zip(&parts) {
        let shard = format!("{number}/7");
        assert_eq!(go(part, CAMPAIGN, Some(&shard)), Ok(End::Complete));
        let instances: std::collections::BTreeSet<u64> =
            Records::open(part).unwrap().map(|record| record.unwrap().instance).collect();
        sizes.push(instances.len());
    }
    // Balanced: 36 instances in parts of five and six.
    assert!(sizes.iter().all(|size| (5..=6).contains(size)), "{sizes:?}");
    let (made, plan) = made(campaign::read(CAMPAIGN).unwrap(), Some("1/7"));
    let all = root.join("all");
    assert_eq!(merge(&all, &plan, &made, &parts), Ok(36));
    assert!(same(&all, &whole));
    assert!(!same(&all, &parts[0]));

    let missing = merge(&root.join("x"), &plan, &made, &parts[1..]);
    assert_eq!(missing, Err(Trouble::Missing(0)));
    let twice: Vec<PathBuf> = parts.iter().chain([&parts[2]]).cloned().collect();
    let double = merge(&root.join("y"), &plan, &made, &twice);
    assert_eq!(double, Err(Trouble::Double(2, parts[2].clone(), parts[2].clone())));
    assert!(!root.join("x").exists() && !root.join("y").exists(), "nothing is written");
    let other = Made { version: "other".to_owned(), ..made.clone() };
    let versions = merge(&root.join("z"), &plan, &other, &parts);
    assert!(matches!(versions, Err(Trouble::OtherVersion { .. })));
}

#[test]
fn records_that_were_torn_anywhere_become_whole_again() {
    let root = scratch("torn");
    let (whole, torn) = (root.join("whole"), root.join("torn"));
    go(&whole, CAMPAIGN, None).unwrap();
    go(&torn, CAMPAIGN, None).unwrap();
    let records = torn.join(RECORDS);
    let mut chance = Chance::new("torn");
    for _ in 0..40 {
        let bytes = fs::read(&records).unwrap();
        fs::write(&records, &bytes[..chance.below(bytes.len() + 1)]).unwrap();
        assert_eq!(go(&torn, CAMPAIGN, None), Ok(End::Complete));
        assert!(same(&torn, &whole));
        assert_eq!(fs::read_to_string(&records).unwrap().lines().count(), 117);
    }
}

#[test]
fn a_folder_of_something_else_is_left_alone() {
    let root = scratch("other");
    go(&root, CAMPAIGN, None).unwrap();
    let records = root.join(RECORDS);
    let before = fs::read_to_string(&records).unwrap();
    let other = Err(Trouble::OtherCampaign(root.clone()));
    assert_eq!(go(&root, &CAMPAIGN.replace("seed = 5", "seed = 6"), None), other);
    assert_eq!(go(&root, CAMPAIGN, Some("1/2")), other);

    // A record in the middle that is none, or of another run, is no torn end.
    let lines: Vec<&str> = before.lines().collect();
    for (bad, is_damaged) in [("x,y", true), (lines[5], false)] {
        let mut changed = lines.clone();
        changed[9] = bad;
        fs::write(&records, changed.join("\n") + "\n").unwrap();
        let (path, line) = (records.clone(), 10);
        let wanted = if is_damaged {
            Trouble::Damaged { path, line }
        } else {
            Trouble::Unplanned { path, line }
        };
        assert_eq!(go(&root, CAMPAIGN, None), Err(wanted));
        assert_eq!(fs::read_to_string(&records).unwrap(), changed.join("\n") + "\n");
    }
    fs::write(&records, "a,b\n1,2\n").unwrap();
    assert_eq!(go(&root, CAMPAIGN, None), Err(Trouble::NoRecords(records.clone())));
    fs::remove_file(root.join("campaign.toml")).unwrap();
    assert_eq!(go(&root, CAMPAIGN, None), Err(Trouble::NoCampaign(root.clone())));
}

#[test]
fn two_do_not_write_the_same_records() {
    let root = scratch("locked");
    go(&root, CAMPAIGN, None).unwrap();
    let file = fs::File::open(root.join(RECORDS)).unwrap();
    file.try_lock().unwrap();
    assert_eq!(go(&root, CAMPAIGN, None), Err(Trouble::Locked(root)));
}

#[test]
fn an_interrupt_leaves_what_was_done() {
    let root = scratch("interrupted");
    let interrupt = Interrupt::default();
    let (made, plan) = made(campaign::read(CAMPAIGN).unwrap(), None);
    let end = run(&root, &made, &plan, 2, &interrupt, &mut |progress| {
        if progress.done == 3 {
            interrupt.raise();
        }
    });
    assert_eq!(end, Ok(End::Interrupted));
    let count = Records::open(&root).unwrap().count();
    assert!((9..117).contains(&count), "{count}");
    assert_eq!(go(&root, CAMPAIGN, None), Ok(End::Complete));
}

/// A method that is right but for one thing.
struct Broken<const HOW: u8> {
    run: Box<dyn Run<Nonogram>>,
    told: u64,
}

impl<const HOW: u8> Method<Nonogram> for Broken<HOW> {
    fn start(puzzle: &Puzzle, from: &Board, options: &Options) -> Self {
        Broken { run: method::find("search").unwrap().start(puzzle, from, options), told: 0 }
    }

    fn drive<S: Sink<Event>>(&mut self, steps: u64, _: &mut S) -> Status {
        let status = self.run.advance(steps);
        match (HOW, status) {
            // It says that there is none, or no other.
            (0, Status::Solution) => Status::Exhausted,
            (1, Status::Solution) if self.told == 1 => Status::Exhausted,
            // It tells the same twice.
            (3, Status::Exhausted) if self.told == 1 => {
                self.told += 1;
                Status::Solution
            }
            // It is stuck with a wrong board.
            (4, Status::Solution) => Status::Stuck,
            (_, Status::Solution) => {
                self.told += 1;
                status
            }
            _ => status,
        }
    }

    fn phase(&self) -> Phase {
        self.run.phase()
    }

    fn board(&self) -> Board {
        let board = self.run.board();
        if HOW != 2 && HOW != 4 {
            return board;
        }
        // One cell the other way round.
        let all = grille_engine::colours::Colours::first(2);
        let mut cells = board.cells().clone();
        let first = cells.size().iter().next().unwrap();
        cells[first] = all.minus(cells[first]);
        Board::from(cells)
    }

    fn stats(&self) -> Stats {
        self.run.stats()
    }
}

#[test]
fn a_broken_method_is_caught_and_its_puzzle_kept() {
    static NONE: Entry<Nonogram> = Entry::new::<Broken<0>>("broken", 100);
    static ALONE: Entry<Nonogram> = Entry::new::<Broken<1>>("broken", 100);
    static WRONG: Entry<Nonogram> = Entry::new::<Broken<2>>("broken", 100);
    static TWICE: Entry<Nonogram> = Entry::new::<Broken<3>>("broken", 100);
    static STUCK: Entry<Nonogram> = Entry::new::<Broken<4>>("broken", 100);
    let search = || Contender::find("search").unwrap();
    for (entry, beside, says) in [
        (&NONE, false, Said::Answer(Outcome::None)),
        (&ALONE, true, Said::Answer(Outcome::Unique)),
        (&WRONG, false, Said::Wrong),
        (&TWICE, false, Said::Wrong),
    ] {
        let (dispute, root) = caught(entry, beside.then(search));
        assert_eq!((dispute.method.as_str(), dispute.says), ("broken", says));
        assert_eq!(dispute.other.as_deref(), beside.then_some("search"));
        // The puzzle is there for whoever mends the method, and nothing wrong was recorded.
        let text = fs::read_to_string(root.join(DISPUTE)).unwrap();
        assert!(text.contains("goal"), "{text}");
        assert!(Records::open(&root).unwrap().all(|record| record.unwrap().method != "broken2"));
    }
    let (dispute, _) = caught(&STUCK, None);
    assert!(matches!(dispute.says, Said::Excluded(_)));
}

fn caught(
    entry: &'static Entry<Nonogram>,
    beside: Option<Contender>,
) -> (grille_lab::agree::Dispute, PathBuf) {
    let root = scratch("broken");
    let mut campaign = campaign::read("n = 5\niter = 40\nmethods = 'search'").unwrap();
    let broken = Contender::new(entry, Options::default());
    campaign.parts[0].methods = beside.into_iter().chain([broken]).collect();
    let (made, plan) = made(campaign, None);
    let end = run(&root, &made, &plan, 2, &Interrupt::default(), &mut |_| {});
    match end {
        Err(Trouble::Dispute(dispute, path)) if path == root.join(DISPUTE) => (dispute, root),
        other => panic!("{other:?}"),
    }
}

#[test]
fn flaws_of_campaigns_are_found_where_they_are() {
    let check = |text: &str| -> Vec<(String, FlawKind)> {
        let flaws = campaign::read(text).unwrap_err();
        flaws.into_iter().map(|flaw| (text[flaw.at].to_owned(), flaw.kind)).collect()
    };
    let bounds = |found, least, most| NotNumbers::Bounds { found, least, most };
    let one = |text: &str, kind| vec![(text.to_owned(), kind)];
    assert_eq!(check("n = 0"), one("0", FlawKind::Numbers("n", bounds(0, 1, 1000))));
    assert_eq!(check("n = [4, 1001]"), one("1001", FlawKind::Numbers("n", bounds(1001, 1, 1000))));
    assert_eq!(
        check("n = 4\nchance = 101"),
        one("101", FlawKind::Numbers("chance", bounds(101, 0, 100)))
    );
    let most = campaign::MOST_ITERATIONS;
    assert_eq!(check("n = 4\niter = 0"), one("0", FlawKind::Numbers("iter", bounds(0, 1, most))));
    assert_eq!(check("n = []"), one("[]", FlawKind::Empty("n")));
    assert_eq!(check("n = 4\nsize = 3"), one("size", FlawKind::UnknownKey("size".into())));
    assert_eq!(check("n = 4.5"), one("4.5", FlawKind::WrongType("n")));
    let backwards = NotNumbers::Backwards("9..4".into());
    assert_eq!(check("n = '9..4'"), one("'9..4'", FlawKind::Numbers("n", backwards)));
    let magic = FlawKind::Method(NoContender::Method("magic".into()));
    assert_eq!(check("methods = ['search', 'magic']"), one("'magic'", magic));
    assert_eq!(
        check("n = 4\ntime-limit = 'soon'"),
        one("'soon'", FlawKind::WrongType("time-limit"))
    );
    assert_eq!(
        check("n = 4\nuntil = 'bored'"),
        one("'bored'", FlawKind::Word("until", "bored".into()))
    );
    assert_eq!(check("part = 3"), one("3", FlawKind::WrongType("part")));
    assert_eq!(check("part = []"), one("[]", FlawKind::NoPart));
    assert_eq!(check(""), one("", FlawKind::NoPart));
    assert!(matches!(&check("n = ")[..], [(_, FlawKind::Syntax(_))]));
    let both = check("[[part]]\npuzzles = ['x']\nn = 4");
    assert!(matches!(&both[..], [(_, FlawKind::PuzzlesAnd("n"))]), "{both:?}");
    assert_eq!(check("n = 0\niter = 0\nx = 1").len(), 3, "all of them");
}

#[test]
fn a_campaign_reads_back_from_its_text() {
    let text = "name = 'a \"b\"'\n[[part]]\npuzzles = ['a\\b', 'c\"d']\nmethods = 'all'\ntime-limit = '1.5s'";
    for text in [text, CAMPAIGN] {
        let campaign = campaign::read(text).unwrap();
        assert_eq!(campaign::read(&campaign.text()), Ok(campaign.clone()));
        let (made, _) = made(campaign, None);
        let root = scratch("text");
        fs::write(root.join("campaign.toml"), made.text()).unwrap();
        assert_eq!(Made::read(&root), Ok(made));
    }
}
