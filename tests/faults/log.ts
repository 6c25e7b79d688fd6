import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, openSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownerPassword } from "#tests/support/server.ts";
import { currentBuild } from "../../scripts/build-folders.mjs";
import type { Fault } from "./fault.ts";
import { becomes } from "./visitors.ts";

const requests = 200;
/** Their lines are more together than a pipe holds and what the site lets wait. */
const longPath = `/${"rose-".repeat(1_600)}`;

/** Each opens a standard output that takes nothing, and answers it with what is to be closed in the end. */
const outputs: Record<string, (folder: string) => { out: number; reader?: number }> = {
  "a full disk": () => ({ out: openSync("/dev/full", "w") }),
  "a pipe whose reader is gone": (folder) => {
    const { out, reader } = pipeIn(folder);
    closeSync(reader);
    return { out };
  },
  "a pipe that nobody reads": pipeIn,
};

function pipeIn(folder: string) {
  const path = join(folder, "pipe");
  execFileSync("mkfifo", [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { out: openSync(path, "w"), reader };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

async function problemsWith(
  what: string,
  open: (folder: string) => { out: number; reader?: number },
  env: Record<string, string>,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "nursery-log-"));
  const { out, reader } = open(folder);
  const port = await freePort();
  const site = spawn(process.execPath, [currentBuild()?.main ?? ""], {
    stdio: ["ignore", out, out],
    env: {
      ...process.env,
      NODE_ENV: "production",
      ADMIN_PASSWORD: ownerPassword,
      DATA_DIR: join(folder, "data"),
      PORT: String(port),
      ...env,
    },
  });
  const ended = once(site, "exit");
  const statusOf = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => status,
      () => 0,
    );
  try {
    if (!(await becomes(async () => (await statusOf("/healthz")) === 200, 20))) {
      return [`it did not open with ${what} for its log`];
    }
    for (let n = 0; n < requests; n += 1) {
      const status = await statusOf(longPath);
      if (status !== 404) return [`request ${n} was answered with ${status}, with ${what}`];
    }
    const health = await statusOf("/healthz");
    if (health !== 200) return [`/healthz answered ${health}, with ${what}`];
    site.kill("SIGTERM");
    const hasEnded = await becomes(() => site.exitCode !== null, 10);
    return hasEnded && site.exitCode === 0 ? [] : [`SIGTERM did not end it, with ${what}`];
  } finally {
    site.kill("SIGKILL");
    await ended;
    closeSync(out);
    if (reader !== undefined) closeSync(reader);
    await rm(folder, { recursive: true });
  }
}

/** Lines of the log that cannot be written are dropped, and the site goes on. */
export const logUnwritable: Fault = {
  name: "log cannot be written",
  missing: () =>
    process.platform === "linux" ? undefined : "There is no /dev/full on this system.",
  controls: [
    {
      what: "tries again until a line is written",
      replace: [["isFailing = true;", "return flush();"]],
    },
  ],
  async check(env) {
    const found = Object.entries(outputs).map(([what, open]) => problemsWith(what, open, env));
    const problems = (await Promise.all(found)).flat();
    return { tried: `${requests} requests each with ${Object.keys(outputs).join(", ")}`, problems };
  },
};
