// Without a network, and with a newer version on the host.

import assert from "node:assert/strict";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { begin, cell, fill } from "../nonogram.mjs";

// The page as another version of it: what differs is a sentence that nobody reads.
async function newer(stage) {
  const folder = join(await stage.scratch(), "newer");
  await cp(stage.folder, folder, { recursive: true });
  const change = async (name, from, to) => writeFile(join(folder, name), (await readFile(join(folder, name), "utf8")).replace(from, to));
  await change("sw.js", /VERSION = "[^"]*"/, 'VERSION = "a newer one"');
  await change("boot.js", /^/, 'globalThis.isNewer = true;\n');
  return folder;
}

export default {
  async "the page works without a network, with what was played"(stage) {
    const screen = await stage.play();
    const { page } = screen;
    await begin(screen);
    await fill(screen, [[1, 2]]);
    await (await stage.host()).close();
    await page.context().setOffline(true);
    await page.reload();
    await screen.started();
    await begin(screen);
    await screen.sees("gridcell", cell(1, 2, "filled"));
    assert.equal(await page.evaluate(() => crossOriginIsolated), true);
    await page.context().setOffline(false);
  },

  async "a newer version is offered, comes when it is wanted, and keeps the game"(stage) {
    const screen = await stage.play();
    const { page } = screen;
    await begin(screen);
    await fill(screen, [[1, 2]]);
    (await stage.host()).folder = await newer(stage);
    // The browser looks for news when the page comes up, and the page when it is shown again.
    await page.reload();
    await screen.started();
    assert.equal(await page.evaluate(() => globalThis.isNewer), undefined, "it has come unasked");
    const offer = page.locator("#update button");
    await offer.waitFor({ state: "visible", timeout: 60_000 });
    const loaded = page.waitForEvent("load");
    await offer.click();
    await loaded;
    await screen.started();
    assert.equal(await page.evaluate(() => globalThis.isNewer), true);
    await begin(screen);
    await screen.sees("gridcell", cell(1, 2, "filled"));
  },
};
