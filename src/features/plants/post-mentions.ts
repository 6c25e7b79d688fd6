import type { PlantRecord } from "./plant-records.ts";

/** A post as far as plants are looked for in it. */
export interface ReadablePost {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
}

/** Common words that are also the name of a plant; in a post they seldom mean it. */
const commonWords = new Set(["stock", "everlasting"]);

/**
 * Whether a post names the plant: by its name, in the singular or the plural, or by its Latin name.
 * Names by which others sell it count too, if they are two words at least: "Heartsease" in a post
 * may be any violet.
 */
export function namesPlant(post: ReadablePost, plant: PlantRecord): boolean {
  const text = plain(`${post.title}\n${post.excerpt}\n${post.content}`);
  return patternOf(plant).test(text);
}

const patterns = new WeakMap<PlantRecord, RegExp>();

function patternOf(plant: PlantRecord): RegExp {
  let pattern = patterns.get(plant);
  if (!pattern) {
    const { name, facts } = plant;
    const names = [name, facts.acceptedName, ...facts.synonyms.filter((it) => it.includes(" "))]
      .map(plain)
      .filter((it) => !commonWords.has(it));
    pattern = new RegExp(`(?<![a-z])(?:${names.map(withPlural).join("|")})(?![a-z])`);
    patterns.set(plant, pattern);
  }
  return pattern;
}

/** As written by hand or by a phone: any case, any apostrophe, any dash, blanks of any kind. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[-‐‑\s]+/g, " ");
}

function withPlural(name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (escaped.endsWith("y")) return `${escaped.slice(0, -1)}(?:y|ies)`;
  return `${escaped}(?:s|es)?`;
}
