import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite({
    env: { SITE_NAME: "Rosa & Sons", MAIL_FROM: "Garden <hi@garden.test>" },
  });
});
afterAll(() => site.close());

describe("the confirmation letter", () => {
  it("says who, what, when, where and how many, in text and in HTML, with a calendar file", async () => {
    await site.call("POST", "/api/events/register", {
      eventId: 1,
      fullName: "Ann <b>Lee</b>",
      email: "ann@example.com",
      phone: "(570) 555-0100",
      mailingAddress: "12 Rose Lane, Scranton, PA 18503",
      attendeesCount: 3,
    });
    const [letter] = await site.letters();
    expect(letter).toMatchObject({
      subject: "You are registered: Summer Garden Tour and Talk",
      from: { name: "Garden", address: "hi@garden.test" },
      to: [{ address: "ann@example.com" }],
    });
    expect(letter?.messageId).toMatch(/^<[0-9a-f-]{36}@garden\.test>$/);
    for (const part of [letter?.text, letter?.html]) {
      expect(part).toContain("Saturday, June 21st, 2025, 6:00 PM - 8:00 PM");
      expect(part).toContain("3 people");
      expect(part).toContain("(570) 555-0142");
    }
    expect(letter?.text).toContain("Dear Ann <b>Lee</b>,");
    expect(letter?.html).toContain("Dear Ann &lt;b&gt;Lee&lt;/b&gt;,");
    expect(letter?.html).toContain("Rosa &amp; Sons");
    const [picture, file] = letter?.attachments ?? [];
    expect(picture).toMatchObject({ mimeType: "image/jpeg", contentId: "<event-picture>" });
    expect(letter?.html).toContain('src="cid:event-picture"');
    expect(file).toMatchObject({ filename: "event.ics", mimeType: "text/calendar" });
    const calendar = new TextDecoder().decode(file?.content as ArrayBuffer);
    expect(calendar).toContain(`UID:event-1@${site.services.calendarId}`);
    expect(calendar).toContain("SEQUENCE:1");
    expect(calendar).toContain("BEGIN:VTIMEZONE");
  });
});
