import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListedEvent, PublicEvent } from "#features/events/answers.ts";
import { eventPath } from "#features/events/event-addresses.ts";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import { type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let owner: OwnerSite;
beforeAll(async () => {
  owner = await openOwnerSite();
});
afterAll(() => owner.site.close());

async function addEvent(changes: object): Promise<number> {
  const answer = await owner.call("POST", "/api/admin/events", {
    title: "Garden Day",
    description: "A day in the garden.",
    date: "2090-05-06",
    time: "2:00 PM - 4:00 PM",
    location: "The greenhouse",
    imageUrl: null,
    ...changes,
  });
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

/** The next event of a new site. Which of the seven it is, and their numbers, depend on the day. */
async function nextSeededEvent(): Promise<PublicEvent> {
  const [first] = await publicEvents();
  if (!first) throw new Error("There are no events.");
  return first;
}

async function seededEvent(title: string): Promise<PublicEvent> {
  const event = (await publicEvents()).find((one) => one.title === title);
  if (!event) throw new Error(`There is no ${title}.`);
  return event;
}

async function publicEvents(): Promise<PublicEvent[]> {
  return (await owner.call("GET", "/api/events")).json();
}

/** A workshop whose four places are taken. */
async function addFullWorkshop(): Promise<number> {
  const id = await addEvent({ title: "Grafting Workshop", capacity: 4, time: "after Mass" });
  await owner.register("First of All", { eventId: id, attendeesCount: 4 });
  return id;
}

async function fill(page: Page, email: string, people: string) {
  const values = {
    "Full Name": "Ann O'Brien",
    Email: email,
    "Phone Number": "(570) 555-0100",
    "Mailing Address": "12 Rose Lane, Scranton, PA 18503",
    "Number of Attendees": people,
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

const ready = (page: Page) =>
  page.waitForFunction(() => document.querySelector("form")?.noValidate);

/** How far down the window it reaches, in pixels. */
async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

const phone = { width: 390, height: 844 };

describe("the page of an event", () => {
  it("is led to from the list, says what, when and where, sells the evening, and copies its address", async () => {
    const { page, close } = await owner.site.visitor({
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    });
    await page.goto("/events");
    const first = page.getByRole("article").first();
    for (const size of [{ width: 1280, height: 900 }, phone]) {
      await page.setViewportSize(size);
      for (const part of [first.getByRole("heading"), first.locator("time")]) {
        await expect.poll(() => bottomOf(part)).toBeLessThan(size.height);
      }
    }
    await page.getByRole("link", { name: "Planting a Mary Garden" }).click();
    await page.getByRole("heading", { level: 1, name: "Planting a Mary Garden" }).waitFor();
    await expectEveningSold(page);

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goBack();
    const workshop = await seededEvent("Advent Wreath Workshop");
    const wreath = page.getByRole("article", { name: "Advent Wreath Workshop" });
    expect(
      await wreath.getByRole("link", { name: "Register for Event" }).getAttribute("href"),
    ).toBe(`/event-registration?event=${workshop.id}`);
    await wreath.getByRole("link", { name: "Advent Wreath Workshop" }).click();
    await page.getByRole("heading", { level: 1, name: "Advent Wreath Workshop" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/events/${workshop.id}-advent-wreath-workshop`);
    await page.getByText("1:00 PM - 3:00 PM").waitFor();
    expect(await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href")).toBe(
      `/events/${workshop.id}.ics`,
    );
    expect(await page.getByRole("link", { name: "Share by email" }).getAttribute("href")).toMatch(
      /^mailto:\?subject=Advent%20Wreath%20Workshop&body=/,
    );
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Link copied").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.endsWith(eventPath(workshop))).toBe(true);
    await close();
  });

  it("says without JavaScript, too, what blooms then, what has taken place and what is cancelled", async () => {
    const { page, close } = await owner.site.visitor({ javaScript: false, ...phone });
    await page.goto(eventPath(await seededEvent("Planting a Mary Garden")));
    await expectEveningSold(page);

    // The tour has taken place, keeps its link and offers the next.
    await page.goto("/events/1-summer-garden-tour-and-talk");
    await page.getByText("This event has taken place.").waitFor();
    await page.getByText("Saturday, June 21st, 2025").waitFor();
    expect(await page.getByRole("link", { name: "Register for Event" }).getAttribute("href")).toBe(
      "/event-registration",
    );
    const next = await nextSeededEvent();
    expect(await page.locator("p[data-state] a").getAttribute("href")).toBe(eventPath(next));
    await page.goto("/");
    const home = page.locator("#events");
    await home.getByText("This event has taken place.").waitFor();
    expect(
      await home.getByRole("link", { name: `Register for ${next.title}` }).getAttribute("href"),
    ).toBe(`/event-registration?event=${next.id}`);

    // Nobody is taken for what is cancelled.
    const id = await addEvent({ title: "Moon Walk" });
    await owner.call("POST", `/api/admin/events/${id}/cancel`);
    await page.goto(`/events/${id}-moon-walk`);
    await page.getByText("This event has been cancelled.").waitFor();
    expect(await page.getByRole("link", { name: "Register for Event" }).count()).toBe(0);
    await page.goto(`/event-registration?event=${id}`);
    await page.getByRole("heading", { name: "This event has been cancelled." }).waitFor();
    expect(await page.getByRole("button", { name: "Complete Registration" }).count()).toBe(0);
    await close();
  });

  /** Its scene, what blooms then, and the button are on a phone's first screen. */
  async function expectEveningSold(page: Page) {
    const register = page.getByRole("link", { name: "Register for Event" });
    await expect.poll(() => bottomOf(register)).toBeLessThan(600);
    await expect.poll(() => bottomOf(page.locator("main article img").first())).toBeLessThan(844);
    await page.getByText("There is room").waitFor();
    const toSee = page.getByRole("region", { name: "Usually in Bloom in May" });
    const plates = toSee.locator('a > .plate > img[src^="/plates/"]');
    await expect.poll(() => plates.count()).toBe(6);
    // From all over the list.
    for (const catalogue of ["perennials", "trees", "annuals"]) {
      expect(await toSee.locator(`a[href^="/${catalogue}/"]`).count()).toBeGreaterThan(0);
    }
    const all = toSee.getByRole("link", { name: /^All \d+ in bloom that month$/ });
    expect(await all.getAttribute("href")).toMatch(/^\/in-bloom\?date=\d{4}-05-22$/);
  }

  it("moves with the title, and is 404 for what there is not", async () => {
    const { url } = owner.site.server;
    const old = await fetch(`${url}/events/1-old-title?x=1`, { redirect: "manual" });
    expect([old.status, new URL(old.headers.get("location") ?? "", url).pathname]).toEqual([
      301,
      "/events/1-summer-garden-tour-and-talk",
    ]);
    for (const path of [
      "/events/99999-nothing",
      "/events/nothing",
      "/events/0-x",
      "/events/99999.ics",
    ]) {
      const answer = await fetch(url + path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain("Event Not Found");
    }
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
    expect(sitemap).toContain("/events/1-summer-garden-tour-and-talk<");
  });
});

describe("registering for another event", () => {
  it("names that event, prints its panel on one page, and asks before the waiting list", async () => {
    const { page, close } = await owner.site.visitor({
      width: 800,
      expectedProblems: /status of 409/,
    });
    const { id } = await seededEvent("Advent Wreath Workshop");
    await page.goto(`/event-registration?event=${id}`);
    await ready(page);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "Advent Wreath Workshop Registration",
    );
    await fill(page, "wreath@example.com", "3");
    await page.getByRole("button", { name: "Complete Registration" }).click();
    await page
      .getByText(
        "Thank you for registering for Advent Wreath Workshop. We look forward to seeing you!",
      )
      .waitFor();
    const panel = page.locator("#registration");
    for (const text of ["3 people", "wreath@example.com", "(570) 555-0142"]) {
      await panel.getByText(text, { exact: true }).waitFor();
    }
    await expectAccessible(page);
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await panel.getByRole("link", { name: "See, change or cancel your registration" }).click();
    await page.getByText("You are registered. We look forward to seeing you!").waitFor();

    const workshop = await addFullWorkshop();
    await page.goto(`/event-registration?event=${workshop}`);
    await ready(page);
    await joinWaitingList(page, workshop, async () => {
      await page.getByText("Registration failed").waitFor();
      await expectAccessible(page);
    });
    await close();
  });

  it("is done by a plain post without JavaScript, which asks before the waiting list, too", async () => {
    const { page, close } = await owner.site.visitor({
      javaScript: false,
      expectedProblems: /status of 409/,
    });
    const { id } = await seededEvent("Winter Pruning Demonstration");
    await page.goto(`/event-registration?event=${id}`);
    await fill(page, "plain@example.com", "2");
    await page.getByRole("button", { name: "Complete Registration" }).click();
    await page.getByText(/You are registered for Winter Pruning Demonstration/).waitFor();
    await page.locator("#registration").getByText("plain@example.com").waitFor();

    const workshop = await addFullWorkshop();
    await page.goto(`/event-registration?event=${workshop}`);
    await joinWaitingList(page, workshop);
    await close();
  });

  async function joinWaitingList(page: Page, workshop: number, onQuestion?: () => Promise<void>) {
    await fill(page, "wait@example.com", "2");
    await page.getByRole("button", { name: "Complete Registration" }).click();
    await page.getByRole("heading", { name: "Would you like to join the waiting list?" }).waitFor();
    await page.getByText(/first come, first served/).waitFor();
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Ann O'Brien");
    await onQuestion?.();
    await page.getByRole("button", { name: "Join the Waiting List" }).click();
    await page.getByRole("heading", { name: "You Are on the Waiting List" }).waitFor();
    const events = (await (await owner.call("GET", "/api/admin/events")).json()) as ListedEvent[];
    expect(events.find(({ id }) => id === workshop)?.people.waiting).toBe(2);
  }

  it("is 404 for an event that there is not", async () => {
    for (const event of ["99999", "x", ""]) {
      const { status } = await fetch(`${owner.site.server.url}/event-registration?event=${event}`);
      expect([event, status]).toEqual([event, 404]);
    }
  });
});
