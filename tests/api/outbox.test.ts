import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Mailer } from "#mail/mailer.ts";
import { type OutboxTiming, OutboxWorker } from "#mail/outbox.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { type OutboxSite, openOutboxSite } from "#tests/support/outbox.ts";
import { openSite } from "#tests/support/site.ts";
import { openSmtp } from "#tests/support/smtp.ts";

let here: OutboxSite;
beforeEach(async () => {
  here = await openOutboxSite();
});
afterEach(() => here.close());

describe("the outbox", () => {
  it("sends a registration's letter once", async () => {
    await here.register();
    await here.sendDue();
    await here.sendDue();
    expect(here.smtp.accepted.map(({ to }) => to?.[0]?.address)).toEqual(["ann@example.com"]);
    expect(await here.outboxRows()).toMatchObject([
      { state: "sent", attempts: 1, lastError: null },
    ]);
  });

  it("keeps a letter while the mail server is down, and sends it when it is back", async () => {
    await here.register();
    await here.smtp.close();
    await here.sendDue();
    expect(await here.outboxRows()).toMatchObject([
      { state: "waiting", attempts: 1, lastError: "The mail server could not be reached." },
    ]);
    await here.sendDue();
    expect((await here.outboxRows())[0]?.attempts).toBe(1);

    here.smtp = await openSmtp();
    await here.reopen({});
    here.clock.advance({ minutes: 2 });
    await here.sendDue();
    expect(here.smtp.accepted).toHaveLength(1);
  });

  it("tries again later after a passing refusal, under the same Message-ID", async () => {
    await here.register();
    here.smtp.refuseWith("451 Try again later");
    await here.sendDue();
    const [waiting] = await here.outboxRows();
    expect(waiting).toMatchObject({
      state: "waiting",
      lastError: "The mail server asked to try again later.",
    });
    here.smtp.refuseWith(undefined);
    here.clock.advance({ minutes: 2 });
    await here.sendDue();
    expect(here.smtp.accepted[0]?.messageId).toBe(`<${waiting?.messageId}>`);
  });

  it("stops and says why after a lasting refusal", async () => {
    await here.register();
    here.smtp.refuseWith("550 No such mailbox <ann@example.com>");
    await here.sendDue();
    here.clock.advance({ hours: 72 });
    await here.sendDue();
    expect(here.smtp.attempts()).toBe(1);
    const [row] = await here.outboxRows();
    expect(row).toMatchObject({
      state: "failed",
      lastError: "The mail server refused the letter (550).",
    });
  });

  it("gives up after two days of passing refusals", async () => {
    await here.register();
    here.smtp.refuseWith("451 Try again later");
    for (let round = 0; round < 20; round += 1) {
      await here.sendDue();
      here.clock.advance({ hours: 17 });
    }
    expect(await here.outboxRows()).toMatchObject([{ state: "failed", attempts: 11 }]);
  });

  it("makes no visitor wait for a slow mail server", async () => {
    const letGo = here.smtp.hold();
    here.site.services.outbox.start();
    await here.register();
    await expect.poll(() => here.smtp.attempts()).toBe(1);
    await here.register(); // Answered while the first letter still hangs.
    letGo();
    await expect.poll(() => here.smtp.accepted.length).toBe(2);
  });

  it("begins the next letter while one hangs in the mail server", async () => {
    const letGo = here.smtp.hold();
    here.site.services.outbox.start();
    await here.register();
    await expect.poll(() => here.smtp.attempts()).toBe(1);
    await here.register("ben@example.com");
    await expect.poll(() => here.smtp.attempts()).toBe(2);
    letGo();
    await expect.poll(() => here.smtp.accepted.length).toBe(2);
  });

  it("begins one that falls due while another hangs, though nobody wakes it", async () => {
    await here.reopen({ idleMilliseconds: 20 });
    here.smtp.refuseWith("451 Try again later");
    await here.register();
    await here.sendDue();
    here.smtp.refuseWith(undefined);
    const letGo = here.smtp.hold();
    here.site.services.outbox.start();
    await here.register("ben@example.com");
    await expect.poll(() => here.smtp.attempts()).toBe(2);
    here.clock.advance({ seconds: 100 });
    await expect.poll(() => here.smtp.attempts()).toBe(3);
    letGo();
    await expect.poll(() => here.smtp.accepted.length).toBe(2);
  });

  it("writes no letter for a transaction that was rolled back", async () => {
    await here.site.services.db
      .transaction()
      .execute(async (trx) => {
        await enqueueMail(trx, {
          kind: "registration-confirmation",
          subjectId: 1,
          mailDomain: "nursery.test",
          now: here.clock.now(),
        });
        throw new Error("changed my mind");
      })
      .catch(() => {});
    expect(await here.outboxRows()).toEqual([]);
  });
});

describe("a mail server that takes longer than the lease", () => {
  /** The letter is in the first process's hands, and the mail server holds its answer back. */
  async function inTheMiddle(timing: Partial<OutboxTiming>) {
    await here.reopen(timing);
    const letGo = here.smtp.hold();
    await here.register();
    const sending = here.sendDue();
    await expect.poll(() => here.smtp.attempts()).toBe(1);
    const other = await openSite({
      env: { SMTP_URL: here.smtp.url },
      clock: here.clock.now,
      reopen: { dataDir: here.site.dataDir, databaseUrl: here.site.services.config.databaseUrl },
    });
    return { letGo, sending, other };
  }

  it("is given its letter once, because the lease is renewed", async () => {
    const { letGo, sending, other } = await inTheMiddle({ renewMilliseconds: 10 });
    for (let round = 0; round < 3; round += 1) {
      here.clock.advance({ seconds: 100 });
      const renewed = toTimestamp(here.clock.now().add({ seconds: 120 }));
      await expect.poll(async () => (await here.outboxRows())[0]?.dueAt).toBe(renewed);
    }
    expect(await other.services.outbox.sendDue()).toBe(0);
    letGo();
    await sending;
    await other.close();
    expect(here.smtp.attempts()).toBe(1);
    expect(await here.outboxRows()).toMatchObject([{ state: "sent", attempts: 1 }]);
  });

  it("would be given it twice, if it were not (the control)", async () => {
    const { letGo, sending, other } = await inTheMiddle({ renewMilliseconds: 10 ** 9 });
    here.clock.advance({ seconds: 120 });
    const again = other.services.outbox.sendDue();
    await expect.poll(() => here.smtp.attempts()).toBe(2);
    letGo();
    await Promise.all([sending, again]);
    await other.close();
    expect(here.smtp.accepted).toHaveLength(2);
  });
});

/** Another worker of the same outbox. */
const secondWorker = (mailer: Partial<Mailer> & Pick<Mailer, "send">) =>
  new OutboxWorker({
    db: here.site.services.db,
    clock: here.clock.now,
    log: here.site.services.log,
    mailer: { delivery: "mail", atOnce: 1, close: () => {}, ...mailer },
    writers: {
      "registration-confirmation": async () => ({ to: "a@b.c", subject: "", text: "", html: "" }),
    },
    timing: { idleMilliseconds: 60_000 },
  });

describe("a worker with no room", () => {
  it("sends what it was woken for as soon as it has room", async () => {
    const inHand: (() => void)[] = [];
    const send = () => new Promise<void>((resolve) => inHand.push(resolve));
    const worker = secondWorker({ atOnce: 3, send });
    await here.register("a@example.com");
    await here.register("b@example.com");
    worker.start();
    await expect.poll(() => inHand.length).toBe(2);
    await here.register("c@example.com");
    worker.wake();
    await nextTurn(); // It looks, and has no room.
    inHand[0]?.();
    await expect.poll(() => inHand.length).toBe(3);
    for (const letGo of inHand) letGo();
    await worker.stop();
  });
});

describe("a worker that dies with a letter in hand", () => {
  it("loses it to another when its lease has ended, and not before", async () => {
    await here.register();
    let letGo = () => {};
    const inHand = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let taken = () => {};
    const wasTaken = new Promise<void>((resolve) => {
      taken = resolve;
    });
    const dying = secondWorker({
      send: () => {
        taken();
        return inHand.then(() => Promise.reject(new Error("died")));
      },
    });
    const dead = dying.sendDue();
    await wasTaken;
    await here.sendDue();
    expect(here.smtp.accepted).toHaveLength(0); // The control: while the lease lasts nobody else sends it.
    here.clock.advance({ minutes: 3 });
    await here.sendDue();
    expect(here.smtp.accepted).toHaveLength(1);
    letGo();
    await dead;
    expect(await here.outboxRows()).toMatchObject([{ state: "sent" }]); // Its late note undoes nothing.
  });

  it("shares many letters with others so that each is sent once", async () => {
    for (let count = 0; count < 12; count += 1) await here.register(`a${count}@example.com`);
    let sent = 0;
    const workers = Array.from({ length: 4 }, () =>
      secondWorker({
        send: async () => {
          sent += 1;
        },
      }),
    );
    await Promise.all(workers.map((worker) => worker.sendDue()));
    expect(sent).toBe(12);
    expect((await here.outboxRows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });
});
