import { fieldNames, fieldOf } from "#features/registrations/registration-fields.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { type Right, rightsInWords } from "#shared/both/owner/rights.ts";
import { RowAction } from "#ui/owner/row-action.tsx";

/** Where what is under a heading is changed; what is in the Trash is not. */
const screens: Readonly<Record<string, (id: number) => string>> = {
  Registrations: (id) => `/edit-registration/${id}`,
  "Requests for a visit": (id) => `/admin-visits?show=all#visit-${id}`,
};

/** What one feature keeps about a person, under its heading. */
export function KeptSection({ heading, rows }: { heading: string; rows: readonly object[] }) {
  const names = namesIn(rows);
  return (
    <section className="mt-4">
      <h2 className="text-lead">
        {heading}: {rows.length}
        {names && ` (${names})`}
      </h2>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are read once, and stay in their order.
        <KeptRow key={at} row={row} screenOf={screens[heading]} />
      ))}
    </section>
  );
}

function KeptRow({
  row,
  screenOf,
}: {
  row: object;
  screenOf: ((id: number) => string) | undefined;
}) {
  const fields = fieldsInWords(row);
  // Of a letter kept as a file there is its name alone.
  if (fields.length === 0) return null;
  return (
    <div className="border-b border-rule py-3">
      <dl className="grid gap-x-4 gap-y-0.5 text-small wrap-anywhere sm:grid-cols-[11rem_1fr]">
        {fields.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {screenOf && "id" in row && !("inTrashUntil" in row) && (
        <RowAction to={screenOf(Number(row.id))} className="-ml-2 print:hidden">
          Open
        </RowAction>
      )}
    </div>
  );
}

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fieldNames.map((name) => [name, fieldOf(name).label])),
  attendeesCount: "Number of people",
  cameCount: "How many came",
  source: "Entered by",
  createdAt: "Entered on",
  statusChangedAt: "Status since",
  waitingSince: "Waiting since",
  offerExpiresAt: "Places offered until",
  inTrashUntil: "In the Trash until",
  days: "Days that suit",
  otherDays: "Would rather come",
  appointmentAt: "Visit on",
  appointmentMinutes: "Minutes",
  appointmentCancelledBy: "Visit called off by",
  remindedFor: "Reminded of the visit on",
  isSuspect: "Perhaps sent by a program",
  subscribedAt: "Signed up",
  unsubscribedAt: "Left the list",
  refusedAt: "Said no",
  consents: "Answers",
  form: "Given by",
  wording: "To these words",
  givenAt: "On",
  awaitsConfirmation: "Waits to be confirmed",
  startedAt: "Went out",
  body: "Text",
  at: "When",
  username: "User name",
  rights: "May do",
  acceptedAt: "Accepted on",
  lastSeenAt: "Last seen",
};

/** What the site knows a thing by says nothing to a person. */
const isForProgramsAlone = (name: string, row: object) =>
  /^(?:id|version|generation|appointmentSequence|file)$|(?:Id|Key|Digest)$/.test(name) ||
  ("what" in row && ["kind", "name", "action", "fields", "people"].includes(name));

/** What is chosen of a few words, in those that are not the words themselves. */
const choices: Readonly<Record<string, string>> = {
  visitor: "Themselves",
  owner: "The nursery",
  door: "Those at the door",
  lapse: "No answer in time",
  newsletter: "Newsletter form",
  letter: "Answer to a letter",
  unconfirmed: "Not confirmed",
};
const isChosen = /^(?:status|state|source|form|cancelledBy|appointmentCancelledBy)$/;

const endsWithDay = /^(?:event|inTrashUntil)$/;

function fieldsInWords(row: object): [label: string, value: string][] {
  return Object.entries(row)
    .filter(([name, value]) => value !== null && value !== "" && !isForProgramsAlone(name, row))
    .filter(([name, value]) => value || name !== "isSuspect")
    .map(([name, value]) => [
      labels[name] ?? capitalized(inWords(name)),
      valueInWords(name, value),
    ]);
}

function valueInWords(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueInWords(name, one)).join("\n\n");
  if (typeof value === "object" && value)
    return fieldsInWords(value)
      .map((field) => field.join(": "))
      .join("\n");
  if (typeof value === "boolean" || /^is[A-Z]/.test(name)) return value ? "Yes" : "No";
  const text = String(value);
  if (isChosen.test(name)) return choices[text] ?? capitalized(text.replaceAll("_", " "));
  if (name === "rights")
    return (JSON.parse(text) as Right[]).map((right) => rightsInWords[right][0]).join(", ");
  if (name === "plants") return text.replaceAll("-", " ").replaceAll(",", ", ");
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return momentInWords(text);
  return endsWithDay.test(name) ? text.replace(/\d{4}-\d\d-\d\d$/, formatEventDate) : text;
}

function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whose they are: an address or a telephone number may be a family’s. Of what was changed the name is a thing’s. */
export function namesIn(
  rows: readonly { fullName?: string; name?: string; email?: string; what?: string }[],
): string {
  const names = rows
    .filter(({ what }) => what === undefined)
    .map(({ fullName, name, email }) => fullName || name || email);
  return [...new Set(names.filter(Boolean))].join(", ");
}
