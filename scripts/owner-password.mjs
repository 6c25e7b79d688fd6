// `npm run owner:password`: by the build that serves the site, or where there is none, the sources.
import { relative } from "node:path";
import { currentBuild, root } from "./build-folders.mjs";
import { ensureInstalled, runOnRuntime } from "./install.mjs";

const name = process.argv.slice(2);
const built = currentBuild();
if (!built) ensureInstalled();
process.exit(
  built
    ? await runOnRuntime(relative(root, built.main), ["owner-password", ...name])
    : await runOnRuntime("src/server/owner-password-command.ts", name),
);
