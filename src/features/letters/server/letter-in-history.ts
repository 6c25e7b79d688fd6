import type { Db, LetterRow } from "#db/schema.ts";
import type { SendingPace } from "#mail/mailbox-limits.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { type ThingInHistory, yesOrNo } from "#shared/server/note-change-in-history.ts";
import type { PersonKey } from "#shared/server/personal-data-interface-and-mail.ts";
import { rightToWriteTo } from "../right-to-write-to.ts";

/** What the owner calls a letter: its subject. */
export function nameOfLetter({ subject }: Pick<LetterRow, "subject">): string {
  return subject || "Without a subject";
}

const audiences = {
  subscribers: "The subscribers",
  event: "The people of an event",
  person: "One person",
} as const satisfies Record<LetterRow["to"], string>;

export const letterInHistory: ThingInHistory<LetterRow> = {
  kind: "letter",
  label: "Letter",
  nameOf: nameOfLetter,
  async neededForOne(db, id) {
    const letter = db.selectFrom("letter").select("to").where("id", "=", Number(id));
    const found = await letter.executeTakeFirst();
    const former = await formerAudiences(db, id);
    // Requires the rights for every audience it ever had, because it contains what they were told.
    return (found ? rightToWriteTo[found.to] : []).filter((right) =>
      former.every((to) => rightToWriteTo[to].includes(right)),
    );
  },
  screenOf: (id) => `/admin-letters/${id}`,
  savesItself: true,
  fields: {
    subject: "Subject",
    body: "Letter",
    picture: "Picture",
    pictureAlt: "What the picture shows",
    to: { label: "To", say: (to: LetterRow["to"]) => audiences[to] },
    eventId: "Number of the event",
    part: "Of its people",
    email: "Their address",
    isPublic: yesOrNo("Page on the site"),
    dueAt: { label: "Goes out", say: momentInWords },
    ...{ id: null, slug: null, state: null, startedAt: null, enqueuedAt: null, about: null },
    ...{ enqueuedThrough: null, finishedAt: null, version: null, createdAt: null, updatedAt: null },
  },
  person: {
    of: ({ email }) => (email ? { email, phone: null } : undefined),
    idsOf: async (db, person) => (await lettersTo(db, person)).map(({ id }) => id),
  },
};

/** Letters to this one person, sent or not. */
export async function lettersTo(db: Db, { emailKey }: PersonKey) {
  if (emailKey === undefined) return [];
  return db
    .selectFrom("letter")
    .select(["id", "email", "subject", "body", "state", "startedAt"])
    .where("to", "=", "person")
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", emailKey))
    .execute();
}

/** The letter's earlier audiences, as far as its history has them. */
async function formerAudiences(db: Db, id: string): Promise<LetterRow["to"][]> {
  const rows = await db
    .selectFrom("change")
    .select("fields")
    .where("kind", "=", "letter")
    .where("thing", "=", id)
    .execute();
  return rows.flatMap(({ fields }) => (JSON.parse(fields) as { to?: LetterRow["to"][] }).to ?? []);
}

export const letterSettingsInHistory: ThingInHistory<SendingPace & { postalAddress: string }> = {
  kind: "letter-settings",
  label: "Settings of letters",
  idOf: () => "settings",
  nameOf: () => "How letters are sent",
  screenOf: () => "/admin-letters/settings",
  fields: {
    postalAddress: "Postal address",
    perMinute: "Letters a minute",
    perHour: "Letters an hour",
    perDay: "Letters a day",
  },
};
