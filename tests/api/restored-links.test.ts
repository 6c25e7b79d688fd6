import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { makeBackup } from "#backup/make-backup.ts";
import { restoreBackup } from "#backup/restore-backup.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { installProgram, writesItsFile } from "#tests/support/dump-programs.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { annLee } from "#tests/support/registration.ts";
import { roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { openSmtp, type TestSmtp } from "#tests/support/smtp.ts";

const usualPath = process.env["PATH"] ?? "";
const isPostgres = process.env["TEST_ENGINE"] === "postgres";

let first: TestSite;
let site: TestSite;
let clock: TestClock;
let folder: string;
let file: string;
let smtp: TestSmtp;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  smtp = await openSmtp();
  site = await openSite({ env: { ...ownerEnv, SMTP_URL: smtp.url }, clock: clock.now });
  first = site;
  folder = await mkdtemp(join(tmpdir(), "nursery-links-"));
  file = join(folder, "garden.tar");
  process.env["PATH"] = [join(folder, "programs"), usualPath].join(delimiter);
  for (const name of ["pg_dump", "pg_restore"]) await install(name, writesItsFile);
  // What is to run when all is there.
  await install(
    "psql",
    `for it in "$@"; do case $it in --file=*last.sql) cp "\${it#--file=}" "${folder}/last.sql";; esac; done`,
  );
});
afterEach(async () => {
  process.env["PATH"] = usualPath;
  await site.services.close();
  await first.close();
  await smtp.close();
  await rm(folder, { recursive: true, force: true });
  if (isPostgres) await onPostgres("postgres", `drop database if exists ${database()}_kept`);
});

const install = (name: string, script: string) =>
  installProgram(join(folder, "programs"), name, script);
const database = () => new URL(first.services.config.databaseUrl ?? "").pathname.slice(1);

async function onPostgres(name: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject("postgresUrl")}/${name}` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function reopen(): Promise<void> {
  const { dataDir, services } = first;
  const reopen = { dataDir, databaseUrl: services.config.databaseUrl };
  const env = { ...ownerEnv, SMTP_URL: smtp.url };
  site = await openSite({ env, clock: clock.now, reopen });
}

/** On PostgreSQL a copy of the database stands in for the dump: its programs do not come with this one. */
async function backUp(): Promise<void> {
  await site.services.outbox.sendDue();
  await makeBackup(site.services.config, file);
  if (!isPostgres) return;
  await site.services.close();
  await onPostgres("postgres", `create database ${database()}_kept template ${database()}`);
  await reopen();
}

async function restore(): Promise<void> {
  await site.services.outbox.sendDue();
  await site.services.close();
  await restoreBackup(first.services.config, file, { overwrite: true });
  if (isPostgres) {
    const [lost, kept] = [database(), `${database()}_kept`];
    await onPostgres("postgres", `drop database ${lost} with (force)`);
    await onPostgres("postgres", `create database ${lost} template ${kept}`);
    await onPostgres(lost, await readFile(join(folder, "last.sql"), "utf8"));
  }
  await reopen();
}

/** The end of the address of this page in the last letter to somebody. */
async function linkTo(email: string, page: string): Promise<string> {
  await site.services.outbox.sendDue();
  const letters = smtp.accepted.filter(({ to }) => to?.[0]?.address === email);
  return new RegExp(`/${page}/([\\w-]+)`).exec(letters.at(-1)?.text ?? "")?.[1] ?? "";
}
const statusOf = async (path: string) => (await site.call("GET", path)).status;

async function register(email: string): Promise<{ id: number; link: string }> {
  const answer = await site.call("POST", "/api/events/register", { ...annLee, email });
  expect(answer.status).toBe(201);
  const { id, link } = (await answer.json()) as { id: number; link: string };
  return { id, link: `/api/registrations/${link.split("/")[2]}` };
}

it("of a registration made after the backup opens nothing, and those in the backup open theirs", async () => {
  const kept = await register("kept@example.com");
  await backUp();
  const lost = await register("lost@example.com");
  expect(await statusOf(lost.link)).toBe(200);
  await restore();
  const next = await register("next@example.com");
  expect(next.id).toBeGreaterThan(lost.id);
  expect(await statusOf(lost.link)).toBe(404);
  for (const [email, { link }] of Object.entries({ kept, next })) {
    const answer = await site.call("GET", link);
    expect(await answer.json()).toMatchObject({ email: `${email}@example.com` });
  }
  // Once is enough: a start that follows none takes the next number.
  await site.services.close();
  await reopen();
  expect((await register("later@example.com")).id).toBe(next.id + 1);
});

it("of one backup that is restored twice opens nothing either", async () => {
  await register("kept@example.com");
  await backUp();
  const lost = await register("lost@example.com");
  await restore();
  const again = await register("again@example.com");
  await restore();
  await register("next@example.com");
  expect([await statusOf(lost.link), await statusOf(again.link)]).toEqual([404, 404]);
});

it("that replaced another after the backup is not made again", async () => {
  const kept = await register("kept@example.com");
  await backUp();
  const replace = async () => {
    const owner = await signIn(site);
    await owner.call("POST", `/api/admin/registrations/${kept.id}/new-link`);
    clock.advance({ hours: 2 });
    return `/api/registrations/${await linkTo("kept@example.com", "registration")}`;
  };
  const lost = await replace();
  expect([await statusOf(lost), await statusOf(kept.link)]).toEqual([200, 404]);
  await restore();
  expect([await statusOf(lost), await statusOf(kept.link)]).toEqual([404, 200]);
  const next = await replace();
  expect([await statusOf(lost), await statusOf(next)]).toEqual([404, 200]);
});

it("of a subscriber made after the backup ends nobody's subscription", async () => {
  const subscribe = async (email: string) => {
    await site.call("POST", "/api/subscribe", { email });
    return `/api/unsubscribe/${await linkTo(email, "unsubscribe")}`;
  };
  const kept = await subscribe("kept@example.com");
  await backUp();
  const lost = await subscribe("lost@example.com");
  expect(await statusOf(lost)).toBe(200);
  await restore();
  const next = await subscribe("next@example.com");
  const found = [await statusOf(kept), await statusOf(lost), await statusOf(next)];
  expect(found).toEqual([200, 404, 200]);
});

it("that confirms the owner's address, or lets her back in, is not made again", async () => {
  const owners = "rose@example.com";
  const enter = async (address: string) => {
    const owner = await signIn(site);
    await owner.call("PUT", "/api/admin/owner-mail", { address });
    return linkTo(address, "owner-mail");
  };
  const confirm = async (token: string) =>
    (await site.call("POST", "/api/owner-mail/confirm", { token })).status;
  const ask = async () => {
    await site.call("POST", "/api/owner-password/ask", { username: "rose" });
    return linkTo(owners, "owner-password");
  };
  const reset = async (token: string) => {
    const newPassword = "a much better one";
    return (await site.call("POST", "/api/owner-password/reset", { token, newPassword })).status;
  };
  expect(await confirm(await enter(owners))).toBe(200);
  const kept = await enter("kept@example.com");
  await backUp();
  const lostAddress = await enter("lost@example.com");
  const lost = await ask();
  await restore();
  expect(await confirm(kept)).toBe(200);
  await enter("lost@example.com");
  expect(await confirm(lostAddress)).toBe(404);
  expect(await confirm(await enter(owners))).toBe(200);
  const next = await ask();
  expect([await reset(lost), await reset(next)]).toEqual([404, 204]);
});

it("of an event made after the backup leads to no other event", async () => {
  const create = async (title: string) => {
    const owner = await signIn(site);
    const answer = await owner.call("POST", "/api/admin/events", { ...roseWalk, title });
    return ((await answer.json()) as { id: number }).id;
  };
  await backUp();
  const lost = await create("Lost Walk");
  await restore();
  expect(await create("Next Walk")).toBeGreaterThan(lost);
});
