// A headless browser, and a page of it that shows Grille.

import { createRequire } from "node:module";
import { readFileSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Screen } from "./screen.mjs";
import { serve } from "./serve.mjs";

// Drawn by the processor, and nothing that goes out to the network.
const ARGUMENTS = [
  "--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
  "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist",
];
// Small, for it is drawn by the processor.
const SMALL = { width: 780, height: 560 };
// Below some path, as on a host that has other pages too.
const PATH = "/games/grille/";

export class Stage {
  // `tools` has the programs of npm, `folder` the page.
  static async open(tools, folder) {
    const stage = new Stage();
    const require = createRequire(join(resolve(tools), "/"));
    stage.chromium = require("playwright-core").chromium;
    stage.options = { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGUMENTS };
    stage.folder = folder;
    stage.ending = [];
    stage.errors = [];
    stage.screens = [];
    return stage;
  }

  // A browser that several scenarios share, each with a profile of its own.
  async browser() {
    this.shared ??= await this.chromium.launch(this.options);
    return this.shared;
  }

  // A host of the page, for this scenario alone.
  async host(folder = this.folder) {
    if (!this.hosted) {
      const host = await serve(folder, 0, PATH);
      this.hosted = host;
      this.ending.push(async () => (await host.close(), this.hosted = null));
    }
    return this.hosted;
  }

  // A profile in which nothing is kept yet.
  async profile(options = {}) {
    const context = await (await this.browser()).newContext({ viewport: SMALL, locale: "en-GB", ...options });
    this.ending.push(() => context.close());
    return context;
  }

  // A browser of its own on a folder for its profile, to be killed and started again.
  async persistent(folder, options = {}) {
    const context = await this.chromium.launchPersistentContext(folder, { viewport: SMALL, locale: "en-GB", ...this.options, ...options });
    this.ending.push(() => context.close().catch(() => {}));
    return context;
  }

  // Ends the browser of that profile and all that it started, without a warning.
  async kill(folder) {
    const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    let count = 0;
    for (const id of all) {
      try {
        if (!readFileSync(`/proc/${id}/cmdline`, "utf8").includes(`--user-data-dir=${folder}`)) continue;
        process.kill(Number(id), "SIGKILL");
        count++;
      } catch {
        // It has ended meanwhile.
      }
    }
    if (!count) throw new Error("there is no such browser");
  }

  // A folder that goes when the scenario ends.
  async scratch() {
    const folder = await mkdtemp(join(tmpdir(), "grille-web-"));
    this.ending.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    return folder;
  }

  // Grille in a new tab; the lesson of the first start is put away unless it is `first`.
  async tab(context, { hash = "", first = false, init } = {}) {
    const page = await context.newPage();
    if (init) await page.addInitScript(init);
    page.on("pageerror", (error) => this.errors.push(error.stack ?? error.message));
    page.on("console", (line) => line.type() === "error" && this.errors.push(line.text()));
    const screen = new Screen(page);
    this.screens.push(screen);
    await page.goto((await this.host()).url + hash);
    await screen.started();
    if (!first) await screen.skipLesson();
    return screen;
  }

  // A fresh profile with one tab.
  async play(options = {}, how = {}) {
    return this.tab(await this.profile(options), how);
  }

  // What was on the screens when something failed, without the cells of boards.
  async told() {
    let all = "";
    for (const screen of this.screens) {
      const told = await Promise.race([screen.told(), new Promise((done) => setTimeout(done, 3000, ""))]).catch(() => "");
      const lines = told.split("\n").filter((line) => !/^(gridcell|rowheader|columnheader|button “[^”]+, new”)/.test(line));
      all += `\non the screen:\n  ${lines.join("\n  ")}`;
    }
    return all;
  }

  // Ends what the scenario began, the last first; nothing may have gone wrong unseen.
  async clear() {
    this.screens = [];
    for (const end of this.ending.splice(0).reverse()) await end();
    const errors = this.errors.splice(0);
    if (errors.length) throw new Error(`errors on the page:\n${errors.join("\n")}`);
  }

  async close() {
    await this.shared?.close();
  }
}
