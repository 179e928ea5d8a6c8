//! The window on a desktop: files, threads, dialogs of the system.

use crate::host::threads::{System, drive};
use crate::host::{Chosen, Files, Host, Job, Waker, Wanted};
use crate::pace::Pace;
use crate::window::Window;
use eframe::{Frame, NativeOptions};
use egui::IconData;
use grille_store::Store;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant, SystemTime};

/// A machine with a desktop.
#[derive(Default)]
pub struct Desktop {
    store: Option<Store>,
    answer: Option<Receiver<Chosen>>,
}

impl Desktop {
    /// The machine that this runs on, which keeps things there, if anywhere.
    pub fn new(store: Option<Store>) -> Desktop {
        Desktop { store, answer: None }
    }
}

impl Host for Desktop {
    fn store(&self) -> Option<&Store> {
        self.store.as_ref()
    }

    fn now(&self) -> SystemTime {
        SystemTime::now()
    }

    fn files(&self) -> Arc<dyn Files> {
        Arc::new(System)
    }

    fn choose(&mut self, wanted: Wanted, context: &egui::Context) {
        let (sender, answer) = channel();
        choose(wanted, sender, context.clone());
        self.answer = Some(answer);
    }

    fn chosen(&mut self) -> Option<Chosen> {
        let chosen = self.answer.as_ref()?.try_recv().ok()?;
        self.answer = None;
        Some(chosen)
    }

    fn copy(&mut self, text: &str, context: &egui::Context) {
        context.copy_text(text.to_owned());
    }

    fn drive(&self, job: Box<dyn Job>, patience: Duration) {
        drive(job, patience);
    }

    fn waker(&self, context: &egui::Context) -> Waker {
        let context = context.clone();
        Box::new(move || context.request_repaint())
    }

    fn works_beside(&self) -> bool {
        true
    }

    fn work_between_frames(&mut self) -> bool {
        false
    }
}

/// The window on a screen.
struct Screen {
    window: Window,
    pace: Pace,
    /// Where to tell that the first picture is there; then it closes.
    first_frame: Option<Arc<OnceLock<Instant>>>,
    frames: u32,
}

impl eframe::App for Screen {
    fn raw_input_hook(&mut self, context: &egui::Context, input: &mut egui::RawInput) {
        self.pace.hold(&self.window, context, input);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut Frame) {
        self.window.show(ui);
        if let Some(first) = &self.first_frame {
            // The one before this has been shown.
            if self.frames > 0 {
                first.get_or_init(Instant::now);
                ui.ctx().send_viewport_cmd(egui::ViewportCommand::Close);
            }
            self.frames += 1;
            ui.ctx().request_repaint();
        }
    }
}

/// Opens the window and stays until it is closed; the system's words, if there is no screen.
pub fn run(window: Window) -> Result<(), String> {
    open(window, None)
}

/// Opens the window until its first picture is on the screen, and says when that was.
pub fn first_frame(window: Window) -> Result<Option<Instant>, String> {
    let first = Arc::new(OnceLock::new());
    open(window, Some(first.clone()))?;
    Ok(first.get().copied())
}

/// The letter of the icon, in cells, as web/page/icon.svg has it.
const LETTER: [&[u8; 5]; 5] = [b".###.", b"#....", b"#.o##", b"#...#", b".####"];
/// The side of its cells and the room around them, in pixels.
const CELL: usize = 18;
const ROOM: usize = 19;

/// What stands for the window in lists of windows.
fn icon() -> IconData {
    let side = 5 * CELL + 2 * ROOM;
    let cell = |place: usize| {
        let inside = place.checked_sub(ROOM).filter(|inside| *inside < 5 * CELL)?;
        // A line of paper lies between two cells.
        (inside % CELL > 0).then_some(inside / CELL)
    };
    let pixel = |at: usize| match (cell(at / side), cell(at % side)) {
        (Some(row), Some(col)) => match LETTER[row][col] {
            b'#' => [0x23, 0x26, 0x2c, 0xff],
            b'o' => [0x1f, 0x4f, 0x9a, 0xff],
            _ => [0xe9, 0xe2, 0xd3, 0xff],
        },
        _ => [0xf4, 0xef, 0xe4, 0xff],
    };
    let side = side as u32;
    IconData {
        rgba: (0..(side * side) as usize).flat_map(pixel).collect(),
        width: side,
        height: side,
    }
}

fn open(window: Window, first_frame: Option<Arc<OnceLock<Instant>>>) -> Result<(), String> {
    // As large as it was left; a little less than small screens have where nobody knows.
    let (width, height) = window.settings().window.unwrap_or((1280.0, 800.0));
    let viewport = egui::ViewportBuilder::default()
        .with_title("Grille")
        .with_app_id("grille")
        .with_icon(icon())
        .with_inner_size([width, height])
        .with_min_inner_size([360.0, 420.0]);
    // There are no gradients whose steps would be seen; without a graphics card dithering costs.
    let options = NativeOptions { viewport, dithering: false, ..NativeOptions::default() };
    let screen = Screen { window, pace: Pace::default(), first_frame, frames: 0 };
    eframe::run_native("grille", options, Box::new(|_| Ok(Box::new(screen))))
        .map_err(|error| last_words(&error.to_string()))
}

/// What is missing, without the names of the libraries that missed it.
fn last_words(error: &str) -> String {
    error.rsplit(": ").next().unwrap_or(error).to_owned()
}

/// An answer that comes sooner than this was nobody's: the system has no dialog.
const HASTE: Duration = Duration::from_millis(400);

/// Asks with the system's dialog, on a thread of its own: it may stay open for long.
fn choose(wanted: Wanted, sender: Sender<Chosen>, context: egui::Context) {
    std::thread::spawn(move || {
        let asked = Instant::now();
        let dialog = rfd::FileDialog::new();
        let path = match wanted {
            Wanted::File => dialog.pick_file(),
            Wanted::Picture => dialog.pick_file(),
            Wanted::Folder | Wanted::Into => dialog.pick_folder(),
            Wanted::Place(name) => dialog.set_file_name(name).save_file(),
        };
        let chosen = match path {
            Some(path) => Chosen::Path(path),
            None if asked.elapsed() < HASTE => Chosen::NoDialog,
            None => return,
        };
        let _ = sender.send(chosen);
        context.request_repaint();
    });
}

#[cfg(test)]
mod tests {
    use super::last_words;

    #[test]
    fn only_what_is_missing_is_told() {
        let error = "winit EventLoopError: os error at /x/mod.rs:788: no X server";
        assert_eq!(last_words(error), "no X server");
        assert_eq!(last_words("no screen"), "no screen");
    }
}
