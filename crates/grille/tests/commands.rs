//! The command line as its users see it: every `console` block of the README,
//! of `docs` and of `tests/cmd` is run, and must print what it says.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail loudly")]

#[test]
fn commands_print_what_is_written() {
    // Paths in the documents are meant from the root of the project.
    std::env::set_current_dir("../..").unwrap();
    let cases = trycmd::TestCases::new();
    if cfg!(feature = "window") {
        cases.case("crates/grille/tests/cmd/window/*.md");
    }
    cases
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        // No screen, whoever runs this.
        .env("DISPLAY", "")
        .env("WAYLAND_DISPLAY", "")
        .case("README.md")
        .case("docs/*.md")
        .case("crates/grille/tests/cmd/*.md");
}
