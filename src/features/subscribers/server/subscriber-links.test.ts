import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, migrate } from "#db/connect.ts";
import type { Db } from "#db/schema.ts";
import { signWith } from "#mail/signed-link.ts";
import { readSiteFact } from "#shared/server/site-facts.ts";
import {
  confirmationToken,
  idIn,
  subscriberOf,
  subscriberToken,
  toConfirm,
  unsubscribeToken,
} from "./subscriber-links.ts";

let folder: string;
let db: Db;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "subscriber-links-"));
  db = connect({ file: join(folder, "site.sqlite") });
  await migrate(db);
  const at = "2026-11-22T12:00:00.000Z";
  const seven = { id: 7, email: "ann@example.com", emailKey: "ann@example.com", createdAt: at };
  await db.insertInto("subscriber").values(seven).execute();
});
const secret = async () => (await readSiteFact(db, "unsubscribe-secret")) ?? "";
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

function tokenOf(secret: string, id: number, purpose: string): string {
  return subscriberToken({ id, purpose }, signWith(secret));
}

const ids = fc.integer({ min: 1, max: 2 ** 31 - 1 });

it("says whose it is, in 32 characters that an address can carry", () => {
  fc.assert(
    fc.property(ids, fc.string(), fc.string(), (id, secret, purpose) => {
      const token = tokenOf(secret, id, purpose);
      expect(token).toMatch(/^[\w-]{32}$/);
      expect(idIn(token)).toBe(id);
    }),
  );
});

it("stays the same for links in letters that were sent long ago", () => {
  const number = Buffer.from([0, 0, 1, 2]);
  const hash = createHmac("sha256", "secret").update(number).update("confirm").digest();
  expect(tokenOf("secret", 258, "confirm")).toBe(
    Buffer.concat([number, hash.subarray(0, 20)]).toString("base64url"),
  );
});

it("differs by the subscriber, the secret and the purpose", () => {
  const all = [
    tokenOf("secret", 1, ""),
    tokenOf("secret", 2, ""),
    tokenOf("other", 1, ""),
    tokenOf("secret", 1, "confirm"),
  ];
  // Not by the number alone.
  expect(new Set(all.map((token) => token.slice(6))).size).toBe(4);
});

it("says of nothing else whose it is", () => {
  const token = tokenOf("secret", 1, "");
  const others = [
    "",
    token.slice(1),
    `${token}A`,
    ` ${token.slice(1)}`,
    `${token}\n`,
    token.replace(/.$/, "="),
    tokenOf("secret", 0, ""),
    tokenOf("secret", 2 ** 31, ""),
  ];
  for (const other of others) expect(idIn(other), other).toBe(undefined);
  expect(idIn(tokenOf("secret", 2 ** 31 - 1, ""))).toBe(2 ** 31 - 1);
});

it("takes off the list whom it was made for, and nobody by another token", async () => {
  const token = await unsubscribeToken(db, 7);
  expect((await subscriberOf(db, token))?.id).toBe(7);
  expect(await unsubscribeToken(db, 7)).toBe(token);
  expect(await subscriberOf(db, "")).toBe(undefined);
  expect(await subscriberOf(db, subscriberToken({ id: 7, purpose: "" }, signWith("guessed")))).toBe(
    undefined,
  );
});

it("confirms whom it was made for until they leave again, and takes nobody off", async () => {
  const asked = { id: 7, unsubscribedAt: null };
  const token = await confirmationToken(db, asked);
  expect((await toConfirm(db, token))?.id).toBe(7);
  const other = await confirmationToken(db, { ...asked, id: 8 });
  expect(await toConfirm(db, token.slice(0, 6) + other.slice(6))).toBe(undefined);
  expect(await subscriberOf(db, token)).toBe(undefined);
  expect(await toConfirm(db, await unsubscribeToken(db, 7))).toBe(undefined);
  const left = { id: 7, unsubscribedAt: "2026-11-23T12:00:00.000Z" };
  await db.updateTable("subscriber").set(left).where("id", "=", 7).execute();
  expect(await toConfirm(db, token)).toBe(undefined);
  expect((await toConfirm(db, await confirmationToken(db, left)))?.id).toBe(7);
  const purpose = "confirm 2026-11-23T12:00:00.000Z";
  const sent = subscriberToken({ id: 7, purpose }, signWith(await secret()));
  expect(await confirmationToken(db, left)).toBe(sent);
});
