import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import type { Db } from "#db/schema.ts";
import type { Clock } from "#shared/both/clock.ts";
import { may } from "#shared/both/owner/rights.ts";
import type { Config } from "#shared/server/config.ts";
import { hashSecret } from "#shared/server/secrets.ts";
import { isLive, sessionHours } from "../session-lifetime.ts";
import { findSession } from "./store.ts";

/** The cookie of a signed-in owner. It opens drafts for reading and nothing else. */
const ownerCookie = "owner_session";

function attributes({ publicUrl }: Pick<Config, "publicUrl">) {
  return {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: publicUrl.startsWith("https:"),
  } as const;
}

/** Gives the browser the secret that opens drafts, for as long as a session can last. */
export function setOwnerCookie(c: Context, config: Config, secret: string): void {
  setCookie(c, ownerCookie, secret, { ...attributes(config), maxAge: sessionHours * 3600 });
}

/** Takes the cookie out of the browser. */
export function clearOwnerCookie(c: Context, config: Config): void {
  deleteCookie(c, ownerCookie, attributes(config));
}

/** False if these cookies cannot belong to anybody who is signed in. Does not read the database. */
export function mayBeOwner(cookies: string | undefined): boolean {
  return secretIn(cookies) !== undefined;
}

/** Whether these cookies open drafts of posts, or of plants' plates. Reading by cookie keeps no session awake. */
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

function secretIn(cookies: string | undefined): string | undefined {
  if (!cookies?.includes(ownerCookie)) return undefined;
  const secret = parse(cookies, ownerCookie)[ownerCookie];
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}
