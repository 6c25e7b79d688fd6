import { afterEach, beforeEach, expect, it } from "vitest";
import type { DoorAnswer } from "#features/door/answers.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { RegistrationForOwner } from "../answers.ts";
import type { AddedRegistration } from "../owner-inputs.ts";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
let eventId: number;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
  const event = { ...roseWalk, capacity: 4 };
  eventId = (await (await owner.call("POST", "/api/admin/events", event)).json()).id;
});
afterEach(() => site.close());

const telephoned = { fullName: "Vera Caller", phone: "(570) 555-0100", attendeesCount: 2 };

async function add(more: Partial<AddedRegistration> = {}): Promise<RegistrationForOwner> {
  const body = { eventId, ...telephoned, ...more };
  const response = await owner.call("POST", "/api/admin/registrations", body);
  expect(response.status).toBe(201);
  clock.advance({ seconds: 1 });
  return response.json();
}
const patch = (id: number, body: object) =>
  owner.call("PATCH", `/api/admin/registrations/${id}`, body);
const setStatus = async (id: number, body: object) =>
  (await (
    await owner.call("POST", `/api/admin/registrations/${id}/status`, body)
  ).json()) as RegistrationForOwner;

it("says at the field that the event is gone", async () => {
  await owner.call("DELETE", `/api/admin/events/${eventId}`);
  const response = await owner.call("POST", "/api/admin/registrations", { eventId, ...telephoned });
  expect(response.status).toBe(404);
  const message = "This event is no longer there. Please choose another one.";
  expect(await response.json()).toEqual({ message, issues: [{ path: "eventId", message }] });
});

it("says that nobody can be written to where there is no address", async () => {
  const { id } = await add();
  const again = await owner.call("POST", `/api/admin/registrations/${id}/resend-email`);
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({
    message: "There is no email address here. Please telephone.",
  });
});

it("keeps one registration where the same sending comes twice", async () => {
  const send = () =>
    owner.call(
      "POST",
      "/api/admin/registrations",
      { eventId, ...telephoned },
      { "idempotency-key": "counter-0001" },
    );
  const [first, second] = [await (await send()).json(), await (await send()).json()];
  expect(second.id).toBe(first.id);
});

it("lets a walk-in be edited without a telephone number, and nobody else", async () => {
  const answer = (await (
    await owner.call("POST", `/api/admin/events/${eventId}/door`, {
      actions: [{ id: "walk-in-0000000001", kind: "walk-in", fullName: "Walk In", count: 2 }],
    })
  ).json()) as DoorAnswer;
  const walkIn = answer.results[0]?.registrationId ?? 0;
  const bare = { email: "", phone: "", mailingAddress: "" };
  const saved = await patch(walkIn, { fullName: "Walter In", attendeesCount: 3, ...bare });
  expect(saved.status).toBe(200);
  expect(await saved.json()).toMatchObject({ fullName: "Walter In", attendeesCount: 3, ...bare });
  const odd = await patch(walkIn, { fullName: "Walter In", attendeesCount: 3, phone: "570" });
  expect((await odd.json()).issues).toEqual([
    { path: "phone", message: "Please enter a valid phone number" },
  ]);
  const { id } = await add({ attendeesCount: 1 });
  expect((await patch(id, { ...telephoned, attendeesCount: 1, email: "" })).status).toBe(200);
  expect((await patch(id, { ...telephoned, attendeesCount: 1, phone: "" })).status).toBe(400);
});

it("gives a party whose cancellation is undone its place in the waiting list again", async () => {
  await add({ attendeesCount: 4 });
  const first = await add({ waiting: true });
  const second = await add({ waiting: true, fullName: "Second Caller" });
  await setStatus(first.id, { status: "cancelled" });
  clock.advance({ minutes: 20 });
  const back = await setStatus(first.id, { status: "waiting" });
  expect(back).toMatchObject({ status: "waiting", waitingSince: first.waitingSince });
  expect(String(back.waitingSince) < String(second.waitingSince)).toBe(true);
});

it("writes a letter about a status only where one is wanted", async () => {
  const { id } = await add({ email: "vera@example.com" });
  const subjects = async () => (await site.letters()).map(({ subject }) => subject).sort();
  const confirmation = "You are registered: Rose Walk";
  await setStatus(id, { status: "cancelled" });
  await setStatus(id, { status: "registered" });
  expect(await subjects()).toEqual([confirmation]);
  await setStatus(id, { status: "cancelled", sendLetter: true });
  expect(await subjects()).toEqual(["Cancelled: your registration for Rose Walk", confirmation]);
});

it("names each registration's status in the file, after what was there before", async () => {
  await add({ fullName: "First Caller" });
  const { id } = await add();
  await setStatus(id, { status: "cancelled" });
  await add({ fullName: "Last Caller", waiting: true, attendeesCount: 3 });
  const csv = async (query: string) =>
    (await (await owner.call("GET", `/api/admin/registrations.csv${query}`)).text())
      .split("\r\n")
      .slice(1, -1)
      .map((line) => line.match(/"([^"]*)",("[^"]*",?){4}$/)?.[1]);
  expect(await csv("")).toEqual(["Waiting", "Cancelled", "Registered"]);
  expect(await csv(`?event=${eventId}&status=cancelled`)).toEqual(["Cancelled"]);
});
