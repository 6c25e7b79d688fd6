import { createHash } from "node:crypto";
import type { PlateSubject } from "#art/index.ts";
import { concurrencyLimit } from "#shared/server/concurrency-limit.ts";
import { withSvgReading } from "#shared/server/read-svg-with-sharp.ts";
import type { PlantRecord } from "../../plant-record.ts";
import type { PlateCache } from "./plate-cache.ts";
import { plateFileName, subjectOf } from "./plate-store.ts";

export interface SharePicture {
  /** Names its content. */
  name: string;
  bytes: Buffer<ArrayBuffer>;
}

/** One after the other: each takes half a second of a processor. */
const inTurn = concurrencyLimit({ running: 1, waiting: 16 });

/** The pictures of plants that shared links show. Each is made at its first request and kept. */
export class SharePictures {
  readonly #cache: PlateCache;
  readonly #underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  constructor(cache: PlateCache) {
    this.#cache = cache;
  }

  /** Throws `unavailable` while too many others wait. */
  async get(plant: PlantRecord): Promise<SharePicture> {
    const file = `${plateFileName(plant)}.png`;
    const bytes = (await this.#cache.read(file)) ?? (await this.#makeOnce(file, subjectOf(plant)));
    return { name: createHash("sha256").update(bytes).digest("base64url").slice(0, 22), bytes };
  }

  #makeOnce(file: string, subject: PlateSubject): Promise<Buffer<ArrayBuffer>> {
    const started = this.#underWay.get(file);
    if (started) return started;
    const making = inTurn(() => print(subject))
      .then(async (bytes) => {
        await this.#cache.keep(file, bytes);
        return bytes;
      })
      .finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, making);
    return making;
  }
}

async function print(subject: PlateSubject): Promise<Buffer<ArrayBuffer>> {
  const [{ default: sharp }, { drawSharePlate }] = await Promise.all([
    import("sharp"),
    import("#art/plate-drawing.ts"),
  ]);
  const svg = Buffer.from(drawSharePlate(subject));
  return withSvgReading(sharp, () =>
    sharp(svg).png({ palette: true, quality: 90, effort: 7 }).toBuffer(),
  );
}
