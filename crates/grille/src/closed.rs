//! Whether standard output was closed when the program was started (`grille solve owl >&-`).
//!
//! Rust opens `/dev/null` in place of a closed descriptor before `main`, and everything written
//! there would vanish without an error. So it is looked at before that, on Linux, where the
//! system lists a program's descriptors as files.

use std::io;
#[cfg(target_os = "linux")]
use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(target_os = "linux")]
static IS_CLOSED: AtomicBool = AtomicBool::new(false);

/// Runs before `main` and before Rust's own preparations: it asks the system and nothing else.
#[cfg(target_os = "linux")]
#[ctor::ctor(unsafe)]
fn look() {
    let is_there = |path| std::fs::symlink_metadata(path).is_ok();
    let is_closed = !is_there("/proc/self/fd/1") && is_there("/proc/self/fd");
    IS_CLOSED.store(is_closed, Ordering::Relaxed);
}

/// The error of writing to standard output, if it was closed from the beginning.
pub fn check() -> io::Result<()> {
    /// What the system calls a descriptor that is not open (EBADF).
    #[cfg(target_os = "linux")]
    const NOT_OPEN: i32 = 9;
    #[cfg(target_os = "linux")]
    if IS_CLOSED.load(Ordering::Relaxed) {
        return Err(io::Error::from_raw_os_error(NOT_OPEN));
    }
    Ok(())
}
