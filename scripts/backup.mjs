// `npm run backup` and `npm run restore`: by the build that serves the site, or where there is none, the sources.
import { relative, resolve } from "node:path";
import { currentBuild, root } from "./build-folders.mjs";
import { ensureInstalled, runOnRuntime } from "./install.mjs";

const [command, ...given] = process.argv.slice(2);
// A file is meant from where the command was typed.
const from = process.env["INIT_CWD"] ?? process.cwd();
const options = given.map((option) => (option.startsWith("--") ? option : resolve(from, option)));
const built = currentBuild();
if (!built) ensureInstalled();
process.exit(
  built
    ? await runOnRuntime(relative(root, built.main), [command, ...options])
    : await runOnRuntime("src/backup/commands.ts", [command, ...options]),
);
