/**
 * What a page's loaders have read, as values for rendering and as JSON for the browser's store. It is sent in a
 * data block: the router would write it as strings within strings into a script.
 */
export class PageData {
  readonly #answers = new Map<string, { value: unknown; json: string }>();

  add(key: string, value: unknown, json: string): void {
    this.#answers.set(key, { value, json });
  }

  *values(): Iterable<readonly [key: string, value: unknown]> {
    for (const [key, { value }] of this.#answers) yield [key, value];
  }

  /** One JSON object by key, the same regardless of which loader finished first. */
  toJson(): string {
    const members = [...this.#answers].map(([key, { json }]) => `${safeJson(key)}:${json}`);
    return `{${members.sort().join(",")}}`;
  }
}

/** JSON for a `<script>` element: no text in it can end the element or begin a comment. */
export function safeJson(value: unknown): string {
  return safeJsonText(JSON.stringify(value));
}

/** The same for text that is already JSON. */
export function safeJsonText(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
