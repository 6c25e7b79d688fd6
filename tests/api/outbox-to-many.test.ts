import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { enqueueMailToMany } from "#mail/enqueue-mail.ts";
import { sendingPace } from "#mail/sending-pace.ts";
import { type OutboxSite, openOutboxSite } from "#tests/support/outbox.ts";

let here: OutboxSite;
beforeEach(async () => {
  here = await openOutboxSite();
});
afterEach(() => here.close());

describe("many letters", () => {
  it("go out several at once, over few connections", async () => {
    const letGo = here.smtp.hold();
    for (let count = 0; count < 20; count += 1) await here.register(`a${count}@example.com`);
    const sending = here.sendDue();
    await expect.poll(() => here.smtp.attempts()).toBe(10);
    letGo();
    expect(await sending).toBe(20);
    expect(here.smtp.accepted).toHaveLength(20);
    expect(here.smtp.connections()).toBe(10);
    expect((await here.outboxRows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });
});

describe("letters to many", () => {
  /** Letters about registrations stand for them here: what they say is no matter. */
  async function enqueueMany(count: number) {
    await here.register();
    await here.site.services.db.transaction().execute((trx) =>
      enqueueMailToMany(trx, {
        kind: "registration-change",
        subjectIds: Array(count).fill(1),
        mailDomain: "nursery.test",
        now: here.clock.now().subtract({ hours: 1 }),
      }),
    );
  }
  const kinds = () => here.smtp.accepted.map(({ subject }) => subject?.split(":")[0]);

  it("go behind what one person waits for, however long they have waited", async () => {
    await enqueueMany(30);
    await here.sendDue();
    expect(here.smtp.accepted).toHaveLength(12);
    expect(kinds().slice(0, 10)).toContain("You are registered");
  });

  it("keep to the owner's limits, which hold back nobody's own letter", async () => {
    const { db } = here.site.services;
    await sendingPace.write(db, { perMinute: 60, perHour: 10, perDay: 25 });
    await enqueueMany(40);
    const sentAfter = async (time: Temporal.DurationLike) => {
      here.clock.advance(time);
      await here.sendDue();
      return here.smtp.accepted.length;
    };
    expect(await sentAfter({ seconds: 1 })).toBe(6);
    expect(await sentAfter({ seconds: 3 })).toBe(6);
    expect(await sentAfter({ seconds: 4 })).toBe(10);
    expect(await sentAfter({ minutes: 30 })).toBe(10);
    await here.register();
    expect(await sentAfter({ seconds: 1 })).toBe(11);
    // The hour's ten are counted backward from now, and the one just sent among them.
    for (let minutes = 0; minutes < 180; minutes += 1) await sentAfter({ minutes: 1 });
    expect(here.smtp.accepted).toHaveLength(25);
    await sentAfter({ hours: 12 });
    expect(here.smtp.accepted).toHaveLength(25);
    for (let round = 0; round < 20; round += 1) await sentAfter({ hours: 2 });
    expect(here.smtp.accepted).toHaveLength(42);
  });
});
