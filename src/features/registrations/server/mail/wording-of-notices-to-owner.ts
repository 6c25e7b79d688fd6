import type { Db } from "#db/schema.ts";
import { findDeletedEvent, findEvent } from "#features/events/server/store.ts";
import { noticeWriters } from "#mail/gather-notices-to-owner.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { findRegistration } from "../store.ts";
import { noticeKinds } from "./kinds-of-mail-and-notices.ts";

const headings: Record<string, string> = {
  [noticeKinds.registered]: "New registrations",
  [noticeKinds.waiting]: "New on the waiting list",
  [noticeKinds.changed]: "Changed registrations",
  [noticeKinds.cancelled]: "Cancelled registrations",
  [noticeKinds.offerTaken]: "Offered places that were taken",
  [noticeKinds.offerLapsed]: "Offered places that nobody took",
  [noticeKinds.offerWithoutEmail]: "Please telephone: places are held for them",
};

export const registrationNotices = noticeWriters(headings, inWords);

/** "Ann Lee, 3 people, (570) 555-0100: Rose Walk, Saturday, May 2nd, 2026"; undefined if it is deleted. */
async function inWords(db: Db, id: number): Promise<string | undefined> {
  const row = await findRegistration(db, id);
  if (!row) return undefined;
  const event = (await findEvent(db, row.eventId)) ?? (await findDeletedEvent(db, row.eventId));
  const what = event ? `${event.title}, ${formatEventDate(event.date)}` : "Unknown Event";
  const who = [row.fullName, peopleCount(row.attendeesCount), row.phone].filter(Boolean);
  return `${who.join(", ")}: ${what}`;
}
