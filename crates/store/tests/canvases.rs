//! Pictures being made are kept like games: nothing but the record in flight is ever lost.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

mod common;

use common::Scratch;
use grille_engine::chance::Chance;
use grille_engine::grid::Size;
use grille_engine::session::Sheet;
use grille_formats::journal::{Record, What};
use grille_store::{Id, Lost, Store, Trouble};
use grille_studio::{Canvas, CanvasRecord, Spot, Studio, Tool};
use grille_table::Totals;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

fn blank() -> Canvas {
    Canvas::blank(Size::new(5, 7).unwrap())
}

/// A studio in which so much was done, and the records of it.
fn busy(canvas: Canvas, acts: usize, seed: &str) -> (Studio, Vec<CanvasRecord>) {
    let (mut studio, mut chance) = (Studio::begin(canvas), Chance::new(seed));
    for act in 0..acts {
        studio.pass(Duration::from_millis(10));
        match chance.below(10) {
            0 | 1 => _ = studio.undo(),
            2 => _ = studio.redo(),
            3 => {
                let text = format!("title=Number%20{act} shift=1,{act}");
                studio.edit(text.parse().unwrap());
            }
            4 => _ = studio.edit("flip=diagonal lock=r1c1-3".parse().unwrap()),
            5 => _ = studio.edit("resize=1,0,-1,0 exchange=0,1".parse().unwrap()),
            6 => _ = studio.edit("add-ink=1,#ff0000,red".parse().unwrap()),
            _ => {
                studio.hand.tool = Tool::ALL[chance.below(8)];
                studio.press(Spot::new(chance.below(5) as i32, chance.below(7) as i32));
                studio.drag(Spot::new(chance.below(5) as i32, chance.below(7) as i32), false);
                studio.release();
            }
        }
    }
    let records = studio.take_records();
    (studio, records)
}

fn journal(scratch: &Scratch, id: Id) -> PathBuf {
    scratch.0.join(format!("canvases/{id}.journal"))
}

#[test]
fn a_picture_comes_back_with_its_history() {
    let scratch = Scratch::new("canvas-back");
    let store = scratch.store();
    let (studio, records) = busy(blank(), 60, "back");
    let (_, mut kept) = store.new_canvas(&blank()).unwrap();
    let id = kept.id();
    assert_eq!(store.canvases::<Canvas>().unwrap(), [], "nothing was drawn yet");
    for record in &records {
        kept.append(std::slice::from_ref(record)).unwrap();
    }
    assert!(matches!(store.canvas::<Canvas>(id), Err(Trouble::Locked)), "it is open");
    assert_eq!(store.delete_canvas(id), Err(Trouble::Locked));
    drop(kept);
    let (played, mut kept) = store.canvas::<Canvas>(id).unwrap().unwrap();
    assert_eq!(kept.lost(), []);
    assert_eq!(played.session(), studio.session());
    assert_eq!(played.totals().elapsed, records.last().unwrap().at);
    // Lists say the same with a card and without.
    let without = store.canvases::<Canvas>().unwrap();
    let totals = Totals { elapsed: played.totals().elapsed, ..Totals::default() };
    kept.sync_as(studio.canvas(), &totals).unwrap();
    assert_eq!(store.canvases::<Canvas>().unwrap(), without);
    assert_eq!(without[0].canvas, *studio.canvas());
    assert!(scratch.0.join(format!("canvases/{id}.card")).exists());
    drop(kept);
    store.delete_canvas(id).unwrap();
    assert_eq!(store.canvases::<Canvas>().unwrap(), []);
    assert!(store.canvas::<Canvas>(id).unwrap().is_none());
}

#[test]
fn a_journal_cut_at_any_byte_opens_to_a_prefix() {
    let scratch = Scratch::new("canvas-cut");
    let store = scratch.store();
    let mut canvas = blank();
    canvas.apply(&"r1c1-4=1 title=A%20b lock=r2c2".parse().unwrap()).unwrap();
    let (_, records) = busy(canvas.clone(), 12, "cut");
    let mut prefixes = vec![Studio::begin(canvas.clone()).session().clone()];
    for record in &records {
        let mut next = prefixes.last().unwrap().clone();
        let What::Act(act) = &record.what else { panic!("only acts") };
        assert!(next.act(act));
        prefixes.push(next);
    }
    let (_, mut kept) = store.new_canvas(&canvas).unwrap();
    kept.begin().unwrap();
    kept.append(&records).unwrap();
    let (id, path) = (kept.id(), journal(&scratch, kept.id()));
    drop(kept);
    let whole = fs::read(&path).unwrap();
    let head = whole.windows(6).position(|window| window == b"\n====\n").unwrap() + 6;
    for cut in 0..=whole.len() {
        fs::write(&path, &whole[..cut]).unwrap();
        let opened = store.canvas::<Canvas>(id).unwrap();
        if cut < head {
            assert!(opened.is_none(), "{cut}");
            continue;
        }
        let (played, kept) = opened.unwrap();
        let lines = whole[head..cut].iter().filter(|&&byte| byte == b'\n').count();
        assert_eq!(*played.session(), prefixes[lines], "{cut}");
        let is_torn = !whole[..cut].ends_with(b"\n");
        let lost: &[Lost] = if is_torn { &[Lost::LastRecord] } else { &[] };
        assert_eq!(kept.lost(), lost, "{cut}");
    }
}

#[test]
fn damage_is_told_and_what_stands_before_it_counts() {
    let scratch = Scratch::new("canvas-damage");
    let store = scratch.store();
    let (_, mut kept) = store.new_canvas(&blank()).unwrap();
    kept.begin().unwrap();
    let (id, path) = (kept.id(), journal(&scratch, kept.id()));
    drop(kept);
    let mut text = fs::read_to_string(&path).unwrap();
    text += "5 r1c1=1\n6 r9c9=1\n7 r2c2=1\n";
    fs::write(&path, &text).unwrap();
    let (played, kept) = store.canvas::<Canvas>(id).unwrap().unwrap();
    assert_eq!(played.session().moves().count(), 1);
    assert!(matches!(kept.lost(), [Lost::Records { .. }]));
    drop(kept);
    fs::write(&path, text.replace("grille-journal 2", "grille-journal 3")).unwrap();
    let newer = Err(Trouble::Newer { version: 3 });
    assert_eq!(store.canvas::<Canvas>(id).map(|_| ()), newer);
}

#[test]
fn every_new_picture_has_an_identity_of_its_own() {
    let store = Store::in_memory();
    let (_, one) = store.new_canvas(&blank()).unwrap();
    let (_, mut other) = store.new_canvas(&blank()).unwrap();
    assert_ne!(one.id(), other.id());
    other.begin().unwrap();
    drop((one, other));
    let (_, third) = store.new_canvas(&blank()).unwrap();
    assert_eq!(store.canvases::<Canvas>().unwrap().len(), 1);
    assert!(third.is_kept());
}

#[test]
fn a_journal_that_is_told_more_briefly_comes_to_the_same() {
    let store = Store::in_memory();
    let (studio, records) = busy(blank(), 400, "brief");
    let (_, mut kept) = store.new_canvas(&blank()).unwrap();
    kept.append(&records).unwrap();
    kept.merge(0).unwrap();
    let id = kept.id();
    drop(kept);
    let (played, _kept) = store.canvas::<Canvas>(id).unwrap().unwrap();
    assert_eq!(played.session(), studio.session());
    let joined = Canvas::join(&"r1c1=1".parse().unwrap(), &"r1c1=0".parse().unwrap());
    let record = Record { at: Duration::ZERO, what: What::Solver(joined) };
    assert_eq!(record.to_string(), "0 solver r1c1=1 r1c1=0");
}
