import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { concurrencyLimit } from "#platform/server/concurrency-limit.ts";
import { withSvgReading } from "#platform/server/svg-reading.ts";
import type { PlantRecord } from "../plant-records.ts";
import type { PlateSubject } from "../plates/plate-subjects.ts";
import { plateMark, subjectOf } from "./plate-store.ts";

export interface SharePicture {
  /** Names its content. */
  name: string;
  bytes: Buffer<ArrayBuffer>;
}

/** One after the other: each takes half a second of a processor. */
const inTurn = concurrencyLimit({ running: 1, waiting: 16 });

/**
 * The pictures of plants that shared links show. Each is made at its first request and kept in the
 * data folder under `cache/plates/{version}`: as many files as there are plants, of one version.
 */
export class SharePictures {
  readonly #folder: string;
  readonly #version: string;
  readonly #underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  #clearedOthers = false;

  constructor(dataDir: string, version: string) {
    this.#folder = join(dataDir, "cache", "plates");
    this.#version = version;
  }

  /** Throws `unavailable` while too many others wait. */
  async get(plant: PlantRecord): Promise<SharePicture> {
    const mark = plateMark(plant);
    const name = plant.slug + (mark && `-${mark}`);
    // What is drawn in development changes under the same version.
    const kept = this.#version === "development" ? undefined : this.#fileOf(name);
    const bytes = (await readIfThere(kept)) ?? (await this.#makeOnce(name, subjectOf(plant), kept));
    return { name: createHash("sha256").update(bytes).digest("base64url").slice(0, 22), bytes };
  }

  #fileOf(name: string): string {
    return join(this.#folder, this.#version, `${name}.png`);
  }

  #makeOnce(
    name: string,
    subject: PlateSubject,
    file: string | undefined,
  ): Promise<Buffer<ArrayBuffer>> {
    const started = this.#underWay.get(name);
    if (started) return started;
    const making = inTurn(() => print(subject))
      .then(async (bytes) => {
        if (file) await this.#keep(file, bytes);
        return bytes;
      })
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, making);
    return making;
  }

  async #keep(file: string, bytes: Buffer): Promise<void> {
    await mkdir(join(this.#folder, this.#version), { recursive: true });
    const part = `${file}.${randomUUID()}.part`;
    await writeFile(part, bytes);
    await rename(part, file);
    if (this.#clearedOthers) return;
    this.#clearedOthers = true;
    for (const name of await readdir(this.#folder)) {
      if (name !== this.#version) {
        await rm(join(this.#folder, name), { recursive: true, force: true });
      }
    }
  }
}

async function readIfThere(file: string | undefined): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!file) return undefined;
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

async function print(subject: PlateSubject): Promise<Buffer<ArrayBuffer>> {
  const [{ default: sharp }, { drawSharePlate }] = await Promise.all([
    import("sharp"),
    import("../plates/draw-share-picture.ts"),
  ]);
  const svg = Buffer.from(drawSharePlate(subject));
  return withSvgReading(sharp, () =>
    sharp(svg).png({ palette: true, quality: 90, effort: 7 }).toBuffer(),
  );
}
