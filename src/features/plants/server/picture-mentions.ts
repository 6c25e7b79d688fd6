import type { ListPictureMentions } from "#shared/server/picture-use.ts";
import { keyOf, readPlants } from "./plants-with-owner-changes.ts";

/** The plants that the owner has changed or added, with their photographs. */
export const plantPictures: ListPictureMentions = async (db) => {
  const [{ all }, rows] = [
    await readPlants(db),
    await db.selectFrom("plantChange").select(["slug", "changes"]).orderBy("slug").execute(),
  ];
  const names = new Map(all.map((plant) => [keyOf(plant), plant.name]));
  return rows.map(({ slug, changes }) => ({
    what: "Plant",
    title: names.get(slug) ?? slug,
    path: `/admin-plants/${slug}`,
    text: changes,
  }));
};
