import { expect, it } from "vitest";
import { createTestClock } from "#tests/support/clock.ts";
import { makeHelper } from "#tests/support/helpers.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { annLee, roseWalk } from "#tests/support/sample-event.ts";
import { openSite } from "#tests/support/site.ts";

const secret = "Owes us a rake";
const paid = { cents: 2050, by: "check" };

it("a note and what was paid are the owner's: hers to write, in no letter and no answer to visitors, and in a person's data", async () => {
  const site = await openSite({ env: ownerEnv, clock: createTestClock().now });
  const owner = await signIn(site);
  const priced = { ...roseWalk, cost: "$10 a person" };
  const { id: eventId } = await (await owner.call("POST", "/api/admin/events", priced)).json();
  const { id, link } = await (
    await site.call("POST", "/api/events/register", { ...annLee, eventId, note: "Mine", paid })
  ).json();
  const path = `/api/admin/registrations/${id}`;
  const read = async () => (await owner.call("GET", path)).json();
  expect(await read()).toMatchObject({ note: "", paid: null, eventCost: "$10 a person" });
  const patch = async (changes: object) =>
    (await owner.call("PATCH", path, { ...annLee, ...changes })).status;

  expect(await patch({ note: secret, paid })).toBe(200);
  // Documented payloads say nothing of them.
  expect(await patch({ attendeesCount: 2 })).toBe(200);
  expect(await read()).toMatchObject({ note: secret, paid, attendeesCount: 2 });
  expect(await patch({ paid: { cents: 0, by: "cash" } })).toBe(400);
  expect(await patch({ paid: { cents: 100, by: "card" } })).toBe(400);
  expect(await patch({ paid: null })).toBe(200);
  expect(await read()).toMatchObject({ note: secret, paid: null });
  await patch({ paid });

  // Whoever sees the people of events reads it; the door never does.
  const people = await makeHelper(site, owner, ["people"]);
  expect(await (await people.call("GET", path)).json()).toMatchObject({ note: secret });
  const door = await makeHelper(site, owner, ["door"]);
  const list = await door.call("GET", `/api/admin/events/${eventId}/door`);
  expect(list.status).toBe(200);
  expect(await list.text()).not.toContain("rake");
  const registrations = "/api/admin/registrations";
  const closed = [registrations, `${registrations}.csv`, path, "/api/admin/history"];
  for (const call of [...closed, `/api/admin/history/registration/${id}`])
    expect((await door.call("GET", call)).status, call).toBe(403);

  const own = await site.call("GET", `/api${link.replace("registration", "registrations")}`);
  expect(await own.json()).not.toMatchObject({ note: expect.anything() });
  await owner.call("POST", `${path}/resend-email`);
  await owner.call("POST", `${path}/status`, { status: "cancelled", sendLetter: true });
  for (const letter of await site.letters()) expect(JSON.stringify(letter)).not.toContain("rake");

  const about = { email: annLee.email };
  const { kept } = await (await owner.call("POST", "/api/admin/people/kept", about)).json();
  expect(kept.Registrations).toMatchObject([
    { event: "Rose Walk, 2026-06-20", note: secret, paid: "$20.50, check" },
  ]);
  await owner.call("POST", "/api/admin/people/forget", about);
  // What was paid stays in the event's total, as how many came does.
  expect(await read()).toMatchObject({ fullName: "Forgotten", note: "", paid });
  await site.close();
});
