// Prints how many rows a second can be inserted one by one into a new database in this folder, each on
// the disk before the next: node bench/durable-inserts.ts FOLDER. A program of its own, so that its disk
// can be slowed as the site's is.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const milliseconds = 400;
const database = new DatabaseSync(join(process.argv[2] ?? ".", `inserts-${process.pid}.sqlite`));
database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
database.exec("CREATE TABLE it (id INTEGER PRIMARY KEY, name TEXT, email TEXT)");
const insert = database.prepare("INSERT INTO it (name, email) VALUES (?, ?)");
const started = performance.now();
let count = 0;
while (performance.now() - started < milliseconds) {
  insert.run("Ann Lee", "ann@example.com");
  count += 1;
}
console.log((count * 1_000) / (performance.now() - started));
database.close();
