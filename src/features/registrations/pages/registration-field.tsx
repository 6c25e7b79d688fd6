import { TextAreaField, TextField } from "#ui/field.tsx";
import { type FieldName, fieldOf, isNeeded, type Source } from "../registration-fields.ts";

/** What one plain field of a registration is typed into; the rest is what its form says of it. */
export function RegistrationField({
  of: field,
  from,
  byOwner = false,
  ...form
}: {
  of: FieldName;
  /** Who entered the registration. */
  from: Source;
  /** It is typed by the owner, whoever entered it. */
  byOwner?: boolean;
  name: string;
  error: string | undefined;
  defaultValue?: string | number;
  minLength?: number;
  maxLength?: number;
  className?: string;
}) {
  const { label, isLong, type = "text", autoComplete } = fieldOf(field);
  const needed = isNeeded(field, from);
  const control = {
    ...form,
    label,
    optional: !needed,
    required: needed && !byOwner,
    autoComplete: byOwner ? "off" : autoComplete,
  };
  return isLong ? <TextAreaField {...control} /> : <TextField type={type} {...control} />;
}
