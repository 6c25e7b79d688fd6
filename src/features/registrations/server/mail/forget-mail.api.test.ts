import { expect, it } from "vitest";
import { createTestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { roseWalk } from "#tests/support/sample-event.ts";
import { openSite } from "#tests/support/site.ts";

it("removes every file with a letter about a registration that was deleted, and no other", async () => {
  const clock = createTestClock("2026-05-01T14:00:00Z");
  const site = await openSite({ env: ownerEnv, clock: clock.now });
  const owner = await signIn(site);
  const event = await (await owner.call("POST", "/api/admin/events", roseWalk)).json();
  const ids: number[] = [];
  for (const name of ["Ann", "Bob"]) {
    const answer = await site.call("POST", "/api/events/register", {
      eventId: event.id,
      fullName: `${name} Lee`,
      email: `${name.toLowerCase()}@example.com`,
      phone: "(570) 555-0100",
      mailingAddress: "12 Rose Lane, Scranton, PA 18503",
      attendeesCount: 2,
    });
    ids.push((await answer.json()).id);
  }
  await owner.call("PUT", `/api/admin/events/${event.id}`, {
    ...roseWalk,
    time: "7:00 PM - 8:00 PM",
    tell: { subject: "The Rose Walk begins later", text: "We begin at 7." },
  });
  const recipients = async () =>
    (await site.letters()).map(({ to }) => to?.[0]?.address?.split("@")[0]).sort();
  expect(await recipients()).toEqual(["ann", "ann", "bob", "bob"]);
  await owner.call("DELETE", `/api/admin/registrations/${ids[0]}`);
  clock.advance({ hours: 24 });
  await site.services.jobs.runDue();
  expect(await recipients()).toEqual(["bob", "bob"]);
  await site.close();
});
