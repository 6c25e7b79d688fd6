// `npm run sabotage`: breaks the code on purpose, one small thing at a time, and sees that a test turns
// red each time. With names, only those; `--new`: only those without a result. See docs/behavior.md.
import { ensureInstalled, runOnRuntime } from "./install.mjs";

ensureInstalled();
process.exit(await runOnRuntime("scripts/sabotage/run.ts", process.argv.slice(2)));
