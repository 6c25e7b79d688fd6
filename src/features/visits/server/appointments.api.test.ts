import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ownerMailSettings } from "#mail/owner-address.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { OwnVisit, VisitForOwner } from "../answers.ts";

const ann = { fullName: "Ann Lee", email: "ann@example.com", phone: "(570) 555-0100" };

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

async function ask(changes: object = {}): Promise<number> {
  const answer = await site.call("POST", "/api/visits", { ...ann, days: "Saturdays", ...changes });
  return ((await answer.json()) as { id: number }).id;
}

const give = (id: number, day: string, time = "10:00", headers = {}) =>
  owner.call("PUT", `/api/admin/visits/${id}/appointment`, { day, time, minutes: 45 }, headers);

/** The letters about appointments whose subject has these words, in no order. */
async function appointmentLetters(words = "") {
  const letters = await site.letters();
  return letters.filter(
    ({ attachments, subject }) => attachments.length > 0 && subject?.includes(words),
  );
}

/** The file for the calendar in a letter, a line each. */
function calendarIn(letter: Awaited<ReturnType<typeof appointmentLetters>>[number] | undefined) {
  const content = letter?.attachments[0]?.content;
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  return text.replace(/\r?\n /g, "").split(/\r?\n/);
}

const keyIn = (text: string | undefined) => /\/visit\/([\w-]+)/.exec(text ?? "")?.[1] ?? "";

async function keyOf(id: number): Promise<string> {
  expect((await give(id, "2026-05-09")).status).toBe(200);
  const letters = await appointmentLetters("Your visit: Saturday, May 9");
  return letters.map(({ text }) => keyIn(text)).find((key) => key.startsWith(`${id}-`)) ?? "";
}

const confirmOwner = () =>
  ownerMailSettings.write(site.services.db, {
    ...{ address: "rose@example.com", pending: null, word: "at_once" },
  });

describe("an appointment", () => {
  it("is given, and told by a letter with a file for the calendar", async () => {
    const id = await ask();
    const answer = await give(id, "2026-05-09");
    expect(answer.headers.get("etag")).toBe('"2"');
    expect(await answer.json()).toMatchObject({
      status: "answered",
      appointment: { at: "2026-05-09T14:00:00.000Z", minutes: 45, cancelledBy: null },
    });
    const [letter] = await appointmentLetters();
    expect(letter?.to?.[0]?.address).toBe(ann.email);
    expect(letter?.subject).toBe("Your visit: Saturday, May 9, 2026, 10:00 AM to 10:45 AM");
    expect(calendarIn(letter)).toEqual(
      expect.arrayContaining([
        "METHOD:PUBLISH",
        expect.stringMatching(`^UID:visit-${id}@`),
        "SEQUENCE:1",
        "DTSTART;TZID=America/New_York:20260509T100000",
        "DTEND;TZID=America/New_York:20260509T104500",
      ]),
    );
  });

  it("keeps its UID when it is moved, and its SEQUENCE grows; called off it leaves the calendar", async () => {
    const id = await ask();
    await give(id, "2026-05-09");
    const first = calendarIn((await appointmentLetters())[0]);
    clock.advance({ minutes: 5 });
    // Over the change of the clocks it is ten by the nursery's clock all the same.
    await give(id, "2026-11-07");
    const [letter] = await appointmentLetters("Your visit now: Saturday, November 7");
    expect(letter?.text).toContain("This takes the place of the time that we wrote before.");
    const moved = calendarIn(letter);
    const uid = (lines: string[]) => lines.find((line) => line.startsWith("UID:"));
    expect(uid(moved)).toBe(uid(first));
    expect(moved).toEqual(
      expect.arrayContaining(["SEQUENCE:2", "DTSTART;TZID=America/New_York:20261107T100000"]),
    );
    clock.advance({ minutes: 5 });
    const path = `/api/admin/visits/${id}/appointment`;
    const off = (await (await owner.call("DELETE", path)).json()) as VisitForOwner;
    expect(off.appointment).toMatchObject({
      at: "2026-11-07T15:00:00.000Z",
      cancelledBy: "owner",
    });
    const [calledOff] = await appointmentLetters("Called off: your visit");
    expect(calendarIn(calledOff)).toEqual(
      expect.arrayContaining(["METHOD:CANCEL", "SEQUENCE:3", "STATUS:CANCELLED"]),
    );
    expect((await owner.call("DELETE", path)).status).toBe(409);
  });

  it.each([
    [{ day: "2026-04-30" }, "day", "Please choose a time to come"],
    [{ day: "2026-02-30" }, "day", "Please choose a day"],
    [{ day: "" }, "day", "Please choose a day"],
    [{ time: "25:00" }, "time", "Please choose a time"],
    [{ minutes: 5 }, "minutes", "Please give the length in minutes, from 10 to 480"],
  ])("refuses %j at its field", async (changes, path, message) => {
    const id = await ask();
    const body = { ...{ day: "2026-05-09", time: "10:00", minutes: 45 }, ...changes };
    const answer = await owner.call("PUT", `/api/admin/visits/${id}/appointment`, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ path, message }] });
  });

  it("is changed by nobody who saw an older version, and given to no request that is gone", async () => {
    const id = await ask();
    expect((await give(id, "2026-05-09", "10:00", { "if-match": '"7"' })).status).toBe(412);
    expect((await give(999, "2026-05-09")).status).toBe(404);
    expect(await appointmentLetters()).toEqual([]);
  });

  it("is written of once, until a wish for another day is answered with the same time", async () => {
    const id = await ask();
    const key = await keyOf(id);
    expect(await (await give(id, "2026-05-09")).json()).toMatchObject({ status: "answered" });
    expect(await appointmentLetters()).toHaveLength(1);
    await site.call("POST", `/api/visits/own/${key}/other-days`, { days: "Any Sunday" });
    await give(id, "2026-05-09");
    expect(await appointmentLetters("May 9")).toHaveLength(2);
  });

  it("says where in the owner’s words, which are sentences", async () => {
    const path = "/api/admin/site";
    const details = await (await owner.call("GET", path)).json();
    await owner.call("PUT", path, { ...details, region: "The nursery is at 45 Plank Road." });
    await give(await ask(), "2026-05-09");
    const [letter] = await appointmentLetters();
    expect(letter?.text).toContain("Rosa Mystica Gardens. The nursery is at 45 Plank Road.");
  });

  it("is kept without a letter for who gave a telephone number alone", async () => {
    const id = await ask({ email: "" });
    expect((await give(id, "2026-05-09")).status).toBe(200);
    expect(await site.letters()).toEqual([]);
  });
});

describe("the link in its letter", () => {
  it("shows the visit, and opens nothing with another key", async () => {
    const id = await ask({ plants: "lenten-rose*2" });
    const key = await keyOf(id);
    const own = (await (await site.call("GET", `/api/visits/own/${key}`)).json()) as OwnVisit;
    expect(own).toEqual({
      ...{ fullName: "Ann Lee", at: "2026-05-09T14:00:00.000Z", minutes: 45, cancelledBy: null },
      ...{ otherDays: "", plantsLink: "/my-garden?plants=lenten-rose*2", mayChange: true },
    });
    const calendar = await site.call("GET", `/api/visits/own/${key}/visit.ics`);
    expect(await calendar.text()).toContain(`UID:visit-${id}@`);
    const other = `${id + 1}${key.slice(key.indexOf("-"))}`;
    for (const wrong of [other, key.slice(0, -1), "1-x"]) {
      expect((await site.call("GET", `/api/visits/own/${wrong}`)).status).toBe(404);
    }
  });

  it("asks for another day, of which the owner is told; the time stands until she answers", async () => {
    await confirmOwner();
    const id = await ask();
    const key = await keyOf(id);
    const days = "Any Sunday after Mass";
    const asked = await site.call("POST", `/api/visits/own/${key}/other-days`, { days });
    expect(await asked.json()).toMatchObject({ otherDays: days, cancelledBy: null });
    const [visit] = (await (await owner.call("GET", "/api/admin/visits")).json()) as [
      VisitForOwner,
    ];
    expect(visit).toMatchObject({ status: "open", appointment: { otherDays: days } });
    clock.advance({ minutes: 2 });
    const letters = await site.letters();
    const notice = letters.filter(({ subject }) => /another day/.test(subject ?? ""));
    expect(notice.map(({ to }) => to?.[0]?.address)).toEqual(["rose@example.com"]);
    expect(notice[0]?.text).toContain(`would suit: ${days}`);
    expect(
      (await site.call("POST", `/api/visits/own/${key}/other-days`, { days: " " })).status,
    ).toBe(400);
    await give(id, "2026-05-10", "14:00");
    const after = (await (await site.call("GET", `/api/visits/own/${key}`)).json()) as OwnVisit;
    expect(after).toMatchObject({ otherDays: "", at: "2026-05-10T18:00:00.000Z" });
  });

  it("cancels once, which leaves the calendar and tells the owner, and not when it is past", async () => {
    await confirmOwner();
    const id = await ask();
    const key = await keyOf(id);
    const cancel = () => site.call("POST", `/api/visits/own/${key}/cancel`, {});
    clock.advance({ minutes: 5 });
    for (const answer of [await cancel(), await cancel()]) {
      expect(await answer.json()).toMatchObject({ cancelledBy: "visitor", mayChange: false });
    }
    const wish = { days: "Any Sunday" };
    expect((await site.call("POST", `/api/visits/own/${key}/other-days`, wish)).status).toBe(409);
    clock.advance({ minutes: 2 });
    const letters = await appointmentLetters("Called off");
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain("as you asked");
    expect(calendarIn(letters[0])).toEqual(expect.arrayContaining(["METHOD:CANCEL", "SEQUENCE:2"]));
    const told = (await site.letters()).filter(({ subject }) =>
      /have cancelled/.test(subject ?? ""),
    );
    expect(told).toHaveLength(1);
    const late = await keyOf(await ask());
    clock.advance({ hours: 24 * 9 });
    expect((await site.call("POST", `/api/visits/own/${late}/cancel`, {})).status).toBe(409);
  });
});

describe("the reminder", () => {
  const reminders = async () =>
    (await site.letters()).filter(({ subject }) => subject?.startsWith("We expect you tomorrow"));
  const runJobs = () => site.services.jobs.runDue();

  it("goes once, at nine on the day before, and again for another time", async () => {
    const id = await ask();
    await give(id, "2026-05-09");
    clock.advance({ hours: 24 * 7 - 2 });
    await runJobs();
    expect(await reminders()).toHaveLength(0);
    clock.advance({ hours: 1 });
    await runJobs();
    await runJobs();
    expect(await reminders()).toHaveLength(1);
    owner = await signIn(site);
    await give(id, "2026-05-20");
    clock.advance({ hours: 24 * 11 });
    await runJobs();
    expect(await reminders()).toHaveLength(2);
  });

  it("is not sent of a time that was given on its own day, nor of one that is called off", async () => {
    await give(await ask(), "2026-05-02");
    const off = await ask({ email: "bea@example.com" });
    await give(off, "2026-05-09");
    await owner.call("DELETE", `/api/admin/visits/${off}/appointment`);
    for (let day = 0; day < 9; day += 1) {
      await runJobs();
      clock.advance({ hours: 24 });
    }
    expect(await reminders()).toEqual([]);
  });
});

describe("the diary for a calendar program", () => {
  const link = async () =>
    new URL(
      ((await (await owner.call("GET", "/api/admin/diary-link")).json()) as { url: string }).url,
    ).pathname;

  it("has first names and links alone, and events that lead to their page of hers", async () => {
    await give(await ask({ message: "We have a small shady yard." }), "2026-05-09");
    const calendar = await (await site.call("GET", await link())).text();
    expect(calendar).toContain("SUMMARY:Visit: Ann\r\n");
    expect(calendar).toContain("URL:http://nursery.test/admin-visits\r\n");
    expect(calendar).toContain("URL:http://nursery.test/admin-events/1\r\n");
    for (const secret of ["Lee", "ann@", "555-0100", "shady"]) {
      expect(calendar.replaceAll("(570) 555-0142", "")).not.toContain(secret);
    }
  });

  it.each([
    ["Dr. Ann Lee", "Visit: Ann"],
    ["O’Brien, Patricia", "Visit: Patricia"],
    ["Ann and Joe Lee", "Visit: Ann"],
    // It may be the surname.
    ["Mr. and Mrs. Reed", "Visit"],
  ])("has of %s no more than the first name", async (fullName, title) => {
    await give(await ask({ fullName }), "2026-05-09");
    const calendar = await (await site.call("GET", await link())).text();
    expect(calendar).toContain(`SUMMARY:${title}\r\n`);
  });

  it("has a secret address, which another one replaces", async () => {
    const before = await link();
    expect((await site.call("POST", "/api/admin/diary-link/renew", {})).status).toBe(401);
    expect((await owner.call("POST", "/api/admin/diary-link/renew", {})).status).toBe(200);
    const after = await link();
    expect(after).not.toBe(before);
    expect((await site.call("GET", before)).status).toBe(404);
    expect((await site.call("GET", after)).status).toBe(200);
  });
});

it("is in what is kept of a person, and goes with them, mail that waits included", async () => {
  await confirmOwner();
  const key = await keyOf(await ask());
  await site.call("POST", `/api/visits/own/${key}/other-days`, { days: "Mondays" });
  const person = { email: ann.email };
  const kept = await (await owner.call("POST", "/api/admin/people/kept", person)).text();
  expect(kept).toContain("2026-05-09T14:00:00.000Z");
  expect(kept).toContain("Mondays");
  await owner.call("POST", "/api/admin/people/forget", person);
  expect((await site.call("GET", `/api/visits/own/${key}`)).status).toBe(404);
  clock.advance({ minutes: 2 });
  expect((await site.letters()).filter(({ text }) => /Mondays/.test(text ?? ""))).toEqual([]);
});
