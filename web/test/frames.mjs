// How long frames take while a 100x100 puzzle is solved, against those of the same board at rest. The pointer moves over
// the board all the time, so that every frame is drawn anew.
//
//     node frames.mjs TOOLS PAGE [SECONDS]

import { Stage } from "./browser.mjs";
import { random } from "./random.mjs";

const [, , tools, folder, seconds = "8"] = process.argv;
const MOST = 1.3;

// The work of each frame, and the time from one to the next, in milliseconds.
const measure = (page, time) => page.evaluate((time) => new Promise((told) => {
  const [work, between] = [[], []];
  const own = globalThis.requestAnimationFrame;
  const end = performance.now() + time;
  let last = 0;
  globalThis.requestAnimationFrame = (draw) => own((now) => {
    const start = performance.now();
    draw(now);
    work.push(performance.now() - start);
  });
  const step = (now) => {
    if (last) between.push(now - last);
    last = now;
    const [clientX, clientY] = [250 + 60 * Math.sin(now / 200), 300 + 60 * Math.cos(now / 200)];
    document.getElementById("canvas").dispatchEvent(new MouseEvent("mousemove", { clientX, clientY, bubbles: true }));
    if (now < end) own(step);
    else {
      globalThis.requestAnimationFrame = own;
      told({ work, between });
    }
  };
  own(step);
}), time);

const late = (all) => [...all].sort((one, other) => one - other)[Math.floor(all.length * 0.99)];

const stage = await Stage.open(tools, folder);
const screen = await stage.play();
await screen.paste(random(100, 1, 0.4));
await screen.sees("grid", "board, 100 rows, 100 columns");
// How hard it is is worked out first.
await screen.until(async () => {
  const before = String(await screen.page.evaluate(() => grille.work_done()));
  await screen.page.waitForTimeout(2000);
  return before === String(await screen.page.evaluate(() => grille.work_done()));
}, "rest", 120_000);
const rest = await measure(screen.page, seconds * 1000);
const before = await screen.page.evaluate(() => [...grille.work_done()]);
await screen.press("Control+Enter");
await screen.sees("button", "Cancel");
const busy = await measure(screen.page, seconds * 1000);
const isBusy = await screen.has("button", "Cancel");
const after = await screen.page.evaluate(() => [...grille.work_done()]);
await stage.clear();
await stage.close();

const ratio = late(busy.work) / late(rest.work);
for (const [name, { work, between }] of [["at rest", rest], ["solving", busy]]) {
  console.log(`${name}: ${work.length} frames; of a hundred, 99 work for at most ${late(work).toFixed(1)} ms and come after at most ${late(between).toFixed(1)} ms`);
}
console.log(`portions in the page ${after[1] - before[1]}, in ${after[0]} workers ${after[2] - before[2]}; ${isBusy ? "still at work at the end" : "solved meanwhile"}`);
console.log(`work of a frame ${ratio.toFixed(2)} times that at rest (at most ${MOST}), time between frames ${(late(busy.between) / late(rest.between)).toFixed(2)} times`);
process.exit(ratio <= MOST && isBusy ? 0 : 1);
