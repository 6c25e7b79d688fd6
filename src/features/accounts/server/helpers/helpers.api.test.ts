import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDoorLink } from "#features/door/server/door-link.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { makeHelper } from "#tests/support/helpers.ts";
import { ownerEnv, ownerLogin, signIn, signInAs, type TestOwner } from "#tests/support/owner.ts";
import { roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { Helper, HelperLink, Invitation } from "../../answers.ts";

const path = "/api/admin/helpers";
const anna = { name: "Anna Maria", rights: ["blog"] };
const account = { username: "Anna", password: "salve regina caelitum" };

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
async function open(env: Record<string, string> = {}): Promise<void> {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: { ...ownerEnv, ...env }, clock: clock.now });
  owner = await signIn(site);
}
beforeEach(() => open());
afterEach(() => site.close());

async function invite(more: object = {}): Promise<HelperLink> {
  const answer = await owner.call("POST", path, { ...anna, ...more });
  expect(answer.status).toBe(201);
  return answer.json();
}
const tokenIn = ({ path }: { path: string | null }) => path?.split("/").at(-1) ?? "";
const read = (token: string) => site.call("GET", `/api/invitations/${token}`);
const accept = (token: string, body: object = account) =>
  site.call("POST", `/api/invitations/${token}`, body);
const list = async () => (await (await owner.call("GET", path)).json()) as Helper[];
const login = (as: object) => site.call("POST", "/api/admin/login", as);

describe("an invitation", () => {
  it("is opened as often as somebody likes, accepted once, and then signs in", async () => {
    const link = await invite();
    expect(link.helper).toMatchObject({ state: "invited", username: null, lastSeenAt: null });
    expect(link.helper.linkUntil).toBe("2026-05-02T14:00:00.000Z");
    expect((await login(account)).status).toBe(401);
    const token = tokenIn(link);
    for (let times = 0; times < 3; times += 1) {
      expect(await (await read(token)).json()).toEqual({
        ...{ name: "Anna Maria", rights: ["blog"], doorEventTitle: null, username: null },
        until: "2026-05-02T14:00:00.000Z",
      } satisfies Invitation);
    }
    const accepted = await accept(token);
    expect([accepted.status, await accepted.json()]).toEqual([201, { username: "Anna" }]);
    expect((await accept(token, { ...account, username: "Bertha" })).status).toBe(404);
    expect((await read(token)).status).toBe(404);
    expect(await list()).toMatchObject([{ state: "active", username: "Anna", linkUntil: null }]);
    const answer = await login({ ...account, username: " anna " });
    expect(await answer.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it("opens nothing after 24 hours, until there is a new link, and then the new one alone", async () => {
    const first = tokenIn(await invite());
    clock.advance({ hours: 24 });
    owner = await signIn(site);
    const late = await read(first);
    expect([late.status, await late.json()]).toEqual([
      404,
      { message: "This link is older than 24 hours. Please ask for a new one." },
    ]);
    expect((await accept(first)).status).toBe(404);
    const [{ id, state } = { id: 0, state: "" }] = await list();
    expect(state).toBe("expired");
    const renewed = await owner.call("POST", `${path}/${id}/links`, {});
    expect(renewed.status).toBe(201);
    expect((await accept(first)).status).toBe(404);
    expect((await accept(tokenIn(await renewed.json()))).status).toBe(201);
  });

  it("opens nothing once the owner has taken it back", async () => {
    const link = await invite();
    expect((await owner.call("DELETE", `${path}/${link.helper.id}`)).status).toBe(204);
    expect((await read(tokenIn(link))).status).toBe(404);
    expect((await accept(tokenIn(link))).status).toBe(404);
    expect(await list()).toEqual([]);
    expect((await owner.call("DELETE", `${path}/${link.helper.id}`)).status).toBe(404);
    expect((await owner.call("POST", `${path}/${link.helper.id}/links`, {})).status).toBe(404);
  });

  it("is accepted by one of those who come at once", async () => {
    const token = tokenIn(await invite());
    const names = ["anna", "bertha", "clara", "dora", "emma"];
    const answers = await Promise.all(
      names.map((username) => accept(token, { ...account, username })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404, 404]);
    const [helper] = await list();
    const winner = names[answers.findIndex(({ status }) => status === 201)];
    expect(helper?.username).toBe(winner);
    const signedIn = names.map(async (username) => (await login({ ...account, username })).status);
    expect((await Promise.all(signedIn)).filter((status) => status === 200)).toHaveLength(1);
  });

  it("gives a user name to one of two who choose it at once, and never that of an owner", async () => {
    const tokens = [tokenIn(await invite()), tokenIn(await invite({ name: "Anna Clara" }))];
    for (const username of ["rose", " ROSE ", "Ｒose"]) {
      const taken = await accept(tokens[0] ?? "", { ...account, username });
      expect([taken.status, await taken.json()]).toEqual([
        409,
        {
          message: "Somebody has this user name. Please choose another.",
          issues: [{ path: "username", message: expect.any(String) }],
        },
      ]);
    }
    const both = await Promise.all(tokens.map((token) => accept(token)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    // Who was refused chooses another: the link is not spent.
    const refused = tokens[both.findIndex(({ status }) => status === 409)] ?? "";
    expect((await accept(refused, { ...account, username: "Клара 2" })).status).toBe(201);
    expect((await login(ownerLogin)).status).toBe(200);
  });

  it.each([
    [{ password: account.password }, "username"],
    [{ ...account, username: " " }, "username"],
    [{ ...account, username: "a\nb" }, "username"],
    [{ ...account, username: "rose\u200b" }, "username"],
    [{ ...account, username: "\u202eesor" }, "username"],
    [{ ...account, username: "r\u043ese" }, "username"],
    [{ ...account, password: "short" }, "password"],
    [{ username: "anna" }, "password"],
  ])("asks for what is missing, and is not spent by it (%#)", async (body, field) => {
    const token = tokenIn(await invite());
    const refused = await accept(token, body);
    expect(refused.status).toBe(400);
    expect((await refused.json()).issues).toMatchObject([{ path: field }]);
    expect((await accept(token)).status).toBe(201);
  });

  it("is kept as a hash, and guesses at it are limited", async () => {
    const token = tokenIn(await invite());
    const { db } = site.services;
    const links = await db.selectFrom("helperLink").selectAll().execute();
    expect(links).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(token);
    const tries = [];
    for (let n = 0; n < 61; n += 1) {
      const headers = { "x-forwarded-for": "10.0.0.1" };
      tries.push((await site.call("GET", `/api/invitations/${n}`, undefined, headers)).status);
    }
    expect(tries).toEqual([...Array(60).fill(404), 429]);
    expect((await read(token)).status).toBe(200);
  });

  it("asks for at least one right, and an event that is there", async () => {
    for (const [more, field] of [
      [{ rights: [] }, "rights"],
      [{ rights: ["owner"] }, "rights.0"],
      [{ rights: ["door"], doorEventId: 99_999 }, "doorEventId"],
      [{ name: "" }, "name"],
      [{ email: "nobody" }, "email"],
    ] as const) {
      const refused = await owner.call("POST", path, { ...anna, ...more });
      expect(refused.status).toBe(400);
      expect((await refused.json()).issues).toMatchObject([{ path: field }]);
    }
    expect(await list()).toEqual([]);
  });

  it("tells the owner who accepted, by mail", async () => {
    await owner.call("PUT", "/api/admin/owner-mail", { address: "rose@example.com" });
    const [asked] = await site.letters();
    const confirm = /owner-mail\/(\S+)/.exec(asked?.text ?? "")?.[1];
    await site.call("POST", "/api/owner-mail/confirm", { token: confirm });
    expect((await accept(tokenIn(await invite()))).status).toBe(201);
    clock.advance({ minutes: 2 });
    const mail = (await site.letters()).find(({ text }) => text?.includes("with the user name"));
    expect(mail?.to?.[0]?.address).toBe("rose@example.com");
    expect(mail?.text).toContain("Anna Maria, with the user name Anna");
  });
});

describe("an invitation by e-mail", () => {
  it("holds a link that is answered to nobody else, for a day, and is kept as a hash", async () => {
    await site.close();
    await open({ SMTP_URL: "smtp://127.0.0.1:9" });
    const { helper, path: handed } = await invite({ email: "anna@example.com" });
    expect(handed).toBeNull();
    const { db } = site.services;
    const row = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: "helper-invitation", subjectId: helper.id });
    const { invitationWriter } = await import("./invitation-mail.ts");
    const write = invitationWriter(site.services.config.site, clock.now);
    // A try that failed, and one after it: either may have come through.
    const mails = [await write(db, helper.id), await write(db, helper.id)];
    const tokens = mails.map((mail) => /invitation\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "");
    expect(mails[0]?.to).toBe("anna@example.com");
    expect(mails[0]?.text).toContain("Blog and letters");
    for (const token of tokens) expect((await read(token)).status).toBe(200);
    expect(JSON.stringify(await db.selectFrom("helperLink").selectAll().execute())).not.toContain(
      tokens[0],
    );
    expect((await accept(tokens[1] ?? "")).status).toBe(201);
    expect((await read(tokens[0] ?? "")).status).toBe(404);
    expect(await write(db, helper.id)).toBeUndefined();
  });

  it("opens nothing once another address is entered, and the owner gives a new link", async () => {
    const entered = (email: string) => invite({ email });
    const change = (id: number, email: string) =>
      owner.call("PUT", `${path}/${id}`, { ...anna, email });
    // Without a mail server the link is handed over: what goes by e-mail is a link of the same kind.
    const { helper, path: handed } = await entered("ana@example.com");
    const token = tokenIn({ path: handed });
    expect((await change(helper.id, "Ana@Example.com")).status).toBe(200);
    expect((await read(token)).status).toBe(200);
    expect(await (await change(helper.id, "anna@example.com")).json()).toMatchObject({
      ...{ state: "expired", linkUntil: null },
    });
    expect((await (await read(token)).json()).message).toContain("taken back");
    expect((await accept(token)).status).toBe(404);
    // Where there was no address, no letter went to a wrong one.
    const byHand = await entered("");
    expect((await change(byHand.helper.id, "anna@example.com")).status).toBe(200);
    expect((await read(tokenIn(byHand))).status).toBe(200);
  });

  it("becomes a link to hand over where no mail server is connected", async () => {
    const { helper, path: handed } = await invite({ email: "anna@example.com" });
    expect(handed).toMatch(/^\/invitation\/[\w-]{43}$/);
    expect(await site.letters()).toEqual([]);
    // Asked for once more by e-mail it is one again: no file has it.
    const again = await owner.call("POST", `${path}/${helper.id}/links`, { byEmail: true });
    const token = tokenIn(await again.json());
    expect(await site.letters()).toEqual([]);
    expect((await accept(token)).status).toBe(201);
    const nobody = await invite({ name: "Clara" });
    const refused = await owner.call("POST", `${path}/${nobody.helper.id}/links`, {
      byEmail: true,
    });
    expect(refused.status).toBe(400);
  });
});

describe("a helper", () => {
  it("is ended at once everywhere, with every session, link and door link", async () => {
    const helper = await makeHelper(site, owner, ["door", "blog"]);
    const event = await (await owner.call("POST", "/api/admin/events", roseWalk)).json();
    const made = await helper.call("POST", `/api/admin/events/${event.id}/door-links`);
    const door = `/api${(await made.json()).path}`;
    const hers = await owner.call("POST", `/api/admin/events/${event.id}/door-links`);
    const ownersDoor = `/api${(await hers.json()).path}`;
    const renewed = await owner.call("POST", `${path}/${helper.id}/links`, {});
    const link = tokenIn(await renewed.json());
    // Another process on the same database.
    const { dataDir, services } = site;
    const other = await openSite({
      env: ownerEnv,
      clock: clock.now,
      reopen: { dataDir, databaseUrl: services.config.databaseUrl },
    });
    try {
      const headers = { authorization: `Bearer ${helper.token}` };
      const posts = () => other.call("GET", "/api/admin/blog/posts", undefined, headers);
      expect((await posts()).status).toBe(200);
      expect((await other.call("GET", door)).status).toBe(200);
      expect((await read(link)).status).toBe(200);
      expect((await owner.call("DELETE", `${path}/${helper.id}`)).status).toBe(204);
      expect((await posts()).status).toBe(401);
      expect((await other.call("GET", door)).status).toBe(404);
      expect((await other.call("GET", ownersDoor)).status).toBe(200);
      expect((await read(link)).status).toBe(404);
      expect((await login(helper)).status).toBe(401);
      const drafts = { cookie: helper.cookie };
      expect(await other.services.maySeeDrafts(drafts.cookie, "blog")).toBe(false);
    } finally {
      await other.close();
    }
  });

  it("may do from the next request on what the owner says, and door links are made anew", async () => {
    const helper = await makeHelper(site, owner, ["door"]);
    const event = await (await owner.call("POST", "/api/admin/events", roseWalk)).json();
    const made = await helper.call("POST", `/api/admin/events/${event.id}/door-links`);
    const door = `/api${(await made.json()).path}`;
    const [{ version, name } = { version: 0, name: "" }] = await list();
    const change = (rights: string[], ifMatch: string) =>
      owner.call("PUT", `${path}/${helper.id}`, { name, rights }, { "if-match": ifMatch });
    expect((await change(["plants"], '"1"')).status).toBe(412);
    expect((await change(["plants"], `"${version}"`)).status).toBe(200);
    expect((await site.call("GET", door)).status).toBe(404);
    expect((await helper.call("GET", "/api/admin/door-events")).status).toBe(403);
    // A link that was being made while the right was taken away.
    const { path: late } = await makeDoorLink(site.services.db, event.id, {
      ...site.services.commandContext(),
      helperId: helper.id,
    });
    expect((await site.call("GET", `/api${late}`)).status).toBe(404);
    expect((await helper.call("GET", "/api/admin/plants")).status).toBe(200);
    expect(await (await helper.call("GET", "/api/admin/me")).json()).toEqual({
      ...{ name, isOwner: false, rights: ["plants"], doorEventId: null },
    });
    expect(await (await owner.call("GET", "/api/admin/me")).json()).toEqual({
      ...{ name: "rose", isOwner: true, rights: [], doorEventId: null },
    });
  });

  it("chooses a new password by a link of the owner's, which ends their sessions", async () => {
    const helper = await makeHelper(site, owner, ["blog"]);
    const renewed = await owner.call("POST", `${path}/${helper.id}/links`, {});
    const token = tokenIn(await renewed.json());
    expect(await (await read(token)).json()).toMatchObject({ username: helper.username });
    expect((await login(helper)).status).toBe(200);
    expect((await accept(token, { password: "regina sine labe" })).status).toBe(201);
    expect((await helper.call("GET", "/api/admin/me")).status).toBe(401);
    expect((await login(helper)).status).toBe(401);
    expect((await login({ ...helper, password: "regina sine labe" })).status).toBe(200);
    expect((await accept(token, { password: "another one of hers" })).status).toBe(404);
  });

  it("changes their own password, and nobody else's", async () => {
    const helper = await makeHelper(site, owner, ["blog"]);
    const second = await signInAs(site, helper);
    const change = { currentPassword: helper.password, newPassword: "turris davidica" };
    expect((await helper.call("PUT", "/api/admin/password", change)).status).toBe(204);
    expect((await second.call("GET", "/api/admin/me")).status).toBe(401);
    expect((await helper.call("GET", "/api/admin/me")).status).toBe(200);
    expect((await login(ownerLogin)).status).toBe(200);
    expect((await owner.call("GET", "/api/admin/me")).status).toBe(200);
  });

  it("was last seen when they last did something", async () => {
    const helper = await makeHelper(site, owner, ["blog"]);
    clock.advance({ minutes: 20 });
    await helper.call("GET", "/api/admin/blog/posts");
    expect(await list()).toMatchObject([{ lastSeenAt: "2026-05-01T14:20:00.000Z" }]);
  });

  it("is in their own data, and forgotten with it", async () => {
    const helper = await makeHelper(site, owner, ["blog"]);
    await owner.call("PUT", `${path}/${helper.id}`, { ...anna, email: "Anna@example.com" });
    const about = { email: "anna@example.com", phone: "" };
    const kept = await (await owner.call("POST", "/api/admin/people/kept", about)).json();
    expect(kept.kept.Helpers).toMatchObject([{ name: "Anna Maria", username: helper.username }]);
    expect(JSON.stringify(kept)).not.toContain("argon2");
    expect((await owner.call("POST", "/api/admin/people/forget", about)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await helper.call("GET", "/api/admin/me")).status).toBe(401);
  });
});

describe("sessions", () => {
  const iPhone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
  const sessions = async (who: TestOwner) =>
    (await (await who.call("GET", "/api/admin/sessions")).json()) as {
      id: number;
      device: string;
      isThis: boolean;
    }[];

  it("are listed with their device to whose they are, and ended one by one or all others", async () => {
    const helper = await makeHelper(site, owner, ["blog"]);
    clock.advance({ minutes: 1 });
    const phone = await signInAs(site, ownerLogin, { "user-agent": iPhone });
    const [first, second, ...rest] = await sessions(phone);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ device: "Safari on an iPhone", isThis: true });
    expect(second).toMatchObject({ device: "A program", isThis: false });
    // Of another account they are not there, whatever their number.
    const [own] = await sessions(helper);
    for (const { id } of [first, second] as { id: number }[]) {
      if (id === own?.id) continue;
      expect((await helper.call("DELETE", `/api/admin/sessions/${id}`)).status).toBe(404);
    }
    expect(await sessions(phone)).toHaveLength(2);
    expect((await phone.call("DELETE", `/api/admin/sessions/${second?.id}`)).status).toBe(204);
    expect((await owner.call("GET", "/api/admin/me")).status).toBe(401);
    expect((await phone.call("DELETE", `/api/admin/sessions/${second?.id}`)).status).toBe(404);
    owner = await signIn(site);
    expect((await phone.call("DELETE", "/api/admin/sessions")).status).toBe(204);
    expect((await owner.call("GET", "/api/admin/me")).status).toBe(401);
    expect(await sessions(phone)).toHaveLength(1);
    expect((await helper.call("GET", "/api/admin/me")).status).toBe(200);
  });

  it("that have ended by themselves are not listed", async () => {
    clock.advance({ minutes: 29 });
    const phone = await signInAs(site, ownerLogin, { "user-agent": iPhone });
    clock.advance({ minutes: 2 });
    expect(await sessions(phone)).toMatchObject([{ device: "Safari on an iPhone" }]);
  });

  it("of a helper are known to no earlier version, which reads the owner's alone", async () => {
    const helper = await makeHelper(site, owner, ["everything"]);
    const { db } = site.services;
    const owners = await db.selectFrom("owner").select("username").execute();
    expect(owners).toEqual([{ username: "rose" }]);
    const rows = await db.selectFrom("ownerSession").select("id").execute();
    expect(rows).toHaveLength(1);
    expect(helper.token).toMatch(/^[\w-]{43}$/);
  });
});
