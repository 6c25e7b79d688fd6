import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { makeHelper } from "#tests/support/helpers.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { annLee, roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock();
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

async function people(method: string, path: string, body: object, who = owner) {
  const answer = await who.call(method, `/api/admin/people/${path}`, body);
  return answer.status === 200 ? answer.json() : answer.status;
}
const kept = async (about: object, who = owner) => (await people("POST", "kept", about, who)).kept;
const history = () => site.services.db.selectFrom("change").selectAll().orderBy("id").execute();

it("keeps a note on a person, joins what stands under two addresses of theirs, and forgets it all", async () => {
  const [home, work] = [{ email: "ann@example.com" }, { email: "ann@work.example" }];
  await site.call("POST", "/api/events/register", { eventId: 1, ...annLee });
  const { id, link } = await (
    await site.call("POST", "/api/events/register", {
      ...{ eventId: 1, ...annLee, email: "Ann@Work.example" },
    })
  ).json();
  const visit = { fullName: "Ann Lee", days: "Saturdays", ...work };
  await site.call("POST", "/api/visits", visit);
  await site.call("POST", "/api/subscribe", work);

  expect(await people("PUT", "note", { about: home, note: "Sings alto" })).toBe(204);
  const phone = "(570) 555-0142";
  for (const note of ["Has a car", "", "Has a truck"])
    expect(await people("PUT", "note", { about: { ...work, phone }, note })).toBe(204);
  expect(await people("PUT", "note", { about: {}, note: "Whose?" })).toBe(400);
  expect(await people("POST", "join", { from: "ANN@example.com", to: home.email })).toBe(400);
  const joining = { from: work.email, to: home.email };
  expect(await people("POST", "join", joining)).toEqual({
    moved: { Registrations: 1, "Requests for a visit": 1, "Your note": 1 },
  });
  expect(await kept(home)).toMatchObject({
    Registrations: [{ email: home.email }, { id, email: home.email }],
    "Requests for a visit": [{ email: home.email }],
    "Your note": [{ phone: "", note: "Sings alto\nHas a truck" }],
  });
  // What was agreed to for an address stays with it, and the link in a letter opens what it opened.
  expect(await kept(work)).toMatchObject({ "Sign-ups for letters": [{ email: work.email }] });
  expect(await kept(work)).not.toHaveProperty("Registrations");
  expect((await site.call("GET", `/api/registrations/${link.split("/")[2]}`)).status).toBe(200);

  const third = { email: "ann@club.example" };
  await people("PUT", "note", { about: third, note: "Plays chess" });
  expect(await people("POST", "join", { from: third.email, to: home.email })).toEqual({
    moved: { "Your note": 1 },
  });

  await people("POST", "forget", home);
  expect(await kept(home)).toEqual({});
  expect(JSON.stringify(await history())).not.toMatch(/ann@/i);
});

it("writes and shows the note of exactly this person, whoever else has the telephone number", async () => {
  const phone = "(570) 555-0142";
  const [joe, mary] = [{ email: "joe@example.com" }, { email: "mary@example.com", phone }];
  await people("PUT", "note", { about: { ...joe, phone }, note: "Likes roses" });
  await people("PUT", "note", { about: mary, note: "Likes peas" });
  await people("PUT", "note", { about: { phone: "570.555.0142" }, note: "Deaf in one ear" });
  await people("PUT", "note", { about: mary, note: "" });
  await people("PUT", "note", { about: joe, note: "Likes red roses" });
  // As notes were kept before, with both.
  const older = { email: "bob@example.com", phone, note: "Likes beans" };
  await site.services.db.insertInto("personNote").values(older).execute();
  expect((await kept({ phone }))["Your note"]).toMatchObject([{ note: "Deaf in one ear" }]);
  expect((await kept(joe))["Your note"]).toMatchObject([{ ...joe, note: "Likes red roses" }]);
  expect((await kept({ email: older.email }))["Your note"]).toMatchObject([older]);
  const noted = (await history()).filter(({ kind }) => kind === "person-note");
  expect(noted.map(({ name, action }) => `${name} ${action}`)).toEqual([
    ...["joe@example.com added", "mary@example.com added", "570.555.0142 added"],
    ...["mary@example.com deleted", "joe@example.com changed"],
  ]);
});

it("shows what is kept of helpers, and what they did, to the owner alone", async () => {
  const anna = await makeHelper(site, owner, ["blog"]);
  const about = { email: "anna@example.com" };
  const is = { name: "Anna", ...about, rights: ["blog"], doorEventId: null };
  await owner.call("PUT", `/api/admin/helpers/${anna.id}`, is);
  await anna.call("POST", "/api/admin/letters", { to: "subscribers", subject: "A", body: "" });
  const all = await makeHelper(site, owner, ["everything"]);
  await people("PUT", "note", { about, note: "Sings alto" }, all);
  expect(Object.keys(await kept(about))).toEqual([
    ...["Your note", "Helpers", "Changes of what is about them", "Changes that they made"],
  ]);
  expect(await kept(about, all)).toEqual({
    "Changes of what is about them": [expect.objectContaining({ kind: "person-note" })],
    "Your note": [expect.objectContaining({ note: "Sings alto" })],
  });
});

it("leaves nothing in the history of whom a letter was to at first, or of an offer that lapses meanwhile", async () => {
  const to = (email: string) => ({ to: "person", subject: "A", body: "", email });
  const letter = await owner.call("POST", "/api/admin/letters", to(annLee.email));
  const { id } = await letter.json();
  for (const email of ["bo@example.com", "bob@example.com"])
    await owner.call("PUT", `/api/admin/letters/${id}`, to(email));
  const event = await owner.call("POST", "/api/admin/events", { ...roseWalk, capacity: 3 });
  const { id: eventId } = await event.json();
  const register = async (more: object) =>
    (await site.call("POST", "/api/events/register", { ...annLee, eventId, ...more })).json();
  const { link } = await register({ fullName: "Joe Lee", email: "joe@example.com" });
  await register({ joinWaitingList: true });
  await site.call("POST", `/api/registrations/${link.split("/")[2]}/cancel`);
  clock.advance({ hours: 25 });
  owner = await signIn(site);
  expect(JSON.stringify(await history())).toContain("Ann Lee");
  expect(await people("POST", "forget", { email: annLee.email })).toMatchObject({
    erased: { Registrations: 1 },
  });
  expect(JSON.stringify(await history())).not.toMatch(/ann@|Ann Lee/);
});
