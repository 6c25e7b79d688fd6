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

/** JSON for a `<script>` element: no text in it can end that, or begin a comment there. */
export function safeJson(value: unknown): string {
  return safeJsonText(JSON.stringify(value));
}

/** The same of a text that is JSON already. */
export function safeJsonText(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
