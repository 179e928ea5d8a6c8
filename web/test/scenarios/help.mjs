// Hints, and methods at work.

import assert from "node:assert/strict";
import { begin, cell, clues, filled, solution } from "../nonogram.mjs";

// All sentences but the time.
const said = async (screen) => (await screen.told()).split("\n").filter((line) => /^text “(?!Time)/.test(line)).join("\n");

export default {
  async "a hint tells more and more, and is written down at last"(stage) {
    const screen = await stage.play();
    await begin(screen);
    await screen.click("button", "Hint");
    let levels = 1;
    for (; levels < 10; levels++) {
      await screen.until(async () => (await screen.has("button", "Tell me more")) || (await screen.has("button", /^Write it down/)), "an answer");
      if (!(await screen.has("button", "Tell me more"))) break;
      const before = await said(screen);
      await screen.click("button", "Tell me more");
      await screen.until(async () => (await said(screen)) !== before, "more");
    }
    assert.ok(levels >= 3, `only ${levels} levels`);
    await screen.click("button", /^Write it down/);
    await screen.until(async () => (await screen.find("gridcell", /: (filled|crossed out)$/).count()) > 0, "something written");
    // What was written is right.
    const right = new Set(solution(await clues(screen)).map(String));
    const written = await screen.find("gridcell", /: filled$/).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label").match(/\d+/g).join()));
    for (const place of written) assert.ok(right.has(place), `${place} is wrong`);
  },

  async "a method is watched to its end, and the board is as before"(stage) {
    const screen = await stage.play();
    await begin(screen);
    await screen.click("gridcell", cell(1, 1));
    await screen.sees("gridcell", cell(1, 1, "filled"));
    await screen.press("w");
    await screen.sees("button", "Back to my board");
    await screen.click("button", "One step");
    await screen.sees("text", /^Step 1 of/);
    await screen.press("e");
    await screen.until(async () => (await filled(screen)) > 5, "the method to fill the board");
    await screen.press("Escape");
    await screen.gone("button", "Back to my board");
    await screen.until(async () => (await filled(screen)) === 1, "the own board");
  },

  async "a sudoku is solved, and the solution can be written down"(stage) {
    const screen = await stage.play();
    await screen.click("radio", "Sudoku");
    await begin(screen, "Mini sudoku 1");
    await screen.press("Control+Enter");
    await screen.click("button", "Write it down");
    await screen.until(async () => (await screen.find("gridcell", /: blank/).count()) === 0, "all digits");
    const rows = await screen.find("gridcell", /^row/).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label").match(/row (\d+) column (\d+): (\d)/)).reduce((rows, [, row, , digit]) => ({ ...rows, [row]: (rows[row] ?? "") + digit }), {}));
    for (const row of Object.values(rows)) assert.equal([...row].sort().join(""), "1234");
  },
};
