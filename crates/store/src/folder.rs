//! Where the system wants a program to keep its files.
//!
//! The usual crates for this rest on one whose licence asks for more than ours, and
//! these are a few lines.

use std::ffi::OsString;
use std::path::PathBuf;

/// The kinds of systems that differ here.
#[derive(Clone, Copy, Debug)]
enum System {
    Windows,
    Mac,
    /// Those that follow the XDG Base Directory Specification.
    Other,
}

/// The folder that `GRILLE_DATA` names, or else the one for data of programs: on Windows
/// in `APPDATA`, on a Macintosh in `Library/Application Support`, elsewhere in
/// `XDG_DATA_HOME` or `.local/share`. None if the system does not say where these are.
pub fn default_folder() -> Option<PathBuf> {
    let system = match std::env::consts::OS {
        "windows" => System::Windows,
        "macos" => System::Mac,
        _ => System::Other,
    };
    folder(system, |name| std::env::var_os(name))
}

fn folder(system: System, variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let named = |name| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(own) = named("GRILLE_DATA") {
        return Some(own);
    }
    // A relative path would be another folder each time.
    let named = |name| named(name).filter(|path| path.is_absolute() || path.has_root());
    match system {
        System::Windows => Some(named("APPDATA")?.join("Grille")),
        System::Mac => Some(named("HOME")?.join("Library/Application Support/Grille")),
        System::Other => {
            let data = named("XDG_DATA_HOME").or_else(|| Some(named("HOME")?.join(".local/share")));
            Some(data?.join("grille"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(system: System, variables: &[(&str, &str)], expected: Option<&str>) {
        let variable = |name: &str| {
            variables.iter().find(|(own, _)| *own == name).map(|(_, value)| OsString::from(value))
        };
        assert_eq!(folder(system, variable), expected.map(PathBuf::from), "{variables:?}");
    }

    #[test]
    fn each_system_has_its_place() {
        let home = ("HOME", "/home/ada");
        check(System::Other, &[home], Some("/home/ada/.local/share/grille"));
        check(System::Other, &[home, ("XDG_DATA_HOME", "/data")], Some("/data/grille"));
        check(
            System::Other,
            &[home, ("XDG_DATA_HOME", "data")],
            Some("/home/ada/.local/share/grille"),
        );
        check(System::Other, &[("HOME", "")], None);
        check(System::Mac, &[home], Some("/home/ada/Library/Application Support/Grille"));
        check(System::Windows, &[("APPDATA", "/roaming"), home], Some("/roaming/Grille"));
        check(System::Windows, &[home], None);
        for system in [System::Windows, System::Mac, System::Other] {
            check(system, &[home, ("GRILLE_DATA", "here")], Some("here"));
        }
    }
}
