import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ env: { PUBLIC_URL: "https://example.org" } });
});
afterAll(() => site.close());

const text = async (path: string) => {
  const response = await site.call("GET", path);
  expect(response.status).toBe(200);
  expect(response.headers.get("etag")).toBeTruthy();
  return { type: response.headers.get("content-type"), body: await response.text() };
};

it("lists every public page and post in the sitemap, and nothing of the owner's", async () => {
  const { type, body } = await text("/sitemap.xml");
  expect(type).toBe("application/xml; charset=utf-8");
  const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toContain("https://example.org/");
  expect(addresses).toContain("https://example.org/events");
  expect(addresses).toContain("https://example.org/blog/planning-a-mary-garden");
  expect(addresses).toContain("https://example.org/plants");
  expect(addresses).toContain("https://example.org/trees/eastern-redbud");
  expect(addresses).toContain("https://example.org/events/1-summer-garden-tour-and-talk");
  expect(addresses).toContain("https://example.org/blog/tags/native-plants");
  // 17 that always stand, 200 plants, 6 posts with 15 tags, and 8 events.
  expect(addresses).toHaveLength(246);
  expect(body).not.toMatch(/admin|edit-registration/);
});

it("tells robots where the sitemap is and which pages are the owner's", async () => {
  const { type, body } = await text("/robots.txt");
  expect(type).toMatch(/^text\/plain/);
  expect(body).toContain("Sitemap: https://example.org/sitemap.xml");
  for (const path of ["/admin", "/edit-registration"])
    expect(body).toContain(`Disallow: ${path}\n`);
});

it("has a manifest with the nursery's name and icons", async () => {
  const { type, body } = await text("/site.webmanifest");
  expect(type).toMatch(/^application\/manifest\+json/);
  expect(JSON.parse(body)).toMatchObject({
    short_name: "Rosa Mystica Gardens",
    icons: expect.arrayContaining([{ src: "/icon-512.png", type: "image/png", sizes: "512x512" }]),
  });
});

it("has a calendar of every event, in lines that end as the standard says", async () => {
  const { type, body } = await text("/events.ics");
  expect(type).toBe("text/calendar; charset=utf-8");
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(8);
  expect(body.match(/END:VEVENT/g)).toHaveLength(8);
  expect(body).toContain("DTSTART;TZID=America/New_York:20250621T180000");
  expect(body).toContain("URL:https://example.org/events");
  expect(body.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = body.split("\r\n");
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines.at(-2)).toBe("END:VCALENDAR");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(new Set(body.match(/UID:.*/g)).size).toBe(8);
});
