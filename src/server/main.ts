import module from "node:module";
import { dirname, join } from "node:path";
import type { RunOptions } from "./start/start-and-stop.ts";

// The entry of the built server. Older Nodes would stop at the first line that only newer ones
// understand, so no file of ours is imported before the version is known.
const wanted = 26;

/** The parts of the running build: the files served, and the code that serves them. */
const buildFolder = dirname(import.meta.dirname);

/** Starts the site and stays until SIGTERM or SIGINT. */
export async function start(options: RunOptions): Promise<void> {
  const { run } = await import("./start/start-and-stop.ts");
  await run(options);
}

/**
 * Limits this process's memory (`docs/decisions/memory.md`). V8 and the C library take limits only at a start, so
 * it executes itself again under the same id, unless somebody has set the heap size.
 */
function keepSmall(): void {
  const { execArgv, env, execPath, argv, platform } = process;
  const said = [...execArgv, env["NODE_OPTIONS"] ?? ""].join(" ");
  if (platform === "win32" || /--max-(?:semi|old)-space-size/.test(said)) return;
  // In MB. The young space is small, because a page's objects are garbage once it is sent. The old space is
  // not collected before it has grown beyond what a start leaves there.
  const heap = ["--max-semi-space-size=8", "--initial-heap-size=64", "--max-old-space-size=256"];
  process.execve?.(execPath, [execPath, ...heap, ...execArgv, ...argv.slice(1)], {
    MALLOC_ARENA_MAX: "2",
    ...env,
  });
}

// In development `development.ts` loads this file, and starts the site itself.
if (import.meta.env.PROD) {
  if (Number(process.versions.node.split(".")[0]) < wanted) {
    process.stderr.write(
      `This program runs on Node ${wanted}; this is ${process.version}. Start it with "npm start", which brings the right one.\n`,
    );
    process.exit(1);
  }
  // V8's compiled code is cached in the build's folder for the next start.
  module.enableCompileCache(join(buildFolder, "compiled"));
  if (process.argv[2] === "owner-password") {
    const { setOwnerPassword } = await import("./owner-password-command.ts");
    await setOwnerPassword(process.argv[3]);
  } else if (process.argv[2] === "backup" || process.argv[2] === "restore") {
    const { runBackupCommand } = await import("#backup/commands.ts");
    await runBackupCommand(process.argv[2], process.argv.slice(3));
  } else {
    keepSmall();
    await start({
      openSite: async (...site) => (await import("./open-site.ts")).openSite(...site),
      buildFolder,
    });
  }
}
