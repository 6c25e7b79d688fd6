import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const subscribe = (body: unknown, headers?: Record<string, string>) =>
  site.call("POST", "/api/subscribe", body, headers);
const join = (body: unknown, headers?: Record<string, string>) =>
  site.call("POST", "/api/marketing-subscribers", body, headers);

function subscribers(email: string) {
  return site.services.db
    .selectFrom("subscriber")
    .selectAll()
    .where("emailKey", "=", email.toLowerCase())
    .execute();
}

async function consents(email: string) {
  return site.services.db
    .selectFrom("consent")
    .innerJoin("subscriber", "subscriber.id", "consent.subscriberId")
    .select(["form", "page", "wordingKey", "wording", "agreed", "consent.phone", "givenAt"])
    .where("emailKey", "=", email.toLowerCase())
    .orderBy("consent.id")
    .execute();
}

async function welcomes(email: string) {
  return (await site.letters()).filter(({ to }) => to?.some(({ address }) => address === email));
}

describe("POST /api/subscribe", () => {
  it("keeps the subscriber, when, where and to which words", async () => {
    const response = await subscribe(
      { email: " Ann@Example.com ", phoneNumber: "(570) 555-0100" },
      { referer: "http://nursery.test/blog/soil?utm=x", "consent-wording": "newsletter-1" },
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      message: "You have successfully subscribed to our newsletter.",
    });
    expect(await subscribers("ann@example.com")).toMatchObject([
      { email: "Ann@Example.com", phone: "(570) 555-0100", unsubscribedAt: null },
    ]);
    expect(await consents("ann@example.com")).toEqual([
      {
        form: "newsletter",
        page: "/blog/soil",
        wordingKey: "newsletter-1",
        wording:
          "By subscribing, you agree to receive emails and/or SMS text messages from Rosa Mystica Gardens. You can unsubscribe at any time.",
        agreed: 1,
        phone: "(570) 555-0100",
        givenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
  });

  it("takes an address without a phone, with an empty one, and with spaces for one", async () => {
    for (const phoneNumber of [undefined, null, "", "   "]) {
      expect((await subscribe({ email: "no.phone@example.com", phoneNumber })).status).toBe(200);
    }
    expect(await subscribers("no.phone@example.com")).toMatchObject([{ phone: null }]);
  });

  it("makes one subscriber of the same address twice, and tells nobody which was first", async () => {
    const answers = await Promise.all(
      ["bob@example.com", "BOB@example.com", "Bob@Example.COM"].map(async (email) => {
        const response = await subscribe({ email });
        return [response.status, await response.text()];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await subscribers("bob@example.com")).toHaveLength(1);
    expect(await consents("bob@example.com")).toHaveLength(3);
    const letters = (await site.letters()).filter(
      ({ to }) => to?.[0]?.address?.toLowerCase() === "bob@example.com",
    );
    expect(letters).toHaveLength(1);
  });

  it("keeps the phone of before where none is given now", async () => {
    await subscribe({ email: "keep@example.com", phoneNumber: "570-555-0111" });
    await subscribe({ email: "keep@example.com" });
    expect(await subscribers("keep@example.com")).toMatchObject([{ phone: "570-555-0111" }]);
  });

  it.each([
    ["email", { email: "ann" }, "Please enter a valid email address"],
    ["email", { email: "" }, "Please enter a valid email address"],
    ["email", {}, "Please enter a valid email address"],
    ["email", { email: 7 }, "Please enter a valid email address"],
    ["email", { email: "a@example.com\nBcc: b@example.com" }, "Please enter a valid email address"],
    ["email", { email: `${"a".repeat(250)}@example.com` }, "Please enter a valid email address"],
    [
      "phoneNumber",
      { email: "short@example.com", phoneNumber: "555-0100" },
      "Phone number must be at least 10 digits",
    ],
    [
      "phoneNumber",
      { email: "short@example.com", phoneNumber: 5705550100 },
      "Phone number must be at least 10 digits",
    ],
    [
      "phoneNumber",
      { email: "short@example.com", phoneNumber: "570 555\u00000100" },
      "Phone number must be at least 10 digits",
    ],
    [
      "phoneNumber",
      { email: "short@example.com", phoneNumber: "1".repeat(41) },
      "Please shorten the phone number to 40 characters",
    ],
  ])("refuses a bad %s: %j", async (path, body, message) => {
    const response = await subscribe(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message, issues: [{ path, message }] });
    expect(await subscribers("short@example.com")).toEqual([]);
  });

  it.each(["invented", "popup-1", "__proto__", "toString"])(
    "takes no words that this form never showed: %s",
    async (key) => {
      const response = await subscribe({ email: "words@example.com" }, { "consent-wording": key });
      expect(response.status).toBe(400);
      expect(await subscribers("words@example.com")).toEqual([]);
    },
  );

  it("keeps of a page that a letter's link leads to no key", async () => {
    const referer = `http://nursery.test/visit/${"k".repeat(43)}`;
    await subscribe({ email: "key@example.com" }, { referer });
    expect(await consents("key@example.com")).toMatchObject([{ page: "/visit/…" }]);
  });

  it("ignores a referer that is no address", async () => {
    await subscribe({ email: "odd@example.com" }, { referer: "not a url" });
    expect(await consents("odd@example.com")).toMatchObject([{ page: null }]);
  });

  it("answers 415 to a form and 400 to broken JSON", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect((await subscribe("email=a@example.com", form)).status).toBe(415);
    expect((await subscribe("{")).status).toBe(400);
  });

  it("asks a visitor who tries too often to wait", async () => {
    const from = { "x-forwarded-for": "192.0.2.7" };
    for (let i = 0; i < 199; i++) expect((await join({ email: "" }, from)).status).toBe(400);
    expect((await join({ email: "last@example.com", phone: "1" }, from)).status).toBe(200);
    const response = await subscribe({ email: "one.more@example.com" }, from);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
  });
});

describe("POST /api/marketing-subscribers", () => {
  it("keeps who agreed, with the popup's words", async () => {
    const response = await join(
      { email: "cara@example.com", phone: " 570-555-0123 ", consentMarketing: true },
      { referer: "http://nursery.test/trees" },
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      message: "Thank you for joining! You're now part of our gardening community.",
    });
    expect(await consents("cara@example.com")).toMatchObject([
      {
        form: "popup",
        page: "/trees",
        wordingKey: "popup-1",
        wording: expect.stringMatching(/^I agree to receive .*Rosa Mystica Gardens/),
        agreed: 1,
        phone: "570-555-0123",
      },
    ]);
    expect(await welcomes("cara@example.com")).toHaveLength(1);
  });

  it("keeps a no without putting anybody on the list or sending a letter", async () => {
    const response = await join({
      email: "dora@example.com",
      phone: "570-555-0124",
      consentMarketing: false,
    });
    expect(response.status).toBe(200);
    expect(await consents("dora@example.com")).toMatchObject([{ agreed: 0 }]);
    expect(await subscribers("dora@example.com")).toMatchObject([{ subscribedAt: null }]);
    expect(await welcomes("dora@example.com")).toEqual([]);
  });

  it("leaves a subscriber on the list after a later no, and sends the welcome for a yes after a no", async () => {
    await subscribe({ email: "eve@example.com" });
    await join({ email: "eve@example.com", phone: "570-555-0125", consentMarketing: false });
    expect((await subscribers("eve@example.com"))[0]?.subscribedAt).not.toBeNull();
    await subscribe({ email: "dora@example.com" });
    expect(await welcomes("dora@example.com")).toHaveLength(1);
  });

  it("lets nobody rewrite what is kept of somebody else, and answers the same", async () => {
    await subscribe({ email: "hugh@example.com", phoneNumber: "570-555-0130" });
    const kept = await subscribers("hugh@example.com");
    const first = await join({ email: "new@example.com", phone: "570-555-0131" });
    const again = await join({
      email: "Hugh@Example.com",
      phone: "900-555-0666",
      consentMarketing: false,
    });
    expect([again.status, await again.text()]).toEqual([first.status, await first.text()]);
    expect(await subscribers("hugh@example.com")).toEqual(kept);
    // What was typed is kept as an answer of its own, which the owner can see.
    expect(await consents("hugh@example.com")).toMatchObject([
      { agreed: 1, phone: "570-555-0130" },
      { agreed: 0, phone: "900-555-0666" },
    ]);
  });

  it("takes an absent answer for the default, which is on", async () => {
    await join({ email: "fay@example.com", phone: "570-555-0126" });
    expect(await consents("fay@example.com")).toMatchObject([{ agreed: 1 }]);
  });

  it.each([
    ["email", { email: "   ", phone: "570-555-0127" }, "Please provide your email address."],
    ["email", { phone: "570-555-0127" }, "Please provide your email address."],
    ["email", { email: "gus", phone: "570-555-0127" }, "Please enter a valid email address"],
    ["phone", { email: "gus@example.com", phone: "  " }, "Please provide your cell phone number."],
    ["phone", { email: "gus@example.com" }, "Please provide your cell phone number."],
    [
      "consentMarketing",
      { email: "gus@example.com", phone: "1", consentMarketing: "yes" },
      "Please say yes or no.",
    ],
  ])("refuses a bad %s: %j", async (path, body, message) => {
    const response = await join(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message, issues: [{ path, message }] });
  });
});
