import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";

/**
 * Lets react-hook-form check with a schema: the first message of each field. The resolver package
 * does the same for every version of Zod there has been, which costs a form 12 KB.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, unknown>,
): Resolver<Values, unknown, Values> {
  return (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message, code } of parsed.error.issues) {
      errors[path.join(".")] ??= { type: code ?? "schema", message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
