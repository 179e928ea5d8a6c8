// What is kept for the player. A change is a text put whole, appended to, or removed. Each goes to local storage, which
// has it before this returns, and to a database, which is told of it at once and has it a moment later; then it goes
// from local storage again, which has little room. So a page that is killed loses nothing that it has written, and a
// browser that is killed no more than what was in flight.
//
// The database has `files`, each as it was when the page last began, with the key of the last change in it, and `log`, the
// changes since. Keys grow with time; a change that a file already has is never made again. Pages tell each other of
// their changes, and of who plays what: a lock is a line in local storage that counts as long as the page lives whose
// number it has, and a page lives as long as the browser holds its Web Lock.

const root = `grille ${new URL(".", location.href).pathname} `;
const [LOG, LOCK] = [`${root}log `, `${root}lock `];
const MANY = 4000; // So many changes are made part of their files at once.

const own = Math.random().toString(36).slice(2, 10);
// In a worker there is no page; what stands here is imported there all the same, and never called.
const isPage = "document" in globalThis;
const channel = isPage && "BroadcastChannel" in globalThis ? new BroadcastChannel(root) : null;
let database = null;
let grille = null;
let last = "";
let logged = 0;
let alive = new Set([own]);
let failure = null;

// Keys of one page grow; those of several are in the order of time.
function nextKey() {
  const now = Math.max(Date.now(), parseInt(last.slice(0, 9) || "0", 36));
  const count = last.startsWith(stamp(now)) ? parseInt(last.slice(9, 13), 36) + 1 : 0;
  last = stamp(now) + count.toString(36).padStart(4, "0") + own;
  return last;
}
const stamp = (time) => time.toString(36).padStart(9, "0");

// Bytes as a string of as many characters, and back: local storage knows only strings.
function packed(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}
const unpacked = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0));

// Makes a change to a file, unless it has it.
function apply(files, { key, change, name, at, bytes, time }) {
  const file = files.get(name);
  if (file && file.key >= key) return false;
  if (change === "append") {
    const before = file?.bytes ?? new Uint8Array();
    const start = Math.min(at, before.length);
    const after = new Uint8Array(start + bytes.length);
    after.set(before.subarray(0, start));
    after.set(bytes, start);
    files.set(name, { name, key, time, bytes: after });
  } else {
    files.set(name, { name, key, time, bytes: change === "put" ? bytes : null });
  }
  return true;
}

const settled = (request) => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

async function connect() {
  const request = indexedDB.open(root.trim(), 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("files", { keyPath: "name" });
    request.result.createObjectStore("log", { keyPath: "key" });
  };
  const opened = await settled(request);
  opened.onversionchange = () => opened.close();
  return opened;
}

// Makes the changes of the log, and others, part of their files; all files as they are then.
async function merge(changes) {
  if (!database) {
    const files = new Map();
    for (const change of changes) apply(files, change);
    return files;
  }
  const work = database.transaction(["files", "log"], "readwrite");
  const done = new Promise((fine, bad) => {
    work.oncomplete = fine;
    work.onabort = () => bad(work.error);
  });
  const [stored, log] = [work.objectStore("files"), work.objectStore("log")];
  const files = new Map((await settled(stored.getAll())).map((file) => [file.name, file]));
  const known = await settled(log.getAll());
  const all = [...known, ...changes].sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  const touched = new Set();
  for (const change of all) if (apply(files, change)) touched.add(change.name);
  for (const name of touched) stored.put(files.get(name));
  for (const { key } of known) log.delete(key);
  await done;
  logged = 0;
  return files;
}

// The changes that are in local storage, by key.
function pending() {
  const found = [];
  for (let at = 0; at < localStorage.length; at++) {
    const key = localStorage.key(at);
    if (!key.startsWith(LOG)) continue;
    try {
      const [change, name, place, time, text] = JSON.parse(localStorage.getItem(key));
      found.push({ key: key.slice(LOG.length), change, name, at: place, time, bytes: unpacked(text) });
    } catch {
      // Not ours, or not whole: nothing that was kept.
    }
  }
  return found.sort((one, other) => (one.key < other.key ? -1 : 1));
}

// Everything that is kept, as it is now.
export async function open() {
  const lasting = navigator.locks?.request(root + own, () => new Promise(() => {}));
  lasting?.catch(() => {});
  try {
    database = await connect();
  } catch {
    database = null; // Then local storage must do.
  }
  let changes = [];
  try {
    changes = pending();
  } catch {
    // No local storage: the database must do.
  }
  const files = await merge(changes);
  if (database) for (const { key } of changes) localStorage.removeItem(LOG + key);
  last = [...files.values()].map((file) => file.key).sort().pop() ?? "";
  await count();
  document.addEventListener("visibilitychange", count);
  setInterval(count, 5000);
  return [...files.values()].filter((file) => file.bytes);
}

// Who lives: a page whose lock is held.
async function count() {
  if (!navigator.locks) return;
  const { held } = await navigator.locks.query();
  alive = new Set(held.filter(({ name }) => name.startsWith(root)).map(({ name }) => name.slice(root.length)));
  alive.add(own);
}

// From now on other pages are listened to.
export function follow(module) {
  grille = module;
  if (!channel) return;
  channel.onmessage = ({ data }) => {
    alive.add(data.from);
    if (data.change) {
      if (data.key > last) last = data.key;
      grille.follow(data.change, data.name, data.at, data.bytes);
    }
  };
  channel.postMessage({ from: own });
}

// Keeps a change; the browser's words, if it cannot.
export function keep(change, name, at, shared) {
  const bytes = shared.slice(); // The memory of the module moves on.
  const entry = { key: nextKey(), change, name, at, bytes, time: Date.now() };
  let isKept = false;
  let why = null;
  try {
    localStorage.setItem(LOG + entry.key, JSON.stringify([change, name, at, entry.time, packed(bytes)]));
    isKept = true;
  } catch (error) {
    why = error.message;
  }
  if (database) write(entry, isKept);
  if (!isKept && (!database || failure)) return failure ?? why;
  channel?.postMessage({ from: own, ...entry });
  return undefined;
}

function write(entry, isKept) {
  const failed = (error) => {
    failure = error?.message ?? "the database is full";
    if (!isKept) grille?.unkept(failure);
  };
  try {
    const work = database.transaction("log", "readwrite");
    work.objectStore("log").put(entry);
    work.oncomplete = () => {
      failure = null;
      localStorage.removeItem(LOG + entry.key);
      if (++logged > MANY) merge([]).catch(() => {});
    };
    work.onabort = () => failed(work.error);
    work.commit?.();
  } catch (error) {
    failed(error);
  }
}

// Takes a lock, unless another page that lives has it.
export function lock(name) {
  try {
    const holder = localStorage.getItem(LOCK + name);
    if (holder && holder !== own && alive.has(holder)) return false;
    localStorage.setItem(LOCK + name, own);
  } catch {
    // Without local storage there is nobody to share it with.
  }
  return true;
}

export function unlock(name) {
  try {
    if (localStorage.getItem(LOCK + name) === own) localStorage.removeItem(LOCK + name);
  } catch {
    // There was none.
  }
}

// What is kept shall stay: asked for once the player does something.
if (isPage) addEventListener("pointerdown", () => navigator.storage?.persist?.().catch(() => {}), { once: true });
