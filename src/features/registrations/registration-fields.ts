/** Who enters a registration: somebody in the form, the owner, or those at a door. */
export type Source = "visitor" | "owner" | "door";

/** A plain field: text that a registration keeps as it was typed. The number of people is none: it takes places. */
interface RegistrationField {
  /** Over its control, wherever it is typed. */
  label: string;
  /** Of several lines; absent: of one. */
  isLong?: true;
  type?: "email" | "tel";
  /** What a browser may fill it in with; absent: what its type says. */
  autoComplete?: string;
  /** How long it may be: for the browser; `inputs.ts` holds everybody to it. */
  limits: { minLength?: number; maxLength: number };
  /** It takes half of a form's width, where the form is wide. */
  isHalf?: true;
  /** Who may not leave it out, nor empty. */
  neededFrom: readonly Source[];
  /** What it is called in the owner's file for spreadsheets, where that is not its label. */
  column?: string;
  /** It stands among the facts of a letter about the registration, under its label. */
  isInLetters?: true;
  /** What is left of it once the person is forgotten; absent: nothing. */
  leaves?: string;
}

/**
 * Every plain field of a registration, in the order of forms, payloads and files. What walks over them: the form,
 * the owner's two, one's own page, what a plain post may name, the answers, the owner's search, her
 * file for spreadsheets, letters, and forgetting a person, whose data have them all.
 * Their schemas are in `inputs.ts`: no page loads those before somebody types.
 */
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
/** The fields that `From` may not leave out. */
export type NeededFrom<From extends Source> = {
  [Name in FieldName]: From extends Fields[Name]["neededFrom"][number] ? Name : never;
}[FieldName];

export const fieldNames = Object.keys(registrationFields) as FieldName[];

export function fieldOf(name: FieldName): RegistrationField {
  return registrationFields[name];
}

/** What a field is typed into when `from` entered the registration: what `TextField` and `TextAreaField` are given. */
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

/** Whether somebody who enters a registration so may not leave this field empty. */
export function isNeeded(name: FieldName, from: Source): boolean {
  return fieldOf(name).neededFrom.includes(from);
}

/** These fields of a registration; without one, as they are before anybody types. */
export function fieldsIn<Name extends FieldName = FieldName>(
  registration: Partial<Readonly<Record<FieldName, string>>> | undefined,
  names: readonly Name[] = fieldNames as Name[],
): Record<Name, string> {
  const entries = names.map((name) => [name, registration?.[name] ?? ""]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
