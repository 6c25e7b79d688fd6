import { type Context, Hono } from "hono";
import { findByWords } from "#shared/both/find-by-words.ts";
import { type CsvColumn, csvAnswer, csvPieces } from "#shared/server/csv.ts";
import { idInPath, noContent, readBody } from "#shared/server/json-body.ts";
import { inPieces, jsonPieces, textStream } from "#shared/server/long-lists-piece-by-piece.ts";
import { rowId, text } from "#shared/server/openapi/answer-shapes.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import {
  type Consent,
  ConsentForm,
  Subscriber,
  SubscriberPage,
  SubscriberStatus,
} from "../answers.ts";
import { AddedSubscriber, SubscriberSettings } from "../owner-inputs.ts";
import { formLabels, statusLabels } from "../subscriber-labels.ts";
import { subscriberText } from "../subscriber-search.ts";
import {
  addSubscriber,
  personGone,
  removeSubscriber,
  tryAddressAgain,
} from "./change-subscribers.ts";
import { asksToConfirm, setAsksToConfirm } from "./double-opt-in.ts";
import { countsOf, listPeople } from "./list-subscribers.ts";

/** Each entry may send a letter to somebody who does not expect it. */
const addLimit = { scope: "add-subscriber", tries: 300, windowSeconds: 3_600 };

const question = {
  find: { says: "Part of an e-mail or a telephone number.", schema: text },
  status: { says: "Those of one status.", schema: SubscriberStatus },
  source: { says: "Those who came by one form.", schema: ConsentForm },
};

/** The owner's calls about subscribers, mounted at `/api/admin/subscribers` behind the guard. */
export function subscribersAdminApi({ db, limiter, commandContext }: Services): Hono {
  return new Hono()
    .get(
      "/",
      described("The people of the list, all on one page.", {
        query: { ...question, page: { says: "There is one page.", schema: rowId } },
        200: { says: "All of them that fit.", body: SubscriberPage },
      }),
      async (c) => {
        const everybody = await listPeople(db);
        const people = await thoseAskedFor(everybody, c);
        const beside = { total: people.length, page: 1, pages: 1, counts: countsOf(everybody) };
        const page = { ...beside, asksToConfirm: await asksToConfirm(db) };
        return c.body(textStream(pagePieces(people, page)), {
          headers: { "Content-Type": "application/json" },
        });
      },
    )
    .get(
      "/csv",
      described("The same for a spreadsheet, all of them.", {
        query: question,
        200: { says: "The rows.", type: "text/csv" },
      }),
      async (c) => {
        const people = await thoseAskedFor(await listPeople(db), c);
        return csvAnswer(c, "subscribers.csv", csvPieces(columns, people));
      },
    )
    .post(
      "/",
      described("Adds somebody who agreed elsewhere than on the site.", {
        payload: { AddedSubscriber },
        limit: "300 an hour",
        201: Subscriber,
        409: "They are there already, or have said no.",
      }),
      async (c) => {
        await limiter.take(addLimit, "owner");
        const added = await readBody(c, AddedSubscriber);
        return c.json(await addSubscriber(db, added, commandContext()), 201);
      },
    )
    .put(
      "/settings",
      described("Whether a new sign-up counts only when it was confirmed by letter.", {
        payload: { SubscriberSettings },
        200: SubscriberSettings,
      }),
      async (c) => {
        const settings = await readBody(c, SubscriberSettings);
        await setAsksToConfirm(db, settings.asksToConfirm);
        return c.json(settings);
      },
    )
    .post(
      "/:id/try-again",
      described("Writes again to an address that was refused.", { 200: Subscriber }),
      async (c) => c.json(await tryAddressAgain(db, idInPath(c, personGone))),
    )
    .delete(
      "/:id",
      described("Deletes somebody.", { 204: "They are gone." }),
      noContent((c) => removeSubscriber(db, idInPath(c, personGone), commandContext())),
    );
}

function thoseAskedFor(people: readonly Subscriber[], c: Context): Promise<Subscriber[]> {
  const words = (c.req.query("find") ?? "").replaceAll("\0", "").slice(0, 200);
  const wanted = SubscriberStatus.safeParse(c.req.query("status")).data;
  const from = ConsentForm.safeParse(c.req.query("source")).data;
  return inPieces(people, (piece) =>
    findByWords(piece, words, subscriberText).filter(
      ({ status, source }) => (!wanted || status === wanted) && (!from || source === from),
    ),
  );
}

function* pagePieces(people: readonly Subscriber[], beside: object): Generator<string> {
  yield '{"people":';
  yield* jsonPieces(people);
  yield `,${JSON.stringify(beside).slice(1)}`;
}

const columns: readonly CsvColumn<Subscriber>[] = [
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Status", ({ status }) => statusLabels[status]],
  ["Source", ({ source }) => source && formLabels[source]],
  ["Agreed", (person) => lastConsent(person)?.givenAt ?? null],
  ["Words Agreed To", (person) => lastConsent(person)?.wording ?? null],
  ["Page", (person) => lastConsent(person)?.page ?? null],
  ["Reason", (person) => lastConsent(person)?.note ?? null],
  ["Unsubscribed", ({ unsubscribedAt }) => unsubscribedAt],
  ["Refused", ({ refusedAt }) => refusedAt],
  ["Entered", ({ createdAt }) => createdAt],
];

function lastConsent({ consents }: Subscriber): Consent | undefined {
  return consents.findLast(({ agreed }) => agreed);
}
