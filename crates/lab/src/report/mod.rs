//! The report: charts and tables of a campaign's records, as one page that needs
//! nothing from anywhere else, and as files. It is made from the folder alone and can
//! be made again at any time, in any language.

mod figures;
mod html;
mod naming;
mod tables;

use crate::analysis::Analysis;
use crate::folder::{Made, Records, is_foreign, put};
use crate::merge::compare;
use crate::trouble::Trouble;
use figures::Figures;
use grille_words::Words;
use std::fs;
use std::path::{Path, PathBuf};

/// A report, ready to be written.
pub struct Report {
    made: Made,
    analysis: Analysis,
}

impl Report {
    /// The report of a folder; records that are still to come are left out. Records of methods
    /// that disagree are refused.
    pub fn new(folder: &Path) -> Result<Report, Trouble> {
        let made = Made::read(folder)?;
        compare(folder)?;
        let analysis = Analysis::new(Records::open(folder)?)?;
        Ok(Report { made, analysis })
    }

    /// How many records it is made of.
    pub fn records(&self) -> u64 {
        self.analysis.records
    }

    /// Writes the page, its charts, and the figures behind them into a folder: the page
    /// comes back. With `png`, charts are there as pixels too.
    pub fn write(&self, words: &Words, folder: &Path, png: bool) -> Result<PathBuf, Trouble> {
        if png && !cfg!(feature = "png") {
            return Err(Trouble::Without("png"));
        }
        let is_own = folder.join("report.html").exists() || !folder.exists();
        if !is_own && is_foreign(folder).map_err(|why| Trouble::file(folder, &why))? {
            return Err(Trouble::Foreign(folder.to_owned()));
        }
        let charts = folder.join("figures");
        fs::create_dir_all(&charts).map_err(|why| Trouble::file(&charts, &why))?;
        let figures = Figures { words, analysis: &self.analysis }.all();
        for figure in &figures {
            put(&charts.join(format!("{}.svg", figure.id)), figure.chart.svg(true).as_bytes())?;
        }
        #[cfg(feature = "png")]
        if png {
            let painter = crate::plot::png::Painter::new();
            for figure in &figures {
                let path = charts.join(format!("{}.png", figure.id));
                put(&path, &painter.png(&figure.chart.svg(true), &path)?)?;
            }
        }
        put(&folder.join("summary.csv"), tables::summary(&self.analysis).as_bytes())?;
        let page = folder.join("report.html");
        put(&page, html::page(words, &self.made, &self.analysis, &figures).as_bytes())?;
        Ok(page)
    }
}
