import type { Db } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { invalid } from "#shared/both/failure-kinds.ts";
import { may } from "#shared/both/owner/rights.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import type { PersonalData } from "#shared/server/personal-data-interface-and-mail.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { HelperInput } from "../../inputs.ts";
import { removePasskeysOf } from "../passkeys/passkeys.ts";
import { removeSecondFactor } from "../second-factor.ts";
import { helperInHistory, withDoor } from "./helper-in-history.ts";
import { invitationKind } from "./invitation-mail.ts";
import {
  deleteLinksOf,
  type HelperWithEvent,
  helpersOf,
  lockHelper,
  makeLink,
  readHelper,
  toStored,
  updateHelper,
} from "./store.ts";

const linkHours = 24;

interface Handing extends CommandContext {
  byEmail: boolean;
  /** Without one the link is handed over in any case: in a file it would be exposed, and reach nobody. */
  hasMailServer: boolean;
}

/** A helper with a link to be handed over; without one if it goes by e-mail. */
export interface WithLink {
  helper: HelperWithEvent;
  token: string | null;
}

/** Invites somebody. A link to be handed over is returned; one sent by e-mail is enqueued. */
export function inviteHelper(db: Db, input: HelperInput, handing: Handing): Promise<WithLink> {
  return inTransaction(db, async (trx) => {
    await refuseLostEvent(trx, input);
    const helper = await trx
      .insertInto("helper")
      .values({ ...toStored(input), createdAt: toTimestamp(handing.now) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteChange(trx, helperInHistory, { after: helper, action: "invited" });
    return giveLink(trx, helper.id, handing);
  });
}

/** Gives a helper a new link; earlier ones no longer work. Throws `not_found`, and `invalid` for an e-mail to nobody. */
export function renewLink(db: Db, id: number, handing: Handing): Promise<WithLink> {
  return inTransaction(db, async (trx) => {
    const given = await giveLink(trx, id, handing);
    await noteChange(trx, helperInHistory, { after: given.helper, action: "given a new link" });
    return given;
  });
}

async function giveLink(trx: Db, id: number, handing: Handing): Promise<WithLink> {
  const { byEmail, hasMailServer, ...context } = handing;
  const row = await lockHelper(trx, id);
  if (byEmail && row.email === "") throw invalid("There is no address to write to.", "email");
  await deleteLinksOf(trx, id);
  const linkUntil = toTimestamp(context.now.add({ hours: linkHours }));
  const helper = await updateHelper(trx, row, { linkUntil });
  if (!byEmail || !hasMailServer) return { helper, token: await makeLink(trx, id) };
  await enqueueMail(trx, { kind: invitationKind, subjectId: id, ...context });
  return { helper, token: null };
}

/**
 * Changes who a helper is and what they may do, from their next request on. Their door links end, and if
 * another e-mail address replaces one, so do the links that were sent there. Throws `not_found` and
 * `changed_meanwhile`.
 */
export function changeHelper(
  db: Db,
  id: number,
  input: HelperInput,
  version: number | undefined,
): Promise<HelperWithEvent> {
  return inTransaction(db, async (trx) => {
    const row = await lockHelper(trx, id, version);
    const before = await readHelper(trx, id);
    if (input.doorEventId !== row.doorEventId) await refuseLostEvent(trx, input);
    await trx.deleteFrom("doorLink").where("helperId", "=", id).execute();
    const wentElsewhere = row.email !== "" && row.email.toLowerCase() !== input.email.toLowerCase();
    if (wentElsewhere) await deleteLinksOf(trx, id);
    const links = wentElsewhere ? { linkUntil: null } : {};
    const after = await updateHelper(trx, row, { ...toStored(input), ...links });
    await noteChange(trx, helperInHistory, {
      before: before && withDoor(before),
      after: withDoor(after),
    });
    return after;
  });
}

/** Ends a helper, or takes an invitation back, on every process at once. Throws `not_found`. */
export function endHelper(db: Db, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const helper = await lockHelper(trx, id);
    await removeHelper(trx, id);
    const action = helper.username === null ? "no longer invited" : "ended";
    await noteChange(trx, helperInHistory, { after: helper, action });
  });
}

/** Removes a helper, and with the row their sessions, links and door links, and what they sign in with. */
async function removeHelper(trx: Db, id: number): Promise<void> {
  const key = `helper:${id}` as const;
  await removeSecondFactor(trx, key);
  await removePasskeysOf(trx, key);
  await trx.deleteFrom("helper").where("id", "=", id).execute();
}

async function refuseLostEvent(trx: Db, { doorEventId }: HelperInput): Promise<void> {
  if (doorEventId === null) return;
  const event = await trx
    .selectFrom("event")
    .select("id")
    .where("id", "=", doorEventId)
    .executeTakeFirst();
  if (!event) throw invalid("This event is no longer there.", "doorEventId");
}

/** What is kept of helpers, for the owner alone. Forgetting a helper also ends them. */
export const helperData: PersonalData = {
  async collect(db, person, who) {
    return { Helpers: may(who, "owner") ? await helpersOf(db, person) : [] };
  },

  async erase(trx, person) {
    const ids = (await helpersOf(trx, person)).map(({ id }) => id);
    for (const id of ids) await removeHelper(trx, id);
    return [{ kind: invitationKind, subjectIds: ids }];
  },
};
