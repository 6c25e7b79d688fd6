import { afterEach, describe, expect, it } from "vitest";
import { hashSecret } from "#shared/server/secrets.ts";
import { createTestClock } from "#tests/support/clock.ts";
import { ownerEnv, ownerLogin, signIn } from "#tests/support/owner.ts";
import { openSite, type TestSite, type TestSiteOptions } from "#tests/support/site.ts";

let site: TestSite;
const open = async (options: TestSiteOptions = {}) => {
  site = await openSite({ ...options, env: { ...ownerEnv, ...options.env } });
  return site;
};
afterEach(() => site.close());

const login = (body: unknown, from?: string) =>
  site.call("POST", "/api/admin/login", body, from ? { "x-forwarded-for": from } : {});
const wrong = { ...ownerLogin, password: "not the password" };

describe("POST /api/admin/login", () => {
  it("answers a token, and sets a cookie that scripts cannot read and other sites cannot send", async () => {
    await open();
    const response = await login(ownerLogin);
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(Object.keys(answer)).toEqual(["token"]);
    expect(answer.token).toMatch(/^[\w-]{43}$/);
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^owner_session=[\w-]{43}; /);
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Strict");
    expect(cookie).toContain("Path=/;");
    expect(cookie).not.toContain("Secure");
    expect(cookie).not.toContain(answer.token);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("marks the cookie Secure where the site is served over TLS", async () => {
    await open({ env: { PUBLIC_URL: "https://nursery.test" } });
    expect((await login(ownerLogin)).headers.get("set-cookie")).toContain("Secure");
  });

  it("keeps neither secret, only their hashes", async () => {
    await open({ fullPasswordCost: true });
    const { token, cookie } = await signIn(site);
    const row = await site.services.db
      .selectFrom("ownerSession")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.tokenHash).toBe(hashSecret(token));
    expect(row.cookieHash).toBe(hashSecret(cookie.replace("owner_session=", "")));
    const owner = await site.services.db.selectFrom("owner").selectAll().executeTakeFirstOrThrow();
    expect(owner.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("takes the name however it is capitalized", async () => {
    await open();
    expect((await login({ ...ownerLogin, username: " Rose " })).status).toBe(200);
  });

  it("answers an unknown name and a wrong password alike, to the byte", async () => {
    await open();
    const answers = await Promise.all([
      login(wrong),
      login({ ...wrong, username: "nobody" }),
      login({ ...wrong, username: "rose\u0000" }),
      login({ ...wrong, username: "\ud800" }),
    ]);
    const seen = await Promise.all(
      answers.map(async (response) => {
        const headers = Object.fromEntries(response.headers);
        delete headers["x-request-id"];
        return { status: response.status, headers, body: await response.text() };
      }),
    );
    expect(seen[0]).toMatchObject({
      status: 401,
      body: JSON.stringify({
        message: "The username or the password is not right. Please try again.",
      }),
    });
    for (const other of seen) expect(other).toEqual(seen[0]);
  });

  it("takes as long for an unknown name as for a wrong password", async () => {
    await open({ fullPasswordCost: true });
    const times: Record<string, number[]> = { rose: [], nobody: [] };
    for (let n = 0; n < 8; n += 1) {
      for (const [username, taken] of Object.entries(times)) {
        const started = performance.now();
        await login({ ...wrong, username });
        taken.push(performance.now() - started);
      }
    }
    const median = (name: string) => times[name]?.toSorted((a, b) => a - b)[4] ?? 0;
    // Without a hash for unknown names those answers would come twenty times as fast.
    expect(median("nobody")).toBeGreaterThan(median("rose") / 3);
    expect(median("rose")).toBeGreaterThan(median("nobody") / 3);
  });

  it.each([
    [{ password: "x" }, "username", "Username is required"],
    [{ username: " ", password: "x" }, "username", "Username is required"],
    [{ username: "rose" }, "password", "Password is required"],
    [{ username: "rose", password: "" }, "password", "Password is required"],
    [{ username: "rose", password: "x".repeat(2048) }, "password", "This password is too long"],
  ])("answers 400 with the field's message (%#)", async (body, path, message) => {
    await open();
    const response = await login(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message, issues: [{ path, message }] });
  });

  it("refuses a password of a megabyte before it is read", async () => {
    await open();
    const response = await login({ username: "rose", password: "x".repeat(1024 * 1024) });
    expect(response.status).toBe(413);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

describe("guessing", () => {
  const tries = async (count: number, body: unknown, from: (n: number) => string) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push((await login(body, from(n))).status);
    return statuses;
  };

  it("is slowed for one name from one address, over a restart, and only there", async () => {
    const clock = createTestClock();
    await open({ clock: clock.now });
    const statuses = await tries(11, wrong, () => "10.0.0.1");
    expect(statuses).toEqual([...Array(10).fill(401), 429]);

    const { dataDir, services } = site;
    const { databaseUrl } = services.config;
    await services.close();
    const again = await openSite({
      env: ownerEnv,
      clock: clock.now,
      reopen: { dataDir, databaseUrl },
    });
    const close = site.close;
    site = { ...again, close };
    try {
      const refused = await login(ownerLogin, "10.0.0.1");
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.json()).toHaveProperty("message");
      expect((await login(ownerLogin, "10.0.0.2")).status).toBe(200);
      clock.advance({ minutes: 15 });
      expect((await login(ownerLogin, "10.0.0.1")).status).toBe(200);
    } finally {
      await again.services.close();
      site = { ...site, close: async () => {} };
    }
  });

  it("is slowed for one address whatever the names, known or not", async () => {
    await open();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      statuses.push((await login({ ...wrong, username: `name ${n}` }, "10.0.0.1")).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  });

  it("is slowed for one name from many addresses, and never locks the owner out elsewhere", async () => {
    await open();
    const statuses = await tries(60, wrong, (n) => `10.1.${n % 9}.1`);
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
    // From here on the name counts as attacked, and three tries from one address are the limit.
    expect(statuses.slice(50)).toEqual(Array(10).fill(429));
    const fresh = await tries(4, wrong, () => "10.2.0.1");
    expect(fresh).toEqual([401, 401, 401, 429]);
    expect((await login(ownerLogin, "10.3.0.1")).status).toBe(200);
  }, 60_000);

  it("is forgiven by a success: ten times a day the wrong password and then the right one", async () => {
    await open();
    for (let n = 0; n < 4; n += 1) {
      expect(await tries(9, wrong, () => "10.0.0.1")).toEqual(Array(9).fill(401));
      expect((await login(ownerLogin, "10.0.0.1")).status).toBe(200);
    }
  }, 60_000);

  it("counts the tries of a flood, however many come at once", async () => {
    await open();
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(wrong, "10.0.0.1")));
    const refused = answers.filter(({ status }) => status === 401);
    expect(refused).toHaveLength(10);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });

  it("turns a flood away before it fills the memory", async () => {
    await open({ fullPasswordCost: true });
    const from = (n: number) => `10.${Math.floor(n / 250)}.0.${n % 250}`;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => login({ ...wrong, username: `name ${n}` }, from(n))),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([401, 503]));
  }, 60_000);
});
