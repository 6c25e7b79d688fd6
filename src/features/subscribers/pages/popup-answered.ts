const key = "marketingPopupShown";

/** Whether this visitor has answered the popup, with yes or with no. */
export function wasAnswered(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true; // Storage is forbidden. The popup would come at every page, so it does not come at all.
  }
}

/** Remembers the answer, so that the popup never shows again. */
export function rememberAnswer(): void {
  try {
    localStorage.setItem(key, "true");
  } catch {
    // Storage can be full or forbidden; the answer then lasts as long as the page.
  }
}
