import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import {
  expectToast,
  fillLogin,
  inSight,
  type OwnerSite,
  openOwnerSite,
} from "#tests/support/owner-browser.ts";

let site: OwnerSite["site"];
let owner: OwnerSite["owner"];
let call: OwnerSite["call"];
let endSession: OwnerSite["endSession"];
beforeAll(async () => {
  ({ site, owner, call, endSession } = await openOwnerSite());
});
afterAll(() => site.close());

describe("the site's details", () => {
  it("are previewed, published and taken back, light and dark", async () => {
    const { page, close } = await owner({ path: "/admin-site", width: 390, height: 844 });
    const notice = page.getByLabel("Notice over every page");
    await notice.fill("Closed for Holy Week");
    const publish = page.getByRole("button", { name: "Publish" });
    await publish.click();
    await page.getByText("Please enter the last day of the notice").waitFor();
    await page.getByLabel("Until and including").fill("2099-04-04");
    await page.getByLabel("Phone", { exact: true }).fill("(570) 555-0222");
    await page.getByLabel("Hours", { exact: true }).fill("Fridays in May, 9 to 5");
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByText("Closed for Holy Week").waitFor();
    await preview.getByText("Fridays in May, 9 to 5").waitFor();
    // One tap away, and back at the same place; what publishes it is in sight all the while.
    const hours = page.getByLabel("Hours", { exact: true });
    // The driver's own click scrolls to where a button that sticks would stand otherwise.
    const press = (it: HTMLElement) => it.click();
    await page.getByRole("button", { name: "Preview" }).evaluate(press);
    await expect.poll(() => inSight(preview.getByText("Closed for Holy Week"))).toBe(true);
    expect(await hours.isVisible()).toBe(false);
    await expect.poll(() => inSight(publish)).toBe(true);
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Back to Editing" }).click();
    await expect.poll(() => inSight(hours)).toBe(true);
    await expect.poll(() => inSight(publish)).toBe(true);
    expect(await hours.inputValue()).toBe("Fridays in May, 9 to 5");
    await expectAccessibleInBothThemes(page);
    await publish.click();
    await expectToast(page, "Published");
    const visitor = await site.visitor({ javaScript: false });
    for (const path of ["/contact", "/location", "/"]) {
      await visitor.page.goto(path);
      await visitor.page.getByText("Closed for Holy Week").waitFor();
      await visitor.page.getByText("Fridays in May, 9 to 5").first().waitFor();
      await visitor.page.getByRole("link", { name: "(570) 555-0222" }).first().waitFor();
    }
    await visitor.close();
    const seeing = await site.visitor();
    await seeing.page.goto("/contact");
    await expectAccessibleInBothThemes(seeing.page);
    await seeing.close();
    await page.getByRole("button", { name: /As it was set up/ }).click();
    await expectToast(page, "Published");
    await expect.poll(() => notice.inputValue()).toBe("");
    const after = await (await fetch(`${site.server.url}/contact`)).text();
    expect(after).not.toContain("Closed for Holy Week");
    expect(after).toContain("Appointments and events only at this time. Please contact us.");

    // The pages' own texts, and the header of the owner's tab, say it at once.
    await page.getByLabel("Name", { exact: true }).fill("Rose and Lily");
    await page.getByLabel("Where the nursery is").fill("We are near Scranton.");
    await page.getByLabel("Question 5").fill("Do you buy eggs?");
    await page.getByLabel("Answer 5").fill("No. Ask at {phone}.");
    await page.getByLabel("Appeal for the cemetery").fill("Please pray, and write to {email}.");
    await preview.getByText("No. Ask at (570)").waitFor();
    await page.getByRole("button", { name: "Publish" }).click();
    await expectToast(page, "Published");
    await page.getByRole("banner").getByText("Rose and Lily").first().waitFor();
    const reader = await site.visitor({ javaScript: false });
    for (const [path, text] of [
      ["/location", "We are near Scranton."],
      ["/contact", "Do you buy eggs?"],
      ["/contact", "Yes. We deliver orders over $100 within 30 miles of the nursery."],
      ["/cemetery", "Please pray, and write to"],
    ] as const) {
      await reader.page.goto(path);
      await reader.page.getByText(text).first().waitFor();
    }
    await reader.close();
    await page.getByRole("button", { name: /As it was set up/ }).click();
    await page.getByRole("banner").getByText("Rosa Mystica Gardens").first().waitFor();
    await close();
  });

  it("lose nothing to a lost network, a return to earlier details, an ended session or who was first", async () => {
    const { page, close } = await owner({
      path: "/admin-site",
      width: 390,
      height: 844,
      expectedProblems: /ERR_|401|412/,
    });
    const hours = page.getByLabel("Hours", { exact: true });
    await hours.fill("Sundays after Mass");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Publish" }).click();
    const notice = page.getByRole("alert").filter({ hasText: "Save it again when the" });
    await notice.getByText(/^Not saved: there is no connection to the site\./).waitFor();
    await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await expectAccessible(page);
    await page.context().setOffline(false);
    await notice.getByRole("button", { name: "Save Again" }).click();
    await expectToast(page, "Published");
    await notice.waitFor({ state: "detached" });

    await hours.fill("Never");
    const before = page.getByRole("button", { name: /As it was set up/ });
    await before.click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Keep Editing" }).click();
    expect(await hours.inputValue()).toBe("Never");
    await before.click();
    await question.getByRole("button", { name: "Discard Changes" }).click();
    await expect.poll(() => hours.inputValue()).toContain("Appointments and events only");
    expect(await page.getByText("What you typed before is still here.").count()).toBe(0);

    await hours.fill("Saturdays");
    await endSession(page);
    await page.getByRole("button", { name: "Publish" }).click();
    await page.waitForURL("**/admin-login");
    await fillLogin(page);
    await page.waitForURL("**/admin-site");
    await page.getByText("What you typed before is still here.").waitFor();
    expect(await hours.inputValue()).toBe("Saturdays");
    const {
      version: _,
      history: __,
      ...details
    } = await (await call("GET", "/api/admin/site")).json();
    await call("PUT", "/api/admin/site", { ...details, phone: "(570) 555-0333" });
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("button", { name: "Load their version" }).click();
    await expect
      .poll(() => page.getByLabel("Phone", { exact: true }).inputValue())
      .toBe("(570) 555-0333");
    await close();
  });
});
