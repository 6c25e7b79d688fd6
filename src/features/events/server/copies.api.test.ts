import { afterAll, beforeAll, expect, it } from "vitest";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { EventForOwner, ListedEvent } from "../answers.ts";

let site: TestSite;
let owner: TestOwner;
let id: number;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
  owner = await signIn(site);
  const event = {
    title: "Rosary Walk",
    description: "A walk with the rosary.",
    date: "2031-10-25",
    time: "6:00 PM - 7:00 PM",
    location: "The prayer garden",
    capacity: 12,
    closesAt: "2031-10-24T18:30",
    cost: "Free",
  };
  id = (await (await owner.call("POST", "/api/admin/events", event)).json()).id;
});
afterAll(() => site.close());

const copy = (body: object) => owner.call("POST", `/api/admin/events/${id}/copies`, body);
const listed = async () =>
  (await (await owner.call("GET", "/api/admin/events")).json()) as ListedEvent[];

it("makes an event for each of the days, at the same hour on either side of the change of clocks", async () => {
  const response = await copy({ dates: ["2031-11-01", "2031-11-08"] });
  expect(response.status).toBe(201);
  const made = (await response.json()) as EventForOwner[];
  expect(made).toMatchObject([
    { title: "Rosary Walk", date: "2031-11-01", closesAt: "2031-10-31T18:30", capacity: 12 },
    { title: "Rosary Walk", date: "2031-11-08", closesAt: "2031-11-07T18:30", cost: "Free" },
  ]);
  const starts = (await listed())
    .filter((event) => made.some((one) => one.id === event.id))
    .map(({ startsAt }) => startsAt);
  // Clocks go back on November 2nd, 2031: six in the evening is an hour later by UTC.
  expect(starts).toEqual(["2031-11-01T22:00:00.000Z", "2031-11-08T23:00:00.000Z"]);
});

it("takes every field along but what belongs to its day", async () => {
  const whole = {
    ...{ title: "May Crowning", description: "We crown Our Lady.", date: "2031-05-17" },
    ...{ time: "2:00 PM - 3:00 PM", location: "The prayer garden", capacity: 40, cost: "Free" },
    ...{
      imageUrl: "/attached-assets/may.jpg",
      pictureAlt: "A crown of roses",
      notes: "Bring roses.",
    },
    ...{ closesAt: "2031-05-16T18:00", registrationMode: "until_event_ends" },
    ...{ sendsReminder: false, sendsThanks: false },
  };
  const event = await (await owner.call("POST", "/api/admin/events", whole)).json();
  const copies = `/api/admin/events/${event.id}/copies`;
  const [copy] = await (await owner.call("POST", copies, { dates: ["2034-05-20"] })).json();
  const moved = { date: "2034-05-20", closesAt: "2034-05-19T18:00" };
  expect(copy).toEqual({ ...event, ...moved, id: copy.id, version: 1 });
  expect(copy).toMatchObject({ ...whole, ...moved });
});

it("changes in the copies what is to be changed, and leaves the event as it is", async () => {
  const changes = { title: "Rosary Walk by Candlelight", time: "8:00 PM - 9:00 PM" };
  const made = await (await copy({ dates: ["2031-12-08"], ...changes })).json();
  expect(made).toMatchObject([{ ...changes, date: "2031-12-08", location: "The prayer garden" }]);
  expect((await listed()).find((event) => event.id === id)).toMatchObject({
    title: "Rosary Walk",
    date: "2031-10-25",
    version: 1,
  });
});

it.each<[object, string, string]>([
  [{ dates: [] }, "dates", "Please choose at least one day"],
  [{ dates: ["2031-11-31"] }, "dates.0", "Please choose a day that is in the calendar"],
  [{ dates: ["2031-11-01", "2031-11-01"] }, "dates", "One of these days is there twice"],
  [{ dates: ["2031-11-01"], title: " " }, "title", "Please enter a title"],
  [{}, "dates", "Please choose at least one day"],
  [
    { dates: Array.from({ length: 53 }, (_, n) => `20${31 + n}-11-01`) },
    "dates",
    "Please choose at most 52 days",
  ],
])("refuses %j with a sentence, and makes nothing", async (body, path, message) => {
  const before = (await listed()).length;
  const response = await copy(body);
  expect(response.status).toBe(400);
  expect((await response.json()).issues).toEqual([{ path, message }]);
  expect(await listed()).toHaveLength(before);
});

it("makes nothing twice, and nothing of an event that somebody changed meanwhile", async () => {
  const send = () => copy({ dates: ["2032-01-10", "2032-01-03"] });
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [refused] = both.filter(({ status }) => status === 409);
  const message = "This event is there already on Saturday, January 10th, 2032.";
  expect((await refused?.json())?.issues).toEqual([{ path: "dates", message }]);
  const days = (await listed()).map(({ date }) => date).filter((date) => date.startsWith("2032"));
  expect(days.sort()).toEqual(["2032-01-03", "2032-01-10"]);
  const path = `/api/admin/events/${id}/copies`;
  const stale = await owner.call("POST", path, { dates: ["2032-02-07"] }, { "if-match": '"9"' });
  expect(stale.status).toBe(412);
});

it("answers 404 for an event that is not there", async () => {
  const path = "/api/admin/events/999999/copies";
  expect((await owner.call("POST", path, { dates: ["2031-11-01"] })).status).toBe(404);
});
