import type { MiddlewareHandler } from "hono";
import type { Db } from "#db/connect.ts";
import type { Right } from "#shared/both/owner/rights.ts";
import { idInPath } from "#shared/server/json-body.ts";
import { requireRight } from "#shared/server/signed-in-account.ts";
import type { LetterInput } from "../inputs.ts";
import { findLetter, letterGone } from "./store.ts";

/** Who writes to whom: to the people of an event whoever sees them. */
export const rightToWriteTo: Record<LetterInput["to"], readonly Right[]> = {
  subscribers: ["blog"],
  event: ["people"],
  person: ["blog", "people"],
};

/** Stands before the calls about one letter: refuses whoever may not write to those that it goes to. */
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
