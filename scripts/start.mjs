// `npm start` and `npm run dev`: installs what is missing, builds what is out of date, serves.
import { relative } from "node:path";
import { build } from "./build.mjs";
import { currentBuild, root, sourcesStamp } from "./build-folders.mjs";
import {
  ensureInstalled,
  isProductionInstall,
  runOnRuntime,
  runtimePath,
  swapInReadyPackages,
} from "./install.mjs";

// A full disk or a pipe without a reader takes no sentence, and is no reason not to start.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
swapInReadyPackages();
process.exit(process.argv.includes("--dev") ? await develop() : await serve());

function develop() {
  ensureInstalled();
  return runOnRuntime("src/server/development.ts", [], { env: { NODE_ENV: "development" } });
}

async function serve() {
  const before = currentBuild();
  const stamp = sourcesStamp();
  const isStale = before !== undefined && stamp !== undefined && before.stamp !== stamp;
  if (!before || (isStale && !isProductionInstall())) {
    const built = await build();
    if (built) swapInReadyPackages();
    else if (before) say(`The build before it is served: build/${before.name}.`);
    else return 1;
  } else if (isStale) {
    say("The sources are newer than the build, which is served as it is. To build: npm run build");
  } else {
    ensureInstalled({ dev: false });
  }
  if (!runtimePath()) ensureInstalled({ dev: false });
  const { main } = currentBuild();
  return runOnRuntime(relative(root, main), [], { env: { NODE_ENV: "production" } });
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}
