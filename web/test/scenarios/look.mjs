// Language and colours.

import assert from "node:assert/strict";

// The colour of a corner of the page, where there is only paper.
async function paper(screen) {
  const picture = await screen.page.screenshot({ clip: { x: 2, y: 300, width: 1, height: 1 } });
  return screen.page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, 1, 1).data[0];
  }, [...picture]);
}

export default {
  async "a French browser gets French, and English when it is chosen"(stage) {
    const screen = await stage.play({ locale: "fr-FR" });
    await screen.sees("tab", "Bibliothèque");
    assert.equal(await screen.page.evaluate(() => document.documentElement.lang), "fr");
    await screen.press("Control+,");
    await screen.click("radio", "English");
    await screen.sees("tab", "Library");
    await screen.press("Escape");
    await screen.page.reload();
    await screen.started();
    await screen.sees("tab", "Library");
    await screen.until(async () => (await screen.page.evaluate(() => document.documentElement.lang)) === "en", "an English page");
  },

  async "a dark system gets a dark page, and day when it is chosen"(stage) {
    const screen = await stage.play({ colorScheme: "dark" });
    await screen.until(async () => (await paper(screen)) < 80, "dark paper");
    await screen.press("Control+,");
    await screen.click("radio", "Day");
    await screen.press("Escape");
    await screen.until(async () => (await paper(screen)) > 200, "light paper");
  },
};
