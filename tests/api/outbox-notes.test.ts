import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { OutboxWorker } from "#mail/outbox.ts";
import { type OutboxSite, openOutboxSite } from "#tests/support/outbox.ts";

let here: OutboxSite;
beforeEach(async () => {
  here = await openOutboxSite();
});
afterEach(() => here.close());

describe("a letter that the mail server took, and that could not be noted", () => {
  /** The database goes on, but nothing can be written about letters. */
  const rename = (from: string, to: string) =>
    here.site.services.db.schema.alterTable(from).renameTo(to).execute();
  const away = () => rename("outbox", "outbox_away");
  const back = () => rename("outbox_away", "outbox");

  it("is noted as soon as that can be done, and sent once", async () => {
    await here.reopen({ noteAgainMilliseconds: Array(1_000).fill(10) });
    await here.register();
    here.smtp.onAccept(away);
    const warned = vi.spyOn(here.site.services.log, "warn");
    const sending = here.sendDue();
    await expect.poll(() => warned.mock.calls.length).toBeGreaterThan(1);
    await back();
    await sending.catch(() => {});
    expect(await here.outboxRows()).toMatchObject([{ state: "sent", attempts: 1, failedTries: 0 }]);
    expect(here.smtp.accepted).toHaveLength(1);
  });

  it("goes out again when its lease has ended, under the same Message-ID, and never counts as failed", async () => {
    await here.reopen({ noteAgainMilliseconds: [1, 1] });
    await here.register();
    here.smtp.onAccept(away);
    for (let round = 1; round <= 12; round += 1) {
      await here.sendDue().catch(() => {}); // Nor can it look for the next one.
      await back();
      expect(here.smtp.accepted).toHaveLength(round);
      expect(await here.outboxRows()).toMatchObject([
        { state: "waiting", failedTries: 0, lastError: null },
      ]);
      here.clock.advance({ seconds: 119 });
      expect(await here.sendDue()).toBe(0);
      here.clock.advance({ seconds: 1 });
    }
    here.smtp.onAccept(undefined);
    here.smtp.refuseWith("451 Try again later");
    await here.sendDue();
    // The first failed try, however often it was taken in hand.
    expect(await here.outboxRows()).toMatchObject([{ state: "waiting", failedTries: 1 }]);
    here.smtp.refuseWith(undefined);
    here.clock.advance({ minutes: 1 });
    await here.sendDue();
    expect(await here.outboxRows()).toMatchObject([{ state: "sent" }]);
    expect(new Set(here.smtp.accepted.map(({ messageId }) => messageId)).size).toBe(1);
    // The control: a letter of its own has a Message-ID of its own.
    await here.register();
    await here.sendDue();
    expect(new Set(here.smtp.accepted.map(({ messageId }) => messageId)).size).toBe(2);
  });
});

describe("a kind of letter that this version does not know", () => {
  it("waits for the version that does, and holds up no other", async () => {
    const kind = "letter-of-tomorrow";
    await here.site.services.db.transaction().execute((trx) =>
      enqueueMail(trx, {
        kind,
        subjectId: 1,
        mailDomain: "nursery.test",
        now: here.clock.now(),
      }),
    );
    await here.register();
    here.clock.advance({ hours: 72 });
    expect(await here.sendDue()).toBe(1);
    expect(here.smtp.accepted).toHaveLength(1);
    expect(await here.outboxRows()).toMatchObject([
      { kind, state: "waiting", attempts: 0, failedTries: 0 },
      { state: "sent" },
    ]);
    const sent: string[] = [];
    const tomorrow = new OutboxWorker({
      db: here.site.services.db,
      clock: here.clock.now,
      log: here.site.services.log,
      mailer: {
        delivery: "mail",
        atOnce: 1,
        send: async ({ subject }) => void sent.push(subject),
        close: () => {},
      },
      writers: { [kind]: async () => ({ to: "a@b.c", subject: "News", text: "", html: "" }) },
    });
    await tomorrow.sendDue();
    expect(sent).toEqual(["News"]);
  });
});
