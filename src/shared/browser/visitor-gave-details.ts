/**
 * What is known of this visit: from the loading of a page until another is loaded. Nothing of it is
 * stored.
 */
let gaveDetails = false;

/** The visitor has registered or signed up: who they are is known, and need not be asked again. */
export function noteDetailsGiven(): void {
  gaveDetails = true;
}

/** Whether `noteDetailsGiven` was called since the page was loaded. */
export function hasGivenDetails(): boolean {
  return gaveDetails;
}
