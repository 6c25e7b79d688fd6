import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { answerRow, versionFrom } from "#shared/server/if-match.ts";
import { readBody } from "#shared/server/json-body.ts";
import { text } from "#shared/server/openapi/answer-shapes.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { PlantEntryForOwner, PlantForOwner } from "../answers.ts";
import { NewPlantFields } from "../plant-entry/entry-fields.ts";
import { AddedPlantEntry, PlantEntryChanges } from "../plant-entry/inputs.ts";
import { StockChanges } from "../stock/inputs.ts";
import { addPlant, changeEntry, readEntry, takeBack } from "./change-plant.ts";
import { changeStock, listPlantsForOwner, noSuchPlant } from "./plant-stock.ts";

const synonyms = z
  .union([z.array(text), text])
  .check(z.describe("As a list, or as a text with one in each line."));
const { catalogue, name, slug, description } = NewPlantFields.shape;
const needed = { catalogue, name, slug, description };

/** The owner's calls, mounted at `/api/admin/plants` behind the guard. */
export function plantsAdminApi({ db, clock }: Services): Hono {
  const asked = (c: Context) => ({ version: versionFrom(c), now: clock() });
  return new Hono()
    .get(
      "/",
      described("Every plant, and what the owner says of it.", { 200: z.array(PlantForOwner) }),
      async (c) => c.json(await listPlantsForOwner(db, clock)),
    )
    .post(
      "/",
      described(
        "Adds a plant of the owner’s, of which a catalogue, a name, an address and a description are enough; with `isHidden` it is a draft. A fact that is the same of the plant that it began from (`begunFrom`, else `drawnLike`) is refused where that is of another genus, unless `confirmed` names it.",
        {
          payload: {
            NewPlantEntry: z.extend(z.partial(NewPlantFields), {
              ...needed,
              synonyms: z.optional(synonyms),
            }),
          },
          201: PlantEntryForOwner,
        },
      ),
      async (c) =>
        answerRow(c, await addPlant(db, await readBody(c, AddedPlantEntry), clock()), 201),
    )
    .patch(
      "/:slug",
      described("Says something of a plant: whether there is any, a price, a note.", {
        payload: { StockChanges },
        takesIfMatch: true,
        200: PlantForOwner,
        404: noSuchPlant,
      }),
      async (c) => {
        const changes = await readBody(c, StockChanges);
        return answerRow(c, await changeStock(db, c.req.param("slug"), changes, asked(c)));
      },
    )
    .get(
      "/:slug/facts",
      described("A plant’s facts, every field.", { 200: PlantEntryForOwner, 404: noSuchPlant }),
      async (c) => answerRow(c, await readEntry(db, c.req.param("slug"), clock())),
    )
    .patch(
      "/:slug/facts",
      described("Changes facts of a plant; what is absent stays as it is.", {
        payload: {
          PlantEntryChanges: z.extend(PlantEntryChanges, { synonyms: z.optional(synonyms) }),
        },
        takesIfMatch: true,
        200: PlantEntryForOwner,
        404: noSuchPlant,
      }),
      async (c) => {
        const changes = await readBody(c, PlantEntryChanges);
        return answerRow(c, await changeEntry(db, c.req.param("slug"), changes, asked(c)));
      },
    )
    .delete(
      "/:slug/facts",
      described("Takes back what the owner made of a built-in plant; one that she added is gone.", {
        takesIfMatch: true,
        200: PlantEntryForOwner,
        204: "The plant that she added is gone.",
        404: noSuchPlant,
      }),
      async (c) => {
        const plant = await takeBack(db, c.req.param("slug"), asked(c));
        return plant ? answerRow(c, plant) : c.body(null, 204);
      },
    );
}
