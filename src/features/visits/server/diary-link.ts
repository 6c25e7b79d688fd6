import type { Db } from "#db/schema.ts";
import { signedLink } from "#mail/signed-link.ts";
import { siteFact } from "#shared/server/site-facts.ts";

/** The address of the owner's diary: another generation replaces one that leaked. */
const diaryLink = signedLink<number>("diary-link-secret", (generation, sign) =>
  sign(`diary ${generation}`).toString("hex").slice(0, 40),
);
const diaryGeneration = siteFact("diary-link-generation", { generation: 1 });

/** The path at which the owner's calendar program reads her diary. */
export async function diaryPath(db: Db): Promise<string> {
  const { generation } = await diaryGeneration.read(db);
  return `/diary/${await diaryLink.token(db, generation)}.ics`;
}

/** From now on the path is another one, and the previous one stops working. */
export function renewDiaryPath(trx: Db): Promise<void> {
  return diaryGeneration
    .lock(trx)
    .then(({ generation }) => diaryGeneration.write(trx, { generation: generation + 1 }));
}

/** Whether this is the end of the diary's current path. */
export async function isDiaryToken(db: Db, token: string): Promise<boolean> {
  const { generation } = await diaryGeneration.read(db);
  return diaryLink.isToken(db, token, generation);
}
