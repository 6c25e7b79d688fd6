import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { enqueueLetter, OutboxWorker } from "#platform/server/outbox.ts";
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

const register = async () => {
  const response = await site.call("POST", "/api/events/register", ann);
  expect(response.status).toBe(201);
};
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
    const { dataDir, services } = site;
    const databaseUrl = services.config.databaseUrl;
    await services.close();
    site = await openSite({
      env: { SMTP_URL: smtp.url },
      clock: clock.now,
      reopen: { dataDir, databaseUrl },
    });
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

describe("a worker that dies with a letter in hand", () => {
  const secondWorker = (mailer: { send: () => Promise<void>; close: () => void }) =>
    new OutboxWorker({
      db: site.services.db,
      clock: clock.now,
      log: site.services.log,
      mailer: { delivery: "mail", ...mailer },
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
    for (let count = 0; count < 12; count += 1) await register();
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
