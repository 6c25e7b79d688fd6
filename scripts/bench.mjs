// `npm run bench`: installs what is missing, builds where it is out of date, and prints one table of
// figures. `npm run bench -- letters answers` measures only these.
import { ensureInstalled, runOnRuntime } from "./install.mjs";

ensureInstalled();
process.exit(
  (await runOnRuntime("scripts/build.mjs")) ||
    (await runOnRuntime("bench/run.ts", process.argv.slice(2))),
);
