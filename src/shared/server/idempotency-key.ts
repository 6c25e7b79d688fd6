import type { Context } from "hono";
import * as z from "zod/mini";
import { check } from "./json-body.ts";

const IdempotencyKey = z
  .string()
  .check(
    z.regex(/^[\x21-\x7e]{8,128}$/, "The Idempotency-Key must be 8 to 128 visible characters"),
  );

/**
 * A form's key for one sending: the same key again is the same sending. Undefined where it has none;
 * throws `invalid` for one that is no key.
 */
export function idempotencyKeyFrom(c: Context): string | undefined {
  const header = c.req.header("idempotency-key");
  return header === undefined ? undefined : check(IdempotencyKey, header);
}
