import type { Db } from "#db/connect.ts";
import type { VisitRequestRow } from "#db/schema.ts";
import { signedLink } from "#mail/signed-link.ts";
import { siteValue } from "#shared/server/site-values-in-database.ts";
import { findVisit } from "./store.ts";

/** The key in the link to one's own visit: its number, and a keyed hash of it. Letters and digits alone. */
const visitLink = signedLink<{ id: number }>(
  "visit-link-secret",
  ({ id }, sign) => `${id}-${sign(`visit ${id}`).toString("hex").slice(0, 40)}`,
);

/** The path of the page that shows this visit to the person whose it is. */
export async function visitPath(db: Db, visit: { id: number }): Promise<string> {
  return `/visit/${await visitLink.token(db, visit)}`;
}

/** Whose key this is; undefined for anything else, however it is wrong. */
export async function visitOf(db: Db, key: string): Promise<VisitRequestRow | undefined> {
  const match = /^([1-9]\d{0,8})-[0-9a-f]{40}$/.exec(key);
  if (!match) return undefined;
  const id = Number(match[1]);
  return (await visitLink.isToken(db, key, { id })) ? findVisit(db, id) : undefined;
}

/** The address of the owner's diary: another generation replaces one that leaked. */
const diaryLink = signedLink<number>("diary-link-secret", (generation, sign) =>
  sign(`diary ${generation}`).toString("hex").slice(0, 40),
);
const diaryGeneration = siteValue("diary-link-generation", { generation: 1 });

/** The path at which the owner's calendar program reads her diary. */
export async function diaryPath(db: Db): Promise<string> {
  const { generation } = await diaryGeneration.read(db);
  return `/diary/${await diaryLink.token(db, generation)}.ics`;
}

/** From here on the path is another one, and the one before opens nothing. */
export function renewDiaryPath(trx: Db): Promise<void> {
  return diaryGeneration
    .lock(trx)
    .then(({ generation }) => diaryGeneration.write(trx, { generation: generation + 1 }));
}

/** Whether this is the end of the diary's path as it is now. */
export async function isDiaryToken(db: Db, token: string): Promise<boolean> {
  const { generation } = await diaryGeneration.read(db);
  return diaryLink.isToken(db, token, generation);
}
