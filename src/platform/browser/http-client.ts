/**
 * The one way the pages talk to the API, in the browser and (through `PageApi`) on the server.
 * It follows the specification's sections 7 and 8: JSON in and out, cookies always sent, the
 * owner's token on `/admin/` paths, and errors that read "{status}: {body text}".
 */

/** Where the browser keeps the owner's token. */
export const adminTokenKey = "adminToken";

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

  /** The sentence for the person reading, where the body carries one. */
  get serverMessage(): string | undefined {
    const message = this.#json()?.["message"];
    return typeof message === "string" && message !== "" ? message : undefined;
  }

  /** The messages that belong beside fields; empty when the body has none. */
  get issues(): FieldIssue[] {
    const issues = this.#json()?.["issues"];
    return Array.isArray(issues) ? issues.filter(isFieldIssue) : [];
  }

  #json(): Record<string, unknown> | undefined {
    try {
      const parsed: unknown = JSON.parse(this.body);
      return typeof parsed === "object" && parsed !== null
        ? (parsed as Record<string, unknown>)
        : undefined;
    } catch {
      return undefined;
    }
  }
}

function isFieldIssue(value: unknown): value is FieldIssue {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as FieldIssue).path === "string" &&
    typeof (value as FieldIssue).message === "string"
  );
}

export interface RequestOptions {
  /** Sent as JSON when present. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Calls the API from the browser and reads the JSON of its answer (`undefined` for an empty one).
 * Throws `HttpError` for any answer that is not a success, and whatever `fetch` throws when no
 * answer came at all.
 */
export async function requestJson<T>(
  method: string,
  path: string,
  { body, headers, signal }: RequestOptions = {},
): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...bearer(path),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  return readJson<T>(response);
}

/** Reads a response as `requestJson` does; shared with the server's in-process calls. */
export async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok) throw new HttpError(response.status, response.statusText, text);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

function bearer(path: string): Record<string, string> {
  if (!path.includes("/admin/")) return {};
  try {
    const token = localStorage.getItem(adminTokenKey);
    return token ? { authorization: `Bearer ${token}` } : {};
  } catch {
    return {}; // Storage can be forbidden; the server then answers 401, which is the truth.
  }
}
