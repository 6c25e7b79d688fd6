import { createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { explainMailError, testMailServer } from "#platform/server/mail-test.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { openSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import type { Letter, LetterPreview, LetterWithProgress, RecipientPage } from "../contract.ts";
import { lettersJob } from "./enqueue-job.ts";

const letter = {
  subject: "Plant sale on Saturday",
  body: "# Come early\n\nThe [catalogue](/plants) is open.\n- Roses\n- Lilies\n\n*Consider the lilies.*",
  to: "subscribers",
};
const settings = {
  postalAddress: "12 Rose Lane\nScranton, PA 18503",
  perMinute: null,
  perHour: null,
  perDay: null,
};

let smtp: TestSmtp;
let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  smtp = await openSmtp();
  clock = createTestClock();
  site = await openSite({ env: { ...ownerEnv, SMTP_URL: smtp.url }, clock: clock.now });
  owner = await signIn(site);
  await owner.call("PUT", "/api/admin/letters/settings", settings);
});
afterEach(async () => {
  await site.close();
  await smtp.close();
});

const subscribe = (email: string) => site.call("POST", "/api/subscribe", { email });
/** Without their welcome letters, which would be waited for. */
async function subscribers(count: number, name = "reader") {
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
}
async function create(changes: object = {}): Promise<Letter> {
  const response = await owner.call("POST", "/api/admin/letters", { ...letter, ...changes });
  expect(response.status).toBe(201);
  return response.json();
}
const act = (id: number, what: string, body: object = {}) =>
  owner.call("POST", `/api/admin/letters/${id}/${what}`, body);
const read = async (id: number): Promise<LetterWithProgress> =>
  (await owner.call("GET", `/api/admin/letters/${id}`)).json();
const readers = async (id: number): Promise<RecipientPage> =>
  (await owner.call("GET", `/api/admin/letters/${id}/recipients`)).json();
/** Lets the time to undo it pass, and everything that is due be done. */
async function goOut() {
  clock.advance({ minutes: 1, seconds: 1 });
  await site.services.jobs.runDue();
  await site.services.outbox.sendDue();
  clock.advance({ seconds: 6 });
  await site.services.jobs.runDue();
}
const got = (subject = letter.subject) =>
  smtp.accepted.filter((it) => it.subject === subject).map(({ to }) => to?.[0]?.address);

describe("a letter to the subscribers", () => {
  it("reaches who agreed and nobody else, with a way off the list in its head and at its foot", async () => {
    await subscribe("ann@example.com");
    await subscribe("no@example.com");
    const no = { email: "no@example.com", phone: "570-555-0100", consentMarketing: false };
    await site.call("POST", "/api/marketing-subscribers", no);
    await subscribe("gone@example.com");
    await site.services.outbox.sendDue();
    const gone = smtp.accepted.find(({ to }) => to?.[0]?.address === "gone@example.com");
    const token = /\/unsubscribe\/([\w-]+)/.exec(gone?.text ?? "")?.[1];
    await site.call("POST", `/api/unsubscribe/${token}`);
    const size = await owner.call("POST", "/api/admin/letters/audience", { to: "subscribers" });
    expect(await size.json()).toEqual({
      people: 1,
      leftOut: [
        { reason: "unsubscribed", people: 1 },
        { reason: "said no to letters", people: 1 },
      ],
    });
    const { id } = await create();
    expect(await (await act(id, "send")).json()).toMatchObject({ state: "scheduled" });
    await goOut();
    expect(got()).toEqual(["ann@example.com"]);
    const sent = smtp.accepted.at(-1);
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
    expect((await site.call("POST", way)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      state: "sent",
      progress: { people: 1, sent: 1, waiting: 0, failed: 0 },
    });
    expect((await readers(id)).people).toMatchObject([{ email: "ann@example.com", state: "sent" }]);
  });

  it("is not sent to somebody who leaves while it goes out", async () => {
    await subscribers(2);
    const { id } = await create();
    await act(id, "send");
    clock.advance({ minutes: 2 });
    await site.services.jobs.runDue();
    const { db } = site.services;
    await db
      .updateTable("subscriber")
      .set({ subscribedAt: null, unsubscribedAt: clock.now().toString() })
      .where("email", "=", "reader0@example.com")
      .execute();
    await site.services.outbox.sendDue();
    expect(got()).toEqual(["reader1@example.com"]);
    expect((await readers(id)).people[0]).toMatchObject({
      email: "reader0@example.com",
      state: "not_sent",
    });
  });

  it("can be taken back for a minute, and stopped after that", async () => {
    await subscribers(250);
    const { id, version } = await create();
    await act(id, "send");
    clock.advance({ seconds: 59 });
    await site.services.jobs.runDue();
    expect((await act(id, "stop")).status).toBe(409);
    expect(await (await act(id, "take-back")).json()).toMatchObject({ state: "draft" });
    clock.advance({ hours: 1 });
    await site.services.jobs.runDue();
    expect(await site.services.outbox.sendDue()).toBe(0);
    owner = await signIn(site);
    const changed = await owner.call("PUT", `/api/admin/letters/${id}`, letter, {
      "if-match": `"${version}"`,
    });
    expect(changed.status).toBe(412);

    await act(id, "send");
    expect((await owner.call("PUT", `/api/admin/letters/${id}`, letter)).status).toBe(409);
    clock.advance({ minutes: 2 });
    await site.services.jobs.runDue();
    expect((await act(id, "take-back")).status).toBe(409);
    const letGo = smtp.hold();
    const sending = site.services.outbox.sendDue();
    await expect.poll(() => smtp.attempts()).toBe(20);
    expect(await (await act(id, "stop")).json()).toMatchObject({ state: "stopped" });
    letGo();
    await sending;
    expect(got()).toHaveLength(20);
    expect((await read(id)).progress).toMatchObject({ people: 250, sent: 20, notSent: 230 });
  });

  it("goes out at the time that was chosen", async () => {
    await subscribers(1);
    const { id } = await create();
    await act(id, "send", { at: "2026-05-02T09:00:00-04:00" });
    expect((await read(id)).dueAt).toBe("2026-05-02T13:00:00.000Z");
    clock.advance({ hours: 22, minutes: 59 });
    await site.services.jobs.runDue();
    await site.services.outbox.sendDue();
    expect(got()).toEqual([]);
    clock.advance({ minutes: 1 });
    await site.services.jobs.runDue();
    await site.services.outbox.sendDue();
    expect(got()).toHaveLength(1);
  });

  it("goes on where a process died in the middle of putting it down, and reaches each once", async () => {
    await subscribers(450);
    const { id } = await create();
    await act(id, "send");
    clock.advance({ minutes: 2 });
    const { db, letters, outbox } = site.services;
    const { subscribers: all } = letters.audiences;
    let batches = 0;
    const dying = lettersJob(db, {
      audiences: {
        ...letters.audiences,
        subscribers: {
          ...all,
          next: async (...asked) => {
            batches += 1;
            if (batches === 2) throw new Error("The power went out.");
            return all.next(...asked);
          },
        },
      },
      mailDomain: "nursery.test",
      wakeOutbox: () => {},
    });
    await expect(dying.run(clock.now())).rejects.toThrow("The power went out.");
    expect((await read(id)).progress).toMatchObject({ people: 200, isEnqueuing: true });
    // Two processes at once, as after a restart.
    await Promise.all([site.services.jobs.runDue(), site.services.jobs.runDue()]);
    await outbox.sendDue();
    expect(new Set(got()).size).toBe(450);
    expect(got()).toHaveLength(450);
  });

  it("marks an address that a mail server refuses, and writes to it no more until told to", async () => {
    await subscribers(1);
    smtp.refuseWith("550 5.1.1 No such mailbox");
    const first = await create();
    await act(first.id, "send");
    await goOut();
    expect(await read(first.id)).toMatchObject({ state: "sent", progress: { failed: 1 } });
    expect((await readers(first.id)).people[0]).toMatchObject({
      state: "failed",
      reason: expect.stringContaining("550"),
    });
    const list = await (await owner.call("GET", "/api/admin/subscribers")).json();
    expect(list.people[0]).toMatchObject({ status: "bouncing" });
    smtp.refuseWith(undefined);
    const second = await create();
    expect((await act(second.id, "send")).status).toBe(400);
    await owner.call("POST", `/api/admin/subscribers/${list.people[0].id}/try-again`);
    expect((await act(second.id, "send")).status).toBe(200);
    await goOut();
    expect(got()).toEqual(["reader0@example.com"]);
  });

  it("marks an address, too, that has put the letter off until nobody tries any more", async () => {
    await subscribers(1);
    smtp.refuseWith("450 4.2.1 The mailbox is busy");
    const { id } = await create();
    await act(id, "send");
    await goOut();
    const status = async () =>
      (await (await owner.call("GET", "/api/admin/subscribers")).json()).people[0].status;
    let tries = smtp.attempts();
    for (let round = 0; (await read(id)).state === "sending"; round += 1) {
      expect(await status()).toBe("active");
      expect(round).toBeLessThan(20);
      tries = smtp.attempts();
      clock.advance({ hours: 17 });
      owner = await signIn(site);
      await site.services.outbox.sendDue();
      await site.services.jobs.runDue();
    }
    expect(tries).toBeGreaterThan(5);
    expect(await read(id)).toMatchObject({ state: "sent", progress: { failed: 1 } });
    expect(await status()).toBe("bouncing");
  });

  it("does not hold against an address what a server says of the letter", async () => {
    await subscribers(1);
    smtp.refuseWith("554 5.7.1 This looks like spam");
    const { id } = await create();
    await act(id, "send");
    await goOut();
    expect((await read(id)).progress).toMatchObject({ failed: 1 });
    const list = await (await owner.call("GET", "/api/admin/subscribers")).json();
    expect(list.people[0]).toMatchObject({ status: "active" });
  });

  it.each([
    [{ subject: "" }, "subject"],
    [{ body: "  " }, "body"],
    [{ body: "a\n".repeat(9_000) }, "body"],
    [{ picture: "x.webp" }, "pictureAlt"],
    [{ to: "event" }, "eventId"],
    [{ to: "person" }, "email"],
  ])("is kept as a draft without %j, and not sent", async (changes, path) => {
    await subscribers(1);
    const { id } = await create(changes);
    const answer = await act(id, "send");
    expect(answer.status).toBe(400);
    expect((await answer.json()).issues[0].path).toBe(path);
  });

  it("needs a postal address and a reader", async () => {
    const { id } = await create();
    expect((await (await act(id, "send")).json()).issues[0].path).toBe("to");
    await subscribers(1);
    const none = { ...settings, postalAddress: "" };
    await owner.call("PUT", "/api/admin/letters/settings", none);
    expect((await (await act(id, "send")).json()).issues[0].path).toBe("postalAddress");
  });
});

describe("a letter to the people of an event", () => {
  it("reaches each address once, with the link to their own registration", async () => {
    const register = (fullName: string, email: string) =>
      site.call("POST", "/api/events/register", {
        ...{ eventId: 1, fullName, email, phone: "(570) 555-0100", attendeesCount: 2 },
        mailingAddress: "12 Rose Lane, Scranton, PA 18503",
      });
    await register("Ann Lee", "lee@example.com");
    await register("Bob Lee", "LEE@example.com");
    await register("Cara Dunn", "cara@example.com");
    await site.services.outbox.sendDue();
    const choice = { to: "event", eventId: 1, part: "registered" };
    const size = await owner.call("POST", "/api/admin/letters/audience", choice);
    expect(await size.json()).toMatchObject({ people: 2, leftOut: [{ people: 1 }] });
    const { id } = await create({ ...choice, subject: "Bring boots" });
    await act(id, "send");
    await goOut();
    expect(got("Bring boots").sort()).toEqual(["cara@example.com", "lee@example.com"]);
    const [sent] = smtp.accepted.filter(({ subject }) => subject === "Bring boots");
    expect(sent?.text).toMatch(/registration: http:\/\/nursery.test\/registration\/\d+-/);
    expect(sent?.headers.some(({ key }) => key === "list-unsubscribe")).toBe(false);
  });
});

describe("what the owner sees of a letter before", () => {
  it("is the letter itself, under the sizes that mail programs take, with its picture in it", async () => {
    const long = `${"Words of a letter that goes on for a while. ".repeat(20)}\n\n`.repeat(20);
    const input = { ...letter, body: long, picture: "/pictures/cemetery.svg", pictureAlt: "Roses" };
    const response = await owner.call("POST", "/api/admin/letters/preview", input);
    const preview = (await response.json()) as LetterPreview;
    expect(preview.htmlBytes).toBeLessThan(100_000);
    expect(preview.html).toContain("Words of a letter");
    expect(preview.text).toContain("12 Rose Lane");
    expect(preview.pictures).toEqual({ "letter-picture": "/pictures/cemetery.svg" });
    const { id } = await create({ ...input, to: "person", email: "ann@example.com" });
    await act(id, "send");
    await goOut();
    const sent = smtp.accepted.at(-1);
    const [picture] = sent?.attachments ?? [];
    expect(picture).toMatchObject({ mimeType: "image/jpeg", contentId: "<letter-picture>" });
    expect(sent?.html).toContain('<img src="cid:letter-picture" alt="Roses"');
    expect(sent?.html?.match(/src=/g)).toHaveLength(1);
    const bytes =
      Number((picture?.content as ArrayBuffer | undefined)?.byteLength) * (4 / 3) +
      preview.htmlBytes * 2;
    expect(bytes).toBeLessThan(250_000);
    const hostile = { ...letter, subject: "<b>", body: "<script>x</script> [a](javascript:x)" };
    const { html } = (await (
      await owner.call("POST", "/api/admin/letters/preview", hostile)
    ).json()) as LetterPreview;
    expect(html).not.toMatch(/<script>|<b>|href="javascript/);
  });

  it("has the post's marks, and the pictures in its text travel in it, too", async () => {
    const drawn = ["mary-garden", "pollinators"].map((name) => `/pictures/blog/${name}.svg`);
    const lines = drawn.map((path) => `![A drawing](${path})`);
    const body = [...lines, "![Gone](gone.jpg)", "**Come**, [call](tel:+15705550142)"].join("\n");
    const input = { ...letter, body, picture: "/pictures/cemetery.svg", pictureAlt: "Roses" };
    const response = await owner.call("POST", "/api/admin/letters/preview", input);
    const preview = (await response.json()) as LetterPreview;
    expect(preview.pictures).toEqual({
      "letter-picture": "/pictures/cemetery.svg",
      "letter-picture-2": drawn[0],
      "letter-picture-3": drawn[1],
    });
    const { id } = await create({ ...input, to: "person", email: "ann@example.com" });
    await act(id, "send");
    await goOut();
    const sent = smtp.accepted.at(-1);
    const attachments = sent?.attachments ?? [];
    const names = ["", "-2", "-3"].map((end) => `<letter-picture${end}>`);
    expect(attachments.map(({ contentId }) => contentId)).toEqual(names);
    const bytes = attachments.map(({ content }) => (content as ArrayBuffer).byteLength);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
    expect(sent?.html?.match(/src="(?!cid:)/)).toBeNull();
    expect(sent?.html).toContain('<img src="cid:letter-picture-3" alt="A drawing"');
    expect(sent?.html).toContain('href="http://nursery.test/attached-assets/gone.jpg"');
    expect(sent?.html).toContain("<strong>Come</strong>");
    expect(sent?.text).toContain("[Picture: A drawing]");
    expect(sent?.text).toContain("Come, call (tel:+15705550142)");
  });

  it("can be tried on herself, once her address is confirmed", async () => {
    const { id } = await create();
    expect((await act(id, "test")).status).toBe(409);
    await owner.call("PUT", "/api/admin/owner-mail", { address: "rose@example.com" });
    await site.services.outbox.sendDue();
    const token = /owner-mail\/(\S+)/.exec(smtp.accepted.at(-1)?.text ?? "")?.[1];
    await site.call("POST", "/api/owner-mail/confirm", { token });
    expect(await (await act(id, "test")).json()).toEqual({
      to: "rose@example.com",
      delivery: "mail",
    });
    await site.services.outbox.sendDue();
    expect(got("[Test] Plant sale on Saturday")).toEqual(["rose@example.com"]);
    expect((await read(id)).state).toBe("draft");
  });

  it("can begin with a post", async () => {
    const posts = await (await owner.call("GET", "/api/admin/blog/posts")).json();
    const [post] = posts;
    const response = await owner.call("POST", "/api/admin/letters/from-post", { postId: post.id });
    expect(await response.json()).toMatchObject({
      subject: post.title,
      state: "draft",
      body: expect.stringContaining(`(/blog/${post.slug})`),
    });
    const none = await owner.call("POST", "/api/admin/letters/from-post", { postId: 4711 });
    expect(none.status).toBe(404);
  });
});

describe("the page of a letter", () => {
  it("is there once the letter is sent, where the owner wants one", async () => {
    await subscribers(1);
    const { id } = await create({ isPublic: true });
    await act(id, "send");
    const slug = `2026-05-01-plant-sale-on-saturday-${id}`;
    const page = () => site.call("GET", `/api/letters/${slug}`);
    expect((await page()).status).toBe(404);
    await goOut();
    expect(await (await page()).json()).toMatchObject({ slug, subject: letter.subject });
    expect(await (await site.call("GET", "/sitemap.xml")).text()).toContain(slug);
    expect((await read(id)).path).toBe(`/letters/${slug}`);
    await owner.call("PUT", `/api/admin/letters/${id}/page`, { isPublic: false });
    expect((await page()).status).toBe(404);
    const personal = await create({ to: "person", email: "ann@example.com" });
    const answer = await owner.call("PUT", `/api/admin/letters/${personal.id}/page`, {
      isPublic: true,
    });
    expect(answer.status).toBe(409);
  });
});

describe("the owner's letters", () => {
  it("are hers alone", async () => {
    const { id } = await create();
    for (const path of ["", `/${id}`, "/settings", `/${id}/recipients`]) {
      expect((await site.call("GET", `/api/admin/letters${path}`)).status).toBe(401);
    }
    expect((await site.call("POST", `/api/admin/letters/${id}/send`, {})).status).toBe(401);
  });

  it("are deleted, but not while they go out", async () => {
    await subscribers(1);
    const { id } = await create();
    await act(id, "send");
    expect((await owner.call("DELETE", `/api/admin/letters/${id}`)).status).toBe(409);
    await goOut();
    expect((await owner.call("DELETE", `/api/admin/letters/${id}`)).status).toBe(204);
    expect((await owner.call("GET", `/api/admin/letters/${id}`)).status).toBe(404);
  });

  it("name nobody who was forgotten, and keep their numbers", async () => {
    await subscribers(2);
    const { id } = await create();
    await act(id, "send");
    await goOut();
    await owner.call("POST", "/api/admin/people/forget", { email: "reader0@example.com" });
    const rows = await site.services.db.selectFrom("letterRecipient").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("reader0");
    expect((await read(id)).progress).toMatchObject({ people: 2, sent: 2 });
  });
});

describe("the test of the mail server", () => {
  const says = async (url: string) =>
    testMailServer(url, "rose@example.com", {
      to: "a@example.com",
      subject: "",
      text: "",
      html: "",
    });

  it("sends a letter, or says in a sentence what is wrong", async () => {
    const working = await owner.call("POST", "/api/admin/letters/settings/test-mail");
    expect(await working.json()).toMatchObject({ isWorking: true });
    expect(smtp.accepted.at(-1)?.subject).toBe("A test letter from Rosa Mystica Gardens");

    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const { port } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    expect(await says(`smtp://127.0.0.1:${port}`)).toContain("the port is closed");
    expect(await says(smtp.url.replace("smtp:", "smtps:"))).toContain("does not speak TLS");
    expect(await says("smtp://mail.invalid:587")).toContain("no server called mail.invalid");

    const strict = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error("no")),
    });
    await new Promise<void>((resolve) => strict.listen(0, "127.0.0.1", resolve));
    const at = (strict.server.address() as { port: number }).port;
    expect(await says(`smtp://rose:wrong@127.0.0.1:${at}`)).toContain("user name or the password");
    expect(await says(`smtp://127.0.0.1:${at}`)).toContain("wants to be signed in to");
    await new Promise<void>((resolve) => strict.close(() => resolve()));
    expect(
      explainMailError(new Error("unable to verify the first certificate"), "smtps://m.example"),
    ).toContain("certificate of m.example");
  });

  it("says that letters are kept as files where there is none", async () => {
    const other = await openSite({ env: ownerEnv });
    const { call } = await signIn(other);
    expect(await (await call("GET", "/api/admin/letters/settings")).json()).toMatchObject({
      delivery: "file",
      mailServer: null,
      perMinute: 120,
    });
    expect((await call("POST", "/api/admin/letters/settings/test-mail")).status).toBe(409);
    await other.close();
  });
});
