// What is on the screen, as elements for screen readers: hidden from the eye, above the canvas at the places of what they
// stand for. A line of an update begins with + (an element as it is now), - (one that is gone) or ! (who has the
// keyboard); its parts are apart by tabs, as web/src/mirror.rs writes them.

// In a worker there is no page; what stands here is imported there all the same, and never called.
const root = globalThis.document?.getElementById("mirror");
const canvas = globalThis.document?.getElementById("canvas");
const elements = new Map();
let grille = null;

export function follow(module) {
  grille = module;
}

function element(id) {
  let own = elements.get(id);
  if (!own) {
    own = document.createElement("div");
    own.id = `node-${id}`;
    own.addEventListener("click", (event) => {
      if (event.target !== own) return;
      event.stopPropagation();
      grille?.act("click", id);
    });
    own.addEventListener("focus", () => grille?.act("focus", id));
    elements.set(id, own);
    root.append(own);
  }
  return own;
}

const set = (own, name, value) => {
  if (value === null || value === undefined) own.removeAttribute(name);
  else if (own.getAttribute(name) !== value) own.setAttribute(name, value);
};

function change(parts) {
  const [id, role, label, value, description, place, flags, children] = parts;
  const own = element(id);
  const has = (flag) => ` ${flags}`.includes(` ${flag} `);
  const of = (name) => flags.match(`${name}=([^ ]+)`)?.[1];
  const isText = role === "text";
  set(own, "role", isText ? null : role || "presentation");
  const text = label || value;
  if (isText) {
    if (own.dataset.text !== text) {
      own.dataset.text = text;
      if (!own.firstElementChild) own.textContent = text;
    }
  } else if ("text" in own.dataset) {
    // A number is given again, to something of another kind.
    delete own.dataset.text;
    if (!own.firstElementChild) own.textContent = "";
  }
  set(own, "aria-label", isText ? null : text || null);
  set(own, "aria-description", description && description !== text ? description : null);
  set(own, "aria-disabled", has("disabled") ? "true" : null);
  set(own, "aria-selected", has("selected") ? "true" : null);
  set(own, "aria-checked", has("checked") ? "true" : has("unchecked") ? "false" : null);
  set(own, "aria-modal", has("modal") ? "true" : null);
  set(own, "aria-live", has("live") ? "polite" : null);
  set(own, "aria-valuenow", of("now") ?? null);
  set(own, "aria-activedescendant", of("active") ? `node-${of("active")}` : null);
  set(own, "tabindex", has("focus") || has("click") ? "-1" : null);
  if (role === "textbox") set(own, "aria-valuetext", value || null);
  if (place) {
    const [x, y, wide, high] = place.split(" ");
    own.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${wide}px;height:${high}px`;
  }
  if (children) {
    let before = null;
    for (const child of children.trim().split(" ")) {
      const inner = element(child);
      if (inner === own) continue;
      const next = before ? before.nextSibling : own.firstChild;
      if (inner !== next || inner.parentNode !== own) own.insertBefore(inner, next);
      before = inner;
    }
  }
}

export function reflect(update) {
  const gone = [];
  for (const line of update.split("\n")) {
    if (line[0] === "+") change(line.slice(1).split("\t"));
    else if (line[0] === "-") gone.push(line.slice(1));
    else if (line[0] === "!") canvas.setAttribute("aria-activedescendant", `node-${line.slice(1)}`);
  }
  for (const id of gone) {
    elements.get(id)?.remove();
    elements.delete(id);
  }
}
