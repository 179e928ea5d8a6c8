//! Campaigns of the laboratory, shard by shard.

use crate::refused;
use grille_drive::{Interrupt, Shard};
use grille_lab::campaign::{self, Campaign, Source};
use grille_lab::run::End;
use grille_lab::study::{self, Scale};
use grille_lab::{Made, Plan, Trouble, VERSION, folder, merge};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::path::{Path, PathBuf};

/// The version whose methods make the records.
#[pyfunction]
pub fn lab_version() -> &'static str {
    VERSION
}

/// The campaign of the automata study, every number of grids divided by `scale`, as a text.
#[pyfunction]
pub fn campaign_of_study(scale: u64, seed: u64) -> String {
    study::campaign(Scale::by(scale), seed).text()
}

/// How many instances a campaign has.
#[pyfunction]
pub fn lab_count(text: &str) -> PyResult<u64> {
    Ok(plan(text)?.1.len())
}

/// The records of one shard of a campaign, from 1 to `of`: what its folder says of itself, and its records. It follows
/// from the campaign alone, but for the times. It is worked out in `scratch`, a folder that is not there yet.
#[pyfunction]
pub fn lab_shard<'py>(
    py: Python<'py>,
    text: &str,
    shard: usize,
    of: usize,
    scratch: PathBuf,
) -> PyResult<(String, Bound<'py, PyBytes>)> {
    let (campaign, plan) = plan(text)?;
    let shard: Shard = format!("{shard}/{of}").parse().map_err(refused)?;
    let made = made(campaign, Some(shard));
    let read = |name: &str| std::fs::read(scratch.join(name));
    let done: Result<_, Trouble> = py.detach(|| {
        let end =
            grille_lab::run::run(&scratch, &made, &plan, 1, &Interrupt::default(), &mut |_| {})?;
        debug_assert_eq!(end, End::Complete, "nobody interrupts it");
        read(folder::RECORDS).map_err(|why| Trouble::file(&scratch, &why))
    });
    let records = done.map_err(refused)?;
    Ok((made.text(), PyBytes::new(py, &records)))
}

/// Puts shards together in a folder that `grille lab` reads; how many instances there are. A shard that is missing, comes
/// twice or is another campaign's is an error.
#[pyfunction]
pub fn lab_merge(
    py: Python<'_>,
    text: &str,
    output: PathBuf,
    parts: Vec<PathBuf>,
) -> PyResult<u64> {
    let (campaign, plan) = plan(text)?;
    let made = made(campaign, None);
    let output: &Path = &output;
    py.detach(|| merge::merge(output, &plan, &made, &parts)).map_err(refused)
}

fn made(campaign: Campaign, shard: Option<Shard>) -> Made {
    let command = "grille.cluster.run".to_owned();
    Made { campaign, version: VERSION.to_owned(), shard, command }
}

fn plan(text: &str) -> PyResult<(Campaign, Plan)> {
    let campaign = campaign::read(text)
        .map_err(|flaws| refused(Trouble::Campaign("campaign".into(), text.to_owned(), flaws)))?;
    if campaign.parts.iter().any(|part| matches!(part.source, Source::Puzzles(_))) {
        return Err(refused("a campaign of files is run by `grille lab run --shard`"));
    }
    let plan = Plan::new(&campaign, Vec::new()).map_err(|twice| refused(Trouble::Twice(twice)))?;
    match plan.is_empty() {
        true => Err(refused(Trouble::Nothing)),
        false => Ok((campaign, plan)),
    }
}
