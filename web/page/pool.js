// Workers beside the page: each runs the same compiled module on the same memory. They are few, and stay.

const inWorker = typeof document === "undefined";
const MOST = 4;
const workers = [];

// How many there may be: none where memory cannot be shared, and elsewhere fewer than there are cores, as the page needs
// one itself to be drawn.
export const limit = () =>
  !inWorker && globalThis.crossOriginIsolated ? Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 1) - 1)) : 0;

export function hire(module, memory) {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "grille" });
  worker.onmessage = ({ data }) => {
    if (data === "ready") {
      workers.push(worker);
      worker.postMessage("work");
    } else {
      grille?.woken();
    }
  };
  worker.onerror = ({ message }) => dispatchEvent(new ErrorEvent("error", { message }));
  worker.postMessage({ module, memory });
}

// Every worker looks; those that find nothing wait again.
export function send() {
  for (const worker of workers) worker.postMessage("work");
}

let grille = null;
export function follow(module) {
  grille = module;
}

export function wake() {
  if (inWorker) postMessage("wake");
  else grille?.woken();
}

export const now = () => performance.now();
