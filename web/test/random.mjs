// Puzzles of random cells: without a shape to hold on to, large ones keep any solver busy.

export function random(side, seed = 1, share = 0.5) {
  let state = seed;
  const next = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (let at = 0; at < 10; at++) next();
  const cells = Array.from({ length: side }, () => Array.from({ length: side }, () => (next() < share ? 1 : 0)));
  const clue = (line) => line.join("").split("0").filter(Boolean).map((run) => run.length).join(",") || "0";
  const rows = cells.map(clue);
  const columns = cells[0].map((_, column) => clue(cells.map((row) => row[column])));
  return `title "Noise ${seed}"\nwidth ${side}\nheight ${side}\nrows\n${rows.join("\n")}\ncolumns\n${columns.join("\n")}\n`;
}
