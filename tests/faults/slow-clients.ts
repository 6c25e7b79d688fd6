import type { ChildProcess } from "node:child_process";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { ownerPassword, type RunningServer } from "#tests/support/server.ts";
import { processorMilliseconds } from "../../bench/processes.ts";
import type { Fault, Outcome } from "./fault.ts";
import { ask, open, portOf } from "./raw-client.ts";
import { becomes, openServer, withDatabase } from "./visitors.ts";

const clients = 200;
const ordinaryVisits = 10;

/** Sends a byte now and then on each connection, until everybody has been cut off or time is up. */
async function drip(sockets: readonly Socket[], byte: string): Promise<number> {
  const isOpen = (socket: Socket) => !socket.closed && !socket.destroyed;
  for (const socket of sockets) socket.resume();
  await becomes(async () => {
    for (const socket of sockets) if (isOpen(socket)) socket.write(byte);
    await pause(200);
    return !sockets.some(isOpen);
  }, 8);
  return sockets.filter(isOpen).length;
}

/** Visitors who come meanwhile. */
async function ordinary(port: number, problems: string[]): Promise<void> {
  let answered = 0;
  const visits = Array.from({ length: ordinaryVisits }, async (_, n) => {
    if ((await ask(port, `/trees?q=oak${n}`)).status === 200) answered += 1;
  });
  void Promise.all(visits);
  if (await becomes(() => answered === ordinaryVisits, 10)) return;
  problems.push(`${ordinaryVisits - answered} of ${ordinaryVisits} ordinary visitors not answered`);
}

async function slowSenders(
  env: Record<string, string>,
  what: string,
  start: string,
  byte: string,
): Promise<Outcome> {
  const server = await openServer(env);
  const port = portOf(server);
  const sockets = Array.from({ length: clients }, () => open(port, start));
  try {
    const problems: string[] = [];
    const dripping = drip(sockets, byte);
    await ordinary(port, problems);
    const left = await dripping;
    if (left > 0) problems.push(`${left} of ${clients} were never cut off`);
    await ordinary(port, problems);
    return { tried: `${clients} ${what}, ${2 * ordinaryVisits} ordinary visitors`, problems };
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.close();
  }
}

const shortTimes = {
  what: "2 s for a head in place of 10, 3 s for a request in place of 100",
  replace: [
    ["headersTimeout: 1e4,", "headersTimeout: 2e3, connectionsCheckingInterval: 250,"],
    ["requestTimeout: 1e5,", "requestTimeout: 3e3,"],
  ],
} as const;

const noTimeouts = {
  what: "cuts nobody off",
  replace: [
    ["createServer(serverTimeouts)", "createServer({ headersTimeout: 0, requestTimeout: 0 })"],
  ],
} as const;

export const slowHeads: Fault = {
  name: "slow clients: heads byte by byte",
  shortened: shortTimes,
  controls: [noTimeouts],
  check: (env) =>
    slowSenders(env, "heads byte by byte", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", "a"),
};

export const slowBodies: Fault = {
  name: "slow clients: bodies byte by byte",
  shortened: shortTimes,
  controls: [noTimeouts],
  check: (env) =>
    slowSenders(
      env,
      "bodies byte by byte",
      "POST /api/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n",
      " ",
    ),
};

const readers = 6;
const rows = 15_000;

/** Waits until the process has next to nothing to do. */
async function rests(child: ChildProcess): Promise<void> {
  let used = 0;
  await becomes(async () => {
    const before = used;
    await pause(1_000);
    used = processorMilliseconds(child);
    return used - before < 50;
  }, 30);
}

/** More than the system's buffers take: an answer of megabytes, twice. */
async function longList(server: RunningServer): Promise<string> {
  await withDatabase({ dataDir: server.dataDir }, async (db) => {
    const row = {
      eventId: 1,
      fullName: "Ann Lee",
      email: "ann@example.com",
      phone: "(570) 555-0100",
      mailingAddress: "12 Rose Lane, ".repeat(25),
      attendeesCount: 1,
      createdAt: new Date().toISOString(),
    };
    for (let at = 0; at < rows; at += 1_000) {
      await db.insertInto("registration").values(Array(1_000).fill(row)).execute();
    }
  });
  const login = await fetch(`${server.url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "owner", password: ownerPassword }),
  });
  const { token } = (await login.json()) as { token: string };
  return `GET /api/admin/registrations HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`;
}

/** They ask for more than the system's buffers take, and read none of it. */
export const slowReaders: Fault = {
  name: "slow clients: readers who do not read",
  controls: [
    {
      what: "keeps a place for whoever does not read",
      replace: [["receivingMilliseconds = 1e3", "receivingMilliseconds = 1e9"]],
    },
  ],
  async check(env) {
    const server = await openServer(env);
    const port = portOf(server);
    const list = await longList(server);
    const sockets = Array.from({ length: readers }, () => open(port, list + list).pause());
    try {
      const problems: string[] = [];
      await rests(server.process());
      await ordinary(port, problems);
      return {
        tried: `${readers} who asked for lists of ${rows} rows, ${ordinaryVisits} ordinary visitors`,
        problems,
      };
    } finally {
      for (const socket of sockets) socket.destroy();
      await server.close();
    }
  },
};
