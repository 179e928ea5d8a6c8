//! The program as a process, for the tests beside.

#![allow(dead_code, reason = "each test file uses its own part")]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The program with these arguments, in the root of the project, without a screen.
pub fn grille(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grille"));
    command.args(args).env("LC_ALL", "C").env("NO_COLOR", "1");
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Exit code, output and complaints, given this on standard input.
pub fn run(args: &[&str], input: &str) -> (i32, String, String) {
    let mut child = grille(args).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// A folder of its own for a test.
pub fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}
