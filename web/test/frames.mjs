// How long frames take while a 100x100 puzzle is solved, against those of the same board at rest. The pointer moves over
// the board all the time, so that every frame is drawn anew. Cores of many machines share what they are made of, and
// frames take longer beside any work; so they are also measured beside a worker that only counts. All three are
// measured in turns, as machines are noisy.
//
//     node frames.mjs TOOLS PAGE [SECONDS]

import { Stage } from "./browser.mjs";
import { random } from "./random.mjs";

const [, , tools, folder, seconds = "5"] = process.argv;
const MOST = 1.3;
const TURNS = 5;

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
const done = () => screen.page.evaluate(() => [...grille.work_done()]);
// How hard it is is worked out first.
const comeToRest = () => screen.until(async () => {
  const before = String(await done());
  await screen.page.waitForTimeout(2000);
  return before === String(await done());
}, "rest", 120_000);
const [rest, counting, busy] = [1, 2, 3].map(() => ({ work: [], between: [] }));
const count = () => screen.page.evaluate(() => {
  globalThis.counter = new Worker(URL.createObjectURL(new Blob(["for (let i = 0; ; i++);"], { type: "text/javascript" })));
});
const add = (all, { work, between }) => (all.work.push(...work), all.between.push(...between));
const before = await done();
let isBusy = true;
for (let turn = 0; turn < TURNS; turn++) {
  await comeToRest();
  add(rest, await measure(screen.page, seconds * 1000));
  await count();
  add(counting, await measure(screen.page, seconds * 1000));
  await screen.page.evaluate(() => globalThis.counter.terminate());
  await screen.press("Control+Enter");
  await screen.sees("button", "Cancel");
  add(busy, await measure(screen.page, seconds * 1000));
  isBusy &&= await screen.has("button", "Cancel");
  await screen.press("Escape");
  await screen.gone("button", "Cancel");
}
const after = await done();
await stage.clear();
await stage.close();

for (const [name, { work, between }] of [["at rest", rest], ["counting", counting], ["solving", busy]]) {
  console.log(`${name.padEnd(9)} ${work.length} frames; of a hundred, 99 work for at most ${late(work).toFixed(1)} ms and come after at most ${late(between).toFixed(1)} ms`);
}
console.log(`portions in the page ${after[1] - before[1]}, in ${after[0]} workers ${after[2] - before[2]}; ${isBusy ? "still at work at the end" : "solved meanwhile"}`);
const [toRest, toCounting] = [rest, counting].map((other) => late(busy.work) / late(other.work));
console.log(`work of a frame ${toRest.toFixed(2)} times that at rest, ${toCounting.toFixed(2)} times that beside a worker that counts (at most ${MOST} of either)`);
process.exit(Math.min(toRest, toCounting) <= MOST && isBusy ? 0 : 1);
