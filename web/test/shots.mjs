// Pictures of six screens in four sizes, to be looked at.
//
//     node shots.mjs TOOLS PAGE FOLDER

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Stage } from "./browser.mjs";

const [, , tools, page, folder, only = ""] = process.argv;
const SIZES = {
  "phone-360": { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  "phone-390": { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  "tablet-820": { viewport: { width: 820, height: 1180 }, hasTouch: true },
  "desktop-1280": { viewport: { width: 1280, height: 800 } },
};

await mkdir(folder, { recursive: true });
const stage = await Stage.open(tools, page);
for (const [size, options] of Object.entries(SIZES).filter(([size]) => size.includes(only))) {
  const screen = await stage.play(options, { first: true });
  const shoot = async (name) => {
    await screen.page.waitForTimeout(900);
    await screen.page.screenshot({ path: join(folder, `${name}-${size}.png`) });
  };
  await screen.sees("text", "How to play");
  await shoot("lesson");
  await screen.skipLesson();
  await shoot("library");
  await screen.click("button", /^Nº 1, /);
  await screen.sees("grid", /^board/);
  await shoot("nonogram");
  await screen.press("h", "h");
  await shoot("hint");
  await screen.press("Escape", "l");
  await shoot("library-begun");
  await screen.click("radio", "Sudoku");
  await screen.click("button", /^Gentle sudoku 1, /);
  await screen.sees("grid", /./);
  await shoot("sudoku");
  await screen.press("Control+d");
  await shoot("studio-start");
  await screen.press("Control+n");
  await shoot("studio-create");
  await screen.press("Enter");
  await shoot("studio");
  await screen.press("Control+,");
  await shoot("settings");
  await stage.clear();
}
await stage.close();
