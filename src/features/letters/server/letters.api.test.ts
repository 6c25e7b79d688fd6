import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { subscriberRecipients } from "#features/subscribers/server/letters-to-subscribers.ts";
import { type LetterSite, letter, openLetterSite, settings } from "#tests/support/letters.ts";
import { signIn } from "#tests/support/owner.ts";
import { lettersJob } from "./enqueue-due-letters.ts";

let here: LetterSite;
beforeEach(async () => {
  here = await openLetterSite();
});
afterEach(() => here.close());

describe("a letter to the subscribers", () => {
  it("reaches who agreed and nobody else, with a way off the list in its head and at its foot", async () => {
    await here.subscribe("ann@example.com");
    await here.subscribe("no@example.com");
    const no = { email: "no@example.com", phone: "570-555-0100", consentMarketing: false };
    await here.site.call("POST", "/api/marketing-subscribers", no);
    await here.subscribe("gone@example.com");
    await here.site.services.outbox.sendDue();
    const gone = here.smtp.accepted.find(({ to }) => to?.[0]?.address === "gone@example.com");
    const token = /\/unsubscribe\/([\w-]+)/.exec(gone?.text ?? "")?.[1];
    await here.site.call("POST", `/api/unsubscribe/${token}`);
    const size = await here.owner.call("POST", "/api/admin/letters/audience", {
      to: "subscribers",
    });
    expect(await size.json()).toEqual({
      people: 1,
      leftOut: [
        { reason: "unsubscribed", people: 1 },
        { reason: "said no to letters", people: 1 },
      ],
    });
    const { id } = await here.create();
    expect(await (await here.act(id, "send")).json()).toMatchObject({ state: "scheduled" });
    await here.goOut();
    expect(here.got()).toEqual(["ann@example.com"]);
    const sent = here.smtp.accepted.at(-1);
    const head = (key: string) => sent?.headers.find((found) => found.key === key)?.value;
    expect(head("list-id")).toBe("<letters.nursery.test>");
    expect(head("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const way = /^<(http:\/\/nursery.test)(\/api\/unsubscribe\/[\w-]+)>$/.exec(
      head("list-unsubscribe") ?? "",
    )?.[2] as string;
    for (const form of [sent?.text, sent?.html]) {
      expect(form).toContain("12 Rose Lane, Scranton, PA 18503");
      expect(form).toContain(way.replace("/api", "http://nursery.test"));
      expect(form).toContain("http://nursery.test/plants");
    }
    expect(sent?.html).toContain("<li");
    expect(sent?.html).not.toMatch(/<img|utm_|<script/);
    expect((await here.site.call("POST", way)).status).toBe(200);
    expect(await here.read(id)).toMatchObject({
      state: "sent",
      progress: { people: 1, sent: 1, waiting: 0, failed: 0 },
    });
    expect((await here.readers(id)).people).toMatchObject([
      { email: "ann@example.com", state: "sent" },
    ]);
  });

  it("is not sent to somebody who leaves while it goes out", async () => {
    await here.subscribers(2);
    const { id } = await here.create();
    await here.act(id, "send");
    here.clock.advance({ minutes: 2 });
    await here.site.services.jobs.runDue();
    const { db } = here.site.services;
    await db
      .updateTable("subscriber")
      .set({ subscribedAt: null, unsubscribedAt: here.clock.now().toString() })
      .where("email", "=", "reader0@example.com")
      .execute();
    await here.site.services.outbox.sendDue();
    expect(here.got()).toEqual(["reader1@example.com"]);
    await here.site.services.jobs.runDue();
    expect(await here.read(id)).toMatchObject({
      state: "sent",
      progress: { people: 2, sent: 1, failed: 0, notSent: 1 },
    });
    expect((await here.readers(id)).people).toMatchObject([
      { email: "reader0@example.com", state: "not_sent", reason: expect.stringContaining("left") },
      { email: "reader1@example.com", state: "sent" },
    ]);
  });

  it("can be taken back for a minute, and stopped after that", async () => {
    await here.subscribers(250);
    const { id, version } = await here.create();
    await here.act(id, "send");
    here.clock.advance({ seconds: 59 });
    await here.site.services.jobs.runDue();
    expect((await here.act(id, "stop")).status).toBe(409);
    expect(await (await here.act(id, "take-back")).json()).toMatchObject({ state: "draft" });
    here.clock.advance({ hours: 1 });
    await here.site.services.jobs.runDue();
    expect(await here.site.services.outbox.sendDue()).toBe(0);
    here.owner = await signIn(here.site);
    const changed = await here.owner.call("PUT", `/api/admin/letters/${id}`, letter, {
      "if-match": `"${version}"`,
    });
    expect(changed.status).toBe(412);

    await here.act(id, "send");
    expect((await here.owner.call("PUT", `/api/admin/letters/${id}`, letter)).status).toBe(409);
    here.clock.advance({ minutes: 2 });
    await here.site.services.jobs.runDue();
    expect((await here.act(id, "take-back")).status).toBe(409);
    const letGo = here.smtp.hold();
    const sending = here.site.services.outbox.sendDue();
    await expect.poll(() => here.smtp.attempts()).toBe(20);
    expect(await (await here.act(id, "stop")).json()).toMatchObject({ state: "stopped" });
    letGo();
    await sending;
    expect(here.got()).toHaveLength(20);
    expect((await here.read(id)).progress).toMatchObject({ people: 250, sent: 20, notSent: 230 });
  });

  it("goes out at the time that was chosen", async () => {
    await here.subscribers(1);
    const { id } = await here.create();
    await here.act(id, "send", { at: "2026-05-02T09:00:00-04:00" });
    expect((await here.read(id)).dueAt).toBe("2026-05-02T13:00:00.000Z");
    here.clock.advance({ hours: 22, minutes: 59 });
    await here.site.services.jobs.runDue();
    await here.site.services.outbox.sendDue();
    expect(here.got()).toEqual([]);
    here.clock.advance({ minutes: 1 });
    await here.site.services.jobs.runDue();
    await here.site.services.outbox.sendDue();
    expect(here.got()).toHaveLength(1);
  });

  it("goes on where a process died in the middle of putting it down, and reaches each once", async () => {
    await here.subscribers(450);
    const { id } = await here.create();
    await here.act(id, "send");
    here.clock.advance({ minutes: 2 });
    const { outbox } = here.site.services;
    const all = subscriberRecipients(here.site.services.config.site);
    let batches = 0;
    const dying = lettersJob(here.site.services, {
      ...{ event: all, person: all },
      subscribers: {
        ...all,
        next: async (...asked) => {
          batches += 1;
          if (batches === 2) throw new Error("The power went out.");
          return all.next(...asked);
        },
      },
    });
    await expect(dying.run(here.clock.now())).rejects.toThrow("The power went out.");
    expect((await here.read(id)).progress).toMatchObject({ people: 200, isEnqueuing: true });
    // Two processes at once, as after a restart.
    await Promise.all([here.site.services.jobs.runDue(), here.site.services.jobs.runDue()]);
    await outbox.sendDue();
    expect(new Set(here.got()).size).toBe(450);
    expect(here.got()).toHaveLength(450);
  });

  it.each([
    [{ subject: "" }, "subject"],
    [{ body: "  " }, "body"],
    [{ body: "a\n".repeat(9_000) }, "body"],
    [{ picture: "x.webp" }, "pictureAlt"],
    [{ to: "event" }, "eventId"],
    [{ to: "person" }, "email"],
  ])("is kept as a draft without %j, and not sent", async (changes, path) => {
    await here.subscribers(1);
    const { id } = await here.create(changes);
    const answer = await here.act(id, "send");
    expect(answer.status).toBe(400);
    expect((await answer.json()).issues[0].path).toBe(path);
  });

  it("needs a postal address and a reader", async () => {
    const { id } = await here.create();
    expect((await (await here.act(id, "send")).json()).issues[0].path).toBe("to");
    await here.subscribers(1);
    const none = { ...settings, postalAddress: "" };
    await here.owner.call("PUT", "/api/admin/letters/settings", none);
    expect((await (await here.act(id, "send")).json()).issues[0].path).toBe("postalAddress");
  });
});

describe("a letter to the people of an event", () => {
  it("reaches each address once, with the link to their own registration", async () => {
    const register = (fullName: string, email: string) =>
      here.site.call("POST", "/api/events/register", {
        ...{ eventId: 1, fullName, email, phone: "(570) 555-0100", attendeesCount: 2 },
        mailingAddress: "12 Rose Lane, Scranton, PA 18503",
      });
    await register("Ann Lee", "lee@example.com");
    await register("Bob Lee", "LEE@example.com");
    await register("Cara Dunn", "cara@example.com");
    await here.site.services.outbox.sendDue();
    const choice = { to: "event", eventId: 1, part: "registered" };
    const size = await here.owner.call("POST", "/api/admin/letters/audience", choice);
    expect(await size.json()).toMatchObject({ people: 2, leftOut: [{ people: 1 }] });
    const { id } = await here.create({ ...choice, subject: "Bring boots" });
    await here.act(id, "send");
    await here.goOut();
    expect(here.got("Bring boots").sort()).toEqual(["cara@example.com", "lee@example.com"]);
    const [sent] = here.smtp.accepted.filter(({ subject }) => subject === "Bring boots");
    expect(sent?.text).toMatch(/Event: .+\nWhen: .+\nWhere: .+/);
    expect(sent?.text).toMatch(/registration: http:\/\/nursery.test\/registration\/\d+-/);
    expect(sent?.headers.some(({ key }) => key === "list-unsubscribe")).toBe(false);
  });
});

describe("the page of a letter", () => {
  it("is there once the letter is sent, where the owner wants one", async () => {
    await here.subscribers(1);
    const { id } = await here.create({ isPublic: true });
    await here.act(id, "send");
    const slug = `2026-05-01-plant-sale-on-saturday-${id}`;
    const page = () => here.site.call("GET", `/api/letters/${slug}`);
    expect((await page()).status).toBe(404);
    await here.goOut();
    expect(await (await page()).json()).toMatchObject({ slug, subject: letter.subject });
    expect(await (await here.site.call("GET", "/sitemap.xml")).text()).toContain(slug);
    expect((await here.read(id)).path).toBe(`/letters/${slug}`);
    await here.owner.call("PUT", `/api/admin/letters/${id}/page`, { isPublic: false });
    expect((await page()).status).toBe(404);
    const personal = await here.create({ to: "person", email: "ann@example.com" });
    const answer = await here.owner.call("PUT", `/api/admin/letters/${personal.id}/page`, {
      isPublic: true,
    });
    expect(answer.status).toBe(409);
  });
});

describe("the owner's letters", () => {
  it("are hers alone", async () => {
    const { id } = await here.create();
    for (const path of ["", `/${id}`, "/settings", `/${id}/recipients`]) {
      expect((await here.site.call("GET", `/api/admin/letters${path}`)).status).toBe(401);
    }
    expect((await here.site.call("POST", `/api/admin/letters/${id}/send`, {})).status).toBe(401);
  });

  it("are deleted, but not while they go out", async () => {
    await here.subscribers(1);
    const { id } = await here.create();
    await here.act(id, "send");
    expect((await here.owner.call("DELETE", `/api/admin/letters/${id}`)).status).toBe(409);
    await here.goOut();
    expect((await here.owner.call("DELETE", `/api/admin/letters/${id}`)).status).toBe(204);
    expect((await here.owner.call("GET", `/api/admin/letters/${id}`)).status).toBe(404);
  });

  it("name nobody who was forgotten, and keep their numbers", async () => {
    await here.subscribers(2);
    const { id } = await here.create();
    await here.act(id, "send");
    await here.goOut();
    await here.owner.call("POST", "/api/admin/people/forget", { email: "reader0@example.com" });
    const rows = await here.site.services.db.selectFrom("letterRecipient").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("reader0");
    expect((await here.read(id)).progress).toMatchObject({ people: 2, sent: 2 });
  });

  it("go with who is forgotten where they were to them alone, sent, waiting or begun", async () => {
    const to = { to: "person", email: "Zelda@example.com" };
    const sent = await here.create({ ...to, subject: "Sent to Zelda" });
    await here.act(sent.id, "send");
    await here.goOut();
    const waiting = await here.create(to);
    await here.act(waiting.id, "send");
    const draft = await here.create({ ...to, body: "Dear Zelda" });
    await here.create({ ...to, email: "bob@example.com" });
    const about = { email: "zelda@example.com" };
    const answer = await here.owner.call("POST", "/api/admin/people/forget", about);
    expect((await answer.json()).erased).toMatchObject({ "Letters to them": 3 });
    for (const { id } of [sent, waiting, draft])
      expect((await here.owner.call("GET", `/api/admin/letters/${id}`)).status).toBe(404);
    await here.goOut();
    expect(here.got()).toEqual([]);
    const { db } = here.site.services;
    const rows = await db.selectFrom("letter").selectAll().execute();
    expect(rows.map(({ email }) => email)).toEqual(["bob@example.com"]);
    expect(await db.selectFrom("letterRecipient").selectAll().execute()).toEqual([]);
    const kept = await here.owner.call("POST", "/api/admin/people/kept", about);
    expect((await kept.json()).kept).toEqual({});
  });
});
