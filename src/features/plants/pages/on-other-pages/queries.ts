import type { GetJson } from "#shared/both/page-rendering-context.ts";
import { getQuery, type PageQuery } from "#shared/browser/page-queries.ts";
import type { InBloom, PlantLink } from "../../answers.ts";

/** The plants of the nursery that a published post names. */
export function plantsNamedQuery(post: string): PageQuery<readonly PlantLink[]> {
  return getQuery(`/api/plants/named-in/${encodeURIComponent(post.toWellFormed())}`);
}

const shownAtMost = 6;

/** A few of what blooms in the month of a day, or in winter of what has fruit, cones or seedheads. */
export function plantsToSeeQuery(day: string) {
  return {
    key: `to-see:${day.slice(0, 7)}`,
    async read(get: GetJson) {
      const { bloom, fruit } = await get<InBloom>(`/api/plants/in-bloom?date=${day}`);
      const areInBloom = bloom.length >= fruit.length;
      const all = areInBloom ? bloom : fruit;
      // From all over the list, so that there is a tree and an annual among them.
      const count = Math.min(all.length, shownAtMost);
      const places = Array.from({ length: count }, (_, n) => Math.floor((n * all.length) / count));
      return { areInBloom, count: all.length, plants: places.flatMap((at) => all[at] ?? []) };
    },
  };
}
