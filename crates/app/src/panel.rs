//! The panel beside the board: what can be done, and what is said about it.

use crate::command::Command;
use crate::play::{Mode, Play};
use crate::theme::{self, GAP, WIDE};
use crate::watch::{Pace, Watch};
use egui::{Button, Color32, CornerRadius, RichText, Sense, Slider, Stroke, Ui, WidgetInfo, vec2};
use grille_engine::colours::Colour;
use grille_engine::grid::LineId;
use grille_engine::nonogram::hint::{Hint, Level};
use grille_engine::nonogram::{METHODS, Palette};
use grille_engine::run::Status;
use grille_store::Settings;
use grille_words::{Words, say};

/// Draws the panel; the command that was asked for.
pub fn show(
    ui: &mut Ui,
    words: &Words,
    play: &mut Play,
    settings: &mut Settings,
) -> Option<Command> {
    let mut asked = None;
    egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.add_space(GAP);
        asked = match play.mode {
            Mode::Sheet => sheet(ui, words, play, settings),
            Mode::Watch(_) => watch(ui, words, play),
            Mode::Solution(_) => solution(ui, words, play),
        };
        ui.add_space(WIDE);
    });
    asked
}

/// A button for a command, with its sign, name and key.
pub fn button(ui: &mut Ui, words: &Words, command: Command, is_enabled: bool) -> bool {
    let entry = command.entry();
    let name = say!(words, entry.name);
    let key = entry.key.map(|key| ui.ctx().format_shortcut(&key)).unwrap_or_default();
    let text = format!("{}  {name}", entry.icon);
    let button = Button::new(text).shortcut_text(RichText::new(key).small().weak());
    let button = button.min_size(vec2(ui.available_width().min(240.0), 30.0));
    let response = ui.add_enabled(is_enabled, button);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, is_enabled, &name));
    response.clicked()
}

fn sheet(ui: &mut Ui, words: &Words, play: &mut Play, settings: &mut Settings) -> Option<Command> {
    let mut asked = None;
    let ink = theme::ink(ui.ctx());
    let title = play.title(words);
    ui.label(RichText::new(title).heading());
    // In a low panel what is said comes first, or nobody would see it.
    let is_low = ui.ctx().content_rect().width() < 620.0;
    if is_low {
        told(ui, words, play, &ink, &mut asked);
    }
    let size = play.game.puzzle().size();
    let left = size.lines().filter(|&line| !is_done(play, line)).count();
    ui.label(
        RichText::new(format!("{size} · {}", say!(words, "play-lines-left", count = left))).weak(),
    );
    clock(ui, words, play, settings);
    ui.add_space(GAP);
    tools(ui, words, play, &ink);
    ui.add_space(GAP);
    ui.horizontal(|ui| {
        for (command, enabled) in [
            (Command::Undo, play.game.session().can_undo()),
            (Command::Redo, play.game.session().can_redo()),
            (Command::Check, true),
            (Command::Pause, true),
        ] {
            if small(ui, words, command, enabled) {
                asked = Some(command);
            }
        }
    });
    ui.add_space(GAP);
    let depth = play.game.supposed();
    if depth > 0 {
        ui.label(RichText::new(say!(words, "play-supposing", depth = depth)).color(ink.accent));
        for command in [Command::Keep, Command::Drop] {
            if button(ui, words, command, true) {
                asked = Some(command);
            }
        }
    } else if button(ui, words, Command::Suppose, true) {
        asked = Some(Command::Suppose);
    }
    if button(ui, words, Command::Hint, true) {
        asked = Some(Command::Hint);
    }
    if !is_low {
        told(ui, words, play, &ink, &mut asked);
    }
    for command in [Command::Watch, Command::Solve] {
        if button(ui, words, command, true) {
            asked = Some(command);
        }
    }
    ui.add_space(GAP);
    if let Some(cell) = play.desk.pointed() {
        for line in [LineId::Row(cell.row), LineId::Col(cell.col)] {
            ui.label(RichText::new(words.clue_label(line, play.game.puzzle())).weak());
        }
    }
    asked
}

fn is_done(play: &Play, line: LineId) -> bool {
    use grille_engine::nonogram::BlockState;
    let state = play.game.line(line);
    let clue = play.game.puzzle().clue(line);
    let inked = play.game.puzzle().size().line_cells(line).filter(|&cell| {
        matches!(play.game.mark(cell), grille_engine::nonogram::sheet::Mark::Ink(_))
    });
    let wanted: u32 = clue.blocks().iter().map(|block| block.len).sum();
    state.is_possible
        && inked.count() == wanted as usize
        && state.blocks.iter().all(|block| *block >= BlockState::Present)
}

fn clock(ui: &mut Ui, words: &Words, play: &mut Play, settings: &mut Settings) {
    ui.horizontal(|ui| {
        if !settings.timer_hidden {
            ui.label(RichText::new(say!(words, "play-clock", time = time(play.clock))).weak());
        } else if ui.link(say!(words, "play-clock-hidden")).clicked() {
            settings.timer_hidden = false;
        }
    });
}

/// "1:05" or "1:02:03".
pub fn time(seconds: f64) -> String {
    let all = seconds as u64;
    let (hours, minutes, seconds) = (all / 3600, all / 60 % 60, all % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Fill or cross out, and the inks.
fn tools(ui: &mut Ui, words: &Words, play: &mut Play, ink: &theme::Ink) {
    ui.horizontal(|ui| {
        for (crosses, key) in [(false, "play-fill"), (true, "play-cross")] {
            let sign = if crosses { "✖" } else { "■" };
            let name = say!(words, key);
            let text = format!("{sign}  {name}");
            let response = ui.selectable_label(play.desk.tool.crosses == crosses, text);
            response.widget_info(|| {
                WidgetInfo::selected(
                    egui::Role::RadioButton,
                    true,
                    play.desk.tool.crosses == crosses,
                    &name,
                )
            });
            if response.clicked() {
                play.desk.tool.crosses = crosses;
            }
        }
    });
    let palette = play.game.puzzle().palette().clone();
    if palette.is_two_tone() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for colour in palette.colours().filter(|colour| colour.is_ink()) {
            if swatch(ui, words, &palette, colour, play.desk.tool.ink == colour, ink) {
                play.desk.tool.ink = colour;
                play.desk.tool.crosses = false;
            }
        }
    });
}

fn swatch(
    ui: &mut Ui,
    words: &Words,
    palette: &Palette,
    colour: Colour,
    is_chosen: bool,
    ink: &theme::Ink,
) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(34.0, 34.0), Sense::click());
    let name = say!(words, "play-ink", number = colour.index(), name = words.ink(colour, palette));
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, &name));
    let rgb = palette.ink(colour).rgb;
    let fill = Color32::from_rgb(rgb.r, rgb.g, rgb.b);
    let border = if is_chosen { Stroke::new(3.0, ink.accent) } else { Stroke::new(1.0, ink.thick) };
    ui.painter().rect(
        rect.shrink(2.0),
        CornerRadius::same(5),
        fill,
        border,
        egui::StrokeKind::Inside,
    );
    let light = u32::from(rgb.r) * 2 + u32::from(rgb.g) * 5 + u32::from(rgb.b);
    let text = if light > 1024 { Color32::BLACK } else { Color32::WHITE };
    let number = colour.index().to_string();
    ui.painter().text(
        rect.center(),
        egui::Align2::CENTER_CENTER,
        number,
        egui::FontId::proportional(14.0),
        text,
    );
    response.on_hover_text(name).clicked()
}

/// A button of a sign only.
fn small(ui: &mut Ui, words: &Words, command: Command, is_enabled: bool) -> bool {
    let entry = command.entry();
    let name = say!(words, entry.name);
    let response = ui.add_enabled(is_enabled, Button::new(entry.icon).min_size(vec2(40.0, 32.0)));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, is_enabled, &name));
    let key = entry.key.map(|key| ui.ctx().format_shortcut(&key)).unwrap_or_default();
    response.on_hover_text(format!("{name}  {key}")).clicked()
}

/// What is said: the hint as far as it is told, or an answer.
fn told(
    ui: &mut Ui,
    words: &Words,
    play: &mut Play,
    ink: &theme::Ink,
    asked: &mut Option<Command>,
) {
    let mut is_closed = false;
    let sentences: Vec<String> = match (&play.hint, &play.said, play.is_busy()) {
        (_, _, true) => vec![say!(words, "hint-thinking")],
        (Some((hint, level)), _, _) => words.hint(hint, *level, play.game.puzzle()),
        (None, Some(said), _) => vec![said.clone()],
        (None, None, false) => return,
    };
    let frame = egui::Frame::new().fill(ink.card).stroke(Stroke::new(1.0, ink.thin));
    frame.corner_radius(6).inner_margin(10).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for sentence in sentences {
            ui.label(sentence);
        }
        if play.is_busy() {
            if ui.button(say!(words, "cancel")).clicked() {
                play.stop();
            }
            return;
        }
        ui.horizontal_wrapped(|ui| {
            let more = matches!(&play.hint, Some((hint, level)) if *level < Level::Argument && !matches!(hint, Hint::Solved | Hint::Stuck | Hint::Undecided));
            if more && ui.button(say!(words, "hint-more")).clicked() {
                *asked = Some(Command::Hint);
            }
            let can_take = matches!(&play.hint, Some((Hint::Next(_), level)) if *level >= Level::Cells);
            if can_take && ui.button(say!(words, "hint-take")).clicked() {
                *asked = Some(Command::TakeHint);
            }
            is_closed = ui.button(say!(words, "hint-close")).clicked();
        });
    });
    if is_closed {
        play.hint = None;
        play.said = None;
    }
    ui.add_space(GAP);
}

fn solution(ui: &mut Ui, words: &Words, play: &mut Play) -> Option<Command> {
    let Mode::Solution(shown) = &play.mode else { return None };
    ui.label(RichText::new(say!(words, "solution-title")).heading());
    let more = if shown.is_last { "no" } else { "yes" };
    ui.label(say!(words, "solution-number", number = shown.number, more = more));
    let mut asked = None;
    if !shown.is_last && !play.is_busy() && ui.button(say!(words, "solution-next")).clicked() {
        asked = Some(Command::Solve);
    }
    if ui.button(say!(words, "solution-write")).clicked() {
        if let Some(change) = play.solution() {
            play.back();
            play.was_congratulated = true;
            play.act(&grille_engine::session::Act::Play(change));
            play.was_congratulated = true;
        }
    } else if ui.button(say!(words, "solution-back")).clicked() {
        play.back();
    }
    asked
}

fn watch(ui: &mut Ui, words: &Words, play: &mut Play) -> Option<Command> {
    let palette = play.game.puzzle().palette().clone();
    let Mode::Watch(watch) = &mut play.mode else { return None };
    ui.label(RichText::new(say!(words, "watch-title")).heading());
    let mut chosen: Option<(&str, bool)> = None;
    let name = watch.entry().name;
    egui::ComboBox::from_label(say!(words, "watch-method")).selected_text(name).show_ui(ui, |ui| {
        for entry in METHODS.iter().filter(|entry| entry.colours || palette.is_two_tone()) {
            if ui.selectable_label(entry.name == name, entry.name).clicked() {
                chosen = Some((entry.name, false));
            }
        }
    });
    ui.label(RichText::new(say!(words, &format!("method-{name}"))).weak());
    ui.horizontal_wrapped(|ui| {
        if ui.button(say!(words, "watch-from-start")).clicked() {
            chosen = Some((name, false));
        }
        if ui.button(say!(words, "watch-from-here")).clicked() {
            chosen = Some((name, true));
        }
    });
    ui.add_space(GAP);
    ui.horizontal_wrapped(|ui| {
        let is_playing = watch.pace != Pace::Still;
        let (key, next) = match is_playing {
            true => ("watch-stop", Pace::Still),
            false => ("watch-play", Pace::Playing),
        };
        if ui.button(say!(words, key)).clicked() {
            watch.pace = next;
        }
        if ui.add_enabled(!is_playing, Button::new(say!(words, "watch-step"))).clicked() {
            while !watch.step() && !watch.is_over() {}
        }
        if ui.button(say!(words, "watch-guess")).clicked() {
            watch.pace = Pace::ToGuess;
        }
        if ui.button(say!(words, "watch-end")).clicked() {
            watch.pace = Pace::ToEnd;
        }
    });
    let slider = Slider::new(&mut watch.speed, 0.0..=16.0).show_value(false);
    ui.add(slider.text(say!(words, "watch-speed")));
    ui.add_space(GAP);
    status(ui, words, watch, &palette);
    ui.add_space(GAP);
    if ui.button(say!(words, "watch-back")).clicked() {
        play.back();
        return None;
    }
    if let Some((name, from_here)) = chosen {
        play.watch(name, from_here);
    }
    None
}

fn status(ui: &mut Ui, words: &Words, watch: &Watch, palette: &Palette) {
    let stats = watch.stats();
    ui.label(
        RichText::new(say!(
            words,
            "watch-stats",
            shown = watch.shown(),
            steps = stats.steps,
            guesses = stats.guesses,
            depth = watch.depth()
        ))
        .weak(),
    );
    let status = match watch.status {
        _ if !watch.is_over() && watch.status != Status::Solution => say!(words, "watch-running"),
        Status::Running => say!(words, "watch-running"),
        Status::Solution => say!(words, "watch-solution"),
        Status::Exhausted => say!(words, "watch-exhausted"),
        Status::Stuck => say!(words, "watch-stuck"),
        Status::Limit => say!(words, "watch-limit"),
    };
    ui.label(status);
    if let Some(event) = &watch.last {
        ui.label(words.event(event, palette));
    }
}
