import { isUniqueViolation } from "#db/dialect/engine.ts";
import type { Db, HelperRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { notifyOwner } from "#mail/gather-notices-to-owner.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { conflict, invalid, notFound } from "#shared/both/failure-kinds.ts";
import type { Services } from "#shared/server/services.ts";
import type { Accepted, Invitation } from "../../answers.ts";
import { deviceInWords } from "../../device-in-words.ts";
import type { Acceptance, Accepting } from "../../inputs.ts";
import { nameKeyOf } from "../../user-name-as-compared.ts";
import { noteOfHolder } from "../account-in-history.ts";
import {
  checkMadePasskey,
  keepPasskey,
  optionsToAdd,
  removePasskeysOf,
} from "../passkeys/passkeys.ts";
import { hashPassword, noPassword } from "../passwords.ts";
import { removeSecondFactor } from "../second-factor.ts";
import { deleteSessionsOf, findAccount } from "../store.ts";
import { acceptedNotice } from "./invitation-mail.ts";
import { deleteLinksOf, findHelperOfLink, isLinkOpen, lockHelper, updateHelper } from "./store.ts";

/** What a link opens. Reading it does not use it up. Throws `not_found`. */
export async function readInvitation(
  db: Db,
  token: string,
  now: Temporal.Instant,
): Promise<Invitation> {
  const row = openOr(await findHelperOfLink(db, token), now);
  const { name, rights, doorEventTitle, username } = row;
  return { name, rights: JSON.parse(rights), doorEventTitle, username, until: row.linkUntil };
}

/**
 * What a browser needs to make a passkey that accepts an invitation. It does not use the link up. Throws like
 * `acceptInvitation`.
 */
export async function optionsToAccept(
  token: string,
  { username }: Accepting,
  services: Pick<Services, "config" | "db" | "clock" | "limiter" | "log">,
) {
  const { db, clock } = services;
  const helper = openOr(await findHelperOfLink(db, token), clock());
  const name = helper.username ?? chosen(username);
  if (helper.username === null && (await findAccount(db, name))) throw taken();
  return optionsToAdd(`helper:${helper.id}`, name, services);
}

/**
 * Accepts by a link: the bearer chooses a user name and a password or a passkey, or, where they have accepted
 * before, a new password or passkey, which ends their sessions and removes a second factor and earlier
 * passkeys. All links of the helper are used up. Throws `not_found` for a link that does not work (any more),
 * `conflict` for a user name that somebody has, and `invalid`.
 */
export async function acceptInvitation(
  token: string,
  { username, password, passkey }: Acceptance,
  userAgent: string | undefined,
  services: Services,
): Promise<Accepted> {
  const { db, passwordCost } = services;
  const context = services.commandContext();
  const { now } = context;
  const found = openOr(await findHelperOfLink(db, token), now);
  const name = found.username ?? chosen(username);
  const passwordHash = password ? await hashPassword(password, passwordCost) : noPassword;
  const checked = passkey && (await checkMadePasskey(passkey, `helper:${found.id}`, services));
  try {
    return await inTransaction(db, async (trx) => {
      // Simultaneous uses of one helper's links wait for each other.
      await lockHelper(trx, found.id);
      const helper = openOr(await findHelperOfLink(trx, token), now);
      const holder = { key: `helper:${helper.id}` as const, name: helper.name };
      await deleteLinksOf(trx, helper.id);
      const spent = { passwordHash, linkUntil: null };
      if (helper.username !== null) {
        await removeSecondFactor(trx, holder.key);
        await removePasskeysOf(trx, holder.key);
        await updateHelper(trx, helper, spent);
        await deleteSessionsOf(trx, holder.key);
        const chose = checked ? "a passkey" : "a new password";
        await noteOfHolder(trx, holder, now, `chose ${chose} by a link`);
      } else {
        if (await findAccount(trx, name)) throw taken();
        const nameKey = nameKeyOf(name);
        const accepted = { username: name, nameKey, acceptedAt: toTimestamp(now) };
        await updateHelper(trx, helper, { ...spent, ...accepted });
        const how = checked ? " with a passkey" : "";
        await noteOfHolder(trx, holder, now, `accepted the invitation${how}`);
        await notifyOwner(trx, { kind: acceptedNotice, subjectId: helper.id }, context);
      }
      if (checked) await keepPasskey(trx, holder.key, deviceInWords(userAgent), checked);
      return { username: name };
    });
  } catch (error) {
    // Two helpers chose it at once.
    if (isUniqueViolation(error)) throw taken();
    throw error;
  }
}

function openOr<Row extends HelperRow>(
  row: Row | undefined,
  now: Temporal.Instant,
): Row & { linkUntil: string } {
  if (!row) {
    throw notFound(
      "This link opens nothing (any more): it was used, or taken back. Please ask for a new one.",
    );
  }
  if (row.linkUntil === null || !isLinkOpen(row, now))
    throw notFound("This link is older than 24 hours. Please ask for a new one.");
  return { ...row, linkUntil: row.linkUntil };
}

function chosen(username: string | undefined): string {
  if (username === undefined) throw invalid("Please choose a user name", "username");
  return username;
}

function taken(): Error {
  return conflict("Somebody has this user name. Please choose another.", "username");
}
