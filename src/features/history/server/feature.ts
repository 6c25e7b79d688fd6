import { Hono } from "hono";
import type { Db } from "#db/schema.ts";
import type { Feature } from "#features/feature.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { dayAtNursery, momentAtNursery } from "#shared/both/nursery-time.ts";
import { may } from "#shared/both/owner/rights.ts";
import type { Job } from "#shared/server/jobs.ts";
import { check } from "#shared/server/json-body.ts";
import { day, rowId, text } from "#shared/server/openapi/answer-shapes.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { requireRight } from "#shared/server/signed-in-account.ts";
import { ChangesOfThing, History } from "../answers.ts";
import { HistoryAsked, listChanges, listPeople, type Things } from "./list-changes.ts";

export const history: Feature = {
  description: {
    name: "History",
    says: "Who changed what, when, and what stood there before, for two years.",
  },
  routes: (services, all) => [["/admin/history", historyApi(services, all.history)]],
  jobs: ({ db }) => [deleteOldHistoryJob(db)],
};

const before = { says: "Those that are older than the one with this id.", schema: rowId };

/** The owner's calls, mounted at `/api/admin/history` behind the guard. */
function historyApi({ db }: Services, things: Things): Hono {
  return new Hono()
    .get(
      "/",
      described("Everything that was changed, the newest first, 50 at a time.", {
        more: "Of what a helper may not see nothing is said.",
        query: {
          kind: { says: "Of one kind of thing: `event`.", schema: text },
          by: { says: "By one person: `helper:3`.", schema: text },
          from: { says: "The first day.", schema: day },
          until: { says: "The last day.", schema: day },
          before,
        },
        200: History,
        400: "A day or an id is none.",
      }),
      async (c) => {
        const who = c.get("signedIn");
        const seen = things.filter(({ neededFor = [] }) => may(who, neededFor));
        const kinds = seen.map(({ kind, label }) => ({ kind, label }));
        const { kind: of, by, from, until, before } = check(HistoryAsked, c.req.query());
        const asked = {
          kinds: kinds.map(({ kind }) => kind).filter((it) => it === (of ?? it)),
          ...{ by, from: beginOf(from), until: beginOf(until, 1), before },
        };
        const found = await listChanges(db, things, asked, { who, most: 50 });
        return c.json({ ...found, kinds, people: await listPeople(db) } satisfies History);
      },
    )
    .get(
      "/:kind/:thing",
      described("What became of one thing, the newest first, 20 at a time.", {
        more: "It asks for what seeing the thing asks for.",
        parts: {
          kind: { says: "`event`.", schema: text },
          thing: { says: "Its id.", schema: text },
        },
        query: { before },
        200: ChangesOfThing,
        400: "The id is none.",
        404: "There is no such kind.",
      }),
      async (c) => {
        const { kind, thing } = c.req.param();
        const known = things.find((it) => it.kind === kind);
        const who = c.get("signedIn");
        requireRight(who, (await known?.neededForOne?.(db, thing)) ?? known?.neededFor ?? []);
        if (!known) throw notFound("There is no such kind of thing.");
        const { before } = check(HistoryAsked, c.req.query());
        const asked = { kinds: [kind], thing, before };
        return c.json(await listChanges(db, things, asked, { who, most: 20 }));
      },
    );
}

const twoYears = { hours: 2 * 365 * 24 };

/** Once a day at the nursery: deletes changes that are older than two years. */
function deleteOldHistoryJob(db: Db): Job {
  let sweptOn = "";
  return {
    name: "history-sweep",
    async run(now) {
      const today = dayAtNursery(now);
      if (sweptOn === today) return undefined;
      const since = toTimestamp(now.subtract(twoYears));
      await db.deleteFrom("change").where("at", "<", since).execute();
      sweptOn = today;
      return undefined;
    },
  };
}

/** When a day begins at the nursery, or so many days later. */
function beginOf(day: string | undefined, later = 0): string | undefined {
  const begins = day && Temporal.PlainDate.from(day).add({ days: later });
  return begins && momentAtNursery(`${begins}T00:00`);
}
