import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import { csvRow, csvStart } from "#shared/server/csv.ts";
import { idInPath, readBody } from "#shared/server/json-body.ts";
import type { Services } from "#shared/server/services.ts";
import {
  AddedSubscriber,
  type Consent,
  type Subscriber,
  SubscriberSettings,
  type SubscriberStatus,
  statuses,
} from "../owner-contract.ts";
import { formLabels, statusLabels } from "../subscriber-labels.ts";
import {
  addSubscriber,
  personGone,
  removeSubscriber,
  tryAddressAgain,
} from "./change-subscribers.ts";
import { setAsksToConfirm } from "./confirming-setting.ts";
import { listPeople, nextPeople, type PeopleAsked } from "./list-subscribers.ts";

/** Each entry is a letter to somebody who may know nothing of it. */
const addLimit = { scope: "add-subscriber", tries: 300, windowSeconds: 3_600 };
const rowsAtOnce = 500;

/** The owner's calls about subscribers, mounted at `/api/admin/subscribers` behind the guard. */
export function subscribersAdminApi({ db, clock, limiter, mailDomain, outbox }: Services): Hono {
  const context = () => ({ now: clock(), mailDomain });
  return new Hono()
    .get("/", async (c) => c.json(await listPeople(db, questionOf(c))))
    .get("/csv", (c) => {
      const question = questionOf(c);
      c.header("Content-Type", "text/csv; charset=utf-8");
      c.header("Content-Disposition", 'attachment; filename="subscribers.csv"');
      return stream(c, async (out) => {
        await out.write(csvStart + csvRow(csvColumns));
        let before: number | undefined;
        for (;;) {
          const people = await nextPeople(db, question, before, rowsAtOnce);
          if (people.length === 0) return;
          await out.write(people.map((person) => csvRow(csvCells(person))).join(""));
          before = people.at(-1)?.id;
        }
      });
    })
    .post("/", async (c) => {
      await limiter.take(addLimit, "owner");
      const person = await addSubscriber(db, await readBody(c, AddedSubscriber), context());
      outbox.wake();
      return c.json(person, 201);
    })
    .put("/settings", async (c) => {
      const settings = await readBody(c, SubscriberSettings);
      await setAsksToConfirm(db, settings.asksToConfirm);
      return c.json(settings);
    })
    .post("/:id/try-again", async (c) => c.json(await tryAddressAgain(db, idInPath(c, personGone))))
    .delete("/:id", async (c) => {
      await removeSubscriber(db, idInPath(c, personGone), context());
      return c.body(null, 204);
    });
}

function questionOf(c: Context): PeopleAsked {
  const status = c.req.query("status") as SubscriberStatus;
  const source = c.req.query("source") as Consent["form"];
  const page = Number(c.req.query("page") ?? 1);
  return {
    find: (c.req.query("find") ?? "").replaceAll("\0", "").slice(0, 200),
    status: statuses.includes(status) ? status : undefined,
    source: source in formLabels ? source : undefined,
    page: Number.isInteger(page) && page >= 1 && page < 1_000_000 ? page : 1,
  };
}

const csvColumns = [
  ...["Email", "Phone", "Status", "Source", "Agreed", "Words Agreed To", "Page"],
  ...["Reason", "Unsubscribed", "Refused", "Entered"],
];

function csvCells(person: Subscriber): string[] {
  const agreed = person.consents.findLast((consent) => consent.agreed);
  return [
    person.email,
    person.phone ?? "",
    statusLabels[person.status],
    person.source ? formLabels[person.source] : "",
    agreed?.givenAt ?? "",
    agreed?.wording ?? "",
    agreed?.page ?? "",
    agreed?.note ?? "",
    person.unsubscribedAt ?? "",
    person.refusedAt ?? "",
    person.createdAt,
  ];
}
