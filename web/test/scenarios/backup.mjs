// Games go from the desktop to the page and back, as one file.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { begin, cell, fill } from "../nonogram.mjs";

// The program of the desktop.
const GRILLE = process.env.GRILLE ?? "target/debug/grille";
// A nonogram and a sudoku of the collection, each begun on the desktop.
const NONOGRAM = `grille-journal 2
game nonogram
title "Duckling"
width 5
height 5

rows
2
3
2,1
4
3

columns
1
5
5
2
2
====
407 r2c2=1
805 r2c3=1
944 r2c1=x
`;
const SUDOKU = `grille-journal 2
game sudoku
.43.2..44..3.24.
====
592 r1c1=1
`;
const GAMES = { "9c1dfa3dd16add99db77a4fb95682079": NONOGRAM, a43e6f45877c0b07bc44d178081ce76a: SUDOKU };

async function openBackup(screen) {
  await screen.press("Control+,");
  await screen.click("button", "Backup");
}

export default {
  async "half-played games go from the desktop to the page and back"(stage) {
    const folder = await stage.scratch();
    const [desktop, there, back] = ["desktop", "there.grille", "back.grille"].map((name) => join(folder, name));
    const grille = (...words) => execFileSync(GRILLE, words, { env: { ...process.env, GRILLE_DATA: desktop }, encoding: "utf8" });
    const journal = (id) => readFile(join(desktop, "games", `${id}.journal`), "utf8");
    await mkdir(join(desktop, "games"), { recursive: true });
    for (const [id, text] of Object.entries(GAMES)) await writeFile(join(desktop, "games", `${id}.journal`), text);
    grille("backup", there);

    const screen = await stage.play();
    await openBackup(screen);
    const chooser = screen.page.waitForEvent("filechooser");
    await screen.click("button", "Restore…");
    await (await chooser).setFiles(there);
    await screen.sees("text", /^Games: 2 new/);
    await screen.press("Escape");
    await screen.sees("button", /^Nº 1, 5 × 5, \d+ %$/);
    await begin(screen, "Nº 1");
    await screen.sees("gridcell", cell(2, 3, "filled"));
    await screen.sees("gridcell", cell(2, 1, "crossed out"));
    await fill(screen, [[4, 2]]);
    await screen.press("l");
    await screen.click("radio", "Sudoku");
    await begin(screen, "Mini sudoku 1");
    await screen.sees("gridcell", cell(1, 1, "1$"));
    await screen.click("gridcell", cell(1, 4));
    await screen.press("2");
    await screen.sees("gridcell", cell(1, 4, "2$"));
    await openBackup(screen);
    const coming = screen.page.waitForEvent("download");
    await screen.click("button", "Back up everything…");
    await (await coming).saveAs(back);

    assert.match(grille("restore", back), /2 played further elsewhere/);
    const [nonogram, sudoku] = await Promise.all(Object.keys(GAMES).map(journal));
    assert.ok(nonogram.includes("944 r2c1=x\n"), "what was played on the desktop is gone");
    assert.match(nonogram, /r4c2=1/);
    assert.match(sudoku, /r1c1=1[^]*r1c4=2/);
  },
};
