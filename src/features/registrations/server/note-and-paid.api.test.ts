import { expect, it } from "vitest";
import { createTestClock } from "#tests/support/clock.ts";
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

  const own = await site.call("GET", `/api${link.replace("registration", "registrations")}`);
  expect(await own.json()).not.toMatchObject({ note: expect.anything() });
  await owner.call("POST", `${path}/resend-email`);
  await owner.call("POST", `${path}/status`, { status: "cancelled", sendLetter: true });
  for (const letter of await site.letters()) expect(JSON.stringify(letter)).not.toContain("rake");

  const about = { email: annLee.email };
  const { kept } = await (await owner.call("POST", "/api/admin/people/kept", about)).json();
  expect(kept.Registrations).toMatchObject([{ note: secret, paid }]);
  await owner.call("POST", "/api/admin/people/forget", about);
  // What was paid stays in the event's total, as how many came does.
  expect(await read()).toMatchObject({ fullName: "Forgotten", note: "", paid });
  await site.close();
});
