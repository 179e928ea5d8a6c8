//! `--help`, and what is said where something was mistyped, in the language of the reader.
//!
//! The command line is parsed without any text. Only where help or a complaint is wanted are the
//! sentences of `crates/words` put into the commands and their options.

use crate::args::{Cli, METHOD};
use crate::styled;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory};
use grille_engine::{nonogram, sudoku};
use grille_formats::{GameFormat, GameName};
use grille_words::{Lang, Words, say};
use std::ffi::OsString;

/// The language that the arguments ask for, found without parsing them.
pub fn lang(args: &[OsString]) -> Option<Lang> {
    let texts: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let after = texts.iter().position(|text| *text == "--lang").and_then(|at| texts.get(at + 1));
    let joined = texts.iter().find_map(|text| text.strip_prefix("--lang="));
    let code = after.copied().or(joined)?;
    Lang::ALL.into_iter().find(|lang| lang.code() == code)
}

/// All commands with all that is said about them.
pub fn command(words: &Words) -> Command {
    let mut command = Cli::command();
    command.build();
    told(words, command, &[])
}

/// The keys that are tried for a command, the most particular first. What a game has of its own
/// is said before what the command says of any game.
fn keys(path: &[String], rest: &str) -> Vec<String> {
    let of = |path: &[String]| format!("help-{}{rest}", path.join("-"));
    match path {
        [] => vec![format!("help-grille{rest}")],
        [game, own @ ..] if game == "sudoku" && !own.is_empty() => vec![of(path), of(own)],
        _ => vec![of(path)],
    }
}

/// The game of a command that takes no other.
fn game(path: &[String]) -> Option<GameName> {
    match path.first()?.as_str() {
        "sudoku" => Some(GameName::Sudoku),
        "new" | "repair" | "import" | "lab" => Some(GameName::Nonogram),
        _ => None,
    }
}

/// The formats, methods and styles of a game.
fn values(game: GameName) -> Vec<&'static str> {
    let methods: Vec<&str> = match game {
        GameName::Nonogram => nonogram::METHODS.iter().map(|entry| entry.name).collect(),
        GameName::Sudoku => sudoku::METHODS.iter().map(|entry| entry.name).collect(),
    };
    let formats = game.formats().into_iter().map(GameFormat::name);
    formats.chain(methods).chain(styled::styles_of(game)).collect()
}

/// Whether a value means something to other games alone.
fn is_foreign(game: GameName, value: &str) -> bool {
    let mut others = GameName::ALL.iter().filter(|other| **other != game);
    !values(game).contains(&value) && others.any(|other| values(*other).contains(&value))
}

/// Whether an option means nothing to sudokus.
fn is_of_nonograms(arg: &Arg) -> bool {
    arg.get_help_heading() == Some(METHOD) || arg.get_id() == "why" || arg.get_id() == "mirrored"
}

fn first(words: &Words, keys: &[String]) -> String {
    let key = keys.iter().find(|key| words.has(key));
    key.map_or(String::new(), |key| words.say(key, &[]))
}

/// What stands below the options. It begins with examples; a game may have its own in their place.
fn after(words: &Words, path: &[String]) -> String {
    let after = first(words, &keys(path, "-after"));
    let own = format!("help-{}-examples", path.join("-"));
    match (words.has(&own), after.split_once("\n\n")) {
        (false, _) => after,
        (true, None) => words.say(&own, &[]),
        (true, Some((_, rest))) => format!("{}\n\n{rest}", words.say(&own, &[])),
    }
}

fn told(words: &Words, command: Command, path: &[String]) -> Command {
    let after = after(words, path);
    let heading = say!(words, "help-usage");
    let template =
        format!("{{about-with-newline}}\n{heading} {{usage}}\n\n{{all-args}}{{after-help}}");
    command
        .about(first(words, &keys(path, "")))
        .after_help(after)
        .help_template(template)
        .subcommand_help_heading(say!(words, "help-commands"))
        .subcommand_value_name(say!(words, "help-value-command"))
        .mut_args(|arg| told_arg(words, arg, path))
        .mut_subcommands(|own| {
            let path = [path, &[own.get_name().to_owned()]].concat();
            told(words, own, &path)
        })
}

/// The keys that are tried for an option, the most particular first.
fn option_keys(path: &[String], id: &str) -> Vec<String> {
    let mut all = keys(path, &format!("-opt-{id}"));
    if let Some(game) = game(path) {
        all.insert(1, format!("help-{}-opt-{id}", game.name()));
    }
    all.push(format!("help-opt-{id}"));
    all
}

fn told_arg(words: &Words, arg: Arg, path: &[String]) -> Arg {
    let game = game(path);
    let mut text = first(words, &option_keys(path, arg.get_id().as_str()));
    let mut add = |more: String| text += &format!(" {more}");
    let is_own = |value: &String| game.is_none_or(|game| !is_foreign(game, value));
    let possible = arg.get_possible_values();
    let values = possible.iter().map(|value| value.get_name().to_owned());
    let values: Vec<String> = values.filter(is_own).collect();
    if !values.is_empty() {
        add(say!(words, "help-values", values = values.join(", ")));
    }
    let usual: Vec<String> = arg
        .get_default_values()
        .iter()
        .map(|value| number(words, &value.to_string_lossy()))
        .collect();
    if !usual.is_empty() && arg.get_action().takes_values() {
        add(say!(words, "help-default", value = usual.join(" ")));
    }
    let aliases = arg.get_all_aliases().unwrap_or_default();
    if !aliases.is_empty() {
        let aliases: Vec<String> = aliases.iter().map(|alias| format!("--{alias}")).collect();
        add(say!(words, "help-aliases", aliases = aliases.join(", ")));
    }
    let names = say!(words, "help-value-names");
    let name = |own: &str| {
        let told = names.split(' ').filter_map(|pair| pair.split_once(':'));
        told.clone().find(|(word, _)| *word == own).map_or(own.to_owned(), |(_, t)| t.to_owned())
    };
    let named: Option<Vec<String>> =
        arg.get_value_names().map(|all| all.iter().map(|own| name(own)).collect());
    let heading = arg.get_help_heading().map(|key| words.say(key, &[]));
    let is_hidden = game == Some(GameName::Sudoku) && is_of_nonograms(&arg);
    let arg = arg.hide(is_hidden);
    let mut arg = arg.help(text).hide_default_value(true).hide_possible_values(true);
    if let Some(named) = named.filter(|_| arg.get_action().takes_values()) {
        arg = arg.value_names(named);
    }
    if let Some(heading) = heading {
        arg = arg.help_heading(heading);
    }
    arg
}

/// A value as the language writes numbers: `0.5` is `0,5` in French, which is read as well.
fn number(words: &Words, value: &str) -> String {
    let digits = value.split_once('.').map(|(_, digits)| digits.len());
    match (value.parse::<f64>(), digits) {
        (Ok(number), Some(digits)) => words.decimals(number, digits),
        _ => value.to_owned(),
    }
}

/// What was asked for instead of a command, or what is wrong with what was typed: the text, and
/// whether it is help, which goes to standard output.
pub fn answer(words: &Words, error: &clap::Error, args: &[OsString]) -> (String, bool) {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let again = command(words).try_get_matches_from(args);
            let text = again.err().map_or(String::new(), |error| error.render().to_string());
            (headed(words, &text), error.kind() == ErrorKind::DisplayHelp)
        }
        ErrorKind::DisplayVersion => (error.render().to_string(), true),
        _ => {
            let see = say!(words, "usage-see", command = typed_command(args));
            (format!("grille: {}\ngrille: {see}\n", complaint(words, error)), false)
        }
    }
}

/// The help of a command that is named by words.
pub fn of(words: &Words, path: &[String]) -> Option<String> {
    let mut found = command(words);
    for name in path {
        found = found.find_subcommand(name)?.clone();
    }
    Some(headed(words, &found.render_help().to_string()))
}

/// The text with the heads of its lists as the language writes them; the parser sets a plain colon
/// behind each, and has words of its own for two of them.
fn headed(words: &Words, text: &str) -> String {
    let head = |line: &str| {
        let is_head = |name: &&str| name.trim() == *name && !name.is_empty();
        let name = line.strip_suffix(':').filter(is_head)?;
        let name = match name {
            "Arguments" => say!(words, "help-arguments"),
            "Options" => say!(words, "help-options"),
            other => other.to_owned(),
        };
        Some(say!(words, "help-head", name = name))
    };
    let line = |line: &str| head(line).unwrap_or_else(|| line.to_owned()) + "\n";
    text.lines().map(line).collect()
}

/// The commands that the arguments name, for a pointer to their help.
fn typed_command(args: &[OsString]) -> String {
    let mut own = Cli::command();
    own.build();
    let mut path = vec!["grille".to_owned()];
    for arg in args.iter().skip(1).filter_map(|arg| arg.to_str()) {
        let Some(next) = own.find_subcommand(arg).cloned() else { continue };
        path.push(next.get_name().to_owned());
        own = next;
    }
    path.join(" ")
}

fn complaint(words: &Words, error: &clap::Error) -> String {
    let one = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join(", ")),
        Some(ContextValue::StyledStrs(texts)) => {
            Some(texts.iter().map(StyledStr::to_string).collect::<Vec<_>>().join(", "))
        }
        _ => None,
    };
    // `--method <NAME>`: the option says enough, and NAME would be a word of another language.
    let bare = |option: String| match option.split_once(' ') {
        Some((flag, _)) if flag.starts_with('-') => flag.to_owned(),
        _ => option,
    };
    let option = bare(one(ContextKind::InvalidArg).unwrap_or_default());
    let value = one(ContextKind::InvalidValue).unwrap_or_default();
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => {
            say!(words, "usage-value-missing", option = option)
        }
        ErrorKind::InvalidValue => match one(ContextKind::ValidValue) {
            Some(values) => {
                say!(words, "usage-value-one-of", value = value, option = option, values = values)
            }
            None => say!(words, "usage-value", value = value, option = option),
        },
        ErrorKind::ValueValidation => match reason(words, error) {
            Some(why) => say!(words, "usage-value-why", value = value, option = option, why = why),
            None => say!(words, "usage-value", value = value, option = option),
        },
        ErrorKind::UnknownArgument => match one(ContextKind::SuggestedArg) {
            Some(close) => say!(words, "usage-unknown-close", option = option, close = close),
            None => say!(words, "usage-unknown", option = option),
        },
        ErrorKind::InvalidSubcommand => {
            let command = one(ContextKind::InvalidSubcommand).unwrap_or_default();
            match one(ContextKind::SuggestedSubcommand) {
                Some(close) => say!(words, "usage-command-close", command = command, close = close),
                None => say!(words, "usage-command", command = command),
            }
        }
        ErrorKind::ArgumentConflict => match one(ContextKind::PriorArg).map(bare) {
            Some(other) if other == option => say!(words, "usage-twice", option = option),
            Some(other) => say!(words, "usage-conflict", option = option, other = other),
            None => say!(words, "usage-twice", option = option),
        },
        ErrorKind::MissingRequiredArgument => say!(words, "usage-missing", options = option),
        ErrorKind::MissingSubcommand => {
            let commands = one(ContextKind::ValidSubcommand).unwrap_or_default();
            say!(words, "usage-missing-command", commands = commands)
        }
        ErrorKind::NoEquals | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            say!(words, "usage-value-missing", option = option)
        }
        ErrorKind::TooManyValues => say!(words, "usage-value", value = value, option = option),
        _ => say!(words, "usage-other"),
    }
}

/// Why a value is none: our parsers say a key, those of clap a bound.
fn reason(words: &Words, error: &clap::Error) -> Option<String> {
    let why = std::error::Error::source(error)?.to_string();
    if words.has(&why) {
        return Some(words.say(&why, &[]));
    }
    let Some((_, range)) = why.split_once(" is not in ") else {
        return Some(say!(words, "usage-number"));
    };
    let (least, most) = range.split_once("..")?;
    let most = most.trim_start_matches('=');
    // A bound that no person would type is none.
    match most.is_empty() || most.len() > 12 {
        true => Some(say!(words, "usage-range-from", least = least)),
        false => Some(say!(words, "usage-range", least = least, most = most)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every command with its path.
    fn all(command: &Command, path: &[String], found: &mut Vec<(Vec<String>, Command)>) {
        found.push((path.to_vec(), command.clone()));
        for own in command.get_subcommands() {
            all(own, &[path, &[own.get_name().to_owned()]].concat(), found);
        }
    }

    fn rendered(lang: Lang) -> Vec<(String, String)> {
        let mut found = Vec::new();
        let words = Words::new(lang);
        all(&command(&words), &[], &mut found);
        let page = |(path, mut command): (Vec<String>, Command)| {
            (path.join(" "), headed(&words, &command.render_help().to_string()))
        };
        found.into_iter().map(page).collect()
    }

    #[test]
    fn every_help_page_is_there_in_both_languages() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let mut found = Vec::new();
            all(&command(&words), &[], &mut found);
            assert!(found.len() > 30, "{}", found.len());
            for (path, command) in found {
                let path = path.join(" ");
                let about = command.get_about().map(StyledStr::to_string).unwrap_or_default();
                assert!(about.chars().count() > 8, "{path}: {about:?}");
                for arg in command.get_arguments() {
                    let help = arg.get_help().map(StyledStr::to_string).unwrap_or_default();
                    assert!(help.chars().count() > 4, "{path} --{}: {help:?}", arg.get_id());
                }
            }
        }
    }

    #[test]
    fn pages_have_examples_then_exit_codes_and_no_line_is_broken() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for (path, page) in rendered(lang) {
                let names = path.split_whitespace().map(str::to_owned);
                let after = after(&words, &names.collect::<Vec<_>>());
                let example = if lang == Lang::En { "Example" } else { "Exemple" };
                assert!(after.trim_start().starts_with(example), "{path}: {after}");
                assert!(page.contains(example), "{path}");
                for line in after.lines() {
                    assert!(line.chars().count() <= 100, "{path}: {line}");
                    assert!(!line.starts_with('['), "{path}: {line}");
                }
            }
        }
    }

    #[test]
    fn a_command_for_one_game_offers_nothing_of_the_other() {
        for lang in Lang::ALL {
            let of_nonograms = ["nonogram", "webpbn", "--rules", "--why", "backtrack-dfa", " owl"];
            let of_sudokus = ["opensudoku", "exact-cover", "81 char", "81 car"];
            for (path, page) in rendered(lang) {
                // Options and examples; what is said of a command stands below them.
                let after = page.rfind("\n  grille ").unwrap();
                let end = page[after..].find("\n\n").map_or(page.len(), |length| after + length);
                let page = &page[..end];
                let names: Vec<String> = path.split_whitespace().map(str::to_owned).collect();
                let foreign = match game(&names) {
                    Some(GameName::Sudoku) => &of_nonograms[..],
                    Some(GameName::Nonogram) => &of_sudokus[..],
                    None => &[],
                };
                for word in foreign {
                    assert!(!page.contains(word), "{path}: {word}\n{page}");
                }
            }
        }
        assert_eq!(game(&["sudoku".to_owned(), "solve".to_owned()]), Some(GameName::Sudoku));
    }

    #[test]
    fn french_pages_have_no_english_of_the_parser_left() {
        for (path, page) in rendered(Lang::Fr) {
            for english in
                ["Usage:", "Commands:", "[default", "[possible values", "[aliases", "Print help"]
            {
                assert!(!page.contains(english), "{path}: {english}\n{page}");
            }
            let point = |pair: &[u8]| {
                pair[0].is_ascii_digit() && pair[1] == b'.' && pair[2].is_ascii_digit()
            };
            for usual in page.split("[par défaut").skip(1).filter_map(|text| text.split(']').next())
            {
                assert!(!usual.as_bytes().windows(3).any(point), "{path}: [par défaut{usual}]");
            }
            for head in page.lines().filter(|line| line.ends_with(':')) {
                assert!(head.ends_with("\u{a0}:"), "{path}: {head}");
            }
        }
    }

    #[test]
    fn every_sentence_of_help_is_used() {
        let mut used = BTreeSet::new();
        let mut found = Vec::new();
        let words = Words::new(Lang::En);
        all(&command(&words), &[], &mut found);
        let mut note = |all: Vec<String>| used.extend(all.into_iter().find(|key| words.has(key)));
        for (path, command) in found {
            note(keys(&path, ""));
            note(keys(&path, "-after"));
            note(vec![format!("help-{}-examples", path.join("-"))]);
            for arg in command.get_arguments() {
                note(option_keys(&path, arg.get_id().as_str()));
            }
        }
        let text = include_str!("../../words/en/help.ftl");
        let heads = [
            "help-usage",
            "help-commands",
            "help-arguments",
            "help-options",
            "help-head",
            "help-method-heading",
            "help-import-grid",
            "help-import-tone",
            "help-import-inks",
            "help-default",
            "help-values",
            "help-aliases",
            "help-value-command",
            "help-value-names",
        ];
        for key in text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
            let is_head = heads.contains(&key);
            let is_help = key.starts_with("help-");
            assert!(!is_help || is_head || used.contains(key), "{key} is not used");
        }
    }
}
