import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  enqueueLetter,
  enqueueLettersToMany,
  type OutboxTiming,
  OutboxWorker,
} from "#platform/server/outbox.ts";
import { writeSendingLimits } from "#platform/server/sending-limits.ts";
import { toTimestamp } from "#platform/shared/clock.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { openSmtp, type TestSmtp } from "#tests/support/smtp.ts";

const ann = {
  eventId: 1,
  fullName: "Ann Lee",
  email: "ann@example.com",
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: 1,
};

let smtp: TestSmtp;
let site: TestSite;
let clock: TestClock;
beforeEach(async () => {
  smtp = await openSmtp();
  clock = createTestClock();
  site = await openSite({ env: { SMTP_URL: smtp.url }, clock: clock.now });
});
afterEach(async () => {
  await site.close();
  await smtp.close();
});

const register = async (email = ann.email) => {
  const response = await site.call("POST", "/api/events/register", { ...ann, email });
  expect(response.status).toBe(201);
};
/** Opens the same site again, with the outbox's timing as it is given. */
async function reopen(outboxTiming: Partial<OutboxTiming>) {
  const { dataDir, services } = site;
  await services.close();
  site = await openSite({
    env: { SMTP_URL: smtp.url },
    clock: clock.now,
    outboxTiming,
    reopen: { dataDir, databaseUrl: services.config.databaseUrl },
  });
}
const sendDue = () => site.services.outbox.sendDue();
const outboxRows = () => site.services.db.selectFrom("outbox").selectAll().execute();

describe("the outbox", () => {
  it("sends a registration's letter once", async () => {
    await register();
    await sendDue();
    await sendDue();
    expect(smtp.accepted.map(({ to }) => to?.[0]?.address)).toEqual(["ann@example.com"]);
    expect(await outboxRows()).toMatchObject([{ state: "sent", attempts: 1, lastError: null }]);
  });

  it("keeps a letter while the mail server is down, and sends it when it is back", async () => {
    await register();
    await smtp.close();
    await sendDue();
    expect(await outboxRows()).toMatchObject([
      { state: "waiting", attempts: 1, lastError: "The mail server could not be reached." },
    ]);
    await sendDue();
    expect((await outboxRows())[0]?.attempts).toBe(1);

    smtp = await openSmtp();
    await reopen({});
    clock.advance({ minutes: 2 });
    await sendDue();
    expect(smtp.accepted).toHaveLength(1);
  });

  it("tries again later after a passing refusal, under the same Message-ID", async () => {
    await register();
    smtp.refuseWith("451 Try again later");
    await sendDue();
    const [waiting] = await outboxRows();
    expect(waiting).toMatchObject({
      state: "waiting",
      lastError: "The mail server asked to try again later.",
    });
    smtp.refuseWith(undefined);
    clock.advance({ minutes: 2 });
    await sendDue();
    expect(smtp.accepted[0]?.messageId).toBe(`<${waiting?.messageId}>`);
  });

  it("stops and says why after a lasting refusal", async () => {
    await register();
    smtp.refuseWith("550 No such mailbox <ann@example.com>");
    await sendDue();
    clock.advance({ hours: 72 });
    await sendDue();
    expect(smtp.attempts()).toBe(1);
    const [row] = await outboxRows();
    expect(row).toMatchObject({
      state: "failed",
      lastError: "The mail server refused the letter (550).",
    });
  });

  it("gives up after two days of passing refusals", async () => {
    await register();
    smtp.refuseWith("451 Try again later");
    for (let round = 0; round < 20; round += 1) {
      await sendDue();
      clock.advance({ hours: 17 });
    }
    expect(await outboxRows()).toMatchObject([{ state: "failed", attempts: 11 }]);
  });

  it("makes no visitor wait for a slow mail server", async () => {
    const letGo = smtp.hold();
    site.services.outbox.start();
    await register();
    await expect.poll(() => smtp.attempts()).toBe(1);
    await register(); // Answered while the first letter still hangs.
    letGo();
    await expect.poll(() => smtp.accepted.length).toBe(2);
  });

  it("begins the next letter while one hangs in the mail server", async () => {
    const letGo = smtp.hold();
    site.services.outbox.start();
    await register();
    await expect.poll(() => smtp.attempts()).toBe(1);
    await register("ben@example.com");
    await expect.poll(() => smtp.attempts()).toBe(2);
    letGo();
    await expect.poll(() => smtp.accepted.length).toBe(2);
  });

  it("begins one that falls due while another hangs, though nobody wakes it", async () => {
    await reopen({ idleMilliseconds: 20 });
    smtp.refuseWith("451 Try again later");
    await register();
    await sendDue();
    smtp.refuseWith(undefined);
    const letGo = smtp.hold();
    site.services.outbox.start();
    await register("ben@example.com");
    await expect.poll(() => smtp.attempts()).toBe(2);
    clock.advance({ seconds: 100 });
    await expect.poll(() => smtp.attempts()).toBe(3);
    letGo();
    await expect.poll(() => smtp.accepted.length).toBe(2);
  });

  it("writes no letter for a transaction that was rolled back", async () => {
    await site.services.db
      .transaction()
      .execute(async (trx) => {
        await enqueueLetter(trx, {
          kind: "registration-confirmation",
          subjectId: 1,
          mailDomain: "nursery.test",
          now: clock.now(),
        });
        throw new Error("changed my mind");
      })
      .catch(() => {});
    expect(await outboxRows()).toEqual([]);
  });
});

describe("a letter that the mail server took, and that could not be noted", () => {
  /** The database goes on, but nothing can be written about letters. */
  const rename = (from: string, to: string) =>
    site.services.db.schema.alterTable(from).renameTo(to).execute();
  const away = () => rename("outbox", "outbox_away");
  const back = () => rename("outbox_away", "outbox");

  it("is noted as soon as that can be done, and sent once", async () => {
    await reopen({ noteAgainMilliseconds: Array(1_000).fill(10) });
    await register();
    smtp.onAccept(away);
    const warned = vi.spyOn(site.services.log, "warn");
    const sending = sendDue();
    await expect.poll(() => warned.mock.calls.length).toBeGreaterThan(1);
    await back();
    await sending.catch(() => {});
    expect(await outboxRows()).toMatchObject([{ state: "sent", attempts: 1, failedTries: 0 }]);
    expect(smtp.accepted).toHaveLength(1);
  });

  it("goes out again when its lease has ended, under the same Message-ID, and never counts as failed", async () => {
    await reopen({ noteAgainMilliseconds: [1, 1] });
    await register();
    smtp.onAccept(away);
    for (let round = 1; round <= 12; round += 1) {
      await sendDue().catch(() => {}); // Nor can it look for the next one.
      await back();
      expect(smtp.accepted).toHaveLength(round);
      expect(await outboxRows()).toMatchObject([
        { state: "waiting", failedTries: 0, lastError: null },
      ]);
      clock.advance({ seconds: 119 });
      expect(await sendDue()).toBe(0);
      clock.advance({ seconds: 1 });
    }
    smtp.onAccept(undefined);
    smtp.refuseWith("451 Try again later");
    await sendDue();
    // The first failed try, however often it was taken in hand.
    expect(await outboxRows()).toMatchObject([{ state: "waiting", failedTries: 1 }]);
    smtp.refuseWith(undefined);
    clock.advance({ minutes: 1 });
    await sendDue();
    expect(await outboxRows()).toMatchObject([{ state: "sent" }]);
    expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(1);
    // The control: a letter of its own has a Message-ID of its own.
    await register();
    await sendDue();
    expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(2);
  });
});

describe("a kind of letter that this version does not know", () => {
  it("waits for the version that does, and holds up no other", async () => {
    const kind = "letter-of-tomorrow";
    await site.services.db
      .transaction()
      .execute((trx) =>
        enqueueLetter(trx, { kind, subjectId: 1, mailDomain: "nursery.test", now: clock.now() }),
      );
    await register();
    clock.advance({ hours: 72 });
    expect(await sendDue()).toBe(1);
    expect(smtp.accepted).toHaveLength(1);
    expect(await outboxRows()).toMatchObject([
      { kind, state: "waiting", attempts: 0, failedTries: 0 },
      { state: "sent" },
    ]);
    const sent: string[] = [];
    const tomorrow = new OutboxWorker({
      db: site.services.db,
      clock: clock.now,
      log: site.services.log,
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

describe("a mail server that takes longer than the lease", () => {
  /** The letter is in the first process's hands, and the mail server holds its answer back. */
  async function inTheMiddle(timing: Partial<OutboxTiming>) {
    await reopen(timing);
    const letGo = smtp.hold();
    await register();
    const sending = sendDue();
    await expect.poll(() => smtp.attempts()).toBe(1);
    const other = await openSite({
      env: { SMTP_URL: smtp.url },
      clock: clock.now,
      reopen: { dataDir: site.dataDir, databaseUrl: site.services.config.databaseUrl },
    });
    return { letGo, sending, other };
  }

  it("is given its letter once, because the lease is renewed", async () => {
    const { letGo, sending, other } = await inTheMiddle({ renewMilliseconds: 10 });
    for (let round = 0; round < 3; round += 1) {
      clock.advance({ seconds: 100 });
      const renewed = toTimestamp(clock.now().add({ seconds: 120 }));
      await expect.poll(async () => (await outboxRows())[0]?.dueAt).toBe(renewed);
    }
    expect(await other.services.outbox.sendDue()).toBe(0);
    letGo();
    await sending;
    await other.close();
    expect(smtp.attempts()).toBe(1);
    expect(await outboxRows()).toMatchObject([{ state: "sent", attempts: 1 }]);
  });

  it("would be given it twice, if it were not (the control)", async () => {
    const { letGo, sending, other } = await inTheMiddle({ renewMilliseconds: 10 ** 9 });
    clock.advance({ seconds: 120 });
    const again = other.services.outbox.sendDue();
    await expect.poll(() => smtp.attempts()).toBe(2);
    letGo();
    await Promise.all([sending, again]);
    await other.close();
    expect(smtp.accepted).toHaveLength(2);
  });
});

describe("many letters", () => {
  it("go out several at once, over few connections", async () => {
    const letGo = smtp.hold();
    for (let count = 0; count < 20; count += 1) await register(`a${count}@example.com`);
    const sending = sendDue();
    await expect.poll(() => smtp.attempts()).toBe(10);
    letGo();
    expect(await sending).toBe(20);
    expect(smtp.accepted).toHaveLength(20);
    expect(smtp.connections()).toBe(10);
    expect((await outboxRows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });
});

describe("letters to many", () => {
  /** Letters about registrations stand for them here: what they say is no matter. */
  async function enqueueMany(count: number) {
    await register();
    await site.services.db.transaction().execute((trx) =>
      enqueueLettersToMany(trx, {
        kind: "registration-change",
        subjectIds: Array(count).fill(1),
        mailDomain: "nursery.test",
        now: clock.now().subtract({ hours: 1 }),
      }),
    );
  }
  const kinds = () => smtp.accepted.map(({ subject }) => subject?.split(":")[0]);

  it("go behind what one person waits for, however long they have waited", async () => {
    await enqueueMany(30);
    await sendDue();
    expect(smtp.accepted).toHaveLength(12);
    expect(kinds().slice(0, 10)).toContain("You are registered");
  });

  it("keep to the owner's limits, which hold back nobody's own letter", async () => {
    const { db } = site.services;
    await writeSendingLimits(db, { perMinute: 60, perHour: 10, perDay: 25 });
    await enqueueMany(40);
    const sentAfter = async (time: Temporal.DurationLike) => {
      clock.advance(time);
      await sendDue();
      return smtp.accepted.length;
    };
    expect(await sentAfter({ seconds: 1 })).toBe(6);
    expect(await sentAfter({ seconds: 3 })).toBe(6);
    expect(await sentAfter({ seconds: 4 })).toBe(10);
    expect(await sentAfter({ minutes: 30 })).toBe(10);
    await register();
    expect(await sentAfter({ seconds: 1 })).toBe(11);
    // The hour's ten are counted backward from now, and the one just sent among them.
    for (let minutes = 0; minutes < 180; minutes += 1) await sentAfter({ minutes: 1 });
    expect(smtp.accepted).toHaveLength(25);
    await sentAfter({ hours: 12 });
    expect(smtp.accepted).toHaveLength(25);
    for (let round = 0; round < 20; round += 1) await sentAfter({ hours: 2 });
    expect(smtp.accepted).toHaveLength(42);
  });
});

describe("a worker that dies with a letter in hand", () => {
  const secondWorker = (mailer: { send: () => Promise<void>; close: () => void }) =>
    new OutboxWorker({
      db: site.services.db,
      clock: clock.now,
      log: site.services.log,
      mailer: { delivery: "mail", atOnce: 1, ...mailer },
      writers: {
        "registration-confirmation": async () => ({ to: "a@b.c", subject: "", text: "", html: "" }),
      },
    });

  it("loses it to another when its lease has ended, and not before", async () => {
    await register();
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
      close: () => {},
    });
    const dead = dying.sendDue();
    await wasTaken;
    await sendDue();
    expect(smtp.accepted).toHaveLength(0); // The control: while the lease lasts nobody else sends it.
    clock.advance({ minutes: 3 });
    await sendDue();
    expect(smtp.accepted).toHaveLength(1);
    letGo();
    await dead;
    expect(await outboxRows()).toMatchObject([{ state: "sent" }]); // Its late note undoes nothing.
  });

  it("shares many letters with others so that each is sent once", async () => {
    for (let count = 0; count < 12; count += 1) await register(`a${count}@example.com`);
    let sent = 0;
    const workers = Array.from({ length: 4 }, () =>
      secondWorker({
        send: async () => {
          sent += 1;
        },
        close: () => {},
      }),
    );
    await Promise.all(workers.map((worker) => worker.sendDue()));
    expect(sent).toBe(12);
    expect((await outboxRows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });
});
