import { findPlant } from "../plant-lookup.ts";

/** What the plant with this slug, or that once had it, is called. */
export function plantName(slug: string): string | undefined {
  return findPlant(slug)?.name;
}
