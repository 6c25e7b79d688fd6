import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BackupDownload, BackupState } from "#backup/answers.ts";
import type { MakeBackup } from "#backup/nightly-backups.ts";
import type { Today } from "#features/today/answers.ts";
import { namesIn } from "#tests/support/archives.ts";
import { signRequest } from "#tests/support/aws-signature.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { installProgram, writesItsFile } from "#tests/support/dump-programs.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

const isPostgres = process.env["TEST_ENGINE"] === "postgres";
const usualPath = process.env["PATH"] ?? "";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
let folder: string;
let store: Server | undefined;

async function open(env: Record<string, string> = {}, makeBackup?: MakeBackup) {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: { ...ownerEnv, ...env }, clock: clock.now, makeBackup });
  owner = await signIn(site);
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nursery-backup-"));
  if (isPostgres) await installDumpPrograms();
});
afterEach(async () => {
  vi.restoreAllMocks();
  process.env["PATH"] = usualPath;
  await site.close();
  store?.closeAllConnections();
  store?.close();
  store = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function installDumpPrograms() {
  const programs = join(folder, "programs");
  for (const name of ["pg_dump", "pg_restore"]) await installProgram(programs, name, writesItsFile);
  process.env["PATH"] = [programs, usualPath].join(delimiter);
}

/** A store at this address, as its owner sets it. */
const storeAt = (host: string) => ({
  BACKUP_S3_URL: `http://${host}/bucket`,
  BACKUP_S3_KEY_ID: "GARDENKEY",
  BACKUP_S3_SECRET: "a secret of the test",
});

const path = "/api/admin/backup";
const state = async () => (await (await owner.call("GET", path)).json()) as BackupState;
const today = async () => (await (await owner.call("GET", "/api/admin/today")).json()) as Today;
const prepare = async () => (await (await owner.call("POST", path)).json()) as BackupDownload;
async function runJobs() {
  await site.services.jobs.runDue();
  await site.services.backups.settled();
}
async function night() {
  clock.advance({ hours: 24 });
  await runJobs();
  clock.advance({ minutes: 61 });
  await runJobs();
  // The session ended meanwhile.
  owner = await signIn(site);
}

describe("the download of a backup", () => {
  it("is the owner's alone", async () => {
    await open();
    expect((await site.call("GET", path)).status).toBe(401);
    expect((await site.call("POST", path)).status).toBe(401);
    expect((await site.call("GET", "/api/backups/guess/garden-2026-05-01.tar")).status).toBe(404);
  });

  it("is one whole file, and is noted when all of it has gone", async () => {
    await open();
    expect((await state()).away).toBeNull();
    const made = await prepare();
    expect(made.name).toBe("garden-2026-05-01.tar");
    const response = await site.call("GET", made.path);
    expect(response.headers.get("content-length")).toBe(String(made.bytes));
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await state()).away).toBeNull();
    const file = join(folder, "got.tar");
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    const names = await namesIn(file);
    expect(names).toContain("backup.json");
    expect(names).toContain(isPostgres ? "garden.dump" : "garden.sqlite");
    const away = { at: "2026-05-01T14:00:00.000Z", how: "download" };
    expect((await state()).away).toEqual(away);
    expect((await today()).backup?.away).toEqual(away);
  });

  it("of which nothing was read is not taken for one that left, though all of it was on its way", async () => {
    await open({}, (file) => writeFile(file, "a small backup"));
    const { path: address } = await prepare();
    const listener = getRequestListener(site.app.fetch);
    let sent: Promise<unknown> | undefined;
    store = createServer((request, response) => {
      sent = once(response, "finish");
      void listener(request, response);
    });
    await new Promise<void>((resolve) => store?.listen(0, "127.0.0.1", resolve));
    const { port } = store.address() as AddressInfo;
    const reader = connect(port, "127.0.0.1").pause();
    const [[connection]] = await Promise.all([
      once(store, "connection"),
      reader.write(`GET ${address} HTTP/1.1\r\nHost: garden\r\n\r\n`),
    ]);
    const closed = new Promise((resolve) => connection.once("close", resolve));
    await once(reader, "readable");
    await sent;
    reader.resetAndDestroy();
    await closed;
    expect((await state()).away).toBeNull();
    // The control.
    const response = await fetch(`http://127.0.0.1:${port}${address}`);
    expect(await response.text()).toBe("a small backup");
    await expect.poll(async () => (await state()).away?.how).toBe("download");
  });

  it("that is broken off is not taken for one that left", async () => {
    await open();
    await mkdir(join(site.dataDir, "attached-assets"), { recursive: true });
    await writeFile(join(site.dataDir, "attached-assets", "large.webp"), Buffer.alloc(500_000));
    const { path: address } = await prepare();
    const reader = (await site.call("GET", address)).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect((await state()).away).toBeNull();
  });

  it("is made once for two who ask at once, and is gone after ten minutes", async () => {
    await open();
    // So that neither has to wait for a connection to the database while the other's is made.
    await Promise.all([state(), state()]);
    const [one, other] = await Promise.all([prepare(), prepare()]);
    expect(one.path).toBe(other.path);
    const kept = join(site.dataDir, "downloads");
    const [name] = await readdir(kept);
    expect((await stat(join(kept, name as string))).mode & 0o077).toBe(0);
    const secret = one.path.split("/")[3] as string;
    expect(name).not.toContain(secret);
    clock.advance({ minutes: 9 });
    await site.services.jobs.runDue();
    expect((await site.call("HEAD", one.path)).status).toBe(200);
    clock.advance({ minutes: 1 });
    expect((await site.call("GET", one.path)).status).toBe(404);
    await site.services.jobs.runDue();
    expect(await readdir(kept)).toEqual([]);
  });

  it.runIf(isPostgres)("says the exact words where pg_dump is not installed", async () => {
    await open();
    process.env["PATH"] = folder;
    const words =
      /The program pg_dump is not installed here.*pg_dump --format=custom .* > garden\.dump, and copy/;
    expect((await state()).cannot).toMatch(words);
    const refused = await owner.call("POST", path);
    expect(refused.status).toBe(503);
    expect(((await refused.json()) as { message: string }).message).toMatch(words);
  });
});

describe("the nightly copies", () => {
  it("are listed with their size, and a failure with its reason", async () => {
    await open();
    expect(await state()).toMatchObject({ nightly: [], nightlyFailure: null, secondPlace: null });
    await site.services.jobs.runDue();
    await night();
    const [copy] = (await state()).nightly;
    expect(copy?.name).toBe("garden-2026-05-02.tar");
    expect(copy?.bytes).toBeGreaterThan(1_000);
    expect((await today()).backup?.nightlyAt).toMatch(/^2026-05-02T/);
    await rm(join(site.dataDir, "backups"), { recursive: true });
    await writeFile(join(site.dataDir, "backups"), "no folder");
    await night();
    expect((await state()).nightlyFailure).toMatchObject({
      at: expect.stringMatching(/^2026-05-0[34]T/),
      message: "It could not be written.",
    });
  });
});

/** Where a copy goes that is whole is no matter of the database. */
describe.skipIf(isPostgres)("the second place", () => {
  it("is a folder, in which seven stay", async () => {
    const there = join(folder, "disk");
    await mkdir(there);
    await open({ BACKUP_FOLDER: there });
    await site.services.jobs.runDue();
    for (let nights = 0; nights < 9; nights += 1) await night();
    const names = await readdir(there);
    expect(names).toHaveLength(7);
    const [newest] = (await state()).nightly;
    expect(names).toContain(newest?.name);
    const name = newest?.name as string;
    expect(await readFile(join(there, name))).toEqual(
      await readFile(join(site.dataDir, "backups", name)),
    );
    expect((await stat(join(there, name))).mode & 0o077).toBe(0);
    const { secondPlace, away } = await state();
    expect(secondPlace).toMatchObject({ where: `the folder ${there}`, failure: null });
    expect(secondPlace?.isSameDisk).toBe(true);
    expect(away?.how).toBe("second-place");
  });

  it("that is not there is said, is never made, and is tried again each hour", async () => {
    const there = join(folder, "disk");
    await open({ BACKUP_FOLDER: there });
    await site.services.jobs.runDue();
    await night();
    const message = expect.stringContaining("Is its disk connected?");
    expect((await state()).secondPlace).toMatchObject({ copiedAt: null, failure: { message } });
    const { notices } = (await (await owner.call("GET", "/api/admin/site-status")).json()) as {
      notices: object[];
    };
    expect(notices).toMatchObject([{ code: "second_place_failed", message }]);
    expect(await readdir(folder)).not.toContain("disk");
    await mkdir(there);
    await runJobs();
    expect(await readdir(there)).toEqual([]);
    clock.advance({ minutes: 61 });
    await runJobs();
    expect(await readdir(there)).toHaveLength(1);
    owner = await signIn(site);
    expect((await state()).secondPlace?.failure).toBeNull();
  });

  it("is a store that checks who signed", async () => {
    const key = { id: "GARDENKEY", secret: "a secret of the test", region: "eu-central-2" };
    const kept = new Map<string, Buffer>();
    store = createServer(async (request, response) => {
      const body = Buffer.concat(await Array.fromAsync(request));
      const sum = createHash("sha256").update(body).digest("hex");
      const url = new URL(request.url ?? "", `http://${request.headers.host}`);
      const { authorization = "", "x-amz-date": time = "" } = request.headers;
      const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(";") ?? [];
      const rest = signed.filter(
        (name) => !/^(?:host|x-amz-date|x-amz-content-sha256)$/.test(name),
      );
      const headers = Object.fromEntries(rest.map((name) => [name, String(request.headers[name])]));
      const when = String(time).replace(
        /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
        "$1-$2-$3T$4:$5:$6Z",
      );
      const method = request.method ?? "";
      const wanted = signRequest(
        { method, url, headers, bodySum: sum },
        key,
        Temporal.Instant.from(when),
      );
      if (authorization !== wanted["authorization"]) {
        response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
        return;
      }
      kept.set(url.pathname, body);
      response.writeHead(200).end();
    });
    await new Promise<void>((resolve) => store?.listen(0, "127.0.0.1", resolve));
    const { port } = store.address() as AddressInfo;
    const env = {
      BACKUP_S3_URL: `http://127.0.0.1:${port}/bucket/a folder`,
      BACKUP_S3_REGION: key.region,
      BACKUP_S3_KEY_ID: key.id,
    };
    await open({ ...env, BACKUP_S3_SECRET: key.secret });
    await site.services.jobs.runDue();
    await night();
    const where = `the store 127.0.0.1:${port}`;
    expect((await state()).secondPlace).toMatchObject({ where, failure: null, isSameDisk: false });
    const name = "garden-2026-05-02.tar";
    expect(kept.get(`/bucket/a%20folder/${name}`)).toEqual(
      await readFile(join(site.dataDir, "backups", name)),
    );
    await site.close();

    await open({ ...env, BACKUP_S3_SECRET: "another secret" });
    await site.services.jobs.runDue();
    await night();
    const message = expect.stringContaining("answered 403 (SignatureDoesNotMatch)");
    expect((await state()).secondPlace).toMatchObject({ copiedAt: null, failure: { message } });
    expect((await today()).backup?.away).toBeNull();
  });

  it("gets what a stop broke off as soon as the site is started again", async () => {
    let isSlow = true;
    let asked = 0;
    store = createServer((request, response) => {
      asked += 1;
      request.resume().once("end", () => isSlow || response.writeHead(200).end());
    });
    await new Promise<void>((resolve) => store?.listen(0, "127.0.0.1", resolve));
    const env = storeAt(`127.0.0.1:${(store.address() as AddressInfo).port}`);
    await open(env);
    await site.services.jobs.runDue();
    clock.advance({ hours: 24 });
    await site.services.jobs.runDue();
    await expect.poll(() => asked).toBe(1);
    const { dataDir, services } = site;
    await services.close();

    isSlow = false;
    const reopen = { dataDir, databaseUrl: services.config.databaseUrl };
    site = await openSite({ env: { ...ownerEnv, ...env }, clock: clock.now, reopen });
    owner = await signIn(site);
    await runJobs();
    expect((await state()).secondPlace).toMatchObject({ failure: null });
    expect((await state()).secondPlace?.copiedAt).not.toBeNull();
    await rm(dataDir, { recursive: true });
  });

  it("has its time, however it trickles", async () => {
    const limits: AbortController[] = [];
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      expect(milliseconds).toBeLessThan(120_000);
      limits.push(new AbortController());
      return (limits.at(-1) as AbortController).signal;
    });
    let drops = 0;
    store = createServer((request, response) => {
      request.resume();
      response.writeHead(200);
      const drop = setInterval(() => response.write(`${drops++}`), 10);
      response.once("close", () => clearInterval(drop));
    });
    await new Promise<void>((resolve) => store?.listen(0, "127.0.0.1", resolve));
    await open(storeAt(`127.0.0.1:${(store.address() as AddressInfo).port}`));
    await site.services.jobs.runDue();
    clock.advance({ hours: 24 });
    await site.services.jobs.runDue();
    await expect.poll(() => limits.length).toBe(1);
    await expect.poll(() => drops).toBeGreaterThan(10);
    limits[0]?.abort();
    await site.services.backups.settled();
    owner = await signIn(site);
    const message = expect.stringMatching(/^The store 127\.0\.0\.1:\d+ is too slow\.$/);
    expect((await state()).secondPlace).toMatchObject({ copiedAt: null, failure: { message } });
  });

  it("that says 200 and then what is wrong has not taken the copy", async () => {
    let answer = "<Error><Code>InternalError</Code></Error>";
    store = createServer((request, response) => {
      request.resume().once("end", () => response.writeHead(200).end(answer));
    });
    await new Promise<void>((resolve) => store?.listen(0, "127.0.0.1", resolve));
    await open(storeAt(`127.0.0.1:${(store.address() as AddressInfo).port}`));
    await site.services.jobs.runDue();
    await night();
    const message = expect.stringContaining("answered 200 (InternalError)");
    expect((await state()).secondPlace).toMatchObject({ copiedAt: null, failure: { message } });
    expect((await today()).backup?.away).toBeNull();
    answer = "<PutObjectResult/>"; // The control.
    clock.advance({ minutes: 61 });
    await runJobs();
    owner = await signIn(site);
    expect((await state()).secondPlace?.failure).toBeNull();
  });

  it("that cannot be reached is said", async () => {
    await open(storeAt("127.0.0.1:9"));
    await site.services.jobs.runDue();
    await night();
    const message = "The store 127.0.0.1:9 cannot be reached (ECONNREFUSED).";
    expect((await state()).secondPlace).toMatchObject({ failure: { message } });
  });
});
