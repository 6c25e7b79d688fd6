import { html } from "hono/html";
import type { Db, VisitRequestRow } from "#db/schema.ts";
import { greeting } from "#mail/greeting.ts";
import { layOutMail, type MailPart, withLineBreaks } from "#mail/mail-layout.ts";
import type { Mail } from "#mail/mailer.ts";
import type { MailWriters } from "#mail/outbox.ts";
import { ownerAddress } from "#mail/owner-address.ts";
import { readGarden, writeGarden } from "#shared/both/garden-list.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { type NameOf, plantLines } from "../plants-in-request.ts";
import { findVisit } from "./store.ts";

/** The outbox's names for the letter to who asked, and for the one to the owner. */
export const askedKind = "visit-asked";
export const toOwnerKind = "visit-to-owner";

/** The most mail about requests that the owner gets in an hour; every request is stored all the same. */
export const mailToOwnerPerHour = 20;

export type ReadNames = (db: Db) => Promise<NameOf>;

/** Writes both letters; neither for a request that was deleted meanwhile. */
export function visitLetters(site: SiteConfig, readNames: ReadNames): MailWriters {
  return {
    async [askedKind](db, id) {
      const visit = await findVisit(db, id);
      return visit && toVisitor(visit, site, await readNames(db));
    },
    async [toOwnerKind](db, id) {
      const [visit, address] = [await findVisit(db, id), await ownerAddress(db)];
      return visit && address !== undefined
        ? toOwner(visit, address, site, await readNames(db))
        : undefined;
    },
  };
}

/** What was asked, label and words; what was left empty is left out. */
function detailsOf(visit: VisitRequestRow, nameOf: NameOf): [label: string, lines: string[]][] {
  const lines = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const all: [string, string[]][] = [
    ["Name", [visit.fullName]],
    ["E-mail", lines(visit.email)],
    ["Phone", lines(visit.phone)],
    ["Church", lines(visit.church)],
    ["Occasion", lines(visit.occasion)],
    [visit.church ? "The day" : "Days that suit", lines(visit.days)],
    ["Message", lines(visit.message)],
    ["Plants", plantLines(visit.plants, nameOf)],
  ];
  return all.filter(([, words]) => words.length > 0);
}

/** Labels with words of any length, which a table would squeeze. */
function inDetail(details: readonly [string, string[]][]): MailPart | undefined {
  if (details.length === 0) return undefined;
  return {
    text: details
      .map(([label, lines]) =>
        lines.length === 1 ? `${label}: ${lines[0]}` : [`${label}:`, ...lines].join("\n"),
      )
      .join("\n\n"),
    html: html`<dl style="margin:16px 0 0">${details.map(
      ([label, lines]) =>
        html`<dt class="soft" style="color:#5b5a45;font-size:14px">${label}</dt><dd style="margin:0 0 12px">${withLineBreaks(lines.join("\n"))}</dd>`,
    )}</dl>`,
  };
}

/**
 * Goes to an address that somebody typed who may not own it, so it repeats nothing that was typed except a
 * plain name. From the list it names plants that the site has, which cannot be used for advertising.
 */
function toVisitor(visit: VisitRequestRow, site: SiteConfig, nameOf: NameOf): Mail {
  const known = readGarden(visit.plants).filter(({ slug }) => nameOf(slug) !== undefined);
  const plants = plantLines(writeGarden(known), nameOf);
  const what = visit.church ? "Your request for your parish" : "Your request for a visit";
  return layOutMail(site, {
    to: visit.email,
    subject: visit.church
      ? `Your request to ${site.brand} for your parish`
      : `Your request for a visit to ${site.brand}`,
    heading: what,
    summary: { text: `${what}, sent on ${momentInWords(visit.createdAt)}` },
    parts: [
      greeting(visit.fullName),
      visit.church
        ? "Thank you. Your request for your parish has reached us, and we will answer what we can do."
        : "Thank you. Your request for a visit has reached us, and we will answer it with a day and a time.",
      visit.church
        ? undefined
        : "We open by appointment, so please wait for our answer before you come.",
      "We have all that you wrote to us. This letter does not repeat it, because anybody can type anybody's address into a form.",
      inDetail(plants.length > 0 ? [["Plants on your list", plants]] : []),
    ],
    closing: { question: "Something to add or to change?" },
    foot: {
      why: `You receive this letter because ${visit.church ? "something for a parish" : "a visit"} was asked for with this address at ${site.brand}. If that was not you, you need do nothing.`,
    },
  });
}

function toOwner(visit: VisitRequestRow, to: string, site: SiteConfig, nameOf: NameOf): Mail {
  const screen = `${site.publicUrl}/admin-visits`;
  return layOutMail(site, {
    to,
    subject: visit.church
      ? `${visit.fullName} asks for ${visit.church}`
      : `${visit.fullName} asks for a visit`,
    ...(visit.email ? { headers: { "Reply-To": visit.email } } : {}),
    parts: [
      visit.isSuspect
        ? "A field that nobody sees was filled in, so a program may have sent this."
        : undefined,
      inDetail(detailsOf(visit, nameOf)),
      visit.email
        ? "Answering this letter answers the visitor."
        : `There is no e-mail address: please call ${visit.phone}.`,
      {
        text: `All requests: ${screen}`,
        html: html`<p><a href="${screen}">All requests</a></p>`,
      },
    ],
  });
}
