//! Read, prove unique, list, rate, explain in French, generate ten, cancel after a second.
//!
//!     cargo run --release -p grille-answer --example demo

#![allow(clippy::print_stdout, reason = "it is what a demo does")]

use grille_answer::{GameName, Lang, Order, Words, generate, never, read, read_file};
use std::time::{Duration, Instant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let duck = read_file(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/duck.logimage"))?;
    println!("{}", duck.check(never).status.name());
    let ones = read("ones", "4 4\n1\n1\n1\n1\n1\n1\n1\n1\n")?;
    ones.solutions(never).take(2).for_each(|solution| println!("{solution}"));
    println!("{} solutions", ones.count(never).number);
    println!("{}", duck.rate(never).sentence(&Words::new(Lang::En)));
    println!("{}", duck.explain(&Words::new(Lang::Fr), never).steps[0]);
    let order = Order { class: Some("medium".into()), ..Order::new(GameName::Nonogram, 10, 10) };
    for number in 1..=10 {
        let made = generate(&order, &format!("demo/{number}"), never)?;
        println!("{} {:?}", made.size(), made.rate(never).class);
    }
    let (start, empty) = (Instant::now(), read("empty", &".".repeat(81))?);
    let found = empty.count(|| start.elapsed() > Duration::from_secs(1));
    println!("{}: at least {} of all sudokus", found.status.name(), found.number);
    Ok(())
}
