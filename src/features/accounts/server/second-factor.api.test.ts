import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "#shared/both/clock.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, ownerLogin, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { AskedAgain, RecoveryCodes, SigningIn } from "../answers.ts";
import { setPassword } from "./set-password.ts";

let site: TestSite;
let clock: TestClock;
let owner: TestOwner;
beforeEach(async () => {
  clock = createTestClock();
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

/** What the app shows; `steps` half minutes later. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().epochMilliseconds + steps * 30_000,
  });

const read = async () =>
  (await (await owner.call("GET", "/api/admin/signing-in")).json()) as SigningIn;

/** Adds a second factor and waits until its next code. */
async function addSecondFactor(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await read()).newSecret;
  const input = { secret, code: codeOf(secret) };
  const added = await owner.call("PUT", "/api/admin/second-factor", input);
  expect(added.status).toBe(200);
  const { recoveryCodes } = (await added.json()) as RecoveryCodes;
  clock.advance({ minutes: 1 });
  return { secret, recoveryCodes };
}

const login = (body: object, from?: string) =>
  site.call("POST", "/api/admin/login", body, from ? { "x-forwarded-for": from } : {});
const loginWith = (code: string, from?: string) => login({ ...ownerLogin, code }, from);
describe("a second factor", () => {
  it("is asked for from its first code on, and of nobody before", async () => {
    const { secret, address } = (await read()).newSecret;
    expect((await read()).newSecret.secret).not.toBe(secret);
    expect(address).toMatch(/^otpauth:\/\/totp\/Rosa%20Mystica%20Gardens:rose\?/);
    expect(address).toContain(`secret=${secret}`);
    const add = (code: string, of = secret) =>
      owner.call("PUT", "/api/admin/second-factor", { secret: of, code });
    const wrong = await add(codeOf(secret, 9));
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).issues[0].path).toBe("code");
    expect((await add("000000", "AAAA")).status).toBe(400);
    expect((await read()).secondFactor).toBeNull();
    expect((await login(ownerLogin)).status).toBe(200);

    const { recoveryCodes } = await addSecondFactor();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:\d{4} ){3}\d{4}$/);
    expect((await read()).secondFactor).toMatchObject({ recoveryCodesLeft: 10 });
    expect((await login(ownerLogin)).status).toBe(403);
    // Nobody puts another one in its place.
    expect((await add(codeOf(secret))).status).toBe(409);
  });

  it("is told of to those alone who have the password", async () => {
    const { secret } = await addSecondFactor();
    const guess = { ...ownerLogin, password: "not the password" };
    for (const body of [guess, { ...guess, code: codeOf(secret) }, { ...guess, code: "000000" }]) {
      const refused = await login(body);
      expect(refused.status).toBe(401);
      expect(await refused.json()).toEqual({
        message: "The username or the password is not right. Please try again.",
      });
    }
    const needed = await login(ownerLogin);
    expect(needed.status).toBe(403);
    expect(await needed.json()).toMatchObject({ code: "second_factor_needed" });
    const wrong = await loginWith(codeOf(secret, 9));
    expect(wrong.status).toBe(403);
    expect(await wrong.json()).toMatchObject({ code: "second_factor_wrong" });
    const right = await loginWith(codeOf(secret));
    expect(right.status).toBe(200);
    expect(Object.keys(await right.json())).toEqual(["token"]);
  });

  it("takes the code of the half minute before and after, however it is typed, and no other", async () => {
    const { secret } = await addSecondFactor();
    for (const steps of [-2, 2]) expect((await loginWith(codeOf(secret, steps))).status).toBe(403);
    const before = codeOf(secret, -1);
    expect((await loginWith(`${before.slice(0, 3)} ${before.slice(3)}`)).status).toBe(200);
    expect((await loginWith(codeOf(secret, 1))).status).toBe(200);
  });

  it("takes a code once, also of several who come with it at once", async () => {
    const { secret } = await addSecondFactor();
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await loginWith(codeOf(secret))).status),
    );
    expect(statuses.sort()).toEqual([200, 403, 403, 403, 403, 403]);
    // Neither is one taken that is older than the last one used.
    clock.advance({ seconds: 30 });
    expect((await loginWith(codeOf(secret, -1))).status).toBe(403);
    expect((await loginWith(codeOf(secret))).status).toBe(200);
  });

  it("is guessed at ten times an hour from everywhere together, and its recovery codes still work", async () => {
    const { secret, recoveryCodes } = await addSecondFactor();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await loginWith(codeOf(secret, 50 + n), `10.0.${n}.1`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
    expect((await loginWith(codeOf(secret), "10.1.0.1")).status).toBe(429);
    expect((await loginWith(recoveryCodes[0] ?? "", "10.1.0.2")).status).toBe(200);
    clock.advance({ hours: 1 });
    expect((await loginWith(codeOf(secret), "10.1.0.3")).status).toBe(200);
  });

  it("counts a code among the tries for a name from one network", async () => {
    const { secret } = await addSecondFactor();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await login(ownerLogin, "10.0.0.1")).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
    expect((await loginWith(codeOf(secret), "10.0.0.1")).status).toBe(429);
    expect((await loginWith(codeOf(secret), "10.0.0.2")).status).toBe(200);
  });

  it("takes each recovery code once, spaced or not, also of several at once", async () => {
    const { recoveryCodes } = await addSecondFactor();
    const [first = "", second = ""] = recoveryCodes;
    const statuses = await Promise.all(
      [first, first.replaceAll(" ", ""), first.replaceAll(" ", "-")].map(
        async (code) => (await loginWith(code)).status,
      ),
    );
    expect(statuses.sort()).toEqual([200, 403, 403]);
    expect((await loginWith(second)).status).toBe(200);
    expect((await read()).secondFactor).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it("keeps of recovery codes hashes only", async () => {
    const { recoveryCodes } = await addSecondFactor();
    const rows = await site.services.db.selectFrom("secondFactor").selectAll().execute();
    expect(rows).toHaveLength(1);
    for (const code of recoveryCodes) {
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll(" ", ""));
    }
  });

  it("goes when the owner removes it, or npm run owner:password sets a new password", async () => {
    const { db } = site.services;
    await addSecondFactor();
    expect((await owner.call("DELETE", "/api/admin/second-factor")).status).toBe(204);
    expect((await login(ownerLogin)).status).toBe(200);

    await addSecondFactor();
    const password = "another one of hers";
    const asked = { username: undefined, firstUsername: "rose", password };
    expect(await setPassword(db, asked, systemClock)).toMatchObject({ hadSecondFactor: true });
    expect((await login({ ...ownerLogin, password })).status).toBe(200);
    expect(await db.selectFrom("secondFactor").selectAll().execute()).toEqual([]);
  });

  it("outlives a new password, and is no hash to a version without it", async () => {
    const { db } = site.services;
    const hash = async () =>
      (await db.selectFrom("owner").select("passwordHash").executeTakeFirstOrThrow()).passwordHash;
    const { secret } = await addSecondFactor();
    const newPassword = "a rose by the gate";
    const change = { currentPassword: ownerLogin.password, newPassword };
    expect((await owner.call("PUT", "/api/admin/password", change)).status).toBe(204);
    // What the version before compared a password with.
    expect(await hash()).not.toMatch(/^\$argon2id\$/);
    const changed = { ...ownerLogin, password: newPassword };
    expect((await login(changed)).status).toBe(403);
    expect((await login({ ...changed, code: codeOf(secret) })).status).toBe(200);
    await owner.call("DELETE", "/api/admin/second-factor");
    expect(await hash()).toMatch(/^\$argon2id\$/);
  });
});

describe("asking again", () => {
  const forget = () =>
    owner.call("POST", "/api/admin/people/forget", { email: "nobody@example.com" });
  const confirm = (given: object) => owner.call("POST", "/api/admin/confirm", given);
  const asked = async () => {
    const answer = await forget();
    expect(answer.status).toBe(403);
    return (await answer.json()) as AskedAgain;
  };

  it("asks nobody who signed in less than fifteen minutes ago, and then for the password", async () => {
    clock.advance({ minutes: 14, seconds: 59 });
    expect((await forget()).status).toBe(200);
    clock.advance({ seconds: 1 });
    expect(await asked()).toMatchObject({ code: "asked_again", ways: ["password"] });
    const wrong = await confirm({ password: "not the password" });
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).issues[0].path).toBe("password");
    expect((await confirm({ code: "000000" })).status).toBe(400);
    expect((await confirm({})).status).toBe(400);
    await asked();
    expect((await confirm({ password: ownerLogin.password })).status).toBe(204);
    expect((await forget()).status).toBe(200);
    // Another session is asked all the same.
    clock.advance({ minutes: 15 });
    await asked();
  });

  it("asks for a code where there is a second factor, not for what the thief of a session may know", async () => {
    const { secret, recoveryCodes } = await addSecondFactor();
    clock.advance({ minutes: 15 });
    expect((await asked()).ways).toEqual(["code"]);
    const byPassword = await confirm({ password: ownerLogin.password });
    expect(byPassword.status).toBe(400);
    for (const [method, path] of [
      ["DELETE", "/api/admin/second-factor"],
      ["PUT", "/api/admin/second-factor"],
    ] as const) {
      expect([path, (await owner.call(method, path)).status]).toEqual([path, 403]);
    }
    const code = codeOf(secret);
    expect((await confirm({ code })).status).toBe(204);
    expect((await forget()).status).toBe(200);
    clock.advance({ minutes: 15 });
    expect((await confirm({ code })).status).toBe(400);
    expect((await confirm({ code: recoveryCodes[0] })).status).toBe(204);
    expect((await owner.call("DELETE", "/api/admin/second-factor")).status).toBe(204);
  });

  it("asks before the owner's address is changed, to which a letter for a new password goes", async () => {
    const change = () => owner.call("PUT", "/api/admin/owner-mail", { address: "a@example.com" });
    clock.advance({ minutes: 15 });
    const refused = await change();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "asked_again", ways: ["password"] });
    expect(await (await owner.call("GET", "/api/admin/owner-mail")).json()).toMatchObject({
      pending: null,
    });
    expect((await confirm({ password: ownerLogin.password })).status).toBe(204);
    expect((await change()).status).toBe(200);
  });

  it("asks before the password is changed where there is a second factor, and not elsewhere", async () => {
    const change = (currentPassword: string, newPassword: string) =>
      owner.call("PUT", "/api/admin/password", { currentPassword, newPassword });
    clock.advance({ minutes: 15 });
    expect((await change(ownerLogin.password, "a rose by the gate")).status).toBe(204);
    await confirm({ password: "a rose by the gate" });
    const { secret } = await addSecondFactor();
    clock.advance({ minutes: 15 });
    const refused = await change("a rose by the gate", ownerLogin.password);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "asked_again", ways: ["code"] });
    expect((await confirm({ code: codeOf(secret) })).status).toBe(204);
    expect((await change("a rose by the gate", ownerLogin.password)).status).toBe(204);
  });

  it("is guessed at ten times in fifteen minutes", async () => {
    clock.advance({ minutes: 15 });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await confirm({ password: "not the password" })).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await confirm({ password: ownerLogin.password })).status).toBe(429);
  });
});
