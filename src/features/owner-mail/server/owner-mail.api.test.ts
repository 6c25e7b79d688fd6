import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

const ann = {
  eventId: 1,
  fullName: "Ann Lee",
  email: "ann@example.com",
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: 3,
};

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

async function set(body: object): Promise<Response> {
  // The sign-in may have ended while the clock ran.
  owner = await signIn(site);
  return owner.call("PUT", "/api/admin/owner-mail", body);
}
const toOwner = async (address = "rose@example.com") =>
  (await site.letters()).filter(({ to }) => to?.[0]?.address === address);
const register = (fullName: string) =>
  site.call("POST", "/api/events/register", { ...ann, fullName });
const confirm = (token: string) => site.call("POST", "/api/owner-mail/confirm", { token });
async function tokenFor(address: string): Promise<string> {
  const letters = await toOwner(address);
  return /owner-mail\/(\S+)/.exec(letters.at(-1)?.text ?? "")?.[1] ?? "";
}
async function confirmed(word: string) {
  await set({ address: "rose@example.com", word });
  expect((await confirm(await tokenFor("rose@example.com"))).status).toBe(200);
}

it("writes to an address that was confirmed by its letter, and to no other", async () => {
  expect(await (await owner.call("GET", "/api/admin/owner-mail")).json()).toEqual({
    address: null,
    pending: null,
    word: "at_once",
  });
  const pending = await set({ address: "rose@example.com" });
  expect(await pending.json()).toMatchObject({ address: null, pending: "rose@example.com" });
  await register("Too Early");
  clock.advance({ hours: 1 });
  expect(await toOwner()).toHaveLength(1);
  expect((await confirm("x")).status).toBe(404);
  expect((await confirm("é".repeat(32))).status).toBe(404);
  const token = await tokenFor("rose@example.com");
  expect(await (await confirm(token)).json()).toEqual({ address: "rose@example.com" });
  expect((await confirm(token)).status).toBe(200);
  await set({ address: "new@example.com" });
  await register("In Between");
  clock.advance({ hours: 1 });
  expect(await toOwner("new@example.com")).toHaveLength(1);
  // Beside what happened, the old address is told of the new one.
  expect(await toOwner()).toHaveLength(3);
  expect((await confirm(token)).status).toBe(404);
});

it("tells the confirmed address, once, that another is entered or that it is taken away", async () => {
  const told = async () =>
    (await toOwner()).filter(({ subject }) => subject?.endsWith("is being changed"));
  await confirmed("never");
  expect(await told()).toEqual([]);
  for (let times = 0; times < 2; times += 1) await set({ address: "thief@example.com" });
  expect(await told()).toHaveLength(1);
  expect((await told())[0]?.text).toContain("/admin-password");
  await set({ address: null });
  expect(await told()).toHaveLength(2);
  // Nobody is there to be told.
  await set({ address: "thief@example.com" });
  expect(await told()).toHaveLength(2);
});

it("says in one letter what fifty did, and waits before the next", async () => {
  await confirmed("at_once");
  await Promise.all(Array.from({ length: 50 }, (_, index) => register(`Person ${index}`)));
  expect(await toOwner()).toHaveLength(1);
  clock.advance({ minutes: 2 });
  expect(await toOwner()).toHaveLength(2);
  const digest = (await toOwner()).find(({ subject }) => subject?.startsWith("50"));
  expect(digest?.subject).toBe("50 pieces of news from your site");
  expect(digest?.text?.match(/Person \d+, 3 people/g)).toHaveLength(50);
  await register("One More");
  clock.advance({ minutes: 2 });
  expect(await toOwner()).toHaveLength(2);
  clock.advance({ minutes: 9 });
  expect(await toOwner()).toHaveLength(3);
});

it("comes once a day at six in the evening, or never", async () => {
  await confirmed("daily");
  await register("By Day");
  clock.advance({ hours: 7, minutes: 59 });
  expect(await toOwner()).toHaveLength(1);
  clock.advance({ minutes: 2 });
  const sent = await toOwner();
  expect(sent).toHaveLength(2);
  expect(
    sent.some(({ text }) => text?.includes("By Day, 3 people, (570) 555-0100: Summer Garden Tour")),
  ).toBe(true);
  await set({ word: "never" });
  await register("Unseen");
  clock.advance({ hours: 48 });
  expect(await toOwner()).toHaveLength(2);
});

it("is the owner's alone to set, and asks for an address that is one", async () => {
  expect((await site.call("GET", "/api/admin/owner-mail")).status).toBe(401);
  const odd = await set({ address: "rose" });
  expect(odd.status).toBe(400);
  expect((await odd.json()).issues[0]).toEqual({
    path: "address",
    message: "Please enter a valid email address",
  });
  await set({ address: "rose@example.com" });
  expect(await (await set({ address: null })).json()).toMatchObject({
    address: null,
    pending: null,
  });
});
