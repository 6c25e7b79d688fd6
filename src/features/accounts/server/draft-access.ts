import { parse } from "hono/utils/cookie";
import type { Db } from "#db/connect.ts";
import type { Clock } from "#shared/both/clock.ts";
import { hashSecret } from "#shared/server/secrets.ts";
import { isLive } from "../session-lifetime.ts";
import { ownerCookie } from "./owner-cookie.ts";
import { findSession } from "./store.ts";

/** False where these cookies cannot be the owner's. Reads nothing. */
export function mayBeOwner(cookies: string | undefined): boolean {
  return secretIn(cookies) !== undefined;
}

/**
 * Whether these cookies open drafts: those of an owner's live session do. Reading by cookie does not keep
 * a session awake; only work with the token does.
 */
export async function maySeeDrafts(
  db: Db,
  clock: Clock,
  cookies: string | undefined,
): Promise<boolean> {
  const secret = secretIn(cookies);
  if (secret === undefined) return false;
  const session = await findSession(db, "cookieHash", hashSecret(secret));
  return session !== undefined && isLive(session, clock());
}

/** The owner's secret among these cookies; undefined where there is none, or nothing that can be one. */
function secretIn(cookies: string | undefined): string | undefined {
  if (!cookies?.includes(ownerCookie)) return undefined;
  const secret = parse(cookies, ownerCookie)[ownerCookie];
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}
