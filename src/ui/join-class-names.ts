/** Joins class names, leaving out what is not there. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/**
 * The classes that keep a `PictureFocus` ("50% 20%") in sight: the security policy allows no style in the page.
 * `tailwind-theme.css` has one for each step of ten.
 */
export function focusClasses(focus: string | undefined): string | undefined {
  return focus?.replace(/^(\d+)% (\d+)%$/, "focus-x-$1 focus-y-$2");
}
