import type { Db } from "#db/schema.ts";
import type { ThingInHistory } from "#shared/server/note-change-in-history.ts";
import { isAbout, type PersonKey } from "#shared/server/personal-data-interface-and-mail.ts";
import type { Subscriber } from "../answers.ts";

type Known = Pick<Subscriber, "id" | "email" | "phone">;

export const subscriberInHistory: ThingInHistory<Known> = {
  kind: "subscriber",
  label: "Subscriber",
  nameOf: ({ email, phone }) => email || (phone ?? ""),
  screenOf: () => "/admin-subscribers",
  fields: { id: null, email: null, phone: null },
  person: { of: (subscriber) => subscriber, idsOf: subscriberIdsOf },
};

export const signUpInHistory: ThingInHistory<{ asks: boolean }> = {
  kind: "sign-up",
  label: "Settings of the newsletter",
  idOf: () => "settings",
  nameOf: () => "How people sign up",
  screenOf: () => "/admin-subscribers",
  fields: {
    asks: { label: "Asks by letter first", say: (asks: boolean) => (asks ? "Yes" : "No") },
  },
};

/** The subscribers who are this person, by what was first given or given with a later answer. */
export async function subscriberIdsOf(db: Db, person: PersonKey): Promise<number[]> {
  const subscribers = await db.selectFrom("subscriber").select(["id", "email", "phone"]).execute();
  const answers = await db
    .selectFrom("consent")
    .select(["subscriberId as id", "phone"])
    .where("phone", "is not", null)
    .execute();
  const given = [...subscribers, ...answers.map((answer) => ({ ...answer, email: "" }))];
  return [...new Set(given.filter((it) => isAbout(person, it)).map(({ id }) => id))];
}
