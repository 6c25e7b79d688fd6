import { readJson } from "#shared/both/http-error.ts";

/**
 * The one way the pages talk to the API, in the browser and (through `PageApi`) on the server.
 * It follows the specification's sections 7 and 8: JSON in and out, cookies always sent, the
 * owner's token on `/admin/` paths, and errors that read "{status}: {body text}".
 */

/** Where the browser keeps the owner's token. */
export const adminTokenKey = "adminToken";

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

function bearer(path: string): Record<string, string> {
  if (!path.includes("/admin/")) return {};
  try {
    const token = localStorage.getItem(adminTokenKey);
    return token ? { authorization: `Bearer ${token}` } : {};
  } catch {
    return {}; // Storage can be forbidden; the server then answers 401, which is the truth.
  }
}
