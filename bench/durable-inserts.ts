// Prints how many rows a second can be inserted one by one, each on the disk before the next:
// node bench/durable-inserts.ts FOLDER for a new SQLite database there, or with the address of an empty
// PostgreSQL database. A program of its own, so that its disk can be slowed as the site's is.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";

const [, , where = "."] = process.argv;
const milliseconds = 400;
const row = ["Ann Lee", "ann@example.com"];

async function perSecond(insert: () => unknown): Promise<number> {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < milliseconds) {
    await insert();
    count += 1;
  }
  return (count * 1_000) / (performance.now() - started);
}

if (where.startsWith("postgres:")) {
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  await client.query(
    "create table if not exists it (id serial primary key, name text, email text)",
  );
  const text = "insert into it (name, email) values ($1, $2)";
  console.log(await perSecond(() => client.query(text, row)));
  await client.end();
} else {
  const database = new DatabaseSync(join(where, `inserts-${process.pid}.sqlite`));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec("CREATE TABLE it (id INTEGER PRIMARY KEY, name TEXT, email TEXT)");
  const insert = database.prepare("INSERT INTO it (name, email) VALUES (?, ?)");
  console.log(await perSecond(() => insert.run(...row)));
  database.close();
}
