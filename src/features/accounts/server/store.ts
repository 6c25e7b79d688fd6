import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { type AccountKey, ownerIdIn } from "../account-key.ts";
import { type SessionTimes, sessionHours } from "../session-lifetime.ts";
import { nameKeyOf } from "../user-name-as-compared.ts";
import { halfMark } from "./passwords.ts";

export interface Owner {
  id: number;
  username: string;
  passwordHash: string;
}

export interface Session extends SessionTimes {
  id: number;
  ownerId: number;
  username: string;
  /** When she last said again who she is. */
  confirmedAt: string | null;
}

const ownerColumns = ["id", "username", "passwordHash"] as const;
const sessionColumns = [
  "ownerSession.id",
  "ownerId",
  "owner.username",
  "ownerSession.createdAt",
  "lastUsedAt",
  "confirmedAt",
] as const;

/** The owner with this user name, however it is spelled; undefined where there is none. */
export function findOwner(db: Db, username: string): Promise<Owner | undefined> {
  return db
    .selectFrom("owner")
    .select(ownerColumns)
    .where("nameKey", "=", nameKeyOf(username))
    .executeTakeFirst();
}

/** Every owner, the first one first. */
export function listOwners(db: Db): Promise<Owner[]> {
  return db.selectFrom("owner").select(ownerColumns).orderBy("id").execute();
}

/** Adds an owner. */
export async function insertOwner(
  db: Db,
  owner: { username: string; passwordHash: string; createdAt: string },
): Promise<void> {
  await db
    .insertInto("owner")
    .values({ ...owner, nameKey: nameKeyOf(owner.username), lastSignInAt: null })
    .execute();
}

/**
 * Writes what changed of an owner, and takes the row until the transaction ends. False where the password
 * has been changed since the owner was read. One that was half of what signs in stays so.
 */
export async function updateOwner(
  db: Db,
  owner: Owner,
  changes: { passwordHash: string } | { lastSignInAt: string },
): Promise<boolean> {
  const mark = owner.passwordHash.startsWith(halfMark) ? halfMark : "";
  const result = await db
    .updateTable("owner")
    .set("passwordHash" in changes ? { passwordHash: mark + changes.passwordHash } : changes)
    .where("id", "=", owner.id)
    .where("passwordHash", "=", owner.passwordHash)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Says whether an owner's password is half of what signs in, beside a second factor, or all of it. */
export async function setPasswordIsHalf(
  trx: Db,
  account: AccountKey,
  isHalf: boolean,
): Promise<void> {
  const whole = sql<string>`replace(password_hash, ${halfMark}, '')`;
  await trx
    .updateTable("owner")
    .set({ passwordHash: isHalf ? sql<string>`${halfMark} || ${whole}` : whole })
    .where("id", "=", ownerIdIn(account) ?? 0)
    .execute();
}

/** The owner whose session this is; undefined where it has ended. */
export function findOwnerOfSession(db: Db, sessionId: number): Promise<Owner | undefined> {
  return db
    .selectFrom("owner")
    .innerJoin("ownerSession", "ownerSession.ownerId", "owner.id")
    .select(["owner.id", "owner.username", "owner.passwordHash"])
    .where("ownerSession.id", "=", sessionId)
    .executeTakeFirst();
}

export interface PasswordLink {
  id: number;
  createdAt: string;
  owner: Owner;
}

/** Keeps a link to a new password and answers its id. */
export async function insertPasswordLink(db: Db, ownerId: number, at: string): Promise<number> {
  const { id } = await db
    .insertInto("ownerPasswordLink")
    .values({ ownerId, createdAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The link with its owner; undefined where it is void. */
export async function findPasswordLink(db: Db, id: number): Promise<PasswordLink | undefined> {
  const row = await db
    .selectFrom("ownerPasswordLink")
    .innerJoin("owner", "owner.id", "ownerPasswordLink.ownerId")
    .select([
      "ownerPasswordLink.createdAt",
      "owner.id as ownerId",
      "owner.username",
      "owner.passwordHash",
    ])
    .where("ownerPasswordLink.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { createdAt, ownerId, username, passwordHash } = row;
  return { id, createdAt, owner: { id: ownerId, username, passwordHash } };
}

/** Keeps a session by the hashes of its secrets. */
export async function insertSession(
  db: Db,
  session: { ownerId: number; tokenHash: string; cookieHash: string; createdAt: string },
): Promise<void> {
  await db
    .insertInto("ownerSession")
    .values({ ...session, lastUsedAt: session.createdAt })
    .execute();
}

/** The session with this hash of its token, or of its cookie, live or not. */
export function findSession(
  db: Db,
  by: "tokenHash" | "cookieHash",
  hash: string,
): Promise<Session | undefined> {
  return db
    .selectFrom("ownerSession")
    .innerJoin("owner", "owner.id", "ownerSession.ownerId")
    .select(sessionColumns)
    .where(by, "=", hash)
    .executeTakeFirst();
}

/** Notes that the session was used at this moment. */
export async function noteUse(db: Db, id: number, at: string): Promise<void> {
  await db.updateTable("ownerSession").set({ lastUsedAt: at }).where("id", "=", id).execute();
}

/** Notes that whoever has this session has just said again who they are. */
export async function noteConfirmed(db: Db, id: number, at: string): Promise<void> {
  await db.updateTable("ownerSession").set({ confirmedAt: at }).where("id", "=", id).execute();
}

/** Ends one session. */
export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.deleteFrom("ownerSession").where("id", "=", id).execute();
}

/** Ends every session of the owner, but for one that is to stay, and answers how many that were. */
export async function deleteSessionsOf(db: Db, ownerId: number, kept = 0): Promise<number> {
  const result = await db
    .deleteFrom("ownerSession")
    .where("ownerId", "=", ownerId)
    .where("id", "!=", kept)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Clears away sessions that are past their longest time. */
export async function deleteEndedSessions(db: Db, now: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom("ownerSession")
    .where("createdAt", "<=", toTimestamp(now.subtract({ hours: sessionHours })))
    .execute();
}
