import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import pg from "pg";
import type { Email } from "postal-mime";
import { inject } from "vitest";
import type { MakeBackup } from "#backup/nightly-backups.ts";
import type { OutboxTiming } from "#mail/outbox.ts";
import { createHttp } from "#server/http.ts";
import type { OpenApiDocument } from "#server/openapi/document.ts";
import { type StartedServices, startServices } from "#server/start-services.ts";
import type { Clock } from "#shared/both/clock.ts";
import { readConfig } from "#shared/server/config.ts";
import { checkAnswer } from "./described-answers.ts";
import { readMailFiles } from "./mail-files.ts";
import { migratedDatabase } from "./migrated-database.ts";
import { withNote } from "./notes-in-history.ts";

/** A whole site on a database of its own, entered through its HTTP front door. */
export interface TestSite {
  app: Hono;
  services: StartedServices;
  /** Calls the API; a body is sent as JSON unless it is text already. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Sends what is due and answers the letters that were written to files, oldest name first. */
  letters(): Promise<Email[]>;
  dataDir: string;
  close(): Promise<void>;
}

export interface TestSiteOptions {
  env?: Record<string, string>;
  clock?: Clock;
  /** Passwords cost what they cost on a real site. Elsewhere tests would do little but hash. */
  fullPasswordCost?: boolean;
  /** When the outbox looks, renews and notes. */
  outboxTiming?: Partial<OutboxTiming>;
  /** How backups are made; by itself as in development. */
  makeBackup?: MakeBackup | undefined;
  /** A site that was closed before is opened again on its own database. */
  reopen?: { dataDir: string; databaseUrl: string | undefined };
}

const cheapest = { memory: 8, passes: 1, parallelism: 1 };

/** Opens a new, seeded site on the engine that this run of the tests is for. */
export async function openSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const dataDir = options.reopen?.dataDir ?? (await newFolder());
  const databaseUrl = options.reopen ? options.reopen.databaseUrl : await newDatabase();
  const config = readConfig({
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    // Tests tell visitors apart by X-Forwarded-For.
    TRUST_PROXY: "1",
    PUBLIC_URL: "http://nursery.test",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...options.env,
  });
  const services = await startServices(config, {
    outboxTiming: options.outboxTiming,
    makeBackup: options.makeBackup,
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.fullPasswordCost ? {} : { passwordCost: cheapest }),
  });
  const app = checked(createHttp(services, { isReady: () => true }));
  return {
    app,
    services,
    dataDir,
    call: (method, path, body, headers = {}) =>
      Promise.resolve(
        app.request(path, {
          method,
          headers: {
            ...(body === undefined ? {} : { "content-type": "application/json" }),
            "x-forwarded-for": randomAddress(),
            ...headers,
          },
          ...(body === undefined
            ? {}
            : { body: typeof body === "string" ? body : JSON.stringify(body) }),
        }),
      ),
    async letters() {
      await services.outbox.sendDue();
      return readMailFiles(join(dataDir, "mail"));
    },
    async close() {
      await services.close();
      if (options.reopen) return;
      await rm(dataDir, { recursive: true, force: true });
      if (databaseUrl) await removeDatabase(databaseUrl);
    },
  };
}

let document: Promise<OpenApiDocument> | undefined;

/** The same, but an answer that `/openapi.json` does not describe so is an error, and so is a write without a note. */
function checked(app: Hono): Hono {
  const ask = app.request;
  app.request = async (input, init, ...rest) => {
    const isRequest = input instanceof Request;
    const method = (isRequest ? input.method : (init?.method ?? "GET")).toUpperCase();
    const path = URL.parse(isRequest ? input.url : input, "http://nursery.test")?.pathname ?? "";
    const answer = await withNote(`${method} ${path}`, async () => ask(input, init, ...rest));
    document ??= Promise.resolve(ask("/openapi.json")).then((described) => described.json());
    await checkAnswer({ method, path, body: init?.body }, answer, await document);
    return answer;
  };
  return app;
}

/** A visitor of one's own for each call, unless the test says who it is. */
function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

/** A folder for a site's data, with SQLite's file where this run is for SQLite. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "nursery-test-"));
  if (process.env["TEST_ENGINE"] === "sqlite") {
    await copyFile(inject("migratedFile"), join(folder, "garden.sqlite"));
  }
  return folder;
}

/** A new database without content where this run is for PostgreSQL; undefined where it is for SQLite. */
async function newDatabase(): Promise<string | undefined> {
  if (process.env["TEST_ENGINE"] !== "postgres") return undefined;
  const name = `t${randomUUID().replaceAll("-", "")}`;
  // Copied as files: the other way writes each page to the log as well.
  await onPostgres(`create database ${name} template ${migratedDatabase} strategy file_copy`);
  return `${inject("postgresUrl")}/${name}`;
}

/** A database without tables on the PostgreSQL of this run; it goes with the server. */
export async function newEmptyDatabase(): Promise<string> {
  const name = `t${randomUUID().replaceAll("-", "")}`;
  await onPostgres(`create database ${name}`);
  return `${inject("postgresUrl")}/${name}`;
}

/** Hundreds of them would take gigabytes. */
function removeDatabase(url: string): Promise<void> {
  return onPostgres(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

let maker: pg.Pool | undefined;

/** By one connection that stays open: to open one for each took longer than what it was opened for. */
async function onPostgres(statement: string): Promise<void> {
  maker ??= new pg.Pool({
    connectionString: `${inject("postgresUrl")}/postgres`,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  await maker.query(statement);
}
