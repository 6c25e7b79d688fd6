import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
let token: string;
const email = "ann@example.com";
const oneClick = { "content-type": "application/x-www-form-urlencoded" };

beforeAll(async () => {
  site = await openSite();
  await site.call("POST", "/api/subscribe", { email });
  const [letter] = await lettersTo(email);
  token = /\/unsubscribe\/([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
});
afterAll(() => site.close());

async function lettersTo(address: string) {
  return (await site.letters()).filter(({ to }) => to?.[0]?.address === address);
}

async function isSubscribed() {
  const row = await site.services.db
    .selectFrom("subscriber")
    .select("subscribedAt")
    .where("emailKey", "=", email)
    .executeTakeFirstOrThrow();
  return row.subscribedAt !== null;
}

const post = (key: string) =>
  site.call("POST", `/api/unsubscribe/${key}`, "List-Unsubscribe=One-Click", oneClick);

describe("the welcome letter", () => {
  it("carries one-click unsubscribe (RFC 8058) and a link to the page", async () => {
    const [letter] = await lettersTo(email);
    const header = (key: string) => letter?.headers.find((found) => found.key === key)?.value;
    expect(header("list-unsubscribe")).toBe(`<http://nursery.test/api/unsubscribe/${token}>`);
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(letter?.html).toContain(`href="http://nursery.test/unsubscribe/${token}"`);
    expect(letter?.text).toContain(`http://nursery.test/unsubscribe/${token}`);
  });

  it("leaves nothing in the database that opens the subscription", async () => {
    const rows = await site.services.db.selectFrom("subscriber").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("/api/unsubscribe/{token}", () => {
  it("does nothing on GET and HEAD, whoever asks", async () => {
    const api = await site.call("GET", `/api/unsubscribe/${token}`);
    expect([api.status, await api.json()]).toEqual([200, { subscribed: true }]);
    const browser = await site.call("GET", `/api/unsubscribe/${token}`, undefined, {
      accept: "text/html,*/*;q=0.8",
    });
    expect(browser.status).toBe(303);
    expect(browser.headers.get("location")).toBe(`/unsubscribe/${token}`);
    await site.call("HEAD", `/api/unsubscribe/${token}`);
    expect(await isSubscribed()).toBe(true);
  });

  it("unsubscribes on the one-click POST, and again without complaint", async () => {
    for (const _ of [1, 2]) {
      const response = await post(token);
      expect([response.status, await response.json()]).toEqual([200, { subscribed: false }]);
    }
    expect(await isSubscribed()).toBe(false);
  });

  it("asks who comes back by letter, because anybody can type an address", async () => {
    const before = (await lettersTo(email)).length;
    for (const _ of [1, 2, 3]) {
      const answer = await site.call("POST", "/api/subscribe", { email });
      expect(answer.status).toBe(200);
    }
    expect(await isSubscribed()).toBe(false);
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(before + 1);
    const asks = letters.find(({ subject }) => subject?.startsWith("Would you like"));
    const key = /\/subscription\/([\w-]+)/.exec(asks?.text ?? "")?.[1] ?? "";
    const path = `/api/subscription/${key}`;
    // Mail programs open links, too.
    expect(await (await site.call("GET", path)).json()).toEqual({ confirmed: false });
    expect(await isSubscribed()).toBe(false);
    for (const _ of [1, 2]) {
      expect(await (await site.call("POST", path)).json()).toEqual({ confirmed: true });
    }
    expect(await isSubscribed()).toBe(true);
    expect(await lettersTo(email)).toHaveLength(before + 2);
    await post(token);
    expect(await isSubscribed()).toBe(false);
    // Of the time before they left again.
    expect((await site.call("POST", path)).status).toBe(404);
    expect((await site.call("POST", `/api/subscription/${token}`)).status).toBe(404);
  });

  it("sends no welcome to who has left before it was written", async () => {
    const other = "cecily@example.com";
    await site.call("POST", "/api/subscribe", { email: other });
    await site.services.db
      .updateTable("subscriber")
      .set({ subscribedAt: null })
      .where("emailKey", "=", other)
      .execute();
    expect(await lettersTo(other)).toEqual([]);
  });

  it.each(["x", "A".repeat(32), "A".repeat(33), "%00", "..%2f..", "%E2%80%AE"])(
    "answers 404 to %s",
    async (key) => {
      expect((await post(key)).status).toBe(404);
      expect((await site.call("GET", `/api/unsubscribe/${key}`)).status).toBe(404);
    },
  );

  it("refuses a token in which one letter was changed", async () => {
    const last = token.at(-1) === "A" ? "B" : "A";
    expect((await post(token.slice(0, -1) + last)).status).toBe(404);
  });
});
