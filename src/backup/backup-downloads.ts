import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#shared/both/clock.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import type { Config } from "#shared/server/config.ts";
import type { Job } from "#shared/server/jobs.ts";
import { hashSecret, makeSecret } from "#shared/server/secrets.ts";
import type { BackupDownload } from "./answers.ts";
import type { MakeBackup } from "./nightly-backups.ts";

/** How long the address of a download holds. */
const minutes = 10;
/** What a process that was killed has left half made is nobody's after so long, in milliseconds. */
const abandonedAfter = 3_600_000;

/**
 * Backups that the owner has asked for, each in a file whose name says until when it may be fetched
 * and by whom: the hash of a secret that stands in the address. So any process finds it, and no
 * token has to stand in an address.
 */
export class BackupDownloads {
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #make: MakeBackup;
  #making: Promise<BackupDownload> | undefined;

  constructor({ config, clock, make }: { config: Config; clock: Clock; make: MakeBackup }) {
    this.#folder = join(config.dataDir, "downloads");
    this.#clock = clock;
    this.#make = make;
  }

  /** Makes a backup. Whoever asks while one is being made gets that one. Throws `BackupProblem`. */
  prepare(): Promise<BackupDownload> {
    this.#making ??= this.#prepare().finally(() => {
      this.#making = undefined;
    });
    return this.#making;
  }

  /** The file of an address; undefined where there is none, or no longer. */
  async find(secret: string): Promise<{ file: string; bytes: number } | undefined> {
    const hash = hashSecret(secret);
    const now = this.#clock().epochMilliseconds;
    const name = (await this.#names()).find((one) => one.endsWith(`-${hash}.tar`));
    if (!name || endOf(name) <= now) return undefined;
    const file = join(this.#folder, name);
    const found = await stat(file).catch(() => undefined);
    return found && { file, bytes: found.size };
  }

  /** Deletes what may no longer be fetched. */
  job(): Job {
    return {
      name: "forget-backup-downloads",
      run: async (now) => {
        for (const name of await this.#names()) {
          const path = join(this.#folder, name);
          const isOver = name.endsWith(".tar")
            ? endOf(name) <= now.epochMilliseconds
            : await isAbandoned(path);
          if (isOver) await rm(path, { recursive: true, force: true });
        }
        return undefined;
      },
    };
  }

  async #prepare(): Promise<BackupDownload> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const secret = makeSecret();
    const end = this.#clock().add({ minutes });
    const file = join(this.#folder, `${end.epochMilliseconds}-${hashSecret(secret)}.tar`);
    await this.#make(file);
    const name = `garden-${dayAtNursery(this.#clock())}.tar`;
    return { path: `/api/backups/${secret}/${name}`, name, bytes: (await stat(file)).size };
  }

  #names(): Promise<string[]> {
    return readdir(this.#folder).catch(() => []);
  }
}

function endOf(name: string): number {
  return Number.parseInt(name, 10);
}

async function isAbandoned(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > abandonedAfter;
}
