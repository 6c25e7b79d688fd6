import { afterEach, beforeEach, expect, it } from "vitest";
import type { NewOutboxRow } from "#db/schema.ts";
import { mailboxKeys } from "#mail/mailbox-of-address.ts";
import { type OutboxSite, openOutboxSite } from "#tests/support/outbox.ts";
import { annLee } from "#tests/support/registration.ts";

/** What a process of commit 36f535d writes and takes while this version runs beside it. */

let here: OutboxSite;
beforeEach(async () => {
  here = await openOutboxSite();
});
afterEach(() => here.close());

const db = () => here.site.services.db;
const at = (minutes: number) => here.clock.now().add({ minutes }).toString();

/** Registers so many with Ann's address and answers the ids of their mail, none of which is sent yet. */
async function registered(count: number): Promise<number[]> {
  for (let guest = 0; guest < count; guest += 1) {
    const sent = { ...annLee, fullName: `Guest ${"ABCDEFG"[guest]}` };
    expect((await here.site.call("POST", "/api/events/register", sent)).status).toBe(201);
  }
  return (await here.outboxRows()).map(({ id }) => id).sort((a, b) => a - b);
}

/** The columns in which that version keeps whose mailbox it is; it knows no rule. */
async function earlierKeys() {
  const { mailboxKey, recipientKey } = (await mailboxKeys(db()))(annLee.email);
  return { mailboxKey, recipientKey, limitedAs: null };
}

/** What carried others in that version, which planned it when they were enqueued. */
async function planned(carried: readonly number[], more: Partial<NewOutboxRow>): Promise<void> {
  const keys = await earlierKeys();
  const { id } = await db()
    .insertInto("outbox")
    .values({
      ...{ kind: "combined", subjectId: 0, messageId: "planned@earlier", state: "waiting" },
      ...{ dueAt: at(30), countedAt: at(30), createdAt: at(0), ...keys, ...more },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db().updateTable("outbox").set({ subjectId: id }).where("id", "=", id).execute();
  await db()
    .updateTable("outbox")
    .set({ combinedInto: id, dueAt: at(30), ...keys })
    .where("id", "in", carried)
    .execute();
}

/** Whom each mail tells of: one whom it greets, or all in its list. */
const sent = () =>
  here.smtp.accepted.map(({ messageId, text = "" }) => ({
    messageId,
    guests:
      /^Dear Guest (.)/.exec(text)?.[1] ??
      [..."ABCDEFG"].filter((name) => text.includes(`Guest ${name}`)).join(""),
  }));
const states = async () => new Set((await here.outboxRows()).map(({ state }) => state));

it("what it planned goes as planned, once, and counts toward what the mailbox may get", async () => {
  const ids = await registered(5);
  await planned(ids.slice(2), {});
  expect(await here.sendDue()).toBe(2);
  here.clock.advance({ minutes: 31 });
  expect(await here.sendDue()).toBe(1);
  expect(new Set(sent().map(({ guests }) => guests))).toEqual(new Set(["A", "B", "CDE"]));
  expect(sent()[2]?.messageId).toBe("<planned@earlier>");
  expect(await states()).toEqual(new Set(["sent"]));
  await registered(1);
  expect(await here.sendDue()).toBe(0);
  here.clock.advance({ minutes: 30 });
  expect(await here.sendDue()).toBe(1);
});

it("what it has in hand is left to it, and goes on under its Message-ID where it dies", async () => {
  const ids = await registered(4);
  const lease = { attempts: 1, dueAt: at(2), takenAt: at(0) };
  await planned(ids.slice(2), { ...lease, countedAt: at(0) });
  // It knows no rule, and so takes what this version has enqueued and not decided yet.
  await db()
    .updateTable("outbox")
    .set(lease)
    .where("id", "=", ids[0] as number)
    .execute();
  expect(await here.sendDue()).toBe(1);
  expect(sent().map(({ guests }) => guests)).toEqual(["B"]);
  here.clock.advance({ minutes: 3 });
  expect(await here.sendDue()).toBe(2);
  const [first] = (await here.outboxRows()).filter(({ id }) => id === ids[0]);
  const others = sent().slice(1);
  expect(others).toContainEqual({ messageId: `<${first?.messageId}>`, guests: "A" });
  expect(others).toContainEqual({ messageId: "<planned@earlier>", guests: "CD" });
  here.clock.advance({ hours: 30 });
  expect(await here.sendDue()).toBe(0);
  expect(await states()).toEqual(new Set(["sent"]));
});

it("what several are told in is a row as that version has it, which it can take over", async () => {
  const ids = await registered(6);
  expect(await here.sendDue()).toBe(3);
  here.clock.advance({ minutes: 61 });
  here.smtp.refuseWith("451 Later");
  expect(await here.sendDue()).toBe(1);
  const rows = await here.outboxRows();
  const together = rows.find(({ kind }) => kind === "combined");
  expect(together).toMatchObject({ subjectId: together?.id, state: "waiting", failedTries: 1 });
  const told = rows.filter(({ combinedInto }) => combinedInto === together?.id);
  expect(told.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids.slice(3));
  // What comes meanwhile is none of it.
  here.smtp.refuseWith(undefined);
  await registered(1);
  here.clock.advance({ minutes: 2 });
  expect(await here.sendDue()).toBe(2);
  const last = sent().slice(3);
  expect(last).toContainEqual({ messageId: `<${together?.messageId}>`, guests: "DEF" });
  expect(await states()).toEqual(new Set(["sent"]));
});
