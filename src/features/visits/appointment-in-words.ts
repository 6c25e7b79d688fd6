import { wordsAtNursery } from "#shared/both/nursery-time.ts";

const dayOf = /* @__PURE__ */ wordsAtNursery({
  ...{ weekday: "long", month: "long", day: "numeric", year: "numeric" },
});
const timeOf = /* @__PURE__ */ wordsAtNursery({ timeStyle: "short" });

/** "Saturday, May 9, 2026, 10:00 AM to 10:45 AM", by the nursery's clock. */
export function appointmentInWords(at: string, minutes: number): string {
  return `${dayOf(at)}, ${timesInWords(at, minutes)}`;
}

/** Where a visitor comes to: the owner describes the region in sentences. */
export function placeInWords(brand: string, region: string | undefined): string {
  return [brand, region].filter(Boolean).join(". ");
}

/** "10:00 AM to 10:45 AM". */
export function timesInWords(at: string, minutes: number): string {
  return `${timeOf(at)} to ${timeOf(Date.parse(at) + minutes * 60_000)}`;
}
