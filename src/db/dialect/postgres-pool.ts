import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Client, Pool, PoolClient, PoolConfig } from "pg";

/** A connection that was unused for so long is asked whether it is alive before it is handed out. */
const trustMilliseconds = 3_000;
/** How long it has for the answer. */
const pingMilliseconds = 1_000;
/**
 * A query that takes longer is checked: is the server at work on it, or has the connection died?
 */
const suspicionMilliseconds = 2_000;
/** How long another connection may take to find that out. */
const probeMilliseconds = 1_500;

/** How long a new connection may take until it is set up. */
const setUpMilliseconds = 3_000;

/**
 * What each connection asks of the server, which learns nothing of a line that dies silently. It would
 * keep an open transaction with the rows it has locked for hours, and the connection as long. Said with
 * SET, because a pooler between may refuse at the start of a connection what it does not know.
 */
const sessionSettings = [
  // No transaction here waits for anything but the database; one that does nothing has lost its process.
  // Shorter than a statement may take, so that who waits for its rows gets them.
  "idle_in_transaction_session_timeout = 10000",
  "tcp_keepalives_idle = 30",
  "tcp_keepalives_interval = 10",
  "tcp_keepalives_count = 3",
  // The same where an answer is on its way that nobody confirms.
  "tcp_user_timeout = 30000",
]
  .map((setting) => `set ${setting}`)
  .join("; ");

/** How long a query waits for a connection while all are at work for others. */
const turnMilliseconds = 15_000;

/**
 * A pool whose connections are known to be alive. One that died silently (a cable, a firewall that
 * forgot it, a machine that lost its power) would swallow queries until the system gives up on it,
 * which takes many minutes.
 */
export class CheckedPool implements PostgresPool {
  readonly options: object;
  readonly #pool: Pool;
  readonly #newClient: () => Client;
  /** What was opened before this moment may have died with a connection that did. */
  #suspectBefore = 0;
  readonly #turns: Turns;

  constructor(pg: typeof import("pg").default, config: PoolConfig & { max: number }) {
    this.#turns = new Turns(config.max);
    this.options = config;
    this.#pool = new pg.Pool(config);
    this.#newClient = () =>
      new pg.Client({
        connectionString: config.connectionString,
        connectionTimeoutMillis: probeMilliseconds,
      });
    // A connection that breaks, as when the database restarts, is replaced at the next query, and a
    // query that it was in the middle of fails by itself. Unheard, either error would end the process.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => {
      client.on("error", () => {});
      const now = performance.now();
      states.set(client, { openedAt: now, usedAt: now, isSetUp: false });
    });
  }

  /**
   * The pool's own limit of time is for a server that does not answer, so nobody asks it before there
   * is a place. Where the server is away, those who wait are told at once, too.
   */
  async connect(): Promise<PostgresPoolClient> {
    await this.#turns.take();
    try {
      for (;;) {
        const client = await this.#pool.connect();
        try {
          if (await this.#isAlive(client)) {
            await setUp(client);
            return this.#watched(client);
          }
        } catch (error) {
          client.release(true);
          throw error;
        }
        client.release(true);
      }
    } catch (error) {
      this.#turns.refuse(error);
      this.#turns.giveBack();
      throw error;
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** A new connection is: it has just been made. */
  async #isAlive(client: PoolClient): Promise<boolean> {
    const state = states.get(client);
    if (!state) return true;
    if (state.openedAt < this.#suspectBefore) return false;
    if (performance.now() - state.usedAt < trustMilliseconds) return true;
    const isAlive = await within(pingMilliseconds, client.query("select 1")).then(
      () => true,
      () => false,
    );
    if (!isAlive) this.#suspectBefore = performance.now();
    return isAlive;
  }

  #watched(client: PoolClient): PostgresPoolClient {
    const query = async (sql: string, parameters: readonly unknown[]) => {
      const answer = client.query(sql, [...parameters]);
      const timer = setTimeout(() => void this.#lookAfter(client, answer), suspicionMilliseconds);
      try {
        return await answer;
      } finally {
        clearTimeout(timer);
        const state = states.get(client);
        if (state) state.usedAt = performance.now();
      }
    };
    return {
      processID: processIdOf(client),
      // Cursors, the other form, are not used here.
      query: query as unknown as PostgresPoolClient["query"],
      release: (destroy) => {
        client.release(destroy || isBroken(client));
        this.#turns.giveBack();
      },
    };
  }

  /** Cuts the connection off unless the server says that it is at work for it. Its query then fails. */
  async #lookAfter(client: PoolClient, answer: Promise<unknown>): Promise<void> {
    const doubt = await this.#askAbout(processIdOf(client));
    if (doubt === undefined) return;
    // The answer may have come while the server was asked, or be on its way. Others use the connection then.
    const isAnswered = within(doubt, answer).then(
      () => true,
      (error) => !(error instanceof TooLate),
    );
    if (await isAnswered) return;
    this.#suspectBefore = performance.now();
    streamOf(client)?.destroy(new Error("Connection terminated: the database does not answer."));
  }

  /**
   * How long an answer may still take that the server should have given, in milliseconds; undefined
   * where the server is at work on it.
   */
  async #askAbout(processId: number): Promise<number | undefined> {
    const probe = this.#newClient();
    probe.on("error", () => {});
    try {
      const asking = probe
        .connect()
        .then(() =>
          probe.query("select 1 from pg_stat_activity where pid = $1 and state = 'active'", [
            processId,
          ]),
        );
      const isAtWork = (await within(probeMilliseconds, asking)).rows.length > 0;
      return isAtWork ? undefined : pingMilliseconds;
    } catch {
      // The server has not answered either; what it sent before has had all this time to arrive.
      return 0;
    } finally {
      streamOf(probe)?.destroy();
    }
  }
}

/** So many at once, the others in the order in which they came. */
class Turns {
  #free: number;
  #waiting: PromiseWithResolvers<void>[] = [];

  constructor(most: number) {
    this.#free = most;
  }

  /** Throws what counts as an unavailable database where the turn does not come in time. */
  async take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const turn = Promise.withResolvers<void>();
    this.#waiting.push(turn);
    const timer = setTimeout(() => {
      this.#waiting = this.#waiting.filter((other) => other !== turn);
      turn.reject(new Error("timeout expired: every connection was in use for too long."));
    }, turnMilliseconds);
    try {
      await turn.promise;
    } finally {
      clearTimeout(timer);
    }
  }

  giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next.resolve();
    else this.#free += 1;
  }

  /** Fails every call that waits for a connection with this error. */
  refuse(error: unknown): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}

const states = new WeakMap<object, { openedAt: number; usedAt: number; isSetUp: boolean }>();

/** Throws where that fails, in words that say so where the server does not answer in time. */
async function setUp(client: PoolClient): Promise<void> {
  const state = states.get(client);
  if (!state || state.isSetUp) return;
  try {
    await within(setUpMilliseconds, client.query(sessionSettings));
  } catch (error) {
    if (!(error instanceof TooLate)) throw error;
    throw new Error("timeout expired: a new connection was not set up in time.", { cause: error });
  }
  state.isSetUp = true;
}

function processIdOf(client: unknown): number {
  return (client as { processID: number }).processID;
}

/** The socket, which pg declares nowhere: only it can be closed while the other side is silent. */
function streamOf(client: unknown): import("node:net").Socket | undefined {
  return (client as { connection?: { stream?: import("node:net").Socket } }).connection?.stream;
}

function isBroken(client: unknown): boolean {
  return streamOf(client)?.destroyed ?? false;
}

/** No answer came in time. */
class TooLate extends Error {
  override name = "TooLate";
}

const tickMilliseconds = 50;

/**
 * The result of `work`; throws `TooLate` where there is none in time. What counts is the time in which
 * this process could have read an answer: on a machine that is busy it may stand still for seconds, and
 * what arrived meanwhile is read after the timers.
 */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    let left = milliseconds;
    const tick = () => {
      left -= tickMilliseconds;
      if (left < 0) reject(new TooLate("There was no answer in time."));
      else timer = setTimeout(tick, tickMilliseconds);
    };
    timer = setTimeout(tick, tickMilliseconds);
  });
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
