/**
 * What the loaders of one page have read on the server: as values, from which the page is rendered, and as
 * JSON, from which the browser's store starts. It is sent in a data block of the page, not as the loaders'
 * return values: the router would write those as a string within a string, several times over, into a script
 * that the security policy must hash.
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
