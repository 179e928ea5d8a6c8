// A worker: begins with the module and the memory of the page, then works whenever it is called.

import init, { worker_ready, worker_work } from "./grille.js";

let isReady = null;
onmessage = async ({ data }) => {
  if (data !== "work") {
    isReady = init({ module_or_path: data.module, memory: data.memory }).then(() => {
      worker_ready();
      postMessage("ready");
    });
    return;
  }
  await isReady;
  worker_work();
};
