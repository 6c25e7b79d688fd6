import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import { type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { roseWalk } from "#tests/support/sample-event.ts";

let site: OwnerSite["site"];
let call: OwnerSite["call"];
let owner: OwnerSite["owner"];
beforeAll(async () => {
  ({ site, call, owner } = await openOwnerSite());
});
afterAll(() => site.close());

it("prints cards of the plants that were found, finds again what has changed, and gives an event on paper", async () => {
  const { page, close } = await owner({
    ...{ width: 390, height: 844, path: "/admin-plants" },
    expectedProblems: /409/,
  });
  await page.getByLabel("Find a plant").fill("asimina");
  await page.getByRole("status").getByText("1 plant", { exact: true }).waitFor();
  await page.getByRole("button", { name: "More about Pawpaw" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Bench").fill("North wall");
  await dialog.getByLabel("Price").first().fill("$20");
  await dialog.getByRole("button", { name: "Save Plant" }).click();
  await page.getByText("North wall · $20").waitFor();
  await page.getByRole("link", { name: "Print…" }).click();

  // What was found is chosen, and shown as it will be printed.
  await page.getByRole("status").getByText("1 plant chosen").waitFor();
  const sheet = page.getByRole("img", { name: "The first sheet as it will be printed" });
  await sheet.getByText("Pawpaw").waitFor();
  await page.getByText("1 card on 1 sheet.").waitFor();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("checkbox", { name: "Sizes and prices" }).uncheck();
  await expect.poll(() => sheet.getByText("$20").count()).toBe(0);
  await page.getByRole("checkbox", { name: "Sizes and prices" }).check();
  await page.getByRole("button", { name: "Make the PDF" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("letter-cards.pdf");
  const { pages } = readPdf(await buffer(await file.createReadStream()));
  const said = pages.flatMap(({ parts }) => parts.flatMap(({ texts }) => texts));
  expect(said.map(({ text }) => text)).toEqual(expect.arrayContaining(["Pawpaw", "$20"]));
  expect(await page.getByRole("link", { name: "Open the PDF" }).getAttribute("href")).toMatch(
    /^blob:/,
  );

  await call("PATCH", "/api/admin/plants/pawpaw", { price: "$25" });
  await page.reload();
  await page.getByRole("button", { name: "Changed since the last printing (1)" }).click();
  await page.getByText(/^Card or label, changed since \w+, \w+ \d+\w+, \d{4}: price$/).waitFor();
  await page.getByRole("button", { name: "Bench: North wall (1)" }).waitFor();
  await page
    .getByLabel("Sheet", { exact: true })
    .selectOption({ label: "Avery 5160: 30 labels of 1 × 2⅝ in" });
  await page.getByLabel("Of each plant").fill("700");
  await page.getByText("Please give a number from 1 to 60").waitFor();
  await page.getByLabel("Of each plant").fill("31");
  await page.getByText("31 labels on 2 sheets.").waitFor();

  // An event: a poster, a quarter page and texts, by one press from its page.
  const { id, title } = await (
    await call("POST", "/api/admin/events", { ...roseWalk, date: "2099-06-20" })
  ).json();
  await page.goto(`/admin-events/${id}`);
  await page.getByRole("link", { name: `Poster of ${title}` }).click();
  const poster = page.getByRole("img", { name: "The poster as it will be printed" });
  await poster.getByText(title).waitFor();
  const bulletin = page.getByRole("img", { name: "The quarter page as it will be printed" });
  await bulletin.getByText(title).waitFor();
  await expectAccessible(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy 50 words" }).click();
  await page.getByText("Text copied").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`invites you to “${title}” on `);

  const files = new Map<string, Buffer>();
  page.on("download", async (file) => {
    files.set(file.suggestedFilename(), await buffer(await file.createReadStream()));
  });
  await page.getByRole("button", { name: "Save All Three Files" }).click();
  await expect.poll(() => files.size).toBe(3);
  for (const paper of ["poster", "bulletin"]) {
    const { pages } = readPdf(files.get(`rose-walk-${paper}.pdf`) ?? Buffer.of());
    expect(pages[0]?.parts[0]?.texts[0]?.text).toBe(title);
  }
  expect(files.get("rose-walk-texts.txt")?.toString()).toContain(copied);

  await call("POST", `/api/admin/events/${id}/cancel`);
  await page.goBack();
  await page.getByRole("link", { name: `Poster of ${title}` }).click();
  await page.getByText("This event has been cancelled. There is nothing to print.").waitFor();
  await close();
});
