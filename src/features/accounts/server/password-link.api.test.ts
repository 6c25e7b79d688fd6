import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ownerMailSettings } from "#mail/owner-address.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, ownerLogin, signIn } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { openSmtp, type TestSmtp } from "#tests/support/smtp.ts";

let site: TestSite;
let clock: TestClock;
let smtp: TestSmtp;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  smtp = await openSmtp();
  site = await openSite({ env: { ...ownerEnv, SMTP_URL: smtp.url }, clock: clock.now });
});
afterEach(async () => {
  await site.close();
  await smtp.close();
});

const better = "a much better one";
const statusOf = async (password: string) =>
  (await site.call("POST", "/api/admin/login", { ...ownerLogin, password })).status;
const ask = (username: string) => site.call("POST", "/api/owner-password/ask", { username });
const reset = (token: string, newPassword = better) =>
  site.call("POST", "/api/owner-password/reset", { token, newPassword });
const confirmOwner = () =>
  ownerMailSettings.write(site.services.db, {
    address: "rose@example.com",
    pending: null,
    word: "never",
  });

async function letters(): Promise<string[]> {
  await site.services.outbox.sendDue();
  return smtp.accepted.flatMap(
    ({ text }) => /\/owner-password\/([\w-]+)/.exec(text ?? "")?.[1] ?? [],
  );
}

describe("PUT /api/admin/password", () => {
  it("takes one of three changes at once, and tells the others that the present one has changed", async () => {
    const mine = await signIn(site);
    const answers = await Promise.all(
      ["one of three words", "two of three words", "three of three words"].map((newPassword) =>
        mine.call("PUT", "/api/admin/password", {
          currentPassword: ownerLogin.password,
          newPassword,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(await refused?.json()).toMatchObject({
      issues: [{ path: "currentPassword", message: "This is not your present password." }],
    });
  });

  it("changes the password, ends the other sessions and keeps this one", async () => {
    const [mine, other] = [await signIn(site), await signIn(site)];
    const change = (currentPassword: string, newPassword: string) =>
      mine.call("PUT", "/api/admin/password", { currentPassword, newPassword });
    const wrong = await change("not my password", better);
    expect(wrong.status).toBe(400);
    expect(((await wrong.json()) as { issues: unknown }).issues).toEqual([
      { path: "currentPassword", message: "This is not your present password." },
    ]);
    const short = await change(ownerLogin.password, "eleven char");
    expect(((await short.json()) as { issues: unknown }).issues).toEqual([
      { path: "newPassword", message: "The password must have at least 12 characters." },
    ]);
    expect((await change(ownerLogin.password, better)).status).toBe(204);
    expect((await mine.call("GET", "/api/admin/plants")).status).toBe(200);
    expect((await other.call("GET", "/api/admin/plants")).status).toBe(401);
    expect([await statusOf(ownerLogin.password), await statusOf(better)]).toEqual([401, 200]);
  });

  it("is the owner's alone, and ends guessing after ten tries", async () => {
    const body = { currentPassword: "not my password", newPassword: better };
    expect((await site.call("PUT", "/api/admin/password", body)).status).toBe(401);
    const mine = await signIn(site);
    const tries = [];
    for (let n = 0; n < 11; n += 1) {
      tries.push((await mine.call("PUT", "/api/admin/password", body)).status);
    }
    expect(tries).toEqual([...Array(10).fill(400), 429]);
  });
});

describe("getting back in by a letter", () => {
  it("works once, ends every session, and not for a password too short", async () => {
    await confirmOwner();
    const owner = await signIn(site);
    expect((await ask("Rose")).status).toBe(202);
    const [token = ""] = await letters();
    expect((await reset(token, "short")).status).toBe(400);
    const racing = await Promise.all([reset(token), reset(token, "another good one")]);
    expect(racing.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await owner.call("GET", "/api/admin/plants")).status).toBe(401);
    expect(await statusOf(ownerLogin.password)).toBe(401);
    expect((await reset(token)).status).toBe(404);
  });

  it("ends after thirty minutes, and with any other change of the password", async () => {
    await confirmOwner();
    await ask("rose");
    const [first = ""] = await letters();
    clock.advance({ minutes: 30 });
    expect((await reset(first)).status).toBe(404);
    await ask("rose");
    const second = (await letters()).at(-1) ?? "";
    const owner = await signIn(site);
    await owner.call("PUT", "/api/admin/password", {
      currentPassword: ownerLogin.password,
      newPassword: better,
    });
    expect((await reset(second, "a third good one")).status).toBe(404);
    expect(await statusOf(better)).toBe(200);
    for (const token of ["", "1-", "1-x", "999-x", `${second}x`]) {
      expect((await reset(token)).status).toBe(404);
    }
  });

  it("has a secret that is made with its letter and kept as a hash, and anew where the letter is tried again", async () => {
    await confirmOwner();
    await ask("rose");
    const [first = ""] = await letters();
    const { db } = site.services;
    const [kept] = await db.selectFrom("ownerPasswordLink").selectAll().execute();
    expect(kept?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(kept)).not.toContain(first.slice(first.indexOf("-") + 1));
    expect((await reset(`${kept?.id}-${kept?.tokenHash}`)).status).toBe(404);
    const facts = await db.selectFrom("siteFact").select("name").execute();
    expect(facts.map(({ name }) => name)).not.toContain("owner-password-secret");
    const waiting = { state: "waiting", dueAt: "2026-05-01T14:00:00.000Z" } as const;
    await db.updateTable("outbox").set(waiting).execute();
    const again = (await letters()).at(-1) ?? "";
    expect((await reset(first)).status).toBe(404);
    expect((await reset(again)).status).toBe(204);
    // One whose letter is not written yet, like one of a version before, has no hash, and opens nothing.
    await ask("rose");
    const [unwritten] = await db.selectFrom("ownerPasswordLink").selectAll().execute();
    expect(unwritten?.tokenHash).toBeNull();
    expect((await reset(`${unwritten?.id}-${"x".repeat(43)}`)).status).toBe(404);
  });

  it("answers the same for a name that nobody has, and without a confirmed address", async () => {
    const unconfirmed = await ask("rose");
    await confirmOwner();
    const unknown = await ask("nobody");
    const known = await ask("rose");
    const seen = async (answer: Response) => [answer.status, await answer.text()];
    expect(await seen(unknown)).toEqual(await seen(known));
    expect(unconfirmed.status).toBe(202);
    expect(await letters()).toHaveLength(1);
  });

  it("takes as long for a name that nobody has", async () => {
    const took: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const started = performance.now();
      await ask(`nobody ${n}`);
      took.push(performance.now() - started);
    }
    // The quickest: a busy machine makes each slower. A timer may be a fraction early.
    expect(Math.min(...took)).toBeGreaterThan(145);
  });

  it("says that something failed, and does not take it for too many letters", async () => {
    await confirmOwner();
    vi.spyOn(site.services.limiter, "take")
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error("The connection is lost."));
    expect((await ask("rose")).status).toBe(500);
    expect((await ask("rose")).status).toBe(202);
    expect(await letters()).toHaveLength(1);
  });

  it("sends five letters an hour at most, wherever they are asked for", async () => {
    await confirmOwner();
    for (let n = 0; n < 8; n += 1) expect((await ask("rose")).status).toBe(202);
    expect(await letters()).toHaveLength(5);
  });
});
