import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { VisitRequestRow } from "#db/schema.ts";
import { pick } from "#shared/both/pick-fields.ts";
import { answerRow, versionFrom } from "#shared/server/if-match.ts";
import { idempotencyKeyFrom, idInPath, noContent, readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { VisitAsked, VisitForOwner } from "../answers.ts";
import { AppointmentInput, VisitChanges, VisitInput } from "../inputs.ts";
import { type NameOf, plantLines } from "../plants-in-request.ts";
import { callOffAppointment, giveAppointment } from "./appointment.ts";
import { askForVisit } from "./ask-for-visit.ts";
import { changeVisit, removeVisit, visitGone } from "./change-visit.ts";
import { listVisits } from "./store.ts";
import type { ReadNames } from "./visit-mail.ts";

/** As for registrations: a household shares one address; a script does not stop at thirty. */
const visitLimit = { scope: "visit", tries: 30, windowSeconds: 600 };

/** The public call, mounted at `/api/visits`. */
export function visitsApi({ db, limiter, commandContext }: Services): Hono {
  return new Hono().post(
    "/",
    described("Asks for a visit, or for something for a parish.", {
      payload: { VisitInput },
      takesIdempotencyKey: true,
      limit: "30 in ten minutes from one address",
      201: VisitAsked,
      409: "The same key came with other details.",
    }),
    async (c) => {
      const asked = await limiter.during(visitLimit, c.get("clientAddress"), async (countTry) => {
        const input = await readBody(c, VisitInput);
        const key = idempotencyKeyFrom(c);
        return askForVisit(db, input, { key, countTry, ...commandContext() });
      });
      return c.json(asked, 201);
    },
  );
}

/** The owner's calls, mounted at `/api/admin/visits` behind the guard. */
export function visitsAdminApi({ db, commandContext }: Services, readNames: ReadNames): Hono {
  const asked = (c: Context) => ({ version: versionFrom(c), ...commandContext() });
  const answerVisit = async (c: Context, row: VisitRequestRow) =>
    answerRow(c, forOwner(row, await readNames(db)));
  return new Hono()
    .get(
      "/",
      described("Every request for a visit.", { 200: z.array(VisitForOwner) }),
      async (c) => {
        const nameOf = await readNames(db);
        return c.json((await listVisits(db)).map((row) => forOwner(row, nameOf)));
      },
    )
    .patch(
      "/:id",
      described("Says what becomes of a request, or notes something about it.", {
        payload: { VisitChanges },
        takesIfMatch: true,
        200: VisitForOwner,
      }),
      async (c) => {
        const changes = await readBody(c, VisitChanges);
        return answerVisit(c, await changeVisit(db, idInPath(c, visitGone), changes, asked(c)));
      },
    )
    .put(
      "/:id/appointment",
      described(
        "Gives the visitor a day and a time, or another one, by a letter with a calendar file.",
        { payload: { AppointmentInput }, takesIfMatch: true, 200: VisitForOwner },
      ),
      async (c) => {
        const input = await readBody(c, AppointmentInput);
        return answerVisit(c, await giveAppointment(db, idInPath(c, visitGone), input, asked(c)));
      },
    )
    .delete(
      "/:id/appointment",
      described(
        "Calls the appointment off, by a letter that takes it out of the visitor’s calendar.",
        { takesIfMatch: true, 200: VisitForOwner, 409: "There is none that could be called off." },
      ),
      async (c) => answerVisit(c, await callOffAppointment(db, idInPath(c, visitGone), asked(c))),
    )
    .delete(
      "/:id",
      described("Deletes a request.", { takesIfMatch: true, 204: "It is gone." }),
      noContent((c) => removeVisit(db, idInPath(c, visitGone), asked(c))),
    );
}

function forOwner(row: VisitRequestRow, nameOf: NameOf): VisitForOwner {
  const { church, occasion, plants, isSuspect, appointmentAt } = row;
  return {
    ...pick(row, ["id", "fullName", "email", "phone", "days", "message"]),
    ...pick(row, ["status", "note", "createdAt", "statusChangedAt", "version"]),
    ...(church ? { church, occasion } : {}),
    plants: plantLines(plants, nameOf),
    plantsLink: plants ? `/my-garden?plants=${plants}` : null,
    isSuspect: isSuspect === 1,
    ...(appointmentAt === null
      ? {}
      : {
          appointment: {
            at: appointmentAt,
            minutes: row.appointmentMinutes ?? 0,
            cancelledBy: row.appointmentCancelledBy,
            otherDays: row.otherDays,
          },
        }),
  };
}
