import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BatchAnswer, RegistrationForOwner } from "#features/registrations/answers.ts";
import { annLee, roseWalk } from "#tests/support/sample-event.ts";
import { openTrashSite, type TrashSite } from "#tests/support/trash.ts";

let here: TrashSite;
beforeEach(async () => {
  here = await openTrashSite();
});
afterEach(() => here.site.close());

async function newEvent(capacity: number | null = null): Promise<number> {
  const body = { ...roseWalk, capacity };
  return (await here.ask<{ id: number }>("POST", "/api/admin/events", body)).id;
}
async function register(more: object, headers = {}): Promise<number> {
  const body = { ...annLee, eventId: 1, ...more };
  const answer = await here.site.call("POST", "/api/events/register", body, headers);
  expect(answer.status).toBe(201);
  here.clock.advance({ seconds: 1 });
  return ((await answer.json()) as { id: number }).id;
}
const path = (id: number) => `/api/admin/registrations/${id}`;
const list = () => here.ask<RegistrationForOwner[]>("GET", "/api/admin/registrations");
const statusOf = async (id: number) => (await list()).find((row) => row.id === id)?.status;
const taken = async (id: number) => {
  const events = await here.ask<{ id: number; people: { taken: number } }[]>(
    "GET",
    "/api/admin/events",
  );
  return events.find((event) => event.id === id)?.people.taken;
};
const batch = (body: object) =>
  here.ask<BatchAnswer>("POST", "/api/admin/registrations/batch", body);

describe("a registration in the Trash", () => {
  it("is reached by no call, frees its places, and comes back under its id as it was", async () => {
    const eventId = await newEvent(6);
    const id = await register({ eventId });
    const before = await here.ask<RegistrationForOwner>("GET", path(id));
    await here.remove(path(id));
    expect((await here.owner.call("GET", path(id))).status).toBe(404);
    expect((await here.owner.call("DELETE", path(id))).status).toBe(404);
    expect(await list()).toEqual([]);
    expect(await taken(eventId)).toBe(0);
    expect(await here.trash()).toEqual([
      {
        ...{
          id: `registration-${id}`,
          kind: "registration",
          name: "Ann Lee",
          goesOn: "2026-06-01",
        },
        about: "3 people, Rose Walk",
        deletedAt: here.clock.now().toString({ fractionalSecondDigits: 3 }),
        deletedBy: "rose",
      },
    ]);
    expect(await here.bringBack(`registration-${id}`)).toBe(`/edit-registration/${id}`);
    expect(await here.ask<RegistrationForOwner>("GET", path(id))).toEqual({
      ...before,
      version: before.version + 1,
    });
    expect(await taken(eventId)).toBe(3);
    expect(await here.trash()).toEqual([]);
    const next = await register({ eventId, email: "bob@example.com" });
    expect(next).toBeGreaterThan(id);
  });

  it("gives its id to no other one", async () => {
    const id = await register({});
    await here.remove(path(id));
    expect(await register({ email: "bob@example.com" })).toBeGreaterThan(id);
    await here.bringBack(`registration-${id}`);
    expect((await list()).map((row) => row.fullName)).toEqual(["Ann Lee", "Ann Lee"]);
  });

  it("opens its own page no more, and again once it is back", async () => {
    const answer = await here.site.call("POST", "/api/events/register", { ...annLee, eventId: 1 });
    const { id, link } = (await answer.json()) as { id: number; link: string };
    const own = async () =>
      (await here.site.call("GET", `/api${link.replace("/registration/", "/registrations/")}`))
        .status;
    expect(await own()).toBe(200);
    await here.remove(path(id));
    expect(await own()).toBe(404);
    await here.bringBack(`registration-${id}`);
    expect(await own()).toBe(200);
  });

  it("frees its Idempotency-Key, and goes without it where that was used again", async () => {
    const key = { "idempotency-key": "a-form-of-anns" };
    const id = await register({}, key);
    await here.remove(path(id));
    const again = await register({}, key);
    expect(again).not.toBe(id);
    await here.bringBack(`registration-${id}`);
    expect((await list()).map((row) => row.id).sort()).toEqual([id, again].sort());
    expect(await register({}, key)).toBe(again);
    await here.remove(path(again));
    await here.remove(path(id));
    await here.bringBack(`registration-${again}`);
    expect(await register({}, key)).toBe(again);
  });

  it("stops its mail, which goes on once it is back, and nothing goes twice", async () => {
    const id = await register({});
    await here.remove(path(id));
    expect(await here.site.letters()).toEqual([]);
    await here.bringBack(`registration-${id}`);
    expect((await here.site.letters()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("You are registered"),
    ]);
    await here.remove(path(id));
    here.clock.advance({ minutes: 5 });
    await here.site.letters();
    await here.bringBack(`registration-${id}`);
    // A file would only be written over: the outbox knows whether it goes again.
    const outbox = here.site.services.db.selectFrom("outbox").select("state");
    const ofKind = outbox.where("kind", "=", "registration-confirmation");
    expect(await ofKind.execute()).toEqual([{ state: "sent" }]);
  });

  it("does not send what had nothing to say before it was deleted", async () => {
    const id = await register({});
    await here.ask("POST", `${path(id)}/status`, { status: "cancelled" });
    expect(await here.site.letters()).toEqual([]);
    await here.ask("POST", `${path(id)}/status`, { status: "registered", sendLetter: false });
    here.clock.advance({ minutes: 5 });
    await here.remove(path(id));
    await here.bringBack(`registration-${id}`);
    expect(await here.site.letters()).toEqual([]);
  });

  it("asks where its places were taken: it may wait, or come over the capacity", async () => {
    const eventId = await newEvent(4);
    const id = await register({ eventId });
    await here.remove(path(id));
    const other = await register({ eventId, email: "bob@example.com" });
    const refused = await here.restore(`registration-${id}`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      message: "This event has 4 places, and 6 people would come. Do you want to go over it?",
      ...{ code: "over_capacity", capacity: 4, taken: 3 },
    });
    expect((await here.trash()).map((it) => it.id)).toEqual([`registration-${id}`]);
    await here.bringBack(`registration-${id}`, { waiting: true });
    expect(await statusOf(id)).toBe("waiting");
    // Places that become free are offered to it as to anybody who waits.
    await here.remove(path(other));
    expect(await statusOf(id)).toBe("offered");
    await here.bringBack(`registration-${other}`, { allowOverCapacity: true });
    expect(await taken(eventId)).toBe(6);

    const one = { eventId: await newEvent(1), attendeesCount: 1 };
    const trashed = await register(one);
    await here.remove(path(trashed));
    await register({ ...one, email: "bob@example.com" });
    const alone = await here.restore(`registration-${trashed}`);
    expect((await alone.json()).message).toMatch(/^This event has 1 place, and 2 people /);
  });

  it("comes back without a question where it holds no places, or came", async () => {
    const eventId = await newEvent(3);
    const cancelled = await register({ eventId });
    await here.ask("POST", `${path(cancelled)}/status`, { status: "cancelled" });
    const present = await register({ eventId, email: "bob@example.com" });
    await here.ask("POST", `${path(present)}/status`, { status: "came" });
    for (const id of [cancelled, present]) await here.remove(path(id));
    await register({ eventId, email: "eve@example.com" });
    for (const id of [cancelled, present]) await here.bringBack(`registration-${id}`);
    expect([await statusOf(cancelled), await statusOf(present)]).toEqual(["cancelled", "came"]);
  });

  it("comes back once where two bring it back at once", async () => {
    const id = await register({});
    await here.remove(path(id));
    const answers = await Promise.all([1, 2, 3].map(() => here.restore(`registration-${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await list()).toHaveLength(1);
  });

  it("goes for good after thirty whole days, and not before", async () => {
    const id = await register({});
    await here.remove(path(id));
    await here.daysLater(30);
    expect(await here.trash()).toHaveLength(1);
    await here.daysLater(1);
    expect(await here.trash()).toEqual([]);
    const answer = await here.restore(`registration-${id}`);
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      404,
      "This is no longer in the Trash.",
    ]);
  });

  it("goes at once where the owner deletes it for good", async () => {
    const id = await register({});
    await here.remove(path(id));
    await here.remove(`/api/admin/trash/registration-${id}`);
    expect(await here.trash()).toEqual([]);
    expect((await here.owner.call("DELETE", `/api/admin/trash/registration-${id}`)).status).toBe(
      404,
    );
  });

  it("is told to the person it is about, and is erased with everything of theirs", async () => {
    const mail = await register({});
    const byPhone = await register({ email: "other@example.com" });
    const bob = await register({ email: "bob@example.com", phone: "5705550101" });
    for (const id of [mail, byPhone, bob]) await here.remove(path(id));
    const ann = { email: "Ann@example.com" };
    const { kept } = await here.ask<{ kept: Record<string, object[]> }>(
      "POST",
      "/api/admin/people/kept",
      ann,
    );
    expect(kept).toEqual({
      "Changes of what is about them": [
        expect.objectContaining({ kind: "registration", action: "deleted" }),
      ],
      Registrations: [expect.objectContaining({ id: mail, inTrashUntil: "2026-06-01" })],
    });
    expect(JSON.stringify(kept)).not.toMatch(/idempotencyKey|generation/);
    await here.ask("POST", "/api/admin/people/forget", { ...ann, phone: "570.555.0100" });
    expect((await here.trash()).map((it) => it.id)).toEqual([`registration-${bob}`]);
    expect((await here.restore(`registration-${mail}`)).status).toBe(404);
    const rows = await here.site.services.db.selectFrom("trash").select("contents").execute();
    expect(JSON.stringify(rows)).not.toContain("ann@example");
    expect((await here.site.letters()).map(({ to }) => to?.[0]?.address)).toEqual([]);
  });

  it("is the owner's alone to see, bring back and delete for good", async () => {
    const id = await register({});
    await here.remove(path(id));
    const at = `/api/admin/trash/registration-${id}`;
    for (const [method, to] of [
      ["GET", "/api/admin/trash"],
      ["POST", `${at}/restore`],
      ["DELETE", at],
    ] as const) {
      expect((await here.site.call(method, to, method === "POST" ? {} : undefined)).status).toBe(
        401,
      );
    }
    expect(await here.trash()).toHaveLength(1);
  });
});

describe("many registrations that were deleted at once", () => {
  async function deleteMany(eventId: number, count: number) {
    const ids: number[] = [];
    for (let n = 0; n < count; n += 1)
      ids.push(await register({ eventId, email: `g${n}@example.com` }));
    const registrations = ids.map((id) => ({ id, version: 1 }));
    await batch({ action: "delete", registrations });
    return { ids, registrations };
  }

  it("come back by one call, with their mail", async () => {
    const { ids, registrations } = await deleteMany(await newEvent(), 3);
    expect((await here.trash()).map(({ id }) => id).sort()).toEqual(
      ids.map((id) => `registration-${id}`),
    );
    expect(await here.site.letters()).toEqual([]);
    const { results } = await batch({ action: "undo-delete", registrations });
    expect(results).toEqual(ids.map((id) => ({ id, result: "done", version: 2 })));
    expect((await list()).map(({ id }) => id).sort()).toEqual(ids);
    expect(await here.site.letters()).toHaveLength(3);
    const again = await batch({ action: "undo-delete", registrations });
    expect(again.results.map(({ result }) => result)).toEqual(["gone", "gone", "gone"]);
  });

  it("come back as far as there are places, and the rest where the owner goes over them", async () => {
    const eventId = await newEvent(9);
    const { ids, registrations } = await deleteMany(eventId, 3);
    await register({ eventId, email: "late@example.com" });
    const { results } = await batch({ action: "undo-delete", registrations });
    expect(results.map(({ result }) => result)).toEqual(["done", "done", "full"]);
    expect(await taken(eventId)).toBe(9);
    expect((await here.trash()).map(({ id }) => id)).toEqual([`registration-${ids[2]}`]);
    await batch({
      ...{ action: "undo-delete", allowOverCapacity: true },
      registrations: registrations.slice(2),
    });
    expect(await taken(eventId)).toBe(12);
  });
});
