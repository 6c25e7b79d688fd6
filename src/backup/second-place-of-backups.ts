import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { AwsV4Signer } from "aws4fetch";
import { toTimestamp } from "#shared/both/clock.ts";
import type { BackupStore, Config } from "#shared/server/config.ts";
import type { Job } from "#shared/server/jobs.ts";
import { backupNotes, noteBackupAway, noteFailure } from "./backup-notes.ts";
import {
  type BackupParts,
  deleteOldBackups,
  listNightlyBackups,
  nightlyFolder,
  onceAnHour,
} from "./nightly-backups.ts";
import { BackupProblem } from "./postgres-programs.ts";
import { sha256 } from "./read-backup.ts";

/** Another disk or machine, where each nightly backup goes, too; on the screen "the second place". */
export interface SecondPlace {
  /** For the owner: "the folder /mnt/disk", "the store backups.example". */
  where: string;
  /** Copies a file there under this name. Throws `BackupProblem` with a sentence. */
  put(file: string, name: string, signal: AbortSignal): Promise<void>;
  /** True if it is lost together with the data folder. */
  isSameDisk(): Promise<boolean>;
}

/** The second place of these settings; undefined if there is none. */
export function secondPlaceOf({ backupTo, dataDir }: Config): SecondPlace | undefined {
  if (!backupTo) return undefined;
  return "folder" in backupTo
    ? folderElsewhere(backupTo.folder, dataDir)
    : storeElsewhere(backupTo);
}

/**
 * Brings the newest nightly backup there, and tries again each hour until it has arrived. Beside the other jobs:
 * a large file over a slow line takes long.
 */
export function secondPlaceJob(
  { config, db, log, clock, limiter }: BackupParts,
  place: SecondPlace | undefined,
) {
  const name = "second-place";
  const folder = nightlyFolder(config);
  const stopping = new AbortController();
  let sending: Promise<void> | undefined;
  async function send(to: SecondPlace, newest: string): Promise<void> {
    try {
      await to.put(join(folder, newest), newest, stopping.signal);
      const at = toTimestamp(clock());
      await noteBackupAway(db, { at, how: "second-place" });
      await backupNotes[name].write(db, { madeAt: at, name: newest, problem: null });
      log.info("The nightly backup is in its second place.");
    } catch (error) {
      if (stopping.signal.aborted) return limiter.reset(onceAnHour, name);
      log.error({ err: error }, "The nightly backup did not reach its second place.");
      const problem = error instanceof BackupProblem ? error.message : "It could not be copied.";
      await noteFailure(db, name, { problem, now: clock() }).catch(() => {});
    }
  }
  return {
    name,
    async run() {
      if (!place || sending || stopping.signal.aborted) return undefined;
      const [newest] = await listNightlyBackups(folder);
      if (!newest || (await backupNotes[name].read(db)).name === newest.name) return undefined;
      if (!(await limiter.tryTake(onceAnHour, name))) return undefined;
      sending = send(place, newest.name).finally(() => {
        sending = undefined;
      });
      return undefined;
    },
    /** Resolves when none is on its way. */
    settled: async () => sending,
    /** Breaks off the one that is on its way; the next start begins it again. */
    stop: async () => {
      stopping.abort();
      await sending;
    },
  } satisfies Job & { settled: unknown; stop: unknown };
}

/** Never made: where its disk is not mounted, a new folder would fill the disk that is to be protected. */
function folderElsewhere(folder: string, dataDir: string): SecondPlace {
  return {
    where: `the folder ${folder}`,
    async put(file, name, signal) {
      const part = join(folder, `.${name}.part`);
      try {
        const found = await stat(folder).catch(() => undefined);
        if (!found?.isDirectory()) {
          throw new BackupProblem(
            `There is no folder ${folder} (BACKUP_FOLDER). Is its disk connected?`,
          );
        }
        await rm(part, { force: true });
        const output = createWriteStream(part, { flags: "wx", mode: 0o600, flush: true });
        await pipeline(createReadStream(file), output, { signal });
        if ((await sha256(part)) !== (await sha256(file))) {
          throw new BackupProblem(`What was written to ${folder} (BACKUP_FOLDER) is damaged.`);
        }
        await rename(part, join(folder, name));
        await deleteOldBackups(folder);
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        if (error instanceof BackupProblem || signal.aborted) throw error;
        const { message } = error as Error;
        throw new BackupProblem(`The folder ${folder} (BACKUP_FOLDER) cannot be used: ${message}.`);
      }
    },
    async isSameDisk() {
      const [there, here] = await Promise.all([stat(folder).catch(() => undefined), stat(dataDir)]);
      return there?.dev === here.dev;
    },
  };
}

const bytesMax = 5 * 2 ** 30;
/** So long without a byte ends the try, in milliseconds. */
const silenceMax = 60_000;
/** A line or a store that is slower does not bring a large backup away in a night. */
const slowestBytesPerMillisecond = 100;
/** Of an answer as much is read as tells why it is no success. */
const answerBytesMax = 4_096;

/**
 * An S3-compatible store. It checks the sum of what arrives, which is part of the signature. Nothing is deleted:
 * a key that can only put is the safer one, and a bucket has rules for age.
 */
function storeElsewhere({ url, region, id, secret }: BackupStore): SecondPlace {
  const { host } = new URL(url);
  return {
    where: `the store ${host}`,
    isSameDisk: async () => false,
    async put(file, name, signal) {
      const { size } = await stat(file);
      if (size > bytesMax) {
        throw new BackupProblem(
          "The backup is larger than 5 GB, which a store takes in one piece.",
        );
      }
      const { headers, url: signed } = await new AwsV4Signer({
        url: `${url.replace(/\/+$/, "")}/${encodeURIComponent(name)}`,
        method: "PUT",
        headers: { "x-amz-content-sha256": await sha256(file) },
        ...{ accessKeyId: id, secretAccessKey: secret, region, service: "s3" },
      }).sign();
      const all = {
        ...Object.fromEntries(headers),
        "content-length": String(size),
        "content-type": "application/x-tar",
      };
      const limit = AbortSignal.timeout(silenceMax + Math.ceil(size / slowestBytesPerMillisecond));
      let answer: { status: number; body: string };
      try {
        answer = await send(signed, all, file, AbortSignal.any([signal, limit]));
      } catch (error) {
        if (signal.aborted) throw error;
        if (limit.aborted) throw new BackupProblem(`The store ${host} is too slow.`);
        const { code, message } = error as NodeJS.ErrnoException;
        throw new BackupProblem(`The store ${host} cannot be reached (${code ?? message}).`);
      }
      // Some say 200 before they know.
      if (answer.status < 200 || answer.status > 299 || answer.body.includes("<Error>")) {
        throw new BackupProblem(explain(host, answer));
      }
    },
  };
}

async function send(url: URL, headers: Record<string, string>, file: string, signal: AbortSignal) {
  const open = url.protocol === "https:" ? requestSecure : requestPlain;
  const request = open(url, { method: "PUT", headers, signal, timeout: silenceMax });
  request.on("timeout", () => request.destroy(new Error("no answer within a minute")));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once("response", resolve);
    request.on("error", reject);
  });
  // A store that refuses answers before it has read everything; its answer says more than the break.
  const sent = pipeline(createReadStream(file), request);
  sent.catch(() => {});
  try {
    const response = await answered;
    const body = await readStart(response);
    const status = response.statusCode ?? 0;
    if (status >= 200 && status <= 299) await sent;
    return { status, body };
  } finally {
    request.destroy();
  }
}

async function readStart(response: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of response) {
    text += String(chunk);
    if (text.length > answerBytesMax) break;
  }
  return text;
}

/** In the store's own words, and with the setting that is likely to be wrong. */
function explain(host: string, { status, body }: { status: number; body: string }): string {
  const said = ["Code", "Message"]
    .map((name) => new RegExp(`<${name}>([^<]{1,300})</${name}>`).exec(body)?.[1])
    .filter((text) => text !== undefined)
    .join(": ");
  const look =
    status === 403
      ? " Please check BACKUP_S3_KEY_ID, BACKUP_S3_SECRET and BACKUP_S3_REGION."
      : status === 301 || status === 400 || status === 404
        ? " Please check BACKUP_S3_URL and BACKUP_S3_REGION."
        : "";
  return `The store ${host} answered ${status}${said ? ` (${said})` : ""}.${look}`;
}
