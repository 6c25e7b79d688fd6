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

/** A list of objects as its field names once and a row of values for each; null where one has none. */
interface PackedList {
  packedList: readonly [names: readonly string[], ...rows: (readonly unknown[])[]];
}

/**
 * A long list in the form in which it takes the least of a page: a hundred plants are 0.5 KB smaller
 * compressed. What is no list of objects, or has a null of its own, stays as it is.
 */
export function packList(value: unknown): unknown {
  if (!isListOfObjects(value)) return value;
  const names = [...new Set(value.flatMap(Object.keys))];
  const rows = value.map((item) => names.map((name) => item[name] ?? null));
  if (value.some((item) => Object.values(item).includes(null))) return value;
  return { packedList: [names, ...rows] } satisfies PackedList;
}

/** What `packList` was given. */
export function unpackList(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("packedList" in value)) return value;
  const [names, ...rows] = (value as PackedList).packedList;
  return rows.map((row) =>
    Object.fromEntries(names.map((name, at) => [name, row[at]]).filter(([, it]) => it !== null)),
  );
}

function isListOfObjects(value: unknown): value is Record<string, unknown>[] {
  return (
    Array.isArray(value) &&
    value.length > 1 &&
    value.every((item) => typeof item === "object" && item !== null && !Array.isArray(item))
  );
}
