//! Numbers as a person writes them: `4`, `4,6,8`, `4..11` (both ends count),
//! `10..90/10` (by tens).

/// Why a text is no such numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotNumbers {
    /// Not of that form.
    Form(String),
    /// One is outside its bounds.
    Bounds {
        /// The one.
        found: u64,
        /// The least that may be.
        least: u64,
        /// The most.
        most: u64,
    },
    /// From a larger number to a smaller one.
    Backwards(String),
}

grille_engine::errors_as_data!(NotNumbers);

/// The numbers of a text, each within bounds, in order and each once.
pub fn numbers(text: &str, least: u64, most: u64) -> Result<Vec<u64>, NotNumbers> {
    let mut all = Vec::new();
    for piece in text.split(',').map(str::trim) {
        let form = || NotNumbers::Form(piece.to_owned());
        let number = |text: &str| text.trim().parse::<u64>().map_err(|_| form());
        match piece.split_once("..") {
            None => all.push(within(number(piece)?, least, most)?),
            Some((from, rest)) => {
                let (to, step) = match rest.split_once('/') {
                    Some((to, step)) => (to, number(step)?),
                    None => (rest, 1),
                };
                let from = within(number(from)?, least, most)?;
                let to = within(number(to)?, least, most)?;
                if from > to {
                    return Err(NotNumbers::Backwards(piece.to_owned()));
                }
                all.extend((from..=to).step_by(usize::try_from(step.max(1)).unwrap_or(usize::MAX)));
            }
        }
    }
    all.sort_unstable();
    all.dedup();
    Ok(all)
}

/// The number, if it is within bounds.
pub fn within(found: u64, least: u64, most: u64) -> Result<u64, NotNumbers> {
    let is_within = (least..=most).contains(&found);
    if is_within { Ok(found) } else { Err(NotNumbers::Bounds { found, least, most }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_all_forms() {
        let check = |text: &str| numbers(text, 1, 100);
        assert_eq!(check("7"), Ok(vec![7]));
        assert_eq!(check("4..7"), Ok(vec![4, 5, 6, 7]));
        assert_eq!(check("10..40/10, 5,5"), Ok(vec![5, 10, 20, 30, 40]));
        assert_eq!(check(""), Err(NotNumbers::Form(String::new())));
        assert_eq!(check("4..x"), Err(NotNumbers::Form("4..x".into())));
        assert_eq!(check("-1"), Err(NotNumbers::Form("-1".into())));
        assert_eq!(check("9..3"), Err(NotNumbers::Backwards("9..3".into())));
        let bounds = |found| Err(NotNumbers::Bounds { found, least: 1, most: 100 });
        assert_eq!(
            (check("0"), check("0..3"), check("1..101")),
            (bounds(0), bounds(0), bounds(101))
        );
    }
}
