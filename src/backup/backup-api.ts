import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { ServerResponse } from "node:http";
import { join } from "node:path";
import { ReadableStream } from "node:stream/web";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { toTimestamp } from "#shared/both/clock.ts";
import { Failure, notFound } from "#shared/both/failure-kinds.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import type { Job } from "#shared/server/jobs.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import { hashSecret, makeSecret } from "#shared/server/secrets.ts";
import type { Services } from "#shared/server/services.ts";
import { BackupDownload, BackupState } from "./answers.ts";
import { backupNotes, failureIn, noteBackupAway, readBackupSummary } from "./backup-notes.ts";
import {
  type BackupParts,
  deleteBrokenOffBackups,
  listNightlyBackups,
  nightlyBackupJob,
  nightlyFolder,
} from "./nightly-backups.ts";
import { BackupProblem, whyNoDump } from "./postgres-programs.ts";
import { secondPlaceJob, secondPlaceOf } from "./second-place-of-backups.ts";

/** Somebody has to do something first, such as freeing disk space. */
const retryAfterSeconds = 60;

export type Backups = ReturnType<typeof openBackups>;

/** For calls and jobs alike. */
export function openBackups(parts: BackupParts) {
  const secondPlace = secondPlaceOf(parts.config);
  const sending = secondPlaceJob(parts, secondPlace);
  const downloads = backupDownloads(parts);
  const jobs: Job[] = [nightlyBackupJob(parts), sending, downloads.job];
  return { downloads, secondPlace, jobs, settled: sending.settled, stop: sending.stop };
}

/** The owner's calls, mounted at `/api/admin/backup` behind the guard. */
export function backupAdminApi(
  { config, db, clock }: Services,
  { downloads, secondPlace }: Backups,
): Hono {
  return new Hono()
    .get(
      "/",
      described("The nightly copies, and how old the last one is that left the machine.", {
        200: BackupState,
      }),
      async (c) => {
        const [nightly, away] = await Promise.all([
          backupNotes["nightly-backup"].read(db),
          backupNotes["second-place"].read(db),
        ]);
        const { nightlyAt: _, ...summary } = await readBackupSummary(db, clock());
        return c.json({
          ...summary,
          nightly: await listNightlyBackups(nightlyFolder(config)),
          nightlyFailure: failureIn(nightly),
          secondPlace: secondPlace
            ? {
                where: secondPlace.where,
                copiedAt: away.madeAt,
                failure: failureIn(away),
                isSameDisk: await secondPlace.isSameDisk(),
              }
            : null,
          cannot: config.databaseUrl ? await whyNoDump(config.databaseUrl) : null,
        } satisfies BackupState);
      },
    )
    .post(
      "/",
      described("Makes a backup to download.", {
        more: "Where none can be made, the `message` of the 503 says why and what helps.",
        201: { says: "Where the file can be fetched for some minutes.", body: BackupDownload },
      }),
      async (c) => {
        try {
          return c.json(await downloads.prepare(), 201);
        } catch (error) {
          if (!(error instanceof BackupProblem)) throw error;
          throw new Failure("unavailable", error.message, { retryAfterSeconds });
        }
      },
    );
}

/** The file itself, at `/api/backups/{secret}/{name}`: the browser fetches it like any other. */
export function backupDownloadApi({ db, clock, log }: Services, { downloads }: Backups): Hono {
  return new Hono().get(
    "/:secret/:name{garden-[0-9-]+\\.tar}",
    described("The file of a backup, at the address that making it answered.", {
      200: { says: "The file.", type: "application/octet-stream" },
      404: "The address is no longer valid.",
    }),
    async (c) => {
      const found = await downloads.find(c.req.param("secret"));
      if (!found) throw notFound("This address is no longer valid. Please ask for a new backup.");
      const note = () =>
        noteBackupAway(db, { at: toTimestamp(clock()), how: "download" }).catch((error) =>
          log.error({ err: error }, "A download was not noted."),
        );
      const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing;
      const noteEnd = outgoing instanceof ServerResponse ? whenRead(outgoing, note) : note;
      const bytes = ReadableStream.from(bytesOf(found.file, noteEnd));
      return c.body(bytes as globalThis.ReadableStream, 200, {
        // Not as tar, which proxies would compress, losing its length.
        "Content-Type": "application/octet-stream",
        "Content-Length": String(found.bytes),
        "Content-Disposition": `attachment; filename="${c.req.param("name")}"`,
      });
    },
  );
}

/**
 * Call what it returns when the last byte has been sent. A small file fits into the network's buffers, so
 * sending proves nothing. We close our side of the connection: only who has read everything closes, too.
 */
function whenRead(outgoing: ServerResponse, note: () => Promise<void>): () => Promise<void> {
  // Otherwise Node would close both directions.
  outgoing.shouldKeepAlive = true;
  const { socket } = outgoing;
  return async () => {
    outgoing.once("finish", () => {
      socket?.once("end", () => void note());
      socket?.end();
    });
  };
}

/** The file is opened at the first read, so not for a HEAD. */
async function* bytesOf(file: string, noteEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  yield* createReadStream(file);
  await noteEnd();
}

const minutes = 10;

/**
 * Each in a file whose name contains its expiry time and the hash of the secret in its address. So any process
 * finds it, and no session token is needed in an address.
 */
function backupDownloads({ config, clock, make }: BackupParts) {
  const folder = join(config.dataDir, "downloads");
  const names = () => readdir(folder).catch(() => []);
  let making: Promise<BackupDownload> | undefined;

  async function prepareNow(): Promise<BackupDownload> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const secret = makeSecret();
    const end = clock().add({ minutes });
    const file = join(folder, `${end.epochMilliseconds}-${hashSecret(secret)}.tar`);
    await make(file);
    const name = `garden-${dayAtNursery(clock())}.tar`;
    return { path: `/api/backups/${secret}/${name}`, name, bytes: (await stat(file)).size };
  }

  return {
    /** Makes a backup. A request while one is being made gets that one. Throws `BackupProblem`. */
    prepare(): Promise<BackupDownload> {
      making ??= prepareNow().finally(() => {
        making = undefined;
      });
      return making;
    },
    async find(secret: string): Promise<{ file: string; bytes: number } | undefined> {
      const hash = hashSecret(secret);
      const name = (await names()).find((one) => one.endsWith(`-${hash}.tar`));
      if (!name || endOf(name) <= clock().epochMilliseconds) return undefined;
      const file = join(folder, name);
      const found = await stat(file).catch(() => undefined);
      return found && { file, bytes: found.size };
    },
    /** Deletes what may no longer be fetched. */
    job: {
      name: "forget-backup-downloads",
      async run(now) {
        for (const name of await names()) {
          if (name.endsWith(".tar") && endOf(name) <= now.epochMilliseconds) {
            await rm(join(folder, name), { force: true });
          }
        }
        await deleteBrokenOffBackups(folder);
        return undefined;
      },
    } satisfies Job,
  };
}

function endOf(name: string): number {
  return Number.parseInt(name, 10);
}
