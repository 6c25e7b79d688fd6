import { Hono } from "hono";
import * as z from "zod/mini";
import { pick } from "#shared/both/pick-fields.ts";
import type { PublicSiteDetails } from "#shared/both/site-details.ts";
import { text } from "#shared/server/openapi/answer-shapes.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import { InBloom } from "../answers.ts";
import { feasts, type LiturgicalColor, liturgicalColors } from "../data/feasts.ts";
import { feastInWords } from "../feast-in-50-and-100-words.ts";
import { plantPath, showsItsFlowers } from "../plant-card.ts";
import { plantLinkOf } from "../plant-page.ts";
import type { PlantRecord } from "../plant-record.ts";
import { monthsInLeaf } from "../plant-seasons.ts";
import { nextDayOfFeast } from "../reckon-feast-days.ts";
import type { CurrentPlants } from "./plants-with-owner-changes.ts";

const colorNames = Object.keys(liturgicalColors) as LiturgicalColor[];

/** What the page of a day or a feast shows. `today` is by the nursery’s clock. */
export function inBloomApi(
  readPlants: () => Promise<CurrentPlants>,
  { site, today }: { site: PublicSiteDetails; today: () => string },
): Hono {
  return new Hono().get(
    "/in-bloom",
    described("What usually is in bloom, in fruit and in leaf in the month of a day or a feast.", {
      more: "A feast goes before a date, and is the next one. What is no date, feast or color counts as not given.",
      query: {
        date: { says: "“2027-05-09”", schema: text },
        feast: { says: "“corpus-christi”", schema: text },
        color: { says: "A color of the Mass; without one the feast’s own.", schema: text },
      },
      200: InBloom,
    }),
    async (c) => {
      const asked = c.req.query();
      const date = z.iso.date().safeParse(asked["date"]).data;
      const { shown } = await readPlants();
      const shows = whatShows(shown, { ...asked, date }, today());
      const { feast, day } = shows;
      const address = `${site.publicUrl}/in-bloom?feast=${asked["feast"]}`;
      const inWords = (most: number) =>
        feast !== null && day !== null
          ? feastInWords({ ...shows, feast, day, ...pick(site, ["brand", "phone"]), address }, most)
          : null;
      return c.json<InBloom>({
        ...shows,
        words50: inWords(50),
        words100: inWords(100),
        feasts: feasts.map(({ id, name }) => ({ id, name })),
      });
    },
  );
}

/** What shows on the next day of a feast, or else on a date (ISO 8601). What is no feast or no color counts as not given. */
export function whatShows(
  plants: readonly PlantRecord[],
  asked: { feast?: string | undefined; date?: string | undefined; color?: string | undefined },
  today: string,
) {
  const feast = feasts.find(({ id }) => id === asked.feast);
  const day = feast ? nextDayOfFeast(feast, today) : (asked.date ?? null);
  const color = colorNames.find((name) => name === asked.color) ?? feast?.color;
  // Without a day it is the number of no month.
  const month = Number(day?.slice(5, 7));
  const wanted: readonly string[] = color ? liturgicalColors[color] : [];
  const inBloom = plants.filter(
    ({ facts }) => showsItsFlowers(facts) && facts.bloomMonths.includes(month),
  );
  const isInColor = ({ facts }: PlantRecord) =>
    facts.bloomColors.some((bloom) => wanted.includes(bloom));
  const isMainly = ({ facts }: PlantRecord) => wanted.includes(facts.bloomColors[0] ?? "");
  return {
    feast: feast?.name ?? null,
    day,
    color: color ?? null,
    // A pink flower with a white edge comes after the white ones.
    inColor: inBloom
      .filter(isInColor)
      .toSorted((a, b) => Number(isMainly(b)) - Number(isMainly(a)))
      .map(plantLinkOf),
    bloom: inBloom.filter((plant) => !isInColor(plant)).map(plantLinkOf),
    fruit: plants.filter(({ seasons }) => seasons.fruit?.months.includes(month)).map(plantLinkOf),
    leaf: plants
      .filter(({ seasons }) => monthsInLeaf(seasons).includes(month))
      .map((plant) => ({ name: plant.name, path: plantPath(plant) })),
  };
}
