//! What lies over the rest: menus, the list of all commands, keys, the rules,
//! a new puzzle, the congratulation.

use crate::board::thumbnail;
use crate::command::{COMMANDS, Command, Menu};
use crate::panel::time;
use crate::play::Play;
use crate::theme::{self, GAP};
use crate::work::{Poll, Work, task};
use egui::{Align2, Button, Context, Key, RichText, Slider, TextEdit, Ui, Vec2};
use grille_engine::grid::Size;
use grille_engine::nonogram::Puzzle;
use grille_engine::nonogram::generate::{Generate, Recipe};
use grille_engine::nonogram::rate::Class;
use grille_store::{Cross, Mistakes, Settings};
use grille_words::{Words, say};
use std::time::Duration;

/// What lies over the rest.
pub enum Overlay {
    /// Everything that can be done, filtered by what is typed.
    Palette(String),
    /// All keys.
    Keys,
    /// The rules, what this is, and what can be chosen.
    About,
    /// The congratulation.
    Win,
    /// A new random puzzle.
    New(Box<Order>),
}

/// A puzzle to be made.
pub struct Order {
    rows: u16,
    columns: u16,
    density: u32,
    class: Option<Class>,
    seed: String,
    work: Option<Work<Option<Puzzle>>>,
    failed: bool,
}

/// What was asked for.
pub enum Asked {
    /// Nothing.
    Nothing,
    /// That it goes away.
    Close,
    /// A command.
    Run(Command),
    /// This puzzle, of this seed.
    Play(Box<Puzzle>, String),
}

/// The menus, with the keys of their names.
pub const MENUS: &[(Menu, &str)] = &[
    (Menu::Game, "menu-game"),
    (Menu::Edit, "menu-edit"),
    (Menu::Help, "menu-help"),
    (Menu::View, "menu-view"),
];

impl Overlay {
    /// A new random puzzle.
    pub fn new_puzzle() -> Overlay {
        Overlay::New(Box::new(Order {
            rows: 15,
            columns: 15,
            density: 50,
            class: None,
            seed: String::new(),
            work: None,
            failed: false,
        }))
    }
}

/// A menu; the command that was chosen.
pub fn menu(
    ui: &mut Ui,
    words: &Words,
    (menu, key): (Menu, &str),
    can: impl Fn(Command) -> bool,
) -> Option<Command> {
    let mut asked = None;
    ui.menu_button(say!(words, key), |ui| {
        for entry in COMMANDS.iter().filter(|entry| entry.menu == menu) {
            let key = entry.key.map(|key| ui.ctx().format_shortcut(&key)).unwrap_or_default();
            let text = format!("{}  {}", entry.icon, say!(words, entry.name));
            let button = Button::new(text).shortcut_text(key);
            if ui.add_enabled(can(entry.command), button).clicked() {
                asked = Some(entry.command);
                ui.close();
            }
        }
    });
    asked
}

/// Draws what lies over the rest.
pub fn show(
    context: &Context,
    words: &Words,
    overlay: &mut Overlay,
    play: Option<&Play>,
    settings: &mut Settings,
) -> Asked {
    match overlay {
        Overlay::Palette(typed) => palette(context, words, typed, play.is_some()),
        Overlay::Keys => keys(context, words),
        Overlay::About => about(context, words, settings),
        Overlay::Win => win(context, words, play),
        Overlay::New(order) => new_puzzle(context, words, order),
    }
}

fn window(context: &Context, title: String, contents: impl FnOnce(&mut Ui) -> Asked) -> Asked {
    let mut is_open = true;
    let window = egui::Window::new(title).collapsible(false).resizable(false).open(&mut is_open);
    let shown = window.anchor(Align2::CENTER_CENTER, Vec2::ZERO).show(context, contents);
    match shown.and_then(|shown| shown.inner) {
        Some(Asked::Nothing) | None if !is_open => Asked::Close,
        asked => asked.unwrap_or(Asked::Nothing),
    }
}

fn palette(context: &Context, words: &Words, typed: &mut String, in_game: bool) -> Asked {
    window(context, say!(words, "command-palette"), |ui| {
        let field = ui.add(TextEdit::singleline(typed).desired_width(320.0));
        field.request_focus();
        let wanted = typed.to_lowercase();
        let mut asked = Asked::Nothing;
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        let fits = COMMANDS.iter().filter(|entry| {
            (in_game || !entry.in_game) && say!(words, entry.name).to_lowercase().contains(&wanted)
        });
        for (index, entry) in fits.take(10).enumerate() {
            let key = entry.key.map(|key| ui.ctx().format_shortcut(&key)).unwrap_or_default();
            let text = format!("{}  {}", entry.icon, say!(words, entry.name));
            let button = Button::new(text).shortcut_text(key).selected(index == 0);
            let response = ui.add(button.min_size(egui::vec2(320.0, 30.0)));
            if response.clicked() || (index == 0 && enter) {
                asked = Asked::Run(entry.command);
            }
        }
        asked
    })
}

fn keys(context: &Context, words: &Words) -> Asked {
    window(context, say!(words, "command-keys"), |ui| {
        let columns = if ui.ctx().content_rect().width() < 700.0 { 1 } else { 2 };
        egui::ScrollArea::vertical().max_height(ui.ctx().content_rect().height() - 180.0).show(
            ui,
            |ui| {
                egui::Grid::new("keys").num_columns(2 * columns).spacing([24.0, 6.0]).show(
                    ui,
                    |ui| {
                        let keyed: Vec<_> =
                            COMMANDS.iter().filter(|entry| entry.key.is_some()).collect();
                        for row in keyed.chunks(columns) {
                            for entry in row {
                                let key = entry.key.map(|key| ui.ctx().format_shortcut(&key));
                                ui.label(
                                    RichText::new(key.unwrap_or_default()).monospace().strong(),
                                );
                                ui.label(say!(words, entry.name));
                            }
                            ui.end_row();
                        }
                    },
                );
            },
        );
        ui.add_space(GAP);
        ui.set_max_width(460.0);
        ui.label(say!(words, "about-play"));
        Asked::Nothing
    })
}

fn about(context: &Context, words: &Words, settings: &mut Settings) -> Asked {
    window(context, say!(words, "command-about"), |ui| {
        ui.set_max_width(460.0);
        ui.label(say!(words, "about-text"));
        ui.add_space(GAP);
        ui.label(say!(words, "about-play"));
        ui.add_space(GAP);
        let mut dots = settings.cross == Cross::Dot;
        if ui.checkbox(&mut dots, say!(words, "setting-dots")).changed() {
            settings.cross = if dots { Cross::Dot } else { Cross::Cross };
        }
        ui.checkbox(&mut settings.letters, say!(words, "setting-letters"));
        let mut clock = !settings.timer_hidden;
        if ui.checkbox(&mut clock, say!(words, "setting-clock")).changed() {
            settings.timer_hidden = !clock;
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(say!(words, "setting-mistakes"));
            for (mistakes, key) in [
                (Mistakes::AtOnce, "mistakes-at-once"),
                (Mistakes::Line, "mistakes-line"),
                (Mistakes::Asked, "mistakes-asked"),
                (Mistakes::Never, "mistakes-never"),
            ] {
                ui.selectable_value(&mut settings.mistakes, mistakes, say!(words, key));
            }
        });
        let scale = Slider::new(&mut settings.scale, 0.75..=2.0).step_by(0.05);
        ui.add(scale.text(say!(words, "setting-scale")));
        ui.add_space(GAP);
        ui.label(RichText::new(say!(words, "about-what")).weak());
        ui.label(RichText::new(concat!("Grille ", env!("CARGO_PKG_VERSION"))).weak());
        Asked::Nothing
    })
}

fn win(context: &Context, words: &Words, play: Option<&Play>) -> Asked {
    let Some(play) = play else { return Asked::Close };
    window(context, say!(words, "win-title"), |ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(260.0), egui::Sense::hover());
        let ink = theme::ink(ui.ctx());
        thumbnail(ui.painter(), &ink, rect, play.game.puzzle().palette(), &play.game.picture());
        ui.add_space(GAP);
        let (title, clock) = (play.title(words), time(play.clock));
        ui.label(say!(
            words,
            "win-line",
            title = title,
            time = clock,
            hints = play.game.totals().hints
        ));
        ui.horizontal(|ui| {
            if ui.button(say!(words, "win-next")).clicked() {
                return Asked::Run(Command::Next);
            }
            if ui.button(say!(words, "win-stay")).clicked() {
                return Asked::Close;
            }
            Asked::Nothing
        })
        .inner
    })
}

fn new_puzzle(context: &Context, words: &Words, order: &mut Order) -> Asked {
    if let Some(work) = &order.work {
        match work.poll() {
            Poll::Working => {}
            Poll::Done(Some(puzzle)) => return Asked::Play(Box::new(puzzle), order.seed.clone()),
            Poll::Done(None) | Poll::Lost => {
                order.work = None;
                order.failed = true;
            }
        }
    }
    window(context, say!(words, "new-title"), |ui| {
        ui.add(Slider::new(&mut order.rows, 5..=60).text(say!(words, "new-rows")));
        ui.add(Slider::new(&mut order.columns, 5..=60).text(say!(words, "new-columns")));
        ui.add(
            Slider::new(&mut order.density, 20..=80).suffix(" %").text(say!(words, "new-density")),
        );
        ui.horizontal_wrapped(|ui| {
            ui.label(say!(words, "new-class"));
            ui.selectable_value(&mut order.class, None, say!(words, "new-any-class"));
            for &class in &Class::ALL[..4] {
                ui.selectable_value(&mut order.class, Some(class), words.class(class));
            }
        });
        ui.horizontal(|ui| {
            let label = ui.label(say!(words, "new-seed"));
            ui.text_edit_singleline(&mut order.seed).labelled_by(label.id);
        });
        ui.add_space(GAP);
        match &order.work {
            Some(_) => {
                ui.label(say!(words, "new-making"));
                if ui.button(say!(words, "cancel")).clicked() {
                    order.work = None;
                }
            }
            None => {
                if order.failed {
                    ui.label(say!(words, "new-none"));
                }
                if ui.button(say!(words, "new-make")).clicked() {
                    order.failed = false;
                    order.work = make(context, order);
                }
            }
        }
        Asked::Nothing
    })
}

fn make(context: &Context, order: &mut Order) -> Option<Work<Option<Puzzle>>> {
    let size = Size::new(order.rows.into(), order.columns.into())?;
    let recipe = Recipe {
        density: f64::from(order.density) / 100.0,
        class: order.class,
        ..Recipe::new(size)
    };
    if order.seed.is_empty() {
        // Another one each time; it stands in the field, so that it can be told to others.
        let now = context.input(|input| input.time).to_bits() ^ u64::from(std::process::id());
        order.seed = format!("{now:x}");
    }
    let task_ = Generate::new(recipe, &format!("{}/1", order.seed)).ok()?;
    Some(Work::start(context, move |interrupt| {
        task(task_, Duration::from_secs(60), interrupt)?.ok().map(|made| made.puzzle)
    }))
}
