import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import type { PlantRecord } from "../plant-records.ts";
import { figureOf } from "../plate-figures.ts";
import type { PlateSubject } from "../plates/plate-subjects.ts";
import { keyOf } from "./current-plants.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A plate ready to be sent. */
export interface ReadyPlate {
  /** Names its content. */
  name: string;
  br: Buffer<ArrayBuffer>;
  gzip: Buffer<ArrayBuffer>;
  /** For the few who take no compression: unpacked when asked for, not kept. */
  plain(): Buffer<ArrayBuffer>;
}

/**
 * Plates by the addresses of their plants, drawn and compressed at the first request: a start draws
 * none. Each takes 12 KB here, and there are as many as there are plants.
 */
export class PlateStore {
  readonly #ready = new Map<string, { mark: string; plate: Promise<ReadyPlate> }>();

  async get(plant: PlantRecord): Promise<ReadyPlate> {
    const key = `${plant.catalogue}/${plant.slug}`;
    const mark = plateMark(plant);
    const known = this.#ready.get(key);
    if (known?.mark === mark) return known.plate;
    // Loaded with the first plate that is asked for: it is as large as the rest of the plants' code.
    const plate = import("../plates/plate.ts").then(({ drawPlate }) => {
      const subject = subjectOf(plant);
      return prepare(drawPlate(subject, subject));
    });
    this.#ready.set(key, { mark, plate });
    plate.catch(() => this.#ready.delete(key));
    return plate;
  }
}

/** What names a plate that is not the built-in one; empty for that. */
export function plateMark({ own }: PlantRecord): string {
  return own?.plate?.mark ?? "";
}

const kinds = { perennials: "perennial", trees: "tree", annuals: "annual" } as const;

/** A plant as it is drawn. */
export function subjectOf(plant: PlantRecord): PlateSubject {
  const { catalogue, id, name, latin, facts, own } = plant;
  // By its first slug: a plant that is called otherwise is drawn as before.
  const slug = keyOf(plant);
  return {
    ...{ slug, id, name, latin, facts, kind: kinds[catalogue], number: `Pl. ${id}` },
    figure: own?.plate?.figure ?? figureOf({ slug, facts }),
  };
}

async function prepare(svg: string): Promise<ReadyPlate> {
  const bytes = Buffer.from(svg);
  // The highest quality: a sixth smaller than the next but one, in 70 ms of another thread, once.
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gzipped(bytes, { level: 9 }),
  ]);
  const name = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { name, br, gzip: gz, plain: () => gunzipSync(gz) };
}
