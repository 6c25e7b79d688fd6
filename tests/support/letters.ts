import { expect } from "vitest";
import type { Letter, LetterRecipients, LetterWithProgress } from "#features/letters/answers.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { ownerEnv, signIn, type TestOwner } from "./owner.ts";
import { openSite, type TestSite } from "./site.ts";
import { openSmtp, type TestSmtp } from "./smtp.ts";

/** A letter to the subscribers that can be sent as it is. */
export const letter = {
  subject: "Plant sale on Saturday",
  body: "# Come early\n\nThe [catalogue](/plants) is open.\n- Roses\n- Lilies\n\n*Consider the lilies.*",
  to: "subscribers",
};
/** What letters to many need, without a limit. */
export const settings = {
  postalAddress: "12 Rose Lane\nScranton, PA 18503",
  perMinute: null,
  perHour: null,
  perDay: null,
};

/** A site whose owner writes letters, with a mail server and a clock of the test's own. */
export interface LetterSite {
  site: TestSite;
  /** Signed in; a test that moves the clock far signs her in again. */
  owner: TestOwner;
  clock: TestClock;
  smtp: TestSmtp;
  /** Signs somebody up through the form. */
  subscribe(email: string): Promise<Response>;
  /** Adds subscribers without their welcome letters, which would be waited for. */
  subscribers(count: number, name?: string): Promise<void>;
  /** Keeps a draft of `letter` with these changes. */
  create(changes?: object): Promise<Letter>;
  act(id: number, what: string, body?: object): Promise<Response>;
  read(id: number): Promise<LetterWithProgress>;
  readers(id: number): Promise<LetterRecipients>;
  /** Lets the time to undo it pass, and everything that is due be done. */
  goOut(): Promise<void>;
  /** The addresses that the mail server has a letter with this subject for. */
  got(subject?: string): (string | undefined)[];
  close(): Promise<void>;
}

/** Opens such a site. */
export async function openLetterSite(): Promise<LetterSite> {
  const smtp = await openSmtp();
  const clock = createTestClock();
  const site = await openSite({ env: { ...ownerEnv, SMTP_URL: smtp.url }, clock: clock.now });
  const owner = await signIn(site);
  await owner.call("PUT", "/api/admin/letters/settings", settings);
  const call = (method: string, path: string, body?: unknown) =>
    here.owner.call(method, `/api/admin/letters${path}`, body);
  const here: LetterSite = {
    site,
    owner,
    clock,
    smtp,
    subscribe: (email) => site.call("POST", "/api/subscribe", { email }),
    async subscribers(count, name = "reader") {
      const now = clock.now().toString();
      const { db } = site.services;
      for (let index = 0; index < count; index += 1) {
        const email = `${name}${index}@example.com`;
        const { id } = await db
          .insertInto("subscriber")
          .values({
            ...{ email, emailKey: email, phone: null, unsubscribedAt: null },
            ...{ subscribedAt: now, createdAt: now },
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await db
          .insertInto("consent")
          .values({
            ...{ subscriberId: id, form: "newsletter", page: null, wordingKey: "newsletter-1" },
            ...{ wording: "Yes", agreed: 1, phone: null, givenAt: now },
          })
          .execute();
      }
    },
    async create(changes = {}) {
      const response = await call("POST", "", { ...letter, ...changes });
      expect(response.status).toBe(201);
      return response.json();
    },
    act: (id, what, body = {}) => call("POST", `/${id}/${what}`, body),
    read: async (id) => (await call("GET", `/${id}`)).json(),
    readers: async (id) => (await call("GET", `/${id}/recipients`)).json(),
    async goOut() {
      clock.advance({ minutes: 1, seconds: 1 });
      await site.services.jobs.runDue();
      await site.services.outbox.sendDue();
      clock.advance({ seconds: 6 });
      await site.services.jobs.runDue();
    },
    got: (subject = letter.subject) =>
      smtp.accepted.filter((it) => it.subject === subject).map(({ to }) => to?.[0]?.address),
    async close() {
      await site.close();
      await smtp.close();
    },
  };
  return here;
}
