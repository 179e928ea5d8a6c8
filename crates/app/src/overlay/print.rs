//! The puzzle on the table on paper: how it shall look at one side, its first page at the other. What is
//! found out about the puzzle, pages and files are made beside the window; what can be chosen is what `grille print`
//! knows, but for margins, titles and links.

use crate::dialog::{Asked, Written, focus, is_entered, room, window};
use crate::host::{Host, Poll, Work};
use crate::part::setting::{check, listed};
use crate::part::{Segment, at_right, primary, segments};
use crate::theme::tokens::SHADOW;
use crate::theme::{self, GAP, Icon, ROUND, Type};
use egui::{
    Align, Color32, ColorImage, Context, CornerRadius, Layout as Placing, Rect, ScrollArea, Sense,
    Shadow, TextureHandle, TextureOptions, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use grille_engine::run::Task;
use grille_paper::sheet::PAPERS;
use grille_paper::{Document, png};
use grille_print::layout::PER_PAGE;
use grille_print::{
    Answers, Choice, Form, Layout, Looking, Named, Ready, STEPS, document, looking,
};
use grille_words::{Lang, Words, capital, say};
use std::sync::Arc;
use std::time::Duration;

/// However slow the machine is, nobody waits longer for one of the tasks.
const PATIENCE: Duration = Duration::from_secs(60);
/// The room for the page.
const PREVIEW: f32 = 320.0;
/// Below this width of the dialog the page lies over the rest.
const NARROW: f32 = 600.0;
/// What stays free round the page.
const AROUND: f32 = 14.0;

/// What can be saved, as its buttons say it.
const FORMS: [Form; 3] = [Form::Pdf, Form::Svg, Form::Png];

/// A print in the making.
pub struct Printing {
    /// What is chosen.
    layout: Layout,
    form: Form,
    /// The puzzle, for what means something to it.
    named: Named,
    /// The name of its file, without an ending.
    stem: String,
    looking: Option<Work<Arc<dyn Ready>>>,
    ready: Option<Arc<dyn Ready>>,
    /// How many pixels there are for the page, across and down.
    room: [usize; 2],
    /// Pages that are being made, with what was chosen for them.
    laying: Option<(Wish, Work<Laid>)>,
    /// The pages that are there.
    laid: Option<(Wish, Laid)>,
    page: Option<TextureHandle>,
    /// Files that are being made, and as what.
    making: Option<(Form, Work<Vec<Vec<u8>>>)>,
    /// Whether the last files took too long.
    is_late: bool,
}

/// What pages are made for: what is chosen, and how large the first is shown.
type Wish = (Layout, [usize; 2]);

/// Pages with a picture of the first; or why there are none.
type Laid = Result<Pages, String>;

struct Pages {
    document: Arc<Document>,
    picture: Arc<ColorImage>,
    /// What is not as it was asked for.
    complaints: Vec<String>,
}

impl Printing {
    /// A puzzle, and what its file is called without an ending.
    pub fn new(named: Named, stem: String) -> Printing {
        Printing {
            layout: Layout::default(),
            form: Form::Pdf,
            named,
            stem,
            looking: None,
            ready: None,
            room: [0, 0],
            laying: None,
            laid: None,
            page: None,
            making: None,
            is_late: false,
        }
    }

    /// Goes on with what is made beside the window; files that are made, with the name of the first.
    fn go_on(
        &mut self,
        context: &Context,
        words: &Words,
        host: &dyn Host,
    ) -> Option<(String, Vec<Vec<u8>>)> {
        self.look(context, host);
        self.lay(context, words, host);
        let (form, work) = self.making.as_ref()?;
        let name = format!("{}.{}", self.stem, form.ending());
        let files = match work.poll() {
            Poll::Working => return None,
            Poll::Late => None,
            Poll::Done(files) => Some(files),
        };
        (self.making, self.is_late) = (None, files.is_none());
        files.map(|files| (name, files))
    }

    /// Finds out once what has to be known about the puzzle.
    fn look(&mut self, context: &Context, host: &dyn Host) {
        if self.ready.is_some() {
            return;
        }
        // Everything that some layout needs.
        let whole = Layout::default();
        let Some(work) = &self.looking else {
            let task = Bounded(Some(looking(self.named.clone(), &whole)));
            self.looking = Some(Work::start(host, context, task, PATIENCE));
            return;
        };
        match work.poll() {
            Poll::Working => return,
            Poll::Done(ready) => self.ready = Some(ready),
            Poll::Late => self.ready = Some(looking(self.named.clone(), &whole).ready().into()),
        }
        self.looking = None;
    }

    /// Makes the pages whenever something else is chosen.
    fn lay(&mut self, context: &Context, words: &Words, host: &dyn Host) {
        let Some(ready) = &self.ready else { return };
        let known = self.laying.as_ref().map(|own| &own.0).or(self.laid.as_ref().map(|own| &own.0));
        let wish = (self.layout.clone(), self.room);
        if known != Some(&wish) && self.room[0] > 0 {
            let (ready, lang, own) = (ready.clone(), words.lang(), wish.clone());
            let task = Once(Some(move || lay(&*ready, lang, &own)));
            self.laying = Some((wish, Work::start(host, context, task, PATIENCE)));
            return;
        }
        let Some((_, work)) = &self.laying else { return };
        let laid = match work.poll() {
            Poll::Working => return,
            Poll::Done(laid) => laid,
            Poll::Late => Err(say!(words, "print-late")),
        };
        if let Ok(pages) = &laid {
            let picture = pages.picture.clone();
            self.page = Some(context.load_texture("page", picture, TextureOptions::LINEAR));
        }
        self.laid = self.laying.take().map(|(wish, _)| (wish, laid));
    }

    /// The pages, if they are those that are chosen now.
    fn pages(&self) -> Option<&Pages> {
        let (wish, laid) = self.laid.as_ref()?;
        laid.as_ref().ok().filter(|_| wish.0 == self.layout)
    }
}

/// The pages of a puzzle.
fn lay(ready: &dyn Ready, lang: Lang, (layout, room): &Wish) -> Laid {
    let words = Words::new(lang);
    let mut prepared = [ready.prepared(&words, layout)?];
    let document = document(&words, layout, &mut prepared)?;
    let first = document.pages.first().ok_or_else(|| say!(words, "print-late"))?;
    // A pixel of it is one of the screen.
    let scale = (room[0] as f32 / first.width).min(room[1] as f32 / first.height);
    let (size, pixels) = png::pixels(first, scale * 72.0);
    let picture = Arc::new(ColorImage::from_rgb(size, &pixels));
    let [prepared] = prepared;
    Ok(Pages { document: Arc::new(document), picture, complaints: prepared.complaints })
}

/// Looking at a puzzle for so many steps at the most.
struct Bounded(Option<Box<dyn Looking>>);

impl Task for Bounded {
    type Output = Arc<dyn Ready>;

    fn advance(&mut self, steps: u64) -> Option<Arc<dyn Ready>> {
        let looking = self.0.as_mut()?;
        let is_over = looking.advance(steps).is_some() || looking.steps() > STEPS;
        let looking = self.0.take_if(|_| is_over)?;
        Some(looking.ready().into())
    }

    fn steps(&self) -> u64 {
        self.0.as_ref().map_or(0, Task::steps)
    }
}

/// Something that is done in one go.
struct Once<F>(Option<F>);

impl<T, F: FnOnce() -> T> Task for Once<F> {
    type Output = T;

    fn advance(&mut self, _: u64) -> Option<T> {
        self.0.take().map(|work| work())
    }

    fn steps(&self) -> u64 {
        0
    }
}

/// Draws the dialog.
pub fn show(context: &Context, words: &Words, printing: &mut Printing, host: &dyn Host) -> Asked {
    let files = printing.go_on(context, words, host);
    let asked = window(context, words, &say!(words, "print-title"), 760.0, |ui| {
        let high = (room(context) - 60.0).max(200.0);
        if ui.available_width() < NARROW {
            // The bar of the scroll area lies over its right border.
            ui.set_max_width(ui.available_width() - 12.0);
            preview(ui, words, printing, vec2(ui.available_width(), (high * 0.4).min(PREVIEW)));
            ui.add_space(GAP);
            choices(ui, words, printing);
            ui.add_space(GAP);
            foot(ui, words, printing, host);
            return Asked::Nothing;
        }
        let high = high.min(480.0);
        ui.horizontal_top(|ui| {
            preview(ui, words, printing, vec2(PREVIEW, high));
            ui.add_space(24.0);
            let size = vec2(ui.available_width(), high);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let layout = Placing::top_down(Align::Min);
            let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
            let scroll = ScrollArea::vertical().max_height(high).auto_shrink(false);
            scroll.show(&mut ui, |ui| {
                // The bar of the scroll area lies over its right border.
                ui.set_max_width(ui.available_width() - 12.0);
                choices(ui, words, printing);
            });
        });
        ui.add_space(GAP);
        foot(ui, words, printing, host);
        Asked::Nothing
    });
    match files {
        Some((name, files)) => Asked::Write(name, Written::At(files)),
        None => asked,
    }
}

/// The first page, or why there is none.
fn preview(ui: &mut Ui, words: &Words, printing: &mut Printing, size: Vec2) {
    let (ink, pixels) = (theme::ink(ui.ctx()), ui.ctx().pixels_per_point());
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let room = (size - Vec2::splat(2.0 * AROUND)).max(Vec2::splat(8.0)) * pixels;
    printing.room = [room.x as usize, room.y as usize];
    ui.painter().rect_filled(rect, CornerRadius::same(ROUND), ink.sunk);
    let trouble = match &printing.laid {
        Some((wish, Err(why))) if wish.0 == printing.layout => Some(capital(why)),
        Some(_) | None => None,
    };
    if let Some(why) = trouble {
        let layout = Placing::top_down(Align::Min);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rect.shrink(20.0)).layout(layout));
        ui.add(egui::Label::new(Type::Body.text(why).color(ink.wrong)).wrap());
        return;
    }
    let Some(page) = &printing.page else {
        let told = say!(words, "print-making");
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &told));
        let galley = ui.painter().layout_no_wrap(told.clone(), Type::Body.font(), ink.ink2);
        ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink.ink2);
        return;
    };
    response
        .widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, say!(words, "print-page")));
    let (inner, own) = (rect.shrink(AROUND), page.size_vec2() / pixels);
    // A page of another size is shown until there is one of this.
    let scale = (inner.width() / own.x).min(inner.height() / own.y);
    let own = if (scale - 1.0).abs() < 0.02 { own } else { own * scale };
    let corner = ((inner.center() - own / 2.0).to_vec2() * pixels).round() / pixels;
    let place = Rect::from_min_size(corner.to_pos2(), own);
    let shadow = Shadow { offset: [0, 2], blur: 10, spread: 0, color: SHADOW.gamma_multiply(0.6) };
    ui.painter().add(shadow.as_shape(place, CornerRadius::ZERO));
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    // Paper is white by night too; while another page is made, the last one is pale.
    let tint = match printing.pages() {
        Some(_) => Color32::WHITE,
        None => Color32::from_white_alpha(140),
    };
    ui.painter().image(page.id(), place, whole, tint);
}

/// What can be chosen.
fn choices(ui: &mut Ui, words: &Words, printing: &mut Printing) {
    let Printing { layout, named, .. } = printing;
    let papers = PAPERS
        .iter()
        .map(|(own, ..)| ((*own).to_owned(), say!(words, &format!("print-paper-{own}"))));
    listed(ui, words, "print-paper", &mut layout.paper, papers);
    let counts = std::iter::once((None, say!(words, "print-by-size")))
        .chain(PER_PAGE.map(|count| (Some(count), count.to_string())));
    listed(ui, words, "print-per-page", &mut layout.per_page, counts);
    let answers = Answers::ALL.into_iter().map(|own| (own, say!(words, own.key())));
    listed(ui, words, "print-answers", &mut layout.answers, answers);
    for choice in Choice::ALL.into_iter().filter(|choice| choice.fits(&named.puzzle)) {
        check(ui, words, choice.key(), choice.of(layout));
    }
}

/// How many pages there are, as what they are saved, and the button that does.
fn foot(ui: &mut Ui, words: &Words, printing: &mut Printing, host: &dyn Host) {
    let ink = theme::ink(ui.ctx());
    let pages = printing.pages().map(|pages| pages.document.pages.len());
    let mut told: Vec<String> = Vec::new();
    told.extend(pages.map(|pages| say!(words, "paper-written", pages = pages)));
    told.extend(printing.pages().into_iter().flat_map(|own| own.complaints.iter().cloned()));
    if printing.making.is_some() {
        told.push(say!(words, "print-making"));
    }
    if printing.is_late {
        told.push(say!(words, "print-late"));
    }
    let told = told.iter().map(|own| capital(own)).collect::<Vec<_>>().join(" ");
    // A line is kept free for it, so that nothing moves.
    let told =
        ui.label(Type::Small.text(if told.is_empty() { "\u{a0}" } else { &told }).color(ink.ink2));
    ui.ctx().accesskit_node_builder(told.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
    });
    let is_narrow = ui.available_width() < NARROW;
    let all = FORMS.map(|form| Segment::new(form, form.ending().to_uppercase()));
    if is_narrow {
        let wide = ui.available_width();
        let chosen = segments(ui, Some(printing.form), &all, Some(wide));
        printing.form = chosen.unwrap_or(printing.form);
        ui.add_space(GAP);
        save(ui, words, printing, host);
        return;
    }
    at_right(ui, 42.0, |ui| {
        save(ui, words, printing, host);
        let chosen = segments(ui, Some(printing.form), &all, None);
        printing.form = chosen.unwrap_or(printing.form);
    });
}

/// The button that makes the files.
fn save(ui: &mut Ui, words: &Words, printing: &mut Printing, host: &dyn Host) {
    let document = printing.pages().map(|pages| pages.document.clone());
    let can = document.is_some() && printing.making.is_none();
    let wide = if ui.max_rect().width() < NARROW { ui.available_width() } else { 0.0 };
    let save = primary(say!(words, "print-save")).icon(Icon::Share).width(wide);
    let save = ui.add_enabled(can, save);
    focus(&save);
    if let (true, Some(document)) = (save.clicked() || (can && is_entered(ui)), document) {
        let form = printing.form;
        let task = Once(Some(move || form.files(&document)));
        let work = Work::start(host, ui.ctx(), task, PATIENCE);
        (printing.making, printing.is_late) = (Some((form, work)), false);
    }
}
