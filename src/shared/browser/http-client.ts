import { readJson } from "#shared/both/http-error.ts";

/**
 * The one way pages talk to the API, by the specification's sections 7 and 8: JSON, cookies always, the token on
 * `/admin/` paths, and errors that read "{status}: {body text}".
 */

export const adminTokenKey = "adminToken";

export interface RequestOptions {
  /** Sent as JSON when present; a file as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | null;
}

/** Calls the API and reads its JSON. Throws `HttpError` for a failure, and what `fetch` throws without an answer. */
export async function requestJson<T>(
  method: string,
  path: string,
  options?: RequestOptions,
): Promise<T> {
  return readJson<T>(await request(method, path, options));
}

/** The same for an answer that is read in another way. */
export function request(
  method: string,
  path: string,
  { body, headers, signal = null }: RequestOptions = {},
): Promise<Response> {
  const isFile = body instanceof Blob;
  const type = body !== undefined && { "content-type": isFile ? body.type : "application/json" };
  return fetch(path, {
    method,
    credentials: "include",
    signal,
    body: isFile ? body : JSON.stringify(body),
    headers: { accept: "application/json", ...type, ...bearer(path), ...headers },
  });
}

function bearer(path: string): Record<string, string> {
  const token = path.includes("/admin/") && currentToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** The stored token of the owner; null if nobody is signed in, or storage is unavailable. */
export function currentToken(): string | null {
  try {
    return localStorage.getItem(adminTokenKey);
  } catch {
    return null;
  }
}
