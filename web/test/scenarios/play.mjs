// A puzzle is played to its end: by mouse, by fingers, by keys.

import assert from "node:assert/strict";
import { begin, cell, clues, filled, solution, strokes } from "../nonogram.mjs";

// Until the congratulation, and what the library says of it then.
async function won(screen) {
  await screen.sees("text", "Solved");
  await screen.click("button", "Library");
  await screen.sees("button", /, 5 × 5, solved$/);
}

export default {
  async "by mouse, with strokes along rows"(stage) {
    const screen = await stage.play();
    await begin(screen);
    for (const { row, from, to } of strokes(solution(await clues(screen)))) {
      const [start, end] = [await screen.place("gridcell", cell(row, from)), await screen.place("gridcell", cell(row, to))];
      await screen.mouse.move(start.x, start.y);
      await screen.mouse.down();
      await screen.mouse.move(end.x, end.y, { steps: 3 });
      await screen.mouse.up();
    }
    await won(screen);
  },

  async "by keyboard alone"(stage) {
    const screen = await stage.play();
    const { page } = screen;
    // Tab goes to the cards; Enter opens one.
    const active = () => page.evaluate(() => document.getElementById("canvas").getAttribute("aria-activedescendant"));
    const named = (id) => page.evaluate((id) => document.getElementById(id)?.getAttribute("aria-label"), id);
    for (let before = await active(); !(await named(before))?.startsWith("Nº 1,"); ) {
      await screen.press("Tab");
      before = await screen.until(async () => (await active()) !== before && active(), "Tab to go on");
    }
    await screen.press("Enter");
    await screen.sees("grid", /^board/);
    const cells = solution(await clues(screen));
    await screen.press("ArrowRight");
    let [row, column] = [1, 1];
    for (let at = 0; at < 6; at++) await screen.press("ArrowUp", "ArrowLeft");
    for (const [toRow, toColumn] of cells) {
      for (; row < toRow; row++) await screen.press("ArrowDown");
      for (; column < toColumn; column++) await screen.press("ArrowRight");
      for (; column > toColumn; column--) await screen.press("ArrowLeft");
      await screen.press("f");
    }
    await won(screen);
  },

  async "by fingers: taps fill, a drag makes a stroke, two fingers zoom and write nothing"(stage) {
    const screen = await stage.play({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = screen;
    await screen.tap("button", /^Nº 1, /);
    await screen.sees("grid", /^board/);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type, ...points) => fingers.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });

    // Two fingers move apart, and together again.
    const middle = await screen.place("gridcell", cell(3, 3));
    const apart = (distance) => [{ x: middle.x - distance, y: middle.y }, { x: middle.x + distance, y: middle.y }];
    const width = async () => (await screen.find("gridcell", cell(3, 3)).boundingBox()).width;
    const before = await width();
    const pinch = async (...distances) => {
      await touch("touchStart", apart(distances[0])[0]);
      await touch("touchStart", ...apart(distances[0]));
      for (const distance of distances.slice(1)) {
        await touch("touchMove", ...apart(distance));
        await page.waitForTimeout(60);
      }
      await touch("touchEnd");
    };
    await pinch(20, 30, 40, 50, 60);
    await screen.until(async () => (await width()) > 1.3 * before, "larger cells");
    await pinch(60, 50, 40, 30, 20, 10);
    await screen.until(async () => (await width()) === before, "the whole board");
    assert.equal(await filled(screen), 0, "two fingers wrote something");

    const [first, ...others] = strokes(solution(await clues(screen))).sort((one, other) => other.to - other.from - one.to + one.from);
    const [start, end] = [await screen.place("gridcell", cell(first.row, first.from)), await screen.place("gridcell", cell(first.row, first.to))];
    await touch("touchStart", start);
    for (const part of [0.3, 0.6, 1]) await touch("touchMove", { x: start.x + part * (end.x - start.x), y: start.y });
    await touch("touchEnd");
    await screen.sees("gridcell", cell(first.row, first.to, "filled"));
    for (const { row, from, to } of others) {
      for (let column = from; column <= to; column++) await screen.tap("gridcell", cell(row, column));
    }
    await screen.sees("text", "Solved");
  },

  async "a long press crosses out"(stage) {
    const screen = await stage.play({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await screen.tap("button", /^Nº 1, /);
    await screen.sees("grid", /^board/);
    const fingers = await screen.page.context().newCDPSession(screen.page);
    const at = await screen.place("gridcell", cell(2, 2));
    await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ ...at, id: 0 }] });
    await screen.page.waitForTimeout(1200);
    await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await screen.sees("gridcell", cell(2, 2, "crossed out"));
  },
};
