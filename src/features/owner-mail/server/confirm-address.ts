import type { Db } from "#db/schema.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { layOutMail } from "#mail/mail-layout.ts";
import type { MailWriter } from "#mail/outbox.ts";
import { ownerMailSettings } from "#mail/owner-address.ts";
import { signedLink } from "#mail/signed-link.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { makeSecret } from "#shared/server/secrets.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-facts.ts";
import type { OwnerMailSettings } from "../answers.ts";
import type { OwnerMailInput } from "../inputs.ts";
import { ownerMailInHistory } from "./owner-mail-in-history.ts";

/** The outbox's name for the letter by which the owner's address is confirmed; the subject is always 0. */
export const confirmAddressKind = "owner-address";
export const addressChangedKind = "owner-address-changed";
/** The key that stores that address, because it may no longer be the owner's when the letter is sent. */
const addressBefore = "owner-mail-before";

const secretName = "owner-mail-secret";
const signed = signedLink<string>(secretName, (address, sign) =>
  sign(address).toString("base64url").slice(0, 32),
);

/** Writes the settings; a new address waits until it is confirmed, and the previous one is told. */
export function changeOwnerMail(
  db: Db,
  { address, word }: OwnerMailInput,
  context: CommandContext,
): Promise<OwnerMailSettings> {
  return db.transaction().execute(async (trx) => {
    const before = await ownerMailSettings.lock(trx);
    const isNew = typeof address === "string" && address !== before.address;
    const mail = {
      word: word ?? before.word,
      address: address === null ? null : before.address,
      pending: isNew ? address : address === undefined ? before.pending : null,
    };
    await ownerMailSettings.write(trx, mail);
    await noteChange(trx, ownerMailInHistory, { before, after: mail });
    const isEntered = isNew && address !== before.pending;
    // No link of an earlier letter, which a restore may have forgotten, may confirm a later entry.
    if (isEntered) await writeSiteFact(trx, secretName, makeSecret());
    if (before.address !== null && (isEntered || address === null)) {
      await writeSiteFact(trx, addressBefore, before.address);
      await enqueueMail(trx, { kind: addressChangedKind, subjectId: 0, ...context });
    }
    if (isNew) await enqueueMail(trx, { kind: confirmAddressKind, subjectId: 0, ...context });
    return mail;
  });
}

/** From now on letters to the owner go to the address that this token was sent to. Throws `not_found`. */
export function confirmAddress(db: Db, token: string): Promise<{ address: string }> {
  return db.transaction().execute(async (trx) => {
    const mail = await ownerMailSettings.lock(trx);
    // Pressed twice, the link says the same.
    const address = mail.pending ?? mail.address;
    if (address === null || !(await signed.isToken(trx, token, address))) {
      throw notFound("This link confirms no address (any more). Please enter the address again.");
    }
    const after = { ...mail, address, pending: null };
    await ownerMailSettings.write(trx, after);
    await noteChange(trx, ownerMailInHistory, { before: mail, after });
    return { address };
  });
}

/** Writes the letter to the unconfirmed address; nothing if there is none any more. */
export function confirmAddressWriter(site: SiteConfig): MailWriter {
  return async (db) => {
    const { pending } = await ownerMailSettings.read(db);
    if (pending === null) return undefined;
    const link = `${site.publicUrl}/owner-mail/${await signed.token(db, pending)}`;
    const what = `This address was entered on ${site.brand} as the one that letters to the owner go to: new registrations, changes, requests.`;
    const how = "If that is right, please open this link:";
    const ifNot = "If you know nothing of it, you need do nothing.";
    return layOutMail(site, {
      to: pending,
      subject: `Please confirm your address for ${site.brand}`,
      heading: "Please confirm your address",
      parts: [what, { before: how, button: { label: "Confirm this address", url: link } }, ifNot],
    });
  };
}

/** Writes to the previous address that it is being replaced or removed. */
export function addressChangedWriter(site: SiteConfig): MailWriter {
  return async (db) => {
    const to = await readSiteFact(db, addressBefore);
    if (to === undefined) return undefined;
    const what = `Somebody who is signed in on ${site.brand} is changing the address that letters to the owner go to. It was this one.`;
    const ifKnown = "If that was you, you need do nothing.";
    const ifNot = "If not, please choose another password and end every other session:";
    const button = { label: "See how you sign in", url: `${site.publicUrl}/admin-password` };
    return layOutMail(site, {
      to,
      subject: `Your address for ${site.brand} is being changed`,
      heading: "Your address is being changed",
      parts: [what, ifKnown, { before: ifNot, button }],
    });
  };
}
