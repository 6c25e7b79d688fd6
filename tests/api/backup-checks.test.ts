import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeBackup } from "#backup/make-backup.ts";
import { restoreBackup } from "#backup/restore-backup.ts";
import { readConfig } from "#shared/server/config.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

// On PostgreSQL its own programs check what they read and write.
describe.runIf(process.env["TEST_ENGINE"] === "sqlite")("a backup", () => {
  let site: TestSite;
  let folder: string;
  beforeEach(async () => {
    site = await openSite();
    folder = await mkdtemp(join(tmpdir(), "nursery-checks-"));
  });
  afterEach(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("of a database that is damaged is none: it is opened before it has its name", async () => {
    const { config } = site.services;
    const file = join(folder, "garden.tar");
    await makeBackup(config, file);
    await rm(file);
    await site.services.close();
    const database = await open(join(site.dataDir, "garden.sqlite"), "r+");
    const { size } = await database.stat();
    // As a dying disk leaves it: whole pages in the middle are other ones. A copy takes them as they are.
    await database.write(Buffer.alloc(5 * 4096, 0x5a), 0, 5 * 4096, Math.floor(size / 8192) * 4096);
    await database.close();
    await expect(makeBackup(config, file)).rejects.toMatchObject({ name: "BackupProblem" });
    expect(await readdir(folder)).toEqual([]);
    await expect(makeBackup(config, join(folder, "none", "garden.tar"))).rejects.toMatchObject({
      message: `There is no folder ${join(folder, "none")}.`,
    });
  });

  it("is not mixed with the -wal that another database left where it is restored", async () => {
    const file = join(folder, "garden.tar");
    await makeBackup(site.services.config, file);
    const dataDir = join(folder, "elsewhere");
    await mkdir(dataDir);
    // Its pages are whole, and SQLite would take them for those of the database beside it.
    await copyFile(join(site.dataDir, "garden.sqlite-wal"), join(dataDir, "garden.sqlite-wal"));
    expect((await readFile(join(dataDir, "garden.sqlite-wal"))).length).toBeGreaterThan(4096);
    const config = readConfig({ LOG_LEVEL: "silent", DATA_DIR: dataDir });
    const { keptAside } = await restoreBackup(config, file, { overwrite: false });
    expect(await readdir(dataDir)).not.toContain("garden.sqlite-wal");
    expect(await readdir(keptAside as string)).toEqual(["garden.sqlite-wal"]);
  });
});
