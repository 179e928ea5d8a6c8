//! Any text as a campaign: reading ends; a campaign that is read is written and read back equal.

#![no_main]

use grille_lab::campaign::read;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match read(text) {
        Ok(campaign) => {
            let again = campaign.text();
            let back = read(&again).unwrap_or_else(|_| panic!("{again}"));
            assert_eq!(back, campaign, "{again}");
        }
        Err(flaws) => {
            assert!(!flaws.is_empty());
            for flaw in flaws {
                assert!(text.get(flaw.at.clone()).is_some(), "{flaw:?}");
            }
        }
    }
    for line in text.lines() {
        if let Ok(record) = line.parse::<grille_lab::Record>() {
            assert_eq!(record.to_string().parse(), Ok(record));
        }
    }
});
