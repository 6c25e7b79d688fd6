import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { invalid } from "#shared/both/failure-kinds.ts";
import { findByWords } from "#shared/both/find-by-words.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { csvAnswer } from "#shared/server/csv.ts";
import { answerRow, type ToVersion, versionFrom } from "#shared/server/if-match.ts";
import { idempotencyKeyFrom, idInPath, noContent, readBody } from "#shared/server/json-body.ts";
import { inPieces, listAnswer } from "#shared/server/long-lists-piece-by-piece.ts";
import { text } from "#shared/server/openapi/answer-shapes.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { requireRight } from "#shared/server/signed-in-account.ts";
import { BatchAnswer, OverCapacity, RegistrationForOwner, Resent, status } from "../answers.ts";
import {
  AddedRegistration,
  changesBySource,
  KeptApart,
  RegistrationBatch,
  StatusChange,
} from "../owner-inputs.ts";
import { mostChangedAtOnce } from "../registration-fields.ts";
import { searchTextOf } from "../registration-search.ts";
import { addRegistration } from "./add-registration.ts";
import { changeManyRegistrations } from "./change-many.ts";
import { changeRegistration, removeRegistration } from "./change-registration.ts";
import { keepApart } from "./double-registrations.ts";
import { registrationsCsv } from "./registrations-csv.ts";
import {
  readOffersMade,
  readRegistration,
  readRegistrations,
  registrationGone,
} from "./registrations-for-owner.ts";
import { replaceLink, resendConfirmation } from "./resend-or-replace-link.ts";
import { setRegistrationStatus } from "./set-status.ts";
import { findRegistration } from "./store.ts";

/** Limits letters to one person, because a button that seems to do nothing is pressed repeatedly. */
const resendLimit = { scope: "resend-confirmation", tries: 5, windowSeconds: 600 };

const resentMessages = {
  mail: "The confirmation email is on its way.",
  file: "No mail server is connected: the confirmation email becomes a file.",
};

const overCapacity = {
  says: "More people than there are places (`code`); `allowOverCapacity` would have it so. Without a `code`: it does not fit what is there, as `message` says.",
  body: OverCapacity,
};
const resends = "5 in ten minutes for one registration";

/** The owner's calls about registrations, mounted at `/api/admin` behind the guard. */
export function registrationsAdminApi(services: Services): Hono {
  const { db, clock, limiter, outbox, commandContext } = services;
  const to = (c: Context) => ({ version: versionFrom(c), ...commandContext() });

  async function changed(c: Context, id: number, change: (how: ToVersion) => Promise<void>) {
    const how = to(c);
    await change(how);
    const offers = await readOffersMade(db, how.now);
    return answerRow(c, { ...(await readRegistration(db, id, outbox.delivery)), ...offers });
  }

  async function letterTo(c: Context, send: typeof resendConfirmation): Promise<void> {
    const id = idInPath(c, registrationGone);
    await limiter.take(resendLimit, String(id));
    await send(db, id, commandContext());
  }

  return new Hono()
    .get(
      "/registrations",
      described("Every registration, newest first.", { 200: z.array(RegistrationForOwner) }),
      async (c) => {
        const { rows, forOwner } = await readRegistrations(db, outbox.delivery);
        return listAnswer(c, rows, forOwner);
      },
    )
    .get(
      "/registrations.csv",
      described("Registrations for a spreadsheet.", {
        query: {
          event: { says: "Those for one event.", schema: z.int() },
          status: { says: "Those of one status.", schema: status },
          find: { says: "Those with these words.", schema: text },
        },
        200: { says: "The rows.", type: "text/csv" },
        400: "`event` is not the number of an event.",
      }),
      async (c) => {
        const { event, find, status } = csvFilter(c);
        const { rows, forOwner } = await readRegistrations(db, outbox.delivery);
        const ofEvent = rows.filter(({ eventId }) => event === undefined || eventId === event);
        const ofStatus = status ? ofEvent.filter((row) => row.status === status) : ofEvent;
        const found = await inPieces(ofStatus, (piece) =>
          findByWords(piece.map(forOwner), find, searchTextOf),
        );
        const name = `registrations-${dayAtNursery(clock())}.csv`;
        return csvAnswer(c, name, registrationsCsv(found));
      },
    )
    .post(
      "/registrations",
      described("Adds a registration that was taken by telephone or at the counter.", {
        payload: { AddedRegistration },
        takesIdempotencyKey: true,
        201: RegistrationForOwner,
        404: "The event is no longer there.",
        409: overCapacity,
      }),
      async (c) => {
        const input = await readBody(c, AddedRegistration);
        const key = idempotencyKeyFrom(c);
        const id = await addRegistration(db, input, { key, ...commandContext() });
        return answerRow(c, await readRegistration(db, id, outbox.delivery), 201);
      },
    )
    .get(
      "/registrations/:id",
      described("One registration.", { 200: RegistrationForOwner }),
      async (c) => {
        const id = idInPath(c, registrationGone);
        return answerRow(c, await readRegistration(db, id, outbox.delivery));
      },
    )
    .patch(
      "/registrations/:id",
      described("Changes a registration.", {
        more: "What a visitor entered may lack nothing; what the owner entered may lack an e-mail and an address, a walk-in a telephone number, too.",
        payload: { RegistrationChanges: z.union(Object.values(changesBySource)) },
        takesIfMatch: true,
        200: RegistrationForOwner,
        409: overCapacity,
      }),
      async (c) => {
        const id = idInPath(c, registrationGone);
        const row = await findRegistration(db, id);
        const changes = await readBody(c, changesBySource[row?.source ?? "visitor"]);
        return changed(c, id, (how) => changeRegistration(db, id, changes, how));
      },
    )
    .delete(
      "/registrations/:id",
      described("Deletes a registration.", { takesIfMatch: true, 204: "It is gone." }),
      noContent((c) => removeRegistration(db, idInPath(c, registrationGone), to(c))),
    )
    .post(
      "/registrations/:id/status",
      described("Says what becomes of a registration.", {
        payload: { StatusChange },
        takesIfMatch: true,
        200: RegistrationForOwner,
        409: overCapacity,
      }),
      async (c) => {
        const change = await readBody(c, StatusChange);
        const id = idInPath(c, registrationGone);
        return changed(c, id, (how) => setRegistrationStatus(db, id, change, how));
      },
    )
    .post(
      "/registrations/keep-apart",
      described(
        "Says of two registrations that may be one person’s that they are two, or takes that back.",
        { payload: { KeptApart }, 204: "It is noted." },
      ),
      noContent(async (c) => keepApart(db, await readBody(c, KeptApart))),
    )
    .post(
      "/registrations/batch",
      described("Cancels or deletes many registrations, or takes a cancellation back.", {
        more: `At most ${mostChangedAtOnce} in one call, each with the \`version\` in which it was seen. All that still stands so is done in one transaction; the others stay as they are, and \`results\` says which. With \`sendLetter\` each party that has an e-mail address is written to, one address at most three times and once more for the rest. To undo a cancellation each is sent with the \`status\` it had; what would go over the capacity is answered with \`full\`, unless \`allowOverCapacity\` would have it so.`,
        payload: { RegistrationBatch },
        200: BatchAnswer,
      }),
      async (c) => {
        const batch = await readBody(c, RegistrationBatch);
        // Deleting many requires the same right as deleting one.
        if (batch.action === "delete" || batch.action === "undo-delete")
          requireRight(c.get("signedIn"), ["everything"]);
        const context = commandContext();
        const answer = await changeManyRegistrations(db, batch, context);
        return c.json({ ...answer, ...(await readOffersMade(db, context.now)) });
      },
    )
    .post(
      "/registrations/:id/resend-email",
      described("Sends the confirmation letter again.", {
        limit: resends,
        202: Resent,
        409: "There is nothing to confirm, or nobody to write to.",
      }),
      async (c) => {
        await letterTo(c, resendConfirmation);
        const { delivery } = outbox;
        return c.json({ message: resentMessages[delivery], delivery } satisfies Resent, 202);
      },
    )
    .post(
      "/registrations/:id/new-link",
      described("Gives a registration a new link; the old one opens nothing from here on.", {
        limit: resends,
        202: z.strictObject({ message: text }),
        409: "There is nobody to write to.",
      }),
      async (c) => {
        await letterTo(c, replaceLink);
        return c.json({ message: "The old link opens nothing any more." }, 202);
      },
    );
}

/** What the owner's list shows: `?event=` an event's id, `?status=`, `?find=` words; each may be absent. */
function csvFilter(c: Context) {
  const event = c.req.query("event");
  const id = event ? Number(event) : undefined;
  if (id !== undefined && !Number.isSafeInteger(id)) throw invalid("Please choose an event.");
  return { event: id, find: c.req.query("find") ?? "", status: c.req.query("status") };
}
