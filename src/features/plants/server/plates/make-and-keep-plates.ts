import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzipSync, gzip } from "node:zlib";
import { type PlateSubject, plateVersion } from "#art/index.ts";
import { concurrencyLimit } from "#shared/server/concurrency-limit.ts";
import { byDay, withSvgReading } from "#shared/server/security/svg-safety.ts";
import { figureOf } from "../../figure-of-plant.ts";
import { nothingKnown } from "../../plant-entry/entry-fields.ts";
import { isDrawable } from "../../plant-entry/entry-rules.ts";
import { entryOf, plantOfEntry } from "../../plant-entry/entry-to-plant.ts";
import type { PlantEntry } from "../../plant-entry/inputs.ts";
import { keyOf, type PlantRecord } from "../../plant-record.ts";
import { builtInPlants, changesIn, drawnLike } from "../plants-with-owner-changes.ts";

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const gzipped = promisify(gzip);

type Bytes = Buffer<ArrayBuffer>;

type ReadyPlate = Awaited<ReturnType<typeof ready>>;

/** One after the other: each takes half a second of a processor. */
const inTurn = concurrencyLimit({ running: 1, waiting: 16 });

/**
 * Plates and the pictures of them, each made at its first request and kept as a file, of one version at a time, so that a
 * restart need not draw them again. Plates also stay in memory, 12 KB each.
 */
export class MadePlates {
  readonly #folder: string;
  readonly #version: string;
  readonly #plates = new Map<string, Promise<ReadyPlate>>();
  readonly #making = new Map<string, Promise<Bytes>>();
  #clearedOthers = false;

  constructor(dataDir: string, version = plateVersion) {
    this.#folder = join(dataDir, "cache", "plates");
    this.#version = version;
  }

  plate(plant: PlantRecord): Promise<ReadyPlate> {
    const file = `${fileNameOf(plant)}.svg.br`;
    const draw = async () => pack(Buffer.from(await drawPlateOf(plant)));
    const read = () => this.#keptOrMade(file, draw).then(ready);
    return this.#plates.getOrInsertComputed(file, () => {
      const plate = read().catch(async () => {
        // A file that cannot be unpacked was damaged: the plate is drawn again.
        await rm(this.#pathOf(file), { force: true });
        return read();
      });
      plate.catch(() => this.#plates.delete(file));
      return plate;
    });
  }

  /** As a picture for shared links. Throws `unavailable` while too many others wait. */
  picture(plant: PlantRecord): Promise<Bytes> {
    const file = `${fileNameOf(plant)}.png`;
    return this.#keptOrMade(file, () => inTurn(() => print(subjectOf(plant))));
  }

  forPaper(plant: PlantRecord): Promise<Bytes> {
    return this.#keptOrMade(`${fileNameOf(plant)}-print.jpg`, () => drawForPaper(plant));
  }

  #keptOrMade(file: string, make: () => Promise<Bytes>): Promise<Bytes> {
    const making = this.#making.getOrInsertComputed(file, () => this.#readOrMake(file, make));
    return making.finally(() => this.#making.delete(file));
  }

  #pathOf(file: string): string {
    return join(this.#folder, this.#version, file);
  }

  async #readOrMake(file: string, make: () => Promise<Bytes>): Promise<Bytes> {
    // What is drawn in development changes under the same version.
    if (this.#version === "development") return make();
    const kept = await readFile(this.#pathOf(file)).catch(() => undefined);
    if (kept) return kept;
    const bytes = await make();
    await this.#keep(file, bytes);
    return bytes;
  }

  /** Stores a file completely or not at all. If the disk is full, it will be made again. */
  async #keep(file: string, bytes: Bytes): Promise<void> {
    const part = this.#pathOf(`${file}.${randomUUID()}.part`);
    try {
      await mkdir(this.#pathOf(""), { recursive: true });
      await writeFile(part, bytes, { flush: true });
      await rename(part, this.#pathOf(file));
      await this.#clearOthers();
    } catch {
      await rm(part, { force: true }).catch(() => {});
    }
  }

  async #clearOthers(): Promise<void> {
    if (this.#clearedOthers) return;
    this.#clearedOthers = true;
    for (const name of await readdir(this.#folder)) {
      if (name !== this.#version) {
        await rm(join(this.#folder, name), { recursive: true, force: true });
      }
    }
  }
}

async function drawPlateOf(plant: PlantRecord): Promise<string> {
  // Loaded with the first plate that is drawn: it is as large as the rest of the plants' code.
  const { drawPlate } = await import("#art/index-for-server.ts");
  const subject = subjectOf(plant);
  return drawPlate(subject, subject);
}

/** Of its 600 by 750 points it makes 484 by 605 dots, 300 in an inch: as large as it is on the largest card. */
const paperDensity = (72 * 484) / 600;

async function drawForPaper(plant: PlantRecord): Promise<Bytes> {
  const [{ default: sharp }, svg] = await Promise.all([import("sharp"), drawPlateOf(plant)]);
  return withSvgReading(sharp, () =>
    sharp(Buffer.from(byDay(svg)), { density: paperDensity })
      .jpeg({ quality: 94, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  );
}

/** What names a plate that is not the built-in one; empty for that. */
export function plateMark({ own }: PlantRecord): string {
  return own?.plate?.mark ?? "";
}

function fileNameOf(plant: PlantRecord): string {
  const mark = plateMark(plant);
  return plant.slug + (mark && `-${mark}`);
}

const kinds = { perennials: "perennial", trees: "tree", annuals: "annual" } as const;

/** A plant as it is drawn. */
export function subjectOf(plant: PlantRecord): PlateSubject {
  const { catalogue, id, name, latin, facts, own } = plant;
  // By its first slug: a plant that is called otherwise is drawn as before.
  const slug = keyOf(plant);
  if (!isDrawable(facts)) throw new Error(`Too little is known of ${name} to draw it.`);
  return {
    ...{ slug, name, latin, facts, kind: kinds[catalogue], number: `Pl. ${id}` },
    figure: own?.plate?.figure ?? figureOf({ slug, facts }),
  };
}

/**
 * The plate of a plant that the owner still describes; undefined while too little is known. `fields` is JSON, of which what
 * is not right yet is left out; `of` is the plant that she changes.
 */
export async function drawPreview(fields: string, of: string): Promise<string | undefined> {
  const builtIn = builtInPlants.find(of);
  const before = builtIn ? entryOf(builtIn) : { ...nothingKnown, catalogue: "perennials" as const };
  const entry: PlantEntry = { ...before, ...changesIn(fields) };
  const like = drawnLike(entry, builtIn);
  const { figure, ...plant } = plantOfEntry(entry, { id: builtIn?.id ?? 0, builtIn, like });
  if (!figure) return undefined;
  const { drawPlate } = await import("#art/index-for-server.ts");
  const own = { key: of || plant.slug, plate: { figure, mark: "" } };
  const subject = subjectOf({ ...plant, own });
  return drawPlate(subject, { number: builtIn ? subject.number : "" });
}

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

/** A plate in each encoding. For the few clients without compression it is unpacked on request. */
async function ready(br: Bytes) {
  const svg = await unpack(br);
  const gzip = await gzipped(svg, { level: 9 });
  const name = createHash("sha256").update(svg).digest("base64url").slice(0, 22);
  return { name, br, gzip, plain: () => gunzipSync(gzip) };
}

async function print(subject: PlateSubject): Promise<Bytes> {
  const [{ default: sharp }, { drawSharePlate }] = await Promise.all([
    import("sharp"),
    import("#art/index-for-server.ts"),
  ]);
  const svg = Buffer.from(drawSharePlate(subject));
  return withSvgReading(sharp, () =>
    sharp(svg).png({ palette: true, quality: 90, effort: 7 }).toBuffer(),
  );
}
