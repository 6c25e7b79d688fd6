import type { Db } from "#db/schema.ts";
import { keyOf, type PlantRecord } from "#features/plants/plant-record.ts";
import { pick } from "#shared/both/pick-fields.ts";
import type { PlantForPaper } from "../answers.ts";
import type { PlantsToPrint } from "../inputs.ts";
import { factsOfPlant } from "./facts-of-plant.ts";

/** The printed facts of a plant. A redrawn plate and a redirected address are no reason to print it again. */
const noted = ["name", "latin", "warning", "light", "size", "price"] as const;
type Noted = (typeof noted)[number];

/** Each fact that was ever printed of a plant, as it last was. */
type Said = Partial<Record<Noted, string>>;

function saidNow(plant: PlantRecord): Record<Noted, string> {
  const facts = factsOfPlant(plant);
  const price = facts.prices.join("\n");
  return { ...pick(facts, ["name", "latin", "warning", "light", "size"]), price };
}

/** Recorded separately: a price list does not replace a card or a label. */
const rowOf = (key: string, isPriceList: boolean) => (isPriceList ? `price-list/${key}` : key);

/** Every plant that can be printed, and what has changed since it last was. */
export async function listPlantsForPaper(
  db: Db,
  plants: readonly PlantRecord[],
): Promise<PlantForPaper[]> {
  const rows = await db.selectFrom("plantPrinting").selectAll().execute();
  const printed = new Map(rows.map((row) => [row.slug, row]));
  return plants.map((plant) => {
    const key = keyOf(plant);
    const now = saidNow(plant);
    const since = (isPriceList: boolean) => {
      const row = printed.get(rowOf(key, isPriceList));
      const before = row ? (JSON.parse(row.said) as Said) : {};
      return {
        printedOn: row?.printedOn ?? null,
        changed: noted.filter((name) => (before[name] ?? now[name]) !== now[name]),
      };
    };
    return {
      slug: key,
      ...pick(plant, ["name", "latin", "catalogue"]),
      bench: plant.stock?.bench ?? "",
      isInStock: !plant.stockNote?.isOut,
      labels: since(false),
      priceList: since(true),
    };
  });
}

/** Records what is printed of these plants today; facts that this paper does not show keep their record. */
export async function notePrinting(
  trx: Db,
  plants: readonly PlantRecord[],
  { sheet, shows }: Pick<PlantsToPrint, "sheet" | "shows">,
  today: string,
): Promise<void> {
  const rows = await trx.selectFrom("plantPrinting").select(["slug", "said"]).execute();
  const before = new Map(rows.map(({ slug, said }) => [slug, JSON.parse(said) as Said]));
  const isShown = (name: string) =>
    ["name", "warning"].includes(name) || shows.some((shown) => shown === name);
  const values = plants.map((plant) => {
    const slug = rowOf(keyOf(plant), sheet === "price-list");
    const said = pick(saidNow(plant), noted.filter(isShown));
    return { slug, printedOn: today, said: JSON.stringify({ ...before.get(slug), ...said }) };
  });
  await trx
    .insertInto("plantPrinting")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet((row) => ({
        printedOn: row.ref("excluded.printedOn"),
        said: row.ref("excluded.said"),
      })),
    )
    .execute();
}
