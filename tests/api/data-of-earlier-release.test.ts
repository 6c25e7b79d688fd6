import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PlantForOwner } from "#features/plants/answers.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { type EarlierSite, openEarlierSite, readEarlierSite } from "#tests/support/earlier-site.ts";
import { signIn, type TestOwner } from "#tests/support/owner.ts";
import type { TestSite } from "#tests/support/site.ts";
import { openSmtp, type TestSmtp } from "#tests/support/smtp.ts";

let earlier: EarlierSite;
let smtp: TestSmtp;
let clock: TestClock;
let site: TestSite;
let owner: TestOwner;
beforeEach(async () => {
  earlier = await readEarlierSite();
  smtp = await openSmtp();
  clock = createTestClock(earlier.now);
  site = await openEarlierSite({ env: { ...earlier.owner, SMTP_URL: smtp.url }, clock: clock.now });
  owner = await signIn(site);
});
afterEach(async () => {
  await site.close();
  await smtp.close();
});

/** Whether the owner has said something of a plant: what is built in may be corrected. */
const isOwners = ({ state, isHidden, isBuiltIn }: PlantForOwner) =>
  state !== null || isHidden || !isBuiltIn;

/** What is answered now, in the form in which it was kept. */
async function answerOf(path: string) {
  const call = path.startsWith("/api/admin/") ? owner.call : site.call;
  const answer = await call("GET", path, undefined, { accept: "*/*" });
  const isJson = answer.headers.get("content-type")?.includes("json");
  const body = await (isJson ? answer.json() : answer.text());
  return {
    status: answer.status,
    body: path === "/api/admin/plants" ? body.filter(isOwners) : body,
  };
}

/** The columns of a table for a spreadsheet, by their heads: more may stand among them. */
function columnsOf(csv: string): Map<string, string[]> {
  const rows = csv
    .replace(/^\ufeff/, "")
    .trim()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) => cell ?? ""),
    );
  const [heads = [], ...rest] = rows;
  return new Map(heads.map((head, at) => [head, rest.map((row) => row[at] ?? "")]));
}

describe("the site of 36f535d under today's code", () => {
  it("answers every call as it did; an answer may have gained fields and columns", async () => {
    for (const [path, was] of Object.entries(earlier.answers)) {
      const is = await answerOf(path);
      expect(is.status, path).toBe(was.status);
      if (typeof was.body === "string" && /csv$/.test(path)) {
        const columns = columnsOf(is.body as string);
        for (const [head, cells] of columnsOf(was.body))
          expect(columns.get(head), `${path}: ${head}`).toEqual(cells);
      } else if (typeof was.body === "object" && was.body !== null) {
        expect(is.body, path).toMatchObject(was.body);
      } else {
        expect(is.body, path).toBe(was.body);
      }
    }
  });

  it("opens the same by every link of the letters that it sent", async () => {
    const calls = {
      registration: "registrations",
      unsubscribe: "unsubscribe",
      subscription: "subscription",
      door: "door",
    };
    for (const [link, was] of Object.entries(earlier.links)) {
      const [kind = "", token] = link.split("/");
      if (was === null) continue;
      const path = `/api/${calls[kind as keyof typeof calls]}/${token}`;
      const is = await answerOf(path);
      expect(is, link).toMatchObject("status" in was ? was : { status: 200, body: was });
    }
  });

  it("sends what waited once, and nothing of what had been sent", async () => {
    const waited = await site.services.db
      .selectFrom("outbox")
      .select(["id", "kind", "subjectId"])
      .where("state", "=", "waiting")
      .where("kind", "=", "registration-confirmation")
      .execute();
    expect(waited.length).toBeGreaterThan(10);
    for (let hour = 0; hour < 60; hour += 3) {
      await site.services.jobs.runDue();
      await site.services.outbox.sendDue();
      clock.advance({ hours: 3, minutes: 1 });
    }
    const before = new Set(earlier.accepted.map(({ messageId }) => messageId));
    const sent = smtp.accepted.map(({ messageId = "" }) => messageId);
    expect(sent.filter((id) => before.has(id))).toEqual([]);
    expect(new Set(sent).size).toBe(sent.length);
    const texts = smtp.accepted.map(({ text = "" }) => text);
    for (const { subjectId } of waited) {
      const tells = texts.filter((text) => text.includes(`/registration/${subjectId}-`));
      expect(tells.length, `letters about registration ${subjectId}`).toBe(1);
    }
    // The people of the letter that was half sent: each who had none has one.
    expect(smtp.accepted.filter(({ subject }) => subject === "Half sent").length).toBeGreaterThan(
      0,
    );
    const left = await site.services.db
      .selectFrom("outbox")
      .select(["kind", "state"])
      .where("state", "=", "waiting")
      .execute();
    expect(left).toEqual([]);
  });
});
