// `npm run owner:password`: on the pinned Node, whatever Node npm itself runs on.
import { ensureInstalled, runOnRuntime } from "./install.mjs";

ensureInstalled();
process.exit(await runOnRuntime("src/server/owner-password.ts", process.argv.slice(2)));
