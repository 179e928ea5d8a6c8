//! What can be chosen, in groups: the look, the play, help, access; in each of them what is for
//! all games, and under it what each game has. Beside them, everything that is kept as one file.

use crate::dialog::{Asked, bare, head};
use crate::games::GAMES;
use crate::host::Host;
use crate::part::setting::{check, choice, line};
use crate::part::{Segment, primary, row, secondary, segments, slider};
use crate::theme::tokens::SCRIM;
use crate::theme::{self, GAP, Icon, PHONE, ROUND_DIALOG, Type};
use egui::{
    Align, Context, CornerRadius, Layout, Rect, ScrollArea, Sense, Slider, Stroke, Ui, UiBuilder,
    pos2, vec2,
};
use grille_store::{Settings, Theme};
use grille_words::{Lang, Words, capital, say};

const THEMES: &[(Theme, &str)] =
    &[(Theme::System, "theme-system"), (Theme::Light, "theme-light"), (Theme::Dark, "theme-dark")];

/// A group of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// What everything looks like.
    #[default]
    Look,
    /// How the board is played on.
    Play,
    /// What helps.
    Help,
    /// For eyes and hands that need something else.
    Access,
    /// Everything that is kept, as one file.
    Backup,
}

const PAGES: &[(Page, Icon, &str)] = &[
    (Page::Look, Icon::Palette, "settings-look"),
    (Page::Play, Icon::Fill, "settings-play"),
    (Page::Help, Icon::Hint, "settings-help"),
    (Page::Access, Icon::Watch, "settings-access"),
    (Page::Backup, Icon::Folder, "settings-backup"),
];

/// The width of the list of groups.
const RAIL: f32 = 208.0;

pub fn show(
    context: &Context,
    words: &Words,
    page: &mut Page,
    told: &[String],
    settings: &mut Settings,
    host: &dyn Host,
) -> Asked {
    bare(context, "settings", SCRIM, 0, |ui| {
        let screen = context.content_rect().size();
        let size = vec2((screen.x - 32.0).min(820.0), (screen.y - 64.0).min(560.0));
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        let is_narrow = size.x < PHONE;
        let inner = match is_narrow {
            true => whole.shrink(16.0),
            false => {
                let rail = Rect::from_min_size(whole.min, vec2(RAIL, size.y));
                rail_of(ui, words, page, rail);
                Rect::from_min_max(pos2(rail.right(), whole.top()), whole.max).shrink(28.0)
            }
        };
        let mut ui = child(ui, inner);
        let name = PAGES.iter().find(|(own, _, _)| own == page).map_or("", |&(_, _, key)| key);
        let is_closed = head(&mut ui, words, &say!(words, name));
        if is_narrow {
            let all = PAGES.iter().map(|&(own, _, key)| Segment::new(own, say!(words, key)));
            let wide = ui.available_width();
            let all: Vec<_> = all.collect();
            *page = segments(&mut ui, Some(*page), &all, Some(wide)).unwrap_or(*page);
        }
        let mut asked = Asked::Nothing;
        let high = (ui.available_height() - 52.0).max(80.0);
        ScrollArea::vertical().max_height(high).auto_shrink(false).show(&mut ui, |ui| {
            match page {
                Page::Look => look(ui, words, settings),
                Page::Play => check(ui, words, "setting-stock", &mut settings.stock),
                Page::Help => check(ui, words, "studio-check", &mut settings.check_drawings),
                Page::Access => {
                    check(ui, words, "setting-contrast", &mut settings.contrast);
                    check(ui, words, "setting-motion", &mut settings.reduced_motion);
                }
                Page::Backup => asked = backup(ui, words, told, host.store().is_some()),
            }
            if *page != Page::Backup {
                GAMES.iter().for_each(|game| (game.settings)(ui, words, *page, settings));
            }
        });
        let bottom = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 36.0), inner.max);
        let layout = Layout::right_to_left(Align::Center);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(bottom).layout(layout));
        let is_done = ui.add(primary(say!(words, "settings-done"))).clicked();
        if is_closed || is_done { Asked::Close } else { asked }
    })
}

fn child(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)))
}

/// The groups, in a list at the left.
fn rail_of(ui: &mut Ui, words: &Words, page: &mut Page, rail: Rect) {
    let ink = theme::ink(ui.ctx());
    let left = ROUND_DIALOG;
    let round = CornerRadius { nw: left, sw: left, ne: 0, se: 0 };
    ui.painter().rect_filled(rail.shrink(1.0), round, ink.paper);
    ui.painter().vline(rail.right(), rail.y_range().shrink(1.0), Stroke::new(1.0, ink.hair));
    let mut ui = child(ui, rail.shrink2(vec2(16.0, 24.0)));
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.horizontal(|ui| {
        ui.add_space(10.0);
        ui.label(Type::Title.text(say!(words, "command-settings")));
    });
    ui.add_space(GAP);
    for &(own, icon, key) in PAGES {
        if row(&mut ui, Some(icon), &say!(words, key), "", own == *page).clicked() {
            *page = own;
        }
    }
    let version = concat!("Grille ", env!("CARGO_PKG_VERSION"));
    let bottom = Layout::bottom_up(Align::Min);
    ui.with_layout(bottom, |ui| {
        let text = format!("{version}. {}", say!(words, "settings-kept"));
        ui.label(Type::Caption.text(text).color(ink.ink2));
    });
}

/// Everything that is kept as one file, and back; what came of the last time.
fn backup(ui: &mut Ui, words: &Words, told: &[String], is_kept: bool) -> Asked {
    let ink = theme::ink(ui.ctx());
    let mut asked = Asked::Nothing;
    ui.label(Type::Body.text(say!(words, "backup-about")));
    ui.add_space(GAP);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let out = secondary(say!(words, "backup-write")).icon(Icon::Share);
        if ui.add_enabled(is_kept, out).clicked() {
            asked = Asked::BackUp;
        }
        let back = secondary(say!(words, "backup-restore")).icon(Icon::Open);
        if ui.add_enabled(is_kept, back).clicked() {
            asked = Asked::Restore;
        }
    });
    ui.add_space(GAP);
    for sentence in told {
        let told = ui.label(Type::Small.text(capital(sentence)).color(ink.ink2));
        ui.ctx().accesskit_node_builder(told.id, |node| {
            node.set_live(egui::accesskit::Live::Polite);
        });
    }
    asked
}

fn look(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    choice(ui, words, "setting-theme", &mut settings.theme, THEMES);
    line(ui, words, "setting-scale", |ui, name| {
        let mut percent = settings.scale * 100.0;
        let own = Slider::new(&mut percent, 75.0..=200.0).step_by(5.0).suffix("\u{a0}%");
        let own = own.max_decimals(0);
        let response = slider(ui, own.update_while_editing(false));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Slider, true, name));
        settings.scale = percent / 100.0;
    });
    let mut lang = words.lang();
    let langs = Lang::ALL.map(|own| (own, say!(Words::new(own), "language-name")));
    line(ui, words, "setting-language", |ui, _| {
        let all = langs.map(|(own, name)| Segment::new(own, name));
        lang = segments(ui, Some(lang), &all, None).unwrap_or(lang);
    });
    if lang != words.lang() {
        settings.language = Some(lang.code().to_owned());
    }
    let mut clock = !settings.timer_hidden;
    check(ui, words, "setting-clock", &mut clock);
    settings.timer_hidden = !clock;
}
