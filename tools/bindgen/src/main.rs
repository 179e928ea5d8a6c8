//! Makes a module that the compiler wrote ready for browsers: `grille-bindgen MODULE.wasm FOLDER`. What
//! `wasm-bindgen --target web` does, without what that program needs to download tests.

use anyhow::Context;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args_os().skip(1);
    let module = arguments.next().context("which module?")?;
    let folder = arguments.next().context("into which folder?")?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name("grille").web(true)?.typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(folder)
}
