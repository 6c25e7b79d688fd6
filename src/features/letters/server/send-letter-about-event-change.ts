import { type SendWithChange, withChangeKind } from "#mail/letter-recipients-interface.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import { emptyLetter } from "../inputs.ts";
import { putDown } from "./enqueue-due-letters.ts";
import { insertLetter } from "./save-letter.ts";

/**
 * Sends a letter off in the transaction of the change that it tells of: both are kept or neither. There is
 * no minute to take it back, because the change is there at once. Of several with one address the first
 * is written to. Answers the letter's id.
 */
export const sendWithChange: SendWithChange = async (
  trx,
  { eventId, about, subject, text },
  people,
  context,
) => {
  const at = toTimestamp(context.now);
  const letterId = await insertLetter(
    trx,
    { ...emptyLetter, subject, body: text, to: "event", eventId, part: "all" },
    { about, state: "sending", dueAt: at, startedAt: at, enqueuedAt: at },
    context.now,
  );
  for await (const piece of piecesOf(people)) {
    // Behind a newsletter, and a limit for the day, it would arrive when the event is over.
    await putDown(trx, letterId, piece, { ...context, kind: withChangeKind, rank: 0 });
  }
  return letterId;
};
