import { Hono } from "hono";
import * as z from "zod/mini";
import type { Db } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { signedLink } from "#mail/signed-link.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { type CalendarEntry, calendarFile } from "#shared/server/calendar/calendar-file.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { siteFact } from "#shared/server/site-facts.ts";
import { DiaryLink } from "../answers.ts";
import { visitEntry } from "./appointment-mail.ts";
import { listVisits } from "./store.ts";
import { diaryLinkInHistory } from "./visit-in-history.ts";

/** The events as entries that lead to their page of the owner's. */
type ListEventEntries = (db: Db, site: SiteConfig) => Promise<CalendarEntry[]>;

/** The address of the owner's diary: another generation replaces one that leaked. */
const diaryLink = signedLink<number>("diary-link-secret", (generation, sign) =>
  sign(`diary ${generation}`).toString("hex").slice(0, 40),
);
const diaryGeneration = siteFact("diary-link-generation", { generation: 1 });

/** The owner's calls, mounted at `/api/admin/diary-link` behind the guard. */
export function diaryLinkApi({ db, config }: Services): Hono {
  const link = async (): Promise<DiaryLink> => {
    const { generation } = await diaryGeneration.read(db);
    return { url: `${config.site.publicUrl}/diary/${await diaryLink.token(db, generation)}.ics` };
  };
  return new Hono()
    .get(
      "/",
      described(
        "The secret address at which a calendar program reads the owner’s visits and events.",
        { 200: DiaryLink },
      ),
      async (c) => c.json(await link()),
    )
    .post(
      "/renew",
      described("Makes it another address: the one before opens nothing.", { 200: DiaryLink }),
      async (c) => {
        await inTransaction(db, async (trx) => {
          const { generation } = await diaryGeneration.lock(trx);
          await diaryGeneration.write(trx, { generation: generation + 1 });
          await noteChange(trx, diaryLinkInHistory, { after: {}, action: "renewed" });
        });
        return c.json(await link());
      },
    );
}

/** `GET /diary/{secret}.ics`, mounted at the root: a visit is a first name and a link there, and no more. */
export function diaryFile(
  { db, clock, config, calendarId }: Services,
  listEventEntries: ListEventEntries,
): Hono {
  return new Hono().get(
    "/diary/:file{[0-9a-f]{40}\\.ics}",
    described("The owner’s visits and events, for her calendar program.", {
      path: "/diary/{secret}.ics",
      parts: {
        secret: { says: "Of its address.", schema: z.string().check(z.regex(/^[0-9a-f]{40}$/)) },
      },
      200: { says: "The calendar.", type: "text/calendar" },
      404: "It is another address (by now).",
    }),
    async (c) => {
      const { generation } = await diaryGeneration.read(db);
      if (!(await diaryLink.isToken(db, c.req.param("file").replace(/\.ics$/, ""), generation)))
        throw notFound("This address opens no diary.");
      const { site } = config;
      const entries = [
        ...(await readVisits(db, site.publicUrl)),
        ...(await listEventEntries(db, site)),
      ];
      const calendar = calendarFile(entries, { site, calendarId, now: clock() });
      return c.body(calendar, 200, {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'inline; filename="diary.ics"',
        "Cache-Control": "private, no-store",
        "X-Robots-Tag": "noindex",
      });
    },
  );
}

async function readVisits(db: Db, publicUrl: string): Promise<CalendarEntry[]> {
  const url = `${publicUrl}/admin-visits`;
  return (await listVisits(db))
    .filter(({ appointmentAt }) => appointmentAt !== null)
    .map((visit) => {
      const title = ["Visit", firstNameOf(visit.fullName)].filter(Boolean).join(": ");
      return visitEntry(visit, { title, url });
    });
}

const noFirstName =
  /^(?:mr|mrs|ms|mx|miss|dr|prof|rev|fr|msgr|dcn|sr|br|jr|father|sister|brother|deacon|and|&)\.?$/i;

/** The first name of a full name; none if a single word follows a title, because it may be the surname. */
function firstNameOf(fullName: string): string | undefined {
  const [surname = "", given = surname] = fullName.split(",");
  const words = given.trim().split(/\s+/);
  const names = words.filter((word) => !noFirstName.test(word));
  return names.length > 1 || names.length === words.length ? names[0] : undefined;
}
