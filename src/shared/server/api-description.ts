import * as z from "zod/mini";

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

export interface Parameter {
  says: string;
  schema: z.ZodMiniType;
}

export interface Answer {
  says: string;
  /** What JSON it carries. */
  body?: z.ZodMiniType;
  /** The media type of a body that is not JSON of the API. */
  type?: string;
  hasETag?: true;
  headers?: Readonly<Record<string, string>>;
}

/** The same shape; the document has it once, under this name, and refers to it. */
export function named<Schema extends z.ZodMiniType>(id: string, schema: Schema): Schema {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  return schema;
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

export const text = z.string();
export const count = z.int().check(z.gte(0));
export const rowId = z.int().check(z.gte(1));
export const flag = z.boolean();
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema);

/** A moment: ISO 8601 in UTC. */
export const moment = named(
  "Moment",
  z.iso.datetime().check(z.describe("A moment: ISO 8601 in UTC.")),
);

/** A day by the nursery's calendar. */
export const day = named("Day", z.iso.date().check(z.describe("A day: `YYYY-MM-DD`.")));

/** What is said of a picture that something shows; what says nothing is absent. */
export const pictureDetailsShape = {
  pictureAlt: z.optional(text.check(z.describe("What the picture shows, in words."))),
  pictureFocus: z.optional(
    text.check(
      z.describe(
        "What stays in sight where it is cut: percent from the left and the top, “50% 20%”.",
      ),
    ),
  ),
};

/** Grows with every change. */
export const version = z
  .int()
  .check(z.gte(1), z.describe('Grows with every change; sent back as `If-Match: "<version>"`.'));

/** What every failure says. */
const failure = {
  message: text.check(z.describe("A sentence for the person reading.")),
  issues: z.optional(
    z
      .array(
        z.strictObject({
          path: text.check(z.describe("The field; of a nested one with dots.")),
          message: text,
        }),
      )
      .check(z.describe("Which fields do not fit, and what to do.")),
  ),
};
export const FailureBody = named("Failure", z.strictObject(failure));

/** The body of a failure that may tell a program more than the sentence. */
export function failureShape<T extends object>(
  id: string,
  shape: { readonly [Key in Exclude<keyof T, "message">]-?: z.ZodMiniType<T[Key] | undefined> },
): z.ZodMiniType {
  return named(id, z.strictObject({ ...failure, ...shape }));
}
