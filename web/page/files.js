// Files: picked, dropped, opened by the system, downloaded; and links handed to other programs.

let grille = null;
export function follow(module) {
  grille = module;
}

const LIMIT = 1 << 30; // No file that is read is larger.

async function bytesOf(file) {
  if (file.size > LIMIT) return new Uint8Array(await file.slice(0, LIMIT + 1).arrayBuffer());
  return new Uint8Array(await file.arrayBuffer());
}

// Asks for a file.
export function pick(accepted) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accepted;
  input.hidden = true;
  input.onchange = async () => {
    const [file] = input.files;
    if (file) grille.picked_file(file.name, await bytesOf(file));
    input.remove();
  };
  input.oncancel = () => input.remove();
  document.body.append(input);
  input.click();
}

// Hands a file to the player.
export function download(name, shared) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([shared.slice()]));
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
    link.remove();
  }, 60_000);
}

// Opens a file that was dropped, or that the system has opened with us.
export async function read(file) {
  grille.open_file(file.name, await bytesOf(file));
}

// Pictures that were copied elsewhere. Text is the window's own business.
if ("document" in globalThis) addEventListener("paste", async (event) => {
  const item = [...(event.clipboardData?.items ?? [])].find((one) => one.kind === "file");
  const file = item?.getAsFile();
  if (file) await read(file);
});

export const canShare = () => typeof navigator.share === "function";
export function share(title, url) {
  navigator.share?.({ title, url }).catch(() => {});
}
