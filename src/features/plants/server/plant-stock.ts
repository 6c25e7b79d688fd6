import type { Db } from "#db/connect.ts";
import type { PlantStockRow } from "#db/schema.ts";
import type { Clock } from "#shared/both/clock.ts";
import { changedMeanwhile, notFound } from "#shared/both/failures.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import type { Services } from "#shared/server/services.ts";
import type { PlantCard, PlantForOwner, PlantStock, PublicStock, StockNote } from "../answers.ts";
import { cardOf, plantPath } from "../plant-card.ts";
import type { PlantRecord } from "../plant-record.ts";
import type { StockChanges } from "../stock/inputs.ts";
import { isOverdue, stockNote } from "../stock/stock-labels-and-days.ts";
import {
  builtInPlants,
  type CurrentPlants,
  keyOf,
  readPlants,
} from "./plants-with-owner-changes.ts";

/** The plants as they are now with what the owner has said of them, as the public pages need it. */
export interface Stock extends CurrentPlants {
  /** Every plant that is not hidden, in the order of the catalogues. */
  plants: readonly PlantRecord[];
  isHidden(plant: PlantKey): boolean;
  of(plant: PlantKey): PlantStock | undefined;
  noteOf(plant: PlantKey): StockNote | undefined;
  /** Changes with what a list of plants shows and answers. */
  key: string;
}

type PlantKey = Pick<PlantRecord, "slug" | "own">;

/** What stands in the database now. */
export async function readStock(db: Db, clock: Clock): Promise<Stock> {
  const [rows, current] = await Promise.all([
    db.selectFrom("plantStock").selectAll().orderBy("slug").execute(),
    readPlants(db),
  ]);
  const today = dayAtNursery(clock());
  const bySlug = new Map(rows.map((row) => [row.slug, stockOf(row)]));
  const notes = new Map(rows.map((row) => [row.slug, stockNote(row, today)]));
  const isHidden = (plant: PlantKey) => bySlug.get(keyOf(plant))?.isHidden ?? false;
  return {
    ...current,
    plants: rows.some((row) => row.isHidden)
      ? current.all.filter((it) => !isHidden(it))
      : current.all,
    isHidden,
    of: (plant) => bySlug.get(keyOf(plant)),
    noteOf: (plant) => notes.get(keyOf(plant)),
    key: [
      current.mark,
      ...rows.map(({ slug, state, isHidden }) => [slug, isHidden, state, notes.get(slug)?.says]),
    ].join(),
  };
}

/**
 * Reads the stock once for each version of the content and each day: every search asks for it, and
 * whatever changes it moves the version. `pages` says which version this process has seen.
 */
export function stockReader({
  db,
  clock,
  pages,
}: Pick<Services, "db" | "clock" | "pages">): () => Promise<Stock> {
  let kept: { version: number; day: string; stock: Promise<Stock> } | undefined;
  return () => {
    const version = pages.contentVersion;
    const day = dayAtNursery(clock());
    if (kept?.version !== version || kept.day !== day) {
      const reading = { version, day, stock: readStock(db, clock) };
      kept = reading;
      reading.stock.catch(() => {
        if (kept === reading) kept = undefined;
      });
    }
    return kept.stock;
  };
}

/** What a program is told that has the plants as they are built in. */
export function publicStock(stock: Stock): PublicStock {
  const shown: Record<string, PublicStock[string]> = {};
  for (const [path, plants] of byBuiltInPath(stock.all)) {
    const [first] = plants;
    if (!first) continue;
    if (first.own || plants.length > 1) {
      const cards = plants.filter((plant) => !stock.isHidden(plant));
      shown[path] = { instead: cards.map((plant) => cardWithNote(plant, stock)) };
    } else {
      const says = stock.isHidden(first) ? "hidden" : stock.noteOf(first);
      if (says) shown[path] = says;
    }
  }
  return shown;
}

const builtInPath = new Map(builtInPlants.all.map((plant) => [plant.slug, plantPath(plant)]));

/** The card of a plant, with what visitors are told of it. */
export function cardWithNote(plant: PlantRecord, { noteOf }: Stock): PlantCard {
  const note = noteOf(plant);
  return { ...cardOf(plant), ...(note ? { stock: note } : {}) };
}

/** Each built-in plant with the owner's own that come after it: those after the last of its catalogue. */
function byBuiltInPath(plants: readonly PlantRecord[]): Map<string, PlantRecord[]> {
  let last = "";
  return Map.groupBy(plants, (plant) => {
    last = builtInPath.get(keyOf(plant)) ?? last;
    return last;
  });
}

/** Every plant with what is said of it, for the owner. */
export async function listPlantsForOwner(db: Db, clock: Clock): Promise<PlantForOwner[]> {
  const [rows, { all }] = await Promise.all([
    db.selectFrom("plantStock").selectAll().execute(),
    readPlants(db),
  ]);
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const today = dayAtNursery(clock());
  return all.map((plant) => forOwner(plant, bySlug.get(keyOf(plant)), today));
}

/** Of how many plants something is said that time has overtaken. */
export async function countPlantsToLookAt(db: Db, clock: Clock): Promise<number> {
  const rows = await db.selectFrom("plantStock").select(["state", "stateSince"]).execute();
  const today = dayAtNursery(clock());
  return rows.filter((row) => isOverdue(row, today)).length;
}

/**
 * Writes what the owner says of one plant and answers the plant as it is now. Throws `not_found`
 * where there is no such plant, and `changed_meanwhile` where it has another `version`.
 */
export async function changeStock(
  db: Db,
  slug: string,
  { state, stateSince, isHidden, ...texts }: StockChanges,
  { version, now }: { version: number | undefined; now: Temporal.Instant },
): Promise<PlantForOwner> {
  const plant = (await readPlants(db)).find(slug);
  if (!plant) throw notFound("There is no such plant.");
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto("plantStock")
      .values({ slug: keyOf(plant), state: null, stateSince: null })
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .execute();
    let update = trx
      .updateTable("plantStock")
      .set((row) => ({
        ...texts,
        ...(state === undefined
          ? {}
          : { state, stateSince: state && (stateSince ?? dayAtNursery(now)) }),
        ...(isHidden === undefined ? {} : { isHidden: isHidden ? (1 as const) : (0 as const) }),
        version: row("version", "+", 1),
      }))
      .where("slug", "=", keyOf(plant));
    if (version !== undefined) update = update.where("version", "=", version);
    const row = await update.returningAll().executeTakeFirst();
    if (!row) throw changedMeanwhile();
    await bumpContentVersion(trx);
    return forOwner(plant, row, dayAtNursery(now));
  });
}

function forOwner(
  plant: PlantRecord,
  row: PlantStockRow | undefined,
  today: string,
): PlantForOwner {
  const { catalogue, name, latin } = plant;
  return {
    catalogue,
    path: plantPath(plant),
    name,
    latin,
    isBuiltIn: builtInPath.has(keyOf(plant)),
    isOverdue: row !== undefined && isOverdue(row, today),
    ...(row ? stockOf(row) : nothingSaid(keyOf(plant))),
  };
}

/** A plant that has no row yet has the version that its row begins with. */
function nothingSaid(slug: string): PlantStock {
  return {
    slug,
    state: null,
    stateSince: null,
    price: "",
    potSize: "",
    note: "",
    isHidden: false,
    version: 1,
  };
}

function stockOf({ isHidden, ...row }: PlantStockRow): PlantStock {
  return { ...row, isHidden: isHidden === 1 };
}
