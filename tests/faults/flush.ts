import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Fault } from "./fault.ts";
import { becomes, openServer, register, withDatabase } from "./visitors.ts";

const registrations = 12;

/** Between a registration's arrival and its 201 the system has said that the disk has it. */
export const flushBeforeAnswer: Fault = {
  name: "a flush before each 201",
  missing: () =>
    spawnSync("strace", ["-f", "-o", "/dev/null", "true"]).status === 0
      ? undefined
      : "strace is not installed here, or may not be used.",
  controls: [
    {
      what: "SQLite with synchronous = OFF",
      replace: [['"PRAGMA synchronous = FULL"', '"PRAGMA synchronous = OFF"']],
    },
  ],
  async check(env) {
    const server = await openServer(env);
    const folder = await mkdtemp(join(tmpdir(), "nursery-faults-"));
    const trace = join(folder, "trace");
    try {
      const tracer = spawn(
        "strace",
        [
          ...[
            "-f",
            "-s",
            "40",
            "-e",
            "trace=fsync,fdatasync,read,recvfrom,write,writev,sendto,sendmsg",
          ],
          ...["-o", trace, "-p", String(server.process().pid)],
        ],
        { stdio: ["ignore", "ignore", "pipe"] },
      );
      const ended = once(tracer, "exit");
      await once(tracer.stderr, "data"); // It says when it has attached itself.
      tracer.stderr.resume();
      let accepted = 0;
      for (let n = 0; n < registrations; n += 1) {
        if ((await register(server)).status === 201) accepted += 1;
        // The letter's own notes reach the disk, too; the next one begins when they have.
        await becomes(() => hasSentAll(server.dataDir));
      }
      await server.stop();
      await ended;
      const { answers, flushed } = readTrace(await readFile(trace, "utf8"));
      const problems = [];
      if (accepted !== registrations || answers !== registrations) {
        problems.push(`${accepted} were accepted, and the trace has ${answers}`);
      }
      if (flushed !== answers)
        problems.push(`${answers - flushed} answers of ${answers} without a flush`);
      return { tried: `${registrations} registrations under strace`, problems };
    } finally {
      await server.close();
      await rm(folder, { recursive: true });
    }
  },
};

function hasSentAll(dataDir: string): Promise<boolean> {
  return withDatabase({ dataDir }, async (db) => {
    const row = await db
      .selectFrom("outbox")
      .select("id")
      .where("state", "<>", "sent")
      .executeTakeFirst();
    return row === undefined;
  });
}

/** How many 201 went out, and before how many of them a flush had ended since the request was read. */
function readTrace(trace: string): { answers: number; flushed: number } {
  let answers = 0;
  let flushed = 0;
  let isFlushed = false;
  for (const line of trace.split("\n")) {
    if (line.includes('"POST /api/events/register')) isFlushed = false;
    else if (/\bf(?:data)?sync(?:\(| resumed>).*= 0$/.test(line)) isFlushed = true;
    else if (line.includes('"HTTP/1.1 201')) {
      answers += 1;
      if (isFlushed) flushed += 1;
    }
  }
  return { answers, flushed };
}
