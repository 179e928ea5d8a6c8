// Grille as a player meets it: what is on the screen is found by role and name, as a screen reader finds it, and used
// by mouse, finger or key at its place on the canvas.

const PATIENCE = Number(process.env.PATIENCE ?? 30_000);
const STILL = 2; // So many looks see the same place.
const EDGE = 70; // Bars may lie above what is so near to an edge.

export class Screen {
  constructor(page) {
    this.page = page;
    this.mouse = page.mouse;
    this.keyboard = page.keyboard;
  }

  async started() {
    await this.page.waitForFunction(() => globalThis.grille && document.querySelector("#mirror *"), null, { timeout: PATIENCE });
  }

  // The lesson greets whoever comes for the first time.
  async skipLesson() {
    await this.until(async () => (await this.has("button", "Skip the lesson")) || (await this.has("button", "Passer la leçon")) || (await this.has("radio", "All")) || (await this.has("grid", /./)), "the first screen");
    for (const name of ["Skip the lesson", "Passer la leçon"]) {
      if (await this.has("button", name)) {
        await this.click("button", name);
        await this.gone("button", name);
      }
    }
  }

  // Elements of that role and name; "text" is what is only read.
  find(role, name) {
    const all = this.page.locator("#mirror");
    const exact = typeof name === "string";
    return role === "text" ? all.getByText(name, { exact }) : all.getByRole(role, { name, exact });
  }

  async has(role, name) {
    return (await this.find(role, name).count()) > 0;
  }

  async sees(role, name) {
    await this.find(role, name).first().waitFor({ state: "attached", timeout: PATIENCE });
  }

  async gone(role, name) {
    await this.find(role, name).first().waitFor({ state: "detached", timeout: PATIENCE });
  }

  // Asks again and again until it is so.
  async until(question, what, patience = PATIENCE) {
    const end = Date.now() + patience;
    for (;;) {
      const answer = await question();
      if (answer) return answer;
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
      await this.page.waitForTimeout(50);
    }
  }

  // The middle of an element, once it stands still.
  async still(role, name) {
    const element = this.find(role, name).first();
    await element.waitFor({ state: "attached", timeout: PATIENCE });
    let [before, times] = [null, 0];
    return this.until(async () => {
      const box = await element.boundingBox({ timeout: 1000 }).catch(() => null);
      const now = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      times = now && before && now.x === before.x && now.y === before.y ? times + 1 : 0;
      before = now;
      return times >= STILL && now;
    }, `the place of ${role} ${name}`);
  }

  // The same; what is out of sight is scrolled to, by the wheel.
  async place(role, name) {
    const { width, height } = this.page.viewportSize();
    let now = await this.still(role, name);
    for (let turns = 0; turns < 8 && (now.y < EDGE || now.y > height - EDGE); turns++) {
      const isInside = now.y > 0 && now.y < height;
      await this.mouse.move(isInside ? now.x : width / 2, isInside ? now.y : height / 2);
      await this.mouse.wheel(0, Math.max(-4000, Math.min(4000, now.y - height / 2)));
      await this.page.waitForTimeout(150);
      const after = await this.still(role, name);
      if (after.y === now.y) break;
      now = after;
    }
    return now;
  }

  async click(role, name, options) {
    const { x, y } = await this.place(role, name);
    await this.mouse.click(x, y, options);
  }

  async tap(role, name) {
    const { x, y } = await this.place(role, name);
    await this.page.touchscreen.tap(x, y);
  }

  press(...keys) {
    return keys.reduce((before, key) => before.then(() => this.keyboard.press(key)), Promise.resolve());
  }

  // Text from the clipboard.
  paste(text) {
    return this.page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    }, text);
  }

  // Every sentence and label on the screen, for when something is missing.
  told() {
    return this.page.evaluate(() => [...document.querySelectorAll("#mirror *")].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const name = one.getAttribute("aria-label") ?? one.dataset.text;
      return name && `${one.getAttribute("role") ?? "text"} “${name}” ${x},${y} ${width}x${height}`;
    }).filter(Boolean).join("\n"));
  }
}
