import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toTimestamp } from "#shared/both/clock.ts";
import { createTestClock } from "#tests/support/clock.ts";
import { annLee } from "#tests/support/registration.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

/** What one network has in ten minutes: eighty families in a parish hall, who mistype more than once. */
const triesMax = 400;

const clock = createTestClock();
let site: TestSite;
beforeAll(async () => {
  site = await openSite({ clock: clock.now });
});
afterAll(() => site.close());

const attempt = (address: string) =>
  site.call("POST", "/api/events/register", {}, { "x-forwarded-for": address });

async function useUp(address: string): Promise<Response> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    expect((await attempt(address)).status).toBe(400);
  }
  return attempt(address);
}

/** Whose tries they are is asked of a call that allows fewer: all count them by the same address. */
const resetsMax = 20;

const tryReset = (address: string) =>
  site.call("POST", "/api/owner-password/reset", {}, { "x-forwarded-for": address });

async function useUpResets(address: string): Promise<Response> {
  for (let tries = 0; tries < resetsMax; tries += 1) {
    expect((await tryReset(address)).status).toBe(400);
  }
  return tryReset(address);
}

describe("rate limits", () => {
  it("answer 429 with Retry-After and a sentence, to that visitor alone, until the window ends", async () => {
    const refused = await useUp("198.51.100.1");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("600");
    expect(await refused.json()).toEqual({
      message: "Too many tries in a short time. Please wait 10 minutes and try again.",
    });
    expect((await attempt("198.51.100.2")).status).toBe(400);
    clock.advance({ seconds: 599 });
    expect((await attempt("198.51.100.1")).status).toBe(429);
    clock.advance({ seconds: 2 });
    expect((await attempt("198.51.100.1")).status).toBe(400);
  });

  it("hold across a restart", async () => {
    expect((await useUpResets("198.51.100.3")).status).toBe(429);
    const { dataDir, services } = site;
    await services.close();
    site = await openSite({
      clock: clock.now,
      reopen: { dataDir, databaseUrl: services.config.databaseUrl },
    });
    expect((await tryReset("198.51.100.3")).status).toBe(429);
  });

  it("count the address that the nearest proxy saw, not one the visitor claims", async () => {
    expect((await useUpResets("203.0.113.9, 198.51.100.4")).status).toBe(429);
    expect((await tryReset("203.0.113.10, 198.51.100.4")).status).toBe(429);
  });

  it("do not take a gap in an IPv6 address for its end", async () => {
    expect((await useUpResets("2001::5:1:2:3:4")).status).toBe(429);
    expect((await tryReset("2001:0:0:5::1")).status).toBe(429);
    expect((await tryReset("2001::6:1:2:3:4")).status).toBe(400);
  });

  it("count a household's IPv6 network as one", async () => {
    expect((await useUpResets("2001:db8:1:2::1")).status).toBe(429);
    expect((await tryReset("2001:db8:1:2:ffff::9")).status).toBe(429);
    expect((await tryReset("2001:0DB8:1:2::")).status).toBe(429);
    expect((await tryReset("2001:db8:1:3::1")).status).toBe(400);
  });

  const register = (address: string, changes: object = {}) =>
    site.call(
      "POST",
      "/api/events/register",
      { ...annLee, ...changes },
      { "x-forwarded-for": address },
    );
  const kept = async () =>
    (await site.services.db.selectFrom("registration").select("id").execute()).length;

  it("count what is refused inside a transaction that is rolled back", async () => {
    for (let tries = 0; tries < triesMax; tries += 1) {
      expect((await register("198.51.100.5", { eventId: 999 })).status).toBe(404);
    }
    expect((await register("198.51.100.5")).status).toBe(429);
    expect((await register("198.51.100.6")).status).toBe(201);
  });

  it("let exactly as many through as there are tries, when all come at once", async () => {
    const left = 40;
    for (let tries = left; tries < triesMax; tries += 1) await attempt("198.51.100.7");
    const before = await kept();
    const answers = await Promise.all(
      Array.from({ length: left + 20 }, (_, n) =>
        register("198.51.100.7", { email: `a${n}@example.com` }),
      ),
    );
    const accepted = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect([accepted.length, refused.length]).toEqual([left, 20]);
    expect((await kept()) - before).toBe(left);
  });

  it("keep no address in the database", async () => {
    await attempt("198.51.100.77");
    const rows = await site.services.db.selectFrom("rateLimit").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("198.51.100.77");
  });

  it("are forgotten when their window has ended, and not before", async () => {
    const ends = () => site.services.db.selectFrom("rateLimit").select("endsAt").execute();
    const ended = async () =>
      (await ends()).filter(({ endsAt }) => endsAt <= toTimestamp(clock.now()));
    await attempt("198.51.100.90");
    clock.advance({ seconds: 601 });
    await attempt("198.51.100.91");
    expect(await ended()).not.toEqual([]);
    await site.services.limiter.forgetEnded();
    expect(await ended()).toEqual([]);
    expect(await ends()).not.toEqual([]);
  });

  it("ignore X-Forwarded-For where no proxy is trusted", async () => {
    const direct = await openSite({ env: { TRUST_PROXY: "0" } });
    for (let tries = 0; tries < resetsMax; tries += 1) {
      const claimed = { "x-forwarded-for": `10.0.0.${tries}` };
      expect((await direct.call("POST", "/api/owner-password/reset", {}, claimed)).status).toBe(
        400,
      );
    }
    const response = await direct.call("POST", "/api/owner-password/reset", {});
    expect(response.status).toBe(429);
    await direct.close();
  });
});
