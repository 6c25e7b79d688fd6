import { describe, expect, it } from "vitest";
import { feasts } from "./data/feasts.ts";
import { dayOfFeast, nextDayOfFeast } from "./reckon-feast-days.ts";

function day(id: string, year: number): string {
  const feast = feasts.find((some) => some.id === id);
  if (!feast) throw new Error(`There is no ${id}.`);
  return dayOfFeast(feast, year);
}

/** Easter Sundays as the tables of the U.S. Census Bureau and of the Naval Observatory have them. */
const easters =
  "2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2031-04-13 2032-03-28 2033-04-17 2034-04-09 2035-03-25 2036-04-13 2037-04-05 2038-04-25 2039-04-10 2040-04-01 2041-04-21 2042-04-06 2043-03-29 2044-04-17 2045-04-09 2046-03-25 2047-04-14 2048-04-05 2049-04-18 2050-04-10 2051-04-02 2052-04-21 2053-04-06 2054-03-29 2055-04-18".split(
    " ",
  );

describe("the feasts", () => {
  it("keep Easter as the published tables have it for thirty years", () => {
    expect(easters.map((easter) => day("easter", Number(easter.slice(0, 4))))).toEqual(easters);
  });

  it.each([
    // The calendars of the United States bishops for these years; the Ascension as in Philadelphia.
    [2024, { annunciation: "2024-04-08", "immaculate-conception": "2024-12-09" }],
    [2023, { "st-joseph": "2023-03-20", advent: "2023-12-03", epiphany: "2023-01-08" }],
    [2022, { "st-john": "2022-06-23", "sacred-heart": "2022-06-24", "holy-family": "2022-12-30" }],
    [2008, { "st-joseph": "2008-03-15", annunciation: "2008-03-31" }],
    [
      2026,
      {
        ...{ "ash-wednesday": "2026-02-18", laetare: "2026-03-15", "palm-sunday": "2026-03-29" },
        ...{ ascension: "2026-05-14", pentecost: "2026-05-24", trinity: "2026-05-31" },
        ...{ "corpus-christi": "2026-06-07", "sacred-heart": "2026-06-12" },
        ...{ "christ-the-king": "2026-11-22", advent: "2026-11-29", gaudete: "2026-12-13" },
        ...{ thanksgiving: "2026-11-26", "holy-family": "2026-12-27", epiphany: "2026-01-04" },
        ...{ annunciation: "2026-03-25", "st-joseph": "2026-03-19", "st-john": "2026-06-24" },
      },
    ],
    [2027, { annunciation: "2027-04-05", thanksgiving: "2027-11-25", advent: "2027-11-28" }],
    [2025, { thanksgiving: "2025-11-27", "holy-family": "2025-12-28", "st-john": "2025-06-24" }],
  ])("of %i fall on their days", (year, expected) => {
    for (const [id, date] of Object.entries(expected)) expect(day(id, year), id).toBe(date);
  });

  it("fall in the months that a search takes for them", () => {
    for (const feast of feasts) {
      for (let year = 2026; year < 2056; year += 1) {
        const month = Number(dayOfFeast(feast, year).slice(5, 7));
        // A day of the Annunciation in April, of the Sacred Heart in May or July, is as rare as a late Easter.
        const isNear = feast.months.some((usual) => Math.abs(usual - month) <= 1);
        expect(isNear, `${feast.id} ${year}`).toBe(true);
      }
    }
  });

  it("come next on the day itself or after it", () => {
    const easter = { day: { afterEaster: 0 } };
    expect(nextDayOfFeast(easter, "2026-04-05")).toBe("2026-04-05");
    expect(nextDayOfFeast(easter, "2026-04-06")).toBe("2027-03-28");
    expect(nextDayOfFeast({ day: "holy-family" }, "2026-12-31")).toBe("2027-12-26");
  });

  it("have names of their own", () => {
    expect(new Set(feasts.map(({ id }) => id)).size).toBe(feasts.length);
  });
});
