import { afterEach, expect, it } from "vitest";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

const sites: TestSite[] = [];
afterEach(async () => {
  // The first one opened removes what it made, so it comes last.
  for (const site of sites.splice(0).reverse()) await site.close();
});

async function open(env: Record<string, string>): Promise<TestSite> {
  const site = await openSite({ env: { ...ownerEnv, ...env } });
  sites.push(site);
  return site;
}

async function reopen(site: TestSite, env: Record<string, string>): Promise<TestSite> {
  const { dataDir, services } = site;
  const again = await openSite({
    env: { ...ownerEnv, ...env },
    reopen: { dataDir, databaseUrl: services.config.databaseUrl },
  });
  sites.push(again);
  return again;
}

const calendar = async (site: TestSite) =>
  (await (await site.call("GET", "/events.ics")).text()).replace(/\r\n /g, "");
const uids = async (site: TestSite) => (await calendar(site)).match(/UID:.*/g) ?? [];

it("stays when the address letters come from changes", async () => {
  const site = await open({ MAIL_FROM: "a@first.example" });
  const before = await uids(site);
  expect(before).toHaveLength(8);
  expect(await uids(await reopen(site, { MAIL_FROM: "a@second.example" }))).toEqual(before);
});

it("is another one on another site, though both write from the same address", async () => {
  const first = await uids(await open({}));
  const second = await uids(await open({}));
  expect(new Set([...first, ...second]).size).toBe(16);
});

it("is what an older version gave out, on a site that was there before", async () => {
  const site = await open({ MAIL_FROM: "a@first.example" });
  await site.services.db.deleteFrom("siteFact").where("name", "=", "calendar-id").execute();
  const updated = await reopen(site, { MAIL_FROM: "a@first.example" });
  expect(await uids(updated)).toContain("UID:event-1@first.example");
  const moved = await reopen(site, { MAIL_FROM: "a@second.example" });
  expect(await uids(moved)).toContain("UID:event-1@first.example");
});

it("goes with a SEQUENCE that grows when the event changes, and stays when it does not", async () => {
  const site = await open({});
  const owner = await signIn(site);
  const events = (await (await site.call("GET", "/api/events")).json()) as { id: number }[];
  const change = (id: number, title: string) =>
    owner.call("PUT", `/api/admin/events/${id}`, {
      ...events.find((event) => event.id === id),
      title,
    });
  const sequenceOf = async (id: number) => {
    const pattern = new RegExp(`UID:event-${id}@.*\\r\\nSEQUENCE:(\\d+)`);
    return Number(pattern.exec(await calendar(site))?.[1]);
  };
  const before = [await sequenceOf(1), await sequenceOf(2)] as const;
  expect((await change(1, "Autumn Tour")).status).toBe(200);
  expect((await change(1, "Winter Tour")).status).toBe(200);
  expect([await sequenceOf(1), await sequenceOf(2)]).toEqual([before[0] + 2, before[1]]);
});
