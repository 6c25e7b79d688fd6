import { hasControlCharacter } from "#platform/shared/control-characters.ts";

/** The longest address of a post, in characters. */
export const slugLengthMax = 200;

/**
 * Where a post's picture is: an https address or a path as it was given, a file name under
 * `/attached-assets/`; undefined where none was given.
 */
export function pictureAddress(featuredImage: string | null): string | undefined {
  const given = featuredImage?.trim();
  if (!given) return undefined;
  if (/^https:\/\//i.test(given)) return given;
  // Two slashes at the start would lead to another site.
  if (given.startsWith("/")) return given.replace(/^[/\\]+/, "/");
  const parts = given.toWellFormed().split("/");
  if (parts[0] === "attached-assets") parts.shift();
  const safe = parts.filter((part) => part !== "" && part !== "." && part !== "..");
  return `/attached-assets/${safe.map(encodeURIComponent).join("/")}`;
}

const longDate = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "America/New_York",
});

/** "June 21, 2025", the day it was at the nursery; "Draft" for a post that is none yet. */
export function formatPublished(publishedAt: string | null): string {
  return publishedAt === null ? "Draft" : longDate.format(new Date(publishedAt));
}

const longMoment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/New_York",
});

/** "June 21, 2025 at 9:00 AM", by the nursery's clock. */
export function formatScheduled(publishedAt: string): string {
  return longMoment.format(new Date(publishedAt));
}

/** Whether a post waits for its moment. `now` is in milliseconds since the epoch. */
export function isScheduled(publishedAt: string | null, now: number): boolean {
  return publishedAt !== null && Date.parse(publishedAt) > now;
}

/** False for text that cannot be the address of any post: the database need not be asked. */
export function canBeSlug(text: string): boolean {
  return text !== "" && text.length <= slugLengthMax && !hasControlCharacter(text);
}
