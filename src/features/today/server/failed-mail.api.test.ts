import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type LetterSite, openLetterSite } from "#tests/support/letters.ts";
import type { Today } from "../answers.ts";

let here: LetterSite;
beforeEach(async () => {
  here = await openLetterSite();
});
afterEach(() => here.close());

const failedLetters = async () =>
  ((await (await here.owner.call("GET", "/api/admin/today")).json()) as Today).failedLetters;
const dismiss = (through: string | null) =>
  here.owner.call("POST", "/api/admin/today/dismiss-failed-letters", { through });

/** Registers somebody and answers the registration's id. */
async function register(email: string): Promise<number> {
  const answer = await here.site.call("POST", "/api/events/register", {
    ...{ eventId: 1, fullName: "Ann Lee", email, phone: "(570) 555-0100", attendeesCount: 2 },
    mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** The mail server will not have this one's confirmation. */
async function failing(email: string): Promise<number> {
  here.smtp.refuseWith("550 5.1.1 No such mailbox");
  const id = await register(email);
  await here.site.services.outbox.sendDue();
  here.smtp.refuseWith(undefined);
  return id;
}

describe("letters that were not sent", () => {
  it("are told of until they are sent again", async () => {
    const id = await failing("ann@example.com");
    await failing("bea@example.com");
    const at = here.clock.now().toString({ smallestUnit: "millisecond" });
    const reason = expect.stringContaining("550");
    expect(await failedLetters()).toEqual({ count: 2, reason, lastAt: at });
    const again = `/api/admin/registrations/${id}/resend-email`;
    expect((await here.owner.call("POST", again)).status).toBe(202);
    await here.site.services.outbox.sendDue();
    expect(here.smtp.accepted).toHaveLength(1);
    expect((await failedLetters()).count).toBe(1);
  });

  it("are told of until the owner dismisses them, and later ones all the same", async () => {
    await failing("ann@example.com");
    const { lastAt } = await failedLetters();
    here.clock.advance({ minutes: 1 });
    await failing("bea@example.com");
    // What the owner had read when she pressed.
    expect((await dismiss(lastAt)).status).toBe(204);
    const second = await failedLetters();
    expect(second.count).toBe(1);
    expect((await dismiss(second.lastAt)).status).toBe(204);
    const none = { count: 0, reason: null, lastAt: null };
    expect(await failedLetters()).toEqual(none);
    // A screen that was opened before brings nothing back.
    await dismiss(lastAt);
    expect(await failedLetters()).toEqual(none);
    // Nor does a clock that is ahead hide what is to come.
    expect((await dismiss("2099-01-01T00:00:00Z")).status).toBe(204);
    here.clock.advance({ minutes: 1 });
    await failing("cara@example.com");
    expect((await failedLetters()).count).toBe(1);
    expect((await dismiss("yesterday")).status).toBe(400);
    expect((await here.site.call("POST", "/api/admin/today/dismiss-failed-letters")).status).toBe(
      401,
    );
  });

  it("are none of those that had nothing to be written about", async () => {
    const id = await register("ann@example.com");
    const status = { status: "cancelled", sendLetter: false };
    const path = `/api/admin/registrations/${id}`;
    expect((await here.owner.call("POST", `${path}/status`, status)).status).toBe(200);
    await here.site.services.outbox.sendDue();
    expect(await failedLetters()).toEqual({ count: 0, reason: null, lastAt: null });
    const { db } = here.site.services;
    const rows = await db.selectFrom("outbox").select(["state", "lastError"]).execute();
    expect(rows).toEqual([{ state: "void", lastError: null }]);
    const list = (await (await here.owner.call("GET", "/api/admin/registrations")).json()) as {
      letter: unknown;
    }[];
    expect(list.map(({ letter }) => letter)).toEqual([null]);
    // The control: one that the mail server refuses is told of.
    await failing("bea@example.com");
    expect((await failedLetters()).count).toBe(1);
  });
});
