import type { Db, PlantStockRow } from "#db/schema.ts";
import type { Clock } from "#shared/both/clock.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { pick } from "#shared/both/pick-fields.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import { lockToChange } from "#shared/server/if-match.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import type { Services } from "#shared/server/services.ts";
import type { PlantForOwner, PlantStock, PublicStock } from "../answers.ts";
import { cardOf, plantPath } from "../plant-card.ts";
import { keyOf, type PlantRecord } from "../plant-record.ts";
import type { StockChanges } from "../stock/inputs.ts";
import { isOverdue, stockNote } from "../stock/stock-labels-and-days.ts";
import { plantInHistory } from "./plant-in-history.ts";
import {
  builtInPlants,
  type CurrentPlants,
  makePlants,
  readChanges,
  readPlants,
} from "./plants-with-owner-changes.ts";

export const noSuchPlant = "There is no such plant.";

let latest: { text: string; plants: CurrentPlants } | undefined;

/** The plants as visitors see them today, each with its stock. The same rows return the same object. */
export async function readPlantsInStock(db: Db, clock: Clock): Promise<CurrentPlants> {
  const [rows, changes] = await Promise.all([
    db.selectFrom("plantStock").selectAll().orderBy("slug").execute(),
    readChanges(db),
  ]);
  const today = dayAtNursery(clock());
  const text = JSON.stringify([today, rows, changes]);
  if (latest?.text === text) return latest.plants;
  const bySlug = new Map(rows.map((row) => [row.slug, stockOf(row)]));
  const plants = makePlants(changes, (plant) => {
    const stock = bySlug.get(keyOf(plant));
    if (!stock) return plant;
    const note = stockNote(stock, today);
    return { ...plant, stock, ...(note ? { stockNote: note } : {}) };
  });
  latest = { text, plants };
  return plants;
}

/** Reads the plants once for each content version, which every change raises, and day: every search needs them. */
export function plantReader({ db, clock, pages }: Services): () => Promise<CurrentPlants> {
  let kept: { as: string; plants: CurrentPlants } | undefined;
  return async () => {
    const as = `${pages.contentVersion} ${dayAtNursery(clock())}`;
    if (kept?.as !== as) kept = { as, plants: await readPlantsInStock(db, clock) };
    return kept.plants;
  };
}

/** What a program is told that has the plants as they are built in. */
export function publicStock(plants: readonly PlantRecord[]): PublicStock {
  const said: Record<string, PublicStock[string]> = {};
  for (const [path, there] of byBuiltInPath(plants)) {
    const [first] = there;
    if (!first) continue;
    if (first.own || there.length > 1) {
      said[path] = { instead: there.filter(({ stock }) => !stock?.isHidden).map(cardOf) };
    } else {
      const says = first.stock?.isHidden ? "hidden" : first.stockNote;
      if (says) said[path] = says;
    }
  }
  return said;
}

const builtInPath = new Map(builtInPlants.all.map((plant) => [plant.slug, plantPath(plant)]));

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
  const { all } = await readPlantsInStock(db, clock);
  const today = dayAtNursery(clock());
  return all.map((plant) => forOwner(plant, plant.stock, today));
}

/** The number of plants with an outdated stock note. */
export async function countPlantsToLookAt(db: Db, clock: Clock): Promise<number> {
  const rows = await db.selectFrom("plantStock").select(["state", "stateSince"]).execute();
  const today = dayAtNursery(clock());
  return rows.filter((row) => isOverdue(row, today)).length;
}

/** Changes what is said of a plant's stock. Throws `not_found`, and `changed_meanwhile` if it has another `version`. */
export async function changeStock(
  db: Db,
  slug: string,
  changes: StockChanges,
  { version, now }: { version: number | undefined; now: Temporal.Instant },
): Promise<PlantForOwner> {
  const plant = (await readPlants(db)).find(slug);
  if (!plant) throw notFound(noSuchPlant);
  return db.transaction().execute(async (trx) => {
    const about = { name: plant.name, version, now };
    const stock = await writeStock(trx, keyOf(plant), changes, about);
    await bumpContentVersion(trx);
    return forOwner(plant, stock, dayAtNursery(now));
  });
}

/** Writes what is said of the stock of the plant with a key, in the caller's transaction. */
export async function writeStock(
  trx: Db,
  slug: string,
  { state, stateSince, isHidden, otherSizes, ...texts }: StockChanges,
  { name, version, now }: { name: string; version?: number | undefined; now: Temporal.Instant },
): Promise<PlantStock> {
  await trx
    .insertInto("plantStock")
    .values({ slug, state: null, stateSince: null })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
  const said = trx.selectFrom("plantStock").selectAll().where("slug", "=", slug);
  const before = await lockToChange(trx, said, { version, gone: noSuchPlant });
  const row = await trx
    .updateTable("plantStock")
    .set({
      ...texts,
      ...(state === undefined
        ? {}
        : { state, stateSince: state && (stateSince ?? dayAtNursery(now)) }),
      ...(otherSizes ? { otherSizes: JSON.stringify(otherSizes) } : {}),
      ...(isHidden === undefined ? {} : { isHidden: isHidden ? 1 : 0 }),
      version: before.version + 1,
    })
    .where("slug", "=", slug)
    .returningAll()
    .executeTakeFirstOrThrow();
  const plant = { key: slug, plant: name };
  await noteChange(trx, plantInHistory, {
    before: { ...before, ...plant },
    after: { ...row, ...plant },
  });
  return stockOf(row);
}

function forOwner(plant: PlantRecord, stock: PlantStock | undefined, today: string): PlantForOwner {
  return {
    ...pick(plant, ["catalogue", "name", "latin"]),
    path: plantPath(plant),
    isBuiltIn: builtInPath.has(keyOf(plant)),
    isOverdue: stock !== undefined && isOverdue(stock, today),
    ...nothingSaid,
    slug: keyOf(plant),
    ...stock,
  };
}

/** A plant that has no row yet has the version that its row begins with. */
const nothingSaid = {
  state: null,
  stateSince: null,
  price: "",
  potSize: "",
  note: "",
  isHidden: false,
  bench: "",
  version: 1,
};

function stockOf({ isHidden, otherSizes, ...row }: PlantStockRow): PlantStock {
  const others = JSON.parse(otherSizes) as NonNullable<PlantStock["otherSizes"]>;
  const sizes = others.length > 0 ? { otherSizes: others } : {};
  return { ...row, ...sizes, isHidden: isHidden === 1 };
}
