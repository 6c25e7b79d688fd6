import { afterAll, beforeAll, expect, it } from "vitest";
import { qrCodeOf } from "#shared/both/qr-code.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { type PdfBox, readPdf } from "#tests/support/read-pdf.ts";
import { roseWalk } from "#tests/support/sample-event.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { EventOnPaper, Page } from "../answers.ts";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
let path: string;
const walk = { ...roseWalk, cost: "$5 a family", imageUrl: "/pictures/events/rosary-walk.svg" };
let id: number;
beforeAll(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
  const added = await owner.call("POST", "/api/admin/events", walk);
  ({ id } = await added.json());
  path = `/api/admin/events/${id}`;
});
afterAll(() => site.close());

const change = (changes: object) =>
  owner.call("PUT", `/api/admin/events/${id}`, { ...walk, ...changes });
const preview = async () =>
  (await (await owner.call("GET", `${path}/on-paper`)).json()) as EventOnPaper;
const textsOn = ({ parts }: Page) =>
  parts.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])));
const pictureOn = ({ parts }: Page) =>
  parts.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === "picture" ? mark.address : [])),
  );

/** Half a millimeter. */
function expectSize(
  box: Pick<PdfBox, "width" | "height"> | undefined,
  width: number,
  height: number,
) {
  expect(Math.abs((box?.width ?? 0) - width)).toBeLessThan(0.5);
  expect(Math.abs((box?.height ?? 0) - height)).toBeLessThan(0.5);
}

const isWithin = (inner: PdfBox, outer: PdfBox, margin: number) =>
  inner.x >= outer.x + margin &&
  inner.y >= outer.y + margin &&
  inner.x + inner.width <= outer.x + outer.width - margin &&
  inner.y + inner.height <= outer.y + outer.height - margin;

it.each([
  // In millimeters: a Letter page, and a quarter of one; what no printer reaches at the edge.
  ["poster", 215.9, 279.4, 9],
  ["bulletin", 107.95, 139.7, 5],
] as const)("is a %s with everything in its place", async (paper, width, height, edge) => {
  const answer = await owner.call("GET", `${path}/${paper}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const { pages, fonts } = readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(pages).toHaveLength(1);
  const [page] = pages;
  expectSize(page, width, height);
  const [part] = page?.parts ?? [];
  if (!part) throw new Error("There is nothing on it.");
  const [picture] = part.pictures;
  const [code] = part.filled;
  if (!picture || !code) throw new Error("It has no picture or no code.");
  expect(picture.width / picture.height).toBeCloseTo(1.5, 2);
  expect(code.width).toBeGreaterThanOrEqual(20);
  for (const box of [picture, code]) expect(isWithin(box, part.box, edge)).toBe(true);
  for (const { x, y } of part.texts)
    expect(x > edge && y > picture.y + picture.height && y < height - edge).toBe(true);
  expect(part.texts.map(({ text }) => text)).toEqual([
    ...["Rose Walk", "Saturday, June 20th, 2026", "6:00 PM - 8:00 PM", "The rose beds"],
    ...["$5 a family", "An evening among the roses."],
    ...["Rosa Mystica Gardens", "(570) 555-0142", `nursery.test/events/${id}`],
  ]);
  expect(fonts).toContain("EBGaramond-Medium");
});

it("leads to the event's page by its code, and by the address that is typed", async () => {
  const { poster } = await preview();
  const codes = poster.parts.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === "path" ? [mark.d] : [])),
  );
  expect(codes).toContain(qrCodeOf(`http://nursery.test/events/${id}-rose-walk`, "M").d);
});

it("says what the event says now, and nothing that it does not say", async () => {
  const before = await preview();
  expect(before.words50).toBe(
    "Rosa Mystica Gardens invites you to “Rose Walk” on Saturday, June 20th, 2026, 6:00 PM - 8:00 PM. " +
      `An evening among the roses. Where: The rose beds. Cost: $5 a family. More: http://nursery.test/events/${id}`,
  );
  await change({ date: "2026-06-27", time: "5:00 PM - 7:00 PM", cost: "", imageUrl: null });
  const { poster, bulletin, words50, words100 } = await preview();
  for (const page of [poster, bulletin]) {
    expect(textsOn(page)).toEqual(
      expect.arrayContaining(["Saturday, June 27th, 2026", "5:00 PM - 7:00 PM"]),
    );
    expect(textsOn(page).join()).not.toContain("$");
    expect(pictureOn(page)).toEqual(["/pictures/events/default.svg"]);
  }
  for (const words of [words50, words100]) {
    expect(words).toContain("on Saturday, June 27th, 2026, 5:00 PM - 7:00 PM.");
    expect(words).not.toContain("Cost");
  }
  // One that is elsewhere, or is no longer there, is not printed as a white place.
  await change({ imageUrl: "https://elsewhere.example/roses.jpg" });
  expect(pictureOn((await preview()).poster)).toEqual(["/pictures/events/default.svg"]);
  await change({});
});

it("has a plain answer where nobody is to be invited any more", async () => {
  await owner.call("POST", `/api/admin/events/${id}/cancel`);
  for (const call of [`${path}/on-paper`, `${path}/poster`, `${path}/bulletin`]) {
    const answer = await owner.call("GET", call);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(
      "This event has been cancelled. There is nothing to print.",
    );
  }
  await owner.call("POST", `/api/admin/events/${id}/reinstate`);
  expect((await owner.call("GET", `${path}/on-paper`)).status).toBe(200);
  const over = await owner.call("GET", "/api/admin/events/1/on-paper");
  expect(over.status).toBe(409);
  expect(await over.text()).toContain("This event has taken place. There is nothing to print.");
  expect((await owner.call("GET", "/api/admin/events/999/on-paper")).status).toBe(404);
  expect((await site.call("GET", `${path}/poster`)).status).toBe(401);
});

it.each([
  ["poster", 215.9, 279.4],
  ["bulletin", 107.95, 139.7],
] as const)("is a %s of a feast, for everybody", async (paper, width, height) => {
  const feast = `/api/plants/in-bloom/${paper}?feast=`;
  const answer = await site.call("GET", `${feast}assumption`);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const { pages } = readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(pages).toHaveLength(1);
  expectSize(pages[0], width, height);
  const said = pages[0]?.parts[0]?.texts.map(({ text }) => text).join(" ") ?? "";
  expect(said).toMatch(/^Assumption of the Blessed Virgin Mary Saturday, August 15th, 2026 /);
  expect(said).toContain("What usually shows in August In bloom in white: Shasta Daisy");
  expect(said).toContain("nursery.test/in-bloom?feast=assumption");
  // As on the page, another color of the Mass may be asked for.
  const red = await site.call("GET", `${feast}assumption&color=red`);
  const [first] = readPdf(new Uint8Array(await red.arrayBuffer())).pages;
  expect(first?.parts[0]?.texts.map(({ text }) => text).join(" ")).toContain("In bloom in red: ");
  for (const unknown of ["nobody", ""]) {
    expect((await site.call("GET", feast + unknown)).status).toBe(404);
  }
});

it("makes one visitor forty papers of feasts in an hour, and the owner hers meanwhile", async () => {
  const ask = () =>
    site.call("GET", "/api/plants/in-bloom/bulletin?feast=easter", undefined, {
      "x-forwarded-for": "203.0.113.9",
    });
  const asked = Promise.all(Array.from({ length: 40 }, ask));
  expect((await owner.call("GET", `${path}/bulletin`)).status).toBe(200);
  // Those that had no room to wait were told so, and count as well.
  expect(new Set((await asked).map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect((await ask()).status).toBe(429);
});
