import { expect, it } from "vitest";
import { queriesOnSqliteAlone } from "./queries-on-both.ts";

const asked = (engine: string, query: string, isOfSite = true) => ({
  engine,
  query,
  isOfSite,
  file: "a.test.ts",
});

it("names what the site asked of SQLite and nobody of PostgreSQL", () => {
  const alone = asked("sqlite", 'select "a" from "b"');
  expect(
    queriesOnSqliteAlone([
      alone,
      alone,
      asked("sqlite", 'select "c" from "d"'),
      asked("postgres", 'select "c" from "d"', false),
      asked("sqlite", 'select "e" from "f"', false),
      asked("sqlite", "PRAGMA integrity_check"),
      asked("postgres", 'select "g" from "h"'),
    ]),
  ).toEqual([alone]);
});
