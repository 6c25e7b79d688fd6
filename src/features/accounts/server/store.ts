import { type NotNull, sql } from "kysely";
import type { Db } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import type { AccountKey, SignedInAccount } from "#shared/server/signed-in-account.ts";
import { type SessionTimes, sessionHours } from "../session-lifetime.ts";
import { nameKeyOf } from "../user-name-as-compared.ts";
import { halfMark } from "./passwords.ts";

export interface Account {
  key: AccountKey;
  username: string;
  /** As the history names them: the owner's user name, and what the owner calls the helper. */
  name: string;
  passwordHash: string;
}

export interface Session extends SessionTimes {
  id: number;
  /** When whoever it is last said again who they are. */
  confirmedAt: string | null;
  account: SignedInAccount;
}

const sessionTables = { owner: "ownerSession", helper: "helperSession" } as const;
const accountColumns = { owner: "ownerId", helper: "helperId" } as const;
const columns = ["id", "username", "passwordHash"] as const;

const owners = (db: Db) => db.selectFrom("owner").select(columns).select("username as name");

/** Those who have accepted. */
function helpers(db: Db) {
  return db
    .selectFrom("helper")
    .select([...columns, "name"])
    .where("passwordHash", "is not", null)
    .$narrowType<{ username: NotNull; passwordHash: NotNull }>();
}

/** Splits an account's key into the table that has its row, and the row's id. */
export function accountOf(key: AccountKey): { kind: "owner" | "helper"; id: number } {
  const [kind, id] = key.split(":");
  return { kind: kind === "owner" ? "owner" : "helper", id: Number(id) };
}

function asAccount(
  kind: "owner" | "helper",
  { id, ...said }: { id: number } & Omit<Account, "key">,
): Account {
  return { key: `${kind}:${id}`, ...said };
}

/** The owner with this user name, however it is spelled; undefined if there is none. */
export async function findOwner(db: Db, username: string): Promise<Account | undefined> {
  const row = await owners(db).where("nameKey", "=", nameKeyOf(username)).executeTakeFirst();
  return row && asAccount("owner", row);
}

/** The account with this user name, however it is spelled; undefined if there is none. */
export async function findAccount(db: Db, username: string): Promise<Account | undefined> {
  // Both queries run for everyone, so that the time reveals nothing.
  const [owner, helper] = await Promise.all([
    findOwner(db, username),
    helpers(db).where("nameKey", "=", nameKeyOf(username)).executeTakeFirst(),
  ]);
  return owner ?? (helper && asAccount("helper", helper));
}

/** The account with this key; undefined if there is none. */
export async function findAccountByKey(db: Db, key: AccountKey): Promise<Account | undefined> {
  const { kind, id } = accountOf(key);
  const row =
    kind === "owner"
      ? await owners(db).where("id", "=", id).executeTakeFirst()
      : await helpers(db).where("id", "=", id).executeTakeFirst();
  return row && asAccount(kind, row);
}

/** Every owner, the first one first. */
export async function listOwners(db: Db): Promise<Account[]> {
  return (await owners(db).orderBy("id").execute()).map((row) => asAccount("owner", row));
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

/** Writes to an account, and locks its row. False if the password was changed since the account was read. */
export async function updateAccount(
  db: Db,
  { key, passwordHash }: Account,
  changes: { passwordHash: string } | { seenAt: string },
): Promise<boolean> {
  const { kind, id } = accountOf(key);
  const mark = passwordHash.startsWith(halfMark) ? halfMark : "";
  const written =
    "seenAt" in changes
      ? { [kind === "owner" ? "lastSignInAt" : "lastSeenAt"]: changes.seenAt }
      : { passwordHash: mark + changes.passwordHash };
  const result = await db
    .updateTable(kind)
    .set(written)
    .where("id", "=", id)
    .where("passwordHash", "=", passwordHash)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Sets whether an account's password needs a second factor. */
export async function setPasswordIsHalf(trx: Db, key: AccountKey, isHalf: boolean): Promise<void> {
  const { kind, id } = accountOf(key);
  const whole = sql<string>`replace(password_hash, ${halfMark}, '')`;
  await trx
    .updateTable(kind)
    .set({ passwordHash: isHalf ? sql<string>`${halfMark} || ${whole}` : whole })
    .where("id", "=", id)
    .execute();
}

/** Keeps a session by the hashes of its secrets, and deletes those that are past their longest time. */
export async function insertSession(
  db: Db,
  key: AccountKey,
  session: { tokenHash: string; cookieHash: string; device: string },
  now: Temporal.Instant,
): Promise<void> {
  const past = toTimestamp(now.subtract({ hours: sessionHours }));
  for (const table of Object.values(sessionTables))
    await db.deleteFrom(table).where("createdAt", "<=", past).execute();
  const { kind, id } = accountOf(key);
  const at = toTimestamp(now);
  const values = { ...session, createdAt: at, lastUsedAt: at };
  await (kind === "owner"
    ? db.insertInto("ownerSession").values({ ...values, ownerId: id })
    : db.insertInto("helperSession").values({ ...values, helperId: id })
  ).execute();
}

/** The session with this hash of its token or cookie, live or not, and the person's current rights. */
export async function findSession(
  db: Db,
  by: "tokenHash" | "cookieHash",
  hash: string,
): Promise<Session | undefined> {
  const times = ["session.id", "session.createdAt", "session.lastUsedAt", "confirmedAt"] as const;
  const owner = await db
    .selectFrom("ownerSession as session")
    .innerJoin("owner", "owner.id", "session.ownerId")
    .select([...times, "ownerId", "username"])
    .where(`session.${by}`, "=", hash)
    .executeTakeFirst();
  if (owner) {
    const { ownerId, username, ...session } = owner;
    const all = { isOwner: true, rights: [], doorEventId: null };
    return {
      ...session,
      account: { key: `owner:${ownerId}`, id: ownerId, name: username, ...all },
    };
  }
  const helper = await db
    .selectFrom("helperSession as session")
    .innerJoin("helper", "helper.id", "session.helperId")
    .select([...times, "helperId", "name", "rights", "doorEventId"])
    .where(`session.${by}`, "=", hash)
    .executeTakeFirst();
  if (!helper) return undefined;
  const { helperId: id, name, rights, doorEventId, ...session } = helper;
  const allowed = { isOwner: false, rights: JSON.parse(rights), doorEventId };
  return { ...session, account: { key: `helper:${id}`, id, name, ...allowed } };
}

/** The sessions of an account, the last used first. Expired ones may be among them. */
export function listSessions(db: Db, key: AccountKey) {
  const { kind, id } = accountOf(key);
  return db
    .selectFrom(sessionTables[kind])
    .select(["id", "createdAt", "lastUsedAt", "device"])
    .where(accountColumns[kind], "=", id)
    .orderBy("lastUsedAt", "desc")
    .execute();
}

/** Notes when a session was used, or when whoever has it said again who they are. */
export async function updateSession(
  db: Db,
  key: AccountKey,
  sessionId: number,
  times: { lastUsedAt: string } | { confirmedAt: string },
): Promise<void> {
  const { kind, id } = accountOf(key);
  await db.updateTable(sessionTables[kind]).set(times).where("id", "=", sessionId).execute();
  if (kind === "helper" && "lastUsedAt" in times) {
    const seen = { lastSeenAt: times.lastUsedAt };
    await db.updateTable("helper").set(seen).where("id", "=", id).execute();
  }
}

/** Ends one session of the account. False if it has no such session. */
export async function deleteSession(db: Db, key: AccountKey, sessionId: number): Promise<boolean> {
  const { kind, id } = accountOf(key);
  const result = await db
    .deleteFrom(sessionTables[kind])
    .where("id", "=", sessionId)
    .where(accountColumns[kind], "=", id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Ends every session of the account, except for one that is to stay, and returns how many that were. */
export async function deleteSessionsOf(db: Db, key: AccountKey, kept = 0): Promise<number> {
  const { kind, id } = accountOf(key);
  const result = await db
    .deleteFrom(sessionTables[kind])
    .where(accountColumns[kind], "=", id)
    .where("id", "!=", kept)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
