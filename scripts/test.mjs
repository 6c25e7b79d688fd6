// `npm test`: installs what is missing, then checks everything. Arguments go to Vitest alone:
// `npm test -- --project unit` runs only those tests, `npm test -- --changed` what a change may have broken.
import { ensureInstalled, runOnRuntime } from "./install.mjs";

ensureInstalled();
process.exit(await runOnRuntime("scripts/check.ts", process.argv.slice(2)));
