/** What an answer of the API says when it is no success, in the specification's words (section 8). */

/** One message about one field, as the API sends it. */
export interface FieldIssue {
  path: string;
  message: string;
}

/** The API answered, and not with success. `message` is "{status}: {body text}". */
export class HttpError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = "HttpError";
    this.status = status;
    this.body = body;
  }

  /** The sentence for the person reading, if the body has one. */
  get serverMessage(): string | undefined {
    const message = this.#json()?.["message"];
    return typeof message === "string" && message !== "" ? message : undefined;
  }

  /** The messages that belong beside fields; empty when the body has none. */
  get issues(): FieldIssue[] {
    const issues = this.#json()?.["issues"];
    return Array.isArray(issues) ? issues.filter(isFieldIssue) : [];
  }

  /** The `code` of an answer with this status; undefined for any other. */
  refusal<Refusal extends { code: string }>(status: 403 | 409 = 409): Refusal | undefined {
    const said = this.status === status ? this.#json() : undefined;
    return said?.["code"] && this.serverMessage ? (said as unknown as Refusal) : undefined;
  }

  #json(): Record<string, unknown> | undefined {
    try {
      return Object(JSON.parse(this.body)) as Record<string, unknown>;
    } catch {
      return undefined;
    }
  }
}

function isFieldIssue(value: unknown): value is FieldIssue {
  const { path, message } = (value ?? {}) as Partial<FieldIssue>;
  return typeof path === "string" && typeof message === "string";
}

/**
 * Reads a response as `requestJson` does; shared with the server's in-process calls. A success without a body
 * is an object without fields.
 */
export async function readJson<T>(response: Response): Promise<T> {
  return JSON.parse((await readText(response)) || "{}") as T;
}

/** The text of a response; throws `HttpError` for any that is not a success. */
export async function readText(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new HttpError(response.status, response.statusText, text);
  return text;
}
