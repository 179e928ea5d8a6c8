// The service worker. It keeps every file of this version, so that the page works without a network, and adds the two
// headers without which a page shares no memory with its workers. A new version waits until the player wants it.
//
// tools/web writes the files and the version here.

const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
const scope = new URL(self.registration.scope).pathname;
const [CACHE, CACHES] = [`grille ${scope} ${VERSION}`, `grille ${scope} `];

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
    // The first version has nobody to wait for.
    if (!self.registration.active) await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

// The same answer, with what lets the page share its memory.
function isolated(response) {
  if (!response || response.status === 0 || response.type === "opaque") return response;
  const headers = new Headers(response.headers);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Embedder-Policy", "require-corp");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(scope)) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const name = request.mode === "navigate" ? "./" : request;
    const kept = await cache.match(name, { ignoreSearch: true });
    return isolated(kept ?? (await fetch(request)));
  })());
});
