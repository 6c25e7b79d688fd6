import { Hono } from "hono";
import * as z from "zod/mini";
import { readBackupSummary } from "#backup/backup-notes.ts";
import type { Db } from "#db/connect.ts";
import { isPasswordAlone } from "#features/accounts/server/has-password-alone.ts";
import { listNewHelpers } from "#features/accounts/server/helpers/store.ts";
import type { Feature } from "#features/feature.ts";
import { countPlantsToLookAt } from "#features/plants/server/plant-stock.ts";
import { findDoubles } from "#features/registrations/server/double-registrations.ts";
import { countPeople } from "#features/registrations/server/store.ts";
import { siteGroup } from "#features/site/server/feature.ts";
import { type OwnerMail, ownerMailSettings } from "#mail/owner-address.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { may, type Needed } from "#shared/both/owner/rights.ts";
import { readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { Today } from "../answers.ts";
import { dismissFailedMail, readFailedMail } from "./failed-mail.ts";
import { readPeopleWhoWantAnswer } from "./people-who-want-answer.ts";
import { noteOwnerVisit } from "./since-owner-was-last-here.ts";
import { floodBrakeJob, mailProblems } from "./waiting-mail.ts";

export const today: Feature = {
  description: siteGroup,
  routes: (services) => [["/admin/today", todayAdminApi(services)]],
  problems: ({ db, clock }) => mailProblems(db, clock()),
  jobs: ({ db, log }) => [floodBrakeJob(db, log)],
};

/** The owner's calls, mounted at `/api/admin/today` behind the guard. */
function todayAdminApi({ config, db, clock }: Services): Hono {
  return new Hono()
    .get(
      "/",
      described({
        says: "What the owner wants to know first.",
        more: "Asking counts as a look of the owner’s: what came before it is old after this visit. A helper sees what their rights are for.",
        answers: { 200: { says: "Today.", body: Today } },
      }),
      async (c) => {
        const now = clock();
        const who = c.get("signedIn");
        /** What somebody may not see is left out. */
        const ifMay = <T>(needed: Needed, read: () => Promise<T>, otherwise: T) =>
          may(who, needed) ? read() : Promise.resolve(otherwise);
        const since = await ifMay("owner", () => noteOwnerVisit(db, now), null);
        const [
          people,
          ownerMail,
          visitRequestsWaiting,
          failedLetters,
          plantsToLookAt,
          newHelpers,
          backup,
        ] = await Promise.all([
          ifMay(
            ["people"],
            () => readPeopleWhoWantAnswer(db, { countPeople, findDoubles }, dayAtNursery(now)),
            nobody,
          ),
          ifMay("owner", () => ownerMailSettings.read(db), null),
          ifMay([], () => countOpenVisits(db), 0),
          ifMay([], () => readFailedMail(db), noneFailed),
          ifMay(["plants"], () => countPlantsToLookAt(db, clock), 0),
          ifMay("owner", () => listNewHelpers(db, now), []),
          ifMay("owner", () => readBackupSummary(db, now), null),
        ]);
        const today: Today = {
          ...people,
          ownerAddress: ownerMail && stateOf(ownerMail),
          sinceLastVisit: since === null ? null : { since, ...(await countSince(db, since)) },
          visitRequestsWaiting,
          failedLetters,
          isMailConnected: config.smtpUrl !== undefined,
          isPasswordAlone: await isPasswordAlone(db, who.key),
          plantsToLookAt,
          newHelpers,
          backup,
        };
        return c.json(today);
      },
    )
    .post(
      "/dismiss-failed-letters",
      described({
        says: "Tells no more of the letters that were given up until then.",
        payload: { FailedLettersSeen },
        answers: { 204: "They are told of no more." },
      }),
      async (c) => {
        const { through } = await readBody(c, FailedLettersSeen);
        // A time in the future would hide later failures.
        const now = toTimestamp(clock());
        const seen = toTimestamp(Temporal.Instant.from(through));
        await dismissFailedMail(db, seen < now ? seen : now);
        return c.body(null, 204);
      },
    );
}

const nobody = { nextEvent: null, fullEvents: [], offers: [], doubles: [] };
const noneFailed = { count: 0, reason: null, lastAt: null };

function stateOf({ address, pending }: OwnerMail): NonNullable<Today["ownerAddress"]> {
  return address ? "confirmed" : pending ? "pending" : "missing";
}

async function countSince(db: Db, since: string) {
  const registrations = await db
    .selectFrom("registration")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("createdAt", ">", since)
    .where("source", "=", "visitor")
    .executeTakeFirstOrThrow();
  const subscribers = await db
    .selectFrom("subscriber")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("subscribedAt", ">", since)
    .executeTakeFirstOrThrow();
  return { registrations: Number(registrations.count), subscribers: Number(subscribers.count) };
}

async function countOpenVisits(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("visitRequest")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("status", "=", "open")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The payload of `POST /api/admin/today/dismiss-failed-letters`. */
const FailedLettersSeen = z.object({
  /** `failedLetters.lastAt` as it was read: what failed after it is told all the same. */
  through: z.iso.datetime({ error: "Please give the time as an ISO 8601 time" }),
});
