//! Links the program for Linux at a fixed address: a loader that need not write the 21,000
//! addresses of the window starts it in a quarter fewer instructions. Libraries, stack and heap
//! lie at random addresses all the same.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |key: &str, value: &str| std::env::var(key).is_ok_and(|own| own == value);
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
