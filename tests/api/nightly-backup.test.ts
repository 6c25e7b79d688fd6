import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeBackup } from "#backup/make-backup.ts";
import { nightlyBackupJob } from "#backup/nightly-backups.ts";
import { restoreBackup } from "#backup/restore-backup.ts";
import { readConfig } from "#shared/server/config.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

// The programs of PostgreSQL that make and read a dump come with PostgreSQL and not with this one.
describe.runIf(process.env["TEST_ENGINE"] === "sqlite")("the nightly backup", () => {
  let site: TestSite;
  let folder: string;
  let clock: TestClock;
  beforeEach(async () => {
    clock = createTestClock("2026-05-01T14:00:00Z");
    site = await openSite({ env: ownerEnv, clock: clock.now });
    folder = await mkdtemp(join(tmpdir(), "nursery-nights-"));
  });
  afterEach(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("that was killed in the middle leaves nothing behind after the next start", async () => {
    const nights = join(site.dataDir, "backups");
    for (const name of [".backup-killed", ".backup-running", ".backup-slow"]) {
      await mkdir(join(nights, name), { recursive: true });
      await writeFile(join(nights, name, "whole.tar"), "half of it");
    }
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(nights, ".backup-killed", "whole.tar"), hoursAgo, hoursAgo);
    await utimes(join(nights, ".backup-killed"), hoursAgo, hoursAgo);
    // A folder's own time stands still while a large file in it grows.
    await utimes(join(nights, ".backup-slow"), hoursAgo, hoursAgo);
    const make = () => Promise.reject(new Error("It is not its time yet."));
    await nightlyBackupJob({ ...site.services, make }).run(clock.now());
    expect((await readdir(nights)).sort()).toEqual([".backup-running", ".backup-slow"]);
  });

  it("is not broken by a start of the site beside it", async () => {
    const nights = join(site.dataDir, "backups");
    await mkdir(join(nights, ".backup-running"), { recursive: true, mode: 0o755 });
    await writeFile(join(nights, "garden-2026-04-30.tar"), "whole", { mode: 0o644 });
    const again = await openSite({ reopen: { dataDir: site.dataDir, databaseUrl: undefined } });
    await again.close();
    const modeOf = async (name: string) => (await stat(join(nights, name))).mode & 0o777;
    expect(await modeOf(".backup-running")).toBe(0o700);
    expect(await modeOf("garden-2026-04-30.tar")).toBe(0o600);
  });

  it("whose remains cannot be deleted is told to the owner, and the next is made", async () => {
    const { config } = site.services;
    const nights = join(folder, "backups");
    const left = join(nights, ".backup-killed");
    await mkdir(left, { recursive: true });
    await writeFile(join(left, "whole.tar"), "half of it");
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(left, "whole.tar"), hoursAgo, hoursAgo);
    await utimes(left, hoursAgo, hoursAgo);
    const make = (file: string) => writeFile(file, "a backup");
    const settings = { ...config, dataDir: folder };
    const job = nightlyBackupJob({ ...site.services, config: settings, make });
    const asNobody = process.getuid?.() === 0;
    if (asNobody) for (const path of [folder, nights, left]) await chown(path, 65_534, 65_534);
    await chmod(left, 0o600);
    const owner = await signIn(site);
    const failure = async () => {
      const state = await (await owner.call("GET", "/api/admin/backup")).json();
      return (state as { nightlyFailure: { message: string } | null }).nightlyFailure;
    };
    // Root may delete everything.
    if (asNobody) process.seteuid?.(65_534);
    try {
      await job.run(clock.now());
      expect((await failure())?.message).toContain("broke off cannot be deleted: EACCES");
      clock.advance({ minutes: 30 });
      await job.run(clock.now());
      expect(await readdir(nights)).toContain("garden-2026-05-01.tar");
    } finally {
      if (asNobody) process.seteuid?.(0);
    }
    await chmod(left, 0o700);
    clock.advance({ hours: 1 });
    await job.run(clock.now()); // The control.
    expect(await readdir(nights)).toEqual(["garden-2026-05-01.tar"]);
  });

  it("is made each night, and seven stay", async () => {
    let fails = false;
    const job = nightlyBackupJob({
      ...site.services,
      make: async (file) => {
        if (fails) throw new Error("No room.");
        await makeBackup(site.services.config, file);
      },
    });
    const nights = join(site.dataDir, "backups");
    for (let night = 0; night < 9; night += 1) {
      for (let hour = 0; hour < 24; hour += 1) {
        await job.run(clock.now());
        clock.advance({ hours: 1 });
      }
    }
    const names = await readdir(nights);
    expect(names).toHaveLength(7);
    expect(names).toContain("garden-2026-05-09.tar");
    const target = readConfig({ LOG_LEVEL: "silent", DATA_DIR: join(folder, "elsewhere") });
    const newest = join(nights, names.sort().at(-1) as string);
    await restoreBackup(target, newest, { overwrite: false });

    const notices = async () => {
      const status = await (await signIn(site)).call("GET", "/api/admin/site-status");
      return ((await status.json()) as { notices: object[] }).notices;
    };
    expect(await notices()).toEqual([]);
    fails = true;
    for (let hour = 0; hour < 72; hour += 1) {
      await job.run(clock.now());
      clock.advance({ hours: 1 });
    }
    expect(await notices()).toMatchObject([
      { code: "backup_failed", message: expect.stringContaining("days old") },
    ]);
    expect(await readdir(nights)).toHaveLength(7);
  });
});
