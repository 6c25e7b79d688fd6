/** The most people in one registration. A bigger group telephones, so that chairs are set out. */
export const mostAttendees = 50;

export const mostChangedAtOnce = 1_000;

/** Who enters a registration: somebody in the form, the owner, or those at a door. */
export type Source = "visitor" | "owner" | "door";

/** A plain field: text that is stored as typed. The number of people is not one: it takes places. */
interface RegistrationField {
  label: string;
  /** Of several lines; absent: of one. */
  isLong?: true;
  type?: "email" | "tel";
  /** Its `autocomplete` value; absent: by its type. */
  autoComplete?: string;
  /** Its maximum length in the browser; `inputs.ts` enforces it. */
  limits: { minLength?: number; maxLength: number };
  /** It takes half of a form's width, if the form is wide. */
  isHalf?: true;
  neededFrom: readonly Source[];
  /** Its column's name in the owner's spreadsheet, if different from its label. */
  column?: string;
  /** Whether letters about the registration show it, under its label. */
  isInLetters?: true;
  /** What is left of it once the person is forgotten; absent: nothing. */
  leaves?: string;
}

/** All forms, payloads, files and letters read this. The schemas are in `inputs.ts`, loaded when somebody types. */
const registrationFields = {
  fullName: {
    label: "Full Name",
    autoComplete: "name",
    limits: { minLength: 2, maxLength: 200 },
    neededFrom: ["visitor", "owner", "door"],
    column: "Name",
    leaves: "Forgotten",
  },
  email: {
    label: "Email",
    type: "email",
    limits: { maxLength: 254 },
    isHalf: true,
    neededFrom: ["visitor"],
  },
  phone: {
    label: "Phone Number",
    type: "tel",
    limits: { minLength: 10, maxLength: 40 },
    isHalf: true,
    neededFrom: ["visitor", "owner"],
    column: "Phone",
  },
  mailingAddress: {
    label: "Mailing Address",
    isLong: true,
    autoComplete: "street-address",
    limits: { minLength: 10, maxLength: 500 },
    neededFrom: ["visitor"],
  },
} as const satisfies Record<string, RegistrationField>;

type Fields = typeof registrationFields;
export type FieldName = keyof Fields;
export type NeededFrom<From extends Source> = {
  [Name in FieldName]: From extends Fields[Name]["neededFrom"][number] ? Name : never;
}[FieldName];

export const fieldNames = Object.keys(registrationFields) as FieldName[];

export function fieldOf(name: FieldName): RegistrationField {
  return registrationFields[name];
}

/** The props of a field's `TextField` or `TextAreaField` when `from` entered the registration. */
export function controlOf(name: FieldName, from: Source, { byOwner = false } = {}) {
  const { label, type, autoComplete = type } = fieldOf(name);
  const needed = isNeeded(name, from);
  return {
    ...(type && { type }),
    label,
    optional: !needed,
    required: needed && !byOwner,
    autoComplete: byOwner ? "off" : autoComplete,
  };
}

/** Whether `from` must fill in this field. */
export function isNeeded(name: FieldName, from: Source): boolean {
  return fieldOf(name).neededFrom.includes(from);
}

/** The values of these fields; without a registration, the initial ones. */
export function fieldsIn(
  registration: Partial<Readonly<Record<FieldName, string>>> | undefined,
): Record<FieldName, string> {
  const entries = fieldNames.map((name) => [name, registration?.[name] ?? ""]);
  return Object.fromEntries(entries) as Record<FieldName, string>;
}
