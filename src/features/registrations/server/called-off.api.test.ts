import type { Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { OwnRegistration, Registered } from "../answers.ts";

const walk = { ...roseWalk, capacity: 2 };
const calledOff = "We are sorry: the event on Saturday, June 20th, 2026 has been called off.";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
let eventPath: string;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
  const event = await (await owner.call("POST", "/api/admin/events", walk)).json();
  eventPath = `/api/admin/events/${event.id}`;
});
afterEach(() => site.close());

async function register(name: string): Promise<Registered> {
  const response = await site.call("POST", "/api/events/register", {
    eventId: Number(eventPath.split("/").at(-1)),
    fullName: `${name} Lee`,
    email: `${name.toLowerCase()}@example.com`,
    phone: "(570) 555-0100",
    mailingAddress: "12 Rose Lane, Scranton, PA 18503",
    attendeesCount: 2,
    joinWaitingList: true,
  });
  expect(response.status).toBe(201);
  clock.advance({ seconds: 1 });
  return response.json();
}
const path = ({ link }: Registered, rest = "") => `/api/registrations/${link.split("/")[2]}${rest}`;
const post = (registered: Registered, rest: string, body?: unknown) =>
  site.call("POST", path(registered, rest), body);
const read = async (registered: Registered) =>
  (await (await site.call("GET", path(registered))).json()) as OwnRegistration;
const cancelEvent = async (body?: unknown) =>
  expect((await owner.call("POST", `${eventPath}/cancel`, body)).status).toBe(200);
/** The letters to one person, the one that went last at the end. */
async function lettersTo(name: string): Promise<Email[]> {
  const all = await site.letters();
  const to = all.filter(({ to }) => to?.[0]?.address === `${name.toLowerCase()}@example.com`);
  return to.sort((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
}
function calendarIn(letter: Email | undefined): string {
  const file = letter?.attachments.find(({ filename }) => filename === "event.ics");
  return file ? new TextDecoder().decode(file.content as ArrayBuffer) : "";
}
/** Ann has the places, Bob waits; Ann cancels, so that Bob is offered them. */
async function offerToBob(): Promise<Registered> {
  const ann = await register("Ann");
  const bob = await register("Bob");
  await post(ann, "/cancel");
  expect((await read(bob)).status).toBe("offered");
  return bob;
}

describe("letters about an event that was cancelled meanwhile", () => {
  it("say that it is called off, to who is registered and to who waits", async () => {
    await register("Ann");
    await register("Bob");
    await cancelEvent();
    const [toAnn] = await lettersTo("Ann");
    const [toBob] = await lettersTo("Bob");
    for (const letter of [toAnn, toBob]) {
      expect(letter?.subject).toBe("Cancelled: Rose Walk");
      expect(letter?.text).toContain(calledOff);
      expect(letter?.html).toContain(calledOff);
      expect(letter?.text).not.toMatch(/look forward|When:|waiting list/);
    }
    expect(toAnn?.text).toContain("Thank you for registering for Rose Walk.");
    expect(calendarIn(toAnn)).toContain("METHOD:CANCEL");
    expect(toBob?.text).toContain("Thank you for your interest in Rose Walk.");
    expect(calendarIn(toBob)).toBe("");
  });

  it("say so where the owner sends the confirmation again, or a new link", async () => {
    const ann = await register("Ann");
    await site.letters();
    await cancelEvent();
    await owner.call("POST", `/api/admin/registrations/${ann.id}/resend-email`);
    await owner.call("POST", `/api/admin/registrations/${ann.id}/new-link`);
    const subjects = (await lettersTo("Ann")).map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
      "Cancelled: Rose Walk",
      "Cancelled: Rose Walk",
      "You are registered: Rose Walk",
    ]);
  });

  it("say so where it was deleted", async () => {
    const ann = await register("Ann");
    await site.letters();
    await owner.call("DELETE", eventPath);
    await owner.call("POST", `/api/admin/registrations/${ann.id}/new-link`);
    const texts = (await lettersTo("Ann")).map(({ text }) => text ?? "");
    expect(texts.filter((text) => text.includes(calledOff))).toHaveLength(1);
  });

  it("confirm who cancels all the same", async () => {
    const ann = await register("Ann");
    await cancelEvent();
    expect((await post(ann, "/cancel")).status).toBe(200);
    const [letter] = await lettersTo("Ann");
    expect(letter?.subject).toBe("Cancelled: your registration for Rose Walk");
    expect(letter?.text).toContain("has been called off for everybody");
    expect(letter?.text).not.toContain("letting others have the places");
  });

  it("are no reminder that waited", async () => {
    await register("Ann");
    await site.letters();
    clock.advance(clock.now().until(Temporal.Instant.from("2026-06-18T13:00:00Z")));
    owner = await signIn(site);
    await site.services.jobs.runDue();
    const reminders = site.services.db
      .selectFrom("outbox")
      .select("state")
      .where("kind", "=", "registration-reminder");
    expect(await reminders.execute()).toEqual([{ state: "waiting" }]);
    await cancelEvent();
    expect(await lettersTo("Ann")).toHaveLength(1);
    expect(await reminders.execute()).toEqual([{ state: "void" }]);
  });

  it("are no offer that waited", async () => {
    await offerToBob();
    await cancelEvent();
    expect((await lettersTo("Bob")).map(({ subject }) => subject)).toEqual([
      "Cancelled: Rose Walk",
    ]);
  });

  it("put it before the owner's words of a change, and are no cancellation once it is on again", async () => {
    await register("Ann");
    await site.letters();
    const tell = { subject: "Later", text: "We begin at 7." };
    await owner.call("PUT", eventPath, { ...walk, time: "7:00 PM - 9:00 PM", tell });
    await cancelEvent();
    const later = (await lettersTo("Ann")).find(({ subject }) => subject === "Later");
    expect(later?.text).toContain("the event has been called off");
    expect(later?.text).not.toContain("7:00 PM - 9:00 PM");
    expect(calendarIn(later)).toContain("METHOD:CANCEL");
    await owner.call("POST", `${eventPath}/reinstate`);
    await cancelEvent({ tell: { subject: "Off", text: "It cannot take place." } });
    await owner.call("POST", `${eventPath}/reinstate`, {
      tell: { subject: "On", text: "It takes place after all." },
    });
    const subjects = (await lettersTo("Ann")).map(({ subject }) => subject);
    expect(subjects).toContain("On");
    expect(subjects).not.toContain("Off");
  });
});

describe("places of an event that is called off", () => {
  it.each([
    ["cancelled", () => cancelEvent()],
    ["deleted", () => owner.call("DELETE", eventPath)],
  ])("cannot be taken where it is %s", async (_what, callOff) => {
    const bob = await offerToBob();
    await site.letters();
    await callOff();
    const refused = await post(bob, "/accept");
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      message: "This event has been cancelled. We are sorry; you need not do anything.",
    });
    expect(await read(bob)).toMatchObject({ status: "offered", isCalledOff: true });
    const subjects = (await lettersTo("Bob")).map(({ subject }) => subject);
    expect(subjects).not.toContain("Your registration: Rose Walk");
    expect((await post(bob, "/decline")).status).toBe(200);
  });

  it("do not lapse, and are offered anew when it takes place again", async () => {
    const bob = await offerToBob();
    await site.letters();
    await cancelEvent();
    clock.advance({ hours: 30 });
    await site.services.jobs.runDue();
    owner = await signIn(site);
    // Whatever else touches the event's places lets nothing lapse either.
    await touchPlaces();
    expect((await read(bob)).status).toBe("offered");
    expect(await lettersTo("Bob")).toHaveLength(2);
    await owner.call("POST", `${eventPath}/reinstate`);
    expect(await read(bob)).toMatchObject({
      status: "offered",
      offerExpiresAt: toText(clock.now().add({ hours: 24 })),
    });
    const subjects = (await lettersTo("Bob")).map(({ subject }) => subject);
    expect(subjects.filter((it) => it === "Places for you: Rose Walk")).toHaveLength(2);
    expect((await post(bob, "/accept")).status).toBe(200);
    expect((await read(bob)).status).toBe("registered");
  });

  it("cannot be offered by hand", async () => {
    const ann = await register("Ann");
    await cancelEvent();
    const answer = await owner.call("POST", `/api/admin/registrations/${ann.id}/status`, {
      status: "offered",
    });
    expect(answer.status).toBe(409);
    expect((await answer.json()).message).toContain("This event is cancelled.");
  });
});

/** The owner enters somebody and cancels the entry: the event's places are counted twice. */
async function touchPlaces(): Promise<void> {
  const added = await owner.call("POST", "/api/admin/registrations", {
    eventId: Number(eventPath.split("/").at(-1)),
    fullName: "Phone Call",
    phone: "(570) 555-0101",
    attendeesCount: 1,
    allowOverCapacity: true,
  });
  const { id } = await added.json();
  await owner.call("POST", `/api/admin/registrations/${id}/status`, { status: "cancelled" });
}

const toText = (instant: Temporal.Instant) => instant.toString({ fractionalSecondDigits: 3 });
