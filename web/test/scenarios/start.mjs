import assert from "node:assert/strict";

export default {
  async "the first start greets with the lesson, below any path"(stage) {
    const screen = await stage.play({}, { first: true });
    await screen.sees("text", "How to play");
    await screen.sees("gridcell", "row 3 column 5: blank");
    await screen.click("gridcell", "row 3 column 5: blank");
    await screen.sees("text", "Step 2 of 5");
  },
};
