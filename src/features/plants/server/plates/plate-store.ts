import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzipSync, gzip } from "node:zlib";
import type { PlateSubject } from "#art/index.ts";
import { figureOf } from "../../figure-of-plant.ts";
import type { PlantRecord } from "../../plant-record.ts";
import { keyOf } from "../plants-with-owner-changes.ts";
import type { PlateCache } from "./plate-cache.ts";

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
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
 * Plates by the addresses of their plants, drawn and compressed at the first request, or read where
 * an earlier start has done so. Each takes 12 KB here, and there are as many as there are plants.
 */
export class PlateStore {
  readonly #cache: PlateCache;
  readonly #ready = new Map<string, { mark: string; plate: Promise<ReadyPlate> }>();

  constructor(cache: PlateCache) {
    this.#cache = cache;
  }

  async get(plant: PlantRecord): Promise<ReadyPlate> {
    const key = `${plant.catalogue}/${plant.slug}`;
    const mark = plateMark(plant);
    const known = this.#ready.get(key);
    if (known?.mark === mark) return known.plate;
    const plate = this.#readOrDraw(plant);
    this.#ready.set(key, { mark, plate });
    plate.catch(() => this.#ready.delete(key));
    return plate;
  }

  async #readOrDraw(plant: PlantRecord): Promise<ReadyPlate> {
    const file = `${plateFileName(plant)}.svg.br`;
    const kept = await this.#cache.read(file);
    // A file that cannot be unpacked is one that something else has damaged: the plate is drawn again.
    const unpacked = kept && (await unpack(kept).catch(() => undefined));
    if (unpacked) return ready(unpacked, kept);
    // Loaded with the first plate that is drawn: it is as large as the rest of the plants' code.
    const { drawPlate } = await import("#art/plate-drawing.ts");
    const subject = subjectOf(plant);
    const svg = Buffer.from(drawPlate(subject, subject));
    const packed = await pack(svg);
    await this.#cache.keep(file, packed);
    return ready(svg, packed);
  }
}

/** What names a plate that is not the built-in one; empty for that. */
export function plateMark({ own }: PlantRecord): string {
  return own?.plate?.mark ?? "";
}

/** What a file that is made of a plant's plate is called, without its ending. */
export function plateFileName(plant: PlantRecord): string {
  const mark = plateMark(plant);
  return plant.slug + (mark && `-${mark}`);
}

const kinds = { perennials: "perennial", trees: "tree", annuals: "annual" } as const;

/** A plant as it is drawn. */
export function subjectOf(plant: PlantRecord): PlateSubject {
  const { catalogue, id, name, latin, facts, own } = plant;
  // By its first slug: a plant that is called otherwise is drawn as before.
  const slug = keyOf(plant);
  return {
    ...{ slug, name, latin, facts, kind: kinds[catalogue], number: `Pl. ${id}` },
    figure: own?.plate?.figure ?? figureOf({ slug, facts }),
  };
}

type Bytes = Buffer<ArrayBuffer>;

/** With the highest quality: a sixth smaller than the next but one, in 70 ms of another thread, once. */
function pack(svg: Bytes): Promise<Bytes> {
  return brotli(svg, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: svg.length,
    },
  });
}

async function ready(svg: Bytes, br: Bytes): Promise<ReadyPlate> {
  const name = createHash("sha256").update(svg).digest("base64url").slice(0, 22);
  const gzip = await gzipped(svg, { level: 9 });
  return { name, br, gzip, plain: () => gunzipSync(gzip) };
}
