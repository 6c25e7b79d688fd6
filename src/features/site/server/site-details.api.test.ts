import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PlantListAnswer } from "#features/plants/answers.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { SiteDetailsForOwner } from "../answers.ts";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock("2026-03-30T14:00:00Z");
  site = await openSite({ env: { ...ownerEnv, SITE_PHONE: "(570) 555-0111" }, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

const path = "/api/admin/site";
const read = async () => (await (await owner.call("GET", path)).json()) as SiteDetailsForOwner;
const shown = async () => (await site.call("GET", "/api/site")).json();
async function publish(changes: object, headers?: Record<string, string>) {
  const { version: _, history: __, ...details } = await read();
  return owner.call("PUT", path, { ...details, ...changes }, headers);
}

describe("/api/admin/site", () => {
  it("is the owner's alone, and changes nothing until something is changed", async () => {
    expect((await site.call("GET", path)).status).toBe(401);
    expect((await site.call("PUT", path, {})).status).toBe(401);
    const before = await shown();
    expect(before).not.toHaveProperty("hours");
    expect(before).not.toHaveProperty("notice");
    expect(await read()).toMatchObject({ phone: "(570) 555-0111", version: 1, history: [] });
    expect((await publish({})).status).toBe(200);
    expect(await shown()).toEqual(before);
  });

  it("reaches pages, letters and calendars at the next request", async () => {
    const details = { phone: "(570) 555-0222", hours: "Fridays, 9 to 5", brand: "Rose Garden" };
    expect((await publish({ ...details, email: "rose@example.com" })).status).toBe(200);
    expect(await shown()).toMatchObject(details);
    const said = async (search: string) => {
      const answer = await site.call("GET", `/api/plants/list/all?q=${search}`);
      return ((await answer.json()) as PlantListAnswer).notes[0]?.says;
    };
    expect(await said("hours")).toBe("Fridays, 9 to 5");
    expect(await said("delivery")).toMatch(/^Yes\. .+ Call \(570\) 555-0222 or write/);
    await publish({ answer1: "No longer." });
    expect(await said("delivery")).toBe("No longer.");
    const calendar = await (await site.call("GET", "/events.ics")).text();
    expect(calendar).toContain("X-WR-CALNAME:Rose Garden");
    await site.call("POST", "/api/visits", {
      fullName: "Ann Lee",
      email: "ann@example.com",
      days: "Saturdays",
    });
    const [letter] = await site.letters();
    expect(letter?.text).toContain("(570) 555-0222");
    const address = "hello@rosamystica.example";
    expect(letter?.from).toEqual({ name: "Rose Garden", address });
    expect(letter?.replyTo?.[0]?.address).toBe("rose@example.com");
    const settings = await owner.call("GET", "/api/admin/letters/settings");
    expect((await settings.json()).from).toBe(`"Rose Garden" <${address}>`);
  });

  it("are not overtaken by a reading that began before the change", async () => {
    const { db, liveSite } = site.services;
    await publish({ brand: "Rose Garden" });
    const [hasRead, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        hasRead.resolve();
        await mayGoOn.promise;
        return result;
      },
    });
    const reading = liveSite.refresh(slow);
    await hasRead.promise;
    await publish({ brand: "Lily Garden" });
    mayGoOn.resolve();
    await reading;
    expect(await shown()).toMatchObject({ brand: "Lily Garden" });
  });

  it("changes the pages' own texts alone where they are said otherwise, and none that a payload lacks", async () => {
    const before = await read();
    expect(before.answer1).toBe(
      "Yes. We deliver orders over $100 within 30 miles of the nursery. Call {phone} or write to {email} to arrange a day.",
    );
    expect(await shown()).not.toHaveProperty("texts");
    const answer1 = "Yes, on Fridays, within 40 miles.";
    await publish({
      answer1,
      question5: "Do you buy eggs?",
      answer5: "No.",
      region: "In Scranton.",
    });
    const texts = {
      answer1,
      question5: "Do you buy eggs?",
      answer5: "No.",
      region: "In Scranton.",
    };
    expect((await shown()) as object).toMatchObject({ texts });
    expect(((await shown()) as { texts: object }).texts).toEqual(texts);
    const { brand, tagline, phone, email, hours, notice, noticeUntil } = await read();
    const { facebook, instagram, pinterest, youtube } = await read();
    const documented = { brand, tagline, phone, email, hours, notice, noticeUntil };
    const social = { facebook, instagram, pinterest, youtube };
    expect((await owner.call("PUT", path, { ...documented, ...social })).status).toBe(200);
    expect(await read()).toMatchObject({ answer1, region: "In Scranton." });
    await publish({ answer1: "", region: " " });
    expect(await read()).toMatchObject({ answer1: before.answer1, region: before.region });
    const { history } = await read();
    expect(history[0]?.differs).toEqual(["Where the nursery is", "Answer 1"]);
    await owner.call("POST", `${path}/return/0`);
    expect(await shown()).not.toHaveProperty("texts");
    expect((await publish({ appeal: "x".repeat(1_001) })).status).toBe(400);
  });

  it("shows the notice until its day is over, and no longer", async () => {
    await publish({ notice: "Closed for Holy Week", noticeUntil: "2026-04-04" });
    expect(await shown()).toMatchObject({ notice: "Closed for Holy Week" });
    clock.advance({ hours: 5 * 24 });
    expect(await shown()).toMatchObject({ notice: "Closed for Holy Week" });
    clock.advance({ hours: 24 });
    expect(await shown()).not.toHaveProperty("notice");
  });

  it("shows a notice that begins later from its first day on", async () => {
    const today = clock.now().toZonedDateTimeISO("America/New_York").toPlainDate();
    const [first, last] = [today.add({ days: 2 }).toString(), today.add({ days: 3 }).toString()];
    const notice = { notice: "Closed for Easter", noticeFrom: first, noticeUntil: last };
    expect((await publish({ ...notice, noticeUntil: today.toString() })).status).toBe(400);
    const noSuchDay = await publish({ ...notice, noticeUntil: "2027-02-30" });
    expect(await noSuchDay.json()).toMatchObject({
      message: "Please enter the last day of the notice",
    });
    await publish(notice);
    expect(await read()).toMatchObject(notice);
    expect(await shown()).not.toHaveProperty("notice");
    clock.advance({ hours: 48 });
    expect(await shown()).toMatchObject({ notice: "Closed for Easter" });
    expect(await shown()).not.toHaveProperty("noticeFrom");
    clock.advance({ hours: 48 });
    expect(await shown()).not.toHaveProperty("notice");
    // The day goes with its notice.
    owner = await signIn(site);
    await publish({ notice: "", noticeUntil: "" });
    expect(await read()).toMatchObject({ noticeFrom: "" });
  });

  it("goes back to the settings where a field is emptied, and to what stood before with one press", async () => {
    await publish({ phone: "(570) 555-0222" });
    await publish({ phone: "(570) 555-0333", hours: "By appointment" });
    const { history } = await read();
    expect(history.map(({ id, differs }) => [id > 0, differs])).toEqual([
      [true, ["Phone", "Hours"]],
      [false, ["Phone", "Hours"]],
    ]);
    const back = await owner.call("POST", `${path}/return/${history[0]?.id}`);
    const tag = back.headers.get("etag");
    expect(tag).toBe((await owner.call("GET", path)).headers.get("etag"));
    expect(await back.json()).toMatchObject({ phone: "(570) 555-0222", version: 4 });
    expect(tag).toBe('"4"');
    expect(await shown()).not.toHaveProperty("hours");
    await publish({ phone: "" });
    expect(await shown()).toMatchObject({ phone: "(570) 555-0111" });
    expect((await owner.call("POST", `${path}/return/999`)).status).toBe(404);
    expect((await owner.call("POST", `${path}/return/0`)).status).toBe(200);
  });

  it("refuses what was overtaken, of two at once, too", async () => {
    const racing = await Promise.all(
      ["A", "B", "C"].map((brand) => publish({ brand }, { "if-match": '"1"' })),
    );
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const { id } = (await read()).history[0] ?? {};
    const late = await owner.call("POST", `${path}/return/${id}`, undefined, { "if-match": '"1"' });
    expect(late.status).toBe(412);
  });

  it("says at its field what is wrong", async () => {
    const refused = await publish({
      phone: "call us",
      email: "rose@",
      facebook: "javascript:alert(1)",
      notice: "Closed",
      hours: "x".repeat(301),
    });
    expect(refused.status).toBe(400);
    const { issues } = (await refused.json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path).sort()).toEqual([
      "email",
      "facebook",
      "hours",
      "noticeUntil",
      "phone",
    ]);
  });
});
