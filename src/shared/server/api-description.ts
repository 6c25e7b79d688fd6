import * as z from "zod/mini";
import { failureAnswer, named } from "./openapi/answer-shapes.ts";
import type { Answer, Parameter } from "./openapi/described.ts";

export {
  count,
  day,
  flag,
  moment,
  named,
  orNull,
  pictureDetailsShape,
  rowId,
  text,
  version,
} from "./openapi/answer-shapes.ts";
export type { Answer } from "./openapi/described.ts";

/**
 * A call of the API as `/openapi.json` describes it. The calls of a feature stand in its
 * `server/*api-description.ts`; they are loaded when the document is asked for, not at the start.
 */
export interface ApiCall {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With its parameters in braces: "/api/events/{id}". */
  path: string;
  /** The route as the server has it, where that is not `path` with colons. */
  route?: string;
  /** What it does, in one line. */
  says: string;
  /** What a program has to know beyond that. */
  more?: string;
  /** Whether it asks for the owner's token. */
  isOwners?: true;
  /** What its parts in braces may be, where that is not any text (`{id}` is known). */
  parts?: Readonly<Record<string, Parameter>>;
  query?: Readonly<Record<string, Parameter>>;
  headers?: Readonly<Record<string, Parameter>>;
  /** What is sent, as JSON. */
  payload?: z.ZodMiniType;
  payloadMayBeAbsent?: true;
  /** What is sent where it is a file: its media types. */
  file?: readonly string[];
  /** Whether it takes `If-Match` with the version that the change was made to. */
  takesIfMatch?: true;
  takesIdempotencyKey?: true;
  /** How often it may be called: "20 in ten minutes from one address". */
  limit?: string;
  /**
   * By status: what it answers, and when. A sentence alone is an answer without a body, or, from 400
   * on, a failure's. What follows from the fields above (400, 401, 412, 413, 415, 429), 500 and 503
   * are there without being named.
   */
  answers: Readonly<Record<number, string | Answer>>;
}

type Shape<T> = { readonly [Key in keyof T]-?: z.ZodMiniType<T[Key]> };

/** An object with the fields of `T` and no others; one left out or invented does not compile. */
export function closed<T extends object>(shape: Shape<T>): z.ZodMiniType<T> {
  return z.strictObject(shape) as unknown as z.ZodMiniType<T>;
}

/** A shape with a name: what most answers are. */
export function answerShape<T extends object>(id: string, shape: Shape<T>): z.ZodMiniType<T> {
  return named(id, closed<T>(shape));
}

/** The body of a failure that may tell a program more than the sentence. */
export function failureShape<T extends object>(
  id: string,
  shape: { readonly [Key in Exclude<keyof T, "message">]-?: z.ZodMiniType<T[Key] | undefined> },
): z.ZodMiniType {
  return failureAnswer(id, shape);
}
