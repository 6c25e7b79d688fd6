import type { Db } from "#db/connect.ts";
import { readPlants } from "./plants-with-owner-changes.ts";

/** What the plant with a slug, or that once had it, is called today. */
export async function plantNames(db: Db): Promise<(slug: string) => string | undefined> {
  const { find } = await readPlants(db);
  return (slug) => find(slug)?.name;
}
