import { useEffect, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { removeDoorLists } from "./door-lists-on-device.ts";
import { draftPrefix } from "./form-drafts.ts";
import { adminTokenKey, currentToken, requestJson } from "./http-client.ts";
import { browserStore } from "./page-queries.ts";
import { onStorageChange, tellStorageChanged } from "./storage-changes.ts";

/** Whether the browser has a token decides which screen is shown; whether it is valid, the server. */

const returnKey = "adminReturnTo";
const loginPath = "/admin-login";
export const dashboardPath = "/admin-dashboard";

/** Keeps the token of a successful login. Throws `StorageForbidden`. */
export function beginSession(token: string): void {
  try {
    localStorage.setItem(adminTokenKey, token);
  } catch {
    throw new StorageForbidden();
  }
  tellStorageChanged();
}

/** A browser without storage for this site can keep nobody signed in. */
export class StorageForbidden extends Error {
  override message =
    "Your browser blocks cookies and site data here. Allow them for this site in its settings.";
}

/** Forgets a token that the server no longer accepts. After signing in again, this screen comes back with what was typed. */
export function sessionExpired(token: string): void {
  // A late answer to an older session does not concern the current one.
  if (currentToken() !== token) return;
  sessionStorage.setItem(returnKey, location.pathname + location.search);
  clear();
}

/** Signs out on the server if it can be reached, and in this browser in any case. */
export function signOut(): void {
  // The request reads the token when it is made, so it has to be made before the token is cleared.
  requestJson("POST", "/api/admin/logout").catch(() => undefined);
  sessionStorage.removeItem(returnKey);
  deleteAllFormDrafts();
  removeDoorLists();
  clear();
}

/** Forgets the answers that depend on who asks. The login screen calls it, when no other one would ask again. */
export function forgetPrivateAnswers(): void {
  browserStore().forget((key) => /^\/api\/(?:admin|blog)\//.test(key));
}

/** Whether the last session ended by itself, so that there is a screen to return to. */
export function hasScreenToReturnTo(): boolean {
  return screenToReturnTo() !== null;
}

function screenToReturnTo(): string | null {
  try {
    return sessionStorage.getItem(returnKey);
  } catch {
    return null;
  }
}

/** Where a successful login leads: the screen on which the last session ended, else the dashboard. */
export function takeScreenToReturnTo(): string {
  const path = screenToReturnTo();
  if (path) sessionStorage.removeItem(returnKey);
  return path && /^\/(?:admin|edit-registration)\b/.test(path) ? path : dashboardPath;
}

/**
 * True once a token is found; without one it leads to the login. False on the server and until the page is
 * hydrated.
 */
export function useOwnerSession(): boolean {
  const token = useSyncExternalStore<string | null | undefined>(
    onStorageChange,
    currentToken,
    () => undefined,
  );
  const navigate = useNavigate();
  useEffect(() => {
    if (token === null) void navigate(loginPath, { replace: true });
  }, [token, navigate]);
  return typeof token === "string";
}

function clear(): void {
  try {
    localStorage.removeItem(adminTokenKey);
  } catch {
    // Forbidden storage held no token.
  }
  tellStorageChanged();
}

function deleteAllFormDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  }
}

/** The stored keys that begin with `start`. */
export function formDraftNames(start: string): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(draftPrefix + start))
      .map((key) => key.slice(draftPrefix.length));
  } catch {
    return [];
  }
}
