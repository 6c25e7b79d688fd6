import type { ComponentProps } from "react";
import { TextField } from "../../field.tsx";

/** Takes a code of an app, or a recovery code in its place. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  return (
    <TextField
      label="Code"
      hint="The six digits that your app shows, or one of your recovery codes."
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
