import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { phoneDigits } from "#shared/both/fold-text.ts";
import {
  type ConsentForm,
  type Subscriber,
  type SubscriberPage,
  SubscriberStatus,
} from "../answers.ts";
import { asksToConfirm } from "./confirming-setting.ts";

export interface PeopleAsked {
  find: string;
  status: SubscriberStatus | undefined;
  source: ConsentForm | undefined;
  page: number;
}

const peopleOnPage = 50;

/**
 * How somebody stands to the letters. A "no" counts wherever it was given: whoever said it last gets
 * none, though the list itself stays as it is until they unsubscribe.
 */
const status = sql<SubscriberStatus>`case
  when person.email = '' then 'phone_only'
  when person.subscribed_at is null and person.unsubscribed_at is not null then 'unsubscribed'
  when person.subscribed_at is null and person.last_asked = 1 then 'unconfirmed'
  when person.subscribed_at is null or person.last_answer = 0 then 'declined'
  when person.refused_at is not null then 'bouncing'
  else 'active' end`;

/** Everybody, with what their status follows from. */
function everybody(db: Db) {
  const answers = db
    .selectFrom("consent")
    .whereRef("consent.subscriberId", "=", sql.ref<number>("subscriber.id"))
    .limit(1);
  const last = answers.orderBy("consent.id", "desc");
  return db.selectFrom(
    db
      .selectFrom("subscriber")
      .selectAll()
      .select([
        last.select("agreed").where("awaitsConfirmation", "=", 0).as("lastAnswer"),
        last.select("awaitsConfirmation").as("lastAsked"),
        answers.select("form").orderBy("consent.id").as("source"),
      ])
      .as("person"),
  );
}

/** Those who may be written to, by id. For letters to the subscribers. */
export function activePeople(db: Db) {
  return everybody(db).where(status, "=", "active");
}

const columns = [
  "person.id",
  "person.email",
  "person.phone",
  "person.subscribedAt",
  "person.unsubscribedAt",
  "person.refusedAt",
  "person.createdAt",
  "person.source",
] as const;

function asked(db: Db, { find, status: wanted, source }: Omit<PeopleAsked, "page">) {
  let query = everybody(db);
  if (wanted) query = query.where(status, "=", wanted);
  if (source) query = query.where("person.source", "=", source);
  const words = find.trim().toLowerCase();
  if (words) {
    const like = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
    const digits = phoneDigits(words);
    query = query.where((eb) =>
      eb.or([
        sql<boolean>`person.email_key like ${like(words)} escape '\\'`,
        ...(digits.length >= 3
          ? [
              sql<boolean>`replace(replace(replace(replace(replace(coalesce(person.phone, ''), ' ', ''), '-', ''), '(', ''), ')', ''), '.', '') like ${like(digits)} escape '\\'`,
            ]
          : []),
      ]),
    );
  }
  return query;
}

/** One page of the people that fit, the newest first, with what each of them answered. */
export async function listPeople(db: Db, question: PeopleAsked): Promise<SubscriberPage> {
  const { total } = await asked(db, question)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(total) / peopleOnPage));
  const page = Math.min(Math.max(1, question.page), pages);
  const rows = await asked(db, question)
    .select(columns)
    .select(status.as("status"))
    .orderBy("person.id", "desc")
    .limit(peopleOnPage)
    .offset((page - 1) * peopleOnPage)
    .execute();
  const counted = await everybody(db)
    .select((eb) => [status.as("status"), eb.fn.countAll<number>().as("people")])
    .groupBy(status)
    .execute();
  const counts = Object.fromEntries(
    SubscriberStatus.options.map((name) => [name, 0]),
  ) as SubscriberPage["counts"];
  for (const row of counted) counts[row.status] = Number(row.people);
  return {
    people: await withConsents(db, rows),
    total: Number(total),
    page,
    pages,
    counts,
    asksToConfirm: await asksToConfirm(db),
  };
}

/** The person with this id; undefined where there is none. */
export async function findPerson(db: Db, id: number): Promise<Subscriber | undefined> {
  const rows = await everybody(db)
    .select(columns)
    .select(status.as("status"))
    .where("person.id", "=", id)
    .execute();
  return (await withConsents(db, rows))[0];
}

/** The people that fit whose id is smaller than `before`, the newest first: for a file of any length. */
export async function nextPeople(
  db: Db,
  question: Omit<PeopleAsked, "page">,
  before: number | undefined,
  most: number,
): Promise<Subscriber[]> {
  let query = asked(db, question).select(columns).select(status.as("status"));
  if (before !== undefined) query = query.where("person.id", "<", before);
  return withConsents(db, await query.orderBy("person.id", "desc").limit(most).execute());
}

async function withConsents(db: Db, rows: Omit<Subscriber, "consents">[]): Promise<Subscriber[]> {
  if (rows.length === 0) return [];
  const consents = await db
    .selectFrom("consent")
    .selectAll()
    .where(
      "subscriberId",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("id")
    .execute();
  const bySubscriber = Map.groupBy(consents, ({ subscriberId }) => subscriberId);
  return rows.map((row) => ({
    ...row,
    consents: (bySubscriber.get(row.id) ?? []).map(
      ({ form, page, wording, agreed, awaitsConfirmation, phone, note, givenAt }) => ({
        ...{ form, page, wording, phone, note, givenAt },
        agreed: agreed === 1,
        awaitsConfirmation: awaitsConfirmation === 1,
      }),
    ),
  }));
}
