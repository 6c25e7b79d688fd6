import { expect, it } from "vitest";
import { createTestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { annLee } from "#tests/support/sample-event.ts";
import { openSite } from "#tests/support/site.ts";

it("keeps a note on a person, joins what stands under two addresses of theirs, and forgets it all", async () => {
  const site = await openSite({ env: ownerEnv, clock: createTestClock().now });
  const owner = await signIn(site);
  const people = async (method: string, path: string, body: object) => {
    const answer = await owner.call(method, `/api/admin/people/${path}`, body);
    return answer.status === 200 ? answer.json() : answer.status;
  };
  const kept = async (about: object) => (await people("POST", "kept", about)).kept;
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
  expect(await people("PUT", "note", { about: work, note: "Has a truck" })).toBe(204);
  expect(await people("PUT", "note", { about: {}, note: "Whose?" })).toBe(400);
  expect(await people("POST", "join", { from: "ANN@example.com", to: home.email })).toBe(400);
  const joining = { from: work.email, to: home.email };
  expect(await people("POST", "join", joining)).toEqual({
    moved: { Registrations: 1, "Requests for a visit": 1, "Your note": 1 },
  });
  expect(await kept(home)).toMatchObject({
    Registrations: [{ email: home.email }, { id, email: home.email }],
    "Requests for a visit": [{ email: home.email }],
    "Your note": [{ note: "Sings alto\nHas a truck" }],
  });
  // What was agreed to for an address stays with it, and the link in a letter opens what it opened.
  expect(await kept(work)).toMatchObject({ "Sign-ups for letters": [{ email: work.email }] });
  expect(await kept(work)).not.toHaveProperty("Registrations");
  expect((await site.call("GET", `/api/registrations/${link.split("/")[2]}`)).status).toBe(200);

  await people("POST", "forget", home);
  expect(await kept(home)).toEqual({});
  await site.close();
});
