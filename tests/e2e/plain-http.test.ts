import { afterAll, beforeAll, expect, it } from "vitest";
import { type BrowserSite, openBrowserSite } from "#tests/support/browser.ts";
import { fillLogin } from "#tests/support/owner-browser.ts";
import { follow } from "#tests/support/visits.ts";

// On plain HTTP away from localhost a browser leaves out what it calls secure-context APIs:
// crypto.randomUUID, crypto.subtle, the clipboard, the share function.
let site: BrowserSite;
let origin: string;
beforeAll(async () => {
  site = await openBrowserSite();
  origin = `http://garden.test:${new URL(site.server.url).port}`;
});
afterAll(() => site.close());

it("on plain HTTP, by a name that is not localhost, a registration is kept, Share says what to copy, and the owner's list opens", async () => {
  const { page, close } = await site.visitor({
    expectedProblems: /Cross-Origin-Opener-Policy header has been ignored/,
  });
  await page.goto(`${origin}/event-registration`);
  // The control: this browser has no secure context here.
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([
    false,
    "undefined",
  ]);
  await page.waitForFunction(() => document.querySelector("form")?.noValidate);
  await page.getByLabel("Full Name").fill("Ann O’Brien");
  await page.getByLabel("Email").fill("plain-http@example.com");
  await page.getByLabel("Phone Number").fill("(570) 555-0100");
  await page.getByLabel("Mailing Address").fill("12 Rose Lane, Scranton, PA 18503");
  const answer = page.waitForResponse("**/api/events/register");
  await page.getByRole("button", { name: "Complete Registration" }).click();
  expect((await answer).status()).toBe(201);
  await page.getByRole("heading", { name: "Thank You!" }).waitFor();

  await follow(page, "Garden Blog");
  await page.getByRole("link", { name: "Read More" }).first().click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("Copy this address to share the post").waitFor();
  await page.locator(".toast").getByText(`${origin}/blog/`).waitFor();

  await page.goto(`${origin}/admin-login`);
  await fillLogin(page);
  await page.getByRole("heading", { name: "Event Registration Dashboard" }).waitFor();
  await page.getByText("Total registrations:").waitFor();
  await close();
});
