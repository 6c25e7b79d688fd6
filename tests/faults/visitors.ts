import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "#db/connect.ts";
import type { Db } from "#db/schema.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";

/** Every visitor is somebody else at another address, or the limits on one would be tried. */
const manyVisitors = { TRUST_PROXY: "1" };

/** An answer to a registration. */
export interface Registering {
  email: string;
  /** 0 where no answer came. */
  status: number;
  retryAfter: string | null;
}

let visitors = 0;

/** Registers one more person. */
export async function register(server: Pick<RunningServer, "url">): Promise<Registering> {
  visitors += 1;
  const email = `visitor-${randomUUID()}@example.com`;
  try {
    const response = await fetch(`${server.url}/api/events/register`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
      },
      body: JSON.stringify({
        eventId: 1,
        fullName: "Ann Lee",
        email,
        phone: "(570) 555-0100",
        mailingAddress: "12 Rose Lane, Scranton, PA 18503",
        attendeesCount: 1,
      }),
      signal: AbortSignal.timeout(60_000),
    });
    await response.arrayBuffer();
    return { email, status: response.status, retryAfter: response.headers.get("retry-after") };
  } catch {
    return { email, status: 0, retryAfter: null };
  }
}

/** Registers `count` people, `atOnce` at a time, and answers what became of each. */
export async function registerMany(
  count: number,
  atOnce: number,
  serverOf: (n: number) => Pick<RunningServer, "url">,
  onAnswer: (answer: Registering, n: number) => void = () => {},
): Promise<Registering[]> {
  const answers: Registering[] = [];
  let next = 0;
  const visitor = async () => {
    while (next < count) {
      const n = next++;
      const answer = await register(serverOf(n));
      answers.push(answer);
      onAnswer(answer, n);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return answers;
}

export const accepted = (answers: readonly Registering[]) =>
  answers.filter(({ status }) => status === 201).map(({ email }) => email);

/** Opens the site's database beside it. */
export async function withDatabase<T>(
  where: { dataDir: string } | { url: string },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const db = connect(
    "dataDir" in where ? { file: join(where.dataDir, "garden.sqlite") } : { url: where.url },
  );
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** What is wrong with what was kept: a promise that was broken, a registration without its one letter. */
export async function brokenPromises(
  where: { dataDir: string } | { url: string },
  promised: readonly string[],
): Promise<string[]> {
  return withDatabase(where, async (db) => {
    const rows = await db
      .selectFrom("registration")
      .leftJoin("outbox", (join) =>
        join
          .onRef("outbox.subjectId", "=", "registration.id")
          .on("outbox.kind", "=", "registration-confirmation"),
      )
      .select(["registration.email", "outbox.id as letter"])
      .execute();
    const letters = new Map<string, number>();
    for (const { email, letter } of rows) {
      letters.set(email, (letters.get(email) ?? 0) + (letter === null ? 0 : 1));
    }
    const gone = promised.filter((email) => !letters.has(email)).length;
    const odd = [...letters.values()].filter((count) => count !== 1).length;
    return [
      ...(gone > 0 ? [`${gone} of ${promised.length} acknowledged registrations are lost`] : []),
      ...(odd > 0 ? [`${odd} registrations have not one letter`] : []),
    ];
  });
}

/** Letters that wait for a later try are due now. The site looks for them every few seconds. */
export function hurryLetters(where: { dataDir: string } | { url: string }): Promise<unknown> {
  return withDatabase(where, (db) =>
    db
      .updateTable("outbox")
      .set({ dueAt: new Date(Date.now() - 1_000).toISOString() })
      .where("state", "=", "waiting")
      .execute(),
  );
}

/** How long this machine needs for what takes a second on one at rest: nothing here fails because it is slow. */
let slowness = 1;

/** Starts the built site, and takes from it how slow the machine is at the moment. */
export async function openServer(env: Record<string, string>): Promise<RunningServer> {
  const started = performance.now();
  const server = await startServer({ ...manyVisitors, ...env });
  slowness = Math.max(1, (performance.now() - started) / 1_000);
  return server;
}

/** Starts several at once. Where one of them does not start, none is left behind. */
export async function openServers(
  count: number,
  env: Record<string, string>,
): Promise<RunningServer[]> {
  const starts = await Promise.allSettled(Array.from({ length: count }, () => openServer(env)));
  const opened = starts.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const failed = starts.find((one) => one.status === "rejected");
  if (!failed) return opened;
  await Promise.all(opened.map((server) => server.close()));
  throw failed.reason;
}

/** Waits until it is so; false where it is not in time, which is so many seconds on a machine at rest. */
export async function becomes(
  isSo: () => boolean | Promise<boolean>,
  seconds = 12,
): Promise<boolean> {
  const until = performance.now() + seconds * 1_000 * Math.min(slowness, 6);
  while (performance.now() < until) {
    if (await isSo()) return true;
    await pause(50);
  }
  return false;
}
