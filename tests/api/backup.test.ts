import { createHash } from "node:crypto";
import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { packTar, type TarHeader, unpackTar } from "modern-tar";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeBackup } from "#backup/make-backup.ts";
import { sha256 } from "#backup/read-backup.ts";
import { restoreBackup } from "#backup/restore-backup.ts";
import { connect } from "#db/connect.ts";
import { readConfig } from "#shared/server/config.ts";
import { readContentVersion } from "#shared/server/content-version.ts";
import { writeSiteFact } from "#shared/server/site-facts.ts";
import { pack as packFiles } from "#tests/support/archives.ts";
import { createTestClock } from "#tests/support/clock.ts";
import { ownerEnv } from "#tests/support/owner.ts";
import { annLee } from "#tests/support/registration.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

/** How much of a backup that is being made into this folder is there. */
async function bytesWritten(folder: string): Promise<number> {
  const [work] = (await readdir(folder)).filter((name) => name.startsWith(".backup-"));
  if (work === undefined) return 0;
  return stat(join(folder, work, "whole.tar")).then(
    ({ size }) => size,
    () => 0,
  );
}

// The programs of PostgreSQL that make and read a dump come with PostgreSQL and not with this one.
describe.runIf(process.env["TEST_ENGINE"] === "sqlite")("a backup", () => {
  let site: TestSite;
  let folder: string;
  const clock = createTestClock("2026-05-01T14:00:00Z");
  beforeEach(async () => {
    site = await openSite({ env: ownerEnv, clock: clock.now });
    folder = await mkdtemp(join(tmpdir(), "nursery-backup-"));
    await mkdir(join(site.dataDir, "attached-assets"), { recursive: true });
    await writeFile(join(site.dataDir, "attached-assets", "rose.webp"), "a picture");
  });
  afterEach(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  let guests = 0;
  const register = async () => {
    guests += 1;
    const email = `ann${guests}@example.com`;
    const from = { "x-forwarded-for": `10.1.${guests % 250}.${Math.floor(guests / 250)}` };
    const answer = await site.call("POST", "/api/events/register", { ...annLee, email }, from);
    if (answer.status !== 201) throw new Error(`It answered ${answer.status}.`);
    return ((await answer.json()) as { id: number }).id;
  };
  const configOf = (dataDir: string) =>
    readConfig({ LOG_LEVEL: "silent", DATA_DIR: dataDir, ...ownerEnv });
  const registered = async (dataDir: string) => {
    const back = await openSite({ reopen: { dataDir, databaseUrl: undefined } });
    const rows = await back.services.db.selectFrom("registration").select("id").execute();
    await back.close();
    return rows.map(({ id }) => id);
  };

  it("taken while the site writes holds everything answered before it, and comes back elsewhere", async () => {
    const before = [];
    for (let n = 0; n < 20; n += 1) before.push(await register());
    let isWriting = true;
    const during = (async () => {
      while (isWriting) await register();
    })();
    const file = join(folder, "garden.tar");
    await makeBackup(site.services.config, file);
    isWriting = false;
    await during;
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["garden.tar"]);

    const elsewhere = join(folder, "elsewhere");
    const restored = await restoreBackup(configOf(elsewhere), file, { overwrite: false });
    expect(restored).toMatchObject({ pictures: 1, keptAside: undefined });
    expect(restored.counts["registrations"]).toBeGreaterThanOrEqual(20);
    expect(await registered(elsewhere)).toEqual(expect.arrayContaining(before));
    const picture = await readFile(join(elsewhere, "attached-assets", "rose.webp"), "utf8");
    expect(picture).toBe("a picture");
  });

  it("is not put over a site without a word; with one, what was there is kept aside, its -wal too", async () => {
    const id = await register();
    const file = join(folder, "garden.tar");
    await makeBackup(site.services.config, file);
    const elsewhere = join(folder, "elsewhere");
    await restoreBackup(configOf(elsewhere), file, { overwrite: false });
    await expect(
      restoreBackup(configOf(elsewhere), file, { overwrite: false }),
    ).rejects.toMatchObject({ message: expect.stringContaining("--overwrite") });
    // As a crash leaves it: pages of another database, which SQLite would take for this one's.
    await writeFile(join(elsewhere, "garden.sqlite-wal"), Buffer.alloc(4096, 7));
    const { keptAside } = await restoreBackup(configOf(elsewhere), file, { overwrite: true });
    expect(await readdir(keptAside as string)).toEqual(
      expect.arrayContaining(["garden.sqlite", "attached-assets"]),
    );
    expect(await readdir(elsewhere)).not.toContain("garden.sqlite-wal");
    expect(await registered(elsewhere)).toEqual([id]);
  });

  it("brings a content version that is larger than both, so that no old page stays", async () => {
    const versionIn = async (dataDir: string) => {
      const there = connect({ file: join(dataDir, "garden.sqlite") });
      const version = await readContentVersion(there);
      await there.destroy();
      return version;
    };
    const { db } = site.services;
    await writeSiteFact(db, "content-generation", "5");
    const older = join(folder, "older.tar");
    await makeBackup(site.services.config, older);
    await writeSiteFact(db, "content-generation", "12");
    const newer = join(folder, "newer.tar");
    await makeBackup(site.services.config, newer);
    const elsewhere = join(folder, "elsewhere");
    const config = configOf(elsewhere);
    await restoreBackup(config, older, { overwrite: false });
    expect(await versionIn(elsewhere)).toBe(6);
    await restoreBackup(config, newer, { overwrite: true });
    expect(await versionIn(elsewhere)).toBe(13);
    await restoreBackup(config, older, { overwrite: true });
    expect(await versionIn(elsewhere)).toBe(14);
  });

  it("that cannot be put in its place leaves what was there as it was", async () => {
    const file = join(folder, "garden.tar");
    await makeBackup(site.services.config, file);
    const id = await register();
    const newer = join(folder, "newer.tar");
    await makeBackup(site.services.config, newer);
    const elsewhere = join(folder, "elsewhere");
    await restoreBackup(configOf(elsewhere), newer, { overwrite: false });
    // As where the pictures lie on a disk that is not there.
    const pictures = join(elsewhere, "attached-assets");
    await rm(pictures, { recursive: true });
    await symlink(join(folder, "not mounted"), pictures);
    await expect(
      restoreBackup(configOf(elsewhere), file, { overwrite: true }),
    ).rejects.toMatchObject({ code: "ENOTDIR" });
    expect((await readdir(elsewhere)).filter((name) => /restore/.test(name))).toEqual([]);
    await rm(pictures);
    expect(await registered(elsewhere)).toEqual([id]);
    // The control.
    await restoreBackup(configOf(elsewhere), file, { overwrite: true });
    expect(await registered(elsewhere)).toEqual([]);
  });

  it("is made while pictures are deleted, and holds those that are left", async () => {
    const pictures = join(site.dataDir, "attached-assets");
    await symlink(join(folder, "nothing"), join(pictures, "gone.webp"));
    // Read for a while, so that there is time to delete what comes after it.
    await writeFile(join(pictures, "large.webp"), "");
    await truncate(join(pictures, "large.webp"), 30_000_000);
    const last = join(pictures, "unloved.webp");
    await writeFile(last, "a picture");
    const file = join(folder, "garden.tar");
    const making = makeBackup(site.services.config, file);
    await expect.poll(() => bytesWritten(folder), { interval: 1 }).toBeGreaterThan(500_000);
    await rm(last);
    const { files } = await making;
    const names = Object.keys(files).filter((name) => name.startsWith("attached-assets/"));
    expect(names).toEqual(["attached-assets/large.webp", "attached-assets/rose.webp"]);
    await restoreBackup(configOf(join(folder, "elsewhere")), file, { overwrite: false });
  });

  it("loses nothing of a file where the disk is slow to say how large it is", async () => {
    const picture = join(site.dataDir, "attached-assets", "rose.webp");
    const handle = await open(picture);
    const files = Object.getPrototypeOf(handle) as typeof handle;
    await handle.close();
    const stat = files.stat as () => Promise<unknown>;
    const slow = vi.spyOn(files, "stat").mockImplementation(async function (this: typeof handle) {
      await wait(50);
      return stat.call(this) as never;
    });
    try {
      const made = await makeBackup(site.services.config, join(folder, "garden.tar"));
      expect(slow).toHaveBeenCalledTimes(2);
      expect(made.files["attached-assets/rose.webp"]).toBe(await sha256(picture));
    } finally {
      slow.mockRestore();
    }
  });

  it("follows no symbolic link among the pictures, and neither does a visitor", async () => {
    const pictures = join(site.dataDir, "attached-assets");
    await writeFile(join(folder, "secret"), "a secret");
    await mkdir(join(folder, "elsewhere"));
    await writeFile(join(folder, "elsewhere", "inside.webp"), "a secret");
    await symlink(join(folder, "secret"), join(pictures, "secret.webp"));
    await symlink(join(folder, "elsewhere"), join(pictures, "more"));
    const file = join(folder, "garden.tar");
    const { files } = await makeBackup(site.services.config, file);
    expect(Object.keys(files)).toEqual(["garden.sqlite", "attached-assets/rose.webp"]);
    const names = ["secret.webp", "more/inside.webp", "rose.webp"];
    const answers = names.map((name) => site.call("GET", `/attached-assets/${name}`));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 200]);
  });

  it("is not put under a site that runs", async () => {
    const file = join(folder, "garden.tar");
    await makeBackup(site.services.config, file);
    await expect(
      restoreBackup(site.services.config, file, { overwrite: true }),
    ).rejects.toMatchObject({ message: expect.stringContaining("The site is running.") });
    expect((await site.call("GET", "/api/events")).status).toBe(200);
  });

  it("that is damaged or cut off is said to be, and changes nothing", async () => {
    await register();
    const file = join(folder, "garden.tar");
    await makeBackup(site.services.config, file);
    const whole = await readFile(file);
    const target = join(folder, "elsewhere");
    const damaged = Buffer.from(whole);
    damaged[Math.floor(whole.length / 2)] = (damaged[Math.floor(whole.length / 2)] ?? 0) ^ 0xff;
    for (const bytes of [damaged, whole.subarray(0, whole.length / 2), Buffer.from("no backup")]) {
      const odd = join(folder, "odd.tar");
      await writeFile(odd, bytes);
      await expect(
        restoreBackup(configOf(target), odd, { overwrite: false }),
      ).rejects.toMatchObject({ message: expect.stringContaining("cannot be used") });
      expect(await readdir(target)).toEqual([]);
    }
    await restoreBackup(configOf(target), file, { overwrite: false }); // The control.
  });

  it("with a file that is not in its list is refused, and nothing is put in place", async () => {
    const file = join(folder, "garden.tar");
    await makeBackup(site.services.config, file);
    await writeFile(join(folder, "evil.html"), "<script>");
    const odd = join(folder, "odd.tar");
    const whole = await readFile(file);
    await packFiles(odd, [{ name: "attached-assets/evil.html", file: join(folder, "evil.html") }]);
    // Before the others: at the end of an archive stand two empty blocks.
    await writeFile(odd, Buffer.concat([(await readFile(odd)).subarray(0, -1024), whole]));
    const target = join(folder, "elsewhere");
    await expect(restoreBackup(configOf(target), odd, { overwrite: false })).rejects.toMatchObject({
      message: `${odd} cannot be used: attached-assets/evil.html in it is not in its list.`,
    });
    expect(await readdir(target)).toEqual([]);
    await restoreBackup(configOf(target), file, { overwrite: false }); // The control.
    expect(await readdir(join(target, "attached-assets"))).toEqual(["rose.webp"]);
  });

  it("that was tampered with is refused before anything is written", async () => {
    const file = join(folder, "garden.tar");
    await makeBackup(site.services.config, file);
    const entries = await unpackTar(await readFile(file));
    const listed = entries.find(({ header }) => header.name === "backup.json");
    const list = JSON.parse(Buffer.from(listed?.data ?? []).toString());
    const evil = Buffer.from("evil");
    const sum = createHash("sha256").update(evil).digest("hex");
    const target = join(folder, "elsewhere");
    /** A backup with one more file in it and in its list. */
    const withMore = (header: TarHeader, also: string[] = [header.name]) => {
      const files = { ...list.files, ...Object.fromEntries(also.map((name) => [name, sum])) };
      const said = Buffer.from(JSON.stringify({ ...list, files }));
      return packTar([
        { header, ...(header.size > 0 ? { body: evil } : {}) },
        ...entries.filter((entry) => entry !== listed),
        { header: { name: "backup.json", size: said.length }, body: said },
      ]);
    };
    const plain = { size: evil.length, type: "file" } as const;
    const tampered: Record<string, Uint8Array> = {
      "an absolute path": await withMore({ ...plain, name: join(folder, "written") }),
      "a way out": await withMore({ ...plain, name: "attached-assets/../../../written" }),
      "a hidden file": await withMore({ ...plain, name: "attached-assets/.htaccess" }),
      "a name that is too long": await withMore({
        ...plain,
        name: `attached-assets/${"x".repeat(300)}.webp`,
      }),
      ...Object.fromEntries(
        await Promise.all(
          (["symlink", "link", "character-device", "directory"] as const).map(async (type) => [
            type,
            await withMore({ name: "attached-assets/a", type, size: 0, linkname: "/etc/passwd" }),
          ]),
        ),
      ),
      "a file that is there twice": await withMore({ ...plain, name: "garden.sqlite" }, []),
      "a list that is there twice": await withMore({ ...plain, name: "backup.json" }, []),
      "a file that is listed and not there": await withMore(
        { ...plain, name: "attached-assets/a.webp" },
        ["attached-assets/a.webp", "attached-assets/b.webp"],
      ),
      "something behind its end": Buffer.concat([await readFile(file), evil]),
      "no end": (await readFile(file)).subarray(0, -1024),
    };
    for (const [what, bytes] of Object.entries(tampered)) {
      const odd = join(folder, "odd.tar");
      await writeFile(odd, bytes);
      const refused = restoreBackup(configOf(target), odd, { overwrite: false });
      await expect(refused, what).rejects.toMatchObject({
        name: "BackupProblem",
        message: expect.stringContaining(`${odd} cannot be used: `),
      });
      expect(await readdir(target), what).toEqual([]);
      expect(await readdir(folder), what).not.toContain("written");
    }
    const odd = join(folder, "odd.tar");
    await writeFile(odd, await withMore({ ...plain, name: "attached-assets/a.webp" }));
    await restoreBackup(configOf(target), odd, { overwrite: false }); // The control.
  });

  it("that claims what cannot be is refused, and the fault is said to be its own", async () => {
    const file = join(folder, "garden.tar");
    await makeBackup(site.services.config, file);
    const odd = join(folder, "odd.tar");
    const target = join(folder, "elsewhere");
    const says = (reason: string) =>
      expect(restoreBackup(configOf(target), odd, { overwrite: false })).rejects.toMatchObject({
        name: "BackupProblem",
        message: `${odd} cannot be used: ${reason}`,
      });
    // The next file would begin where this one does.
    const negative = await readFile(file);
    negative.write("-0000001000\0", 124);
    const sum = negative
      .subarray(0, 512)
      .reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
    negative.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    await writeFile(odd, negative);
    await says("It is no backup, or is damaged.");

    const database = join(folder, "garden.sqlite");
    const pack = async (sql: string) => {
      await rm(odd, { force: true });
      await rm(database, { force: true });
      const notes = new DatabaseSync(database);
      notes.exec(sql);
      notes.close();
      const [madeAt, said] = ["2026-05-01T14:00:00Z", join(folder, "backup.json")];
      const files = { "garden.sqlite": await sha256(database) };
      await writeFile(said, JSON.stringify({ format: 1, madeAt, engine: "sqlite", files }));
      await packFiles(odd, [
        { name: "garden.sqlite", file: database },
        { name: "backup.json", file: said },
      ]);
    };
    await pack("CREATE TABLE note (text)");
    await says("There is no database of a site in it.");
    await pack("CREATE TABLE kysely_migration (name)");
    await says("no such table: site_fact");
    expect(await readdir(target)).toEqual([]);
    await restoreBackup(configOf(target), file, { overwrite: false }); // The control.
  });
});
