import { afterEach, beforeEach, expect, it } from "vitest";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { subscriberRecipients } from "./letters-to-subscribers.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

it("names who gets a letter a few at a time, past those who said no", async () => {
  const { db, config } = site.services;
  for (const [person, consentMarketing] of Object.entries({
    ...{ ann: false, bob: false, cy: true, dan: false, eve: true, fay: true },
  })) {
    const email = `${person}@example.com`;
    const answer = { email, phone: "(570) 555-0100", consentMarketing };
    expect((await site.call("POST", "/api/marketing-subscribers", answer)).status).toBe(200);
  }
  const audience = subscriberRecipients(config.site);
  const choice = { to: "subscribers", eventId: null, part: "registered", email: "" } as const;
  const first = await audience.next(db, choice, 0, 2);
  expect(first.map(({ email }) => email)).toEqual(["cy@example.com", "eve@example.com"]);
  const rest = await audience.next(db, choice, first.at(-1)?.key ?? 0, 2);
  expect(rest.map(({ email }) => email)).toEqual(["fay@example.com"]);
});
