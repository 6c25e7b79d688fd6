import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { type PostgresServer, startPostgres } from "#tests/support/postgres-server.ts";
import type { RunningServer } from "#tests/support/server.ts";
import type { Fault, Outcome } from "./fault.ts";
import type { Registering } from "./visitors.ts";
import {
  accepted,
  becomes,
  brokenPromises,
  openServer,
  register,
  registerMany,
} from "./visitors.ts";
import type { Weakness } from "./weaken-build.ts";

const knowsNoOutage: Weakness = {
  what: "takes a database that is away for an error of its own",
  replace: [
    [
      "return isBusy(error) || isGivenUp(error) || isSlow(error) || /^(?:ECONNREFUSED|",
      "return /^(?:NEVER|",
    ],
    [
      "/^(?:timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/",
      "/^never$/",
    ],
  ],
};

/** What is not 503 with Retry-After among the answers of a site that cannot keep anything. */
export function notTurnedAway(answers: readonly Registering[]): string[] {
  const odd = answers.filter(({ status, retryAfter }) => status !== 503 || !retryAfter);
  return odd.length === 0 ? [] : [`answered with ${odd.map(({ status }) => status).join(", ")}`];
}

const statusOf = async ({ url }: RunningServer, path: string) => {
  const response = await fetch(url + path, { signal: AbortSignal.timeout(60_000) });
  await response.arrayBuffer();
  return response.status;
};

export const sqliteLocked: Fault = {
  name: "SQLite locked by another program",
  controls: [knowsNoOutage],
  async check(env) {
    const server = await openServer(env);
    const other = new DatabaseSync(join(server.dataDir, "garden.sqlite"));
    try {
      const problems: string[] = [];
      const before = await registerMany(4, 4, () => server);
      other.exec("PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE");
      const during = registerMany(6, 6, () => server);
      // Reading goes on beside it.
      for (const path of ["/api/events", "/events", "/event-registration/1"]) {
        const status = await statusOf(server, path);
        if (status >= 500) problems.push(`${path} answered ${status} meanwhile`);
      }
      problems.push(...notTurnedAway(await during));
      const patient = register(server);
      await pause(500);
      other.exec("COMMIT");
      if ((await patient).status !== 201) problems.push("a short wait was not waited for");
      const after = await registerMany(4, 4, () => server);
      const promised = accepted([...before, await patient, ...after]);
      if (promised.length !== 9) problems.push(`${promised.length} of 9 accepted before and after`);
      problems.push(...(await brokenPromises({ dataDir: server.dataDir }, promised)));
      return { tried: "locked for about 5 s: 6 registrations and 3 reads", problems };
    } finally {
      other.close();
      await server.close();
    }
  },
};

export const postgresAway: Fault = {
  name: "PostgreSQL stopped and started",
  controls: [knowsNoOutage],
  async check(env) {
    // One of its own: the other checks' PostgreSQL stays.
    const server = await startPostgres();
    try {
      return await stoppedAndStarted(server, env);
    } finally {
      await server.stop();
    }
  },
};

async function stoppedAndStarted(
  server: PostgresServer,
  env: Record<string, string>,
): Promise<Outcome> {
  const url = `${server.url}/postgres`;
  const site = await openServer({ DATABASE_URL: url, ...env });
  try {
    const problems: string[] = [];
    const before = await registerMany(6, 6, () => site);
    const startAgain = await server.pause();
    const during = await registerMany(6, 3, () => site).finally(startAgain);
    problems.push(...notTurnedAway(during));
    const isBack = await becomes(async () => (await statusOf(site, "/api/events")) === 200, 10);
    if (!isBack) problems.push("it was not itself again within 10 s");
    const after = await registerMany(6, 6, () => site);
    const promised = accepted([...before, ...after]);
    if (promised.length !== 12) problems.push(`${promised.length} of 12 accepted before and after`);
    if (site.process().exitCode !== null) problems.push("the process ended");
    problems.push(...(await brokenPromises({ url }, promised)));
    return { tried: "6 registrations before, while it was away, and after", problems };
  } finally {
    await site.close();
  }
}
