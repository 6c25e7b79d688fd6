import type { Db } from "#db/connect.ts";
import type { PlantStockRow } from "#db/schema.ts";
import { bumpContentVersion } from "#platform/server/content-version.ts";
import type { Services } from "#platform/server/services.ts";
import { type Clock, dayAtNursery } from "#platform/shared/clock.ts";
import { changedMeanwhile, notFound } from "#platform/shared/errors.ts";
import { plantPath } from "../plant-card.ts";
import { findPlant } from "../plant-lookup.ts";
import { type PlantRecord, plantRecords } from "../plant-records.ts";
import type {
  PlantForOwner,
  PlantStock,
  PublicStock,
  StockChanges,
  StockNote,
} from "../stock-contract.ts";
import { isOverdue, stockNote } from "../stock-rules.ts";

/** What the owner has said of plants, as the public pages need it. */
export interface Stock {
  /** Every plant that is not hidden, in the order of the catalogues. */
  plants: readonly PlantRecord[];
  isHidden(plant: Pick<PlantRecord, "slug">): boolean;
  of(plant: Pick<PlantRecord, "slug">): PlantStock | undefined;
  noteOf(plant: Pick<PlantRecord, "slug">): StockNote | undefined;
  /** Changes with what a list of plants would answer. */
  key: string;
}

/** What stands in the database now. */
export async function readStock(db: Db, clock: Clock): Promise<Stock> {
  const rows = await db.selectFrom("plantStock").selectAll().orderBy("slug").execute();
  const today = dayAtNursery(clock());
  const bySlug = new Map(rows.map((row) => [row.slug, stockOf(row)]));
  const notes = new Map(rows.map((row) => [row.slug, stockNote(row, today)]));
  const isHidden = ({ slug }: Pick<PlantRecord, "slug">) => bySlug.get(slug)?.isHidden ?? false;
  return {
    plants: rows.some((row) => row.isHidden)
      ? plantRecords.filter((it) => !isHidden(it))
      : plantRecords,
    isHidden,
    of: ({ slug }) => bySlug.get(slug),
    noteOf: ({ slug }) => notes.get(slug),
    key: rows
      .flatMap(({ slug, isHidden }) => {
        if (isHidden) return `-${slug}`;
        return notes.get(slug)?.isOut ? slug : [];
      })
      .join(","),
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
    const version = pages.generation;
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

/** What the catalogues show beside their built-in cards. */
export function publicStock(stock: Stock): PublicStock {
  return Object.fromEntries(
    plantRecords.flatMap((plant) => {
      const says = stock.isHidden(plant) ? "hidden" : stock.noteOf(plant);
      return says ? [[plantPath(plant), says]] : [];
    }),
  );
}

/** Every plant with what is said of it, for the owner. */
export async function listPlantsForOwner(db: Db, clock: Clock): Promise<PlantForOwner[]> {
  const rows = await db.selectFrom("plantStock").selectAll().execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const today = dayAtNursery(clock());
  return plantRecords.map((plant) => forOwner(plant, bySlug.get(plant.slug), today));
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
export function changeStock(
  db: Db,
  slug: string,
  { state, stateSince, isHidden, ...texts }: StockChanges,
  { version, now }: { version: number | undefined; now: Temporal.Instant },
): Promise<PlantForOwner> {
  const plant = findPlant(slug);
  if (!plant) throw notFound("There is no such plant.");
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto("plantStock")
      .values({ slug: plant.slug, state: null, stateSince: null })
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
      .where("slug", "=", plant.slug);
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
  const { catalogue, slug, name, latin } = plant;
  return {
    catalogue,
    path: plantPath(plant),
    name,
    latin,
    isOverdue: row !== undefined && isOverdue(row, today),
    ...(row ? stockOf(row) : nothingSaid(slug)),
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
