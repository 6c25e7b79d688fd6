import { useEffect, useMemo } from "react";
import { HttpError, readJson } from "#shared/both/http-error.ts";
import type { GetJson } from "#shared/both/page-rendering-context.ts";
import { isSignedOut, waysToReauthenticate } from "#shared/both/run-owner-action.ts";
import { sessionExpired, useOwnerSession } from "./admin-session.ts";
import { currentToken, type RequestOptions, request, requestJson } from "./http-client.ts";
import { browserStore, getQuery, type PageRead, usePageQuery } from "./page-queries.ts";
import { reauthenticate } from "./reauthenticate.ts";

/**
 * `requestJson` with the token. A 401 clears it, which leads to the login; if reauthentication is required, she
 * is asked, and the call is repeated.
 */
export function adminRequest<T>(method: string, path: string, options?: RequestOptions) {
  return guarded(() => requestJson<T>(method, path, options));
}

/** Reads an answer that is a file; a POST if there is something to send. Fails like `adminRequest`. */
export function adminDownload(path: string, sent?: unknown): Promise<Blob> {
  return guarded(async () => {
    const response = await request(sent === undefined ? "GET" : "POST", path, {
      body: sent,
      headers: { accept: "*/*" },
    });
    if (!response.ok) await readJson(response);
    return response.blob();
  });
}

/** Who is signed in, and what they may do. */
export const mePath = "/api/admin/me";

const adminGet: GetJson = (path) => adminRequest("GET", path);

/**
 * Reads a path once somebody is signed in; otherwise it leads to the login. `fresh` drops the answer with the
 * screen: an edit must start from the current state.
 */
export function useAdminQuery<T>(
  path: string,
  { enabled = true, fresh = false }: { enabled?: boolean; fresh?: boolean } = {},
): PageRead<T> {
  const query = useMemo(() => getQuery<T>(path), [path]);
  const signedIn = useOwnerSession();
  const read = usePageQuery(query, { enabled: signedIn && enabled, get: adminGet });
  useEffect(() => {
    if (!fresh) return;
    return () => browserStore().forget((key) => key === path);
  }, [fresh, path]);
  return read;
}

/** One of the list at `path`, as it is on the server now; undefined if it is gone. */
export async function readOneOf<Item extends { id: number }>(
  path: string,
  id: number | undefined,
): Promise<Item | undefined> {
  const items = await adminRequest<Item[]>("GET", path);
  return items.find((item) => item.id === id);
}

/** The condition of a write: nobody else has changed the thing since `version`. */
export function ifUnchanged(version: number | undefined): Pick<RequestOptions, "headers"> {
  return version === undefined ? {} : { headers: { "if-match": `"${version}"` } };
}

/** True if a write was refused because somebody else was there first. */
export function isOvertaken(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 412;
}

async function guarded<T>(call: () => Promise<T>): Promise<T> {
  const token = currentToken() ?? "";
  try {
    return await call();
  } catch (error) {
    if (isSignedOut(error)) sessionExpired(token);
    const ways = waysToReauthenticate(error);
    if (ways && (await reauthenticate(ways))) return guarded(call);
    // The person's rights were changed meanwhile: the screens update.
    if (error instanceof HttpError && error.status === 403 && !ways)
      void browserStore().refresh(mePath);
    throw error;
  }
}

/** Changes the rows of a list already read, before it is read again. Does nothing if it was not read. */
export function changeRows<Row>(path: string, change: (rows: readonly Row[]) => Row[]): void {
  const store = browserStore();
  const { data } = store.state<Row[]>(path);
  if (data) store.set(path, change(data));
}
