import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeBackup } from "#backup/make-backup.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

const sentence =
  'The database is of a newer version of this program (it knows "999-tomorrow"). Start that version, or restore a backup from before it.\n';

const sources = join(import.meta.dirname, "../../src/server");
const passwordCommand = [join(sources, "owner-password-command.ts")];
const backupCommand = (...options: string[]) => [
  join(sources, "../backup/commands.ts"),
  ...options,
];
/** What `npm start` does, without the pages. */
const startCommand = [
  "--input-type=module",
  "--eval",
  `import { run } from ${JSON.stringify(join(sources, "start/start-and-stop.ts"))};
   import { startServices } from ${JSON.stringify(join(sources, "start-services.ts"))};
   await run({ openSite: async (config) => ({ services: await startServices(config) }) });`,
];

let site: TestSite;
let folder: string;
beforeEach(async () => {
  site = await openSite();
  folder = await mkdtemp(join(tmpdir(), "nursery-newer-"));
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** As if a newer version had been started once on this database. */
const makeNewer = () =>
  sql`insert into kysely_migration (name, timestamp) values ('999-tomorrow', '2030')`.execute(
    site.services.db,
  );

/** What a command says on this site, or in another folder, and how it ends. */
async function run(command: readonly string[], { dataDir = site.dataDir } = {}) {
  const { databaseUrl } = site.services.config;
  const child = spawn(process.execPath, command, {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      PORT: "0",
      LOG_LEVEL: "silent",
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  });
  child.stdin.end("a new password for the owner\n");
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { output, errors, code };
}

describe("a database of a newer version", () => {
  it.each([
    ["the start", startCommand],
    ["npm run owner:password", passwordCommand],
  ])("is told in one sentence by %s", async (_what, command) => {
    await makeNewer();
    expect(await run(command)).toEqual({ output: "", errors: sentence, code: 1 });
  });

  it("is the control: the same commands do their work on one of this version", async () => {
    expect(await run(passwordCommand)).toMatchObject({ errors: "", code: 0 });
  });
});

// On PostgreSQL a backup is made by a program that does not come with this one.
describe.runIf(process.env["TEST_ENGINE"] === "sqlite")("a backup of a newer version", () => {
  it("is made like any other, and told in one sentence where it is to be restored", async () => {
    await makeNewer();
    const file = join(folder, "newer.tar");
    expect(await run(backupCommand("backup", file))).toMatchObject({ errors: "", code: 0 });
    const dataDir = join(folder, "data");
    expect(await run(backupCommand("restore", file), { dataDir })).toEqual({
      output: "",
      errors: sentence,
      code: 1,
    });
    expect(await readdir(dataDir)).toEqual([]);
  });

  it("is the control: one of this version comes back", async () => {
    const file = join(folder, "same.tar");
    await makeBackup(site.services.config, file);
    const dataDir = join(folder, "data");
    const { output, code } = await run(backupCommand("restore", file), { dataDir });
    expect(output).toContain("Brought back from");
    expect(code).toBe(0);
  });
});
