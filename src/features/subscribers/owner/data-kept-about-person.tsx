import { momentInWords } from "#shared/both/nursery-time.ts";
import { RowAction } from "#ui/owner/row-action.tsx";

/** Where what stands under a heading is changed; what lies in the Trash is not. */
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

/** One thing that is kept, field by field in words; the site's own numbers stay in the file alone. */
function KeptRow({
  row,
  screenOf,
}: {
  row: object;
  screenOf: ((id: number) => string) | undefined;
}) {
  const fields = Object.entries(row).filter(
    ([name, value]) =>
      !/^(?:id|version)$|(?:Id|Key|Digest)$/.test(name) && value !== null && value !== "",
  );
  return (
    <div className="border-b border-rule py-3">
      <dl className="grid gap-x-4 gap-y-0.5 text-small wrap-anywhere sm:grid-cols-[11rem_1fr]">
        {fields.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{nameInWords(name)}</dt>
            <dd className="whitespace-pre-line">{valueInWords(value)}</dd>
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

/** "mailingAddress" is "Mailing address". */
function nameInWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueInWords).join("\n\n");
  if (typeof value === "object") {
    return Object.entries(value ?? {})
      .filter(([, part]) => part !== null && part !== "")
      .map(([name, part]) => `${nameInWords(name)}: ${valueInWords(part)}`)
      .join("\n");
  }
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? momentInWords(text) : text;
}

/** Whose they are: a telephone number may be a family’s. */
function namesIn(rows: readonly { fullName?: string; name?: string; email?: string }[]): string {
  const names = rows.map(({ fullName, name, email }) => fullName || name || email);
  return [...new Set(names.filter(Boolean))].join(", ");
}
