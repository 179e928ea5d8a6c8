//! How much of a processor's time a frame of the studio takes while somebody draws: making the clues, drawing the
//! board and making triangles of it, without what the graphics card does. Verdicts and repairs are worked out on
//! other threads, as in the window.
//! `cargo run --release -p grille-app --example studio_frames [SIDE...]`

#![allow(clippy::print_stdout, reason = "an example tells what it found")]

use cpu_time::ThreadTime;
use egui::{Context, Event, Modifiers, PointerButton, RawInput, Rect, pos2, vec2};
use grille_app::desktop::Desktop;
use grille_app::{Canvas, Window};
use grille_engine::grid::Size;
use grille_words::Lang;

/// The window's size.
const SCREEN: egui::Vec2 = vec2(1600.0, 1000.0);

fn main() {
    let given: Vec<usize> = std::env::args().skip(1).filter_map(|side| side.parse().ok()).collect();
    let sides = if given.is_empty() { vec![15, 30, 100] } else { given };
    for side in sides {
        let Ok(size) = Size::new(side, side) else { continue };
        let mut window = Window::new(Lang::En, Box::new(Desktop::new(None)));
        window.edit(Canvas::blank(size), None);
        let mut times = frames(&mut window);
        times.sort_by(f64::total_cmp);
        let at = |share: f64| times[(share * (times.len() - 1) as f64) as usize];
        let (median, slow, most) = (at(0.5), at(0.99), at(1.0));
        println!(
            "{side}x{side}: median {median:.2} ms, 99 of 100 within {slow:.2} ms, at most {most:.2} ms"
        );
    }
}

/// Milliseconds of each frame, while strokes go over the whole board.
fn frames(window: &mut Window) -> Vec<f64> {
    let context = Context::default();
    let (mut times, mut now) = (Vec::new(), 0.0);
    let mut frame = |events: Vec<Event>| {
        now += 1.0 / 60.0;
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), SCREEN));
        let time = Some(now);
        let input = RawInput { screen_rect, time, events, focused: true, ..RawInput::default() };
        let start = ThreadTime::now();
        let mut output = context.run_ui(input, |ui| window.show(ui));
        // There is no graphics card to take them.
        output.textures_delta.clear();
        let triangles = context.tessellate(output.shapes, output.pixels_per_point);
        times.push(start.elapsed().as_secs_f64() * 1000.0);
        std::hint::black_box(triangles);
    };
    frame(Vec::new());
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    for line in 0..100 {
        let at = |step: u32| {
            let along = step as f32 / 12.0;
            pos2(
                420.0 + 700.0 * along,
                260.0 + (line * 61 % 600) as f32 + 60.0 * (along * 6.0).sin(),
            )
        };
        let pressed =
            |step, pressed| Event::PointerButton { pos: at(step), button, pressed, modifiers };
        frame(vec![Event::PointerMoved(at(0)), pressed(0, true)]);
        (1..12).for_each(|step| frame(vec![Event::PointerMoved(at(step))]));
        frame(vec![Event::PointerMoved(at(12)), pressed(12, false)]);
        // Somebody looks at it for a moment: answers come in.
        (0..4).for_each(|_| frame(Vec::new()));
    }
    // The first ones make the fonts.
    times.split_off(10)
}
