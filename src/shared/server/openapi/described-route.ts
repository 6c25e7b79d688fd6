import type { Handler, Hono, MiddlewareHandler } from "hono";
import { findTargetHandler } from "hono/utils/handler";
import type * as z from "zod/mini";

/** What `/openapi.json` says about a route, besides its method, its path and what it does. */
export interface Description {
  /** Further details for programs. */
  more?: string;
  /** Its full path, if it is not the route's path with parameters in braces. */
  path?: string;
  /** The schemas of its path parameters, if they are not any text (`{id}` is known). */
  parts?: Readonly<Record<string, Parameter>>;
  query?: Readonly<Record<string, Parameter>>;
  headers?: Readonly<Record<string, Parameter>>;
  /** What is sent, as JSON: `{ PostInput }` is the schema with this name, which the document has once. */
  payload?: Readonly<Record<string, z.ZodMiniType>>;
  payloadMayBeAbsent?: true;
  /** The media types of a file that is sent. */
  file?: readonly string[];
  /** Whether it takes `If-Match` with the version that the change was made to. */
  takesIfMatch?: true;
  takesIdempotencyKey?: true;
  /** How often it may be called: "20 in ten minutes from one address". */
  limit?: string;
  /**
   * What it answers, by status. A schema alone is that JSON, a sentence alone an answer without a body, or, from 400
   * on, a failure's. Not named: what the fields above imply (400 to 429), the 404 of an `{id}`, 500 and 503.
   */
  [status: number]: z.ZodMiniType | string | Answer;
}

export interface Parameter {
  says: string;
  schema: z.ZodMiniType;
}

export interface Answer {
  says: string;
  /** What JSON it carries; with a `version`, which is its `ETag`, too. */
  body?: z.ZodMiniType;
  /** The media type of a body that is not JSON of the API. */
  type?: string;
  /** A file has an `ETag`. */
  hasETag?: true;
  headers?: Readonly<Record<string, string>>;
}

export const unchanged = "It is as `If-None-Match` has it.";

/** The answers for a file with an `ETag`. */
export const fileAnswers = (says: string, type: string) =>
  ({
    200: { says, type, hasETag: true },
    304: unchanged,
  }) as const satisfies Description;

/** A description with the line that says what the call does. */
export type DescribedCall = Description & { says: string };

const descriptions = new WeakMap<object, DescribedCall>();
const groups = new WeakMap<object, string>();

/**
 * Goes between a route's path and its handler: `.get("/posts", described("The posts.", { … }), async (c) => …)`.
 * The document reads it from the mounted routes.
 */
export function described(says: string, description: Description): MiddlewareHandler {
  const handler: MiddlewareHandler = (_, next) => next();
  descriptions.set(handler, { says, ...description });
  return handler;
}

/** Puts routes under this heading of the document. */
export function inGroup(name: string, app: Hono): Hono {
  for (const { handler } of app.routes) groups.set(findTargetHandler(handler), name);
  return app;
}

/** A mounted handler's description; undefined if it is not `described`. */
export function descriptionOf(handler: Handler): (DescribedCall & { group?: string }) | undefined {
  const target = findTargetHandler(handler);
  const group = groups.get(target);
  const description = descriptions.get(target);
  return description && { ...description, ...(group === undefined ? {} : { group }) };
}
