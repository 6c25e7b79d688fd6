import { bumpContentVersion } from "#shared/server/content-version.ts";
import {
  addressWhenBroughtBack,
  contentsOf,
  noteOfTrashed,
  type TrashKind,
} from "#shared/server/trash.ts";
import { holdPictures } from "#shared/server/uploaded-pictures.ts";
import type { PlantEntry } from "../plant-entry/inputs.ts";
import {
  findRow,
  lockPlants,
  type PlantInTrash,
  refuseTwins,
  writeChange,
} from "./change-plant.ts";
import { plantInHistory } from "./plant-in-history.ts";
import { formerOf, makePlants, readChanges } from "./plants-with-owner-changes.ts";

/** Comes back at its address, which a draft may have lost. Throws `invalid` if another has its Latin name. */
export const plantTrash: TrashKind = {
  kind: "plant",
  neededFor: () => ["plants"],
  async bringBack(trx, trashed, how) {
    const { row, stock } = contentsOf<PlantInTrash>(trashed);
    await lockPlants(trx);
    const left = await findRow(trx, row.slug);
    const isKept = left?.changes === "{}";
    const rows = await readChanges(trx);
    const plants = makePlants(rows.filter(({ slug }) => !(isKept && slug === row.slug)));
    const isFree = (slug: string) => !plants.find(slug) && !plants.wasAddress(slug);
    const entry = JSON.parse(row.changes) as PlantEntry;
    const slug = await addressWhenBroughtBack(entry.slug, (it) => !isFree(it), how);
    refuseTwins({ ...entry, slug }, undefined, plants);
    const key = isFree(row.slug) ? row.slug : slug;
    await writeChange(trx, {
      ...row,
      slug: key,
      changes: JSON.stringify({ ...entry, slug }),
      formerSlugs: JSON.stringify(formerOf(row).filter(isFree)),
      version: Math.max(row.version, left?.version ?? 0) + 1,
    });
    if (stock) {
      const back = { ...stock, slug: key, version: stock.version + 1 };
      await trx.insertInto("plantStock").values(back).execute();
    }
    await holdPictures(trx, ...entry.photographs.map(({ url }) => url));
    await bumpContentVersion(trx);
    return `/admin-plants/${key}`;
  },
  note: noteOfTrashed(plantInHistory, (trashed) => ({
    key: contentsOf<PlantInTrash>(trashed).row.slug,
    plant: trashed.name,
  })),
};
