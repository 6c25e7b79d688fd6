/** Facts about this visit, from one full page load to the next. Nothing is stored. */
let gaveDetails = false;

/** The visitor has registered or signed up: who they are is known, and need not be asked again. */
export function noteDetailsGiven(): void {
  gaveDetails = true;
}

/** Whether `noteDetailsGiven` was called since the page was loaded. */
export function hasGivenDetails(): boolean {
  return gaveDetails;
}
