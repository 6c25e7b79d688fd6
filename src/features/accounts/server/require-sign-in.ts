import type { Context, MiddlewareHandler } from "hono";
import { toTimestamp } from "#shared/both/clock.ts";
import { unauthorized } from "#shared/both/failure-kinds.ts";
import type { Needed } from "#shared/both/owner/rights.ts";
import { actAs } from "#shared/server/acting-person.ts";
import { whereThereIsRoom } from "#shared/server/database-and-disk-health.ts";
import { hashSecret } from "#shared/server/secrets.ts";
import type { Services } from "#shared/server/services.ts";
import { requireRight } from "#shared/server/signed-in-account.ts";
import { isLive, isWorthNoting } from "../session-lifetime.ts";
import { clearOwnerCookie } from "./owner-cookie.ts";
import { findSession, updateSession } from "./store.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** Behind the guard: the session whose token came with the request. */
    sessionId: number;
    /** When they last proved who they are, by signing in or by reauthenticating. */
    provenAt: string;
  }
}

/** The one open address under the guarded prefix: it issues the token. */
export const loginPath = "/api/admin/login";
const logoutPath = "/api/admin/logout";

/**
 * Runs before everything under `/api/admin/`: lets a request through if its bearer token belongs to a live
 * session, and throws `unauthorized` for any other, whether its address exists or not. Whoever lacks a right
 * that `neededFor` lists for the call gets `forbidden`. `actingPerson()` then says who it is.
 */
export function ownerGuard(
  { config, db, clock }: Pick<Services, "config" | "db" | "clock">,
  neededFor: (c: Context) => readonly Needed[],
): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path === loginPath) return next();
    // One blank or several (RFC 9110, section 11.4).
    const token = /^Bearer +([\w-]{43})$/i.exec(c.req.header("authorization") ?? "")?.[1];
    const session = token && (await findSession(db, "tokenHash", hashSecret(token)));
    const now = clock();
    if (!session || !isLive(session, now)) {
      // Whoever signs out of an ended session means its cookie, too: no other site can send a token along.
      if (token && c.req.path === logoutPath) clearOwnerCookie(c, config);
      throw unauthorized("Please sign in to continue.");
    }
    const { id, account } = session;
    if (isWorthNoting(session, now)) {
      const used = { lastUsedAt: toTimestamp(now) };
      await whereThereIsRoom(() => updateSession(db, account.key, id, used));
    }
    c.set("sessionId", id);
    c.set("signedIn", account);
    c.set("provenAt", session.confirmedAt ?? session.createdAt);
    for (const needed of neededFor(c)) requireRight(account, needed);
    await actAs({ by: account.key, name: account.name }, now, next);
  };
}
