import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 bits that cannot be guessed, in 43 characters. */
export function makeSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret. A random secret cannot be guessed, so one plain SHA-256 is enough. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Whether two secrets are equal, in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
