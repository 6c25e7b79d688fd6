import { parse } from "hono/utils/cookie";
import type { Db } from "#db/connect.ts";
import type { Clock } from "#shared/both/clock.ts";
import { hashSecret } from "#shared/server/secrets.ts";
import { isLive } from "../session-lifetime-and-user-names.ts";
import { ownerCookie } from "./owner-cookie.ts";
import { findSession } from "./store.ts";

/** How long a cookie that opens nothing is remembered, and how many such cookies are. */
const rememberedMinutes = 10;
const rememberedMax = 1000;

/**
 * Who may see drafts: whoever carries the cookie of an owner's live session. Reading by cookie does
 * not keep a session awake; only work with the token does.
 *
 * A cookie that opens nothing is remembered for some minutes, so that an old cookie costs one read of
 * the database and not one for each page. An ended session never begins again and each sign-in makes
 * a new secret, so this holds in every process. It is limited to minutes because a process whose
 * clock is ahead takes a session for ended some seconds early.
 */
export class DraftAccess {
  readonly #db: Db;
  readonly #clock: Clock;
  /** Secrets that open nothing, each with the time until which that is believed. */
  readonly #refused = new Map<string, number>();

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** False where these cookies are known not to open drafts. Reads nothing. */
  isPossible(cookies: string | undefined): boolean {
    const secret = secretIn(cookies);
    return secret !== undefined && !this.#isRefused(secret);
  }

  /** Whether these cookies open drafts. */
  async isAllowed(cookies: string | undefined): Promise<boolean> {
    const secret = secretIn(cookies);
    if (secret === undefined || this.#isRefused(secret)) return false;
    const session = await findSession(this.#db, "cookieHash", hashSecret(secret));
    if (session && isLive(session, this.#clock())) return true;
    this.#refuse(secret);
    return false;
  }

  #isRefused(secret: string): boolean {
    const until = this.#refused.get(secret);
    return until !== undefined && this.#clock().epochMilliseconds < until;
  }

  #refuse(secret: string): void {
    // Put at the end of the map again, so that its first entry is the oldest.
    this.#refused.delete(secret);
    this.#refused.set(secret, this.#clock().add({ minutes: rememberedMinutes }).epochMilliseconds);
    if (this.#refused.size <= rememberedMax) return;
    const [oldest] = this.#refused.keys();
    if (oldest !== undefined) this.#refused.delete(oldest);
  }
}

/** The owner's secret among these cookies; undefined where there is none, or nothing that can be one. */
function secretIn(cookies: string | undefined): string | undefined {
  if (!cookies?.includes(ownerCookie)) return undefined;
  const secret = parse(cookies, ownerCookie)[ownerCookie];
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}
