import { nurseryTimeZone } from "#platform/shared/clock.ts";

const dayText = new Intl.DateTimeFormat("en-CA", { timeZone: nurseryTimeZone });

/** `YYYY-MM-DD`, by the nursery's clock. */
export function todayAtNursery(): string {
  return dayText.format(new Date());
}
