// Who works: workers beside the page; the page itself, a little at a time, where there can be none.

import assert from "node:assert/strict";
import { random } from "../random.mjs";

const HARD = random(50, 3, 0.4); // Takes long, wherever it is tried.
const GRID = "board, 50 rows, 50 columns";

const done = (screen) => screen.page.evaluate(() => [...grille.work_done()]);

// Longest time between two frames from now on, in milliseconds.
const watchFrames = (screen) => screen.page.evaluate(() => {
  globalThis.longest = 0;
  let last = performance.now();
  const look = (now) => {
    globalThis.longest = Math.max(globalThis.longest, now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});

async function solve(screen) {
  await screen.paste(HARD);
  await screen.sees("grid", GRID);
  await screen.press("Control+Enter");
  await screen.sees("button", "Cancel");
}

export default {
  async "workers do all the work, and cancel answers at once"(stage) {
    const screen = await stage.play();
    await solve(screen);
    const before = await done(screen);
    assert.ok(before[0] > 0, "there is no worker");
    const { x, y } = await screen.place("button", "Cancel");
    await screen.until(async () => (await done(screen))[2] > before[2] + 5, "workers to go on", 5_000);
    // How many frames it takes in the page itself, without the way of the test to it.
    await screen.page.evaluate(() => {
      globalThis.answered = new Promise((told) => addEventListener("pointerup", () => {
        let frames = 0;
        const cancel = [...document.querySelectorAll("#mirror [role=button]")].find((one) => one.getAttribute("aria-label") === "Cancel");
        const look = () => (cancel.isConnected && cancel.getAttribute("aria-label") === "Cancel" && frames++ < 100 ? requestAnimationFrame(look) : told(frames));
        look();
      }, { once: true, capture: true }));
    });
    await screen.mouse.click(x, y);
    const frames = await screen.page.evaluate(() => globalThis.answered);
    assert.ok(frames <= 5, `cancel took ${frames} frames`);
    // The workers have seen it too: they rest.
    await screen.until(async () => {
      const one = await done(screen);
      await screen.page.waitForTimeout(300);
      return (await done(screen))[2] === one[2];
    }, "workers to rest");
    assert.equal((await done(screen))[1], 0, "the page has worked itself");
  },

  async "without workers the page works between its frames, and never for long"(stage) {
    const screen = await stage.play({ serviceWorkers: "block" });
    assert.equal(await screen.page.evaluate(() => crossOriginIsolated), false);
    await solve(screen);
    await watchFrames(screen);
    await screen.page.waitForTimeout(3000);
    const [workers, here, beside] = await done(screen);
    assert.deepEqual([workers, beside], [0, 0]);
    assert.ok(here > 0, "nobody works");
    const longest = await screen.page.evaluate(() => globalThis.longest);
    assert.ok(longest < 1000, `a frame took ${longest} ms`);
    await screen.click("button", "Cancel");
    await screen.gone("button", "Cancel");
  },
};
