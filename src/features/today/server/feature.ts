import { Hono } from "hono";
import * as z from "zod/mini";
import { readBackupSummary } from "#backup/backup-notes.ts";
import type { Db } from "#db/schema.ts";
import { listNewHelpers } from "#features/accounts/server/helpers/store.ts";
import { isPasswordAlone } from "#features/accounts/server/require-reauthentication.ts";
import type { Feature } from "#features/feature.ts";
import { countPlantsToLookAt } from "#features/plants/server/plant-stock.ts";
import { findDoubles } from "#features/registrations/server/double-registrations.ts";
import { countPeople } from "#features/registrations/server/store.ts";
import { siteGroup } from "#features/site/server/feature.ts";
import { type OwnerMail, ownerMailSettings } from "#mail/owner-address.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { may, type Needed } from "#shared/both/owner/rights.ts";
import { whereThereIsRoom } from "#shared/server/database-and-disk-health.ts";
import { readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { siteFact } from "#shared/server/site-facts.ts";
import { Today } from "../answers.ts";
import { countOf, dismissFailedMail, readFailedMail } from "./failed-mail.ts";
import { readPeopleWhoWantAnswer } from "./people-who-want-answer.ts";
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
      described("What the owner wants to know first.", {
        more: "Asking counts as a look of the owner’s: what came before it is old after this visit. A helper sees what their rights are for.",
        200: Today,
      }),
      async (c) => {
        const now = clock();
        const who = c.get("signedIn");
        /** What somebody may not see is left out. */
        const ifMay = <T>(needed: Needed, read: () => Promise<T>, otherwise: T) =>
          may(who, needed) ? read() : Promise.resolve(otherwise);
        const since = await ifMay("owner", () => noteOwnerVisit(db, now), null);
        const ownerMail = await ifMay("owner", () => ownerMailSettings.read(db), null);
        const people = () =>
          readPeopleWhoWantAnswer(db, { countPeople, findDoubles }, dayAtNursery(now));
        const today: Today = {
          ...(await ifMay(["people"], people, nobody)),
          ownerAddress: ownerMail && stateOf(ownerMail),
          sinceLastVisit: since === null ? null : { since, ...(await countSince(db, since)) },
          visitRequestsWaiting: await ifMay([], () => countOpenVisits(db), 0),
          failedLetters: await ifMay([], () => readFailedMail(db), noneFailed),
          isMailConnected: config.smtpUrl !== undefined,
          isPasswordAlone: await isPasswordAlone(db, who.key),
          plantsToLookAt: await ifMay(["plants"], () => countPlantsToLookAt(db, clock), 0),
          newHelpers: await ifMay("owner", () => listNewHelpers(db, now), []),
          backup: await ifMay("owner", () => readBackupSummary(db, now), null),
        };
        return c.json(today);
      },
    )
    .post(
      "/dismiss-failed-letters",
      described("Tells no more of the letters that were given up until then.", {
        payload: { FailedLettersSeen },
        204: "They are told of no more.",
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
  const registered = db.selectFrom("registration").where("createdAt", ">", since);
  return {
    registrations: await countOf(registered.where("source", "=", "visitor")),
    subscribers: await countOf(db.selectFrom("subscriber").where("subscribedAt", ">", since)),
  };
}

function countOpenVisits(db: Db): Promise<number> {
  return countOf(db.selectFrom("visitRequest").where("status", "=", "open"));
}

/** The payload of `POST /api/admin/today/dismiss-failed-letters`. */
const FailedLettersSeen = z.object({
  /** `failedLetters.lastAt` as it was read: what failed after it is told all the same. */
  through: z.iso.datetime({ error: "Please give the time as an ISO 8601 time" }),
});

/** A visit ends after this long without a request. */
const restMinutes = 30;

/** The last look of the visit that is going on, and of the one before. */
const visit = siteFact("owner-last-visit", {
  lastLookAt: null as string | null,
  before: null as string | null,
});

/** Notes a look of the owner's and answers when the visit before this one ended; null at the first. */
async function noteOwnerVisit(db: Db, now: Temporal.Instant): Promise<string | null> {
  const known = await visit.read(db);
  const rested = toTimestamp(now.subtract({ minutes: restMinutes }));
  const hasRested = known.lastLookAt !== null && known.lastLookAt < rested;
  const before = hasRested ? known.lastLookAt : known.before;
  await whereThereIsRoom(() => visit.write(db, { lastLookAt: toTimestamp(now), before }));
  return before;
}
