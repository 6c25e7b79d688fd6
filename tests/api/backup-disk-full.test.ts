import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { backupInOwnProcess } from "#backup/nightly-backups.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

const command = join(import.meta.dirname, "../../src/backup/commands.ts");

let site: TestSite | undefined;
afterEach(() => site?.close());

/**
 * The backup command, none of whose files may grow beyond `blocks` of 512 bytes: what the system says
 * then is what a full disk says.
 */
async function commandWithRoomFor(blocks: number, dataDir: string): Promise<string> {
  const main = join(dataDir, "command.mjs");
  const shell = `ulimit -f ${blocks}; exec "$0" "$@"`;
  await writeFile(
    main,
    `import { spawnSync } from "node:child_process";
     const { status, stderr } = spawnSync("sh", ["-c", ${JSON.stringify(shell)}, process.execPath,
       ${JSON.stringify(command)}, ...process.argv.slice(2)],
       { env: { PATH: process.env.PATH, DATA_DIR: ${JSON.stringify(dataDir)} }, encoding: "utf8" });
     process.stderr.write(stderr);
     process.exitCode = status ?? 1;`,
  );
  return main;
}

// On PostgreSQL the dump is written by a program that does not come with this one.
it.runIf(process.env["TEST_ENGINE"] === "sqlite")(
  "a backup on a full disk is answered with a sentence that says what to do, and Retry-After",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "nursery-full-"));
    let blocks = 0;
    site = await openSite({
      env: { ...ownerEnv, DATA_DIR: dataDir },
      makeBackup: async (file) =>
        backupInOwnProcess(await commandWithRoomFor(blocks, dataDir))(file),
    });
    const owner = await signIn(site);
    const downloads = join(dataDir, "downloads");
    await mkdir(join(dataDir, "attached-assets"), { recursive: true });
    await writeFile(join(dataDir, "attached-assets", "large.webp"), Buffer.alloc(4_000_000));
    // The copy of the database finds no room; then the file that it is put into, with the pictures.
    for (blocks of [64, 6_000]) {
      const refused = await owner.call("POST", "/api/admin/backup");
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("60");
      expect(await refused.json()).toEqual({
        message: `The backup was not made: the disk of ${downloads} is full, or cannot be written to. While it is made, a backup needs room for three of its size. Please make room there, and try again; or make it on another disk: npm run backup -- FILE.`,
      });
      expect(await readdir(downloads)).toEqual([]);
    }
    blocks = 1_000_000;
    expect((await owner.call("POST", "/api/admin/backup")).status).toBe(201);
    await rm(dataDir, { recursive: true });
  },
);
