import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { signWith } from "#mail/signed-link.ts";
import { idIn, subscriberToken } from "./subscriber-links.ts";

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
