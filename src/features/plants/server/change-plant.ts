import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Db, PlantChangeRow, PlantStockRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { invalid, notFound } from "#shared/both/failure-kinds.ts";
import { pick } from "#shared/both/pick-fields.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import { refuseOtherVersion } from "#shared/server/if-match.ts";
import { check } from "#shared/server/json-body.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { writeSiteFact } from "#shared/server/site-facts.ts";
import { moveToTrash, trashId } from "#shared/server/trash.ts";
import { holdPictures } from "#shared/server/uploaded-pictures.ts";
import type { PlantEntryForOwner } from "../answers.ts";
import { cardOf, plantPath } from "../plant-card.ts";
import { factsSaid } from "../plant-entry/entry-fields.ts";
import { type EntryProblem, takenOverProblems } from "../plant-entry/entry-rules.ts";
import { entryOf, latinOf, withMonthsInOrder } from "../plant-entry/entry-to-plant.ts";
import {
  type NewPlantEntry,
  OwnPlantEntry,
  PlantEntry,
  type PlantEntryChanges,
} from "../plant-entry/inputs.ts";
import { keyOf, type PlantRecord } from "../plant-record.ts";
import type { StockChanges } from "../stock/inputs.ts";
import { plantInHistory } from "./plant-in-history.ts";
import { noSuchPlant, readPlantsInStock, writeStock } from "./plant-stock.ts";
import {
  builtInPlants,
  type CurrentPlants,
  changesIn,
  formerOf,
  readPlants,
} from "./plants-with-owner-changes.ts";

/** One plant as the owner edits it. Throws `not_found` for a slug that no plant has or had. */
export async function readEntry(
  db: Db,
  slug: string,
  now: Temporal.Instant,
): Promise<PlantEntryForOwner> {
  const plant = (await readPlantsInStock(db, () => now)).find(slug);
  if (!plant) throw notFound(noSuchPlant);
  return forOwner(plant, await findRow(db, keyOf(plant)));
}

/**
 * Changes facts of a plant; a field set back to its built-in value is no longer hers. Throws `not_found`,
 * `changed_meanwhile` if the plant has another `version`, and `invalid` with an issue for each field that does not fit or is of another genus.
 */
export async function changeEntry(
  db: Db,
  slug: string,
  { confirmed = [], begunFrom, price, potSize, otherSizes, isHidden, ...fields }: PlantEntryChanges,
  { version, now }: { version: number | undefined; now: Temporal.Instant },
): Promise<PlantEntryForOwner> {
  await db.transaction().execute(async (trx) => {
    await lockPlants(trx);
    const plants = await readPlants(trx);
    const plant = plants.find(slug);
    if (!plant) throw notFound(noSuchPlant);
    const key = keyOf(plant);
    const row = await findRow(trx, key);
    const before = forOwner(plant, row);
    const whole = before.builtIn ? PlantEntry : OwnPlantEntry;
    const entry = check(whole, { ...before.entry, ...fields, catalogue: plant.catalogue });
    refuseTwins(entry, key, plants);
    refuseProblems(takenOverProblems(entry, before.entry, confirmed, factsSaid));
    await holdPictures(trx, ...entry.photographs.map(({ url }) => url));
    refuseOtherVersion({ version: row?.version ?? 1 }, version);
    const changes = withMonthsInOrder(entry);
    await writeChange(trx, {
      slug: key,
      changes: before.builtIn
        ? JSON.stringify(differing(changes, before.builtIn))
        : storedText(changes, begunFrom ?? begunFromIn(row)),
      formerSlugs: formerSlugsFor(entry.slug, plant, row),
      version: before.version + 1,
      createdAt: toTimestamp(now),
    });
    const named = { key, plant: entry.name };
    await noteChange(trx, plantInHistory, {
      before: { ...before.entry, ...named },
      after: { ...changes, ...named },
    });
    await writeStockSaid(trx, named, { price, potSize, otherSizes, isHidden }, now);
    await bumpContentVersion(trx);
  });
  return readEntry(db, slug, now);
}

/** Adds a plant of the owner's; a hidden one is a draft. Throws `invalid` like `changeEntry`. */
export async function addPlant(
  db: Db,
  { confirmed = [], begunFrom, price, potSize, otherSizes, isHidden, ...entry }: NewPlantEntry,
  now: Temporal.Instant,
): Promise<PlantEntryForOwner> {
  await db.transaction().execute(async (trx) => {
    await lockPlants(trx);
    const plants = await readPlants(trx);
    refuseTwins(entry, undefined, plants);
    const from = begunFrom ?? entry.drawnLike;
    const model = plants.find(from);
    if (from && !model) {
      refuseProblems([{ path: "drawnLike", message: "There is no such plant to begin from." }]);
    }
    if (model) refuseProblems(takenOverProblems(entry, entryOf(model), confirmed));
    await holdPictures(trx, ...entry.photographs.map(({ url }) => url));
    await writeChange(trx, {
      ...pick(entry, ["slug", "catalogue"]),
      changes: storedText(withMonthsInOrder(entry), from),
      ...{ formerSlugs: "[]", version: 1, createdAt: toTimestamp(now) },
    });
    const named = { key: entry.slug, plant: entry.name };
    await noteChange(trx, plantInHistory, { after: named });
    await writeStockSaid(trx, named, { price, potSize, otherSizes, isHidden }, now);
    await bumpContentVersion(trx);
  });
  return readEntry(db, entry.slug, now);
}

/**
 * Resets a built-in plant, whose former addresses stay. One that she added goes into the Trash with its stock, and its
 * addresses, unless it was a draft, are never given to another.
 */
export async function takeBack(
  db: Db,
  slug: string,
  { version, now }: { version: number | undefined; now: Temporal.Instant },
): Promise<PlantEntryForOwner | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockPlants(trx);
    const plant = (await readPlantsInStock(trx, () => now)).find(slug);
    if (!plant) throw notFound(noSuchPlant);
    const key = keyOf(plant);
    const row = await findRow(trx, key);
    const original = builtInPlants.find(key);
    const isAdded = !original;
    const named = { key, plant: plant.name };
    await noteChange(trx, plantInHistory, {
      before: { ...entryOf(plant), ...named },
      ...(original && { after: { ...entryOf(original), ...named } }),
    });
    refuseOtherVersion({ version: row?.version ?? 1 }, version);
    if (isAdded && row) await trashPlant(trx, plant, row, now);
    // A link to a plant that visitors saw must never lead to another.
    if (isAdded && plant.stock?.isHidden) {
      await trx.deleteFrom("plantChange").where("slug", "=", key).execute();
    } else if (row) {
      const formerSlugs = formerSlugsFor(key, plant, row);
      await writeChange(trx, { ...row, changes: "{}", formerSlugs, version: row.version + 1 });
    }
    await bumpContentVersion(trx);
    return isAdded ? undefined : readEntry(trx, key, now);
  });
}

async function trashPlant(trx: Db, plant: PlantRecord, row: PlantChangeRow, now: Temporal.Instant) {
  const key = row.slug;
  const said = trx.deleteFrom("plantStock").where("slug", "=", key);
  const stock = await said.returningAll().executeTakeFirst();
  const about = plant.stock?.isHidden ? "A draft" : plantPath(plant);
  // The Trash may contain a draft whose address was later given to this one.
  await trx
    .updateTable("trash")
    .set({ id: sql<string>`id || '~' || deleted_at` })
    .where("id", "=", trashId("plant", key))
    .execute();
  const contents: PlantInTrash = { row, stock };
  await moveToTrash(trx, "plant", [{ key, name: plant.name, about, contents }], now);
}

export interface PlantInTrash {
  row: PlantChangeRow;
  stock?: PlantStockRow | undefined;
}

/** Locks all plants until the transaction ends: finding a second address or Latin name takes reading them all. */
export function lockPlants(trx: Db): Promise<void> {
  return writeSiteFact(trx, "plants-lock", "");
}

/** Writes a plant's row; of one that is there only what can change. */
export async function writeChange(
  trx: Db,
  row: Omit<PlantChangeRow, "catalogue"> & Partial<Pick<PlantChangeRow, "catalogue">>,
): Promise<void> {
  const { changes, formerSlugs, version } = row;
  await trx
    .insertInto("plantChange")
    .values({ catalogue: null, ...row })
    .onConflict((it) => it.column("slug").doUpdateSet({ changes, formerSlugs, version }))
    .execute();
}

/** The slugs that lead to a plant besides its first one and `slug`, under which it will be. */
function formerSlugsFor(slug: string, plant: PlantRecord, row?: PlantChangeRow): string {
  const former = new Set([...(row ? formerOf(row) : []), plant.slug]);
  former.delete(slug);
  former.delete(keyOf(plant));
  return JSON.stringify([...former]);
}

/** The row under a plant's first slug. */
export function findRow(db: Db, key: string): Promise<PlantChangeRow | undefined> {
  return db.selectFrom("plantChange").selectAll().where("slug", "=", key).executeTakeFirst();
}

/** What is said of the stock beside the facts; a form that says nothing of it leaves it as it is. */
async function writeStockSaid(
  trx: Db,
  { key, plant }: { key: string; plant: string },
  said: StockChanges,
  now: Temporal.Instant,
): Promise<void> {
  if (Object.values(said).some((it) => it !== undefined))
    await writeStock(trx, key, said, { name: plant, now });
}

function storedText(entry: PlantEntry, begunFrom: string): string {
  return JSON.stringify(begunFrom ? { ...entry, begunFrom } : entry);
}

function begunFromIn(row: PlantChangeRow | undefined): string {
  const { begunFrom = "" } = JSON.parse(row?.changes ?? "{}") as { begunFrom?: string };
  return begunFrom;
}

function forOwner(plant: PlantRecord, row: PlantChangeRow | undefined): PlantEntryForOwner {
  const slug = keyOf(plant);
  const original = builtInPlants.find(slug);
  const builtIn = original ? entryOf(original) : null;
  const changes = row ? changesIn(row.changes) : {};
  const model = builtInPlants.find(begunFromIn(row));
  const { price = "", potSize = "", otherSizes, isHidden = false } = plant.stock ?? {};
  return {
    slug,
    path: plantPath(plant),
    entry: { ...(builtIn ?? entryOf(plant)), ...changes },
    builtIn,
    begunFrom: model ? entryOf(model) : null,
    stock: { price, potSize, ...(otherSizes ? { otherSizes } : {}), isHidden },
    card: cardOf(plant),
    version: row?.version ?? 1,
  };
}

function differing(entry: PlantEntry, builtIn: PlantEntry): Partial<PlantEntry> {
  const original = withMonthsInOrder(builtIn);
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([name, value]) => !isDeepStrictEqual(value, original[name as keyof PlantEntry]),
    ),
  );
}

/** Throws `invalid` where another plant has the address or the Latin name, and for one to be drawn like that is not there. */
export function refuseTwins(
  entry: PlantEntry,
  key: string | undefined,
  plants: CurrentPlants,
): void {
  const atAddress = plants.find(entry.slug);
  const isTaken = atAddress ? keyOf(atAddress) !== key : plants.wasAddress(entry.slug);
  if (isTaken) {
    throw invalid("Another plant has or had this address. Please choose another one.", "slug");
  }
  if (entry.drawnLike !== "" && !builtInPlants.find(entry.drawnLike)) {
    throw invalid("There is no such plant to draw it like.", "drawnLike");
  }
  const latin = latinOf(entry, key === undefined ? undefined : builtInPlants.find(key));
  const same = latin && plants.all.find((it) => it.latin === latin && keyOf(it) !== key);
  if (same) {
    throw invalid(
      `${same.name} is ${latin} already. No plant stands in the catalogues twice.`,
      entry.cultivar ? "cultivar" : "acceptedName",
    );
  }
}

function refuseProblems(problems: readonly EntryProblem[]): void {
  if (problems[0]) throw invalid(problems[0].message, [...problems]);
}
