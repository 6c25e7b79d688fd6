/**
 * What the loaders of one page have read on the server: as values, from which the page is rendered,
 * and as JSON, from which the browser's store starts. It travels in a data block of the page, and
 * not as what the loaders return: the router would write it as a text within a text, several times
 * over, into a script that the security policy has to know by its hash.
 */
export class PageData {
  readonly #answers = new Map<string, { value: unknown; json: string }>();

  add(key: string, value: unknown, json: string): void {
    this.#answers.set(key, { value, json });
  }

  /** Each key with its value. */
  *values(): Iterable<readonly [key: string, value: unknown]> {
    for (const [key, { value }] of this.#answers) yield [key, value];
  }

  /** One JSON object by key, the same whichever loader was done first. */
  toJson(): string {
    const members = [...this.#answers].map(([key, { json }]) => `${safeJson(key)}:${json}`);
    return `{${members.sort().join(",")}}`;
  }
}

/** JSON for a `<script>` element, which nothing in it can end. */
export function safeJson(value: unknown): string {
  return safeJsonText(JSON.stringify(value));
}

/** The same of a text that is JSON already. */
export function safeJsonText(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

/** A list as `packList` writes it: the names of the fields, and their texts in turn, one a line. */
interface PackedList {
  fields: readonly string[];
  lines: string;
}

/**
 * A list of records that hold single lines of text alone, as the names of their fields and one text.
 * A hundred cards take a sixth less of the compressed page so than as JSON: what repeats the page's
 * own text is copied, and names and quotes around it are what costs. Any other value stays as it is.
 */
export function packList(value: unknown): unknown {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRecordOfLines)) return value;
  const fields = [...new Set(value.flatMap((record) => Object.keys(record)))];
  const lines: string[] = [];
  for (const record of value) {
    for (const field of fields) {
      // An empty line is a field that is not there; an empty text has to be another one.
      const text = record[field];
      lines.push(text === "" ? emptyText : (text ?? ""));
    }
  }
  return { fields, lines: lines.join("\n") } satisfies PackedList;
}

/** What `packList` was given. */
export function unpackList(value: unknown): unknown {
  if (!isPackedList(value)) return value;
  const { fields } = value;
  const lines = value.lines.split("\n");
  return Array.from({ length: lines.length / fields.length }, (_, at) => {
    const record: Record<string, string> = {};
    for (const [place, field] of fields.entries()) {
      const line = lines[at * fields.length + place];
      if (line) record[field] = line === emptyText ? "" : line;
    }
    return record;
  });
}

const emptyText = "-";

function isRecordOfLines(record: unknown): record is Record<string, string> {
  return (
    typeof record === "object" &&
    record !== null &&
    Object.values(record).every(
      (text) => typeof text === "string" && text !== emptyText && !text.includes("\n"),
    )
  );
}

function isPackedList(value: unknown): value is PackedList {
  if (typeof value !== "object" || value === null) return false;
  const { fields, lines, ...more } = value as Record<string, unknown>;
  return Array.isArray(fields) && typeof lines === "string" && Object.keys(more).length === 0;
}
