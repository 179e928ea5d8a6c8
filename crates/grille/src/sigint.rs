//! SIGINT: Ctrl-C asks the work to stop, and a second one ends the program.

use crate::exit::Exit;
use grille_drive::Interrupt;

/// A flag that the first Ctrl-C raises; the second ends the program at once.
pub fn interrupt() -> Interrupt {
    use signal_hook::{consts::SIGINT, flag};
    let interrupt = Interrupt::default();
    // Where signals cannot be caught, Ctrl-C simply ends the program.
    let second = flag::register_conditional_shutdown(SIGINT, Exit::INTERRUPTED, interrupt.flag());
    let _ = second.and_then(|_| flag::register(SIGINT, interrupt.flag()));
    interrupt
}
