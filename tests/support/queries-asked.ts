import { appendFileSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { expect } from "vitest";

/** What a file of tests has asked a database, one a line: see `scripts/queries-on-both.ts`. */
export interface AskedQuery {
  engine: string;
  query: string;
  /** Whether code of the site asked it, and not a test by itself. */
  isOfSite: boolean;
  file: string;
}

const folder = process.env["QUERIES_FOLDER"];
const src = join(import.meta.dirname, "../../src/");
const engine = process.env["TEST_ENGINE"] ?? "";
const key = Symbol.for("queries asked in this process");
const shared = globalThis as { [key]?: Set<string> };
/** Opened once, because a test may have given up the right to open it. */
const list = folder === undefined ? undefined : openSync(join(folder, `${process.pid}.jsonl`), "a");

if (folder && !shared[key]) {
  shared[key] = new Set();
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function (sql, ...rest) {
    note(sql);
    return prepare.call(this, sql, ...rest);
  };
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, asked: string | { text: string }) {
    note(typeof asked === "string" ? asked : asked.text);
    // biome-ignore lint/complexity/noArguments: it is called in many shapes, and each is passed on as it is.
    return Reflect.apply(query, this, arguments);
  } as typeof query;
}

/** Queries of the site, word for word: to ask anew who asks costs more than most queries. */
const ofSite = new Set<string>();

function note(sql: string): void {
  if (ofSite.has(sql)) return;
  const query = shapeOf(sql);
  const isOfSite = shared[key]?.has(`true ${query}`) || isAskedBySite();
  if (isOfSite) ofSite.add(sql);
  const line = `${isOfSite} ${query}`;
  if (shared[key]?.has(line)) return;
  shared[key]?.add(line);
  const asked: AskedQuery = { engine, query, isOfSite, file: expect.getState().testPath ?? "" };
  if (list !== undefined) appendFileSync(list, `${JSON.stringify(asked)}\n`);
}

/** The same for any values, however many, whatever a row or a change sets, and with rows locked or not. */
function shapeOf(sql: string): string {
  return sql
    .replace(/\s+/g, " ")
    .replace(/\$\d+/g, "?")
    .replace(/\(\?(?:, ?\?)*\)(?:, \(\?(?:, ?\?)*\))*/g, "(?)")
    .replace(/^(insert into \S+) \([^()]*\)/, "$1 (…)")
    .replace(/ set .*? where /, " set … where ")
    .replace(/ for (?:no key )?update(?: of [^ )]+)?(?: skip locked| nowait)?/g, "")
    .trim();
}

/** The site's own code stands between the test and the database, in `src` outside of `src/db`. */
function isAskedBySite(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack
    .split("\n")
    .some((at) => at.includes(src) && !at.includes(`${src}db/`) && !at.includes(".test.ts"));
}
