// What is played is kept: whatever ends the page or the browser, in several tabs, and where nothing can be kept.

import assert from "node:assert/strict";
import { begin, cell, fill } from "../nonogram.mjs";

// A stroke over a row, from which nothing is waited for.
async function stroke(screen, row, from, to) {
  const [start, end] = [await screen.place("gridcell", cell(row, from)), await screen.place("gridcell", cell(row, to))];
  await screen.mouse.move(start.x, start.y);
  await screen.mouse.down();
  await screen.mouse.move(end.x, end.y, { steps: 2 });
  await screen.mouse.up();
}

export default {
  async "a browser that is killed loses at most the last stroke"(stage) {
    const folder = await stage.scratch();
    const context = await stage.persistent(folder);
    const screen = await stage.tab(context);
    await begin(screen);
    await fill(screen, [[1, 1], [1, 3], [2, 2]]);
    await stroke(screen, 4, 1, 4);
    await stage.kill(folder);
    const again = await stage.tab(await stage.persistent(folder), { first: true });
    await begin(again);
    for (const [row, column] of [[1, 1], [1, 3], [2, 2]]) await again.sees("gridcell", cell(row, column, "filled"));
  },

  async "a page that is closed right after a stroke keeps it"(stage) {
    const context = await stage.profile();
    const screen = await stage.tab(context);
    await begin(screen);
    await stroke(screen, 4, 1, 4);
    await screen.sees("gridcell", cell(4, 4, "filled"));
    await screen.page.close({ runBeforeUnload: false });
    const again = await stage.tab(context, { first: true });
    await begin(again);
    for (const column of [1, 2, 3, 4]) await again.sees("gridcell", cell(4, column, "filled"));
  },

  async "a game is open in one tab only, and the other sees it as it was left"(stage) {
    const context = await stage.profile();
    const [one, other] = [await stage.tab(context), await stage.tab(context, { first: true })];
    await begin(one);
    await fill(one, [[1, 2]]);
    await other.click("button", /^Nº 1, /);
    await other.sees("text", /This game is open in another window/);
    await fill(one, [[1, 3]]);
    await one.page.close();
    await other.until(async () => {
      await other.press("Escape", "l");
      await other.click("button", /^Nº 1, /);
      await other.page.waitForTimeout(300);
      return other.has("gridcell", cell(1, 3, "filled"));
    }, "the game to be free", 15_000);
    await other.sees("gridcell", cell(1, 2, "filled"));
  },

  async "where nothing can be kept, a sentence says so and play goes on"(stage) {
    const screen = await stage.play();
    await begin(screen);
    await fill(screen, [[1, 2]]);
    await screen.page.evaluate(() => {
      const full = () => { throw new DOMException("The quota has been exceeded.", "QuotaExceededError"); };
      Storage.prototype.setItem = full;
      IDBObjectStore.prototype.put = full;
    });
    await fill(screen, [[1, 3]]);
    await screen.sees("text", /cannot be written: .*quota/i);
    await fill(screen, [[2, 2]]);
    assert.equal(await screen.has("gridcell", cell(1, 3, "filled")), true);
  },

  async "a module that breaks down is told of, and the game goes on after the button"(stage) {
    const screen = await stage.play();
    await begin(screen);
    await fill(screen, [[1, 2]]);
    await screen.page.evaluate(() => setTimeout(() => { throw new WebAssembly.RuntimeError("unreachable"); }));
    await screen.page.getByText("Something went wrong. What you played is kept.").waitFor();
    await screen.page.getByRole("button", { name: "Reload", exact: true }).click();
    await screen.page.getByText("Something went wrong").waitFor({ state: "hidden" });
    await screen.started();
    await begin(screen);
    await screen.sees("gridcell", cell(1, 2, "filled"));
    stage.errors = stage.errors.filter((error) => !error.includes("unreachable"));
  },
};
