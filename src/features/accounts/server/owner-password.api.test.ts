import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { systemClock } from "#shared/both/clock.ts";
import { ownerEnv, ownerLogin, signIn } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { setPassword } from "./set-password.ts";

let site: TestSite;
afterEach(() => site.close());

const statusOf = async (body: unknown) =>
  (await site.call("POST", "/api/admin/login", body)).status;

describe("the first start", () => {
  it("makes the owner from the settings, and says so without the password", async () => {
    site = await openSite({ env: ownerEnv });
    expect(site.services.firstOwner).toEqual({ username: "rose", madePassword: undefined });
    expect(await statusOf(ownerLogin)).toBe(200);
  });

  it("makes a password where none is set, which works and can be copied by hand", async () => {
    site = await openSite();
    const { username, madePassword } = site.services.firstOwner ?? {};
    expect(username).toBe("owner");
    expect(madePassword).toMatch(/^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){4}$/);
    expect(await statusOf({ username, password: madePassword })).toBe(200);
  });

  it("happens once: later settings change nothing", async () => {
    site = await openSite({ env: ownerEnv });
    const { databaseUrl } = site.services.config;
    const again = await openSite({
      env: { ...ownerEnv, ADMIN_PASSWORD: "another password" },
      reopen: { dataDir: site.dataDir, databaseUrl },
    });
    try {
      expect(again.services.firstOwner).toBeUndefined();
      expect(await statusOf({ ...ownerLogin, password: "another password" })).toBe(401);
      expect(await statusOf(ownerLogin)).toBe(200);
    } finally {
      await again.services.close();
    }
  });
});

describe("npm run owner:password", () => {
  const run = async (input: string, names: string[] = [], env: object = {}) => {
    const child = spawn(process.execPath, ["src/server/owner-password-command.ts", ...names], {
      env: {
        ...process.env,
        DATA_DIR: site.dataDir,
        DATABASE_URL: site.services.config.databaseUrl ?? "",
        ...env,
      },
    });
    child.stdin.end(input);
    const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const code = await new Promise((resolve) => {
      if (child.exitCode === null) child.once("exit", resolve);
      else resolve(child.exitCode);
    });
    return { out, error, code };
  };

  it("changes the password while the site runs, ends all sessions, and says what it did", async () => {
    site = await openSite({ env: ownerEnv });
    const one = await signIn(site);
    await signIn(site);
    const done = await run("a new and longer one\n");
    expect(done).toEqual({
      out: 'The password of "rose" is changed. 2 sessions were ended.\n',
      error: "",
      code: 0,
    });
    expect((await one.call("GET", "/api/admin/events")).status).toBe(401);
    expect(await statusOf(ownerLogin)).toBe(401);
    expect(await statusOf({ ...ownerLogin, password: "a new and longer one" })).toBe(200);
  });

  it("changes nothing for a password that is too short, or for somebody unknown", async () => {
    site = await openSite({ env: ownerEnv });
    const owner = await signIn(site);
    expect(await run("eleven char\n")).toMatchObject({
      error: "The password must have at least 12 characters.\n",
      code: 1,
    });
    expect(await run("a new and longer one\n", ["bob"])).toMatchObject({
      error: 'There is no owner named "bob".\n',
      code: 1,
    });
    expect((await run("", ["--help"])).error).toMatch(/^Usage: npm run owner:password/);
    expect((await owner.call("GET", "/api/admin/events")).status).toBe(200);
    const mistyped = join(site.dataDir, "mistyped");
    const none = await run("a new and longer one\n", [], { DATA_DIR: mistyped, DATABASE_URL: "" });
    expect(none.error).toBe(`There is no database at ${join(mistyped, "garden.sqlite")}.\n`);
    expect([none.code, existsSync(mistyped)]).toEqual([1, false]);
  });

  it("makes the owner anew where there is none", async () => {
    site = await openSite({ env: ownerEnv });
    await site.services.db.deleteFrom("owner").execute();
    const made = await setPassword(
      site.services.db,
      { username: undefined, firstUsername: "rose", password: "a new and longer one" },
      systemClock,
    );
    expect(made).toEqual({ username: "rose", isNew: true, ended: 0 });
    expect(await statusOf({ ...ownerLogin, password: "a new and longer one" })).toBe(200);
  });
});
