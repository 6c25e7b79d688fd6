import { type Context, Hono } from "hono";
import { defaultPicture } from "#features/events/event-addresses.ts";
import type { InBloom } from "#features/plants/answers.ts";
import { plantsInWords } from "#features/plants/feast-in-50-and-100-words.ts";
import { formatEventDate, monthOf } from "#shared/both/day-in-words.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { pick } from "#shared/both/pick-fields.ts";
import { text } from "#shared/server/openapi/answer-shapes.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import type { Notice } from "./event-in-50-and-100-words.ts";
import { layOutNotice, type NoticePaper } from "./lay-out-poster-and-bulletin.ts";
import type { Press } from "./make-pdf-of-paper.ts";

/** A file takes a third of a second to make, and a parish wants two now and then. */
const paperLimit = { scope: "feast-on-paper", tries: 40, windowSeconds: 3_600 };
const refused = "There is no such feast.";

/** The public calls for a feast on paper, mounted at `/api/plants`. */
export function feastOnPaperApi(
  { config, limiter }: Services,
  press: Press,
  readFeast: (
    asked: Record<"feast" | "color", string | undefined>,
  ) => Promise<Pick<InBloom, "feast" | "day" | "color" | "inColor" | "bloom" | "fruit">>,
): Hono {
  async function noticeOf(c: Context): Promise<Notice> {
    const asked = { feast: c.req.query("feast"), color: c.req.query("color") };
    const shows = await readFeast(asked);
    const { feast, day } = shows;
    if (feast === null || day === null) throw notFound(refused);
    const address = `${config.site.publicUrl}/in-bloom?feast=${asked.feast}`;
    return {
      ...pick(config.site, ["brand", "phone"]),
      title: feast,
      day: formatEventDate(day),
      time: `What usually shows in ${monthOf(day)}`,
      place: plantsInWords(shows, 30).join(" "),
      cost: "Visits by appointment",
      registerBy: "",
      description: "",
      address,
      shortAddress: address,
      // The other one is a garden in bloom.
      picture: /-(?:12|01)-/.test(day) ? "/pictures/events/wreath.svg" : defaultPicture,
    };
  }

  const print = (paper: NoticePaper) => async (c: Context) => {
    const notice = await noticeOf(c);
    await limiter.take(paperLimit, c.get("clientAddress"));
    const page = layOutNotice(notice, paper, await press.widthOf());
    return press.print(c, [page], notice.title);
  };
  const file = (says: string) =>
    described(says, {
      query: {
        feast: { says: "“corpus-christi”", schema: text },
        color: { says: "A color of the Mass; without one the feast’s own.", schema: text },
      },
      limit: "40 an hour from one address",
      200: { says: "One page.", type: "application/pdf" },
      404: refused,
    });

  return new Hono()
    .get("/in-bloom/poster", file("The poster of a feast, of US Letter."), print("poster"))
    .get(
      "/in-bloom/bulletin",
      file("A feast for a bulletin: 4¼ × 5½ in, a quarter of US Letter."),
      print("bulletin"),
    );
}
