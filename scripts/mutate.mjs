// `npm run mutate`: breaks the pure decisions of the site in every small way that Stryker knows, and sees
// whether a unit test turns red. With files, only those, measured anew. See docs/mutation-testing.md.
import { ensureInstalled, runOnRuntime } from "./install.mjs";

ensureInstalled();
process.exit(await runOnRuntime("scripts/mutation/run.ts", process.argv.slice(2)));
