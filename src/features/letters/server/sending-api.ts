import { Hono } from "hono";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { LetterAudiences } from "#mail/letter-recipients-interface.ts";
import { ownerAddress } from "#mail/owner-address.ts";
import { conflict } from "#shared/both/failures.ts";
import { answerRow } from "#shared/server/if-match.ts";
import { idInPath, readBody } from "#shared/server/json-body.ts";
import { rowId } from "#shared/server/openapi/answer-shapes.ts";
import { type Answer, described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { Letter, LetterRecipients, LetterTest } from "../answers.ts";
import { LetterPageInput, SendInput } from "../inputs.ts";
import type { LetterSetter } from "./compose-letter.ts";
import { publishLetter } from "./save-letter.ts";
import { sendLetter, stopLetter, takeBack } from "./send-letter.ts";
import { findLetter, letterGone, listRecipients, progressOf, testKind } from "./store.ts";

export interface SendingContext {
  audiences: LetterAudiences;
  setLetter: LetterSetter;
}

const testLimit = { scope: "letter-test", tries: 30, windowSeconds: 3_600 };
const peopleOnPage = 50;

const asItIs: Answer = { says: "The letter as it is now.", body: Letter, hasETag: true };
const gone = "The letter is no longer there.";

/** The calls that send a letter, and tell whom it reached. */
export function sendingApi(
  { db, clock, limiter, outbox, mailDomain }: Services,
  { audiences, setLetter }: SendingContext,
): Hono {
  return new Hono()
    .post(
      "/:id/test",
      described({
        says: "Sends the letter to the owner alone.",
        limit: "30 an hour",
        answers: {
          200: { says: "It is on its way.", body: LetterTest },
          404: gone,
          409: "The owner has no confirmed address.",
        },
      }),
      async (c) => {
        await limiter.take(testLimit, "owner");
        const { id } = await findLetter(db, idInPath(c, letterGone));
        const to = await ownerAddress(db);
        if (to === undefined) {
          throw conflict("Please enter and confirm your own address in the settings first.");
        }
        await enqueueMail(db, { kind: testKind, subjectId: id, mailDomain, now: clock() });
        outbox.wake();
        return c.json({ to, delivery: outbox.delivery } satisfies LetterTest);
      },
    )
    .post(
      "/:id/send",
      described({
        says: "Sends a letter off, now or at a time.",
        payload: { SendInput },
        answers: { 200: asItIs, 404: gone, 409: "It was sent off already, or changed meanwhile." },
      }),
      async (c) => {
        const { at: asked } = await readBody(c, SendInput);
        const at = asked ? Temporal.Instant.from(asked) : undefined;
        const sending = { at, now: clock(), audiences, setLetter };
        return answerRow(c, await sendLetter(db, idInPath(c, letterGone), sending));
      },
    )
    .post(
      "/:id/take-back",
      described({
        says: "Makes a letter that has not begun to go out a draft again.",
        answers: { 200: asItIs, 404: gone, 409: "It is going out already." },
      }),
      async (c) => answerRow(c, await takeBack(db, idInPath(c, letterGone))),
    )
    .post(
      "/:id/stop",
      described({
        says: "Stops a letter that goes out; who has it keeps it.",
        answers: { 200: asItIs, 404: gone, 409: "It is not going out." },
      }),
      async (c) => answerRow(c, await stopLetter(db, idInPath(c, letterGone), clock())),
    )
    .put(
      "/:id/page",
      described({
        says: "Whether everybody may read it on a page.",
        payload: { LetterPageInput },
        answers: { 200: asItIs, 404: gone, 409: "It is no letter to the subscribers." },
      }),
      async (c) => {
        const { isPublic } = await readBody(c, LetterPageInput);
        return answerRow(c, await publishLetter(db, idInPath(c, letterGone), isPublic));
      },
    )
    .get(
      "/:id/recipients",
      described({
        says: "Who got it, 50 on a page.",
        query: { page: { says: "Which page, from 1.", schema: rowId } },
        answers: { 200: { says: "One page of them.", body: LetterRecipients }, 404: gone },
      }),
      async (c) => {
        const row = await findLetter(db, idInPath(c, letterGone));
        const { people: total } = await progressOf(db, row);
        const pages = Math.max(1, Math.ceil(total / peopleOnPage));
        const page = Math.min(Math.max(1, Math.trunc(Number(c.req.query("page"))) || 1), pages);
        const people = await listRecipients(db, row.id, page, peopleOnPage);
        return c.json({ people, total, page, pages } satisfies LetterRecipients);
      },
    );
}
