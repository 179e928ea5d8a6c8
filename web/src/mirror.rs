//! What is on the screen as elements of the page, for screen readers: egui tells in each frame what there is
//! (AccessKit), and what has changed of that goes to `page/mirror.js`. What is done to an element comes back as a
//! request, as on a desktop.
//!
//! A board of thousands of cells would take much of each frame to be told. So what is told is told a moment after
//! something happened, and then every frame for as long as it is told quickly.

use crate::page;
use egui::accesskit::{
    Action, ActionRequest, Live, Node, NodeId, Role, Toggled, TreeId, TreeUpdate,
};
use egui::{Context, Event, FullOutput, Plugin, RawInput};
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::fmt::Write;

/// From so many elements on, nothing is told while something happens.
const MANY: usize = 2_500;
/// For how many seconds nothing must have happened then.
const REST: f64 = 0.3;

thread_local! {
    /// What was done to elements since the last frame.
    static DONE: RefCell<Vec<ActionRequest>> = const { RefCell::new(Vec::new()) };
}

/// Somebody pressed an element, or gave it the keyboard; whether there is something that hears it.
pub fn act(action: &str, id: &str) -> bool {
    let (Ok(id), Some(action)) = (id.parse(), find(action)) else { return false };
    let request =
        ActionRequest { action, target_tree: TreeId::ROOT, target_node: NodeId(id), data: None };
    DONE.with_borrow_mut(|done| done.push(request));
    true
}

fn find(action: &str) -> Option<Action> {
    match action {
        "click" => Some(Action::Click),
        "focus" => Some(Action::Focus),
        "increment" => Some(Action::Increment),
        "decrement" => Some(Action::Decrement),
        _ => None,
    }
}

/// The elements that there are.
#[derive(Default)]
pub struct Mirror {
    /// Each as it was told last.
    told: HashMap<NodeId, String>,
    focus: Option<NodeId>,
    /// When something last happened.
    acted: f64,
}

impl Plugin for Mirror {
    fn debug_name(&self) -> &'static str {
        "mirror"
    }

    fn setup(&mut self, context: &Context) {
        context.enable_accesskit();
    }

    fn input_hook(&mut self, context: &Context, input: &mut RawInput) {
        let done = DONE.take();
        input.events.extend(done.into_iter().map(Event::AccessKitActionRequest));
        let now = page::now() / 1000.0;
        if !input.events.is_empty() {
            self.acted = now;
        }
        let rested = now - self.acted;
        match self.told.len() < MANY || rested >= REST {
            true => context.enable_accesskit(),
            false => {
                context.disable_accesskit();
                let left = std::time::Duration::from_secs_f64(REST - rested);
                context.request_repaint_after(left);
            }
        }
    }

    fn output_hook(&mut self, context: &Context, output: &mut FullOutput) {
        if let Some(update) = output.platform_output.accesskit_update.take() {
            let told = self.differences(&update, context.zoom_factor());
            if !told.is_empty() {
                page::reflect(&told);
            }
        }
    }
}

impl Mirror {
    /// A line for each element that is new or other than before, for each that is gone, and for who has the keyboard.
    fn differences(&mut self, update: &TreeUpdate, zoom: f32) -> String {
        let mut told = String::new();
        let mut seen = HashSet::with_capacity(update.nodes.len());
        for (id, node) in &update.nodes {
            seen.insert(*id);
            let line = line(*id, node, zoom);
            if self.told.get(id) != Some(&line) {
                told.push_str(&line);
                told.push('\n');
                self.told.insert(*id, line);
            }
        }
        if seen.len() != self.told.len() {
            self.told.retain(|id, _| {
                let stays = seen.contains(id);
                if !stays {
                    let _ = writeln!(told, "-{}", id.0);
                }
                stays
            });
        }
        // On a board it is the cell that the player is at; the board has the keyboard where nothing else does.
        let is_nobodys = update.tree.as_ref().is_some_and(|tree| tree.root == update.focus);
        let has_it = |(id, node): &&(NodeId, Node)| match is_nobodys {
            true => node.role() == Role::Grid,
            false => *id == update.focus,
        };
        let active =
            update.nodes.iter().find(has_it).and_then(|(_, node)| node.active_descendant());
        let focus = active.unwrap_or(update.focus);
        if self.focus != Some(focus) {
            self.focus = Some(focus);
            let _ = writeln!(told, "!{}", focus.0);
        }
        told
    }
}

/// An element: its number, its role, what is said of it, where it is, and the elements in it, apart by tabs.
fn line(id: NodeId, node: &Node, zoom: f32) -> String {
    let mut line = format!("+{}\t{}\t", id.0, role(node.role()));
    let clean = |text: &str| text.replace(['\t', '\n', '\r'], " ");
    line.push_str(&clean(node.label().unwrap_or_default()));
    line.push('\t');
    line.push_str(&clean(node.value().unwrap_or_default()));
    line.push('\t');
    line.push_str(&clean(node.description().unwrap_or_default()));
    line.push('\t');
    if let Some(bounds) = node.bounds() {
        let zoom = f64::from(zoom);
        let (wide, high) = (bounds.x1 - bounds.x0, bounds.y1 - bounds.y0);
        let places = [bounds.x0, bounds.y0, wide, high].map(|place| (place * zoom).round());
        let _ = write!(line, "{} {} {} {}", places[0], places[1], places[2], places[3]);
    }
    line.push('\t');
    let is_on = match node.toggled() {
        Some(Toggled::True) => "checked ",
        Some(Toggled::False | Toggled::Mixed) => "unchecked ",
        None => "",
    };
    line.push_str(is_on);
    let flags = [
        (node.is_disabled(), "disabled "),
        (node.is_selected() == Some(true), "selected "),
        (node.is_modal(), "modal "),
        (node.live().is_some_and(|live| live != Live::Off), "live "),
        (node.supports_action(Action::Click), "click "),
        (node.supports_action(Action::Focus), "focus "),
    ];
    flags.iter().filter(|(is_so, _)| *is_so).for_each(|(_, flag)| line.push_str(flag));
    if let Some(value) = node.numeric_value() {
        let _ = write!(line, "now={value} ");
    }
    if let Some(active) = node.active_descendant() {
        let _ = write!(line, "active={} ", active.0);
    }
    line.push('\t');
    for child in node.children() {
        let _ = write!(line, "{} ", child.0);
    }
    line
}

/// What ARIA calls it; nothing for what only holds others together.
fn role(role: Role) -> &'static str {
    match role {
        Role::Button | Role::DefaultButton => "button",
        Role::CheckBox => "checkbox",
        Role::RadioButton => "radio",
        Role::RadioGroup => "radiogroup",
        Role::Switch => "switch",
        Role::Link => "link",
        Role::Label | Role::TextRun | Role::Paragraph => "text",
        Role::Heading => "heading",
        Role::TextInput | Role::MultilineTextInput | Role::SearchInput | Role::NumberInput => {
            "textbox"
        }
        Role::ComboBox | Role::EditableComboBox => "combobox",
        Role::Slider => "slider",
        Role::SpinButton => "spinbutton",
        Role::Image => "img",
        Role::Grid | Role::Table => "grid",
        Role::Cell | Role::GridCell => "gridcell",
        Role::RowHeader => "rowheader",
        Role::ColumnHeader => "columnheader",
        Role::Row => "row",
        Role::Dialog | Role::AlertDialog => "dialog",
        Role::Alert => "alert",
        Role::Status => "status",
        Role::Menu => "menu",
        Role::MenuBar => "menubar",
        Role::MenuItem => "menuitem",
        Role::Tab => "tab",
        Role::TabList => "tablist",
        Role::ListBox => "listbox",
        Role::ListBoxOption => "option",
        Role::List => "list",
        Role::ListItem => "listitem",
        Role::ProgressIndicator => "progressbar",
        Role::ScrollBar => "scrollbar",
        _ => "",
    }
}
