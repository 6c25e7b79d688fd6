import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeBackup } from "#backup/make-backup.ts";
import { installProgram, writesItsFile } from "#tests/support/dump-programs.ts";
import { annLee } from "#tests/support/registration.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

const usualPath = process.env["PATH"] ?? "";
const isPostgres = process.env["TEST_ENGINE"] === "postgres";

/** Ends the process as a power cut would, before it renames for the nth time. */
const dies = `
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
const { rename } = promises;
let renamed = 0;
promises.rename = (...paths) => {
  if (renamed++ === Number(process.env.RENAMES)) process.kill(process.pid, "SIGKILL");
  return rename(...paths);
};
syncBuiltinESMExports();
`;

let site: TestSite;
let folder: string;
let file: string;
beforeEach(async () => {
  site = await openSite();
  folder = await mkdtemp(join(tmpdir(), "nursery-killed-"));
  file = join(folder, "garden.tar");
  process.env["PATH"] = [join(folder, "programs"), usualPath].join(delimiter);
  await installProgram(join(folder, "programs"), "psql", "exit 0");
  for (const name of ["pg_dump", "pg_restore"]) {
    await installProgram(join(folder, "programs"), name, writesItsFile);
  }
});
afterEach(async () => {
  process.env["PATH"] = usualPath;
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function putPicture(content: string) {
  await mkdir(join(site.dataDir, "attached-assets"), { recursive: true });
  await writeFile(join(site.dataDir, "attached-assets", "rose.webp"), content);
}
const register = () => site.call("POST", "/api/events/register", annLee);

/** True where it came to its end. */
async function restoreUntil(renames: number, dataDir: string, backup = file): Promise<boolean> {
  const command = ["src/backup/commands.ts", "restore", backup, "--overwrite"];
  const hook = `data:text/javascript,${encodeURIComponent(dies)}`;
  const { databaseUrl } = site.services.config;
  const child = spawn(process.execPath, ["--import", hook, ...command], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      RENAMES: String(renames),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  });
  const signal = await new Promise((resolve) =>
    child.once("exit", (_code, signal) => resolve(signal)),
  );
  return signal === null;
}

it("is, wherever it is killed, all there or all undone at the next start", async () => {
  await putPicture("old");
  await register();
  await makeBackup(site.services.config, file);
  await putPicture("new");
  await register();
  await site.services.close();
  const found = [];
  for (let renames = 0, isDone = false; !isDone; renames += 1) {
    const dataDir = join(folder, `killed-${renames}`);
    await cp(site.dataDir, dataDir, { recursive: true });
    isDone = await restoreUntil(renames, dataDir);
    const { databaseUrl } = site.services.config;
    const back = await openSite({ reopen: { dataDir, databaseUrl } });
    const rows = await back.services.db.selectFrom("registration").select("id").execute();
    await back.close();
    const picture = await readFile(join(dataDir, "attached-assets", "rose.webp"), "utf8");
    found.push(isPostgres ? picture : `${rows.length} ${picture}`);
    // What was there is kept, and of the restore's own work nothing that a later start would do again.
    const left = await readdir(dataDir);
    const [kept] = left.filter((name) => name.startsWith("before-restore-"));
    if (picture === "new") continue;
    expect(left.filter((name) => name.startsWith(".restore-"))).toEqual([]);
    const old = join(dataDir, kept as string, "attached-assets", "rose.webp");
    expect(await readFile(old, "utf8")).toBe("new");
  }
  const [before, after] = isPostgres ? ["new", "old"] : ["2 new", "1 old"];
  const moved = isPostgres ? 2 : 4;
  expect(found).toEqual([before, ...Array(moved + 1).fill(after)]);
}, 120_000);

it("is not finished over another that was carried out since", async () => {
  await putPicture("older");
  const older = join(folder, "older.tar");
  await makeBackup(site.services.config, older);
  await putPicture("old");
  await makeBackup(site.services.config, file);
  const { dataDir, services } = site;
  await services.close();
  expect(await restoreUntil(1, dataDir)).toBe(false);
  expect(await restoreUntil(99, dataDir, older)).toBe(true);
  const { databaseUrl } = services.config;
  await (await openSite({ reopen: { dataDir, databaseUrl } })).close();
  expect(await readFile(join(dataDir, "attached-assets", "rose.webp"), "utf8")).toBe("older");
});
