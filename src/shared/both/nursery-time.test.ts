import fc from "fast-check";
import { expect, it } from "vitest";
import { atNursery, momentAtNursery, nurseryTimeZone } from "./nursery-time.ts";

it("reads the nursery's clock as Temporal does, all the year round", () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date("2020-01-01T00:00:00Z"),
        max: new Date("2040-01-01T00:00:00Z"),
        noInvalidDate: true,
      }),
      (date) => {
        const local = Temporal.Instant.fromEpochMilliseconds(date.getTime())
          .toZonedDateTimeISO(nurseryTimeZone)
          .toPlainDateTime();
        const minutes = local.toString({ smallestUnit: "minute" });
        expect(atNursery(date.getTime())).toBe(minutes);
        const moment = Temporal.PlainDateTime.from(minutes).toZonedDateTime(nurseryTimeZone, {
          disambiguation: "earlier",
        });
        expect(momentAtNursery(minutes)).toBe(new Date(moment.epochMilliseconds).toISOString());
      },
    ),
  );
});

it("takes the next hour for one that the clock leaves out, and no other text", () => {
  expect(momentAtNursery("2026-03-08T02:30")).toBe("2026-03-08T07:30:00.000Z");
  expect(momentAtNursery("2026-05-01T10:00:59")).toBe("2026-05-01T14:00:00.000Z");
  for (const text of [
    "",
    "soon",
    "2026-03-08",
    "2026-13-08T02:30",
    "2026-05-01T10:00Z",
    "on 2026-05-01T10:00",
    "2026-05-01T10:00:5",
    "2026-05-01T10:00:5x",
    "2026-05-01T10:00:x5",
  ]) {
    expect(momentAtNursery(text)).toBeUndefined();
  }
});
