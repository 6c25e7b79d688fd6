import { nurseryTimeZone } from "./clock.ts";

/** Minutes by a clock on the wall: what a field of the type `datetime-local` holds, `YYYY-MM-DDTHH:MM`. */
const wall = new Intl.DateTimeFormat("sv-SE", {
  timeZone: nurseryTimeZone,
  dateStyle: "short",
  timeStyle: "short",
});

/** A moment by the nursery's clock, `YYYY-MM-DDTHH:MM`. Browsers without Temporal can do it, too. */
export function atNursery(moment: string | number): string {
  return wall.format(new Date(moment)).replace(" ", "T");
}

/** The day at the nursery, `YYYY-MM-DD`. */
export function todayAtNursery(): string {
  return atNursery(Date.now()).slice(0, 10);
}

/**
 * The moment, in ISO 8601 and UTC, at which the nursery's clock shows `local`; undefined for text that
 * is no such time. Of an hour that comes twice it is the first, of one that is left out the one after.
 */
export function momentAtNursery(local: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(local)) return undefined;
  const asUtc = Date.parse(`${local.slice(0, 16)}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const hour = 3_600_000;
  // Between four and five hours behind UTC; the earlier moment is the one of the smaller difference.
  const fitting = [4, 5].map((hours) => asUtc + hours * hour);
  const found = fitting.find((moment) => atNursery(moment) === local.slice(0, 16));
  return new Date(found ?? asUtc + 5 * hour).toISOString();
}
