//! What a certificate says, and how long its proof is.

use crate::{Words, say};
use grille_formats::certificate::Claimed;

impl Words {
    /// In one line. The formula has so many clauses, and the proof adds so many, the empty one included.
    pub fn certified(&self, claimed: Claimed, clauses: u64, added: u64) -> String {
        let said = match claimed {
            Claimed::None => say!(self, "certify-none"),
            Claimed::Unique => say!(self, "certify-unique"),
            Claimed::Several => return say!(self, "certify-several"),
        };
        // The empty clause is no news.
        let (clauses, added) = (self.number(&clauses), added.saturating_sub(1));
        let long = say!(self, "certify-figures", clauses = clauses, added = added);
        format!("{said} {long}")
    }
}
