import type { Socket } from "node:net";
import { PostgresDialect, type PostgresPool } from "kysely";
import type { ClientConfig } from "pg";

/** Kysely's PostgreSQL dialect with a pool sized for one of several identical processes. */
export function createPostgresDialect(url: string): PostgresDialect {
  return new PostgresDialect({ pool: () => openPool(url) });
}

/**
 * Sent with SET, because a pooler may refuse startup parameters. Without them a dead connection would keep its
 * locked rows for hours.
 */
const sessionSettings = [
  // A statement that hangs would keep its connection, and the pool would run out of them.
  "statement_timeout = 6500",
  // Transactions here wait only for the database; an idle one has lost its process.
  "idle_in_transaction_session_timeout = 10000",
  "tcp_keepalives_idle = 30",
  "tcp_keepalives_interval = 10",
  "tcp_keepalives_count = 3",
  // The same for an answer in transit that nobody acknowledges.
  "tcp_user_timeout = 30000",
]
  .map((setting) => `set ${setting}`)
  .join("; ");

/** A server that has not answered for this long is silent: otherwise it would have ended the statement itself. */
const silenceMilliseconds = 7_000;

async function openPool(url: string): Promise<PostgresPool> {
  // Imported here, because a site on SQLite never needs it.
  const { default: pg } = await import("pg");
  const types = new pg.TypeOverrides();
  // count(*) and sum() are 64-bit integers, which pg returns as text; ours stay far below 2^53.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    // For a new connection, and for waiting while all are in use.
    connectionTimeoutMillis: 5_000,
    query_timeout: silenceMilliseconds,
    // An idle connection may have died meanwhile (a firewall that forgot it).
    idleTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "garden-nursery",
    onConnect: (client) => client.query(sessionSettings),
    Client: withoutSilentOnes(pg.Client),
  });
  // A broken connection, for example after a database restart, is replaced at the next query, and a query in
  // progress fails by itself. Without a listener the error would end the process.
  pool.on("error", () => {});
  return pool as PostgresPool;
}

/** pg keeps the connection to a silent server. This closes it, so that nobody gets it afterward. */
function withoutSilentOnes(Client: typeof import("pg").Client): typeof import("pg").Client {
  return class extends Client {
    constructor(config?: ClientConfig) {
      super(config);
      this.on("error", () => {});
    }

    // biome-ignore lint/suspicious/noExplicitAny: every form of pg's own
    override query(...asked: any[]): any {
      // biome-ignore lint/suspicious/noExplicitAny: pg has no type for all forms at once
      const answer: unknown = (super.query as any)(...asked);
      if (answer instanceof Promise) {
        answer.catch(({ message }: Error) => {
          if (message === "Query read timeout") streamOf(this).destroy();
        });
      }
      return answer;
    }
  };
}

/** The socket, which pg does not declare: only it can be closed while the other side is silent. */
function streamOf(client: unknown): Socket {
  return (client as { connection: { stream: Socket } }).connection.stream;
}
