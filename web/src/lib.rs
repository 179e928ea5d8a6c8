//! The window of Grille as a page in a browser: the same `grille_app::Window`, on a machine of another kind.
//!
//! | file | what the browser gives |
//! |---|---|
//! | `host` | the machine: clock, files, clipboard, who works |
//! | `storage` | what is kept for the player; every change goes to `page/storage.js` at once |
//! | `files` | files that were picked or dropped, and downloads |
//! | `pool` | workers that share the memory of the page, or slices of time between frames |
//! | `mirror` | what a screen reader finds: the accessibility tree as elements of the page |
//! | `page` | what is asked of JavaScript (`page/*.js`) |
//! | `start` | the entry, and what JavaScript asks of us |

#![cfg(target_arch = "wasm32")]

mod files;
mod host;
mod mirror;
mod page;
mod pool;
mod start;
mod storage;
