import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text as textOf } from "node:stream/consumers";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
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
import { openSmtp } from "#tests/support/smtp.ts";

let site: OwnerSite;
beforeAll(async () => {
  site = await openOwnerSite();
});
afterAll(() => site.site.close());

const subscribe = (email: string) => site.call("POST", "/api/subscribe", { email });

it("finds subscribers and others, enters one by hand, names whose it is, and forgets them", async () => {
  // A household has one number.
  const phoneNumber = "(570) 555-0155";
  for (const email of ["ann@example.com", "bea@example.com"])
    await site.call("POST", "/api/subscribe", { email, phoneNumber });
  const { page, close } = await site.owner({
    path: "/admin-subscribers",
    expectedProblems: /status of 400/,
  });
  await page.getByText("2 people").waitFor();
  await expectAccessibleInBothThemes(page);

  await page.getByRole("button", { name: "Add Somebody" }).click();
  const adding = page.getByRole("dialog", { name: "Add Somebody" });
  await adding.getByLabel("Email").fill("cara@example.com");
  await adding.getByRole("button", { name: "Add", exact: true }).click();
  await adding.getByText("Please say when and how they agreed").waitFor();
  await expectAccessible(page);
  await adding.getByLabel("How they agreed").fill("Asked at the gate on May 1");
  await adding.getByRole("button", { name: "Add", exact: true }).click();
  await expectToast(page, "Added");
  await page.getByText("3 people").waitFor();
  const shown = () => page.getByRole("listitem").getByRole("heading").allTextContents();
  const [ann, bea, cara] = ["ann@example.com", "bea@example.com", "cara@example.com"];
  await expect.poll(shown).toEqual([cara, bea, ann]);
  await page.getByLabel("Order").selectOption("Address");
  await expect.poll(shown).toEqual([ann, bea, cara]);

  await page.getByLabel("Find by address or phone number").fill("ann@");
  await page.getByText("1 person").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await site.register("Ann Lee", { email: ann, eventId: 2 });
  await site.call("POST", "/api/visits", {
    ...{ fullName: "Ann Lee", email: ann, days: "Saturdays", plants: "lenten-rose,pawpaw" },
  });
  await site.call("PATCH", "/api/admin/visits/1", { status: "answered", note: "Likes ferns" });
  await page.getByRole("link", { name: "ann@example.com", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/admin-person" && url.search === "");
  await page.getByText("Sign-ups for letters: 1").waitFor();
  const kept = page.getByRole("definition");
  await kept.getByText("ann@example.com").first().waitFor();
  await kept.getByText(/By subscribing, you agree to receive emails/).waitFor();
  const said = (await page.locator(".print-alone").innerText()).split("\n");
  expect(said).toEqual(expect.arrayContaining(["Entered on", "Days that suit", "Saturdays"]));
  expect(said).toEqual(expect.arrayContaining(["Themselves", "Answered", "lenten rose, pawpaw"]));
  expect(said).toContain("Visit request, changed");
  expect(said).toContain("Status: Open → Answered");
  expect(said.join("\n")).toMatch(/Given by: Newsletter form\n.*\n.*Agreed: Yes/s);
  // No moment as a program writes it, no zero for a no, no name of a column.
  expect(said.filter((line) => /\d{4}-\d\d|^[01]$|true|false|[a-z][A-Z]/.test(line))).toEqual([]);
  // On paper it is all there is.
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { name: "A Person" }).isVisible()).toBe(false);
  expect(await kept.first().isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as a Page" }).click();
  expect((await file).suggestedFilename()).toBe("kept-about-a-person.html");
  const html = await textOf(await (await file).createReadStream());
  expect(html).toMatch(/Sign-ups for letters: .*Saturdays.*lenten rose, pawpaw/s);
  expect(html).not.toMatch(/href|[{}]"/);
  // A letter that is on its way at this moment would be kept as a file after it.
  const lettersTo = async (address: string) =>
    (await site.site.server.letters()).filter(({ to }) => to?.[0]?.address === address);
  await expect.poll(() => lettersTo(ann)).toHaveLength(3);
  await page.getByRole("button", { name: "Forget This Person" }).click();
  await page.getByRole("button", { name: "Forget for Good" }).click();
  await expectToast(page, "Forgotten");
  await page.getByText("Nothing is kept about ann@example.com.").waitFor();
  await page.goBack();
  await page.getByText("2 people").waitFor();
  expect(await page.getByText("ann@example.com").count()).toBe(0);

  // Somebody by address and number together.
  await site.register("Dora Field", { phone: "+1 (570) 555-0166" });
  const gone = await site.register("Dora Field", { phone: "+1 (570) 555-0166", eventId: 2 });
  await site.call("DELETE", `/api/admin/registrations/${gone}`);
  await site.register("Dora Field", { email: "Dora@Work.example" });
  await site.call("POST", "/api/visits", {
    ...{ fullName: "Dan Field", email: "", phone: "570-555-0166" },
    ...{ days: "Saturdays", message: "" },
  });
  await page.getByRole("link", { name: "A Person’s Data" }).click();
  const dialog = page.getByRole("region", { name: "A person" });
  await dialog.getByRole("button", { name: "Look" }).click();
  await dialog.getByText("Please enter an email address or a phone number").waitFor();
  await dialog.getByLabel("Email address").fill("Dora.Field@example.com");
  await dialog.getByLabel("Phone number").fill("1 570 555 0166");
  await dialog.getByRole("button", { name: "Look" }).click();
  await dialog.getByText("About Dora.Field@example.com and 1 570 555 0166").waitFor();
  await dialog.getByText("Registrations: 2 (Dora Field)").waitFor();
  await dialog.getByText("Requests for a visit: 1 (Dan Field)").waitFor();
  const note = dialog.getByLabel("Your note");
  await note.fill("Sings alto");
  // Looking again would lose what is typed.
  await dialog.getByRole("button", { name: "Look" }).click();
  await page.getByRole("button", { name: "Keep Editing" }).click();
  await dialog.getByRole("button", { name: "Save Note" }).click();
  await expectToast(page, "Note saved");
  await dialog.getByText("Your note: 1").waitFor();
  // What is typed when the two are joined is saved with them.
  await note.fill("Sings alto. Has a truck");
  await dialog.getByLabel("Another email address of theirs").fill("dora@work.example");
  await dialog.getByRole("button", { name: "Join the Two" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Join the Two" }).click();
  await expectToast(page, "Joined");
  await dialog.getByText("Registrations: 3 (Dora Field)").waitFor();
  await expect.poll(() => note.inputValue()).toBe("Sings alto. Has a truck");
  // The one in the Trash cannot be opened; the request can, whether it is answered or not.
  const open = dialog.getByRole("link", { name: "Open" });
  await expect.poll(() => open.count()).toBe(3);
  expect(await open.last().getAttribute("href")).toMatch(/^\/admin-visits\?show=all#visit-\d+$/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Forget This Person" }).click();
  await page
    .getByText(
      /^This reaches all that is kept about dora.field@example.com, Dora Field, Dan Field/i,
    )
    .waitFor();
  await page.getByRole("button", { name: "Forget for Good" }).click();
  await expectToast(page, "Forgotten");
  const list = await (await site.call("GET", "/api/admin/registrations")).text();
  expect(list).not.toContain("Field");
  await close();
});

it("names what a letter lacks and asks for it in place, shows it as it will be, and sends it off, on a phone", async () => {
  await subscribe("gil@example.com");
  const { page, close } = await site.owner({
    path: "/admin-letters",
    ...{ width: 390, height: 844, theme: "dark" },
    expectedProblems: /status of 400/,
  });
  await page.getByRole("link", { name: "Write a Letter" }).click();
  const send = page.getByRole("button", { name: /^Send to \d+ (?:person|people)$/ });
  await send.waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole("button", { name: "the letter itself" }).click();
  const text = page.getByLabel("Letter", { exact: true });
  const hasFocus = (field: Locator) =>
    expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  await hasFocus(text);
  await page.keyboard.type(
    "# Come early\n\nThe [catalogue](/plants) is open.\n- [Roses](https://)",
  );
  await page.getByRole("button", { name: "a subject" }).click();
  await hasFocus(page.getByLabel("Subject"));
  await page.keyboard.type("Plant sale");
  await page.getByRole("button", { name: "the address of its link" }).click();
  await hasFocus(text);
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("garden.example)");
  await page.getByText("Before it can go").waitFor({ state: "detached" });
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel("Your postal address").fill("12 Rose Lane, Scranton, PA 18503");
  await page.getByRole("button", { name: "Save the Address" }).click();
  await page.getByLabel("Your postal address").waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Send a Test to Yourself" }).click();
  const own = page.getByLabel("Your own email address");
  await own.fill("owner");
  await page.getByRole("button", { name: "Send Me the Link" }).click();
  await page.getByText("Please enter a valid email address").waitFor();
  await expectAccessible(page);
  await own.fill("owner@example.com");
  await own.press("Enter");
  await expectToast(page, "Saved");
  await own.waitFor({ state: "detached" });

  // It saves itself, and is shown in a mail program's colors, not in the site's.
  await page.getByText("Draft saved").waitFor();
  const preview = page.getByRole("region", { name: "Preview" });
  await preview.getByRole("heading", { name: "Come early" }).waitFor();
  await preview.getByRole("link", { name: "catalogue" }).waitFor();
  const paper = () =>
    preview.getByRole("heading", { name: "Plant sale" }).evaluate((heading) => {
      const sheet = heading.closest("table");
      return sheet && getComputedStyle(sheet).backgroundColor;
    });
  await expect.poll(paper).toBe("rgb(255, 253, 246)");
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect.poll(paper).toBe("rgb(31, 39, 32)");
  await page.getByRole("radio", { name: "Plain text" }).check();
  await preview.getByText("- Roses").waitFor();
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect.poll(() => page.getByLabel("Subject").inputValue()).toBe("Plant sale");

  const later = page.getByLabel("Send at a later time");
  await later.fill("2020-01-01T08:00");
  await page.getByText("This time is past. Please choose one that is to come.").waitFor();
  expect(await page.getByRole("button", { name: "That Time Is Past" }).isDisabled()).toBe(true);
  await later.fill("");
  await send.click();
  const question = page.getByRole("alertdialog");
  await question.getByText("They see “Plant sale”").waitFor();
  await question.getByText("No mail server is connected").waitFor();
  await question.getByRole("button", { name: "Send" }).click();
  const notice = page.locator(":focus", { has: page.getByRole("timer") });
  await notice.getByText(/It goes out in \d+ seconds/).waitFor();
  await expect.poll(() => inSight(notice.getByRole("button", { name: "Take It Back" }))).toBe(true);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take It Back" }).click();
  await page.getByLabel("Subject").waitFor();
  await expect.poll(() => inSight(page.locator("main :focus"))).toBe(true);
  await close();
});

it("says how to connect a mail server, keeps what was typed through the end of a session, and writes over nobody", async () => {
  const begun = { subject: "Begun", body: "Come early.", to: "subscribers" };
  const { id } = await (await site.call("POST", "/api/admin/letters", begun)).json();
  const path = `/api/admin/letters/${id}`;
  const saved = async () => (await (await site.call("GET", path)).json()).subject;
  const { page, close } = await site.owner({
    path: "/admin-letters/settings",
    expectedProblems: /401|412|ERR_/,
  });
  await page.getByText("SMTP_URL=smtp://user:password@mail.example.org:587").waitFor();
  await page.getByLabel("In a day").fill("400");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Saved");
  const settings = await (await site.call("GET", "/api/admin/letters/settings")).json();
  expect(settings.perDay).toBe(400);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Back to Letters" }).click();
  await page.getByRole("link", { name: "Edit Begun" }).click();
  const subject = page.getByLabel("Subject");
  await expect.poll(() => subject.inputValue()).toBe("Begun");
  // Both are asked for a moment after the screen is there, and would lead to the login by themselves.
  await page.getByText("This letter reaches").waitFor();
  await page.getByRole("region", { name: "Preview" }).getByText("KB of text").waitFor();
  await site.endSession(page);
  await subject.fill("Mine");
  await page.waitForURL("**/admin-login");
  await site.call("PUT", path, { ...begun, subject: "Theirs" });
  await fillLogin(page);
  await page.waitForURL(`**/admin-letters/${id}`);
  const notice = page.getByRole("alert").filter({ hasText: "Somebody else changed this letter" });
  await notice.waitFor();
  expect(await subject.inputValue()).toBe("Mine");
  expect(await saved()).toBe("Theirs");

  // Without a connection the owner is told, and both versions stay where they are.
  const ofLetter = `**${path}`;
  await page.route(ofLetter, (route) => route.abort());
  for (const name of ["Load their version", "Save mine over it"]) {
    await notice.getByRole("button", { name }).click();
    await expectToast(page, "Their version could not be loaded. Please try again.");
    // It may go by itself in this moment.
    const dismiss = page.locator(".toast").getByRole("button");
    await dismiss.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    await page.locator(".toast").waitFor({ state: "detached" });
  }
  await page.unroute(ofLetter);
  await notice.getByRole("button", { name: "Load their version" }).click();
  await expect.poll(() => subject.inputValue()).toBe("Theirs");
  await page.getByText("Draft saved").waitFor();

  // What is typed without a network saves itself when it is back.
  await page.context().setOffline(true);
  await subject.fill("In the shed");
  await page.getByText("Not saved. What you typed is still here.").waitFor();
  await page.context().setOffline(false);
  await expect.poll(saved).toBe("In the shed");
  await close();
});

it("tells of letters that were not sent, and begins one at an event and of a post", async () => {
  await site.register("Gets a Letter");
  await site.call("POST", "/api/admin/registrations", {
    ...{ eventId: 1, fullName: "Vera Caller", phone: "(570) 555-0155", attendeesCount: 1 },
  });
  const database = new DatabaseSync(join(site.site.server.dataDir, "garden.sqlite"));
  database.exec("PRAGMA busy_timeout = 5000");
  const last = () => database.prepare("SELECT state FROM outbox ORDER BY id DESC LIMIT 1").get();
  await expect.poll(() => last()?.["state"]).toBe("sent");
  database.exec(
    `UPDATE outbox SET state = 'failed', last_error = 'No such mailbox.', failed_at = '2026-01-01T00:00:00.000Z'
     WHERE id = (SELECT max(id) FROM outbox)`,
  );
  database.close();
  const { page, close } = await site.owner({ width: 390, height: 844 });
  const today = page.getByRole("region", { name: "Today" });
  await today.getByText("1 letter was not sent: No such mailbox.").waitFor();
  await expectAccessibleInBothThemes(page);
  await today.getByRole("button", { name: "Dismiss" }).click();
  await today.getByText("not sent").waitFor({ state: "detached" });
  await page.reload();
  await today.getByRole("link", { name: "Write a Letter" }).waitFor();
  expect(await today.getByText("not sent").count()).toBe(0);

  await page
    .getByRole("link", { name: "Write to the people of Summer Garden Tour and Talk" })
    .click();
  await page.getByLabel("Subject").waitFor();
  const event = page.getByLabel(/^Event/);
  await expect
    .poll(() => event.evaluate((it: HTMLSelectElement) => it.selectedOptions[0]?.label))
    .toContain("Summer Garden Tour and Talk");
  await page.getByRole("button", { name: "Send to 1 email address" }).waitFor();
  // Whom no letter reaches is named, with the number to call.
  await page
    .getByText(/^\d ha(?:s|ve) no email address; please call: Vera Caller, \(570\) 555-0155$/)
    .waitFor();

  await page.goto("/admin-blog");
  // Found by words, which stand in no address, and narrowed by what does.
  await page.getByLabel("Find a post").fill("mary GARDEN planning");
  await page.getByText("1 post", { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("button", { name: "Drafts (0)" }).click();
  await page.getByText("Nothing found").waitFor();
  expect(new URL(page.url()).search).toBe("?show=draft");
  await page.goBack();
  await page.getByText("1 post", { exact: true }).waitFor();
  const send = page.getByRole("link", { name: /^Send as a Letter: / });
  const title = /^Send as a Letter: (.*)$/.exec((await send.getAttribute("aria-label")) ?? "")?.[1];
  await send.click();
  await expect.poll(() => page.getByLabel("Subject").inputValue()).toBe(title);
  await close();
});

it("shows a letter on its way, and stops it, light and dark", async () => {
  const smtp = await openSmtp();
  const busy = await openOwnerSite({ SMTP_URL: smtp.url });
  await busy.call("PUT", "/api/admin/letters/settings", {
    ...{ postalAddress: "12 Rose Lane, Scranton, PA 18503" },
    // Three more than the six that welcome the new subscribers.
    ...{ perMinute: null, perHour: 9, perDay: null },
  });
  for (const name of ["ann", "bea", "cara", "dora", "eve", "fay"]) {
    await busy.call("POST", "/api/admin/subscribers", {
      ...{ email: `${name}@example.com`, reason: "Asked at the gate on May 1" },
    });
  }
  const { id } = await (
    await busy.call("POST", "/api/admin/letters", {
      ...{ subject: "Plant sale", body: "Come early.", to: "subscribers" },
    })
  ).json();
  await expect.poll(() => smtp.accepted.length).toBe(6);
  smtp.refuseWith("550 5.1.1 No such mailbox");
  await busy.call("POST", `/api/admin/letters/${id}/send`, {});
  // As if the minute were over in which it can be taken back.
  const database = new DatabaseSync(join(busy.site.server.dataDir, "garden.sqlite"));
  database.exec("PRAGMA busy_timeout = 5000");
  database.exec("UPDATE letter SET due_at = '2026-01-01T00:00:00.000Z'");
  database.close();
  // It looks for letters when it starts, and else every half minute.
  await busy.site.server.restart();
  const { page, close } = await busy.owner({
    ...{ width: 390, height: 844, path: `/admin-letters/${id}` },
  });
  await page.getByText("Going out", { exact: true }).waitFor();
  const figure = (label: string) =>
    page.locator("dl.letter-figures > div").filter({ hasText: label }).locator("dd");
  await expect.poll(() => figure("refused or failed").textContent(), { timeout: 20_000 }).toBe("3");
  await expect.poll(() => figure("not sent yet").textContent()).toBe("3");
  await page.getByText("The mail server refused the letter (550).").nth(2).waitFor();
  expect(await page.getByRole("progressbar").getAttribute("value")).toBe("3");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("alertdialog", { name: "Stop this letter?" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Stop" }).click();
  await expectToast(page, "Stopped");
  await expect.poll(() => figure("not sent").textContent()).toBe("3");
  await page.getByText("Not sent", { exact: true }).nth(2).waitFor();
  await expectAccessible(page);
  await close();
  await busy.site.close();
  await smtp.close();
});
