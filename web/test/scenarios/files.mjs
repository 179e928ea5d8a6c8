// Puzzles that come and go: files, pasted text, links, paper.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { begin, cell, clues, fill } from "../nonogram.mjs";

const PUZZLE = 'title "Little boat"\nwidth 3\nheight 3\nrows\n1\n3\n1\ncolumns\n1\n3\n1\n';

export default {
  async "a puzzle is opened by the picker, by paste and by drop"(stage) {
    const screen = await stage.play();
    const chooser = screen.page.waitForEvent("filechooser");
    await screen.click("button", "Open a file…");
    await (await chooser).setFiles({ name: "boat.non", mimeType: "text/plain", buffer: Buffer.from(PUZZLE) });
    await screen.sees("grid", "board, 3 rows, 3 columns");
    assert.deepEqual(await clues(screen), { rows: [[1], [3], [1]], columns: [[1], [3], [1]] });

    await screen.press("l");
    await screen.sees("radio", "All");
    await screen.paste(PUZZLE.replace("height 3", "height 4").replace("columns", "0\ncolumns"));
    await screen.sees("grid", "board, 4 rows, 3 columns");

    await screen.press("l");
    await screen.sees("radio", "All");
    await screen.page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "dropped.non"));
      const canvas = document.getElementById("canvas");
      for (const name of ["dragenter", "dragover", "drop"]) canvas.dispatchEvent(new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true }));
    }, PUZZLE.replace("width 3", "width 4").replace(/1\n$/, "1\n0\n"));
    await screen.sees("grid", "board, 3 rows, 4 columns");
  },

  async "a link opens the puzzle in another page"(stage) {
    const screen = await stage.play({ permissions: ["clipboard-read", "clipboard-write"] });
    await begin(screen);
    const asked = await clues(screen);
    await fill(screen, [[1, 2]]);
    await screen.press("Control+Shift+S");
    await screen.sees("text", "Share this puzzle");
    await screen.click("button", "Copy the link");
    const link = await screen.until(() => screen.page.evaluate(() => navigator.clipboard.readText()), "a link on the clipboard");
    assert.match(link, /^http:\/\/localhost:\d+\/games\/grille\/#g1\./);
    const other = await stage.play({}, { hash: new URL(link).hash, first: true });
    await other.sees("grid", "board, 5 rows, 5 columns");
    assert.deepEqual(await clues(other), asked);
    assert.equal(new URL(other.page.url()).hash, "", "the code stays in the address");
  },

  async "a puzzle is printed: its PDF is downloaded and says its size"(stage) {
    const screen = await stage.play();
    await begin(screen);
    await screen.press("Control+P");
    await screen.sees("text", "Print this puzzle");
    const coming = screen.page.waitForEvent("download");
    await screen.click("button", "Save as…");
    const download = await coming;
    assert.match(download.suggestedFilename(), /\.pdf$/);
    const text = execFileSync("pdftotext", [await download.path(), "-"], { encoding: "utf8" });
    assert.match(text, /5 × 5/);
  },
};
