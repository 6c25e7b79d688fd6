import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { DrawnPlant } from "#art/index.ts";
import type { Db, PlantChangeRow } from "#db/schema.ts";
import { catalogueNames } from "../catalogue-names.ts";
import { formerSlugs } from "../data/former-addresses.ts";
import { figureOf } from "../figure-of-plant.ts";
import { indexNames, namesLike } from "../finder/misspelled-names.ts";
import { PlantFields } from "../plant-entry/entry-fields.ts";
import { genusOf, isOfAnotherGenus } from "../plant-entry/entry-rules.ts";
import { entryOf, plantOfEntry } from "../plant-entry/entry-to-plant.ts";
import { OwnPlantEntry, type PlantEntry } from "../plant-entry/inputs.ts";
import { type BuiltInRecord, keyOf, type PlantRecord, plantRecords } from "../plant-record.ts";

export const builtInPlants = makePlants([]);

/** Reads what the owner has changed and added. */
export async function readPlants(db: Db): Promise<CurrentPlants> {
  return makePlants(await readChanges(db));
}

/** What she has changed and added, in the order in which she began with each. */
export function readChanges(db: Db): Promise<PlantChangeRow[]> {
  return db.selectFrom("plantChange").selectAll().orderBy("createdAt").orderBy("slug").execute();
}

/** What the plant with a slug, or that once had it, is called today. */
export async function plantNames(db: Db): Promise<(slug: string) => string | undefined> {
  const { find } = await readPlants(db);
  return (slug) => find(slug)?.name;
}

/** Applies the owner's changes to the built-in plants, and adds `told` to each. */
export function makePlants(
  rows: readonly PlantChangeRow[],
  told?: (plant: PlantRecord) => PlantRecord,
) {
  const changed = new Map(rows.map((row) => [row.slug, row]));
  const known = new Set(plantRecords.map(({ slug }) => slug));
  const untold =
    rows.length === 0
      ? plantRecords
      : catalogueNames.flatMap((catalogue) => {
          const builtIn = plantRecords.filter((plant) => plant.catalogue === catalogue);
          const added = rows.filter((row) => row.catalogue === catalogue && !known.has(row.slug));
          return [
            ...builtIn.map((plant) => withChanges(plant, changed.get(plant.slug)?.changes)),
            ...added.flatMap((row, at) => addedPlant(row, builtIn.length + at + 1) ?? []),
          ];
        });
  const all: readonly PlantRecord[] = told ? untold.map(told) : untold;
  const byKey = new Map(all.map((plant) => [keyOf(plant), plant]));
  const former = [
    ...Object.entries(formerSlugs),
    ...rows.flatMap((row) => formerOf(row).map((slug) => [slug, row.slug] as const)),
  ];
  // No two plants have one address, whenever they had it.
  const leads = new Map<string, PlantRecord | undefined>([
    ...byKey,
    ...former.map(([slug, key]) => [slug, byKey.get(key)] as const),
    ...all.map((plant) => [plant.slug, plant] as const),
  ]);
  const shown: readonly PlantRecord[] = all.filter(({ stock }) => !stock?.isHidden);
  const find = (slug: string) => leads.get(slug);
  let names: ReturnType<typeof indexNames<PlantRecord>> | undefined;
  return {
    /** Perennials first, each catalogue in its order, the owner's own after the built-in ones. */
    all,
    shown,
    /** The plant with this slug, or that once had it. */
    find,
    /** The same, except for a plant that the owner has hidden. */
    findShown(slug: string) {
      const plant = find(slug);
      return plant?.stock?.isHidden ? undefined : plant;
    },
    /** Whether a plant that is gone had this slug. */
    wasAddress: (slug: string) => leads.has(slug) || changed.has(slug),
    /** The slugs that a plant had before its present one. */
    formerSlugsOf: (plant: PlantRecord) =>
      [...leads].flatMap(([slug, at]) => (at === plant && slug !== plant.slug ? slug : [])),
    /** The shown plants whose names are like an address that leads nowhere, likest first. */
    like(slug: string) {
      names ??= indexNames(shown, ({ name, latin, facts, slug: own }) => [
        name,
        latin,
        own,
        ...facts.synonyms,
      ]);
      return namesLike(names, slug);
    },
  };
}

/** Every plant as it is now: the built-in ones, as the owner has changed them, and her own. */
export type CurrentPlants = ReturnType<typeof makePlants>;

/** The slugs that a row's plant had, except for its first and its present one. */
export function formerOf({ formerSlugs }: Pick<PlantChangeRow, "formerSlugs">): string[] {
  return JSON.parse(formerSlugs) as string[];
}

/** Reads the changed fields of a row. One that a later version no longer understands is left out; the database keeps it. */
export function changesIn(changes: string): Partial<PlantEntry> {
  const parsed = JSON.parse(changes) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([name, value]) => {
      if (!Object.hasOwn(PlantFields.shape, name)) return [];
      const field = PlantFields.shape[name as keyof PlantEntry].safeParse(value);
      return field.success ? [[name, field.data]] : [];
    }),
  );
}

const beyondSources = new Set<string>(["name", "slug", "photographs", "drawnLike", "sources"]);

function withChanges(builtIn: BuiltInRecord, changes: string | undefined): PlantRecord {
  const changed = changes === undefined ? {} : changesIn(changes);
  if (Object.keys(changed).length === 0) return builtIn;
  const entry = { ...entryOf(builtIn), ...changed };
  const itself = { facts: builtIn.facts, figure: figureOf(builtIn) };
  const like = drawnLike(entry, builtIn);
  const { figure, ...plant } = plantOfEntry(entry, { id: builtIn.id, builtIn, like });
  const drawn = { latin: plant.latin, facts: plant.facts, figure };
  const isAsBuiltIn = isDeepStrictEqual(drawn, { latin: builtIn.latin, ...itself });
  return {
    ...plant,
    own: {
      key: builtIn.slug,
      ...(isOfAnotherGenus(entry, builtIn.facts)
        ? { factsAre: "added" as const }
        : Object.keys(changed).some((name) => !beyondSources.has(name))
          ? { factsAre: "changed" as const }
          : {}),
      ...(isAsBuiltIn || !figure ? {} : { plate: { figure, mark: hashOf(drawn) } }),
    },
  };
}

function addedPlant(row: PlantChangeRow, id: number): PlantRecord | undefined {
  const entry = OwnPlantEntry.safeParse(JSON.parse(row.changes)).data;
  if (!entry) return undefined;
  const like = drawnLike(entry, undefined);
  const { figure, ...plant } = plantOfEntry(entry, { id, builtIn: undefined, like });
  const mark = hashOf([id, plant.latin, plant.facts, figure]);
  const plate = figure ? { figure, mark } : null;
  return { ...plant, own: { key: row.slug, factsAre: "added", plate } };
}

/** What a plant is drawn like: what the owner chose, else itself if built in, else the first of its genus and catalogue. */
export function drawnLike(
  entry: Pick<PlantEntry, "acceptedName" | "catalogue" | "drawnLike">,
  builtIn: PlantRecord | undefined,
): DrawnPlant | undefined {
  const plant =
    plantRecords.find(({ slug }) => slug === entry.drawnLike) ??
    plantRecords.find(({ slug }) => slug === builtIn?.slug) ??
    plantRecords.find(
      ({ catalogue, facts }) => catalogue === entry.catalogue && genusOf(facts) === genusOf(entry),
    );
  return plant && { facts: plant.facts, figure: figureOf(plant) };
}

/** A short name of a content, another one for each. */
export function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 8);
}
