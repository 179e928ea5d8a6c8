// A plain host of static files, as any other: no header of its own but the type, nothing packed.
//
//     node serve.mjs FOLDER [PORT]

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

const TYPES = {
  ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".svg": "image/svg+xml",
  ".png": "image/png", ".webmanifest": "application/manifest+json",
};

// Serves a folder below `/some/path/`; the folder can be exchanged while it runs.
export async function serve(folder, port = 0, path = "/") {
  const host = { folder };
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const inside = pathname.startsWith(path) ? normalize(decodeURIComponent(pathname.slice(path.length))) : "..";
    try {
      if (inside.startsWith("..")) throw new Error("outside");
      const file = join(host.folder, inside === "." || inside.endsWith("/") ? join(inside, "index.html") : inside);
      const bytes = await readFile(file);
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(bytes);
    } catch {
      response.writeHead(404).end("not found");
    }
  });
  await new Promise((done) => server.listen(port, "127.0.0.1", done));
  host.url = `http://localhost:${server.address().port}${path}`;
  host.close = () => new Promise((done) => (server.close(done), server.closeAllConnections()));
  return host;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [, , folder = "target/web", port = "8080"] = process.argv;
  console.log(`${(await serve(folder, Number(port))).url} shows ${folder}`);
}
