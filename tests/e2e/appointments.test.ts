import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import { expectToast, type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let site: OwnerSite;
beforeAll(async () => {
  site = await openOwnerSite();
  for (const fullName of ["Ann Lee", "Bea Dunn"]) {
    await site.call("POST", "/api/visits", {
      ...{ fullName, email: "", phone: "(570) 555-0177", days: "Saturdays" },
    });
  }
  await site.call("POST", "/api/visits", {
    ...{ fullName: "Father Rolf", email: "", phone: "(570) 555-0178", days: "June 4" },
    ...{ church: "St. Rose of Lima", occasion: "Corpus Christi" },
  });
  await site.call("PUT", "/api/admin/visits/2/appointment", {
    ...{ day: "2091-05-05", time: "10:00", minutes: 45 },
  });
});
afterAll(() => site.site.close());

it("gives a visitor a time on a phone, says what overlaps, keeps the note, and shows the week", async () => {
  const { page, close } = await site.owner({ width: 390, height: 844, path: "/admin-visits" });
  const ann = page.getByRole("listitem").filter({ hasText: "Ann Lee" });
  await ann.getByLabel("Your note").fill("Likes ferns");
  await ann.getByRole("button", { name: "Give a Time" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Give This Time" }).click();
  await dialog.getByText("Please choose a day").waitFor();
  await dialog.getByLabel("Day").fill("2091-05-05");
  await dialog.getByLabel("Time").fill("10:30");
  await dialog.getByText("This overlaps with Bea Dunn.").waitFor();
  await dialog.getByLabel("Time").fill("11:00");
  await dialog.getByText("This overlaps with").waitFor({ state: "detached" });
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole("button", { name: "Give This Time" }).click();
  await expectToast(page, "There is no e-mail address: please call (570) 555-0177.");
  await page.getByRole("button", { name: "Answered (2)" }).click();
  expect(await ann.getByLabel("Your note").inputValue()).toBe("Likes ferns");
  await page.goto("/admin-diary?week=2091-05-05");
  const day = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "May 5th" }) });
  await day.getByText("11:00 AM to 11:45 AM").waitFor();
  await page.getByText("In your own calendar").click();
  await page.getByLabel("Address").waitFor();
  await expectAccessibleInBothThemes(page);
  // All that are to come, one under the other, lead to who comes.
  const toCome = page.getByRole("region", { name: "Visits to Come" }).getByRole("listitem");
  const times = ["10:00 AM to 10:45 AM", "11:00 AM to 11:45 AM"];
  await expect
    .poll(() => toCome.getByRole("link", { name: "May 5th" }).allTextContents())
    .toEqual(times.map((time) => `Saturday, May 5th, 2091, ${time}`));
  await toCome.getByRole("link", { name: "Bea Dunn" }).click();
  await page.getByText("Requests for a visit: 2 (Ann Lee, Bea Dunn)").waitFor();
  await page.goBack();
  await day.getByRole("link", { name: "Ann Lee" }).click();
  // Saved as it is, nobody has to be called.
  await ann.getByRole("button", { name: "Change the Time" }).click();
  await dialog.getByRole("button", { name: "Give This Time" }).click();
  await expectToast(page, "It is as it was before: no letter goes.");
  await ann.getByRole("button", { name: "Delete Ann Lee" }).click();
  await page.getByText(/^Ann Lee is expected on .* 11:45 AM, and is not told\. Call/).waitFor();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await ann.getByRole("button", { name: "Call Off" }).click();
  await page.getByRole("alertdialog").waitFor();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Call Off" }).click();
  await expectToast(page, "The visit is called off");
  await ann.getByText("Called off").waitFor();

  // A parish's request is given a time as any other.
  await page.getByRole("button", { name: /^Open / }).click();
  const parish = page.getByRole("listitem").filter({ hasText: "Father Rolf" });
  await parish.getByRole("button", { name: "Give a Time" }).click();
  await dialog.getByText("Corpus Christi: June 4").waitFor();
  await dialog.getByLabel("Day").fill("2091-05-20");
  await dialog.getByRole("button", { name: "Give This Time" }).click();
  await expectToast(page, "The time is in your diary");
  await page.getByRole("button", { name: /^Answered / }).click();
  await parish.getByText("Sunday, May 20, 2091, 10:00 AM to 10:45 AM").waitFor();
  await close();
});

it("is asked to be on another day, and cancelled, by the letter's link without JavaScript", async () => {
  const asked = await site.call("POST", "/api/visits", {
    ...{ fullName: "Cec Dunn", email: "cec@example.com", days: "Sundays" },
  });
  const { id } = await asked.json();
  await site.call("PUT", `/api/admin/visits/${id}/appointment`, {
    ...{ day: "2091-05-06", time: "14:00", minutes: 30 },
  });
  const findLink = async () => {
    const letters = await site.site.server.letters();
    const texts = letters.map(({ text }) => text ?? "");
    return texts.flatMap((text) => /\/visit\/[\w-]+/.exec(text) ?? [])[0] ?? "";
  };
  await expect.poll(findLink).not.toBe("");
  const { page, close } = await site.site.visitor({ javaScript: false });
  await page.goto(await findLink());
  await page.getByText("We look forward to your visit.").waitFor();
  await page.getByText("Ask for another day", { exact: true }).click();
  await page.getByLabel("Days That Suit You Better").fill("Any Monday");
  await page.getByRole("button", { name: "Ask for Another Day" }).click();
  await page.getByText("This time stands until you hear from us.").waitFor();
  const otherTab = await page.context().newPage();
  await otherTab.goto(await findLink());
  await page.getByText("Cancel the visit", { exact: true }).click();
  await page.getByRole("link", { name: "Keep it" }).click();
  await page.getByText("Cancel the visit", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByText("You have cancelled this visit.").waitFor();
  expect(await page.getByText("Cancel the visit").count()).toBe(0);
  // What is asked for where the visit is called off meanwhile stays in the form.
  await otherTab.getByText("Ask for another day", { exact: true }).click();
  await otherTab.getByLabel("Days That Suit You Better").fill("Any Sunday");
  await otherTab.getByRole("button", { name: "Ask for Another Day" }).click();
  await otherTab.getByRole("alert").getByText("This visit is called off.").waitFor();
  const typed = otherTab.getByLabel("Days That Suit You Better");
  expect([await typed.isVisible(), await typed.inputValue()]).toEqual([true, "Any Sunday"]);
  await close();
  const withCode = await site.site.visitor({ width: 390, height: 844 });
  await withCode.page.goto(await findLink());
  await expectAccessibleInBothThemes(withCode.page);
  await withCode.close();
});
