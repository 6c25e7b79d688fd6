import { argon2, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { concurrencyLimit } from "#shared/server/concurrency-limit.ts";
import type { PasswordCost } from "#shared/server/services.ts";

const derive = promisify(argon2);

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
export const fullCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

/** Two at a time hold 38 MiB; a flood of sign-ins waits, and beyond that is turned away. */
const inTurn = concurrencyLimit({ running: 2, waiting: 64 });

/** Before the hash of a password that needs a second factor: a version of the site that knows none lets nobody in. */
export const halfMark = "with-second-factor:";

/** Hashes a password for keeping, as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await inTurn(() => argon2id(password, salt, cost, hashBytes));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Whether the password is the one that was hashed. Without a hash (an unknown name) it takes the same time
 * and returns false, so that the time does not tell which names exist.
 */
export async function verifyPassword(
  password: string,
  kept: string | undefined,
  cost: PasswordCost,
): Promise<boolean> {
  const known = kept === undefined ? undefined : parse(kept);
  const { salt, hash, ...asKept } = known ?? {
    ...cost,
    salt: randomBytes(saltBytes),
    hash: randomBytes(hashBytes),
  };
  const made = await inTurn(() => argon2id(password, salt, asKept, hash.length));
  return timingSafeEqual(made, hash) && known !== undefined;
}

/** What is kept instead of a hash for somebody who signs in by passkeys alone. */
export const noPassword = "none";

/** Whether some password signs in, alone or beside a second factor. */
export function isPassword(kept: string): boolean {
  return parse(kept) !== undefined;
}

function argon2id(
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: PasswordCost,
  tagLength: number,
): Promise<Buffer> {
  // The same password can be typed in two Unicode forms, depending on the keyboard.
  const message = Buffer.from(password.normalize("NFC"));
  return derive("argon2id", { message, nonce, memory, passes, parallelism, tagLength });
}

function parse(kept: string): (PasswordCost & { salt: Buffer; hash: Buffer }) | undefined {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(
    kept.replace(halfMark, ""),
  );
  if (!match) return undefined;
  const [, memory, passes, parallelism, salt = "", hash = ""] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

/** Without the signs that are taken for one another on paper: i, l, o, 0 and 1. */
const legible = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password to be copied from a screen by hand: five groups of four signs, 99 bits. */
export function makePassword(): string {
  const group = () => Array.from({ length: 4 }, () => legible[randomInt(legible.length)]).join("");
  return Array.from({ length: 5 }, group).join("-");
}
