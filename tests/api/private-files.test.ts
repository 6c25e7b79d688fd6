import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { ownerEnv, ownerLogin } from "#tests/support/owner.ts";
import { openSite } from "#tests/support/site.ts";

const isPostgres = process.env["TEST_ENGINE"] === "postgres";
const sources = join(import.meta.dirname, "../../src/server");

/** What `npm start` does, without the pages, for a user whose files everybody may read and write. */
const startForEverybody = `
  import { getRequestListener } from "@hono/node-server";
  import { createHttp } from ${JSON.stringify(join(sources, "http.ts"))};
  import { run } from ${JSON.stringify(join(sources, "start/start-and-stop.ts"))};
  import { startServices } from ${JSON.stringify(join(sources, "start-services.ts"))};
  process.umask(0);
  await run({
    async openSite(config, { isReady }) {
      const services = await startServices(config);
      return {
        services,
        listener: getRequestListener(createHttp(services, { isReady }).fetch),
        startWork: () => services.outbox.start(),
        stopWork: () => services.outbox.stop(),
        close: () => services.close(),
      };
    },
  });`;

let child: ChildProcess | undefined;
let folder: string | undefined;
afterEach(async () => {
  if (child?.exitCode === null) {
    const ended = once(child, "exit");
    child.kill();
    await ended;
  }
  if (folder) await rm(folder, { recursive: true });
  child = undefined;
  folder = undefined;
});

/** By their paths in the folder: who may do what, in octal. */
async function modesIn(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const modes = names.map(async (name) => {
    const { mode } = await stat(join(folder, name));
    return [name, (mode & 0o777).toString(8)] as const;
  });
  return Object.fromEntries(await Promise.all(modes));
}

// On PostgreSQL the same lines run, and the backup is written by a program that does not come with this one.
it.runIf(!isPostgres)(
  "what the site writes is its user's alone, whatever that user's files are by themselves",
  async () => {
    folder = await mkdtemp(join(tmpdir(), "nursery-private-"));
    const dataDir = join(folder, "data");
    child = spawn(process.execPath, ["--input-type=module", "--eval", startForEverybody], {
      cwd: join(import.meta.dirname, "../.."),
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...ownerEnv,
        PATH: process.env["PATH"],
        DATA_DIR: dataDir,
        PORT: "0",
        LOG_LEVEL: "error",
      },
    });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    await expect.poll(() => output).toMatch(/ is open at http:\S+\n/);
    const url = / is open at (http:\S+)/.exec(output)?.[1] ?? "";
    const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(url + path, { method: "POST", body, headers });
    const json = { "content-type": "application/json" };
    const login = await post("/api/admin/login", JSON.stringify(ownerLogin), json);
    const { token } = (await login.json()) as { token: string };
    const authorization = `Bearer ${token}`;
    const picture = sharp({
      create: { width: 40, height: 30, channels: 3, background: "#3a6b35" },
    });
    const upload = new Uint8Array(await picture.png().toBuffer());
    expect((await post("/api/admin/pictures", upload, { authorization })).status).toBe(201);
    const ann = {
      ...{ eventId: 1, fullName: "Ann Lee", email: "ann@example.com", phone: "(570) 555-0100" },
      ...{ mailingAddress: "12 Rose Lane, Scranton, PA 18503", attendeesCount: 1 },
    };
    expect((await post("/api/events/register", JSON.stringify(ann), json)).status).toBe(201);
    await expect
      .poll(() => readdir(join(dataDir, "mail")).catch(() => []))
      .toEqual([expect.stringMatching(/\.eml$/)]);
    expect((await post("/api/admin/backup", "", { authorization })).status).toBe(201);

    const modes = await modesIn(dataDir);
    const kinds = ["garden.sqlite", "attached-assets/", "mail/", "downloads/"];
    for (const kind of kinds) {
      expect(Object.keys(modes).some((name) => name.startsWith(kind))).toBe(true);
    }
    const open = Object.entries(modes).filter(([, mode]) => !/00$/.test(mode));
    expect(open).toEqual([]);
    expect((await stat(dataDir)).mode & 0o077).toBe(0);
  },
);

it("what was in the data folder before is made its user's alone at the start", async () => {
  const site = await openSite();
  const { dataDir } = site;
  const { databaseUrl } = site.services.config;
  try {
    await site.services.close();
    const before = ["mail/1.eml", "backups/garden-2026-05-01.tar", "backups/.backup-x/whole.tar"];
    for (const path of before) {
      await mkdir(join(dataDir, path, ".."), { recursive: true });
      await writeFile(join(dataDir, path), "from before");
    }
    const names = [...(isPostgres ? [] : ["garden.sqlite"]), ...before.slice(0, 2)];
    for (const path of names) await chmod(join(dataDir, path), 0o666);
    for (const path of ["mail", "backups", "backups/.backup-x"]) {
      await chmod(join(dataDir, path), 0o777);
    }

    const again = await openSite({ reopen: { dataDir, databaseUrl } });
    const modes = await modesIn(dataDir);
    await again.close();
    for (const path of names) expect([path, modes[path]]).toEqual([path, "600"]);
    // Without x nobody could go on working in them.
    for (const path of ["mail", "backups", "backups/.backup-x"]) {
      expect([path, modes[path]]).toEqual([path, "700"]);
    }
  } finally {
    await site.close();
  }
});
