import type { Context } from "hono";
import * as z from "zod/mini";
import { Failure, invalid, notFound } from "#shared/both/failure-kinds.ts";
import type { FieldIssue } from "#shared/both/http-error.ts";

/** Reads a JSON body. Throws `unsupported_type`, and `invalid` with an issue for each field. */
export async function readBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Failure("unsupported_type", "Please send JSON (Content-Type: application/json).");
  }
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) {
      throw invalid("The request could not be read: it is not complete JSON.");
    }
    throw error;
  }
  return check(schema, body);
}

/** Zod's own message for a wrong type, as in “Invalid input: expected array”: it only helps programs. */
const isOfZod = /^(?:Invalid (?:input|option|discriminator)|Too (?:small|big): |Unrecognized key)/;

/** Checks a value against a schema. Throws `invalid` with an issue for each field that does not fit. */
export function check<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues: FieldIssue[] = [];
  for (const { path, message } of parsed.error.issues) {
    const field = path.join(".");
    if (!issues.some((issue) => issue.path === field)) issues.push({ path: field, message });
  }
  const sentence = issues.find(({ message }) => !isOfZod.test(message))?.message;
  throw invalid(sentence ?? "The request does not have the expected fields.", issues);
}

/**
 * The id in the path of a request, as `:id`. Throws `not_found` with the sentence `gone` for text that cannot
 * be an id, as for an id without a row.
 */
export function idInPath(c: Context, gone: string): number {
  const text = c.req.param("id") ?? "";
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound(gone);
  return Number(text);
}

const IdempotencyKey = z
  .string()
  .check(
    z.regex(/^[\x21-\x7e]{8,128}$/, "The Idempotency-Key must be 8 to 128 visible characters"),
  );

/** The key of a form's submission; undefined if absent. Throws `invalid`. */
export function idempotencyKeyFrom(c: Context): string | undefined {
  const header = c.req.header("idempotency-key");
  return header === undefined ? undefined : check(IdempotencyKey, header);
}

/** A route that answers 204 when its work is done. */
export function noContent(work: (c: Context) => Promise<unknown>) {
  return async (c: Context) => {
    await work(c);
    return c.body(null, 204);
  };
}
