import * as z from "zod/mini";

/** An answer's schema: an object with exactly these fields, which the document contains once, by its name. */
export function answer<Shape extends z.core.$ZodShape>(id: string, shape: Shape) {
  return named(id, z.strictObject(shape));
}

/** The names of an answer's fields. */
export function fieldsOf<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
  return Object.keys(schema.shape) as (keyof Shape & string)[];
}

/** The same shape; the document has it once, under this name, and refers to it. */
export function named<Schema extends z.ZodMiniType>(id: string, schema: Schema): Schema {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  return schema;
}

export const text = z.string();
export const count = z.int().check(z.gte(0));
export const rowId = z.int().check(z.gte(1));
export const flag = z.boolean();
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema);

export const moment = named(
  "Moment",
  z.iso.datetime().check(z.describe("A moment: ISO 8601 in UTC.")),
);

export const day = named("Day", z.iso.date().check(z.describe("A day: `YYYY-MM-DD`.")));

/** What is said of a picture that something shows; what says nothing is absent. */
export const pictureDetailsShape = {
  pictureAlt: z.exactOptional(text.check(z.describe("What the picture shows, in words."))),
  pictureFocus: z.exactOptional(
    text.check(
      z.describe(
        "What stays in sight where it is cut: percent from the left and the top, “50% 20%”.",
      ),
    ),
  ),
};

export const version = z
  .int()
  .check(z.gte(1), z.describe('Grows with every change; sent back as `If-Match: "<version>"`.'));

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
export const FailureBody = answer("Failure", failure);

/** The body of a failure with more details for programs than the sentence. */
export function failureAnswer<Shape extends z.core.$ZodShape>(id: string, shape: Shape) {
  return answer(id, { ...failure, ...shape });
}
