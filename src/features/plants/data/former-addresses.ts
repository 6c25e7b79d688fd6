/**
 * Addresses that a plant once had, and its slug today: links and printed sheets live longer than
 * names. Whoever renames a plant's slug adds a line; a line never leaves and never points at another
 * former slug.
 */
export const formerSlugs: Readonly<Record<string, string>> = {};
