import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { defaultPicture } from "#features/events/event-addresses.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { idInPath, readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { EventOnPaper, PaperPreview, PlantForPaper } from "../answers.ts";
import { PlantsToPrint } from "../inputs.ts";
import { type EventToPrint, noticeOfEvent } from "./event-notice.ts";
import { layOutNotice, type NoticePaper } from "./lay-out-notice.ts";
import { type Notice, noticeInWords } from "./notice-in-words.ts";
import type { ReadPicture } from "./pictures-for-print.ts";
import type { Press } from "./press.ts";
import { chosenPlants, layOutPlants } from "./print-plants.ts";
import { type KeyedPlant, listPlantsForPaper, notePrinting } from "./printings.ts";

/** What is printed of other features. */
export interface PaperSources {
  press: Press;
  readPicture: ReadPicture;
  findEvent(id: number): Promise<EventToPrint | undefined>;
  /** Those that visitors see. */
  readPlants(): Promise<KeyedPlant[]>;
}

const noticePapers: Readonly<Record<NoticePaper, string>> = {
  poster: "The poster of an event, of US Letter.",
  bulletin: "An event for a bulletin: 4¼ × 5½ in, a quarter of US Letter.",
};
const eventGone = "This event is no longer there.";
const refused = { 404: eventGone, 409: "It is called off, or over." };
const gone = "A plant that was chosen is no longer there, or is hidden.";

/** The owner's calls, mounted at `/api/admin/paper` behind the guard. */
export function paperAdminApi(
  services: Services,
  { press, readPicture, findEvent, readPlants }: PaperSources,
): Hono {
  const { config, db, clock } = services;
  const { site } = config;

  async function noticeOf(c: Context): Promise<Notice> {
    const event = await findEvent(idInPath(c, eventGone));
    if (!event) throw notFound(eventGone);
    const isThere = event.imageUrl && (await readPicture(event.imageUrl));
    const picture = (isThere && event.imageUrl) || defaultPicture;
    return noticeOfEvent(event, { site, now: clock(), picture });
  }

  async function layOut(wish: PlantsToPrint) {
    const chosen = chosenPlants(await readPlants(), wish);
    const by = { site, today: dayAtNursery(clock()), widthOf: await press.widthOf() };
    return { chosen, ...layOutPlants(chosen, wish, by) };
  }

  const api = new Hono()
    .get(
      "/plants",
      described({
        says: "Every plant that can be printed, and what has changed since it last was.",
        answers: { 200: { says: "The plants.", body: z.array(PlantForPaper) } },
      }),
      async (c) => c.json(await listPlantsForPaper(db, await readPlants())),
    )
    .post(
      "/plants/preview",
      described({
        says: "What cards, labels or a price list would look like.",
        payload: { PlantsToPrint },
        answers: { 200: { says: "The first sheet.", body: PaperPreview }, 404: gone },
      }),
      async (c) => {
        const { pages, labels, shortened } = await layOut(await readBody(c, PlantsToPrint));
        const [first] = pages;
        if (!first) throw new Error("A paper has a page.");
        return c.json<PaperPreview>({ first, pages: pages.length, labels, shortened });
      },
    )
    .post(
      "/plants/pdf",
      described({
        says: "Cards, labels or a price list, to be printed at 100 %.",
        payload: { PlantsToPrint },
        answers: { 200: { says: "The sheets.", type: "application/pdf" }, 404: gone },
      }),
      async (c) => {
        const wish = await readBody(c, PlantsToPrint);
        const { chosen, pages } = await layOut(wish);
        const file = await press.print(pages, "Plants");
        if (wish.isNoted) {
          await db
            .transaction()
            .execute((trx) => notePrinting(trx, chosen, wish.shows, dayAtNursery(clock())));
        }
        return pdf(c, file);
      },
    )
    .get(
      "/events/:id",
      described({
        says: "What is printed and pasted of an event: a poster, a quarter page for a bulletin, and texts.",
        answers: { 200: { says: "As it would be today.", body: EventOnPaper }, ...refused },
      }),
      async (c) => {
        const notice = await noticeOf(c);
        const widthOf = await press.widthOf();
        return c.json<EventOnPaper>({
          poster: layOutNotice(notice, "poster", widthOf),
          bulletin: layOutNotice(notice, "bulletin", widthOf),
          words50: noticeInWords(notice, 50),
          words100: noticeInWords(notice, 100),
        });
      },
    );

  for (const [paper, says] of Object.entries(noticePapers)) {
    api.get(
      `/events/:id/${paper}`,
      described({
        says,
        answers: { 200: { says: "One page.", type: "application/pdf" }, ...refused },
      }),
      async (c) => {
        const notice = await noticeOf(c);
        const page = layOutNotice(notice, paper as NoticePaper, await press.widthOf());
        return pdf(c, await press.print([page], notice.title));
      },
    );
  }
  return api;
}

function pdf(c: Context, file: Buffer<ArrayBuffer>) {
  return c.body(file, 200, {
    "Content-Type": "application/pdf",
    "Content-Length": String(file.length),
  });
}
