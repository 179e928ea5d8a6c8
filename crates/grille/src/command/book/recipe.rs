//! The recipe of a book: a TOML file. What stands at the top is about the whole book, and every
//! `[[chapter]]` says where its puzzles come from.

use crate::args::OnlyLayout;
use clap::{CommandFactory, Parser};
use grille_engine::nonogram::generate::MOST_INKS;
use grille_formats::GameName;
use grille_print::Layout;
use grille_words::{Words, say};
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// What a book shall be.
pub struct Recipe {
    /// On the cover.
    pub title: String,
    /// Below it.
    pub subtitle: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// Whether it begins with the rules.
    pub how_to_play: bool,
    /// Whether chapters are made of the classes of all puzzles.
    pub by_class: bool,
    /// How pages look.
    pub layout: Layout,
    /// Its chapters.
    pub chapters: Vec<Chapter>,
}

/// The keys at the top that are neither a chapter's nor options of `grille print`.
const BOOK: [&str; 6] = ["title", "subtitle", "author", "how-to-play", "chapters", "chapter"];
/// The keys of a chapter; at the top they make a chapter of their own.
const CHAPTER: [&str; 8] =
    ["puzzles", "new", "game", "number", "class", "technique", "colours", "seed"];
/// Options of `grille print` that a book has of its own.
const OWN: [&str; 2] = ["title", "contents"];

/// Where the puzzles of a chapter come from.
pub struct Chapter {
    /// What it is called.
    pub title: Option<String>,
    /// Files, folders and names.
    pub puzzles: Vec<PathBuf>,
    /// The size of new ones.
    pub new: Option<String>,
    /// Their game.
    pub game: Option<GameName>,
    /// How many.
    pub number: u32,
    /// How hard.
    pub class: Option<String>,
    /// The technique that they need.
    pub technique: Option<String>,
    /// How many inks.
    pub colours: u8,
    /// The text from which they follow.
    pub seed: Option<String>,
}

impl Default for Chapter {
    fn default() -> Chapter {
        Chapter {
            title: None,
            puzzles: Vec::new(),
            new: None,
            game: None,
            number: 1,
            class: None,
            technique: None,
            colours: 1,
            seed: None,
        }
    }
}

/// The recipe of a text; paths in it are meant from the folder of its file.
pub fn read(words: &Words, text: &str, folder: &Path) -> Result<Recipe, String> {
    let table = DeTable::parse(text).map_err(|error| {
        let before = error.span().and_then(|at| text.get(..at.start)).unwrap_or("");
        let line = before.matches('\n').count() + 1;
        say!(words, "book-syntax", line = line, message = error.message())
    })?;
    let reader = Reader { words, folder };
    let (mut typed, mut chapters) = (Vec::new(), Vec::new());
    let mut recipe = Recipe {
        title: say!(words, "paper-title"),
        subtitle: None,
        author: None,
        how_to_play: true,
        by_class: false,
        layout: reader.layout("", &[])?,
        chapters: Vec::new(),
    };
    let mut whole = None;
    for (key, value) in table.get_ref() {
        let key = key.get_ref().as_ref();
        match key {
            "title" => recipe.title = reader.text(key, value)?,
            "subtitle" => recipe.subtitle = Some(reader.text(key, value)?),
            "author" => recipe.author = Some(reader.text(key, value)?),
            "how-to-play" => recipe.how_to_play = reader.flag(key, value)?,
            "chapters" => match value.get_ref().as_str() {
                Some("class") => recipe.by_class = true,
                _ => return Err(reader.wrong(key, "\"class\"")),
            },
            "chapter" => {
                let wrong = || reader.wrong(key, "[[chapter]]");
                for own in value.get_ref().as_array().ok_or_else(wrong)?.iter() {
                    let own = own.get_ref().as_table().ok_or_else(wrong)?;
                    let mut chapter = Chapter::default();
                    for (key, value) in own {
                        reader.chapter(&mut chapter, key.get_ref(), value)?;
                    }
                    reader.meant(own.keys().map(|key| key.get_ref().as_ref()))?;
                    chapters.push(chapter);
                }
            }
            _ if CHAPTER.contains(&key) => {
                reader.chapter(whole.get_or_insert_default(), key, value)?;
            }
            _ => typed.extend(reader.option(key, value)?),
        }
    }
    // A link needs a code to be in, which may come later in the file.
    recipe.layout = reader.layout("link", &typed)?;
    reader.meant(table.get_ref().keys().map(|key| key.get_ref().as_ref()))?;
    chapters.splice(0..0, whole);
    if chapters.iter().any(|own| own.puzzles.is_empty() == own.new.is_none()) || chapters.is_empty()
    {
        return Err(say!(words, "book-no-puzzles"));
    }
    recipe.chapters = chapters;
    Ok(recipe)
}

type Value<'a> = Spanned<DeValue<'a>>;

struct Reader<'a> {
    words: &'a Words,
    folder: &'a Path,
}

impl Reader<'_> {
    fn wrong(&self, key: &str, expected: &str) -> String {
        say!(self.words, "book-wrong", key = key, expected = expected)
    }

    fn text(&self, key: &str, value: &Value<'_>) -> Result<String, String> {
        value.get_ref().as_str().map(str::to_owned).ok_or_else(|| self.wrong(key, "\"…\""))
    }

    fn flag(&self, key: &str, value: &Value<'_>) -> Result<bool, String> {
        value.get_ref().as_bool().ok_or_else(|| self.wrong(key, "true, false"))
    }

    fn number(&self, key: &str, value: &Value<'_>, most: i64) -> Result<i64, String> {
        let number =
            value.get_ref().as_integer().and_then(|number| number.as_str().parse::<i64>().ok());
        let number = number.filter(|number| (1..=most).contains(number));
        number.ok_or_else(|| self.wrong(key, &format!("1–{most}")))
    }

    /// An option of `grille print`, as it would be typed.
    fn option(&self, key: &str, value: &Value<'_>) -> Result<Vec<String>, String> {
        let known = OnlyLayout::command();
        let mut options = known
            .get_arguments()
            .filter(|own| own.get_long().is_some_and(|long| !OWN.contains(&long)));
        let Some(option) = options.find(|own| own.get_long() == Some(key)) else {
            let options = known.get_arguments().filter_map(|own| own.get_long());
            let options = options.filter(|own| !OWN.contains(own));
            let known: Vec<&str> = BOOK.into_iter().chain(CHAPTER).chain(options).collect();
            return Err(say!(self.words, "book-unknown", key = key, known = known.join(", ")));
        };
        let typed = match value.get_ref() {
            // That something is not wanted is said of what is wanted or not.
            DeValue::Boolean(false) if !option.get_action().takes_values() => Vec::new(),
            DeValue::Boolean(false) => vec![format!("--{key}=false")],
            DeValue::Boolean(true) => vec![format!("--{key}")],
            DeValue::String(text) => vec![format!("--{key}={text}")],
            DeValue::Integer(number) => vec![format!("--{key}={}", number.as_str())],
            DeValue::Float(number) => vec![format!("--{key}={}", number.as_str())],
            DeValue::Datetime(_) | DeValue::Array(_) | DeValue::Table(_) => {
                return Err(self.wrong(key, "\"…\", 1, true"));
            }
        };
        if key != "link" {
            self.layout(key, &typed)?;
        }
        Ok(typed)
    }

    fn layout(&self, key: &str, typed: &[String]) -> Result<Layout, String> {
        let layout = OnlyLayout::try_parse_from(typed).map(|own| own.layout);
        layout.map_err(|_| say!(self.words, "book-value", key = key, typed = typed.join(" ")))
    }

    fn chapter(&self, own: &mut Chapter, key: &str, value: &Value<'_>) -> Result<(), String> {
        match key {
            "title" => own.title = Some(self.text(key, value)?),
            "new" => own.new = Some(self.text(key, value)?),
            "class" => own.class = Some(self.text(key, value)?),
            "technique" => own.technique = Some(self.text(key, value)?),
            "seed" => own.seed = Some(self.text(key, value)?),
            "number" => own.number = self.number(key, value, 2000)? as u32,
            "colours" => own.colours = self.number(key, value, MOST_INKS as i64)? as u8,
            "game" => {
                let name = self.text(key, value)?;
                let game = GameName::ALL.iter().find(|game| game.name() == name);
                own.game = Some(*game.ok_or_else(|| self.wrong(key, "\"nonogram\", \"sudoku\""))?);
            }
            "puzzles" => {
                let list = match value.get_ref() {
                    DeValue::String(one) => vec![one.to_string()],
                    DeValue::Array(all) => {
                        all.iter().map(|one| self.text(key, one)).collect::<Result<_, _>>()?
                    }
                    DeValue::Integer(_)
                    | DeValue::Float(_)
                    | DeValue::Boolean(_)
                    | DeValue::Datetime(_)
                    | DeValue::Table(_) => return Err(self.wrong(key, "[\"…\"]")),
                };
                own.puzzles = list.iter().map(|name| self.path(name)).collect();
            }
            _ => {
                let known: Vec<&str> = ["title"].into_iter().chain(CHAPTER).collect();
                return Err(say!(self.words, "book-unknown", key = key, known = known.join(", ")));
            }
        }
        Ok(())
    }

    /// Complains about what is said of new puzzles where puzzles are given.
    fn meant<'a>(&self, keys: impl Iterator<Item = &'a str>) -> Result<(), String> {
        let keys: Vec<&str> = keys.collect();
        let idle = keys.iter().find(|key| CHAPTER[2..].contains(key));
        match idle.filter(|_| keys.contains(&"puzzles")) {
            Some(key) => Err(say!(self.words, "book-ignored", key = *key)),
            None => Ok(()),
        }
    }

    /// A file beside the recipe, or what it says: a name in the collection.
    fn path(&self, name: &str) -> PathBuf {
        let beside = self.folder.join(name);
        if beside.exists() { beside } else { PathBuf::from(name) }
    }
}
