// Puzzles are made: drawn, mended, taken from a picture.

import assert from "node:assert/strict";
import { cell } from "../nonogram.mjs";

// A picture in plain PPM: black, but for a white disc.
function disc(side) {
  const far = (at) => (at + 0.5 - side / 2) ** 2;
  const pixels = Array.from({ length: side * side }, (_, at) => (far(at % side) + far(Math.floor(at / side)) < (side / 3) ** 2 ? "255 255 255" : "0 0 0"));
  return Buffer.from(`P3\n${side} ${side}\n255\n${pixels.join("\n")}\n`);
}

export default {
  async "a drawing with two solutions is offered repairs, and is fair after one"(stage) {
    const screen = await stage.play({ viewport: { width: 1000, height: 700 } });
    await screen.click("tab", "Studio");
    await screen.click("button", "New drawing");
    await screen.click("button", "5 × 5");
    await screen.sees("grid", /5 rows, 5 columns/);
    for (const [row, column] of [[2, 2], [3, 3]]) await screen.click("gridcell", cell(row, column));
    await screen.sees("text", /^(Two|Several) solutions$/);
    await screen.click("button", /^1\. Fill row /);
    await screen.sees("text", "One solution");
    await screen.page.reload();
    await screen.started();
    await screen.click("tab", "Studio");
    await screen.sees("button", /^Untitled, /);
  },

  async "a picture becomes a puzzle and is played"(stage) {
    const screen = await stage.play({ viewport: { width: 1000, height: 700 } });
    await screen.click("tab", "Studio");
    await screen.click("button", "Import a picture…");
    const chooser = screen.page.waitForEvent("filechooser");
    await screen.click("button", "Choose a file");
    await (await chooser).setFiles({ name: "disc.ppm", mimeType: "image/x-portable-pixmap", buffer: disc(60) });
    await screen.sees("text", /^One solution, /);
    await screen.click("button", "Next: name");
    await screen.click("button", "Play");
    await screen.sees("grid", /^board/);
    assert.ok((await screen.find("gridcell", /blank$/).count()) > 20);
  },
};
