// Loaded when a form comes near, never with the page: see progressive-form.ts.
import { createFormControl, type FieldValues, type UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import { schemaResolver } from "./schema-resolver.ts";

export type FormControl = Pick<
  UseFormReturn<FieldValues>,
  "register" | "handleSubmit" | "setError" | "reset" | "getValues"
>;

/**
 * Takes over a form whose fields already hold `values`: checks at submit, and after that at every
 * change, against the same schema as the server.
 */
export function createControl(
  schema: z.ZodMiniType<FieldValues, FieldValues>,
  values: FieldValues,
  onErrors: (errors: Record<string, string>) => void,
): FormControl {
  const { subscribe, register, handleSubmit, setError, reset, getValues } = createFormControl({
    resolver: schemaResolver(schema),
    defaultValues: values,
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      onErrors(
        Object.fromEntries(
          Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? "")]),
        ),
      );
    },
  });
  return { register, handleSubmit, setError, reset, getValues };
}
