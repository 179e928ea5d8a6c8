// What happens between the page and its window: the service worker, what was kept, the module, and links and files
// that the page was opened with.

import * as storage from "./storage.js";
import * as files from "./files.js";
import * as mirror from "./mirror.js";
import * as pool from "./pool.js";

const folder = new URL(".", location.href);
const wait = document.getElementById("wait");

// The service worker keeps the page for times without a network, and lets its memory be shared with workers: it adds
// the two headers for that, which few hosts send. They hold from the next time the page is loaded; so it is loaded
// once more, at the very first visit, before anything is shown.
async function settle() {
  if (!("serviceWorker" in navigator)) return null;
  try {
    const registration = await navigator.serviceWorker.register("sw.js", { scope: "./", updateViaCache: "none" });
    if (!navigator.serviceWorker.controller && !sessionStorage.getItem("settled")) {
      sessionStorage.setItem("settled", "1");
      await ready(registration);
      location.reload();
      await new Promise(() => {});
    }
    return registration;
  } catch {
    return null; // It works without: then nothing is kept for times without a network.
  }
}

// Until the service worker has the page, or has failed.
async function ready(registration) {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker || worker.state === "activated") return;
  await new Promise((done) => worker.addEventListener("statechange", () => {
    if (worker.state === "activated" || worker.state === "redundant") done();
  }));
}

// Says a sentence over the window, with a button.
function tell(sentence, label, action) {
  const bar = document.getElementById("update");
  bar.querySelector("span").textContent = sentence;
  const button = bar.querySelector("button");
  button.textContent = label;
  button.onclick = action;
  bar.hidden = false;
}

// Tells that the module has broken down, in the page or in a worker: it never answers again. The sentences are asked for
// while it still can.
function watchForTrouble(say) {
  const [sentence, label] = [say("web-broken"), say("web-reload")];
  addEventListener("error", ({ error, message }) => {
    if (error instanceof WebAssembly.RuntimeError || /RuntimeError/.test(message)) tell(sentence, label, () => location.reload());
  });
}

// Tells that a new version has come, as soon as one has; it takes over when the player wants it to.
function watchForNews(registration, say) {
  if (!registration) return;
  const offer = (worker) => tell(say("web-update"), say("web-reload"), () => worker.postMessage("take over"));
  const look = (worker) => worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
  });
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener("updatefound", () => look(registration.installing));
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

// The puzzle that the address ends in.
function follow(grille) {
  const code = decodeURIComponent(location.hash.slice(1));
  if (!code) return;
  grille.open_code(code);
  history.replaceState(null, "", folder.pathname + location.search);
}

try {
  const registration = await settle();
  const [grille, kept] = await Promise.all([
    import("./grille.js").then(async (grille) => (await grille.default({ module_or_path: fetch("./grille_bg.wasm") }), grille)),
    storage.open(),
  ]);
  for (const { name, bytes, time } of kept) grille.found(name, bytes, time);
  storage.follow(grille);
  files.follow(grille);
  mirror.follow(grille);
  pool.follow(grille);
  const canvas = document.getElementById("canvas");
  canvas.hidden = false;
  // The window smooths its own edges; a browser that did it again would draw each pixel four times.
  canvas.getContext("webgl2", { antialias: false, depth: false });
  document.documentElement.lang = grille.language(navigator.language);
  await grille.start(canvas, navigator.language, folder.href);
  wait.hidden = true;
  canvas.focus();
  follow(grille);
  addEventListener("hashchange", () => follow(grille));
  globalThis.launchQueue?.setConsumer(async ({ files: opened }) => {
    for (const handle of opened) await files.read(await handle.getFile());
  });
  const say = (key) => grille.sentence(key, navigator.language);
  watchForTrouble(say);
  watchForNews(registration, say);
  globalThis.grille = grille; // For tests, and for whoever looks.
} catch (why) {
  wait.hidden = false;
  wait.textContent = `Grille: ${why?.message ?? why}`;
  throw why;
}
