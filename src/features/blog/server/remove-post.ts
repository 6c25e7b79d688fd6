import type { Db } from "#db/connect.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import { notFoundOrChanged } from "#shared/server/if-match.ts";
import { postGone } from "./save-post.ts";
import { deletePost, isPostThere } from "./store.ts";

/**
 * Deletes a post for good. Throws `not_found`, and `changed_meanwhile` where it has another
 * version.
 */
export function removePost(db: Db, id: number, version: number | undefined): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await deletePost(trx, id, version))) {
      throw notFoundOrChanged(await isPostThere(trx, id), postGone);
    }
    await bumpContentVersion(trx);
  });
}
