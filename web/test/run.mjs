// Plays every scenario in a headless browser, each in a profile of its own.
//
//     node run.mjs TOOLS PAGE [PATTERN]
//
// TOOLS is the folder with the programs of npm, PAGE the one with the page; PATTERN is part of the names of those to play.
// A scenario is a function of a file in `scenarios`, and its name there is what it shows.

import { readdir } from "node:fs/promises";
import { Stage } from "./browser.mjs";

const [, , tools, folder, pattern = ""] = process.argv;
const MOST = 180_000;
const here = new URL("scenarios/", import.meta.url);
const stage = await Stage.open(tools, folder);
let [passed, failed] = [0, 0];

// Fails what takes too long, and says on which screen it stood.
async function play(scenario) {
  let clock = null;
  const late = new Promise((_, fail) => (clock = setTimeout(() => fail(new Error("took too long")), MOST)));
  try {
    await Promise.race([scenario(stage), late]);
  } catch (error) {
    error.message += await stage.told();
    throw error;
  } finally {
    clearTimeout(clock);
    await stage.clear();
  }
}

for (const file of (await readdir(here)).filter((name) => name.endsWith(".mjs")).sort()) {
  for (const [name, scenario] of Object.entries((await import(new URL(file, here))).default)) {
    const title = `${file.slice(0, -4)}: ${name}`;
    if (!title.includes(pattern)) continue;
    const start = performance.now();
    const end = (word) => console.log(`${word} ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${title}`);
    try {
      await play(scenario);
      end("ok  ");
      passed++;
    } catch (error) {
      end("FAIL");
      console.log(`  ${`${error.message}\n${error.stack?.match(/ at .*scenarios.*/)?.[0] ?? error.stack}`.replaceAll("\n", "\n  ")}`);
      failed++;
    }
  }
}
await stage.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
