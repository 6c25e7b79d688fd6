// Letters a second to a mail server that takes its time: node bench/letters.ts (after a build). The
// server waits 200 ms for each letter; 500 of them, with the rate lifted, take at most 20 s. Then the
// same with the rate as it is at first, for a few seconds, to show that it holds. With a number of
// letters behind it, only so many with the rate lifted.
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { ownerPassword, startServer } from "../tests/support/server.ts";

const asked = process.argv[2];
const letters = Number(asked ?? 500);
const secondsMost = 20;
const answerMilliseconds = 200;

let accepted = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  logger: false,
  onData(stream, _session, callback) {
    stream.resume();
    stream.on("end", async () => {
      await pause(answerMilliseconds);
      accepted += 1;
      callback();
    });
  },
});
await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
const { port } = smtp.server.address() as AddressInfo;
const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });

let token = "";
async function call(
  method: string,
  path: string,
  body: object,
): Promise<{ [key: string]: unknown }> {
  const response = await fetch(server.url + path, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
const login = { username: "owner", password: ownerPassword };
token = String((await call("POST", "/api/admin/login", login))["token"]);

/** Subscribers put in beside the running site: signing 500 up would measure the sign-ups. */
function subscribe(count: number): void {
  const database = new DatabaseSync(join(server.dataDir, "garden.sqlite"), { timeout: 5_000 });
  const now = new Date().toISOString();
  database.exec("BEGIN IMMEDIATE");
  for (let index = 0; index < count; index += 1) {
    const email = `reader${index}@example.com`;
    const { lastInsertRowid } = database
      .prepare(
        "INSERT INTO subscriber (email, email_key, subscribed_at, created_at) VALUES (?, ?, ?, ?)",
      )
      .run(email, email, now, now);
    database
      .prepare(
        "INSERT INTO consent (subscriber_id, form, wording_key, wording, agreed, given_at) VALUES (?, 'newsletter', 'newsletter-1', 'Yes', 1, ?)",
      )
      .run(lastInsertRowid, now);
  }
  database.exec("COMMIT");
  database.close();
}

async function sendOff(): Promise<void> {
  const { id } = await call("POST", "/api/admin/letters", {
    subject: "Plant sale on Saturday",
    body: "# Come early\n\nThe gate opens at nine.\n- Roses\n- Lilies",
    to: "subscribers",
  });
  await call("POST", `/api/admin/letters/${id}/send`, {});
}

/** Seconds from the first letter to the last of `count`; the minute to take it back is not counted. */
async function secondsFor(count: number): Promise<number> {
  const before = accepted;
  while (accepted === before) await pause(5);
  const started = performance.now();
  while (accepted < before + count) await pause(5);
  return (performance.now() - started) / 1_000;
}

const settings = { postalAddress: "12 Rose Lane, Scranton, PA 18503", perHour: null, perDay: null };
subscribe(letters);
await call("PUT", "/api/admin/letters/settings", { ...settings, perMinute: null });
await sendOff();
const seconds = await secondsFor(letters);

console.log(
  `${letters} letters, rate lifted: ${seconds.toFixed(1)} s, ${(letters / seconds).toFixed(1)} a second`,
);
if (asked === undefined) {
  await call("PUT", "/api/admin/letters/settings", { ...settings, perMinute: 120 });
  await sendOff();
  const paced = 60;
  const pacedSeconds = await secondsFor(paced);
  console.log(
    `${paced} letters, 120 a minute: ${pacedSeconds.toFixed(1)} s, ${(paced / pacedSeconds).toFixed(1)} a second`,
  );
}
await server.close();
await new Promise<void>((resolve) => smtp.close(() => resolve()));
if (asked === undefined && seconds > secondsMost) {
  console.error(`${letters} letters took more than ${secondsMost} s.`);
  process.exit(1);
}
