//! The entry, and what JavaScript asks of us.

use crate::files::Held;
use crate::host::Browser;
use crate::mirror::{self, Mirror};
use crate::page;
use crate::storage::{self, Kept};
use eframe::{Frame, WebOptions, WebRunner};
use egui::{Context, Event, PointerButton, RawInput};
use grille_app::pace::Pace;
use grille_app::{Store, Window};
use grille_words::{Lang, Words};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::PathBuf;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

/// What JavaScript has told us and the window has not yet seen.
enum News {
    /// A file was dropped, or the system has opened it with us.
    Open(PathBuf),
    /// The address ends in the code of a puzzle.
    Code(String),
    /// Something cannot be kept, in the browser's words.
    Unkept(String),
}

thread_local! {
    static CONTEXT: RefCell<Option<Context>> = const { RefCell::new(None) };
    static NEWS: RefCell<VecDeque<News>> = const { RefCell::new(VecDeque::new()) };
    static PICKED: RefCell<Option<PathBuf>> = const { RefCell::new(None) };
    static KEPT: RefCell<Kept> = RefCell::default();
    static FILES: RefCell<Held> = RefCell::default();
}

/// The file that was picked, once.
pub fn picked() -> Option<PathBuf> {
    PICKED.take()
}

fn tell(news: News) {
    NEWS.with_borrow_mut(|all| all.push_back(news));
    woken();
}

/// The window has something to look at.
#[wasm_bindgen]
pub fn woken() {
    CONTEXT.with_borrow(|context| {
        if let Some(context) = context {
            context.request_repaint();
        }
    });
}

/// A text that was kept before, told before the start.
#[wasm_bindgen]
pub fn found(name: String, bytes: Vec<u8>, written: f64) {
    KEPT.with_borrow(|kept| kept.found(name, bytes, storage::time(written)));
}

/// Another page has changed what is kept.
#[wasm_bindgen]
pub fn follow(change: &str, name: &str, at: f64, bytes: &[u8]) {
    if let Some(change) = storage::change(change, at, bytes) {
        KEPT.with_borrow(|kept| kept.follow(name, change));
    }
}

/// A change could not be kept after all.
#[wasm_bindgen]
pub fn unkept(why: String) {
    tell(News::Unkept(why));
}

/// The file that the player has picked.
#[wasm_bindgen]
pub fn picked_file(name: &str, bytes: Vec<u8>) {
    let path = FILES.with_borrow(|files| files.take(name, bytes));
    PICKED.set(Some(path));
    woken();
}

/// A file to be opened.
#[wasm_bindgen]
pub fn open_file(name: &str, bytes: Vec<u8>) {
    tell(News::Open(FILES.with_borrow(|files| files.take(name, bytes))));
}

/// The code of a puzzle to be opened.
#[wasm_bindgen]
pub fn open_code(code: String) {
    tell(News::Code(code));
}

/// Somebody pressed an element of the mirror, or gave it the keyboard.
#[wasm_bindgen]
pub fn act(action: &str, id: &str) {
    if mirror::act(action, id) {
        woken();
    }
}

/// The language that the player has chosen, or else the browser's.
fn chosen(browser: &str) -> Lang {
    let own = KEPT.with_borrow(|kept| Store::new(kept.clone()).settings().ok());
    let chosen = own.and_then(|(settings, _)| settings.language);
    Lang::find(chosen.as_deref().unwrap_or(browser)).unwrap_or_default()
}

/// The code of the language of the window, in a browser of that language.
#[wasm_bindgen]
pub fn language(browser: &str) -> String {
    chosen(browser).code().to_owned()
}

/// A sentence in that language.
#[wasm_bindgen]
pub fn sentence(key: &str, browser: &str) -> String {
    Words::new(chosen(browser)).say(key, &[])
}

/// The window in a page.
struct Page {
    window: Window,
    pace: Pace,
    /// The buttons that are down.
    pressed: Vec<PointerButton>,
}

impl Page {
    /// A touch is told twice, as a pointer's and as a finger's: what changes no button is left out.
    fn once(&mut self, input: &mut RawInput) {
        input.events.retain(|event| match event {
            Event::PointerButton { button, pressed, .. } => {
                let was_pressed = self.pressed.contains(button);
                match pressed {
                    true if !was_pressed => self.pressed.push(*button),
                    true => {}
                    false => self.pressed.retain(|own| own != button),
                }
                was_pressed != *pressed
            }
            _ => true,
        });
    }
}

impl eframe::App for Page {
    fn raw_input_hook(&mut self, context: &Context, input: &mut RawInput) {
        for file in std::mem::take(&mut input.dropped_files) {
            if let Some(file) = file.web_file() {
                page::read(file.clone());
            }
        }
        self.once(input);
        self.pace.hold(&self.window, context, input);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut Frame) {
        while let Some(news) = NEWS.with_borrow_mut(VecDeque::pop_front) {
            match news {
                News::Open(path) => drop(self.window.open_path(&path)),
                News::Code(code) => drop(self.window.open_bytes("", code.into_bytes())),
                News::Unkept(why) => self.window.complain_unkept(&why),
            }
        }
        self.window.show(ui);
    }
}

/// Draws the window on a canvas of the page at this address, in this language unless the player chose another.
#[wasm_bindgen]
pub async fn start(
    canvas: HtmlCanvasElement,
    lang: String,
    address: String,
) -> Result<(), JsValue> {
    let (kept, files) = (KEPT.with_borrow(Kept::clone), FILES.with_borrow(Held::clone));
    let lang = Lang::find(&lang).unwrap_or_default();
    WebRunner::new()
        .start(
            canvas,
            WebOptions { dithering: false, ..WebOptions::default() },
            Box::new(move |creation| {
                let context = &creation.egui_ctx;
                CONTEXT.set(Some(context.clone()));
                context.add_plugin(Mirror::default());
                let host = Browser::new(Store::new(kept), files, address);
                let window = Window::new(lang, Box::new(host));
                Ok(Box::new(Page { window, pace: Pace::default(), pressed: Vec::new() }))
            }),
        )
        .await
}
