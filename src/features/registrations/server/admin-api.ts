import { type Context, Hono } from "hono";
import { dayAtNursery } from "#shared/both/clock.ts";
import { invalid } from "#shared/both/failures.ts";
import { versionFrom, versionTag } from "#shared/server/if-match.ts";
import { check, idInPath, readBody } from "#shared/server/json-body.ts";
import { inPieces, listAnswer, textStream } from "#shared/server/long-lists-piece-by-piece.ts";
import type { Services } from "#shared/server/services.ts";
import { IdempotencyKey, type Resent } from "../contract.ts";
import {
  AddedRegistration,
  changesBySource,
  RegistrationBatch,
  StatusChange,
} from "../owner-contract.ts";
import { searchRegistrations, searchTextOf } from "../registration-search.ts";
import { addRegistration } from "./add-registration.ts";
import { changeManyRegistrations } from "./change-many.ts";
import { changeRegistration } from "./change-registration.ts";
import { listEventLetters, readEventLetter } from "./letters/event-letter-recipients.ts";
import { resendConfirmation } from "./letters/resend-confirmation.ts";
import { registrationsCsv } from "./registrations-csv.ts";
import {
  readRegistration,
  readRegistrations,
  registrationGone,
} from "./registrations-for-owner.ts";
import { removeRegistration } from "./remove-registration.ts";
import { replaceLink } from "./replace-link.ts";
import { setRegistrationStatus } from "./set-status.ts";
import { findRegistration } from "./store.ts";

/** Letters to one person: a button that seems to do nothing is pressed again and again. */
const resendLimit = { scope: "resend-confirmation", tries: 5, windowSeconds: 600 };

const resentMessages = {
  mail: "The confirmation email is on its way.",
  file: "No mail server is connected: the confirmation email becomes a file.",
};

/** The owner's calls about registrations, mounted at `/api/admin` behind the guard. */
export function registrationsAdminApi(services: Services): Hono {
  const { db, clock, limiter, outbox, mailDomain } = services;
  const context = () => ({ now: clock(), mailDomain });

  return new Hono()
    .get("/registrations", async (c) => {
      return listAnswer(c, await readRegistrations(db, outbox.delivery));
    })
    .get("/registrations.csv", async (c) => {
      const { event, find, status } = csvFilter(c);
      const name = `registrations-${dayAtNursery(clock())}.csv`;
      c.header("Content-Type", "text/csv; charset=utf-8");
      c.header("Content-Disposition", `attachment; filename="${name}"`);
      const all = await readRegistrations(db, outbox.delivery);
      const ofEvent = event === undefined ? all : all.filter(({ eventId }) => eventId === event);
      const ofStatus = status ? ofEvent.filter((row) => row.status === status) : ofEvent;
      const found = await inPieces(ofStatus, (piece) =>
        searchRegistrations(
          piece.map((row) => ({ ...row, searchText: searchTextOf(row) })),
          find,
        ),
      );
      return c.body(textStream(registrationsCsv(found)));
    })
    .get("/registrations/:id", async (c) => {
      const registration = await readRegistration(
        db,
        idInPath(c, registrationGone),
        outbox.delivery,
      );
      c.header("ETag", versionTag(registration));
      return c.json(registration);
    })
    .patch("/registrations/:id", async (c) => {
      const id = idInPath(c, registrationGone);
      const row = await findRegistration(db, id);
      const changes = await readBody(c, changesBySource[row?.source ?? "visitor"]);
      const registration = await changeRegistration(db, id, changes, {
        version: versionFrom(c),
        delivery: outbox.delivery,
        ...context(),
      });
      outbox.wake();
      c.header("ETag", versionTag(registration));
      return c.json(registration);
    })
    .delete("/registrations/:id", async (c) => {
      const version = versionFrom(c);
      await removeRegistration(db, idInPath(c, registrationGone), { version, ...context() });
      outbox.wake();
      return c.body(null, 204);
    })
    .post("/registrations", async (c) => {
      const input = await readBody(c, AddedRegistration);
      const header = c.req.header("idempotency-key");
      const registration = await addRegistration(db, input, {
        key: header === undefined ? undefined : check(IdempotencyKey, header),
        delivery: outbox.delivery,
        ...context(),
      });
      outbox.wake();
      c.header("ETag", versionTag(registration));
      return c.json(registration, 201);
    })
    .post("/registrations/batch", async (c) => {
      const batch = await readBody(c, RegistrationBatch);
      const answer = await changeManyRegistrations(db, batch, context());
      outbox.wake();
      return c.json(answer);
    })
    .post("/registrations/:id/status", async (c) => {
      const change = await readBody(c, StatusChange);
      const id = idInPath(c, registrationGone);
      const registration = await setRegistrationStatus(db, id, change, {
        version: versionFrom(c),
        delivery: outbox.delivery,
        ...context(),
      });
      outbox.wake();
      c.header("ETag", versionTag(registration));
      return c.json(registration);
    })
    .post("/registrations/:id/new-link", async (c) => {
      const id = idInPath(c, registrationGone);
      await limiter.take(resendLimit, String(id));
      await replaceLink(db, id, context());
      outbox.wake();
      return c.json({ message: "The old link opens nothing any more." }, 202);
    })
    .get("/event-letters", async (c) => c.json(await listEventLetters(db)))
    .get("/event-letters/:id", async (c) =>
      c.json(await readEventLetter(db, idInPath(c, "This letter is no longer there."))),
    )
    .post("/registrations/:id/resend-email", async (c) => {
      const registrationId = idInPath(c, registrationGone);
      await limiter.take(resendLimit, String(registrationId));
      await resendConfirmation(db, registrationId, { now: clock(), mailDomain });
      outbox.wake();
      const { delivery } = outbox;
      return c.json({ message: resentMessages[delivery], delivery } satisfies Resent, 202);
    });
}

/** What the owner's list shows: `?event=` an event's id, `?status=`, `?find=` words; each may be absent. */
function csvFilter(c: Context): {
  event: number | undefined;
  find: string;
  status: string | undefined;
} {
  const event = c.req.query("event");
  const id = event ? Number(event) : undefined;
  if (id !== undefined && !Number.isSafeInteger(id)) throw invalid("Please choose an event.");
  return { event: id, find: c.req.query("find") ?? "", status: c.req.query("status") };
}
