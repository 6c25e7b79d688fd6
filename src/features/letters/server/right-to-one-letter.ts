import type { MiddlewareHandler } from "hono";
import type { Db } from "#db/schema.ts";
import { idInPath } from "#shared/server/json-body.ts";
import { requireRight } from "#shared/server/signed-in-account.ts";
import { rightToWriteTo } from "../right-to-write-to.ts";
import { findLetter, letterGone } from "./store.ts";

/** Runs before the calls about one letter: refuses whoever may not write to its audience. */
export function letterOfTheirs(db: Db): MiddlewareHandler {
  return async (c, next) => {
    const account = c.get("signedIn");
    if (!account.isOwner) {
      const { to } = await findLetter(db, idInPath(c, letterGone));
      requireRight(account, rightToWriteTo[to]);
    }
    await next();
  };
}
