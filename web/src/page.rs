//! What is asked of JavaScript: the functions of `page/*.js`, which say there what they do.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "./storage.js")]
extern "C" {
    /// Keeps a change; the browser's words, if it cannot.
    #[wasm_bindgen(js_name = keep)]
    pub fn keep(change: &str, name: &str, at: f64, bytes: &[u8]) -> Option<String>;

    /// Takes a lock, unless another page has it.
    #[wasm_bindgen(js_name = lock)]
    pub fn lock(name: &str) -> bool;

    /// Gives a lock back.
    #[wasm_bindgen(js_name = unlock)]
    pub fn unlock(name: &str);
}

#[wasm_bindgen(raw_module = "./files.js")]
extern "C" {
    /// Asks for a file; `picked` is told of it.
    #[wasm_bindgen(js_name = pick)]
    pub fn pick(accepted: &str);

    /// Hands a file to the player.
    #[wasm_bindgen(js_name = download)]
    pub fn download(name: &str, bytes: &[u8]);

    /// Reads a file that was dropped; `dropped` is told of it.
    #[wasm_bindgen(js_name = read)]
    pub fn read(file: web_sys::File);

    /// Hands a link to another program of the system.
    #[wasm_bindgen(js_name = share)]
    pub fn share(title: &str, link: &str);

    /// Whether links can be handed to other programs.
    #[wasm_bindgen(js_name = canShare)]
    pub fn can_share() -> bool;
}

#[wasm_bindgen(raw_module = "./pool.js")]
extern "C" {
    /// How many workers there may be: none where memory cannot be shared.
    #[wasm_bindgen(js_name = limit)]
    pub fn limit() -> u32;

    /// Starts another worker.
    #[wasm_bindgen(js_name = hire)]
    pub fn hire(module: JsValue, memory: JsValue);

    /// Sends a worker that has nothing to do to look for work.
    #[wasm_bindgen(js_name = send)]
    pub fn send();

    /// Calls the page, from wherever this runs.
    #[wasm_bindgen(js_name = wake)]
    pub fn wake();

    /// Milliseconds since something, here or in a worker.
    #[wasm_bindgen(js_name = now)]
    pub fn now() -> f64;
}

#[wasm_bindgen(raw_module = "./mirror.js")]
extern "C" {
    /// Changes the elements that stand for what is on the screen.
    #[wasm_bindgen(js_name = reflect)]
    pub fn reflect(update: &str);
}
