import { parse } from "hono/utils/cookie";
import type { Db } from "#db/schema.ts";
import type { Clock } from "#shared/both/clock.ts";
import { may } from "#shared/both/owner/rights.ts";
import { hashSecret } from "#shared/server/secrets.ts";
import { isLive } from "../session-lifetime.ts";
import { ownerCookie } from "./owner-cookie.ts";
import { findSession } from "./store.ts";

/** False if these cookies cannot belong to anybody who is signed in. Does not read the database. */
export function mayBeOwner(cookies: string | undefined): boolean {
  return secretIn(cookies) !== undefined;
}

/**
 * Whether these cookies open drafts of posts, or of plants' plates: those of a live session do, of an owner's
 * or of a helper's with this right. Reading by cookie does not keep a session awake; only work with the
 * token does.
 */
export async function maySeeDrafts(
  db: Db,
  clock: Clock,
  cookies: string | undefined,
  of: "blog" | "plants",
): Promise<boolean> {
  const secret = secretIn(cookies);
  if (secret === undefined) return false;
  const session = await findSession(db, "cookieHash", hashSecret(secret));
  return session !== undefined && isLive(session, clock()) && may(session.account, [of]);
}

/** The session's secret among these cookies; undefined if there is none, or nothing that can be one. */
function secretIn(cookies: string | undefined): string | undefined {
  if (!cookies?.includes(ownerCookie)) return undefined;
  const secret = parse(cookies, ownerCookie)[ownerCookie];
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}
