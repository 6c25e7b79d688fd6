import { Hono } from "hono";
import * as z from "zod/mini";
import type { PlantRecord } from "#features/plants/plant-record.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { PaperPreview, PlantForPaper } from "../answers.ts";
import { PlantsToPrint } from "../inputs.ts";
import type { Press } from "./make-pdf-of-paper.ts";
import { layOutPlants } from "./print-plants.ts";
import { listPlantsForPaper, notePrinting } from "./printings.ts";

const gone = "A plant that was chosen is no longer there, or is hidden.";

/** The owner's calls, mounted at `/api/admin/paper` behind the guard. */
export function paperAdminApi(
  { config, db, clock }: Services,
  press: Press,
  readPlants: () => Promise<readonly PlantRecord[]>,
): Hono {
  async function layOut(wish: PlantsToPrint) {
    const by = { site: config.site, today: dayAtNursery(clock()), widthOf: await press.widthOf() };
    return layOutPlants(await readPlants(), wish, by);
  }

  return new Hono()
    .get(
      "/plants",
      described("Every plant that can be printed, and what has changed since it last was.", {
        200: z.array(PlantForPaper),
      }),
      async (c) => c.json(await listPlantsForPaper(db, await readPlants())),
    )
    .post(
      "/plants/preview",
      described("What cards, labels or a price list would look like.", {
        payload: { PlantsToPrint },
        200: PaperPreview,
        404: gone,
      }),
      async (c) => {
        const { pages, labels, shortened } = await layOut(await readBody(c, PlantsToPrint));
        const [first] = pages;
        if (!first) throw new Error("A paper has a page.");
        void press.prepare(pages);
        return c.json<PaperPreview>({ first, pages: pages.length, labels, shortened });
      },
    )
    .post(
      "/plants/pdf",
      described("Cards, labels or a price list, to be printed at 100 %.", {
        payload: { PlantsToPrint },
        200: { says: "The sheets.", type: "application/pdf" },
        404: gone,
      }),
      async (c) => {
        const wish = await readBody(c, PlantsToPrint);
        const { chosen, pages } = await layOut(wish);
        const answer = await press.print(c, pages, "Plants");
        if (wish.isNoted) {
          await db
            .transaction()
            .execute((trx) => notePrinting(trx, chosen, wish, dayAtNursery(clock())));
        }
        return answer;
      },
    );
}
