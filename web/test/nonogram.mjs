// A nonogram on the screen: its clues and cells are read as a screen reader reads them, and small ones are solved by
// trying rows, independently of the engine.

export async function clues(screen) {
  const of = async (role, word) => {
    const labels = await screen.find(role, new RegExp(`^${word} \\d+: `)).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    const lines = labels.map((label) => label.match(/ (\d+): ([^,]*)/).slice(1));
    lines.sort((one, other) => one[0] - other[0]);
    return lines.map(([, clue]) => (clue.match(/\d+/g) ?? []).map(Number));
  };
  await screen.sees("rowheader", /^row 1: /);
  return { rows: await of("rowheader", "row"), columns: await of("columnheader", "column") };
}

// Every cell that is filled in the solution, as pairs of row and column from 1.
export function solution({ rows, columns }) {
  const runs = (line) => line.join("").split("0").filter(Boolean).map((run) => run.length);
  const fits = (line, clue) => runs(line).join() === clue.join();
  const ways = rows.map((clue) => {
    const all = [...Array(2 ** columns.length).keys()].map((bits) => columns.map((_, at) => (bits >> at) & 1));
    return all.filter((line) => fits(line, clue));
  });
  const begins = (part, clue) => {
    const own = runs(part);
    if (part.at(-1)) return own.every((run, at) => (at < own.length - 1 ? run === clue[at] : run <= clue[at]));
    return own.every((run, at) => run === clue[at]);
  };
  const deeper = (chosen) => {
    const isPossible = columns.every((clue, column) => {
      const part = chosen.map((line) => line[column]);
      return chosen.length === rows.length ? fits(part, clue) : begins(part, clue);
    });
    if (!isPossible) return null;
    if (chosen.length === rows.length) return chosen;
    for (const line of ways[chosen.length]) {
      const found = deeper([...chosen, line]);
      if (found) return found;
    }
    return null;
  };
  return deeper([]).flatMap((line, row) => line.flatMap((filled, column) => (filled ? [[row + 1, column + 1]] : [])));
}

export const cell = (row, column, state) => new RegExp(`^row ${row} column ${column}: ${state ?? ""}`);

// How many cells are filled.
export const filled = (screen) => screen.find("gridcell", /: filled$/).count();

// The filled cells as runs in rows: row, first and last column.
export function strokes(cells) {
  const all = [];
  for (const [row, column] of cells) {
    const last = all.at(-1);
    if (last && last.row === row && last.to === column - 1) last.to = column;
    else all.push({ row, from: column, to: column });
  }
  return all;
}

// Opens a puzzle of the collection by its name; the first one is the one that the library offers first.
export async function begin(screen, name) {
  await screen.click("button", name ? new RegExp(`^${name}, `) : /^(Play|Continue)$/);
  await screen.sees("grid", /^board/);
}

// Fills cells by clicks.
export async function fill(screen, cells) {
  for (const [row, column] of cells) {
    await screen.click("gridcell", cell(row, column));
    await screen.sees("gridcell", cell(row, column, "filled"));
  }
}
