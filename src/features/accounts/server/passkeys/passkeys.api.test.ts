import { generateKeyPairSync } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Changes, createPasskey, type TestPasskey } from "#tests/support/authenticator.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { makeHelper } from "#tests/support/helpers.ts";
import { ownerEnv, ownerLogin, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { SigningIn } from "../../answers.ts";
import { setPassword } from "../set-password.ts";

const origin = "https://nursery.test";
const env = { ...ownerEnv, PUBLIC_URL: origin };

let site: TestSite;
let clock: TestClock;
let owner: TestOwner;
beforeEach(async () => {
  clock = createTestClock();
  site = await openSite({ env, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

interface Options {
  challenge: string;
  rp: { id: string };
  user: { id: string; name: string };
  excludeCredentials: { id: string }[];
  authenticatorSelection: Record<string, unknown>;
  rpId: string;
  userVerification: string;
}

const optionsToAdd = async () =>
  (await (await owner.call("POST", "/api/admin/passkeys/challenge")).json()) as Options;
const optionsToUse = async () =>
  (await (await site.call("POST", "/api/passkey-sign-in/challenge")).json()) as Options;

async function add(
  changes: Changes = {},
  passkey = createPasskey({ origin, userHandle: "owner:1" }),
) {
  const credential = passkey.made(await optionsToAdd(), changes);
  const answer = await owner.call("POST", "/api/admin/passkeys", { name: "Phone", credential });
  return { passkey, status: answer.status };
}

const enter = (passkey: object) => site.call("POST", "/api/passkey-sign-in", { passkey });

async function enterWith(passkey: TestPasskey, changes?: Changes): Promise<number> {
  return (await enter(passkey.used(await optionsToUse(), changes))).status;
}

const read = async () =>
  (await (await owner.call("GET", "/api/admin/signing-in")).json()) as SigningIn;

describe("a passkey", () => {
  it("is made for this site and this account, by a device that asks who holds it, and signs in", async () => {
    const options = await optionsToAdd();
    expect(options.rp.id).toBe("nursery.test");
    expect(options.user).toMatchObject({
      id: Buffer.from("owner:1").toString("base64url"),
      name: "rose",
    });
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: "required",
      userVerification: "required",
    });
    const { passkey, status } = await add();
    expect(status).toBe(204);
    expect((await read()).passkeys).toMatchObject([{ name: "Phone", lastUsedAt: null }]);
    expect((await optionsToAdd()).excludeCredentials).toHaveLength(1);

    const toUse = await optionsToUse();
    expect(toUse).toMatchObject({ rpId: "nursery.test", userVerification: "required" });
    // Which passkeys there are is told to nobody.
    expect(toUse).not.toHaveProperty("allowCredentials");
    const answer = await enter(passkey.used(toUse));
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    expect(answer.headers.get("set-cookie")).toMatch(/^owner_session=[\w-]{43}; /);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await site.call("GET", "/api/admin/events", undefined, bearer)).status).toBe(200);
    expect((await read()).passkeys[0]?.lastUsedAt).toBe("2026-05-01T14:00:00.000Z");
  });

  it("signs in beside a second factor without a code, and may be one of several", async () => {
    const { newSecret } = await read();
    const { TOTP, Secret } = await import("otpauth");
    const code = TOTP.generate({
      secret: Secret.fromBase32(newSecret.secret),
      timestamp: clock.now().epochMilliseconds,
    });
    const input = { secret: newSecret.secret, code };
    expect((await owner.call("PUT", "/api/admin/second-factor", input)).status).toBe(200);
    const one = await add();
    const other = await add();
    expect(await enterWith(one.passkey)).toBe(200);
    expect(await enterWith(other.passkey)).toBe(200);
    expect((await site.call("POST", "/api/admin/login", ownerLogin)).status).toBe(403);
  });

  it("is one of twenty at most", async () => {
    for (let count = 0; count < 20; count += 1) expect((await add()).status).toBe(204);
    const passkey = createPasskey({ origin, userHandle: "owner:1" });
    const made = { name: "Phone", credential: passkey.made(await optionsToAdd()) };
    const answer = await owner.call("POST", "/api/admin/passkeys", made);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { message: "You have 20 passkeys. Please delete one first." },
    ]);
    expect((await read()).passkeys).toHaveLength(20);
  });

  it("signs in no more once it is removed", async () => {
    const { passkey } = await add();
    const [kept] = (await read()).passkeys;
    expect((await owner.call("DELETE", `/api/admin/passkeys/${kept?.id}`)).status).toBe(204);
    expect((await owner.call("DELETE", `/api/admin/passkeys/${kept?.id}`)).status).toBe(404);
    expect(await enterWith(passkey)).toBe(401);
    expect((await read()).passkeys).toEqual([]);
  });

  it("signs in no more once npm run owner:password has set a new password", async () => {
    const { passkey } = await add();
    const asked = { username: "rose", firstUsername: "rose", password: "another one of hers" };
    expect(await setPassword(site.services.db, asked, clock.now)).toMatchObject({
      hadPasskeys: true,
    });
    expect(await enterWith(passkey)).toBe(401);
  });

  it.each<[what: string, changes: Changes]>([
    [
      "another site's origin, which relays what was signed",
      { origin: "https://nursery.test.evil.example" },
    ],
    ["another port", { origin: "https://nursery.test:8443" }],
    ["plain HTTP", { origin: "http://nursery.test" }],
    ["a subdomain", { origin: "https://www.nursery.test" }],
    ["another site's name", { rpID: "evil.example" }],
    ["a frame of another site", { crossOrigin: true }],
    ["a device that did not ask who holds it", { isVerified: false }],
    ["another ceremony", { type: "webauthn.other" }],
  ])("is neither made nor used with %s", async (_, changes) => {
    expect((await add(changes)).status).toBe(400);
    expect((await read()).passkeys).toEqual([]);
    const { passkey } = await add();
    expect(await enterWith(passkey, changes)).toBe(401);
    // The control: without that it is.
    expect(await enterWith(passkey)).toBe(200);
  });

  it("is not used by another key, for somebody else, or by a name that nobody has", async () => {
    const { passkey } = await add();
    const { privateKey: key } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    expect(await enterWith(passkey, { key })).toBe(401);
    expect(await enterWith(passkey, { userHandle: "owner:2" })).toBe(401);
    expect(await enterWith(passkey, { id: "A".repeat(43) })).toBe(401);
    expect(await enterWith(passkey)).toBe(200);
  });

  it("signs a challenge of ours, once, within five minutes", async () => {
    const { passkey } = await add();
    const used = passkey.used(await optionsToUse());
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await enter(used)).status));
    expect(statuses.sort()).toEqual([200, 401, 401, 401]);
    // With a counter that has grown it is a replay all the same.
    const options = await optionsToUse();
    expect((await enter(passkey.used(options))).status).toBe(200);
    expect((await enter(passkey.used(options))).status).toBe(401);

    const early = await optionsToUse();
    clock.advance({ minutes: 4, seconds: 59 });
    expect((await enter(passkey.used(early))).status).toBe(200);
    const late = await optionsToUse();
    clock.advance({ minutes: 5 });
    expect((await enter(passkey.used(late))).status).toBe(401);

    for (const challenge of ["", "AAAA", Buffer.from("9999999999999-x.y").toString("base64url")])
      expect((await enter(passkey.used({ challenge }))).status).toBe(401);
    const { challenge } = await optionsToUse();
    const [said = "", signature] = Buffer.from(challenge, "base64url").toString().split(".");
    const longer = `${Number.parseInt(said, 10) + 60_000}${said.slice(13)}.${signature}`;
    expect(
      (await enter(passkey.used({ challenge: Buffer.from(longer).toString("base64url") }))).status,
    ).toBe(401);
    expect((await enter(passkey.used({ challenge }))).status).toBe(200);
  });

  it("signs a challenge for its purpose and its account alone", async () => {
    const helper = await makeHelper(site, owner, ["blog"]);
    const theirs = await helper.call("POST", "/api/admin/passkeys/challenge");
    const passkey = createPasskey({ origin, userHandle: "owner:1" });
    for (const options of [await theirs.json(), await optionsToUse()]) {
      const made = { name: "Phone", credential: passkey.made(options) };
      expect((await owner.call("POST", "/api/admin/passkeys", made)).status).toBe(400);
    }
    expect((await add({}, passkey)).status).toBe(204);
    expect((await enter(passkey.used(await optionsToAdd()))).status).toBe(401);
    expect(await enterWith(passkey)).toBe(200);
  });

  it("is refused where its counter goes back or stands still, and that is told", async () => {
    const { passkey } = await add();
    for (let n = 0; n < 3; n += 1) expect(await enterWith(passkey)).toBe(200);
    const counter = passkey.counter;
    for (const copied of [counter - 1, counter, 0]) {
      const answer = await enter(passkey.used(await optionsToUse(), { counter: copied }));
      expect(answer.status).toBe(401);
      expect((await answer.json()).message).toContain("seems to be a copy");
    }
    expect((await read()).passkeys[0]?.copySeenAt).toBe("2026-05-01T14:00:00.000Z");
    // The one that goes on counting signs in.
    passkey.counter = counter;
    expect(await enterWith(passkey)).toBe(200);
  });

  it("counts once where two uses of one count come at once", async () => {
    const { passkey } = await add();
    const both = [await optionsToUse(), await optionsToUse()].map((options) =>
      passkey.used(options, { counter: 7 }),
    );
    const statuses = await Promise.all(both.map(async (used) => (await enter(used)).status));
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it("may not count at all, as those that are shared between devices do not", async () => {
    const quiet = createPasskey({ origin, userHandle: "owner:1" }, { counts: false });
    const { passkey } = await add({}, quiet);
    expect(await enterWith(passkey)).toBe(200);
    expect(await enterWith(passkey)).toBe(200);
    // A counter of 32 bits fits.
    const far = await add();
    expect(await enterWith(far.passkey, { counter: 2 ** 32 - 1 })).toBe(200);
  });

  it("is kept once, and not where nobody asked for it", async () => {
    const { passkey } = await add();
    expect((await add({}, passkey)).status).toBe(409);
    const credential = passkey.made({ challenge: "AAAA" });
    const unasked = await owner.call("POST", "/api/admin/passkeys", { name: "Phone", credential });
    expect(unasked.status).toBe(400);
    expect((await read()).passkeys).toHaveLength(1);
  });

  it("is refused as a sentence where what is sent is none", async () => {
    for (const passkey of [undefined, {}, { id: "x", response: {} }, { id: "!", response: 1 }])
      expect((await enter(passkey as object)).status).toBe(400);
    const nonsense = {
      clientDataJSON: "AAAA",
      authenticatorData: "AA",
      signature: "AA",
      userHandle: "AA",
    };
    expect((await enter({ id: "AAAA", response: nonsense })).status).toBe(401);
    const { passkey } = await add();
    const used = passkey.used(await optionsToUse());
    const broken = { ...used, response: { ...used.response, authenticatorData: "AAAA" } };
    expect((await enter(broken)).status).toBe(401);
  });

  it("shows who it is where that is asked again, and nobody else's does", async () => {
    const { passkey } = await add();
    clock.advance({ minutes: 15 });
    const forget = () => owner.call("POST", "/api/admin/people/forget", { email: "a@example.com" });
    const asked = await forget();
    expect(asked.status).toBe(403);
    expect(await asked.json()).toMatchObject({ ways: ["passkey", "password"] });
    const confirm = async (changes?: Changes) =>
      (
        await owner.call("POST", "/api/admin/confirm", {
          passkey: passkey.used(await optionsToUse(), changes),
        })
      ).status;
    expect(await confirm({ origin: "https://evil.example" })).toBe(400);
    const { db } = site.services;
    await db.updateTable("passkey").set({ account: "helper:1" }).execute();
    expect(await confirm({ userHandle: "helper:1" })).toBe(400);
    expect((await forget()).status).toBe(403);
    await db.updateTable("passkey").set({ account: "owner:1" }).execute();
    expect(await confirm()).toBe(204);
    expect((await forget()).status).toBe(200);
  });

  it("cannot be added or removed with a session alone", async () => {
    const { passkey } = await add();
    const [kept] = (await read()).passkeys;
    const credential = passkey.made(await optionsToAdd());
    clock.advance({ minutes: 15 });
    for (const [method, path, body] of [
      ["POST", "/api/admin/passkeys/challenge", undefined],
      ["POST", "/api/admin/passkeys", { name: "Thief's", credential }],
      ["DELETE", `/api/admin/passkeys/${kept?.id}`, undefined],
    ] as const) {
      expect([path, (await owner.call(method, path, body)).status]).toEqual([path, 403]);
    }
  });

  it("is guessed at sixty times in fifteen minutes from one address", async () => {
    const statuses = new Set<number>();
    const from = { "x-forwarded-for": "10.0.0.1" };
    for (let n = 0; n < 61; n += 1) {
      const answer = await site.call("POST", "/api/passkey-sign-in/challenge", undefined, from);
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([200, 429]);
    expect((await site.call("POST", "/api/passkey-sign-in", {}, from)).status).toBe(429);
  });
});

describe("a helper", () => {
  async function withPasskey() {
    const helper = await makeHelper(site, owner, ["blog"]);
    const options = await (await helper.call("POST", "/api/admin/passkeys/challenge")).json();
    const userHandle = Buffer.from(options.user.id, "base64url").toString();
    expect(userHandle).toMatch(/^helper:\d+$/);
    const passkey = createPasskey({ origin, userHandle });
    const made = { name: "Tablet", credential: passkey.made(options) };
    expect((await helper.call("POST", "/api/admin/passkeys", made)).status).toBe(204);
    return { helper, userHandle, passkey };
  }

  it("signs in by no passkey any more once a new password was chosen by a link", async () => {
    const { helper, passkey } = await withPasskey();
    const given = await owner.call("POST", `/api/admin/helpers/${helper.id}/links`, {});
    const token = (await given.json()).path.split("/").at(-1);
    const password = "regina sine labe";
    expect((await site.call("POST", `/api/invitations/${token}`, { password })).status).toBe(201);
    expect(await enterWith(passkey)).toBe(401);
  });

  it("has passkeys of their own, which end with the helper", async () => {
    const { userHandle, passkey } = await withPasskey();
    expect((await read()).passkeys).toEqual([]);

    const answer = await enter(passkey.used(await optionsToUse()));
    const { token } = (await answer.json()) as { token: string };
    const bearer = { authorization: `Bearer ${token}` };
    const status = async (path: string) => (await site.call("GET", path, undefined, bearer)).status;
    expect(await status("/api/admin/blog/posts")).toBe(200);
    expect(await status("/api/admin/registrations")).toBe(403);

    // Nobody deletes somebody else's.
    const { passkeys } = await (
      await site.call("GET", "/api/admin/signing-in", undefined, bearer)
    ).json();
    const mine = `/api/admin/passkeys/${passkeys[0].id}`;
    expect((await owner.call("DELETE", mine)).status).toBe(404);

    const id = userHandle.split(":")[1];
    expect((await owner.call("DELETE", `/api/admin/helpers/${id}`)).status).toBe(204);
    expect(await enterWith(passkey)).toBe(401);
    expect(await site.services.db.selectFrom("passkey").selectAll().execute()).toEqual([]);
  });
});

describe("the history", () => {
  it("has who signed in how, and what was added and removed", async () => {
    const { passkey } = await add();
    await enterWith(passkey);
    const [kept] = (await read()).passkeys;
    await owner.call("DELETE", `/api/admin/passkeys/${kept?.id}`);
    const changes = await site.services.db
      .selectFrom("change")
      .select(["by", "name", "action"])
      .where("kind", "=", "account")
      .orderBy("id")
      .execute();
    const actions = [
      "signed in",
      "added the passkey “Phone”",
      "signed in with a passkey",
      "removed the passkey “Phone”",
    ];
    expect(changes).toEqual(actions.map((action) => ({ by: "owner:1", name: "rose", action })));
  });
});

describe("Today", () => {
  const isSuggested = async () =>
    (await (await owner.call("GET", "/api/admin/today")).json()).isPasswordAlone;

  it("suggests a passkey until there is one, or that is dismissed by whom it is suggested to", async () => {
    expect(await isSuggested()).toBe(true);
    await add();
    expect(await isSuggested()).toBe(false);
    const [kept] = (await read()).passkeys;
    await owner.call("DELETE", `/api/admin/passkeys/${kept?.id}`);
    expect(await isSuggested()).toBe(true);
    const dismiss = "/api/admin/signing-in/keep-password-alone";
    const helper = await makeHelper(site, owner, ["blog"]);
    expect((await helper.call("POST", dismiss)).status).toBe(204);
    expect(await isSuggested()).toBe(true);
    expect((await owner.call("POST", dismiss)).status).toBe(204);
    expect((await owner.call("POST", dismiss)).status).toBe(204);
    expect(await isSuggested()).toBe(false);
  });
});

describe("where no passkey works", () => {
  it.each(["http://nursery.test", "https://192.0.2.7"])("%s says so", async (PUBLIC_URL) => {
    const other = await openSite({ env: { ...env, PUBLIC_URL } });
    const there = await signIn(other);
    const { noPasskeys } = (await (
      await there.call("GET", "/api/admin/signing-in")
    ).json()) as SigningIn;
    expect(noPasskeys).toContain(PUBLIC_URL);
    for (const path of ["/api/passkey-sign-in/challenge", "/api/admin/passkeys/challenge"]) {
      const answer = await there.call("POST", path);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toEqual({ message: noPasskeys });
    }
    await other.close();
  });
});
