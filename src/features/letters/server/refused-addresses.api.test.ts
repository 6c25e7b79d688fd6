import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type LetterSite, openLetterSite } from "#tests/support/letters.ts";
import { signIn } from "#tests/support/owner.ts";

let here: LetterSite;
beforeEach(async () => {
  here = await openLetterSite();
});
afterEach(() => here.close());

describe("an address that refuses letters", () => {
  it("marks an address that a mail server refuses, and writes to it no more until told to", async () => {
    await here.subscribers(1);
    here.smtp.refuseWith("550 5.1.1 No such mailbox");
    const first = await here.create();
    await here.act(first.id, "send");
    await here.goOut();
    expect(await here.read(first.id)).toMatchObject({ state: "sent", progress: { failed: 1 } });
    expect((await here.readers(first.id)).people[0]).toMatchObject({
      state: "failed",
      reason: expect.stringContaining("550"),
    });
    const list = await (await here.owner.call("GET", "/api/admin/subscribers")).json();
    expect(list.people[0]).toMatchObject({ status: "bouncing" });
    here.smtp.refuseWith(undefined);
    const second = await here.create();
    expect((await here.act(second.id, "send")).status).toBe(400);
    await here.owner.call("POST", `/api/admin/subscribers/${list.people[0].id}/try-again`);
    expect((await here.act(second.id, "send")).status).toBe(200);
    await here.goOut();
    expect(here.got()).toEqual(["reader0@example.com"]);
  });

  it("marks an address, too, that has put the letter off until nobody tries any more", async () => {
    await here.subscribers(1);
    here.smtp.refuseWith("450 4.2.1 The mailbox is busy");
    const { id } = await here.create();
    await here.act(id, "send");
    await here.goOut();
    const status = async () =>
      (await (await here.owner.call("GET", "/api/admin/subscribers")).json()).people[0].status;
    let tries = here.smtp.attempts();
    for (let round = 0; (await here.read(id)).state === "sending"; round += 1) {
      expect(await status()).toBe("active");
      expect(round).toBeLessThan(20);
      tries = here.smtp.attempts();
      here.clock.advance({ hours: 17 });
      here.owner = await signIn(here.site);
      await here.site.services.outbox.sendDue();
      await here.site.services.jobs.runDue();
    }
    expect(tries).toBeGreaterThan(5);
    expect(await here.read(id)).toMatchObject({ state: "sent", progress: { failed: 1 } });
    expect(await status()).toBe("bouncing");
  });

  it("does not hold against an address what a server says of the letter", async () => {
    await here.subscribers(1);
    here.smtp.refuseWith("554 5.7.1 This looks like spam");
    const { id } = await here.create();
    await here.act(id, "send");
    await here.goOut();
    expect((await here.read(id)).progress).toMatchObject({ failed: 1 });
    const list = await (await here.owner.call("GET", "/api/admin/subscribers")).json();
    expect(list.people[0]).toMatchObject({ status: "active" });
  });
});
