import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, type Db } from "#db/connect.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  // Each try counts against one address here, and there are more than a visitor's thirty.
  server = await startServer({ TRUST_PROXY: "1" });
});
afterAll(() => server.close());

let sent = 0;

/** Answers the id that the site promised to keep; undefined where no promise came. */
async function register(): Promise<number | undefined> {
  sent += 1;
  try {
    const response = await fetch(`${server.url}/api/events/register`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `10.0.0.${sent % 250}` },
      body: JSON.stringify({
        eventId: 1,
        fullName: `Ann ${sent}`,
        email: `ann${sent}@example.com`,
        phone: "(570) 555-0100",
        mailingAddress: "12 Rose Lane, Scranton, PA 18503",
        attendeesCount: 1,
      }),
    });
    return response.status === 201 ? (await response.json()).id : undefined;
  } catch {
    return undefined;
  }
}

async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = connect({ file: join(server.dataDir, "garden.sqlite") });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** What is wrong with the data: a promise that was not kept, a registration without its letter, or the reverse. */
function faults(promised: readonly number[]): Promise<string[]> {
  return withDatabase(async (db) => {
    const rows = await db.selectFrom("registration").select("id").execute();
    const letters = await db.selectFrom("outbox").select("subjectId").execute();
    const kept = new Set(rows.map(({ id }) => id));
    const lettersOf = (id: number) => letters.filter(({ subjectId }) => subjectId === id).length;
    return [
      ...promised.filter((id) => !kept.has(id)).map((id) => `${id} was promised and is gone`),
      ...[...kept].filter((id) => lettersOf(id) !== 1).map((id) => `${id} has not one letter`),
      ...letters
        .filter(({ subjectId }) => !kept.has(subjectId))
        .map(({ subjectId }) => `a letter about ${subjectId}, which is not there`),
    ];
  });
}

describe("a process that is killed", () => {
  const promised: number[] = [];

  it("right after its 201, has kept the registration and its letter", async () => {
    for (let round = 0; round < 4; round += 1) {
      let kill = () => {};
      const killed = new Promise<void>((resolve) => {
        kill = () => resolve(server.stop("SIGKILL").then(() => {}));
      });
      const before = promised.length;
      // Many are on their way when it happens, so that some are in the middle of being written.
      const answers = Array.from({ length: 20 }, async () => {
        const id = await register();
        if (id === undefined) return;
        promised.push(id);
        if (promised.length === before + 3 + round) kill();
      });
      await Promise.all(answers);
      await killed;
      expect(await faults(promised)).toEqual([]);
      await server.restart();
    }
    // The control: it was killed in the middle, and not when all was done.
    expect(promised.length).toBeGreaterThanOrEqual(4 * 3);
    expect(promised.length).toBeLessThan(sent);
  });

  it("sends every letter after the next start, the one that was in hand included", async () => {
    await server.stop("SIGKILL");
    // A letter in hand is let go when its lease ends. Nobody waits two minutes for that here.
    const expected = await withDatabase(async (db) => {
      await db
        .updateTable("outbox")
        .set({ dueAt: new Date().toISOString() })
        .where("state", "=", "waiting")
        .execute();
      return (await db.selectFrom("registration").select("email").execute()).map(
        (row) => row.email,
      );
    });
    await server.restart();
    const reached = async () =>
      (await server.letters()).map(({ to }) => to?.[0]?.address).toSorted();
    await expect.poll(reached, { timeout: 15_000 }).toEqual(expected.toSorted());
  });

  it("would be found out if it kept a registration without its letter, or forgot a promise", async () => {
    await server.stop();
    const [first, second] = promised as [number, number];
    await withDatabase((db) => db.deleteFrom("outbox").where("subjectId", "=", first).execute());
    expect(await faults(promised)).toEqual([`${first} has not one letter`]);
    await withDatabase((db) => db.deleteFrom("registration").where("id", "=", second).execute());
    expect(await faults(promised)).toContain(`${second} was promised and is gone`);
    expect(await faults(promised)).toContain(`a letter about ${second}, which is not there`);
  });
});
