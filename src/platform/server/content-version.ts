import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { Services } from "./services.ts";
import { readSetting } from "./settings.ts";

const fact = "content-generation";

/**
 * Marks that public content has changed. Call it in the transaction that changes it: every process
 * then forgets its finished pages, and none forgets them for a change that was rolled back.
 */
export async function bumpContentVersion(trx: Db): Promise<void> {
  await trx
    .insertInto("siteFact")
    .values({ name: fact, value: "1" })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        value: sql<string>`cast(cast(site_fact.value as integer) + 1 as text)`,
      }),
    )
    .execute();
}

/** The generation the public content is in; it only ever grows. */
export async function readContentVersion(db: Db): Promise<number> {
  return Number((await readSetting(db, fact)) ?? 0);
}

/** After a change was committed: this process forgets its finished pages before it answers. */
export async function showChange({ db, pages }: Pick<Services, "db" | "pages">): Promise<void> {
  pages.moveTo(await readContentVersion(db));
}
