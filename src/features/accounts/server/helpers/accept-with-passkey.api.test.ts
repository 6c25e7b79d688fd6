import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPasskey, type TestPasskey } from "#tests/support/authenticator.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { Helper, HelperLink, LoggedIn, SigningIn } from "../../answers.ts";

const origin = "https://nursery.test";
const firefox = {
  "user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
};

let site: TestSite;
let clock: TestClock;
let owner: TestOwner;
let link: { helper: Helper; path: string };
async function open(env: Record<string, string>): Promise<void> {
  clock = createTestClock();
  site = await openSite({ env: { ...ownerEnv, ...env }, clock: clock.now });
  owner = await signIn(site);
  const invited = await owner.call("POST", "/api/admin/helpers", {
    ...{ name: "Anna Maria", rights: ["blog"] },
  });
  link = await invited.json();
}
beforeEach(() => open({ PUBLIC_URL: origin }));
afterEach(() => site.close());

const pathOf = ({ path }: { path: string }) => `/api${path.replace("invitation", "invitations")}`;
const ask = (body: object = { username: "Anna" }) =>
  site.call("POST", `${pathOf(link)}/passkey-challenge`, body);

/** Makes a passkey for the invitation and accepts with it. */
async function accept(changes: object = {}, body: object = { username: "Anna" }) {
  const options = await (await ask(body)).json();
  const passkey = createPasskey({ origin, userHandle: `helper:${link.helper.id}` });
  const made = { ...body, passkey: await passkey.made(options, changes) };
  const answer = await site.call("POST", pathOf(link), made, firefox);
  return { passkey, answer };
}

async function enter(passkey: TestPasskey) {
  const options = await (await site.call("POST", "/api/passkey-sign-in/challenge")).json();
  return site.call("POST", "/api/passkey-sign-in", { passkey: passkey.used(options) });
}

async function signedIn(passkey: TestPasskey) {
  const { token } = (await (await enter(passkey)).json()) as LoggedIn;
  const bearer = { authorization: `Bearer ${token}` };
  return (method: string, path: string, body?: object) =>
    site.call(method, `/api/admin/${path}`, body, bearer);
}

describe("an invitation accepted with a passkey", () => {
  it("signs in with it, and with no password", async () => {
    const options = (await (await ask()).json()) as { user: { name: string } };
    expect(options.user.name).toBe("Anna");
    const { passkey, answer } = await accept();
    expect([answer.status, await answer.json()]).toEqual([201, { username: "Anna" }]);
    for (const password of ["none", "with-second-factor:none", ""]) {
      const login = { username: "Anna", password };
      expect((await site.call("POST", "/api/admin/login", login)).status).not.toBe(200);
    }
    const call = await signedIn(passkey);
    const signingIn = (await (await call("GET", "signing-in")).json()) as SigningIn;
    expect(signingIn).toMatchObject({
      hasPassword: false,
      passkeys: [{ name: "Firefox on an Android phone" }],
    });
    const changes = await (await owner.call("GET", "/api/admin/history")).text();
    expect(changes).toContain("accepted the invitation with a passkey");
    // The link is spent.
    expect((await ask()).status).toBe(404);
  });

  it("is asked again by the passkey alone, and keeps the last one", async () => {
    const { passkey } = await accept();
    const call = await signedIn(passkey);
    const { passkeys } = (await (await call("GET", "signing-in")).json()) as SigningIn;
    const removed = await call("DELETE", `passkeys/${passkeys[0]?.id}`);
    expect([removed.status, await removed.json()]).toEqual([
      409,
      { message: "Nothing else signs you in. Please add another passkey first." },
    ]);
    expect((await enter(passkey)).status).toBe(200);
    clock.advance({ minutes: 16 });
    const asked = await call("DELETE", `passkeys/${passkeys[0]?.id}`);
    expect([asked.status, await asked.json()]).toMatchObject([403, { ways: ["passkey"] }]);
    const confirmed = await call("POST", "confirm", { password: "none" });
    expect([confirmed.status, await confirmed.json()]).toMatchObject([
      400,
      { message: "Please use a passkey." },
    ]);
  });

  it("takes one of both, and only what was made by our challenge at our address", async () => {
    const both = { username: "Anna", password: "salve regina caelitum" };
    const { answer } = await accept({}, both);
    expect(answer.status).toBe(400);
    const neither = await site.call("POST", pathOf(link), { username: "Anna" });
    expect([neither.status, await neither.json()]).toMatchObject([
      400,
      { issues: [{ path: "password", message: "Please choose a new password" }] },
    ]);
    const relayed = await accept({ origin: "https://elsewhere.test" });
    expect(relayed.answer.status).toBe(400);
    expect((await ask({})).status).toBe(400);
    expect((await ask({ username: "rose" })).status).toBe(409);
    // Nothing of it has spent the link.
    expect((await accept()).answer.status).toBe(201);
  });

  it("takes the place of all that signed in before, by a new link", async () => {
    const first = await accept();
    const renewed = await owner.call("POST", `/api/admin/helpers/${link.helper.id}/links`, {});
    link = (await renewed.json()) as HelperLink & { path: string };
    const second = await accept({}, {});
    expect(second.answer.status).toBe(201);
    expect((await enter(first.passkey)).status).toBe(401);
    expect((await enter(second.passkey)).status).toBe(200);
  });
});

it("says that no passkey works at an address without a name", async () => {
  await site.close();
  await open({ PUBLIC_URL: "http://192.0.2.1" });
  const answer = await ask();
  expect(answer.status).toBe(409);
});
