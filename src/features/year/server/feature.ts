import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Feature } from "#features/feature.ts";
import { plantNames } from "#features/plants/server/plants-with-owner-changes.ts";
import { siteGroup } from "#features/site/server/feature.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { csvAnswer } from "#shared/server/csv.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { Year } from "../answers.ts";
import { readYear } from "./read-year.ts";
import { yearCsv } from "./year-csv.ts";

export const year: Feature = {
  description: siteGroup,
  routes: (services) => [["/admin/years", yearAdminApi(services)]],
};

const parts = { year: { says: "Four digits.", schema: z.int() } };

function yearAdminApi({ db, clock }: Pick<Services, "db" | "clock">): Hono {
  const read = async (c: Context) => {
    const asked = c.req.param("year") ?? "";
    if (!/^[12]\d{3}$/.test(asked)) throw notFound("There is no such year.");
    const today = dayAtNursery(clock());
    return readYear(db, { year: Number(asked), today, nameOf: await plantNames(db) });
  };
  return new Hono()
    .get(
      "/:year",
      described("What happened in a year, beside the one before.", {
        parts,
        200: Year,
        404: "It is no year.",
      }),
      async (c) => c.json((await read(c)) satisfies Year),
    )
    .get(
      "/:year/csv",
      described("The same for a spreadsheet.", {
        parts,
        200: { says: "The rows.", type: "text/csv" },
        404: "It is no year.",
      }),
      async (c) => {
        const found = await read(c);
        return csvAnswer(c, `year-${found.year}.csv`, yearCsv(found));
      },
    );
}
