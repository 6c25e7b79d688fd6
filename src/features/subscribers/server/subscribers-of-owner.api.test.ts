import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { Forgotten, KeptAboutPerson, Subscriber, SubscriberPage } from "../answers.ts";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock();
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

const subscribe = (email: string) => site.call("POST", "/api/subscribe", { email });
const popup = (email: string, consentMarketing: boolean) =>
  site.call("POST", "/api/marketing-subscribers", {
    email,
    phone: "570-555-0123",
    consentMarketing,
  });
const list = async (query = "") =>
  (await (await owner.call("GET", `/api/admin/subscribers${query}`)).json()) as SubscriberPage;
const add = (body: object) => owner.call("POST", "/api/admin/subscribers", body);
const emails = ({ people }: SubscriberPage) => people.map(({ email }) => email);
async function lettersTo(address: string) {
  return (await site.letters()).filter(({ to }) => to?.[0]?.address === address);
}
async function unsubscribe(email: string) {
  const [letter] = await lettersTo(email);
  const token = /\/unsubscribe\/([\w-]+)/.exec(letter?.text ?? "")?.[1];
  expect((await site.call("POST", `/api/unsubscribe/${token}`)).status).toBe(200);
}

describe("the list of subscribers", () => {
  it("is one list of people, with what each agreed to, where and when", async () => {
    await subscribe("Ann@example.com");
    await popup("ann@example.com", true);
    await popup("dora@example.com", false);
    await subscribe("gone@example.com");
    await unsubscribe("gone@example.com");
    await add({ phone: "(570) 555-0177", reason: "Wrote it on the sheet at the June tour" });
    await subscribe("no@example.com");
    await popup("no@example.com", false);
    const page = await list();
    expect(page.people.map(({ email, phone, status }) => [email || phone, status])).toEqual([
      ["no@example.com", "declined"],
      ["(570) 555-0177", "phone_only"],
      ["gone@example.com", "unsubscribed"],
      ["dora@example.com", "declined"],
      ["Ann@example.com", "active"],
    ]);
    expect(page.counts).toMatchObject({ active: 1, declined: 2, unsubscribed: 1, phone_only: 1 });
    expect(page.people[4]).toMatchObject({
      source: "newsletter",
      consents: [
        {
          form: "newsletter",
          agreed: true,
          wording: expect.stringMatching(/^By subscribing, you agree .*Rosa Mystica Gardens/),
          givenAt: "2026-05-01T14:00:00.000Z",
        },
        { form: "popup", agreed: true, phone: "570-555-0123" },
      ],
    });
  });

  it("is found in by address and telephone, and filtered, all on one page", async () => {
    for (let count = 0; count < 60; count += 1) await subscribe(`p${count}@example.com`);
    await popup("odd_one@example.com", true);
    expect(emails(await list("?find=ODD_ONE"))).toEqual(["odd_one@example.com"]);
    expect(emails(await list("?find=d%25o"))).toEqual([]);
    expect(emails(await list("?find=5550123"))).toEqual(["odd_one@example.com"]);
    expect(emails(await list("?source=popup"))).toEqual(["odd_one@example.com"]);
    expect(emails(await list("?status=unsubscribed"))).toEqual([]);
    const all = await list();
    expect([all.total, all.page, all.pages, all.people.length]).toEqual([61, 1, 1, 61]);
    expect((await list("?page=99")).people).toHaveLength(61);
    expect((await list("?find=%00&status=x&page=-1")).total).toBe(61);
  });

  it("comes as a file for a spreadsheet, filtered alike, and no cell of it is a formula", async () => {
    await subscribe("ann@example.com");
    await add({ email: "bea@example.com", reason: "=HYPERLINK(1)" });
    const csv = await (await owner.call("GET", "/api/admin/subscribers/csv?source=owner")).text();
    expect(csv).not.toContain("ann@example.com");
    expect(csv.split("\r\n")[1]).toMatch(/^"bea@example.com","","Active","Entered by you"/);
    expect(csv).toContain(`"'=HYPERLINK(1)"`);
  });

  it("is the owner's alone", async () => {
    for (const path of ["/api/admin/subscribers", "/api/admin/subscribers/csv"]) {
      expect((await site.call("GET", path)).status).toBe(401);
    }
    for (const path of ["/api/admin/people/kept", "/api/admin/people/forget"]) {
      expect((await site.call("POST", path, { email: "a@example.com" })).status).toBe(401);
    }
  });
});

describe("somebody entered by hand", () => {
  it("is welcomed, with the reason kept", async () => {
    const response = await add({ email: "bea@example.com", reason: "Asked on the phone, May 1" });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      status: "active",
      source: "owner",
      consents: [{ form: "owner", note: "Asked on the phone, May 1" }],
    });
    expect(await lettersTo("bea@example.com")).toHaveLength(1);
    expect((await add({ email: "BEA@example.com", reason: "Again, by mistake" })).status).toBe(409);
  });

  it.each([
    [{ reason: "Asked on the phone" }, "email"],
    [{ email: "x", reason: "Asked on the phone" }, "email"],
    [{ email: "a@example.com", reason: "ok" }, "reason"],
    [{ email: "a@example.com" }, "reason"],
    [{ phone: "123", reason: "Asked on the phone" }, "phone"],
  ])("must have an address or a number, and a reason: %j", async (body, path) => {
    const response = await add(body);
    expect(response.status).toBe(400);
    expect((await response.json()).issues[0].path).toBe(path);
  });

  it("comes back after leaving only by answering a letter", async () => {
    await subscribe("gone@example.com");
    await unsubscribe("gone@example.com");
    const answer = await add({ email: "gone@example.com", reason: "Says that he is sorry" });
    expect(((await answer.json()) as Subscriber).status).toBe("unsubscribed");
    const subjects = (await lettersTo("gone@example.com")).map(({ subject }) => subject);
    expect(subjects).toContain("Would you like letters from Rosa Mystica Gardens?");
  });

  it("is taken off again, and stays known as one who left", async () => {
    await subscribe("ann@example.com");
    const id = (await list()).people[0]?.id;
    expect((await owner.call("DELETE", `/api/admin/subscribers/${id}`)).status).toBe(204);
    expect((await list()).people[0]).toMatchObject({ status: "unsubscribed" });
    await subscribe("ann@example.com");
    expect((await list()).people[0]).toMatchObject({ status: "unsubscribed" });
    expect((await owner.call("DELETE", "/api/admin/subscribers/4711")).status).toBe(404);
  });
});

describe("a list that asks to confirm", () => {
  it("counts a new sign-up when its letter was answered", async () => {
    const settings = { asksToConfirm: true };
    await owner.call("PUT", "/api/admin/subscribers/settings", settings);
    await subscribe("ann@example.com");
    expect((await list()).people[0]).toMatchObject({ status: "unconfirmed" });
    const [asks, ...others] = await lettersTo("ann@example.com");
    expect(others).toEqual([]);
    expect(asks?.html).toContain("Yes, please write to me");
    const token = /\/subscription\/([\w-]+)/.exec(asks?.text ?? "")?.[1];
    await site.call("POST", `/api/subscription/${token}`);
    expect((await list()).people[0]).toMatchObject({
      status: "active",
      consents: [{ awaitsConfirmation: true }, { form: "letter", awaitsConfirmation: false }],
    });
    expect(await lettersTo("ann@example.com")).toHaveLength(2);
  });
});

describe("forgetting a person", () => {
  const ann = {
    eventId: 1,
    fullName: "Annabel Leeson",
    email: "Ann@Example.com",
    phone: "(570) 555-0100",
    mailingAddress: "12 Rose Lane, Scranton, PA 18503",
    attendeesCount: 4,
  };
  const about = { email: "ann@example.com" };

  async function wantNews() {
    await owner.call("PUT", "/api/admin/owner-mail", { address: "rose@example.com" });
    const [confirm] = await lettersTo("rose@example.com");
    const token = /owner-mail\/(\S+)/.exec(confirm?.text ?? "")?.[1];
    await site.call("POST", "/api/owner-mail/confirm", { token });
  }

  it("first gives everything kept, and leaves nothing but the numbers", async () => {
    await wantNews();
    await subscribe("ann@example.com");
    await subscribe("joann@example.com");
    await site.call("POST", "/api/events/register", ann);
    await site.call("POST", "/api/visits", {
      fullName: "Annabel Leeson",
      email: "ann@example.com",
      phone: "",
      days: "Saturdays",
      message: "",
    });
    clock.advance({ minutes: 20 });
    await site.letters();
    owner = await signIn(site);
    const before = await site.letters();
    expect(before.filter((letter) => JSON.stringify(letter).includes("Leeson")).length).toBe(4);

    const answer = await owner.call("POST", "/api/admin/people/kept", about);
    const { kept } = (await answer.json()) as KeptAboutPerson;
    expect(Object.keys(kept).sort()).toEqual([
      "Letters kept as files",
      "Registrations",
      "Requests for a visit",
      "Sign-ups for letters",
    ]);
    expect(kept["Registrations"]).toMatchObject([{ fullName: "Annabel Leeson" }]);

    // A letter that waits is about her, too.
    await site.call("POST", "/api/events/register", { ...ann, fullName: "Annabel Second" });
    const forgotten = await owner.call("POST", "/api/admin/people/forget", about);
    expect(await forgotten.json()).toEqual({
      erased: { "Sign-ups for letters": 1, Registrations: 2, "Requests for a visit": 1 },
      letterFiles: 5,
    } satisfies Forgotten);

    clock.advance({ hours: 1 });
    const rest = (await site.letters()).map((letter) => JSON.stringify(letter)).join();
    expect(rest).not.toMatch(/Annabel|"ann@example/i);
    expect(rest).toContain("joann@example.com");
    const { db } = site.services;
    for (const table of [
      "registration",
      "subscriber",
      "visitRequest",
      "consent",
      "outbox",
    ] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(rows).not.toMatch(/Annabel|"ann@example|555-0100|Rose Lane/i);
    }
    owner = await signIn(site);
    const events = await (await owner.call("GET", "/api/admin/events")).json();
    expect(events.find(({ id }: { id: number }) => id === 1).people.registered).toBe(8);
    const again = await owner.call("POST", "/api/admin/people/kept", about);
    expect((await again.json()).kept).toEqual({});
    expect((await list()).people.map(({ email }) => email)).toEqual(["joann@example.com"]);
  });

  it("finds everything with the address or with the number, however it is written", async () => {
    await site.call("POST", "/api/events/register", ann);
    await site.call("POST", "/api/events/register", {
      ...ann,
      fullName: "Bob Lee",
      email: "bob@example.com",
      phone: "(570) 555-0101",
    });
    const visit = { fullName: "Annabel Leeson", email: "", days: "Saturdays", message: "" };
    await site.call("POST", "/api/visits", { ...visit, phone: "+1 570.555.0100" });
    await add({ phone: "1-570-555-0100", reason: "Wrote it on the sheet" });
    await subscribe("ann@example.com");
    await site.letters();
    const kept = async (body: object) => {
      const answer = await owner.call("POST", "/api/admin/people/kept", body);
      const { kept } = (await answer.json()) as KeptAboutPerson;
      const { "Letters kept as files": _files, ...rows } = kept;
      return Object.fromEntries(
        Object.entries(rows).map(([heading, { length }]) => [heading, length]),
      );
    };
    const byAddress = { "Sign-ups for letters": 1, Registrations: 1 };
    const byNumber = {
      "Sign-ups for letters": 1,
      Registrations: 1,
      "Requests for a visit": 1,
      // That the owner added them.
      "Changes of what is about them": 1,
    };
    const all = { ...byNumber, "Sign-ups for letters": 2 };
    expect(await kept({ email: "ann@example.com" })).toEqual(byAddress);
    for (const phone of ["5705550100", "+1 (570) 555-0100", "1 570 555 0100"]) {
      expect(await kept({ phone })).toEqual(byNumber);
      expect(await kept({ phone, email: "ann@example.com" })).toEqual(all);
    }
    expect(await kept({ phone: "555-0100" })).toEqual({});
    const both = { email: "Ann@example.com", phone: "+1 570 555 0100" };
    const answer = await owner.call("POST", "/api/admin/people/forget", both);
    expect(((await answer.json()) as Forgotten).erased).toEqual(all);
    expect(await kept(both)).toEqual({});
    const rest = (await site.letters()).map((letter) => JSON.stringify(letter)).join();
    expect(rest).not.toMatch(/Annabel|"ann@example|555.0100/i);
    expect(rest).toContain("bob@example.com");
  });

  it("finds what is left of a registration that was deleted first", async () => {
    await wantNews();
    const { id: eventId } = await (await owner.call("POST", "/api/admin/events", roseWalk)).json();
    const party = { ...ann, eventId };
    const registered = await site.call("POST", "/api/events/register", party);
    const { id: registrationId } = await registered.json();
    clock.advance({ minutes: 20 });
    await site.letters();
    owner = await signIn(site);
    const door = `/api/admin/events/${eventId}/door`;
    for (const count of [4, 3]) {
      const action = { id: crypto.randomUUID(), kind: "came", registrationId, count };
      await owner.call("POST", door, { actions: [action] });
    }
    const bob = { ...party, fullName: "Bob Lee", email: "bob@example.com", phone: "5705550101" };
    await site.call("POST", "/api/events/register", bob);
    clock.advance({ minutes: 20 });
    await site.letters();
    owner = await signIn(site);
    const left = async () =>
      JSON.stringify([
        await site.letters(),
        await site.services.db.selectFrom("doorAction").selectAll().execute(),
      ]);
    expect(await left()).toContain("Annabel Leeson was marked");
    await owner.call("DELETE", `/api/admin/registrations/${registrationId}`);
    await owner.call("DELETE", `/api/admin/trash/registration-${registrationId}`);
    const newsOf = async (name: string) =>
      (await lettersTo("rose@example.com")).filter(({ text }) => text?.includes(name)).length;
    expect(await newsOf("Annabel")).toBe(1);
    const answer = await owner.call("POST", "/api/admin/people/forget", about);
    // Her confirmation and the owner's news.
    expect(await answer.json()).toEqual({
      // Its history went with it.
      erased: {},
      letterFiles: 2,
    } satisfies Forgotten);
    expect(await left()).not.toContain("Annabel");
    expect(await newsOf("Bob Lee")).toBe(1);
  });

  it("finds who gave a telephone number only, and asks whom it is about", async () => {
    await add({ phone: "(570) 555-0177", reason: "Wrote it on the sheet" });
    await add({ phone: "(570) 555-0178", reason: "Wrote it on the sheet" });
    const answer = await owner.call("POST", "/api/admin/people/forget", { phone: "570.555.0177" });
    expect(((await answer.json()) as Forgotten).erased).toEqual({
      "Sign-ups for letters": 1,
      "Changes of what is about them": 1,
    });
    expect((await list()).people.map(({ phone }) => phone)).toEqual(["(570) 555-0178"]);
    expect((await owner.call("POST", "/api/admin/people/forget", {})).status).toBe(400);
    expect((await owner.call("POST", "/api/admin/people/kept", { email: "x" })).status).toBe(400);
  });
});
