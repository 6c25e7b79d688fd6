import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { RegistrationForOwner } from "../answers.ts";

const ann = {
  fullName: "Ann O'Brien",
  email: "ann@example.com",
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane\nScranton, PA 18503",
  attendeesCount: 2,
};

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock();
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

async function register(changes: object = {}): Promise<number> {
  const body = { eventId: 1, ...ann, ...changes };
  const response = await site.call("POST", "/api/events/register", body);
  expect(response.status).toBe(201);
  clock.advance({ seconds: 1 });
  return (await response.json()).id;
}
const list = async () =>
  (await (await owner.call("GET", "/api/admin/registrations")).json()) as RegistrationForOwner[];
const one = (id: number | string) => owner.call("GET", `/api/admin/registrations/${id}`);
const patch = (id: number | string, body: unknown, headers?: Record<string, string>) =>
  owner.call("PATCH", `/api/admin/registrations/${id}`, body, headers);
const gone = { message: "This registration is no longer there." };

describe("PATCH /api/admin/registrations/{id}", () => {
  const changes = { ...ann, fullName: "Anna O'Brien", attendeesCount: 5 };

  it("writes the documented payload, and counts the version", async () => {
    const id = await register();
    const response = await patch(id, changes);
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toBe('"2"');
    expect(await response.json()).toMatchObject({ id, eventId: 1, ...changes, version: 2 });
    expect(await (await one(id)).json()).toMatchObject(changes);
  });

  it("writes nothing but what the form has", async () => {
    const id = await register();
    await patch(id, { ...changes, id: 99, eventId: 3, createdAt: "x", version: 7 });
    expect(await (await one(id)).json()).toMatchObject({
      id,
      eventId: 1,
      version: 2,
      createdAt: "2026-05-01T14:00:00.000Z",
    });
  });

  it("tells the second of two editors", async () => {
    const id = await register();
    expect((await patch(id, changes, { "if-match": '"1"' })).status).toBe(200);
    const second = await patch(id, { ...changes, fullName: "Somebody" }, { "if-match": '"1"' });
    expect(second.status).toBe(412);
    expect((await (await one(id)).json()).fullName).toBe("Anna O'Brien");
  });

  it.each([
    ["fullName", "A", "Name must be at least 2 characters"],
    ["email", "ann", "Please enter a valid email address"],
    ["phone", "1", "Please enter a valid phone number"],
    ["mailingAddress", "x", "Please enter your complete mailing address"],
    ["attendeesCount", 0, "At least 1 attendee is required"],
  ])("refuses %s %j with the field's message", async (field, value, message) => {
    const id = await register();
    const response = await patch(id, { ...changes, [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message, issues: [{ path: field, message }] });
    expect((await (await one(id)).json()).version).toBe(1);
  });

  it("answers 404 for one that is not there", async () => {
    for (const id of ["4711", "0", "x"]) {
      expect((await patch(id, changes)).status).toBe(404);
      const response = await one(id);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual(gone);
    }
  });
});

describe("a registration that is sent again under its key", () => {
  const headers = { "idempotency-key": "k-0123456789" };
  const send = (changes: object = {}) =>
    site.call("POST", "/api/events/register", { eventId: 1, ...ann, ...changes }, headers);

  it("is the first one, after the owner has edited it, too", async () => {
    const { id } = await (await send()).json();
    const edited = { ...ann, fullName: "Anne O'Brien", attendeesCount: 4 };
    expect((await patch(id, edited)).status).toBe(200);
    const again = await send();
    expect(again.status).toBe(201);
    expect((await again.json()).id).toBe(id);
    expect(await list()).toMatchObject([edited]);
    // What the owner made of it was never sent: under this key it is something else.
    expect((await send(edited)).status).toBe(409);
  });

  it("shows the owner nothing of the key", async () => {
    await send();
    expect(Object.keys((await list())[0] ?? {})).not.toContain("requestDigest");
  });
});

describe("DELETE /api/admin/registrations/{id}", () => {
  it("deletes it, once, and its waiting letter is not sent", async () => {
    const id = await register();
    const path = `/api/admin/registrations/${id}`;
    expect((await owner.call("DELETE", path, undefined, { "if-match": '"3"' })).status).toBe(412);
    const response = await owner.call("DELETE", path);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect((await owner.call("DELETE", path)).status).toBe(404);
    expect(await list()).toEqual([]);
    expect(await site.letters()).toEqual([]);
  });
});

describe("POST /api/admin/registrations/{id}/resend-email", () => {
  const resend = (id: number) => owner.call("POST", `/api/admin/registrations/${id}/resend-email`);

  it("sends another letter, to the address that stands there now", async () => {
    const id = await register();
    expect(await site.letters()).toHaveLength(1);
    await patch(id, { ...ann, email: "new@example.com" });
    const response = await resend(id);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({
      message: "No mail server is connected: the confirmation email becomes a file.",
      delivery: "file",
    });
    const to = (await site.letters()).map((letter) => letter.to?.[0]?.address);
    expect(to.sort()).toEqual(["ann@example.com", "new@example.com"]);
  });

  it("tells whoever is cancelled by now that, and by whom", async () => {
    const id = await register();
    await owner.call("POST", `/api/admin/registrations/${id}/status`, { status: "cancelled" });
    expect((await resend(id)).status).toBe(202);
    const letter = (await site.letters()).find(({ subject }) => subject?.startsWith("Cancelled"));
    expect(letter?.text).toContain("We have cancelled your registration.");
    expect(letter?.text).not.toContain("Thank you for telling us.");
  });

  it("answers 404 where the registration is gone, 409 where its event is", async () => {
    const id = await register();
    await owner.call("DELETE", "/api/admin/events/1");
    expect((await resend(id)).status).toBe(409);
    await owner.call("DELETE", `/api/admin/registrations/${id}`);
    expect((await resend(id)).status).toBe(404);
  });

  it("does not flood one person with letters", async () => {
    const id = await register();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await resend(id)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe("GET /api/admin/registrations.csv", () => {
  it("is a file that a spreadsheet reads right and runs nothing of", async () => {
    await register({ fullName: '=HYPERLINK("http://evil.example","x")', phone: "+1 570 555 0100" });
    await register({
      fullName: 'Séan "Jack" مريم',
      email: "-x@example.com",
      phone: "-5705550100",
      mailingAddress: "@SUM(1+1)*cmd|' /C calc'!A0\nLine, two",
    });
    await register({ eventId: 2, fullName: "Ann", mailingAddress: "1+1 Rose Lane, Scranton" });
    const deleted = await (await site.call("GET", "/api/events/2")).json();
    await owner.call("DELETE", "/api/admin/events/2");
    await site.services.outbox.sendDue();
    const response = await owner.call("GET", "/api/admin/registrations.csv");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="registrations-2026-05-01.csv"',
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    const lines = text.split("\r\n");
    expect(lines[0]).toBe(
      '"Name","Event","Email","Phone","Mailing Address","Attendees","Registered","Confirmation","Status","Came","Paid","Paid By","Note"',
    );
    expect(lines[1]).toContain(`"Ann","${deleted.title}",`);
    expect(lines[2]).toBe(
      `"Séan ""Jack"" مريم","Summer Garden Tour and Talk","'-x@example.com","'-5705550100","'@SUM(1+1)*cmd|' /C calc'!A0\nLine, two","2","2026-05-01 10:00","Kept as a file 2026-05-01 10:00","Registered","","","",""`,
    );
    expect(lines[3]).toMatch(/^"'=HYPERLINK\(""http:\/\/evil\.example"",""x""\)",/);
    expect(lines[3]).toContain(`"'+1 570 555 0100"`);
    expect(lines[4]).toBe("");
    expect(lines).toHaveLength(5);
  });

  it("says how many of a party came, beside how many were meant to", async () => {
    const id = await register({ fullName: "Ann", attendeesCount: 4 });
    await register({ fullName: "Bea", attendeesCount: 3 });
    const status = { status: "came", cameCount: 2 };
    await owner.call("POST", `/api/admin/registrations/${id}/status`, status);
    const response = await owner.call("GET", "/api/admin/registrations.csv");
    const lines = (await response.text()).split("\r\n");
    expect(lines[1]).toMatch(/^"Bea",.*,"3",.*,"Registered","","","",""$/s);
    expect(lines[2]).toMatch(/^"Ann",.*,"4",.*,"Came","2","","",""$/s);
  });

  it("says “Unknown Event” where nothing is known of it", async () => {
    const id = await register({ fullName: "Ann" });
    const { db } = site.services;
    await db.updateTable("registration").set({ eventId: 99 }).execute();
    expect(id).toBeGreaterThan(0);
    const response = await owner.call("GET", "/api/admin/registrations.csv");
    expect((await response.text()).split("\r\n")[1]).toContain('"Ann","Unknown Event",');
  });

  it("holds those alone that the list shows: of one event, found by words", async () => {
    await register({ fullName: "Ann O’Brien" });
    await register({ fullName: "Bea O’Brien", eventId: 2 });
    await register({ fullName: "Cara Lee", eventId: 2 });
    const names = async (query: string) => {
      const response = await owner.call("GET", `/api/admin/registrations.csv${query}`);
      const lines = (await response.text()).split("\r\n").slice(1, -1);
      return lines.map((line) => line.split(",")[0]).sort();
    };
    expect(await names("")).toHaveLength(3);
    expect(await names("?event=2")).toEqual(['"Bea O’Brien"', '"Cara Lee"']);
    expect(await names("?event=2&find=o%27brien")).toEqual(['"Bea O’Brien"']);
    expect(await names("?find=o%27brien")).toEqual(['"Ann O’Brien"', '"Bea O’Brien"']);
    expect(await names("?find=nobody")).toEqual([]);
    const odd = await owner.call("GET", "/api/admin/registrations.csv?event=two");
    expect(odd.status).toBe(400);
  });
});
