//! The window on a desktop.

use crate::files::Chooser;
use crate::window::Window;
use eframe::{Frame, NativeOptions};
use std::sync::mpsc::Sender;

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut Frame) {
        self.show(ui);
    }
}

/// Opens the window and stays until it is closed; the system's words, if there is no screen.
pub fn run(window: Window) -> Result<(), String> {
    let viewport = egui::ViewportBuilder::default()
        .with_title("Grille")
        .with_app_id("grille")
        .with_inner_size([1080.0, 760.0])
        .with_min_inner_size([360.0, 420.0]);
    let options = NativeOptions { viewport, ..NativeOptions::default() };
    let window = window.with_chooser(Chooser::new(choose));
    eframe::run_native("grille", options, Box::new(|_| Ok(Box::new(window))))
        .map_err(|error| error.to_string())
}

/// Asks with the system's dialog, on a thread of its own: it may stay open for long.
fn choose(sender: Sender<crate::files::Chosen>, context: egui::Context) {
    std::thread::spawn(move || {
        let Some(path) = rfd::FileDialog::new().pick_file() else { return };
        let name = path.display().to_string();
        let chosen = std::fs::read(&path).map(|bytes| (name.clone(), bytes)).map_err(|_| name);
        let _ = sender.send(chosen);
        context.request_repaint();
    });
}
