// `npm run test:faults`: installs what is missing, builds where it is out of date, and tries what can go
// wrong around the site. `npm run test:faults -- disk` tries only what has this in its name.
import { ensureInstalled, runOnRuntime } from "./install.mjs";

ensureInstalled();
process.exit(
  (await runOnRuntime("scripts/build.mjs")) ||
    (await runOnRuntime("tests/faults/run.ts", process.argv.slice(2))),
);
