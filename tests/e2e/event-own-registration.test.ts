import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let owner: OwnerSite;
beforeAll(async () => {
  owner = await openOwnerSite();
});
afterAll(() => owner.site.close());

async function register(changes: object = {}): Promise<{ id: number; link: string }> {
  const answer = await owner.call("POST", "/api/events/register", {
    eventId: 2,
    fullName: "Ann O'Brien",
    email: "ann@example.com",
    phone: "(570) 555-0199",
    mailingAddress: "12 Rose Lane, Scranton, PA 18503",
    attendeesCount: 2,
    ...changes,
  });
  expect(answer.status).toBe(201);
  return answer.json();
}

const stored = async (id: number) =>
  (await owner.call("GET", `/api/admin/registrations/${id}`)).json();

describe("one's own registration", () => {
  it.each([true, false])(
    "is shown, changed and cancelled, and not undone by an old page (JavaScript: %s)",
    async (javaScript) => {
      const { id, link } = await register({ attendeesCount: 6 });
      const { page, close } = await owner.site.visitor({
        ...{ javaScript, expectedProblems: /status of 4(?:00|12)/ },
      });
      await page.goto(link);
      expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
      await page.getByText("You are registered. We look forward to seeing you!").waitFor();
      if (javaScript) {
        await page.waitForFunction(() => document.querySelector("form")?.noValidate);
        await expectAccessible(page);
      }

      // It is changed from elsewhere since the page was opened.
      const { fullName, mailingAddress } = await stored(id);
      const given = { fullName, mailingAddress, phone: "(570) 555-0177", attendeesCount: 2 };
      await owner.call("POST", link.replace("/registration/", "/api/registrations/"), given);
      // What is wrong is said beside the field, and what was typed is kept.
      const name = page.getByLabel("Full Name");
      const address = page.getByLabel("Mailing Address");
      const phone = page.getByLabel("Phone Number");
      const save = page.getByRole("button", { name: "Save Changes" });
      await name.fill("Ann Lee");
      await address.fill("          ");
      await phone.fill("555-0142");
      await save.click();
      await page.getByText("Please enter a valid phone number").last().waitFor();
      await page.getByText("Please enter your complete mailing address").first().waitFor();
      expect(await name.inputValue()).toBe("Ann Lee");
      await name.fill(fullName);
      await address.fill(mailingAddress);
      await phone.fill("(570) 555-0142");
      await save.click();
      await page.getByText(/has been changed since you opened this page/).waitFor();
      await page.getByText("Saved now: (570) 555-0177").waitFor();
      await page.getByText("Saved now: 2").waitFor();
      await page.getByText("Ann O'Brien, 2 people").waitFor();
      expect(await phone.inputValue()).toBe("(570) 555-0142");
      expect(await stored(id)).toMatchObject(given);
      if (javaScript) await expectAccessible(page);
      await page.getByLabel("Number of Attendees").fill("2");
      await save.click();
      await expect.poll(() => stored(id)).toMatchObject({ ...given, phone: "(570) 555-0142" });
      await page.getByText(/has been changed since/).waitFor({ state: "detached" });

      await page.getByLabel("Number of Attendees").fill("4");
      await name.fill("Ann Marie O'Brien");
      await save.click();
      await page.getByText("Ann Marie O'Brien, 4 people").waitFor();
      expect(await stored(id)).toMatchObject({ attendeesCount: 4, fullName: "Ann Marie O'Brien" });
      const calendar = await page
        .getByRole("link", { name: "Add to calendar" })
        .getAttribute("href");
      expect((await fetch(owner.site.server.url + calendar)).status).toBe(200);

      await page.getByText("Cancel your registration").click();
      await page.getByRole("link", { name: "Keep it" }).click();
      const yes = page.getByRole("button", { name: "Yes, cancel it" });
      await expect.poll(() => yes.isVisible()).toBe(false);
      expect(await stored(id)).toMatchObject({ status: "registered" });
      await page.getByText("Cancel your registration").click();
      await yes.click();
      await page.getByText(/You have cancelled this registration/).waitFor();
      expect(new URL(page.url()).pathname).toBe(link);
      expect(await stored(id)).toMatchObject({ status: "cancelled", cancelledBy: "visitor" });
      await save.waitFor({ state: "detached" });
      await close();
    },
  );

  it("answers an offer with yes or no", async () => {
    const { page, close } = await owner.site.visitor({ theme: "dark" });
    for (const [answer, after, status] of [
      ["Take the places", /You are registered/, "registered"],
      ["Decline the places", /You have cancelled/, "cancelled"],
    ] as const) {
      const { id, link } = await register({ eventId: 4 });
      await owner.call("POST", `/api/admin/registrations/${id}/status`, { status: "offered" });
      await page.goto(link);
      await page.getByText(/There are places for you, held until/).waitFor();
      if (status === "registered") await expectAccessible(page);
      await page.getByRole("button", { name: answer }).click();
      await page.getByText(after).waitFor();
      expect((await stored(id)).status).toBe(status);
    }
    await close();
  });

  it("tells nothing to whom the link does not belong, and opening it changes nothing", async () => {
    const { id, link } = await register();
    const { url } = owner.site.server;
    for (const key of [`${id}-${"a".repeat(27)}`, "x", `${link.split("/")[2]}x`]) {
      const answer = await fetch(`${url}/registration/${key}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("O'Brien");
    }
    const opened = await fetch(url + link);
    expect(opened.headers.get("cache-control")).toBe("no-store");
    expect(await stored(id)).toMatchObject({ status: "registered", version: 1 });
  });
});
