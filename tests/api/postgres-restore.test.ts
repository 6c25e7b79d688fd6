import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { showRunning } from "#backup/is-site-running.ts";
import { makeBackup } from "#backup/make-backup.ts";
import { restoreBackup } from "#backup/restore-backup.ts";
import { readContentVersion } from "#shared/server/content-version.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-facts.ts";
import { installProgram, writesItsFile } from "#tests/support/dump-programs.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

const usualPath = process.env["PATH"] ?? "";

/** Their programs do not come with this one; what stands in for them does as far as each test says. */
describe.runIf(process.env["TEST_ENGINE"] === "postgres")("a restore on PostgreSQL", () => {
  let site: TestSite;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    site = await openSite();
    folder = await mkdtemp(join(tmpdir(), "nursery-restore-"));
    process.env["PATH"] = [join(folder, "programs"), usualPath].join(delimiter);
    await install("pg_dump", writesItsFile);
    await install("pg_restore", writesItsFile);
    await putPicture("the old rose");
    file = join(folder, "garden.tar");
    await makeBackup(site.services.config, file);
    await putPicture("the new rose");
  });
  afterEach(async () => {
    process.env["PATH"] = usualPath;
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  const install = (name: string, script: string) =>
    installProgram(join(folder, "programs"), name, script);
  const picture = () => join(site.dataDir, "attached-assets", "rose.webp");
  async function putPicture(content: string) {
    await mkdir(join(site.dataDir, "attached-assets"), { recursive: true });
    await writeFile(picture(), content);
  }
  const restore = () => restoreBackup(site.services.config, file, { overwrite: true });
  const leftovers = async () =>
    (await readdir(site.dataDir)).filter((name) => /restore/.test(name));

  it("moves no picture where the database cannot be loaded, and says so", async () => {
    await install("psql", 'echo "ERROR: no room" >&2; exit 3');
    await expect(restore()).rejects.toMatchObject({
      message: "Nothing was changed. psql failed: ERROR: no room",
    });
    expect(await readFile(picture(), "utf8")).toBe("the new rose");
    expect(await leftovers()).toEqual([]);
    await install("psql", "exit 0"); // The control.
    const { keptAside, pictures } = await restore();
    expect(pictures).toBe(1);
    expect(await readFile(picture(), "utf8")).toBe("the old rose");
    expect((await readdir(keptAside as string)).sort()).toEqual(["attached-assets", "garden.dump"]);
  });

  it("has replaced what this version keeps, and nobody else's tables, in one transaction", async () => {
    await install(
      "psql",
      `for it in "$@"; do case $it in --file=*first.sql) cp "\${it#--file=}" "${folder}/first.sql";; *) echo $it >> "${folder}/options";; esac; done`,
    );
    await restore();
    const dropped = [
      ...(await readFile(join(folder, "first.sql"), "utf8")).matchAll(/public\."(\w+)" CASCADE;/g),
    ];
    const here = await site.services.db.introspection.getTables({ withInternalKyselyTables: true });
    expect(dropped.map(([, table]) => table).sort()).toEqual(here.map(({ name }) => name).sort());
    expect(await readFile(join(folder, "options"), "utf8")).toContain("--single-transaction");
  });

  it("is refused while a site runs on the database, and goes on when it is stopped", async () => {
    await install("psql", "exit 0");
    const { db } = site.services;
    const { stop } = showRunning(db);
    await expect.poll(() => readSiteFact(db, "running-site")).toBeDefined();
    await expect(restore()).rejects.toMatchObject({
      message: expect.stringMatching(/^The site is running on the database of DATABASE_URL/),
    });
    expect(await readFile(picture(), "utf8")).toBe("the new rose");
    expect(await leftovers()).toEqual([]);
    await stop();
    // Its last sign of life is still there.
    expect((await restore()).pictures).toBe(1);
  }, 90_000);

  it("lets the content's version go on from the larger one, so that no old page stays", async () => {
    await install(
      "psql",
      `for it in "$@"; do case $it in --file=*last.sql) cp "\${it#--file=}" "${folder}/last.sql";; esac; done`,
    );
    const { db } = site.services;
    const versionIs = (value: number) => writeSiteFact(db, "content-generation", String(value));
    const runLast = async () => {
      for (const statement of (await readFile(join(folder, "last.sql"), "utf8")).split(";\n")) {
        if (statement) await sql.raw(statement).execute(db);
      }
      return readContentVersion(db);
    };
    await versionIs(12);
    await restore();
    await versionIs(5); // As the backup has it.
    expect(await runLast()).toBe(13);
    await versionIs(40);
    expect(await runLast()).toBe(41);
    await db.deleteFrom("siteFact").where("name", "=", "content-generation").execute();
    expect(await runLast()).toBe(13);
  });

  it("is refused where a newer version made the backup, before anything is changed", async () => {
    const { db, config } = site.services;
    await sql`insert into kysely_migration (name, timestamp) values ('999-tomorrow', '2030')`.execute(
      db,
    );
    const newer = join(folder, "newer.tar");
    await makeBackup(config, newer);
    await sql`delete from kysely_migration where name = '999-tomorrow'`.execute(db);
    await install("psql", `touch "${folder}/loaded"`);
    await expect(restoreBackup(config, newer, { overwrite: true })).rejects.toMatchObject({
      name: "NewerDatabase",
      message: "999-tomorrow",
    });
    expect(await readFile(picture(), "utf8")).toBe("the new rose");
    expect(await leftovers()).toEqual([]);
    expect(await readdir(folder)).not.toContain("loaded");
    await restore(); // The control.
    expect(await readdir(folder)).toContain("loaded");
  });

  it("opens the dump when a backup is made and before it is loaded", async () => {
    await install("pg_restore", 'echo "could not read from input file" >&2; exit 1');
    await install("psql", `touch "${folder}/loaded"`);
    const said = "pg_restore failed: could not read from input file";
    const next = join(folder, "next.tar");
    await expect(makeBackup(site.services.config, next)).rejects.toMatchObject({ message: said });
    expect(await readdir(folder)).not.toContain("next.tar");
    await install("pg_dump", `touch "${folder}/dumped"`);
    await expect(restore()).rejects.toMatchObject({ message: `Nothing was changed. ${said}` });
    expect(await leftovers()).toEqual([]);
    expect(await readdir(folder)).not.toContain("loaded");
    // Nor is what is there dumped for nothing.
    expect(await readdir(folder)).not.toContain("dumped");
  });

  it("says what there is to type where pg_restore is not installed", async () => {
    await rm(join(folder, "programs", "pg_restore"));
    process.env["PATH"] = join(folder, "programs");
    const { hostname, port, pathname } = new URL(site.services.config.databaseUrl as string);
    await expect(restore()).rejects.toMatchObject({
      message: expect.stringMatching(
        new RegExp(
          `^Nothing was changed\\. The program pg_restore is not installed here.*tar -xf ${file}, then pg_restore --no-owner .* --host=${hostname} --port=${port} --username=nursery --dbname=${pathname.slice(1)} garden\\.dump, then psql .*INSERT INTO public\\.site_fact.* in the place of ${site.dataDir}/attached-assets\\.$`,
        ),
      ),
    });
    expect(await readFile(picture(), "utf8")).toBe("the new rose");
    expect(await leftovers()).toEqual([]);
  });
});
